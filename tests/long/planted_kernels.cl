// OpenCL kernels of classes that planted_kernels.hip has not. They use no device library, which is not installed.
#define K(x, y) __attribute__((amdgpu_flat_work_group_size(x *y, x *y), reqd_work_group_size(x, y, 1))) kernel void
#define TX __builtin_amdgcn_workitem_id_x()
#define TY __builtin_amdgcn_workitem_id_y()
#define BX __builtin_amdgcn_workgroup_id_x()
#define BAR                                                                                                            \
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");                                                               \
  __builtin_amdgcn_s_barrier();                                                                                        \
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup")
typedef unsigned long ulong_t;

K(16, 8) cl_stencil2d(global const float *in, global float *out, int w, int h) {
  local float s[10][18];
  int x = TX, y = TY, tiles = (w + 15) / 16, rows = (h + 7) / 8;
  for (int b = BX; b < tiles * rows; b += 2) {
    int x0 = b % tiles * 16, y0 = b / tiles * 8;
    for (int i = y * 16 + x; i < 180; i += 128) {
      int gx = x0 + i % 18 - 1, gy = y0 + i / 18 - 1;
      s[i / 18][i % 18] = gx >= 0 && gx < w && gy >= 0 && gy < h ? in[gy * w + gx] : 0;
    }
    BAR;
    if (x0 + x < w && y0 + y < h)
      out[(y0 + y) * w + x0 + x] = s[y][x + 1] + s[y + 2][x + 1] + s[y + 1][x] + s[y + 1][x + 2] - 4 * s[y + 1][x + 1];
    BAR;
  }
}

K(128, 1) cl_bitonic(global const int *in, global int *out, int n) {
  local int s[128];
  int t = TX;
  for (int b = BX * 128; b < n; b += 256) {
    s[t] = b + t < n ? in[b + t] : 0x7fffffff;
    BAR;
    for (int k = 2; k <= 128; k <<= 1)
      for (int j = k >> 1; j > 0; j >>= 1) {
        int p = t ^ j;
        if (p > t && (s[t] > s[p]) == ((t & k) == 0)) {
          int v = s[t];
          s[t] = s[p];
          s[p] = v;
        }
        BAR;
      }
    if (b + t < n)
      out[b + t] = s[t];
    BAR;
  }
}

K(64, 1) cl_softmax(global const float *in, global float *out, int rows, int cols) {
  local float s[64];
  int t = TX;
  for (int r = BX; r < rows; r += 2) {
    float m = -1e30f, v = 0;
    for (int c = t; c < cols; c += 64)
      m = in[r * cols + c] > m ? in[r * cols + c] : m;
    s[t] = m;
    BAR;
    for (int k = 32; k > 0; k >>= 1) {
      if (t < k)
        s[t] = s[t + k] > s[t] ? s[t + k] : s[t];
      BAR;
    }
    m = s[0];
    BAR;
    for (int c = t; c < cols; c += 64)
      v += __builtin_amdgcn_exp2f(in[r * cols + c] - m);
    s[t] = v;
    BAR;
    for (int k = 32; k > 0; k >>= 1) {
      if (t < k)
        s[t] += s[t + k];
      BAR;
    }
    for (int c = t; c < cols; c += 64)
      out[r * cols + c] = __builtin_amdgcn_exp2f(in[r * cols + c] - m) * __builtin_amdgcn_rcpf(s[0]);
    BAR;
  }
}

K(128, 1) cl_convolve(global const float *in, constant float *taps, global float *out, int n) {
  local float s[144];
  local float f[16];
  int t = TX;
  if (t < 16)
    f[t] = taps[t];
  for (int b = BX * 128; b < n; b += 256) {
    s[t] = b + t < n ? in[b + t] : 0;
    if (t < 16)
      s[128 + t] = b + 128 + t < n ? in[b + 128 + t] : 0;
    BAR;
    float v = 0;
    for (int k = 0; k < 16; k++)
      v += f[k] * s[t + k];
    if (b + t < n)
      out[b + t] = v;
    BAR;
  }
}

K(128, 1) cl_keep(global const int *in, global int *out, int n) { // stream compaction by a prefix of flags
  local int place[128];
  int t = TX, done = 0;
  for (int b = 0; b < n; b += 128) {
    int v = b + t < n ? in[b + t] : 0, keep = v & 1;
    place[t] = keep;
    BAR;
    for (int k = 1; k < 128; k <<= 1) {
      int add = t >= k ? place[t - k] : 0;
      BAR;
      place[t] += add;
      BAR;
    }
    if (keep)
      out[BX * n + done + place[t] - 1] = v;
    done += place[127];
    BAR;
  }
}

K(64, 1) cl_quantize(global const float *in, global char *out, global float *scales, int n) {
  local float s[64];
  int t = TX;
  for (int b = BX * 64; b < n; b += 128) {
    float v = b + t < n ? in[b + t] : 0, m = v < 0 ? -v : v;
    s[t] = m;
    BAR;
    for (int k = 32; k > 0; k >>= 1) {
      if (t < k && s[t + k] > s[t])
        s[t] = s[t + k];
      BAR;
    }
    m = s[0] > 0 ? s[0] : 1;
    if (b + t < n)
      out[b + t] = (char)(int)(v * 127.0f * __builtin_amdgcn_rcpf(m));
    if (t == 0)
      scales[b / 64] = m;
    BAR;
  }
}
