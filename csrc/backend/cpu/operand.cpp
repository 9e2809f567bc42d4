#include "backend/cpu/operand.h"

#include "backend/cpu/strided.h"

namespace pylucid::cpu {
namespace {

bool all_zero(const std::int64_t* strides, int ndim) {
  for (int i = 0; i < ndim; ++i) {
    if (strides[i] != 0) return false;
  }
  return true;
}

void convert(const Operand& o, const char* from, char* to, std::int64_t n, char* middle) {
  if (!o.second) {
    o.first(from, to, n);
  } else {
    o.first(from, middle, n);
    o.second(middle, to, n);
  }
}

}  // namespace

const Scratch& scratch() {
  static thread_local Scratch buffers;
  return buffers;
}

void set_conversion_in(Operand& o, Dtype memory, Dtype dt, Dtype loop) {
  o.memory_item = itemsize(memory);
  o.loop_item = itemsize(loop);
  o.first = o.second = nullptr;
  if (memory == loop && dt == loop) return;
  if (memory == dt || dt == loop) {
    o.first = cast_loop(memory, loop);
  } else {
    // Rounded to the half dtype first: the loop must see only values that the half dtype has.
    o.first = cast_loop(memory, dt);
    o.second = cast_loop(dt, loop);
  }
}

void set_conversion_out(Operand& o, Dtype memory, Dtype loop) {
  o.memory_item = itemsize(memory);
  o.loop_item = itemsize(loop);
  o.first = memory == loop ? nullptr : cast_loop(loop, memory);
  o.second = nullptr;
}

void set_copy(Operand& to, Operand& from, Dtype memory, Dtype dt) {
  to.first = nullptr;
  to.loop_item = from.loop_item = itemsize(dt);
  from.memory_item = itemsize(memory);
  from.first = memory == dt ? nullptr : cast_loop(memory, dt);
  from.second = nullptr;
}

void load(const Operand& o, const char* from, const std::int64_t* extents, int ndim, std::int64_t n, char* buffer,
          const Scratch& s) {
  if (all_zero(o.strides.data(), ndim)) {
    if (!o.first) {
      fill(buffer, n, from, o.loop_item);
    } else {
      alignas(16) char value[16];
      convert(o, from, value, 1, s.converted());
      fill(buffer, n, value, o.loop_item);
    }
    return;
  }
  if (o.first && dense(o, extents, ndim)) {
    convert(o, from, buffer, n, s.converted());
    return;
  }
  std::array<std::int64_t, kMaxDims> to_strides;
  dense_strides(to_strides.data(), extents, ndim, o.memory_item);
  char* target = o.first ? s.gathered() : buffer;
  copy_strided(target, to_strides.data(), from, o.strides.data(), extents, ndim, o.memory_item);
  if (o.first) convert(o, target, buffer, n, s.converted());
}

void store(const Operand& o, char* to, const std::int64_t* extents, int ndim, std::int64_t n, const char* buffer,
           const Scratch& s) {
  if (o.first && dense(o, extents, ndim)) {
    o.first(buffer, to, n);
    return;
  }
  if (o.first) {
    o.first(buffer, s.gathered(), n);
    buffer = s.gathered();
  }
  std::array<std::int64_t, kMaxDims> from_strides;
  dense_strides(from_strides.data(), extents, ndim, o.memory_item);
  copy_strided(to, o.strides.data(), buffer, from_strides.data(), extents, ndim, o.memory_item);
}

}  // namespace pylucid::cpu
