; A missing wait at a barrier is a hazard between waves. Where a kernel may be launched with one, the finding says which launches it means.
; RUN: exits 1 ldsopt check %s | filecheck %s --check-prefix ANY
; RUN: sed 's/"amdgpu-flat-work-group-size"="1,256"/"amdgpu-flat-work-group-size"="128,256"/' %s | exits 1 ldsopt check - | filecheck %s --check-prefix MORE
; RUN: ldsopt check %s --assume workgroup-size=64 | filecheck %s --check-prefix ONE
; ANY: definite bare-barrier in k
; ANY: definite: in workgroups of more than one wave (--assume workgroup-size=X,Y,Z tells the size of all)
; MORE: definite bare-barrier in k
; MORE-NOT: workgroups of more than one wave
; ONE: no findings
target triple = "amdgcn-amd-amdhsa"
@sum = internal addrspace(3) global float poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) noalias %from, ptr addrspace(1) noalias %to) "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,256" {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %from, i32 %id
  %x = load float, ptr addrspace(1) %p
  %is.first = icmp eq i32 %id, 0
  br i1 %is.first, label %first, label %all

first:
  store float %x, ptr addrspace(3) @sum
  br label %all

all:
  call void @llvm.amdgcn.s.barrier()
  %y = load float, ptr addrspace(3) @sum
  %q = getelementptr float, ptr addrspace(1) %to, i32 %id
  store float %y, ptr addrspace(1) %q
  ret void
}
