// Generated from ops.yaml. Do not edit.
// The manipulation family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"
#include "bindings/composite.h"

namespace pylucid::bindings {

namespace {

constexpr Parameters broadcast_arrays_function_parameters{"broadcast_arrays", {}};

constexpr Parameter flip_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
};
constexpr Parameters flip_function_parameters{"flip", flip_function_list};

constexpr Parameter moveaxis_function_list[] = {
    {"x", true, true, false},
    {"source", true, true, false},
    {"destination", true, true, false},
};
constexpr Parameters moveaxis_function_parameters{"moveaxis", moveaxis_function_list};

constexpr Parameter roll_function_list[] = {
    {"x", true, true, false},
    {"shift", true, false, false},
    {"axis", false, false, false},
};
constexpr Parameters roll_function_parameters{"roll", roll_function_list};

constexpr Parameter repeat_function_list[] = {
    {"x", true, true, false},
    {"repeats", true, true, false},
    {"axis", false, false, false},
};
constexpr Parameters repeat_function_parameters{"repeat", repeat_function_list};

constexpr Parameter unstack_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
};
constexpr Parameters unstack_function_parameters{"unstack", unstack_function_list};

constexpr Parameter tile_function_list[] = {
    {"x", true, true, false},
    {"repetitions", true, true, false},
};
constexpr Parameters tile_function_parameters{"tile", tile_function_list};

constexpr Parameter split_function_list[] = {
    {"x", true, true, false},
    {"indices_or_sections", true, true, false},
    {"axis", false, false, false},
};
constexpr Parameters split_function_parameters{"split", split_function_list};

constexpr Parameter chunk_function_list[] = {
    {"x", true, true, false},
    {"chunks", true, true, false},
    {"axis", false, false, false},
};
constexpr Parameters chunk_function_parameters{"chunk", chunk_function_list};

constexpr Parameter clone_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters clone_function_parameters{"clone", clone_function_list};

constexpr Parameter flatten_function_list[] = {
    {"x", true, true, false},
    {"start_axis", false, false, false},
    {"end_axis", false, false, false},
};
constexpr Parameters flatten_function_parameters{"flatten", flatten_function_list};

constexpr Parameter swapaxes_function_list[] = {
    {"x", true, true, false},
    {"axis1", true, false, false},
    {"axis2", true, false, false},
};
constexpr Parameters swapaxes_function_parameters{"swapaxes", swapaxes_function_list};

constexpr Parameter vstack_function_list[] = {
    {"arrays", true, true, false},
};
constexpr Parameters vstack_function_parameters{"vstack", vstack_function_list};

constexpr Parameter hstack_function_list[] = {
    {"arrays", true, true, false},
};
constexpr Parameters hstack_function_parameters{"hstack", hstack_function_list};

constexpr Parameter rot90_function_list[] = {
    {"x", true, true, false},
    {"k", false, false, false},
    {"axes", false, false, false},
};
constexpr Parameters rot90_function_parameters{"rot90", rot90_function_list};

constexpr Parameter pad_function_list[] = {
    {"x", true, true, false},
    {"pad_width", true, true, false},
    {"mode", false, false, false},
    {"constant_values", false, false, true},
};
constexpr Parameters pad_function_parameters{"pad", pad_function_list};

Composite broadcast_arrays_function_composite(broadcast_arrays_function_parameters, true);

PyObject* broadcast_arrays_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return broadcast_arrays_function_composite.call(args, nargs, kwnames);
}

Composite flip_function_composite(flip_function_parameters, false);

PyObject* flip_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return flip_function_composite.call(args, nargs, kwnames);
}

Composite moveaxis_function_composite(moveaxis_function_parameters, false);

PyObject* moveaxis_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return moveaxis_function_composite.call(args, nargs, kwnames);
}

Composite roll_function_composite(roll_function_parameters, false);

PyObject* roll_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return roll_function_composite.call(args, nargs, kwnames);
}

Composite repeat_function_composite(repeat_function_parameters, false);

PyObject* repeat_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return repeat_function_composite.call(args, nargs, kwnames);
}

Composite unstack_function_composite(unstack_function_parameters, false);

PyObject* unstack_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return unstack_function_composite.call(args, nargs, kwnames);
}

Composite tile_function_composite(tile_function_parameters, false);

PyObject* tile_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return tile_function_composite.call(args, nargs, kwnames);
}

Composite split_function_composite(split_function_parameters, false);

PyObject* split_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return split_function_composite.call(args, nargs, kwnames);
}

Composite chunk_function_composite(chunk_function_parameters, false);

PyObject* chunk_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return chunk_function_composite.call(args, nargs, kwnames);
}

Composite clone_function_composite(clone_function_parameters, false);

PyObject* clone_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return clone_function_composite.call(args, nargs, kwnames);
}

Composite flatten_function_composite(flatten_function_parameters, false);

PyObject* flatten_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return flatten_function_composite.call(args, nargs, kwnames);
}

Composite swapaxes_function_composite(swapaxes_function_parameters, false);

PyObject* swapaxes_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return swapaxes_function_composite.call(args, nargs, kwnames);
}

Composite vstack_function_composite(vstack_function_parameters, false);

PyObject* vstack_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return vstack_function_composite.call(args, nargs, kwnames);
}

Composite hstack_function_composite(hstack_function_parameters, false);

PyObject* hstack_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return hstack_function_composite.call(args, nargs, kwnames);
}

Composite rot90_function_composite(rot90_function_parameters, false);

PyObject* rot90_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return rot90_function_composite.call(args, nargs, kwnames);
}

Composite pad_function_composite(pad_function_parameters, false);

PyObject* pad_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return pad_function_composite.call(args, nargs, kwnames);
}

PyObject* copy_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(clone_function(self, args, nargs, kwnames), "clone", "copy");
}

PyObject* ravel_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(flatten_function(self, args, nargs, kwnames), "flatten", "ravel");
}

PyMethodDef functions[] = {
    {"broadcast_arrays", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(broadcast_arrays_function)), METH_FASTCALL | METH_KEYWORDS, "broadcast_arrays(*arrays)\n--\n\nThe arrays in the shape to which they broadcast together, without a copy.\n\n    broadcast = broadcast_arrays(arrays)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\narrays : Tensors\n    every dtype\n\nReturns\n-------\nbroadcast : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nThe dtypes stay as they are.\n\nSee also broadcast_to, meshgrid.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> [x.tolist() for x in pl.broadcast_arrays(pl.asarray([1, 2]), pl.asarray([[3]]))]\n[[[1, 2]], [[3, 3]]]"},
    {"flip", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(flip_function)), METH_FASTCALL | METH_KEYWORDS, "flip(x, /, axis=None)\n--\n\nThe array in reverse order along axes, without a copy.\n\n    out = flip(x, axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\naxis : int or tuple of ints or None\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nSee also roll, rot90.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.flip(pl.asarray([1., 2., 3.])).tolist()\n[3.0, 2.0, 1.0]"},
    {"moveaxis", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(moveaxis_function)), METH_FASTCALL | METH_KEYWORDS, "moveaxis(x, source, destination, /)\n--\n\nThe array with axes moved to other places, and the others in their order, without a copy.\n\n    out = moveaxis(x, source, destination)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nsource : int or tuple of ints\ndestination : int or tuple of ints\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nSee also permute_dims.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.moveaxis(pl.zeros((2, 3, 4)), 0, -1).shape\n(3, 4, 2)"},
    {"roll", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(roll_function)), METH_FASTCALL | METH_KEYWORDS, "roll(x, /, shift, axis=None)\n--\n\nThe array with its elements moved along axes, those beyond the end to the beginning.\n\n    out = roll(x, shift, axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nshift : int or sequence of ints\naxis : int or tuple of ints or None\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nWithout an axis the flat array is rolled. One shift serves several axes, and several shifts one axis; an axis that is named\ntwice moves by the sum.\n\nSee also flip.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.roll(pl.asarray([1., 2., 3.]), 1).tolist()\n[3.0, 1.0, 2.0]"},
    {"repeat", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(repeat_function)), METH_FASTCALL | METH_KEYWORDS, "repeat(x, repeats, /, axis=None)\n--\n\nThe array with each element, or slice along an axis, several times in a row.\n\n    out = repeat(x, repeats, axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nrepeats : as the notes say\naxis : int or None\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nHow often is a Python integer or a Tensor of integers, one for each index. Without an axis the array is flat.\n\nSee also tile.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.repeat(pl.asarray([1., 2.]), 2).tolist()\n[1.0, 1.0, 2.0, 2.0]\n>>> pl.repeat(pl.asarray([1., 2.]), pl.asarray([2, 1])).tolist()\n[1.0, 1.0, 2.0]"},
    {"unstack", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(unstack_function)), METH_FASTCALL | METH_KEYWORDS, "unstack(x, /, axis=0)\n--\n\nThe slices along an axis, without a copy.\n\n    slices = unstack(x, axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\naxis : int, default 0\n\nReturns\n-------\nslices : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nSee also stack, split.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> [row.tolist() for row in pl.unstack(pl.asarray([[1., 2.], [3., 4.]]))]\n[[1.0, 2.0], [3.0, 4.0]]"},
    {"tile", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(tile_function)), METH_FASTCALL | METH_KEYWORDS, "tile(x, repetitions, /)\n--\n\nCopies of the array side by side, as many along each axis as the repetitions say.\n\n    out = tile(x, repetitions)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nrepetitions : int or sequence of ints\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nWhere the array has fewer axes than there are repetitions, or the other way round, axes of length one come first.\n\nSee also repeat.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.tile(pl.asarray([1., 2.]), (2, 2)).tolist()\n[[1.0, 2.0, 1.0, 2.0], [1.0, 2.0, 1.0, 2.0]]"},
    {"split", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(split_function)), METH_FASTCALL | METH_KEYWORDS, "split(x, indices_or_sections, /, axis=0)\n--\n\nThe parts of an array along an axis, without a copy.\n\n    arrays = split(x, indices_or_sections, axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nindices_or_sections : as the notes say\naxis : int, default 0\n\nReturns\n-------\narrays : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nA number says how many parts of one length there are, as in NumPy, not how long they are; a sequence says where the parts\nafter the first begin.\n\nSee also chunk, unstack, concat.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> [part.tolist() for part in pl.split(pl.asarray([1., 2., 3.]), [1])]\n[[1.0], [2.0, 3.0]]"},
    {"chunk", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(chunk_function)), METH_FASTCALL | METH_KEYWORDS, "chunk(x, chunks, /, axis=0)\n--\n\nAt most as many parts of an array along an axis, of one length but the last, without a copy.\n\n    arrays = chunk(x, chunks, axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nchunks : int\naxis : int, default 0\n\nReturns\n-------\narrays : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nSee also split.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> [part.tolist() for part in pl.chunk(pl.asarray([1., 2., 3.]), 2)]\n[[1.0, 2.0], [3.0]]"},
    {"clone", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(clone_function)), METH_FASTCALL | METH_KEYWORDS, "clone(x, /)\n--\n\nThe array again, as a value of its own in the graph and in memory.\n\n    out = clone(x)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nWrites never show in other arrays, so a copy of pylucid's own memory waits until one of the two is written. Memory that is\nborrowed, of a NumPy array say, is copied at once. The gradient goes on to x.\n\nAlso called copy.\n\nSee also astype.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.clone(pl.asarray([1., 2.])).tolist()\n[1.0, 2.0]"},
    {"flatten", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(flatten_function)), METH_FASTCALL | METH_KEYWORDS, "flatten(x, /, start_axis=0, end_axis=-1)\n--\n\nThe array with its axes from the first to the last one named joined to one, in C order.\n\n    out = flatten(x, start_axis, end_axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nstart_axis : int, default 0\nend_axis : int, default -1\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nAlso called ravel.\n\nSee also reshape.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.flatten(pl.asarray([[1., 2.], [3., 4.]])).tolist()\n[1.0, 2.0, 3.0, 4.0]\n>>> pl.flatten(pl.zeros((2, 3, 4)), 1).shape\n(2, 12)"},
    {"swapaxes", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(swapaxes_function)), METH_FASTCALL | METH_KEYWORDS, "swapaxes(x, /, axis1, axis2)\n--\n\nThe array with two axes exchanged, without a copy.\n\n    out = swapaxes(x, axis1, axis2)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\naxis1 : int\naxis2 : int\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nSee also permute_dims, moveaxis, matrix_transpose.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.swapaxes(pl.zeros((2, 3, 4)), 0, -1).shape\n(4, 3, 2)"},
    {"vstack", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(vstack_function)), METH_FASTCALL | METH_KEYWORDS, "vstack(arrays, /)\n--\n\nThe arrays joined along the first axis, those of one axis as rows.\n\n    out = vstack(arrays)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\narrays : sequence of Tensors\n    every dtype\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nSee also hstack, stack, concat.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.vstack([pl.asarray([1., 2.]), pl.asarray([3., 4.])]).tolist()\n[[1.0, 2.0], [3.0, 4.0]]"},
    {"hstack", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(hstack_function)), METH_FASTCALL | METH_KEYWORDS, "hstack(arrays, /)\n--\n\nThe arrays joined along the second axis, those of one axis along it.\n\n    out = hstack(arrays)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\narrays : sequence of Tensors\n    every dtype\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nSee also vstack, stack, concat.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.hstack([pl.asarray([1., 2.]), pl.asarray([3.])]).tolist()\n[1.0, 2.0, 3.0]"},
    {"rot90", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(rot90_function)), METH_FASTCALL | METH_KEYWORDS, "rot90(x, /, k=1, axes=(0, 1))\n--\n\nThe array turned k times by 90 degrees in the plane of two axes, from the first towards the second, without a copy.\n\n    out = rot90(x, k, axes)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nk : int, default 1\naxes : as the notes say, default (0, 1)\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nSee also flip.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.rot90(pl.asarray([[1., 2.], [3., 4.]])).tolist()\n[[2.0, 4.0], [1.0, 3.0]]"},
    {"pad", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(pad_function)), METH_FASTCALL | METH_KEYWORDS, "pad(x, pad_width, /, mode='constant', *, constant_values=0)\n--\n\nThe array with elements added before and after it along its axes.\n\n    out = pad(x, pad_width, mode, constant_values=constant_values)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\npad_width : as the notes say\nmode : 'constant' or 'edge' or 'replicate' or 'reflect' or 'symmetric' or 'wrap' or 'circular', default 'constant'\nconstant_values : number, default 0\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nHow many elements are added is one number, a pair (before, after) for every axis, or a sequence of pairs, the first axis\nfirst. They are `constant_values`, the element at the edge ('edge', 'replicate'), the array mirrored at its edge elements\n('reflect') or beyond them ('symmetric'), or the array once more ('wrap', 'circular').\n\nSee also roll, concat.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.pad(pl.asarray([1., 2.]), (1, 2)).tolist()\n[0.0, 1.0, 2.0, 0.0, 0.0]\n>>> pl.pad(pl.asarray([1., 2., 3.]), 2, \"reflect\").tolist()\n[3.0, 2.0, 1.0, 2.0, 3.0, 2.0, 1.0]"},
    {"copy", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(copy_alias)), METH_FASTCALL | METH_KEYWORDS, "copy(x, /)\n--\n\nThe array again, as a value of its own in the graph and in memory.\n\n    out = clone(x)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nWrites never show in other arrays, so a copy of pylucid's own memory waits until one of the two is written. Memory that is\nborrowed, of a NumPy array say, is copied at once. The gradient goes on to x.\n\nAlso called copy.\n\nSee also astype.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.clone(pl.asarray([1., 2.])).tolist()\n[1.0, 2.0]"},
    {"ravel", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(ravel_alias)), METH_FASTCALL | METH_KEYWORDS, "ravel(x, /, start_axis=0, end_axis=-1)\n--\n\nThe array with its axes from the first to the last one named joined to one, in C order.\n\n    out = flatten(x, start_axis, end_axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nstart_axis : int, default 0\nend_axis : int, default -1\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nAlso called ravel.\n\nSee also reshape.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.flatten(pl.asarray([[1., 2.], [3., 4.]])).tolist()\n[1.0, 2.0, 3.0, 4.0]\n>>> pl.flatten(pl.zeros((2, 3, 4)), 1).shape\n(2, 12)"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"flip", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<flip_function>)), METH_FASTCALL | METH_KEYWORDS, "flip($self, /, axis=None)\n--\n\nThe array in reverse order along axes, without a copy.\n\n    out = flip(x, axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\naxis : int or tuple of ints or None\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nSee also roll, rot90.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.flip(pl.asarray([1., 2., 3.])).tolist()\n[3.0, 2.0, 1.0]"},
    {"moveaxis", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<moveaxis_function>)), METH_FASTCALL | METH_KEYWORDS, "moveaxis($self, source, destination, /)\n--\n\nThe array with axes moved to other places, and the others in their order, without a copy.\n\n    out = moveaxis(x, source, destination)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nsource : int or tuple of ints\ndestination : int or tuple of ints\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nSee also permute_dims.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.moveaxis(pl.zeros((2, 3, 4)), 0, -1).shape\n(3, 4, 2)"},
    {"roll", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<roll_function>)), METH_FASTCALL | METH_KEYWORDS, "roll($self, /, shift, axis=None)\n--\n\nThe array with its elements moved along axes, those beyond the end to the beginning.\n\n    out = roll(x, shift, axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nshift : int or sequence of ints\naxis : int or tuple of ints or None\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nWithout an axis the flat array is rolled. One shift serves several axes, and several shifts one axis; an axis that is named\ntwice moves by the sum.\n\nSee also flip.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.roll(pl.asarray([1., 2., 3.]), 1).tolist()\n[3.0, 1.0, 2.0]"},
    {"repeat", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<repeat_function>)), METH_FASTCALL | METH_KEYWORDS, "repeat($self, repeats, /, axis=None)\n--\n\nThe array with each element, or slice along an axis, several times in a row.\n\n    out = repeat(x, repeats, axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nrepeats : as the notes say\naxis : int or None\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nHow often is a Python integer or a Tensor of integers, one for each index. Without an axis the array is flat.\n\nSee also tile.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.repeat(pl.asarray([1., 2.]), 2).tolist()\n[1.0, 1.0, 2.0, 2.0]\n>>> pl.repeat(pl.asarray([1., 2.]), pl.asarray([2, 1])).tolist()\n[1.0, 1.0, 2.0]"},
    {"unstack", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<unstack_function>)), METH_FASTCALL | METH_KEYWORDS, "unstack($self, /, axis=0)\n--\n\nThe slices along an axis, without a copy.\n\n    slices = unstack(x, axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\naxis : int, default 0\n\nReturns\n-------\nslices : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nSee also stack, split.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> [row.tolist() for row in pl.unstack(pl.asarray([[1., 2.], [3., 4.]]))]\n[[1.0, 2.0], [3.0, 4.0]]"},
    {"tile", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_extents_method<tile_function>)), METH_FASTCALL | METH_KEYWORDS, "tile($self, /, *repetitions)\n--\n\nCopies of the array side by side, as many along each axis as the repetitions say.\n\n    out = tile(x, repetitions)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nrepetitions : int or sequence of ints\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nWhere the array has fewer axes than there are repetitions, or the other way round, axes of length one come first.\n\nSee also repeat.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.tile(pl.asarray([1., 2.]), (2, 2)).tolist()\n[[1.0, 2.0, 1.0, 2.0], [1.0, 2.0, 1.0, 2.0]]"},
    {"split", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<split_function>)), METH_FASTCALL | METH_KEYWORDS, "split($self, indices_or_sections, /, axis=0)\n--\n\nThe parts of an array along an axis, without a copy.\n\n    arrays = split(x, indices_or_sections, axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nindices_or_sections : as the notes say\naxis : int, default 0\n\nReturns\n-------\narrays : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nA number says how many parts of one length there are, as in NumPy, not how long they are; a sequence says where the parts\nafter the first begin.\n\nSee also chunk, unstack, concat.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> [part.tolist() for part in pl.split(pl.asarray([1., 2., 3.]), [1])]\n[[1.0], [2.0, 3.0]]"},
    {"chunk", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<chunk_function>)), METH_FASTCALL | METH_KEYWORDS, "chunk($self, chunks, /, axis=0)\n--\n\nAt most as many parts of an array along an axis, of one length but the last, without a copy.\n\n    arrays = chunk(x, chunks, axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nchunks : int\naxis : int, default 0\n\nReturns\n-------\narrays : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nSee also split.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> [part.tolist() for part in pl.chunk(pl.asarray([1., 2., 3.]), 2)]\n[[1.0, 2.0], [3.0]]"},
    {"clone", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<clone_function>)), METH_FASTCALL | METH_KEYWORDS, "clone($self, /)\n--\n\nThe array again, as a value of its own in the graph and in memory.\n\n    out = clone(x)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nWrites never show in other arrays, so a copy of pylucid's own memory waits until one of the two is written. Memory that is\nborrowed, of a NumPy array say, is copied at once. The gradient goes on to x.\n\nAlso called copy.\n\nSee also astype.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.clone(pl.asarray([1., 2.])).tolist()\n[1.0, 2.0]"},
    {"copy", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<copy_alias>)), METH_FASTCALL | METH_KEYWORDS, "copy($self, /)\n--\n\nThe array again, as a value of its own in the graph and in memory.\n\n    out = clone(x)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nWrites never show in other arrays, so a copy of pylucid's own memory waits until one of the two is written. Memory that is\nborrowed, of a NumPy array say, is copied at once. The gradient goes on to x.\n\nAlso called copy.\n\nSee also astype.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.clone(pl.asarray([1., 2.])).tolist()\n[1.0, 2.0]"},
    {"flatten", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<flatten_function>)), METH_FASTCALL | METH_KEYWORDS, "flatten($self, /, start_axis=0, end_axis=-1)\n--\n\nThe array with its axes from the first to the last one named joined to one, in C order.\n\n    out = flatten(x, start_axis, end_axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nstart_axis : int, default 0\nend_axis : int, default -1\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nAlso called ravel.\n\nSee also reshape.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.flatten(pl.asarray([[1., 2.], [3., 4.]])).tolist()\n[1.0, 2.0, 3.0, 4.0]\n>>> pl.flatten(pl.zeros((2, 3, 4)), 1).shape\n(2, 12)"},
    {"ravel", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<ravel_alias>)), METH_FASTCALL | METH_KEYWORDS, "ravel($self, /, start_axis=0, end_axis=-1)\n--\n\nThe array with its axes from the first to the last one named joined to one, in C order.\n\n    out = flatten(x, start_axis, end_axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nstart_axis : int, default 0\nend_axis : int, default -1\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nAlso called ravel.\n\nSee also reshape.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.flatten(pl.asarray([[1., 2.], [3., 4.]])).tolist()\n[1.0, 2.0, 3.0, 4.0]\n>>> pl.flatten(pl.zeros((2, 3, 4)), 1).shape\n(2, 12)"},
    {"swapaxes", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<swapaxes_function>)), METH_FASTCALL | METH_KEYWORDS, "swapaxes($self, /, axis1, axis2)\n--\n\nThe array with two axes exchanged, without a copy.\n\n    out = swapaxes(x, axis1, axis2)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\naxis1 : int\naxis2 : int\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nSee also permute_dims, moveaxis, matrix_transpose.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.swapaxes(pl.zeros((2, 3, 4)), 0, -1).shape\n(4, 3, 2)"},
    {"rot90", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<rot90_function>)), METH_FASTCALL | METH_KEYWORDS, "rot90($self, /, k=1, axes=(0, 1))\n--\n\nThe array turned k times by 90 degrees in the plane of two axes, from the first towards the second, without a copy.\n\n    out = rot90(x, k, axes)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nk : int, default 1\naxes : as the notes say, default (0, 1)\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nSee also flip.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.rot90(pl.asarray([[1., 2.], [3., 4.]])).tolist()\n[[2.0, 4.0], [1.0, 3.0]]"},
    {"pad", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<pad_function>)), METH_FASTCALL | METH_KEYWORDS, "pad($self, pad_width, /, mode='constant', *, constant_values=0)\n--\n\nThe array with elements added before and after it along its axes.\n\n    out = pad(x, pad_width, mode, constant_values=constant_values)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\npad_width : as the notes say\nmode : 'constant' or 'edge' or 'replicate' or 'reflect' or 'symmetric' or 'wrap' or 'circular', default 'constant'\nconstant_values : number, default 0\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nHow many elements are added is one number, a pair (before, after) for every axis, or a sequence of pairs, the first axis\nfirst. They are `constant_values`, the element at the edge ('edge', 'replicate'), the array mirrored at its edge elements\n('reflect') or beyond them ('symmetric'), or the array once more ('wrap', 'circular').\n\nSee also roll, concat.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.pad(pl.asarray([1., 2.]), (1, 2)).tolist()\n[0.0, 1.0, 2.0, 0.0, 0.0]\n>>> pl.pad(pl.asarray([1., 2., 3.]), 2, \"reflect\").tolist()\n[3.0, 2.0, 1.0, 2.0, 3.0, 2.0, 1.0]"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_manipulation() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
