"""The page that explains every diagnostic: `files()` gives it by its path below `generated/`."""

from __future__ import annotations

from codegen.codes import CODES

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
is written while there is one. A code keeps its meaning for good.
"""


def files() -> dict[str, str]:
    """The page by its path."""
    return {PATH: page()}


def page() -> str:
    """The page in Markdown: a section for each group of codes, a heading for each code."""
    sections = [_INTRODUCTION]
    for prefix, title in GROUPS.items():
        sections.append(f"## {prefix}xx: {title}\n")
        sections += [f"### {code}\n\n{text}\n" for code, text in sorted(CODES.items()) if code.startswith(prefix)]
    return "\n".join(sections)
