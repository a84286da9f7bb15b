; A load of what the work-item has just stored needs no older bytes. A copy that goes on by itself may read ahead of the store.
; RUN: ldsopt liveness %s | filecheck %s

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] poison, align 16
@B = internal addrspace(3) global [1024 x i32] poison, align 16

; CHECK: {{^}}loaded: 
; CHECK: A 4096 16 0-1,4 [0,2) [4,5)
define amdgpu_kernel void @loaded(ptr addrspace(1) %g) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %b = getelementptr i32, ptr addrspace(3) @B, i32 %t
  store i32 1, ptr addrspace(3) %a
  call void @llvm.amdgcn.s.barrier()
  %v = load i32, ptr addrspace(3) %a
  call void @llvm.amdgcn.s.barrier()
  store i32 %v, ptr addrspace(3) %b
  call void @llvm.amdgcn.s.barrier()
  %w = load i32, ptr addrspace(3) %b
  call void @llvm.amdgcn.s.barrier()
  store i32 %w, ptr addrspace(3) %a
  %x = load i32, ptr addrspace(3) %a
  store i32 %x, ptr addrspace(1) %g
  ret void
}

; CHECK: {{^}}copied: 
; CHECK: A 4096 16 0-4 [0,5)
define amdgpu_kernel void @copied(ptr addrspace(1) %g) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %b = getelementptr i32, ptr addrspace(3) @B, i32 %t
  store i32 1, ptr addrspace(3) %a
  call void @llvm.amdgcn.s.barrier()
  %v = load i32, ptr addrspace(3) %a
  call void @llvm.amdgcn.s.barrier()
  store i32 %v, ptr addrspace(3) %b
  call void @llvm.amdgcn.s.barrier()
  %w = load i32, ptr addrspace(3) %b
  call void @llvm.amdgcn.s.barrier()
  store i32 %w, ptr addrspace(3) %a
  call void @llvm.amdgcn.global.store.async.from.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) %a, i32 0, i32 0)
  ret void
}

declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.global.store.async.from.lds.b32(ptr addrspace(1), ptr addrspace(3), i32 immarg, i32 immarg)
attributes #0 = { "target-cpu"="gfx1250" }
