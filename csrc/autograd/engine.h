// The engine: reverse and forward sweeps over the recorded graph, iterative and in order of creation.
#pragma once

#include <span>
#include <vector>

#include "core/tensor.h"

namespace pylucid::autograd {

struct Options {
  bool retain_graph = false;  // keep saved values for another sweep
  bool create_graph = false;  // record the backward pass, so that gradients can be differentiated
};

// Adds gradients of `outputs` (with cotangents; null: one, for scalars) into the leaves' grad.
void backward(std::span<const TensorPtr> outputs, std::span<const TensorPtr> cotangents, Options options);

// Gradients with respect to `inputs`, touching no leaf's grad; null where an input was not used.
std::vector<TensorPtr> grad(std::span<const TensorPtr> outputs, std::span<const TensorPtr> cotangents,
                            std::span<const TensorPtr> inputs, Options options);

// The same, where what is recorded leads only to what the gradients are made of, not to all of `inputs`.
std::vector<TensorPtr> grad_values(std::span<const TensorPtr> outputs, std::span<const TensorPtr> cotangents,
                                   std::span<const TensorPtr> inputs, Options options);

// Tangents of `outputs` when `inputs` move along `tangents`, recorded when grad mode is on; null: zero.
std::vector<TensorPtr> push_forward(std::span<const TensorPtr> outputs, std::span<const TensorPtr> inputs,
                                    std::span<const TensorPtr> tangents);

// The sum of two gradients, recorded when grad mode is on.
TensorPtr add(const TensorPtr& a, const TensorPtr& b);

}  // namespace pylucid::autograd
