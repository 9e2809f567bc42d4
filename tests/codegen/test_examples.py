"""The examples of diagnostics: each wrong one is reported under its code and no other, each right one is accepted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from codegen.codes import CODES
from codegen.composites import check_composites
from codegen.diagnostics import Diagnostics
from codegen.examples import EXAMPLES
from codegen.formula.checker import check_operators
from codegen.formula.lowering import NotLowered
from codegen.proofs import prove
from codegen.records import parse_operators
from codegen.records.fields import FIELDS
from codegen.source import load_text
from codegen.views.family import environment, family_files

if TYPE_CHECKING:
    from codegen.model import Operator

BASE = (Path(__file__).parent / "formula_records.yaml").read_text("utf-8")
SUM = """
- op: sum(x, /, *, axis:axes=None, keepdims:bool=False)
  summary: Sum.
  amp: Promote
  grad: unreduce(g)
  dtypes: {x: any}
  shape: reduce
"""
USUAL = {"op": "op: f(x)", "summary": "summary: Fixture.", "amp": "amp: Promote"}
# Files and characters that no text of a page can show, what is too long to be shown, and errors of the generator.
WITHOUT = {"E001", "E002", "E003", "E004", "E011", "E102", "E103", "E226"}


def whole(example: str) -> str:
    """The file that an example is a part of."""
    if example.startswith("family"):
        return example
    if not example.startswith("- "):
        rest = example.split("\n")
        given = [line.split(":")[0] for line in rest]
        head = [rest.pop(0) if given[0] == field else text for field, text in USUAL.items() if field not in given[1:]]
        example = "- " + "\n  ".join([*head, *rest])
    return f"{BASE}{SUM}\n- family: examples\n\n{example}\n"


def found(example: str, cache: Path) -> set[str]:
    """The codes of what is wrong with it."""
    (cache / "examples.py").write_text("def f(x): ...\n", encoding="utf-8")
    diagnostics = Diagnostics()
    faulty: list[Operator] = []
    operators = parse_operators(load_text(whole(example), "ops.yaml", diagnostics), diagnostics, faulty)
    operators = check_operators(operators, diagnostics, faulty)
    check_composites(operators, cache, "package", diagnostics)
    sound = [op for op in operators if op.name not in diagnostics.broken]
    prove(sound, diagnostics, cache)
    if not diagnostics:
        table = {op.name: op for op in operators}
        try:
            family_files(environment(), "examples", [op for op in operators if op.family == "examples"], table)
        except NotLowered:
            return {"E125"}
    return {item.code for item in diagnostics.items}


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


def test_every_code_has_an_example() -> None:
    assert set(EXAMPLES) == set(CODES) - WITHOUT
    assert list(EXAMPLES) == sorted(EXAMPLES)


@pytest.mark.parametrize("code", EXAMPLES)
def test_the_wrong_example_is_reported(code: str, cache: Path) -> None:
    assert found(EXAMPLES[code].wrong, cache) == {code}


@pytest.mark.parametrize("code", EXAMPLES)
def test_the_right_example_is_accepted(code: str, cache: Path) -> None:
    assert found(EXAMPLES[code].right, cache) == set()


@pytest.mark.parametrize("code", EXAMPLES)
def test_right_examples_stand_in_the_order_of_fields(code: str) -> None:
    lines = [line for line in EXAMPLES[code].right.split("\n") if line and line[0] not in " -"]
    order = [FIELDS.index(line.split(":")[0]) for line in lines]
    assert order == sorted(order)
