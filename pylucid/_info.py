"""What this build of pylucid has: backends, devices, default dtypes."""

from __future__ import annotations

import os

from pylucid import _core, _gpu
from pylucid._data_types import isdtype


def backends() -> dict[str, str]:
    """What each device runs on, truthfully: 'gpu' may be MLX's own CPU device, or unavailable."""
    return {
        "cpu": f"pylucid's own loops on {os.uname().machine}, {_core.get_num_threads()} threads",
        "gpu": _gpu.describe(),
    }


# What the standard names: inspection tells of these, pylucid.Dtype of the others.
_STANDARD = tuple(dtype for dtype in _core.dtypes if dtype.name not in ("float16", "bfloat16"))
_DEVICES = ("cpu", "gpu")


def _checked(device: str | None) -> str | None:
    if device is None or device in _DEVICES:
        return device
    raise ValueError(f"device must be 'cpu' or 'gpu', got {device!r}")


class ArrayNamespaceInfo:
    """The array API standard's inspection of a namespace."""

    def capabilities(self) -> dict[str, object]:
        return {"boolean indexing": True, "data-dependent shapes": True, "max dimensions": 64}

    def default_device(self) -> str:
        return "cpu"

    def devices(self) -> tuple[str, ...]:
        return _DEVICES

    def default_dtypes(self, *, device: str | None = None) -> dict[str, _core.Dtype]:
        _checked(device)
        return {
            "real floating": _core.float32,
            "complex floating": _core.complex64,
            "integral": _core.int64,
            "indexing": _core.int64,
        }

    def dtypes(self, *, device: str | None = None, kind: str | tuple[str, ...] | None = None) -> dict[str, _core.Dtype]:
        """The standard's dtypes by name that `device` has, of `kind` as in `isdtype`.

        'gpu' lacks float64 and complex128.
        """
        missing = {"float64", "complex128"} if _checked(device) == "gpu" else set()
        return {
            dtype.name: dtype
            for dtype in _STANDARD
            if dtype.name not in missing and (kind is None or isdtype(dtype, kind))
        }


def __array_namespace_info__() -> ArrayNamespaceInfo:
    """The array API standard's inspection object."""
    return ArrayNamespaceInfo()
