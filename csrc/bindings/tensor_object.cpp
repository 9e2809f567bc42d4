#include "bindings/tensor_object.h"

#include <algorithm>
#include <array>
#include <cmath>
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

TensorPtr held(PyObject* self) { return TensorPtr(value_of(self)); }

AccumulateGrad* leaf_node(const Tensor& value) {
  if (!value.requires_grad() || !is_leaf(value)) return nullptr;
  return static_cast<AccumulateGrad*>(value.edge().node.get());
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

PyObject* unary_operator(Operator op, PyObject* self) { return call(op, {&self, 1}); }

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


void check_readable_memory(const Tensor& value, const char* method) {
  if (value.requires_grad()) {
    throw GradientError(std::string(method) + ": the Tensor requires grad; use detach()." + method + "()");
  }
  if (value.device() != Device::Cpu) {
    throw TypeError(std::string(method) + ": the Tensor is on the gpu; use to_device('cpu') first");
  }
}

Object shared_array(PyObject* self) {
  // Before the memory is given away: a dtype without a NumPy equal changes nothing.
  numpy_dtype(value_of(self)->dtype());
  const Storage value = export_storage(self);
  return numpy_view(value, !value.buffer->read_only() && !has_repeats(value));
}

PyObject* numpy(PyObject* self, PyObject*) {
  return guarded([&] {
    check_readable_memory(*value_of(self), "numpy");
    return shared_array(self).release();
  });
}

constexpr std::array<Parameter, 2> kArray{{{"dtype", false, false, false}, {"copy", false, false, false}}};

PyObject* array(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&] {
    static constexpr Parameters parameters{"__array__", kArray};
    const Arguments arguments(parameters, args, nargs, kwnames);
    check_readable_memory(*value_of(self), "numpy");
    std::optional<bool> copy;
    if (!arguments.is_none(1)) copy = arguments.boolean(1);
    const Object own = numpy_dtype(value_of(self)->dtype());
    if (!arguments.is_none(0)) {
      const Object make = numpy_attribute("dtype");
      const Object wanted = checked(PyObject_CallOneArg(make.get(), arguments.object(0)));
      const int same = PyObject_RichCompareBool(wanted.get(), own.get(), Py_EQ);
      checked(same);
      if (!same) {
        if (copy == false) throw ValueError("__array__: another dtype needs a copy, and copy=False forbids one");
        const Object view = numpy_view(value_of(self)->storage(), false);
        return checked(PyObject_CallMethod(view.get(), "astype", "O", wanted.get())).release();
      }
    }
    if (copy == true) {
      const Object view = numpy_view(value_of(self)->storage(), false);
      return checked(PyObject_CallMethod(view.get(), "copy", nullptr)).release();
    }
    return shared_array(self).release();
  });
}

PyObject* item(PyObject* self, PyObject*) {
  return guarded([&] { return only_element(*value_of(self), "item").release(); });
}

PyObject* tolist(PyObject* self, PyObject*) {
  return guarded([&] { return to_list(on_cpu(*value_of(self))).release(); });
}

Object shown_values(const Storage& value) {
  const bool half = value.dtype == Dtype::BFloat16;
  const Object view = numpy_view(half ? backend::get(Device::Cpu).cast(value, Dtype::Float32) : value, false);
  static PyObject* array2string = numpy_attribute("array2string").release();
  const Object arguments = checked(PyTuple_Pack(1, view.get()));
  const Object keywords = checked(Py_BuildValue("{s:s,s:s}", "separator", ", ", "prefix", "tensor("));
  return checked(PyObject_Call(array2string, arguments.get(), keywords.get()));
}

bool shows_its_dtype(Dtype dt) { return dt == kDefaultFloat || dt == kDefaultInteger || dt == Dtype::Bool; }

PyObject* repr(PyObject* self) {
  return guarded([&] {
    const TensorPtr value = held(self);
    std::string facts;
    if (value->size() == 0 && value->ndim() != 1) facts += ", size=" + to_string(value->shape());
    // Values show the dtypes that numbers have by themselves, where there are values.
    const bool shown = value->size() == 0 ? value->dtype() == kDefaultFloat : shows_its_dtype(value->dtype());
    if (!shown) facts += ", dtype=pylucid." + std::string(name(value->dtype()));
    if (value->device() == Device::Gpu) facts += ", device='gpu'";
    if (!is_leaf(*value)) {
      facts += ", grad_fn=<" + std::string(shown_name(*value->edge().node)) + ">";
    } else if (value->requires_grad()) {
      facts += ", requires_grad=True";
    }
    // NumPy has no array of some shapes without elements.
    if (value->size() == 0) return PyUnicode_FromFormat("tensor([]%s)", facts.c_str());
    const Object values = shown_values(on_cpu(*value));
    return PyUnicode_FromFormat("tensor(%U%s)", values.get(), facts.c_str());
  });
}

PyObject* format(PyObject* self, PyObject* specification) {
  return guarded([&] {
    if (!PyUnicode_Check(specification)) throw TypeError("__format__ takes a str, got " + type_name(specification));
    if (PyUnicode_GET_LENGTH(specification) == 0) return PyObject_Str(self);
    if (value_of(self)->ndim() != 0) {
      throw TypeError("a format such as ':.3f' is for a 0-d Tensor; this one has shape " +
                      to_string(value_of(self)->shape()));
    }
    const Object number = only_element(*value_of(self), "format");
    return PyObject_Format(number.get(), specification);
  });
}


int as_bool(PyObject* self) {
  const Object result = Object::steal(guarded([&] {
    const Tensor& value = *value_of(self);
    if (value.size() != 1) {
      throw ValueError("bool: the truth of a Tensor of shape " + to_string(value.shape()) +
                       " is ambiguous; it must have exactly one element");
    }
    return only_element(value, "bool").release();
  }));
  return result ? PyObject_IsTrue(result.get()) : -1;
}

template <PyObject* (*convert)(PyObject*)>
PyObject* as_number(PyObject* self, const char* method) {
  return guarded([&] { return convert(only_element(*value_of(self), method).get()); });
}

PyObject* as_int(PyObject* self) { return as_number<PyNumber_Long>(self, "int"); }
PyObject* as_float(PyObject* self) { return as_number<PyNumber_Float>(self, "float"); }

PyObject* as_complex(PyObject* self, PyObject*) {
  return guarded([&] {
    const Object number = only_element(*value_of(self), "complex");
    Py_complex value = PyComplex_AsCComplex(number.get());
    // As the array API standard has it.
    if (!is_complex(value_of(self)->dtype()) && std::isnan(value.real)) value.imag = value.real;
    return PyErr_Occurred() ? nullptr : PyComplex_FromCComplex(value);
  });
}

PyObject* as_index(PyObject* self) {
  return guarded([&] {
    const Tensor& value = *value_of(self);
    if (!is_integer(value.dtype()) || value.ndim() != 0) {
      throw TypeError("an index must be a 0-d Tensor of integers, got " + std::string(name(value.dtype())) +
                      " of shape " + to_string(value.shape()));
    }
    return only_element(value, "index").release();
  });
}

bool is_operand(PyObject* object) {
  return is_tensor(object) || PyFloat_CheckExact(object) || PyLong_CheckExact(object) || is_number(object);
}

PyObject* refuse_operand(Operator op, PyObject* a, PyObject* b) {
  if (!is_numpy_array(a) && !is_numpy_array(b)) Py_RETURN_NOTIMPLEMENTED;
  PyErr_Format(PyExc_TypeError, "%s: operands must be Tensors or numbers, got ndarray; use pylucid.asarray", name(op));
  return nullptr;
}

template <Operator op>
PyObject* binary(PyObject* a, PyObject* b) {
  if (!is_operand(a) || !is_operand(b)) return refuse_operand(op, a, b);
  const std::array<PyObject*, 2> arguments{a, b};
  return call(op, arguments);
}

template <Operator op>
PyObject* unary(PyObject* self) {
  return unary_operator(op, self);
}

PyObject* power(PyObject* a, PyObject* b, PyObject* modulus) {
  if (modulus == Py_None) return binary<Operator::Pow>(a, b);
  PyErr_SetString(PyExc_TypeError, "pow: a modulus is not supported for Tensors");
  return nullptr;
}

// Raises for a leaf whose value would change behind the graph's back.
void check_in_place(const Tensor& value, const char* method) {
  if (!grad_enabled() || !leaf_node(value)) return;
  throw GradientError(std::string(method) +
                      ": a leaf that requires grad is changed in place only under no_grad");
}

// The cell's new value; a leaf stays the same leaf.
void store_in_place(PyObject* self, const TensorPtr& value) {
  const Tensor& before = *value_of(self);
  if (leaf_node(before)) {
    set_value(self, make_ref<Tensor>(value->storage(), before.edge()));
  } else {
    set_value(self, value);
  }
}

// a += b: a's new value, of the same dtype and shape.
PyObject* keep_type(Operator op, PyObject* a, Object result) {
  if (!result || result.get() == Py_NotImplemented) return result.release();
  return guarded([&] {
    check_in_place(*value_of(a), name(op));
    const Tensor& before = *value_of(a);
    const TensorPtr after = held(result.get());
    const std::string where = std::string(name(op)) + ": in place ";
    if (!(after->shape() == before.shape())) {
      throw ShapeError(where + "a Tensor of shape " + to_string(before.shape()) + " cannot become one of shape " +
                       to_string(after->shape()));
    }
    if (after->dtype() == before.dtype()) {
      store_in_place(a, after);
      return Py_NewRef(a);
    }
    const bool same_kind = kind(after->dtype()) == kind(before.dtype()) ||
                           (is_integer(after->dtype()) && is_integer(before.dtype()));
    if (!same_kind) {
      throw TypeError(where + "a Tensor of dtype " + std::string(name(before.dtype())) + " cannot become " +
                      std::string(name(after->dtype())) + "; convert with astype, or write x = x + y");
    }
    store_in_place(a, placed(after, {before.dtype(), {}, {}}, name(op)));
    return Py_NewRef(a);
  });
}

template <Operator op>
PyObject* in_place(PyObject* a, PyObject* b) {
  return keep_type(op, a, Object::steal(binary<op>(a, b)));
}

PyObject* in_place_power(PyObject* a, PyObject* b, PyObject* modulus) {
  return keep_type(Operator::Pow, a, Object::steal(power(a, b, modulus)));
}

PyObject* divmod(PyObject* a, PyObject* b) {
  const Object quotient = Object::steal(binary<Operator::FloorDivide>(a, b));
  if (!quotient || quotient.get() == Py_NotImplemented) return Py_XNewRef(quotient.get());
  const Object rest = Object::steal(binary<Operator::Remainder>(a, b));
  return rest ? PyTuple_Pack(2, quotient.get(), rest.get()) : nullptr;
}

PyObject* richcompare(PyObject* self, PyObject* other, int op) {
  static_assert(Py_LT == 0 && Py_LE == 1 && Py_EQ == 2 && Py_NE == 3 && Py_GT == 4 && Py_GE == 5);
  constexpr std::array<Operator, 6> operators{Operator::Less,     Operator::LessEqual, Operator::Equal,
                                              Operator::NotEqual, Operator::Greater,   Operator::GreaterEqual};
  const Operator wanted = operators[static_cast<std::size_t>(op)];
  if (!is_operand(other)) return refuse_operand(wanted, self, other);
  const std::array<PyObject*, 2> arguments{self, other};
  return call(wanted, arguments);
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
        throw TypeError(std::string("to: unexpected keyword argument '") + PyUnicode_AsUTF8(keyword) + "'");
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
    Storage storage = value->storage();
    if (storage.buffer->borrowed()) storage = backend::get(value->device()).copy(storage);
    TensorPtr result = make_tensor(std::move(storage));
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

template <class F>
PyCFunction function(F* f) {
  return reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(f));
}

constexpr int kFast = METH_FASTCALL | METH_KEYWORDS;

PyMethodDef methods[] = {
    {"numpy", numpy, METH_NOARGS,
     "numpy($self, /)\n--\n\nA NumPy array that shares this Tensor's memory. Raises for a Tensor that requires grad or is "
     "on the gpu."},
    {"__array__", function(array), kFast, "__array__($self, /, dtype=None, copy=None)\n--\n\nNumPy's protocol."},
    {"__dlpack__", function(to_dlpack), kFast,
     "__dlpack__($self, /, *, stream=None, max_version=None, dl_device=None, copy=None)\n--\n\nA DLPack capsule."},
    {"__dlpack_device__", dlpack_device, METH_NOARGS, "__dlpack_device__($self, /)\n--\n\nDLPack's (type, id)."},
    {"item", item, METH_NOARGS, "item($self, /)\n--\n\nThe only element as a Python number."},
    {"tolist", tolist, METH_NOARGS, "tolist($self, /)\n--\n\nNested lists of Python numbers."},
    {"__format__", format, METH_O, "__format__($self, specification, /)\n--\n\nFormats the number of a 0-d Tensor."},
    {"__complex__", as_complex, METH_NOARGS, "__complex__($self, /)\n--\n\nThe only element as a complex."},
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
    {nullptr, nullptr, 0, nullptr},
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

template <class F>
void* slot(F* f) {
  return reinterpret_cast<void*>(f);
}

PyType_Slot slots[] = {
    {Py_tp_dealloc, slot(dealloc)},
    {Py_tp_new, slot(refuse_new)},
    {Py_tp_repr, slot(repr)},
    {Py_tp_hash, slot(+[](PyObject* self) { return pointer_hash(self); })},
    {Py_tp_richcompare, slot(richcompare)},
    {Py_tp_iter, slot(iterate)},
    {Py_tp_methods, methods},
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
    {Py_nb_add, slot(binary<Operator::Add>)},
    {Py_nb_subtract, slot(binary<Operator::Subtract>)},
    {Py_nb_multiply, slot(binary<Operator::Multiply>)},
    {Py_nb_true_divide, slot(binary<Operator::Divide>)},
    {Py_nb_floor_divide, slot(binary<Operator::FloorDivide>)},
    {Py_nb_remainder, slot(binary<Operator::Remainder>)},
    {Py_nb_divmod, slot(divmod)},
    {Py_nb_power, slot(power)},
    {Py_nb_matrix_multiply, slot(binary<Operator::Matmul>)},
    {Py_nb_and, slot(binary<Operator::BitwiseAnd>)},
    {Py_nb_or, slot(binary<Operator::BitwiseOr>)},
    {Py_nb_xor, slot(binary<Operator::BitwiseXor>)},
    {Py_nb_lshift, slot(binary<Operator::BitwiseLeftShift>)},
    {Py_nb_rshift, slot(binary<Operator::BitwiseRightShift>)},
    {Py_nb_inplace_add, slot(in_place<Operator::Add>)},
    {Py_nb_inplace_subtract, slot(in_place<Operator::Subtract>)},
    {Py_nb_inplace_multiply, slot(in_place<Operator::Multiply>)},
    {Py_nb_inplace_true_divide, slot(in_place<Operator::Divide>)},
    {Py_nb_inplace_floor_divide, slot(in_place<Operator::FloorDivide>)},
    {Py_nb_inplace_remainder, slot(in_place<Operator::Remainder>)},
    {Py_nb_inplace_power, slot(in_place_power)},
    {Py_nb_inplace_matrix_multiply, slot(in_place<Operator::Matmul>)},
    {Py_nb_inplace_and, slot(in_place<Operator::BitwiseAnd>)},
    {Py_nb_inplace_or, slot(in_place<Operator::BitwiseOr>)},
    {Py_nb_inplace_xor, slot(in_place<Operator::BitwiseXor>)},
    {Py_nb_inplace_lshift, slot(in_place<Operator::BitwiseLeftShift>)},
    {Py_nb_inplace_rshift, slot(in_place<Operator::BitwiseRightShift>)},
    {Py_nb_negative, slot(unary<Operator::Negative>)},
    {Py_nb_positive, slot(unary<Operator::Positive>)},
    {Py_nb_absolute, slot(unary<Operator::Abs>)},
    {Py_nb_invert, slot(unary<Operator::BitwiseInvert>)},
    {Py_nb_bool, slot(as_bool)},
    {Py_nb_int, slot(as_int)},
    {Py_nb_float, slot(as_float)},
    {Py_nb_index, slot(as_index)},
    {0, nullptr},
};

PyType_Spec spec = {"pylucid.Tensor", sizeof(TensorObject), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE, slots};

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
