; Too much LDS is told by variable, and whether sharing may help.
; RUN: variant APART %s | exits 1 ldsopt liveness - 2>&1 | filecheck %s --check-prefixes TOO-MUCH,SHARING
; RUN: variant TOGETHER %s | exits 1 ldsopt liveness - 2>&1 | filecheck %s --check-prefixes TOO-MUCH,NO-SHARING
; TOO-MUCH: 81920 bytes of LDS without sharing and a workgroup has 65536 on gfx942: @A 40960, @B 40960
; SHARING-SAME: ; 40960 are needed at one time: try `ldsopt pack` [too-much-lds]
; NO-SHARING-SAME: [too-much-lds]

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [10240 x i32] poison, align 16
@B = internal addrspace(3) global [10240 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k() #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %own.a = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  %own.b = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  %next.a = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %next.b = getelementptr i32, ptr addrspace(3) @B, i32 %next
  store i32 7, ptr addrspace(3) %own.a
;TOGETHER   store i32 7, ptr addrspace(3) %own.b
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %a = load i32, ptr addrspace(3) %next.a
;TOGETHER   %b = load i32, ptr addrspace(3) %next.b
;APART   fence syncscope("workgroup") release
;APART   call void @llvm.amdgcn.s.barrier()
;APART   fence syncscope("workgroup") acquire
;APART   store i32 7, ptr addrspace(3) %own.b
;APART   fence syncscope("workgroup") release
;APART   call void @llvm.amdgcn.s.barrier()
;APART   fence syncscope("workgroup") acquire
;APART   %b = load i32, ptr addrspace(3) %next.b
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
