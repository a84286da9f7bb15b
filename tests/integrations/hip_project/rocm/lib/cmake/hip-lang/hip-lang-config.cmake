# What CMake asks of a ROCm installation before it compiles HIP; this project needs nothing else of it.
add_library(hip-lang::device INTERFACE IMPORTED)
set(_CMAKE_HIP_DEVICE_RUNTIME_TARGET "hip-lang::device")
