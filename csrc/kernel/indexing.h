// What the kernels of the family `indexing` share. `indices` point into the axes `axes` of an array, read as one axis in C
// order, and the axes of `indices` themselves stand before the `at`-th of the axes that are left.
#pragma once

#include <cstdint>
#include <string>

#include "core/shape.h"
#include "core/storage.h"

namespace pylucid {

// Which axes of the result of an indexing are those of `indices`, and which are an array's.
struct IndexedAxes {
  Dims kept;            // the array's axes that are not indexed, in order
  std::int64_t extent;  // of the indexed ones together
};

// Raises ValueError for axes that do not ascend or an `at` out of range.
IndexedAxes indexed_axes(const char* op, const Shape& x, const Dims& axes, std::int64_t at);
Shape indexed_shape(const char* op, const Shape& x, const Shape& indices, const Dims& axes, std::int64_t at);

// Raises ShapeError that names `argument` when its shape does not broadcast to `target`.
void require_broadcast(const char* op, const char* argument, const Shape& shape, const Shape& target);

// "3 at position (0, 1) of indices is out of range for an axis of length 2; accepted are -2 to 1"
[[noreturn]] void refuse_index(const std::string& where, std::int64_t value, const Shape& position, std::int64_t extent);
// The same for the first of `indices`, int64 on the cpu, that is outside [-extent, extent); returns when there is none.
void check_indices(const std::string& where, const Storage& indices, std::int64_t extent);

}  // namespace pylucid
