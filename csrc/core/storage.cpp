#include "core/storage.h"

#include "core/allocator.h"
#include "core/error.h"

namespace pylucid {
namespace {

std::size_t byte_count(const Shape& shape, Dtype dtype) {
  std::int64_t nbytes = 0;
  if (__builtin_mul_overflow(element_count(shape), static_cast<std::int64_t>(itemsize(dtype)), &nbytes)) {
    throw MemoryLimit("cannot allocate an array of shape " + to_string(shape) + " and dtype " +
                      std::string(name(dtype)) + ": more than 2**63 - 1 bytes");
  }
  return static_cast<std::size_t>(nbytes);
}

}  // namespace

Storage allocate(const Shape& shape, Dtype dtype) {
  Storage result;
  result.buffer = allocate_buffer(byte_count(shape, dtype));
  result.shape = shape;
  result.strides = contiguous_strides(shape, itemsize(dtype));
  result.dtype = dtype;
  return result;
}

Storage allocate_like(const Shape& shape, const Strides& order, Dtype dtype) {
  Storage result = allocate(shape, dtype);
  const std::size_t n = shape.size();
  if (n < 2 || is_contiguous(shape, order, itemsize(dtype))) return result;
  std::uint8_t axes[kMaxDims];
  const auto magnitude = [&](std::size_t axis) { return order[axis] < 0 ? -order[axis] : order[axis]; };
  for (std::size_t i = 0; i < n; ++i) {
    std::size_t at = i;
    // A stable insertion sort. A stride of zero, or an axis of one element, says nothing of the order and stays where
    // it is.
    while (at > 0 && magnitude(axes[at - 1]) < magnitude(i) && order[axes[at - 1]] != 0 && shape[axes[at - 1]] != 1 &&
           shape[i] != 1) {
      axes[at] = axes[at - 1];
      --at;
    }
    axes[at] = static_cast<std::uint8_t>(i);
  }
  std::uint64_t stride = itemsize(dtype);
  for (std::size_t i = n; i-- > 0;) {
    result.strides[axes[i]] = static_cast<std::int64_t>(stride);
    stride *= static_cast<std::uint64_t>(std::max<std::int64_t>(shape[axes[i]], 1));
  }
  return result;
}

}  // namespace pylucid
