// Kernels of the classes in which barriers are not needed by all waves, and some in which all are. A workgroup has THREADS
// work-items, one of the kernels `one_wave_*` has WAVE. `stencil`, `transpose` and `scan` exchange between all waves.
#include "../corpus/src/hip/device.h"
#define THREADS 256
#define OF(threads) extern "C" __global__ __launch_bounds__(threads) __attribute__((amdgpu_flat_work_group_size(threads, threads)))

template <int threads, bool largest> __device__ float reduced(float *parts, float value) {
  int id = thread();
  parts[id] = value;
  __syncthreads();
#pragma unroll
  for (int reach = threads / 2; reach > 0; reach /= 2) {
    if (id < reach) {
      float a = parts[id], b = parts[id + reach];
      parts[id] = largest ? __builtin_fmaxf(a, b) : a + b;
    }
    __syncthreads();
  }
  float result = parts[0];
  __syncthreads();
  return result;
}

template <int threads> __device__ void softmax_of(const float *in, float *out, int width) {
  __shared__ float parts[threads];
  int id = thread(), row = block();
  float most = -1e30f, sum = 0;
  for (int i = id; i < width; i += threads)
    most = __builtin_fmaxf(most, in[row * width + i]);
  most = reduced<threads, true>(parts, most);
  for (int i = id; i < width; i += threads)
    sum += __builtin_amdgcn_exp2f(in[row * width + i] - most);
  sum = reduced<threads, false>(parts, sum);
  for (int i = id; i < width; i += threads)
    out[row * width + i] = __builtin_amdgcn_exp2f(in[row * width + i] - most) / sum;
}

template <int threads> __device__ void rms_of(const float *in, const float *scale, float *out, int width) {
  __shared__ float parts[threads];
  int id = thread(), row = block();
  float sum = 0;
  for (int i = id; i < width; i += threads)
    sum += in[row * width + i] * in[row * width + i];
  sum = reduced<threads, false>(parts, sum);
  float factor = __builtin_amdgcn_rsqf(sum / width + 1e-5f);
  for (int i = id; i < width; i += threads)
    out[row * width + i] = in[row * width + i] * factor * scale[i];
}

OF(THREADS) void softmax(const float *__restrict in, float *__restrict out, int width) { softmax_of<THREADS>(in, out, width); }
OF(THREADS) void rms_norm(const float *__restrict in, const float *__restrict scale, float *__restrict out, int width) {
  rms_of<THREADS>(in, scale, out, width);
}
OF(WAVE) void one_wave_softmax(const float *__restrict in, float *__restrict out, int width) { softmax_of<WAVE>(in, out, width); }
OF(WAVE) void one_wave_rms_norm(const float *__restrict in, const float *__restrict scale, float *__restrict out, int width) {
  rms_of<WAVE>(in, scale, out, width);
}

// One sum a block, as most libraries' reductions have it.
OF(THREADS) void reduce(const float *__restrict in, float *__restrict out, int count) {
  __shared__ float parts[THREADS];
  int id = thread();
  float sum = 0;
  for (int i = block() * THREADS + id; i < count; i += THREADS * 64)
    sum += in[i];
  parts[id] = sum;
#pragma unroll
  for (int reach = THREADS / 2; reach > 0; reach /= 2) {
    __syncthreads();
    if (id < reach)
      parts[id] += parts[id + reach];
  }
  if (id == 0)
    out[block()] = parts[0];
}

// Sparse matrix by vector, a row of the matrix after the other for each block.
OF(THREADS) void csrmv(const int *__restrict starts, const int *__restrict columns, const float *__restrict values,
                       const float *__restrict x, float *__restrict y, int rows) {
  __shared__ float parts[THREADS];
  int id = thread();
  for (int row = block(); row < rows; row += 64) {
    float sum = 0;
    for (int i = starts[row] + id; i < starts[row + 1]; i += THREADS)
      sum += values[i] * x[columns[i] & 1023];
    parts[id] = sum;
    __syncthreads();
#pragma unroll
    for (int reach = THREADS / 2; reach > 0; reach /= 2) {
      if (id < reach)
        parts[id] += parts[id + reach];
      __syncthreads();
    }
    if (id == 0)
      y[row] = parts[0];
  }
}

// Attention, one query a block: scores of THREADS keys at a time, their running maximum and sum, a weighted sum of values.
OF(THREADS) void attention(const float *__restrict query, const float *__restrict keys, const float *__restrict values,
                           float *__restrict out, int count) {
  __shared__ float parts[THREADS], scores[THREADS];
  int id = thread();
  float most = -1e30f, sum = 0, result = 0;
  for (int at = 0; at < count; at += THREADS) {
    float score = 0;
    for (int i = 0; i < 16; ++i)
      score += query[block() * 16 + i] * keys[(at + id) * 16 + i];
    float larger = __builtin_fmaxf(most, reduced<THREADS, true>(parts, score));
    float weight = __builtin_amdgcn_exp2f(score - larger), older = __builtin_amdgcn_exp2f(most - larger);
    scores[id] = weight;
    sum = sum * older + reduced<THREADS, false>(parts, weight);
    result *= older;
    for (int i = 0; i < 64; ++i)
      result += scores[(id & 3) * 64 + i] * values[(at + (id & 3) * 64 + i) * 64 + id / 4];
    most = larger;
    __syncthreads();
  }
  out[block() * THREADS + id] = result / sum;
}

OF(THREADS) void stencil(const float *__restrict in, float *__restrict out, int steps) {
  __shared__ float line[THREADS + 2];
  int id = thread();
  line[id + 1] = in[block() * THREADS + id];
  if (id < 2)
    line[id * (THREADS + 1)] = 0;
  for (int step = 0; step < steps; ++step) {
    __syncthreads();
    float next = (line[id] + line[id + 1] + line[id + 2]) / 3;
    __syncthreads();
    line[id + 1] = next;
  }
  out[block() * THREADS + id] = line[id + 1];
}

OF(THREADS) void transpose(const float *__restrict in, float *__restrict out, int width) {
  __shared__ float tile[16][17];
  int x = thread() & 15, y = thread() / 16;
  tile[y][x] = in[y * width + x];
  __syncthreads();
  out[x * width + y] = tile[x][y];
}

OF(THREADS) void scan(int *data) {
  __shared__ int sums[2][THREADS];
  int id = thread(), at = block() * THREADS + id;
  sums[0][id] = data[at];
#pragma unroll
  for (int level = 0; level < 8; ++level) {
    __syncthreads();
    int sum = sums[level & 1][id];
    if (id >= 1 << level)
      sum += sums[level & 1][id - (1 << level)];
    sums[~level & 1][id] = sum;
  }
  data[at] = sums[0][id];
}
