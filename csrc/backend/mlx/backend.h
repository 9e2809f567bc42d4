// The backend of device gpu: MLX, on Metal or CUDA, or on MLX's own CPU device. Values are lazy until they are read.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <mlx/mlx.h>

#include "backend/backend.h"
#include "core/schema.h"

namespace pylucid::gpu {

namespace mx = mlx::core;

// An operand of one part, and which of the inputs given to IBackend::elementwise it is.
struct PartOperand {
  DtypeFrom from;
  Dtype fixed;
  std::uint8_t source;  // inputs only
};

using ElementwiseFn = std::vector<mx::array> (*)(std::span<const mx::array> inputs, const void* attributes);

// One part of an element-wise operator, numbered as the cpu's loops. Functions see the part's inputs in their dtypes,
// half types as float32.
struct ElementwisePart {
  ElementwiseFn real;
  ElementwiseFn complex;
  std::span<const PartOperand> results;
  std::span<const PartOperand> inputs;
  int upstreams;  // how many inputs, the first, the zero rule of gradients looks at; 0: it does not apply
  bool formatted = false;  // half types are seen as they are: the value depends on the format
};

using KernelFn = std::vector<mx::array> (*)(std::span<const mx::array> inputs, const void* attributes,
                                            const Shape& shape, Dtype dt);

// `parts` must live as long as the backend.
void add_elementwise(const OpSchema& schema, std::span<const ElementwisePart> parts);
void add_kernel(const OpSchema& schema, KernelFn kernel);

backend::IBackend& backend();

}  // namespace pylucid::gpu

namespace pylucid {

void register_gpu_operators();  // generated

}  // namespace pylucid
