; A ring whose slot is the remainder of a counter by the number of slots: in one iteration the slot that is filled is
; not the one that is read, as long as the counter does not wrap.
; DEFINE: %{check} = ldsopt check - --no-races

; RUN: variant I32,THREE %s | %{check} | filecheck %s --check-prefix APART
; RUN: variant I32,SIGNED %s | %{check} | filecheck %s --check-prefix APART
; RUN: variant I32,FIVE %s | %{check} | filecheck %s --check-prefix APART
; RUN: variant HALVED %s | %{check} | filecheck %s --check-prefix APART
; RUN: variant I32,LOWBIT %s | %{check} | filecheck %s --check-prefix APART
; APART-NOT: in k:
; APART: k: {{.*}}waits
; APART-NOT: in k:

; What is filled is the slot that is read.
; RUN: variant I32,SAME %s | %{check} | filecheck %s --check-prefix MEETS
; The counter goes from 255, or from 201, to 0, and 258 and 204 are multiples of 6: slot 0 is still filled when it is read.
; RUN: variant I8,SIX %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant BOUNDED,SIX %s | %{check} | filecheck %s --check-prefix MEETS
; MEETS: unproven missing-wait in k:
; It does not wrap, as its flag says; or it wraps by a multiple of the number of slots.
; RUN: variant I32,SIX %s | %{check} | filecheck %s --check-prefix APART
; RUN: variant FLAGGED,SIX %s | %{check} | filecheck %s --check-prefix APART
; RUN: variant I8,FOUR %s | %{check} | filecheck %s --check-prefix APART
; RUN: variant STEP,FIVE %s | %{check} | filecheck %s --check-prefix APART

target triple = "amdgcn-amd-amdhsa"
@S = external addrspace(3) global [0 x i8], align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.asyncmark()
declare void @llvm.amdgcn.wait.asyncmark(i16)
declare void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %from, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %wave = lshr i32 %first, 6
  %own = shl nuw nsw i32 %wave, 10
  %place = shl nuw nsw i32 %t, 4
  %source = getelementptr <4 x i32>, ptr addrspace(1) %from, i32 %t
  br label %loop
loop:
  %count = phi i32 [ 0, %entry ], [ %counted, %loop ]
;I32,STEP,HALVED   %i = phi i32 [ 0, %entry ], [ %more, %loop ]
;I8,FLAGGED,BOUNDED   %narrow = phi i8 [ 0, %entry ], [ %more, %loop ]
;I8,FLAGGED,BOUNDED   %i = zext i8 %narrow to i32
  %later = add nuw nsw i32 %i, 2
  %much.later = add nuw nsw i32 %i, 3
;THREE,SAME   %slot = urem i32 %i, 3
;THREE   %next = urem i32 %later, 3
;SAME   %next = urem i32 %much.later, 3
;SIGNED   %slot = srem i32 %i, 3
;SIGNED   %next = srem i32 %later, 3
;FOUR   %slot = urem i32 %i, 4
;FOUR   %next = urem i32 %later, 4
;SIX   %slot = urem i32 %i, 6
;SIX   %next = urem i32 %much.later, 6
;FIVE   %slot = urem i32 %i, 5
;FIVE   %next = urem i32 %later, 5
;HALVED   %half = lshr i32 %i, 1
;HALVED   %slot = urem i32 %half, 3
;HALVED   %half.later = add nuw nsw i32 %half, 2
;HALVED   %next = urem i32 %half.later, 3
;LOWBIT   %third = urem i32 %i, 3
;LOWBIT   %side = and i32 %i, 1
;LOWBIT   %pair = shl nuw nsw i32 %third, 1
;LOWBIT   %slot = or disjoint i32 %pair, %side
;LOWBIT   %third.later = urem i32 %much.later, 3
;LOWBIT   %side.later = and i32 %much.later, 1
;LOWBIT   %pair.later = shl nuw nsw i32 %third.later, 1
;LOWBIT   %next = or disjoint i32 %pair.later, %side.later
  %read.offset = shl nuw nsw i32 %slot, 12
  %fill.offset = shl nuw nsw i32 %next, 12
  call void @llvm.amdgcn.wait.asyncmark(i16 1)
  fence syncscope("workgroup") release, !mmra !4
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !4
  %filled = getelementptr i8, ptr addrspace(3) @S, i32 %fill.offset
  %target = getelementptr i8, ptr addrspace(3) %filled, i32 %own
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %source, ptr addrspace(3) %target, i32 16, i32 0, i32 0), !alias.scope !1
  call void @llvm.amdgcn.asyncmark()
  %tile = getelementptr i8, ptr addrspace(3) @S, i32 %read.offset
  %read = getelementptr i8, ptr addrspace(3) %tile, i32 %place
  %value = load <4 x i32>, ptr addrspace(3) %read, align 16, !noalias !1
  call void asm sideeffect "", "v"(<4 x i32> %value)
;I32   %more = add nuw nsw i32 %i, 1
;STEP   %more = add nuw nsw i32 %i, 6
;HALVED   %more = add nuw nsw i32 %i, 2
;I8   %more = add i8 %narrow, 1
;FLAGGED   %more = add nuw i8 %narrow, 1
;BOUNDED   %next.narrow = add i8 %narrow, 1
;BOUNDED   %is_last = icmp ugt i8 %next.narrow, 201
;BOUNDED   %more = select i1 %is_last, i8 0, i8 %next.narrow
  %counted = add nuw nsw i32 %count, 1
  %again = icmp ult i32 %counted, %n
  br i1 %again, label %loop, label %end
end:
  ret void
}
attributes #0 = { "target-cpu"="gfx950" }
!0 = !{i32 256, i32 1, i32 1}
!1 = !{!2}
!2 = !{!"copies", !3}
!3 = !{!"async ops"}
!4 = !{!"amdgpu-synchronize-as", !"local"}
