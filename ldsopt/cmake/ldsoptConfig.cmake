# find_package(ldsopt): the compiler launcher, and ldsopt_optimize(), which gives it to a target.
#
#   cmake -S . -B build -Dldsopt_DIR="$(ldsopt --cmake-dir)"
#
# Variables:
#   ldsopt_LAUNCHER  the program that stands in front of a compiler (`ldsopt-clang`)

cmake_minimum_required(VERSION 3.21)

find_program(ldsopt_LAUNCHER ldsopt-clang
  HINTS "${CMAKE_CURRENT_LIST_DIR}/../../../../../bin" # of the environment that this package is installed in
  DOC "ldsopt's compiler launcher")

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(ldsopt
  REQUIRED_VARS ldsopt_LAUNCHER
  VERSION_VAR PACKAGE_VERSION
  REASON_FAILURE_MESSAGE "no program ldsopt-clang: pip install ldsopt, or set ldsopt_LAUNCHER to it")

# ldsopt_optimize(<target> [COMMAND <optimize|annotate|pack|pipeline>] [OPTIONS <option>...])
#
# Code for AMD GPUs in the target's HIP, C and C++ sources goes through ldsopt between LLVM IR and object; so does the
# code that its link makes of IR (-fgpu-rdc). Host code is the compiler's own. OPTIONS are those of the command.
function(ldsopt_optimize target)
  cmake_parse_arguments(PARSE_ARGV 1 given "" "COMMAND" "OPTIONS")
  if(given_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "ldsopt_optimize(${target}): what is '${given_UNPARSED_ARGUMENTS}'?")
  endif()
  if(NOT TARGET ${target})
    message(FATAL_ERROR "ldsopt_optimize: there is no target '${target}'")
  endif()
  if(NOT given_COMMAND)
    set(given_COMMAND optimize)
  endif()
  string(JOIN " " words ${given_COMMAND} ${given_OPTIONS})
  foreach(language HIP C CXX)
    foreach(step COMPILER LINKER)
      get_target_property(before ${target} ${language}_${step}_LAUNCHER)
      if(before)
        message(WARNING "ldsopt_optimize(${target}): ldsopt takes the place of ${language}_${step}_LAUNCHER ${before}")
      endif()
      set_target_properties(${target} PROPERTIES
        ${language}_${step}_LAUNCHER "${ldsopt_LAUNCHER};--ldsopt=${words}")
    endforeach()
  endforeach()
endfunction()
