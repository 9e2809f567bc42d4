// Generated from ops.yaml. Do not edit.
// The random family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"
#include "random/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter random_bits_function_list[] = {
    {"shape", true, false, false},
    {"key", true, false, false},
    {"counter", true, false, false},
    {"stream", true, false, false},
    {"dtype", true, false, false},
    {"device", false, false, false},
};
constexpr Parameters random_bits_function_parameters{"_random_bits", random_bits_function_list};

constexpr Parameter random_uniform_function_list[] = {
    {"shape", true, false, false},
    {"low", true, false, false},
    {"high", true, false, false},
    {"key", true, false, false},
    {"counter", true, false, false},
    {"dtype", true, false, false},
    {"device", false, false, false},
};
constexpr Parameters random_uniform_function_parameters{"_random_uniform", random_uniform_function_list};

constexpr Parameter random_normal_function_list[] = {
    {"shape", true, false, false},
    {"loc", true, false, false},
    {"scale", true, false, false},
    {"key", true, false, false},
    {"counter", true, false, false},
    {"dtype", true, false, false},
    {"device", false, false, false},
};
constexpr Parameters random_normal_function_parameters{"_random_normal", random_normal_function_list};

constexpr Parameter random_integers_function_list[] = {
    {"shape", true, false, false},
    {"low", true, false, false},
    {"last", true, false, false},
    {"key", true, false, false},
    {"counter", true, false, false},
    {"dtype", true, false, false},
    {"device", false, false, false},
};
constexpr Parameters random_integers_function_parameters{"_random_integers", random_integers_function_list};

constexpr Parameter random_bernoulli_function_list[] = {
    {"shape", true, false, false},
    {"p", true, false, false},
    {"key", true, false, false},
    {"counter", true, false, false},
    {"device", false, false, false},
};
constexpr Parameters random_bernoulli_function_parameters{"_random_bernoulli", random_bernoulli_function_list};

constexpr Parameter random_permutation_function_list[] = {
    {"shape", true, false, false},
    {"key", true, false, false},
    {"counter", true, false, false},
    {"device", false, false, false},
};
constexpr Parameters random_permutation_function_parameters{"_random_permutation", random_permutation_function_list};


PyObject* random_bits_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(random_bits_function_parameters, args, nargs, kwnames);
    const auto shape_value = arguments.extents(0);
    const auto key_value = arguments.integer(1);
    const auto counter_value = arguments.integer(2);
    const auto stream_value = arguments.integer(3);
    const auto dtype_value = arguments.dtype(4);
    const auto device_value = arguments.is_none(5) ? std::optional<Device>() : std::optional<Device>(arguments.device(5));
    return wrap(compute(arguments, [&] { return ops::_random_bits(shape_value, key_value, counter_value, stream_value, dtype_value, device_value); }));
  });
}


PyObject* random_uniform_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(random_uniform_function_parameters, args, nargs, kwnames);
    const auto shape_value = arguments.extents(0);
    const auto low_value = arguments.number(1);
    const auto high_value = arguments.number(2);
    const auto key_value = arguments.integer(3);
    const auto counter_value = arguments.integer(4);
    const auto dtype_value = arguments.dtype(5);
    const auto device_value = arguments.is_none(6) ? std::optional<Device>() : std::optional<Device>(arguments.device(6));
    return wrap(compute(arguments, [&] { return ops::_random_uniform(shape_value, low_value, high_value, key_value, counter_value, dtype_value, device_value); }));
  });
}


PyObject* random_normal_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(random_normal_function_parameters, args, nargs, kwnames);
    const auto shape_value = arguments.extents(0);
    const auto loc_value = arguments.number(1);
    const auto scale_value = arguments.number(2);
    const auto key_value = arguments.integer(3);
    const auto counter_value = arguments.integer(4);
    const auto dtype_value = arguments.dtype(5);
    const auto device_value = arguments.is_none(6) ? std::optional<Device>() : std::optional<Device>(arguments.device(6));
    return wrap(compute(arguments, [&] { return ops::_random_normal(shape_value, loc_value, scale_value, key_value, counter_value, dtype_value, device_value); }));
  });
}


PyObject* random_integers_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(random_integers_function_parameters, args, nargs, kwnames);
    const auto shape_value = arguments.extents(0);
    const auto low_value = arguments.integer(1);
    const auto last_value = arguments.integer(2);
    const auto key_value = arguments.integer(3);
    const auto counter_value = arguments.integer(4);
    const auto dtype_value = arguments.dtype(5);
    const auto device_value = arguments.is_none(6) ? std::optional<Device>() : std::optional<Device>(arguments.device(6));
    return wrap(compute(arguments, [&] { return ops::_random_integers(shape_value, low_value, last_value, key_value, counter_value, dtype_value, device_value); }));
  });
}


PyObject* random_bernoulli_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(random_bernoulli_function_parameters, args, nargs, kwnames);
    const auto shape_value = arguments.extents(0);
    const auto p_value = arguments.number(1);
    const auto key_value = arguments.integer(2);
    const auto counter_value = arguments.integer(3);
    const auto device_value = arguments.is_none(4) ? std::optional<Device>() : std::optional<Device>(arguments.device(4));
    return wrap(compute(arguments, [&] { return ops::_random_bernoulli(shape_value, p_value, key_value, counter_value, device_value); }));
  });
}


PyObject* random_permutation_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(random_permutation_function_parameters, args, nargs, kwnames);
    const auto shape_value = arguments.extents(0);
    const auto key_value = arguments.integer(1);
    const auto counter_value = arguments.integer(2);
    const auto device_value = arguments.is_none(3) ? std::optional<Device>() : std::optional<Device>(arguments.device(3));
    return wrap(compute(arguments, [&] { return ops::_random_permutation(shape_value, key_value, counter_value, device_value); }));
  });
}

PyMethodDef functions[] = {
    {"_random_bits", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(random_bits_function)), METH_FASTCALL | METH_KEYWORDS, "_random_bits(shape, key, counter, stream, dtype, device=None)\n--\n\nThe words of Philox4x32-10 as integers of a dtype; `stream` is the high half of the 128-bit counter.\n\n    out = _random_bits(shape, key, counter, stream, dtype, device)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nshape : int or sequence of ints\nkey : int\ncounter : int\nstream : int\ndtype : Dtype\ndevice : str or None\n\nReturns\n-------\nout : Tensor\n    the `dtype` given\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_random_uniform", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(random_uniform_function)), METH_FASTCALL | METH_KEYWORDS, "_random_uniform(shape, low, high, key, counter, dtype, device=None)\n--\n\nNumbers from a uniform distribution over [low, high).\n\n    out = _random_uniform(shape, low, high, key, counter, dtype, device)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nshape : int or sequence of ints\nlow : float\nhigh : float\nkey : int\ncounter : int\ndtype : Dtype\ndevice : str or None\n\nReturns\n-------\nout : Tensor\n    the `dtype` given\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_random_normal", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(random_normal_function)), METH_FASTCALL | METH_KEYWORDS, "_random_normal(shape, loc, scale, key, counter, dtype, device=None)\n--\n\nNumbers from a normal distribution.\n\n    out = _random_normal(shape, loc, scale, key, counter, dtype, device)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nshape : int or sequence of ints\nloc : float\nscale : float\nkey : int\ncounter : int\ndtype : Dtype\ndevice : str or None\n\nReturns\n-------\nout : Tensor\n    the `dtype` given\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_random_integers", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(random_integers_function)), METH_FASTCALL | METH_KEYWORDS, "_random_integers(shape, low, last, key, counter, dtype, device=None)\n--\n\nIntegers from low to last, each as likely as any other; of uint64 the same bits as int64.\n\n    out = _random_integers(shape, low, last, key, counter, dtype, device)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nshape : int or sequence of ints\nlow : int\nlast : int\nkey : int\ncounter : int\ndtype : Dtype\ndevice : str or None\n\nReturns\n-------\nout : Tensor\n    the `dtype` given\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_random_bernoulli", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(random_bernoulli_function)), METH_FASTCALL | METH_KEYWORDS, "_random_bernoulli(shape, p, key, counter, device=None)\n--\n\nTrue with probability p.\n\n    out = _random_bernoulli(shape, p, key, counter, device)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nshape : int or sequence of ints\np : float\nkey : int\ncounter : int\ndevice : str or None\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_random_permutation", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(random_permutation_function)), METH_FASTCALL | METH_KEYWORDS, "_random_permutation(shape, key, counter, device=None)\n--\n\nThe integers below the one extent of `shape` in random order.\n\n    out = _random_permutation(shape, key, counter, device)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nshape : int or sequence of ints\nkey : int\ncounter : int\ndevice : str or None\n\nReturns\n-------\nout : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_random() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
