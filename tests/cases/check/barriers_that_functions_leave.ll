; Work-items that return from a function in front of its barrier go on in the caller. Those that end there do not.
; REQUIRES: bitwuzla
; RUN: exits 1 ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: not grep "divergent-barrier in fails_in_front" %t.txt

; CHECK: {{^}}definite divergent-barrier in returns_in_front
; CHECK: {{^}}  definite: wave 1 reaches a barrier with 28 of 64 lanes active

target triple = "amdgcn-amd-amdhsa"

define internal void @returned(i1 %leaves) #1 {
entry:
  br i1 %leaves, label %out, label %on
out:
  ret void
on:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

define internal void @failed(i1 %leaves) #1 {
entry:
  br i1 %leaves, label %out, label %on
out:
  call void @llvm.trap()
  unreachable
on:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

define amdgpu_kernel void @returns_in_front(ptr addrspace(1) %out) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_low = icmp ult i32 %t, 100
  call void @returned(i1 %is_low)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %t, ptr addrspace(1) %out
  ret void
}

define amdgpu_kernel void @fails_in_front(ptr addrspace(1) %out) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_low = icmp ult i32 %t, 100
  call void @failed(i1 %is_low)
  store i32 %t, ptr addrspace(1) %out
  ret void
}

declare void @llvm.amdgcn.s.barrier()
declare void @llvm.trap()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
attributes #1 = { noinline convergent }
