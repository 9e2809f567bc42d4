// Node: one recorded operation. Generated Backward classes derive from it through the bases in kernel/.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "core/recycled.h"
#include "core/ref.h"
#include "core/schema.h"
#include "core/tensor.h"

namespace pylucid {

// Which inputs' gradients are wanted: bit i for input i; all of a record's Tensors input share the bits from its place on.
using Wanted = std::uint64_t;
constexpr Wanted bit(std::size_t i) { return Wanted{1} << std::min<std::size_t>(i, 63); }

struct Retained;

class Node : public Recycled {
 public:
  Node();
  virtual ~Node() {
    if (retained()) drop_retained();
  }
  Node(const Node&) = delete;
  Node& operator=(const Node&) = delete;

  virtual const char* name() const = 0;  // the operator's
  // The vector-Jacobian product. `g` has one value per output, empty where nothing came; `grads` one slot per edge,
  // left empty where the gradient is zero or not wanted. Results have the inputs' shapes and dtypes.
  virtual void backward(std::span<const Storage> g, Wanted wanted, std::span<Storage> grads) = 0;
  // The same as recorded operators, so that it can be differentiated again.
  virtual void backward_graph(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) = 0;
  // The Jacobian-vector product: tangents of the inputs (null: zero) to tangents of the outputs (null: zero).
  virtual void push_forward(std::span<const TensorPtr> tangents, std::span<TensorPtr> results) = 0;
  // Drops the saved values; a later backward raises GradientError that names the operator.
  virtual void release_saved() = 0;

  // One per input, in order; an edge without node is an input that needs no gradient.
  std::span<const Edge> edges() const { return edges_; }
  std::uint64_t sequence() const { return sequence_; }  // grows with creation: consumers are above producers
  std::uint32_t output_count() const { return outputs_; }

  // The outputs whose gradients backward keeps, as it does those of leaves.
  Retained* retained() const { return retained_.load(std::memory_order_acquire); }
  Retained* retained(std::uint32_t output) const;  // null where it is not kept
  void retain(const Tensor& output);               // one of this node's

  void acquire() const noexcept { counter_.acquire(); }
  Node* start() noexcept {
    counter_.start();
    return this;
  }
  void release() const noexcept;  // disposes without recursion, however long the chain

 protected:
  // The subclass owns the edges; it says where they are.
  void set_edges(std::span<const Edge> edges) { edges_ = edges; }
  void set_output_count(std::uint32_t n) { outputs_ = n; }

 private:
  void drop_retained() noexcept;

  std::span<const Edge> edges_;
  std::uint32_t outputs_ = 1;
  std::uint64_t sequence_;
  std::atomic<Retained*> retained_ = nullptr;
  Counter counter_;
};

// The node of a leaf: gradients that reach it are added into `grad`.
class AccumulateGrad final : public Node {
 public:
  AccumulateGrad(Shape shape, Dtype dtype, Device device);

  const char* name() const override { return "leaf"; }
  void backward(std::span<const Storage> g, Wanted wanted, std::span<Storage> grads) override;
  void backward_graph(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
  void push_forward(std::span<const TensorPtr> tangents, std::span<TensorPtr> results) override;
  void release_saved() override {}

  TensorPtr grad() const;
  void set_grad(TensorPtr grad);

  const Shape shape;
  const Dtype dtype;
  const Device device;

 private:
  // Not held while a gradient is freed: that of another library's memory needs the interpreter's lock, which a reader of
  // `grad` holds, and can run code that reads `grad`.
  mutable std::mutex mutex_;
  TensorPtr grad_;
};

// A gradient that can be differentiated again: its value, and a function of all that it was asked for, if only by
// comparisons, through which nothing flows.
class RecordedGradient final : public Node {
 public:
  RecordedGradient(const Edge& value, std::span<const TensorPtr> inputs);

  // That of the operator that gave the value, where one did.
  const char* name() const override { return inputs_[0].node ? inputs_[0].node->name() : "grad"; }
  void backward(std::span<const Storage> g, Wanted wanted, std::span<Storage> grads) override;
  void backward_graph(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
  void push_forward(std::span<const TensorPtr> tangents, std::span<TensorPtr> results) override;
  void release_saved() override {}

 private:
  std::vector<Edge> inputs_;
};

// The node of an operator whose gradient is not written yet: asking for it raises GradientError, with the record's reason.
class MissingGradient final : public Node {
 public:
  MissingGradient(const OpSchema& schema, std::vector<Edge> edges, std::uint32_t outputs);

  const char* name() const override { return schema_.name; }
  void backward(std::span<const Storage>, Wanted, std::span<Storage>) override { raise(schema_); }
  void backward_graph(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) override { raise(schema_); }
  void push_forward(std::span<const TensorPtr>, std::span<TensorPtr>) override { raise(schema_); }
  void release_saved() override {}

  [[noreturn]] static void raise(const OpSchema& schema);

 private:
  const OpSchema& schema_;
  std::vector<Edge> inputs_;
};

// One output's gradient that backward keeps; an entry of its node's list, which only grows.
struct Retained {
  std::uint32_t output;
  AccumulateGrad sum;
  Retained* next;
};

bool grad_enabled();  // of this thread
class GradMode {      // sets it for a scope
 public:
  explicit GradMode(bool enabled);
  ~GradMode();
  GradMode(const GradMode&) = delete;
  GradMode& operator=(const GradMode&) = delete;

 private:
  bool before_;
};
void set_grad_enabled(bool enabled);

// True for a value that no operator produced: no edge, or the edge of a leaf.
bool is_leaf(const Tensor& t);
// A leaf with this value. Raises TypeError for dtypes without derivatives.
TensorPtr as_leaf(const TensorPtr& t);
// The value without its graph; shares the buffer.
TensorPtr detach(const TensorPtr& t);

}  // namespace pylucid
