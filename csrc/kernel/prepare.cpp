#include "kernel/prepare.h"

#include <cmath>
#include <limits>
#include <string>

#include "core/error.h"
#include "kernel/ranges.h"

namespace pylucid {

namespace {

std::string quoted(std::string_view argument) { return "`" + std::string(argument) + "`"; }

std::string quoted(const OperandRule& rule) { return quoted(rule.name); }

// The dtype that a number asks for next to arrays of dtype `dt`: its kind counts, its width does not.
Dtype with_scalar(Dtype dt, const Scalar& s) {
  switch (s.kind) {
    case Scalar::Kind::Bool:
      return dt;
    case Scalar::Kind::Int:
    case Scalar::Kind::UInt:
    case Scalar::Kind::Huge:
      return dt == Dtype::Bool ? kDefaultInteger : dt;
    case Scalar::Kind::Float:
      return is_inexact(dt) ? dt : kDefaultFloat;
    case Scalar::Kind::Complex:
      return complex_dtype(dt);
  }
  return dt;
}

[[noreturn]] void refuse_dtype(const OpSchema& schema, const OperandRule& rule, const std::string& given) {
  const bool every = contains(rule.accepted, Dtype::UInt64);
  const std::string apart = rule.fixed == Dtype::Bool ? "bool" : every ? "integer dtypes" : "integer dtypes but uint64";
  throw TypeError(std::string(schema.name) + ": " + quoted(rule) + " " + given +
                  "; accepted: " + (rule.from == DtypeFrom::Fixed ? apart : schema.accepts));
}
[[noreturn]] void refuse_operand(const OpSchema& schema, const OperandRule& rule, const Operand& operand) {
  if (operand.is_tensor()) refuse_dtype(schema, rule, "has dtype " + std::string(name(operand.tensor()->dtype())));
  const Scalar::Kind kind = operand.scalar().kind;
  refuse_dtype(schema, rule,
               kind == Scalar::Kind::Complex ? "is a complex number"
               : kind == Scalar::Kind::Float ? "is a floating-point number"
               : kind == Scalar::Kind::Bool  ? "is a bool"
                                             : "is an integer");
}
// No operand may be at fault alone: then it is the dtype that they have in common.
[[noreturn]] void refuse_common(const OpSchema& schema, std::span<const Operand* const> operands, Dtype common) {
  const OperandRule* first = nullptr;
  for (std::size_t i = 0; i < operands.size(); ++i) {
    const OperandRule& rule = schema.inputs[i];
    if (operands[i]->is_none() || rule.from == DtypeFrom::Fixed) continue;
    if (!first) first = &rule;
    const Dtype own =
        operands[i]->is_tensor() ? operands[i]->tensor()->dtype() : default_dtype(operands[i]->scalar().kind);
    if (!contains(rule.accepted, schema.integers_to_float && !is_inexact(own) ? kDefaultFloat : own))
      refuse_operand(schema, rule, *operands[i]);
  }
  refuse_dtype(schema, *first, "has dtype " + std::string(name(common)));
}

Dtype promoted(const OpSchema& schema, std::span<const Operand* const> operands) {
  Dtype dt = Dtype::Bool;
  bool found = false;
  for (std::size_t i = 0; i < operands.size(); ++i) {
    if (schema.inputs[i].from == DtypeFrom::Fixed || !operands[i]->is_tensor()) continue;
    const Dtype other = operands[i]->tensor()->dtype();
    const auto common = found ? promote(dt, other) : std::optional<Dtype>(other);
    if (!common)
      throw TypeError(std::string(schema.name) + ": " + std::string(name(dt)) + " and " + std::string(name(other)) +
                      " have no common dtype; convert one with astype");
    dt = *common;
    found = true;
  }
  for (std::size_t i = 0; i < operands.size(); ++i) {
    if (schema.inputs[i].from == DtypeFrom::Fixed || !operands[i]->is_scalar()) continue;
    const Scalar& s = operands[i]->scalar();
    if (found) {
      dt = with_scalar(dt, s);
    } else {
      dt = default_dtype(s.kind);
      found = true;
    }
  }
  return found ? dt : kDefaultFloat;
}

// The usual call: arrays of one accepted dtype, shape and device outside autocast, which need no promotion. False: it is
// not one, and nothing is decided.
bool prepare_alike(const OpSchema& schema, std::span<const Operand* const> operands, std::span<Input> inputs,
                   Prepared& p) {
  if (operands.empty() || !operands[0]->is_tensor() || autocast_state().enabled) return false;
  const Tensor& first = *operands[0]->tensor();
  const Dtype dt = first.dtype();
  if (schema.integers_to_float && !is_inexact(dt)) return false;
  for (std::size_t i = 0; i < operands.size(); ++i) {
    const OperandRule& rule = schema.inputs[i];
    if (!operands[i]->is_tensor() || rule.from == DtypeFrom::Fixed || !contains(rule.accepted, dt)) return false;
    const Tensor& t = *operands[i]->tensor();
    if (&t == &first) continue;
    if (t.dtype() != dt || t.device() != first.device() || !(t.shape() == first.shape())) return false;
  }
  const bool record = grad_enabled() && schema.differentiable;
  for (std::size_t i = 0; i < operands.size(); ++i) {
    inputs[i].borrow(operands[i]->tensor());
    if (record && inputs[i]->requires_grad()) p.wanted |= Wanted{1} << i;
  }
  p.backend = &backend::get(first.device());
  p.compute = dt;
  p.shape = first.shape();
  return true;
}

}  // namespace

void check_range(std::string_view op, std::string_view argument, const Scalar& s, Dtype dt) {
  if (s.kind == Scalar::Kind::Complex && !is_complex(dt) && dt != Dtype::Bool) {
    throw TypeError(std::string(op) + ": " + quoted(argument) + " is a complex number, which " +
                    std::string(name(dt)) + " cannot hold");
  }
  if (!is_integer(dt) || s.fits(dt)) return;
  const std::string message = std::string(op) + ": " + quoted(argument) + " is " + s.shown() + ", which " +
                              std::string(name(dt)) + " cannot hold";
  if (s.kind == Scalar::Kind::Float && std::isnan(s.real)) throw ValueError(message);
  throw OverflowError(message);
}

Dtype convertible(std::string_view op, Dtype from, Dtype to) {
  if (!is_complex(from) || is_complex(to) || to == Dtype::Bool) return to;
  throw TypeError(std::string(op) + ": " + std::string(name(from)) + " to " + std::string(name(to)) +
                  " would lose the imaginary parts; take real(x), imag(x) or abs(x)");
}

namespace {

// A number says before the loop what is asked for; the values of an array are not looked at.
void check_exponent(std::string_view op, std::string_view argument, const Scalar& s, Dtype dt) {
  if (!is_integer(dt) || s.kind != Scalar::Kind::Int || s.integer >= 0) return;
  throw ValueError(std::string(op) + ": " + quoted(argument) + " is " + std::to_string(s.integer) +
                   ", but the powers of integers to negative integers are no integers; accepted: numbers from 0, or a base "
                   "or exponent that is floating point");
}

}  // namespace

Prepared prepare(const OpSchema& schema, std::span<const Operand* const> operands, std::span<Input> inputs,
                 bool broadcast) {
  Prepared p;
  if (prepare_alike(schema, operands, inputs, p)) return p;
  const Tensor* first = nullptr;
  for (std::size_t i = 0; i < operands.size(); ++i) {
    if (operands[i]->is_none() && !schema.inputs[i].optional)
      throw TypeError(std::string(schema.name) + ": " + quoted(schema.inputs[i]) + " is missing");
    if (!operands[i]->is_tensor()) continue;
    const Tensor& t = *operands[i]->tensor();
    if (first && first->device() != t.device())
      throw TypeError(std::string(schema.name) + ": " + quoted(schema.inputs[i]) + " is on " +
                      std::string(name(t.device())) + ", another input is on " + std::string(name(first->device())) +
                      "; move one with to_device");
    if (!first) first = &t;
  }
  const Device device = first ? first->device() : Device::Cpu;
  p.backend = &backend::get(device);

  const Dtype common = promoted(schema, operands);
  const bool to_float = schema.integers_to_float && !is_inexact(common);
  p.compute = to_float ? kDefaultFloat : common;
  bool narrows = false, beyond = false;
  for (std::size_t i = 0; i < operands.size(); ++i) {
    const OperandRule& rule = schema.inputs[i];
    if (operands[i]->is_none()) continue;
    if (rule.from != DtypeFrom::Fixed) {
      if (!contains(rule.accepted, p.compute)) refuse_common(schema, operands, common);
      // Integers are not narrowed, nor what becomes of them.
      narrows = narrows || (operands[i]->is_tensor() && is_inexact(operands[i]->tensor()->dtype()));
      beyond = beyond || (rule.numbers == OperandRule::Numbers::Compared && operands[i]->is_scalar() &&
                          is_integer(common) && !operands[i]->scalar().fits(common));
    } else if (operands[i]->is_tensor() && !contains(rule.accepted, operands[i]->tensor()->dtype())) {
      refuse_operand(schema, rule, *operands[i]);
    } else if (operands[i]->is_scalar() && !contains(rule.accepted, default_dtype(operands[i]->scalar().kind))) {
      refuse_operand(schema, rule, *operands[i]);
    }
  }
  if (narrows) p.compute = apply_amp(schema.amp, p.compute, device);
  // Every integer is a finite float, on its side of an infinity.
  if (beyond) p.compute = kDefaultFloat;

  const bool record = grad_enabled() && schema.differentiable;
  bool shaped = false;
  for (std::size_t i = 0; i < operands.size(); ++i) {
    const Operand& operand = *operands[i];
    if (operand.is_none()) continue;
    if (operand.is_scalar()) {
      const OperandRule& rule = schema.inputs[i];
      const Dtype dt = rule.from == DtypeFrom::Fixed ? rule.fixed : p.compute;
      Scalar value = operand.scalar();
      if (beyond && !value.fits(common)) {
        value = Scalar::of(std::copysign(std::numeric_limits<double>::infinity(), value.as_double()));
      }
      check_range(schema.name, rule.name, value, dt);
      if (rule.numbers == OperandRule::Numbers::Exponent) check_exponent(schema.name, rule.name, value, dt);
      inputs[i].make(make_tensor(p.backend->full(Shape{}, dt, value)));
      continue;
    }
    inputs[i].borrow(operand.tensor());
    const OperandRule& rule = schema.inputs[i];
    const bool smooth = rule.from != DtypeFrom::Fixed || is_inexact(rule.fixed);
    if (record && smooth && inputs[i]->requires_grad()) p.wanted |= Wanted{1} << i;
    if (!broadcast) continue;
    if (!shaped) {
      p.shape = inputs[i]->shape();
      shaped = true;
    } else if (!(p.shape == inputs[i]->shape())) {
      p.shape = broadcast_shapes(schema.name, p.shape, inputs[i]->shape());
    }
  }
  return p;
}

TensorPtr snapshot(const TensorPtr& t) {
  if (!t->storage().buffer->borrowed()) return t;
  return make_ref<Tensor>(backend::get(t->device()).copy(t->storage()), t->edge());
}

}  // namespace pylucid
