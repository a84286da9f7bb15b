// Normalises 64 channels of 64 pixels by their mean and variance and turns them, channels first. A reduction of many
// stages: each work-item over its pixels, a tree over 16 rows of partial sums, for the mean and then for the squares of
// what differs from it; each has a buffer of its own, as have the pixels and the tile that they leave through.
enum { THREADS = 256, PIXELS = 64, CHANNELS = 64, ROWS = 16 };

void barrier_of_workgroup(void) {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

// The sums over the rows, in row 0.
void add_rows(local float4 (*parts)[CHANNELS / 4], int row, int four) {
  for (int reach = ROWS / 2; reach > 0; reach /= 2) {
    barrier_of_workgroup();
    if (row < reach)
      parts[row][four] += parts[row + reach][four];
  }
  barrier_of_workgroup();
}

kernel __attribute__((reqd_work_group_size(THREADS, 1, 1))) void
batch_norm(global const float4 *in, global const float4 *gain, global float *out, float epsilon) {
  local float4 pixels[PIXELS][CHANNELS / 4];
  local float4 sums[ROWS][CHANNELS / 4];
  local float4 squares[ROWS][CHANNELS / 4];
  local float4 scales[CHANNELS / 4];
  local float turned[CHANNELS][PIXELS + 1];
  int id = __builtin_amdgcn_workitem_id_x(), row = id >> 4, four = id & 15;
  size_t slab = (size_t)__builtin_amdgcn_workgroup_id_x() * PIXELS * CHANNELS;

  float4 sum = 0;
  for (int i = row; i < PIXELS; i += ROWS) {
    float4 pixel = in[slab / 4 + i * (CHANNELS / 4) + four];
    pixels[i][four] = pixel;
    sum += pixel;
  }
  sums[row][four] = sum;
  add_rows(sums, row, four);
  float4 mean = sums[0][four] / PIXELS, square = 0;
  for (int i = row; i < PIXELS; i += ROWS)
    square += (pixels[i][four] - mean) * (pixels[i][four] - mean);
  squares[row][four] = square;
  add_rows(squares, row, four);
  if (row == 0) {
    float4 variance = squares[0][four] / PIXELS + epsilon;
    float4 inverse = {__builtin_amdgcn_rsqf(variance.x), __builtin_amdgcn_rsqf(variance.y),
                      __builtin_amdgcn_rsqf(variance.z), __builtin_amdgcn_rsqf(variance.w)};
    scales[four] = inverse * gain[four];
  }
  barrier_of_workgroup();

  // Through registers: the tile may lie where the pixels were.
  float4 own[PIXELS / ROWS];
  for (int i = 0; i < PIXELS / ROWS; ++i)
    own[i] = (pixels[i * ROWS + row][four] - mean) * scales[four];
  barrier_of_workgroup();
  for (int i = 0; i < PIXELS / ROWS; ++i)
    for (int j = 0; j < 4; ++j)
      turned[four * 4 + j][i * ROWS + row] = own[i][j];
  barrier_of_workgroup();
#pragma unroll 4
  for (int i = id; i < PIXELS * CHANNELS; i += THREADS)
    out[slab + i] = turned[i / PIXELS][i % PIXELS];
}
