"""pylucid Tensors handed to the libraries that users have: what comes back is a Tensor with NumPy's values."""

from __future__ import annotations

import math
import warnings
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]

warnings.filterwarnings("ignore", category=DeprecationWarning)
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")

compat = pytest.importorskip("array_api_compat", reason="array-api-compat is not installed")
RNG = np.random.default_rng(20251201)
REAL = RNG.normal(size=(6, 5))
VECTOR = RNG.normal(size=40)
POSITIVE = RNG.uniform(0.1, 3, size=(4, 3))


def close(ours: object, theirs: Any, tolerance: float = 1e-10) -> None:
    """The same values, as Tensors where NumPy gives arrays."""
    if isinstance(theirs, tuple | list):
        assert isinstance(ours, tuple | list)
        assert len(ours) == len(theirs)
        for a, b in zip(ours, theirs, strict=True):
            close(a, b, tolerance)
        return
    assert isinstance(ours, pl.Tensor), type(ours)
    np.testing.assert_allclose(ours.numpy(), theirs, rtol=tolerance, atol=tolerance)


def tensors(value: Any) -> Any:
    return pl.asarray(value) if isinstance(value, np.ndarray) else value


# array-api-compat


def test_compat_knows_the_tensor() -> None:
    x = pl.asarray(REAL)
    assert compat.is_array_api_obj(x)
    assert not compat.is_numpy_array(x)
    assert compat.array_namespace(x, pl.asarray(1.0)) is pl
    assert compat.device(x) == "cpu"
    assert compat.to_device(x, "cpu") is not None
    assert compat.size(x) == 30
    assert compat.is_lazy_array(x) is False
    assert compat.is_writeable_array(x) is True
    with pytest.raises(TypeError):
        compat.array_namespace(x, np.ones(2))


# array-api-extra


EXTRA: dict[str, tuple[Callable[[Any, Any], Any], Callable[[Any], Any]]] = {
    "atleast_nd": (lambda xpx, x: xpx.atleast_nd(x[0, 0], ndim=2), lambda x: np.atleast_2d(x[0, 0])),
    "cov": (lambda xpx, x: xpx.cov(x), np.cov),
    "create_diagonal": (lambda xpx, x: xpx.create_diagonal(x[0]), lambda x: np.diag(x[0])),
    "expand_dims": (lambda xpx, x: xpx.expand_dims(x, axis=(0, 2)), lambda x: np.expand_dims(x, (0, 2))),
    "kron": (lambda xpx, x: xpx.kron(x, x[:2, :2]), lambda x: np.kron(x, x[:2, :2])),
    "nunique": (lambda xpx, x: xpx.nunique(x), lambda x: np.asarray(np.unique(x).size)),
    "one_hot": (
        lambda xpx, x: xpx.one_hot(pl.asarray([0, 2, 1]), 4, dtype=pl.float64),
        lambda x: np.eye(4)[[0, 2, 1]],
    ),
    "pad": (lambda xpx, x: xpx.pad(x, 2, constant_values=1.5), lambda x: np.pad(x, 2, constant_values=1.5)),
    "setdiff1d": (lambda xpx, x: xpx.setdiff1d(x, x[0]), lambda x: np.setdiff1d(x, x[0])),
    "sinc": (lambda xpx, x: xpx.sinc(x), np.sinc),
    "at_add": (lambda xpx, x: xpx.at(x)[1:3, 0].add(2.0), lambda x: _added(x)),
    "at_set": (lambda xpx, x: xpx.at(x)[x > 1].set(0.0), lambda x: np.where(x > 1, 0.0, x)),
    "isclose": (lambda xpx, x: xpx.isclose(x, x + 1e-12), lambda x: np.isclose(x, x + 1e-12)),
    "apply_where": (
        lambda xpx, x: xpx.apply_where(x > 0, x, pl.log, fill_value=-1.0),
        lambda x: np.where(x > 0, np.log(np.abs(x)), -1.0),
    ),
}


def _added(x: np.ndarray) -> np.ndarray:
    y = x.copy()
    y[1:3, 0] += 2.0
    return y


@pytest.mark.parametrize("name", EXTRA)
def test_extra(name: str) -> None:
    xpx = pytest.importorskip("array_api_extra", reason="array-api-extra is not installed")
    ours, numpys = EXTRA[name]
    close(ours(xpx, pl.asarray(REAL)), numpys(REAL))


# einops


def test_einops() -> None:
    einops = pytest.importorskip("einops", reason="einops is not installed")
    values = RNG.normal(size=(2, 3, 4, 5))
    x = pl.asarray(values)
    for pattern in ["b c h w -> b (c h w)", "b c h w -> w h c b", "(b1 b2) c h w -> b1 b2 h w c"]:
        sizes = {"b1": 2} if "b1" in pattern else {}
        close(einops.rearrange(x, pattern, **sizes), einops.rearrange(values, pattern, **sizes))
    for operation in ("mean", "max", "min", "sum", "prod"):
        pattern = "b c (h h2) w -> b h w"
        close(einops.reduce(x, pattern, operation, h2=2), einops.reduce(values, pattern, operation, h2=2))
    close(einops.repeat(x, "b c h w -> b c h (w r)", r=3), einops.repeat(values, "b c h w -> b c h (w r)", r=3))
    close(einops.rearrange([x, x], "n b c h w -> b n c h w"), np.stack([values, values], 1))
    packed, shapes = einops.pack([x, x[:, :1]], "b * h w")
    assert packed.shape == (2, 4, 4, 5)
    close(einops.unpack(packed, shapes, "b * h w")[0], values.reshape(2, 3, 4, 5))
    close(einops.einsum(x, x, "b c h w, b c h k -> b w k"), np.einsum("bchw,bchk->bwk", values, values))


def test_einops_is_differentiable() -> None:
    einops = pytest.importorskip("einops", reason="einops is not installed")
    values = RNG.normal(size=(2, 6))
    x = pl.asarray(values).requires_grad_()
    pl.sum(pl.square(einops.reduce(x, "a (b c) -> c a", "mean", c=3))).backward()
    mean = values.reshape(2, 2, 3).mean(1)
    close(x.grad, np.broadcast_to(mean[:, None], (2, 2, 3)).reshape(2, 6))


# SciPy


def _scipy() -> dict[str, tuple[str, str, tuple[Any, ...], dict[str, Any]]]:
    groups = np.abs(REAL)
    complex_signal = RNG.normal(size=32) + 1j * RNG.normal(size=32)
    return {
        "special.erf": ("special", "erf", (REAL,), {}),
        "special.expit": ("special", "expit", (REAL,), {}),
        "special.logit": ("special", "logit", (groups / (1 + groups),), {}),
        "special.gammaln": ("special", "gammaln", (POSITIVE,), {}),
        "special.xlogy": ("special", "xlogy", (POSITIVE, POSITIVE), {}),
        "special.ndtr": ("special", "ndtr", (REAL,), {}),
        "special.logsumexp": ("special", "logsumexp", (REAL,), {"axis": 0}),
        "special.softmax": ("special", "softmax", (REAL,), {"axis": 1}),
        "special.log_softmax": ("special", "log_softmax", (REAL,), {"axis": 1}),
        "special.betainc": ("special", "betainc", (POSITIVE, POSITIVE, POSITIVE / 4), {}),
        "fft.fft": ("fft", "fft", (complex_signal,), {}),
        "fft.rfft": ("fft", "rfft", (VECTOR,), {}),
        "fft.irfft": ("fft", "irfft", (complex_signal,), {}),
        "fft.fftn": ("fft", "fftn", (REAL,), {}),
        "fft.fftshift": ("fft", "fftshift", (REAL,), {}),
        "fft.hfft": ("fft", "hfft", (complex_signal,), {}),
        "signal.detrend": ("signal", "detrend", (VECTOR,), {}),
        "signal.convolve": ("signal", "convolve", (VECTOR, VECTOR[:7]), {}),
        "signal.correlate": ("signal", "correlate", (VECTOR, VECTOR[:7]), {}),
        "signal.fftconvolve": ("signal", "fftconvolve", (VECTOR, VECTOR[:7]), {}),
        "signal.hilbert": ("signal", "hilbert", (VECTOR,), {}),
        "signal.resample": ("signal", "resample", (VECTOR, 20), {}),
        "stats.zscore": ("stats", "zscore", (REAL,), {}),
        "stats.skew": ("stats", "skew", (REAL,), {}),
        "stats.kurtosis": ("stats", "kurtosis", (REAL,), {}),
        "stats.moment": ("stats", "moment", (REAL,), {"order": 3}),
        "stats.gmean": ("stats", "gmean", (POSITIVE,), {}),
        "stats.hmean": ("stats", "hmean", (POSITIVE,), {}),
        "stats.pmean": ("stats", "pmean", (POSITIVE, 2.0), {}),
        "stats.variation": ("stats", "variation", (POSITIVE,), {}),
        "stats.sem": ("stats", "sem", (REAL,), {}),
        "stats.entropy": ("stats", "entropy", (POSITIVE,), {}),
        "stats.trim_mean": ("stats", "trim_mean", (REAL, 0.2), {}),
        "integrate.trapezoid": ("integrate", "trapezoid", (REAL,), {"dx": 0.5}),
        "cluster.vq.whiten": ("cluster.vq", "whiten", (REAL,), {}),
    }


SCIPY = _scipy()


@pytest.mark.parametrize("name", SCIPY)
def test_scipy(name: str) -> None:
    importlib = pytest.importorskip("importlib")
    pytest.importorskip("scipy", reason="SciPy is not installed")
    module, function, arguments, options = SCIPY[name]
    call = getattr(importlib.import_module(f"scipy.{module}"), function)
    close(call(*map(tensors, arguments), **options), call(*arguments, **options), 1e-8)


def test_scipy_statistics_of_two_samples() -> None:
    stats = pytest.importorskip("scipy.stats", reason="SciPy is not installed")
    a, b = REAL[0], REAL[1]
    ours, theirs = stats.ttest_ind(pl.asarray(a), pl.asarray(b)), stats.ttest_ind(a, b)
    close(ours.statistic, theirs.statistic, 1e-8)
    close(ours.pvalue, theirs.pvalue, 1e-8)
    ours, theirs = stats.pearsonr(pl.asarray(a), pl.asarray(b)), stats.pearsonr(a, b)
    close(ours.statistic, theirs.statistic, 1e-8)


# scikit-learn


def _sklearn() -> Any:
    sklearn = pytest.importorskip("sklearn", reason="scikit-learn is not installed")
    pytest.importorskip("scipy", reason="SciPy is not installed")
    return sklearn


def test_sklearn_metrics() -> None:
    sklearn = _sklearn()
    from sklearn import metrics

    truth, guess = RNG.normal(size=50), RNG.normal(size=50)
    labels, guesses = RNG.integers(0, 3, 50), RNG.integers(0, 3, 50)
    with sklearn.config_context(array_api_dispatch=True):
        for function in (metrics.mean_squared_error, metrics.mean_absolute_error, metrics.r2_score):
            assert math.isclose(
                float(function(pl.asarray(truth), pl.asarray(guess))), float(function(truth, guess)), rel_tol=1e-9
            )
        ours = metrics.accuracy_score(pl.asarray(labels), pl.asarray(guesses))
        assert math.isclose(float(ours), float(metrics.accuracy_score(labels, guesses)), rel_tol=1e-6)
        close(metrics.pairwise.cosine_similarity(pl.asarray(REAL)), metrics.pairwise.cosine_similarity(REAL), 1e-9)


def test_sklearn_estimators() -> None:
    sklearn = _sklearn()
    from sklearn.decomposition import PCA
    from sklearn.discriminant_analysis import LinearDiscriminantAnalysis
    from sklearn.preprocessing import MaxAbsScaler, MinMaxScaler, StandardScaler

    samples = RNG.normal(size=(60, 4))
    labels = (samples[:, 0] + 0.2 * samples[:, 1] > 0).astype(np.int64)
    with sklearn.config_context(array_api_dispatch=True):
        for make in (MaxAbsScaler, MinMaxScaler, StandardScaler):
            close(make().fit_transform(pl.asarray(samples)), make().fit_transform(samples), 1e-8)
        ours = PCA(n_components=2, svd_solver="full").fit(pl.asarray(samples))
        theirs = PCA(n_components=2, svd_solver="full").fit(samples)
        close(ours.explained_variance_, theirs.explained_variance_, 1e-8)
        close(ours.transform(pl.asarray(samples)), theirs.transform(samples), 1e-6)
        ours = LinearDiscriminantAnalysis(solver="svd").fit(pl.asarray(samples), pl.asarray(labels))
        theirs = LinearDiscriminantAnalysis(solver="svd").fit(samples, labels)
        close(ours.predict(pl.asarray(samples)), theirs.predict(samples))


# NumPy's own functions on a Tensor


def test_numpy_functions_answer_or_refuse(examined: Count) -> None:
    """A sensible answer, as an array or a Tensor, or a TypeError that says what to do."""
    x = pl.asarray(POSITIVE)
    names = "sum mean exp sqrt add sort argsort concatenate stack where clip dot matmul std var unique cumsum".split()
    for name in names:
        function = getattr(np, name)
        two = name in ("add", "dot", "matmul")
        arguments = ([x, x],) if name in ("concatenate", "stack") else (x, x.T if name != "add" else x) if two else (x,)
        if name == "where":
            arguments = (x > 1, x, x)
        if name == "clip":
            arguments = (x, 0.5, 1.0)
        try:
            found = function(*arguments)
        except TypeError as refusal:
            refused = str(refusal)
        else:
            refused = ""
        if refused:
            assert "pylucid" in refused or "Tensor" in refused, name
            continue
        plain = [
            [a.numpy() if isinstance(a, pl.Tensor) else a for a in b]
            if isinstance(b, list)
            else b.numpy()
            if isinstance(b, pl.Tensor)
            else b
            for b in arguments
        ]
        expected = function(*plain)
        np.testing.assert_allclose(np.asarray(found), expected, rtol=1e-12)
    examined(len(names))
