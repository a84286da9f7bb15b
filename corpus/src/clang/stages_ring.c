// Two stages, a ring of three buffers: while one group of waves fills a buffer, the other sums up another one.
// Written for ldsopt's corpus.
#include "../../../ldsopt/include/ldsopt.h"
#include "lds.h"

STATIC float ring[3][512];

KERNEL(512) void stages_ring(GLOBAL float *in, GLOBAL float *out, int tiles) {
  int item = __builtin_amdgcn_workitem_id_x();
  LDS float *now = ring[0], *next = ring[1], *later = ring[2];
  float sum = 0;
  now[item] = in[item];
  for (int tile = 1; tile <= tiles; ++tile) {
    next[item] = in[tile * 512 + item];
    LDSOPT_STAGE_PRIORITY(fill, 1);
    sum += now[item ^ 257] + now[(item + 64) & 511];
    LDSOPT_STAGE(add);
    LDS float *free = now;
    now = next, next = later, later = free;
  }
  ring[0][item] = sum;
  barrier();
  out[item] = ring[0][item ^ 257];
}
