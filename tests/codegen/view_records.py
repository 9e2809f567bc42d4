"""The records that the tests of views read: those of `ops.yaml`, and one whose every text field is hostile."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from codegen.diagnostics import Diagnostics, render
from codegen.formula.checker import check_operators
from codegen.records import parse_operators
from codegen.source import load_text

if TYPE_CHECKING:
    from codegen.model import Operator

OPS = Path(__file__).parents[2] / "ops.yaml"

# Ends of comments, strings, docstrings and fences of every generated language, a template's marks, a Greek letter.
HOSTILE = "*/ **// ```` ``` \"\"\" ''' </script><b> $x$ | {{ 7 * 191 }} {% raw %} #define Z ??/ \u03b4 [a](b) -->"

HOSTILE_RECORD = f"""
- family: hostile

- op: hostile(x, /, *, mode:str('none', 'tanh')='none')
  summary: |-
    A {HOSTILE}.
  amp: Promote
  forward: x * x if mode == 'tanh' else x
  at:
    - when: x == 0
      grad: g
      why: |-
        {HOSTILE}
  example: |
    >>> text = r'''{HOSTILE.replace("'''", "")}'''
    >>> "```"
    '```'
  notes: |
    - {HOSTILE}

    # {HOSTILE}

    1. ends with a backslash \\
  see: [square]
"""


def _records(text: str) -> tuple[Operator, ...]:
    diagnostics = Diagnostics()
    operators = check_operators(parse_operators(load_text(text, "ops.yaml", diagnostics), diagnostics), diagnostics)
    assert not diagnostics.items, render(diagnostics)
    return tuple(operators)


@cache
def records() -> tuple[Operator, ...]:
    return _records(OPS.read_text("utf-8"))


@cache
def hostile() -> tuple[Operator, ...]:
    """All records, the hostile one last."""
    return _records(OPS.read_text("utf-8") + HOSTILE_RECORD)


def table(operators: tuple[Operator, ...]) -> dict[str, Operator]:
    return {op.name: op for op in operators} | {alias: op for op in operators for alias in op.aliases}
