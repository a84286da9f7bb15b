// Softmax of one row by 256 work-items with three static LDS buffers: the row itself, and one tree of partial
// results each for the maximum and for the sum. The trees never live together.
#include "lds.h"

STATIC float row[4096];
STATIC float maxima[256];
STATIC float sums[256];

KERNEL(256) void static_softmax(GLOBAL float *in, GLOBAL float *out, int width) {
  int id = __builtin_amdgcn_workitem_id_x(), first = __builtin_amdgcn_workgroup_id_x() * width;
  float most = -__builtin_inff(), sum = 0;

  for (int i = id; i < width; i += 256) {
    float x = in[first + i] * 1.44269504f;
    row[i] = x;
    most = __builtin_fmaxf(most, x);
  }
  maxima[id] = most;
  for (int half = 128; half > 0; half /= 2) {
    barrier();
    if (id < half)
      maxima[id] = __builtin_fmaxf(maxima[id], maxima[id + half]);
  }
  barrier();
  most = maxima[0];

  for (int i = id; i < width; i += 256) {
    float x = __builtin_amdgcn_exp2f(row[i] - most);
    row[i] = x;
    sum += x;
  }
  sums[id] = sum;
  for (int half = 128; half > 0; half /= 2) {
    barrier();
    if (id < half)
      sums[id] += sums[id + half];
  }
  barrier();
  sum = 1 / sums[0];
  for (int i = id; i < width; i += 256)
    out[first + i] = row[i] * sum;
}
