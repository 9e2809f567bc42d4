// Generated from ops.yaml. Do not edit.
// The statistics family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"
#include "bindings/composite.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter median_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
    {"keepdims", false, false, true},
};
constexpr Parameters median_function_parameters{"median", median_function_list};

constexpr Parameter quantile_function_list[] = {
    {"x", true, true, false},
    {"q", true, true, false},
    {"axis", false, false, false},
    {"method", false, false, true},
    {"keepdims", false, false, true},
};
constexpr Parameters quantile_function_parameters{"quantile", quantile_function_list};

constexpr Parameter histogram_function_list[] = {
    {"x", true, true, false},
    {"bins", false, false, false},
    {"range", false, false, true},
    {"weights", false, false, true},
    {"density", false, false, true},
};
constexpr Parameters histogram_function_parameters{"histogram", histogram_function_list};

constexpr Parameter bincount_function_list[] = {
    {"x", true, true, false},
    {"weights", false, false, true},
    {"minlength", false, false, true},
};
constexpr Parameters bincount_function_parameters{"bincount", bincount_function_list};

constexpr Parameter cov_function_list[] = {
    {"x", true, true, false},
    {"correction", false, false, true},
    {"fweights", false, false, true},
    {"aweights", false, false, true},
};
constexpr Parameters cov_function_parameters{"cov", cov_function_list};

constexpr Parameter corrcoef_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters corrcoef_function_parameters{"corrcoef", corrcoef_function_list};

constexpr Parameter trapezoid_function_list[] = {
    {"y", true, true, false},
    {"x", false, false, false},
    {"dx", false, false, true},
    {"axis", false, false, true},
};
constexpr Parameters trapezoid_function_parameters{"trapezoid", trapezoid_function_list};

constexpr Parameter interp_function_list[] = {
    {"x", true, true, false},
    {"xp", true, true, false},
    {"fp", true, true, false},
    {"left", false, false, true},
    {"right", false, false, true},
    {"period", false, false, true},
};
constexpr Parameters interp_function_parameters{"interp", interp_function_list};

constexpr Parameter diff_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, true},
    {"n", false, false, true},
    {"prepend", false, false, true},
    {"append", false, false, true},
};
constexpr Parameters diff_function_parameters{"diff", diff_function_list};

Composite median_function_composite(median_function_parameters, false);

PyObject* median_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return median_function_composite.call(args, nargs, kwnames);
}

Composite quantile_function_composite(quantile_function_parameters, false);

PyObject* quantile_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return quantile_function_composite.call(args, nargs, kwnames);
}

Composite histogram_function_composite(histogram_function_parameters, false);

PyObject* histogram_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return histogram_function_composite.call(args, nargs, kwnames);
}

Composite bincount_function_composite(bincount_function_parameters, false);

PyObject* bincount_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return bincount_function_composite.call(args, nargs, kwnames);
}

Composite cov_function_composite(cov_function_parameters, false);

PyObject* cov_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return cov_function_composite.call(args, nargs, kwnames);
}

Composite corrcoef_function_composite(corrcoef_function_parameters, false);

PyObject* corrcoef_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return corrcoef_function_composite.call(args, nargs, kwnames);
}

Composite trapezoid_function_composite(trapezoid_function_parameters, false);

PyObject* trapezoid_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return trapezoid_function_composite.call(args, nargs, kwnames);
}

Composite interp_function_composite(interp_function_parameters, false);

PyObject* interp_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return interp_function_composite.call(args, nargs, kwnames);
}

Composite diff_function_composite(diff_function_parameters, false);

PyObject* diff_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return diff_function_composite.call(args, nargs, kwnames);
}

PyMethodDef functions[] = {
    {"median", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(median_function)), METH_FASTCALL | METH_KEYWORDS, "median(x, /, axis=None, *, keepdims=False)\n--\n\nThe middle value over axes, the mean of the two middle ones where their number is even.\n\n    out = median(x, axis, keepdims=keepdims)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    bool, integer and floating point dtypes; bool and integers are computed in float32\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nNaN where there is one and where there are no values. Equal values share the gradient equally.\n\nSee also quantile.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.median(pl.asarray([1., 2., 3., 4.])).item()\n2.5"},
    {"quantile", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(quantile_function)), METH_FASTCALL | METH_KEYWORDS, "quantile(x, q, /, axis=None, *, method='linear', keepdims=False)\n--\n\nThe value that a fraction q of the values over axes does not exceed.\n\n    out = quantile(x, q, axis, method=method, keepdims=keepdims)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nq : as the notes say\naxis : int or tuple of ints or None\nmethod : 'linear' or 'lower' or 'higher' or 'midpoint' or 'nearest', default 'linear'\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nq is a number or a Tensor, from 0 to 1; the axes of a Tensor come first in the result. Where the place (n - 1) q lies between\ntwo values, `method` says what is taken: a straight line between them, the lower, the higher, their mean, or the nearest, of two\nequally near the one whose index is even. The dtype is a floating one, also of integers.\n\nNaN where there is one and where there are no values. Equal values share the gradient equally.\n\nSee also median.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.quantile(pl.asarray([1., 2., 3.]), 0.25).item()\n1.5"},
    {"histogram", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(histogram_function)), METH_FASTCALL | METH_KEYWORDS, "histogram(x, /, bins=10, *, range=None, weights=None, density=False)\n--\n\nHow many values lie in each of a row of bins, and the bins' edges.\n\n    counts, edges = histogram(x, bins, range=range, weights=weights, density=density)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    bool, integer and floating point dtypes\nbins : as the notes say, default 10\nrange : as the notes say or None\nweights : Tensor or None\n    integer, floating point and complex dtypes\ndensity : bool, default False\n\nReturns\n-------\ncounts : Tensor\nedges : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\n`bins` is a number of bins of equal width, over `range` or from the least to the largest value; or a Tensor of ascending edges.\nA bin includes its lower edge, the last one its upper edge too. Values outside are not counted, nor is NaN. With `density` the\ncounts become a density, whose integral is 1.\n\nSee also bincount.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> counts, edges = pl.histogram(pl.asarray([1., 2., 4.]), 2, range=(0, 4))\n>>> counts.tolist(), edges.tolist()\n([1, 2], [0.0, 2.0, 4.0])"},
    {"bincount", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(bincount_function)), METH_FASTCALL | METH_KEYWORDS, "bincount(x, /, *, weights=None, minlength=0)\n--\n\nHow often each integer from 0 on occurs, or the sum of its weights.\n\n    out = bincount(x, weights=weights, minlength=minlength)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    bool and integer dtypes\nweights : Tensor or None\n    integer, floating point and complex dtypes\nminlength : int, default 0\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nSee also histogram.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.bincount(pl.asarray([0, 2, 2])).tolist()\n[1, 0, 2]"},
    {"cov", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(cov_function)), METH_FASTCALL | METH_KEYWORDS, "cov(x, /, *, correction=1, fweights=None, aweights=None)\n--\n\nThe covariance matrix of variables, a row of observations each.\n\n    out = cov(x, correction=correction, fweights=fweights, aweights=aweights)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype; bool and integers are computed in float32\ncorrection : float, default 1\nfweights : Tensor or None\n    integer dtypes\naweights : Tensor or None\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nOf an array with one axis the variance. `correction` is subtracted from the number of observations. `fweights` says how often\neach observation was made, `aweights` how much it weighs.\n\nSee also corrcoef.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.cov(pl.asarray([[1., 2., 3.], [3., 2., 1.]])).tolist()\n[[1.0, -1.0], [-1.0, 1.0]]"},
    {"corrcoef", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(corrcoef_function)), METH_FASTCALL | METH_KEYWORDS, "corrcoef(x, /)\n--\n\nThe matrix of correlation coefficients of variables, a row of observations each.\n\n    out = corrcoef(x)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also cov.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.corrcoef(pl.asarray([[1., 2., 3.], [3., 2., 1.]])).tolist()\n[[1.0, -1.0], [-1.0, 1.0]]"},
    {"trapezoid", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(trapezoid_function)), METH_FASTCALL | METH_KEYWORDS, "trapezoid(y, /, x=None, *, dx=1.0, axis=-1)\n--\n\nThe integral along an axis by the trapezoidal rule.\n\n    out = trapezoid(y, x, dx=dx, axis=axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\ny : Tensor\n    every dtype\nx : Tensor or None\n    every dtype\ndx : float, default 1.0\naxis : int, default -1\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nPromote: under autocast, each of the operators that it is made of follows its own policy.\n\nx holds the sample points, along the axis or in the shape of y; without it they are `dx` apart.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.trapezoid(pl.asarray([1., 2., 3.])).item()\n4.0"},
    {"interp", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(interp_function)), METH_FASTCALL | METH_KEYWORDS, "interp(x, xp, fp, /, *, left=None, right=None, period=None)\n--\n\nPiecewise linear interpolation at x of the function with values fp at the ascending points xp.\n\n    out = interp(x, xp, fp, left=left, right=right, period=period)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nxp : Tensor\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nfp : Tensor\n    every dtype; bool and integers are computed in float32\nleft : as the notes say or None\nright : as the notes say or None\nperiod : float or None\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nPromote: under autocast, each of the operators that it is made of follows its own policy.\n\nOutside the points the first and the last value, or the numbers or Tensors `left` and `right`. With `period` the function is\nperiodic, and points come in any order. At a point the gradient is that of the interval to its right.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.interp(pl.asarray([1.5]), pl.asarray([1., 2.]), pl.asarray([10., 20.])).tolist()\n[15.0]"},
    {"diff", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(diff_function)), METH_FASTCALL | METH_KEYWORDS, "diff(x, /, *, axis=-1, n=1, prepend=None, append=None)\n--\n\nThe n-th difference of neighbours along an axis.\n\n    out = diff(x, axis=axis, n=n, prepend=prepend, append=append)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\naxis : int, default -1\nn : int, default 1\nprepend : Tensor or None\n    every dtype\nappend : Tensor or None\n    every dtype\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\n`prepend` and `append` are joined to x along the axis first.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.diff(pl.asarray([1., 3., 6.])).tolist()\n[2.0, 3.0]"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"median", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<median_function>)), METH_FASTCALL | METH_KEYWORDS, "median($self, /, axis=None, *, keepdims=False)\n--\n\nThe middle value over axes, the mean of the two middle ones where their number is even.\n\n    out = median(x, axis, keepdims=keepdims)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    bool, integer and floating point dtypes; bool and integers are computed in float32\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nNaN where there is one and where there are no values. Equal values share the gradient equally.\n\nSee also quantile.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.median(pl.asarray([1., 2., 3., 4.])).item()\n2.5"},
    {"quantile", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<quantile_function>)), METH_FASTCALL | METH_KEYWORDS, "quantile($self, q, /, axis=None, *, method='linear', keepdims=False)\n--\n\nThe value that a fraction q of the values over axes does not exceed.\n\n    out = quantile(x, q, axis, method=method, keepdims=keepdims)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nq : as the notes say\naxis : int or tuple of ints or None\nmethod : 'linear' or 'lower' or 'higher' or 'midpoint' or 'nearest', default 'linear'\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nq is a number or a Tensor, from 0 to 1; the axes of a Tensor come first in the result. Where the place (n - 1) q lies between\ntwo values, `method` says what is taken: a straight line between them, the lower, the higher, their mean, or the nearest, of two\nequally near the one whose index is even. The dtype is a floating one, also of integers.\n\nNaN where there is one and where there are no values. Equal values share the gradient equally.\n\nSee also median.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.quantile(pl.asarray([1., 2., 3.]), 0.25).item()\n1.5"},
    {"histogram", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<histogram_function>)), METH_FASTCALL | METH_KEYWORDS, "histogram($self, /, bins=10, *, range=None, weights=None, density=False)\n--\n\nHow many values lie in each of a row of bins, and the bins' edges.\n\n    counts, edges = histogram(x, bins, range=range, weights=weights, density=density)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    bool, integer and floating point dtypes\nbins : as the notes say, default 10\nrange : as the notes say or None\nweights : Tensor or None\n    integer, floating point and complex dtypes\ndensity : bool, default False\n\nReturns\n-------\ncounts : Tensor\nedges : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\n`bins` is a number of bins of equal width, over `range` or from the least to the largest value; or a Tensor of ascending edges.\nA bin includes its lower edge, the last one its upper edge too. Values outside are not counted, nor is NaN. With `density` the\ncounts become a density, whose integral is 1.\n\nSee also bincount.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> counts, edges = pl.histogram(pl.asarray([1., 2., 4.]), 2, range=(0, 4))\n>>> counts.tolist(), edges.tolist()\n([1, 2], [0.0, 2.0, 4.0])"},
    {"bincount", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<bincount_function>)), METH_FASTCALL | METH_KEYWORDS, "bincount($self, /, *, weights=None, minlength=0)\n--\n\nHow often each integer from 0 on occurs, or the sum of its weights.\n\n    out = bincount(x, weights=weights, minlength=minlength)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    bool and integer dtypes\nweights : Tensor or None\n    integer, floating point and complex dtypes\nminlength : int, default 0\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nSee also histogram.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.bincount(pl.asarray([0, 2, 2])).tolist()\n[1, 0, 2]"},
    {"cov", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<cov_function>)), METH_FASTCALL | METH_KEYWORDS, "cov($self, /, *, correction=1, fweights=None, aweights=None)\n--\n\nThe covariance matrix of variables, a row of observations each.\n\n    out = cov(x, correction=correction, fweights=fweights, aweights=aweights)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype; bool and integers are computed in float32\ncorrection : float, default 1\nfweights : Tensor or None\n    integer dtypes\naweights : Tensor or None\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nOf an array with one axis the variance. `correction` is subtracted from the number of observations. `fweights` says how often\neach observation was made, `aweights` how much it weighs.\n\nSee also corrcoef.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.cov(pl.asarray([[1., 2., 3.], [3., 2., 1.]])).tolist()\n[[1.0, -1.0], [-1.0, 1.0]]"},
    {"corrcoef", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<corrcoef_function>)), METH_FASTCALL | METH_KEYWORDS, "corrcoef($self, /)\n--\n\nThe matrix of correlation coefficients of variables, a row of observations each.\n\n    out = corrcoef(x)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also cov.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.corrcoef(pl.asarray([[1., 2., 3.], [3., 2., 1.]])).tolist()\n[[1.0, -1.0], [-1.0, 1.0]]"},
    {"trapezoid", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<trapezoid_function>)), METH_FASTCALL | METH_KEYWORDS, "trapezoid($self, /, x=None, *, dx=1.0, axis=-1)\n--\n\nThe integral along an axis by the trapezoidal rule.\n\n    out = trapezoid(y, x, dx=dx, axis=axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\ny : Tensor\n    every dtype\nx : Tensor or None\n    every dtype\ndx : float, default 1.0\naxis : int, default -1\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nPromote: under autocast, each of the operators that it is made of follows its own policy.\n\nx holds the sample points, along the axis or in the shape of y; without it they are `dx` apart.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.trapezoid(pl.asarray([1., 2., 3.])).item()\n4.0"},
    {"interp", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<interp_function>)), METH_FASTCALL | METH_KEYWORDS, "interp($self, xp, fp, /, *, left=None, right=None, period=None)\n--\n\nPiecewise linear interpolation at x of the function with values fp at the ascending points xp.\n\n    out = interp(x, xp, fp, left=left, right=right, period=period)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nxp : Tensor\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nfp : Tensor\n    every dtype; bool and integers are computed in float32\nleft : as the notes say or None\nright : as the notes say or None\nperiod : float or None\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nPromote: under autocast, each of the operators that it is made of follows its own policy.\n\nOutside the points the first and the last value, or the numbers or Tensors `left` and `right`. With `period` the function is\nperiodic, and points come in any order. At a point the gradient is that of the interval to its right.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.interp(pl.asarray([1.5]), pl.asarray([1., 2.]), pl.asarray([10., 20.])).tolist()\n[15.0]"},
    {"diff", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<diff_function>)), METH_FASTCALL | METH_KEYWORDS, "diff($self, /, *, axis=-1, n=1, prepend=None, append=None)\n--\n\nThe n-th difference of neighbours along an axis.\n\n    out = diff(x, axis=axis, n=n, prepend=prepend, append=append)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\naxis : int, default -1\nn : int, default 1\nprepend : Tensor or None\n    every dtype\nappend : Tensor or None\n    every dtype\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\n`prepend` and `append` are joined to x along the axis first.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.diff(pl.asarray([1., 3., 6.])).tolist()\n[2.0, 3.0]"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_statistics() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
