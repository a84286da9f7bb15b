; A signal and the wait right behind it are one barrier of the workgroup; halves apart, and those of other waves, are none.
; RUN: ldsopt annotate %s --mcpu gfx1250 --barriers --no-check -v -o %t.ll 2>&1 | filecheck %s
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare void @"x.llvm.amdgcn.s.barrier"()
declare void @llvm.amdgcn.s.cluster.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare i1 @llvm.amdgcn.s.barrier.signal.isfirst(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
declare void @llvm.amdgcn.wave.barrier()
declare void @llvm.amdgcn.sched.barrier(i32)
; CHECK: kernel one: 1 barrier, 1 made of a wave: 1 unneeded
; CHECK-NEXT: : unneeded:
define amdgpu_kernel void @one() {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
; CHECK-NEXT: kernel two_halves: 1 barrier, 1 made of a wave: 1 unneeded
; CHECK-NEXT: : unneeded:
define amdgpu_kernel void @two_halves() {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  ret void
}
; CHECK-NEXT: kernel halves_of_assembly: 1 barrier, 0 made of a wave: 1 without its fences
; CHECK-NEXT: : without its fences:
define amdgpu_kernel void @halves_of_assembly() {
  fence syncscope("workgroup") release
  call void asm sideeffect "s_barrier_signal -1", "~{memory}"()
  call void asm sideeffect "s_barrier_wait -1", "~{memory}"()
  fence syncscope("workgroup") acquire
  ret void
}
; CHECK-NEXT: kernel in_one_assembly: 1 barrier, 0 made of a wave: 1 without its fences
; CHECK-NEXT: : without its fences:
define amdgpu_kernel void @in_one_assembly() {
  fence syncscope("workgroup") release
  call void asm sideeffect "s_barrier_signal -1\0As_barrier_wait 0xffff", "~{memory}"()
  fence syncscope("workgroup") acquire
  ret void
}
; CHECK-NEXT: kernel something_between: 2 barriers, 0 made of a wave: 2 unknown
; CHECK-NEXT: left as they are: `call void @llvm.amdgcn.s.barrier.signal(i32 -1)` is half of a barrier
; CHECK-NEXT: : unknown:
; CHECK-NEXT: : unknown:
define amdgpu_kernel void @something_between() {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.wave.barrier()
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  ret void
}
; CHECK-NEXT: kernel wait_between: 2 barriers, 0 made of a wave: 2 unknown
; CHECK-NEXT: left as they are: `call void @llvm.amdgcn.s.barrier.signal(i32 -1)` is half of a barrier
; CHECK-NEXT: : unknown:
; CHECK-NEXT: : unknown:
define amdgpu_kernel void @wait_between() {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void asm sideeffect "s_wait_dscnt 0", "~{memory}"()
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  ret void
}
; CHECK-NEXT: kernel wait_for_the_cluster: 1 barrier, 0 made of a wave: 1 unknown
; CHECK-NEXT: left as they are: `call void @llvm.amdgcn.s.barrier.signal(i32 -1)` is half of a barrier
; CHECK-NEXT: : unknown:
define amdgpu_kernel void @wait_for_the_cluster() {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -3)
  fence syncscope("workgroup") acquire
  ret void
}
; CHECK-NEXT: kernel signal_to_the_cluster: 1 barrier, 0 made of a wave: 1 unknown
; CHECK-NEXT: left as they are: `call void @llvm.amdgcn.s.barrier.wait(i16 -1)` is half of a barrier
; CHECK-NEXT: : unknown:
define amdgpu_kernel void @signal_to_the_cluster() {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -3)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  ret void
}
; CHECK-NEXT: kernel first: 2 barriers, 0 made of a wave: 2 unknown
; CHECK-NEXT: left as they are: `%f = call i1 @llvm.amdgcn.s.barrier.signal.isfirst(i32 -1)` is half of a barrier
; CHECK-NEXT: : unknown:
; CHECK-NEXT: : unknown:
define amdgpu_kernel void @first() {
  fence syncscope("workgroup") release
  %f = call i1 @llvm.amdgcn.s.barrier.signal.isfirst(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  ret void
}
; CHECK-NEXT: kernel wrong_order: 2 barriers, 0 made of a wave: 2 unknown
; CHECK-NEXT: left as they are: `call void @llvm.amdgcn.s.barrier.wait(i16 -1)` is half of a barrier
; CHECK-NEXT: : unknown:
; CHECK-NEXT: : unknown:
define amdgpu_kernel void @wrong_order() {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  fence syncscope("workgroup") acquire
  ret void
}
; CHECK-NEXT: kernel alone: 1 barrier, 0 made of a wave: 1 unknown
; CHECK-NEXT: left as they are: `call void @llvm.amdgcn.s.barrier.signal(i32 -1)` is half of a barrier
; CHECK-NEXT: : unknown:
define amdgpu_kernel void @alone() {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  fence syncscope("workgroup") acquire
  ret void
}
; CHECK-NEXT: kernel in_a_register: 1 barrier, 0 made of a wave: 1 unknown
; CHECK-NEXT: left as they are: `call void asm sideeffect "s_barrier_signal m0", "~{memory}"()` is half of a barrier
; CHECK-NEXT: : unknown:
define amdgpu_kernel void @in_a_register() {
  fence syncscope("workgroup") release
  call void asm sideeffect "s_barrier_signal m0", "~{memory}"()
  fence syncscope("workgroup") acquire
  ret void
}
; None of the workgroup's: barriers of the cluster, a named one, one of a wave, the scheduler's, words of a comment and of a name.
; CHECK-NOT: kernel {{[a-z]}}
define amdgpu_kernel void @cluster() {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -3)
  call void @llvm.amdgcn.s.barrier.wait(i16 -3)
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @cluster_at_once() {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.cluster.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @named() {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 1)
  call void @llvm.amdgcn.s.barrier.wait(i16 1)
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @none() {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.wave.barrier()
  call void @llvm.amdgcn.sched.barrier(i32 0)
  call void asm sideeffect "s_nop 0 ; s_barrier", "~{memory}"()
  call void @"x.llvm.amdgcn.s.barrier"()
  fence syncscope("workgroup") acquire
  ret void
}
