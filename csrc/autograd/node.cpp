#include "autograd/node.h"

#include <atomic>
#include <memory>
#include <utility>
#include <vector>

#include "autograd/engine.h"
#include "backend/backend.h"
#include "core/error.h"
#include "kernel/prepare.h"

namespace pylucid {

namespace {

std::atomic<std::uint64_t> next_sequence{1};
thread_local bool grad_mode = true;

}  // namespace

Node::Node() : sequence_(next_sequence.fetch_add(1, std::memory_order_relaxed)) {}

Retained* Node::retained(std::uint32_t output) const {
  Retained* entry = retained();
  while (entry && entry->output != output) entry = entry->next;
  return entry;
}

void Node::retain(const Tensor& output) {
  if (retained(output.edge().output)) return;
  auto entry = std::unique_ptr<Retained>(
      new Retained{output.edge().output, {output.shape(), output.dtype(), output.device()}, retained()});
  while (!retained_.compare_exchange_weak(entry->next, entry.get(), std::memory_order_acq_rel)) {
  }
  entry.release();
}

void Node::drop_retained() noexcept {
  for (Retained* entry = retained(); entry;) delete std::exchange(entry, entry->next);
}

void Node::release() const noexcept {
  if (!counter_.drop()) return;
  // A chain of a million nodes must not be freed by recursion: whoever is freed while another is being freed waits here.
  static thread_local std::vector<const Node*>* waiting = nullptr;
  if (waiting) {
    waiting->push_back(this);
    return;
  }
  std::vector<const Node*> queue;
  waiting = &queue;
  delete this;
  while (!queue.empty()) {
    const Node* node = queue.back();
    queue.pop_back();
    delete node;
  }
  waiting = nullptr;
}

AccumulateGrad::AccumulateGrad(Shape s, Dtype dt, Device d) : shape(std::move(s)), dtype(dt), device(d) {}

void AccumulateGrad::backward(std::span<const Storage> g, Wanted, std::span<Storage>) {
  if (!g[0]) return;
  TensorPtr before;  // outlives the lock
  const std::lock_guard lock(mutex_);
  before = grad_;
  // Values are copied when written, but for those that another library writes: these, here.
  grad_ = before ? make_tensor(backend::get(device).add(before->storage(), g[0])) : snapshot(make_tensor(g[0]));
}

void AccumulateGrad::backward_graph(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr>) {
  if (!g[0]) return;
  TensorPtr before;
  const std::lock_guard lock(mutex_);
  before = grad_;
  grad_ = before ? autograd::add(before, g[0]) : snapshot(g[0]);
}

void AccumulateGrad::push_forward(std::span<const TensorPtr>, std::span<TensorPtr>) {}

TensorPtr AccumulateGrad::grad() const {
  const std::lock_guard lock(mutex_);
  return grad_;
}

void AccumulateGrad::set_grad(TensorPtr grad) {
  const std::lock_guard lock(mutex_);
  std::swap(grad_, grad);
}

MissingGradient::MissingGradient(const OpSchema& schema, std::vector<Edge> edges, std::uint32_t outputs)
    : schema_(schema), inputs_(std::move(edges)) {
  set_edges(inputs_);
  set_output_count(outputs);
}

void MissingGradient::raise(const OpSchema& schema) {
  throw GradientError(std::string(schema.name) + ": the gradient is not written yet: " + schema.missing_gradient +
                      "; `detach` and `no_grad` leave it out");
}

RecordedGradient::RecordedGradient(const Edge& value, std::span<const TensorPtr> inputs) {
  inputs_.reserve(1 + inputs.size());
  inputs_.push_back(value);
  for (const TensorPtr& input : inputs) inputs_.push_back(input->edge());
  set_edges(inputs_);
}

void RecordedGradient::backward(std::span<const Storage> g, Wanted wanted, std::span<Storage> grads) {
  if (wanted & 1) grads[0] = g[0];
}

void RecordedGradient::backward_graph(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  if (wanted & 1) grads[0] = g[0];
}

void RecordedGradient::push_forward(std::span<const TensorPtr> tangents, std::span<TensorPtr> results) {
  results[0] = tangents[0];
}

bool grad_enabled() { return grad_mode; }
void set_grad_enabled(bool enabled) { grad_mode = enabled; }
GradMode::GradMode(bool enabled) : before_(std::exchange(grad_mode, enabled)) {}
GradMode::~GradMode() { grad_mode = before_; }

bool is_leaf(const Tensor& t) {
  return !t.edge() || dynamic_cast<const AccumulateGrad*>(t.edge().node.get()) != nullptr;
}

TensorPtr as_leaf(const TensorPtr& t) {
  if (!is_inexact(t->dtype()))
    throw TypeError("requires_grad: only floating point and complex tensors have gradients, got " +
                    std::string(name(t->dtype())));
  return make_ref<Tensor>(t->storage(), Edge(make_ref<AccumulateGrad>(t->shape(), t->dtype(), t->device()), 0));
}

TensorPtr detach(const TensorPtr& t) { return make_tensor(t->storage()); }

}  // namespace pylucid
