// Three stages and two buffers that LDS-DMA fills: a tile is copied while the one before it is read and summed up.
// Written for ldsopt's corpus.
#include "../../../ldsopt/include/ldsopt.h"
#include "lds.h"

#if defined(__gfx950__)
#define PIECE 16 // bytes that a lane copies
#else
#define PIECE 4
#endif
#define TILE (512 * PIECE)

STATIC char tiles_of[2][TILE];
STATIC float exchange[512];

static inline void copy(__amdgpu_buffer_rsrc_t from, int offset, LDS char *to, int item) {
  __builtin_amdgcn_raw_ptr_buffer_load_lds(from, (LDS void *)(to + item / 64 * 64 * PIECE), PIECE,
                                           offset + item * PIECE, 0, 0, 0);
}

KERNEL(512) void stages_copies(GLOBAL float *in, GLOBAL float *out, int tiles) {
  int item = __builtin_amdgcn_workitem_id_x();
  __amdgpu_buffer_rsrc_t from = __builtin_amdgcn_make_buffer_rsrc((void *)in, 0, -1, BUFFER_FLAGS);
  LDS char *now = tiles_of[0], *next = tiles_of[1];
  float sum = 0;
  copy(from, 0, now, item);
  for (int tile = 1; tile <= tiles; ++tile) {
    copy(from, tile * TILE, next, item);
    LDSOPT_STAGE(copy);
    float x = *(LDS float *)(now + (item * PIECE ^ 1028)), y = *(LDS float *)(now + (TILE - 4 - item * PIECE));
    LDSOPT_STAGE_PRIORITY(read, 1);
    sum = sum * x + y;
    LDSOPT_STAGE(add);
    LDS char *free = now;
    now = next, next = free;
  }
  exchange[item] = sum;
  barrier();
  out[item] = exchange[item ^ 257];
}
