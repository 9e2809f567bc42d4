// The base of generated operators that are not element-wise: views, reductions, contractions, creation.
#pragma once

#include <array>
#include <initializer_list>
#include <optional>
#include <span>
#include <vector>

#include "autograd/node.h"
#include "backend/backend.h"
#include "core/error.h"
#include "kernel/calls.h"
#include "kernel/prepare.h"

namespace pylucid {

// One call: inputs resolved, cast to the compute dtype, results wrapped and recorded.
class StructuralCall {
 public:
  StructuralCall(const OpSchema& schema, std::span<const Operand* const> operands);
  StructuralCall(const OpSchema& schema, std::span<const TensorPtr> operands);  // one Tensors parameter

  const Tensor& input(std::size_t i) const { return *inputs_[i]; }
  const TensorPtr& input_ptr(std::size_t i) const { return inputs_[i]; }
  std::size_t input_count() const { return inputs_.size(); }
  std::vector<const Shape*> shapes() const;
  Dtype compute() const { return prepared_.compute; }
  Device device() const { return prepared_.backend->device(); }
  backend::IBackend& backend() const { return *prepared_.backend; }
  bool record() const { return prepared_.wanted != 0; }
  Wanted wanted() const { return prepared_.wanted; }
  // The inputs' values in the compute dtype; Fixed ones in theirs.
  std::span<const Storage* const> values() const { return values_; }

  // The dtype of a sum or product: as asked for, which the values take before they are added, else 64 bits for integers,
  // and that of the input.
  Dtype accumulated(const std::optional<Dtype>& asked);

 private:
  void cast_inputs();

  const OpSchema& schema_;
  Prepared prepared_;
  std::vector<TensorPtr> inputs_;
  std::vector<Storage> casts_;
  std::vector<const Storage*> values_;
};

class StructuralOp : public Node {
 public:
  explicit StructuralOp(const OpSchema& schema) : schema_(schema) {}

  const char* name() const override { return schema_.name; }
  void backward(std::span<const Storage> g, Wanted wanted, std::span<Storage> grads) override;
  void backward_graph(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
  // The derivative is linear in g, so its own derivative with respect to g, transposed, moves tangents.
  void push_forward(std::span<const TensorPtr> tangents, std::span<TensorPtr> results) override;
  void release_saved() override;

  // Keeps the call's inputs that `inputs` names (bit i; bit 63 for 63 and above) and the results that `outputs` names.
  void record(const StructuralCall& call, std::uint64_t inputs, std::uint64_t outputs, std::span<const Storage> results);

 protected:
  // The gradient formulas as operators.
  virtual void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) = 0;
  // The eager gradient of a single-input operator.
  Storage eager(const Storage& g);

  TensorPtr input(std::size_t i) const;  // in the compute dtype
  std::vector<TensorPtr> inputs() const;
  TensorPtr output(std::size_t k);
  const Shape& input_shape(std::size_t i) const { return shapes_[i]; }
  const std::vector<Shape>& input_shapes() const { return shapes_; }
  const Shape& output_shape(std::size_t k) const { return out_shapes_[k]; }
  Device device() const;

 private:
  void check_saved() const;

  const OpSchema& schema_;
  backend::IBackend* backend_ = nullptr;
  Dtype compute_ = Dtype::Float32;
  bool released_ = false;
  std::vector<Edge> edge_storage_;
  std::vector<TensorPtr> saved_;
  std::vector<Shape> shapes_;
  std::vector<Dtype> dtypes_;
  std::vector<Storage> out_;
  std::vector<Shape> out_shapes_;
  std::vector<Dtype> out_dtypes_;
};

inline Storage run_kernel(backend::IBackend& be, const OpSchema& schema, std::span<const Storage* const> inputs,
                          const void* attributes, const Shape& s, Dtype dt) {
  Storage result;
  be.kernel(schema, inputs, attributes, s, dt, std::span(&result, 1));
  return result;
}

inline void run_kernel(backend::IBackend& be, const OpSchema& schema, std::span<const Storage* const> inputs,
                       const void* attributes, Dtype dt, std::span<Storage> results) {
  be.kernel(schema, inputs, attributes, {}, dt, results);
}

// The result as a Tensor, with its node when a gradient will be asked for; `prepare` fills the node's attributes.
template <class Op, class Prepare>
TensorPtr recorded(const StructuralCall& call, Storage out, Prepare&& prepare) {
  if (!call.record() || !is_inexact(out.dtype)) return make_tensor(std::move(out));
  auto node = make_ref<Op>();
  prepare(*node);
  node->record(call, Op::kSavedInputs, Op::kSavedOutputs, std::span<const Storage>(&out, 1));
  return make_ref<Tensor>(std::move(out), Edge(node, 0));
}

// The same for several results; those that cannot have a gradient are constants.
template <class Op, std::size_t N, class Prepare>
std::array<TensorPtr, N> recorded(const StructuralCall& call, std::array<Storage, N> out, Prepare&& prepare) {
  std::array<TensorPtr, N> results;
  if (!call.record()) {
    for (std::size_t k = 0; k < N; ++k) results[k] = make_tensor(std::move(out[k]));
    return results;
  }
  auto node = make_ref<Op>();
  prepare(*node);
  node->record(call, Op::kSavedInputs, Op::kSavedOutputs, out);
  for (std::size_t k = 0; k < N; ++k)
    results[k] = is_inexact(out[k].dtype)
                     ? make_ref<Tensor>(std::move(out[k]), Edge(node, static_cast<std::uint32_t>(k)))
                     : make_tensor(std::move(out[k]));
  return results;
}

Storage on_device(Storage value, Device device);
// The default dtype for an array of these numbers.
Dtype number_dtype(std::initializer_list<std::optional<Scalar>> numbers);
// The parts of a concatenation's gradient, one for each array.
void split_like(const TensorPtr& g, const std::vector<Shape>& shapes, std::optional<std::int64_t> axis, Wanted wanted,
                std::span<TensorPtr> grads);
// The same where the arrays were joined along a new axis.
void unstack_like(const TensorPtr& g, const std::vector<Shape>& shapes, std::int64_t axis, Wanted wanted,
                  std::span<TensorPtr> grads);
Shape unpermute_dims_shape(const char* op, const Shape& x, const Dims& axes);
// The order that undoes `axes`, whose entries may be negative.
Dims inverse_axes(const Dims& axes);
Shape arange_shape(const char* op, const Scalar& start, const std::optional<Scalar>& stop, const Scalar& step);

}  // namespace pylucid

namespace pylucid::ops {

// Formula helpers.
TensorPtr unreduce(const TensorPtr& g, const Shape& shape, const std::optional<Dims>& axis, bool keepdims);
TensorPtr zeros_shape(const TensorPtr& like, const Shape& shape);
TensorPtr constant(double value, const TensorPtr& like);  // a 0-d array of like's dtype
double epsilon(const TensorPtr& x);                       // of x's dtype
inline bool is_complex(const TensorPtr& x) { return pylucid::is_complex(x->dtype()); }
inline std::int64_t size_of(const Shape& shape) { return element_count(shape); }
inline std::int64_t ndim_of(const Shape& shape) { return static_cast<std::int64_t>(shape.size()); }
inline TensorPtr stop_gradient(const TensorPtr& x) { return detach(x); }

}  // namespace pylucid::ops
