# Instruction sets that loops are compiled for, with their flags, and what the C library's vector functions offer.
#
#   pylucid_instruction_sets(sets)               -> such as "avx2" or "baseline;avx2;avx512", by PYLUCID_INSTRUCTION_SETS
#   pylucid_known_instruction_sets(sets)         -> "baseline;avx2;avx512", "neon" or "baseline"
#   pylucid_isa_options(avx2 options)            -> compile options of one of them
#   pylucid_isa_target(target avx2)              sets options and PYLUCID_ISA on a target
#   pylucid_probe_libmvec(definitions libraries) -> compile definitions, libraries to link

include(CheckCXXSourceCompiles)

# Contraction changes x*x - z*z at x == z; integer overflow wraps.
set(PYLUCID_LOOP_OPTIONS -O3 -fno-math-errno -fno-trapping-math -ffp-contract=off -fwrapv -fvisibility=hidden)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # Each of these passes moves calls and selections under branches, which keeps a loop over them from being vectorised.
  list(APPEND PYLUCID_LOOP_OPTIONS -fno-tree-sink -fno-thread-jumps -fno-tree-pre)
endif()

set(PYLUCID_INSTRUCTION_SETS native CACHE STRING
    "Instruction sets to compile loops for: native (the best that this machine runs), all, or a list")

function(pylucid_known_instruction_sets result)
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$")
    set(${result} baseline avx2 avx512 PARENT_SCOPE)
  elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "^(aarch64|arm64)$")
    set(${result} neon PARENT_SCOPE)
  else()
    set(${result} baseline PARENT_SCOPE)
  endif()
endfunction()

function(pylucid_instruction_sets result)
  pylucid_known_instruction_sets(known)
  set(sets ${PYLUCID_INSTRUCTION_SETS})
  if(sets STREQUAL "all")
    set(sets ${known})
  elseif(sets STREQUAL "native")
    pylucid_best_instruction_set(sets)
  endif()
  foreach(isa IN LISTS sets)
    if(NOT isa IN_LIST known)
      message(FATAL_ERROR "PYLUCID_INSTRUCTION_SETS names '${isa}'; known for ${CMAKE_SYSTEM_PROCESSOR}: native, all, ${known}")
    endif()
  endforeach()
  set(${result} ${sets} PARENT_SCOPE)
endfunction()

# The best that this machine runs, the same choice as csrc/backend/cpu/loops.cpp makes.
function(pylucid_best_instruction_set result)
  if(NOT DEFINED PYLUCID_NATIVE)
    set(native baseline)
    if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(aarch64|arm64)$")
      set(native neon)
    elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$" AND NOT CMAKE_CROSSCOMPILING)
      set(source ${CMAKE_BINARY_DIR}/best_instruction_set.cpp)
      file(WRITE ${source} [[
        #include <cstdio>
        #define HAS(name) (__builtin_cpu_supports(name) != 0)
        int main() {
          const bool avx2 = HAS("avx2") && HAS("fma") && HAS("f16c") && HAS("bmi2");
          const bool avx512 = avx2 && HAS("avx512f") && HAS("avx512bw") && HAS("avx512dq") && HAS("avx512vl") && HAS("avx512cd");
          std::printf("%s", avx512 ? "avx512" : avx2 ? "avx2" : "baseline");
        }
      ]])
      try_run(ran compiled ${CMAKE_BINARY_DIR} ${source} RUN_OUTPUT_VARIABLE printed)
      if(compiled AND ran EQUAL 0)
        set(native ${printed})
      endif()
    endif()
    set(PYLUCID_NATIVE ${native} CACHE INTERNAL "the best instruction set of this machine")
    message(STATUS "pylucid: loops for ${native}")
  endif()
  set(${result} ${PYLUCID_NATIVE} PARENT_SCOPE)
endfunction()

function(pylucid_isa_options isa result)
  set(options ${PYLUCID_LOOP_OPTIONS})
  if(isa STREQUAL "avx2")
    list(APPEND options -mavx2 -mfma -mf16c -mbmi2)
  elseif(isa STREQUAL "avx512")
    list(APPEND options -mavx512f -mavx512bw -mavx512dq -mavx512vl -mavx512cd -mfma -mf16c -mbmi2
         -mprefer-vector-width=512)
  endif()
  set(${result} ${options} PARENT_SCOPE)
endfunction()

function(pylucid_isa_target target isa)
  pylucid_isa_options(${isa} options)
  pylucid_probe_libmvec(definitions libraries)
  target_compile_options(${target} PRIVATE ${options})
  target_compile_definitions(${target} PRIVATE PYLUCID_ISA=${isa} ${definitions})
endfunction()

# The declarations that the vectoriser trusts are ours, so what is missing shows at link time: the probe links a loop.
function(pylucid_probe_libmvec definitions libraries)
  set(found_definitions)
  set(found_libraries)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_SYSTEM_NAME STREQUAL "Linux")
    set(CMAKE_REQUIRED_FLAGS "-O3 -fno-math-errno -fno-trapping-math")
    set(CMAKE_REQUIRED_LIBRARIES mvec m)
    set(program [[
      float f(float) __asm__("NAMEf") __attribute__((simd("notinbranch"), const, nothrow));
      double f(double) __asm__("NAME") __attribute__((simd("notinbranch"), const, nothrow));
      float x[64];
      double y[64];
      int main() {
        for (int i = 0; i < 64; ++i) x[i] = f(x[i]);
        for (int i = 0; i < 64; ++i) y[i] = f(y[i]);
        return x[1] + y[1] > 100;
      }
    ]])
    string(REPLACE "NAME" "exp" exp_program "${program}")
    check_cxx_source_compiles("${exp_program}" PYLUCID_LIBMVEC_LINKS)
    string(REPLACE "NAME" "erf" erf_program "${program}")
    check_cxx_source_compiles("${erf_program}" PYLUCID_LIBMVEC_235_LINKS)
    if(PYLUCID_LIBMVEC_LINKS)
      list(APPEND found_definitions PYLUCID_HAVE_LIBMVEC)
      list(APPEND found_libraries mvec m)
    endif()
    if(PYLUCID_LIBMVEC_LINKS AND PYLUCID_LIBMVEC_235_LINKS)
      list(APPEND found_definitions PYLUCID_HAVE_LIBMVEC_235)
    endif()
  endif()
  set(${definitions} ${found_definitions} PARENT_SCOPE)
  set(${libraries} ${found_libraries} PARENT_SCOPE)
endfunction()
