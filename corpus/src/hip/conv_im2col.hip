// A 3x3 convolution of 8x8 pixels to 64 channels by 256 threads, as a product of matrices: per step of four input
// channels a patch with its border comes to LDS, is spread into columns, and is multiplied with the filter's part; the
// sums leave through a tile, so that stores are of whole rows. The columns outlive the patch, the tile comes last.
#include "device.h"

enum { THREADS = 256, PIXELS = 64, OUTPUTS = 64, INPUTS = 4, TAPS = 9 * INPUTS, EDGE = 10 };

extern "C" __global__ void __launch_bounds__(THREADS)
    conv_im2col(const float4 *image, const float *filters, float *out, int steps, int width) {
  __shared__ float4 patch[EDGE * EDGE];
  __shared__ float columns[TAPS][PIXELS + 1];
  __shared__ float filter[TAPS][OUTPUTS];
  __shared__ float staged[PIXELS][OUTPUTS + 1];
  const int id = thread(), pixel = (id & 15) * 4, output = (id >> 4) * 4;
  const int x = block() % (width / 8) * 8, y = block() / (width / 8) * 8;
  float4 sum[4] = {};

  for (int step = 0; step < steps; ++step) {
    if (id < EDGE * EDGE)
      patch[id] = image[((y + id / EDGE) * (width + 2) + x + id % EDGE) * steps + step];
    __syncthreads();
#pragma unroll
    for (int i = id; i < 9 * PIXELS; i += THREADS) {
      int tap = i / PIXELS, at = i % PIXELS;
      float4 four = patch[(at / 8 + tap / 3) * EDGE + at % 8 + tap % 3];
#pragma unroll
      for (int c = 0; c < INPUTS; ++c)
        columns[tap * INPUTS + c][at] = four[c];
    }
#pragma unroll
    for (int i = 0; i < TAPS * OUTPUTS; i += THREADS)
      (&filter[0][0])[i + id] = filters[step * TAPS * OUTPUTS + i + id];
    __syncthreads();
#pragma unroll 4
    for (int tap = 0; tap < TAPS; ++tap) {
      float4 weight = *(float4 *)&filter[tap][output];
#pragma unroll
      for (int i = 0; i < 4; ++i)
        sum[i] += columns[tap][pixel + i] * weight;
    }
    __syncthreads();
  }

#pragma unroll
  for (int i = 0; i < 4; ++i)
#pragma unroll
    for (int j = 0; j < 4; ++j)
      staged[pixel + i][output + j] = sum[i][j];
  __syncthreads();
#pragma unroll
  for (int i = id; i < PIXELS * OUTPUTS; i += THREADS) {
    int at = i / OUTPUTS;
    out[((y + at / 8) * width + x + at % 8) * OUTPUTS + i % OUTPUTS] = staged[at][i % OUTPUTS];
  }
}
