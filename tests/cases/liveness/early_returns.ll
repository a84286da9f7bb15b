; Work-items beyond the end of the data return at once, as most kernels begin; LLVM makes one `ret` of all.

; The others have their phases. From then on a write covers nothing: a later read sees what the ended ones have left.
; RUN: variant JOINED %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant JOINED,AGAIN %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; What is done on the way out meets all phases of the others: those who return may be the last of their wave.
; RUN: variant PARTED %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant PARTED,WRITES-C %s | ldsopt liveness - | filecheck %s --check-prefix BOTH
; RUN: variant PARTED,READS-C %s | exits 1 ldsopt liveness - | filecheck %s --check-prefix BOTH
; RUN: variant PARTED,READS-A %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; The end must be the end: else the work-items that are there first do it phases earlier than the others.
; RUN: variant JOINED,LAST-WRITE %s | ldsopt liveness - | filecheck %s --check-prefix REFUSED
; RUN: variant JOINED,LAST-READ %s | ldsopt liveness - | filecheck %s --check-prefix REFUSED
; RUN: variant JOINED,LAST-BARRIER %s | ldsopt liveness - | filecheck %s --check-prefix REFUSED
; RUN: variant JOINED,LAST-OUT %s | ldsopt liveness - | filecheck %s --check-prefix REFUSED
; REFUSED: no phases: {{.*}}different ways
; BOTH: {{^ *}}A {{.*[)]}} C{{( .*)?$}}
; BOTH-NEXT: {{^ *}}B {{.*[)]}} C{{( .*)?$}}

; FREE: {{^ *}}A {{.*[)]}} -{{( .*)?$}}
; FREE-NEXT: {{^ *}}B {{.*[)]}} -{{( .*)?$}}
; NEEDED: {{^ *}}A {{.*[)]}} B
; NEEDED-NEXT: {{^ *}}B {{.*[)]}} A

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
@B = internal addrspace(3) global [64 x i32] poison, align 16
@C = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %own.a = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  %own.b = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  %next.a = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %next.b = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %own.c = getelementptr i32, ptr addrspace(3) @C, i32 %tid
  %next.c = getelementptr i32, ptr addrspace(3) @C, i32 %next
  %far = icmp uge i32 %tid, %n
;JOINED   br i1 %far, label %end, label %go
;PARTED   br i1 %far, label %leave, label %go
;PARTED leave:
;WRITES-C   store i32 7, ptr addrspace(3) %own.c
;READS-C   %c = load i32, ptr addrspace(3) @C
;READS-A   %a.early = load i32, ptr addrspace(3) %next.a
;PARTED   ret void
go:
;AGAIN   store i32 7, ptr addrspace(3) %own.a
;AGAIN   fence syncscope("workgroup") release
;AGAIN   call void @llvm.amdgcn.s.barrier()
;AGAIN   fence syncscope("workgroup") acquire
;AGAIN   %a0 = load i32, ptr addrspace(3) %next.a
;AGAIN   fence syncscope("workgroup") release
;AGAIN   call void @llvm.amdgcn.s.barrier()
;AGAIN   fence syncscope("workgroup") acquire
  store i32 7, ptr addrspace(3) %own.a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %a = load i32, ptr addrspace(3) %next.a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 7, ptr addrspace(3) %own.b
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %b = load i32, ptr addrspace(3) %next.b
;AGAIN   fence syncscope("workgroup") release
;AGAIN   call void @llvm.amdgcn.s.barrier()
;AGAIN   fence syncscope("workgroup") acquire
;AGAIN   store i32 7, ptr addrspace(3) %own.a
;AGAIN   fence syncscope("workgroup") release
;AGAIN   call void @llvm.amdgcn.s.barrier()
;AGAIN   fence syncscope("workgroup") acquire
;AGAIN   %a2 = load i32, ptr addrspace(3) %next.a
  br label %end
end:
;LAST-WRITE   store i32 7, ptr addrspace(3) %own.a
;LAST-READ   %a.last = load i32, ptr addrspace(3) %next.a
;LAST-BARRIER   fence syncscope("workgroup") release
;LAST-BARRIER   call void @llvm.amdgcn.s.barrier()
;LAST-BARRIER   fence syncscope("workgroup") acquire
;LAST-OUT   store i32 0, ptr addrspace(1) %out
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
