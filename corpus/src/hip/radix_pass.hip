// One pass of a radix sort: 256 threads sort a tile of 4096 pairs by one digit of four bits, stably, and tell where
// each digit begins. Counters, the scan's two rows, the keys' and the values' exchange have buffers of their own, and
// are never needed together; what decides occupancy is their sum.
#include "device.h"

enum { THREADS = 256, ITEMS = 16, TILE = THREADS * ITEMS, DIGITS = 16 };

extern "C" __global__ void __launch_bounds__(THREADS)
    radix_pass(const uint4 *keys_in, const uint4 *values_in, unsigned *keys_out, unsigned *values_out,
               unsigned *starts, int shift) {
  __shared__ unsigned counters[DIGITS][THREADS];
  __shared__ unsigned sums[2][THREADS];
  __shared__ unsigned keys_exchange[TILE];
  __shared__ unsigned values_exchange[TILE];
  const int id = thread(), tile = block();
  unsigned key[ITEMS], value[ITEMS], place[ITEMS];

#pragma unroll
  for (int i = 0; i < ITEMS / 4; ++i) {
    uint4 four = keys_in[(tile * THREADS + id) * (ITEMS / 4) + i];
    uint4 paired = values_in[(tile * THREADS + id) * (ITEMS / 4) + i];
#pragma unroll
    for (int j = 0; j < 4; ++j) {
      key[i * 4 + j] = four[j];
      value[i * 4 + j] = paired[j];
    }
  }

  // Each thread counts its own digits in a column of its own.
#pragma unroll
  for (int digit = 0; digit < DIGITS; ++digit)
    counters[digit][id] = 0;
#pragma unroll
  for (int i = 0; i < ITEMS; ++i) {
    unsigned digit = key[i] >> shift & (DIGITS - 1);
    place[i] = counters[digit][id];
    counters[digit][id] = place[i] + 1;
  }
  __syncthreads();

  // Exclusive sums over all counters, digit by digit: 16 in a row by each thread, the rows' sums by a scan.
  unsigned *row = &counters[0][0] + id * DIGITS, total = 0;
#pragma unroll
  for (int i = 0; i < DIGITS; ++i)
    total += row[i];
  sums[0][id] = total;
  int from = 0;
#pragma unroll
  for (int reach = 1; reach < THREADS; reach *= 2, from ^= 1) {
    __syncthreads();
    sums[from ^ 1][id] = sums[from][id] + (id >= reach ? sums[from][id - reach] : 0);
  }
  __syncthreads();
  unsigned before = sums[from][id] - total;
#pragma unroll
  for (int i = 0; i < DIGITS; ++i) {
    unsigned count = row[i];
    row[i] = before;
    before += count;
  }
  __syncthreads();

#pragma unroll
  for (int i = 0; i < ITEMS; ++i)
    place[i] += counters[key[i] >> shift & (DIGITS - 1)][id];
  if (id < DIGITS)
    starts[tile * DIGITS + id] = counters[id][0];
  __syncthreads();

#pragma unroll
  for (int i = 0; i < ITEMS; ++i)
    keys_exchange[place[i]] = key[i];
  __syncthreads();
#pragma unroll
  for (int i = 0; i < ITEMS; ++i)
    keys_out[tile * TILE + i * THREADS + id] = keys_exchange[i * THREADS + id];
  __syncthreads();

#pragma unroll
  for (int i = 0; i < ITEMS; ++i)
    values_exchange[place[i]] = value[i];
  __syncthreads();
#pragma unroll
  for (int i = 0; i < ITEMS; ++i)
    values_out[tile * TILE + i * THREADS + id] = values_exchange[i * THREADS + id];
}
