"""`python -m codegen`: see `codegen.cli`."""

from codegen.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
