"""Fourier transforms: the operators of the standard's `fft` extension.

`fft`, `rfft` and `hfft` go forward, `ifft`, `irfft` and `ihfft` back; with an `n` at the end over several axes. All are
differentiable. On cpu ducc0 transforms, on gpu MLX.
"""

from pylucid.ops import (
    fft,
    fftfreq,
    fftn,
    fftshift,
    hfft,
    ifft,
    ifftn,
    ifftshift,
    ihfft,
    irfft,
    irfftn,
    rfft,
    rfftfreq,
    rfftn,
)

__all__ = [
    "fft",
    "fftfreq",
    "fftn",
    "fftshift",
    "hfft",
    "ifft",
    "ifftn",
    "ifftshift",
    "ihfft",
    "irfft",
    "irfftn",
    "rfft",
    "rfftfreq",
    "rfftn",
]
