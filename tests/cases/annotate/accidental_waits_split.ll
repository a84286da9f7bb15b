; A split barrier is one barrier.
; RUN: ldsopt annotate %s --mcpu gfx1201 --no-check --respell -q | filecheck %s

target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

; A split barrier, then a read of the copy's bytes.
; CHECK-LABEL: define {{.*}}@split_barrier_then_a_read_of_the_copy_s(
; CHECK: %xB = load i32, ptr addrspace(3) @B, align 4{{$}}
define amdgpu_kernel void @split_barrier_then_a_read_of_the_copy_s(ptr addrspace(8) inreg %r, ptr addrspace(1) %g, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %xB = load i32, ptr addrspace(3) @B, align 4
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %xA = load i32, ptr addrspace(3) @A, align 4
  ret void
}

; A split barrier, then a copy.
; CHECK-LABEL: define {{.*}}@split_barrier_then_a_copy(
; CHECK: %xB = load i32, ptr addrspace(3) @B, align 4{{.*}}!noalias
define amdgpu_kernel void @split_barrier_then_a_copy(ptr addrspace(8) inreg %r, ptr addrspace(1) %g, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %xB = load i32, ptr addrspace(3) @B, align 4
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  ret void
}
