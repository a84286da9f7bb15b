// A GEMM as one writes it first: a tile of each operand in LDS, two barriers a round, no marks. 64x128 output by 8
// waves, K step 16. Written for ldsopt's corpus.
#include "lds.h"

typedef _Float16 f16x2 __attribute__((ext_vector_type(2)));
typedef _Float16 f16x4 __attribute__((ext_vector_type(4)));

STATIC _Float16 a_tile[64][16], b_tile[128][16];

#define MULTIPLY(a, b, c) __builtin_amdgcn_mfma_f32_16x16x16f16(a, b, c, 0, 0, 0)

// a is 64 x depth, b is 128 x depth (transposed), c is 64 x 128.
KERNEL(512) void unmarked_gemm(GLOBAL _Float16 *a, GLOBAL _Float16 *b, GLOBAL float *c, int depth) {
  int item = __builtin_amdgcn_workitem_id_x(), lane = item & 63, wave = item >> 6;
  int row = (wave & 3) * 16, col = (wave >> 2) * 64, at = (lane >> 4) * 4;
  LDS f16x2 *a_place = (LDS f16x2 *)&a_tile[item >> 3][(item & 7) * 2];
  LDS f16x4 *b_place = (LDS f16x4 *)&b_tile[item >> 2][(item & 3) * 4];
  GLOBAL _Float16 *a_from = a + (item >> 3) * depth + (item & 7) * 2;
  GLOBAL _Float16 *b_from = b + (item >> 2) * depth + (item & 3) * 4;
  f32x4 sum[4] = {0, 0, 0, 0};
  *a_place = *(GLOBAL f16x2 *)a_from;
  *b_place = *(GLOBAL f16x4 *)b_from;
  barrier();
  for (int k = 16; k <= depth; k += 16) {
    f16x4 x = *(LDS f16x4 *)&a_tile[row + (lane & 15)][at], y[4];
    for (int n = 0; n < 4; ++n)
      y[n] = *(LDS f16x4 *)&b_tile[col + n * 16 + (lane & 15)][at];
    int next = k < depth ? k : 0;
    f16x2 a_next = *(GLOBAL f16x2 *)(a_from + next);
    f16x4 b_next = *(GLOBAL f16x4 *)(b_from + next);
    for (int n = 0; n < 4; ++n)
      sum[n] = MULTIPLY(x, y[n], sum[n]);
    barrier();
    *a_place = a_next;
    *b_place = b_next;
    barrier();
  }
  for (int n = 0; n < 4; ++n)
    for (int e = 0; e < 4; ++e)
      c[(row + at + e) * 128 + col + n * 16 + (lane & 15)] = sum[n][e];
}
