; Findings: only what is certain is told.

; A read of what nobody has written; also where it is written later.
; RUN: variant READ %s | exits 1 %{told} | filecheck %s --check-prefix UNWRITTEN
; RUN: variant READ,WRITE,READ-AGAIN %s | exits 1 %{told} | filecheck %s --check-prefix UNWRITTEN
; DEFINE: %{told} = ldsopt liveness - 2>&1
; Where it is written, or perhaps; by an address of either; by a call.
; RUN: variant WRITE,READ-AGAIN %s | %{told} | filecheck %s --check-prefix NOTHING
; RUN: variant PERHAPS,READ-AGAIN %s | %{told} | filecheck %s --check-prefix NOTHING
; RUN: variant EITHER,READ-AGAIN %s | %{told} | filecheck %s --check-prefix NOTHING
; RUN: variant CALL %s | %{told} | filecheck %s --check-prefix NOTHING
; A store that nothing reads: at the end, in front of another, in one arm where nobody reads in the other.
; RUN: variant WRITE %s | %{told} | filecheck %s --check-prefix DEAD
; RUN: variant WRITE,WRITE-AGAIN,READ-AGAIN %s | %{told} | filecheck %s --check-prefix DEAD
; RUN: variant WRITE,READ-AGAIN,ARMS %s | %{told} | filecheck %s --check-prefix DEAD
; RUN: variant WRITE,READ-AGAIN,ARMS,OTHERS-READ %s | %{told} | filecheck %s --check-prefix NOTHING
; RUN: variant WRITE-B,READ-EITHER %s | %{told} | filecheck %s --check-prefix NOTHING

; UNWRITTEN: error: {{.*}}@A {{.*}}[unwritten-read]
; UNWRITTEN-NOT: dead-store
; NOTHING-NOT: [{{unwritten-read|dead-store}}]
; NOTHING: k: {{.*}} phase
; NOTHING-NOT: [{{unwritten-read|dead-store}}]
; DEAD-NOT: [unwritten-read]
; DEAD: warning: {{.*}}@A [dead-store]
; DEAD-NOT: [{{unwritten-read|dead-store}}]

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
@B = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define internal void @writes_and_reads() {
  store i32 1, ptr addrspace(3) @A
  %v = load i32, ptr addrspace(3) @A
  ret void
}
define amdgpu_kernel void @k(i1 %c, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %own.a = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  %own.b = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  %next.a = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %next.b = getelementptr i32, ptr addrspace(3) @B, i32 %next
;EITHER,READ-EITHER   %some = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
;EITHER   store i32 1, ptr addrspace(3) %some
;WRITE-B   store i32 7, ptr addrspace(3) %own.b
;CALL   call void @writes_and_reads()
;READ   %first = load i32, ptr addrspace(3) %next.a
;READ   fence syncscope("workgroup") release
;READ   call void @llvm.amdgcn.s.barrier()
;READ   fence syncscope("workgroup") acquire
;PERHAPS   br i1 %c, label %x, label %y
;PERHAPS x:
;WRITE,PERHAPS   store i32 7, ptr addrspace(3) %own.a
;PERHAPS   br label %y
;PERHAPS y:
;WRITE-AGAIN   fence syncscope("workgroup") release
;WRITE-AGAIN   call void @llvm.amdgcn.s.barrier()
;WRITE-AGAIN   fence syncscope("workgroup") acquire
;WRITE-AGAIN   store i32 7, ptr addrspace(3) %own.a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
;READ-AGAIN   %again = load i32, ptr addrspace(3) %next.a
;READ-EITHER   %read = load i32, ptr addrspace(3) %some
;ARMS   fence syncscope("workgroup") release
;ARMS   call void @llvm.amdgcn.s.barrier()
;ARMS   fence syncscope("workgroup") acquire
;ARMS   %g = icmp ult i32 %tid, 10
;ARMS   br i1 %g, label %yes, label %no
;ARMS yes:
;ARMS   store i32 7, ptr addrspace(3) @A
;ARMS   br label %end
;ARMS no:
;OTHERS-READ   %other = load i32, ptr addrspace(3) @A
;ARMS   br label %end
;ARMS end:
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
