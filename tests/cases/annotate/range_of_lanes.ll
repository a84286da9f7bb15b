; MLIR states range(i32 0, 32) of mbcnt.lo, which is 32 in the lanes from 32 on. What mbcnt counts is known without it.
; RUN: ldsopt annotate --precise %s -v -o %t.ll 2>&1 | filecheck %s
; RUN: filecheck %s --check-prefix TAGS --input-file %t.ll
; CHECK: regions proved apart: 2 of A
; TAGS: store i32 1, ptr addrspace(3) %own, !alias.scope [[MET:![0-9]+]], !noalias
; TAGS: load i32, ptr addrspace(3) %last, !alias.scope [[MET]], !noalias
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16

define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  %low = call noundef range(i32 0, 32) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %lane = call noundef range(i32 0, 64) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %low)
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %lane
  store i32 1, ptr addrspace(3) %own
  %last = getelementptr i32, ptr addrspace(3) @A, i32 63
  %v = load i32, ptr addrspace(3) %last
  %behind = getelementptr i32, ptr addrspace(3) @A, i32 64
  %w = load i32, ptr addrspace(3) %behind
  %sum = add i32 %v, %w
  store i32 %sum, ptr addrspace(1) %out
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,256" }
