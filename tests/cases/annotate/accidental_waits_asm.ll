; Barriers and waits that an author wrote as assembly count as others do.
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check --respell -q | filecheck %s

target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

; A barrier in assembly.
; CHECK-LABEL: define {{.*}}@barrier_in_assembly(
; CHECK: %xB = load i32, ptr addrspace(3) @B, align 4{{$}}
define amdgpu_kernel void @barrier_in_assembly(ptr addrspace(8) inreg %r, ptr addrspace(1) %g, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %xB = load i32, ptr addrspace(3) @B, align 4
  call void asm sideeffect "s_barrier", "~{memory}"()
  %xA = load i32, ptr addrspace(3) @A, align 4
  ret void
}

; The author's wait for all but some.
; CHECK-LABEL: define {{.*}}@author_s_wait_for_all_but_some(
; CHECK: %xB = load i32, ptr addrspace(3) @B, align 4{{.*}}!noalias
define amdgpu_kernel void @author_s_wait_for_all_but_some(ptr addrspace(8) inreg %r, ptr addrspace(1) %g, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %xB = load i32, ptr addrspace(3) @B, align 4
  call void asm sideeffect "s_waitcnt vmcnt(2)", "~{memory}"()
  call void @llvm.amdgcn.s.barrier()
  %xA = load i32, ptr addrspace(3) @A, align 4
  ret void
}
