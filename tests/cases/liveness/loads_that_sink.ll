; LLVM moves a load to the arm that uses it. A wave runs that arm when it likes, behind the others' barriers, too.

; The arm of those who end uses it; it stands there already; it may be inlined from a callee that ends waves.
; RUN: variant ENDING,LOADED,USED %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant ENDING,LATE,USED %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant CALLS,LOADED %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; A barrier in front keeps the load; the ending arm does nothing.
; RUN: variant ENDING,LOADED,KEPT,USED %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant ENDING,LOADED,AHEAD %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant CALLS,LOADED,KEPT %s | ldsopt liveness - | filecheck %s --check-prefix FREE

; FREE: {{^ *}}A {{.*[)]}} -{{( .*)?$}}
; FREE-NEXT: {{^ *}}B {{.*[)]}} -{{( .*)?$}}
; NEEDED: {{^ *}}A {{.*[)]}} B
; NEEDED-NEXT: {{^ *}}B {{.*[)]}} A

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
@B = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.endpgm()
define internal void @quit(i32 %t) noinline {
  %c = icmp ult i32 %t, 8
  br i1 %c, label %q, label %r
q:
  call void @llvm.amdgcn.endpgm()
  br label %r
r:
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
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
;LOADED   %v = load i32, ptr addrspace(3) %next.a
;CALLS,AHEAD   store i32 %v, ptr addrspace(1) %out
;KEPT   fence syncscope("workgroup") release
;KEPT   call void @llvm.amdgcn.s.barrier()
;KEPT   fence syncscope("workgroup") acquire
;CALLS   call void @quit(i32 %tid)
;ENDING   %w = icmp ult i32 %tid, 8
;ENDING   br i1 %w, label %early, label %going
;ENDING early:
;LATE   %v = load i32, ptr addrspace(3) %next.a
;USED   store i32 %v, ptr addrspace(1) %out
;ENDING   ret void
;ENDING going:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 7, ptr addrspace(3) %own.b
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %b = load i32, ptr addrspace(3) %next.b
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
