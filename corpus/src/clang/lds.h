// What the C kernels of the corpus share: address spaces, named bases, the barrier, and a tile's way from
// global memory to LDS on each architecture.
#pragma once

typedef float f32x4 __attribute__((ext_vector_type(4)));
typedef int i32x4 __attribute__((ext_vector_type(4)));

#define LDS __attribute__((address_space(3)))
#define GLOBAL __attribute__((address_space(1)))
#define KERNEL(threads) __attribute__((amdgpu_kernel, amdgpu_flat_work_group_size(threads, threads)))

// A named dynamic LDS base. All of a kernel's start at one address; each is used at byte offsets of its own.
#define DYNAMIC(name) extern LDS char name[] __attribute__((aligned(256)))
#define AT(base, bytes) ((LDS char *)((unsigned)(base) + (bytes)))

// A static LDS buffer; LDS has no contents when a kernel starts.
#define STATIC static LDS __attribute__((loader_uninitialized))

// The workgroup's LDS writes before it are seen by its LDS reads after it.
static inline void barrier(void) {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

// Starts the copy of `bytes` (a multiple of 4096) from `base + offset` to `to` by a workgroup of 256; the
// pieces that one lane moves are COPY_BYTES wide. COPIES_LANDED() waits for all of the wave's own copies.
#if defined(__gfx1250__)

#define COPY_BYTES 16
#define COPIES_LANDED() __builtin_amdgcn_s_wait_asynccnt(0)
static inline void copy_tile(GLOBAL char *base, int offset, LDS char *to, int bytes) {
  int lane = __builtin_amdgcn_workitem_id_x() * COPY_BYTES;
  for (int at = 0; at < bytes; at += 256 * COPY_BYTES)
    __builtin_amdgcn_global_load_async_to_lds_b128((GLOBAL i32x4 *)(base + offset + at + lane),
                                                   (LDS i32x4 *)(to + at + lane), 0, 0);
}

#elif defined(__gfx90a__) || defined(__gfx942__) || defined(__gfx950__) || defined(__gfx1030__)

#if defined(__gfx1030__)
#define WAVE 32
#define BUFFER_FLAGS 0x31027fac // raw buffer of 32-bit data, bounds checked, as clang and Triton write it
#define COPIES_LANDED() __builtin_amdgcn_s_waitcnt(0x3f70) // vmcnt(0)
#else
#define WAVE 64
#define BUFFER_FLAGS 0x27000
#define COPIES_LANDED() __builtin_amdgcn_s_waitcnt(0x0f70) // vmcnt(0)
#endif
#define COPY_BYTES 4
// The hardware writes a wave's pieces one after the other from its wave-uniform LDS address on.
static inline void copy_tile(GLOBAL char *base, int offset, LDS char *to, int bytes) {
  __amdgpu_buffer_rsrc_t from = __builtin_amdgcn_make_buffer_rsrc((void *)base, 0, -1, BUFFER_FLAGS);
  int lane = __builtin_amdgcn_workitem_id_x();
  for (int at = 0; at < bytes; at += 256 * COPY_BYTES)
    __builtin_amdgcn_raw_ptr_buffer_load_lds(from, (LDS void *)(to + at + lane / WAVE * WAVE * COPY_BYTES),
                                             COPY_BYTES, offset + at + lane * COPY_BYTES, 0, 0, 0);
}

#else // no LDS-DMA: through registers

#define COPY_BYTES 16
#define COPIES_LANDED()
static inline void copy_tile(GLOBAL char *base, int offset, LDS char *to, int bytes) {
  int lane = __builtin_amdgcn_workitem_id_x() * COPY_BYTES;
  for (int at = 0; at < bytes; at += 256 * COPY_BYTES)
    *(LDS i32x4 *)(to + at + lane) = *(GLOBAL i32x4 *)(base + offset + at + lane);
}

#endif
