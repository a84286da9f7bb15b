// fp32 GEMM tile (64x64 by 256 work-items, K step 16) with four named dynamic LDS bases: two operands, each a
// tile that is read and a tile that is being fetched. The operands lie in memory tile by tile, 4096 bytes each,
// so that a copy is contiguous on every architecture; the matrix pipes are left out, so that one source serves
// all of them.
#include "lds.h"

DYNAMIC(A_cur);
DYNAMIC(A_next);
DYNAMIC(B_cur);
DYNAMIC(B_next);

enum { TILE = 4096, A_CUR = 0 * TILE, A_NEXT = 1 * TILE, B_CUR = 2 * TILE, B_NEXT = 3 * TILE };

// A tile is 16 steps of K, each with 64 values; a work-item multiplies 4 rows by 4 columns.
static inline void multiply(LDS char *a, LDS char *b, f32x4 sum[4], int row, int col) {
#pragma unroll
  for (int k = 0; k < 16; ++k) {
    f32x4 x = *(LDS f32x4 *)(a + k * 256 + row * 16), y = *(LDS f32x4 *)(b + k * 256 + col * 16);
    for (int i = 0; i < 4; ++i)
      sum[i] += x[i] * y;
  }
}

KERNEL(256) void named_tiles(GLOBAL char *A, GLOBAL char *B, GLOBAL float *C, int steps, int pitch) {
  int id = __builtin_amdgcn_workitem_id_x(), row = id >> 4, col = id & 15;
  int a = __builtin_amdgcn_workgroup_id_y() * steps * TILE, b = __builtin_amdgcn_workgroup_id_x() * steps * TILE;
  f32x4 sum[4] = {0, 0, 0, 0};

  copy_tile(A, a, AT(A_cur, A_CUR), TILE);
  copy_tile(B, b, AT(B_cur, B_CUR), TILE);
  for (int step = 0; step < steps; step += 2) {
    COPIES_LANDED();
    barrier();
    copy_tile(A, a + (step + 1) * TILE, AT(A_next, A_NEXT), TILE);
    copy_tile(B, b + (step + 1) * TILE, AT(B_next, B_NEXT), TILE);
    multiply(AT(A_cur, A_CUR), AT(B_cur, B_CUR), sum, row, col);
    COPIES_LANDED();
    barrier();
    if (step + 2 < steps) {
      copy_tile(A, a + (step + 2) * TILE, AT(A_cur, A_CUR), TILE);
      copy_tile(B, b + (step + 2) * TILE, AT(B_cur, B_CUR), TILE);
    }
    multiply(AT(A_next, A_NEXT), AT(B_next, B_NEXT), sum, row, col);
  }
  for (int i = 0; i < 4; ++i)
    *(GLOBAL f32x4 *)(C + (__builtin_amdgcn_workgroup_id_y() * 64 + row * 4 + i) * pitch +
                      __builtin_amdgcn_workgroup_id_x() * 64 + col * 4) = sum[i];
}
