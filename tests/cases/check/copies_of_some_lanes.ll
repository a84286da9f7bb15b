; A wave-wide LDS-DMA under a branch on the lane writes the bytes of some lanes only: none of them for sure.
; DEFINE: %{check} = ldsopt check - --mcpu gfx942 --no-races

; By the work-item, and by the lane: unproven. Behind the last lane's bytes is nothing.
; RUN: variant ITEM,NEAR %s | %{check} | filecheck %s --check-prefix SOME
; RUN: variant LANE,NEAR %s | %{check} | filecheck %s --check-prefix SOME
; RUN: variant ITEM,BEHIND %s | %{check} | filecheck %s --check-prefix NONE
; SOME: 0 definite, 1 unproven
; SOME: {{^}}unproven missing-wait in k
; NONE: 0 definite, 0 unproven

; By a workgroup's number, and by an argument, all lanes go the same way.
; RUN: variant GROUP,NEAR %s | exits 1 %{check} | filecheck %s --check-prefix ALL
; RUN: variant ARGUMENT,NEAR %s | exits 1 %{check} | filecheck %s --check-prefix ALL
; ALL: 1 definite, 0 unproven
; ALL: {{^}}definite missing-wait in k

; Of a loop with two heads it is not looked into which lanes run a block; each function is looked at by itself.
; RUN: variant ITEM,NEAR,TWO-HEADS %s | %{check} | filecheck %s --check-prefix BOTH
; BOTH: 0 definite, 2 unproven
; BOTH: {{^}}unproven missing-wait in first
; BOTH: {{^}}unproven missing-wait in k

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
;TWO-HEADS define amdgpu_kernel void @first(ptr addrspace(8) inreg %r, ptr addrspace(1) %o, i1 inreg %c, i1 inreg %u) "amdgpu-flat-work-group-size"="1,64" {
;TWO-HEADS entry:
;TWO-HEADS   br i1 %c, label %x, label %y
;TWO-HEADS x:
;TWO-HEADS   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
;TWO-HEADS   br label %y
;TWO-HEADS y:
;TWO-HEADS   br i1 %u, label %x, label %z
;TWO-HEADS z:
;TWO-HEADS   %v = load i32, ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @A, i32 50), !tbaa !0
;TWO-HEADS   store i32 %v, ptr addrspace(1) %o
;TWO-HEADS   ret void
;TWO-HEADS }
define amdgpu_kernel void @k(ptr addrspace(8) inreg %r, ptr addrspace(1) %o, i32 %n) "amdgpu-flat-work-group-size"="1,64" {
entry:
;ITEM   %t = call i32 @llvm.amdgcn.workitem.id.x()
;LANE   %t = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
;GROUP   %t = call i32 @llvm.amdgcn.workgroup.id.x()
;ARGUMENT   %t = add i32 %n, 0
  %c = icmp ult i32 %t, 4
  br i1 %c, label %a, label %b
a:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %b
b:
;NEAR   %v = load i32, ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @A, i32 50), !tbaa !0
;BEHIND   %v = load i32, ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @A, i32 64), !tbaa !0
  store i32 %v, ptr addrspace(1) %o
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
