// Generated from ops.yaml. Do not edit.
// The fft family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"
#include "bindings/composite.h"
#include "fft/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter fft_function_list[] = {
    {"x", true, true, false},
    {"n", false, false, false},
    {"axis", false, false, false},
    {"norm", false, false, false},
};
constexpr Parameters fft_function_parameters{"fft", fft_function_list};

constexpr Parameter ifft_function_list[] = {
    {"x", true, true, false},
    {"n", false, false, false},
    {"axis", false, false, false},
    {"norm", false, false, false},
};
constexpr Parameters ifft_function_parameters{"ifft", ifft_function_list};

constexpr Parameter rfft_function_list[] = {
    {"x", true, true, false},
    {"n", false, false, false},
    {"axis", false, false, false},
    {"norm", false, false, false},
};
constexpr Parameters rfft_function_parameters{"rfft", rfft_function_list};

constexpr Parameter irfft_function_list[] = {
    {"x", true, true, false},
    {"n", false, false, false},
    {"axis", false, false, false},
    {"norm", false, false, false},
};
constexpr Parameters irfft_function_parameters{"irfft", irfft_function_list};

constexpr Parameter hfft_function_list[] = {
    {"x", true, true, false},
    {"n", false, false, false},
    {"axis", false, false, false},
    {"norm", false, false, false},
};
constexpr Parameters hfft_function_parameters{"hfft", hfft_function_list};

constexpr Parameter ihfft_function_list[] = {
    {"x", true, true, false},
    {"n", false, false, false},
    {"axis", false, false, false},
    {"norm", false, false, false},
};
constexpr Parameters ihfft_function_parameters{"ihfft", ihfft_function_list};

constexpr Parameter dft_function_list[] = {
    {"x", true, true, false},
    {"axis", true, false, false},
    {"sign", true, false, false},
    {"power", true, false, false},
};
constexpr Parameters dft_function_parameters{"_dft", dft_function_list};

constexpr Parameter dftn_function_list[] = {
    {"x", true, true, false},
    {"axes", true, false, false},
    {"sign", true, false, false},
    {"power", true, false, false},
};
constexpr Parameters dftn_function_parameters{"_dftn", dftn_function_list};

constexpr Parameter rdft_function_list[] = {
    {"x", true, true, false},
    {"axis", true, false, false},
    {"sign", true, false, false},
    {"power", true, false, false},
    {"interior", true, false, false},
};
constexpr Parameters rdft_function_parameters{"_rdft", rdft_function_list};

constexpr Parameter irdft_function_list[] = {
    {"x", true, true, false},
    {"shape", true, false, false},
    {"n", false, false, false},
    {"axis", false, false, false},
    {"sign", false, false, false},
    {"power", false, false, false},
    {"interior", false, false, false},
};
constexpr Parameters irdft_function_parameters{"_irdft", irdft_function_list};

constexpr Parameter resize_function_list[] = {
    {"x", true, true, false},
    {"shape", true, false, false},
};
constexpr Parameters resize_function_parameters{"_resize", resize_function_list};

constexpr Parameter fftn_function_list[] = {
    {"x", true, true, false},
    {"s", false, false, false},
    {"axes", false, false, false},
    {"norm", false, false, false},
};
constexpr Parameters fftn_function_parameters{"fftn", fftn_function_list};

constexpr Parameter ifftn_function_list[] = {
    {"x", true, true, false},
    {"s", false, false, false},
    {"axes", false, false, false},
    {"norm", false, false, false},
};
constexpr Parameters ifftn_function_parameters{"ifftn", ifftn_function_list};

constexpr Parameter rfftn_function_list[] = {
    {"x", true, true, false},
    {"s", false, false, false},
    {"axes", false, false, false},
    {"norm", false, false, false},
};
constexpr Parameters rfftn_function_parameters{"rfftn", rfftn_function_list};

constexpr Parameter irfftn_function_list[] = {
    {"x", true, true, false},
    {"s", false, false, false},
    {"axes", false, false, false},
    {"norm", false, false, false},
};
constexpr Parameters irfftn_function_parameters{"irfftn", irfftn_function_list};

constexpr Parameter fftfreq_function_list[] = {
    {"n", true, true, false},
    {"d", false, false, true},
    {"dtype", false, false, true},
    {"device", false, false, true},
};
constexpr Parameters fftfreq_function_parameters{"fftfreq", fftfreq_function_list};

constexpr Parameter rfftfreq_function_list[] = {
    {"n", true, true, false},
    {"d", false, false, true},
    {"dtype", false, false, true},
    {"device", false, false, true},
};
constexpr Parameters rfftfreq_function_parameters{"rfftfreq", rfftfreq_function_list};

constexpr Parameter fftshift_function_list[] = {
    {"x", true, true, false},
    {"axes", false, false, false},
};
constexpr Parameters fftshift_function_parameters{"fftshift", fftshift_function_list};

constexpr Parameter ifftshift_function_list[] = {
    {"x", true, true, false},
    {"axes", false, false, false},
};
constexpr Parameters ifftshift_function_parameters{"ifftshift", ifftshift_function_list};

constexpr const char* fft_function_norm_choices[] = {"backward", "ortho", "forward"};

PyObject* fft_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(fft_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto n_value = arguments.is_none(1) ? std::optional<std::int64_t>() : std::optional<std::int64_t>(arguments.integer(1));
    const auto axis_value = arguments.given(2) ? std::int64_t(arguments.integer(2)) : std::int64_t(-1);
    const auto norm_value = arguments.given(3) ? int(arguments.choice(3, fft_function_norm_choices)) : int(0);
    return wrap(compute(arguments, [&] { return ops::fft(x_value, n_value, axis_value, norm_value); }));
  });
}

constexpr const char* ifft_function_norm_choices[] = {"backward", "ortho", "forward"};

PyObject* ifft_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(ifft_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto n_value = arguments.is_none(1) ? std::optional<std::int64_t>() : std::optional<std::int64_t>(arguments.integer(1));
    const auto axis_value = arguments.given(2) ? std::int64_t(arguments.integer(2)) : std::int64_t(-1);
    const auto norm_value = arguments.given(3) ? int(arguments.choice(3, ifft_function_norm_choices)) : int(0);
    return wrap(compute(arguments, [&] { return ops::ifft(x_value, n_value, axis_value, norm_value); }));
  });
}

constexpr const char* rfft_function_norm_choices[] = {"backward", "ortho", "forward"};

PyObject* rfft_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(rfft_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto n_value = arguments.is_none(1) ? std::optional<std::int64_t>() : std::optional<std::int64_t>(arguments.integer(1));
    const auto axis_value = arguments.given(2) ? std::int64_t(arguments.integer(2)) : std::int64_t(-1);
    const auto norm_value = arguments.given(3) ? int(arguments.choice(3, rfft_function_norm_choices)) : int(0);
    return wrap(compute(arguments, [&] { return ops::rfft(x_value, n_value, axis_value, norm_value); }));
  });
}

constexpr const char* irfft_function_norm_choices[] = {"backward", "ortho", "forward"};

PyObject* irfft_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(irfft_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto n_value = arguments.is_none(1) ? std::optional<std::int64_t>() : std::optional<std::int64_t>(arguments.integer(1));
    const auto axis_value = arguments.given(2) ? std::int64_t(arguments.integer(2)) : std::int64_t(-1);
    const auto norm_value = arguments.given(3) ? int(arguments.choice(3, irfft_function_norm_choices)) : int(0);
    return wrap(compute(arguments, [&] { return ops::irfft(x_value, n_value, axis_value, norm_value); }));
  });
}

constexpr const char* hfft_function_norm_choices[] = {"backward", "ortho", "forward"};

PyObject* hfft_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(hfft_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto n_value = arguments.is_none(1) ? std::optional<std::int64_t>() : std::optional<std::int64_t>(arguments.integer(1));
    const auto axis_value = arguments.given(2) ? std::int64_t(arguments.integer(2)) : std::int64_t(-1);
    const auto norm_value = arguments.given(3) ? int(arguments.choice(3, hfft_function_norm_choices)) : int(0);
    return wrap(compute(arguments, [&] { return ops::hfft(x_value, n_value, axis_value, norm_value); }));
  });
}

constexpr const char* ihfft_function_norm_choices[] = {"backward", "ortho", "forward"};

PyObject* ihfft_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(ihfft_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto n_value = arguments.is_none(1) ? std::optional<std::int64_t>() : std::optional<std::int64_t>(arguments.integer(1));
    const auto axis_value = arguments.given(2) ? std::int64_t(arguments.integer(2)) : std::int64_t(-1);
    const auto norm_value = arguments.given(3) ? int(arguments.choice(3, ihfft_function_norm_choices)) : int(0);
    return wrap(compute(arguments, [&] { return ops::ihfft(x_value, n_value, axis_value, norm_value); }));
  });
}


PyObject* dft_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(dft_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.integer(1);
    const auto sign_value = arguments.integer(2);
    const auto power_value = arguments.number(3);
    return wrap(compute(arguments, [&] { return ops::_dft(x_value, axis_value, sign_value, power_value); }));
  });
}


PyObject* dftn_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(dftn_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axes_value = arguments.extents(1);
    const auto sign_value = arguments.integer(2);
    const auto power_value = arguments.number(3);
    return wrap(compute(arguments, [&] { return ops::_dftn(x_value, axes_value, sign_value, power_value); }));
  });
}


PyObject* rdft_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(rdft_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.integer(1);
    const auto sign_value = arguments.integer(2);
    const auto power_value = arguments.number(3);
    const auto interior_value = arguments.number(4);
    return wrap(compute(arguments, [&] { return ops::_rdft(x_value, axis_value, sign_value, power_value, interior_value); }));
  });
}


PyObject* irdft_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(irdft_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto shape_value = arguments.extents(1);
    const auto n_value = arguments.is_none(2) ? std::optional<std::int64_t>() : std::optional<std::int64_t>(arguments.integer(2));
    const auto axis_value = arguments.given(3) ? std::int64_t(arguments.integer(3)) : std::int64_t(-1);
    const auto sign_value = arguments.given(4) ? std::int64_t(arguments.integer(4)) : std::int64_t(1);
    const auto power_value = arguments.given(5) ? double(arguments.number(5)) : double(0.0);
    const auto interior_value = arguments.given(6) ? double(arguments.number(6)) : double(1.0);
    return wrap(compute(arguments, [&] { return ops::_irdft(x_value, shape_value, n_value, axis_value, sign_value, power_value, interior_value); }));
  });
}


PyObject* resize_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(resize_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto shape_value = arguments.extents(1);
    return wrap(compute(arguments, [&] { return ops::_resize(x_value, shape_value); }));
  });
}

Composite fftn_function_composite(fftn_function_parameters, false);

PyObject* fftn_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return fftn_function_composite.call(args, nargs, kwnames);
}

Composite ifftn_function_composite(ifftn_function_parameters, false);

PyObject* ifftn_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return ifftn_function_composite.call(args, nargs, kwnames);
}

Composite rfftn_function_composite(rfftn_function_parameters, false);

PyObject* rfftn_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return rfftn_function_composite.call(args, nargs, kwnames);
}

Composite irfftn_function_composite(irfftn_function_parameters, false);

PyObject* irfftn_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return irfftn_function_composite.call(args, nargs, kwnames);
}

Composite fftfreq_function_composite(fftfreq_function_parameters, false);

PyObject* fftfreq_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return fftfreq_function_composite.call(args, nargs, kwnames);
}

Composite rfftfreq_function_composite(rfftfreq_function_parameters, false);

PyObject* rfftfreq_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return rfftfreq_function_composite.call(args, nargs, kwnames);
}

Composite fftshift_function_composite(fftshift_function_parameters, false);

PyObject* fftshift_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return fftshift_function_composite.call(args, nargs, kwnames);
}

Composite ifftshift_function_composite(ifftshift_function_parameters, false);

PyObject* ifftshift_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return ifftshift_function_composite.call(args, nargs, kwnames);
}

PyMethodDef functions[] = {
    {"fft", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(fft_function)), METH_FASTCALL | METH_KEYWORDS, "fft(x, /, n=None, axis=-1, norm='backward')\n--\n\nThe discrete Fourier transform along an axis of n numbers, cut off or filled up with zeros.\n\n    out = fft(x, n, axis, norm)\n    dL/dx = _resize(_dft(g, axis, 1, 0 if norm == 'backward' else 0.5 if norm == 'ortho' else 1), x.shape)\n\nInternal functions in these formulas:\n    _resize(x, shape): The array cut off, or filled up with zeros, at the end of each axis.\n    _dft(x, axis, sign, power): The sum of x exp(sign 2 pi i j k / n) along an axis, divided by n ** power.\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\nn : int or None\naxis : int, default -1\nnorm : 'backward' or 'ortho' or 'forward', default 'backward'\n\nReturns\n-------\nout : Tensor\n    the complex dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe result is complex, also for real x. `norm` says where the factor 1 / n stands: 'backward' in the inverse, 'forward' in the forward transform, 'ortho'\nas 1 / sqrt(n) in both.\n\nSee also ifft, rfft, fftn.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.abs(pl.fft.fft(pl.asarray([1., 0., -1., 0.]))).tolist()\n[0.0, 2.0, 0.0, 2.0]"},
    {"ifft", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(ifft_function)), METH_FASTCALL | METH_KEYWORDS, "ifft(x, /, n=None, axis=-1, norm='backward')\n--\n\nThe inverse discrete Fourier transform along an axis.\n\n    out = ifft(x, n, axis, norm)\n    dL/dx = _resize(_dft(g, axis, -1, 1 if norm == 'backward' else 0.5 if norm == 'ortho' else 0), x.shape)\n\nInternal functions in these formulas:\n    _resize(x, shape): The array cut off, or filled up with zeros, at the end of each axis.\n    _dft(x, axis, sign, power): The sum of x exp(sign 2 pi i j k / n) along an axis, divided by n ** power.\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\nn : int or None\naxis : int, default -1\nnorm : 'backward' or 'ortho' or 'forward', default 'backward'\n\nReturns\n-------\nout : Tensor\n    the complex dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe result is complex, also for real x.\n\nSee also fft, ifftn.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.real(pl.fft.ifft(pl.asarray([4., 0., 0., 0.]))).tolist()\n[1.0, 1.0, 1.0, 1.0]"},
    {"rfft", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(rfft_function)), METH_FASTCALL | METH_KEYWORDS, "rfft(x, /, n=None, axis=-1, norm='backward')\n--\n\nThe Fourier transform of real numbers along an axis, of whose values the first n / 2 + 1 say all.\n\n    out = rfft(x, n, axis, norm)\n    dL/dx = _resize(_irdft(g, x.shape, n, axis, 1, 0 if norm == 'backward' else 0.5 if norm == 'ortho' else 1, 0.5), x.shape)\n\nInternal functions in these formulas:\n    _resize(x, shape): The array cut off, or filled up with zeros, at the end of each axis.\n    _irdft(x, shape, n, axis, sign, power, interior): The transform of a half spectrum, whose values that stand for two are multiplied by `interior`, real numbers.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nn : int or None\naxis : int, default -1\nnorm : 'backward' or 'ortho' or 'forward', default 'backward'\n\nReturns\n-------\nout : Tensor\n    the complex dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also irfft, fft, rfftn.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.abs(pl.fft.rfft(pl.asarray([1., 0., -1., 0.]))).tolist()\n[0.0, 2.0, 0.0]"},
    {"irfft", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(irfft_function)), METH_FASTCALL | METH_KEYWORDS, "irfft(x, /, n=None, axis=-1, norm='backward')\n--\n\nThe inverse of rfft, n real numbers from their half spectrum along an axis.\n\n    out = irfft(x, n, axis, norm)\n    dL/dx = _resize(_rdft(g, axis, -1, 1 if norm == 'backward' else 0.5 if norm == 'ortho' else 0, 2), x.shape)\n\nInternal functions in these formulas:\n    _resize(x, shape): The array cut off, or filled up with zeros, at the end of each axis.\n    _rdft(x, axis, sign, power, interior): The first half of _dft of real numbers; values that stand for two are multiplied by `interior`.\n    _dft(x, axis, sign, power): The sum of x exp(sign 2 pi i j k / n) along an axis, divided by n ** power.\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\nn : int or None\naxis : int, default -1\nnorm : 'backward' or 'ortho' or 'forward', default 'backward'\n\nReturns\n-------\nout : Tensor\n    the real dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe imaginary parts of the first value and, for even n, of the last are taken to be zero.\n\nSee also rfft, irfftn.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.fft.irfft(pl.asarray([0j, 2 + 0j, 0j])).tolist()\n[1.0, 0.0, -1.0, 0.0]"},
    {"hfft", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(hfft_function)), METH_FASTCALL | METH_KEYWORDS, "hfft(x, /, n=None, axis=-1, norm='backward')\n--\n\nThe Fourier transform of a Hermitian-symmetric signal given by its first half, n real numbers.\n\n    out = hfft(x, n, axis, norm)\n    dL/dx = _resize(_rdft(g, axis, 1, 0 if norm == 'backward' else 0.5 if norm == 'ortho' else 1, 2), x.shape)\n\nInternal functions in these formulas:\n    _resize(x, shape): The array cut off, or filled up with zeros, at the end of each axis.\n    _rdft(x, axis, sign, power, interior): The first half of _dft of real numbers; values that stand for two are multiplied by `interior`.\n    _dft(x, axis, sign, power): The sum of x exp(sign 2 pi i j k / n) along an axis, divided by n ** power.\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\nn : int or None\naxis : int, default -1\nnorm : 'backward' or 'ortho' or 'forward', default 'backward'\n\nReturns\n-------\nout : Tensor\n    the real dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also ihfft, irfft.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.fft.hfft(pl.asarray([1 + 0j, 0j, 1 + 0j])).tolist()\n[2.0, 0.0, 2.0, 0.0]"},
    {"ihfft", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(ihfft_function)), METH_FASTCALL | METH_KEYWORDS, "ihfft(x, /, n=None, axis=-1, norm='backward')\n--\n\nThe inverse of hfft, the first half of the Hermitian-symmetric inverse transform of real numbers.\n\n    out = ihfft(x, n, axis, norm)\n    dL/dx = _resize(_irdft(g, x.shape, n, axis, -1, 1 if norm == 'backward' else 0.5 if norm == 'ortho' else 0, 0.5), x.shape)\n\nInternal functions in these formulas:\n    _resize(x, shape): The array cut off, or filled up with zeros, at the end of each axis.\n    _irdft(x, shape, n, axis, sign, power, interior): The transform of a half spectrum, whose values that stand for two are multiplied by `interior`, real numbers.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nn : int or None\naxis : int, default -1\nnorm : 'backward' or 'ortho' or 'forward', default 'backward'\n\nReturns\n-------\nout : Tensor\n    the complex dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also hfft, rfft.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.abs(pl.fft.ihfft(pl.asarray([2., 0., 2., 0.]))).tolist()\n[1.0, 0.0, 1.0]"},
    {"_dft", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(dft_function)), METH_FASTCALL | METH_KEYWORDS, "_dft(x, /, axis, sign, power)\n--\n\nThe sum of x exp(sign 2 pi i j k / n) along an axis, divided by n ** power.\n\n    out = _dft(x, axis, sign, power)\n    dL/dx = _dft(g, axis, -sign, power)\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\naxis : int\nsign : int\npower : float\n\nReturns\n-------\nout : Tensor\n    the complex dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_dftn", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(dftn_function)), METH_FASTCALL | METH_KEYWORDS, "_dftn(x, /, axes, sign, power)\n--\n\nThe same along several axes, n the product of their lengths.\n\n    out = _dftn(x, axes, sign, power)\n    dL/dx = _dftn(g, axes, -sign, power)\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\naxes : int or tuple of ints\nsign : int\npower : float\n\nReturns\n-------\nout : Tensor\n    the complex dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_rdft", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(rdft_function)), METH_FASTCALL | METH_KEYWORDS, "_rdft(x, /, axis, sign, power, interior)\n--\n\nThe first half of _dft of real numbers; values that stand for two are multiplied by `interior`.\n\n    out = _rdft(x, axis, sign, power, interior)\n    dL/dx = _irdft(g, x.shape, None, axis, -sign, power, 0.5 * interior)\n\nInternal functions in these formulas:\n    _irdft(x, shape, n, axis, sign, power, interior): The transform of a half spectrum, whose values that stand for two are multiplied by `interior`, real numbers.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\naxis : int\nsign : int\npower : float\ninterior : float\n\nReturns\n-------\nout : Tensor\n    the complex dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_irdft", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(irdft_function)), METH_FASTCALL | METH_KEYWORDS, "_irdft(x, /, shape, n=None, axis=-1, sign=1, power=0.0, interior=1.0)\n--\n\nThe transform of a half spectrum, whose values that stand for two are multiplied by `interior`, real numbers.\n\n    out = _irdft(x, shape, n, axis, sign, power, interior)\n    dL/dx = _rdft(g, axis, -sign, power, 2 * interior)\n\nInternal functions in these formulas:\n    _rdft(x, axis, sign, power, interior): The first half of _dft of real numbers; values that stand for two are multiplied by `interior`.\n    _dft(x, axis, sign, power): The sum of x exp(sign 2 pi i j k / n) along an axis, divided by n ** power.\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\nshape : int or sequence of ints\nn : int or None\naxis : int, default -1\nsign : int, default 1\npower : float, default 0.0\ninterior : float, default 1.0\n\nReturns\n-------\nout : Tensor\n    the real dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_resize", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(resize_function)), METH_FASTCALL | METH_KEYWORDS, "_resize(x, /, shape)\n--\n\nThe array cut off, or filled up with zeros, at the end of each axis.\n\n    out = _resize(x, shape)\n    dL/dx = _resize(g, x.shape)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nshape : int or sequence of ints\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"fftn", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(fftn_function)), METH_FASTCALL | METH_KEYWORDS, "fftn(x, /, s=None, axes=None, norm='backward')\n--\n\nThe discrete Fourier transform along several axes, by default all.\n\n    out = fftn(x, s, axes, norm)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype; bool and integers are computed in float32\ns : int or sequence of ints or None\naxes : int or tuple of ints or None\nnorm : 'backward' or 'ortho' or 'forward', default 'backward'\n\nReturns\n-------\nout : Tensor\n    the complex dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\n`s` gives the lengths along `axes`; without `axes` along the last axes.\n\nSee also ifftn, fft.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.abs(pl.fft.fftn(pl.asarray([[1., 1.], [1., 1.]]))).tolist()\n[[4.0, 0.0], [0.0, 0.0]]"},
    {"ifftn", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(ifftn_function)), METH_FASTCALL | METH_KEYWORDS, "ifftn(x, /, s=None, axes=None, norm='backward')\n--\n\nThe inverse of fftn.\n\n    out = ifftn(x, s, axes, norm)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype; bool and integers are computed in float32\ns : int or sequence of ints or None\naxes : int or tuple of ints or None\nnorm : 'backward' or 'ortho' or 'forward', default 'backward'\n\nReturns\n-------\nout : Tensor\n    the complex dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\n`s` gives the lengths along `axes`; without `axes` along the last axes.\n\nSee also fftn, ifft.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.abs(pl.fft.ifftn(pl.asarray([[4., 0.], [0., 0.]]))).tolist()\n[[1.0, 1.0], [1.0, 1.0]]"},
    {"rfftn", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(rfftn_function)), METH_FASTCALL | METH_KEYWORDS, "rfftn(x, /, s=None, axes=None, norm='backward')\n--\n\nThe Fourier transform of real numbers along several axes; of the last the first half.\n\n    out = rfftn(x, s, axes, norm)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    bool, integer and floating point dtypes; bool and integers are computed in float32\ns : int or sequence of ints or None\naxes : int or tuple of ints or None\nnorm : 'backward' or 'ortho' or 'forward', default 'backward'\n\nReturns\n-------\nout : Tensor\n    the complex dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\n`s` gives the lengths along `axes`; without `axes` along the last axes.\n\nSee also irfftn, rfft.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.abs(pl.fft.rfftn(pl.asarray([[1., 1.], [1., 1.]]))).tolist()\n[[4.0, 0.0], [0.0, 0.0]]"},
    {"irfftn", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(irfftn_function)), METH_FASTCALL | METH_KEYWORDS, "irfftn(x, /, s=None, axes=None, norm='backward')\n--\n\nThe inverse of rfftn.\n\n    out = irfftn(x, s, axes, norm)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype; bool and integers are computed in float32\ns : int or sequence of ints or None\naxes : int or tuple of ints or None\nnorm : 'backward' or 'ortho' or 'forward', default 'backward'\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\n`s` gives the lengths along `axes`; without `axes` along the last axes. The last of `s` is the number of real values.\n\nSee also rfftn, irfft.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.fft.irfftn(pl.asarray([[4., 0.], [0., 0.]])).tolist()\n[[1.0, 1.0], [1.0, 1.0]]"},
    {"fftfreq", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(fftfreq_function)), METH_FASTCALL | METH_KEYWORDS, "fftfreq(n, /, *, d=1.0, dtype=None, device=None)\n--\n\nThe frequencies of fft's n values, for a sample spacing d.\n\n    out = fftfreq(n, d=d, dtype=dtype, device=device)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nn : int\nd : float, default 1.0\ndtype : Dtype or None\ndevice : str or None\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the default\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nSee also rfftfreq, fftshift.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.fft.fftfreq(4, d=0.25).tolist()\n[0.0, 1.0, -2.0, -1.0]"},
    {"rfftfreq", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(rfftfreq_function)), METH_FASTCALL | METH_KEYWORDS, "rfftfreq(n, /, *, d=1.0, dtype=None, device=None)\n--\n\nThe frequencies of rfft's values for n numbers with a sample spacing d.\n\n    out = rfftfreq(n, d=d, dtype=dtype, device=device)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nn : int\nd : float, default 1.0\ndtype : Dtype or None\ndevice : str or None\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the default\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nSee also fftfreq.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.fft.rfftfreq(4, d=0.25).tolist()\n[0.0, 1.0, 2.0]"},
    {"fftshift", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(fftshift_function)), METH_FASTCALL | METH_KEYWORDS, "fftshift(x, /, axes=None)\n--\n\nThe spectrum with frequency zero moved from the front to the middle.\n\n    out = fftshift(x, axes)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\naxes : int or tuple of ints or None\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nSee also ifftshift.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.fft.fftshift(pl.asarray([0., 1., -2., -1.])).tolist()\n[-2.0, -1.0, 0.0, 1.0]"},
    {"ifftshift", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(ifftshift_function)), METH_FASTCALL | METH_KEYWORDS, "ifftshift(x, /, axes=None)\n--\n\nThe inverse of fftshift.\n\n    out = ifftshift(x, axes)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\naxes : int or tuple of ints or None\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nSee also fftshift.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.fft.ifftshift(pl.asarray([-2., -1., 0., 1.])).tolist()\n[0.0, 1.0, -2.0, -1.0]"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_fft() { add_family("pylucid.fft", functions, methods); }

}  // namespace pylucid::bindings
