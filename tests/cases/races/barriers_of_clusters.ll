; A barrier of the cluster begins with one of the workgroup, at which its waves meet: waves that skip it stand at their
; next barrier meanwhile, and the two of them are one barrier apart from there on.
; DEFINE: %{check} = ldsopt check - --mcpu gfx1250
; RUN: variant PARTIAL %s | exits 1 %{check} | filecheck %s --check-prefix PARTIAL
; RUN: variant PARTIAL,ASSEMBLY %s | exits 1 %{check} | filecheck %s --check-prefix PARTIAL
; PARTIAL: definite wave-race in k
; PARTIAL: unproven divergent-barrier in k: some work-items of a workgroup may pass a barrier, and others go on without

; All waves pass it, and it orders accesses as the workgroup's does.
; RUN: variant ALL %s | %{check} -v | filecheck %s --check-prefix ALL
; ALL: no findings
; ALL: k: 1 pair of LDS accesses of two waves in one barrier interval: 1 proved free of races

; Halves of it, written one by one, are of the cluster alone: one wave signals for its workgroup.
; RUN: variant HALVES %s | %{check} | filecheck %s --check-prefix HALVES
; HALVES: no findings
target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [64 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
declare void @llvm.amdgcn.s.cluster.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @a, i32 %t
  %other = xor i32 %t, 32
  %its = getelementptr i32, ptr addrspace(3) @a, i32 %other
  %number = lshr i32 %t, 5
  %wave = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %number)
  %is.first = icmp eq i32 %wave, 0
  br i1 %is.first, label %first, label %all
first:
  call void @llvm.amdgcn.s.cluster.barrier() ; but ALL, HALVES
;HALVES   call void @llvm.amdgcn.s.barrier.signal(i32 -3)
  br label %all
all:
;HALVES   call void @llvm.amdgcn.s.barrier.wait(i16 -3)
  store i32 %t, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1) ; but ALL, ASSEMBLY
  call void @llvm.amdgcn.s.barrier.wait(i16 -1) ; but ALL, ASSEMBLY
;ASSEMBLY   call void asm sideeffect "s_barrier_signal -1\0As_barrier_wait -1", "~{memory}"()
;ALL   call void @llvm.amdgcn.s.cluster.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %its
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
