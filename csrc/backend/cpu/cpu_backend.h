// The backend of this processor: generated loops through the driver, hand-written kernels, BLAS.
#pragma once

#include "backend/backend.h"

namespace pylucid::cpu {

backend::IBackend& backend();

}  // namespace pylucid::cpu
