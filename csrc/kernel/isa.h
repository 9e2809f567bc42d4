// The instruction set that this translation unit is compiled for. PYLUCID_ISA names the namespace, so that no function
// compiled for one instruction set can stand in for another's at link time.
#pragma once

#ifndef PYLUCID_ISA
#error "define PYLUCID_ISA as baseline, avx2, avx512 or neon"
#endif

#define PYLUCID_STRING_(x) #x
#define PYLUCID_STRING(x) PYLUCID_STRING_(x)
#define PYLUCID_ISA_NAME PYLUCID_STRING(PYLUCID_ISA)

// Never emitted out of line: nothing for the linker to choose between.
#define PYLUCID_INLINE inline __attribute__((always_inline))

// The name that the linker sees: C names have a prefix on some platforms.
#define PYLUCID_SYMBOL(name) PYLUCID_STRING(__USER_LABEL_PREFIX__) name

// A vector form exists under the vector ABI's name.
#define PYLUCID_SIMD __attribute__((simd("notinbranch"), const, nothrow))
#ifdef PYLUCID_HAVE_LIBMVEC
#define PYLUCID_LIBMVEC PYLUCID_SIMD
#else
#define PYLUCID_LIBMVEC __attribute__((const, nothrow))
#endif
#ifdef PYLUCID_HAVE_LIBMVEC_235
#define PYLUCID_LIBMVEC_235 PYLUCID_SIMD
#else
#define PYLUCID_LIBMVEC_235 __attribute__((const, nothrow))
#endif

namespace pylucid::PYLUCID_ISA {

#if defined(__AVX512F__)
inline constexpr int vector_bytes = 64;
#elif defined(__AVX2__)
inline constexpr int vector_bytes = 32;
#else
inline constexpr int vector_bytes = 16;
#endif

}  // namespace pylucid::PYLUCID_ISA
