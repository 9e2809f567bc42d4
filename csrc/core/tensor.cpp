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

}  // namespace pylucid
