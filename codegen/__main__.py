"""`python -m codegen`: see `codegen.cli`."""

import gc

from codegen.cli import main

if __name__ == "__main__":
    # A run is short and what it makes lives to its end: looking for garbage would take a fifth of the time.
    gc.disable()
    try:
        status = main()
    except ModuleNotFoundError as error:  # of a package: `main` imports what it needs
        raise SystemExit(
            f"error: this Python has no `{error.name}`: `make codegen` makes .venv; use its Python"
        ) from None
    gc.freeze()  # nor at the end
    raise SystemExit(status)
