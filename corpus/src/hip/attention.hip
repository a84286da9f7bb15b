// Attention of 64 queries (four waves with 16 each) over keys and values in steps of 32, head size 64, with the matrix
// pipes. Tiles of queries, keys, values and results, the scores and what the softmax keeps between its steps have a
// buffer each; the queries' is dead once they are in registers, the results' lives behind the loop only, and within
// the loop the keys' is dead before the values' is filled.
#include "device.h"

enum { THREADS = 256, QUERIES = 64, KEYS = 32, SIZE = 64, PITCH = SIZE + 8, QUARTER = KEYS / 4 };

extern "C" __global__ void __launch_bounds__(THREADS)
    attention(const _Float16 *queries, const _Float16 *keys, const _Float16 *values, float *out, int steps,
              float scale) {
  __shared__ _Float16 query_tile[QUERIES][PITCH];
  __shared__ _Float16 key_tile[KEYS][PITCH];
  __shared__ _Float16 value_tile[KEYS][PITCH];
  __shared__ float scores[QUERIES][KEYS + 1];
  __shared__ _Float16 weights[QUERIES][KEYS + 8];
  __shared__ float maxima[QUERIES][4];
  __shared__ float sums[QUERIES][4];
  __shared__ float rescale[QUERIES];
  __shared__ float result_tile[QUERIES][SIZE + 4];
  const int id = thread(), wave = id >> 6, lane = id & 63, column = lane & 15, group = lane >> 4;
  const int row = id >> 2, quarter = id & 3; // who computes the softmax of what

#pragma unroll
  for (int i = id; i < QUERIES * SIZE / 8; i += THREADS)
    *(half8 *)&query_tile[i >> 3][(i & 7) * 8] = ((const half8 *)queries)[block() * (QUERIES * SIZE / 8) + i];
  __syncthreads();
  half4 query[SIZE / 16];
#pragma unroll
  for (int k = 0; k < SIZE / 16; ++k)
    query[k] = *(half4 *)&query_tile[wave * 16 + column][k * 16 + group * 4];

  float4 result[SIZE / 16] = {};
  float most = -__builtin_inff(), sum = 0;
  for (int step = 0; step < steps; ++step) {
    const int part = step * (KEYS * SIZE / 8) + id;
    __syncthreads();
    *(half8 *)&key_tile[id >> 3][(id & 7) * 8] = ((const half8 *)keys)[part];
    __syncthreads();
#pragma unroll
    for (int n = 0; n < KEYS / 16; ++n) {
      float4 score = {};
#pragma unroll
      for (int k = 0; k < SIZE / 16; ++k) {
        half4 key = *(half4 *)&key_tile[n * 16 + column][k * 16 + group * 4];
        score = __builtin_amdgcn_mfma_f32_16x16x16f16(query[k], key, score, 0, 0, 0);
      }
#pragma unroll
      for (int i = 0; i < 4; ++i)
        scores[wave * 16 + group * 4 + i][n * 16 + column] = score[i] * scale;
    }
    __syncthreads();

    float own = scores[row][quarter * QUARTER];
#pragma unroll
    for (int i = 1; i < QUARTER; ++i)
      own = __builtin_fmaxf(own, scores[row][quarter * QUARTER + i]);
    maxima[row][quarter] = own;
    __syncthreads();
    float higher = most;
#pragma unroll
    for (int i = 0; i < 4; ++i)
      higher = __builtin_fmaxf(higher, maxima[row][i]);
    float part_sum = 0;
#pragma unroll
    for (int i = 0; i < QUARTER; ++i) {
      float weight = __builtin_amdgcn_exp2f(scores[row][quarter * QUARTER + i] - higher);
      weights[row][quarter * QUARTER + i] = (_Float16)weight;
      part_sum += weight;
    }
    sums[row][quarter] = part_sum;
    float shrink = __builtin_amdgcn_exp2f(most - higher);
    rescale[row] = shrink; // the same from four threads
    most = higher;
    *(half8 *)&value_tile[id >> 3][(id & 7) * 8] = ((const half8 *)values)[part];
    __syncthreads();

    sum = sum * shrink + sums[row][0] + sums[row][1] + sums[row][2] + sums[row][3];
    float4 by;
#pragma unroll
    for (int i = 0; i < 4; ++i)
      by[i] = rescale[wave * 16 + group * 4 + i];
#pragma unroll
    for (int n = 0; n < SIZE / 16; ++n) {
      result[n] *= by;
#pragma unroll
      for (int k = 0; k < KEYS / 16; ++k) {
        half4 weight = *(half4 *)&weights[wave * 16 + column][k * 16 + group * 4], value;
#pragma unroll
        for (int i = 0; i < 4; ++i)
          value[i] = value_tile[k * 16 + group * 4 + i][n * 16 + column];
        result[n] = __builtin_amdgcn_mfma_f32_16x16x16f16(weight, value, result[n], 0, 0, 0);
      }
    }
  }
  __syncthreads();

#pragma unroll
  for (int n = 0; n < SIZE / 16; ++n)
#pragma unroll
    for (int i = 0; i < 4; ++i)
      result_tile[wave * 16 + group * 4 + i][n * 16 + column] = result[n][i];
  __syncthreads();
  float inverse = 1 / sum;
#pragma unroll
  for (int i = 0; i < SIZE / 16; ++i) {
    float4 four = *(float4 *)&result_tile[row][quarter * 16 + i * 4];
    *(float4 *)&out[(block() * QUERIES + row) * SIZE + quarter * 16 + i * 4] = four * inverse;
  }
}
