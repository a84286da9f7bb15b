; A backend that waits at every barrier needs no wait kept.
; RUN: ldsopt annotate %s --mcpu gfx906 --no-check --respell -q | filecheck %s

target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

; A barrier.
; CHECK-LABEL: define {{.*}}@barrier(
; CHECK: %xB = load i32, ptr addrspace(3) @B, align 4{{.*}}!noalias
define amdgpu_kernel void @barrier(ptr addrspace(8) inreg %r, ptr addrspace(1) %g, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %xB = load i32, ptr addrspace(3) @B, align 4
  call void @llvm.amdgcn.s.barrier()
  %xA = load i32, ptr addrspace(3) @A, align 4
  ret void
}
