// Four stages of an attention loop: 128 queries of 16 numbers, 64 keys and values a round, 8 waves of 16 queries. Keys
// are read while values are written and the other way round. Written for ldsopt's corpus.
#include "../../../ldsopt/include/ldsopt.h"
#include "lds.h"

typedef _Float16 f16x2 __attribute__((ext_vector_type(2)));
typedef _Float16 f16x4 __attribute__((ext_vector_type(4)));

STATIC _Float16 keys[64][16], values[16][64];
STATIC float totals[512];

#define MULTIPLY(a, b, c) __builtin_amdgcn_mfma_f32_16x16x16f16(a, b, c, 0, 0, 0)

// q is 128 x 16, k is rounds * 64 x 16, v is rounds tiles of 16 x 64 (transposed), out is 128 x 16.
KERNEL(512) void stages_attention(GLOBAL _Float16 *q, GLOBAL _Float16 *k, GLOBAL _Float16 *v, GLOBAL float *out,
                                  int rounds) {
  int item = __builtin_amdgcn_workitem_id_x(), lane = item & 63, wave = item >> 6;
  int column = lane & 15, at = (lane >> 4) * 4;
  LDS f16x2 *key_place = (LDS f16x2 *)&keys[item >> 3][(item & 7) * 2];
  LDS f16x2 *value_place = (LDS f16x2 *)&values[item >> 5][(item & 31) * 2];
  f16x4 query = *(GLOBAL f16x4 *)(q + (wave * 16 + column) * 16 + at);
  f32x4 sum = 0;
  float total = 0;
  *key_place = *(GLOBAL f16x2 *)(k + item * 2);
  for (int round = 0; round < rounds; ++round) {
    f16x4 key[4];
    for (int n = 0; n < 4; ++n)
      key[n] = *(LDS f16x4 *)&keys[n * 16 + column][at];
    *value_place = *(GLOBAL f16x2 *)(v + round * 1024 + item * 2);
    LDSOPT_STAGE(keys);
    f16x4 weight[4];
    for (int n = 0; n < 4; ++n) {
      f32x4 score = MULTIPLY(key[n], query, (f32x4)0); // keys down, queries across: as the next product wants it
      for (int e = 0; e < 4; ++e) {
        float w = __builtin_amdgcn_exp2f(score[e]);
        total += w;
        weight[n][e] = (_Float16)w;
      }
    }
    LDSOPT_STAGE_PRIORITY(scores, 1);
    f16x4 value[4];
    for (int n = 0; n < 4; ++n)
      value[n] = *(LDS f16x4 *)&values[column][n * 16 + at];
    int next = round + 1 < rounds ? round + 1 : 0;
    *key_place = *(GLOBAL f16x2 *)(k + next * 1024 + item * 2);
    LDSOPT_STAGE(values);
    for (int n = 0; n < 4; ++n)
      sum = MULTIPLY(weight[n], value[n], sum);
    LDSOPT_STAGE_PRIORITY(sums, 1);
  }
  for (int e = 0; e < 4; ++e)
    out[(wave * 16 + at + e) * 16 + column] = sum[e];
  totals[lane * 8 + wave] = total; // of a query's keys, a lane has a quarter
  barrier();
  out[2048 + item] = totals[item];
}
