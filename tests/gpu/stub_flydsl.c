/* A stand-in for the library of FlyDSL's wheel that calls HIP: the calls that its engine makes around a launch. */
#include <stddef.h>
#include <stdint.h>
int hipModuleLoadData(void **, const void *);
int hipModuleGetFunction(void **, void *, const char *);
int hipModuleLaunchKernel(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **, void **);
int hipMalloc(void **, size_t);

void *mgpuModuleLoad(void *data, size_t size) { void *module = 0; (void)size; hipModuleLoadData(&module, data); return module; }
void *mgpuModuleGetFunction(void *module, const char *name) { void *function = 0; hipModuleGetFunction(&function, module, name); return function; }
void *mgpuMemAlloc(uint64_t size, void *stream, _Bool is_host_shared) { void *at = 0; (void)stream, (void)is_host_shared; hipMalloc(&at, size); return at; }
void mgpuLaunchKernel(void *function, intptr_t gx, intptr_t gy, intptr_t gz, intptr_t bx, intptr_t by, intptr_t bz, int32_t lds, void *stream, void **params, void **extra, size_t count) {
  (void)count;
  hipModuleLaunchKernel(function, gx, gy, gz, bx, by, bz, lds, stream, params, extra);
}
