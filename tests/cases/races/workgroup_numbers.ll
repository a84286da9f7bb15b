; A launch of HSA states its work-items along each axis in 32 bits, so a size of workgroups bounds how many there are, and
; of two or more work-items their numbers are not negative. A branch that asks for a larger one, as around a loop of so
; many rounds, is taken by none: without the loop's barriers the two stores would race.
; DEFINE: %{check} = ldsopt check - --mcpu gfx942
; RUN: variant HSA,X,NEGATIVE %s | %{check} | filecheck %s --check-prefix APART
; RUN: variant HSA,X,LARGER %s | %{check} | filecheck %s --check-prefix APART
; RUN: variant HSA,X,LARGEST %s | %{check} | filecheck %s --check-prefix MEET
; RUN: variant HSA,Y,NEGATIVE %s | %{check} | filecheck %s --check-prefix MEET
; RUN: variant HSA,ANY,NEGATIVE %s | %{check} | filecheck %s --check-prefix MEET
; RUN: variant HSA,ANY,NEGATIVE %s | %{check} --assume workgroup-size=256 | filecheck %s --check-prefix APART
; RUN: variant OTHER,X,NEGATIVE %s | %{check} | filecheck %s --check-prefix MEET
; APART: no findings in
; MEET: 0 definite,
; MEET: unproven wave-race in k:

;HSA target triple = "amdgcn-amd-amdhsa"
;OTHER target triple = "amdgcn-mesa-mesa3d"
@tile = internal addrspace(3) global [256 x i32] poison, align 4

;X define amdgpu_kernel void @k() !reqd_work_group_size !0 {
;Y define amdgpu_kernel void @k() !reqd_work_group_size !1 {
;ANY define amdgpu_kernel void @k() {
entry:
;X,ANY   %item = call i32 @llvm.amdgcn.workitem.id.x()
;Y   %item = call i32 @llvm.amdgcn.workitem.id.y()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %own = getelementptr i32, ptr addrspace(3) @tile, i32 %item
  store i32 %item, ptr addrspace(3) %own
;NEGATIVE   %none = icmp slt i32 %group, 0
;LARGER   %none = icmp ugt i32 %group, 16777215
;LARGEST   %none = icmp ugt i32 %group, 16777214
  br i1 %none, label %after, label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add nuw i32 %i, 1
  %more = icmp ule i32 %next, %group
  br i1 %more, label %loop, label %after
after:
  %back = sub i32 255, %item
  %other = getelementptr i32, ptr addrspace(3) @tile, i32 %back
  store i32 %item, ptr addrspace(3) %other
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
!0 = !{i32 256, i32 1, i32 1}
!1 = !{i32 1, i32 256, i32 1}
