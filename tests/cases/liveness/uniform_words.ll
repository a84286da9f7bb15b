; A word of LDS at a uniform address is uniform where nobody writes it meanwhile: queues of work have phases, too. The
; loop's branch depends on the word, and is known to send all work-items the same way.
; RUN: variant QUEUE %s | ldsopt liveness - | filecheck %s
; Another word of the variable may be written.
; RUN: variant BESIDE %s | ldsopt liveness - | filecheck %s
; CHECK-NOT: no phases
; CHECK: k: 2064 bytes of LDS, 1040 needed at one time, {{[0-9]+}} phases
; CHECK-NOT: no phases
; CHECK: {{^ *}}A {{.*[)]}} count{{ *$}}
; CHECK-NEXT: {{^ *}}B {{.*[)]}} count{{ *$}}
; CHECK-NOT: no phases

; A change lets two work-items get different words: the word is written in the same phase, at its place or at an unknown
; one; each work-item loads another; the load is atomic or volatile; barriers wait for nothing; a copy or an address that
; is kept may write it.
; RUN: variant STORE %s | ldsopt liveness - 2>&1 | filecheck %s --check-prefix PARTED
; RUN: variant ATOMIC %s | ldsopt liveness - 2>&1 | filecheck %s --check-prefix PARTED
; RUN: variant ANYWHERE %s | ldsopt liveness - 2>&1 | filecheck %s --check-prefix PARTED
; RUN: variant OWN %s | ldsopt liveness - 2>&1 | filecheck %s --check-prefix PARTED
; RUN: variant ATOMIC-LOAD %s | ldsopt liveness - 2>&1 | filecheck %s --check-prefix PARTED
; RUN: variant VOLATILE %s | ldsopt liveness - 2>&1 | filecheck %s --check-prefix PARTED
; RUN: variant BARE %s | ldsopt liveness - 2>&1 | filecheck %s --check-prefix PARTED
; RUN: variant COPY %s | ldsopt liveness - 2>&1 | filecheck %s --check-prefix PARTED
; RUN: variant KEPT %s | ldsopt liveness - 2>&1 | filecheck %s --check-prefix PARTED
; PARTED: no phases: a barrier under a branch that may send work-items of one workgroup different ways

target triple = "amdgcn-amd-amdhsa"
@count = internal addrspace(3) global [4 x i32] poison, align 16
@A = internal addrspace(3) global [256 x i32] poison, align 16
@B = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32 immarg, i32 immarg, i32 immarg)
define amdgpu_kernel void @k(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %first = icmp eq i32 %tid, 0
  %pa = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  %pb = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  %pg = getelementptr i32, ptr addrspace(1) %g, i32 %tid
  %own = getelementptr i32, ptr addrspace(3) @count, i32 %tid
  br i1 %first, label %begin, label %began
begin:
  store i32 %n, ptr addrspace(3) @count
  br label %began
began:
  fence syncscope("workgroup") release ; but BARE
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire ; but BARE
  br label %round
round:
  %left = load i32, ptr addrspace(3) @count, align 4 ; but OWN, ATOMIC-LOAD, VOLATILE
;STORE   store i32 0, ptr addrspace(3) @count
;ATOMIC   %x = atomicrmw add ptr addrspace(3) @count, i32 1 syncscope("workgroup") monotonic
;ANYWHERE   store i32 0, ptr addrspace(3) %own
;OWN   %left = load i32, ptr addrspace(3) %own, align 4
;ATOMIC-LOAD   %left = load atomic i32, ptr addrspace(3) @count syncscope("workgroup") monotonic, align 4
;VOLATILE   %left = load volatile i32, ptr addrspace(3) @count, align 4
;COPY   call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %g, ptr addrspace(3) @count, i32 4, i32 0, i32 0)
;KEPT   store ptr addrspace(3) @count, ptr addrspace(1) %g
;BESIDE   %q = getelementptr i32, ptr addrspace(3) @count, i32 2
;BESIDE   store i32 0, ptr addrspace(3) %q
  store i32 %left, ptr addrspace(3) %pa
  fence syncscope("workgroup") release ; but BARE
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire ; but BARE
  %a = load i32, ptr addrspace(3) @A
  fence syncscope("workgroup") release ; but BARE
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire ; but BARE
  store i32 %a, ptr addrspace(3) %pb
  fence syncscope("workgroup") release ; but BARE
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire ; but BARE
  %b = load i32, ptr addrspace(3) @B
  store i32 %b, ptr addrspace(1) %pg
  br i1 %first, label %one, label %all
one:
  %less = sub i32 %left, 1
  store i32 %less, ptr addrspace(3) @count
  br label %all
all:
  fence syncscope("workgroup") release ; but BARE
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire ; but BARE
  %more = icmp sgt i32 %left, 1
  br i1 %more, label %round, label %end
end:
  fence syncscope("workgroup") release ; but BARE
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire ; but BARE
  %last = load i32, ptr addrspace(3) @B
  store i32 %last, ptr addrspace(1) %pg
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
!0 = !{i32 256, i32 1, i32 1}
