; Rule R8: a fence that releases LDS to the workgroup right in front of a barrier guards it; the author's own wait takes in what is missing.
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check --respell -q | filecheck %s

target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.sched.barrier(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

; No DMA, a store to @A.
; CHECK-LABEL: define {{.*}}@no_dma_a_store_to_a(
; CHECK: %x = load float, ptr addrspace(3) %p, align 4{{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 49279){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @no_dma_a_store_to_a(i32 %o, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.barrier()
  store float %x, ptr addrspace(3) @A, align 4
  ret void
}

; No DMA, a store to @B.
; CHECK-LABEL: define {{.*}}@no_dma_a_store_to_b(
; CHECK: %x = load float, ptr addrspace(3) %p, align 4{{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @no_dma_a_store_to_b(i32 %o, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.barrier()
  store float %x, ptr addrspace(3) @B, align 4
  ret void
}

; The author's own wait.
; CHECK-LABEL: define {{.*}}@author_s_own_wait(
; CHECK: %x = load float, ptr addrspace(3) %p, align 4{{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 112){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @author_s_own_wait(i32 %o, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  call void @llvm.amdgcn.s.barrier()
  store float %x, ptr addrspace(3) @A, align 4
  ret void
}

; A release fence.
; CHECK-LABEL: define {{.*}}@release_fence(
; CHECK: fence syncscope("workgroup") release{{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @release_fence(i32 %o, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  store float %x, ptr addrspace(3) @A, align 4
  ret void
}

; A fence of everything.
; CHECK-LABEL: define {{.*}}@fence_of_everything(
; CHECK: fence seq_cst{{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @fence_of_everything(i32 %o, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  fence seq_cst
  call void @llvm.amdgcn.s.barrier()
  store float %x, ptr addrspace(3) @A, align 4
  ret void
}

; A fence of LDS alone.
; CHECK-LABEL: define {{.*}}@fence_of_lds_alone(
; CHECK: fence syncscope("workgroup") release{{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @fence_of_lds_alone(i32 %o, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  store float %x, ptr addrspace(3) @A, align 4
  ret void
}

; A fence with a list of no tags orders all memory.
; CHECK-LABEL: define {{.*}}@fence_without_tags(
; CHECK: fence syncscope("workgroup") release{{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @fence_without_tags(i32 %o, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release, !mmra !4
  call void @llvm.amdgcn.s.barrier()
  store float %x, ptr addrspace(3) @A, align 4
  ret void
}

; A fence and what orders nothing.
; CHECK-LABEL: define {{.*}}@fence_and_what_orders_nothing(
; CHECK: call void @llvm.amdgcn.sched.barrier(i32 0){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @fence_and_what_orders_nothing(i32 %o, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  fence syncscope("agent") acq_rel
  call void @llvm.amdgcn.sched.barrier(i32 0)
  call void @llvm.amdgcn.s.barrier()
  store float %x, ptr addrspace(3) @A, align 4
  ret void
}

; A fence that acquires.
; CHECK-LABEL: define {{.*}}@fence_that_acquires(
; CHECK: fence syncscope("workgroup") acquire{{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 49279){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @fence_that_acquires(i32 %o, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") acquire
  call void @llvm.amdgcn.s.barrier()
  store float %x, ptr addrspace(3) @A, align 4
  ret void
}

; A fence of a wave.
; CHECK-LABEL: define {{.*}}@fence_of_a_wave(
; CHECK: fence syncscope("wavefront") release{{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 49279){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @fence_of_a_wave(i32 %o, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  fence syncscope("wavefront") release
  call void @llvm.amdgcn.s.barrier()
  store float %x, ptr addrspace(3) @A, align 4
  ret void
}

; A fence of global memory alone.
; CHECK-LABEL: define {{.*}}@fence_of_global_memory_alone(
; CHECK: fence syncscope("workgroup") release{{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 49279){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @fence_of_global_memory_alone(i32 %o, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release, !mmra !1
  call void @llvm.amdgcn.s.barrier()
  store float %x, ptr addrspace(3) @A, align 4
  ret void
}

; A fence of global memory that a foreign tag calls local.
; CHECK-LABEL: define {{.*}}@fence_of_global_memory_that_a_foreign(
; CHECK: fence syncscope("workgroup") release{{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 49279){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @fence_of_global_memory_that_a_foreign(i32 %o, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release, !mmra !3
  call void @llvm.amdgcn.s.barrier()
  store float %x, ptr addrspace(3) @A, align 4
  ret void
}

; A fence of each address space by itself.
; CHECK-LABEL: define {{.*}}@fence_of_each_address_space_by_itself(
; CHECK: fence syncscope("workgroup-one-as") release{{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 49279){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @fence_of_each_address_space_by_itself(i32 %o, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup-one-as") release
  call void @llvm.amdgcn.s.barrier()
  store float %x, ptr addrspace(3) @A, align 4
  ret void
}

; A fence before another access.
; CHECK-LABEL: define {{.*}}@fence_before_another_access(
; CHECK: store i32 0, ptr addrspace(3) @A, align 4{{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 49279){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @fence_before_another_access(i32 %o, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release
  store i32 0, ptr addrspace(3) @A, align 4
  call void @llvm.amdgcn.s.barrier()
  store float %x, ptr addrspace(3) @A, align 4
  ret void
}

; A drained barrier.
; CHECK-LABEL: define {{.*}}@drained_barrier(
; CHECK: %x = load float, ptr addrspace(3) %p, align 4{{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 49279){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @drained_barrier(i32 %o, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.waitcnt(i32 49279)
  call void @llvm.amdgcn.s.barrier()
  store float %x, ptr addrspace(3) @A, align 4
  ret void
}

!0 = !{!"amdgpu-synchronize-as", !"local"}
!1 = !{!"amdgpu-synchronize-as", !"global"}
!2 = !{!"foo", !"local"}
!3 = !{!1, !2}
!4 = !{}
