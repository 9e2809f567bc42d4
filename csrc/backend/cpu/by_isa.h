// PYLUCID_RETURN_BY_ISA(name()) returns name() of the namespace of the instruction set in use, among those that this
// library was built with.
#pragma once

#include "backend/cpu/loops.h"

#ifdef PYLUCID_HAVE_AVX512
#define PYLUCID_RETURN_AVX512(call) \
  if (cpu::isa() == cpu::Isa::Avx512) return avx512::call;
#else
#define PYLUCID_RETURN_AVX512(call)
#endif
#ifdef PYLUCID_HAVE_AVX2
#define PYLUCID_RETURN_AVX2(call) \
  if (cpu::isa() == cpu::Isa::Avx2) return avx2::call;
#else
#define PYLUCID_RETURN_AVX2(call)
#endif
#if defined(PYLUCID_HAVE_NEON)
#define PYLUCID_RETURN_LEAST(call) return neon::call;
#elif defined(PYLUCID_HAVE_BASELINE)
#define PYLUCID_RETURN_LEAST(call) return baseline::call;
#else
#define PYLUCID_RETURN_LEAST(call) __builtin_unreachable();
#endif

#define PYLUCID_RETURN_BY_ISA(call) \
  PYLUCID_RETURN_AVX512(call) PYLUCID_RETURN_AVX2(call) PYLUCID_RETURN_LEAST(call)
