/* A program that launches kernels and knows nothing of records: `extern "C"` kernel k(int *out, int n, void *unused).
     records_program module CODE [LAUNCHES]   by hipModuleLoadData and hipModuleLaunchKernel
     records_program file CODE                by hipModuleLoad and hipExtModuleLaunchKernel
     records_program linked CODE              registered as clang's code does in front of main, and <<<>>>
     records_program streams CODE             on two streams, without waiting between
     records_program both CODE                kernels k and other, on two streams, without waiting between
     records_program shrinking CODE           two launches, the second of one workgroup only
   It prints what the kernel left in out[0..3]. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef struct { unsigned x, y, z; } Dim3;
int hipModuleLoad(void **, const char *), hipModuleLoadData(void **, const void *), hipModuleUnload(void *), hipModuleGetFunction(void **, void *, const char *);
int hipModuleLaunchKernel(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **, void **);
int hipExtModuleLaunchKernel(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, size_t, void *, void **, void **, void *, void *, unsigned);
int hipLaunchKernel(const void *, Dim3, Dim3, void **, size_t, void *);
int hipMalloc(void **, size_t), hipMemcpy(void *, const void *, size_t, int), hipDeviceSynchronize(void), hipStreamCreate(void **), hipGetLastError(void);
void **__hipRegisterFatBinary(const void *);
void __hipRegisterFunction(void **, const void *, char *, const char *, unsigned, void *, void *, void *, void *, int *);
static void must(int error, const char *what) { if (error) { printf("%s: %d\n", what, error); exit(1); } }
static void stub_of_k(void) {}
int main(int count, char **words) {
  const char *mode = words[1];
  FILE *file = fopen(words[2], "rb");
  char *image = calloc(1, 1 << 20);
  if (!file || !fread(image, 1, 1 << 20, file)) return 2;
  int launches = count > 3 ? atoi(words[3]) : 1;
  void *module = 0, *function = 0, *out, *streams[2] = {0, 0};
  must(hipMalloc(&out, 1 << 16), "malloc");
  struct { void *out; int n; void *unused; } block = {out, 4, 0};
  size_t size = sizeof block;
  void *extra[] = {(void *)1, &block, (void *)2, &size, (void *)3}, *params[] = {&block.out, &block.n, &block.unused};
  if (!strcmp(mode, "linked")) {
    struct { uint32_t magic, version; const void *binary, *unused; } wrapper = {0x48495046, 1, image, 0};
    void **handle = __hipRegisterFatBinary(&wrapper);
    __hipRegisterFunction(handle, (void *)stub_of_k, "k", "k", -1, 0, 0, 0, 0, 0);
    for (int i = 0; i < launches; i++) must(hipLaunchKernel((void *)stub_of_k, (Dim3){2, 1, 1}, (Dim3){128, 1, 1}, params, 0, 0), "launch");
  } else {
    must(strcmp(mode, "file") ? hipModuleLoadData(&module, image) : hipModuleLoad(&module, words[2]), "load");
    must(hipModuleGetFunction(&function, module, "k"), "function");
    void *other = function;
    if (!strcmp(mode, "both")) must(hipModuleGetFunction(&other, module, "other"), "function");
    if (!strcmp(mode, "streams") || !strcmp(mode, "both")) for (int i = 0; i < 2; i++) must(hipStreamCreate(&streams[i]), "stream");
    if (!strcmp(mode, "streams") || !strcmp(mode, "both")) launches = 2;
    if (!strcmp(mode, "shrinking")) launches = 2;
    for (int i = 0; i < launches; i++)
      must(strcmp(mode, "file") ? hipModuleLaunchKernel(i % 2 ? other : function, !strcmp(mode, "shrinking") && i ? 1 : 2, 1, 1, 128, 1, 1, 0, streams[i % 2], 0, extra)
                                : hipExtModuleLaunchKernel(function, 256, 1, 1, 128, 1, 1, 0, 0, 0, extra, 0, 0, 0), "launch");
  }
  must(hipDeviceSynchronize(), "synchronize");
  int left[4];
  must(hipMemcpy(left, out, sizeof left, 2), "copy");
  if (module) must(hipModuleUnload(module), "unload");
  printf("%d %d %d %d, last error %d\n", left[0], left[1], left[2], left[3], hipGetLastError());
  return 0;
}
