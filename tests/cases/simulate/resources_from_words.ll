; A buffer resource that is put together from its four words, and taken apart again, as Mojo's kernels do it.
; RUN: %{python} -c "import numpy as np; save = lambda name, some: np.save(f'%t.{name}.npy', np.array(some, 'u4')); \
; RUN:   save('words', range(100, 164)); save('size', [128] * 64); save('half', [100 + lane if lane < 32 else 0 for lane in range(64)])"
; RUN: ldsopt simulate %s --mcpu gfx942 --block 64 --arg "in: u32[64]=@%t.words.npy" --arg "out: u32[64]=9" --arg "size: u32[64]=0" --expect out=%t.half.npy --expect size=%t.size.npy --backend interpreted
; RUN: ldsopt simulate %s --mcpu gfx942 --block 64 --arg "in: u32[64]=@%t.words.npy" --arg "out: u32[64]=9" --arg "size: u32[64]=0" --expect out=%t.half.npy --expect size=%t.size.npy --backend compiled

target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, ptr addrspace(1) %size) "amdgpu-flat-work-group-size"="64,64" {
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %offset = shl i32 %item, 2
  %address = ptrtoint ptr addrspace(1) %in to i64
  %halves = bitcast i64 %address to <2 x i32>
  %base = shufflevector <2 x i32> %halves, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %words = shufflevector <4 x i32> %base, <4 x i32> <i32 poison, i32 poison, i32 128, i32 159744>, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %bits = bitcast <4 x i32> %words to i128
  %r = inttoptr i128 %bits to ptr addrspace(8)
  %x = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %offset, i32 0, i32 0)
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %item
  store i32 %x, ptr addrspace(1) %o
  %back = ptrtoint ptr addrspace(8) %r to i128
  %shifted = lshr i128 %back, 64
  %records = trunc i128 %shifted to i32
  %s = getelementptr i32, ptr addrspace(1) %size, i32 %item
  store i32 %records, ptr addrspace(1) %s
  ret void
}
