"""Every name of the array API standard 2025.12 is there, with the standard's parameters in the standard's manner."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from typing import Any

import pytest

import pylucid as pl

ROWS = [
    line.split("\t")
    for line in Path(__file__).with_name("array_api_2025_12.tsv").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]
FUNCTIONS = [
    (group, name, signature)
    for group, name, signature in ROWS
    if group not in ("array_object", "constants", "info", "data_types")
]
METHODS = [(name.removeprefix("array."), signature) for group, name, signature in ROWS if group == "array_object"]
PARTS = {"linalg": "linalg", "fft": "fft"}


def namespace(group: str) -> Any:
    return getattr(pl, group) if group in PARTS else pl


def parameters(signature: str) -> list[tuple[str, Any, Any]]:
    """Name, kind and default of each parameter that the standard states."""
    text = signature.partition(" -> ")[0].replace("inf, -inf", "'inf', '-inf'")
    arguments = ast.parse(f"def f{text}: ...").body[0].args  # type: ignore[attr-defined]
    kind = inspect.Parameter
    found: list[tuple[str, Any, Any]] = []
    positional = [(a.arg, kind.POSITIONAL_ONLY) for a in arguments.posonlyargs]
    positional += [(a.arg, kind.POSITIONAL_OR_KEYWORD) for a in arguments.args]
    defaults = [kind.empty] * (len(positional) - len(arguments.defaults)) + [
        ast.literal_eval(d) for d in arguments.defaults
    ]
    found += [(name, how, default) for (name, how), default in zip(positional, defaults, strict=True)]
    if arguments.vararg:
        found.append((arguments.vararg.arg, kind.VAR_POSITIONAL, kind.empty))
    for a, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True):
        found.append((a.arg, kind.KEYWORD_ONLY, kind.empty if default is None else ast.literal_eval(default)))
    return found


@pytest.mark.parametrize(("group", "name", "signature"), FUNCTIONS, ids=[f"{g}.{n}" for g, n, _ in FUNCTIONS])
def test_functions(group: str, name: str, signature: str) -> None:
    function = getattr(namespace(group), name)
    ours = inspect.signature(function).parameters
    kind = inspect.Parameter
    wanted = parameters(signature)
    order = list(ours)
    for position, (parameter, how, default) in enumerate(wanted):
        if how in (kind.POSITIONAL_ONLY, kind.VAR_POSITIONAL):
            found = list(ours.values())[position]  # the name is the implementation's own
            accepted = {kind.POSITIONAL_ONLY, kind.POSITIONAL_OR_KEYWORD, kind.VAR_POSITIONAL}
            assert found.kind in accepted, parameter
        elif how is kind.POSITIONAL_OR_KEYWORD:
            found = ours[parameter]
            assert found.kind is kind.POSITIONAL_OR_KEYWORD, parameter
            assert order.index(parameter) == position, parameter
        else:
            found = ours[parameter]
            assert found.kind in (kind.KEYWORD_ONLY, kind.POSITIONAL_OR_KEYWORD), parameter
        if default is not kind.empty:
            assert found.default == default, parameter
    stated = {parameter for parameter, _, _ in wanted}
    for parameter, found in list(ours.items())[len(wanted) :]:
        assert parameter in stated or found.default is not kind.empty or found.kind is kind.VAR_KEYWORD, parameter


@pytest.mark.parametrize(("name", "signature"), METHODS, ids=[n for n, _ in METHODS])
def test_members_of_the_array(name: str, signature: str) -> None:
    assert hasattr(pl.Tensor, name)
    assert signature.startswith("property") == (not callable(getattr(pl.Tensor, name)))


def test_reflected_and_in_place_operators() -> None:
    words = "add sub mul truediv floordiv pow mod matmul and or xor lshift rshift".split()
    for word in words:
        assert hasattr(pl.Tensor, f"__r{word}__"), word
        x = pl.asarray([[3]]) if word != "truediv" else pl.asarray([[3.0]])
        before = x.dtype
        namespace_ = {"x": x, "y": pl.asarray([[2]], dtype=x.dtype)}
        symbol = dict(zip(words, "+ - * / // ** % @ & | ^ << >>".split(), strict=True))[word]
        exec(f"x {symbol}= y", namespace_)
        assert namespace_["x"].dtype == before, word


def test_constants() -> None:
    assert [pl.e, pl.pi, pl.inf] == [2.718281828459045, 3.141592653589793, float("inf")]
    assert pl.nan != pl.nan
    assert pl.newaxis is None
    assert pl.__array_api_version__ == "2025.12"


def test_namespace_of_an_array() -> None:
    x = pl.asarray(1.0)
    assert x.__array_namespace__() is pl
    for version in ("2021.12", "2022.12", "2023.12", "2024.12", "2025.12", None):
        assert x.__array_namespace__(api_version=version) is pl
    with pytest.raises(ValueError, match="1999"):
        x.__array_namespace__(api_version="1999.12")


def test_inspection() -> None:
    info = pl.__array_namespace_info__()
    assert info.default_device() in info.devices()
    capabilities = info.capabilities()
    assert capabilities["boolean indexing"] is True
    assert capabilities["data-dependent shapes"] is True
    assert info.default_dtypes()["real floating"] == pl.float32
    assert info.default_dtypes()["integral"] == pl.int64
    assert set(info.dtypes(kind="signed integer")) == {"int8", "int16", "int32", "int64"}
    assert info.dtypes(kind=("bool", "complex floating")).keys() == {"bool", "complex64", "complex128"}


@pytest.mark.parametrize("module", ["linalg", "fft"])
def test_extensions_export_what_they_have(module: str) -> None:
    extension = getattr(pl, module)
    standard = {name for group, name, _ in FUNCTIONS if group == module}
    assert standard <= set(extension.__all__)
    assert all(hasattr(extension, name) for name in extension.__all__)
