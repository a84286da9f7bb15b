; The last bytes of LDS are within bounds, also for the counter of a barrier; of two lanes each is looked at.
; RUN: ldsopt simulate %s --mcpu gfx1250 --kernel last_word --block 1 --arg "out: u64[2]=zeros" --outputs %t.last
; RUN: %{python} -c "import numpy as np; assert np.load('%t.last/out.npy').tolist() == [5, 4]"
; RUN: exits 1 ldsopt simulate %s --mcpu gfx1250 --kernel second_lane --block 2 2>&1 | filecheck %s
; CHECK: out-of-bounds

target triple = "amdgcn-amd-amdhsa"
@words = internal addrspace(3) global [2 x i64] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i64 @llvm.amdgcn.ds.atomic.barrier.arrive.rtn.b64(ptr addrspace(3), i64)

define amdgpu_kernel void @last_word(ptr addrspace(1) %out) {
  %last = getelementptr i64, ptr addrspace(3) @words, i32 1
  store i64 5, ptr addrspace(3) %last
  %was = call i64 @llvm.amdgcn.ds.atomic.barrier.arrive.rtn.b64(ptr addrspace(3) %last, i64 1)
  %is = load i64, ptr addrspace(3) %last
  store i64 %was, ptr addrspace(1) %out
  %behind = getelementptr i64, ptr addrspace(1) %out, i32 1
  store i64 %is, ptr addrspace(1) %behind
  ret void
}

define amdgpu_kernel void @second_lane() {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %far = shl i32 %t, 10
  %p = getelementptr i64, ptr addrspace(3) @words, i32 %far
  store i64 5, ptr addrspace(3) %p
  ret void
}
