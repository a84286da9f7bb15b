// One loop over tiles three times: one buffer and a barrier before it is filled anew; two buffers in turn, and no such
// barrier; one buffer, and the next tile loaded into registers a round ahead.
#include "../corpus/src/hip/device.h"
#define TILE 32
#define KERNEL extern "C" __global__ __launch_bounds__(256) __attribute__((amdgpu_flat_work_group_size(256, 256)))

template <int buffers, bool early>
__device__ void multiply(const float *__restrict a, const float *__restrict b, float *__restrict c, int depth) {
  __shared__ float ta[buffers][TILE][TILE + 1], tb[buffers][TILE][TILE + 1];
  int id = thread(), x = id & 31, y = id >> 5, at = 0;
  float sum[4] = {0, 0, 0, 0}, na[4], nb[4];
  auto load = [&](int k) {
    for (int r = 0; r < 4; ++r) {
      na[r] = a[(block() * TILE + y + r * 8) * depth + k + x];
      nb[r] = b[(k + y + r * 8) * TILE + x];
    }
  };
  if (early)
    load(0);
  for (int k = 0; k < depth; k += TILE) {
    if (!early)
      load(k);
    for (int r = 0; r < 4; ++r) {
      ta[at][y + r * 8][x] = na[r];
      tb[at][y + r * 8][x] = nb[r];
    }
    __syncthreads();
    if (early)
      load(k + TILE < depth ? k + TILE : k);
    for (int i = 0; i < TILE; ++i)
      for (int r = 0; r < 4; ++r)
        sum[r] += ta[at][y + r * 8][i] * tb[at][i][x];
    if (buffers == 1)
      __syncthreads();
    else
      at ^= 1;
  }
  for (int r = 0; r < 4; ++r)
    c[(block() * TILE + y + r * 8) * TILE + x] = sum[r];
}

#define MATRICES const float *__restrict a, const float *__restrict b, float *__restrict c, int depth
KERNEL void one_buffer(MATRICES) { multiply<1, false>(a, b, c, depth); }
KERNEL void two_buffers(MATRICES) { multiply<2, false>(a, b, c, depth); }
KERNEL void early_load(MATRICES) { multiply<1, true>(a, b, c, depth); }
