; Buffer resources: what is within them, by form of the instruction and by architecture. What is out of range is read as
; zero and is not written.

; The arrays: the words or bytes that are read, and what each kernel is to make of them.
; RUN: %{python} -c "import numpy as np; \
; RUN:   words, lanes = np.random.default_rng(1).integers(1, 1 << 32, 128).astype('u4'), range(32); \
; RUN:   save = lambda name, some, kind='u4': np.save(f'%t.{name}.npy', np.array(some, kind)); \
; RUN:   within = lambda count, step=1, first=0: [words[step * lane + first] if lane < count else 0 for lane in lanes]; \
; RUN:   padded = lambda some, count: [*some, *[0] * (count - len(some))]; \
; RUN:   save('words', words); save('more', [one + (at < 32) for at, one in enumerate(words.tolist())]); \
; RUN:   save('every-other', [one + (at < 32 and at % 2 == 0) for at, one in enumerate(words.tolist())]); \
; RUN:   save('none', within(0)); save('all', within(32)); \
; RUN:   [save(f'first-{count}', within(count)) for count in (4, 8)]; save('four-on', within(8, 1, 4)); save('two-on', within(30, 1, 2)); \
; RUN:   save('second', within(8, 2, 1)); save('last', within(8, 2, 3)); save('even', within(16, 2)); \
; RUN:   save('fifth', within(3, 5)); save('third', within(3, 3)); \
; RUN:   numbers = np.arange(1, 129).tolist(); save('numbers', numbers[:64]); save('bytes', numbers, 'u1'); \
; RUN:   save('eleven', padded(numbers[:11], 64)); save('ten', padded(numbers[:10], 16)); \
; RUN:   save('parts', [one if at in (0, 1, *range(8, 18), *range(24, 28)) else 0 for at, one in enumerate(numbers)], 'u1'); \
; RUN:   [save(f'bytes-{first}-{end}', [one if first <= at < end else 0 for at, one in enumerate(numbers)], 'u1') for first, end in ((0, 8), (1, 17), (1, 33), (1, 9))]; \
; RUN:   base, records = 0x123456789ABCDEF, 0x123456789ABC; \
; RUN:   save('resource', [(base | records << 57 | 5 << 108 | 9 << 124) >> 32 * at & 0xFFFFFFFF for at in range(4)])"

; DEFINE: %{one} = ldsopt simulate %s --block 32 --arg "in: u32[128]=@%t.words.npy" --arg "out: u32[32]=99" --kernel
; Stride, records, flags, the scalar offset, and a lane's own offset: of the first one, and from one to the next.
; Before gfx10 the range of a raw buffer leaves out the scalar offset, and that of records every offset (CDNA4 ISA, 9.1.5.1).
; RUN: %{one} raw --mcpu gfx942 --arg i16=0 --arg i64=32 --arg i32=159744 --arg i32=0 --arg i32=0 --arg i32=4 --expect out=%t.first-8.npy
; RUN: %{one} raw --mcpu gfx942 --arg i16=0 --arg i64=32 --arg i32=159744 --arg i32=16 --arg i32=0 --arg i32=4 --expect out=%t.four-on.npy
; RUN: %{one} records --mcpu gfx942 --arg i16=8 --arg i64=8 --arg i32=159744 --arg i32=0 --arg i32=12 --arg i32=0 --expect out=%t.last.npy
; RUN: %{one} records --mcpu gfx942 --arg i16=8 --arg i64=8 --arg i32=159744 --arg i32=4 --arg i32=0 --arg i32=0 --expect out=%t.second.npy
; RUN: %{one} records --mcpu gfx942 --arg i16=8 --arg i64=16 --arg i32=159744 --arg i32=0 --arg i32=0 --arg i32=0 --expect out=%t.even.npy
; The cache swizzle of gfx9 changes no address.
; RUN: %{one} raw --mcpu gfx942 --arg i16=16384 --arg i64=32 --arg i32=159744 --arg i32=0 --arg i32=0 --arg i32=4 --expect out=%t.first-8.npy
; RUN: %{one} records --mcpu gfx942 --arg i16=16392 --arg i64=8 --arg i32=159744 --arg i32=4 --arg i32=0 --arg i32=0 --expect out=%t.second.npy
; From gfx10 on the resource says what is held against the range (OOB_SELECT): 0 index and offset against the stride, 1 the
; index, 2 nothing, 3 the offset.
; RUN: %{one} raw --mcpu gfx1030 --arg i16=0 --arg i64=32 --arg i32=805306368 --arg i32=0 --arg i32=0 --arg i32=4 --expect out=%t.first-8.npy
; RUN: %{one} raw --mcpu gfx1030 --arg i16=0 --arg i64=1 --arg i32=536870912 --arg i32=0 --arg i32=0 --arg i32=4 --expect out=%t.all.npy
; RUN: %{one} raw --mcpu gfx1030 --arg i16=0 --arg i64=0 --arg i32=536870912 --arg i32=0 --arg i32=0 --arg i32=4 --expect out=%t.none.npy
; RUN: %{one} raw --mcpu gfx1030 --arg i16=0 --arg i64=1 --arg i32=268435456 --arg i32=0 --arg i32=0 --arg i32=4 --expect out=%t.all.npy
; RUN: %{one} raw --mcpu gfx1030 --arg i16=16 --arg i64=1 --arg i32=0 --arg i32=0 --arg i32=0 --arg i32=4 --expect out=%t.first-4.npy
; RUN: %{one} records --mcpu gfx1030 --arg i16=16 --arg i64=3 --arg i32=0 --arg i32=0 --arg i32=0 --arg i32=4 --expect out=%t.fifth.npy
; RUN: %{one} records --mcpu gfx1030 --arg i16=8 --arg i64=3 --arg i32=268435456 --arg i32=0 --arg i32=0 --arg i32=4 --expect out=%t.third.npy
; RUN: %{one} raw --mcpu gfx1100 --arg i16=0 --arg i64=32 --arg i32=805306368 --arg i32=0 --arg i32=0 --arg i32=4 --expect out=%t.first-8.npy
; RUN: %{one} raw --mcpu gfx1100 --arg i16=0 --arg i64=1 --arg i32=536870912 --arg i32=0 --arg i32=0 --arg i32=4 --expect out=%t.all.npy
; RUN: %{one} raw --mcpu gfx1100 --arg i16=0 --arg i64=0 --arg i32=536870912 --arg i32=0 --arg i32=0 --arg i32=4 --expect out=%t.none.npy
; RUN: %{one} raw --mcpu gfx1100 --arg i16=0 --arg i64=1 --arg i32=268435456 --arg i32=0 --arg i32=0 --arg i32=4 --expect out=%t.all.npy
; RUN: %{one} raw --mcpu gfx1100 --arg i16=16 --arg i64=1 --arg i32=0 --arg i32=0 --arg i32=0 --arg i32=4 --expect out=%t.first-4.npy
; RUN: %{one} records --mcpu gfx1100 --arg i16=16 --arg i64=3 --arg i32=0 --arg i32=0 --arg i32=0 --arg i32=4 --expect out=%t.fifth.npy
; RUN: %{one} records --mcpu gfx1100 --arg i16=8 --arg i64=3 --arg i32=268435456 --arg i32=0 --arg i32=0 --arg i32=4 --expect out=%t.third.npy
; RUN: %{one} raw --mcpu gfx1201 --arg i16=0 --arg i64=32 --arg i32=805306368 --arg i32=0 --arg i32=0 --arg i32=4 --expect out=%t.first-8.npy
; RUN: %{one} raw --mcpu gfx1201 --arg i16=0 --arg i64=1 --arg i32=536870912 --arg i32=0 --arg i32=0 --arg i32=4 --expect out=%t.all.npy
; RUN: %{one} raw --mcpu gfx1201 --arg i16=0 --arg i64=0 --arg i32=536870912 --arg i32=0 --arg i32=0 --arg i32=4 --expect out=%t.none.npy
; RUN: %{one} raw --mcpu gfx1201 --arg i16=0 --arg i64=1 --arg i32=268435456 --arg i32=0 --arg i32=0 --arg i32=4 --expect out=%t.all.npy
; RUN: %{one} raw --mcpu gfx1201 --arg i16=16 --arg i64=1 --arg i32=0 --arg i32=0 --arg i32=0 --arg i32=4 --expect out=%t.first-4.npy
; RUN: %{one} records --mcpu gfx1201 --arg i16=16 --arg i64=3 --arg i32=0 --arg i32=0 --arg i32=0 --arg i32=4 --expect out=%t.fifth.npy
; RUN: %{one} records --mcpu gfx1201 --arg i16=8 --arg i64=3 --arg i32=268435456 --arg i32=0 --arg i32=0 --arg i32=4 --expect out=%t.third.npy
; An addressing that is not simulated is refused.
; RUN: exits 3 %{one} raw --mcpu gfx942 --arg i16=-32768 --arg i64=32 --arg i32=0 --arg i32=0 --arg i32=0 --arg i32=4 2>&1 | filecheck %s --check-prefix SWIZZLED
; RUN: exits 3 %{one} raw --mcpu gfx942 --arg i16=0 --arg i64=32 --arg i32=8548352 --arg i32=0 --arg i32=0 --arg i32=4 2>&1 | filecheck %s --check-prefix SWIZZLED
; RUN: exits 3 %{one} raw --mcpu gfx1100 --arg i16=16384 --arg i64=32 --arg i32=805306368 --arg i32=0 --arg i32=0 --arg i32=4 2>&1 | filecheck %s --check-prefix SWIZZLED
; RUN: exits 3 %{one} raw --mcpu gfx1201 --arg i16=-32768 --arg i64=32 --arg i32=805306368 --arg i32=0 --arg i32=0 --arg i32=4 2>&1 | filecheck %s --check-prefix SWIZZLED
; RUN: exits 3 %{one} raw --mcpu gfx1030 --arg i16=-32768 --arg i64=32 --arg i32=805306368 --arg i32=0 --arg i32=0 --arg i32=4 2>&1 | filecheck %s --check-prefix SWIZZLED
; RUN: exits 3 %{one} raw --mcpu gfx1100 --arg i16=0 --arg i64=32 --arg i32=0 --arg i32=0 --arg i32=0 --arg i32=4 2>&1 | filecheck %s --check-prefix SELECT
; RUN: exits 3 %{one} raw --mcpu gfx1250 --arg i16=4 --arg i64=32 --arg i32=0 --arg i32=0 --arg i32=0 --arg i32=4 2>&1 | filecheck %s --check-prefix NEWER
; RUN: exits 3 %{one} raw --mcpu gfx1250 --arg i16=0 --arg i64=32 --arg i32=1 --arg i32=0 --arg i32=0 --arg i32=4 2>&1 | filecheck %s --check-prefix NEWER
; SWIZZLED: {{:[0-9]+: cannot simulate a buffer resource with swizzled addresses}}
; SELECT: OOB_SELECT
; NEWER: of gfx1250 with a stride, an index or flags

target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @raw(ptr addrspace(1) %in, ptr addrspace(1) %out, i16 %stride, i64 %records, i32 %flags, i32 %scalar, i32 %first, i32 %step) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = mul i32 %id, %step
  %offset = add i32 %own, %first
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 %stride, i64 %records, i32 %flags)
  %x = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %offset, i32 %scalar, i32 0)
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %g
  ret void
}
define amdgpu_kernel void @records(ptr addrspace(1) %in, ptr addrspace(1) %out, i16 %stride, i64 %records, i32 %flags, i32 %scalar, i32 %first, i32 %step) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = mul i32 %id, %step
  %offset = add i32 %own, %first
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 %stride, i64 %records, i32 %flags)
  %x = call i32 @llvm.amdgcn.struct.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %id, i32 %offset, i32 %scalar, i32 0)
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %g
  ret void
}

; What is out of range is not written.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel added --block 64 --arg "in: u32[128]=@%t.words.npy" --expect in=%t.more.npy
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel added_records --block 64 --arg "in: u32[128]=@%t.words.npy" --expect in=%t.every-other.npy
define amdgpu_kernel void @added(ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %four = shl i32 %id, 2
  %b = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 128, i32 159744)
  %x = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %b, i32 %four, i32 0, i32 0)
  %y = add i32 %x, 1
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %y, ptr addrspace(8) %b, i32 %four, i32 0, i32 0)
  ret void
}
define amdgpu_kernel void @added_records(ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 8, i64 16, i32 159744)
  %x = call i32 @llvm.amdgcn.struct.ptr.buffer.load.i32(ptr addrspace(8) %b, i32 %id, i32 0, i32 0, i32 0)
  %y = add i32 %x, 1
  call void @llvm.amdgcn.struct.ptr.buffer.store.i32(i32 %y, ptr addrspace(8) %b, i32 %id, i32 0, i32 0, i32 0)
  ret void
}

; Wide accesses are held against the range word by word (AMDGPU Usage guide), of which none is whole but in it: eight bytes
; from offset 6 of a buffer of eight bytes are all out of it. An offset may be any number of bytes.
; DEFINE: %{copied} = ldsopt simulate %s --arg "in: u32[64]=@%t.numbers.npy" --arg "out: u32[64]=zeros" --block 8 --expect out=%t.eleven.npy --arg i64=44 --kernel
; RUN: %{copied} v4i32 --mcpu gfx942 --arg i32=159744 --arg i32=0 --arg i32=16
; RUN: %{copied} v2i32 --mcpu gfx942 --arg i32=159744 --arg i32=0 --arg i32=8
; RUN: %{copied} v8f16 --mcpu gfx942 --arg i32=159744 --arg i32=0 --arg i32=16
; RUN: %{copied} v4i32 --mcpu gfx1100 --arg i32=822243328 --arg i32=0 --arg i32=16
; RUN: %{copied} v2i32 --mcpu gfx1100 --arg i32=822243328 --arg i32=0 --arg i32=8
; RUN: %{copied} v8f16 --mcpu gfx1100 --arg i32=822243328 --arg i32=0 --arg i32=16
; RUN: %{copied} v4i32 --mcpu gfx1250 --arg i32=0 --arg i32=0 --arg i32=16
; RUN: %{copied} v2i32 --mcpu gfx1250 --arg i32=0 --arg i32=0 --arg i32=8
; RUN: %{copied} v8f16 --mcpu gfx1250 --arg i32=0 --arg i32=0 --arg i32=16
; DEFINE: %{bytes} = ldsopt simulate %s --mcpu gfx942 --arg "in: u8[128]=@%t.bytes.npy" --arg "out: u8[128]=zeros" --arg i64=64 --arg i32=159744 --kernel
; RUN: ldsopt simulate %s --mcpu gfx942 --arg "in: u8[128]=@%t.bytes.npy" --arg "out: u8[128]=zeros" --arg i64=8 --arg i32=159744 --kernel v8i8 --block 2 --arg i32=0 --arg i32=6 --expect out=%t.bytes-0-8.npy
; RUN: %{bytes} i32 --block 4 --arg i32=1 --arg i32=4 --expect out=%t.bytes-1-17.npy
; RUN: %{bytes} v2i32 --block 4 --arg i32=1 --arg i32=8 --expect out=%t.bytes-1-33.npy
; RUN: ldsopt simulate %s --mcpu gfx942 --arg "in: u8[128]=@%t.bytes.npy" --arg "out: u8[128]=zeros" --arg i64=9 --arg i32=159744 --kernel i16 --block 5 --arg i32=1 --arg i32=2 --expect out=%t.bytes-1-9.npy
define amdgpu_kernel void @v4i32(ptr addrspace(1) %in, ptr addrspace(1) %out, i64 %records, i32 %flags, i32 %first, i32 %step) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = mul i32 %id, %step
  %offset = add i32 %own, %first
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 %records, i32 %flags)
  %s = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 %records, i32 %flags)
  %x = call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %r, i32 %offset, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.store.v4i32(<4 x i32> %x, ptr addrspace(8) %s, i32 %offset, i32 0, i32 0)
  ret void
}
define amdgpu_kernel void @v2i32(ptr addrspace(1) %in, ptr addrspace(1) %out, i64 %records, i32 %flags, i32 %first, i32 %step) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = mul i32 %id, %step
  %offset = add i32 %own, %first
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 %records, i32 %flags)
  %s = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 %records, i32 %flags)
  %x = call <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) %r, i32 %offset, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %x, ptr addrspace(8) %s, i32 %offset, i32 0, i32 0)
  ret void
}
define amdgpu_kernel void @v8f16(ptr addrspace(1) %in, ptr addrspace(1) %out, i64 %records, i32 %flags, i32 %first, i32 %step) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = mul i32 %id, %step
  %offset = add i32 %own, %first
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 %records, i32 %flags)
  %s = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 %records, i32 %flags)
  %x = call <8 x half> @llvm.amdgcn.raw.ptr.buffer.load.v8f16(ptr addrspace(8) %r, i32 %offset, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.store.v8f16(<8 x half> %x, ptr addrspace(8) %s, i32 %offset, i32 0, i32 0)
  ret void
}
define amdgpu_kernel void @v8i8(ptr addrspace(1) %in, ptr addrspace(1) %out, i64 %records, i32 %flags, i32 %first, i32 %step) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = mul i32 %id, %step
  %offset = add i32 %own, %first
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 %records, i32 %flags)
  %s = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 %records, i32 %flags)
  %x = call <8 x i8> @llvm.amdgcn.raw.ptr.buffer.load.v8i8(ptr addrspace(8) %r, i32 %offset, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.store.v8i8(<8 x i8> %x, ptr addrspace(8) %s, i32 %offset, i32 0, i32 0)
  ret void
}
define amdgpu_kernel void @i32(ptr addrspace(1) %in, ptr addrspace(1) %out, i64 %records, i32 %flags, i32 %first, i32 %step) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = mul i32 %id, %step
  %offset = add i32 %own, %first
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 %records, i32 %flags)
  %s = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 %records, i32 %flags)
  %x = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %offset, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %x, ptr addrspace(8) %s, i32 %offset, i32 0, i32 0)
  ret void
}
define amdgpu_kernel void @i16(ptr addrspace(1) %in, ptr addrspace(1) %out, i64 %records, i32 %flags, i32 %first, i32 %step) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = mul i32 %id, %step
  %offset = add i32 %own, %first
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 %records, i32 %flags)
  %s = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 %records, i32 %flags)
  %x = call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %r, i32 %offset, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %x, ptr addrspace(8) %s, i32 %offset, i32 0, i32 0)
  ret void
}

; A copy into LDS is, too.
; RUN: ldsopt simulate %s --mcpu gfx950 --kernel lds --block 4 --arg "in: u32[64]=@%t.numbers.npy" --arg "out: u32[16]=99" --expect out=%t.ten.npy
@lds.words = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @lds(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %offset = shl i32 %id, 4
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 40, i32 159744)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds.words, i32 16, i32 %offset, i32 0, i32 0, i32 0)
  %l = getelementptr <4 x i32>, ptr addrspace(3) @lds.words, i32 %id
  %x = load <4 x i32>, ptr addrspace(3) %l
  %g = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  store <4 x i32> %x, ptr addrspace(1) %g
  ret void
}

; Fat pointers carry their offset, and the parts of a struct are held against the range one by one.
; RUN: %{one} fat --mcpu gfx942 --expect out=%t.two-on.npy
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel parts --block 2 --arg "in: u8[128]=@%t.bytes.npy" --arg "out: u8[128]=zeros" --expect out=%t.parts.npy
define amdgpu_kernel void @fat(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %in, i16 0, i64 128, i32 159744)
  %p = getelementptr i32, ptr addrspace(7) %b, i32 %id
  %q = getelementptr i8, ptr addrspace(7) %p, i32 8
  %x = load i32, ptr addrspace(7) %q, align 4
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %g
  ret void
}
define amdgpu_kernel void @parts(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %in, i16 0, i64 28, i32 159744)
  %c = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 28, i32 159744)
  %p = getelementptr { i16, i64 }, ptr addrspace(7) %b, i32 %id
  %q = getelementptr { i16, i64 }, ptr addrspace(7) %c, i32 %id
  %x = load { i16, i64 }, ptr addrspace(7) %p
  store { i16, i64 } %x, ptr addrspace(7) %q
  ret void
}

; A resource of gfx1250 has 57 bits of address and 45 of records, the stride from bit 108, and four bits of flags from 124.
; RUN: ldsopt simulate %s --mcpu gfx1250 --kernel resource --block 1 --arg "out: u32[4]=zeros" --expect out=%t.resource.npy
define amdgpu_kernel void @resource(ptr addrspace(1) %out) {
  %p = inttoptr i64 81985529216486895 to ptr addrspace(1)
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %p, i16 5, i64 20015998343868, i32 9)
  store ptr addrspace(8) %r, ptr addrspace(1) %out
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1), i16, i64, i32)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.struct.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32, i32)
declare void @llvm.amdgcn.struct.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32, i32)
declare <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v4i32(<4 x i32>, ptr addrspace(8), i32, i32, i32)
declare <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32>, ptr addrspace(8), i32, i32, i32)
declare <8 x half> @llvm.amdgcn.raw.ptr.buffer.load.v8f16(ptr addrspace(8), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v8f16(<8 x half>, ptr addrspace(8), i32, i32, i32)
declare <8 x i8> @llvm.amdgcn.raw.ptr.buffer.load.v8i8(ptr addrspace(8), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v8i8(<8 x i8>, ptr addrspace(8), i32, i32, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32)
declare i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16, ptr addrspace(8), i32, i32, i32)
