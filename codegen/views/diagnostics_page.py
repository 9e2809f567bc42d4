"""The page that explains every diagnostic: `files()` gives it by its path below `generated/`."""

from __future__ import annotations

from codegen.codes import CODES
from codegen.examples import EXAMPLES

GROUPS = {
    "E0": "The file as YAML",
    "E1": "Formulas",
    "E2": "Records",
    "E3": "Proofs",
    "E4": "Targets",
}
PATH = "docs/diagnostics.md"

_INTRODUCTION = """\
# Diagnostics

What the generator says of a mistake in `ops.yaml`. All mistakes of a run are printed together, sorted by place; nothing
is written while there is one. A code keeps its meaning for good. `python -m codegen explain CODE` prints what stands
here.

Of the examples' records only some fields are shown: `op: f(x)`, `summary` and `amp` go without saying.
"""


def files() -> dict[str, str]:
    """The page by its path."""
    return {PATH: page()}


def page() -> str:
    """The page in Markdown: a section for each group of codes, a heading for each code."""
    sections = [_INTRODUCTION]
    for prefix, title in GROUPS.items():
        sections.append(f"## {prefix}xx: {title}\n")
        sections += [_section(code, text) for code, text in sorted(CODES.items()) if code.startswith(prefix)]
    return "\n".join(sections)


def _section(code: str, text: str) -> str:
    lines = [f"### {code}", "", text, ""]
    if code in EXAMPLES:
        for title, example in (("Wrong:", EXAMPLES[code].wrong), ("Right:", EXAMPLES[code].right)):
            lines += [title, "", "```yaml", example, "```", ""]
    return "\n".join(lines)
