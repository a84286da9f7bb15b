; Two states of a loop in which its own accesses touch the same bytes, but behind which another slot is read: by way of a
; loop behind it.
; DEFINE: %{check} = ldsopt check - --no-races

; A copy fills the slot of the one state; then one that no state leads to.
; RUN: variant SLOT %s | %{check} | filecheck %s --check-prefix MEETS
; MEETS: unproven missing-wait in k:
; RUN: variant ELSEWHERE %s | %{check} | filecheck %s --check-prefix APART
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
define amdgpu_kernel void @k(ptr addrspace(1) %from, ptr addrspace(1) %to, i32 %n, i32 %m, i32 %c1, i32 %c2) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %wave = lshr i32 %first, 6
  %own = shl nuw nsw i32 %wave, 10
  %place = shl nuw nsw i32 %t, 4
  %source = getelementptr <4 x i32>, ptr addrspace(1) %from, i32 %t
;SLOT   %late = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 8192), i32 %own
;ELSEWHERE   %late = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 12288), i32 %own
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %source, ptr addrspace(3) %late, i32 16, i32 0, i32 0), !alias.scope !1
  call void @llvm.amdgcn.asyncmark()
  %some = icmp sgt i32 %n, 2
  br i1 %some, label %loop, label %rest
loop:
  %slot = phi i32 [ 0, %entry ], [ 1, %one ], [ 2, %two ]
  %i = phi i32 [ 0, %entry ], [ %i1, %one ], [ %i2, %two ]
  %is0 = icmp eq i32 %slot, 0
  %own.slot = select i1 %is0, i32 4, i32 5
  %own.offset = shl i32 %own.slot, 12
  %own.base = getelementptr i8, ptr addrspace(3) @S, i32 %own.offset
  %own.place = getelementptr i8, ptr addrspace(3) %own.base, i32 %place
  store i32 %i, ptr addrspace(3) %own.place, align 4, !noalias !1
  %on = icmp slt i32 %i, %n
  br i1 %on, label %which, label %rest
which:
  %iand = and i32 %i, %c1
  %c = icmp eq i32 %iand, 0
  br i1 %c, label %one, label %two
one:
  call void asm sideeffect "; one", ""()
  %i1 = add i32 %i, 1
  br label %loop
two:
  call void asm sideeffect "; two", ""()
  %i2 = add i32 %i, 1
  br label %loop
rest:
  %last = phi i32 [ 0, %entry ], [ %slot, %loop ]
  br label %again
again:
  %kept = phi i32 [ %last, %rest ], [ %kept, %again ]
  %j = phi i32 [ 0, %rest ], [ %j1, %again ]
  call void asm sideeffect "; again", ""()
  %j1 = add i32 %j, 1
  %jon = icmp slt i32 %j1, %m
  br i1 %jon, label %again, label %U
U:
  %last.offset = shl i32 %kept, 12
  %last.base = getelementptr i8, ptr addrspace(3) @S, i32 %last.offset
  %last.place = getelementptr i8, ptr addrspace(3) %last.base, i32 %place
  %value = load <4 x i32>, ptr addrspace(3) %last.place, align 16, !noalias !1
  call void asm sideeffect "", "v"(<4 x i32> %value)
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  ret void
}
attributes #0 = { "target-cpu"="gfx950" }
!0 = !{i32 128, i32 1, i32 1}
!1 = !{!2}
!2 = distinct !{!2, !3}
!3 = distinct !{!3}
