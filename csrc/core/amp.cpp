#include "core/amp.h"

namespace pylucid {

Autocast& autocast_state() {
  static thread_local Autocast state;
  return state;
}

Dtype apply_amp(AmpPolicy policy, Dtype dt, Device device) {
  const Autocast& autocast = autocast_state();
  if (!autocast.enabled || autocast.device != device || policy == AmpPolicy::KeepInput) return dt;
  if (policy == AmpPolicy::ForceFP32) return is_half(dt) ? Dtype::Float32 : dt;
  if (!is_half(dt) && dt != Dtype::Float32) return dt;
  // float16's range is too small for training without loss scaling, which the cpu does not have.
  if (device == Device::Cpu && autocast.dtype == Dtype::Float16) return Dtype::Float32;
  return autocast.dtype;
}

}  // namespace pylucid
