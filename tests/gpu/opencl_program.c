/* opencl_program CODE LAUNCHES [own]: launches the kernel k(out, n, records) of a binary by OpenCL; with a buffer of its own
   for the records, or none, and prints the first numbers of out, and whether its own buffer was written. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
void *clCreateProgramWithBinary(void *, uint32_t, void *const *, const size_t *, const unsigned char *const *, int32_t *, int32_t *);
void *clCreateKernel(void *, const char *, int32_t *);
void *clCreateBuffer(void *, uint64_t, size_t, void *, int32_t *);
int32_t clSetKernelArg(void *, uint32_t, size_t, const void *);
int32_t clFinish(void *);
int32_t clEnqueueReadBuffer(void *, void *, uint32_t, size_t, size_t, void *, uint32_t, const void *, void *);
int32_t clEnqueueNDRangeKernel(void *, void *, uint32_t, const size_t *, const size_t *, const size_t *, uint32_t, void *const *, void **);

int main(int count, char **words) {
  static unsigned char code[1 << 20];
  static int32_t left[1 << 18];
  FILE *file = fopen(words[1], "rb");
  size_t size = fread(code, 1, sizeof code, file), global = 256, local = 128;
  const unsigned char *image = code;
  int32_t error = 0, n = 4, out[4] = {0}, failed = 0;
  void *device = (void *)1, *program = clCreateProgramWithBinary((void *)1, 1, &device, &size, &image, 0, &error);
  void *kernel = clCreateKernel(program, "k", &error), *buffer = clCreateBuffer((void *)1, 1, 1 << 16, 0, &error);
  void *own = count > 3 ? clCreateBuffer((void *)1, 1, sizeof left, 0, &error) : 0;
  clSetKernelArg(kernel, 0, 8, &buffer);
  clSetKernelArg(kernel, 1, 4, &n);
  clSetKernelArg(kernel, 2, 8, own ? &own : 0);
  for (int i = 0; i < atoi(words[2]); i++) failed |= clEnqueueNDRangeKernel((void *)1, kernel, 1, 0, &global, &local, 0, 0, 0);
  failed |= clFinish((void *)1);
  if (!failed) clEnqueueReadBuffer((void *)1, buffer, 1, 0, sizeof out, out, 0, 0, 0);
  if (!failed && own) clEnqueueReadBuffer((void *)1, own, 1, 0, sizeof left, left, 0, 0, 0);
  int written = 0;
  for (size_t i = 0; i < sizeof left / sizeof *left; i++) written |= left[i] != 0;
  printf("%d %d %d %d, error %d, own %d\n", out[0], out[1], out[2], out[3], failed, written);
  return 0;
}
