; A loop that strides by the workgroup's size (``for (i = t; i < n; i += blockDim.x)``): no two work-items come to one
; index, whatever the size is. All kernels below have it as `free` has; each of the others lacks one thing for it.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check -v --race-seconds 20 %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: sed -e '/@free(/,/^}/b' -e '/^define/,/^}/d' %s > %t.free.ll
; RUN: ldsopt check --race-seconds 20 --strict %t.free.ll --assume indices-do-not-wrap | filecheck %s --check-prefix=NEEDLESS
; RUN: sed 's/version", i32 600/version", i32 400/' %t.free.ll | exits 1 ldsopt check --strict --race-seconds 20 - | filecheck %s --check-prefix=OLDER
; RUN: sed 's/amdgcn-amd-amdhsa/amdgcn--mesa3d/' %t.free.ll | exits 1 ldsopt check --strict --race-seconds 20 - | filecheck %s --check-prefix=OLDER
; CHECK-NOT: wave-race in free
; CHECK: free: 1 pair of LDS accesses of two waves in one barrier interval: 1 proved free of races
; CHECK: unrolled: {{.*}}: 5 proved free of races
; CHECK: tile: {{.*}}: 1 proved free of races
; CHECK: pairs: {{.*}}: 1 proved free of races
; CHECK: dispatch: {{.*}}: 1 proved free of races
; CHECK: updated: {{.*}}: 5 proved free of races
; CHECK: rows: {{.*}}: 1 proved free of races
; CHECK: ranks: {{.*}}: 1 proved free of races
; CHECK: planes: {{.*}}: 0 proved free of races, 1 {{unproven|definite}}
; CHECK: no_planes: {{.*}}: 0 proved free of races, 1 {{unproven|definite}}
; CHECK: area: {{.*}}: 1 proved free of races
; CHECK: square: {{.*}}: 0 proved free of races, 1 {{unproven|definite}}
; CHECK: nowhere: {{.*}}: 0 proved free of races, 5 {{unproven|definite}}
; CHECK: one_row: {{.*}}: 0 proved free of races, 1 {{unproven|definite}}
; CHECK: columns: {{.*}}: 0 proved free of races, 1 {{unproven|definite}}
; CHECK: swapped: {{.*}}: 0 proved free of races, 1 {{unproven|definite}}
; CHECK: local_size: {{.*}}: 1 proved free of races
; CHECK: mixed: {{.*}}: 2 proved free of races, 1 {{unproven|definite}}
; CHECK: rest: {{.*}}: 0 proved free of races, 1 {{unproven|definite}}
; CHECK: bounded: {{.*}}: 1 proved free of races
; CHECK: wraps: {{.*}}: 0 proved free of races, 1 {{unproven|definite}}
; CHECK: behind: {{.*}}: 1 proved free of races
; CHECK: skipped: {{.*}}: 0 proved free of races, 1 {{unproven|definite}}
; CHECK: scaled: {{.*}}: 0 proved free of races, 1 {{unproven|definite}}
; CHECK: argument: {{.*}}: 0 proved free of races, 1 {{unproven|definite}}
; CHECK: half: {{.*}}: 0 proved free of races, 1 {{unproven|definite}}
; CHECK: doubled: {{.*}}: 0 proved free of races, 1 {{unproven|definite}}
; CHECK: neighbour: {{.*}}: 0 proved free of races, 1 {{unproven|definite}}
; CHECK: along_y: {{.*}}: 0 proved free of races, 1 {{unproven|definite}}
; CHECK: kept: {{.*}}: 0 proved free of races, 1 {{unproven|definite}}
; CHECK: nothing: {{.*}}: 1 proved free of races, 1 {{unproven|definite}}
; CHECK: stated: {{.*}}: 0 proved free of races, 1 {{unproven|definite}}
; CHECK: starts: {{.*}}: 1 proved free of races, {{[12] (unproven|definite)}}
; CHECK: frozen: {{.*}}: 0 proved free of races, 1 {{unproven|definite}}
; CHECK: interleaved: {{.*}}: 10 proved free of races
; CHECK: remainder: {{.*}}: 3 proved free of races
; CHECK: wrapped_product: {{.*}}: 2 proved free of races, 1 {{unproven|definite}}
; CHECK: wrapped_sum: {{.*}}: 2 proved free of races, 1 {{unproven|definite}}
; CHECK: passed: {{.*}}: 1 proved free of races
; CHECK: passed_forwards: {{.*}}: 1 proved free of races
; CHECK: passed_part: {{.*}}: 1 proved free of races
; CHECK: passed_backwards: {{.*}}: 1 proved free of races, 1 {{unproven|definite}}
; CHECK: from_below: {{.*}}: 0 proved free of races, 1 {{unproven|definite}}
; CHECK: two_kinds: {{.*}}: 0 proved free of races, 1 {{unproven|definite}}
; CHECK: a_size_further: {{.*}}: 0 proved free of races, 1 definite

; A promise that nothing rests on is not named.
; NEEDLESS-NOT: indices-do-not-wrap

; Before code object 5, and for other systems, these bytes are something else.
; OLDER: wave-race in free

target triple = "amdgcn-amd-amdhsa"
@row = internal addrspace(3) global [4096 x i32] poison, align 16
@padded = internal addrspace(3) global [64 x [65 x i32]] poison, align 16

define amdgpu_kernel void @free(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %t, ptr addrspace(3) %at
  %next = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Two stores in an iteration, which strides by two sizes.
define amdgpu_kernel void @unrolled(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %twice = shl i32 %size, 1
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %t, ptr addrspace(3) %at
  %j = add nuw nsw i32 %i, %size
  %at2 = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %j
  %v = load i32, ptr addrspace(3) %at2
  %w = add i32 %v, 1
  store i32 %w, ptr addrspace(3) %at2
  %next = add nuw nsw i32 %i, %twice
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Rows and columns follow from the index: a row has 64 elements, and one that is not used.
define amdgpu_kernel void @tile(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %r = lshr i32 %i, 6
  %c = and i32 %i, 63
  %at = getelementptr inbounds [64 x [65 x i32]], ptr addrspace(3) @padded, i32 0, i32 %r, i32 %c
  store i32 %t, ptr addrspace(3) %at
  %next = add nuw nsw i32 %i, %size
  %more = icmp ult i32 %next, 4096
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Each work-item stores pairs of elements.
define amdgpu_kernel void @pairs(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %start = shl nuw nsw i32 %t, 1
  %stride = shl nuw nsw i32 %size, 1
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store <2 x i32> zeroinitializer, ptr addrspace(3) %at, align 4
  %next = add nuw nsw i32 %i, %stride
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; The dispatch packet has the size in each version.
define amdgpu_kernel void @dispatch(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 4
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %t, ptr addrspace(3) %at
  %next = add nuw i32 %i, %size
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Each work-item comes back to what it wrote itself, without a barrier. The size is loaded at two places.
define amdgpu_kernel void @updated(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %any = icmp slt i32 %t, %n
  br i1 %any, label %first, label %none
none:
  %p3 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  br label %other
first:
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  br label %loop
loop:
  %i = phi i32 [ %t, %first ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %t, ptr addrspace(3) %at
  %next = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %other
other:
  %p2 = phi ptr addrspace(4) [ %p3, %none ], [ %p, %loop ]
  %q2 = getelementptr inbounds nuw i8, ptr addrspace(4) %p2, i64 12
  %b2 = load i16, ptr addrspace(4) %q2, align 4, !invariant.load !1
  %size2 = zext i16 %b2 to i32
  br label %again
again:
  %j = phi i32 [ %t, %other ], [ %on, %again ]
  %to = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %j
  %v = load i32, ptr addrspace(3) %to
  %w = add i32 %v, 1
  store i32 %w, ptr addrspace(3) %to
  %on = add nuw nsw i32 %j, %size2
  %further = icmp slt i32 %on, %n
  br i1 %further, label %again, label %end
end:
  ret void
}

; Work-items of two dimensions, row by row.
define amdgpu_kernel void @rows(i32 %n) #0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %row = mul nuw nsw i32 %y, %size
  %i = add nuw nsw i32 %row, %x
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %x, ptr addrspace(3) %at
  ret void
}

; Of three dimensions: what `thread_rank` of a workgroup computes.
define amdgpu_kernel void @ranks(i32 %n) #0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %z = call i32 @llvm.amdgcn.workitem.id.z()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %sizex = zext i16 %b to i32
  %q2 = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 14
  %b2 = load i16, ptr addrspace(4) %q2, align 2, !invariant.load !1
  %sizey = zext i16 %b2 to i32
  %planes = mul nuw nsw i32 %z, %sizey
  %rows = add nuw nsw i32 %planes, %y
  %row = mul nuw nsw i32 %rows, %sizex
  %i = add nuw nsw i32 %row, %x
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %x, ptr addrspace(3) %at
  ret void
}

; Planes that are as large as a row is long.
define amdgpu_kernel void @planes(i32 %n) #0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %z = call i32 @llvm.amdgcn.workitem.id.z()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %sizex = zext i16 %b to i32
  %q2 = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 14
  %b2 = load i16, ptr addrspace(4) %q2, align 2, !invariant.load !1
  %sizey = zext i16 %b2 to i32
  %planes = mul nuw nsw i32 %z, %sizex
  %rows = add nuw nsw i32 %planes, %y
  %row = mul nuw nsw i32 %rows, %sizex
  %i = add nuw nsw i32 %row, %x
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %x, ptr addrspace(3) %at
  ret void
}

; All planes have the same rows.
define amdgpu_kernel void @no_planes(i32 %n) #0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %z = call i32 @llvm.amdgcn.workitem.id.z()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %sizex = zext i16 %b to i32
  %q2 = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 14
  %b2 = load i16, ptr addrspace(4) %q2, align 2, !invariant.load !1
  %sizey = zext i16 %b2 to i32
  %planes = mul nuw nsw i32 %z, %sizey
  %rows = add nuw nsw i32 0, %y
  %row = mul nuw nsw i32 %rows, %sizex
  %i = add nuw nsw i32 %row, %x
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %x, ptr addrspace(3) %at
  ret void
}

; A loop of all work-items of two dimensions.
define amdgpu_kernel void @area(i32 %n) #0 {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %sizex = zext i16 %b to i32
  %q2 = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 14
  %b2 = load i16, ptr addrspace(4) %q2, align 2, !invariant.load !1
  %sizey = zext i16 %b2 to i32
  %size = mul nuw nsw i32 %sizex, %sizey
  %row = mul nuw nsw i32 %y, %sizex
  %t = add nuw nsw i32 %row, %x
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %x, ptr addrspace(3) %at
  %next = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; The stride is not the number of work-items.
define amdgpu_kernel void @square(i32 %n) #0 {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %sizex = zext i16 %b to i32
  %q2 = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 14
  %b2 = load i16, ptr addrspace(4) %q2, align 2, !invariant.load !1
  %sizey = zext i16 %b2 to i32
  %size = mul nuw nsw i32 %sizex, %sizex
  %row = mul nuw nsw i32 %y, %sizex
  %t = add nuw nsw i32 %row, %x
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %x, ptr addrspace(3) %at
  %next = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; The stride is none: a product times 0.
define amdgpu_kernel void @nowhere(i32 %n) #0 {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %sizex = zext i16 %b to i32
  %q2 = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 14
  %b2 = load i16, ptr addrspace(4) %q2, align 2, !invariant.load !1
  %sizey = zext i16 %b2 to i32
  %area = mul nuw nsw i32 %sizex, %sizey
  %none = mul i32 %area, 0
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %next, %loop ]
  %k = phi i32 [ %y, %entry ], [ %k1, %loop ]
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %x, ptr addrspace(3) %at
  %half = lshr i32 %i, 1
  %at2 = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %half
  store i32 %y, ptr addrspace(3) %at2
  %v = load i32, ptr addrspace(3) %at
  %next = add nuw nsw i32 %i, %none
  %k1 = add nuw nsw i32 %k, 1
  %more = icmp slt i32 %k1, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; The stride is that of one row.
define amdgpu_kernel void @one_row(i32 %n) #0 {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %sizex = zext i16 %b to i32
  %q2 = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 14
  %b2 = load i16, ptr addrspace(4) %q2, align 2, !invariant.load !1
  %sizey = zext i16 %b2 to i32
  %size = mul nuw nsw i32 %sizex, 1
  %row = mul nuw nsw i32 %y, %sizex
  %t = add nuw nsw i32 %row, %x
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %x, ptr addrspace(3) %at
  %next = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Rows as long as there are rows.
define amdgpu_kernel void @columns(i32 %n) #0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 14
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %row = mul nuw nsw i32 %y, %size
  %i = add nuw nsw i32 %row, %x
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %x, ptr addrspace(3) %at
  ret void
}

; Rows that begin with the id along x.
define amdgpu_kernel void @swapped(i32 %n) #0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %row = mul nuw nsw i32 %x, %size
  %i = add nuw nsw i32 %row, %y
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %x, ptr addrspace(3) %at
  ret void
}

; OpenCL's get_local_size, of a workgroup that may be cut off.
define amdgpu_kernel void @local_size(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %whole = load i32, ptr addrspace(4) %p, align 4
  %is_whole = icmp ult i32 %group, %whole
  %by = select i1 %is_whole, i64 12, i64 18
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 %by
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %t, ptr addrspace(3) %at
  %next = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; One loop strides by the size of whole workgroups, the other by that of this one.
define amdgpu_kernel void @mixed(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %whole = load i32, ptr addrspace(4) %p, align 4
  %is_whole = icmp ult i32 %group, %whole
  %by = select i1 %is_whole, i64 12, i64 18
  %q2 = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 %by
  %b2 = load i16, ptr addrspace(4) %q2, align 2, !invariant.load !1
  %own = zext i16 %b2 to i32
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %t, ptr addrspace(3) %at
  %next = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %again
again:
  %j = phi i32 [ %t, %loop ], [ %on, %again ]
  %to = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %j
  store i32 %t, ptr addrspace(3) %to
  %on = add nuw nsw i32 %j, %own
  %further = icmp slt i32 %on, %n
  br i1 %further, label %again, label %end
end:
  ret void
}

; What is left for the last workgroup, in the others.
define amdgpu_kernel void @rest(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %whole = load i32, ptr addrspace(4) %p, align 4
  %is_whole = icmp ugt i32 %group, %whole
  %by = select i1 %is_whole, i64 12, i64 18
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 %by
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %t, ptr addrspace(3) %at
  %next = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Nothing says that the index does not wrap, but each one that is counted on from is within the variable.
define amdgpu_kernel void @bounded(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %t, ptr addrspace(3) %at
  %next = add i32 %i, %size
  %more = icmp ne i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; The index may come round to one that another work-item has.
define amdgpu_kernel void @wraps(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %m = and i32 %i, 4095
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %m
  store i32 %t, ptr addrspace(3) %at
  %next = add i32 %i, %size
  %more = icmp ne i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Here it is added to a place in the variable: it may be a negative number, but from zero on it grows into none.
define amdgpu_kernel void @behind(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds [4096 x i32], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @row, i32 400), i32 0, i32 %i
  store i32 %t, ptr addrspace(3) %at
  %next = add i32 %i, %size
  %more = icmp ne i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Some iterations access nothing.
define amdgpu_kernel void @skipped(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %on ]
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  %odd = trunc i32 %i to i1
  br i1 %odd, label %some, label %on
some:
  store i32 %t, ptr addrspace(3) %at
  br label %on
on:
  %next = add i32 %i, %size
  %more = icmp ne i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; The address may wrap, though no index does.
define amdgpu_kernel void @scaled(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr addrspace(3) @row, i32 %i
  store i32 %t, ptr addrspace(3) %at
  %next = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; The stride is whatever an argument says.
define amdgpu_kernel void @argument(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %t, ptr addrspace(3) %at
  %next = add nuw nsw i32 %i, %n
  %more = icmp ult i32 %next, 4096
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A work-item strides to what another one began with.
define amdgpu_kernel void @half(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %whole = zext i16 %b to i32
  %size = lshr i32 %whole, 1
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %t, ptr addrspace(3) %at
  %next = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; The starts are farther apart than the stride.
define amdgpu_kernel void @doubled(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %t2 = shl nuw nsw i32 %t, 1
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ %t2, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %t, ptr addrspace(3) %at
  %next = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; An element more is stored, which is the neighbour's.
define amdgpu_kernel void @neighbour(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store <2 x i32> zeroinitializer, ptr addrspace(3) %at, align 4
  %next = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Ids along y, and the size along x.
define amdgpu_kernel void @along_y(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.y()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %t, ptr addrspace(3) %at
  %next = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Some work-items do not go on: one number is not that of all of them.
define amdgpu_kernel void @kept(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %first = icmp ult i32 %t, 64
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %on ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %on ]
  br i1 %first, label %some, label %on
some:
  %more = add nuw nsw i32 %i, %size
  br label %on
on:
  %next = phi i32 [ %i, %loop ], [ %more, %some ]
  %k.next = add nuw nsw i32 %k, 1
  %again = icmp ult i32 %k.next, 3
  br i1 %again, label %loop, label %end
end:
  %half = lshr i32 %i, 2
  %x = add i32 %half, %t
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %x
  store i32 %t, ptr addrspace(3) %at
  ret void
}

; An element of no bytes is within its variable whatever its index is.
define amdgpu_kernel void @nothing(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %on ]
  %z = getelementptr inbounds [0 x i32], ptr addrspace(3) @padded, i32 %i
  %v = load i32, ptr addrspace(3) %z
  %is_in = icmp ult i32 %i, 4096
  br i1 %is_in, label %some, label %on
some:
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %t, ptr addrspace(3) %at
  br label %on
on:
  %next = add i32 %i, %size
  %more = icmp ne i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; The range is untrue where it is not asked for.
define amdgpu_kernel void @stated(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %is = icmp eq i32 %n, 12345
  br i1 %is, label %some, label %on
some:
  %b64 = load i16, ptr addrspace(4) %q, align 4, !range !2, !invariant.load !1
  %size64 = zext i16 %b64 to i32
  br label %on
on:
  %s = phi i32 [ %size, %entry ], [ %size64, %some ]
  %lane = and i32 %t, 63
  %x = add i32 %lane, %s
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %x
  store i32 %t, ptr addrspace(3) %at
  ret void
}

; Behind both loops the start is that of the last iteration, within the outer one it is that of any.
define amdgpu_kernel void @starts(i32 %n, i32 %m) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  br label %outer
outer:
  %o = phi i32 [ 0, %entry ], [ %o.next, %on ]
  %o64 = shl nuw nsw i32 %o, 6
  %start = add nuw nsw i32 %o64, %t
  br label %loop
loop:
  %i = phi i32 [ %start, %outer ], [ %next, %loop ]
  %next = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %past
past:
  %o.next = add nuw nsw i32 %o, 1
  %again = icmp slt i32 %o.next, %m
  br i1 %again, label %on, label %end
on:
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %t, ptr addrspace(3) %at
  br label %outer
end:
  %last = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %t, ptr addrspace(3) %last
  ret void
}

; What wraps is poison, of which the code makes the number that wrapped: 1057 steps are 2**32 - 4 in workgroups of 993.
define amdgpu_kernel void @frozen(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1, !noundef !1
  %size = zext i16 %b to i32
  %step = mul nuw nsw i32 %size, 4092
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %on ]
  %k = phi i32 [ 0, %entry ], [ %k1, %on ]
  %f = freeze i32 %i
  %in = icmp ult i32 %f, 4096
  br i1 %in, label %some, label %on
some:
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %f
  store i32 %t, ptr addrspace(3) %at
  br label %on
on:
  %next = add nuw i32 %i, %step
  %k1 = add nuw nsw i32 %k, 1
  %more = icmp ult i32 %k1, 1060
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Every second turn has an index of its own, and both are unrolled.
define amdgpu_kernel void @interleaved(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %twice = shl nuw nsw i32 %size, 1
  %second = add nuw nsw i32 %t, %size
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %i2, %loop ]
  %j = phi i32 [ %second, %entry ], [ %j2, %loop ]
  %i.r = lshr i32 %i, 6
  %i.c = and i32 %i, 63
  %i.at = getelementptr inbounds [64 x [65 x i32]], ptr addrspace(3) @padded, i32 0, i32 %i.r, i32 %i.c
  store i32 %t, ptr addrspace(3) %i.at
  %j.r = lshr i32 %j, 6
  %j.c = and i32 %j, 63
  %j.at = getelementptr inbounds [64 x [65 x i32]], ptr addrspace(3) @padded, i32 0, i32 %j.r, i32 %j.c
  store i32 %t, ptr addrspace(3) %j.at
  %i1 = add nuw nsw i32 %i, %twice
  %j1 = add nuw nsw i32 %j, %twice
  %i1.r = lshr i32 %i1, 6
  %i1.c = and i32 %i1, 63
  %i1.at = getelementptr inbounds [64 x [65 x i32]], ptr addrspace(3) @padded, i32 0, i32 %i1.r, i32 %i1.c
  store i32 %t, ptr addrspace(3) %i1.at
  %j1.r = lshr i32 %j1, 6
  %j1.c = and i32 %j1, 63
  %j1.at = getelementptr inbounds [64 x [65 x i32]], ptr addrspace(3) @padded, i32 0, i32 %j1.r, i32 %j1.c
  store i32 %t, ptr addrspace(3) %j1.at
  %i2 = add nuw nsw i32 %i1, %twice
  %j2 = add nuw nsw i32 %j1, %twice
  %more = icmp ult i32 %i2, 3000
  br i1 %more, label %loop, label %end
end:
  ret void
}

; What unrolling left over begins any number of sizes behind.
define amdgpu_kernel void @remainder(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %behind = mul nuw i32 %size, %n
  %rest = add nuw i32 %t, %behind
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %i1, %loop ]
  %i.r = lshr i32 %i, 6
  %i.c = and i32 %i, 63
  %i.at = getelementptr inbounds [64 x [65 x i32]], ptr addrspace(3) @padded, i32 0, i32 %i.r, i32 %i.c
  store i32 %t, ptr addrspace(3) %i.at
  %i1 = add nuw nsw i32 %i, %size
  %more = icmp ult i32 %i1, 2048
  br i1 %more, label %loop, label %again
again:
  %j = phi i32 [ %rest, %loop ], [ %j1, %again ]
  %j.r = lshr i32 %j, 6
  %j.c = and i32 %j, 63
  %j.at = getelementptr inbounds [64 x [65 x i32]], ptr addrspace(3) @padded, i32 0, i32 %j.r, i32 %j.c
  store i32 %t, ptr addrspace(3) %j.at
  %j1 = add nuw nsw i32 %j, %size
  %more.j = icmp ult i32 %j1, 4096
  br i1 %more.j, label %again, label %end
end:
  ret void
}

; A product that wraps is no multiple of the size.
define amdgpu_kernel void @wrapped_product(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %behind = mul i32 %size, %n
  %rest = add nuw i32 %t, %behind
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %i1, %loop ]
  %i.r = lshr i32 %i, 6
  %i.c = and i32 %i, 63
  %i.at = getelementptr inbounds [64 x [65 x i32]], ptr addrspace(3) @padded, i32 0, i32 %i.r, i32 %i.c
  store i32 %t, ptr addrspace(3) %i.at
  %i1 = add nuw nsw i32 %i, %size
  %more = icmp ult i32 %i1, 2048
  br i1 %more, label %loop, label %again
again:
  %j = phi i32 [ %rest, %loop ], [ %j1, %again ]
  %j.r = lshr i32 %j, 6
  %j.c = and i32 %j, 63
  %j.at = getelementptr inbounds [64 x [65 x i32]], ptr addrspace(3) @padded, i32 0, i32 %j.r, i32 %j.c
  store i32 %t, ptr addrspace(3) %j.at
  %j1 = add nuw nsw i32 %j, %size
  %more.j = icmp ult i32 %j1, 4096
  br i1 %more.j, label %again, label %end
end:
  ret void
}

; Nor is a sum that does.
define amdgpu_kernel void @wrapped_sum(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %behind = mul nuw i32 %size, %n
  %rest = add nsw i32 %t, %behind
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %i1, %loop ]
  %i.r = lshr i32 %i, 6
  %i.c = and i32 %i, 63
  %i.at = getelementptr inbounds [64 x [65 x i32]], ptr addrspace(3) @padded, i32 0, i32 %i.r, i32 %i.c
  store i32 %t, ptr addrspace(3) %i.at
  %i1 = add nuw nsw i32 %i, %size
  %more = icmp ult i32 %i1, 2048
  br i1 %more, label %loop, label %again
again:
  %j = phi i32 [ %rest, %loop ], [ %j1, %again ]
  %j.r = lshr i32 %j, 6
  %j.c = and i32 %j, 63
  %j.at = getelementptr inbounds [64 x [65 x i32]], ptr addrspace(3) @padded, i32 0, i32 %j.r, i32 %j.c
  store i32 %t, ptr addrspace(3) %j.at
  %j1 = add nuw nsw i32 %j, %size
  %more.j = icmp ult i32 %j1, 4096
  br i1 %more.j, label %again, label %end
end:
  ret void
}

; An argument that points to LDS, and an index that would be far outside of it ere it wraps.
define amdgpu_kernel void @passed(i32 %n, ptr addrspace(3) %a) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr addrspace(3) %a, i32 %i
  store i32 %t, ptr addrspace(3) %at
  %next = add i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; An index that is not negative, whatever it starts from.
define amdgpu_kernel void @passed_forwards(i32 %n, ptr addrspace(3) %a) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %s = add i32 %t, %n
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds nuw i32, ptr addrspace(3) %a, i32 %i
  store i32 %t, ptr addrspace(3) %at
  %next = add i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A part of what an argument leads to.
define amdgpu_kernel void @passed_part(i32 %n, ptr addrspace(3) %a) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %part = getelementptr inbounds i32, ptr addrspace(3) %a, i32 %size
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr addrspace(3) %part, i32 %i
  store i32 %t, ptr addrspace(3) %at
  %next = add i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; An index that begins below zero is no less for that, as a number without sign, where it is above.
define amdgpu_kernel void @passed_backwards(i32 %n, ptr addrspace(3) %a) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %start = add nsw i32 %t, -2048
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %next, %on ]
  %back = getelementptr inbounds i32, ptr addrspace(3) %a, i32 %i
  %v = load i32, ptr addrspace(3) %back
  %is_in = icmp ult i32 %i, 4096
  br i1 %is_in, label %some, label %on
some:
  %half = lshr i32 %i, 1
  %at = getelementptr i32, ptr addrspace(3) @row, i32 %half
  store i32 %v, ptr addrspace(3) %at
  br label %on
on:
  %next = add i32 %i, %size
  %more = icmp slt i32 %next, 4096
  br i1 %more, label %loop, label %end
end:
  ret void
}

; It grows through zero: no later index is as large, as a number without sign, as the first one.
define amdgpu_kernel void @from_below(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %start = add nsw i32 %t, -2048
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %next, %on ]
  %is_in = icmp ult i32 %i, 4096
  br i1 %is_in, label %some, label %on
some:
  %half = lshr i32 %i, 1
  %at = getelementptr i32, ptr addrspace(3) @row, i32 %half
  store i32 %t, ptr addrspace(3) %at
  br label %on
on:
  %next = add nsw i32 %i, %size
  %more = icmp slt i32 %next, 4096
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Two additions of which neither wraps for the other's reason.
define amdgpu_kernel void @two_kinds(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %step = mul nuw nsw i32 %size, 4092
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %on ]
  %k = phi i32 [ 0, %entry ], [ %k1, %on ]
  %is_in = icmp ult i32 %i, 4096
  br i1 %is_in, label %some, label %on
some:
  %at = getelementptr i32, ptr addrspace(3) @row, i32 %i
  store i32 %t, ptr addrspace(3) %at
  br label %on
on:
  %half = add nuw i32 %i, %step
  %next = add nsw i32 %half, %step
  %k1 = add nuw nsw i32 %k, 1
  %more = icmp ult i32 %k1, 1060
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A known size further on, to which odd work-items add 1.
define amdgpu_kernel void @a_size_further(i32 %n) #1 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %odd = and i32 %t, 1
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %next = add nuw nsw i32 %i, %size
  %j = add nuw nsw i32 %next, %odd
  %at = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %j
  store i32 %t, ptr addrspace(3) %at
  %more = icmp slt i32 %next, 1024
  br i1 %more, label %loop, label %end
end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workitem.id.z()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
declare ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,1024" }
attributes #1 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{}
!2 = !{i16 1, i16 65}
