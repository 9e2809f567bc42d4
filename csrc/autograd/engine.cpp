#include "autograd/engine.h"

#include <pthread.h>

#include <algorithm>
#include <cstddef>
#include <mutex>
#include <new>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "autograd/node.h"
#include "backend/backend.h"
#include "core/amp.h"
#include "core/error.h"
#include "kernel/calls.h"
#include "kernel/prepare.h"

namespace pylucid::autograd {

namespace {

// One sweep at a time: two sweeps over a shared graph would release each other's saved values.
class Sweep {
 public:
  Sweep() {
    mutex().lock();
    ++depth;
  }
  ~Sweep() {
    --depth;
    mutex().unlock();
  }
  Sweep(const Sweep&) = delete;
  Sweep& operator=(const Sweep&) = delete;

 private:
  static std::recursive_mutex& mutex() {
    alignas(std::recursive_mutex) static std::byte memory[sizeof(std::recursive_mutex)];
    static auto* const made = [] {
      pthread_atfork(nullptr, nullptr, forget_others);
      return new (memory) std::recursive_mutex;
    }();
    return *made;
  }
  // A child has only the thread that forked: a sweep that another one was in never ends there. To wait for its end before
  // forking would be a deadlock, since it may need the interpreter's lock.
  static void forget_others() {
    if (depth == 0) new (&mutex()) std::recursive_mutex;
  }

  static thread_local int depth;  // of this thread's sweeps, one within another
};
thread_local int Sweep::depth = 0;

class AutocastOff {  // formulas run in forward's dtypes
 public:
  AutocastOff() : before_(autocast_state()) { autocast_state().enabled = false; }
  ~AutocastOff() { autocast_state() = before_; }
  AutocastOff(const AutocastOff&) = delete;
  AutocastOff& operator=(const AutocastOff&) = delete;

 private:
  Autocast before_;
};

Storage sum(Storage a, const Storage& b) { return backend::get(b.device()).add_into(std::move(a), b); }
TensorPtr sum(const TensorPtr& a, const TensorPtr& b) { return add(a, b); }

void run(Node& node, std::span<const Storage> g, Wanted wanted, std::span<Storage> grads) {
  node.backward(g, wanted, grads);
}
void run(Node& node, std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  node.backward_graph(g, wanted, grads);
}

void keep(AccumulateGrad& sum, const Storage& g) { sum.backward({&g, 1}, 1, {}); }
void keep(AccumulateGrad& sum, const TensorPtr& g) { sum.backward_graph({&g, 1}, 1, {}); }

// The gradients of outputs that are kept though they are no leaves'.
template <class Value>
void keep(const Node& node, std::span<const Value> g) {
  for (Retained* entry = node.retained(); entry; entry = entry->next) keep(entry->sum, g[entry->output]);
}

// A state for each node that a sweep meets. The sequence numbers of one graph lie close together, so they are their own
// hash.
template <class State>
class NodeTable {
 public:
  // New where the sweep has not met the node; valid until the next call.
  State& operator[](Node* node) {
    if (2 * count_ >= slots_.size()) grow();
    Slot& slot = slot_of(node);
    if (!slot.node) {
      slot.node = node;
      ++count_;
    }
    return slot.state;
  }
  // Null where the sweep has not met the node.
  const State* find(Node* node) {
    if (slots_.empty()) return nullptr;
    const Slot& slot = slot_of(node);
    return slot.node ? &slot.state : nullptr;
  }

 private:
  struct Slot {
    Node* node = nullptr;
    State state{};
  };

  Slot& slot_of(Node* node) {
    const std::size_t last = slots_.size() - 1;
    std::size_t i = node->sequence() & last;
    while (slots_[i].node && slots_[i].node != node) i = (i + 1) & last;
    return slots_[i];
  }
  void grow() {
    const std::vector<Slot> before = std::exchange(slots_, std::vector<Slot>(std::max<std::size_t>(64, 4 * count_)));
    for (const Slot& slot : before)
      if (slot.node) slot_of(slot.node) = slot;
  }

  std::vector<Slot> slots_;  // a power of two, at most half of them taken
  std::size_t count_ = 0;
};

// The nodes below `outputs` that are not older than `oldest`, in order of creation.
std::vector<Node*> reachable(std::span<const TensorPtr> outputs, std::uint64_t oldest) {
  std::vector<Node*> stack;
  NodeTable<bool> seen;
  const auto visit = [&](Node* node) {
    if (node && node->sequence() >= oldest && !std::exchange(seen[node], true)) stack.push_back(node);
  };
  for (const TensorPtr& output : outputs) visit(output->edge().node.get());
  std::vector<Node*> nodes;
  while (!stack.empty()) {
    Node* node = stack.back();
    stack.pop_back();
    nodes.push_back(node);
    for (const Edge& edge : node->edges()) visit(edge.node.get());
  }
  std::sort(nodes.begin(), nodes.end(), [](Node* a, Node* b) { return a->sequence() < b->sequence(); });
  return nodes;
}

std::uint64_t oldest_of(std::span<const TensorPtr> inputs) {
  std::uint64_t oldest = ~std::uint64_t{0};
  for (const TensorPtr& input : inputs) oldest = std::min(oldest, input->edge().node->sequence());
  return oldest;
}

// A reverse sweep. Consumers were created after producers, so taking the youngest node first needs no counting of uses.
template <class Value>
class ReverseSweep {
 public:
  explicit ReverseSweep(bool retain) : retain_(retain) {}

  // Restricts the sweep to what leads to `inputs`, and captures their gradients.
  void capture(std::span<const TensorPtr> outputs, std::span<const TensorPtr> inputs) {
    targeted_ = true;
    captured_.resize(inputs.size());
    for (std::uint32_t i = 0; i < inputs.size(); ++i) {
      const Edge& edge = inputs[i]->edge();
      targets_.push_back({edge.output, std::exchange(states_[edge.node.get()].targets, i)});
    }
    reached_.assign(inputs.size(), false);
    for (Node* node : reachable(outputs, oldest_of(inputs))) {
      bool needed = false;
      for (const Edge& edge : node->edges()) needed |= reach(edge);
      if (needed) states_[node].needed = true;
    }
  }

  void seed(const Edge& edge, Value value) { push(edge.node.get(), edge.output, std::move(value)); }

  void go() {
    std::vector<Value> g;
    std::vector<Value> grads;
    while (!heap_.empty()) {
      std::pop_heap(heap_.begin(), heap_.end());
      Node* node = heap_.back().node;
      heap_.pop_back();
      State& state = states_[node];
      g.assign(node->output_count(), Value{});
      for (std::uint32_t place = std::exchange(state.pending, kNone); place != kNone;) {
        Pending& next = pending_[place];
        g[next.output] = std::move(next.value);
        free_.push_back(place);
        place = next.next;
      }
      if (targeted_) {
        for (std::uint32_t i = state.targets; i != kNone; i = targets_[i].next) captured_[i] = g[targets_[i].output];
        if (!state.needed) continue;
      } else if (node->retained()) {
        keep<Value>(*node, g);
      }
      const auto edges = node->edges();
      Wanted wanted = 0;
      for (std::size_t i = 0; i < edges.size(); ++i)
        if (edges[i] && (!targeted_ || leads(edges[i].node.get()))) wanted |= bit(i);
      grads.assign(edges.size(), Value{});
      run(*node, g, wanted, grads);
      g.clear();
      if (!retain_) node->release_saved();
      for (std::size_t i = 0; i < edges.size(); ++i)
        if (grads[i] && edges[i] && (wanted & bit(i))) push(edges[i].node.get(), edges[i].output, std::move(grads[i]));
    }
  }

  std::vector<Value> take_captured() { return std::move(captured_); }
  // Whether the outputs depend on an input, with whatever gradient.
  bool reached(std::size_t input) const { return reached_[input]; }

 private:
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  struct State {
    std::uint32_t pending = kNone;  // the first of what waits for the node's turn
    std::uint32_t targets = kNone;  // the first of the inputs that the node made
    bool needed = false;            // it leads to an input
  };
  struct Pending {
    std::uint32_t output;
    std::uint32_t next;
    Value value;
  };
  struct Target {  // stands at its input's place
    std::uint32_t output;
    std::uint32_t next;
  };
  struct Entry {
    std::uint64_t sequence;
    Node* node;
    friend bool operator<(const Entry& a, const Entry& b) { return a.sequence < b.sequence; }
  };

  bool leads(Node* node) {
    const State* state = node ? states_.find(node) : nullptr;
    return state && (state->needed || state->targets != kNone);
  }

  // Notes the inputs that an edge ends at; whether it leads to any.
  bool reach(const Edge& edge) {
    const State* state = edge.node ? states_.find(edge.node.get()) : nullptr;
    if (!state) return false;
    for (std::uint32_t i = state->targets; i != kNone; i = targets_[i].next)
      if (targets_[i].output == edge.output) reached_[i] = true;
    return state->needed || state->targets != kNone;
  }

  // Gradients of one value are added as they come, so that no more than their sum is kept.
  void push(Node* node, std::uint32_t output, Value value) {
    State& state = states_[node];
    for (std::uint32_t place = state.pending; place != kNone; place = pending_[place].next) {
      Pending& waiting = pending_[place];
      if (waiting.output != output) continue;
      waiting.value = sum(std::move(waiting.value), value);
      return;
    }
    if (state.pending == kNone) {
      heap_.push_back({node->sequence(), node});
      std::push_heap(heap_.begin(), heap_.end());
    }
    if (free_.empty()) {
      pending_.push_back({output, state.pending, std::move(value)});
      state.pending = static_cast<std::uint32_t>(pending_.size() - 1);
    } else {
      const std::uint32_t place = free_.back();
      free_.pop_back();
      pending_[place] = {output, state.pending, std::move(value)};
      state.pending = place;
    }
  }

  bool retain_;
  bool targeted_ = false;
  std::vector<Entry> heap_;
  std::vector<Pending> pending_;
  std::vector<std::uint32_t> free_;
  NodeTable<State> states_;
  std::vector<Target> targets_;
  std::vector<Value> captured_;
  std::vector<bool> reached_;
};

TensorPtr cotangent_for(const std::string& op, const TensorPtr& output, const TensorPtr& given, std::size_t i) {
  const std::string which = "cotangent " + std::to_string(i);
  backend::IBackend& be = backend::get(output->device());
  if (!given) {
    if (output->size() != 1)
      throw GradientError(op + ": a cotangent is needed for an output of shape " + to_string(output->shape()) +
                          "; only for an output of one element it is taken to be 1");
    if (is_complex(output->dtype()))
      throw GradientError(op + ": a cotangent is needed for a complex output; only for a real one it is taken to be 1");
    return make_tensor(be.full(output->shape(), output->dtype(), Scalar::of(std::int64_t{1})));
  }
  if (given->device() != output->device())
    throw TypeError(op + ": " + which + " is on " + std::string(name(given->device())) + ", the output on " +
                    std::string(name(output->device())));
  if (!(given->shape() == output->shape()))
    throw ShapeError(op + ": " + which + " has shape " + to_string(given->shape()) + ", the output " +
                     to_string(output->shape()));
  if (is_complex(given->dtype()) && !is_complex(output->dtype()))
    throw TypeError(op + ": " + which + " is complex, the output is real");
  if (given->dtype() != output->dtype()) return calls::cast(given, output->dtype());
  return given;
}

std::vector<TensorPtr> check_outputs(const std::string& op, std::span<const TensorPtr> outputs,
                                     std::span<const TensorPtr> cotangents) {
  if (outputs.empty()) throw ValueError(op + ": no outputs");
  if (!cotangents.empty() && cotangents.size() != outputs.size())
    throw ValueError(op + ": " + std::to_string(outputs.size()) + " outputs but " +
                     std::to_string(cotangents.size()) + " cotangents");
  std::vector<TensorPtr> result;
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    if (!outputs[i]->requires_grad())
      throw GradientError(op + ": output " + std::to_string(i) +
                          " does not require grad and no operator that made it recorded a gradient");
    result.push_back(cotangent_for(op, outputs[i], cotangents.empty() ? nullptr : cotangents[i], i));
  }
  return result;
}

const Storage& value_of(const TensorPtr& t, const Storage*) { return t->storage(); }
const TensorPtr& value_of(const TensorPtr& t, const TensorPtr*) { return t; }

Storage zero_like(const Tensor& t, const Storage*) {
  return backend::get(t.device()).full(t.shape(), t.dtype(), Scalar::of(std::int64_t{0}));
}
TensorPtr zero_like(const Tensor& t, const TensorPtr*) {
  return make_tensor(zero_like(t, static_cast<const Storage*>(nullptr)));
}

template <class Value>
std::vector<Value> sweep(std::span<const TensorPtr> outputs, std::span<const TensorPtr> cotangents,
                         std::span<const TensorPtr> inputs, bool targeted, const Options& options) {
  ReverseSweep<Value> reverse(options.retain_graph);
  if (targeted) reverse.capture(outputs, inputs);
  for (std::size_t i = 0; i < outputs.size(); ++i)
    reverse.seed(outputs[i]->edge(), value_of(cotangents[i], static_cast<const Value*>(nullptr)));
  reverse.go();
  std::vector<Value> found = reverse.take_captured();
  for (std::size_t i = 0; i < found.size(); ++i)
    if (!found[i] && reverse.reached(i)) found[i] = zero_like(*inputs[i], static_cast<const Value*>(nullptr));
  return found;
}

}  // namespace

TensorPtr add(const TensorPtr& a, const TensorPtr& b) { return calls::add(a, b); }

void backward(std::span<const TensorPtr> outputs, std::span<const TensorPtr> cotangents, Options options) {
  const Sweep lock;
  const AutocastOff off;
  const GradMode mode(options.create_graph);
  const auto seeds = check_outputs("backward", outputs, cotangents);
  if (options.create_graph)
    sweep<TensorPtr>(outputs, seeds, {}, false, options);
  else
    sweep<Storage>(outputs, seeds, {}, false, options);
}

std::vector<TensorPtr> grad_values(std::span<const TensorPtr> outputs, std::span<const TensorPtr> cotangents,
                                   std::span<const TensorPtr> inputs, Options options) {
  const Sweep lock;
  const AutocastOff off;
  const GradMode mode(options.create_graph);
  const auto seeds = check_outputs("grad", outputs, cotangents);
  for (std::size_t i = 0; i < inputs.size(); ++i)
    if (!inputs[i]->requires_grad())
      throw GradientError("grad: input " + std::to_string(i) + " does not require grad");
  if (inputs.empty()) throw ValueError("grad: no inputs");
  std::vector<TensorPtr> result;
  // Values are copied when written, but for those that another library writes: these, here.
  if (options.create_graph) {
    result = sweep<TensorPtr>(outputs, seeds, inputs, true, options);
    for (TensorPtr& value : result)
      if (value) value = snapshot(value);
    return result;
  }
  for (Storage& value : sweep<Storage>(outputs, seeds, inputs, true, options))
    result.push_back(value ? snapshot(make_tensor(std::move(value))) : nullptr);
  return result;
}

std::vector<TensorPtr> grad(std::span<const TensorPtr> outputs, std::span<const TensorPtr> cotangents,
                            std::span<const TensorPtr> inputs, Options options) {
  std::vector<TensorPtr> result = grad_values(outputs, cotangents, inputs, options);
  if (!options.create_graph) return result;
  for (TensorPtr& value : result)
    if (value) value = make_ref<Tensor>(value->storage(), Edge(make_ref<RecordedGradient>(value->edge(), inputs), 0));
  return result;
}

std::vector<TensorPtr> push_forward(std::span<const TensorPtr> outputs, std::span<const TensorPtr> inputs,
                                    std::span<const TensorPtr> tangents) {
  const Sweep lock;
  const AutocastOff off;
  std::unordered_map<Node*, std::vector<TensorPtr>> moving;
  const auto slot = [&](const Edge& edge) -> TensorPtr& {
    auto& values = moving[edge.node.get()];
    values.resize(edge.node->output_count());
    return values[edge.output];
  };
  std::unordered_set<Node*> seeded;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    if (!inputs[i]->requires_grad()) throw GradientError("jvp: input " + std::to_string(i) + " is not recorded");
    if (!tangents[i]) continue;
    if (!(tangents[i]->shape() == inputs[i]->shape()))
      throw ShapeError("jvp: tangent " + std::to_string(i) + " has shape " + to_string(tangents[i]->shape()) +
                       ", its primal " + to_string(inputs[i]->shape()));
    slot(inputs[i]->edge()) = tangents[i];
    seeded.insert(inputs[i]->edge().node.get());
  }
  std::vector<TensorPtr> through;
  if (!inputs.empty()) {
    std::vector<TensorPtr> recorded;
    for (const TensorPtr& output : outputs)
      if (output->requires_grad()) recorded.push_back(output);
    for (Node* node : reachable(recorded, oldest_of(inputs))) {
      if (seeded.contains(node)) continue;
      bool moves = false;
      through.assign(node->edges().size(), TensorPtr());
      for (std::size_t i = 0; i < through.size(); ++i) {
        const Edge& edge = node->edges()[i];
        const auto found = moving.find(edge.node.get());
        if (!edge || found == moving.end()) continue;
        through[i] = found->second[edge.output];
        moves = moves || through[i];
      }
      if (!moves) continue;
      std::vector<TensorPtr> results(node->output_count());
      node->push_forward(through, results);
      moving[node] = std::move(results);
    }
  }
  std::vector<TensorPtr> result;
  for (const TensorPtr& output : outputs) {
    const auto found = output->requires_grad() ? moving.find(output->edge().node.get()) : moving.end();
    const TensorPtr tangent = found == moving.end() ? nullptr : found->second[output->edge().output];
    result.push_back(tangent ? snapshot(tangent) : nullptr);
  }
  return result;
}

}  // namespace pylucid::autograd
