; Rings whose slots LDS-DMA fills for the lanes that a mask lets through, and zeros for the others, as Triton's pipelines
; have them: each wave has a piece of 1024 bytes in each slot, and half of the waves run a barrier ahead. The copies have
; the scopes that Triton gives them, so that LLVM adds no wait in front of the zeros.
; DEFINE: %{check} = ldsopt check - --no-races

; A piece of one's own in each iteration conflicts with no other wave. Over all iterations the pieces of two waves cannot be told
; apart, as where a slot begins is a sum of two.
; RUN: variant RING %s | %{check} | filecheck %s --check-prefix OWN
; RUN: variant TWO %s | %{check} | filecheck %s --check-prefix OWN
; OWN-NOT: bare-barrier in
; OWN: examined:

; The next wave's piece begins 16 bytes too early; a lane zeroes what lies in another wave's piece; two iterations later the
; piece is that of the wave four further.
; RUN: variant EARLY %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant OTHERS %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant TURNED %s | %{check} | filecheck %s --check-prefix MEETS
; MEETS: unproven bare-barrier in k

; Zeros for the lanes that a copy leaves out need no wait: by the condition of the iteration, by one computed once while
; copies are in flight, and by the bit of a ballot, where each lane copies for the lane beside it. Nothing waits for the
; zeros in front of the copies of later iterations.
; RUN: variant RING %s | %{check} | filecheck %s --check-prefix MASKED
; RUN: variant ONCE %s | %{check} | filecheck %s --check-prefix MASKED
; RUN: variant BALLOT %s | %{check} | filecheck %s --check-prefix MASKED
; MASKED: 0 definite
; MASKED-NOT: unproven {{missing-wait|bare-barrier|dma-across-barrier|register-hazard|reordered|phase-conflict}} in
; MASKED: examined:

; Zeros by another condition, for the lanes that copy, for the lane beside, while copies of iterations before are in flight
; for lanes that were inside then, by the bit of another lane than the zeros', and in code whose lanes may run what they
; do not come by.
; RUN: variant CONDITION %s | %{check} | filecheck %s --check-prefix WRITTEN
; RUN: variant INVERTED %s | %{check} | filecheck %s --check-prefix WRITTEN
; RUN: variant BESIDE %s | %{check} | filecheck %s --check-prefix WRITTEN
; RUN: variant FLIGHT %s | %{check} | filecheck %s --check-prefix WRITTEN
; RUN: variant BIT %s | %{check} | filecheck %s --check-prefix WRITTEN
; RUN: variant WHOLE %s | %{check} | filecheck %s --check-prefix WRITTEN
; WRITTEN: unproven missing-wait in k

target triple = "amdgcn-amd-amdhsa"
@S = external addrspace(3) global [0 x i8], align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i64 @llvm.amdgcn.ballot.i64(i1)
;WHOLE declare i32 @llvm.amdgcn.strict.wwm.i32(i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %from, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %wave = lshr i32 %first, 6
  %own = mul i32 %wave, 1040 ; but EARLY
;EARLY   %own = mul i32 %wave, 1008
  %lane = and i32 %t, 63
  %column = and i32 %lane, 7
  %late = icmp ugt i32 %t, 255
  %source = getelementptr <4 x i32>, ptr addrspace(1) %from, i32 %t
;ONCE   %in = icmp slt i32 %column, %n
;BALLOT,BESIDE,BIT   %beside = xor i32 %lane, 1
  br i1 %late, label %hold, label %head

hold:
  call void @llvm.amdgcn.s.barrier()
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ 0, %hold ], [ %more, %tail ]
  %slot = phi i32 [ 0, %entry ], [ 0, %hold ], [ %turn, %tail ]
  %left = sub i32 %n, %i ; but ONCE
  %in = icmp slt i32 %column, %left ; but ONCE, BALLOT, BIT
;BALLOT,BIT   %inside = icmp slt i32 %column, %left
;BALLOT,BIT   %bits = call i64 @llvm.amdgcn.ballot.i64(i1 %inside)
;BALLOT,BIT   %number = zext i32 %beside to i64
;BALLOT,BIT   %bit = lshr i64 %bits, %number
;BALLOT,BIT   %in = trunc i64 %bit to i1
;CONDITION   %other = icmp slt i32 %column, %m
;INVERTED   %out = xor i1 %in, true
  %large = shl i32 %slot, 13 ; but TURNED
  %small = lshr i32 %large, 6 ; but TURNED
  %at = add i32 %large, %small ; but TURNED
  %part = add i32 %own, 0 ; but TURNED
;TURNED   %bit = and i32 %slot, 1
;TURNED   %at = shl i32 %bit, 14
;TURNED   %half = and i32 %slot, 2
;TURNED   %other = shl i32 %half, 1
;TURNED   %whose = xor i32 %wave, %other
;TURNED   %part = mul i32 %whose, 1040
  %tile = getelementptr i8, ptr addrspace(3) @S, i32 %at
  %piece = getelementptr i8, ptr addrspace(3) %tile, i32 %part
  br i1 %in, label %copy, label %behind

copy:
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %source, ptr addrspace(3) %piece, i32 16, i32 0, i32 0), !alias.scope !3
  br label %behind

behind:
  br i1 %in, label %tail, label %zero ; but BALLOT, CONDITION, INVERTED, BIT
;BALLOT,BIT   br i1 %inside, label %tail, label %zero
;CONDITION   br i1 %other, label %tail, label %zero
;INVERTED   br i1 %out, label %tail, label %zero

zero:
  %mine = getelementptr <4 x i32>, ptr addrspace(3) %piece, i32 %lane ; but OTHERS, BALLOT, BESIDE
;OTHERS   %mine = getelementptr <4 x i32>, ptr addrspace(3) %piece, i32 %t
;BALLOT,BESIDE   %mine = getelementptr <4 x i32>, ptr addrspace(3) %piece, i32 %beside
  store <4 x i32> zeroinitializer, ptr addrspace(3) %mine, align 16, !alias.scope !5, !noalias !3
  br label %tail

tail:
  call void @llvm.amdgcn.s.waitcnt(i32 3952) ; but ONCE, FLIGHT
  call void @llvm.amdgcn.s.barrier()
  %after = add i32 %slot, 1
  %is.last = icmp eq i32 %after, 3 ; but TWO, TURNED
;TWO   %is.last = icmp eq i32 %after, 2
;TURNED   %is.last = icmp eq i32 %after, 4
  %turn = select i1 %is.last, i32 0, i32 %after
  %more = add i32 %i, 8
  %again = icmp slt i32 %more, %m
  br i1 %again, label %head, label %done

done:
  br i1 %late, label %end, label %catch

catch:
  call void @llvm.amdgcn.s.barrier()
  br label %end

end:
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="512,512" "target-cpu"="gfx950" }
!0 = !{i32 512, i32 1, i32 1}
!1 = distinct !{!1, !"domain"}
!2 = distinct !{!2, !1, !"copies"}
!3 = !{!2}
!4 = distinct !{!4, !1, !"others"}
!5 = !{!4}
