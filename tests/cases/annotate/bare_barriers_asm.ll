; Rule R8: barriers in assembly, and assembly that touches LDS.
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check --respell -q | filecheck %s

target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

; A barrier in assembly, whose wait leaves reads in flight.
; CHECK-LABEL: define {{.*}}@barrier_in_assembly_whose_wait_leaves(
; CHECK: fence syncscope("singlethread") seq_cst{{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 3958){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @barrier_in_assembly_whose_wait_leaves(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  %xA = load float, ptr addrspace(3) @A, align 4
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void asm sideeffect "s_waitcnt vmcnt(6)\0As_barrier", ""()
  %xB = load float, ptr addrspace(3) @B, align 4
  ret void
}

; A barrier in assembly in front of a DMA to what was read.
; CHECK-LABEL: define {{.*}}@barrier_in_assembly_in_front_of_a_dma(
; CHECK: fence syncscope("singlethread") seq_cst{{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 118){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @barrier_in_assembly_in_front_of_a_dma(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  %xA = load float, ptr addrspace(3) @A, align 4
  call void asm sideeffect "s_waitcnt vmcnt(6)\0As_barrier", ""()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  ret void
}

; Assembly that touches LDS.
; CHECK-LABEL: define {{.*}}@assembly_that_touches_lds(
; CHECK: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma2.dst, i32 4, i32 0, i32 0, i32 0, i32 0){{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 49279){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @assembly_that_touches_lds(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  call void asm sideeffect "ds_write_b32 v0, v1", ""()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; With them an assembly barrier is read.
; CHECK-LABEL: define {{.*}}@with_them_an_assembly_barrier_is_read(
; CHECK: fence syncscope("singlethread") seq_cst{{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 3958){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @with_them_an_assembly_barrier_is_read(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  %xA = load float, ptr addrspace(3) @A, align 4
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void asm sideeffect "s_waitcnt vmcnt(6)\0As_barrier", ""()
  %xB = load float, ptr addrspace(3) @B, align 4
  ret void
}

; One whose count takes more than four bits.
; CHECK-LABEL: define {{.*}}@count_of_more_than_four_bits(
; CHECK: call void @llvm.amdgcn.s.waitcnt(i32 16496){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @count_of_more_than_four_bits(i32 %o, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  call void asm sideeffect "s_waitcnt vmcnt(16)\0As_barrier", ""()
  store float %x, ptr addrspace(3) @A, align 4
  ret void
}
