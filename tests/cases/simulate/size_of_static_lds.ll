; The size of static LDS that a kernel reads is the address at which dynamic LDS begins, in IR as in code.
; REQUIRES: pseudocode
; RUN: ldsopt verify %s %s --machine --block 64 --dynamic-lds 256 --arg 'out: u32[64]=zeros' | filecheck %s
; CHECK: equal (bit by bit) under 8 schedules
target triple = "amdgcn-amd-amdhsa"
@fixed = internal addrspace(3) global [4 x i8] poison, align 4
@smem = external addrspace(3) global [0 x i8], align 128
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.groupstaticsize()

define amdgpu_kernel void @sizes(ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @smem, i32 %t
  %size = call i32 @llvm.amdgcn.groupstaticsize()
  store i32 1, ptr addrspace(3) @fixed, align 4
  store i32 %size, ptr addrspace(3) %own, align 4
  %v = load i32, ptr addrspace(3) %own, align 4
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %to, align 4
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
!0 = !{i32 64, i32 1, i32 1}
