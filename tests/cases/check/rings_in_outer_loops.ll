; A ring of three slots, in a loop around its loop: one slot is read while two are filled. What is left in flight behind
; the inner loop is awaited there, tile by tile. So the slot that is read behind it is told by the last iteration of the
; same visit, up to the barrier that is passed before the next one.
; DEFINE: %{check} = ldsopt check - --no-races

; RUN: variant TILES %s | %{check} | filecheck %s --check-prefix APART
; The loop is not entered in each visit; then the prologue has filled what is read behind it.
; RUN: variant SKIPS %s | %{check} | filecheck %s --check-prefix APART
; What a visit takes over from the one before is decided ahead of the barrier that is passed last.
; RUN: variant SPLIT %s | %{check} | filecheck %s --check-prefix APART
; RUN: variant SPLIT,SKIPS %s | %{check} | filecheck %s --check-prefix APART
; APART-NOT: in k:
; APART: k: {{.*}}waits
; APART-NOT: in k:

; The slot that is read behind the loop is still filled.
; RUN: variant EARLY %s | %{check} | filecheck %s --check-prefix MEETS
; Without a barrier on a path back, nothing tells of which visit an iteration is. Another wave fills the slot.
; RUN: variant ROUND %s | %{check} | filecheck %s --check-prefix MEETS
; Where work-items leave the loop apart, each lane has a last iteration of its own.
; RUN: variant LANES %s | %{check} | filecheck %s --check-prefix MEETS
; What is read is what the loop left in the visit before.
; RUN: variant OLDER %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant SKIPS,OLDER %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant SPLIT,OLDER %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant SPLIT,SKIPS,OLDER %s | %{check} | filecheck %s --check-prefix MEETS
; MEETS: unproven {{missing-wait|dma-across-barrier}} in k:

target triple = "amdgcn-amd-amdhsa"
@S = external addrspace(3) global [0 x i8], align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.asyncmark()
declare void @llvm.amdgcn.wait.asyncmark(i16)
declare void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %from, ptr addrspace(1) %to, i32 %given, i32 %tiles) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %wave = lshr i32 %first, 6
  %own = shl nuw nsw i32 %wave, 10
  %place = shl nuw nsw i32 %t, 4
  %n = add i32 %given, 0 ; but LANES
;LANES   %n = add i32 %t, 2
  %source = getelementptr <4 x i32>, ptr addrspace(1) %from, i32 %t
  %out = getelementptr <4 x i32>, ptr addrspace(1) %to, i32 %t
  %begin = getelementptr i8, ptr addrspace(3) @S, i32 %own ; but ROUND
;ROUND   %opposite = xor i32 %own, 1024
;ROUND   %begin = getelementptr i8, ptr addrspace(3) @S, i32 %opposite
  %begin.1 = getelementptr i8, ptr addrspace(3) %begin, i32 4096
  br label %tile ; but SPLIT
;SPLIT   br label %head

;SPLIT head:
tile: ; but SPLIT
  %total.before = phi <4 x i32> [ zeroinitializer, %entry ], [ %total, %next.tile ]
  %done = phi i32 [ 0, %entry ], [ %more.tiles, %next.tile ]
;OLDER   %old = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 16384), %entry ], [ %last, %next.tile ]
;SPLIT   br label %tile
;SPLIT tile:
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %source, ptr addrspace(3) %begin, i32 16, i32 0, i32 0), !alias.scope !1
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %source, ptr addrspace(3) %begin.1, i32 16, i32 0, i32 0), !alias.scope !1
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.wait.asyncmark(i16 1)
  fence syncscope("workgroup") release, !mmra !4
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !4
  br label %loop ; but SKIPS
;SKIPS   %some = icmp sgt i32 %n, 2
;SKIPS   br i1 %some, label %loop, label %rest

loop:
  %so.far = phi <4 x i32> [ %total.before, %tile ], [ %sum, %loop ]
  %i = phi i32 [ 0, %tile ], [ %more, %loop ]
  %slot = phi i32 [ 1, %tile ], [ %next, %loop ]
  %filled = phi ptr addrspace(3) [ @S, %tile ], [ %newer, %loop ]
  %newer = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %tile ], [ %base, %loop ]
  %behind = add i32 %slot, 1
  %is_slot = icmp slt i32 %behind, 3
  %next = select i1 %is_slot, i32 %behind, i32 0
  %offset = shl i32 %next, 12
  %base = getelementptr i8, ptr addrspace(3) @S, i32 %offset
  %target = getelementptr i8, ptr addrspace(3) %base, i32 %own
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %source, ptr addrspace(3) %target, i32 16, i32 0, i32 0), !alias.scope !1
  call void @llvm.amdgcn.asyncmark()
  %read = getelementptr i8, ptr addrspace(3) %filled, i32 %place
  %value = load <4 x i32>, ptr addrspace(3) %read, align 16, !noalias !1
  %sum = add <4 x i32> %so.far, %value
  call void @llvm.amdgcn.wait.asyncmark(i16 1)
  fence syncscope("workgroup") release, !mmra !4
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !4
  %more = add i32 %i, 1
  %on = icmp slt i32 %more, %n
  br i1 %on, label %loop, label %rest

rest:
  %all.sum = phi <4 x i32> [ %sum, %loop ] ; but SKIPS
;SKIPS   %all.sum = phi <4 x i32> [ %sum, %loop ], [ %total.before, %tile ]
  %last = phi ptr addrspace(3) [ %newer, %loop ] ; but SKIPS
  %youngest = phi ptr addrspace(3) [ %base, %loop ] ; but SKIPS
;SKIPS   %last = phi ptr addrspace(3) [ %newer, %loop ], [ @S, %tile ]
;SKIPS   %youngest = phi ptr addrspace(3) [ %base, %loop ], [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %tile ]
;EARLY   %read.last = getelementptr i8, ptr addrspace(3) %youngest, i32 %place
;OLDER   %read.last = getelementptr i8, ptr addrspace(3) %old, i32 %place
  %read.last = getelementptr i8, ptr addrspace(3) %last, i32 %place ; but EARLY, OLDER
  %last.value = load <4 x i32>, ptr addrspace(3) %read.last, align 16, !noalias !1
  %with.last = add <4 x i32> %all.sum, %last.value
;ROUND   %quick = icmp eq i32 %done, %given
;ROUND   br i1 %quick, label %next.tile, label %waited
;ROUND waited:
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  fence syncscope("workgroup") release, !mmra !4
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !4
  %read.end = getelementptr i8, ptr addrspace(3) %youngest, i32 %place
  %end.value = load <4 x i32>, ptr addrspace(3) %read.end, align 16, !noalias !1
  %total = add <4 x i32> %with.last, %end.value ; but ROUND
;ROUND   %whole = add <4 x i32> %with.last, %end.value
  br label %next.tile

next.tile:
;ROUND   %total = phi <4 x i32> [ %with.last, %rest ], [ %whole, %waited ]
  fence syncscope("workgroup") release, !mmra !4 ; but ROUND
  call void @llvm.amdgcn.s.barrier() ; but ROUND
  fence syncscope("workgroup") acquire, !mmra !4 ; but ROUND
  %more.tiles = add i32 %done, 1
  %all = icmp eq i32 %more.tiles, %tiles
  br i1 %all, label %end, label %tile ; but SPLIT
;SPLIT   br i1 %all, label %end, label %head

end:
  store <4 x i32> %total, ptr addrspace(1) %out, align 16
  ret void
}
attributes #0 = { "target-cpu"="gfx950" }
!0 = !{i32 256, i32 1, i32 1}
!1 = !{!2}
!2 = distinct !{!2, !3}
!3 = distinct !{!3}
!4 = !{!"amdgpu-synchronize-as", !"local"}
