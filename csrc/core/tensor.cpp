#include "core/tensor.h"

#include "autograd/node.h"

namespace pylucid {

Edge::Edge() noexcept = default;
Edge::Edge(Ref<Node> n, std::uint32_t o) : node(std::move(n)), output(o) {}
Edge::Edge(const Edge&) = default;
Edge::Edge(Edge&&) noexcept = default;
Edge& Edge::operator=(Edge other) noexcept {
  std::swap(node, other.node);
  std::swap(output, other.output);
  return *this;
}
Edge::~Edge() = default;

Scalar Scalar::of(bool v) {
  Scalar scalar;
  scalar.kind = Kind::Bool;
  scalar.integer = v;
  return scalar;
}

Scalar Scalar::of(std::int64_t v) {
  Scalar scalar;
  scalar.kind = Kind::Int;
  scalar.integer = v;
  return scalar;
}

Scalar Scalar::of(double v) {
  Scalar scalar;
  scalar.kind = Kind::Float;
  scalar.real = v;
  return scalar;
}

Scalar Scalar::of(std::complex<double> v) {
  Scalar scalar;
  scalar.kind = Kind::Complex;
  scalar.real = v.real();
  scalar.imag = v.imag();
  return scalar;
}

}  // namespace pylucid
