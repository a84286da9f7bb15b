// C = transpose(A) * B + bias on a 64x64 tile by 256 threads, both operands in half precision and stored with K as the
// slow index, where the matrix pipes want it to be the fast one. LDS-DMA brings both tiles as they are; both are turned
// through registers into tiles with padding; the products leave through a tile in single precision.
#include "device.h"

enum { THREADS = 256, SIDE = 64, DEPTH = 64, PITCH = DEPTH + 8 };

__device__ void fetch(const _Float16 *from, int pitch, int k, _Float16 *to) {
  // A piece is 16 bytes a lane, 1024 a wave, from the wave's own address on: eight rows of K.
  const int id = thread(), wave = id >> 6;
#pragma unroll
  for (int half = 0; half < 2; ++half) {
    int piece = half * 4 + wave, row = piece * 8 + (id >> 3 & 7);
    __builtin_amdgcn_global_load_lds(
        (__attribute__((address_space(1))) void *)(from + (k + row) * pitch + (id & 7) * 8),
        (__attribute__((address_space(3))) void *)(to + piece * 512), 16, 0, 0);
  }
}

__device__ void turn(const _Float16 *from, _Float16 (*to)[PITCH]) {
  const int id = thread(), column = id & 63, first = (id >> 6) * 16;
#pragma unroll
  for (int k = 0; k < 16; k += 8) {
    half8 eight;
#pragma unroll
    for (int i = 0; i < 8; ++i)
      eight[i] = from[(first + k + i) * SIDE + column];
    *(half8 *)&to[column][first + k] = eight;
  }
}

extern "C" __global__ void __launch_bounds__(THREADS)
    transpose_gemm(const _Float16 *A, const _Float16 *B, const float *bias, float *C, int depth, int pitch) {
  __shared__ __attribute__((aligned(1024))) _Float16 a_raw[DEPTH * SIDE];
  __shared__ __attribute__((aligned(1024))) _Float16 b_raw[DEPTH * SIDE];
  __shared__ __attribute__((aligned(16))) _Float16 a_turned[SIDE][PITCH];
  __shared__ __attribute__((aligned(16))) _Float16 b_turned[SIDE][PITCH];
  __shared__ __attribute__((aligned(16))) float products[SIDE][SIDE + 4];
  const int id = thread(), wave = id >> 6, lane = id & 63, column = lane & 15, group = lane >> 4;
  const int first = __builtin_amdgcn_workgroup_id_y() * SIDE, second = block() * SIDE;
  float4 sum[4] = {};

  for (int k = 0; k < depth; k += DEPTH) {
    fetch(A + first, pitch, k, a_raw);
    fetch(B + second, pitch, k, b_raw);
    __builtin_amdgcn_s_waitcnt(0x0f70); // vmcnt(0)
    __syncthreads();
    turn(a_raw, a_turned);
    turn(b_raw, b_turned);
    __syncthreads();
#pragma unroll
    for (int step = 0; step < DEPTH; step += 16) {
      half4 a = *(half4 *)&a_turned[wave * 16 + column][step + group * 4];
#pragma unroll
      for (int n = 0; n < 4; ++n) {
        half4 b = *(half4 *)&b_turned[n * 16 + column][step + group * 4];
        sum[n] = __builtin_amdgcn_mfma_f32_16x16x16f16(a, b, sum[n], 0, 0, 0);
      }
    }
    __syncthreads();
  }

#pragma unroll
  for (int n = 0; n < 4; ++n)
#pragma unroll
    for (int i = 0; i < 4; ++i)
      products[wave * 16 + group * 4 + i][n * 16 + column] = sum[n][i];
  __syncthreads();
#pragma unroll
  for (int i = id; i < SIDE * SIDE / 4; i += THREADS) {
    int row = i >> 4, at = (i & 15) * 4;
    *(float4 *)&C[(first + row) * pitch + second + at] =
        *(float4 *)&products[row][at] + *(const float4 *)&bias[second + at];
  }
}
