// Four stages, a tile of each operand in LDS: 64x128 output by 8 waves, K step 16. What a tile holds next comes from
// global memory into registers while the first half of it is multiplied. Written for ldsopt's corpus.
#include "../../../ldsopt/include/ldsopt.h"
#include "lds.h"

typedef _Float16 f16x2 __attribute__((ext_vector_type(2)));
typedef _Float16 f16x4 __attribute__((ext_vector_type(4)));

STATIC _Float16 a_tile[64][16], b_tile[128][16];

#define MULTIPLY(a, b, c) __builtin_amdgcn_mfma_f32_16x16x16f16(a, b, c, 0, 0, 0)

// a is 64 x depth, b is 128 x depth (transposed), c is 64 x 128.
KERNEL(512) void stages_gemm(GLOBAL _Float16 *a, GLOBAL _Float16 *b, GLOBAL float *c, int depth) {
  int item = __builtin_amdgcn_workitem_id_x(), lane = item & 63, wave = item >> 6;
  int row = (wave & 3) * 16, col = (wave >> 2) * 64, at = (lane >> 4) * 4;
  LDS f16x2 *a_place = (LDS f16x2 *)&a_tile[item >> 3][(item & 7) * 2];
  LDS f16x4 *b_place = (LDS f16x4 *)&b_tile[item >> 2][(item & 3) * 4];
  GLOBAL _Float16 *a_from = a + (item >> 3) * depth + (item & 7) * 2;
  GLOBAL _Float16 *b_from = b + (item >> 2) * depth + (item & 3) * 4;
  f32x4 sum[4] = {0, 0, 0, 0};
  *a_place = *(GLOBAL f16x2 *)a_from;
  *b_place = *(GLOBAL f16x4 *)b_from;
  for (int k = 16; k <= depth; k += 16) {
    f16x4 x = *(LDS f16x4 *)&a_tile[row + (lane & 15)][at], y[4];
    for (int n = 0; n < 4; ++n)
      y[n] = *(LDS f16x4 *)&b_tile[col + n * 16 + (lane & 15)][at];
    LDSOPT_STAGE_PRIORITY(read, 1);
    int next = k < depth ? k : 0;
    f16x2 a_next = *(GLOBAL f16x2 *)(a_from + next);
    f16x4 b_next = *(GLOBAL f16x4 *)(b_from + next);
    sum[0] = MULTIPLY(x, y[0], sum[0]);
    sum[1] = MULTIPLY(x, y[1], sum[1]);
    LDSOPT_STAGE(multiply);
    *a_place = a_next;
    *b_place = b_next;
    LDSOPT_STAGE_PRIORITY(write, 1);
    sum[2] = MULTIPLY(x, y[2], sum[2]);
    sum[3] = MULTIPLY(x, y[3], sum[3]);
    LDSOPT_STAGE(rest);
  }
  for (int n = 0; n < 4; ++n)
    for (int e = 0; e < 4; ++e)
      c[(row + at + e) * 128 + col + n * 16 + (lane & 15)] = sum[n][e];
}
