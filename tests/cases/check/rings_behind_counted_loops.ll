; A ring of three slots that is read once more behind the loop. LLVM writes the number of iterations for the counter
; there: where control leaves the loop because the two are equal, the slot is that of the counter.
; DEFINE: %{check} = ldsopt check - --no-races

; RUN: variant EQUAL,NUMBER %s | %{check} | filecheck %s --check-prefix APART
; RUN: variant UNEQUAL,NUMBER %s | %{check} | filecheck %s --check-prefix APART
; RUN: variant SWAPPED,NUMBER %s | %{check} | filecheck %s --check-prefix APART
; RUN: variant BREAK,EACH-NUMBER %s | %{check} | filecheck %s --check-prefix APART
; APART-NOT: in k:
; APART: k: {{.*}}waits
; APART-NOT: in k:

; The slot behind it is still filled. So it may be where the counter is not said to be equal: behind another compare, on
; another way out of the loop, or of another number.
; RUN: variant EQUAL,NUMBER,NEXT %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant LESS,NUMBER %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant BREAK,ONE-NUMBER %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant EQUAL,ANOTHER %s | %{check} | filecheck %s --check-prefix MEETS
; MEETS: unproven missing-wait in k:

target triple = "amdgcn-amd-amdhsa"
@S = external addrspace(3) global [0 x i8], align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.asyncmark()
declare void @llvm.amdgcn.wait.asyncmark(i16)
declare void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %from, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %wave = lshr i32 %first, 6
  %own = shl nuw nsw i32 %wave, 10
  %place = shl nuw nsw i32 %t, 4
  %source = getelementptr <4 x i32>, ptr addrspace(1) %from, i32 %t
  %target.0 = getelementptr i8, ptr addrspace(3) @S, i32 %own
  %target.1 = getelementptr i8, ptr addrspace(3) %target.0, i32 4096
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %source, ptr addrspace(3) %target.0, i32 16, i32 0, i32 0), !alias.scope !1
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %source, ptr addrspace(3) %target.1, i32 16, i32 0, i32 0), !alias.scope !1
  call void @llvm.amdgcn.asyncmark()
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %end
loop:
;BREAK   %i = phi i32 [ 0, %entry ], [ %more, %latch ]
;EQUAL,UNEQUAL,SWAPPED,LESS   %i = phi i32 [ 0, %entry ], [ %more, %loop ]
  %later = add nuw nsw i32 %i, 2
  %slot = urem i32 %i, 3
  %next = urem i32 %later, 3
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
  %more = add nuw nsw i32 %i, 1
;BREAK   %is_over = icmp eq i32 %more, %m
;BREAK   br i1 %is_over, label %end, label %latch
;BREAK latch:
;EQUAL,BREAK   %is_last = icmp eq i32 %more, %n
;SWAPPED   %is_last = icmp eq i32 %n, %more
;LESS   %is_last = icmp sge i32 %more, %n
;UNEQUAL   %goes_on = icmp ne i32 %more, %n
;EQUAL,SWAPPED,LESS,BREAK   br i1 %is_last, label %end, label %loop
;UNEQUAL   br i1 %goes_on, label %loop, label %end
end:
;NUMBER   %last = phi i32 [ 0, %entry ], [ %n, %loop ]
;ANOTHER   %last = phi i32 [ 0, %entry ], [ %m, %loop ]
;ONE-NUMBER   %last = phi i32 [ 0, %entry ], [ %n, %loop ], [ %n, %latch ]
;EACH-NUMBER   %last = phi i32 [ 0, %entry ], [ %m, %loop ], [ %n, %latch ]
  call void @llvm.amdgcn.wait.asyncmark(i16 1)
  fence syncscope("workgroup") release, !mmra !4
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !4
  %seen = add nuw nsw i32 %last, 0 ; but NEXT
;NEXT   %seen = add nuw nsw i32 %last, 1
  %last.slot = urem i32 %seen, 3
  %last.offset = shl nuw nsw i32 %last.slot, 12
  %last.tile = getelementptr i8, ptr addrspace(3) @S, i32 %last.offset
  %last.read = getelementptr i8, ptr addrspace(3) %last.tile, i32 %place
  %last.value = load <4 x i32>, ptr addrspace(3) %last.read, align 16, !noalias !1
  call void asm sideeffect "", "v"(<4 x i32> %last.value)
  ret void
}
attributes #0 = { "target-cpu"="gfx950" }
!0 = !{i32 256, i32 1, i32 1}
!1 = !{!2}
!2 = !{!"copies", !3}
!3 = !{!"async ops"}
!4 = !{!"amdgpu-synchronize-as", !"local"}
