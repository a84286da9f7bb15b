; A store at an index that LLVM may make otherwise, of a sum or of an ``or``, leaves older bytes that are read later.
; RUN: ldsopt liveness %s | filecheck %s
; CHECK: A 768 4 0-5 [0,6) B a write may leave older bytes

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [192 x i32] poison, align 4
@B = internal addrspace(3) global [192 x i32] poison, align 4
define amdgpu_kernel void @frozen_index(ptr addrspace(1) %g) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = add nuw nsw i32 %t, 64
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %b = getelementptr i32, ptr addrspace(3) @B, i32 %u
  store i32 1, ptr addrspace(3) %a
  call void @llvm.amdgcn.s.barrier()
  %v = load i32, ptr addrspace(3) %a
  call void @llvm.amdgcn.s.barrier()
  store i32 %v, ptr addrspace(3) %b
  call void @llvm.amdgcn.s.barrier()
  %w = load i32, ptr addrspace(3) %b
  call void @llvm.amdgcn.s.barrier()
  %o = or disjoint i32 %u, 64
  %f = freeze i32 %o
  %c = getelementptr i32, ptr addrspace(3) @A, i32 %f
  store i32 %w, ptr addrspace(3) %c
  call void @llvm.amdgcn.s.barrier()
  %x = load i32, ptr addrspace(3) %a
  store i32 %x, ptr addrspace(1) %g
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
