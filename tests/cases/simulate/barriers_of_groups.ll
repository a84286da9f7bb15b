; Barriers of other waves than the workgroup's are refused by the waves that meet at them, but of a cluster where there is none; halves in one assembly are a barrier.
; DEFINE: %{run} = ldsopt simulate %s --mcpu gfx1250 --block 64 --kernel
; RUN: %{run} workgroup | filecheck %s --check-prefix WORKGROUP
; RUN: exits 3 %{run} cluster_in_halves 2>&1 | filecheck %s --check-prefix CLUSTER
; RUN: exits 3 %{run} cluster_at_once 2>&1 | filecheck %s --check-prefix CLUSTER
; RUN: sed 's/"amdgpu-cluster-dims"="2,1,1"//' %s | ldsopt simulate - --mcpu gfx1250 --block 64 --kernel cluster_at_once | filecheck %s --check-prefix ALONE
; ALONE: ; 1 barrier, 0 copies into LDS
; RUN: exits 3 %{run} cluster_in_assembly 2>&1 | filecheck %s --check-prefix CLUSTER
; RUN: exits 3 %{run} by_register 2>&1 | filecheck %s --check-prefix REGISTER
; RUN: exits 1 %{run} by_number | filecheck %s --check-prefix UNJOINED
; RUN: exits 3 %{run} joined_in_assembly 2>&1 | filecheck %s --check-prefix NAMED
; RUN: exits 3 %{run} of_none 2>&1 | filecheck %s --check-prefix NONE
; WORKGROUP: ; 2 barriers, 0 copies into LDS
; CLUSTER: cannot simulate a barrier of the cluster of workgroups;
; REGISTER: cannot simulate a barrier of not known: which barrier it is stands in a register;
; UNJOINED: deadlock: wave 1 waits at a named barrier that does not open
; NONE: cannot simulate a barrier of no waves: a barrier that does nothing, or is the trap handler's;
; NAMED: cannot simulate a barrier of the waves that joined a named barrier;
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.cluster.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
define amdgpu_kernel void @workgroup() {
  call void @llvm.amdgcn.s.barrier()
  call void asm sideeffect "s_barrier_signal -1\0As_barrier_wait 0xffff", "~{memory}"()
  ret void
}
define amdgpu_kernel void @cluster_in_halves() {
  call void @llvm.amdgcn.s.barrier.signal(i32 -3)
  ret void
}
define amdgpu_kernel void @cluster_at_once() "amdgpu-cluster-dims"="2,1,1" {
  call void @llvm.amdgcn.s.cluster.barrier()
  ret void
}
define amdgpu_kernel void @cluster_in_assembly() {
  call void asm sideeffect "s_barrier_signal -3\0As_barrier_wait -1", "~{memory}"()
  ret void
}
define amdgpu_kernel void @by_register() {
  call void asm sideeffect "s_barrier_signal m0", "~{memory}"()
  ret void
}
define amdgpu_kernel void @by_number() {
  call void @llvm.amdgcn.s.barrier.wait(i16 1)
  ret void
}
define amdgpu_kernel void @joined_in_assembly() {
  call void asm sideeffect "s_barrier_join 2", "~{memory}"()
  ret void
}
define amdgpu_kernel void @of_none() {
  call void @llvm.amdgcn.s.barrier.wait(i16 0)
  ret void
}
