// Generated from ops.yaml. Do not edit.
// The attributes of the indexing family's operators.
#pragma once

#include <cstdint>

namespace pylucid {

}  // namespace pylucid
