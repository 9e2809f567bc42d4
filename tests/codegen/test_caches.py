"""The caches change how long a run takes, never what it writes."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from view_records import records

from codegen import views
from codegen.diagnostics import Diagnostics
from codegen.formula.checker import check_operators
from codegen.proofs import prove, sharing
from codegen.records import parse_operators
from codegen.source import load_text
from codegen.views.cache import RenderCache, Traced

if TYPE_CHECKING:
    from codegen.model import Operator

OPS = Path(__file__).parents[2] / "ops.yaml"


def operators(text: str) -> list[Operator]:
    diagnostics = Diagnostics()
    found = check_operators(parse_operators(load_text(text, "ops.yaml", diagnostics), diagnostics), diagnostics)
    assert diagnostics.items == []
    return found


def test_files_are_the_same_with_and_without(tmp_path: Path) -> None:
    found = records()
    plain = views.render(found)
    assert len(plain) > 20
    assert views.render(found, tmp_path) == plain
    assert views.render(found, tmp_path) == plain


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("  summary: Element-wise square.", "  summary: The square of each element."),
        ("  grad: 2 * x * g", "  grad: x * g * 2"),
        ("- op: square(x)", "# a comment\n- op: square(x)"),
        ("- op: sqrt(x, /)", "- op: sqrt(x)"),
    ],
)
def test_an_edited_record(old: str, new: str, tmp_path: Path) -> None:
    """All of the records: an edit shows wherever another family reads it."""
    text = OPS.read_text(encoding="utf-8")
    assert old in text
    views.render(operators(text), tmp_path)
    edited = operators(text.replace(old, new, 1))
    assert views.render(edited, tmp_path) == views.render(edited)


def test_unchanged_families_are_not_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = records()
    plain = views.render(found, tmp_path)
    monkeypatch.setattr(views, "_family_files", lambda *_: pytest.fail("a family is made again"))
    assert views.render(found, tmp_path) == plain


@pytest.mark.parametrize("damage", ["", "{", "0\n[]", "cut", "flip"])
def test_a_damaged_cache_is_ignored(damage: str, tmp_path: Path) -> None:
    found = records()
    plain = views.render(found, tmp_path)
    files = sorted((tmp_path / "families").iterdir())
    assert files
    for path in files:
        text = path.read_text("ascii")
        changed = {"cut": text[:-9], "flip": text.replace("operator", "operatxr", 1)}.get(damage, damage)
        path.write_text(changed, "ascii")
    assert views.render(found, tmp_path) == plain


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert views.render(records(), tmp_path / "file") == views.render(records())


def test_what_was_asked_for_is_noted() -> None:
    table = {op.name: op for op in records()}
    traced = Traced(table)
    assert "square" in traced
    assert traced.get("nothing") is None
    assert traced.asked == {"square", "nothing"}
    assert len(list(traced)) == len(table)
    assert "*" in traced.asked


def test_prose_and_derivatives_of_others_are_not_seen() -> None:
    """So that an edit of them makes one family again."""
    op = next(op for op in records() if op.grad.formulas)
    seen = Traced({op.name: op})[op.name]
    assert (seen.signature, seen.forward, seen.dtypes, seen.dispatch) == (
        op.signature,
        op.forward,
        op.dtypes,
        op.dispatch,
    )
    assert (seen.summary, seen.source, seen.grad.formulas) == ("", "", ())


def test_a_missing_operator_is_a_dependency(tmp_path: Path) -> None:
    """What a view looked for in vain may appear later."""
    before = RenderCache(tmp_path, {})
    made = before.files("family", [], lambda table: {"a": str("x" in table)})
    assert made == {"a": "False"}
    op = next(op for op in records() if op.name == "square")
    after = RenderCache(tmp_path, {"x": op})
    assert after.files("family", [], lambda table: {"a": str("x" in table)}) == {"a": "True"}


def test_sharing_gives_the_same_results_in_order() -> None:
    called: list[int] = []
    for count in (0, 1, sharing.FEWEST, 300):
        assert sharing.shared(lambda i: i * i, count, lambda: called.append(1)) == [i * i for i in range(count)]
    assert len(called) == 4


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no second process here")
def test_a_second_process_that_fails_is_made_up_for() -> None:
    here = os.getpid()

    def work(index: int) -> int:
        if os.getpid() != here:
            os._exit(3)
        return index

    assert sharing.shared(work, 40) == list(range(40))


def test_an_error_in_a_piece_is_raised() -> None:
    with pytest.raises(ZeroDivisionError):
        sharing.shared(lambda index: 1 // (index - 30), 40)


def test_proofs_are_the_same_in_one_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counter-examples included."""
    text = OPS.read_text(encoding="utf-8").replace("  grad: 2 * x * g", "  grad: 3 * x * g", 1)
    found = operators(text)
    outcomes = []
    for fewest, folder in ((sharing.FEWEST, "two"), (10**9, "one")):
        monkeypatch.setattr(sharing, "FEWEST", fewest)
        diagnostics = Diagnostics()
        summary = prove(found, diagnostics, tmp_path / folder)
        outcomes.append((summary, diagnostics.items, (tmp_path / folder / "proofs.json").read_bytes()))
    assert outcomes[0] == outcomes[1]
    assert [item.code for item in outcomes[0][1]] == ["E301"]


def test_prose_needs_no_new_proof(tmp_path: Path) -> None:
    text = OPS.read_text(encoding="utf-8")
    first = prove(operators(text), Diagnostics(), tmp_path)
    edited = operators(text.replace("  summary: Element-wise square.", "  summary: The square of each element.", 1))
    again = prove(edited, Diagnostics(), tmp_path)
    assert (again.cached, again.points) == (first.formulas, first.points)
