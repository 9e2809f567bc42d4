// What the draws of both devices agree on before the first number.
#pragma once

#include <cstdint>

#include "core/dtype.h"

namespace pylucid {

// low + span * u is drawn, at most `most`, the number before the upper limit; u has 32 - shift bits, as many as the
// dtype holds. All four are numbers of the dtype.
struct UniformRange {
  double low;
  double span;
  double most;
  int shift;
};

// Raises TypeError for a dtype that is not floating, ValueError for limits that are not finite or out of order.
UniformRange uniform_range(const char* op, double low, double high, Dtype dt);
// A word below this is a success; raises ValueError outside [0, 1].
std::uint64_t bernoulli_threshold(const char* op, double p);
void require_integer(const char* op, Dtype dt);
void require_floating(const char* op, Dtype dt);

}  // namespace pylucid
