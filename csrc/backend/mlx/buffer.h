// A Storage whose buffer is an MLX array, and what guards MLX: one thread at a time, one stream, no use after a fork.
#pragma once

#include <mutex>
#include <string>

#include <mlx/mlx.h>

#include "core/storage.h"

namespace pylucid::gpu {

namespace mx = mlx::core;

// Held around every use of MLX. Its functions without a stream argument then run on the backend's stream. Raises Error
// in a process forked after MLX was started, whose threads it lacks.
class Session {
 public:
  Session();

 private:
  std::unique_lock<std::recursive_mutex> lock_;
  mx::StreamContext context_;
};

// The array behind a Storage on gpu.
const mx::array& array_of(const Storage& storage);
// The Storage that holds an array; its shape and dtype are the array's.
Storage storage_of(mx::array array);

// Raises TypeError for float64 and complex128, which MLX's GPUs lack.
mx::Dtype mlx_dtype(const char* op, Dtype dt);
Dtype dtype_of(const mx::array& array);
// Raises ValueError for an extent above MLX's 2**31 - 1.
mx::Shape mlx_shape(const Shape& shape);
Shape shape_of(const mx::array& array);

// An array of its own memory with the values of a cpu Storage, and the reverse, which waits for the values.
mx::array from_cpu(const char* op, const Storage& storage);
Storage to_cpu(const mx::array& array);

// The array in another dtype as the cpu converts: a complex number gives its real part, a float goes to an integer by
// truncation, NaN to 0, what is out of range to the nearest number in 32 or 64 bits.
mx::array cast(const mx::array& x, Dtype to);

// At the interpreter's exit: other threads at work on the gpu wait here for the end of the process, so that MLX's static
// objects do not die under them.
void hold_to_the_end();

}  // namespace pylucid::gpu
