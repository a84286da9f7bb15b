// Forms of kernels whose order is published (docs/measured/objective.md), written for the estimate of cycles. -DFORM=0 or
// 1 chooses the form, -DPAIR_... the pair. Every kernel takes (a, b, c, n) and goes through n / 16 tiles.
#define S __attribute__((shared))
#define KERNEL(n) extern "C" __attribute__((global, amdgpu_flat_work_group_size(n, n))) void
#define TX __builtin_amdgcn_workitem_id_x()
typedef _Float16 half4 __attribute__((ext_vector_type(4)));
typedef _Float16 half8 __attribute__((ext_vector_type(8)));
typedef float float16 __attribute__((ext_vector_type(16)));
#define LDS_DRAINED 0xC07F /* lgkmcnt(0), and nothing of the other counters */
#define LDS_LEAVES_4 0xC47F

// All of LDS is complete, then all waves meet: nothing of global memory is waited for.
__attribute__((device)) inline void meet() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup", "local");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup", "local");
}

#ifdef TRANSPOSE // 0: rows as they are; 1: columns; 2: rows with padding; 3: rows with chunks exchanged
#define LAYOUT (FORM ? TRANSPOSE : 0)
#define PITCH (LAYOUT == 2 ? 72 : 64)
__attribute__((device)) inline int place(int m, int k) {
  if (LAYOUT == 1) return k * 64 + m;
  if (LAYOUT == 3) return m * 64 + ((k / 8 ^ m / 8 % 8) * 8) + k % 8;
  return m * PITCH + k;
}
KERNEL(256) k(const _Float16 *__restrict a, const _Float16 *b, _Float16 *__restrict c, int n) {
  S static __attribute__((aligned(16))) _Float16 tile[64 * 72];
  int t = TX;
  for (int r = 0; r < n / 16; r++, a += 4096, c += 4096) {
    for (int p = 0; p < 2; p++) {
      int m = t / 8 + 32 * p, q = t % 8 * 8;
      half8 x = *(const half8 *)(a + m * 64 + q);
      if (LAYOUT == 1)
        for (int i = 0; i < 8; i++) tile[place(m, q + i)] = x[i];
      else
        *(half8 *)(tile + place(m, q)) = x;
    }
    meet();
    for (int p = 0; p < 2; p++) {
      int m = t % 8 * 8, q = t / 8 + 32 * p;
      half8 x;
      if (LAYOUT == 1)
        x = *(half8 *)(tile + place(m, q));
      else
        for (int i = 0; i < 8; i++) x[i] = tile[place(m + i, q)];
      for (int i = 0; i < 8; i++) c[(m + i) * 64 + q] = x[i];
    }
    meet();
  }
}
#endif

#ifdef GEMM // 128 x 128 by 64 of two halves, 4 waves of 64 x 64 each
#ifdef SWIZZLED
#define CHUNK(row, chunk) ((FORM ? (chunk) ^ (row) % 8 : (chunk)))
#else
#define CHUNK(row, chunk) ((chunk) ^ (row) % 8)
#endif
struct Parts { half8 a[4], b[4]; };
__attribute__((device)) inline void fetch(half8 *x, const _Float16 *from, int t, int r) {
  for (int i = 0; i < 4; i++) x[i] = *(const half8 *)(from + (t / 8 + 32 * i) * 1024 + r * 64 + t % 8 * 8);
}
__attribute__((device)) inline void keep(_Float16 *tile, const half8 *x, int t) {
  for (int i = 0; i < 4; i++) *(half8 *)(tile + (t / 8 + 32 * i) * 64 + CHUNK(t / 8 + 32 * i, t % 8) * 8) = x[i];
}
__attribute__((device)) inline half8 part(const _Float16 *tile, int row, int chunk) {
  return *(const half8 *)(tile + row * 64 + CHUNK(row, chunk) * 8);
}
__attribute__((device)) inline half4 low(half8 x) { return half4{x[0], x[1], x[2], x[3]}; }
__attribute__((device)) inline half4 high(half8 x) { return half4{x[4], x[5], x[6], x[7]}; }
// A quarter of a tile's sums: eight steps of k for each pair of halves of rows and columns.
__attribute__((device)) inline void step(float16 (*sum)[2], const _Float16 *ta, const _Float16 *tb, int wave, int lane,
                                         int s) {
  half8 x[2], y[2];
  for (int i = 0; i < 2; i++) x[i] = part(ta, wave / 2 * 64 + i * 32 + lane % 32, s * 2 + lane / 32);
  for (int i = 0; i < 2; i++) y[i] = part(tb, wave % 2 * 64 + i * 32 + lane % 32, s * 2 + lane / 32);
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++) {
      sum[i][j] = __builtin_amdgcn_mfma_f32_32x32x8f16(low(x[i]), low(y[j]), sum[i][j], 0, 0, 0);
      sum[i][j] = __builtin_amdgcn_mfma_f32_32x32x8f16(high(x[i]), high(y[j]), sum[i][j], 0, 0, 0);
    }
}
KERNEL(256) k(const _Float16 *__restrict a, const _Float16 *__restrict b, float *__restrict c, int n) {
  S static __attribute__((aligned(16))) _Float16 ta[2][128 * 64], tb[2][128 * 64];
  int t = TX, wave = t / 64, lane = t % 64, rounds = n / 16;
  float16 sum[2][2] = {};
  Parts next;
#if defined(STAGES) // 0: a tile is fetched when it is needed; 1: while the one before it is multiplied
  if (FORM) fetch(next.a, a, t, 0), fetch(next.b, b, t, 0);
  for (int r = 0; r < rounds; r++) {
    if (!FORM) fetch(next.a, a, t, r), fetch(next.b, b, t, r);
    keep(ta[0], next.a, t), keep(tb[0], next.b, t);
    meet();
    if (FORM) fetch(next.a, a, t, r + 1), fetch(next.b, b, t, r + 1);
    __builtin_amdgcn_sched_barrier(0);
    for (int s = 0; s < 4; s++) step(sum, ta[0], tb[0], wave, lane, s);
    meet();
  }
#elif defined(DEPTH) // tiles that are under way: 0: one; 1: two
  Parts after;
  fetch(next.a, a, t, 0), fetch(next.b, b, t, 0);
  if (FORM) fetch(after.a, a, t, 1), fetch(after.b, b, t, 1);
  for (int r = 0; r < rounds; r += 2) {
    keep(ta[0], next.a, t), keep(tb[0], next.b, t);
    meet();
    fetch(FORM ? next.a : after.a, a, t, r + 1 + FORM), fetch(FORM ? next.b : after.b, b, t, r + 1 + FORM);
    __builtin_amdgcn_sched_barrier(0);
    for (int s = 0; s < 4; s++) step(sum, ta[0], tb[0], wave, lane, s);
    keep(ta[1], after.a, t), keep(tb[1], after.b, t);
    meet();
    fetch(FORM ? after.a : next.a, a, t, r + 2 + FORM), fetch(FORM ? after.b : next.b, b, t, r + 2 + FORM);
    __builtin_amdgcn_sched_barrier(0);
    for (int s = 0; s < 4; s++) step(sum, ta[1], tb[1], wave, lane, s);
  }
#else // two buffers in turn, the next tile is fetched while one is multiplied
  fetch(next.a, a, t, 0), fetch(next.b, b, t, 0);
  keep(ta[0], next.a, t), keep(tb[0], next.b, t);
  for (int r = 0; r < rounds; r++) {
    int at = r % 2;
    meet();
    fetch(next.a, a, t, r + 1);
#ifdef SINK // the second operand's loads stand: 0: with the first's; 1: between the products
    if (!FORM) fetch(next.b, b, t, r + 1);
#else
    fetch(next.b, b, t, r + 1);
#endif
    __builtin_amdgcn_sched_barrier(0);
    for (int s = 0; s < 4; s++) {
#ifdef DRAINS // the reads of LDS in front of products are waited for: 0: all; 1: all but the last four
      half8 x[2], y[2];
      for (int i = 0; i < 2; i++) x[i] = part(ta[at], wave / 2 * 64 + i * 32 + lane % 32, s * 2 + lane / 32);
      for (int i = 0; i < 2; i++) y[i] = part(tb[at], wave % 2 * 64 + i * 32 + lane % 32, s * 2 + lane / 32);
      half8 more[2] = {part(ta[at], wave / 2 * 64 + lane % 32, (s * 2 + 2) % 8 + lane / 32),
                       part(tb[at], wave % 2 * 64 + lane % 32, (s * 2 + 2) % 8 + lane / 32)};
      half8 still[2] = {part(ta[at], wave / 2 * 64 + 32 + lane % 32, (s * 2 + 2) % 8 + lane / 32),
                        part(tb[at], wave % 2 * 64 + 32 + lane % 32, (s * 2 + 2) % 8 + lane / 32)};
      __builtin_amdgcn_sched_barrier(0);
      __builtin_amdgcn_s_waitcnt(FORM ? LDS_LEAVES_4 : LDS_DRAINED);
      __builtin_amdgcn_sched_barrier(0);
      for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++)
          sum[i][j] = __builtin_amdgcn_mfma_f32_32x32x8f16(low(x[i]), low(y[j]), sum[i][j], 0, 0, 0);
      for (int i = 0; i < 2; i++)
        sum[i][i] = __builtin_amdgcn_mfma_f32_32x32x8f16(high(more[i]), high(still[i]), sum[i][i], 0, 0, 0);
#else
      step(sum, ta[at], tb[at], wave, lane, s);
#endif
#ifdef SINK
      if (FORM && s == 1) {
        __builtin_amdgcn_sched_barrier(0);
        fetch(next.b, b, t, r + 1);
        __builtin_amdgcn_sched_barrier(0);
      }
#endif
    }
    keep(ta[1 - at], next.a, t), keep(tb[1 - at], next.b, t);
#ifdef BARRIERS // behind the writes of every second tile the waves meet: 0: once more than is needed; 1: not
    if (!FORM && at) meet();
#endif
  }
#endif
  for (int i = 0; i < 4; i++)
    for (int e = 0; e < 16; e++) c[t * 64 + i * 16 + e] = sum[i / 2][i % 2][e];
}
#endif

#ifdef STAGED // a vector is read: 0: through LDS, that 4 waves fill together; 1: by each wave from global memory
KERNEL(128) k(const float *__restrict w, const float *__restrict x, float *__restrict out, int n) {
  S static float tile[512];
  int t = TX;
  float sum = 0;
  for (int r = 0; r < n / 4; r++, x += 512) {
    if (!FORM) {
      for (int i = 0; i < 4; i++) tile[t + 128 * i] = x[t + 128 * i];
      __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
      __builtin_amdgcn_s_barrier();
      __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    }
    for (int i = 0; i < 16; i++) {
      int e = i * 32 + t % 32;
      sum += w[(t / 32 * 16 + i) * 32 + t % 32 + r * 2048] * (FORM ? x[e] : tile[e]);
    }
    if (!FORM) {
      __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
      __builtin_amdgcn_s_barrier();
      __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    }
  }
  out[t] = sum;
}
#endif

#ifdef PINGPONG // 256 x 256 by 64 of two halves, 8 waves of 64 x 128 each; one buffer, the next tile waits in registers
struct Slice { half8 a[2], b[4]; };
__attribute__((device)) inline void fetch(half8 *x, const _Float16 *from, int t, int r) {
  for (int i = 0; i < 4; i++) x[i] = *(const half8 *)(from + (t / 8 + 64 * i) * 1024 + r * 64 + t % 8 * 8);
}
__attribute__((device)) inline void keep(_Float16 *tile, const half8 *x, int t) {
  for (int i = 0; i < 4; i++) *(half8 *)(tile + (t / 8 + 64 * i) * 64 + (t % 8 ^ t / 8 % 8) * 8) = x[i];
}
__attribute__((device)) inline half8 part(const _Float16 *tile, int row, int chunk) {
  return *(const half8 *)(tile + row * 64 + (chunk ^ row % 8) * 8);
}
__attribute__((device)) inline Slice slice(const _Float16 *ta, const _Float16 *tb, int wave, int lane, int s) {
  Slice x;
  for (int i = 0; i < 2; i++) x.a[i] = part(ta, wave / 2 * 64 + i * 32 + lane % 32, s * 2 + lane / 32);
  for (int i = 0; i < 4; i++) x.b[i] = part(tb, wave % 2 * 128 + i * 32 + lane % 32, s * 2 + lane / 32);
  return x;
}
__attribute__((device)) inline half4 low(half8 x) { return half4{x[0], x[1], x[2], x[3]}; }
__attribute__((device)) inline half4 high(half8 x) { return half4{x[4], x[5], x[6], x[7]}; }
__attribute__((device)) inline void multiply(float16 (*sum)[4], const Slice &x) {
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 4; j++) {
      sum[i][j] = __builtin_amdgcn_mfma_f32_32x32x8f16(low(x.a[i]), low(x.b[j]), sum[i][j], 0, 0, 0);
      sum[i][j] = __builtin_amdgcn_mfma_f32_32x32x8f16(high(x.a[i]), high(x.b[j]), sum[i][j], 0, 0, 0);
    }
}
// The end of a stage: what it began in LDS is complete, and both groups of waves go on to their next stage.
__attribute__((device)) inline void turn(int priority) {
  __builtin_amdgcn_sched_barrier(0);
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup", "local");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup", "local");
  if (priority) __builtin_amdgcn_s_setprio(1);
  else __builtin_amdgcn_s_setprio(0);
  __builtin_amdgcn_sched_barrier(0);
}
KERNEL(512) k(const _Float16 *__restrict a, const _Float16 *__restrict b, float *__restrict c, int n) {
  S static __attribute__((aligned(16))) _Float16 ta[256 * 64], tb[256 * 64];
  int t = TX, wave = __builtin_amdgcn_readfirstlane(t / 64), lane = t % 64, rounds = n / 16;
  float16 sum[2][4] = {};
  half8 next_a[4], next_b[4];
  fetch(next_a, a, t, 0), fetch(next_b, b, t, 0);
  keep(ta, next_a, t), keep(tb, next_b, t);
  meet();
#if FORM // stages of memory and of products in turn, half of the waves one stage behind the other half
  if (wave >= 4) turn(0);
  for (int r = 0; r < rounds; r++) {
    Slice x = slice(ta, tb, wave, lane, 0);
    fetch(next_a, a, t, r + 1);
    turn(1);
    multiply(sum, x);
    turn(0);
    x = slice(ta, tb, wave, lane, 1);
    fetch(next_b, b, t, r + 1);
    turn(1);
    multiply(sum, x);
    turn(0);
    x = slice(ta, tb, wave, lane, 2);
    Slice last = slice(ta, tb, wave, lane, 3);
    turn(1);
    multiply(sum, x);
    turn(0);
    keep(ta, next_a, t), keep(tb, next_b, t);
    turn(1);
    multiply(sum, last);
    turn(0);
  }
  if (wave < 4) turn(0);
#else
  for (int r = 0; r < rounds; r++) {
    fetch(next_a, a, t, r + 1), fetch(next_b, b, t, r + 1);
    __builtin_amdgcn_sched_barrier(0);
    for (int s = 0; s < 4; s++) multiply(sum, slice(ta, tb, wave, lane, s));
    meet();
    keep(ta, next_a, t), keep(tb, next_b, t);
    meet();
  }
#endif
  for (int i = 0; i < 8; i++)
    for (int e = 0; e < 16; e++) c[t * 128 + i * 16 + e] = sum[i / 4][i % 4][e];
}
#endif

#ifdef ASYNC // 128 x 128 by 64 of two halves, 4 waves; the first operand through two buffers of LDS, the second as its parts
#define GLOBAL __attribute__((address_space(1)))
#define LOCAL __attribute__((address_space(3)))
__attribute__((device)) inline half4 low(half8 x) { return half4{x[0], x[1], x[2], x[3]}; }
__attribute__((device)) inline half4 high(half8 x) { return half4{x[4], x[5], x[6], x[7]}; }
// A quarter of a tile's rows: 0: by registers; 1: by copies, that lay a wave's lanes side by side.
struct Rows { half8 x[4]; };
__attribute__((device)) inline void fetch(Rows &rows, const _Float16 *from, _Float16 *tile, int t, int r) {
  for (int i = 0; i < 4; i++) {
    int row = t / 8 + 32 * i;
    const _Float16 *at = from + row * 1024 + r * 64 + (t % 8 ^ row % 8) * 8;
    if (FORM)
      __builtin_amdgcn_global_load_lds((GLOBAL void *)at, (LOCAL void *)(tile + (32 * i + t / 64 * 8) * 64), 16, 0, 0);
    else
      rows.x[i] = *(const half8 *)at;
  }
}
__attribute__((device)) inline void keep(const Rows &rows, _Float16 *tile, int t) {
  for (int i = 0; i < 4 && !FORM; i++) *(half8 *)(tile + (t / 8 + 32 * i) * 64 + t % 8 * 8) = rows.x[i];
}
__attribute__((device)) inline void ready() {
  if (FORM) __builtin_amdgcn_s_waitcnt(0x0F70); // vmcnt(0)
  meet();
}
__attribute__((device)) inline void tile_of(float16 (*sum)[2], const _Float16 *ta, const half8 *parts, int wave, int lane) {
  for (int s = 0; s < 4; s++) {
    half8 x[2], y[2];
    for (int i = 0; i < 2; i++) {
      int row = wave / 2 * 64 + i * 32 + lane % 32;
      x[i] = *(const half8 *)(ta + row * 64 + ((s * 2 + lane / 32) ^ row % 8) * 8);
      y[i] = parts[s * 2 + i];
    }
    for (int i = 0; i < 2; i++)
      for (int j = 0; j < 2; j++) {
        sum[i][j] = __builtin_amdgcn_mfma_f32_32x32x8f16(low(x[i]), low(y[j]), sum[i][j], 0, 0, 0);
        sum[i][j] = __builtin_amdgcn_mfma_f32_32x32x8f16(high(x[i]), high(y[j]), sum[i][j], 0, 0, 0);
      }
  }
}
KERNEL(256) k(const _Float16 *__restrict a, const _Float16 *__restrict b, float *__restrict c, int n) {
  S static __attribute__((aligned(16))) _Float16 even[128 * 64], odd[128 * 64];
  int t = TX, wave = __builtin_amdgcn_readfirstlane(t / 64), lane = t % 64, rounds = n / 16;
  const half8 *own = (const half8 *)b + wave % 2 * 512 + lane;
  float16 sum[2][2] = {};
  Rows rows;
  fetch(rows, a, even, t, 0);
  half8 parts[8], next[8];
  for (int i = 0; i < 8; i++) parts[i] = own[i * 64];
  keep(rows, even, t);
  ready();
  for (int r = 0; r < rounds; r += 2) {
    fetch(rows, a, odd, t, r + 1);
    for (int i = 0; i < 8; i++) next[i] = own[(r + 1) * 1024 + i * 64];
    __builtin_amdgcn_sched_barrier(0);
    tile_of(sum, even, parts, wave, lane);
    keep(rows, odd, t);
    ready();
    fetch(rows, a, even, t, r + 2);
    for (int i = 0; i < 8; i++) parts[i] = own[(r + 2) * 1024 + i * 64];
    __builtin_amdgcn_sched_barrier(0);
    tile_of(sum, odd, next, wave, lane);
    keep(rows, even, t);
    ready();
  }
  for (int i = 0; i < 4; i++)
    for (int e = 0; e < 16; e++) c[t * 64 + i * 16 + e] = sum[i / 2][i % 2][e];
}
#endif

#ifdef ROWS // RMS norm, 4 waves, 8 rows of 256 floats each; a row is loaded: 0: when it is needed; 1: while the one before is summed
KERNEL(256) k(const float *__restrict x, const float *__restrict gamma, float *__restrict out, int n) {
  typedef float float4 __attribute__((ext_vector_type(4)));
  int lane = TX % 64, first = TX / 64 * 8 * 64 + lane;
  const float4 *in = (const float4 *)x + first;
  float4 *to = (float4 *)out + first, scale = ((const float4 *)gamma)[lane], row = in[0], next = row;
  for (int r = 0; r < 8; r++) {
    int behind = r < 7 ? r + 1 : 7;
    if (FORM) next = in[behind * 64];
    __asm__ volatile("" ::: "memory"); // loads stay where they are
    float sum = row.x * row.x + row.y * row.y + row.z * row.z + row.w * row.w;
    for (int d = 1; d < 64; d *= 2)
      sum += __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((lane ^ d) * 4, __builtin_bit_cast(int, sum)));
    to[r * 64] = row * scale * __builtin_amdgcn_rsqf(sum * 0.00390625f + 1e-6f);
    __asm__ volatile("" ::: "memory");
    row = FORM ? next : in[behind * 64];
  }
}
#endif
