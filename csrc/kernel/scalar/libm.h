// The C library's functions under names of our own. Declared with a vector form, so that a loop over one becomes a loop
// over libmvec's; a name of our own keeps the compiler from treating the call as a builtin it knows to be scalar.
#pragma once

#include "types.h"

namespace pylucid::PYLUCID_ISA::scalar::libm {

#define PYLUCID_LIBM_1(name, vector)                           \
  float name(float) __asm__(PYLUCID_SYMBOL(#name "f")) vector; \
  double name(double) __asm__(PYLUCID_SYMBOL(#name)) vector;
#define PYLUCID_LIBM_2(name, vector)                                  \
  float name(float, float) __asm__(PYLUCID_SYMBOL(#name "f")) vector; \
  double name(double, double) __asm__(PYLUCID_SYMBOL(#name)) vector;

PYLUCID_LIBM_1(sin, PYLUCID_LIBMVEC)
PYLUCID_LIBM_1(cos, PYLUCID_LIBMVEC)
PYLUCID_LIBM_1(exp, PYLUCID_LIBMVEC)
PYLUCID_LIBM_1(log, PYLUCID_LIBMVEC)
PYLUCID_LIBM_2(pow, PYLUCID_LIBMVEC)

PYLUCID_LIBM_1(tan, PYLUCID_LIBMVEC_235)
PYLUCID_LIBM_1(asin, PYLUCID_LIBMVEC_235)
PYLUCID_LIBM_1(acos, PYLUCID_LIBMVEC_235)
PYLUCID_LIBM_1(atan, PYLUCID_LIBMVEC_235)
PYLUCID_LIBM_1(sinh, PYLUCID_LIBMVEC_235)
PYLUCID_LIBM_1(cosh, PYLUCID_LIBMVEC_235)
PYLUCID_LIBM_1(tanh, PYLUCID_LIBMVEC_235)
PYLUCID_LIBM_1(asinh, PYLUCID_LIBMVEC_235)
PYLUCID_LIBM_1(acosh, PYLUCID_LIBMVEC_235)
PYLUCID_LIBM_1(atanh, PYLUCID_LIBMVEC_235)
PYLUCID_LIBM_1(erf, PYLUCID_LIBMVEC_235)
PYLUCID_LIBM_1(erfc, PYLUCID_LIBMVEC_235)
PYLUCID_LIBM_1(exp2, PYLUCID_LIBMVEC_235)
PYLUCID_LIBM_1(expm1, PYLUCID_LIBMVEC_235)
PYLUCID_LIBM_1(log2, PYLUCID_LIBMVEC_235)
PYLUCID_LIBM_1(log10, PYLUCID_LIBMVEC_235)
PYLUCID_LIBM_1(log1p, PYLUCID_LIBMVEC_235)
PYLUCID_LIBM_1(cbrt, PYLUCID_LIBMVEC_235)
PYLUCID_LIBM_2(atan2, PYLUCID_LIBMVEC_235)
PYLUCID_LIBM_2(hypot, PYLUCID_LIBMVEC_235)

#undef PYLUCID_LIBM_1
#undef PYLUCID_LIBM_2

}  // namespace pylucid::PYLUCID_ISA::scalar::libm
