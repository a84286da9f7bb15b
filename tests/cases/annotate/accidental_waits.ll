; By the rules alone, an access keeps the wait for an LDS-DMA that a bare barrier gets by on: it gets no tag. Where no barrier
; rests on its wait it is tagged.
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check --respell -q | filecheck %s

target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @elsewhere()

; A load on the way to a barrier.
; CHECK-LABEL: define {{.*}}@load_on_the_way_to_a_barrier(
; CHECK: %xB = load i32, ptr addrspace(3) @B, align 4{{$}}
define amdgpu_kernel void @load_on_the_way_to_a_barrier(ptr addrspace(8) inreg %r, ptr addrspace(1) %g, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %xB = load i32, ptr addrspace(3) @B, align 4
  call void @llvm.amdgcn.s.barrier()
  %xA = load i32, ptr addrspace(3) @A, align 4
  ret void
}

; A store.
; CHECK-LABEL: define {{.*}}@store(
; CHECK: store i32 0, ptr addrspace(3) @B, align 4{{$}}
define amdgpu_kernel void @store(ptr addrspace(8) inreg %r, ptr addrspace(1) %g, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  store i32 0, ptr addrspace(3) @B, align 4
  call void @llvm.amdgcn.s.barrier()
  %xA = load i32, ptr addrspace(3) @A, align 4
  ret void
}

; A copy of global memory.
; CHECK-LABEL: define {{.*}}@copy_of_global_memory(
; CHECK: %xB = load i32, ptr addrspace(3) @B, align 4{{$}}
define amdgpu_kernel void @copy_of_global_memory(ptr addrspace(8) inreg %r, ptr addrspace(1) %g, i1 %c) {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  %xB = load i32, ptr addrspace(3) @B, align 4
  call void @llvm.amdgcn.s.barrier()
  %xA = load i32, ptr addrspace(3) @A, align 4
  ret void
}

; A copy behind the barrier.
; CHECK-LABEL: define {{.*}}@copy_behind_the_barrier(
; CHECK: %xB = load i32, ptr addrspace(3) @B, align 4{{$}}
define amdgpu_kernel void @copy_behind_the_barrier(ptr addrspace(8) inreg %r, ptr addrspace(1) %g, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %xB = load i32, ptr addrspace(3) @B, align 4
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  ret void
}

; Unknown code behind the barrier, and behind a wait of the wave's own: another wave's code may meet the copy before that.
; CHECK-LABEL: define {{.*}}@unknown_code_behind_a_wait(
; CHECK: %xB = load i32, ptr addrspace(3) @B, align 4{{$}}
define amdgpu_kernel void @unknown_code_behind_a_wait(ptr addrspace(8) inreg %r, ptr addrspace(1) %g, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %xB = load i32, ptr addrspace(3) @B, align 4
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  call void @elsewhere()
  ret void
}

; A wait for LDS alone.
; CHECK-LABEL: define {{.*}}@wait_for_lds_alone(
; CHECK: %xB = load i32, ptr addrspace(3) @B, align 4{{$}}
define amdgpu_kernel void @wait_for_lds_alone(ptr addrspace(8) inreg %r, ptr addrspace(1) %g, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %xB = load i32, ptr addrspace(3) @B, align 4
  call void @llvm.amdgcn.s.waitcnt(i32 49279)
  call void @llvm.amdgcn.s.barrier()
  %xA = load i32, ptr addrspace(3) @A, align 4
  ret void
}

; A barrier in between that meets nothing.
; CHECK-LABEL: define {{.*}}@barrier_in_between_that_meets_nothing(
; CHECK: %xB = load i32, ptr addrspace(3) @B, align 4{{$}}
define amdgpu_kernel void @barrier_in_between_that_meets_nothing(ptr addrspace(8) inreg %r, ptr addrspace(1) %g, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %xB = load i32, ptr addrspace(3) @B, align 4
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  %xA = load i32, ptr addrspace(3) @A, align 4
  ret void
}

; Another block.
; CHECK-LABEL: define {{.*}}@another_block(
; CHECK: %xB = load i32, ptr addrspace(3) @B, align 4{{$}}
define amdgpu_kernel void @another_block(ptr addrspace(8) inreg %r, ptr addrspace(1) %g, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %next
next:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %xB = load i32, ptr addrspace(3) @B, align 4
  br label %last
last:
  call void @llvm.amdgcn.s.barrier()
  %xA = load i32, ptr addrspace(3) @A, align 4
  ret void
}

; The next iteration.
; CHECK-LABEL: define {{.*}}@next_iteration(
; CHECK: %xB = load i32, ptr addrspace(3) @B, align 4{{$}}
define amdgpu_kernel void @next_iteration(ptr addrspace(8) inreg %r, ptr addrspace(1) %g, i1 %c) {
  br label %loop
loop:
  %xA = load i32, ptr addrspace(3) @A, align 4
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %xB = load i32, ptr addrspace(3) @B, align 4
  call void @llvm.amdgcn.s.barrier()
  br i1 %c, label %loop, label %end
end:
  ret void
}

; A function that may have a barrier.
; CHECK-LABEL: define {{.*}}@function_that_may_have_a_barrier(
; CHECK: %xB = load i32, ptr addrspace(3) @B, align 4{{$}}
define amdgpu_kernel void @function_that_may_have_a_barrier(ptr addrspace(8) inreg %r, ptr addrspace(1) %g, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %xB = load i32, ptr addrspace(3) @B, align 4
  call void @elsewhere()
  %xA = load i32, ptr addrspace(3) @A, align 4
  ret void
}

; The author's wait.
; CHECK-LABEL: define {{.*}}@author_s_wait(
; CHECK: %xB = load i32, ptr addrspace(3) @B, align 4{{.*}}!noalias
define amdgpu_kernel void @author_s_wait(ptr addrspace(8) inreg %r, ptr addrspace(1) %g, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %xB = load i32, ptr addrspace(3) @B, align 4
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  call void @llvm.amdgcn.s.barrier()
  %xA = load i32, ptr addrspace(3) @A, align 4
  ret void
}

; A fence.
; CHECK-LABEL: define {{.*}}@fence(
; CHECK: %xB = load i32, ptr addrspace(3) @B, align 4{{.*}}!noalias
define amdgpu_kernel void @fence(ptr addrspace(8) inreg %r, ptr addrspace(1) %g, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %xB = load i32, ptr addrspace(3) @B, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  %xA = load i32, ptr addrspace(3) @A, align 4
  ret void
}

; No barrier.
; CHECK-LABEL: define {{.*}}@no_barrier(
; CHECK: %xB = load i32, ptr addrspace(3) @B, align 4{{.*}}!noalias
define amdgpu_kernel void @no_barrier(ptr addrspace(8) inreg %r, ptr addrspace(1) %g, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %xB = load i32, ptr addrspace(3) @B, align 4
  %xA = load i32, ptr addrspace(3) @A, align 4
  ret void
}

; A barrier ahead of the access.
; CHECK-LABEL: define {{.*}}@barrier_ahead_of_the_access(
; CHECK: %xB = load i32, ptr addrspace(3) @B, align 4{{.*}}!noalias
define amdgpu_kernel void @barrier_ahead_of_the_access(ptr addrspace(8) inreg %r, ptr addrspace(1) %g, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  %xA = load i32, ptr addrspace(3) @A, align 4
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  %xB = load i32, ptr addrspace(3) @B, align 4
  ret void
}

; A barrier behind which nothing is of its bytes.
; CHECK-LABEL: define {{.*}}@barrier_behind_which_nothing_is_of_its(
; CHECK: %xB = load i32, ptr addrspace(3) @B, align 4{{.*}}!noalias
define amdgpu_kernel void @barrier_behind_which_nothing_is_of_its(ptr addrspace(8) inreg %r, ptr addrspace(1) %g, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %xB = load i32, ptr addrspace(3) @B, align 4
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  ret void
}

; An access ahead of the copy.
; CHECK-LABEL: define {{.*}}@access_ahead_of_the_copy(
; CHECK: %xB = load i32, ptr addrspace(3) @B, align 4{{.*}}!noalias
define amdgpu_kernel void @access_ahead_of_the_copy(ptr addrspace(8) inreg %r, ptr addrspace(1) %g, i1 %c) {
  %xB = load i32, ptr addrspace(3) @B, align 4
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  %xA = load i32, ptr addrspace(3) @A, align 4
  ret void
}
