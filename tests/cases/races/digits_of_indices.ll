; Indices that are taken apart into rows and columns, in rows that are longer than they have columns: no two indices are
; one place, which saves the solver's time. The kernels stride by the workgroup's size, unrolled eight times.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check -v --race-seconds 4 %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; CHECK: padded: 36 pairs of LDS accesses of two waves in one barrier interval: 36 proved free of races
; CHECK: cube: {{.*}}: 36 proved free of races
; CHECK: divided: {{.*}}: 36 proved free of races
; CHECK: skewed: {{.*}}: 36 proved free of races
; CHECK: behind: {{.*}}: 36 proved free of races
; CHECK: short_rows: 1 pair of {{.*}}: 0 proved free of races, 1 {{definite|unproven}}
; CHECK: wraps: 1 pair of {{.*}}: 0 proved free of races, 1 {{definite|unproven}}
; CHECK: overlap: 1 pair of {{.*}}: 0 proved free of races, 1 {{definite|unproven}}
; CHECK: two_rows: 1 pair of {{.*}}: 1 proved free of races
; CHECK: unsigned: 1 pair of {{.*}}: 1 proved free of races
; CHECK: signed: 1 pair of {{.*}}: 0 proved free of races, 1 {{definite|unproven}}
; CHECK: far_rows: 1 pair of {{.*}}: 0 proved free of races, 1 {{definite|unproven}}

target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [8192 x i32] poison, align 16

; tile[i / 64][i % 64] with rows of 65.
define amdgpu_kernel void @padded(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  br label %loop
loop:
  %i0 = phi i32 [ %t, %entry ], [ %i8, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i0.r = lshr i32 %i0, 6
  %i0.c = and i32 %i0, 63
  %i0.p = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) @lds, i32 %i0.r
  %i0.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i0.p, i32 %i0.c
  store i32 %t, ptr addrspace(3) %i0.q
  %i1 = add nuw nsw i32 %i0, %size
  %i1.r = lshr i32 %i1, 6
  %i1.c = and i32 %i1, 63
  %i1.p = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) @lds, i32 %i1.r
  %i1.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i1.p, i32 %i1.c
  store i32 %t, ptr addrspace(3) %i1.q
  %i2 = add nuw nsw i32 %i1, %size
  %i2.r = lshr i32 %i2, 6
  %i2.c = and i32 %i2, 63
  %i2.p = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) @lds, i32 %i2.r
  %i2.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i2.p, i32 %i2.c
  store i32 %t, ptr addrspace(3) %i2.q
  %i3 = add nuw nsw i32 %i2, %size
  %i3.r = lshr i32 %i3, 6
  %i3.c = and i32 %i3, 63
  %i3.p = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) @lds, i32 %i3.r
  %i3.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i3.p, i32 %i3.c
  store i32 %t, ptr addrspace(3) %i3.q
  %i4 = add nuw nsw i32 %i3, %size
  %i4.r = lshr i32 %i4, 6
  %i4.c = and i32 %i4, 63
  %i4.p = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) @lds, i32 %i4.r
  %i4.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i4.p, i32 %i4.c
  store i32 %t, ptr addrspace(3) %i4.q
  %i5 = add nuw nsw i32 %i4, %size
  %i5.r = lshr i32 %i5, 6
  %i5.c = and i32 %i5, 63
  %i5.p = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) @lds, i32 %i5.r
  %i5.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i5.p, i32 %i5.c
  store i32 %t, ptr addrspace(3) %i5.q
  %i6 = add nuw nsw i32 %i5, %size
  %i6.r = lshr i32 %i6, 6
  %i6.c = and i32 %i6, 63
  %i6.p = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) @lds, i32 %i6.r
  %i6.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i6.p, i32 %i6.c
  store i32 %t, ptr addrspace(3) %i6.q
  %i7 = add nuw nsw i32 %i6, %size
  %i7.r = lshr i32 %i7, 6
  %i7.c = and i32 %i7, 63
  %i7.p = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) @lds, i32 %i7.r
  %i7.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i7.p, i32 %i7.c
  store i32 %t, ptr addrspace(3) %i7.q
  %i8 = add nuw nsw i32 %i7, %size
  %k1 = add nuw nsw i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; cube[i / 256][i / 16 % 16][i % 16] with rows of 17.
define amdgpu_kernel void @cube(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  br label %loop
loop:
  %i0 = phi i32 [ %t, %entry ], [ %i8, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i0.x = and i32 %i0, 15
  %i0.s = lshr i32 %i0, 4
  %i0.y = and i32 %i0.s, 15
  %i0.z = lshr i32 %i0, 8
  %i0.p = getelementptr inbounds nuw [16 x [17 x i32]], ptr addrspace(3) @lds, i32 %i0.z
  %i0.q = getelementptr inbounds nuw [17 x i32], ptr addrspace(3) %i0.p, i32 %i0.y
  %i0.w = getelementptr inbounds nuw i32, ptr addrspace(3) %i0.q, i32 %i0.x
  store i32 %t, ptr addrspace(3) %i0.w
  %i1 = add nuw nsw i32 %i0, %size
  %i1.x = and i32 %i1, 15
  %i1.s = lshr i32 %i1, 4
  %i1.y = and i32 %i1.s, 15
  %i1.z = lshr i32 %i1, 8
  %i1.p = getelementptr inbounds nuw [16 x [17 x i32]], ptr addrspace(3) @lds, i32 %i1.z
  %i1.q = getelementptr inbounds nuw [17 x i32], ptr addrspace(3) %i1.p, i32 %i1.y
  %i1.w = getelementptr inbounds nuw i32, ptr addrspace(3) %i1.q, i32 %i1.x
  store i32 %t, ptr addrspace(3) %i1.w
  %i2 = add nuw nsw i32 %i1, %size
  %i2.x = and i32 %i2, 15
  %i2.s = lshr i32 %i2, 4
  %i2.y = and i32 %i2.s, 15
  %i2.z = lshr i32 %i2, 8
  %i2.p = getelementptr inbounds nuw [16 x [17 x i32]], ptr addrspace(3) @lds, i32 %i2.z
  %i2.q = getelementptr inbounds nuw [17 x i32], ptr addrspace(3) %i2.p, i32 %i2.y
  %i2.w = getelementptr inbounds nuw i32, ptr addrspace(3) %i2.q, i32 %i2.x
  store i32 %t, ptr addrspace(3) %i2.w
  %i3 = add nuw nsw i32 %i2, %size
  %i3.x = and i32 %i3, 15
  %i3.s = lshr i32 %i3, 4
  %i3.y = and i32 %i3.s, 15
  %i3.z = lshr i32 %i3, 8
  %i3.p = getelementptr inbounds nuw [16 x [17 x i32]], ptr addrspace(3) @lds, i32 %i3.z
  %i3.q = getelementptr inbounds nuw [17 x i32], ptr addrspace(3) %i3.p, i32 %i3.y
  %i3.w = getelementptr inbounds nuw i32, ptr addrspace(3) %i3.q, i32 %i3.x
  store i32 %t, ptr addrspace(3) %i3.w
  %i4 = add nuw nsw i32 %i3, %size
  %i4.x = and i32 %i4, 15
  %i4.s = lshr i32 %i4, 4
  %i4.y = and i32 %i4.s, 15
  %i4.z = lshr i32 %i4, 8
  %i4.p = getelementptr inbounds nuw [16 x [17 x i32]], ptr addrspace(3) @lds, i32 %i4.z
  %i4.q = getelementptr inbounds nuw [17 x i32], ptr addrspace(3) %i4.p, i32 %i4.y
  %i4.w = getelementptr inbounds nuw i32, ptr addrspace(3) %i4.q, i32 %i4.x
  store i32 %t, ptr addrspace(3) %i4.w
  %i5 = add nuw nsw i32 %i4, %size
  %i5.x = and i32 %i5, 15
  %i5.s = lshr i32 %i5, 4
  %i5.y = and i32 %i5.s, 15
  %i5.z = lshr i32 %i5, 8
  %i5.p = getelementptr inbounds nuw [16 x [17 x i32]], ptr addrspace(3) @lds, i32 %i5.z
  %i5.q = getelementptr inbounds nuw [17 x i32], ptr addrspace(3) %i5.p, i32 %i5.y
  %i5.w = getelementptr inbounds nuw i32, ptr addrspace(3) %i5.q, i32 %i5.x
  store i32 %t, ptr addrspace(3) %i5.w
  %i6 = add nuw nsw i32 %i5, %size
  %i6.x = and i32 %i6, 15
  %i6.s = lshr i32 %i6, 4
  %i6.y = and i32 %i6.s, 15
  %i6.z = lshr i32 %i6, 8
  %i6.p = getelementptr inbounds nuw [16 x [17 x i32]], ptr addrspace(3) @lds, i32 %i6.z
  %i6.q = getelementptr inbounds nuw [17 x i32], ptr addrspace(3) %i6.p, i32 %i6.y
  %i6.w = getelementptr inbounds nuw i32, ptr addrspace(3) %i6.q, i32 %i6.x
  store i32 %t, ptr addrspace(3) %i6.w
  %i7 = add nuw nsw i32 %i6, %size
  %i7.x = and i32 %i7, 15
  %i7.s = lshr i32 %i7, 4
  %i7.y = and i32 %i7.s, 15
  %i7.z = lshr i32 %i7, 8
  %i7.p = getelementptr inbounds nuw [16 x [17 x i32]], ptr addrspace(3) @lds, i32 %i7.z
  %i7.q = getelementptr inbounds nuw [17 x i32], ptr addrspace(3) %i7.p, i32 %i7.y
  %i7.w = getelementptr inbounds nuw i32, ptr addrspace(3) %i7.q, i32 %i7.x
  store i32 %t, ptr addrspace(3) %i7.w
  %i8 = add nuw nsw i32 %i7, %size
  %k1 = add nuw nsw i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; tile[i / 48][i % 48] with rows of 49.
define amdgpu_kernel void @divided(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  br label %loop
loop:
  %i0 = phi i32 [ %t, %entry ], [ %i8, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i0.r = udiv i32 %i0, 48
  %i0.c = urem i32 %i0, 48
  %i0.p = getelementptr inbounds nuw [49 x i32], ptr addrspace(3) @lds, i32 %i0.r
  %i0.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i0.p, i32 %i0.c
  store i32 %t, ptr addrspace(3) %i0.q
  %i1 = add nuw nsw i32 %i0, %size
  %i1.r = udiv i32 %i1, 48
  %i1.c = urem i32 %i1, 48
  %i1.p = getelementptr inbounds nuw [49 x i32], ptr addrspace(3) @lds, i32 %i1.r
  %i1.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i1.p, i32 %i1.c
  store i32 %t, ptr addrspace(3) %i1.q
  %i2 = add nuw nsw i32 %i1, %size
  %i2.r = udiv i32 %i2, 48
  %i2.c = urem i32 %i2, 48
  %i2.p = getelementptr inbounds nuw [49 x i32], ptr addrspace(3) @lds, i32 %i2.r
  %i2.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i2.p, i32 %i2.c
  store i32 %t, ptr addrspace(3) %i2.q
  %i3 = add nuw nsw i32 %i2, %size
  %i3.r = udiv i32 %i3, 48
  %i3.c = urem i32 %i3, 48
  %i3.p = getelementptr inbounds nuw [49 x i32], ptr addrspace(3) @lds, i32 %i3.r
  %i3.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i3.p, i32 %i3.c
  store i32 %t, ptr addrspace(3) %i3.q
  %i4 = add nuw nsw i32 %i3, %size
  %i4.r = udiv i32 %i4, 48
  %i4.c = urem i32 %i4, 48
  %i4.p = getelementptr inbounds nuw [49 x i32], ptr addrspace(3) @lds, i32 %i4.r
  %i4.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i4.p, i32 %i4.c
  store i32 %t, ptr addrspace(3) %i4.q
  %i5 = add nuw nsw i32 %i4, %size
  %i5.r = udiv i32 %i5, 48
  %i5.c = urem i32 %i5, 48
  %i5.p = getelementptr inbounds nuw [49 x i32], ptr addrspace(3) @lds, i32 %i5.r
  %i5.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i5.p, i32 %i5.c
  store i32 %t, ptr addrspace(3) %i5.q
  %i6 = add nuw nsw i32 %i5, %size
  %i6.r = udiv i32 %i6, 48
  %i6.c = urem i32 %i6, 48
  %i6.p = getelementptr inbounds nuw [49 x i32], ptr addrspace(3) @lds, i32 %i6.r
  %i6.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i6.p, i32 %i6.c
  store i32 %t, ptr addrspace(3) %i6.q
  %i7 = add nuw nsw i32 %i6, %size
  %i7.r = udiv i32 %i7, 48
  %i7.c = urem i32 %i7, 48
  %i7.p = getelementptr inbounds nuw [49 x i32], ptr addrspace(3) @lds, i32 %i7.r
  %i7.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i7.p, i32 %i7.c
  store i32 %t, ptr addrspace(3) %i7.q
  %i8 = add nuw nsw i32 %i7, %size
  %k1 = add nuw nsw i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; row[i + i / 48]
define amdgpu_kernel void @skewed(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  br label %loop
loop:
  %i0 = phi i32 [ %t, %entry ], [ %i8, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i0.r = udiv i32 %i0, 48
  %i0.p = getelementptr inbounds nuw i32, ptr addrspace(3) @lds, i32 %i0.r
  %i0.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i0.p, i32 %i0
  store i32 %t, ptr addrspace(3) %i0.q
  %i1 = add nuw nsw i32 %i0, %size
  %i1.r = udiv i32 %i1, 48
  %i1.p = getelementptr inbounds nuw i32, ptr addrspace(3) @lds, i32 %i1.r
  %i1.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i1.p, i32 %i1
  store i32 %t, ptr addrspace(3) %i1.q
  %i2 = add nuw nsw i32 %i1, %size
  %i2.r = udiv i32 %i2, 48
  %i2.p = getelementptr inbounds nuw i32, ptr addrspace(3) @lds, i32 %i2.r
  %i2.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i2.p, i32 %i2
  store i32 %t, ptr addrspace(3) %i2.q
  %i3 = add nuw nsw i32 %i2, %size
  %i3.r = udiv i32 %i3, 48
  %i3.p = getelementptr inbounds nuw i32, ptr addrspace(3) @lds, i32 %i3.r
  %i3.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i3.p, i32 %i3
  store i32 %t, ptr addrspace(3) %i3.q
  %i4 = add nuw nsw i32 %i3, %size
  %i4.r = udiv i32 %i4, 48
  %i4.p = getelementptr inbounds nuw i32, ptr addrspace(3) @lds, i32 %i4.r
  %i4.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i4.p, i32 %i4
  store i32 %t, ptr addrspace(3) %i4.q
  %i5 = add nuw nsw i32 %i4, %size
  %i5.r = udiv i32 %i5, 48
  %i5.p = getelementptr inbounds nuw i32, ptr addrspace(3) @lds, i32 %i5.r
  %i5.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i5.p, i32 %i5
  store i32 %t, ptr addrspace(3) %i5.q
  %i6 = add nuw nsw i32 %i5, %size
  %i6.r = udiv i32 %i6, 48
  %i6.p = getelementptr inbounds nuw i32, ptr addrspace(3) @lds, i32 %i6.r
  %i6.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i6.p, i32 %i6
  store i32 %t, ptr addrspace(3) %i6.q
  %i7 = add nuw nsw i32 %i6, %size
  %i7.r = udiv i32 %i7, 48
  %i7.p = getelementptr inbounds nuw i32, ptr addrspace(3) @lds, i32 %i7.r
  %i7.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i7.p, i32 %i7
  store i32 %t, ptr addrspace(3) %i7.q
  %i8 = add nuw nsw i32 %i7, %size
  %k1 = add nuw nsw i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Both 64 bytes further on.
define amdgpu_kernel void @behind(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  br label %loop
loop:
  %i0 = phi i32 [ %t, %entry ], [ %i8, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i0.r = lshr i32 %i0, 6
  %i0.c = and i32 %i0, 63
  %i0.p = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @lds, i32 64), i32 %i0.r
  %i0.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i0.p, i32 %i0.c
  store i32 %t, ptr addrspace(3) %i0.q
  %i1 = add nuw nsw i32 %i0, %size
  %i1.r = lshr i32 %i1, 6
  %i1.c = and i32 %i1, 63
  %i1.p = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @lds, i32 64), i32 %i1.r
  %i1.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i1.p, i32 %i1.c
  store i32 %t, ptr addrspace(3) %i1.q
  %i2 = add nuw nsw i32 %i1, %size
  %i2.r = lshr i32 %i2, 6
  %i2.c = and i32 %i2, 63
  %i2.p = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @lds, i32 64), i32 %i2.r
  %i2.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i2.p, i32 %i2.c
  store i32 %t, ptr addrspace(3) %i2.q
  %i3 = add nuw nsw i32 %i2, %size
  %i3.r = lshr i32 %i3, 6
  %i3.c = and i32 %i3, 63
  %i3.p = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @lds, i32 64), i32 %i3.r
  %i3.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i3.p, i32 %i3.c
  store i32 %t, ptr addrspace(3) %i3.q
  %i4 = add nuw nsw i32 %i3, %size
  %i4.r = lshr i32 %i4, 6
  %i4.c = and i32 %i4, 63
  %i4.p = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @lds, i32 64), i32 %i4.r
  %i4.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i4.p, i32 %i4.c
  store i32 %t, ptr addrspace(3) %i4.q
  %i5 = add nuw nsw i32 %i4, %size
  %i5.r = lshr i32 %i5, 6
  %i5.c = and i32 %i5, 63
  %i5.p = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @lds, i32 64), i32 %i5.r
  %i5.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i5.p, i32 %i5.c
  store i32 %t, ptr addrspace(3) %i5.q
  %i6 = add nuw nsw i32 %i5, %size
  %i6.r = lshr i32 %i6, 6
  %i6.c = and i32 %i6, 63
  %i6.p = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @lds, i32 64), i32 %i6.r
  %i6.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i6.p, i32 %i6.c
  store i32 %t, ptr addrspace(3) %i6.q
  %i7 = add nuw nsw i32 %i6, %size
  %i7.r = lshr i32 %i7, 6
  %i7.c = and i32 %i7, 63
  %i7.p = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @lds, i32 64), i32 %i7.r
  %i7.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i7.p, i32 %i7.c
  store i32 %t, ptr addrspace(3) %i7.q
  %i8 = add nuw nsw i32 %i7, %size
  %k1 = add nuw nsw i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Rows of 63 are shorter than their columns.
define amdgpu_kernel void @short_rows(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  br label %loop
loop:
  %i0 = phi i32 [ %t, %entry ], [ %i1, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i0.r = lshr i32 %i0, 6
  %i0.c = and i32 %i0, 63
  %i0.p = getelementptr inbounds nuw [63 x i32], ptr addrspace(3) @lds, i32 %i0.r
  %i0.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i0.p, i32 %i0.c
  store i32 %t, ptr addrspace(3) %i0.q
  %i1 = add nuw nsw i32 %i0, %size
  %k1 = add nuw nsw i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Without inbounds a row may be so far away that its address has wrapped around.
define amdgpu_kernel void @wraps(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  br label %loop
loop:
  %i0 = phi i32 [ %t, %entry ], [ %i1, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i0.r = lshr i32 %i0, 6
  %i0.c = and i32 %i0, 63
  %i0.p = getelementptr  [65 x i32], ptr addrspace(3) @lds, i32 %i0.r
  %i0.q = getelementptr  i32, ptr addrspace(3) %i0.p, i32 %i0.c
  store i32 %t, ptr addrspace(3) %i0.q
  %i1 = add nuw nsw i32 %i0, %size
  %k1 = add nuw nsw i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Columns of 32, and rows of 64 of the index.
define amdgpu_kernel void @overlap(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  br label %loop
loop:
  %i0 = phi i32 [ %t, %entry ], [ %i1, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i0.r = lshr i32 %i0, 6
  %i0.c = and i32 %i0, 31
  %i0.p = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) @lds, i32 %i0.r
  %i0.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i0.p, i32 %i0.c
  store i32 %t, ptr addrspace(3) %i0.q
  %i1 = add nuw nsw i32 %i0, %size
  %k1 = add nuw nsw i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Both of a row and its column have bit 5 of the index, which the solver finds to be no harm.
define amdgpu_kernel void @two_rows(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  br label %loop
loop:
  %i0 = phi i32 [ %t, %entry ], [ %i1, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i0.r = lshr i32 %i0, 5
  %i0.c = and i32 %i0, 63
  %i0.p = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) @lds, i32 %i0.r
  %i0.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i0.p, i32 %i0.c
  store i32 %t, ptr addrspace(3) %i0.q
  %i1 = add nuw nsw i32 %i0, %size
  %k1 = add nuw nsw i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; An index that may be any number is not negative where nuw says so.
define amdgpu_kernel void @unsigned(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %begin = add i32 %t, %n
  br label %loop
loop:
  %i0 = phi i32 [ %begin, %entry ], [ %i1, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i0.r = udiv i32 %i0, 48
  %i0.p = getelementptr inbounds nuw i32, ptr addrspace(3) @lds, i32 %i0.r
  %i0.q = getelementptr inbounds nuw i32, ptr addrspace(3) %i0.p, i32 %i0
  store i32 %t, ptr addrspace(3) %i0.q
  %i1 = add nuw nsw i32 %i0, %size
  %k1 = add nuw nsw i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A negative one and its row may be the place of another.
define amdgpu_kernel void @signed(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %begin = add i32 %t, %n
  br label %loop
loop:
  %i0 = phi i32 [ %begin, %entry ], [ %i1, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i0.r = udiv i32 %i0, 48
  %i0.p = getelementptr inbounds i32, ptr addrspace(3) @lds, i32 %i0.r
  %i0.q = getelementptr inbounds i32, ptr addrspace(3) %i0.p, i32 %i0
  store i32 %t, ptr addrspace(3) %i0.q
  %i1 = add nuw nsw i32 %i0, %size
  %k1 = add nuw nsw i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Multiples of an index are as large as their factor makes them: rows of 4096 of every fourth come round to one place.
define amdgpu_kernel void @far_rows() #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  br label %loop
loop:
  %i0 = phi i32 [ %t, %entry ], [ %i1, %loop ]
  %i1 = add nuw nsw i32 %i0, %size
  %i = mul i32 %i0, 4194304
  %r = lshr i32 %i, 6
  %c = and i32 %i, 63
  %row = getelementptr [4096 x i32], ptr addrspace(3) @lds, i32 %r
  %place = getelementptr i32, ptr addrspace(3) %row, i32 %c
  store i32 %t, ptr addrspace(3) %place
  %more = icmp ult i32 %i1, 256
  br i1 %more, label %loop, label %end
end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,1024" }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{}
