// The 1024 largest of 8192 values, in order, by a workgroup of 512. Four rounds, each by one byte of the values, find
// the value below which nothing is taken (a histogram and its sums a round); what is above is collected, and sorted
// bitonically. The tile, the histogram, its sums, and the chosen are needed one after the other.
enum { THREADS = 512, COUNT = 8192, K = 1024, BINS = 256 };

void barrier_of_workgroup(void) {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

kernel __attribute__((reqd_work_group_size(THREADS, 1, 1))) void
top_k(global const uint *in, global uint *values, global uint *places) {
  local uint tile[COUNT];
  local uint histogram[2][BINS]; // one per half of the workgroup, against contention
  local uint above[2][BINS];
  local uint found[2], taken[2];
  local ulong chosen[K];
  local uint sorted[2][K] __attribute__((aligned(16)));
  int id = __builtin_amdgcn_workitem_id_x();
  size_t row = (size_t)__builtin_amdgcn_workgroup_id_x();

#pragma unroll 4
  for (int i = 0; i < COUNT; i += THREADS)
    tile[i + id] = in[row * COUNT + i + id];
  uint prefix = 0, wanted = K;
#pragma unroll 1
  for (int shift = 24; shift >= 0; shift -= 8) {
    histogram[id >> 8][id & 255] = 0;
    barrier_of_workgroup();
#pragma unroll 2
    for (int i = id; i < COUNT; i += THREADS) {
      uint value = tile[i];
      if (shift == 24 || value >> (shift + 8) == prefix)
        __scoped_atomic_fetch_add(&histogram[id >> 8][value >> shift & 255], 1u, __ATOMIC_RELAXED,
                                  __MEMORY_SCOPE_WRKGRP);
    }
    barrier_of_workgroup();
    // How many are in this bin or a higher one.
    int bin = id & 255, from = 0;
    above[0][bin] = histogram[0][bin] + histogram[1][bin];
#pragma unroll 1
    for (int reach = 1; reach < BINS; reach *= 2, from ^= 1) {
      barrier_of_workgroup();
      above[from ^ 1][bin] = above[from][bin] + (bin + reach < BINS ? above[from][bin + reach] : 0);
    }
    barrier_of_workgroup();
    uint higher = bin + 1 < BINS ? above[from][bin + 1] : 0;
    if (id < BINS && higher < wanted && above[from][bin] >= wanted) {
      found[0] = bin;
      found[1] = wanted - higher;
    }
    barrier_of_workgroup();
    prefix = prefix << 8 | found[0];
    wanted = found[1];
  }

  if (id < 2)
    taken[id] = 0;
  barrier_of_workgroup();
  // All that are larger than the last one taken; of those that equal it as many as are wanted, whichever.
#pragma unroll 1
  for (int i = id; i < COUNT; i += THREADS) {
    uint value = tile[i];
    if (value >= prefix) {
      uint at = __scoped_atomic_fetch_add(&taken[value == prefix], 1u, __ATOMIC_RELAXED, __MEMORY_SCOPE_WRKGRP);
      if (value > prefix)
        chosen[at] = (ulong)value << 32 | i;
      else if (at < wanted)
        chosen[K - 1 - at] = (ulong)value << 32 | i;
    }
  }

#pragma unroll 1
  for (int size = 2; size <= K; size *= 2)
#pragma unroll 1
    for (int gap = size / 2; gap > 0; gap /= 2) {
      barrier_of_workgroup();
      int low = 2 * id - (id & (gap - 1)), high = low + gap;
      ulong a = chosen[low], b = chosen[high];
      if ((a < b) == ((low & size) == 0)) {
        chosen[low] = b;
        chosen[high] = a;
      }
    }
  barrier_of_workgroup();
  for (int i = id; i < K; i += THREADS) {
    sorted[0][i] = chosen[i] >> 32;
    sorted[1][i] = (uint)chosen[i];
  }
  barrier_of_workgroup();
  if (id < K / 4) { // as whole vectors
    ((global uint4 *)(values + row * K))[id] = ((local uint4 *)sorted[0])[id];
    ((global uint4 *)(places + row * K))[id] = ((local uint4 *)sorted[1])[id];
  }
}
