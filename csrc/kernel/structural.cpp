#include "kernel/structural.h"

#include <algorithm>
#include <limits>

#include "autograd/engine.h"
#include "kernel/elementwise.h"
#include "kernel/ranges.h"
#include "kernel/shape_rules.h"

namespace pylucid {

StructuralCall::StructuralCall(const OpSchema& schema, std::span<const Operand* const> operands)
    : schema_(schema), inputs_(operands.size()) {
  std::array<Input, kMaxInputs> inputs;
  if (operands.size() > inputs.size())
    throw Error(std::string(schema.name) + ": more than " + std::to_string(kMaxInputs) + " arrays");
  prepared_ = prepare(schema, operands, std::span(inputs).first(operands.size()), false);
  for (std::size_t i = 0; i < operands.size(); ++i)
    if (inputs[i]) inputs_[i] = inputs[i].get();
  cast_inputs();
}

StructuralCall::StructuralCall(const OpSchema& schema, std::span<const TensorPtr> operands)
    : schema_(schema), inputs_(operands.begin(), operands.end()) {
  if (inputs_.empty())
    throw ValueError(std::string(schema.name) + ": `" + schema.inputs[0].name + "` is empty; at least one tensor is needed");
  // All arrays of a list follow the rule of the one parameter: prepared pair by pair to find the common dtype.
  Dtype common = inputs_[0]->dtype();
  for (std::size_t i = 0; i < inputs_.size(); ++i) {
    const TensorPtr& t = inputs_[i];
    if (t->device() != inputs_[0]->device()) {
      const std::string list = std::string(schema.name) + ": `" + schema.inputs[0].name + "`[";
      throw TypeError(list + std::to_string(i) + "] is on " + std::string(pylucid::name(t->device())) + ", [0] on " +
                      std::string(pylucid::name(inputs_[0]->device())) +
                      "; Tensors on one device are accepted: move one with to_device");
    }
    const auto dt = promote(common, t->dtype());
    if (!dt)
      throw TypeError(std::string(schema.name) + ": " + std::string(pylucid::name(common)) + " and " +
                      std::string(pylucid::name(t->dtype())) + " have no common dtype; convert one with astype");
    common = *dt;
  }
  prepared_.backend = &backend::get(inputs_[0]->device());
  prepared_.compute = apply_amp(schema.amp, common, inputs_[0]->device());
  if (grad_enabled() && schema.differentiable && is_inexact(prepared_.compute))
    for (std::size_t i = 0; i < inputs_.size(); ++i)
      if (inputs_[i]->requires_grad()) prepared_.wanted |= bit(i);
  cast_inputs();
}

std::vector<const Shape*> StructuralCall::shapes() const {
  std::vector<const Shape*> result;
  for (const TensorPtr& t : inputs_) result.push_back(&t->shape());
  return result;
}

void StructuralCall::cast_inputs() {
  casts_.resize(inputs_.size());
  values_.resize(inputs_.size());
  for (std::size_t i = 0; i < inputs_.size(); ++i) {
    if (!inputs_[i]) continue;
    const Storage& value = inputs_[i]->storage();
    const OperandRule& rule = schema_.inputs[std::min(i, schema_.inputs.size() - 1)];
    const Dtype dt = rule.from == DtypeFrom::Fixed ? rule.fixed : prepared_.compute;
    values_[i] = &value;
    if (value.dtype == dt) continue;
    casts_[i] = prepared_.backend->cast(value, dt);
    values_[i] = &casts_[i];
  }
}

Dtype StructuralCall::accumulated(const std::optional<Dtype>& asked) {
  const Dtype dt = compute();
  if (!asked && kind(dt) == Kind::Unsigned) return Dtype::UInt64;
  if (!asked) return is_inexact(dt) ? dt : Dtype::Int64;
  const Dtype result = convertible(schema_.name, dt, *asked);
  // Kernels add in 64 bits, which gives something else only of NaN and of numbers beyond a narrow dtype.
  if (is_inexact(dt) && (result == Dtype::Bool || (is_integer(result) && itemsize(result) < 8))) {
    casts_[0] = prepared_.backend->cast(*values_[0], result);
    values_[0] = &casts_[0];
  }
  return result;
}

void StructuralOp::record(const StructuralCall& call, std::uint64_t inputs, std::uint64_t outputs,
                          std::span<const Storage> results) {
  backend_ = &call.backend();
  compute_ = call.compute();
  const std::size_t n = call.input_count();
  edge_storage_.resize(n);
  saved_.resize(n);
  shapes_.resize(n);
  dtypes_.resize(n);
  for (std::size_t i = 0; i < n; ++i) {
    const TensorPtr& t = call.input_ptr(i);
    if (!t) continue;
    if (call.wanted() & bit(i)) edge_storage_[i] = t->edge();
    if (inputs & bit(i)) saved_[i] = snapshot(t);
    shapes_[i] = t->shape();
    dtypes_[i] = t->dtype();
  }
  set_edges(edge_storage_);
  set_output_count(static_cast<std::uint32_t>(results.size()));
  out_.resize(results.size());
  for (std::size_t k = 0; k < results.size(); ++k) {
    out_shapes_.push_back(results[k].shape);
    out_dtypes_.push_back(results[k].dtype);
    if (outputs & bit(k)) out_[k] = results[k];
  }
}

void StructuralOp::backward(std::span<const Storage> g, Wanted wanted, std::span<Storage> grads) {
  const GradMode off(false);
  std::vector<TensorPtr> upstream(g.size());
  for (std::size_t k = 0; k < g.size(); ++k)
    if (g[k]) upstream[k] = make_tensor(g[k]);
  std::vector<TensorPtr> results(grads.size());
  backward_graph(upstream, wanted, results);
  for (std::size_t i = 0; i < grads.size(); ++i)
    if (results[i]) grads[i] = results[i]->storage();
}

void StructuralOp::backward_graph(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  if (schema_.missing_gradient) MissingGradient::raise(schema_);
  check_saved();
  const bool conjugate = schema_.holomorphic && is_complex(compute_);
  std::vector<TensorPtr> upstream(g.begin(), g.end());
  // A formula reads the gradients of all its results; those that nobody asked for are zero.
  for (std::size_t k = 0; k < upstream.size(); ++k)
    if (!upstream[k] && is_inexact(out_dtypes_[k]))
      upstream[k] = make_tensor(backend_->full(out_shapes_[k], out_dtypes_[k], Scalar::of(0.0)));
  if (conjugate)
    for (TensorPtr& u : upstream)
      if (u) u = calls::conjugate(u);
  formulas(upstream, wanted, grads);
  for (std::size_t i = 0; i < grads.size(); ++i) {
    if (!grads[i]) continue;
    if (conjugate && is_complex(grads[i]->dtype())) grads[i] = calls::conjugate(grads[i]);
    const TensorPtr here = grads[i]->device() == device() ? grads[i] : calls::to_device(grads[i], device());
    grads[i] = finish_gradient(here, shapes_[i], dtypes_[i]);
  }
}

void StructuralOp::push_forward(std::span<const TensorPtr> tangents, std::span<TensorPtr> results) {
  std::vector<TensorPtr> cotangents(results.size());  // null for results without a gradient
  std::vector<TensorPtr> gradients(tangents.size());
  {
    const GradMode on(true);
    for (std::size_t k = 0; k < results.size(); ++k)
      if (is_inexact(out_dtypes_[k]))
        cotangents[k] = as_leaf(make_tensor(backend_->full(out_shapes_[k], out_dtypes_[k], Scalar::of(0.0))));
    Wanted wanted = 0;
    for (std::size_t i = 0; i < tangents.size(); ++i)
      if (tangents[i]) wanted |= bit(i);
    backward_graph(cotangents, wanted, gradients);
  }
  std::vector<TensorPtr> outputs;
  std::vector<TensorPtr> moving;
  for (std::size_t i = 0; i < tangents.size(); ++i) {
    if (!tangents[i] || !gradients[i] || !gradients[i]->requires_grad()) continue;
    outputs.push_back(gradients[i]);
    moving.push_back(tangents[i]);
  }
  if (outputs.empty()) return;
  std::vector<TensorPtr> inputs;
  for (const TensorPtr& cotangent : cotangents)
    if (cotangent) inputs.push_back(cotangent);
  // The cotangents are leaves of this function alone: a tangent that led to them would seem to depend on something outside.
  const auto found =
      autograd::grad_values(outputs, moving, inputs, {.retain_graph = true, .create_graph = grad_enabled()});
  for (std::size_t k = 0, next = 0; k < results.size(); ++k)
    if (cotangents[k]) results[k] = found[next++];
}

Device StructuralOp::device() const { return backend_->device(); }

void StructuralOp::release_saved() {
  saved_.assign(saved_.size(), nullptr);
  out_.assign(out_.size(), Storage{});
  released_ = true;
}

Storage StructuralOp::eager(const Storage& g) {
  Storage grad;
  StructuralOp::backward(std::span(&g, 1), 1, std::span(&grad, 1));
  return grad;
}

TensorPtr StructuralOp::input(std::size_t i) const {
  if (!saved_[i]) return nullptr;
  const OperandRule& rule = schema_.inputs[std::min(i, schema_.inputs.size() - 1)];
  return calls::as_dtype(saved_[i], rule.from == DtypeFrom::Fixed ? rule.fixed : compute_);
}

std::vector<TensorPtr> StructuralOp::inputs() const {
  std::vector<TensorPtr> result(saved_.size());
  for (std::size_t i = 0; i < saved_.size(); ++i) result[i] = input(i);
  return result;
}

TensorPtr StructuralOp::output(std::size_t k) {
  if (!out_[k]) return nullptr;
  return make_ref<Tensor>(out_[k], Edge(Ref<Node>(this), static_cast<std::uint32_t>(k)));
}

void StructuralOp::check_saved() const {
  if (released_) raise_released(schema_.name);
}

Storage on_device(Storage value, Device device) {
  if (value.device() == device) return value;
  if (device == Device::Cpu) return backend::get(Device::Gpu).to_cpu(value);
  return backend::get(device).from_cpu(value);
}

Dtype number_dtype(std::initializer_list<std::optional<Scalar>> numbers) {
  Scalar::Kind highest = Scalar::Kind::Bool;
  for (const auto& number : numbers)
    if (number) highest = std::max(highest, number->kind);
  return default_dtype(highest);
}

// The index that takes all of an array.
static Index whole(const Shape& shape) {
  Index index(shape.size());
  for (std::size_t d = 0; d < index.size(); ++d) index[d].length = shape[d];
  return index;
}

void split_like(const TensorPtr& g, const std::vector<Shape>& shapes, std::optional<std::int64_t> axis, Wanted wanted,
                std::span<TensorPtr> grads) {
  const std::size_t along = !axis ? 0 : static_cast<std::size_t>(*axis < 0 ? *axis + std::int64_t(g->ndim()) : *axis);
  std::int64_t start = 0;
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    const std::int64_t length = axis ? shapes[i][along] : element_count(shapes[i]);
    if (wanted & bit(i)) {
      Index index = whole(g->shape());
      index[along].start = start;
      index[along].length = length;
      const TensorPtr part = calls::getitem(g, index);
      grads[i] = axis ? part : calls::reshape(part, shapes[i]);
    }
    start += length;
  }
}

void unstack_like(const TensorPtr& g, const std::vector<Shape>& shapes, std::int64_t axis, Wanted wanted,
                  std::span<TensorPtr> grads) {
  const auto along = static_cast<std::size_t>(axis < 0 ? axis + std::int64_t(g->ndim()) : axis);
  Index index = whole(g->shape());
  index[along].kind = IndexItem::Kind::Integer;
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    index[along].start = static_cast<std::int64_t>(i);
    if (wanted & bit(i)) grads[i] = calls::getitem(g, index);
  }
}

Dims inverse_axes(const Dims& axes) {
  const auto rank = static_cast<std::int64_t>(axes.size());
  Dims inverse(axes.size());
  for (std::size_t i = 0; i < axes.size(); ++i)
    inverse[static_cast<std::size_t>(axes[i] < 0 ? axes[i] + rank : axes[i])] = static_cast<std::int64_t>(i);
  return inverse;
}

Shape unpermute_dims_shape(const char* op, const Shape& x, const Dims& axes) {
  permute_dims_shape(op, x, axes);  // checks the axes
  return permute_dims_shape(op, x, inverse_axes(axes));
}

Shape arange_shape(const char* op, const Scalar& start, const std::optional<Scalar>& stop, const Scalar& step) {
  return Shape{arange_length(op, start, stop, step)};
}

}  // namespace pylucid

namespace pylucid::ops {

TensorPtr unreduce(const TensorPtr& g, const Shape& shape, const std::optional<Dims>& axis, bool keepdims) {
  if (keepdims) return calls::as_shape(g, shape);
  Shape kept = shape;
  if (axis) {
    const auto rank = static_cast<std::int64_t>(shape.size());
    for (const std::int64_t a : *axis) kept[static_cast<std::size_t>(a < 0 ? a + rank : a)] = 1;
  } else {
    std::fill(kept.begin(), kept.end(), 1);
  }
  return calls::as_shape(calls::reshape(g, kept), shape);
}

TensorPtr zeros_shape(const TensorPtr& like, const Shape& shape) {
  return make_tensor(backend::get(like->device()).full(shape, like->dtype(), Scalar::of(0.0)));
}

TensorPtr constant(double value, const TensorPtr& like) {
  return make_tensor(backend::get(like->device()).full(Shape{}, like->dtype(), Scalar::of(value)));
}

double epsilon(const TensorPtr& x) {
  switch (real_dtype(x->dtype())) {
    case Dtype::Float16:
      return 0x1p-10;
    case Dtype::BFloat16:
      return 0x1p-7;
    case Dtype::Float64:
      return std::numeric_limits<double>::epsilon();
    default:
      return static_cast<double>(std::numeric_limits<float>::epsilon());
  }
}

}  // namespace pylucid::ops
