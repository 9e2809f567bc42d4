#include "bindings/tensor_object.h"

#include <algorithm>
#include <array>
#include <structmember.h>
#include <vector>

#include "autograd/engine.h"
#include "autograd/node.h"
#include "backend/backend.h"
#include "bindings/convert.h"
#include "bindings/dlpack.h"
#include "bindings/dtype_object.h"
#include "bindings/indexing.h"
#include "bindings/node_object.h"
#include "bindings/numbers.h"
#include "bindings/operators.h"
#include "bindings/tensor_parts.h"
#include "kernel/prepare.h"

namespace pylucid::bindings {

PyTypeObject* tensor_type = nullptr;

// The gradient of a leaf, or of a value that retains its own, as long as the cell that `grad` gave has its value.
struct GradPlace {
  Ref<Node> node;  // that keeps the sum alive
  AccumulateGrad* sum;
};

namespace {

// Cells come and go with every operator: a few are kept for the next one.
constexpr std::size_t kSpareCells = 256;
std::array<TensorObject*, kSpareCells> spare_cells;
std::size_t spare_count = 0;

TensorObject* new_cell() {
  if (spare_count == 0) return PyObject_New(TensorObject, tensor_type);
  TensorObject* cell = spare_cells[--spare_count];
  PyObject_Init(reinterpret_cast<PyObject*>(cell), tensor_type);
  return cell;
}

void dealloc(PyObject* self) {
  auto* cell = reinterpret_cast<TensorObject*>(self);
  if (cell->weak_references) PyObject_ClearWeakRefs(self);
  TensorPtr::adopt(cell->value);
  if (cell->place) delete cell->place;
  if (spare_count < kSpareCells) {
    spare_cells[spare_count++] = cell;
  } else {
    PyObject_Free(self);
  }
  Py_DECREF(tensor_type);
}

// Where the gradient of a leaf, or of a value that retains its own, is added up.
AccumulateGrad* grad_of(const Tensor& value) {
  if (AccumulateGrad* leaf = leaf_node(value)) return leaf;
  Retained* kept = value.requires_grad() ? value.edge().node->retained(value.edge().output) : nullptr;
  return kept ? &kept->sum : nullptr;
}

// By value: making a tuple can run Python code, which may give the cell that the extents come from another value.
Object tuple_of(const Dims dims) {
  Object tuple = checked(PyTuple_New(static_cast<Py_ssize_t>(dims.size())));
  for (std::size_t i = 0; i < dims.size(); ++i) {
    PyTuple_SET_ITEM(tuple.get(), static_cast<Py_ssize_t>(i), checked(PyLong_FromLongLong(dims[i])).release());
  }
  return tuple;
}

PyObject* get_shape(PyObject* self, void*) {
  return guarded([&] { return tuple_of(value_of(self)->shape()).release(); });
}

PyObject* get_strides(PyObject* self, void*) {
  return guarded([&] {
    if (value_of(self)->device() != Device::Cpu) throw TypeError("strides: a gpu Tensor has none to show");
    return tuple_of(value_of(self)->storage().strides).release();
  });
}

PyObject* get_dtype(PyObject* self, void*) { return Py_NewRef(dtype_object(value_of(self)->dtype())); }
PyObject* get_device(PyObject* self, void*) { return device_object(value_of(self)->device()); }
PyObject* get_ndim(PyObject* self, void*) { return PyLong_FromSize_t(value_of(self)->ndim()); }
PyObject* get_itemsize(PyObject* self, void*) { return PyLong_FromSize_t(itemsize(value_of(self)->dtype())); }

PyObject* get_size(PyObject* self, void*) {
  return guarded([&] { return PyLong_FromLongLong(value_of(self)->size()); });
}

PyObject* get_nbytes(PyObject* self, void*) {
  return guarded([&] {
    const Tensor& value = *value_of(self);
    // Of a broadcast array it may be beyond 64 bits.
    const Object size = checked(PyLong_FromLongLong(value.size()));
    const Object each = checked(PyLong_FromSize_t(itemsize(value.dtype())));
    return PyNumber_Multiply(size.get(), each.get());
  });
}

PyObject* get_T(PyObject* self, void*) {
  if (value_of(self)->ndim() == 2) return unary_operator(Operator::MatrixTranspose, self);
  const std::size_t ndim = value_of(self)->ndim();
  PyErr_Format(PyExc_ValueError, "T: the Tensor must have 2 dimensions, it has %zu; %s", ndim,
               ndim < 2 ? "use x[:, None] for a column" : "use mT or permute_dims");
  return nullptr;
}

PyObject* t(PyObject* self, PyObject*) {
  const std::size_t ndim = value_of(self)->ndim();
  if (ndim < 2) return Py_NewRef(self);
  if (ndim == 2) return unary_operator(Operator::MatrixTranspose, self);
  PyErr_Format(PyExc_ValueError, "t: the Tensor must have at most 2 dimensions, it has %zu; use mT or permute_dims", ndim);
  return nullptr;
}

PyObject* get_mT(PyObject* self, void*) {
  if (value_of(self)->ndim() >= 2) return unary_operator(Operator::MatrixTranspose, self);
  PyErr_Format(PyExc_ValueError, "mT: the Tensor must have at least 2 dimensions, it has %zu",
               value_of(self)->ndim());
  return nullptr;
}

PyObject* get_real(PyObject* self, void*) { return unary_operator(Operator::Real, self); }
// Of a real Tensor zeros, as in NumPy: an attribute that raised TypeError would break hasattr and inspect.
PyObject* get_imag(PyObject* self, void*) {
  const Tensor& value = *value_of(self);
  if (is_complex(value.dtype())) return unary_operator(Operator::Imag, self);
  return guarded([&] {
    return wrap(make_tensor(backend::get(value.device()).full(value.shape(), value.dtype(), Scalar::of(false))));
  });
}

PyObject* get_requires_grad(PyObject* self, void*) { return PyBool_FromLong(value_of(self)->requires_grad()); }
PyObject* get_is_leaf(PyObject* self, void*) { return PyBool_FromLong(is_leaf(*value_of(self))); }

void require_grad(PyObject* self, bool wanted) {
  const TensorPtr value = held(self);
  if (value->requires_grad() == wanted) return;
  if (wanted) return set_value(self, as_leaf(value));
  if (!is_leaf(*value)) {
    throw GradientError("requires_grad: only a leaf can stop requiring grad; use detach() for the value without its graph");
  }
  set_value(self, detach(value));
}

int set_requires_grad(PyObject* self, PyObject* flag, void*) {
  if (!flag || !PyBool_Check(flag)) {
    PyErr_SetString(PyExc_TypeError, "requires_grad must be a bool");
    return -1;
  }
  const Object done = Object::steal(guarded([&] {
    require_grad(self, flag == Py_True);
    return Py_NewRef(Py_None);
  }));
  return done ? 0 : -1;
}

PyObject* get_grad_fn(PyObject* self, void*) {
  const Tensor& value = *value_of(self);
  if (is_leaf(value)) Py_RETURN_NONE;
  return wrap_node(value.edge().node);
}

PyObject* get_retains_grad(PyObject* self, void*) {
  const Tensor& value = *value_of(self);
  return PyBool_FromLong(!leaf_node(value) && grad_of(value));
}

PyObject* retain_grad(PyObject* self, PyObject*) {
  return guarded([&] {
    const Tensor& value = *value_of(self);
    if (!value.requires_grad()) {
      throw GradientError("retain_grad: the Tensor does not require grad, so backward has no gradient of it to keep");
    }
    if (!leaf_node(value)) value.edge().node->retain(value);
    Py_RETURN_NONE;
  });
}

PyObject* get_grad(PyObject* self, void*) {
  return guarded([&]() -> PyObject* {
    const Tensor& value = *value_of(self);
    AccumulateGrad* sum = grad_of(value);
    const TensorPtr grad = sum ? sum->grad() : TensorPtr();
    PyObject* cell = wrap(grad);
    if (grad && cell) reinterpret_cast<TensorObject*>(cell)->place = new GradPlace{value.edge().node, sum};
    return cell;
  });
}

void assign_grad(PyObject* self, PyObject* grad) {
  AccumulateGrad* sum = grad_of(*value_of(self));
  if (!grad || grad == Py_None) {
    if (sum) sum->set_grad(nullptr);
    return;
  }
  if (!is_tensor(grad)) throw TypeError("grad must be a Tensor or None, got " + type_name(grad));
  if (!sum) throw GradientError("grad: only a leaf that requires grad has one, or a Tensor that retain_grad() was called of");
  const TensorPtr value = held(grad);
  if (!(value->shape() == sum->shape) || value->dtype() != sum->dtype || value->device() != sum->device) {
    throw ValueError("grad must be " + std::string(name(sum->dtype)) + " of shape " + to_string(sum->shape) + " on " +
                     std::string(name(sum->device)) + ", got " + std::string(name(value->dtype())) + " of shape " +
                     to_string(value->shape()) + " on " + std::string(name(value->device())));
  }
  sum->set_grad(value);
}

int set_grad(PyObject* self, PyObject* grad, void*) {
  const Object done = Object::steal(guarded([&] {
    assign_grad(self, grad);
    return Py_NewRef(Py_None);
  }));
  return done ? 0 : -1;
}

Py_ssize_t length(PyObject* self) {
  const Tensor& value = *value_of(self);
  if (value.ndim() > 0) return static_cast<Py_ssize_t>(value.shape()[0]);
  PyErr_SetString(PyExc_TypeError, "len: a 0-d Tensor has no length");
  return -1;
}

PyObject* subscript(PyObject* self, PyObject* key) {
  PyObject* result = guarded([&] {
    const TensorPtr x = held(self);
    if (!is_basic(key)) return wrap(read_positions(x, key));
    if (TensorPtr view = read_view(x, key)) return wrap(std::move(view));
    const std::array<PyObject*, 2> arguments{self, key};
    return call(Operator::Getitem, arguments);
  });
  return called(result, nullptr, "indexing");
}

// Whether the statement that is running holds the only reference to the object, so that it goes when that ends.
bool is_temporary(PyObject* object) {
#if PY_VERSION_HEX >= 0x030E0000
  return PyUnstable_Object_IsUniqueReferencedTemporary(object);
#else
  return Py_REFCNT(object) == 1;
#endif
}

// `x[0][1] = v` writes to the view x[0], which nobody will see.
void warn_of_lost_write(PyObject* self) {
  const auto* cell = reinterpret_cast<const TensorObject*>(self);
  constexpr std::uint32_t kOwn = 1;
  if (cell->place || !is_temporary(self) || cell->value->storage().buffer->owners() == kOwn) return;
  const int failed = PyErr_WarnEx(PyExc_RuntimeWarning,
                                  "the assignment changes a view that is then lost, and nothing else: a Tensor shares no "
                                  "values with its views. Assign with one index: x[i, j] = value, not x[i][j] = value", 1);
  if (failed) throw PythonError{};
}

int assign_subscript(PyObject* self, PyObject* key, PyObject* value) {
  PyObject* result = guarded([&] {
    if (!value) throw TypeError("a Tensor's elements cannot be deleted; index those that are to stay");
    warn_of_lost_write(self);
    assign(self, key, value);
    return Py_NewRef(Py_None);
  });
  return Object::steal(called(result, nullptr, "assignment")) ? 0 : -1;
}

PyObject* sequence_item(PyObject* self, Py_ssize_t position) {
  const Tensor& value = *value_of(self);
  // A length has been added to what was negative. Every iteration ends here: C++'s exceptions are dear.
  if (value.ndim() > 0 && (position < 0 || position >= value.shape()[0])) {
    return PyErr_Format(PyExc_IndexError, "index %zd is out of range for axis 0 of size %zd", position,
                        static_cast<Py_ssize_t>(value.shape()[0]));
  }
  const Object key = Object::steal(PyLong_FromSsize_t(position));
  return key ? subscript(self, key.get()) : nullptr;
}

PyObject* iterate(PyObject* self) {
  if (value_of(self)->ndim() > 0) return PySeqIter_New(self);
  PyErr_SetString(PyExc_TypeError, "iteration over a 0-d Tensor");
  return nullptr;
}

int contains(PyObject* self, PyObject* element) {
  const Object found = Object::steal(guarded([&] {
    const bool single = is_tensor(element) ? value_of(element)->ndim() == 0 : is_number(element);
    if (!single) {
      throw TypeError("in: only a number or a 0-d Tensor can be looked for, got " +
                      (is_tensor(element) ? "a Tensor of shape " + to_string(value_of(element)->shape())
                                          : type_name(element)));
    }
    const std::array<PyObject*, 2> arguments{self, element};
    const Object equal = checked(call(Operator::Equal, arguments));
    const Storage matches = backend::get(Device::Cpu).contiguous(on_cpu(*value_of(equal.get())));
    const char* flags = matches.data();
    return PyBool_FromLong(std::find(flags, flags + matches.size(), char{1}) != flags + matches.size());
  }));
  return found ? found.get() == Py_True : -1;
}

PyObject* detach_method(PyObject* self, PyObject*) {
  return guarded([&] { return wrap(detach(held(self))); });
}

constexpr std::array<Parameter, 1> kRequiresGrad{{{"requires_grad", false, false, false}}};

PyObject* requires_grad_method(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&] {
    static constexpr Parameters parameters{"requires_grad_", kRequiresGrad};
    const Arguments arguments(parameters, args, nargs, kwnames);
    require_grad(self, !arguments.given(0) || arguments.boolean(0));
    return Py_NewRef(self);
  });
}

constexpr std::array<Parameter, 3> kBackward{{
    {"gradient", false, false, false},
    {"retain_graph", false, false, false},
    {"create_graph", false, false, false},
}};

PyObject* backward(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&] {
    static constexpr Parameters parameters{"backward", kBackward};
    const Arguments arguments(parameters, args, nargs, kwnames);
    TensorPtr cotangent;
    if (!arguments.is_none(0)) {
      if (!is_tensor(arguments.object(0))) {
        throw TypeError("backward: gradient must be a Tensor or None, got " + type_name(arguments.object(0)));
      }
      cotangent = held(arguments.object(0));
    }
    autograd::Options options;
    options.create_graph = arguments.given(2) && arguments.boolean(2);
    options.retain_graph = arguments.is_none(1) ? options.create_graph : arguments.boolean(1);
    if (options.create_graph) warn_of_cycle(1);
    const TensorPtr output = held(self);
    {
      const GilRelease unlocked;
      autograd::backward({&output, 1}, {&cotangent, 1}, options);
    }
    Py_RETURN_NONE;
  });
}

PyObject* fill_in_place(PyObject* self, PyObject* number) {
  return guarded([&] {
    check_in_place(*value_of(self), "fill_");
    Object plain = Object::borrow(number);
    if (is_tensor(number) && value_of(number)->ndim() == 0) plain = only_element(*value_of(number), "fill_");
    const auto scalar = read_scalar(plain.get(), "fill_: value");
    if (!scalar) throw TypeError("fill_: value must be a number, got " + type_name(number));
    const TensorPtr before = held(self);
    Storage one = allocate(Shape{}, before->dtype());
    write_element(one.data(), before->dtype(), *scalar, "fill_: value");
    store_in_place(self, make_tensor(backend::get(before->device()).full(before->shape(), before->dtype(), *scalar)));
    return Py_NewRef(self);
  });
}

PyObject* copy_in_place(PyObject* self, PyObject* source) {
  return guarded([&] {
    check_in_place(*value_of(self), "copy_");
    const TensorPtr before = held(self);
    if (!is_tensor(source) && !is_number(source)) {
      throw TypeError("copy_: other must be a Tensor or a number, got " + type_name(source));
    }
    const bool is_cell = is_tensor(source);
    TensorPtr value = placed(as_tensor(source, {}, "copy_: other"), {before->dtype(), before->device(), {}}, "copy_: other");
    if (!(value->shape() == before->shape())) {
      if (!broadcasts_to(value->shape(), before->shape())) {
        throw ShapeError("copy_: other has shape " + to_string(value->shape()) + ", this Tensor " +
                         to_string(before->shape()) + "; accepted are shapes that broadcast to it");
      }
      const Object narrow = checked(wrap(value));
      const Object shape = tuple_of(before->shape());
      const std::array<PyObject*, 2> arguments{narrow.get(), shape.get()};
      value = held(checked(call(Operator::BroadcastTo, arguments)).get());
    }
    if (!grad_enabled()) {
      value = detach(value);
    } else if (is_cell && value->requires_grad()) {
      // An operator between, so that this cell's place in the graph is not the source's own.
      const Object original = checked(wrap(value));
      value = held(checked(unary_operator(Operator::Alias, original.get())).get());
    }
    if (value->storage().buffer->borrowed()) {
      value = make_ref<Tensor>(backend::get(value->device()).copy(value->storage()), value->edge());
    }
    store_in_place(self, value);
    return Py_NewRef(self);
  });
}

PyObject* to(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&] {
    Placement placement;
    const auto read = [&](PyObject* object, bool may_be_dtype, bool may_be_device) {
      Dtype dt;
      if (object == Py_None) return;
      if (may_be_dtype && read_dtype(object, dt)) {
        placement.dtype = dt;
      } else if (may_be_device) {
        if (may_be_dtype && !PyUnicode_Check(object)) {
          throw TypeError("to: a dtype or a device ('cpu' or 'gpu') is accepted, got " + std::string(type_name(object)));
        }
        placement.device = device_argument(object, may_be_dtype ? "to: a dtype or device" : "to: device");
      } else {
        placement.dtype = dtype_argument(object, "to: dtype");
      }
    };
    if (nargs > 2) throw TypeError("to: takes a dtype and a device, got " + std::to_string(nargs) + " arguments");
    for (Py_ssize_t i = 0; i < nargs; ++i) read(args[i], true, true);
    for (Py_ssize_t i = 0; kwnames && i < PyTuple_GET_SIZE(kwnames); ++i) {
      PyObject* keyword = PyTuple_GET_ITEM(kwnames, i);
      const bool dtype = PyUnicode_CompareWithASCIIString(keyword, "dtype") == 0;
      if (!dtype && PyUnicode_CompareWithASCIIString(keyword, "device") != 0) {
        throw TypeError("to: unexpected keyword argument '" + text_of(keyword) + "'; by name: dtype, device");
      }
      read(args[nargs + i], dtype, !dtype);
    }
    const TensorPtr before = held(self);
    TensorPtr after = placed(before, placement, "to");
    return after == before ? Py_NewRef(self) : wrap(std::move(after));
  });
}

PyObject* cpu(PyObject* self, PyObject*) {
  return guarded([&] {
    const TensorPtr before = held(self);
    TensorPtr after = placed(before, {{}, Device::Cpu, {}}, "cpu");
    return after == before ? Py_NewRef(self) : wrap(std::move(after));
  });
}

PyObject* is_contiguous_method(PyObject* self, PyObject*) {
  const Tensor& value = *value_of(self);
  return PyBool_FromLong(value.device() != Device::Cpu || value.storage().contiguous());
}

PyObject* reduce(PyObject* self, PyObject*) {
  return guarded([&] {
    const TensorPtr value = held(self);
    const Storage plain = backend::get(Device::Cpu).contiguous(on_cpu(*value));
    const Object module = checked(PyImport_ImportModule("pylucid._core"));
    const Object rebuild = checked(PyObject_GetAttrString(module.get(), "_rebuild"));
    const auto nbytes = static_cast<Py_ssize_t>(plain.size()) * static_cast<Py_ssize_t>(itemsize(plain.dtype));
    return Py_BuildValue("O(y#sNNO)", rebuild.get(), plain.data(), nbytes, name(plain.dtype).data(),
                         tuple_of(plain.shape).release(), device_object(value->device()),
                         value->requires_grad() ? Py_True : Py_False);
  });
}

PyObject* copy(PyObject* self, PyObject*) { return wrap(held(self)); }

PyObject* deepcopy(PyObject* self, PyObject*) {
  return guarded([&] {
    const TensorPtr value = held(self);
    if (!is_leaf(*value)) {
      throw GradientError("deepcopy: only a leaf is copied with its gradient, and this Tensor is a result of `" +
                          std::string(shown_name(*value->edge().node)) +
                          "`; copy.deepcopy(x.detach()) copies its value, and x.clone() stays in the graph");
    }
    TensorPtr result = snapshot(make_tensor(value->storage()));
    if (const AccumulateGrad* leaf = leaf_node(*value)) {
      result = as_leaf(result);
      leaf_node(*result)->set_grad(leaf->grad());
    }
    return wrap(std::move(result));
  });
}

constexpr std::array<Parameter, 1> kNamespace{{{"api_version", false, false, true}}};

PyObject* array_namespace(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&] {
    static constexpr Parameters parameters{"__array_namespace__", kNamespace};
    const Arguments arguments(parameters, args, nargs, kwnames);
    constexpr std::array<const char*, 5> versions{"2021.12", "2022.12", "2023.12", "2024.12", "2025.12"};
    if (!arguments.is_none(0)) arguments.choice(0, versions);
    return PyImport_ImportModule("pylucid");
  });
}

// Beside those of the other parts.
const PyMethodDef kMethods[] = {
    {"__dlpack__", function(to_dlpack), kFast,
     "__dlpack__($self, /, *, stream=None, max_version=None, dl_device=None, copy=None)\n--\n\nA DLPack capsule."},
    {"__dlpack_device__", dlpack_device, METH_NOARGS, "__dlpack_device__($self, /)\n--\n\nDLPack's (type, id)."},
    {"detach", detach_method, METH_NOARGS, "detach($self, /)\n--\n\nThe value without its graph."},
    {"requires_grad_", function(requires_grad_method), kFast,
     "requires_grad_($self, /, requires_grad=True)\n--\n\nSets requires_grad and returns the Tensor itself."},
    {"backward", function(backward), kFast,
     "backward($self, /, gradient=None, retain_graph=None, create_graph=False)\n--\n\nAdds the gradients of this value "
     "into the grad of the leaves that it was computed from."},
    {"retain_grad", retain_grad, METH_NOARGS,
     "retain_grad($self, /)\n--\n\nMakes backward keep the gradient of a Tensor that is no leaf in grad."},
    {"fill_", fill_in_place, METH_O, "fill_($self, value, /)\n--\n\nSets every element to a number."},
    {"copy_", copy_in_place, METH_O,
     "copy_($self, other, /)\n--\n\nTakes the value of `other`, broadcast to this shape, with its graph."},
    {"to", function(to), kFast, "to($self, /, *args, dtype=None, device=None)\n--\n\nThe value with a dtype, on a device."},
    {"cpu", cpu, METH_NOARGS, "cpu($self, /)\n--\n\nThe value on the cpu."},
    {"t", t, METH_NOARGS, "t($self, /)\n--\n\nThe transpose of a matrix; a Tensor of fewer axes as it is."},
    {"is_contiguous", is_contiguous_method, METH_NOARGS,
     "is_contiguous($self, /)\n--\n\nWhether the elements lie in C order without gaps."},
    {"__reduce__", reduce, METH_NOARGS, "__reduce__($self, /)\n--\n\nPickles value, dtype, device and requires_grad."},
    {"__copy__", copy, METH_NOARGS, "__copy__($self, /)\n--\n\nAnother cell with the same value and graph."},
    {"__deepcopy__", deepcopy, METH_O, "__deepcopy__($self, memo, /)\n--\n\nA leaf of its own with the same value."},
    {"__array_namespace__", function(array_namespace), kFast,
     "__array_namespace__($self, /, *, api_version=None)\n--\n\nThe module pylucid."},
};

PyGetSetDef getset[] = {
    {"shape", get_shape, nullptr, "The extents, a tuple of ints.", nullptr},
    {"strides", get_strides, nullptr, "Bytes from one element to the next along each axis.", nullptr},
    {"dtype", get_dtype, nullptr, "The element type.", nullptr},
    {"device", get_device, nullptr, "'cpu' or 'gpu'.", nullptr},
    {"ndim", get_ndim, nullptr, "The number of axes.", nullptr},
    {"size", get_size, nullptr, "The number of elements.", nullptr},
    {"itemsize", get_itemsize, nullptr, "Bytes per element.", nullptr},
    {"nbytes", get_nbytes, nullptr, "Bytes of all elements.", nullptr},
    {"T", get_T, nullptr, "The transpose of a matrix.", nullptr},
    {"mT", get_mT, nullptr, "The last two axes exchanged.", nullptr},
    {"real", get_real, nullptr, "The real part.", nullptr},
    {"imag", get_imag, nullptr, "The imaginary part; zeros if the Tensor is real.", nullptr},
    {"requires_grad", get_requires_grad, set_requires_grad, "Whether operations on it are recorded.", nullptr},
    {"is_leaf", get_is_leaf, nullptr, "Whether no recorded operator produced it.", nullptr},
    {"grad", get_grad, set_grad, "The gradient that backward has added up, or None.", nullptr},
    {"retains_grad", get_retains_grad, nullptr, "Whether backward keeps its gradient though it is no leaf.", nullptr},
    {"grad_fn", get_grad_fn, nullptr, "The recorded operation that produced it, or None.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

PyMemberDef members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(TensorObject, weak_references), READONLY, nullptr},
    {nullptr, 0, 0, 0, nullptr},
};

PyObject* refuse_new(PyTypeObject*, PyObject*, PyObject*) {
  PyErr_SetString(PyExc_TypeError,
                  "Tensor: a Tensor is made by a function, not by its type; use pylucid.asarray or pylucid.tensor for "
                  "numbers, lists and arrays, pylucid.zeros or pylucid.empty for a shape");
  return nullptr;
}

const PyType_Slot kSlots[] = {
    {Py_tp_dealloc, slot(dealloc)},
    {Py_tp_new, slot(refuse_new)},
    {Py_tp_hash, slot(+[](PyObject* self) { return pointer_hash(self); })},
    {Py_tp_iter, slot(iterate)},
    {Py_tp_getset, getset},
    {Py_tp_members, members},
    {Py_tp_doc, const_cast<char*>("An array of numbers on a device, with its place in the graph of gradients.\n\n"
                                  "Made by pylucid.tensor, asarray, zeros and the like.")},
    {Py_sq_length, slot(length)},
    {Py_sq_item, slot(sequence_item)},
    {Py_sq_contains, slot(contains)},
    {Py_mp_length, slot(length)},
    {Py_mp_subscript, slot(subscript)},
    {Py_mp_ass_subscript, slot(assign_subscript)},
};

template <class T>
void append(std::vector<T>& all, std::span<const T> some) {
  all.insert(all.end(), some.begin(), some.end());
}

}  // namespace

void set_value(PyObject* tensor, TensorPtr value) {
  Tensor*& held_value = reinterpret_cast<TensorObject*>(tensor)->value;
  const GradPlace* place = reinterpret_cast<TensorObject*>(tensor)->place;
  if (place && place->sum->grad() == TensorPtr(held_value)) place->sum->set_grad(value);
  // A result that retains its gradient retains that of what it becomes.
  const Edge& edge = held_value->edge();
  if (edge && edge.node->retained(edge.output) && value->requires_grad() && !is_leaf(*value)) {
    value->edge().node->retain(*value);
  }
  // Freed only once the cell holds the new value: freeing can run code that reads the cell.
  const TensorPtr before = TensorPtr::adopt(std::exchange(held_value, value.detach()));
}

void warn_of_cycle(Py_ssize_t stacklevel) {
  const int failed = PyErr_WarnEx(PyExc_UserWarning,
                                  "backward: with create_graph a leaf and its grad, a function of it, keep each other "
                                  "alive; use autograd.grad, or set grad to None afterwards", stacklevel);
  if (failed) throw PythonError{};
}

PyObject* wrap(TensorPtr tensor) {
  if (!tensor) Py_RETURN_NONE;
  TensorObject* cell = new_cell();
  if (!cell) return nullptr;
  cell->value = tensor.detach();
  cell->weak_references = nullptr;
  cell->place = nullptr;
  return reinterpret_cast<PyObject*>(cell);
}

PyObject* wrap(std::span<const TensorPtr> tensors) {
  PyObject* tuple = PyTuple_New(static_cast<Py_ssize_t>(tensors.size()));
  for (std::size_t i = 0; tuple && i < tensors.size(); ++i) {
    PyObject* tensor = wrap(tensors[i]);
    if (!tensor) {
      Py_CLEAR(tuple);
      break;
    }
    PyTuple_SET_ITEM(tuple, static_cast<Py_ssize_t>(i), tensor);
  }
  return tuple;
}

void add_tensor_type(PyObject* module) {
  static std::vector<PyMethodDef> methods;  // which the type keeps
  append<PyMethodDef>(methods, kMethods);
  append(methods, conversion_methods());
  methods.push_back({nullptr, nullptr, 0, nullptr});
  std::vector<PyType_Slot> slots{{Py_tp_methods, methods.data()}};
  append<PyType_Slot>(slots, kSlots);
  append(slots, conversion_slots());
  append(slots, operator_slots());
  slots.push_back({0, nullptr});
  PyType_Spec spec = {"pylucid.Tensor", sizeof(TensorObject), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
                      slots.data()};
  // A base for what is found last, so that a look-up that succeeds takes no longer for it: pylucid._hints fills it.
  PyType_Slot no_slots[] = {{0, nullptr}};
  PyType_Spec base_spec = {"pylucid._core._OtherNames", sizeof(PyObject), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
                           no_slots};
  const Object base = checked(PyType_FromSpec(&base_spec));
  checked(PyModule_AddObjectRef(module, "_OtherNames", base.get()));
  tensor_type = reinterpret_cast<PyTypeObject*>(checked(PyType_FromSpecWithBases(&spec, base.get())).release());
  const Object priority = checked(PyFloat_FromDouble(1000.0));
  // NumPy's scalars and arrays then leave operators with a Tensor to the Tensor.
  checked(PyDict_SetItemString(tensor_type->tp_dict, "__array_ufunc__", Py_None));
  checked(PyDict_SetItemString(tensor_type->tp_dict, "__array_priority__", priority.get()));
  PyType_Modified(tensor_type);
  checked(PyModule_AddObjectRef(module, "Tensor", reinterpret_cast<PyObject*>(tensor_type)));
}

}  // namespace pylucid::bindings
