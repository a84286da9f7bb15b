// Two kernels whose buffers are never needed at one time: what `pack` is for.
#include "hip.h"

#ifdef SHARED_DEVICE_CODE
extern __device__ float scaled(float value); // in scale.hip: code of both files is linked
#else
static __device__ float scaled(float value) { return value * 0.5f; }
#endif

__global__ __launch_bounds__(256) void sums(float *out, const float *in) {
  __shared__ float left[4096];
  __shared__ float right[4096];
  __shared__ float total[4096];
  const unsigned i = __builtin_amdgcn_workitem_id_x();
  for (unsigned n = 0; n < 16; ++n)
    left[n * 256 + i] = in[n * 256 + i];
  __syncthreads();
  float sum = 0;
  for (unsigned n = 0; n < 16; ++n)
    sum += left[n * 256 + (i ^ 1)];
  __syncthreads();
  for (unsigned n = 0; n < 16; ++n)
    right[n * 256 + i] = sum * in[n * 256 + i];
  __syncthreads();
  float product = 1;
  for (unsigned n = 0; n < 16; ++n)
    product *= right[n * 256 + (i ^ 2)];
  __syncthreads();
  for (unsigned n = 0; n < 16; ++n)
    total[n * 256 + i] = product + n;
  __syncthreads();
  for (unsigned n = 0; n < 16; ++n)
    out[n * 256 + i] = scaled(total[n * 256 + (i ^ 4)]);
}

__global__ __launch_bounds__(256) void reverse(float *out, const float *in) {
  __shared__ float tile[256];
  const unsigned i = __builtin_amdgcn_workitem_id_x();
  tile[i] = in[i];
  __syncthreads();
  out[i] = tile[255 - i];
}

void launch_sums(float *out, const float *in) {
  sums<<<dim3{1, 1, 1}, dim3{256, 1, 1}>>>(out, in);
  reverse<<<dim3{1, 1, 1}, dim3{256, 1, 1}>>>(out, in);
}
