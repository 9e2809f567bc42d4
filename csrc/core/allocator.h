// The cpu memory pool: 64-byte-aligned blocks, small ones cached per thread, large ones in a shared pool.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/ref.h"
#include "core/storage.h"

namespace pylucid {

// A block from the pool; the header and the data are one allocation. Raises MemoryLimit.
Ref<Buffer> allocate_buffer(std::size_t nbytes);

struct MemoryStats {
  std::uint64_t live_bytes;         // in buffers now
  std::uint64_t peak_bytes;         // the most since the last reset
  std::uint64_t cached_bytes;       // in the pool, ready for reuse
  std::uint64_t allocations;        // buffers handed out since start
  std::uint64_t system_allocations; // of them, those that the pool could not serve
};

MemoryStats memory_stats();
void reset_peak_memory();
void set_memory_limit(std::uint64_t nbytes);  // 0: no limit
std::uint64_t memory_limit();
void release_cached_memory();

}  // namespace pylucid
