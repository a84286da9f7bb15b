; The halves of a barrier: what lies between them meets both sides.
; RUN: variant SIGNAL,WAIT %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant SIGNAL,WAIT,READS %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant SIGNAL,WAIT,WRITES %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; Both halves are needed.
; RUN: variant SIGNAL,WHOLE %s | ldsopt liveness - | filecheck %s --check-prefix REFUSED
; REFUSED: no phases: {{.*}}do not alternate

; FREE: {{^ *}}A {{.*[)]}} -{{( .*)?$}}
; FREE-NEXT: {{^ *}}B {{.*[)]}} -{{( .*)?$}}
; NEEDED: {{^ *}}A {{.*[)]}} B
; NEEDED-NEXT: {{^ *}}B {{.*[)]}} A

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
@B = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
define amdgpu_kernel void @k() #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %own.a = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  %own.b = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  %next.a = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %next.b = getelementptr i32, ptr addrspace(3) @B, i32 %next
  store i32 7, ptr addrspace(3) %own.a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %a = load i32, ptr addrspace(3) %next.a
;SIGNAL   call void @llvm.amdgcn.s.barrier.signal(i32 -1)
;READS   %again = load i32, ptr addrspace(3) %next.a
;WRITES   store i32 7, ptr addrspace(3) %own.b
;WAIT   call void @llvm.amdgcn.s.barrier.wait(i16 -1)
;WHOLE   fence syncscope("workgroup") release
;WHOLE   call void @llvm.amdgcn.s.barrier()
;WHOLE   fence syncscope("workgroup") acquire
  store i32 7, ptr addrspace(3) %own.b
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %b = load i32, ptr addrspace(3) %next.b
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
