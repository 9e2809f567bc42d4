"""The backend of the gpu, loaded at its first mention.

`load()` is called by the runtime when a device 'gpu' is asked for. MLX's C++ interface changes between minor versions,
so its version is checked before the extension that was built against it is loaded.
"""

from __future__ import annotations

import atexit
import importlib

MLX_VERSION = "0.32.4"


def load() -> None:
    """Load the extension built on MLX, which enters itself as the backend of 'gpu'. Raises RuntimeError."""
    # Here, since it takes longer to import than the rest of pylucid.
    from importlib import metadata

    try:
        found = metadata.version("mlx")
    except metadata.PackageNotFoundError:
        raise RuntimeError(f"device 'gpu' needs the package mlx=={MLX_VERSION}, which is not installed") from None
    if found.split(".")[:2] != MLX_VERSION.split(".")[:2]:
        raise RuntimeError(f"device 'gpu' was built for mlx {MLX_VERSION}, but mlx {found} is installed")
    try:
        extension = importlib.import_module("pylucid._mlx")
    except ImportError as error:
        raise RuntimeError(f"device 'gpu' cannot be used: {error}") from error
    atexit.unregister(extension._hold_to_the_end)
    atexit.register(extension._hold_to_the_end)


def describe() -> str:
    """What 'gpu' runs on here, in words."""
    try:
        load()
    except RuntimeError as error:
        return f"unavailable: {error}"
    device = importlib.import_module("pylucid._mlx").runs_on()
    kind = {
        "metal": "Metal",
        "cuda": "CUDA",
        "cpu": "MLX's own CPU device: this machine has no GPU that it can use",
    }[device]
    return f"MLX {importlib.metadata.version('mlx')} on {kind}"
