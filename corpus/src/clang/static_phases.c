// Equalises a 64x64 tile of bytes by its own histogram. Five static LDS buffers, one per phase and never all
// live at once, with a barrier between the phases: what overlaying is for (15 616 bytes named, 10 496 ever live).
#include "lds.h"

STATIC unsigned char pixels[64 * 64];
STATIC unsigned counts[4][256]; // one histogram per quarter of the workgroup, against contention
STATIC unsigned merged[256];
STATIC unsigned scanned[2][256];
STATIC unsigned char turned[64 * 68]; // padded: columns fall on different banks

KERNEL(256) void static_phases(GLOBAL unsigned char *in, GLOBAL unsigned char *out, int pitch) {
  int id = __builtin_amdgcn_workitem_id_x();
  GLOBAL unsigned char *tile = in + __builtin_amdgcn_workgroup_id_x() * 64;

  for (int i = id; i < 64 * 64; i += 256)
    pixels[i] = tile[(i >> 6) * pitch + (i & 63)];
  for (int part = 0; part < 4; ++part)
    counts[part][id] = 0;
  barrier();

  for (int i = id; i < 64 * 64; i += 256)
    __scoped_atomic_fetch_add(&counts[id >> 6][pixels[i]], 1, __ATOMIC_RELAXED, __MEMORY_SCOPE_WRKGRP);
  barrier();

  merged[id] = counts[0][id] + counts[1][id] + counts[2][id] + counts[3][id];
  barrier();

  scanned[0][id] = merged[id];
  int from = 0;
  for (int reach = 1; reach < 256; reach *= 2, from ^= 1) {
    barrier();
    scanned[from ^ 1][id] = scanned[from][id] + (id >= reach ? scanned[from][id - reach] : 0);
  }
  barrier();

  for (int i = id; i < 64 * 64; i += 256)
    turned[(i & 63) * 68 + (i >> 6)] = scanned[from][pixels[i]] * 255 / (64 * 64);
  barrier();

  for (int i = id; i < 64 * 64; i += 256)
    out[(__builtin_amdgcn_workgroup_id_x() * 64 + (i >> 6)) * 64 + (i & 63)] = turned[(i >> 6) * 68 + (i & 63)];
}
