// A kernel without LDS, and device code that the other file may use.
#include "hip.h"

__device__ float scaled(float value) { return value * 0.5f; }

__global__ void scale(float *out) {
  out[__builtin_amdgcn_workitem_id_x()] = scaled(out[__builtin_amdgcn_workitem_id_x()]);
}

void launch_scale(float *out) { scale<<<dim3{2, 1, 1}, dim3{64, 1, 1}>>>(out); }
