# The Fourier transforms of third_party/ducc0, once per instruction set.
#
#   pylucid_fft_objects(target "baseline;avx2;avx512")   compiles them into a target
#
# Each becomes one object whose only global symbol is its table of functions: the inline functions and templates of the
# C++ library in it are compiled for that instruction set too, and the linker, which keeps one of several of a name, must
# not take them for another's.

function(pylucid_fft_objects target isas)
  set(wanted ${isas})
  # AVX-512's transforms are AVX2's: they are bound by memory and by shuffles.
  list(TRANSFORM wanted REPLACE avx512 avx2)
  list(REMOVE_DUPLICATES wanted)
  list(LENGTH wanted count)
  foreach(isa IN LISTS wanted)
    add_library(fft_${isa} OBJECT csrc/backend/cpu/fft_transforms.cpp)
    target_include_directories(fft_${isa} PRIVATE csrc csrc/backend/cpu/ducc0)
    target_include_directories(fft_${isa} SYSTEM PRIVATE third_party/ducc0)
    pylucid_isa_options(${isa} options)
    # What is wanted of loops that GCC is to vectorise: these are vectorised by hand.
    list(REMOVE_ITEM options -O3 -ffp-contract=off -fno-tree-sink -fno-thread-jumps -fno-tree-pre)
    target_compile_options(fft_${isa} PRIVATE -O2 ${options} -Wall -Wextra -Werror -Wno-psabi
                           $<$<CXX_COMPILER_ID:GNU>:-fno-gnu-unique>)
    target_compile_definitions(fft_${isa} PRIVATE PYLUCID_ISA=${isa} DUCC0_CUSTOM_LOWLEVEL_THREADING
                               DUCC0_NAMESPACE=pylucid_ducc0_${isa})
    if(count EQUAL 1 AND APPLE)  # there is no objcopy, nor a need of it
      target_sources(${target} PRIVATE $<TARGET_OBJECTS:fft_${isa}>)
      continue()
    endif()
    set(object ${CMAKE_CURRENT_BINARY_DIR}/fft_${isa}.o)
    add_custom_command(
      OUTPUT ${object}
      COMMAND ${CMAKE_CXX_COMPILER} -r -nostdlib -Wl,--force-group-allocation -o ${object}.all
              $<TARGET_OBJECTS:fft_${isa}>
      COMMAND ${CMAKE_OBJCOPY} --wildcard "--keep-global-symbol=*14fft_transformsEv" ${object}.all ${object}
      DEPENDS fft_${isa} $<TARGET_OBJECTS:fft_${isa}>
      COMMAND_EXPAND_LISTS VERBATIM)
    # Needed by the link only: as a source of the target it would have to be there before any other is compiled.
    add_custom_target(fft_object_${isa} ALL DEPENDS ${object})
    target_link_libraries(${target} PRIVATE ${object})
    set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${object})
  endforeach()
endfunction()
