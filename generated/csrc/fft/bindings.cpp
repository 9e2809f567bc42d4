// Generated from ops.yaml. Do not edit.
// The fft family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"

#include "fft/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter fft_function_list[] = {
    {"x", true, true, false},
    {"n", false, false, true},
    {"axis", false, false, true},
    {"norm", false, false, true},
};
constexpr Parameters fft_function_parameters{"fft", fft_function_list};
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

constexpr Parameter ifft_function_list[] = {
    {"x", true, true, false},
    {"n", false, false, true},
    {"axis", false, false, true},
    {"norm", false, false, true},
};
constexpr Parameters ifft_function_parameters{"ifft", ifft_function_list};
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

constexpr Parameter rfft_function_list[] = {
    {"x", true, true, false},
    {"n", false, false, true},
    {"axis", false, false, true},
    {"norm", false, false, true},
};
constexpr Parameters rfft_function_parameters{"rfft", rfft_function_list};
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

constexpr Parameter irfft_function_list[] = {
    {"x", true, true, false},
    {"n", false, false, true},
    {"axis", false, false, true},
    {"norm", false, false, true},
};
constexpr Parameters irfft_function_parameters{"irfft", irfft_function_list};
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

constexpr Parameter hfft_function_list[] = {
    {"x", true, true, false},
    {"n", false, false, true},
    {"axis", false, false, true},
    {"norm", false, false, true},
};
constexpr Parameters hfft_function_parameters{"hfft", hfft_function_list};
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

constexpr Parameter ihfft_function_list[] = {
    {"x", true, true, false},
    {"n", false, false, true},
    {"axis", false, false, true},
    {"norm", false, false, true},
};
constexpr Parameters ihfft_function_parameters{"ihfft", ihfft_function_list};
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

constexpr Parameter dft_function_list[] = {
    {"x", true, true, false},
    {"axis", true, false, false},
    {"sign", true, false, false},
    {"power", true, false, false},
};
constexpr Parameters dft_function_parameters{"_dft", dft_function_list};

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

constexpr Parameter dftn_function_list[] = {
    {"x", true, true, false},
    {"axes", true, false, false},
    {"sign", true, false, false},
    {"power", true, false, false},
};
constexpr Parameters dftn_function_parameters{"_dftn", dftn_function_list};

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

constexpr Parameter rdft_function_list[] = {
    {"x", true, true, false},
    {"axis", true, false, false},
    {"sign", true, false, false},
    {"power", true, false, false},
    {"interior", true, false, false},
};
constexpr Parameters rdft_function_parameters{"_rdft", rdft_function_list};

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

constexpr Parameter resize_function_list[] = {
    {"x", true, true, false},
    {"shape", true, false, false},
};
constexpr Parameters resize_function_parameters{"_resize", resize_function_list};

PyObject* resize_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(resize_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto shape_value = arguments.extents(1);
    return wrap(compute(arguments, [&] { return ops::_resize(x_value, shape_value); }));
  });
}

PyMethodDef functions[] = {
    {"fft", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(fft_function)), METH_FASTCALL | METH_KEYWORDS, "fft(x, /, *, n=None, axis=-1, norm='backward')\n--\n\nThe discrete Fourier transform along an axis of n numbers, cut off or filled up with zeros.\n\n    y = fft(x)\n    dL/dx = _resize(_dft(g, axis, 1, 0 if norm == 'backward' else 0.5 if norm == 'ortho' else 1), x.shape)\n\ng is dL/dy. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\nn : int or None\naxis : int, default -1\nnorm : 'backward' or 'ortho' or 'forward', default 'backward'\n\nReturns\n-------\ny : Tensor\n    the complex dtype of the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe result is complex, also for real x. `norm` says where the factor 1 / n stands: 'backward' in the inverse, 'forward' in the forward transform, 'ortho'\nas 1 / sqrt(n) in both.\n\nSee also ifft, rfft, fftn.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.abs(pl.fft.fft(pl.asarray([1., 0., -1., 0.]))).tolist()\n[0.0, 2.0, 0.0, 2.0]"},
    {"ifft", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(ifft_function)), METH_FASTCALL | METH_KEYWORDS, "ifft(x, /, *, n=None, axis=-1, norm='backward')\n--\n\nThe inverse discrete Fourier transform along an axis.\n\n    y = ifft(x)\n    dL/dx = _resize(_dft(g, axis, -1, 1 if norm == 'backward' else 0.5 if norm == 'ortho' else 0), x.shape)\n\ng is dL/dy. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\nn : int or None\naxis : int, default -1\nnorm : 'backward' or 'ortho' or 'forward', default 'backward'\n\nReturns\n-------\ny : Tensor\n    the complex dtype of the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe result is complex, also for real x.\n\nSee also fft, ifftn.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.real(pl.fft.ifft(pl.asarray([4., 0., 0., 0.]))).tolist()\n[1.0, 1.0, 1.0, 1.0]"},
    {"rfft", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(rfft_function)), METH_FASTCALL | METH_KEYWORDS, "rfft(x, /, *, n=None, axis=-1, norm='backward')\n--\n\nThe Fourier transform of real numbers along an axis, of whose values the first n / 2 + 1 say all.\n\n    y = rfft(x)\n    dL/dx = _resize(_irdft(g, x.shape, n, axis, 1, 0 if norm == 'backward' else 0.5 if norm == 'ortho' else 1, 0.5), x.shape)\n\ng is dL/dy.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nn : int or None\naxis : int, default -1\nnorm : 'backward' or 'ortho' or 'forward', default 'backward'\n\nReturns\n-------\ny : Tensor\n    the complex dtype of the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also irfft, fft, rfftn.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.abs(pl.fft.rfft(pl.asarray([1., 0., -1., 0.]))).tolist()\n[0.0, 2.0, 0.0]"},
    {"irfft", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(irfft_function)), METH_FASTCALL | METH_KEYWORDS, "irfft(x, /, *, n=None, axis=-1, norm='backward')\n--\n\nThe inverse of rfft, n real numbers from their half spectrum along an axis.\n\n    y = irfft(x)\n    dL/dx = _resize(_rdft(g, axis, -1, 1 if norm == 'backward' else 0.5 if norm == 'ortho' else 0, 2), x.shape)\n\ng is dL/dy. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\nn : int or None\naxis : int, default -1\nnorm : 'backward' or 'ortho' or 'forward', default 'backward'\n\nReturns\n-------\ny : Tensor\n    the real dtype of the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe imaginary parts of the first value and, for even n, of the last are taken to be zero.\n\nSee also rfft, irfftn.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.fft.irfft(pl.asarray([0j, 2 + 0j, 0j])).tolist()\n[1.0, 0.0, -1.0, 0.0]"},
    {"hfft", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(hfft_function)), METH_FASTCALL | METH_KEYWORDS, "hfft(x, /, *, n=None, axis=-1, norm='backward')\n--\n\nThe Fourier transform of a Hermitian-symmetric signal given by its first half, n real numbers.\n\n    y = hfft(x)\n    dL/dx = _resize(_rdft(g, axis, 1, 0 if norm == 'backward' else 0.5 if norm == 'ortho' else 1, 2), x.shape)\n\ng is dL/dy. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\nn : int or None\naxis : int, default -1\nnorm : 'backward' or 'ortho' or 'forward', default 'backward'\n\nReturns\n-------\ny : Tensor\n    the real dtype of the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also ihfft, irfft.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.fft.hfft(pl.asarray([1 + 0j, 0j, 1 + 0j])).tolist()\n[2.0, 0.0, 2.0, 0.0]"},
    {"ihfft", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(ihfft_function)), METH_FASTCALL | METH_KEYWORDS, "ihfft(x, /, *, n=None, axis=-1, norm='backward')\n--\n\nThe inverse of hfft, the first half of the Hermitian-symmetric inverse transform of real numbers.\n\n    y = ihfft(x)\n    dL/dx = _resize(_irdft(g, x.shape, n, axis, -1, 1 if norm == 'backward' else 0.5 if norm == 'ortho' else 0, 0.5), x.shape)\n\ng is dL/dy.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nn : int or None\naxis : int, default -1\nnorm : 'backward' or 'ortho' or 'forward', default 'backward'\n\nReturns\n-------\ny : Tensor\n    the complex dtype of the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also hfft, rfft.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.abs(pl.fft.ihfft(pl.asarray([2., 0., 2., 0.]))).tolist()\n[1.0, 0.0, 1.0]"},
    {"_dft", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(dft_function)), METH_FASTCALL | METH_KEYWORDS, "_dft(x, /, axis, sign, power)\n--\n\nThe sum of x exp(sign 2 pi i j k / n) along an axis, divided by n ** power.\n\n    y = _dft(x)\n    dL/dx = _dft(g, axis, -sign, power)\n\ng is dL/dy. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\naxis : int\nsign : int\npower : float\n\nReturns\n-------\ny : Tensor\n    the complex dtype of the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_dftn", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(dftn_function)), METH_FASTCALL | METH_KEYWORDS, "_dftn(x, /, axes, sign, power)\n--\n\nThe same along several axes, n the product of their lengths.\n\n    y = _dftn(x)\n    dL/dx = _dftn(g, axes, -sign, power)\n\ng is dL/dy. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\naxes : int or tuple of ints\nsign : int\npower : float\n\nReturns\n-------\ny : Tensor\n    the complex dtype of the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_rdft", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(rdft_function)), METH_FASTCALL | METH_KEYWORDS, "_rdft(x, /, axis, sign, power, interior)\n--\n\nThe first half of _dft of real numbers; values that stand for two are multiplied by `interior`.\n\n    y = _rdft(x)\n    dL/dx = _irdft(g, x.shape, None, axis, -sign, power, 0.5 * interior)\n\ng is dL/dy.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\naxis : int\nsign : int\npower : float\ninterior : float\n\nReturns\n-------\ny : Tensor\n    the complex dtype of the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_irdft", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(irdft_function)), METH_FASTCALL | METH_KEYWORDS, "_irdft(x, /, shape, n=None, axis=-1, sign=1, power=0.0, interior=1.0)\n--\n\nThe transform of a half spectrum, whose values that stand for two are multiplied by `interior`, real numbers.\n\n    y = _irdft(x)\n    dL/dx = _rdft(g, axis, -sign, power, 2 * interior)\n\ng is dL/dy. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\nshape : int or sequence of ints\nn : int or None\naxis : int, default -1\nsign : int, default 1\npower : float, default 0.0\ninterior : float, default 1.0\n\nReturns\n-------\ny : Tensor\n    the real dtype of the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_resize", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(resize_function)), METH_FASTCALL | METH_KEYWORDS, "_resize(x, /, shape)\n--\n\nThe array cut off, or filled up with zeros, at the end of each axis.\n\n    y = _resize(x)\n    dL/dx = _resize(g, x.shape)\n\ng is dL/dy. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nshape : int or sequence of ints\n\nReturns\n-------\ny : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_fft() { add_family(functions, methods); }

}  // namespace pylucid::bindings
