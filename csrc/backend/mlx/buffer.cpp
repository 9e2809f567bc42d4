#include "backend/mlx/buffer.h"

#include <pthread.h>

#include <atomic>
#include <cstdint>
#include <cstring>
#include <limits>
#include <stdexcept>
#include <utility>

#include "backend/backend.h"
#include "backend/mlx/functions.h"
#include "core/error.h"

namespace pylucid::gpu {
namespace {

std::atomic<bool> started{false};
std::atomic<bool> forked{false};

// Never destroyed: buffers may outlive static objects.
std::recursive_mutex& mutex() {
  static auto* instance = new std::recursive_mutex;
  return *instance;
}

std::unique_lock<std::recursive_mutex> enter() {
  if (forked.load(std::memory_order_relaxed)) {
    throw Error(
        "device `gpu` cannot be used in a process forked after its first use; start processes with the method `spawn`, "
        "or use device `cpu` in them");
  }
  std::unique_lock lock(mutex());
  if (!started.load(std::memory_order_relaxed)) {
    pthread_atfork(nullptr, nullptr, [] { forked.store(true, std::memory_order_relaxed); });
    started.store(true, std::memory_order_relaxed);
  }
  return lock;
}

class ArrayBuffer final : public Buffer {
 public:
  explicit ArrayBuffer(mx::array array) : Buffer(nullptr, array.nbytes(), Device::Gpu), array_(std::move(array)) {}
  const mx::array& array() const { return array_; }

 protected:
  void dispose() noexcept override {
    // The lock may have been held by a thread that the forked process lacks: what is left there is never freed.
    if (forked.load(std::memory_order_relaxed)) return;
    const std::lock_guard lock(mutex());
    delete this;
  }

 private:
  mx::array array_;
};

mx::array choose(const mx::array& condition, const mx::array& a, const mx::array& b) {
  return mx::where(condition, a, b, stream());
}
mx::array convert(const mx::array& x, mx::Dtype dtype) { return mx::astype(x, dtype, stream()); }
mx::array number(double value, const mx::array& like) { return constant(value, like); }

// A device converts only what is in range: the rest is moved there first, and put right after.
mx::array to_int32(const mx::array& x) {
  const mx::array over = mx::greater_equal(x, number(0x1p31, x), stream());
  const mx::array known = choose(mx::isnan(x, stream()), number(0, x), x);
  const mx::array inside =
      mx::maximum(mx::minimum(known, number(2147483520.0, x), stream()), number(-0x1p31, x), stream());
  return choose(over, mx::array(std::numeric_limits<std::int32_t>::max()), convert(inside, mx::int32));
}

mx::array to_uint32(const mx::array& x) {
  const mx::array high = mx::greater_equal(x, number(0x1p31, x), stream());
  const mx::array over = mx::greater_equal(x, number(0x1p32, x), stream());
  const mx::array low = convert(to_int32(choose(high, mx::subtract(x, number(0x1p31, x), stream()), x)), mx::uint32);
  const mx::array value = choose(high, mx::bitwise_xor(low, mx::array(std::uint32_t{1} << 31), stream()), low);
  return choose(over, mx::array(std::numeric_limits<std::uint32_t>::max()), value);
}

mx::array to_int64(const mx::array& x) {
  const mx::array over = mx::greater_equal(x, number(0x1p63, x), stream());
  const mx::array under = mx::less(x, number(-0x1p63, x), stream());
  const mx::array outside = mx::logical_or(mx::logical_or(over, under, stream()), mx::isnan(x, stream()), stream());
  const mx::array integer = convert(choose(outside, number(0, x), x), mx::int64);
  return choose(over, mx::array(std::numeric_limits<std::int64_t>::max()),
               choose(under, mx::array(std::numeric_limits<std::int64_t>::min()), integer));
}

mx::array to_uint64(const mx::array& x) {
  const mx::array high = mx::greater_equal(x, number(0x1p63, x), stream());
  const mx::array over = mx::greater_equal(x, number(0x1p64, x), stream());
  const mx::array low = convert(to_int64(choose(high, mx::subtract(x, number(0x1p63, x), stream()), x)), mx::uint64);
  const mx::array value = choose(high, mx::bitwise_xor(low, mx::array(std::uint64_t{1} << 63), stream()), low);
  return choose(over, mx::array(std::numeric_limits<std::uint64_t>::max()), value);
}

}  // namespace

void hold_to_the_end() {
  if (forked.load(std::memory_order_relaxed)) return;
  static auto* held = new std::unique_lock(mutex());
  (void)held;
}

Session::Session() : lock_(enter()), context_(stream()) {}

const mx::array& array_of(const Storage& storage) {
  return static_cast<const ArrayBuffer&>(*storage.buffer).array();
}

Storage storage_of(mx::array array) {
  Storage result;
  result.shape = shape_of(array);
  result.dtype = dtype_of(array);
  result.strides = contiguous_strides(result.shape, itemsize(result.dtype));
  result.buffer = make_ref<ArrayBuffer>(std::move(array));
  return result;
}

mx::Dtype mlx_dtype(const char* op, Dtype dt) {
  switch (dt) {
    case Dtype::Bool: return mx::bool_;
    case Dtype::Int8: return mx::int8;
    case Dtype::Int16: return mx::int16;
    case Dtype::Int32: return mx::int32;
    case Dtype::Int64: return mx::int64;
    case Dtype::UInt8: return mx::uint8;
    case Dtype::UInt16: return mx::uint16;
    case Dtype::UInt32: return mx::uint32;
    case Dtype::UInt64: return mx::uint64;
    case Dtype::Float16: return mx::float16;
    case Dtype::BFloat16: return mx::bfloat16;
    case Dtype::Float32: return mx::float32;
    case Dtype::Complex64: return mx::complex64;
    case Dtype::Float64:
    case Dtype::Complex128: break;
  }
  const std::string narrow = dt == Dtype::Float64 ? "float32" : "complex64";
  throw TypeError(std::string(op) + ": device `gpu` has no " + std::string(name(dt)) + "; convert to " + narrow +
                  " first with astype, or compute on device `cpu`");
}

Dtype dtype_of(const mx::array& array) {
  switch (array.dtype().val()) {
    case mx::Dtype::Val::bool_: return Dtype::Bool;
    case mx::Dtype::Val::uint8: return Dtype::UInt8;
    case mx::Dtype::Val::uint16: return Dtype::UInt16;
    case mx::Dtype::Val::uint32: return Dtype::UInt32;
    case mx::Dtype::Val::uint64: return Dtype::UInt64;
    case mx::Dtype::Val::int8: return Dtype::Int8;
    case mx::Dtype::Val::int16: return Dtype::Int16;
    case mx::Dtype::Val::int32: return Dtype::Int32;
    case mx::Dtype::Val::int64: return Dtype::Int64;
    case mx::Dtype::Val::float16: return Dtype::Float16;
    case mx::Dtype::Val::bfloat16: return Dtype::BFloat16;
    case mx::Dtype::Val::float32: return Dtype::Float32;
    case mx::Dtype::Val::float64: return Dtype::Float64;
    case mx::Dtype::Val::complex64: return Dtype::Complex64;
  }
  return Dtype::Float32;
}

mx::Shape mlx_shape(const Shape& shape) {
  mx::Shape result;
  for (const std::int64_t extent : shape) {
    if (extent > std::numeric_limits<std::int32_t>::max()) {
      throw std::invalid_argument("shape " + to_string(shape) +
                                  " has an extent above 2**31 - 1, the most that device `gpu` accepts");
    }
    result.push_back(static_cast<std::int32_t>(extent));
  }
  return result;
}

Shape shape_of(const mx::array& array) {
  Shape result(array.ndim());
  for (std::size_t i = 0; i < array.ndim(); ++i) result[i] = array.shape()[i];
  return result;
}

mx::array from_cpu(const char* op, const Storage& storage) {
  const mx::Dtype dtype = mlx_dtype(op, storage.dtype);
  const Storage source = backend::get(Device::Cpu).contiguous(storage);
  mx::Shape shape = mlx_shape(source.shape);
  const auto nbytes = static_cast<std::size_t>(source.size()) * itemsize(source.dtype);
  if (nbytes == 0) return mx::zeros(shape, dtype, stream());
  mx::allocator::Data memory = mx::allocator::malloc(nbytes);
  mx::allocator::Buffer buffer = memory.buffer();
  std::memcpy(buffer.raw_ptr(), source.data(), nbytes);
  return mx::array(std::move(memory), std::move(shape), dtype);
}

Storage to_cpu(const mx::array& array) {
  Storage result = allocate(shape_of(array), dtype_of(array));
  if (array.size() == 0) return result;
  mx::array source = mx::contiguous(array, false, stream());
  source.eval();
  std::memcpy(result.data(), source.data<char>(), source.nbytes());
  return result;
}

mx::array cast(const mx::array& x, Dtype to) {
  const Dtype from = dtype_of(x);
  if (from == to) return x;
  const mx::Dtype dtype = mlx_dtype("astype", to);
  if (to == Dtype::Bool) return mx::not_equal(x, number(0, x), stream());
  if (is_complex(from)) return cast(mx::real(x, stream()), to);
  if (is_half(from) && to != Dtype::Float32) return cast(convert(x, mx::float32), to);
  if (is_half(to) && from != Dtype::Float32) return convert(convert(x, mx::float32), dtype);
  if (!is_floating(from) || !is_integer(to)) return convert(x, dtype);
  if (to == Dtype::Int64) return to_int64(x);
  if (to == Dtype::UInt64) return to_uint64(x);
  if (to == Dtype::UInt32) return to_uint32(x);
  return convert(to_int32(x), dtype);
}

}  // namespace pylucid::gpu
