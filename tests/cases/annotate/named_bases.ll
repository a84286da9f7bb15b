; The promise of named bases, from the bytes that two of them are used at: proved, refuted with the bytes in common, or assumed.
; DEFINE: %{precise} = ldsopt annotate - --mcpu gfx942 --no-check --precise -v -o %t.ll 2>&1

; Proved where no byte is common; a static variable is in no pair, and kernels that never run together do not clash.
; RUN: variant BYTES-BESIDE-EACH-OTHER %s | %{precise} | filecheck %s --check-prefix PROVED
; RUN: variant THE-OTHER-ONE-IS-NOT-USED %s | %{precise} | filecheck %s --check-prefix PROVED
; RUN: variant BEFORE-AND-BEHIND-ALL-WORK-ITEMS %s | %{precise} | filecheck %s --check-prefix PROVED
; RUN: variant INTERLEAVED %s | %{precise} | filecheck %s --check-prefix PROVED
; RUN: variant BEHIND-A-DMA %s | %{precise} | filecheck %s --check-prefix PROVED
; RUN: variant COMPARED %s | %{precise} | filecheck %s --check-prefix PROVED
; RUN: variant COUNTER %s | %{precise} | filecheck %s --check-prefix PROVED
; RUN: variant KERNELS-APART %s | %{precise} | filecheck %s --check-prefix PROVED
; RUN: variant STATICS %s | %{precise} | filecheck %s --check-prefix PROVED
; PROVED: named-bases: 1 pair of dynamic bases: 1 proved{{$}}

; Refuted by bytes in common that some work-item surely has.
; RUN: variant THE-SAME-BYTES %s | exits 1 %{precise} | filecheck %s --check-prefix THE-SAME-BYTES
; THE-SAME-BYTES: named-bases is refuted: @A and @B share bytes 0 to 3 of dynamic LDS
; RUN: variant THE-LAST-OF-FOUR %s | exits 1 %{precise} | filecheck %s --check-prefix THE-LAST-OF-FOUR
; THE-LAST-OF-FOUR: named-bases is refuted: @A and @B share bytes 3 to 3 of dynamic LDS
; RUN: variant TWO-OF-FOUR %s | exits 1 %{precise} | filecheck %s --check-prefix TWO-OF-FOUR
; TWO-OF-FOUR: named-bases is refuted: @A and @B share bytes 10 to 11 of dynamic LDS
; RUN: variant OF-THE-LAST-LANE-OF-A-DMA %s | exits 1 %{precise} | filecheck %s --check-prefix OF-THE-LAST-LANE-OF-A-DMA
; OF-THE-LAST-LANE-OF-A-DMA: named-bases is refuted: @A and @B share bytes 252 to 255 of dynamic LDS
; RUN: variant OF-A-WORK-ITEM %s | exits 1 %{precise} | filecheck %s --check-prefix OF-A-WORK-ITEM
; OF-A-WORK-ITEM: named-bases is refuted: @A and @B share bytes 8 to 11 of dynamic LDS
; RUN: variant NAMED-WORK-ITEM %s | exits 1 %{precise} | filecheck %s --check-prefix NAMED-WORK-ITEM
; NAMED-WORK-ITEM: named-bases is refuted: @A and @B share bytes 50 to 51 of dynamic LDS: `store i32 0, ptr addrspace(3) %A0, align 4` (line {{[0-9]+}}) (work-item 3) and `store i32 0, ptr addrspace(3) %B0, align 4` (line {{[0-9]+}}){{$}}
; RUN: variant OF-THE-ROW-THAT-IS-STATED %s | exits 1 %{precise} | filecheck %s --check-prefix OF-THE-ROW-THAT-IS-STATED
; OF-THE-ROW-THAT-IS-STATED: named-bases is refuted: @A and @B share bytes 128 to 131 of dynamic LDS
; RUN: variant OF-ONE-OF-TWO-ROWS %s | exits 1 %{precise} | filecheck %s --check-prefix OF-ONE-OF-TWO-ROWS
; OF-ONE-OF-TWO-ROWS: named-bases is refuted: @A and @B share bytes 128 to 131 of dynamic LDS
; RUN: variant BY-THE-LANES-THAT-EACH-WAVE-HAS %s | exits 1 %{precise} | filecheck %s --check-prefix BY-THE-LANES-THAT-EACH-WAVE-HAS
; BY-THE-LANES-THAT-EACH-WAVE-HAS: named-bases is refuted: @A and @B share bytes 60 to 63 of dynamic LDS

; Assumed where it depends: on an argument, on a path, on who is there, or on code that is not seen.
; RUN: variant AN-ARGUMENT %s | %{precise} | filecheck %s --check-prefix ASSUMED
; RUN: variant A-MASKED-ARGUMENT %s | %{precise} | filecheck %s --check-prefix ASSUMED
; RUN: variant A-SELECTED-BASE %s | %{precise} | filecheck %s --check-prefix ASSUMED
; RUN: variant A-BASE-BY-PATH %s | %{precise} | filecheck %s --check-prefix ASSUMED
; RUN: variant MAYBE-ABSENT %s | %{precise} | filecheck %s --check-prefix ASSUMED
; RUN: variant FIRST-LANE %s | %{precise} | filecheck %s --check-prefix ASSUMED
; RUN: variant NO-LANE %s | %{precise} | filecheck %s --check-prefix ASSUMED
; RUN: variant NO-LANE-OF-THE-LAST %s | %{precise} | filecheck %s --check-prefix ASSUMED
; RUN: variant ROWS %s | %{precise} | filecheck %s --check-prefix ASSUMED
; RUN: variant A-CALLEE %s | %{precise} | filecheck %s --check-prefix ASSUMED
; RUN: variant INDICES-IN-A-CIRCLE %s | %{precise} | filecheck %s --check-prefix ASSUMED
; RUN: variant CALLED-BY-A-TABLE %s | %{precise} | filecheck %s --check-prefix ASSUMED
; RUN: variant CALLED-BY-UNKNOWN-CODE %s | %{precise} | filecheck %s --check-prefix ASSUMED
; ASSUMED: named-bases: 1 pair of dynamic bases: 1 assumed{{$}}

target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
@S = internal addrspace(3) global [512 x i8] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x() memory(none)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
;OF-ONE-OF-TWO-ROWS,ROWS declare i32 @llvm.amdgcn.workitem.id.y() memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) memory(none)
declare i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3), i1) memory(none)
;KERNELS-APART define amdgpu_kernel void @other() {
;KERNELS-APART   store i32 0, ptr addrspace(3) @B
;KERNELS-APART   ret void
;KERNELS-APART }
;A-CALLEE define internal void @f() noinline {
;A-CALLEE   store i32 0, ptr addrspace(3) @B
;A-CALLEE   ret void
;A-CALLEE }
;CALLED-BY-A-TABLE @table = addrspace(1) global ptr @f
;CALLED-BY-A-TABLE define internal void @f() {
;CALLED-BY-A-TABLE   store i32 0, ptr addrspace(3) @B
;CALLED-BY-A-TABLE   ret void
;CALLED-BY-A-TABLE }
;CALLED-BY-UNKNOWN-CODE declare void @elsewhere()
;CALLED-BY-UNKNOWN-CODE define void @f() {
;CALLED-BY-UNKNOWN-CODE   store i32 0, ptr addrspace(3) @B
;CALLED-BY-UNKNOWN-CODE   ret void
;CALLED-BY-UNKNOWN-CODE }
;BYTES-BESIDE-EACH-OTHER,THE-OTHER-ONE-IS-NOT-USED,BEFORE-AND-BEHIND-ALL-WORK-ITEMS,INTERLEAVED,BEHIND-A-DMA,THE-SAME-BYTES,THE-LAST-OF-FOUR,TWO-OF-FOUR,OF-THE-LAST-LANE-OF-A-DMA,OF-A-WORK-ITEM,NAMED-WORK-ITEM,AN-ARGUMENT,A-MASKED-ARGUMENT,A-SELECTED-BASE,A-BASE-BY-PATH,COMPARED,FIRST-LANE,COUNTER,INDICES-IN-A-CIRCLE define amdgpu_kernel void @k(i32 %n, i1 %c, ptr addrspace(8) %r) !reqd_work_group_size !0 {
;OF-THE-ROW-THAT-IS-STATED,ROWS define amdgpu_kernel void @k(i32 %n, i1 %c, ptr addrspace(8) %r) "amdgpu-flat-work-group-size"="64,64" {
;OF-ONE-OF-TWO-ROWS define amdgpu_kernel void @k(i32 %n, i1 %c, ptr addrspace(8) %r) !reqd_work_group_size !0 {
;BY-THE-LANES-THAT-EACH-WAVE-HAS,NO-LANE define amdgpu_kernel void @k(i32 %n, i1 %c, ptr addrspace(8) %r) !reqd_work_group_size !0 {
;MAYBE-ABSENT define amdgpu_kernel void @k(i32 %n, i1 %c, ptr addrspace(8) %r) "amdgpu-flat-work-group-size"="1,1024" {
;NO-LANE-OF-THE-LAST define amdgpu_kernel void @k(i32 %n, i1 %c, ptr addrspace(8) %r) !reqd_work_group_size !0 {
;KERNELS-APART,A-CALLEE,STATICS,CALLED-BY-A-TABLE,CALLED-BY-UNKNOWN-CODE define amdgpu_kernel void @k(i32 %n, i1 %c, ptr addrspace(8) %r) {
entry:
;BYTES-BESIDE-EACH-OTHER   %A0 = getelementptr i8, ptr addrspace(3) @A, i32 0
;BYTES-BESIDE-EACH-OTHER   store i32 0, ptr addrspace(3) %A0
;BYTES-BESIDE-EACH-OTHER   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 4
;BYTES-BESIDE-EACH-OTHER   store i32 0, ptr addrspace(3) %B0
;THE-OTHER-ONE-IS-NOT-USED   %A0 = getelementptr i8, ptr addrspace(3) @A, i32 0
;THE-OTHER-ONE-IS-NOT-USED   store i32 0, ptr addrspace(3) %A0
;BEFORE-AND-BEHIND-ALL-WORK-ITEMS   %tid = call i32 @llvm.amdgcn.workitem.id.x()
;BEFORE-AND-BEHIND-ALL-WORK-ITEMS   %i = shl i32 %tid, 2
;BEFORE-AND-BEHIND-ALL-WORK-ITEMS   %A0 = getelementptr i8, ptr addrspace(3) @A, i32 %i
;BEFORE-AND-BEHIND-ALL-WORK-ITEMS   store i32 0, ptr addrspace(3) %A0
;BEFORE-AND-BEHIND-ALL-WORK-ITEMS   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 256
;BEFORE-AND-BEHIND-ALL-WORK-ITEMS   store i32 0, ptr addrspace(3) %B0
;INTERLEAVED   %tid = call i32 @llvm.amdgcn.workitem.id.x()
;INTERLEAVED   %i = shl i32 %tid, 3
;INTERLEAVED   %j = or disjoint i32 %i, 4
;INTERLEAVED   %A0 = getelementptr i8, ptr addrspace(3) @A, i32 %i
;INTERLEAVED   store i32 0, ptr addrspace(3) %A0
;INTERLEAVED   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 %j
;INTERLEAVED   store i32 0, ptr addrspace(3) %B0
;BEHIND-A-DMA   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
;BEHIND-A-DMA   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 256
;BEHIND-A-DMA   store i32 0, ptr addrspace(3) %B0
;THE-SAME-BYTES   %A0 = getelementptr i8, ptr addrspace(3) @A, i32 0
;THE-SAME-BYTES   store i32 0, ptr addrspace(3) %A0
;THE-SAME-BYTES   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 0
;THE-SAME-BYTES   store i32 0, ptr addrspace(3) %B0
;THE-LAST-OF-FOUR   %A0 = getelementptr i8, ptr addrspace(3) @A, i32 0
;THE-LAST-OF-FOUR   store i32 0, ptr addrspace(3) %A0
;THE-LAST-OF-FOUR   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 3
;THE-LAST-OF-FOUR   store i32 0, ptr addrspace(3) %B0
;TWO-OF-FOUR   %A0 = getelementptr i8, ptr addrspace(3) @A, i32 8
;TWO-OF-FOUR   store i32 0, ptr addrspace(3) %A0
;TWO-OF-FOUR   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 4
;TWO-OF-FOUR   store i32 0, ptr addrspace(3) %B0
;TWO-OF-FOUR   %B1 = getelementptr i8, ptr addrspace(3) @B, i32 10
;TWO-OF-FOUR   store i32 0, ptr addrspace(3) %B1
;OF-THE-LAST-LANE-OF-A-DMA   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
;OF-THE-LAST-LANE-OF-A-DMA   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 252
;OF-THE-LAST-LANE-OF-A-DMA   store i32 0, ptr addrspace(3) %B0
;OF-A-WORK-ITEM   %tid = call i32 @llvm.amdgcn.workitem.id.x()
;OF-A-WORK-ITEM   %i = shl i32 %tid, 2
;OF-A-WORK-ITEM   %A0 = getelementptr i8, ptr addrspace(3) @A, i32 %i
;OF-A-WORK-ITEM   store i32 0, ptr addrspace(3) %A0
;OF-A-WORK-ITEM   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 8
;OF-A-WORK-ITEM   store i32 0, ptr addrspace(3) %B0
;NAMED-WORK-ITEM   %tid = call i32 @llvm.amdgcn.workitem.id.x()
;NAMED-WORK-ITEM   %i = shl i32 %tid, 4
;NAMED-WORK-ITEM   %A0 = getelementptr i8, ptr addrspace(3) @A, i32 %i
;NAMED-WORK-ITEM   store i32 0, ptr addrspace(3) %A0
;NAMED-WORK-ITEM   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 50
;NAMED-WORK-ITEM   store i32 0, ptr addrspace(3) %B0
;OF-THE-ROW-THAT-IS-STATED   %tid = call i32 @llvm.amdgcn.workitem.id.x()
;OF-THE-ROW-THAT-IS-STATED   %i = shl i32 %tid, 2
;OF-THE-ROW-THAT-IS-STATED   %A0 = getelementptr i8, ptr addrspace(3) @A, i32 %i
;OF-THE-ROW-THAT-IS-STATED   store i32 0, ptr addrspace(3) %A0
;OF-THE-ROW-THAT-IS-STATED   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 128
;OF-THE-ROW-THAT-IS-STATED   store i32 0, ptr addrspace(3) %B0
;OF-ONE-OF-TWO-ROWS   %y = call i32 @llvm.amdgcn.workitem.id.y()
;OF-ONE-OF-TWO-ROWS   %tid = call i32 @llvm.amdgcn.workitem.id.x()
;OF-ONE-OF-TWO-ROWS   %i = shl i32 %tid, 2
;OF-ONE-OF-TWO-ROWS   %A0 = getelementptr i8, ptr addrspace(3) @A, i32 %i
;OF-ONE-OF-TWO-ROWS   store i32 0, ptr addrspace(3) %A0
;OF-ONE-OF-TWO-ROWS   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 128
;OF-ONE-OF-TWO-ROWS   store i32 0, ptr addrspace(3) %B0
;BY-THE-LANES-THAT-EACH-WAVE-HAS   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
;BY-THE-LANES-THAT-EACH-WAVE-HAS   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 60
;BY-THE-LANES-THAT-EACH-WAVE-HAS   store i32 0, ptr addrspace(3) %B0
;AN-ARGUMENT   %A0 = getelementptr i8, ptr addrspace(3) @A, i32 %n
;AN-ARGUMENT   store i32 0, ptr addrspace(3) %A0
;AN-ARGUMENT   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 64
;AN-ARGUMENT   store i32 0, ptr addrspace(3) %B0
;A-MASKED-ARGUMENT   %o = and i32 %n, 124
;A-MASKED-ARGUMENT   %A0 = getelementptr i8, ptr addrspace(3) @A, i32 %o
;A-MASKED-ARGUMENT   store i32 0, ptr addrspace(3) %A0
;A-MASKED-ARGUMENT   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 64
;A-MASKED-ARGUMENT   store i32 0, ptr addrspace(3) %B0
;A-SELECTED-BASE   %p = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
;A-SELECTED-BASE   store i32 0, ptr addrspace(3) %p
;A-SELECTED-BASE   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 0
;A-SELECTED-BASE   store i32 0, ptr addrspace(3) %B0
;A-BASE-BY-PATH   br i1 %c, label %t, label %j
;A-BASE-BY-PATH t:
;A-BASE-BY-PATH   br label %j
;A-BASE-BY-PATH j:
;A-BASE-BY-PATH   %p = phi ptr addrspace(3) [ @A, %entry ], [ @B, %t ]
;A-BASE-BY-PATH   store i32 0, ptr addrspace(3) %p
;A-BASE-BY-PATH   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 0
;A-BASE-BY-PATH   store i32 0, ptr addrspace(3) %B0
;COMPARED   %tid = call i32 @llvm.amdgcn.workitem.id.x()
;COMPARED   %g = icmp ult i32 %tid, 4
;COMPARED   br i1 %g, label %some, label %all
;COMPARED some:
;COMPARED   %i = shl i32 %tid, 2
;COMPARED   %A0 = getelementptr i8, ptr addrspace(3) @A, i32 %i
;COMPARED   store i32 0, ptr addrspace(3) %A0
;COMPARED   br label %all
;COMPARED all:
;COMPARED   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 16
;COMPARED   store i32 0, ptr addrspace(3) %B0
;MAYBE-ABSENT   %tid = call i32 @llvm.amdgcn.workitem.id.x()
;MAYBE-ABSENT   %i = shl i32 %tid, 2
;MAYBE-ABSENT   %A0 = getelementptr i8, ptr addrspace(3) @A, i32 %i
;MAYBE-ABSENT   store i32 0, ptr addrspace(3) %A0
;MAYBE-ABSENT   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 256
;MAYBE-ABSENT   store i32 0, ptr addrspace(3) %B0
;FIRST-LANE   %tid = call i32 @llvm.amdgcn.workitem.id.x()
;FIRST-LANE   %u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %tid)
;FIRST-LANE   %i = shl i32 %u, 2
;FIRST-LANE   %A0 = getelementptr i8, ptr addrspace(3) @A, i32 %i
;FIRST-LANE   store i32 0, ptr addrspace(3) %A0
;FIRST-LANE   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 4
;FIRST-LANE   store i32 0, ptr addrspace(3) %B0
;NO-LANE   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
;NO-LANE   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 64
;NO-LANE   store i32 0, ptr addrspace(3) %B0
;NO-LANE-OF-THE-LAST   %tid = call i32 @llvm.amdgcn.workitem.id.x()
;NO-LANE-OF-THE-LAST   %w = and i32 %tid, 64
;NO-LANE-OF-THE-LAST   %i = mul i32 %w, 8
;NO-LANE-OF-THE-LAST   %p = getelementptr i8, ptr addrspace(3) @A, i32 %i
;NO-LANE-OF-THE-LAST   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 0, i32 0, i32 0)
;NO-LANE-OF-THE-LAST   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 640
;NO-LANE-OF-THE-LAST   store i32 0, ptr addrspace(3) %B0
;ROWS   %tid = call i32 @llvm.amdgcn.workitem.id.x()
;ROWS   %y = call i32 @llvm.amdgcn.workitem.id.y()
;ROWS   %i = shl i32 %tid, 2
;ROWS   %A0 = getelementptr i8, ptr addrspace(3) @A, i32 %i
;ROWS   store i32 0, ptr addrspace(3) %A0
;ROWS   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 128
;ROWS   store i32 0, ptr addrspace(3) %B0
;COUNTER   %a = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) @A, i1 false)
;COUNTER   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 4
;COUNTER   store i32 0, ptr addrspace(3) %B0
;KERNELS-APART   %A0 = getelementptr i8, ptr addrspace(3) @A, i32 0
;KERNELS-APART   store i32 0, ptr addrspace(3) %A0
;A-CALLEE   %A0 = getelementptr i8, ptr addrspace(3) @A, i32 0
;A-CALLEE   store i32 0, ptr addrspace(3) %A0
;A-CALLEE   call void @f()
;STATICS   %A0 = getelementptr i8, ptr addrspace(3) @A, i32 0
;STATICS   store i32 0, ptr addrspace(3) %A0
;STATICS   %S0 = getelementptr i8, ptr addrspace(3) @S, i32 0
;STATICS   store i32 0, ptr addrspace(3) %S0
;INDICES-IN-A-CIRCLE   br label %loop
;INDICES-IN-A-CIRCLE loop:
;INDICES-IN-A-CIRCLE   %p0 = phi i32 [ 0, %entry ], [ %p1, %loop ]
;INDICES-IN-A-CIRCLE   %p1 = phi i32 [ 4, %entry ], [ %p2, %loop ]
;INDICES-IN-A-CIRCLE   %p2 = phi i32 [ 16, %entry ], [ %p3, %loop ]
;INDICES-IN-A-CIRCLE   %p3 = phi i32 [ 36, %entry ], [ %p4, %loop ]
;INDICES-IN-A-CIRCLE   %p4 = phi i32 [ 64, %entry ], [ %p5, %loop ]
;INDICES-IN-A-CIRCLE   %p5 = phi i32 [ 100, %entry ], [ %p6, %loop ]
;INDICES-IN-A-CIRCLE   %p6 = phi i32 [ 144, %entry ], [ %p7, %loop ]
;INDICES-IN-A-CIRCLE   %p7 = phi i32 [ 196, %entry ], [ %p8, %loop ]
;INDICES-IN-A-CIRCLE   %p8 = phi i32 [ 256, %entry ], [ %p9, %loop ]
;INDICES-IN-A-CIRCLE   %p9 = phi i32 [ 324, %entry ], [ %p10, %loop ]
;INDICES-IN-A-CIRCLE   %p10 = phi i32 [ 12, %entry ], [ %p11, %loop ]
;INDICES-IN-A-CIRCLE   %p11 = phi i32 [ 96, %entry ], [ %p12, %loop ]
;INDICES-IN-A-CIRCLE   %p12 = phi i32 [ 188, %entry ], [ %p13, %loop ]
;INDICES-IN-A-CIRCLE   %p13 = phi i32 [ 288, %entry ], [ %p14, %loop ]
;INDICES-IN-A-CIRCLE   %p14 = phi i32 [ 8, %entry ], [ %p15, %loop ]
;INDICES-IN-A-CIRCLE   %p15 = phi i32 [ 124, %entry ], [ %p16, %loop ]
;INDICES-IN-A-CIRCLE   %p16 = phi i32 [ 248, %entry ], [ %p17, %loop ]
;INDICES-IN-A-CIRCLE   %p17 = phi i32 [ 380, %entry ], [ %p18, %loop ]
;INDICES-IN-A-CIRCLE   %p18 = phi i32 [ 132, %entry ], [ %p19, %loop ]
;INDICES-IN-A-CIRCLE   %p19 = phi i32 [ 280, %entry ], [ %p20, %loop ]
;INDICES-IN-A-CIRCLE   %p20 = phi i32 [ 48, %entry ], [ %p21, %loop ]
;INDICES-IN-A-CIRCLE   %p21 = phi i32 [ 212, %entry ], [ %p22, %loop ]
;INDICES-IN-A-CIRCLE   %p22 = phi i32 [ 384, %entry ], [ %p23, %loop ]
;INDICES-IN-A-CIRCLE   %p23 = phi i32 [ 176, %entry ], [ %p24, %loop ]
;INDICES-IN-A-CIRCLE   %p24 = phi i32 [ 364, %entry ], [ %p25, %loop ]
;INDICES-IN-A-CIRCLE   %p25 = phi i32 [ 172, %entry ], [ %p26, %loop ]
;INDICES-IN-A-CIRCLE   %p26 = phi i32 [ 376, %entry ], [ %p27, %loop ]
;INDICES-IN-A-CIRCLE   %p27 = phi i32 [ 200, %entry ], [ %p28, %loop ]
;INDICES-IN-A-CIRCLE   %p28 = phi i32 [ 32, %entry ], [ %p29, %loop ]
;INDICES-IN-A-CIRCLE   %p29 = phi i32 [ 260, %entry ], [ %p30, %loop ]
;INDICES-IN-A-CIRCLE   %p30 = phi i32 [ 108, %entry ], [ %p31, %loop ]
;INDICES-IN-A-CIRCLE   %p31 = phi i32 [ 352, %entry ], [ %p32, %loop ]
;INDICES-IN-A-CIRCLE   %p32 = phi i32 [ 216, %entry ], [ %p33, %loop ]
;INDICES-IN-A-CIRCLE   %p33 = phi i32 [ 88, %entry ], [ %p34, %loop ]
;INDICES-IN-A-CIRCLE   %p34 = phi i32 [ 356, %entry ], [ %p35, %loop ]
;INDICES-IN-A-CIRCLE   %p35 = phi i32 [ 244, %entry ], [ %p36, %loop ]
;INDICES-IN-A-CIRCLE   %p36 = phi i32 [ 140, %entry ], [ %p37, %loop ]
;INDICES-IN-A-CIRCLE   %p37 = phi i32 [ 44, %entry ], [ %p38, %loop ]
;INDICES-IN-A-CIRCLE   %p38 = phi i32 [ 344, %entry ], [ %p39, %loop ]
;INDICES-IN-A-CIRCLE   %p39 = phi i32 [ 264, %entry ], [ %p40, %loop ]
;INDICES-IN-A-CIRCLE   %p40 = phi i32 [ 192, %entry ], [ %p41, %loop ]
;INDICES-IN-A-CIRCLE   %p41 = phi i32 [ 128, %entry ], [ %p42, %loop ]
;INDICES-IN-A-CIRCLE   %p42 = phi i32 [ 72, %entry ], [ %p43, %loop ]
;INDICES-IN-A-CIRCLE   %p43 = phi i32 [ 24, %entry ], [ %p44, %loop ]
;INDICES-IN-A-CIRCLE   %p44 = phi i32 [ 372, %entry ], [ %p45, %loop ]
;INDICES-IN-A-CIRCLE   %p45 = phi i32 [ 340, %entry ], [ %p46, %loop ]
;INDICES-IN-A-CIRCLE   %p46 = phi i32 [ 316, %entry ], [ %p47, %loop ]
;INDICES-IN-A-CIRCLE   %p47 = phi i32 [ 300, %entry ], [ %p48, %loop ]
;INDICES-IN-A-CIRCLE   %p48 = phi i32 [ 292, %entry ], [ %p49, %loop ]
;INDICES-IN-A-CIRCLE   %p49 = phi i32 [ 292, %entry ], [ %p50, %loop ]
;INDICES-IN-A-CIRCLE   %p50 = phi i32 [ 300, %entry ], [ %p51, %loop ]
;INDICES-IN-A-CIRCLE   %p51 = phi i32 [ 316, %entry ], [ %p52, %loop ]
;INDICES-IN-A-CIRCLE   %p52 = phi i32 [ 340, %entry ], [ %p53, %loop ]
;INDICES-IN-A-CIRCLE   %p53 = phi i32 [ 372, %entry ], [ %p54, %loop ]
;INDICES-IN-A-CIRCLE   %p54 = phi i32 [ 24, %entry ], [ %p55, %loop ]
;INDICES-IN-A-CIRCLE   %p55 = phi i32 [ 72, %entry ], [ %p56, %loop ]
;INDICES-IN-A-CIRCLE   %p56 = phi i32 [ 128, %entry ], [ %p57, %loop ]
;INDICES-IN-A-CIRCLE   %p57 = phi i32 [ 192, %entry ], [ %p58, %loop ]
;INDICES-IN-A-CIRCLE   %p58 = phi i32 [ 264, %entry ], [ %p59, %loop ]
;INDICES-IN-A-CIRCLE   %p59 = phi i32 [ 344, %entry ], [ %p0, %loop ]
;INDICES-IN-A-CIRCLE   %A0 = getelementptr i8, ptr addrspace(3) @A, i32 %p0
;INDICES-IN-A-CIRCLE   store i32 0, ptr addrspace(3) %A0
;INDICES-IN-A-CIRCLE   br i1 %c, label %loop, label %end
;INDICES-IN-A-CIRCLE end:
;INDICES-IN-A-CIRCLE   %B0 = getelementptr i8, ptr addrspace(3) @B, i32 64
;INDICES-IN-A-CIRCLE   store i32 0, ptr addrspace(3) %B0
;CALLED-BY-A-TABLE   %A0 = getelementptr i8, ptr addrspace(3) @A, i32 0
;CALLED-BY-A-TABLE   store i32 0, ptr addrspace(3) %A0
;CALLED-BY-A-TABLE   %f = load ptr, ptr addrspace(4) null
;CALLED-BY-A-TABLE   call void %f()
;CALLED-BY-UNKNOWN-CODE   %A0 = getelementptr i8, ptr addrspace(3) @A, i32 0
;CALLED-BY-UNKNOWN-CODE   store i32 0, ptr addrspace(3) %A0
;CALLED-BY-UNKNOWN-CODE   call void @elsewhere()
  ret void
}
;BYTES-BESIDE-EACH-OTHER,THE-OTHER-ONE-IS-NOT-USED,BEFORE-AND-BEHIND-ALL-WORK-ITEMS,INTERLEAVED,BEHIND-A-DMA,THE-SAME-BYTES,THE-LAST-OF-FOUR,TWO-OF-FOUR,OF-THE-LAST-LANE-OF-A-DMA,OF-A-WORK-ITEM,NAMED-WORK-ITEM,AN-ARGUMENT,A-MASKED-ARGUMENT,A-SELECTED-BASE,A-BASE-BY-PATH,COMPARED,FIRST-LANE,COUNTER,INDICES-IN-A-CIRCLE !0 = !{i32 64, i32 1, i32 1}
;OF-ONE-OF-TWO-ROWS !0 = !{i32 64, i32 2, i32 1}
;BY-THE-LANES-THAT-EACH-WAVE-HAS,NO-LANE !0 = !{i32 16, i32 1, i32 1}
;NO-LANE-OF-THE-LAST !0 = !{i32 96, i32 1, i32 1}
