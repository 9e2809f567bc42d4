// Tensor: an immutable value with its place in the autograd graph. The Python object is a cell that holds one.
#pragma once

#include <array>
#include <utility>

#include "core/recycled.h"
#include "core/ref.h"
#include "core/scalar.h"
#include "core/storage.h"

namespace pylucid {

class Node;
class Tensor;
using TensorPtr = Ref<Tensor>;

// The producer of a value: a node and which of its outputs. No node: the value needs no gradient.
struct Edge {
  Ref<Node> node;
  std::uint32_t output = 0;

  Edge() noexcept;
  Edge(Ref<Node> n, std::uint32_t o);
  Edge(const Edge&);
  Edge(Edge&&) noexcept;
  Edge& operator=(Edge) noexcept;
  ~Edge();
  explicit operator bool() const { return static_cast<bool>(node); }
};

class Tensor final : public Recycled {
 public:
  explicit Tensor(Storage&& value) : value_(std::move(value)) {}
  explicit Tensor(const Storage& value) : value_(value) {}
  Tensor(Storage value, Edge edge) : value_(std::move(value)), edge_(std::move(edge)) {}

  const Storage& storage() const { return value_; }
  const Shape& shape() const { return value_.shape; }
  Dtype dtype() const { return value_.dtype; }
  Device device() const { return value_.device(); }
  std::size_t ndim() const { return value_.shape.size(); }
  std::int64_t size() const { return value_.size(); }

  const Edge& edge() const { return edge_; }
  bool requires_grad() const { return static_cast<bool>(edge_); }

  void acquire() const noexcept { counter_.acquire(); }
  Tensor* start() noexcept {
    counter_.start();
    return this;
  }
  void release() const noexcept {
    if (counter_.drop()) delete this;
  }

 private:
  Storage value_;
  Edge edge_;
  Counter counter_;
};

inline TensorPtr make_tensor(Storage value) { return make_ref<Tensor>(std::move(value)); }

// What an operator takes where its record says Tensor: an array, a number, or nothing.
class Operand {
 public:
  Operand() = default;
  Operand(TensorPtr t) : tensor_(std::move(t)), kind_(tensor_ ? Kind::Tensor : Kind::None) {}
  Operand(Scalar s) : scalar_(s), kind_(Kind::Scalar) {}
  Operand(double v) : Operand(Scalar::of(v)) {}
  Operand(int v) : Operand(Scalar::of(std::int64_t{v})) {}
  Operand(std::int64_t v) : Operand(Scalar::of(v)) {}
  Operand(bool v) : Operand(Scalar::of(v)) {}

  bool is_tensor() const { return kind_ == Kind::Tensor; }
  bool is_scalar() const { return kind_ == Kind::Scalar; }
  bool is_none() const { return kind_ == Kind::None; }
  const TensorPtr& tensor() const { return tensor_; }
  const Scalar& scalar() const { return scalar_; }

 private:
  enum class Kind : std::uint8_t { None, Tensor, Scalar };
  TensorPtr tensor_;
  Scalar scalar_;
  Kind kind_ = Kind::None;
};

}  // namespace pylucid
