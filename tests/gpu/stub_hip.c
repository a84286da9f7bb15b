/* A HIP runtime without a GPU, for tests of what calls it. It has HIP's binary interface and checks what the real one
   would: handles, sizes, null pointers, double frees, order. Memory is the host's. A launch writes down what it was
   given (file STUB_LOG) and writes the first byte of the buffer that the first argument points to. Events tell times of a
   simple sequence. Every call is a line of the file STUB_CALLS: name and error.

   STUB_DEVICES   target ids, by commas; STUB_ARCH: of the only one. HIP_VISIBLE_DEVICES chooses among them
   STUB_NONE      no device
   STUB_FAIL      a call that fails with the error STUB_ERROR, from its STUB_AFTER-th time on; with STUB_LOST every later
                  call does, too, as on a device that is gone
   STUB_MEMORY    bytes that a device has
   STUB_SLOTS     offset:size of each argument, by commas: where kernelParams are gathered
   STUB_GLOBALS   a folder: the variables of every module are its files, by name; memory is really filled then
   STUB_SIMULATE  a folder with the IR KERNEL.ll of kernels: a launch waits until somebody synchronizes, and is then executed
                  by the simulator (STUB_RUNNER, a command); variables are those of the code object
   STUB_CAPTURING every stream is being captured
   STUB_WRONG, STUB_HANG, STUB_FAULT   every second launch is wrong; synchronizing never ends; or aborts */
#include <elf.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef int hipError_t;
enum { INVALID_VALUE = 1, OUT_OF_MEMORY = 2, NO_DEVICE = 100, INVALID_DEVICE = 101, INVALID_IMAGE = 200, NO_BINARY = 209,
       INVALID_HANDLE = 400, NOT_FOUND = 500, NOT_READY = 600, LAUNCH_FAILURE = 719 };
enum { MOST = 4096 };
typedef struct { char kind; char *at; size_t size; int alive; unsigned long time; int recorded, done; uint64_t sum; void *of; } Thing;
static Thing things[MOST];
static int count, lost, calls_of_failing, chosen, last_error;
static unsigned long clock_us, launches;
static size_t used;

static hipError_t answer(const char *call, hipError_t error) {
  const char *failing = getenv("STUB_FAIL"), *code = getenv("STUB_ERROR"), *after = getenv("STUB_AFTER");
  if (failing && !strcmp(failing, call) && ++calls_of_failing > (after ? atoi(after) : 0)) error = code ? atoi(code) : 999;
  if (lost) error = lost;
  if (error && failing && getenv("STUB_LOST") && !strcmp(failing, call)) lost = error;
  const char *log = getenv("STUB_CALLS");
  FILE *file = log ? fopen(log, "a") : 0;
  if (file) { fprintf(file, "%s %d\n", call, error); fclose(file); }
  if (error) last_error = error;
  return error;
}
hipError_t hipPeekAtLastError(void) { return last_error; }
hipError_t hipGetLastError(void) { hipError_t error = last_error; last_error = 0; return error; }

static Thing *new_thing(char kind, void *at, size_t size) {
  if (count == MOST) abort();
  things[count] = (Thing){kind, at, size, 1};
  return &things[count++];
}
/* A handle is the address of its entry: one that was never given out, or is of another kind, or was given back, is none. */
static Thing *is_a(char kind, void *handle) {
  for (int i = 0; i < count; i++) if (handle == &things[i]) return things[i].kind == kind && things[i].alive ? &things[i] : 0;
  return 0;
}
static Thing *memory_at(const void *at, size_t size) {
  for (int i = count; i-- > 0;)
    if ((things[i].kind == 'm' || things[i].kind == 'g') && things[i].alive && (const char *)at >= things[i].at && (const char *)at + size <= things[i].at + things[i].size) return &things[i];
  return 0;
}

/* --- devices: those that HIP_VISIBLE_DEVICES names, up to the first that is not there ------------------------------- */
static int target_of(int number, char *to) {
  const char *all = getenv("STUB_DEVICES"), *one = getenv("STUB_ARCH"), *visible = getenv("HIP_VISIBLE_DEVICES");
  char text[1024], *rest = text, *word;
  if (visible) {
    snprintf(text, sizeof text, "%s", visible);
    for (int i = 0; (word = strsep(&rest, ","));  i++) if (i == number) break;
    if (!word || !*word || *word < '0' || *word > '9') return 0;
    number = atoi(word);
  }
  snprintf(text, sizeof text, "%s", all ? all : one ? one : "gfx942:sramecc+:xnack-");
  rest = text;
  for (int i = 0; (word = strsep(&rest, ",")); i++) if (i == number) { strcpy(to, word); return 1; }
  return 0;
}
static int devices(void) { char target[256]; int n = 0; while (target_of(n, target)) n++; return getenv("STUB_NONE") ? 0 : n; }

hipError_t hipInit(unsigned flags) { return answer("hipInit", 0); }
hipError_t hipGetDeviceCount(int *to) { *to = devices(); return answer("hipGetDeviceCount", *to ? 0 : NO_DEVICE); }
hipError_t hipSetDevice(int number) {
  if (number < devices()) chosen = number;
  return answer("hipSetDevice", number < devices() ? 0 : INVALID_DEVICE);
}
hipError_t hipGetDevicePropertiesR0600(char *to, int number) {
  if (!to) return answer("hipGetDeviceProperties", INVALID_VALUE);
  if (number >= devices()) return answer("hipGetDeviceProperties", INVALID_DEVICE);
  memset(to, 0, 1472); /* sizeof(hipDeviceProp_tR0600) */
  strcpy(to, "a stub");
  target_of(number, to + 1160); /* gcnArchName */
  memcpy(to + 584, &number, 4); /* pciBusID */
  return answer("hipGetDeviceProperties", 0);
}
/* The symbol without a suffix takes the struct of ROCm 5, which has another layout: nobody may call it. */
hipError_t hipGetDeviceProperties(char *to, int number) { abort(); }

/* --- memory ------------------------------------------------------------------------------------------------------ */
hipError_t hipMalloc(void **to, size_t size) {
  const char *most = getenv("STUB_MEMORY");
  hipError_t error = !to ? INVALID_VALUE : most && used + size > (size_t)atoll(most) ? OUT_OF_MEMORY : 0;
  if (to) *to = 0;
  if (!(error = answer("hipMalloc", error))) { used += size; new_thing('m', *to = calloc(1, size), size); }
  return error;
}
hipError_t hipFree(void *at) {
  Thing *found = 0;
  for (int i = 0; i < count; i++) if (things[i].kind == 'm' && things[i].alive && things[i].at == at) found = &things[i];
  hipError_t error = answer("hipFree", at && !found ? INVALID_VALUE : 0);
  if (!error && found) { found->alive = 0; used -= found->size; free(at); }
  return error;
}
static int execute_pending(void);
static int all_done(void) {
  int error = execute_pending();
  for (int i = 0; i < count; i++) if (things[i].recorded) things[i].done = 1;
  return error;
}
hipError_t hipMemcpy(void *to, const void *from, size_t size, int kind) {
  int there = memory_at(to, size) != 0, here = memory_at(from, size) != 0;
  hipError_t error = !to || !from || (kind == 1 ? !there || here : kind == 2 ? there || !here : 1) ? INVALID_VALUE : 0;
  if (!(error = answer("hipMemcpy", error))) { error = all_done(); memcpy(to, from, size); }
  return error;
}
static hipError_t fill(const char *call, void *to, int value, size_t size, void *stream) {
  hipError_t error = stream ? INVALID_HANDLE : memory_at(to, size) ? 0 : INVALID_VALUE;
  if (!(error = answer(call, error))) { clock_us += 50; if (getenv("STUB_GLOBALS") || getenv("STUB_SIMULATE")) memset(to, value, size); }
  return error;
}
hipError_t hipMemsetAsync(void *to, int value, size_t size, void *stream) { return fill("hipMemsetAsync", to, value, size, stream); }
hipError_t hipMemset(void *to, int value, size_t size) { return fill("hipMemset", to, value, size, 0); }

/* --- modules: the image is not copied; what reads it later finds out whether it is still there ---------------------- */
static size_t image_size(const unsigned char *image) {
  const Elf64_Ehdr *head = (const void *)image;
  if (memcmp(image, ELFMAG, SELFMAG) || head->e_machine != 224) return 0;
  return head->e_shoff + (size_t)head->e_shnum * head->e_shentsize;
}
static uint64_t sum_of(const unsigned char *image) {
  uint64_t sum = 14695981039346656037u;
  for (size_t i = 0, size = image_size(image); i < size; i++) sum = (sum ^ image[i]) * 1099511628211u;
  return sum;
}
static int is_intact(Thing *module) {
  if (module && sum_of((unsigned char *)module->at) != module->sum) { fputs("the image of a loaded module is gone\n", stderr); abort(); }
  return module != 0;
}
static int has_symbol(const unsigned char *image, const char *name, const char *behind) {
  const Elf64_Ehdr *head = (const void *)image;
  const Elf64_Shdr *sections = (const void *)(image + head->e_shoff);
  char wanted[1024];
  snprintf(wanted, sizeof wanted, "%s%s", name, behind);
  for (int i = 0; i < head->e_shnum; i++)
    for (size_t at = 0; sections[i].sh_type == SHT_DYNSYM && at < sections[i].sh_size; at += sizeof(Elf64_Sym)) {
      const Elf64_Sym *symbol = (const void *)(image + sections[i].sh_offset + at);
      if (!strcmp((const char *)image + sections[sections[i].sh_link].sh_offset + symbol->st_name, wanted)) return 1;
    }
  return 0;
}
/* gfx90a, gfx942, gfx1030, gfx1100: EF_AMDGPU_MACH. */
static int mach_of(const char *target) {
  return !strncmp(target, "gfx90a", 6) ? 0x3f : !strncmp(target, "gfx942", 6) ? 0x4c : !strncmp(target, "gfx1030", 7) ? 0x36 : !strncmp(target, "gfx1100", 7) ? 0x41 : 0;
}
hipError_t hipModuleLoadData(void **module, const void *image) {
  char target[256] = "";
  target_of(chosen, target);
  hipError_t error = !module || !image ? INVALID_VALUE : !image_size(image) || ((const Elf64_Ehdr *)image)->e_type != ET_DYN ? INVALID_IMAGE : (((const Elf64_Ehdr *)image)->e_flags & 0xff) != mach_of(target) ? NO_BINARY : 0;
  if (module) *module = 0;
  if (!(error = answer("hipModuleLoadData", error))) { Thing *made = new_thing('l', (char *)image, 0); made->sum = sum_of(image); *module = made; }
  return error;
}
hipError_t hipModuleLoadDataEx(void **module, const void *image, unsigned n, int *options, void **values) { return hipModuleLoadData(module, image); }
hipError_t hipModuleLoad(void **module, const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return answer("hipModuleLoad", INVALID_VALUE);
  char *image = calloc(1, 1 << 22);
  size_t size = fread(image, 1, 1 << 22, file);
  fclose(file);
  return size ? hipModuleLoadData(module, image) : INVALID_IMAGE;
}
hipError_t hipModuleUnload(void *module) {
  Thing *found = is_a('l', module);
  hipError_t error = answer("hipModuleUnload", is_intact(found) ? 0 : INVALID_HANDLE);
  if (!error) found->alive = 0;
  return error;
}
hipError_t hipModuleGetFunction(void **function, void *module, const char *name) {
  Thing *found = is_a('l', module);
  if (function) *function = 0;
  hipError_t error = !function || !name ? INVALID_VALUE : !is_intact(found) ? INVALID_HANDLE : has_symbol((unsigned char *)found->at, name, ".kd") ? 0 : NOT_FOUND;
  if (!(error = answer("hipModuleGetFunction", error))) { Thing *made = new_thing('f', strdup(name), 0); made->of = found; *function = made; }
  return error;
}
/* Variables of a code object, each with memory of its own that begins as the file says. */
typedef struct { void *module; const char *name; char *at; size_t size; } Variable;
static Variable variables[64];
static int variable_count;
static Variable *variable_of(Thing *module, const char *name) {
  for (int i = 0; i < variable_count; i++) if (variables[i].module == module && !strcmp(variables[i].name, name)) return &variables[i];
  const unsigned char *image = (void *)module->at;
  const Elf64_Ehdr *head = (const void *)image;
  const Elf64_Shdr *sections = (const void *)(image + head->e_shoff);
  for (int i = 0; i < head->e_shnum; i++)
    for (size_t at = 0; sections[i].sh_type == SHT_DYNSYM && at < sections[i].sh_size; at += sizeof(Elf64_Sym)) {
      const Elf64_Sym *symbol = (const void *)(image + sections[i].sh_offset + at);
      if (strcmp((const char *)image + sections[sections[i].sh_link].sh_offset + symbol->st_name, name)) continue;
      const Elf64_Shdr *home = &sections[symbol->st_shndx];
      Variable made = {module, strdup(name), calloc(1, symbol->st_size), symbol->st_size};
      if (home->sh_type != SHT_NOBITS) memcpy(made.at, image + home->sh_offset + symbol->st_value - home->sh_addr, made.size);
      new_thing('g', made.at, made.size);
      variables[variable_count] = made;
      return &variables[variable_count++];
    }
  return 0;
}
hipError_t hipModuleGetGlobal(void **to, size_t *bytes, void *module, const char *name) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", getenv("STUB_GLOBALS") ? getenv("STUB_GLOBALS") : "/nowhere", name);
  if (module && !is_intact(is_a('l', module))) return answer("hipModuleGetGlobal", INVALID_HANDLE);
  *to = 0;
  if (getenv("STUB_SIMULATE")) {
    Variable *found = variable_of(module, name);
    if (found) *to = found->at, *bytes = found->size;
    return answer("hipModuleGetGlobal", found ? 0 : NOT_FOUND);
  }
  FILE *file = fopen(path, "rb");
  if (!file) return answer("hipModuleGetGlobal", NOT_FOUND);
  fseek(file, 0, SEEK_END);
  *bytes = ftell(file);
  rewind(file);
  *to = malloc(*bytes);
  if (fread(*to, 1, *bytes, file) != *bytes) return 999;
  fclose(file);
  new_thing('g', *to, *bytes);
  return answer("hipModuleGetGlobal", 0);
}

/* --- launches that the simulator executes: memory goes there and back in files ------------------------------------------- */
typedef struct { Thing *function; unsigned grid[3], block[3], lds; unsigned char data[4096]; size_t size; } Pending;
static Pending pending[64];
static int pending_count, executed;
static void into(const char *folder, int number, const char *data, size_t size) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%d", folder, number);
  FILE *file = fopen(path, "wb");
  if (!file || fwrite(data, 1, size, file) != size || fclose(file)) abort();
}
static void out_of(const char *folder, int number, char *data, size_t size) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%d", folder, number);
  FILE *file = fopen(path, "rb");
  if (!file || fread(data, 1, size, file) != size || fclose(file)) abort();
}
static int execute(Pending *one) {
  char folder[4096], command[9000];
  snprintf(folder, sizeof folder, "%s/launch.%d.%d", getenv("STUB_SIMULATE"), (int)getpid(), executed++);
  if (mkdir(folder, 0777)) abort();
  snprintf(command, sizeof command, "%s/request", folder);
  FILE *file = fopen(command, "w");
  fprintf(file, "kernel %s\ngrid %u %u %u\nblock %u %u %u\nlds %u\narguments ", one->function->at, one->grid[0], one->grid[1], one->grid[2], one->block[0], one->block[1], one->block[2], one->lds);
  for (size_t i = 0; i < one->size; i++) fprintf(file, "%02x", one->data[i]);
  fprintf(file, "\n");
  for (int i = 0; i < count; i++) if (things[i].kind == 'm' && things[i].alive) { fprintf(file, "memory %d %zu %zu\n", i, (size_t)things[i].at, things[i].size); into(folder, i, things[i].at, things[i].size); }
  for (int i = 0; i < variable_count; i++) if (variables[i].module == one->function->of) { fprintf(file, "variable %d %s\n", MOST + i, variables[i].name); into(folder, MOST + i, variables[i].at, variables[i].size); }
  fclose(file);
  snprintf(command, sizeof command, "env -u LD_PRELOAD -u LD_LIBRARY_PATH %s %s", getenv("STUB_RUNNER"), folder);
  int said = system(command);
  if (said) return LAUNCH_FAILURE;
  for (int i = 0; i < count; i++) if (things[i].kind == 'm' && things[i].alive) out_of(folder, i, things[i].at, things[i].size);
  for (int i = 0; i < variable_count; i++) if (variables[i].module == one->function->of) out_of(folder, MOST + i, variables[i].at, variables[i].size);
  return 0;
}
static int execute_pending(void) {
  int todo = pending_count;
  pending_count = 0;
  for (int i = 0; i < todo && !lost; i++) lost = execute(&pending[i]);
  return lost;
}

/* --- launches ---------------------------------------------------------------------------------------------------- */
static hipError_t launch(const char *call, void *f, const unsigned *grid, const unsigned *block, unsigned lds, void *stream,
                         const unsigned char *data, size_t size) {
  Thing *function = is_a('f', f);
  hipError_t error = (stream && !is_a('s', stream)) || !function || !is_intact(is_a('l', function->of)) ? INVALID_HANDLE : 0;
  unsigned long items = 1, groups = 1;
  for (int i = 0; i < 3; i++) { items *= block[i]; groups *= grid[i]; }
  if (!error && (!items || !groups || items > 1024 || lds > 160 << 10)) error = INVALID_VALUE;
  if ((error = answer(call, error))) return error;
  const char *log = getenv("STUB_LOG"), *wrong = getenv("STUB_WRONG");
  FILE *file = log ? fopen(log, "a") : 0;
  if (file) {
    fprintf(file, "%s %u,%u,%u %u,%u,%u %u ", function->at, grid[0], grid[1], grid[2], block[0], block[1], block[2], lds);
    for (size_t i = 0; i < size; i++) fprintf(file, "%02x", data[i]);
    fprintf(file, "\n");
    fclose(file);
  }
  const char *most = getenv("STUB_LAUNCHES"); /* So many are simulated; later ones compute nothing. */
  if (getenv("STUB_SIMULATE") && (!most || pending_count + executed < atoi(most))) {
    if (pending_count == 64 || size > sizeof pending->data) abort();
    Pending *one = &pending[pending_count++];
    *one = (Pending){function, {grid[0], grid[1], grid[2]}, {block[0], block[1], block[2]}, lds, {0}, size};
    memcpy(one->data, data, size);
    return 0;
  }
  launches++;
  clock_us += 100 + launches % 7;
  unsigned char *first = 0;
  if (size >= 8) memcpy(&first, data, 8);
  if (!getenv("STUB_SIMULATE") && memory_at(first, 1)) *first = wrong && launches % 2 == 0 ? 99 : 1;
  return 0;
}
static long gathered(unsigned char *data, void **params);
hipError_t hipModuleLaunchKernel(void *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                                 unsigned lds, void *stream, void **params, void **extra) {
  const unsigned grid[] = {gx, gy, gz}, block[] = {bx, by, bz};
  unsigned char data[4096] = {0};
  if (params && getenv("STUB_SLOTS")) {
    long found = gathered(data, params);
    return found < 0 ? answer("hipModuleLaunchKernel", INVALID_VALUE) : launch("hipModuleLaunchKernel", f, grid, block, lds, stream, data, found);
  }
  /* The runtime takes these words in this order and no other. */
  if (params || !extra || (uintptr_t)extra[0] != 1 || !extra[1] || (uintptr_t)extra[2] != 2 || !extra[3] || (uintptr_t)extra[4] != 3) return answer("hipModuleLaunchKernel", INVALID_VALUE);
  return launch("hipModuleLaunchKernel", f, grid, block, lds, stream, extra[1], *(size_t *)extra[3]);
}
hipError_t hipExtModuleLaunchKernel(void *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                                    size_t lds, void *stream, void **params, void **extra, void *start, void *stop, unsigned flags) {
  /* The grid is in work-items here. */
  if (!bx || !by || !bz || gx % bx || gy % by || gz % bz) return answer("hipExtModuleLaunchKernel", INVALID_VALUE);
  return hipModuleLaunchKernel(f, gx / bx, gy / by, gz / bz, bx, by, bz, lds, stream, params, extra);
}
/* Arguments by their addresses, gathered as STUB_SLOTS says; -1 where there are none. */
static long gathered(unsigned char *data, void **params) {
  char text[4096], *rest = text, *word;
  size_t size = 0, at, bytes;
  snprintf(text, sizeof text, "%s", getenv("STUB_SLOTS") ? getenv("STUB_SLOTS") : "");
  for (int i = 0; (word = strsep(&rest, ",")) && sscanf(word, "%zu:%zu", &at, &bytes) == 2; i++) {
    if (!params || !params[i]) return -1;
    memcpy(data + at, params[i], bytes);
    if (at + bytes > size) size = at + bytes;
  }
  return size;
}
hipError_t hipModuleLaunchCooperativeKernel(void *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                                            unsigned bz, unsigned lds, void *stream, void **params) {
  const unsigned grid[] = {gx, gy, gz}, block[] = {bx, by, bz};
  unsigned char data[4096] = {0};
  long size = gathered(data, params);
  if (size < 0) return answer("hipModuleLaunchCooperativeKernel", INVALID_VALUE);
  return launch("hipModuleLaunchCooperativeKernel", f, grid, block, lds, stream, data, size);
}

/* --- code that is linked into the program -------------------------------------------------------------------------- */
typedef struct { unsigned x, y, z; } Dim3;
typedef struct { const void *host; char *name; void *module; } Linked;
static Linked functions[64], symbols[64];
static int function_count, symbol_count;
void **__hipRegisterFatBinary(const void *wrapper) {
  const unsigned char *image = *(unsigned char **)((char *)wrapper + 8);
  if (!memcmp(image, "__CLANG_OFFLOAD_BUNDLE__", 24)) { /* the first entry that is code of a device */
    const unsigned char *entry = image + 32, *found = 0;
    for (uint64_t i = 0, n = *(uint64_t *)(image + 24); i < n && !found; i++) {
      const unsigned char *one = image + *(uint64_t *)entry;
      if (*(uint64_t *)(entry + 8) && !memcmp(one, ELFMAG, SELFMAG)) found = one;
      entry += 24 + *(uint64_t *)(entry + 16);
    }
    image = found;
  }
  Thing *made = new_thing('l', (char *)image, 0);
  made->sum = sum_of(image);
  return (void **)made;
}
void __hipRegisterFunction(void **module, const void *host, char *device, const char *name, unsigned threads, void *tid, void *bid, void *block, void *grid, int *size) {
  functions[function_count++] = (Linked){host, strdup(name), module};
}
void __hipRegisterVar(void **module, void *host, char *name, char *device, int extern_, size_t size, int constant, int global) {
  symbols[symbol_count++] = (Linked){host, strdup(name), module};
}
static Variable *symbol_of(const void *host) {
  for (int i = 0; i < symbol_count; i++) if (symbols[i].host == host) {
    Variable *found = variable_of(symbols[i].module, symbols[i].name);
    if (!found) { fputs("Cannot create GlobalVar Obj\n", stderr); abort(); } /* as HIP does */
    return found;
  }
  return 0;
}
hipError_t hipGetSymbolAddress(void **to, const void *host) {
  Variable *found = symbol_of(host);
  if (found) *to = found->at;
  return answer("hipGetSymbolAddress", found ? 0 : 13);
}
hipError_t hipGetSymbolSize(size_t *to, const void *host) {
  Variable *found = symbol_of(host);
  if (found) *to = found->size;
  return answer("hipGetSymbolSize", found ? 0 : 13);
}
hipError_t hipLaunchKernel(const void *host, Dim3 grid, Dim3 block, void **params, size_t lds, void *stream) {
  unsigned char data[4096] = {0};
  long size = gathered(data, params);
  for (int i = 0; i < function_count && size >= 0; i++) if (functions[i].host == host) {
    void *f;
    hipError_t error = hipModuleGetFunction(&f, functions[i].module, functions[i].name);
    return error ? error : launch("hipLaunchKernel", f, &grid.x, &block.x, lds, stream, data, size);
  }
  return answer("hipLaunchKernel", 98);
}

/* --- streams ------------------------------------------------------------------------------------------------------- */
hipError_t hipStreamCreate(void **stream) { *stream = new_thing('s', 0, 0); return answer("hipStreamCreate", 0); }
hipError_t hipStreamDestroy(void *stream) {
  Thing *found = is_a('s', stream);
  if (found) found->alive = 0;
  return answer("hipStreamDestroy", found ? 0 : INVALID_HANDLE);
}
hipError_t hipStreamIsCapturing(void *stream, int *status) { *status = getenv("STUB_CAPTURING") != 0; return answer("hipStreamIsCapturing", 0); }
hipError_t hipStreamSynchronize(void *stream) {
  hipError_t error = answer("hipStreamSynchronize", stream && !is_a('s', stream) ? INVALID_HANDLE : 0);
  return error ? error : all_done();
}
hipError_t hipDeviceSynchronize(void) {
  if (getenv("STUB_HANG")) sleep(600);
  if (getenv("STUB_FAULT")) abort();
  hipError_t error = answer("hipDeviceSynchronize", 0);
  return error ? error : all_done();
}

/* --- events ------------------------------------------------------------------------------------------------------ */
hipError_t hipEventCreate(void **event) {
  hipError_t error = answer("hipEventCreate", event ? 0 : INVALID_VALUE);
  if (event) *event = error ? 0 : new_thing('e', 0, 0);
  return error;
}
hipError_t hipEventDestroy(void *event) {
  Thing *found = is_a('e', event);
  hipError_t error = answer("hipEventDestroy", found ? 0 : INVALID_HANDLE);
  if (!error) found->alive = 0;
  return error;
}
hipError_t hipEventRecord(void *event, void *stream) {
  Thing *found = is_a('e', event);
  hipError_t error = answer("hipEventRecord", found && !stream ? 0 : INVALID_HANDLE);
  if (!error) { found->time = clock_us; found->recorded = 1; found->done = 0; }
  return error;
}
hipError_t hipEventElapsedTime(float *ms, void *start, void *stop) {
  Thing *from = is_a('e', start), *to = is_a('e', stop);
  hipError_t error = !ms ? INVALID_VALUE : !from || !to || !from->recorded || !to->recorded ? INVALID_HANDLE : !from->done || !to->done ? NOT_READY : 0;
  if (!(error = answer("hipEventElapsedTime", error))) *ms = (long)(to->time - from->time) / 1000.0f;
  return error;
}
