"""The checks themselves, with planted faults: references that are right, comparisons that refuse, empty suites."""

from __future__ import annotations

import math
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from cases import EVERY, OPERATORS, VARIANTS, Variant, rounded, short
from derivatives import sample
from reference import Slopes, as_float, exact, numpy_function
from test_operator_gradients import close
from test_operator_values import _check_complex, _check_numpy, _check_real, points, truths

import pylucid as pl


def variant(name: str) -> Variant:
    return next(v for v in VARIANTS if v.name == name)


def test_every_record_is_covered() -> None:
    assert {v.name for v in VARIANTS} == {op.name for op in OPERATORS.values() if op.is_elementwise}
    assert {d for v in VARIANTS for d in v.accepted} == set(EVERY)
    assert all(v.accepted for v in VARIANTS)


def test_exact_values() -> None:
    assert as_float(exact(variant("tanh"), [{"x": 0.5}])[0][0]) == pytest.approx(math.tanh(0.5), rel=1e-15)
    assert exact(variant("log"), [{"x": -1.0}])[0][0] != exact(variant("log"), [{"x": -1.0}])[0][0]


@pytest.mark.parametrize("name", ["gelu", "softplus", "mish", "celu", "logit", "lerp", "hard_swish", "xlogy", "erfinv"])
def test_two_references_agree(name: str) -> None:
    """NumPy's spelling and 50 digits, where both exist."""
    for v in VARIANTS:
        function = numpy_function(v)
        if v.name != name or function is None:
            continue
        rng = np.random.default_rng(0)
        inputs = {p.name: rng.uniform(*v.domain.get(p.name, (-3.0, 3.0)), 20) for p in v.inputs}
        rows = [dict(zip(inputs, row, strict=True)) for row in zip(*inputs.values(), strict=True)]
        truth = [as_float(row[0]) for row in exact(v, rows)]
        np.testing.assert_allclose(function(**inputs)[0], truth, rtol=1e-12, atol=1e-14)


def test_slopes() -> None:
    slopes = Slopes(variant("multiply"), {"x1": 3.0, "x2": 5.0}, [2.0], False)
    assert [as_float(v) for v in slopes.first() or []] == pytest.approx([10.0, 6.0], rel=1e-20)
    assert [[as_float(v) for v in row] for row in slopes.second()] == [pytest.approx([0, 2]), pytest.approx([2, 0])]
    assert Slopes(variant("relu"), {"x": 0.0}, [1.0], False).first() is None
    square = Slopes(variant("square"), {"x": 1 + 2j}, [3 - 1j], True)
    (gradient,) = square.gather(square.first() or []).values()
    assert gradient == pytest.approx((2 * (1 + 2j)).conjugate() * (3 - 1j))


def test_wrong_gradients_are_refused() -> None:
    at = sample(variant("tanh"), False)
    right = pl.asarray(at.gradients["x"].real, dtype=pl.float64)
    close(right, at.gradients["x"], "float64", 1e-12, "right", at)
    for wrong in (right.numpy() * (1 + 1e-9), -right.numpy(), right.numpy() + 1e-9, right.numpy() * np.nan):
        with pytest.raises(pytest.fail.Exception, match="the derivative is"):
            close(pl.asarray(wrong), at.gradients["x"], "float64", 1e-12, "wrong", at)


@pytest.mark.parametrize("dtype", ["float32", "float64", "float16", "bfloat16"])
def test_wrong_values_are_refused(dtype: str) -> None:
    v = variant("tanh")
    inputs = points(v, dtype)
    right = rounded(np.array([as_float(row[0]) for row in truths(v, dtype)]), dtype)
    assert _check_real(v, inputs, dtype, "cpu", 0, right) == len(right)
    off = right.astype(np.float64)
    off[3] *= 1 + 0.05
    for wrong in (off, np.where(np.arange(len(right)) == 5, np.nan, right)):
        with pytest.raises(AssertionError, match="instead of"):
            _check_real(v, inputs, dtype, "cpu", 0, wrong)


def test_wrong_complex_and_exact_values_are_refused() -> None:
    v = variant("exp")
    inputs = points(v, "complex128")
    right = np.array([complex(row[0]) for row in truths(v, "complex128")])
    assert _check_complex(v, inputs, "complex128", 0, right) == len(right)
    with pytest.raises(AssertionError, match="instead of"):
        _check_complex(v, inputs, "complex128", 0, right.conj())
    add = variant("add")
    pair = points(add, "float32")
    total: Any = pair["x1"] + pair["x2"]
    assert _check_numpy(add, pair, "float32", [total]) == total.size
    with pytest.raises(AssertionError):
        _check_numpy(add, pair, "float32", [np.nextafter(total, np.float32(9))])


def test_rounding_to_bfloat16() -> None:
    values = np.array([1.0, 1 + 2.0**-8, 1 + 3 * 2.0**-8, 1 + 2.0**-8 + 2.0**-20, -3.1, 1e39, np.inf, np.nan])
    got = rounded(values, "bfloat16")
    wanted = [1.0, 1.0, 1 + 2.0**-6, 1 + 2.0**-7, -3.09375, np.inf, np.inf, np.nan]
    np.testing.assert_array_equal(got, np.array(wanted, dtype=np.float32))
    assert short(3.1) == 3.09375


@pytest.mark.parametrize(
    ("body", "passes", "text"),
    [
        ("def test_it(examined):\n    examined(3)\n", True, "3 cases"),
        ("def test_it(examined):\n    pass\n", False, "examined no case"),
        (
            "import pytest\n@pytest.mark.parametrize('x', [])\ndef test_it(x, examined):\n    examined(1)\n",
            False,
            "no case was examined",
        ),
    ],
)
def test_empty_suites_fail(body: str, passes: bool, text: str, tmp_path: Path) -> None:
    shutil.copy(Path(__file__).parents[1] / "conftest.py", tmp_path)
    (tmp_path / "test_it.py").write_text(body)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert text in done.stdout, done.stdout
    assert (done.returncode == 0) is passes, done.stdout
