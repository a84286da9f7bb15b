; Of a variable for 64 work-items each defined launch has workgroups of one wave, if the work-items lie along the axis that
; the kernel reads. The verdict names that assumption, and is another one without it.
; REQUIRES: bitwuzla
; RUN: ldsopt check -v %s | filecheck %s
; CHECK: no findings in
; CHECK: k: each defined launch has workgroups of one wave, so no two waves race
; CHECK: assumed: unread-dimensions-are-one (refuse with --no-assume unread-dimensions-are-one)
; RUN: ldsopt check %s --no-assume unread-dimensions-are-one | filecheck %s --check-prefix=REFUSED
; REFUSED: unproven wave-race in k
; A kernel that is not asked for is no part of the verdict, even if a variable names it.
; RUN: variant OTHER %s | ldsopt check -v - --kernel other | filecheck %s --check-prefix=OTHER
; OTHER-NOT: k: each defined launch

target triple = "amdgcn-amd-amdhsa"

@a = internal addrspace(3) global [64 x i32] poison, align 4
;OTHER @kernels = addrspace(1) constant ptr @k

define amdgpu_kernel void @k() "target-cpu"="gfx942" {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @a, i32 0, i32 %id
  store i32 %id, ptr addrspace(3) %p, align 4
  ret void
}

;OTHER define amdgpu_kernel void @other() "target-cpu"="gfx942" {
;OTHER  ret void
;OTHER }

declare i32 @llvm.amdgcn.workitem.id.x()
