; Statics are told apart where all bases are; repair reaches every copy; alias lists of the input are extended.
; RUN: variant ALL %s | ldsopt annotate - --mcpu gfx942 --no-check -q --bases all -o - 2>&1 | filecheck %s --check-prefix ALL
; RUN: variant REFUSED %s | ldsopt annotate - --mcpu gfx942 --no-check -q --bases all --no-assume named-bases -o - 2>&1 | filecheck %s --check-prefix REFUSED
; RUN: variant REFUSED-REPAIR %s | ldsopt annotate - --mcpu gfx942 --no-check -q --no-assume named-bases --repair -o - 2>&1 | filecheck %s --check-prefix REFUSED-REPAIR
; RUN: variant REPAIR-1 %s | ldsopt annotate - --mcpu gfx942 --no-check -q --repair -o - 2>&1 | filecheck %s --check-prefix REPAIR-1
; RUN: variant REPAIR-2 %s | ldsopt annotate - --mcpu gfx942 --no-check -q --repair -o - 2>&1 | filecheck %s --check-prefix REPAIR-2
; RUN: variant REPAIR-3 %s | ldsopt annotate - --mcpu gfx942 --no-check -q --repair -o - 2>&1 | filecheck %s --check-prefix REPAIR-3
; RUN: variant REPAIR-4 %s | ldsopt annotate - --mcpu gfx942 --no-check -q --repair -o - 2>&1 | filecheck %s --check-prefix REPAIR-4
; RUN: variant OTHER-SPACES %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix OTHER-SPACES
; RUN: variant UNKNOWN-NAME %s | exits 2 ldsopt annotate - --no-assume named-base -o %t.ll 2>&1 | filecheck %s --check-prefix UNKNOWN-NAME
; RUN: variant EXTENDED %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix EXTENDED
; RUN: variant KEPT %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix KEPT
; RUN: variant NAMED-LIKE-OURS %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix NAMED-LIKE-OURS
; ALL: %ldsopt.dma0.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.dma0.addr)
; ALL: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !4, !noalias !8
; ALL: %ldsopt.dma1.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.dma1.addr)
; ALL: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma1.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !9, !noalias !10
; ALL: %x = load float, ptr addrspace(3) @S, !alias.scope !11, !noalias !8
; ALL: store float %x, ptr addrspace(3) @A, !alias.scope !12, !noalias !13
; ALL: store float %x, ptr addrspace(3) @B, !alias.scope !14, !noalias !15
; ALL: !0 = distinct !{!0, !"ldsopt.lds"}
; ALL: !1 = distinct !{!1, !0, !"S"}
; ALL: !2 = distinct !{!2, !"ldsopt.dma"}
; ALL: !3 = distinct !{!3, !2, !"dma"}
; ALL: !4 = !{!1, !3}
; ALL: !5 = distinct !{!5, !0, !"A"}
; ALL: !6 = distinct !{!6, !0, !"B"}
; ALL: !7 = distinct !{!7, !0, !"T"}
; ALL: !8 = !{!5, !6, !7}
; ALL: !9 = !{!7, !3}
; ALL: !10 = !{!5, !6, !1}
; ALL: !11 = !{!1}
; ALL: !12 = !{!5}
; ALL: !13 = !{!6, !1, !7}
; ALL: !14 = !{!6}
; ALL: !15 = !{!5, !1, !7}
; REFUSED: %ldsopt.dma0.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.dma0.addr)
; REFUSED: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !4, !noalias !7
; REFUSED: %x = load float, ptr addrspace(3) @B, !alias.scope !9, !noalias !7
; REFUSED: %y = load float, ptr addrspace(3) @S, !alias.scope !10, !noalias !11
; REFUSED: !0 = distinct !{!0, !"ldsopt.lds"}
; REFUSED: !1 = distinct !{!1, !0, !"A"}
; REFUSED: !2 = distinct !{!2, !"ldsopt.dma"}
; REFUSED: !3 = distinct !{!3, !2, !"dma"}
; REFUSED: !4 = !{!1, !3}
; REFUSED: !5 = distinct !{!5, !0, !"S"}
; REFUSED: !6 = distinct !{!6, !0, !"T"}
; REFUSED: !7 = !{!5, !6}
; REFUSED: !8 = distinct !{!8, !0, !"B"}
; REFUSED: !9 = !{!8}
; REFUSED: !10 = !{!5}
; REFUSED: !11 = !{!1, !8, !6}
; REFUSED-REPAIR: %ldsopt.dma0.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.dma0.addr)
; REFUSED-REPAIR: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !4
; REFUSED-REPAIR: %x = load float, ptr addrspace(3) @B
; REFUSED-REPAIR: !0 = distinct !{!0, !"ldsopt.lds"}
; REFUSED-REPAIR: !1 = distinct !{!1, !0, !"ldsopt.unknown"}
; REFUSED-REPAIR: !2 = distinct !{!2, !"ldsopt.dma"}
; REFUSED-REPAIR: !3 = distinct !{!3, !2, !"dma"}
; REFUSED-REPAIR: !4 = !{!1, !3}
; REPAIR-1: %ldsopt.dma0.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.dma0.addr)
; REPAIR-1: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !4
; REPAIR-1: !0 = distinct !{!0, !"ldsopt.lds"}
; REPAIR-1: !1 = distinct !{!1, !0, !"ldsopt.unknown"}
; REPAIR-1: !2 = distinct !{!2, !"ldsopt.dma"}
; REPAIR-1: !3 = distinct !{!3, !2, !"dma"}
; REPAIR-1: !4 = !{!1, !3}
; REPAIR-2: %ldsopt.dma0.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.dma0.addr)
; REPAIR-2: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !4
; REPAIR-2: !0 = distinct !{!0, !"ldsopt.lds"}
; REPAIR-2: !1 = distinct !{!1, !0, !"ldsopt.unknown"}
; REPAIR-2: !2 = distinct !{!2, !"ldsopt.dma"}
; REPAIR-2: !3 = distinct !{!3, !2, !"dma"}
; REPAIR-2: !4 = !{!1, !3}
; REPAIR-3: %ldsopt.dma0.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.dma0.addr)
; REPAIR-3: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !4, !noalias !6
; REPAIR-3: %x = load float, ptr addrspace(3) @S, !alias.scope !7, !noalias !6
; REPAIR-3: !0 = distinct !{!0, !"ldsopt.lds"}
; REPAIR-3: !1 = distinct !{!1, !0, !"S"}
; REPAIR-3: !2 = distinct !{!2, !"ldsopt.dma"}
; REPAIR-3: !3 = distinct !{!3, !2, !"dma"}
; REPAIR-3: !4 = !{!1, !3}
; REPAIR-3: !5 = distinct !{!5, !0, !"T"}
; REPAIR-3: !6 = !{!5}
; REPAIR-3: !7 = !{!1}
; REPAIR-4: %ldsopt.dma0.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.dma0.addr)
; REPAIR-4: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !4
; REPAIR-4: !0 = distinct !{!0, !"ldsopt.lds"}
; REPAIR-4: !1 = distinct !{!1, !0, !"ldsopt.unknown"}
; REPAIR-4: !2 = distinct !{!2, !"ldsopt.dma"}
; REPAIR-4: !3 = distinct !{!3, !2, !"dma"}
; REPAIR-4: !4 = !{!1, !3}
; OTHER-SPACES: <stdin> (gfx942): unchanged: no LDS variable, nothing to tell apart
; UNKNOWN-NAME: 'named-base' is not one of 'named-bases', 
; EXTENDED: %ldsopt.dma0.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.dma0.addr)
; EXTENDED: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !13, !noalias !15
; EXTENDED: %x = load float, ptr addrspace(3) @A, align 4, !alias.scope !16, !noalias !17
; EXTENDED: store float %x, ptr addrspace(3) @B, align 4, !noalias !16, !alias.scope !17
; EXTENDED: !0 = distinct !{!0, !"theirs"}
; EXTENDED: !1 = distinct !{!1, !0, !"theirs.x"}
; EXTENDED: !2 = distinct !{!2, !0, !"theirs.y"}
; EXTENDED: !3 = !{!1}
; EXTENDED: !4 = !{!2}
; EXTENDED: !5 = !{!6, !6, i64 0}
; EXTENDED: !6 = !{!"float", !7, i64 0}
; EXTENDED: !7 = !{!"root"}
; EXTENDED: !9 = distinct !{!9, !"ldsopt.lds"}
; EXTENDED: !10 = distinct !{!10, !9, !"A"}
; EXTENDED: !11 = distinct !{!11, !"ldsopt.dma"}
; EXTENDED: !12 = distinct !{!12, !11, !"dma"}
; EXTENDED: !13 = !{!1, !10, !12}
; EXTENDED: !14 = distinct !{!14, !9, !"B"}
; EXTENDED: !15 = !{!2, !14}
; EXTENDED: !16 = !{!1, !10}
; EXTENDED: !17 = !{!14}
; KEPT: store i32 0, ptr addrspace(3) @A, !alias.scope !11, !noalias !13
; KEPT: store i32 0, ptr addrspace(3) @B, !alias.scope !13, !noalias !11
; KEPT: store i32 0, ptr addrspace(1) %out, align 4, !noalias !3
; KEPT: !0 = distinct !{!0, !"theirs"}
; KEPT: !1 = distinct !{!1, !0, !"theirs.x"}
; KEPT: !2 = distinct !{!2, !0, !"theirs.y"}
; KEPT: !3 = !{!1}
; KEPT: !4 = !{!2}
; KEPT: !5 = !{!6, !6, i64 0}
; KEPT: !6 = !{!"float", !7, i64 0}
; KEPT: !7 = !{!"root"}
; KEPT: !9 = distinct !{!9, !"ldsopt.lds"}
; KEPT: !10 = distinct !{!10, !9, !"A"}
; KEPT: !11 = !{!10}
; KEPT: !12 = distinct !{!12, !9, !"B"}
; KEPT: !13 = !{!12}
; NAMED-LIKE-OURS: %ldsopt.dma0.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.dma0.addr)
; NAMED-LIKE-OURS: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !13, !noalias !15
; NAMED-LIKE-OURS: %x = load float, ptr addrspace(3) @A, align 4, !alias.scope !16, !noalias !15
; NAMED-LIKE-OURS: store i32 0, ptr addrspace(3) @B, !alias.scope !15, !noalias !17
; NAMED-LIKE-OURS: !0 = distinct !{!0, !"ldsopt.lds"}
; NAMED-LIKE-OURS: !1 = distinct !{!1, !0, !"A"}
; NAMED-LIKE-OURS: !2 = distinct !{!2, !0, !"theirs.y"}
; NAMED-LIKE-OURS: !3 = !{!1}
; NAMED-LIKE-OURS: !4 = !{!2}
; NAMED-LIKE-OURS: !5 = !{!6, !6, i64 0}
; NAMED-LIKE-OURS: !6 = !{!"float", !7, i64 0}
; NAMED-LIKE-OURS: !7 = !{!"root"}
; NAMED-LIKE-OURS: !9 = distinct !{!9, !"ldsopt.lds"}
; NAMED-LIKE-OURS: !10 = distinct !{!10, !9, !"A"}
; NAMED-LIKE-OURS: !11 = distinct !{!11, !"ldsopt.dma"}
; NAMED-LIKE-OURS: !12 = distinct !{!12, !11, !"dma"}
; NAMED-LIKE-OURS: !13 = !{!10, !12}
; NAMED-LIKE-OURS: !14 = distinct !{!14, !9, !"B"}
; NAMED-LIKE-OURS: !15 = !{!14}
; NAMED-LIKE-OURS: !16 = !{!1, !10}
; NAMED-LIKE-OURS: !17 = !{!10}
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16 ; but REPAIR-1, REPAIR-3, REPAIR-4, OTHER-SPACES
@B = external addrspace(3) global [0 x i8], align 16 ; but REPAIR-1, REPAIR-2, REPAIR-3, REPAIR-4, OTHER-SPACES
;ALL,REFUSED,REPAIR-1,REPAIR-3 @S = internal addrspace(3) global [4096 x i8] poison, align 16
;ALL,REFUSED,REPAIR-3 @T = internal addrspace(3) global [4096 x i8] poison, align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32) ; but OTHER-SPACES, KEPT
;OTHER-SPACES @A = external addrspace(1) global [0 x i8]
;OTHER-SPACES @B = external addrspace(4) global [0 x i8]
define amdgpu_kernel void @k(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) { ; but REPAIR-1, REPAIR-2, REPAIR-3, REPAIR-4
;REPAIR-1,REPAIR-2,REPAIR-3,REPAIR-4 define amdgpu_kernel void @k(ptr addrspace(8) %r, i32 %n, ptr addrspace(3) %p, i1 %c, ptr addrspace(1) %out) {
;ALL,REPAIR-1,REPAIR-3   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
;ALL   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @T, i32 4, i32 0, i32 0, i32 0, i32 0)
;ALL,REPAIR-1,REPAIR-3   %x = load float, ptr addrspace(3) @S
;ALL   store float %x, ptr addrspace(3) @A
;ALL   store float %x, ptr addrspace(3) @B
;REFUSED,REFUSED-REPAIR,REPAIR-2,UNKNOWN-NAME,NAMED-LIKE-OURS   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
;REFUSED,REFUSED-REPAIR,UNKNOWN-NAME   %x = load float, ptr addrspace(3) @B
;REFUSED   %y = load float, ptr addrspace(3) @S
;REPAIR-2   %x = load float, ptr addrspace(3) @A
;REPAIR-4   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 0, i32 0, i32 0)
;REPAIR-4   %x = load float, ptr addrspace(3) %p
;OTHER-SPACES   store i32 0, ptr addrspace(1) @A
;EXTENDED   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !3, !noalias !4
;EXTENDED,NAMED-LIKE-OURS   %x = load float, ptr addrspace(3) @A, align 4, !alias.scope !3
;EXTENDED   store float %x, ptr addrspace(3) @B, align 4, !noalias !3
;KEPT   store i32 0, ptr addrspace(3) @A
;KEPT,NAMED-LIKE-OURS   store i32 0, ptr addrspace(3) @B
;KEPT   store i32 0, ptr addrspace(1) %out, align 4, !noalias !3
  ret void
}
;EXTENDED,KEPT !0 = distinct !{!0, !"theirs"}
;EXTENDED,KEPT !1 = distinct !{!1, !0, !"theirs.x"}
;NAMED-LIKE-OURS !0 = distinct !{!0, !"ldsopt.lds"}
;NAMED-LIKE-OURS !1 = distinct !{!1, !0, !"A"}
;EXTENDED,KEPT,NAMED-LIKE-OURS !2 = distinct !{!2, !0, !"theirs.y"}
;EXTENDED,KEPT,NAMED-LIKE-OURS !3 = !{!1}
;EXTENDED,KEPT,NAMED-LIKE-OURS !4 = !{!2}
;EXTENDED,KEPT,NAMED-LIKE-OURS !5 = !{!6, !6, i64 0}
;EXTENDED,KEPT,NAMED-LIKE-OURS !6 = !{!"float", !7, i64 0}
;EXTENDED,KEPT,NAMED-LIKE-OURS !7 = !{!"root"}
;EXTENDED,KEPT,NAMED-LIKE-OURS !8 = !{}
