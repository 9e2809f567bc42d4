#include <array>

#include "autograd/engine.h"
#include "bindings/convert.h"
#include "bindings/dtype_object.h"
#include "bindings/numbers.h"
#include "bindings/tensor_parts.h"

namespace pylucid::bindings {

void check_in_place(const Tensor& value, const char* method) {
  if (!grad_enabled() || !leaf_node(value)) return;
  throw GradientError(std::string(method) +
                      ": a leaf that requires grad is changed in place only under no_grad");
}

void store_in_place(PyObject* self, const TensorPtr& value) {
  const Tensor& before = *value_of(self);
  if (leaf_node(before)) {
    set_value(self, make_ref<Tensor>(value->storage(), before.edge()));
  } else {
    set_value(self, value);
  }
}

namespace {

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
                      std::string(name(after->dtype())) + "; convert with astype, or write x = " + name(op) + "(x, y)");
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

const PyType_Slot kSlots[] = {
    {Py_tp_richcompare, slot(richcompare)},
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
};

}  // namespace

std::span<const PyType_Slot> operator_slots() { return kSlots; }

}  // namespace pylucid::bindings
