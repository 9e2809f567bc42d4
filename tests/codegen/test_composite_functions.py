"""The Python functions of composites: those of the package are found, and a missing or a different one is refused."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from view_records import records

from codegen import cli
from codegen.composites import check_composites, check_natives, expected
from codegen.diagnostics import Diagnostics, render
from codegen.records import parse_operators
from codegen.source import load_text

if TYPE_CHECKING:
    from codegen.model import Operator

SORTS = '''\
"""Sorts."""

from elsewhere import other

another = other


def sort(x, /, *, descending: bool = False) -> Tensor:  # quickly
    return x


def both(
    x: Tensor,
    axis: int = 0,
    *rest: Tensor,
) -> tuple[Tensor, Tensor]:
    return x, x
'''


def composite(signature: str) -> Operator:
    dtypes = ", ".join(f"{name}: any" for name in ("x", "rest") if name in signature)
    text = f"- family: sorts\n- op: {signature}\n  summary: S.\n  amp: KeepInput\n"
    text += f"  dtypes: {{{dtypes}}}\n  shape: composite\n"
    diagnostics = Diagnostics()
    (operator,) = parse_operators(load_text(text, "ops.yaml", diagnostics), diagnostics)
    return operator


def check(operator: Operator, folder: Path) -> Diagnostics:
    diagnostics = Diagnostics()
    check_composites([operator], folder, "package", diagnostics)
    return diagnostics


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "sorts.py").write_text(SORTS, encoding="utf-8")
    return tmp_path


def test_the_core_has_the_function_of_every_native() -> None:
    natives = [op for op in records() if op.is_native]
    diagnostics = Diagnostics()
    check_natives(natives, cli.NATIVES, "natives.h", diagnostics)
    assert diagnostics.items == []
    print(f"{len(natives)} natives")
    assert natives


@pytest.mark.parametrize("header", ["PyObject* asarray(const Arguments& arguments);\n", "", None])
def test_a_native_without_a_function_is_refused(tmp_path: Path, header: str | None) -> None:
    if header is not None:
        (tmp_path / "natives.h").write_text(header, encoding="utf-8")
    diagnostics = Diagnostics()
    natives = [op for op in records() if op.is_native]
    check_natives(natives, tmp_path / "natives.h", "natives.h", diagnostics)
    known = {"asarray"} if header else set()
    found = {item.message: item for item in diagnostics.items}
    assert found.keys() == {f"the native `{op.name}` has no function in C++" for op in natives if op.name not in known}
    item = found["the native `tensor` has no function in C++"]
    assert (item.code, item.label) == ("E228", "natives.h has no function `tensor`")
    assert item.notes == ("declare `PyObject* tensor(const Arguments& arguments);` there, and write it in natives.cpp",)


def test_the_package_has_the_function_of_every_composite() -> None:
    composites = [op for op in records() if op.is_composite and not op.is_native]
    diagnostics = Diagnostics()
    check_composites(composites, cli.COMPOSITES, "package", diagnostics)
    assert diagnostics.items == []
    print(f"{len(composites)} composites")
    assert composites


@pytest.mark.parametrize(
    "signature",
    [
        "sort(x, /, *, descending:bool=False)",
        "_sort(x, /, *, descending:bool=False)",
        "sort(x, *, descending:bool=False)",
        "both(x, axis:axis, *rest:Tensors) -> values, indices",
    ],
)
def test_a_function_with_the_records_parameters(signature: str, folder: Path) -> None:
    assert check(composite(signature), folder).items == []


@pytest.mark.parametrize(
    ("signature", "label", "header"),
    [
        (
            "sorted_by(x, /, k:axis=0)",
            "has no function `sorted_by`",
            "def sorted_by(x: Tensor, /, k: int = 0) -> Tensor",
        ),
        ("sorts(x)", "has no function `sorts`; did you mean `sort`?", "def sorts(x: Tensor) -> Tensor"),
        ("another(x)", "has no function `another`", "def another(x: Tensor) -> Tensor"),
        (
            "sort(x, descending:bool=False)",
            "it is `def sort(x, /, *, descending: bool=False)`",
            "def sort(x: Tensor, descending: bool = False) -> Tensor",
        ),
        ("sort(x, /)", "it is `def sort(x, /, *, descending: bool=False)`", "def sort(x: Tensor, /) -> Tensor"),
        (
            "both(x, axis:axis=0) -> values, indices",
            "it is `def both(x: Tensor, axis: int=0, *rest: Tensor)`",
            "def both(x: Tensor, axis: int = 0) -> tuple[Tensor, Tensor]",
        ),
    ],
)
def test_a_missing_or_different_function(signature: str, label: str, header: str, folder: Path) -> None:
    operator = composite(signature)
    (item,) = check(operator, folder).items
    assert (item.code, item.span) == ("E228", operator.span)
    assert label in item.label
    assert item.notes == (f"write `{header}` in package/sorts.py",)


@pytest.mark.parametrize(
    ("default", "own"),
    [
        ("tiny:float=1e-6", "0.000001"),
        ("n:int=2", "2"),
        ("b:float=-inf", "-math.inf"),
        ("d:dtype=float32", "_core.float32"),
        ("d:dtype=None", "None"),
        ("n:int", "3"),  # no call leaves it out
    ],
)
def test_a_default_that_is_the_records(default: str, own: str, tmp_path: Path) -> None:
    name = default.partition(":")[0]
    (tmp_path / "sorts.py").write_text(f"def f(x, /, *, {name}={own}): ...\n", encoding="utf-8")
    assert check(composite(f"f(x, /, *, {default})"), tmp_path).items == []


@pytest.mark.parametrize(
    ("default", "own", "wanted"),
    [
        ("tiny:float=1e-6", "1e-05", "1e-6"),
        ("tiny:float=1e-6", "TINY", "1e-6"),
        ("n:int=1", "True", "1"),
        ("b:float=inf", "-math.inf", "math.inf"),
        ("d:dtype=float32", "_core.float64", "_core.float32"),
    ],
)
def test_a_default_that_is_not_the_records(default: str, own: str, wanted: str, tmp_path: Path) -> None:
    name = default.partition(":")[0]
    for header, signature in (
        (f"(x, {name}={own})", f"f(x, {default})"),
        (f"(x, *, {name}={own})", f"f(x, *, {default})"),
    ):
        (tmp_path / "sorts.py").write_text(f"def f{header}: ...\n", encoding="utf-8")
        operator = composite(signature)
        (item,) = check(operator, tmp_path).items
        assert item.message == f"the function of the composite `f` has another default of `{name}` than the record"
        assert (item.code, item.span) == ("E228", operator.signature.params[1].span)
        assert item.label == f"in package/sorts.py it is `{own}`"
        assert item.notes == (f"write `{name}={wanted}` there",)


@pytest.mark.parametrize(
    ("content", "line", "label"),
    [
        (b"def flip(x): ...\n\n\ndef sort(x) -> Tensor\n    return x\n", 4, "expected ':'"),
        (b"def flip(x): ...\nreturn 1\n", 2, "'return' outside function"),
        (b"def flip(x): ...\nx = '\xff'\n", None, "can't decode byte 0xff"),
        (b"def flip(x): ...\n\0\n", None, "null bytes"),
        (b"def flip(x): return " + b"(" * 250 + b"x" + b")" * 250, 1, "too many nested parentheses"),
    ],
)
def test_a_file_that_is_not_python(content: bytes, line: int | None, label: str, tmp_path: Path) -> None:
    (tmp_path / "sorts.py").write_bytes(content)
    diagnostics = Diagnostics()
    check_composites([composite("flip(x)"), composite("flop(x)")], tmp_path, "package", diagnostics)
    (item,) = diagnostics.items
    assert (item.code, item.message) == ("E228", "the functions of composites are not Python")
    assert item.span.file == "package/sorts.py"
    assert line is None or item.span.line == line
    assert label in item.label
    assert f"{item.span.line}| " in render(diagnostics)


def test_a_warning_is_no_mistake(tmp_path: Path) -> None:
    (tmp_path / "sorts.py").write_text('def flip(x): return "\\d"\n', encoding="utf-8")
    assert check(composite("flip(x)"), tmp_path).items == []


def test_a_missing_file_is_begun_with_the_names_it_needs(folder: Path) -> None:
    (folder / "sorts.py").unlink()
    (item,) = check(composite("flip(x)"), folder).items
    assert item.notes == (
        "write `def flip(x: Tensor) -> Tensor` in package/sorts.py",
        "begin the file with `from pylucid import Tensor, ops`",
    )


def test_composites_import_from_the_package() -> None:
    """What a newcomer writes, `from pylucid import Tensor, ops`, is met when the package is imported."""
    files = [path.read_text(encoding="utf-8") for path in cli.COMPOSITES.glob("[a-z]*.py")]
    assert len(files) > 5
    assert any("\nfrom pylucid import Tensor, _core, ops\n" in text for text in files)
    assert not [text for text in files if "from pylucid._core import Tensor" in text]


@pytest.mark.parametrize(
    ("signature", "header"),
    [
        ("f(x, axis:axes=None)", "def f(x: Tensor, axis: int | tuple[int, ...] | None = None) -> Tensor"),
        ("f(x, *, d:dtype=float32)", "def f(x: Tensor, *, d: Dtype = _core.float32) -> Tensor"),
        ("f(x, *, d:dtype=None)", "def f(x: Tensor, *, d: Dtype | None = None) -> Tensor"),
        ("f(x, a:float=-inf)", "def f(x: Tensor, a: float = -math.inf) -> Tensor"),
        ("f(x, a:scalar=1)", "def f(x: Tensor, a: complex = 1) -> Tensor"),
        ("f(x, m:str('a', 'b')='a')", "def f(x: Tensor, m: Literal['a', 'b'] = 'a') -> Tensor"),
    ],
)
def test_the_header_has_the_defaults_of_the_signature(signature: str, header: str) -> None:
    assert expected(composite(signature)) == header


def test_the_header_of_a_tuple() -> None:
    assert expected(composite("halves(x, /) -> *arrays")) == "def halves(x: Tensor, /) -> tuple[Tensor, ...]"


def test_a_missing_function_is_found_at_generation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (Path(cli.ROOT) / "ops.yaml").read_text(encoding="utf-8").replace("- op: tile(x, ", "- op: tiles(x, ")
    (tmp_path / "ops.yaml").write_text(text.replace("see: [tile]", "see: [tiles]"), encoding="utf-8")
    assert cli.main(["check", "--ops", str(tmp_path / "ops.yaml"), "--out", str(tmp_path / "out")]) == 1
    said = capsys.readouterr().err
    assert said.count("error[") == 1
    assert "error[E228]: the composite `tiles` has no function in Python" in said
    assert "pylucid/_composites/manipulation.py has no function `tiles`; did you mean `tile`?" in said
