; A slot that a loop has left is read behind the barrier that is passed before the next visit: it is the one that the
; last iteration filled, also if the way to the read is one that the loop may be skipped on.
; DEFINE: %{check} = ldsopt check - --no-races

; What is behind the barrier fills the slot that is read; then another one, which no iteration leaves.
; RUN: variant PLAIN,SLOT %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant LOOP,SLOT %s | %{check} | filecheck %s --check-prefix MEETS
; MEETS: unproven missing-wait in k:
; RUN: variant PLAIN,ELSEWHERE %s | %{check} | filecheck %s --check-prefix APART
; RUN: variant LOOP,ELSEWHERE %s | %{check} | filecheck %s --check-prefix APART
; APART-NOT: in k:
; APART: k: {{.*}}waits
; APART-NOT: in k:

target triple = "amdgcn-amd-amdhsa"
@S = external addrspace(3) global [0 x i8], align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.asyncmark()
declare void @llvm.amdgcn.wait.asyncmark(i16)
declare void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %from, ptr addrspace(1) %to, i32 %n, i32 %tiles, i32 %c1, i32 %c2, i32 %c3) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %wave = lshr i32 %first, 6
  %own = shl nuw nsw i32 %wave, 10
  %place = shl nuw nsw i32 %t, 4
  %source = getelementptr <4 x i32>, ptr addrspace(1) %from, i32 %t
  %out = getelementptr <4 x i32>, ptr addrspace(1) %to, i32 %t
;LOOP   %which = icmp eq i32 %c3, 1
  br label %tile
tile:
  %done = phi i32 [ 0, %entry ], [ %more.tiles, %next.tile ]
  %first.fill = getelementptr i8, ptr addrspace(3) @S, i32 %own
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %source, ptr addrspace(3) %first.fill, i32 16, i32 0, i32 0), !alias.scope !1
  call void @llvm.amdgcn.asyncmark()
  %second.fill = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4096), i32 %own
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %source, ptr addrspace(3) %second.fill, i32 16, i32 0, i32 0), !alias.scope !1
  call void @llvm.amdgcn.asyncmark()
  %some = icmp sgt i32 %n, 2
  br i1 %some, label %loop, label %rest ; but LOOP
;LOOP   br i1 %some, label %loop, label %skip
;LOOP skip:
;LOOP   br i1 %which, label %one, label %two
loop:
  %i = phi i32 [ 0, %tile ], [ %more, %loop ]
  %slot = phi i32 [ 1, %tile ], [ %next, %loop ]
  %filled = phi ptr addrspace(3) [ @S, %tile ], [ %newer, %loop ]
  %newer = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %tile ], [ %base, %loop ]
  %behind = add i32 %slot, 1
  %is_slot = icmp slt i32 %behind, 3
  %next = select i1 %is_slot, i32 %behind, i32 0
  %offset = shl i32 %next, 12
  %base = getelementptr i8, ptr addrspace(3) @S, i32 %offset
  call void @llvm.amdgcn.wait.asyncmark(i16 1)
  fence syncscope("workgroup") release, !mmra !4
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !4
  %read = getelementptr i8, ptr addrspace(3) %filled, i32 %place
  %value = load <4 x i32>, ptr addrspace(3) %read, align 16, !noalias !1
  call void asm sideeffect "", "v"(<4 x i32> %value)
  fence syncscope("workgroup") release, !mmra !4
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !4
  %target = getelementptr i8, ptr addrspace(3) %base, i32 %own
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %source, ptr addrspace(3) %target, i32 16, i32 0, i32 0), !alias.scope !1
  call void @llvm.amdgcn.asyncmark()
  %more = add i32 %i, 1
  %on = icmp slt i32 %more, %n
  br i1 %on, label %loop, label %rest ; but LOOP
;LOOP   br i1 %on, label %loop, label %behind.loop
;LOOP behind.loop:
;LOOP   br i1 %which, label %one, label %two
;LOOP one:
;LOOP   %last.one = phi ptr addrspace(3) [ %base, %behind.loop ], [ @S, %skip ]
;LOOP   br label %rest
;LOOP two:
;LOOP   %last.two = phi ptr addrspace(3) [ %base, %behind.loop ], [ @S, %skip ]
;LOOP   call void asm sideeffect "", ""()
;LOOP   br label %rest
rest:
  %last = phi ptr addrspace(3) [ %base, %loop ], [ @S, %tile ] ; but LOOP
;LOOP   %last = phi ptr addrspace(3) [ %last.one, %one ], [ %last.two, %two ], [ %last, %rest ]
;LOOP   %j = phi i32 [ 0, %one ], [ 0, %two ], [ %j.more, %rest ]
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  fence syncscope("workgroup") release, !mmra !4
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !4
;LOOP   %j.more = add i32 %j, 1
;LOOP   %j.on = icmp slt i32 %j.more, %c3
;LOOP   br i1 %j.on, label %rest, label %rested
;LOOP rested:
  %is.some = icmp eq i32 %done, %c1
  br i1 %is.some, label %B, label %V
B:
  fence syncscope("workgroup") release, !mmra !4
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !4
;SLOT   %late = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 8192), i32 %own
;ELSEWHERE   %late = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 16384), i32 %own
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %source, ptr addrspace(3) %late, i32 16, i32 0, i32 0), !alias.scope !1
  call void @llvm.amdgcn.asyncmark()
  %is.other = icmp eq i32 %done, %c2
  br i1 %is.other, label %next.tile, label %U
V:
  fence syncscope("workgroup") release, !mmra !4
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !4
  call void asm sideeffect "", ""()
  br label %U
U:
  %read.last = getelementptr i8, ptr addrspace(3) %last, i32 %place
  %last.value = load <4 x i32>, ptr addrspace(3) %read.last, align 16, !noalias !1
  call void asm sideeffect "", "v"(<4 x i32> %last.value)
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  fence syncscope("workgroup") release, !mmra !4
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !4
  br label %end
next.tile:
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  %more.tiles = add i32 %done, 1
  %all = icmp eq i32 %more.tiles, %tiles
  br i1 %all, label %end, label %tile
end:
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  ret void
}
attributes #0 = { "target-cpu"="gfx950" }
!0 = !{i32 128, i32 1, i32 1}
!1 = !{!2}
!2 = distinct !{!2, !3}
!3 = distinct !{!3}
!4 = !{!"amdgpu-synchronize-as", !"local"}
