; In a workgroup of one wave nothing is told to another wave: LLVM's waits of its fences are for nobody, where LDS
; operations of the wave itself are in order. In a workgroup of two waves they stay.
; RUN: ldsopt waits %s -o %t.s 2>&1 | filecheck %s
; RUN: ldsopt verify %s %t.s --machine --kernel one 2>&1 | filecheck %s --check-prefix EQUAL
; RUN: ldsopt check %t.s | filecheck %s --check-prefix CLEAN
; REQUIRES: pseudocode

; CHECK-DAG: {{^}}  kernel one: 1 wait removed
; CHECK-DAG: {{^}}    line {{[0-9]+}}, lgkmcnt 0 -> no wait
; CHECK-NOT: kernel two: 1 wait removed
; EQUAL: equal (bit by bit)
; CLEAN: no findings

target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [64 x i32] poison, align 16
@D = internal addrspace(3) global [128 x i32] poison, align 16

define amdgpu_kernel void @one(ptr addrspace(1) %to) "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,64" {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @S, i32 %t
  store i32 %t, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %x = xor i32 %t, 33
  %q = getelementptr i32, ptr addrspace(3) @S, i32 %x
  %v = load i32, ptr addrspace(3) %q
  %g = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %v, ptr addrspace(1) %g
  ret void
}

define amdgpu_kernel void @two(ptr addrspace(1) %to) "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,128" {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @D, i32 %t
  store i32 %t, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %x = xor i32 %t, 65
  %q = getelementptr i32, ptr addrspace(3) @D, i32 %x
  %v = load i32, ptr addrspace(3) %q
  %g = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %v, ptr addrspace(1) %g
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
