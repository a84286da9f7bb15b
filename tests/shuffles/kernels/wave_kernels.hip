// Kernels that exchange values between lanes as HIP's headers do: a sum of a workgroup, a softmax and an RMS norm of
// rows, a scan of each wave. Compiled for each architecture by
//   clang-22 -x hip --cuda-device-only --offload-arch=ARCH -nogpulib -nogpuinc -O3 -S -emit-llvm wave_kernels.hip

#define GLOBAL extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(1, 256)))
#define DEVICE static inline __attribute__((device)) __attribute__((always_inline))
#define SHARED static __attribute__((shared))
#define WAVE ((int)__builtin_amdgcn_wavefrontsize())

DEVICE int lane_id() { return __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0u)); }
DEVICE float from_lane(int lane, float v) {
  return __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute(lane << 2, __builtin_bit_cast(int, v)));
}
DEVICE float shuffle_xor(float v, int mask, int width) {
  int self = lane_id(), other = self ^ mask;
  return from_lane(other >= ((self + width) & ~(width - 1)) ? self : other, v);
}
DEVICE float shuffle_up(float v, int delta, int width) {
  int self = lane_id(), other = self - delta;
  return from_lane(other < (self & ~(width - 1)) ? self : other, v);
}
DEVICE float shuffle(float v, int lane, int width) {
  return from_lane((lane & (width - 1)) + (lane_id() & ~(width - 1)), v);
}
DEVICE void barrier() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
DEVICE float wave_sum(float v) {
#pragma unroll
  for (int mask = WAVE / 2; mask; mask /= 2) v += shuffle_xor(v, mask, WAVE);
  return v;
}
DEVICE float wave_max(float v) {
#pragma unroll
  for (int mask = WAVE / 2; mask; mask /= 2) v = __builtin_fmaxf(v, shuffle_xor(v, mask, WAVE));
  return v;
}
DEVICE float block_sum(float v, float *part) {
  int t = __builtin_amdgcn_workitem_id_x(), waves = (__builtin_amdgcn_workgroup_size_x() + WAVE - 1) / WAVE;
  v = wave_sum(v);
  barrier();
  if (t % WAVE == 0) part[t / WAVE] = v;
  barrier();
  v = t % WAVE < waves ? part[t % WAVE] : 0.0f;
#pragma unroll
  for (int mask = 4; mask; mask /= 2) v += shuffle_xor(v, mask, 8);
  return shuffle(v, 0, 8);
}

GLOBAL void block_reduce(const float *__restrict__ in, float *__restrict__ out, int n) {
  SHARED float part[8];
  int t = __builtin_amdgcn_workitem_id_x(), size = __builtin_amdgcn_workgroup_size_x();
  float v = 0.0f;
  for (int at = __builtin_amdgcn_workgroup_id_x() * size + t; at < n; at += 2 * size) v += in[at];
  v = block_sum(v, part);
  if (t == 0) out[__builtin_amdgcn_workgroup_id_x()] = v;
}

GLOBAL void softmax_row(const float *__restrict__ in, float *__restrict__ out, int n) {
  int lane = lane_id(), row = __builtin_amdgcn_workgroup_id_x() * n;
  float most = -3.0e38f, total = 0.0f;
  for (int at = lane; at < n; at += WAVE) most = __builtin_fmaxf(most, in[row + at]);
  most = wave_max(most);
  for (int at = lane; at < n; at += WAVE) total += __builtin_amdgcn_exp2f(in[row + at] - most);
  total = wave_sum(total);
  for (int at = lane; at < n; at += WAVE) out[row + at] = __builtin_amdgcn_exp2f(in[row + at] - most) / total;
}

GLOBAL void rms_norm(const float *__restrict__ in, float *__restrict__ out, int n) {
  SHARED float part[8];
  int t = __builtin_amdgcn_workitem_id_x(), size = __builtin_amdgcn_workgroup_size_x();
  int row = __builtin_amdgcn_workgroup_id_x() * n;
  float squares = 0.0f;
  for (int at = t; at < n; at += size) squares += in[row + at] * in[row + at];
  float scale = __builtin_amdgcn_rsqf(block_sum(squares, part) / n + 1.0e-6f);
  for (int at = t; at < n; at += size) out[row + at] = in[row + at] * scale;
}

// A lane whose number is beyond the end leaves before the exchanges.
GLOBAL void guarded_scan(const float *__restrict__ in, float *__restrict__ out, int n) {
  int at = __builtin_amdgcn_workgroup_id_x() * __builtin_amdgcn_workgroup_size_x() + __builtin_amdgcn_workitem_id_x();
  if (at >= n) return;
  float v = in[at];
#pragma unroll
  for (int delta = 1; delta < 16; delta *= 2) {
    float before = shuffle_up(v, delta, 16);
    if ((lane_id() & 15) >= delta) v += before;
  }
  out[at] = v;
}
