// Objects and libraries of the host, and bundles, in which HIP keeps code for several architectures.
// REQUIRES: clang-22, llc-22
// DEFINE: %{hip} = clang-22 -x hip --offload-arch=gfx942 --offload-arch=gfx1100 -nogpulib -nogpuinc -nostdinc -O2 -c %s

// RUN: %{hip} -o %t.o
// RUN: exits 3 ldsopt measure %t.o 2>&1 | filecheck %s --check-prefix MANY
// MANY: host_files.hip.tmp.o: this file holds code for gfx1100, gfx942; pick one with --mcpu
// RUN: exits 3 ldsopt check %t.o 2>&1 | filecheck %s --check-prefix MANY
// RUN: exits 3 ldsopt measure %t.o --mcpu gfx90a 2>&1 | filecheck %s --check-prefix NONE
// NONE: does not hold code for gfx90a but gfx1100, gfx942
// RUN: ldsopt measure %t.o --mcpu gfx942 | filecheck %s --check-prefix ONE
// ONE: host_files.hip.tmp.o  gfx942
// ONE: tile{{ }}
// ONE-NOT: tile

// Its bundle alone; compressed; in an object of the new driver.
// RUN: %{hip} --cuda-device-only -o %t.hipfb
// RUN: ldsopt diff %t.o %t.hipfb --mcpu gfx1100 | filecheck %s --check-prefix SAME
// RUN: %{hip} --offload-compress -o %t.packed.o
// RUN: ldsopt diff %t.o %t.packed.o --mcpu gfx1100 | filecheck %s --check-prefix SAME
// SAME: No changes.
// RUN: %{hip} --offload-new-driver -o %t.new.o
// RUN: ldsopt measure %t.new.o --mcpu gfx942 | filecheck %s --check-prefix NEW
// NEW: tile{{ }}
// For a device linker there is no code yet.
// RUN: %{hip} -fgpu-rdc -o %t.early.o
// RUN: exits 3 ldsopt measure %t.early.o --mcpu gfx942 2>&1 | filecheck %s --check-prefix EARLY
// RUN: %{hip} -fgpu-rdc --offload-new-driver -o %t.early.o
// RUN: exits 3 ldsopt measure %t.early.o --mcpu gfx942 2>&1 | filecheck %s --check-prefix EARLY
// EARLY: its code for gfx942 is LLVM bitcode, of which a linker makes code; give the program or library

// Two translation units in one file, as in a library: all kernels are there, the second of a name with a number.
// RUN: %{hip} --cuda-device-only --offload-compress -DSECOND -o %t.second.hipfb
// RUN: echo '.section .hip_fatbin; .incbin "%t.hipfb"; .p2align 12; .incbin "%t.second.hipfb"' > %t.s
// RUN: clang-22 -c %t.s -o %t.both.o
// RUN: ldsopt measure %t.both.o --mcpu gfx942 | filecheck %s --check-prefix BOTH
// BOTH: host_files.hip.tmp.both.o  gfx942
// BOTH: tile{{ .* }}256{{ }}
// BOTH: store{{ }}
// BOTH: tile#2{{ .* }}512{{ }}
// RUN: ldsopt diff %t.o %t.both.o --mcpu gfx942 | filecheck %s --check-prefix GAINED
// GAINED: GAINED: store
// GAINED: GAINED: tile#2
// RUN: ldsopt check %t.both.o --mcpu gfx942 --no-races -v | filecheck %s --check-prefix CHECKED
// CHECKED: 0 definite, 2 unproven
// CHECKED: bare-barrier in tile:
// CHECKED: disassembly, line [[#FIRST:]]
// CHECKED: bare-barrier in tile#2:
// CHECKED: disassembly, line [[#SECOND:]]
// CHECKED: tile: 3 waits
// CHECKED: store: 1 wait
// CHECKED: tile#2: 3 waits
// The dump has the lines of all, one behind another.
// RUN: ldsopt check %t.both.o --mcpu gfx942 --no-races --dump outstanding 2>&1 | filecheck %s --check-prefix DUMPED
// DUMPED: {{^ +[0-9]}}  "tile":
// DUMPED: {{^ +[0-9][0-9]}}  "store":
// DUMPED: {{^ +[0-9][0-9]}}  "tile":

// So are those of an archive's members, of which some hold none, in both forms of names.
// RUN: echo 'int host;' > %t.host.c
// RUN: clang-22 -c %t.host.c -o %t.host.o
// RUN: %{hip} -DSECOND -o %t.second_object_with_a_long_name.o
// RUN: llvm-ar-22 --format=gnu rc %t.gnu.a %t.host.o %t.o %t.second_object_with_a_long_name.o
// RUN: ldsopt diff %t.both.o %t.gnu.a --mcpu gfx942 | filecheck %s --check-prefix SAME
// RUN: llvm-ar-22 --format=bsd rc %t.bsd.a %t.host.o %t.o %t.second_object_with_a_long_name.o
// RUN: ldsopt diff %t.both.o %t.bsd.a --mcpu gfx942 | filecheck %s --check-prefix SAME
// RUN: llvm-ar-22 rc %t.host.a %t.host.o
// RUN: exits 3 ldsopt measure %t.host.a --mcpu gfx942 2>&1 | filecheck %s --check-prefix HOST
// HOST: this archive holds no code of HIP; give the library that HIP code was compiled into
// RUN: llvm-ar-22 rc --thin %t.thin.a %t.o
// RUN: exits 3 ldsopt measure %t.thin.a --mcpu gfx942 2>&1 | filecheck %s --check-prefix THIN
// THIN: the archive is not read: it is thin, and names files that it does not hold; give these
// RUN: head -c 2000 %t.gnu.a > %t.cut.a
// RUN: exits 3 ldsopt measure %t.cut.a --mcpu gfx942 2>&1 | filecheck %s --check-prefix CUT
// CUT: the archive is damaged: there is no member at byte {{[0-9]+}}; write it, or fetch it, once more

// Of a directory, objects of the host are left out.
// RUN: rm -rf %t.d && mkdir %t.d && cp %t.host.o %t.o %t.d/
// RUN: ldsopt measure %t.d --mcpu gfx942 2>&1 | filecheck %s --check-prefix LEFT
// LEFT: note: {{.*}}.d: 1 object of the host without code of HIP left out
// LEFT: tile{{ }}

// What takes one code object takes that with the kernel.
// RUN: exits 3 ldsopt simulate --machine %t.both.o --mcpu gfx942 --block 64 --arg i32[64]=ones 2>&1 | filecheck %s --check-prefix NAME
// NAME: this file holds 2 code objects, with 2 kernels: store, tile; name one of them: --kernel NAME
// RUN: exits 3 ldsopt simulate --machine %t.both.o --mcpu gfx942 --block 64 --arg i32[64]=ones --kernel tile 2>&1 | filecheck %s --check-prefix TWO
// TWO: 2 of the code objects in this file have a kernel 'tile'

// Nothing is changed in place, or linked.
// RUN: exits 3 ldsopt waits %t.o -o %t.changed.o 2>&1 | filecheck %s --check-prefix PLACE
// PLACE: is not changed in place; take the code object out: llvm-objdump --offloading
// RUN: exits 3 ldsopt link %t.o -o %t.hsaco 2>&1 | filecheck %s --check-prefix LINK
// LINK: what can be linked are objects (.o)

typedef __SIZE_TYPE__ size_t;
struct dim3 {
  unsigned x, y, z;
};
typedef struct ihipStream_t *hipStream_t;
extern "C" int __hipPushCallConfiguration(dim3, dim3, size_t = 0, hipStream_t = 0);
extern "C" int __hipPopCallConfiguration(dim3 *, dim3 *, size_t *, hipStream_t *);
extern "C" int hipLaunchKernel(const void *, dim3, dim3, void **, size_t, hipStream_t);

#ifdef SECOND
#define ITEMS 128
extern "C" __attribute__((global)) void store(int *out) { *out = 1; }
#else
#define ITEMS 64
#endif
extern "C" __attribute__((global)) void tile(int *out) {
  __attribute__((shared)) static int held[ITEMS];
  int item = __builtin_amdgcn_workitem_id_x();
  held[item] = out[item];
  __builtin_amdgcn_s_barrier();
  out[item] = held[ITEMS - 1 - item];
}
