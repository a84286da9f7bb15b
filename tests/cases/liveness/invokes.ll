; An invoke is a call: what its callee stores to @A is read behind the use of @B; and some work-items may unwind.
; RUN: variant CALL,FILLS-A %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant INVOKE,ENDS,FILLS-A %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant CALL,FILLS-OTHER %s | exits 1 ldsopt liveness - | filecheck %s --check-prefix APART
; RUN: variant INVOKE,ENDS,FILLS-OTHER %s | exits 1 ldsopt liveness - | filecheck %s --check-prefix APART
; They meet a barrier, or come back without.
; RUN: variant INVOKE,FILLS-A,BACK,MEETS %s | ldsopt liveness - | filecheck %s --check-prefix PARTED
; RUN: variant INVOKE,FILLS-A,BACK %s | ldsopt liveness - | filecheck %s --check-prefix PHASES
; PARTED: no phases: a barrier under a branch
; PHASES-NOT: no phases
; PHASES: k: {{.*}} phases
; APART: {{^ *}}A {{.*[)]}} C{{$}}

; NEEDED: {{^ *}}A {{.*[)]}} B
; NEEDED-NEXT: {{^ *}}B {{.*[)]}} A

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
@B = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
@C = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @p(...)
define internal void @fill(i32 %t) noinline {
;FILLS-A   %to = getelementptr i32, ptr addrspace(3) @A, i32 %t
;FILLS-OTHER   %to = getelementptr i32, ptr addrspace(3) @C, i32 %t
  store i32 %t, ptr addrspace(3) %to
  ret void
}
define amdgpu_kernel void @k() #0 personality ptr @p !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %own.a = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  %own.b = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  %next.a = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %next.b = getelementptr i32, ptr addrspace(3) @B, i32 %next
;CALL   call void @fill(i32 %tid)
;CALL   br label %on
;INVOKE   invoke void @fill(i32 %tid) to label %on unwind label %off
;INVOKE off:
;INVOKE   %pad = landingpad { ptr, i32 } cleanup
;MEETS   fence syncscope("workgroup") release
;MEETS   call void @llvm.amdgcn.s.barrier()
;MEETS   fence syncscope("workgroup") acquire
;ENDS   ret void
;BACK   br label %on
on:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 7, ptr addrspace(3) %own.b
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %b = load i32, ptr addrspace(3) %next.b
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %a = load i32, ptr addrspace(3) %next.a
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
