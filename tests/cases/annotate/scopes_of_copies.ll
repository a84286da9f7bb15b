; Copies into one base have one scope, which no access excludes, one of their own besides, and a destination that only scopes tell apart.
; RUN: variant EQUAL %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix EQUAL
; RUN: variant STORES %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix STORES
; RUN: variant UNKNOWN %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix UNKNOWN
; RUN: variant SPELLED-1 %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix SPELLED-1
; RUN: variant SPELLED-2 %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix SPELLED-2
; RUN: variant SPELLED-3 %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix SPELLED-3
; RUN: variant SPELLED-4 %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix SPELLED-4
; RUN: variant SPELLED-5 %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix SPELLED-5
; RUN: variant SPELLED-6 %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix SPELLED-6
; RUN: variant SPELLED-7 %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix SPELLED-7
; RUN: variant SPELLED-8 %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix SPELLED-8
; RUN: variant SPELLED-9 %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix SPELLED-9
; RUN: variant SPELLED-10 %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix SPELLED-10
; RUN: variant ATTRIBUTES %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix ATTRIBUTES
; RUN: variant DECLARED %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix DECLARED
; RUN: variant BACKSLASH %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix BACKSLASH
; EQUAL: %ldsopt.dma0.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.dma0.addr)
; EQUAL: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !4, !noalias !6
; EQUAL: %ldsopt.dma1.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.dma1.addr)
; EQUAL: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma1.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !7, !noalias !8
; EQUAL: %ldsopt.dma2.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.dma2.addr)
; EQUAL: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma2.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !4, !noalias !6
; EQUAL: %ldsopt.dma3.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.dma3.addr)
; EQUAL: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma3.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !7, !noalias !8
; EQUAL: !0 = distinct !{!0, !"ldsopt.lds"}
; EQUAL: !1 = distinct !{!1, !0, !"A"}
; EQUAL: !2 = distinct !{!2, !"ldsopt.dma"}
; EQUAL: !3 = distinct !{!3, !2, !"dma"}
; EQUAL: !4 = !{!1, !3}
; EQUAL: !5 = distinct !{!5, !0, !"B"}
; EQUAL: !6 = !{!5}
; EQUAL: !7 = !{!5, !3}
; EQUAL: !8 = !{!1}
; STORES: %ldsopt.dma0.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.dma0.addr)
; STORES: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !4, !noalias !6
; STORES: store i32 0, ptr addrspace(3) @A, !alias.scope !7, !noalias !6
; STORES: store i32 0, ptr addrspace(3) @B, !alias.scope !6, !noalias !7
; STORES: !0 = distinct !{!0, !"ldsopt.lds"}
; STORES: !1 = distinct !{!1, !0, !"A"}
; STORES: !2 = distinct !{!2, !"ldsopt.dma"}
; STORES: !3 = distinct !{!3, !2, !"dma"}
; STORES: !4 = !{!1, !3}
; STORES: !5 = distinct !{!5, !0, !"B"}
; STORES: !6 = !{!5}
; STORES: !7 = !{!1}
; UNKNOWN: %ldsopt.dma0.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.dma0.addr)
; UNKNOWN: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !4
; UNKNOWN: store i32 0, ptr addrspace(3) @A, !alias.scope !6, !noalias !8
; UNKNOWN: !0 = distinct !{!0, !"ldsopt.lds"}
; UNKNOWN: !1 = distinct !{!1, !0, !"ldsopt.unknown"}
; UNKNOWN: !2 = distinct !{!2, !"ldsopt.dma"}
; UNKNOWN: !3 = distinct !{!3, !2, !"dma"}
; UNKNOWN: !4 = !{!1, !3}
; UNKNOWN: !5 = distinct !{!5, !0, !"A"}
; UNKNOWN: !6 = !{!5}
; UNKNOWN: !7 = distinct !{!7, !0, !"B"}
; UNKNOWN: !8 = !{!7}
; SPELLED-1: %ldsopt.dma0.addr = ptrtoint ptr addrspace(3) @A to i32
; SPELLED-1: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !4, !noalias !6
; SPELLED-1: store i32 0, ptr addrspace(3) @B, !alias.scope !6, !noalias !7
; SPELLED-1: !1 = distinct !{!1, !0, !"A"}
; SPELLED-2: %ldsopt.dma0.addr = ptrtoint ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @A, i32 64) to i32
; SPELLED-2: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !4, !noalias !6
; SPELLED-2: store i32 0, ptr addrspace(3) @B, !alias.scope !6, !noalias !7
; SPELLED-2: !1 = distinct !{!1, !0, !"A"}
; SPELLED-3: %ldsopt.dma0.addr = ptrtoint ptr addrspace(3) getelementptr inbounds nuw ([16 x i8], ptr addrspace(3) @A, i32 0, i32 4) to i32
; SPELLED-3: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !4, !noalias !6
; SPELLED-3: store i32 0, ptr addrspace(3) @B, !alias.scope !6, !noalias !7
; SPELLED-3: !1 = distinct !{!1, !0, !"A"}
; SPELLED-4: %ldsopt.dma0.addr = ptrtoint ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A to i32), i32 64) to ptr addrspace(3)) to i32
; SPELLED-4: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !4, !noalias !6
; SPELLED-4: store i32 0, ptr addrspace(3) @B, !alias.scope !6, !noalias !7
; SPELLED-4: !1 = distinct !{!1, !0, !"A"}
; SPELLED-5: %ldsopt.dma0.addr = ptrtoint ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @A, i32 64) to i32
; SPELLED-5: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) nonnull align 16 dereferenceable(64) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !4, !noalias !6
; SPELLED-5: store i32 0, ptr addrspace(3) @B, !alias.scope !6, !noalias !7
; SPELLED-5: !1 = distinct !{!1, !0, !"A"}
; SPELLED-6: %ldsopt.dma0.addr = ptrtoint ptr addrspace(3) @A to i32
; SPELLED-6: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) noundef nonnull align 16 dereferenceable_or_null(4) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !4, !noalias !6
; SPELLED-6: store i32 0, ptr addrspace(3) @B, !alias.scope !6, !noalias !7
; SPELLED-6: !1 = distinct !{!1, !0, !"A"}
; SPELLED-7: %ldsopt.dma0.addr = ptrtoint ptr addrspace(3) @"odd, name" to i32
; SPELLED-7: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !4, !noalias !6
; SPELLED-7: store i32 0, ptr addrspace(3) @B, !alias.scope !6, !noalias !7
; SPELLED-7: !1 = distinct !{!1, !0, !"odd, name"}
; SPELLED-8: %ldsopt.dma0.addr = ptrtoint ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @"a) b", i32 4) to i32
; SPELLED-8: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) nonnull %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !4, !noalias !6
; SPELLED-8: store i32 0, ptr addrspace(3) @B, !alias.scope !6, !noalias !7
; SPELLED-8: !1 = distinct !{!1, !0, !"a) b"}
; SPELLED-9: %ldsopt.dma0.addr = ptrtoint ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @"x(y" to i32), i32 64) to ptr addrspace(3)) to i32
; SPELLED-9: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) align 4 %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !4, !noalias !6
; SPELLED-9: store i32 0, ptr addrspace(3) @B, !alias.scope !6, !noalias !7
; SPELLED-9: !1 = distinct !{!1, !0, !"x(y"}
; SPELLED-10: %ldsopt.dma0.addr = ptrtoint ptr addrspace(3) @"llvm.amdgcn.raw.ptr.buffer.load.lds(" to i32
; SPELLED-10: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !4, !noalias !6
; SPELLED-10: store i32 0, ptr addrspace(3) @B, !alias.scope !6, !noalias !7
; SPELLED-10: !1 = distinct !{!1, !0, !"llvm.amdgcn.raw.ptr.buffer.load.lds("}
; ATTRIBUTES: %ldsopt.dma0.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.dma0.addr)
; ATTRIBUTES: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) nonnull align 16 %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0) #0, !alias.scope !4, !noalias !6
; ATTRIBUTES: store i32 0, ptr addrspace(3) @B, !alias.scope !6, !noalias !7
; ATTRIBUTES: attributes #0 = { "mine"="1" }
; DECLARED: declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
; DECLARED-NOT: declare i32 @llvm.amdgcn.readfirst
; BACKSLASH: store i32 0, ptr addrspace(3) @"a\5Cb", !alias.scope !2, !noalias !4
; BACKSLASH: store i32 0, ptr addrspace(3) @B, !alias.scope !4, !noalias !2
; BACKSLASH: !0 = distinct !{!0, !"ldsopt.lds"}
; BACKSLASH: !1 = distinct !{!1, !0, !"a\\b"}
; BACKSLASH: !2 = !{!1}
; BACKSLASH: !3 = distinct !{!3, !0, !"B"}
; BACKSLASH: !4 = !{!3}
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16 ; but SPELLED-7, SPELLED-8, SPELLED-9, SPELLED-10, BACKSLASH
;SPELLED-7 @"odd, name" = external addrspace(3) global [0 x i8], align 16
;SPELLED-8 @"a) b" = external addrspace(3) global [0 x i8], align 16
;SPELLED-9 @"x(y" = external addrspace(3) global [0 x i8], align 16
;SPELLED-10 @"llvm.amdgcn.raw.ptr.buffer.load.lds(" = external addrspace(3) global [0 x i8], align 16
;BACKSLASH @"a\5Cb" = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
;UNKNOWN @S = internal addrspace(3) global [4096 x i8] poison, align 16
;UNKNOWN @T = internal addrspace(3) global [4096 x i8] poison, align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32) ; but BACKSLASH
define amdgpu_kernel void @k(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
;EQUAL,STORES,SPELLED-1,DECLARED   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
;EQUAL   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
;EQUAL   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
;EQUAL   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
;UNKNOWN   %q = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @S
;UNKNOWN   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 4, i32 0, i32 0, i32 0, i32 0)
;STORES,UNKNOWN   store i32 0, ptr addrspace(3) @A
;SPELLED-2   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @A, i32 64), i32 4, i32 0, i32 0, i32 0, i32 0)
;SPELLED-3   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) getelementptr inbounds nuw ([16 x i8], ptr addrspace(3) @A, i32 0, i32 4), i32 4, i32 0, i32 0, i32 0, i32 0)
;SPELLED-4   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A to i32), i32 64) to ptr addrspace(3)), i32 4, i32 0, i32 0, i32 0, i32 0)
;SPELLED-5   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) nonnull align 16 dereferenceable(64) getelementptr (i8, ptr addrspace(3) @A, i32 64), i32 4, i32 0, i32 0, i32 0, i32 0)
;SPELLED-6   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) noundef nonnull align 16 dereferenceable_or_null(4) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
;SPELLED-7   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @"odd, name", i32 4, i32 0, i32 0, i32 0, i32 0)
;SPELLED-8   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) nonnull getelementptr (i8, ptr addrspace(3) @"a) b", i32 4), i32 4, i32 0, i32 0, i32 0, i32 0)
;SPELLED-9   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) align 4 inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @"x(y" to i32), i32 64) to ptr addrspace(3)), i32 4, i32 0, i32 0, i32 0, i32 0)
;SPELLED-10   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @"llvm.amdgcn.raw.ptr.buffer.load.lds(", i32 4, i32 0, i32 0, i32 0, i32 0)
;ATTRIBUTES   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) nonnull align 16 @A, i32 4, i32 0, i32 0, i32 0, i32 0) #0
;BACKSLASH   store i32 0, ptr addrspace(3) @"a\5Cb"
  store i32 0, ptr addrspace(3) @B ; but EQUAL, UNKNOWN
  ret void
}
;ATTRIBUTES attributes #0 = { "mine"="1" }
;DECLARED declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
