// Normalises 32 rows of 128 and multiplies them with a matrix of 128 x 64, in one kernel of 256 work-items. The rows as
// they came, the partial sums of two reductions, the normalised rows, two tiles of weights that take turns, and the
// results' tile have buffers of their own.
enum { THREADS = 256, ROWS = 32, WIDTH = 128, OUTPUTS = 64, STEP = 32, LANES = 8 };

void barrier_of_workgroup(void) {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

void fill(local float *to, global const float *from, int count, int id) {
  for (int i = id; i < count; i += THREADS)
    to[i] = from[i];
}

kernel __attribute__((reqd_work_group_size(THREADS, 1, 1))) void
layernorm_gemm(global const float *in, global const float *gain, global const float *shift,
               global const float *weights, global float *out) {
  local float raw[ROWS * WIDTH];
  local float sums[ROWS][LANES + 1];
  local float squares[ROWS][LANES + 1];
  local float normal[ROWS][WIDTH + 4];
  local float even[STEP * OUTPUTS] __attribute__((aligned(16))), odd[STEP * OUTPUTS] __attribute__((aligned(16)));
  local float results[ROWS][OUTPUTS + 4] __attribute__((aligned(16)));
  int id = __builtin_amdgcn_workitem_id_x(), row = id >> 3, lane = id & 7;
  size_t first = (size_t)__builtin_amdgcn_workgroup_id_x() * ROWS;

  fill(raw, in + first * WIDTH, ROWS * WIDTH, id);
  barrier_of_workgroup();
  float sum = 0;
  for (int i = lane; i < WIDTH; i += LANES)
    sum += raw[row * WIDTH + i];
  sums[row][lane] = sum;
  barrier_of_workgroup();
  float mean = 0;
  for (int i = 0; i < LANES; ++i)
    mean += sums[row][i];
  mean /= WIDTH;
  float square = 0;
  for (int i = lane; i < WIDTH; i += LANES)
    square += (raw[row * WIDTH + i] - mean) * (raw[row * WIDTH + i] - mean);
  squares[row][lane] = square;
  barrier_of_workgroup();
  float variance = 0;
  for (int i = 0; i < LANES; ++i)
    variance += squares[row][i];
  float scale = __builtin_amdgcn_rsqf(variance / WIDTH + 1e-5f);
  for (int i = lane; i < WIDTH; i += LANES)
    normal[row][i] = (raw[row * WIDTH + i] - mean) * scale * gain[i] + shift[i];
  barrier_of_workgroup();

  // While one tile of weights is used the other one is filled.
  int r = (id >> 4) * 2, c = (id & 15) * 4;
  float4 above = 0, below = 0;
  fill(even, weights, STEP * OUTPUTS, id);
#pragma unroll 1
  for (int k = 0; k < WIDTH; k += 2 * STEP) {
    barrier_of_workgroup();
    fill(odd, weights + (k + STEP) * OUTPUTS, STEP * OUTPUTS, id);
#pragma unroll 4
    for (int i = 0; i < STEP; ++i) {
      float4 weight = *(local float4 *)(even + i * OUTPUTS + c);
      above += normal[r][k + i] * weight;
      below += normal[r + 1][k + i] * weight;
    }
    barrier_of_workgroup();
    if (k + 2 * STEP < WIDTH)
      fill(even, weights + (k + 2 * STEP) * OUTPUTS, STEP * OUTPUTS, id);
#pragma unroll 4
    for (int i = 0; i < STEP; ++i) {
      float4 weight = *(local float4 *)(odd + i * OUTPUTS + c);
      above += normal[r][k + STEP + i] * weight;
      below += normal[r + 1][k + STEP + i] * weight;
    }
  }
  barrier_of_workgroup();
  *(local float4 *)&results[r][c] = above;
  *(local float4 *)&results[r + 1][c] = below;
  barrier_of_workgroup();
  for (int i = id; i < ROWS * OUTPUTS; i += THREADS)
    out[first * OUTPUTS + i] = results[i / OUTPUTS][i % OUTPUTS];
}
