// Mixed precision: each operator's policy, and the autocast state of the thread.
#pragma once

#include "core/device.h"
#include "core/dtype.h"

namespace pylucid {

enum class AmpPolicy : std::uint8_t {
  Promote,    // float16, bfloat16 and float32 inputs enter as the autocast dtype
  KeepInput,  // autocast is ignored
  ForceFP32,  // float16 and bfloat16 inputs compute in float32
};

struct Autocast {
  bool enabled = false;
  Dtype dtype = Dtype::BFloat16;
  Device device = Device::Cpu;
};

Autocast& autocast_state();  // of this thread

// The compute dtype under autocast of an operator with this policy whose inputs promote to `dt`.
Dtype apply_amp(AmpPolicy policy, Dtype dt, Device device);

}  // namespace pylucid
