// Storage: a strided view of a buffer. Buffers are shared, values are not: whoever writes owns the buffer alone.
#pragma once

#include <atomic>
#include <cstddef>

#include "core/device.h"
#include "core/dtype.h"
#include "core/ref.h"
#include "core/shape.h"

namespace pylucid {

// Memory on a device. A subclass owns it: pooled memory, memory borrowed from NumPy or DLPack, an MLX array.
class Buffer {
 public:
  Buffer(void* data, std::size_t nbytes, Device device) : data_(data), nbytes_(nbytes), device_(device) {}
  virtual ~Buffer() = default;
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;

  void* data() const { return data_; }
  std::size_t nbytes() const { return nbytes_; }
  Device device() const { return device_; }

  // Borrowed memory may be written by others at any time: it is never written by us and saved values copy it.
  bool borrowed() const { return borrowed_.load(std::memory_order_relaxed); }
  void mark_borrowed() { borrowed_.store(true, std::memory_order_relaxed); }
  bool read_only() const { return read_only_; }

  void acquire() const noexcept { counter_.acquire(); }
  void release() const noexcept {
    if (counter_.drop()) const_cast<Buffer*>(this)->dispose();
  }
  // A new buffer with its first owner, who adopts it.
  Buffer* start() noexcept {
    counter_.start();
    return this;
  }
  std::uint32_t owners() const noexcept { return counter_.value(); }

 protected:
  virtual void dispose() noexcept { delete this; }

  void* data_;
  std::size_t nbytes_;
  Device device_;
  bool read_only_ = false;

 private:
  Counter counter_;
  std::atomic<bool> borrowed_{false};
};

struct Storage {
  Ref<Buffer> buffer;       // null: no value
  std::int64_t offset = 0;  // bytes from buffer->data() to the first element
  Shape shape;
  Strides strides;  // bytes; unused on gpu, where the backend's array is the view
  Dtype dtype = Dtype::Float32;

  explicit operator bool() const { return static_cast<bool>(buffer); }
  Device device() const { return buffer->device(); }
  char* data() const { return static_cast<char*>(buffer->data()) + offset; }
  std::size_t ndim() const { return shape.size(); }
  std::int64_t size() const { return element_count(shape); }
  bool contiguous() const { return is_contiguous(shape, strides, itemsize(dtype)); }
};

// Uninitialised C-ordered memory on the cpu.
Storage allocate(const Shape& shape, Dtype dtype);
// Uninitialised memory with the axes in the memory order of `strides`, the largest stride first.
Storage allocate_like(const Shape& shape, const Strides& order, Dtype dtype);

}  // namespace pylucid
