// The patterns that most kernels with LDS are made of, one kernel each: what crosses their barriers beside LDS differs.
// reduce, multiply: other arguments are read than are written, and `restrict` says so. transpose: it does not say so.
// scan: in place, each thread its own element. sum_rows: a loop over rows, one thread writes. histogram: atomics without
// a result. smooth: in place, and a neighbour's element is read through global memory; total: the last block to arrive
// adds up what all blocks stored.
#include "device.h"
#define THREADS 256
#define BLOCK __global__ __attribute__((amdgpu_flat_work_group_size(THREADS, THREADS)))

BLOCK void reduce(const float *__restrict in, float *__restrict out, int count) {
  __shared__ float sums[THREADS];
  int id = thread();
  float sum = 0;
  for (int i = block() * THREADS + id; i < count; i += THREADS * 64)
    sum += in[i];
  sums[id] = sum;
  for (int reach = THREADS / 2; reach > 0; reach /= 2) {
    __syncthreads();
    if (id < reach)
      sums[id] += sums[id + reach];
  }
  if (id == 0)
    out[block()] = sums[0];
}

BLOCK void scan(int *data) {
  __shared__ int sums[2][THREADS];
  int id = thread(), at = block() * THREADS + id, now = 0;
  sums[0][id] = data[at];
  for (int reach = 1; reach < THREADS; reach *= 2) {
    __syncthreads();
    int sum = sums[now][id];
    if (id >= reach)
      sum += sums[now][id - reach];
    now = 1 - now;
    sums[now][id] = sum;
  }
  data[at] = sums[now][id];
}

BLOCK void sum_rows(const float *in, float *__restrict out, int rows, int width) {
  __shared__ float sums[THREADS];
  int id = thread();
  for (int row = block(); row < rows; row += 64) {
    float sum = 0;
    for (int i = id; i < width; i += THREADS)
      sum += in[(long)row * width + i];
    sums[id] = sum;
    for (int reach = THREADS / 2; reach > 0; reach /= 2) {
      __syncthreads();
      if (id < reach)
        sums[id] += sums[id + reach];
    }
    if (id == 0)
      out[row] = sums[0];
    __syncthreads();
  }
}

BLOCK void transpose(const float *in, float *out, int width, int height) {
  __shared__ float tile[16][17];
  int x = thread() & 15, y = thread() >> 4, column = block() % (width / 16) * 16, row = block() / (width / 16) * 16;
  tile[y][x] = in[(row + y) * width + column + x];
  __syncthreads();
  out[(column + y) * height + row + x] = tile[x][y];
}

BLOCK void histogram(const unsigned *__restrict in, unsigned *__restrict counts, int count) {
  __shared__ unsigned bins[THREADS];
  int id = thread();
  bins[id] = 0;
  __syncthreads();
  for (int i = block() * THREADS + id; i < count; i += THREADS * 64)
    __hip_atomic_fetch_add(&bins[in[i] & 255], 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
  __syncthreads();
  __hip_atomic_fetch_add(&counts[id], bins[id], __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

BLOCK void multiply(const float *__restrict a, const float *__restrict b, float *__restrict c, int width) {
  __shared__ float left[16][16], right[16][17];
  int x = thread() & 15, y = thread() >> 4, column = block() % (width / 16) * 16, row = block() / (width / 16) * 16;
  float sum = 0;
  for (int k = 0; k < width; k += 16) {
    left[y][x] = a[(row + y) * width + k + x];
    right[y][x] = b[(k + y) * width + column + x];
    __syncthreads();
    for (int i = 0; i < 16; ++i)
      sum += left[y][i] * right[i][x];
    __syncthreads();
  }
  c[(row + y) * width + column + x] = sum;
}

BLOCK void smooth(float *data, int rounds) {
  int id = thread(), at = block() * THREADS + id;
  for (int round = 0; round < rounds; ++round) {
    float mean = (data[at] + data[at + (id < THREADS - 1)] + data[at - (id > 0)]) / 3;
    __syncthreads();
    data[at] = mean;
    __syncthreads();
  }
}

BLOCK void total(const float *__restrict in, float *partial, unsigned *arrived, float *out, unsigned blocks) {
  __shared__ float sums[THREADS];
  __shared__ unsigned ticket;
  int id = thread();
  partial[block() * THREADS + id] = in[block() * THREADS + id] * 2;
  __syncthreads();
  if (id == 0) {
    __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "agent");
    ticket = __hip_atomic_fetch_add(arrived, 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
    __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "agent");
  }
  __syncthreads();
  if (ticket != blocks - 1)
    return;
  float sum = 0;
  for (unsigned i = 0; i < blocks; ++i)
    sum += partial[i * THREADS + id];
  sums[id] = sum;
  __syncthreads();
  if (id == 0) {
    for (int i = 1; i < THREADS; ++i)
      sum += sums[i];
    *out = sum;
  }
}
