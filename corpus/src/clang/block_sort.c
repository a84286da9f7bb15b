// Sorts 512 keys with their values by a workgroup of 256, bitonically, in two static LDS buffers; then writes the
// values through a third one, reversed, which could lie over the values' own.
#include "lds.h"

STATIC unsigned keys[512];
STATIC unsigned values[512];
STATIC unsigned reversed[512];

KERNEL(256) void block_sort(GLOBAL unsigned *key, GLOBAL unsigned *value) {
  unsigned id = __builtin_amdgcn_workitem_id_x(), first = __builtin_amdgcn_workgroup_id_x() * 512;
  for (unsigned i = id; i < 512; i += 256) {
    keys[i] = key[first + i];
    values[i] = value[first + i];
  }
  #pragma nounroll
  for (unsigned size = 2; size <= 512; size *= 2)
    for (unsigned gap = size / 2; gap > 0; gap /= 2) {
      barrier();
      unsigned low = 2 * id - (id & (gap - 1)), high = low + gap;
      unsigned a = keys[low], b = keys[high];
      if ((a > b) == ((low & size) == 0)) {
        unsigned x = values[low], y = values[high];
        keys[low] = b;
        keys[high] = a;
        values[low] = y;
        values[high] = x;
      }
    }
  barrier();
  for (unsigned i = id; i < 512; i += 256) {
    key[first + i] = keys[i];
    reversed[511 - i] = values[i];
  }
  barrier();
  for (unsigned i = id; i < 512; i += 256)
    value[first + i] = reversed[i];
}
