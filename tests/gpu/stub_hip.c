/* A HIP runtime without a GPU, for tests of what calls it: memory is the host's, a launch writes down what it was given
   (file STUB_LOG) and adds 1 to the first byte of the buffer that the first argument points to, events tell times of a
   simple sequence. With STUB_GLOBALS, memory is filled as it is asked for. STUB_FAIL names a call that fails with the error STUB_ERROR; STUB_HANG makes synchronizing wait. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef int hipError_t;
static unsigned long clock_us = 0, launches = 0;

static hipError_t done(const char *call) {
  const char *failing = getenv("STUB_FAIL"), *error = getenv("STUB_ERROR");
  return failing && !strcmp(failing, call) ? (error ? atoi(error) : 999) : 0;
}

hipError_t hipInit(unsigned flags) { return done("hipInit"); }
hipError_t hipGetDeviceCount(int *count) { *count = getenv("STUB_NONE") ? 0 : 1; return getenv("STUB_NONE") ? 100 : done("hipGetDeviceCount"); }
hipError_t hipSetDevice(int number) { return done("hipSetDevice"); }
static hipError_t properties(char *to) {
  const char *arch = getenv("STUB_ARCH");
  memset(to, 0, 1472);
  strcpy(to, "a stub");
  strcpy(to + 1160, arch ? arch : "gfx942:sramecc+:xnack-"); /* hipDeviceProp_tR0600.gcnArchName */
  return done("hipGetDeviceProperties");
}
hipError_t hipGetDevicePropertiesR0600(char *to, int number) { return properties(to); }
hipError_t hipGetDeviceProperties(char *to, int number) { return properties(to); }
hipError_t hipMalloc(void **to, size_t size) { *to = calloc(1, size); return done("hipMalloc"); }
hipError_t hipFree(void *what) { free(what); return done("hipFree"); }
hipError_t hipMemcpy(void *to, const void *from, size_t size, int kind) { memcpy(to, from, size); return done("hipMemcpy"); }
hipError_t hipMemsetAsync(void *to, int value, size_t size, void *stream) { clock_us += 50; if (getenv("STUB_GLOBALS")) memset(to, value, size); return done("hipMemsetAsync"); }
hipError_t hipMemset(void *to, int value, size_t size) { memset(to, value, size); return done("hipMemset"); }
hipError_t hipModuleLoadData(void **module, const void *image) { *module = (void *)image; return done("hipModuleLoadData"); }
hipError_t hipModuleGetFunction(void **function, void *module, const char *name) {
  *function = strdup(name);
  return strncmp(name, "missing", 7) ? done("hipModuleGetFunction") : 500;
}
/* The variables of every module are the files of the folder STUB_GLOBALS, by name. */
hipError_t hipModuleGetGlobal(void **to, size_t *bytes, void *module, const char *name) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", getenv("STUB_GLOBALS") ? getenv("STUB_GLOBALS") : "/nowhere", name);
  FILE *file = fopen(path, "rb");
  if (!file) return 500; /* hipErrorNotFound */
  fseek(file, 0, SEEK_END);
  *bytes = ftell(file);
  rewind(file);
  *to = malloc(*bytes);
  if (fread(*to, 1, *bytes, file) != *bytes) return 999;
  fclose(file);
  return done("hipModuleGetGlobal");
}
hipError_t hipModuleLaunchKernel(void *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                                 unsigned lds, void *stream, void **params, void **extra) {
  size_t size = 0;
  unsigned char *data = 0;
  for (int i = 0; extra && (uintptr_t)extra[i] != 3; i += 2) {
    if ((uintptr_t)extra[i] == 1) data = extra[i + 1];
    if ((uintptr_t)extra[i] == 2) size = *(size_t *)extra[i + 1];
  }
  const char *log = getenv("STUB_LOG");
  FILE *file = log ? fopen(log, "a") : 0;
  if (file) {
    fprintf(file, "%s %u,%u,%u %u,%u,%u %u ", (char *)f, gx, gy, gz, bx, by, bz, lds);
    for (size_t i = 0; i < size; i++) fprintf(file, "%02x", data[i]);
    fprintf(file, "\n");
    fclose(file);
  }
  launches++;
  clock_us += 100 + launches % 7;
  const char *which = getenv("STUB_WRONG");
  if (size >= 8 && *(unsigned char **)data) **(unsigned char **)data = which && launches % 2 == 0 ? 99 : 1;
  return done("hipModuleLaunchKernel");
}
hipError_t hipDeviceSynchronize(void) {
  if (getenv("STUB_HANG")) sleep(600);
  if (getenv("STUB_FAULT")) abort();
  return done("hipDeviceSynchronize");
}
hipError_t hipEventCreate(void **event) { *event = calloc(1, sizeof(unsigned long)); return done("hipEventCreate"); }
hipError_t hipEventRecord(void *event, void *stream) { *(unsigned long *)event = clock_us; return done("hipEventRecord"); }
hipError_t hipEventElapsedTime(float *ms, void *start, void *stop) {
  *ms = (*(unsigned long *)stop - *(unsigned long *)start) / 1000.0f;
  return done("hipEventElapsedTime");
}
