// Kernels as HIP programs have them, one group for each class of docs/measured/gains.md; the class is the first word of
// a kernel's name. Some arguments are `restrict`, some are not, as people write it. Compiled for each architecture by
//   clang-22 -x hip --offload-device-only --offload-arch=ARCH -nogpulib -nogpuinc -O3 -S -emit-llvm gains_kernels.hip

#define KERNEL extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(1, 256)))
#define FIXED extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(256, 256)))
#define DEVICE static inline __attribute__((device)) __attribute__((always_inline))
#define SHARED static __attribute__((shared))
#define WAVE ((int)__builtin_amdgcn_wavefrontsize())
#define LOG2E 1.4426950408889634f

typedef float float4 __attribute__((ext_vector_type(4)));
typedef _Float16 half;
typedef _Float16 half2 __attribute__((ext_vector_type(2)));
typedef unsigned char u8;

DEVICE int thread() { return __builtin_amdgcn_workitem_id_x(); }
DEVICE int block() { return __builtin_amdgcn_workgroup_id_x(); }
DEVICE int threads() { return __builtin_amdgcn_workgroup_size_x(); }
DEVICE int lane_id() { return __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0u)); }
DEVICE float from_lane(int lane, float v) {
  return __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute(lane << 2, __builtin_bit_cast(int, v)));
}
DEVICE float shuffle_xor(float v, int mask) {
  int self = lane_id(), other = self ^ mask;
  return from_lane(other >= ((self + WAVE) & ~(WAVE - 1)) ? self : other, v);
}
DEVICE float shuffle_down(float v, int delta) {
  int self = lane_id(), other = self + delta;
  return from_lane((self & (WAVE - 1)) + delta >= WAVE ? self : other, v);
}
DEVICE void sync() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
DEVICE float larger(float a, float b) { return __builtin_fmaxf(a, b); }
DEVICE float exponential(float x) { return __builtin_amdgcn_exp2f(x * LOG2E); }
DEVICE float wave_sum(float v) {
#pragma unroll
  for (int mask = WAVE / 2; mask; mask /= 2) v += shuffle_xor(v, mask);
  return v;
}
DEVICE float wave_max(float v) {
#pragma unroll
  for (int mask = WAVE / 2; mask; mask /= 2) v = larger(v, shuffle_xor(v, mask));
  return v;
}
DEVICE float block_sum(float v, float *part) {
  v = wave_sum(v);
  if (thread() % WAVE == 0) part[thread() / WAVE] = v;
  sync();
  float sum = 0;
  for (int i = 0; i < (threads() + WAVE - 1) / WAVE; ++i) sum += part[i];
  sync();
  return sum;
}
DEVICE float block_max(float v, float *part) {
  v = wave_max(v);
  if (thread() % WAVE == 0) part[thread() / WAVE] = v;
  sync();
  float most = part[0];
  for (int i = 1; i < (threads() + WAVE - 1) / WAVE; ++i) most = larger(most, part[i]);
  sync();
  return most;
}

// --- softmax: a row a workgroup; into another matrix, in place, and of a causal score matrix ------------------------

KERNEL void softmax_rows(const float *in, float *out, int width) {
  SHARED float part[8];
  const float *row = in + (long)block() * width;
  float most = -3.0e38f, total = 0;
  for (int i = thread(); i < width; i += threads()) most = larger(most, row[i]);
  most = block_max(most, part);
  for (int i = thread(); i < width; i += threads()) total += exponential(row[i] - most);
  total = block_sum(total, part);
  for (int i = thread(); i < width; i += threads()) out[(long)block() * width + i] = exponential(row[i] - most) / total;
}

KERNEL void softmax_in_place(float *data, int width) {
  SHARED float part[8];
  float *row = data + (long)block() * width;
  float most = -3.0e38f, total = 0;
  for (int i = thread(); i < width; i += threads()) most = larger(most, row[i]);
  most = block_max(most, part);
  for (int i = thread(); i < width; i += threads()) total += row[i] = exponential(row[i] - most);
  total = block_sum(total, part);
  for (int i = thread(); i < width; i += threads()) row[i] /= total;
}

FIXED void softmax_causal(const half *__restrict in, half *__restrict out, float scale, int width) {
  SHARED float tree[256];
  int t = thread(), row = block(), end = row % width + 1;
  float most = -3.0e38f, total = 0;
  for (int i = t; i < end; i += 256) most = larger(most, scale * (float)in[(long)row * width + i]);
  tree[t] = most;
  sync();
  for (int reach = 128; reach; reach /= 2) {
    if (t < reach) tree[t] = larger(tree[t], tree[t + reach]);
    sync();
  }
  most = tree[0];
  sync();
  for (int i = t; i < end; i += 256) total += exponential(scale * (float)in[(long)row * width + i] - most);
  tree[t] = total;
  sync();
  for (int reach = 128; reach; reach /= 2) {
    if (t < reach) tree[t] += tree[t + reach];
    sync();
  }
  total = tree[0];
  for (int i = t; i < width; i += 256)
    out[(long)row * width + i] = i < end ? (half)(exponential(scale * (float)in[(long)row * width + i] - most) / total) : (half)0;
}

// --- norm: RMS norm, with a residual that is added in place, and layer norm into 8-bit integers --------------------

KERNEL void norm_rms(const float *__restrict in, const float *__restrict gain, float *__restrict out, int width) {
  SHARED float part[8];
  long row = (long)block() * width;
  float squares = 0;
  for (int i = thread(); i < width; i += threads()) squares += in[row + i] * in[row + i];
  float scale = __builtin_amdgcn_rsqf(block_sum(squares, part) / width + 1e-6f);
  for (int i = thread(); i < width; i += threads()) out[row + i] = in[row + i] * scale * gain[i];
}

KERNEL void norm_residual(half *__restrict data, half *__restrict residual, const half *__restrict gain, int width) {
  SHARED float part[8];
  long row = (long)block() * width;
  float squares = 0;
  for (int i = thread(); i < width; i += threads()) {
    float z = (float)data[row + i] + (float)residual[row + i];
    squares += z * z;
    residual[row + i] = (half)z;
  }
  float scale = __builtin_amdgcn_rsqf(block_sum(squares, part) / width + 1e-6f);
  for (int i = thread(); i < width; i += threads()) data[row + i] = (half)((float)residual[row + i] * scale) * gain[i];
}

FIXED void norm_quantised(const half *in, signed char *out, float *scales, int width) {
  SHARED float part[8];
  long row = (long)block() * width;
  float sum = 0, squares = 0, most = 0;
  for (int i = thread(); i < width; i += 256) {
    float x = (float)in[row + i];
    sum += x, squares += x * x, most = larger(most, __builtin_fabsf(x));
  }
  float mean = block_sum(sum, part) / width;
  float scale = __builtin_amdgcn_rsqf(block_sum(squares, part) / width - mean * mean + 1e-6f);
  float step = (block_max(most, part) + __builtin_fabsf(mean)) * scale / 127;
  for (int i = thread(); i < width; i += 256)
    out[row + i] = (signed char)(((float)in[row + i] - mean) * scale / step);
  if (thread() == 0) scales[block()] = step;
}

// --- attention: tiles of keys and values in LDS, a query a lane; and one query for many keys (decoding) -------------

FIXED void attention_tiles(const float *__restrict q, const float *__restrict k, const float *__restrict v,
                           float *__restrict out, int length, float scale) {
  SHARED float keys[32][64], values[32][64];
  int t = thread(), row = block() * 256 + t;
  float4 query[16], sum[16];
  for (int i = 0; i < 16; ++i) query[i] = ((const float4 *)(q + (long)row * 64))[i] * scale, sum[i] = 0;
  float most = -3.0e38f, total = 0;
  for (int first = 0; first < length; first += 32) {
    for (int i = t; i < 512; i += 256) {
      ((float4 *)keys)[i] = ((const float4 *)(k + (long)first * 64))[i];
      ((float4 *)values)[i] = ((const float4 *)(v + (long)first * 64))[i];
    }
    sync();
    for (int j = 0; j < 32; ++j) {
      float4 dot = 0;
#pragma unroll
      for (int i = 0; i < 16; ++i) dot += query[i] * ((float4 *)keys[j])[i];
      float score = dot.x + dot.y + dot.z + dot.w, now = larger(most, score);
      float shrink = exponential(most - now), weight = exponential(score - now);
      total = total * shrink + weight, most = now;
#pragma unroll
      for (int i = 0; i < 16; ++i) sum[i] = sum[i] * shrink + weight * ((float4 *)values[j])[i];
    }
    sync();
  }
  for (int i = 0; i < 16; ++i) ((float4 *)(out + (long)row * 64))[i] = sum[i] / total;
}

FIXED void attention_decode(const half *q, const half *k, const half *v, half *out, const int *pages, int length) {
  SHARED float query[128], scores[1024], part[8], sums[256];
  int t = thread(), head = block();
  if (t < 128) query[t] = (float)q[head * 128 + t];
  sync();
  float most = -3.0e38f, total = 0;
  for (int at = t / 16; at < length; at += 16) {
    const half *key = k + ((long)pages[at / 16] * 16 + at % 16) * 128 + t % 16 * 8;
    float dot = 0;
    for (int i = 0; i < 8; ++i) dot += (float)key[i] * query[t % 16 * 8 + i];
#pragma unroll
    for (int mask = 8; mask; mask /= 2) dot += shuffle_xor(dot, mask);
    if (t % 16 == 0) scores[at] = dot;
    most = larger(most, dot);
  }
  most = block_max(most, part);
  for (int at = t; at < length; at += 256) total += scores[at] = exponential(scores[at] - most);
  total = block_sum(total, part);
  float sum = 0;
  for (int at = t / 128; at < length; at += 2)
    sum += scores[at] * (float)v[((long)pages[at / 16] * 16 + at % 16) * 128 + t % 128];
  sums[t] = sum;
  sync();
  if (t < 128) out[head * 128 + t] = (half)((sums[t] + sums[t + 128]) / total);
}

// --- reduce: sums and the place of the maximum, by shuffles and by a tree; a scan of a workgroup in place -----------

KERNEL void reduce_sum(const float *in, float *out, int n) {
  SHARED float part[8];
  float v = 0;
  for (int i = block() * threads() + thread(); i < n; i += threads() * 64) v += in[i];
  v = block_sum(v, part);
  if (thread() == 0) out[block()] = v;
}

FIXED void reduce_argmax(const float *__restrict in, int *__restrict out, int n) {
  SHARED float most[256];
  SHARED int place[256];
  int t = thread(), at = 0;
  float v = -3.0e38f;
  for (int i = t; i < n; i += 256)
    if (in[(long)block() * n + i] > v) v = in[(long)block() * n + i], at = i;
  most[t] = v, place[t] = at;
  sync();
  for (int reach = 128; reach; reach /= 2) {
    if (t < reach && most[t + reach] > most[t]) most[t] = most[t + reach], place[t] = place[t + reach];
    sync();
  }
  if (t == 0) out[block()] = place[0];
}

KERNEL void reduce_scan(float *data, float *sums, int n) {
  SHARED float part[8];
  int at = block() * threads() + thread(), lane = thread() % WAVE;
  float v = at < n ? data[at] : 0;
#pragma unroll
  for (int delta = 1; delta < WAVE; delta *= 2) {
    float before = from_lane(lane_id() >= delta ? lane_id() - delta : lane_id(), v);
    if (lane >= delta) v += before;
  }
  if (lane == WAVE - 1) part[thread() / WAVE] = v;
  sync();
  for (int i = 0; i < thread() / WAVE; ++i) v += part[i];
  if (at < n) data[at] = v;
  if (thread() == threads() - 1) sums[block()] = v;
}

KERNEL void reduce_down(const double *__restrict in, float *__restrict out, int n) {
  SHARED float part[8];
  float v = 0;
  for (int i = thread(); i < n; i += threads()) v += (float)in[(long)block() * n + i];
#pragma unroll
  for (int delta = WAVE / 2; delta; delta /= 2) v += shuffle_down(v, delta);
  if (thread() % WAVE == 0) part[thread() / WAVE] = v;
  sync();
  if (thread() == 0) {
    for (int i = 1; i < threads() / WAVE; ++i) v += part[i];
    out[block()] = v;
  }
}

// --- q4: blocks of 32 weights of 4 bits with a scale, times a vector and times a matrix ------------------------------

struct Q4 {
  half scale;
  u8 bits[16];
};

KERNEL void q4_vector(const Q4 *weights, const float *x, float *y, int width) {
  SHARED float part[8];
  int blocks = width / 32;
  float sum = 0;
  for (int i = thread(); i < blocks; i += threads()) {
    const Q4 *w = weights + (long)block() * blocks + i;
    float dot = 0;
#pragma unroll
    for (int j = 0; j < 16; ++j)
      dot += (float)((w->bits[j] & 15) - 8) * x[i * 32 + j] + (float)((w->bits[j] >> 4) - 8) * x[i * 32 + j + 16];
    sum += dot * (float)w->scale;
  }
  sum = block_sum(sum, part);
  if (thread() == 0) y[block()] = sum;
}

FIXED void q4_matrix(const Q4 *__restrict weights, const float *__restrict x, float *__restrict y, int width, int rows) {
  SHARED float w[32][33], a[32][33];
  int t = thread(), i = t / 8, j = t % 8 * 4, row = __builtin_amdgcn_workgroup_id_y() * 32, column = block() * 32;
  float4 sum = 0;
  for (int k = 0; k < width; k += 32) {
    const Q4 *from = weights + ((long)(row + i) * width + k) / 32;
#pragma unroll
    for (int n = 0; n < 2; ++n) {
      int bits = from->bits[t % 8 * 2 + n];
      w[i][t % 8 * 2 + n] = (float)((bits & 15) - 8) * (float)from->scale;
      w[i][t % 8 * 2 + n + 16] = (float)((bits >> 4) - 8) * (float)from->scale;
    }
#pragma unroll
    for (int n = 0; n < 4; ++n) a[i][j + n] = x[(long)(column + i) * width + k + j + n];
    sync();
#pragma unroll
    for (int n = 0; n < 32; ++n) {
      float left = w[i][n];
      sum += left * (float4){a[j][n], a[j + 1][n], a[j + 2][n], a[j + 3][n]};
    }
    sync();
  }
#pragma unroll
  for (int n = 0; n < 4; ++n) y[(long)(column + j + n) * rows + row + i] = sum[n];
}

// --- csrmv: a sparse matrix times a vector, a row a wave and a row a workgroup ---------------------------------------

KERNEL void csrmv_wave(const int *starts, const int *columns, const float *values, const float *x, float *y, int rows) {
  int row = (block() * threads() + thread()) / WAVE;
  if (row >= rows) return;
  float sum = 0;
  for (int i = starts[row] + lane_id(); i < starts[row + 1]; i += WAVE) sum += values[i] * x[columns[i]];
  sum = wave_sum(sum);
  if (lane_id() == 0) y[row] = sum;
}

FIXED void csrmv_stream(const int *starts, const int *columns, const float *values, const float *x, float *y,
                        const int *rows) {
  SHARED float products[1024];
  int t = thread(), first = rows[block()], last = rows[block() + 1], begin = starts[first], end = starts[last];
  for (int i = t; i < end - begin && i < 1024; i += 256) products[i] = values[begin + i] * x[columns[begin + i]];
  sync();
  for (int row = first + t; row < last; row += 256) {
    float sum = 0;
    for (int i = starts[row] - begin; i < starts[row + 1] - begin; ++i) sum += products[i];
    y[row] = sum;
  }
}

// --- stencil: a tile with its rim in LDS, several rounds in LDS, and planes of a volume one after the other ----------

FIXED void stencil_tile(const float *__restrict in, float *__restrict out, int width) {
  SHARED float tile[18][18];
  int t = thread(), x = t % 16, y = t / 16, row = __builtin_amdgcn_workgroup_id_y() * 16, column = block() * 16;
  for (int i = t; i < 324; i += 256) tile[i / 18][i % 18] = in[(long)(row + i / 18) * width + column + i % 18];
  sync();
  out[(long)(row + y + 1) * width + column + x + 1] =
      tile[y + 1][x + 1] * 0.5f + (tile[y][x + 1] + tile[y + 2][x + 1] + tile[y + 1][x] + tile[y + 1][x + 2]) * 0.125f;
}

FIXED void stencil_rounds(float *data, int width, int rounds) {
  SHARED float tile[2][18][18];
  int t = thread(), x = t % 16 + 1, y = t / 16 + 1;
  float *from = data + (long)__builtin_amdgcn_workgroup_id_y() * 16 * width + block() * 16;
  for (int i = t; i < 648; i += 256) tile[i / 324][i / 18 % 18][i % 18] = 0;
  sync();
  tile[0][y][x] = from[(y - 1) * width + x - 1];
  sync();
  for (int round = 0; round < rounds; ++round) {
    float (*a)[18] = tile[round & 1], (*b)[18] = tile[~round & 1];
    b[y][x] = a[y][x] * 0.5f + (a[y - 1][x] + a[y + 1][x] + a[y][x - 1] + a[y][x + 1]) * 0.125f;
    sync();
  }
  from[(y - 1) * width + x - 1] = tile[rounds & 1][y][x];
}

FIXED void stencil_planes(const float *in, float *out, int width, int depth) {
  SHARED float tile[18][18];
  int t = thread(), x = t % 16, y = t / 16, plane = width * width;
  int base = (__builtin_amdgcn_workgroup_id_y() * 16) * width + block() * 16, at = base + (y + 1) * width + x + 1;
  float below = in[at], here = in[at + plane];
  for (int z = 1; z < depth - 1; ++z) {
    for (int i = t; i < 324; i += 256) tile[i / 18][i % 18] = in[z * plane + base + i / 18 * width + i % 18];
    float above = in[at + (z + 1) * plane];
    sync();
    out[at + z * plane] = here * 0.4f + (below + above + tile[y][x + 1] + tile[y + 2][x + 1] + tile[y + 1][x] +
                                         tile[y + 1][x + 2]) * 0.1f;
    sync();
    below = here, here = above;
  }
}
