// Generated from ops.yaml. Do not edit.
// The bitwise family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"

#include "bitwise/attributes.h"
#include "bitwise/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter bitwise_and_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters bitwise_and_function_parameters{"bitwise_and", bitwise_and_function_list};

constexpr Parameter bitwise_or_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters bitwise_or_function_parameters{"bitwise_or", bitwise_or_function_list};

constexpr Parameter bitwise_xor_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters bitwise_xor_function_parameters{"bitwise_xor", bitwise_xor_function_list};

constexpr Parameter bitwise_invert_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters bitwise_invert_function_parameters{"bitwise_invert", bitwise_invert_function_list};

constexpr Parameter bitwise_left_shift_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters bitwise_left_shift_function_parameters{"bitwise_left_shift", bitwise_left_shift_function_list};

constexpr Parameter bitwise_right_shift_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters bitwise_right_shift_function_parameters{"bitwise_right_shift", bitwise_right_shift_function_list};


PyObject* bitwise_and_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(bitwise_and_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::bitwise_and(x1_value, x2_value); }));
  });
}


PyObject* bitwise_or_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(bitwise_or_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::bitwise_or(x1_value, x2_value); }));
  });
}


PyObject* bitwise_xor_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(bitwise_xor_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::bitwise_xor(x1_value, x2_value); }));
  });
}


PyObject* bitwise_invert_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(bitwise_invert_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::bitwise_invert(x_value); }));
  });
}


PyObject* bitwise_left_shift_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(bitwise_left_shift_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::bitwise_left_shift(x1_value, x2_value); }));
  });
}


PyObject* bitwise_right_shift_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(bitwise_right_shift_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::bitwise_right_shift(x1_value, x2_value); }));
  });
}

PyObject* bitwise_not_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(bitwise_invert_function(self, args, nargs, kwnames), "bitwise_invert", "bitwise_not");
}

PyObject* invert_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(bitwise_invert_function(self, args, nargs, kwnames), "bitwise_invert", "invert");
}

PyObject* left_shift_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(bitwise_left_shift_function(self, args, nargs, kwnames), "bitwise_left_shift", "left_shift");
}

PyObject* right_shift_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(bitwise_right_shift_function(self, args, nargs, kwnames), "bitwise_right_shift", "right_shift");
}

PyMethodDef functions[] = {
    {"bitwise_and", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(bitwise_and_function)), METH_FASTCALL | METH_KEYWORDS, "bitwise_and(x1, x2, /)\n--\n\nElement-wise conjunction of bits.\n\n    out = x1 & x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    bool and integer dtypes\nx2 : Tensor or number\n    bool and integer dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nSee also bitwise_or, logical_and.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.bitwise_and(pl.asarray([6, 5]), 3).tolist()\n[2, 1]"},
    {"bitwise_or", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(bitwise_or_function)), METH_FASTCALL | METH_KEYWORDS, "bitwise_or(x1, x2, /)\n--\n\nElement-wise disjunction of bits.\n\n    out = x1 | x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    bool and integer dtypes\nx2 : Tensor or number\n    bool and integer dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nSee also bitwise_and, logical_or.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.bitwise_or(pl.asarray([6, 5]), 3).tolist()\n[7, 7]"},
    {"bitwise_xor", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(bitwise_xor_function)), METH_FASTCALL | METH_KEYWORDS, "bitwise_xor(x1, x2, /)\n--\n\nElement-wise exclusive disjunction of bits.\n\n    out = x1 ^ x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    bool and integer dtypes\nx2 : Tensor or number\n    bool and integer dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nSee also bitwise_or, logical_xor.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.bitwise_xor(pl.asarray([6, 5]), 3).tolist()\n[5, 6]"},
    {"bitwise_invert", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(bitwise_invert_function)), METH_FASTCALL | METH_KEYWORDS, "bitwise_invert(x, /)\n--\n\nElement-wise negation of bits.\n\n    out = ~x\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    bool and integer dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nAlso called bitwise_not, invert.\n\nSee also logical_not.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.bitwise_invert(pl.asarray([0, 5])).tolist()\n[-1, -6]"},
    {"bitwise_left_shift", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(bitwise_left_shift_function)), METH_FASTCALL | METH_KEYWORDS, "bitwise_left_shift(x1, x2, /)\n--\n\nElement-wise shift of the bits of x1 to the left by x2 places.\n\n    out = x1 << x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer dtypes\nx2 : Tensor or number\n    integer dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called left_shift.\n\nSee also bitwise_right_shift.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.bitwise_left_shift(pl.asarray([1, 5]), 2).tolist()\n[4, 20]"},
    {"bitwise_right_shift", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(bitwise_right_shift_function)), METH_FASTCALL | METH_KEYWORDS, "bitwise_right_shift(x1, x2, /)\n--\n\nElement-wise shift of the bits of x1 to the right by x2 places, keeping the sign.\n\n    out = x1 >> x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer dtypes\nx2 : Tensor or number\n    integer dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called right_shift.\n\nSee also bitwise_left_shift.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.bitwise_right_shift(pl.asarray([4, -5]), 1).tolist()\n[2, -3]"},
    {"bitwise_not", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(bitwise_not_alias)), METH_FASTCALL | METH_KEYWORDS, "bitwise_not(x, /)\n--\n\nElement-wise negation of bits.\n\n    out = ~x\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    bool and integer dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nAlso called bitwise_not, invert.\n\nSee also logical_not.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.bitwise_invert(pl.asarray([0, 5])).tolist()\n[-1, -6]"},
    {"invert", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(invert_alias)), METH_FASTCALL | METH_KEYWORDS, "invert(x, /)\n--\n\nElement-wise negation of bits.\n\n    out = ~x\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    bool and integer dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nAlso called bitwise_not, invert.\n\nSee also logical_not.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.bitwise_invert(pl.asarray([0, 5])).tolist()\n[-1, -6]"},
    {"left_shift", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(left_shift_alias)), METH_FASTCALL | METH_KEYWORDS, "left_shift(x1, x2, /)\n--\n\nElement-wise shift of the bits of x1 to the left by x2 places.\n\n    out = x1 << x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer dtypes\nx2 : Tensor or number\n    integer dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called left_shift.\n\nSee also bitwise_right_shift.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.bitwise_left_shift(pl.asarray([1, 5]), 2).tolist()\n[4, 20]"},
    {"right_shift", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(right_shift_alias)), METH_FASTCALL | METH_KEYWORDS, "right_shift(x1, x2, /)\n--\n\nElement-wise shift of the bits of x1 to the right by x2 places, keeping the sign.\n\n    out = x1 >> x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer dtypes\nx2 : Tensor or number\n    integer dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called right_shift.\n\nSee also bitwise_left_shift.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.bitwise_right_shift(pl.asarray([4, -5]), 1).tolist()\n[2, -3]"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"bitwise_and", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<bitwise_and_function>)), METH_FASTCALL | METH_KEYWORDS, "bitwise_and($self, x2, /)\n--\n\nElement-wise conjunction of bits.\n\n    out = x1 & x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    bool and integer dtypes\nx2 : Tensor or number\n    bool and integer dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nSee also bitwise_or, logical_and.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.bitwise_and(pl.asarray([6, 5]), 3).tolist()\n[2, 1]"},
    {"bitwise_or", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<bitwise_or_function>)), METH_FASTCALL | METH_KEYWORDS, "bitwise_or($self, x2, /)\n--\n\nElement-wise disjunction of bits.\n\n    out = x1 | x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    bool and integer dtypes\nx2 : Tensor or number\n    bool and integer dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nSee also bitwise_and, logical_or.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.bitwise_or(pl.asarray([6, 5]), 3).tolist()\n[7, 7]"},
    {"bitwise_xor", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<bitwise_xor_function>)), METH_FASTCALL | METH_KEYWORDS, "bitwise_xor($self, x2, /)\n--\n\nElement-wise exclusive disjunction of bits.\n\n    out = x1 ^ x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    bool and integer dtypes\nx2 : Tensor or number\n    bool and integer dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nSee also bitwise_or, logical_xor.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.bitwise_xor(pl.asarray([6, 5]), 3).tolist()\n[5, 6]"},
    {"bitwise_invert", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<bitwise_invert_function>)), METH_FASTCALL | METH_KEYWORDS, "bitwise_invert($self, /)\n--\n\nElement-wise negation of bits.\n\n    out = ~x\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    bool and integer dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nAlso called bitwise_not, invert.\n\nSee also logical_not.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.bitwise_invert(pl.asarray([0, 5])).tolist()\n[-1, -6]"},
    {"bitwise_not", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<bitwise_not_alias>)), METH_FASTCALL | METH_KEYWORDS, "bitwise_not($self, /)\n--\n\nElement-wise negation of bits.\n\n    out = ~x\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    bool and integer dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nAlso called bitwise_not, invert.\n\nSee also logical_not.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.bitwise_invert(pl.asarray([0, 5])).tolist()\n[-1, -6]"},
    {"invert", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<invert_alias>)), METH_FASTCALL | METH_KEYWORDS, "invert($self, /)\n--\n\nElement-wise negation of bits.\n\n    out = ~x\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    bool and integer dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nAlso called bitwise_not, invert.\n\nSee also logical_not.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.bitwise_invert(pl.asarray([0, 5])).tolist()\n[-1, -6]"},
    {"bitwise_left_shift", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<bitwise_left_shift_function>)), METH_FASTCALL | METH_KEYWORDS, "bitwise_left_shift($self, x2, /)\n--\n\nElement-wise shift of the bits of x1 to the left by x2 places.\n\n    out = x1 << x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer dtypes\nx2 : Tensor or number\n    integer dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called left_shift.\n\nSee also bitwise_right_shift.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.bitwise_left_shift(pl.asarray([1, 5]), 2).tolist()\n[4, 20]"},
    {"left_shift", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<left_shift_alias>)), METH_FASTCALL | METH_KEYWORDS, "left_shift($self, x2, /)\n--\n\nElement-wise shift of the bits of x1 to the left by x2 places.\n\n    out = x1 << x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer dtypes\nx2 : Tensor or number\n    integer dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called left_shift.\n\nSee also bitwise_right_shift.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.bitwise_left_shift(pl.asarray([1, 5]), 2).tolist()\n[4, 20]"},
    {"bitwise_right_shift", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<bitwise_right_shift_function>)), METH_FASTCALL | METH_KEYWORDS, "bitwise_right_shift($self, x2, /)\n--\n\nElement-wise shift of the bits of x1 to the right by x2 places, keeping the sign.\n\n    out = x1 >> x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer dtypes\nx2 : Tensor or number\n    integer dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called right_shift.\n\nSee also bitwise_left_shift.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.bitwise_right_shift(pl.asarray([4, -5]), 1).tolist()\n[2, -3]"},
    {"right_shift", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<right_shift_alias>)), METH_FASTCALL | METH_KEYWORDS, "right_shift($self, x2, /)\n--\n\nElement-wise shift of the bits of x1 to the right by x2 places, keeping the sign.\n\n    out = x1 >> x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer dtypes\nx2 : Tensor or number\n    integer dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called right_shift.\n\nSee also bitwise_left_shift.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.bitwise_right_shift(pl.asarray([4, -5]), 1).tolist()\n[2, -3]"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_bitwise() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
