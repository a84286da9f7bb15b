/* Records of instrumented kernels, fetched behind each launch of a program that knows nothing of them.

   Preloaded (LD_PRELOAD), this library stands in front of HIP's runtime. Where LDSOPT_RECORDS names a folder, each launch
   of an instrumented kernel is waited for, and the memory of its records goes into a file KERNEL.N.dump there: the header
   that `ldsopt instrument` put into the module, and behind it the memory. Without the variable every call goes straight
   on.

   A launch: wait for the device; clear the memory; launch; wait; copy; write. One at a time, under a lock, since launches
   of a kernel share its memory. So launches of instrumented kernels never overlap, each other or anything else.

   LDSOPT_RECORDS            the folder for dumps; it has to be there
   LDSOPT_RECORDS_LAUNCHES   of each kernel so many launches are recorded, 16 by default; later ones go straight on

   How the memory is found. A module's image holds the names of its symbols; `ldsopt.records.KERNEL.header` among them
   tells of an instrumented kernel, without a call that could fail and leave its error behind for the program. The address
   of what a module has that was loaded by a call comes from hipModuleGetGlobal. Of code that is linked into the program,
   only registered variables have addresses, so this library registers these two of each instrumented kernel
   (__hipRegisterVar), and asks for them by hipGetSymbolAddress.

   OpenCL has no call that gives the address of a variable. There a kernel is instrumented with --buffer arg, and this
   library sets that argument itself: a buffer of its own, cleared in front of each launch and read behind it. The header
   is found in the binary of the program by its symbol (ELF). Only programs made by clCreateProgramWithBinary are seen.

   The types here are HIP's binary interface on x86-64 and AArch64 Linux, declared by hand: no header of ROCm is needed. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef int hipError_t;
typedef struct { uint32_t x, y, z; } Dim3;
/* The beginnings of HIP_LAUNCH_CONFIG and hipLaunchConfig_t, as far as the stream. */
typedef struct { uint32_t grid[3], block[3], lds; void *stream; } DriverConfig;
typedef struct { Dim3 grid, block; size_t lds; void *stream; } RuntimeConfig;
enum { DEVICE_TO_HOST = 2, NOT_INITIALIZED = 3, WORDS = 10, CONTROL_BYTES = 128, MOST_HEADER = 1 << 24 };

/* An instrumented kernel of a module, or of the code that is linked into the program. */
typedef struct Kernel {
  struct Kernel *next;
  void *module;       /* HIP's handle of the module, or of the linked code */
  char *name;
  int is_linked, launches, was_told;
  const unsigned char *header; /* of a kernel of OpenCL: its bytes; and the buffer that stands for its argument */
  size_t header_size;
  void *buffer;
  char shadows[2];    /* their addresses stand for header and memory in hipGetSymbolAddress */
} Kernel;
/* What a program launches: HIP's handle of a function, or the host's function that stands for it. */
typedef struct Entry { struct Entry *next; const void *handle; Kernel *kernel; } Entry;

static Kernel *kernels;
static Entry *entries;
static pthread_mutex_t tables = PTHREAD_MUTEX_INITIALIZER, launching = PTHREAD_MUTEX_INITIALIZER;
static __thread int inside; /* a call of ours, or one that HIP makes of itself */
static void *last_stream;
static int has_stream, told_of_streams, dumps, seen;

static void say(const char *format, ...) {
  va_list given;
  char line[2048];
  va_start(given, format);
  vsnprintf(line, sizeof line, format, given);
  va_end(given);
  fprintf(stderr, "ldsopt records: %s\n", line);
}

static const char *folder(void) {
  const char *found = getenv("LDSOPT_RECORDS");
  return found && *found ? found : 0;
}
static int most_launches(void) {
  const char *said = getenv("LDSOPT_RECORDS_LAUNCHES");
  return said && atoi(said) > 0 ? atoi(said) : 16;
}

/* The runtime's own function. A program that calls one has it. */
static void *real(const char *name) {
  static const char *const names[] = {"libamdhip64.so", "libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so.5", 0};
  void *found = dlsym(RTLD_NEXT, name), *library;
  for (int i = 0; !found && names[i]; i++) if ((library = dlopen(names[i], RTLD_LAZY | RTLD_NOLOAD))) found = dlsym(library, name);
  return found;
}
#define REAL(name, ...) static hipError_t (*real_)(__VA_ARGS__); if (!real_) *(void **)&real_ = real(#name); if (!real_) return NOT_INITIALIZED

/* --- images ------------------------------------------------------------------------------------------------------ */
static uint64_t number_at(const unsigned char *at, int bytes) {
  uint64_t found = 0;
  memcpy(&found, at, bytes);
  return found;
}
/* Bytes of an image: an ELF file, or clang's bundle of several; 0 if it is neither. Sources: the ELF specification
   (e_phoff, e_shoff, ...), clang's ClangOffloadBundler documentation, "Bundled Binary File Layout". */
static size_t image_size(const unsigned char *image) {
  if (!memcmp(image, "\177ELF\2", 5)) {
    size_t most = number_at(image + 40, 8) + number_at(image + 60, 2) * number_at(image + 58, 2);
    const unsigned char *segment = image + number_at(image + 32, 8);
    for (unsigned i = 0; i < number_at(image + 56, 2); i++, segment += number_at(image + 54, 2)) {
      size_t end = number_at(segment + 8, 8) + number_at(segment + 32, 8);
      if (end > most) most = end;
    }
    return most;
  }
  if (!memcmp(image, "__CLANG_OFFLOAD_BUNDLE__", 24)) {
    size_t most = 0;
    const unsigned char *entry = image + 32;
    for (uint64_t i = 0, n = number_at(image + 24, 8); i < n && i < 4096; i++) {
      size_t end = number_at(entry, 8) + number_at(entry + 8, 8);
      if (end > most) most = end;
      entry += 24 + number_at(entry + 16, 8);
    }
    return most;
  }
  return 0;
}

static Kernel *add_kernel(void *module, const char *name, int is_linked) {
  for (Kernel *one = kernels; one; one = one->next) if (one->module == module && !strcmp(one->name, name)) return 0;
  Kernel *made = calloc(1, sizeof *made);
  made->module = module;
  made->name = strdup(name);
  made->is_linked = is_linked;
  made->next = kernels;
  return kernels = made;
}

/* Notes the kernels of an image that make records. */
static void note_image(void *module, const unsigned char *image, size_t size, int is_linked) {
  static const char begin[] = "ldsopt.records.", end[] = ".header";
  if (size >= 4 && !memcmp(image, "CCOB", 4)) {
    static int told;
    if (!told++) say("code that is compressed (CCOB) is not looked into; build with --no-offload-compress");
    return;
  }
  const unsigned char *at = image, *last = image + size;
  while ((at = memmem(at, last - at, begin, sizeof begin - 1))) {
    const char *name = (const char *)at + sizeof begin - 1;
    size_t length = strnlen(name, last - (const unsigned char *)name), tail = sizeof end - 1;
    at = (const unsigned char *)name;
    if (name + length == (const char *)last || length <= tail || memcmp(name + length - tail, end, tail)) continue;
    char *kernel = strndup(name, length - tail);
    Kernel *made = add_kernel(module, kernel, is_linked);
    free(kernel);
    if (!made || !is_linked) continue;
    static void (*registering)(void **, void *, char *, char *, int, size_t, int, int);
    if (!registering) *(void **)&registering = real("__hipRegisterVar");
    if (!registering) continue;
    char *variable = 0, *header = 0;
    if (asprintf(&header, "%s%s%s", begin, made->name, end) < 0 || asprintf(&variable, "%s%s", begin, made->name) < 0) abort();
    registering(module, &made->shadows[0], header, header, 0, 0, 0, 0); /* HIP keeps neither text, but we do */
    if (memmem(image, size, variable, strlen(variable) + 1)) registering(module, &made->shadows[1], variable, variable, 0, 0, 0, 0);
  }
}

static void note_module(void *module, const unsigned char *image, size_t size) {
  if (!(folder() || seen) || !image) return;
  if (!size && !(size = memcmp(image, "CCOB", 4) ? image_size(image) : 4)) return;
  pthread_mutex_lock(&tables);
  seen = 1;
  note_image(module, image, size, 0);
  pthread_mutex_unlock(&tables);
}
static void note_function(const void *handle, void *module, const char *name) {
  pthread_mutex_lock(&tables);
  for (Kernel *one = kernels; one; one = one->next)
    if (one->module == module && !strcmp(one->name, name)) {
      Entry *made = calloc(1, sizeof *made);
      made->handle = handle, made->kernel = one, made->next = entries;
      entries = made;
    }
  pthread_mutex_unlock(&tables);
}
static void forget_module(void *module) {
  pthread_mutex_lock(&tables);
  for (Entry **at = &entries; *at;) {
    Entry *one = *at;
    if (one->kernel->module == module) { *at = one->next; free(one); } else at = &one->next;
  }
  for (Kernel **at = &kernels; *at;) {
    Kernel *one = *at;
    if (one->module == module && !one->is_linked) { *at = one->next; free(one->name); free(one); } else at = &one->next;
  }
  pthread_mutex_unlock(&tables);
}
static Kernel *kernel_of(const void *handle) {
  if (inside || !folder()) return 0;
  pthread_mutex_lock(&tables);
  Entry *one = entries;
  while (one && one->handle != handle) one = one->next;
  Kernel *found = one ? one->kernel : 0;
  pthread_mutex_unlock(&tables);
  return found;
}

/* --- calls of the runtime ---------------------------------------------------------------------------------------- */
static hipError_t synchronize(void) { REAL(hipDeviceSynchronize, void); return real_(); }
static hipError_t clear(void *at, size_t size) { REAL(hipMemset, void *, int, size_t); return real_(at, 0, size); }
static hipError_t copy(void *to, const void *from, size_t size) { REAL(hipMemcpy, void *, const void *, size_t, int); return real_(to, from, size, DEVICE_TO_HOST); }
static hipError_t module_global(void **at, size_t *size, void *module, const char *name) { REAL(hipModuleGetGlobal, void **, size_t *, void *, const char *); return real_(at, size, module, name); }
static hipError_t symbol_address(void **at, const void *symbol) { REAL(hipGetSymbolAddress, void **, const void *); return real_(at, symbol); }
static hipError_t symbol_size(size_t *size, const void *symbol) { REAL(hipGetSymbolSize, size_t *, const void *); return real_(size, symbol); }
/* Of a stream that is being captured nothing may be waited for. */
static int is_capturing(void *stream) {
  static hipError_t (*asked)(void *, int *);
  if (!asked) *(void **)&asked = real("hipStreamIsCapturing");
  int status = 0;
  return asked && !asked(stream, &status) && status;
}

static hipError_t variable(Kernel *kernel, int which, void **at, size_t *size) {
  if (kernel->is_linked) {
    hipError_t error = symbol_address(at, &kernel->shadows[which]);
    return error ? error : symbol_size(size, &kernel->shadows[which]);
  }
  char *name = 0;
  if (asprintf(&name, "ldsopt.records.%s%s", kernel->name, which ? "" : ".header") < 0) abort();
  hipError_t error = module_global(at, size, kernel->module, name);
  free(name);
  return error;
}

/* --- dumps ------------------------------------------------------------------------------------------------------- */
static int write_whole(int file, const char *data, size_t size) {
  while (size) {
    ssize_t done = write(file, data, size);
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return 0;
    data += done, size -= done;
  }
  return 1;
}
/* A file with the next number that is free, whole or not at all. Other processes may write into the same folder. */
static void write_dump(Kernel *kernel, const char *data, size_t size) {
  char name[128], *partial = 0, *path = 0;
  size_t length = 0;
  for (const char *at = kernel->name; *at && length < sizeof name - 1; at++)
    name[length++] = (*at >= '0' && *at <= '9') || (*at >= 'A' && *at <= 'Z') || (*at >= 'a' && *at <= 'z') || *at == '_' ? *at : '-';
  name[length] = 0;
  if (asprintf(&partial, "%s/.%s.%d.partial", folder(), name, (int)getpid()) < 0) abort();
  int file = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  int is_written = file >= 0 && write_whole(file, data, size);
  if (file >= 0 && close(file)) is_written = 0;
  for (int number = kernel->launches; is_written; number++) {
    free(path);
    if (asprintf(&path, "%s/%s.%04d.dump", folder(), name, number) < 0) abort();
    if (!link(partial, path)) { dumps++; break; }
    if (errno != EEXIST) is_written = 0;
  }
  if (!is_written) say("launch %d of %s: no dump: %s: %s", kernel->launches, kernel->name, path ? path : partial, strerror(errno));
  unlink(partial);
  free(partial);
  free(path);
}

/* A launch on its way; without a kernel, nothing is recorded of it. */
typedef struct { Kernel *kernel; void *records; char *data; size_t header, size; int is_locked; } Launch;

static void give_up(Launch *launch, const char *why, hipError_t error) {
  Kernel *kernel = launch->kernel;
  if (error) say("launch %d of %s: no dump: %s (%s error %d)", kernel->launches, kernel->name, why, error < 0 ? "OpenCL's" : "HIP's", error);
  else say("launch %d of %s: no dump: %s", kernel->launches, kernel->name, why);
  launch->kernel = 0;
}

/* Finds header and memory, and clears the memory. */
static void prepare(Launch *launch, void *stream) {
  Kernel *kernel = launch->kernel;
  void *header = 0;
  hipError_t error;
  if (++kernel->launches > most_launches()) {
    if (kernel->launches == most_launches() + 1) say("%s: the first %d launches are recorded; LDSOPT_RECORDS_LAUNCHES asks for more", kernel->name, most_launches());
    launch->kernel = 0;
    return;
  }
  if (is_capturing(stream)) { give_up(launch, "it is captured into a graph; launch it without", 0); return; }
  if ((error = synchronize())) { give_up(launch, "what was launched before it failed", error); return; }
  if ((error = variable(kernel, 0, &header, &launch->header))) { give_up(launch, "its header is not found", error); return; }
  if (launch->header < WORDS * 4 || launch->header > MOST_HEADER) { give_up(launch, "its header is none", 0); return; }
  if (!(launch->data = malloc(launch->header))) { give_up(launch, "no room for its header", 0); return; }
  if ((error = copy(launch->data, header, launch->header))) { give_up(launch, "its header cannot be read", error); return; }
  if (!memmem(launch->data, launch->header, "\"argument\":null", 15)) {
    if (!kernel->was_told++) say("%s: its records go to an argument (--buffer arg), which the program reads; or instrument with --buffer device", kernel->name);
    launch->kernel = 0;
    return;
  }
  uint32_t words[WORDS];
  memcpy(words, launch->data, sizeof words);
  size_t needed = (size_t)CONTROL_BYTES + words[4];
  if ((error = variable(kernel, 1, &launch->records, &launch->size))) { give_up(launch, "the memory for its records is not found", error); return; }
  if (launch->size != needed) {
    char why[128];
    snprintf(why, sizeof why, "the memory for its records has %zu bytes, not %zu", launch->size, needed);
    give_up(launch, why, 0);
    return;
  }
  if ((error = clear(launch->records, launch->size)) || (error = synchronize())) give_up(launch, "its memory cannot be cleared", error);
}

/* In front of a launch. What cannot be recorded is launched as it is. */
static Launch begin(const void *handle, void *stream) {
  Launch made = {kernel_of(handle), 0, 0, 0, 0, 0};
  if (!made.kernel) return made;
  static const char one_by_one[] = "launches of kernels that make records are done one after the other";
  if (pthread_mutex_trylock(&launching)) {
    if (!told_of_streams++) say("%s (two threads launch at once)", one_by_one);
    pthread_mutex_lock(&launching);
  }
  if (has_stream && stream != last_stream && !told_of_streams++) say("%s (several streams)", one_by_one);
  last_stream = stream, has_stream = inside = made.is_locked = 1;
  prepare(&made, stream);
  return made;
}

/* Behind it. The program gets the launch's own answer. */
static hipError_t finish(Launch launch, hipError_t launched) {
  hipError_t error;
  char *data;
  if (launch.kernel && launched) give_up(&launch, "the launch failed", launched);
  if (launch.kernel && (error = synchronize())) give_up(&launch, "the kernel failed", error);
  if (launch.kernel) {
    if (!(data = realloc(launch.data, launch.header + launch.size))) give_up(&launch, "no room for its records", 0);
    else {
      launch.data = data;
      if ((error = copy(data + launch.header, launch.records, launch.size))) give_up(&launch, "its records cannot be read", error);
      else write_dump(launch.kernel, data, launch.header + launch.size);
    }
  }
  free(launch.data);
  if (launch.is_locked) {
    inside = 0;
    pthread_mutex_unlock(&launching);
  }
  return launched;
}

__attribute__((destructor)) static void report(void) {
  if (folder() && seen) say("%d %s in %s", dumps, dumps == 1 ? "dump" : "dumps", folder());
}

/* --- what programs call ------------------------------------------------------------------------------------------ */
hipError_t hipModuleLoad(void **module, const char *path) {
  REAL(hipModuleLoad, void **, const char *);
  hipError_t error = real_(module, path);
  FILE *file = !error && folder() ? fopen(path, "rb") : 0;
  if (!file) return error;
  char *image = 0;
  long size = fseek(file, 0, SEEK_END) ? 0 : ftell(file);
  rewind(file);
  if (size >= 64 && (image = malloc(size)) && fread(image, 1, size, file) == (size_t)size) note_module(*module, (unsigned char *)image, size);
  free(image);
  fclose(file);
  return error;
}
hipError_t hipModuleLoadData(void **module, const void *image) {
  REAL(hipModuleLoadData, void **, const void *);
  hipError_t error = real_(module, image);
  if (!error) note_module(*module, image, 0);
  return error;
}
hipError_t hipModuleLoadDataEx(void **module, const void *image, unsigned count, int *options, void **values) {
  REAL(hipModuleLoadDataEx, void **, const void *, unsigned, int *, void **);
  hipError_t error = real_(module, image, count, options, values);
  if (!error) note_module(*module, image, 0);
  return error;
}
hipError_t hipModuleUnload(void *module) {
  REAL(hipModuleUnload, void *);
  forget_module(module);
  return real_(module);
}
hipError_t hipModuleGetFunction(void **function, void *module, const char *name) {
  REAL(hipModuleGetFunction, void **, void *, const char *);
  hipError_t error = real_(function, module, name);
  if (!error) note_function(*function, module, name);
  return error;
}
hipError_t hipModuleLaunchKernel(void *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned lds, void *stream, void **params, void **extra) {
  REAL(hipModuleLaunchKernel, void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **, void **);
  Launch launch = begin(f, stream);
  return finish(launch, real_(f, gx, gy, gz, bx, by, bz, lds, stream, params, extra));
}
hipError_t hipModuleLaunchCooperativeKernel(void *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned lds, void *stream, void **params) {
  REAL(hipModuleLaunchCooperativeKernel, void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **);
  Launch launch = begin(f, stream);
  return finish(launch, real_(f, gx, gy, gz, bx, by, bz, lds, stream, params));
}
typedef hipError_t ExtendedLaunch(void *, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, size_t, void *, void **, void **, void *, void *, uint32_t);
hipError_t hipExtModuleLaunchKernel(void *f, uint32_t gx, uint32_t gy, uint32_t gz, uint32_t bx, uint32_t by, uint32_t bz, size_t lds, void *stream, void **params, void **extra, void *start, void *stop, uint32_t flags) {
  static ExtendedLaunch *real_;
  if (!real_) *(void **)&real_ = real("hipExtModuleLaunchKernel");
  if (!real_) return NOT_INITIALIZED;
  Launch launch = begin(f, stream);
  return finish(launch, real_(f, gx, gy, gz, bx, by, bz, lds, stream, params, extra, start, stop, flags));
}
hipError_t hipDrvLaunchKernelEx(const DriverConfig *config, void *f, void **params, void **extra) {
  REAL(hipDrvLaunchKernelEx, const DriverConfig *, void *, void **, void **);
  Launch launch = begin(f, config ? config->stream : 0);
  return finish(launch, real_(config, f, params, extra));
}
hipError_t hipLaunchKernel(const void *f, Dim3 grid, Dim3 block, void **params, size_t lds, void *stream) {
  REAL(hipLaunchKernel, const void *, Dim3, Dim3, void **, size_t, void *);
  Launch launch = begin(f, stream);
  return finish(launch, real_(f, grid, block, params, lds, stream));
}
hipError_t hipExtLaunchKernel(const void *f, Dim3 grid, Dim3 block, void **params, size_t lds, void *stream, void *start, void *stop, int flags) {
  REAL(hipExtLaunchKernel, const void *, Dim3, Dim3, void **, size_t, void *, void *, void *, int);
  Launch launch = begin(f, stream);
  return finish(launch, real_(f, grid, block, params, lds, stream, start, stop, flags));
}
hipError_t hipLaunchCooperativeKernel(const void *f, Dim3 grid, Dim3 block, void **params, unsigned lds, void *stream) {
  REAL(hipLaunchCooperativeKernel, const void *, Dim3, Dim3, void **, unsigned, void *);
  Launch launch = begin(f, stream);
  return finish(launch, real_(f, grid, block, params, lds, stream));
}
hipError_t hipLaunchKernelExC(const RuntimeConfig *config, const void *f, void **params) {
  REAL(hipLaunchKernelExC, const RuntimeConfig *, const void *, void **);
  Launch launch = begin(f, config ? config->stream : 0);
  return finish(launch, real_(config, f, params));
}
hipError_t hipGetFuncBySymbol(void **function, const void *symbol) {
  REAL(hipGetFuncBySymbol, void **, const void *);
  hipError_t error = real_(function, symbol);
  Kernel *kernel = error ? 0 : kernel_of(symbol);
  if (kernel) note_function(*function, kernel->module, kernel->name);
  return error;
}

/* Code that is linked into the program registers itself in front of main. */
void **__hipRegisterFatBinary(const void *wrapper) {
  static void **(*real_)(const void *);
  if (!real_) *(void **)&real_ = real("__hipRegisterFatBinary");
  void **handle = real_ ? real_(wrapper) : 0;
  const unsigned char *image = handle && folder() ? *(unsigned char **)((char *)wrapper + 8) : 0;
  if (!image) return handle;
  pthread_mutex_lock(&tables);
  seen = 1;
  note_image(handle, image, memcmp(image, "CCOB", 4) ? image_size(image) : 4, 1);
  pthread_mutex_unlock(&tables);
  return handle;
}
void __hipRegisterFunction(void **module, const void *host, char *device, const char *name, unsigned threads, void *tid, void *bid, void *block, void *grid, int *size) {
  static void (*real_)(void **, const void *, char *, const char *, unsigned, void *, void *, void *, void *, int *);
  if (!real_) *(void **)&real_ = real("__hipRegisterFunction");
  if (!real_) return;
  real_(module, host, device, name, threads, tid, bid, block, grid, size);
  if (folder()) note_function(host, module, name);
}

/* --- OpenCL ------------------------------------------------------------------------------------------------------ */
/* Handles are pointers; errors are numbers below 0; sizes are size_t. Source: the OpenCL 3.0 API's headers. */
enum { CL_OUT_OF_RESOURCES = -5, CL_READ_WRITE = 1, CL_FUNCTION_NAME = 0x1190, CL_KERNELS_CONTEXT = 0x1193, CL_KERNELS_PROGRAM = 0x1194 };
#undef REAL
#define REAL(name, ...) static int32_t (*real_)(__VA_ARGS__); if (!real_) *(void **)&real_ = real_cl(#name); if (!real_) return CL_OUT_OF_RESOURCES
static void *real_cl(const char *name) {
  void *found = dlsym(RTLD_NEXT, name), *library;
  if (!found && (library = dlopen("libOpenCL.so.1", RTLD_LAZY | RTLD_NOLOAD))) found = dlsym(library, name);
  return found;
}
static int32_t cl_finish(void *queue) { REAL(clFinish, void *); return real_(queue); }
static int32_t cl_write(void *queue, void *to, const void *from, size_t size) { REAL(clEnqueueWriteBuffer, void *, void *, uint32_t, size_t, size_t, const void *, uint32_t, const void *, void *); return real_(queue, to, 1, 0, size, from, 0, 0, 0); }
static int32_t cl_read(void *queue, void *from, void *to, size_t size) { REAL(clEnqueueReadBuffer, void *, void *, uint32_t, size_t, size_t, void *, uint32_t, const void *, void *); return real_(queue, from, 1, 0, size, to, 0, 0, 0); }
static int32_t cl_set(void *kernel, uint32_t number, size_t size, const void *value) { REAL(clSetKernelArg, void *, uint32_t, size_t, const void *); return real_(kernel, number, size, value); }
static int32_t cl_info(void *kernel, uint32_t what, size_t size, void *to) { REAL(clGetKernelInfo, void *, uint32_t, size_t, void *, size_t *); return real_(kernel, what, size, to, 0); }
static void *cl_buffer(void *context, size_t size) {
  static void *(*real_)(void *, uint64_t, size_t, void *, int32_t *);
  if (!real_) *(void **)&real_ = real_cl("clCreateBuffer");
  int32_t error = 0;
  void *made = real_ ? real_(context, CL_READ_WRITE, size, 0, &error) : 0;
  return error ? 0 : made;
}

/* The bytes of a symbol of a 64-bit ELF file in memory; 0 if it has none. */
static const unsigned char *symbol_bytes(const unsigned char *image, size_t size, const char *name, size_t *found) {
  if (size < 64 || memcmp(image, "\177ELF\2", 5)) return 0;
  uint64_t sections = number_at(image + 40, 8), each = number_at(image + 58, 2), count = number_at(image + 60, 2);
  if (each < 64 || sections > size || count * each > size - sections) return 0;
#define SECTION(n) (image + sections + (n) * each)
  for (uint64_t i = 0; i < count; i++) {
    uint32_t kind = number_at(SECTION(i) + 4, 4), link = number_at(SECTION(i) + 40, 4);
    if ((kind != 2 && kind != 11) || link >= count) continue;
    uint64_t at = number_at(SECTION(i) + 24, 8), bytes = number_at(SECTION(i) + 32, 8);
    uint64_t names = number_at(SECTION(link) + 24, 8), most = number_at(SECTION(link) + 32, 8);
    if (at > size || bytes > size - at || names > size || most > size - names) continue;
    for (const unsigned char *one = image + at; one + 24 <= image + at + bytes; one += 24) {
      uint64_t text = number_at(one, 4), home = number_at(one + 6, 2), length = strlen(name) + 1;
      if (text > most || length > most - text || memcmp(image + names + text, name, length) || home >= count) continue;
      uint64_t place = number_at(one + 8, 8) - number_at(SECTION(home) + 16, 8) + number_at(SECTION(home) + 24, 8);
      *found = number_at(one + 16, 8);
      return place <= size && *found <= size - place ? image + place : 0;
    }
  }
  return 0;
}

void *clCreateProgramWithBinary(void *context, uint32_t devices, void *const *ids, const size_t *sizes, const unsigned char *const *images, int32_t *status, int32_t *error) {
  static void *(*real_)(void *, uint32_t, void *const *, const size_t *, const unsigned char *const *, int32_t *, int32_t *);
  if (!real_) *(void **)&real_ = real_cl("clCreateProgramWithBinary");
  if (!real_) { if (error) *error = CL_OUT_OF_RESOURCES; return 0; }
  void *made = real_(context, devices, ids, sizes, images, status, error);
  if (!made || !(folder() || seen)) return made;
  forget_module(made); /* a program that was given back had this handle */
  pthread_mutex_lock(&tables);
  seen = 1;
  note_image(made, images[0], sizes[0], 0);
  for (Kernel *one = kernels; one; one = one->next) {
    char *name = 0;
    if (one->module != made || asprintf(&name, "ldsopt.records.%s.header", one->name) < 0) continue;
    const unsigned char *at = symbol_bytes(images[0], sizes[0], name, &one->header_size);
    unsigned char *copied = at && one->header_size >= WORDS * 4 ? malloc(one->header_size) : 0;
    if (copied) one->header = memcpy(copied, at, one->header_size);
    free(name);
  }
  pthread_mutex_unlock(&tables);
  return made;
}

/* The buffers that a program sets: what stands for the argument of records is put back behind the launch. */
typedef struct Given { struct Given *next; void *kernel; uint32_t number; void *buffer; } Given;
static Given *given;
static Given *given_to(void *kernel, uint32_t number) {
  Given *one = given;
  while (one && (one->kernel != kernel || one->number != number)) one = one->next;
  return one;
}
int32_t clSetKernelArg(void *kernel, uint32_t number, size_t size, const void *value) {
  int32_t error = cl_set(kernel, number, size, value);
  if (error || size != sizeof(void *) || !seen) return error;
  pthread_mutex_lock(&tables);
  Given *one = given_to(kernel, number);
  if (!one && (one = calloc(1, sizeof *one))) one->kernel = kernel, one->number = number, one->next = given, given = one;
  if (one && value) memcpy(&one->buffer, value, sizeof one->buffer); else if (one) one->buffer = 0;
  pthread_mutex_unlock(&tables);
  return error;
}

/* The kernel of a launch, if it makes records into an argument; that argument's number. */
static Kernel *opencl_kernel(void *kernel, uint32_t *number) {
  char name[1024] = "";
  void *program = 0;
  if (inside || !seen || cl_info(kernel, CL_KERNELS_PROGRAM, sizeof program, &program) || cl_info(kernel, CL_FUNCTION_NAME, sizeof name - 1, name)) return 0;
  pthread_mutex_lock(&tables);
  Kernel *found = kernels;
  while (found && (found->module != program || strcmp(found->name, name))) found = found->next;
  pthread_mutex_unlock(&tables);
  if (!found) return 0;
  static const char says[] = "\"argument\":";
  const char *at = found->header ? memmem(found->header, found->header_size, says, sizeof says - 1) : 0;
  if (at && at[sizeof says - 1] >= '0' && at[sizeof says - 1] <= '9') { *number = atoi(at + sizeof says - 1); return found; }
  if (folder() && !found->was_told++) say("%s: OpenCL gives no address of a variable; instrument with --buffer arg, and it is recorded", name);
  return 0;
}

int32_t clEnqueueNDRangeKernel(void *queue, void *kernel, uint32_t dimensions, const size_t *offset, const size_t *global, const size_t *local, uint32_t count, void *const *events, void **event) {
  REAL(clEnqueueNDRangeKernel, void *, void *, uint32_t, const size_t *, const size_t *, const size_t *, uint32_t, void *const *, void **);
  uint32_t number = 0;
  Kernel *found = opencl_kernel(kernel, &number);
  if (!found) return real_(queue, kernel, dimensions, offset, global, local, count, events, event);
  pthread_mutex_lock(&launching);
  Given *own = given_to(kernel, number);
  void *theirs = own ? own->buffer : 0, *context = 0;
  uint32_t words[WORDS];
  memcpy(words, found->header, sizeof words);
  Launch launch = {found, 0, 0, found->header_size, (size_t)CONTROL_BYTES + words[4], 0};
  int32_t error = 0;
  inside = 1;
  if (!folder() || ++found->launches > most_launches()) {
    if (folder() && found->launches == most_launches() + 1) say("%s: the first %d launches are recorded; LDSOPT_RECORDS_LAUNCHES asks for more", found->name, most_launches());
    launch.kernel = 0;
  }
  if (!found->buffer && !cl_info(kernel, CL_KERNELS_CONTEXT, sizeof context, &context)) found->buffer = cl_buffer(context, launch.size);
  if (launch.kernel && !found->buffer) give_up(&launch, "no memory for its records", 0);
  if (launch.kernel && (error = cl_finish(queue))) give_up(&launch, "what was launched before it failed", error);
  if (launch.kernel && !(launch.data = calloc(1, launch.header + launch.size))) give_up(&launch, "no room for its records", 0);
  if (launch.kernel && (error = cl_write(queue, found->buffer, launch.data, launch.size))) give_up(&launch, "its memory cannot be cleared", error);
  /* Without a buffer of the program's own, ours takes the records of every launch: the kernel has to write somewhere. */
  if (found->buffer && (launch.kernel || !theirs) && (error = cl_set(kernel, number, sizeof found->buffer, &found->buffer)) && launch.kernel) give_up(&launch, "its argument cannot be set", error);
  int32_t launched = real_(queue, kernel, dimensions, offset, global, local, count, events, event);
  if (launch.kernel && launched) give_up(&launch, "the launch failed", launched);
  if (launch.kernel && (error = cl_finish(queue))) give_up(&launch, "the kernel failed", error);
  if (launch.kernel && (error = cl_read(queue, found->buffer, launch.data + launch.header, launch.size))) give_up(&launch, "its records cannot be read", error);
  if (launch.kernel) {
    memcpy(launch.data, found->header, launch.header);
    write_dump(found, launch.data, launch.header + launch.size);
  }
  if (theirs) cl_set(kernel, number, sizeof theirs, &theirs);
  free(launch.data);
  inside = 0;
  pthread_mutex_unlock(&launching);
  return launched;
}
