; Regions of a base have scopes of their own with --precise; slots of rings are told.
; RUN: variant TWO %s | ldsopt annotate - --mcpu gfx942 --no-check -q --precise --bases all -o - 2>&1 | filecheck %s --check-prefix TWO
; RUN: variant OTHER-BASE %s | ldsopt annotate - --mcpu gfx942 --no-check -q --precise --bases all -o - 2>&1 | filecheck %s --check-prefix OTHER-BASE
; RUN: variant SEVERAL %s | ldsopt annotate - --mcpu gfx942 --no-check -q --precise --bases all -o - 2>&1 | filecheck %s --check-prefix SEVERAL
; RUN: variant PLAIN %s | ldsopt annotate - --mcpu gfx942 --no-check -q --bases all -o - 2>&1 | filecheck %s --check-prefix PLAIN
; RUN: variant ALONE %s | ldsopt annotate - --mcpu gfx942 --no-check --precise -o %t.ll 2>&1 | filecheck %s --check-prefix ALONE
; RUN: variant COPY %s | ldsopt annotate - --mcpu gfx942 --no-check -q --precise --bases all -o - 2>&1 | filecheck %s --check-prefix COPY
; RUN: variant COUNTED %s | ldsopt annotate - --mcpu gfx942 --no-check --precise --bases all -o %t.ll 2>&1 | filecheck %s --check-prefix COUNTED
; RUN: variant RING-SLOTS %s | ldsopt annotate - --mcpu gfx942 --no-check --precise --bases all --explain -o %t.ll 2>&1 | filecheck %s --check-prefix RING-SLOTS
; RUN: variant RING-FIRST-ITEM %s | ldsopt annotate - --mcpu gfx942 --no-check --precise --bases all --explain -o %t.ll 2>&1 | filecheck %s --check-prefix RING-FIRST-ITEM
; RUN: variant RING-ONE-SLOT %s | ldsopt annotate - --mcpu gfx942 --no-check --precise --bases all --explain -o %t.ll 2>&1 | filecheck %s --check-prefix RING-ONE-SLOT
; RUN: variant WRAPS %s | ldsopt annotate - --mcpu gfx942 --no-check -q --precise --bases all -o - 2>&1 | filecheck %s --check-prefix WRAPS
; TWO: store i32 0, ptr addrspace(3) @S, !alias.scope !4, !noalias !6
; TWO: store i32 0, ptr addrspace(3) %p, !alias.scope !7, !noalias !8
; TWO: !0 = distinct !{!0, !"ldsopt.lds"}
; TWO: !1 = distinct !{!1, !0, !"S"}
; TWO: !2 = distinct !{!2, !"ldsopt.regions"}
; TWO: !3 = distinct !{!3, !2, !"S#0"}
; TWO: !4 = !{!1, !3}
; TWO: !5 = distinct !{!5, !2, !"S#1"}
; TWO: !6 = !{!5}
; TWO: !7 = !{!1, !5}
; TWO: !8 = !{!3}
; OTHER-BASE: store i32 0, ptr addrspace(3) @S, !alias.scope !4, !noalias !8
; OTHER-BASE: store i32 0, ptr addrspace(3) %p, !alias.scope !9, !noalias !10
; OTHER-BASE: store i32 0, ptr addrspace(3) @T, !alias.scope !11, !noalias !12
; OTHER-BASE: !0 = distinct !{!0, !"ldsopt.lds"}
; OTHER-BASE: !1 = distinct !{!1, !0, !"S"}
; OTHER-BASE: !2 = distinct !{!2, !"ldsopt.regions"}
; OTHER-BASE: !3 = distinct !{!3, !2, !"S#0"}
; OTHER-BASE: !4 = !{!1, !3}
; OTHER-BASE: !5 = distinct !{!5, !0, !"T"}
; OTHER-BASE: !6 = distinct !{!6, !2, !"S#1"}
; OTHER-BASE: !7 = distinct !{!7, !2, !"T#0"}
; OTHER-BASE: !8 = !{!5, !6, !7}
; OTHER-BASE: !9 = !{!1, !6}
; OTHER-BASE: !10 = !{!5, !3, !7}
; OTHER-BASE: !11 = !{!5, !7}
; OTHER-BASE: !12 = !{!1, !3, !6}
; SEVERAL: store i32 0, ptr addrspace(3) @S, !alias.scope !4, !noalias !6
; SEVERAL: store i32 0, ptr addrspace(3) %p, !alias.scope !4, !noalias !6
; SEVERAL: store i32 0, ptr addrspace(3) %far, !alias.scope !7, !noalias !8
; SEVERAL: store i8 0, ptr addrspace(3) %q, !alias.scope !4, !noalias !6
; SEVERAL: !0 = distinct !{!0, !"ldsopt.lds"}
; SEVERAL: !1 = distinct !{!1, !0, !"S"}
; SEVERAL: !2 = distinct !{!2, !"ldsopt.regions"}
; SEVERAL: !3 = distinct !{!3, !2, !"S#0"}
; SEVERAL: !4 = !{!1, !3}
; SEVERAL: !5 = distinct !{!5, !2, !"S#1"}
; SEVERAL: !6 = !{!5}
; SEVERAL: !7 = !{!1, !5}
; SEVERAL: !8 = !{!3}
; PLAIN: store i32 0, ptr addrspace(3) @S, !alias.scope !2, !noalias !4
; PLAIN: store i32 0, ptr addrspace(3) %p, !alias.scope !2, !noalias !4
; PLAIN: !0 = distinct !{!0, !"ldsopt.lds"}
; PLAIN: !1 = distinct !{!1, !0, !"S"}
; PLAIN: !2 = !{!1}
; PLAIN: !3 = distinct !{!3, !0, !"T"}
; PLAIN: !4 = !{!3}
; PLAIN-NOT: ldsopt.regions
; ALONE: <stdin> (gfx942): unchanged: no dynamic LDS base, nothing to tell apart
; ALONE: kernel k: 2 LDS accesses: 0 tagged, 0 ambiguous, 0 unknown, 2 static
; COPY: %ldsopt.dma0.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.dma0.addr)
; COPY: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !6, !noalias !8
; COPY: %x = load float, ptr addrspace(3) %p, !alias.scope !9, !noalias !10
; COPY: !0 = distinct !{!0, !"ldsopt.lds"}
; COPY: !1 = distinct !{!1, !0, !"S"}
; COPY: !2 = distinct !{!2, !"ldsopt.regions"}
; COPY: !3 = distinct !{!3, !2, !"S#0"}
; COPY: !4 = distinct !{!4, !"ldsopt.dma"}
; COPY: !5 = distinct !{!5, !4, !"dma"}
; COPY: !6 = !{!1, !3, !5}
; COPY: !7 = distinct !{!7, !2, !"S#1"}
; COPY: !8 = !{!7}
; COPY: !9 = !{!1, !7}
; COPY: !10 = !{!3}
; COUNTED: regions proved apart: 2 of S
; RING-SLOTS: kernel k: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown; 1 LDS-DMA scoped
; RING-SLOTS: one region: S bytes 0 to 767, 2 accesses: `call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 0, i32 0, i32 0)` moves over 768 bytes from one iteration to the next; slots that trade places cannot be told apart by static scopes, only by copies of the loop body, one a slot
; RING-FIRST-ITEM: kernel k: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown; 1 LDS-DMA scoped
; RING-FIRST-ITEM: one region: S bytes 0 to 767, 2 accesses: `call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 0, i32 0, i32 0)` moves over 768 bytes from one iteration to the next; slots that trade places cannot be told apart by static scopes, only by copies of the loop body, one a slot
; RING-ONE-SLOT: kernel k: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown; 1 LDS-DMA scoped
; WRAPS: %ldsopt.dma0.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.dma0.addr)
; WRAPS: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !4
; WRAPS: %x = load i32, ptr addrspace(3) @A, align 4, !alias.scope !6, !noalias !8
; WRAPS: !0 = distinct !{!0, !"ldsopt.lds"}
; WRAPS: !1 = distinct !{!1, !0, !"ldsopt.unknown"}
; WRAPS: !2 = distinct !{!2, !"ldsopt.dma"}
; WRAPS: !3 = distinct !{!3, !2, !"dma"}
; WRAPS: !4 = !{!1, !3}
; WRAPS: !5 = distinct !{!5, !0, !"A"}
; WRAPS: !6 = !{!5}
; WRAPS: !7 = distinct !{!7, !0, !"B"}
; WRAPS: !8 = !{!7}
target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [4096 x i8] poison, align 16 ; but WRAPS
;OTHER-BASE,PLAIN,RING-SLOTS,RING-FIRST-ITEM,RING-ONE-SLOT @T = internal addrspace(3) global [4096 x i8] poison, align 16
;WRAPS @A = external addrspace(3) global [0 x i8], align 16
;WRAPS @B = external addrspace(3) global [0 x i8], align 16
;COPY,RING-SLOTS,RING-FIRST-ITEM,RING-ONE-SLOT,WRAPS declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) { ; but RING-SLOTS, RING-FIRST-ITEM, RING-ONE-SLOT
  %p = getelementptr i8, ptr addrspace(3) @S, i32 64 ; but COPY, RING-SLOTS, RING-FIRST-ITEM, RING-ONE-SLOT, WRAPS
  store i32 0, ptr addrspace(3) @S ; but COPY, RING-SLOTS, RING-FIRST-ITEM, RING-ONE-SLOT, WRAPS
  store i32 0, ptr addrspace(3) %p ; but COPY, RING-SLOTS, RING-FIRST-ITEM, RING-ONE-SLOT, WRAPS
;OTHER-BASE   store i32 0, ptr addrspace(3) @T
;SEVERAL   %far = getelementptr i8, ptr addrspace(3) @S, i32 128
;SEVERAL   store i32 0, ptr addrspace(3) %far
;SEVERAL   %q = select i1 %c, ptr addrspace(3) @S, ptr addrspace(3) %p
;SEVERAL   store i8 0, ptr addrspace(3) %q
;COPY   %p = getelementptr i8, ptr addrspace(3) @S, i32 256
;COPY   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
;COPY   %x = load float, ptr addrspace(3) %p
;COPY   store float %x, ptr addrspace(1) %out
;RING-SLOTS,RING-FIRST-ITEM,RING-ONE-SLOT define amdgpu_kernel void @k(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) !reqd_work_group_size !9 {
;RING-SLOTS,RING-FIRST-ITEM,RING-ONE-SLOT entry:
;RING-SLOTS,RING-FIRST-ITEM,RING-ONE-SLOT   %y = call i32 @llvm.amdgcn.workitem.id.y()
;RING-SLOTS,RING-FIRST-ITEM,RING-ONE-SLOT   br label %again
;RING-SLOTS,RING-FIRST-ITEM,RING-ONE-SLOT again:
;RING-SLOTS,RING-FIRST-ITEM,RING-ONE-SLOT   %i = phi i32 [ 0, %entry ], [ %j, %again ]
;RING-SLOTS,RING-FIRST-ITEM,RING-ONE-SLOT   %slot = and i32 %i, 1
;RING-SLOTS,RING-FIRST-ITEM,RING-ONE-SLOT   %step = shl i32 %slot, 9
;RING-SLOTS,RING-FIRST-ITEM,RING-ONE-SLOT   %is.first = icmp eq i32 %y, 0
;RING-SLOTS,RING-FIRST-ITEM,RING-ONE-SLOT   %moved = select i1 %is.first, i32 %step, i32 0
;RING-SLOTS   %p = getelementptr i8, ptr addrspace(3) @S, i32 %step
;RING-FIRST-ITEM   %p = getelementptr i8, ptr addrspace(3) @S, i32 %moved
;RING-ONE-SLOT   %p = getelementptr i8, ptr addrspace(3) @S, i32 %y
;RING-SLOTS,RING-FIRST-ITEM,RING-ONE-SLOT   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 0, i32 0, i32 0)
;RING-SLOTS,RING-FIRST-ITEM,RING-ONE-SLOT   %x = load i32, ptr addrspace(3) %p
;RING-SLOTS,RING-FIRST-ITEM,RING-ONE-SLOT   %j = add i32 %i, 1
;RING-SLOTS,RING-FIRST-ITEM,RING-ONE-SLOT   br i1 %c, label %again, label %end
;RING-SLOTS,RING-FIRST-ITEM,RING-ONE-SLOT end:
;WRAPS   %b = getelementptr i8, ptr addrspace(3) @B, i32 1024
;WRAPS   %h = select i1 %c, ptr addrspace(3) inttoptr (i32 33554432 to ptr addrspace(3)), ptr addrspace(3) %b
;WRAPS   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %h, i32 4, i32 0, i32 0, i32 0, i32 0)
;WRAPS   %x = load i32, ptr addrspace(3) @A, align 4
  ret void
}
;RING-SLOTS,RING-FIRST-ITEM,RING-ONE-SLOT declare i32 @llvm.amdgcn.workitem.id.y()
;RING-SLOTS,RING-FIRST-ITEM,RING-ONE-SLOT !9 = !{i32 32, i32 2, i32 1}
