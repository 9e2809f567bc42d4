"""What other libraries call an attribute, in the error of one that is missing."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

import pylucid as pl
from pylucid import _hints

X = pl.asarray([1.0])
NAMES = sorted({**_hints._FUNCTIONS, **_hints._METHODS})


def test_of_the_package() -> None:
    for name, use in [
        ("concatenate", "`concat`"),
        ("cat", "`concat`"),
        ("transpose", "`permute_dims`, `swapaxes` or `matrix_transpose`"),
        ("mm", "`matmul`"),
        ("norm", "`linalg.norm`"),
        ("randn", "`random.normal`"),
    ]:
        with pytest.raises(AttributeError) as caught:
            getattr(pl, name)
        assert str(caught.value) == f"module 'pylucid' has no attribute {name!r}; use {use}"
        assert (caught.value.name, caught.value.obj) == (name, pl)
        assert not hasattr(pl, name)


def test_of_random() -> None:
    for name, use in [("randn", "random.normal"), ("randint", "random.integers"), ("manual_seed", "random.seed")]:
        with pytest.raises(AttributeError, match=rf"^module 'pylucid.random' has no attribute '{name}'; use `{use}`$"):
            getattr(pl.random, name)
    with pytest.raises(AttributeError, match=r"^module 'pylucid.random' has no attribute 'foo'$"):
        getattr(pl.random, "foo")  # noqa: B009


def test_of_the_tensor() -> None:
    for name, use in [
        ("unsqueeze", "`expand_dims`"),
        ("norm", "`pylucid.linalg.norm`"),
        ("double", "`astype(pylucid.float64)`"),
        ("add_", "`x += y`"),
    ]:
        for holder in (X, pl.Tensor):
            with pytest.raises(AttributeError) as caught:
                getattr(holder, name)
            assert str(caught.value) == f"'pylucid.Tensor' object has no attribute {name!r}; use {use}"
            assert (caught.value.name, caught.value.obj) == (name, holder)
        assert not hasattr(X, name)
        assert name not in dir(X)
    with pytest.raises(AttributeError, match=r"no attribute 'foo'$"):
        getattr(X, "foo")  # noqa: B009
    assert {"square", "shape", "numpy", "mul", "__add__"} <= set(dir(X))


def test_a_misspelt_name_is_python_s_to_correct() -> None:
    code = "import pylucid as pl\ntry: pl.concta\nexcept AttributeError as e: print(e.name, e.obj is pl)\npl.squaer"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert done.stdout == "concta True\n"
    assert "module 'pylucid' has no attribute 'squaer'. Did you mean: 'square'?" in done.stderr


@pytest.mark.parametrize("name", NAMES)
def test_hints_are_about_what_there_is(name: str) -> None:
    """The other name is none of ours, and what stands in backticks is."""
    if name in _hints._FUNCTIONS:
        assert name not in dir(pl)
    assert name not in vars(pl.Tensor)
    named = 0
    for table in (_hints._FUNCTIONS, _hints._METHODS):
        for word in re.findall(r"`(.*?)`", table.get(name, "")):
            named += 1
            if not re.match(r"x\b", word):
                holder, *path = re.split(r"[.(]", word.removeprefix("pylucid."))
                found = getattr(pl, holder, None) or getattr(pl.Tensor, holder)
                for step in path[: word.count(".")] if "(" not in word else []:
                    found = getattr(found, step)
                assert found is not None
    assert named
