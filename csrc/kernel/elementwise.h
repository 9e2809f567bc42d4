// The bases of generated element-wise operators: the call, what it saves, and the two backward passes.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <initializer_list>
#include <memory>
#include <span>
#include <tuple>
#include <type_traits>
#include <utility>

#include "autograd/node.h"
#include "backend/backend.h"
#include "core/error.h"
#include "kernel/calls.h"
#include "kernel/prepare.h"

namespace pylucid {

// What the gradient of one input reads: bit i of `inputs` for input i, bit k of `outputs` for result k.
struct Needs {
  std::uint32_t inputs = 0;
  std::uint32_t outputs = 0;
};

// The backward loops of an operator: one for all gradients together and one for each alone.
template <std::size_t N>
struct BackwardParts {
  backend::Part all = 0;
  std::array<backend::Part, N> each{};
};

struct NoAttributes {};

// An input as a dispatch function takes it: by reference, or by pointer where it is optional.
struct InputValue {
  const Storage* value;
  operator const Storage&() const { return *value; }
  operator const Storage*() const { return value; }
};

// The results of a loop, allocated by the backend.
template <std::size_t K>
auto run_loop(backend::IBackend& be, const OpSchema& schema, backend::Part part,
              std::initializer_list<const Storage*> inputs, const void* attributes, const Shape& s, Dtype dt) {
  std::array<Storage, K> results;
  be.elementwise({schema, part, std::span(inputs.begin(), inputs.size()), attributes, s, dt, results});
  if constexpr (K == 1)
    return std::move(results[0]);
  else
    return results;
}

// A tangent's sum with one more input's term; the zero rule holds for tangents too.
TensorPtr moved(const TensorPtr& sum, const TensorPtr& term, const TensorPtr& tangent);

// The gradient of an input as the engine takes it: reduced to the input's shape, in its dtype.
Storage finish_gradient(backend::IBackend& be, Storage gradient, const Shape& shape, Dtype dt);
TensorPtr finish_gradient(const TensorPtr& gradient, const Shape& shape, Dtype dt);
[[noreturn]] void raise_released(const char* op);

// N inputs, K results. Derived gives schema_v1, Attributes and dispatch, and if it has a gradient kNeeds, kWanted,
// kUpstreams (the results that have a gradient), kSame (the inputs whose gradient is the upstream one), kUnguarded (those
// whose gradient is zero with the upstream one, whatever else is infinite), grad_formula, grad_formula_impl and
// tangent_formula_impl.
template <class Derived, std::size_t N, std::size_t K = 1>
class ElementwiseOp : public Node {
 public:
  using Results = std::array<TensorPtr, K>;

  template <class Attributes>
  static Results call(const std::array<const Operand*, N>& operands, const Attributes& attributes) {
    std::array<Input, N> inputs;
    Prepared p = prepare(Derived::schema_v1, operands, inputs, true);
    std::array<const Storage*, N> values;
    for (std::size_t i = 0; i < N; ++i) values[i] = inputs[i] ? &inputs[i]->storage() : nullptr;
    std::array<Storage, K> out = run(*p.backend, values, attributes, p.shape, p.compute);
    Results results;
    if constexpr (requires { Derived::kNeeds; }) {
      p.wanted &= Derived::kWanted;
      if (p.wanted && is_inexact(p.compute)) {
        auto node = make_ref<Derived>();
        if constexpr (!std::is_empty_v<Attributes>) node->attributes = attributes;
        node->record(p, inputs, out);
        for (std::size_t k = 0; k < K; ++k) {
          Edge edge = is_inexact(out[k].dtype) ? Edge(node, static_cast<std::uint32_t>(k)) : Edge();
          results[k] = make_ref<Tensor>(std::move(out[k]), std::move(edge));
        }
        return results;
      }
    }
    Ref<Node> missing;
    if constexpr (!requires { Derived::kNeeds; }) {
      if (p.wanted && is_inexact(p.compute)) {
        std::vector<Edge> edges(N);
        for (std::size_t i = 0; i < N; ++i)
          if (p.wanted >> i & 1U) edges[i] = inputs[i]->edge();
        missing = make_ref<MissingGradient>(Derived::schema_v1, std::move(edges), K);
      }
    }
    for (std::size_t k = 0; k < K; ++k) {
      const bool recorded = missing && is_inexact(out[k].dtype);
      results[k] = make_ref<Tensor>(std::move(out[k]), recorded ? Edge(missing, static_cast<std::uint32_t>(k)) : Edge());
    }
    return results;
  }

  const char* name() const override { return Derived::schema_v1.name; }

  void backward(std::span<const Storage> g, Wanted wanted, std::span<Storage> grads) override {
    check_saved();
    if constexpr (requires { Derived::kNeeds; }) {
      std::array<Storage, N> raw;
      // A copy of the upstream gradient would have its values. Writes by the owner of borrowed memory show, so that is
      // copied.
      const Storage& upstream = g[std::countr_zero(Derived::kUpstreams)];
      Wanted rest = wanted & Derived::kWanted;
      if (Derived::kSame && upstream && upstream.dtype == compute_ && upstream.shape == shape_ &&
          !upstream.buffer->borrowed()) {
        for (std::size_t i = 0; i < N; ++i)
          if (rest & Derived::kSame & Wanted{1} << i) raw[i] = upstream;
        rest &= ~Derived::kSame;
      }
      if constexpr (N == 1 && K == 1) {
        if (rest) raw[0] = derived().grad_formula(g[0]);
      } else if (rest) {
        std::array<Storage, N> found = derived().grad_formula(g, rest);
        for (std::size_t i = 0; i < N; ++i)
          if (found[i]) raw[i] = std::move(found[i]);
      }
      for (std::size_t i = 0; i < N; ++i)
        if (raw[i]) grads[i] = finish_gradient(*backend_, std::move(raw[i]), input_shape(i), dtypes_[i]);
    }
  }

  void backward_graph(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override {
    check_saved();
    if constexpr (requires { Derived::kNeeds; }) {
      if (std::none_of(g.begin(), g.end(), [](const TensorPtr& one) { return bool(one); })) return;
      const bool conjugate = Derived::schema_v1.holomorphic && is_complex(compute_);
      std::array<TensorPtr, K> given, upstream;
      for (std::size_t k = 0; k < K; ++k) {
        if (!(Derived::kUpstreams >> k & 1U)) continue;
        given[k] = g[k] ? g[k] : make_tensor(backend_->full(shape_, out_dtypes_[k], Scalar::of(0.0)));
        upstream[k] = conjugate ? calls::conjugate(given[k]) : given[k];
      }
      std::array<TensorPtr, N> raw;
      if constexpr (N == 1 && K == 1)
        raw[0] = derived().grad_formula_impl(upstream[0], inputs()[0], outputs()[0]);
      else
        raw = std::apply([&](const auto&... a) { return derived().grad_formula_impl(a..., wanted); },
                         std::tuple_cat(upstream, inputs(), outputs()));
      for (std::size_t i = 0; i < N; ++i) {
        if (!raw[i]) continue;
        TensorPtr gradient = conjugate ? calls::conjugate(raw[i]) : raw[i];
        if (!(Derived::kUnguarded >> i & 1U)) gradient = calls::zero_guard(gradient, magnitude(given));
        grads[i] = finish_gradient(gradient, input_shape(i), dtypes_[i]);
      }
    }
  }

  void push_forward(std::span<const TensorPtr> tangents, std::span<TensorPtr> results) override {
    check_saved();
    if constexpr (requires { Derived::kNeeds; }) {
      std::array<TensorPtr, N> moving;
      for (std::size_t i = 0; i < N; ++i)
        if (tangents[i]) moving[i] = calls::as_dtype(tangents[i], compute_);
      std::array<TensorPtr, K> raw;
      auto formula = [&](const auto&... a) { return derived().tangent_formula_impl(a...); };
      if constexpr (N == 1 && K == 1)
        raw[0] = std::apply(formula, std::tuple_cat(moving, inputs(), outputs()));
      else
        raw = std::apply(formula, std::tuple_cat(moving, inputs(), outputs()));
      for (std::size_t k = 0; k < K; ++k)
        if (raw[k]) results[k] = calls::as_shape(calls::as_dtype(raw[k], out_dtypes_[k]), shape_);
    }
  }

  void release_saved() override {
    saved_ = {};
    out_ = {};
    released_ = true;
  }

 protected:
  ElementwiseOp() { set_output_count(K); }

  const TensorPtr& saved(std::size_t i) const { return saved_[i]; }

  // The gradient loops, run on {g..., inputs..., outputs...}.
  std::array<Storage, N> run_backward(std::span<const Storage> g, Wanted wanted, const BackwardParts<N>& parts,
                                      const void* attributes) {
    std::array<Storage, K> zeros;
    std::array<const Storage*, K + N + K> operands;
    for (std::size_t k = 0; k < K; ++k) {
      if (!g[k]) zeros[k] = backend_->full(Shape{}, out_dtypes_[k], Scalar::of(0.0));
      operands[k] = g[k] ? &g[k] : &zeros[k];
    }
    for (std::size_t i = 0; i < N; ++i) operands[K + i] = saved_[i] ? &saved_[i]->storage() : nullptr;
    for (std::size_t k = 0; k < K; ++k) operands[K + N + k] = out_[k] ? &out_[k] : nullptr;
    std::array<Storage, N> grads;
    constexpr Wanted all = Derived::kWanted;
    constexpr std::size_t count = std::popcount(all);
    if (count > 1 && (wanted & all) == all) {
      // The loop's results are the gradients that there are, in order.
      std::array<Storage, count> together;
      backend_->elementwise({Derived::schema_v1, parts.all, operands, attributes, shape_, compute_, together});
      std::size_t next = 0;
      for (std::size_t i = 0; i < N; ++i)
        if (all >> i & 1U) grads[i] = std::move(together[next++]);
      return grads;
    }
    for (std::size_t i = 0; i < N; ++i)
      if (wanted >> i & 1U)
        backend_->elementwise({Derived::schema_v1, parts.each[i], operands, attributes, shape_, compute_,
                               std::span(grads).subspan(i, 1)});
    return grads;
  }

 private:
  Derived& derived() { return static_cast<Derived&>(*this); }

  // What is zero where all upstream gradients are.
  static TensorPtr magnitude(const std::array<TensorPtr, K>& given) {
    if constexpr (std::popcount(Derived::kUpstreams) == 1) {
      return given[std::countr_zero(Derived::kUpstreams)];
    } else {
      TensorPtr sum;
      for (const TensorPtr& one : given) {
        if (one) sum = sum ? calls::add(sum, calls::abs(one)) : calls::abs(one);
      }
      return sum;
    }
  }

  template <class Attributes>
  static std::array<Storage, K> run(backend::IBackend& be, const std::array<const Storage*, N>& values,
                                    const Attributes& attributes, const Shape& s, Dtype dt) {
    return std::apply(
        [&](const auto*... value) {
          if constexpr (std::is_empty_v<Attributes>)
            return as_array(Derived::dispatch(be, InputValue{value}..., s, dt));
          else
            return as_array(Derived::dispatch(be, InputValue{value}..., s, dt, attributes));
        },
        values);
  }
  static std::array<Storage, 1> as_array(Storage value) { return {std::move(value)}; }
  static std::array<Storage, K> as_array(std::array<Storage, K> values)
    requires(K > 1)
  {
    return values;
  }

  void record(const Prepared& p, const std::array<Input, N>& inputs, const std::array<Storage, K>& out) {
    backend_ = p.backend;
    compute_ = p.compute;
    shape_ = p.shape;
    Needs needs;
    for (std::size_t i = 0; i < N; ++i) {
      if (!(p.wanted >> i & 1U)) continue;
      needs.inputs |= Derived::kNeeds[i].inputs;
      needs.outputs |= Derived::kNeeds[i].outputs;
      edge_storage_[i] = inputs[i]->edge();
    }
    set_edges(edge_storage_);
    for (std::size_t i = 0; i < N; ++i) {
      if (!inputs[i]) continue;
      dtypes_[i] = inputs[i]->dtype();
      if ((p.wanted >> i & 1U) && !(inputs[i]->shape() == shape_)) {
        if (!shapes_) shapes_ = std::make_unique<std::array<Shape, N>>();
        (*shapes_)[i] = inputs[i]->shape();
        narrow_ |= 1U << i;
      }
      if (needs.inputs >> i & 1U) saved_[i] = snapshot(inputs[i].get());
    }
    for (std::size_t k = 0; k < K; ++k) {
      out_dtypes_[k] = out[k].dtype;
      if (needs.outputs >> k & 1U) out_[k] = out[k];
    }
  }

  const Shape& input_shape(std::size_t i) const { return narrow_ >> i & 1U ? (*shapes_)[i] : shape_; }

  void check_saved() const {
    if (released_) raise_released(name());
  }

  // Saved values as graph tensors, in the compute dtype.
  std::array<TensorPtr, N> inputs() const {
    std::array<TensorPtr, N> result;
    for (std::size_t i = 0; i < N; ++i) {
      if (!saved_[i]) continue;
      const bool fixed = Derived::schema_v1.inputs[i].from == DtypeFrom::Fixed;
      result[i] = fixed ? saved_[i] : calls::as_dtype(saved_[i], compute_);
    }
    return result;
  }
  std::array<TensorPtr, K> outputs() {
    std::array<TensorPtr, K> result;
    for (std::size_t k = 0; k < K; ++k)
      if (out_[k]) result[k] = make_ref<Tensor>(out_[k], Edge(Ref<Node>(this), static_cast<std::uint32_t>(k)));
    return result;
  }

  backend::IBackend* backend_ = nullptr;
  Dtype compute_ = Dtype::Float32;
  bool released_ = false;
  std::uint32_t narrow_ = 0;  // inputs that were broadcast
  std::array<Dtype, N> dtypes_{};
  std::array<Dtype, K> out_dtypes_{};
  Shape shape_;
  std::array<Edge, N> edge_storage_;
  std::array<TensorPtr, N> saved_;
  std::array<Storage, K> out_;
  std::unique_ptr<std::array<Shape, N>> shapes_;
};

template <class Derived>
using UnaryOp = ElementwiseOp<Derived, 1>;
template <class Derived>
using BinaryOp = ElementwiseOp<Derived, 2>;
template <class Derived, std::size_t N, std::size_t K = 1>
using NaryOp = ElementwiseOp<Derived, N, K>;

}  // namespace pylucid
