// Four stages and one buffer that LDS-DMA fills anew in each round. Written for ldsopt's corpus.
#include "../../../ldsopt/include/ldsopt.h"
#include "lds.h"

#define TILE (512 * 4)

STATIC float tile_of[512];

KERNEL(512) void stages_single(GLOBAL float *in, GLOBAL float *out, int tiles) {
  int item = __builtin_amdgcn_workitem_id_x();
  __amdgpu_buffer_rsrc_t from = __builtin_amdgcn_make_buffer_rsrc((void *)in, 0, -1, BUFFER_FLAGS);
  float sum = 0;
  for (int tile = 0; tile < tiles; ++tile) {
    __builtin_amdgcn_raw_ptr_buffer_load_lds(from, (LDS void *)(tile_of + item / 64 * 64), 4, tile * TILE + item * 4, 0,
                                             0, 0);
    LDSOPT_STAGE(copy);
    sum *= 0.5f;
    LDSOPT_STAGE(halve);
    float x = tile_of[item ^ 257], y = tile_of[511 - item];
    LDSOPT_STAGE_PRIORITY(read, 1);
    sum += x * y;
    LDSOPT_STAGE(add);
  }
  tile_of[item] = sum;
  barrier();
  out[item] = tile_of[item ^ 257];
}
