; The dump of ranges: the numbers that each operation may give, of bases and plain integers.
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check --dump ranges -o %t.ll 2>&1 | filecheck %s
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
@S = internal addrspace(3) global [512 x i8] poison, align 16
@T = internal addrspace(3) global [4096 x i8] poison, align 16
%pair = type { i64, [2 x i32] }
@"A, align 1024" = external addrspace(3) global [0 x i8], align 4
@Z = alias i8, getelementptr (i8, ptr addrspace(3) @S, i32 16)
@Y = internal alias i8, getelementptr (i8, ptr addrspace(3) @Z, i32 16)
@W = weak alias i8, getelementptr (i8, ptr addrspace(3) @S, i32 16)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
declare noundef i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i128 @llvm.ctpop.i128(i128)

; CHECK-LABEL: define {{.*}}@arithmetic_of_plain_integers(
define amdgpu_kernel void @arithmetic_of_plain_integers(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %b = and i32 %n, 255
  %w = and i32 %n, 252
  %m32 = trunc i64 %m to i32
; CHECK: %x = {{.*}} ; range [16, 271]{{$}}
  %x = add i32 %b, 16
; CHECK: %x2 = {{.*}} ; range [4294967280, 239]{{$}}
  %x2 = add i32 %b, -16
; CHECK: %x3 = {{.*}} ; range [0, 504] step 4{{$}}
  %x3 = add i32 %w, %w
; CHECK: %x4 = {{[^;]*$}}
  %x4 = add i32 %n, 1
; CHECK: %x5 = {{.*}} ; range [4294967280, 239]{{$}}
  %x5 = sub i32 %b, 16
; CHECK: %x6 = {{.*}} ; range [4294967057, 16]{{$}}
  %x6 = sub i32 16, %b
; CHECK: %x7 = {{.*}} ; range [0, 255]{{$}}
  %x7 = sub nuw i32 255, %b
; CHECK: %x8 = {{.*}} ; range [0, 12240] step 48{{$}}
  %x8 = mul i32 %b, 48
; CHECK: %x9 = {{.*}} ; range [0, 4294967280] step 16{{$}}
  %x9 = mul i32 %n, 48
; CHECK: %x10 = {{.*}} ; range [0, 4294967280] step 48{{$}}
  %x10 = mul nuw i32 %n, 48
; CHECK: %x11 = {{.*}} ; range [0, 4080] step 16{{$}}
  %x11 = shl i32 %b, 4
; CHECK: %x12 = {{.*}} ; range [0, 3221225472] step 1073741824{{$}}
  %x12 = shl i32 %n, 30
; CHECK: %x13 = {{.*}} ; range [1, 2147483648]{{$}}
  %x13 = shl i32 1, %b
; CHECK: %x14 = {{.*}} ; range [0, 255]{{$}}
  %x14 = lshr i32 %n, 24
; CHECK: %x15 = {{.*}} ; range [0, 63]{{$}}
  %x15 = lshr i32 %w, 2
; CHECK: %x16 = {{.*}} ; range [4294967168, 127]{{$}}
  %x16 = ashr i32 %n, 24
; CHECK: %x17 = {{.*}} ; range [0, 15]{{$}}
  %x17 = ashr i32 %b, 4
; CHECK: %x18 = {{.*}} ; range [0, 240] step 16{{$}}
  %x18 = and i32 %n, 240
; CHECK: %x19 = {{[^;]*$}}
  %x19 = and i32 %n, %m32
; CHECK: %x20 = {{.*}} ; range [3, 255] step 4{{$}}
  %x20 = or i32 %w, 3
; CHECK: %x21 = {{.*}} ; range [3, 255] step 4{{$}}
  %x21 = or disjoint i32 %w, 3
; CHECK: %x22 = {{.*}} ; range [0, 255]{{$}}
  %x22 = xor i32 %b, 255
; CHECK: %x23 = {{.*}} ; range [256, 508] step 4{{$}}
  %x23 = xor i32 %w, 256
; CHECK: %x24 = {{.*}} ; range [0, 47]{{$}}
  %x24 = urem i32 %n, 48
; CHECK: %x25 = {{.*}} ; range [0, 255]{{$}}
  %x25 = urem i32 %b, 1000
; CHECK: %x26 = {{.*}} ; range [4294967249, 47]{{$}}
  %x26 = srem i32 %n, 48
; CHECK: %x27 = {{.*}} ; range [0, 47]{{$}}
  %x27 = srem i32 %b, 48
; CHECK: %x28 = {{.*}} ; range [0, 15]{{$}}
  %x28 = udiv i32 %b, 16
; CHECK: %x29 = {{.*}} ; range [0, 3]{{$}}
  %x29 = udiv i32 %n, 1073741824
; CHECK: %x30 = {{.*}} ; range [0, 15]{{$}}
  %x30 = sdiv i32 %b, 16
; CHECK: %x31 = {{.*}} ; range [4294967294, 1]{{$}}
  %x31 = sdiv i32 %n, 1073741824
; CHECK: %x32 = {{.*}} ; range [0, 255]{{$}}
  %x32 = zext i32 %b to i64
  %t = trunc i32 %n to i8
; CHECK: %x33 = {{.*}} ; range [0, 255]{{$}}
  %x33 = zext i8 %t to i32
; CHECK: %x34 = {{.*}} ; range [4294967168, 127]{{$}}
  %x34 = sext i8 %t to i32
  %t2 = trunc i32 %b to i8
; CHECK: %x35 = {{.*}} ; range [4294967168, 127]{{$}}
  %x35 = sext i8 %t2 to i32
  %t3 = trunc i32 %w to i4
; CHECK: %x36 = {{.*}} ; range [0, 12] step 4{{$}}
  %x36 = zext i4 %t3 to i32
; CHECK: %x37 = {{.*}} ; range [0, 1]{{$}}
  %x37 = zext i1 %c to i32
; CHECK: %x38 = {{.*}} ; range [4294967295, 0]{{$}}
  %x38 = sext i1 %c to i32
  ret void
}

; CHECK-LABEL: define {{.*}}@what_keeps_a_base(
define amdgpu_kernel void @what_keeps_a_base(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %b = and i32 %n, 255
  %p = ptrtoint ptr addrspace(3) @A to i32
; CHECK: %x = {{.*}} ; range @A + [0, 255]{{$}}
  %x = add i32 %p, %b
; CHECK: %x2 = {{.*}} ; range @A + [0, 255]{{$}}
  %x2 = add i32 %b, %p
; CHECK: %x3 = {{.*}} ; range @A + 4294967292{{$}}
  %x3 = add i32 %p, -4
; CHECK: %x4 = {{.*}} ; range @A + [4294967041, 0]{{$}}
  %x4 = sub i32 %p, %b
; CHECK: %x5 = {{.*}} ; range @A + [0, 255]{{$}}
  %x5 = or disjoint i32 %p, %b
; The base is aligned to 16: these bits are clear.
; CHECK: %x6 = {{.*}} ; range @A + 12{{$}}
  %x6 = or i32 %p, 12
; CHECK: %x7 = {{.*}} ; range @A + 0{{$}}
  %x7 = and i32 %p, -16
  %q = add i32 %p, %b
; CHECK: %x8 = {{.*}} ; range @A + [0, 240] step 16{{$}}
  %x8 = and i32 %q, -16
; CHECK: %x9 = {{.*}} ; range @A + 0{{$}}
  %x9 = inttoptr i32 %p to ptr addrspace(3)
; CHECK: %x10 = {{.*}} ; range @A + 0{{$}}
  %x10 = zext i32 %p to i64
; CHECK: %x11 = {{.*}} ; range @A + 0{{$}}
  %x11 = sext i32 %p to i64
; CHECK: %x12 = {{.*}} ; range [0, 255]{{$}}
  %x12 = sub i32 %q, %p
; CHECK: %x13 = {{.*}} ; range [0, 255] or @A + 0{{$}}
  %x13 = select i1 %c, i32 %p, i32 %b
  ret void
}

; CHECK-LABEL: define {{.*}}@what_loses_a_base(
define amdgpu_kernel void @what_loses_a_base(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %b = and i32 %n, 255
  %p = ptrtoint ptr addrspace(3) @A to i32
  %q = ptrtoint ptr addrspace(3) @B to i32
; CHECK: %x = {{.*}} ; range unknown{{$}}
  %x = sub i32 %b, %p
; CHECK: %x2 = {{.*}} ; range unknown{{$}}
  %x2 = add i32 %p, %p
; CHECK: %x3 = {{.*}} ; range unknown{{$}}
  %x3 = sub i32 %p, %q
; CHECK: %x4 = {{.*}} ; range unknown{{$}}
  %x4 = add i32 %p, %q
  %d = sub i32 %p, %q
; CHECK: %x5 = {{.*}} ; range unknown{{$}}
  %x5 = add i32 %d, %q
; CHECK: %x6 = {{.*}} ; range unknown{{$}}
  %x6 = or i32 %p, 16
; CHECK: %x7 = {{.*}} ; range unknown{{$}}
  %x7 = or i32 %p, %b
; CHECK: %x8 = {{.*}} ; range unknown{{$}}
  %x8 = or disjoint i32 %p, %q
; CHECK: %x9 = {{.*}} ; range unknown{{$}}
  %x9 = and i32 %p, -8192
; CHECK: %x10 = {{.*}} ; range unknown{{$}}
  %x10 = and i32 %p, 255
; CHECK: %x11 = {{.*}} ; range unknown{{$}}
  %x11 = and i32 %p, -17
; CHECK: %x12 = {{.*}} ; range unknown{{$}}
  %x12 = and i32 %p, %b
; CHECK: %x13 = {{.*}} ; range unknown{{$}}
  %x13 = xor i32 %p, 4
; CHECK: %x14 = {{.*}} ; range unknown{{$}}
  %x14 = mul i32 %p, 1
; CHECK: %x15 = {{.*}} ; range unknown{{$}}
  %x15 = shl i32 %p, 0
; CHECK: %x16 = {{.*}} ; range unknown{{$}}
  %x16 = lshr i32 %p, 2
; CHECK: %x17 = {{.*}} ; range unknown{{$}}
  %x17 = ashr i32 %p, 2
; CHECK: %x18 = {{.*}} ; range unknown{{$}}
  %x18 = urem i32 %p, 64
; CHECK: %x19 = {{.*}} ; range unknown{{$}}
  %x19 = udiv i32 %p, 4
; CHECK: %x20 = {{.*}} ; range unknown{{$}}
  %x20 = srem i32 %p, 64
; CHECK: %x21 = {{.*}} ; range unknown{{$}}
  %x21 = sdiv i32 %p, 4
; CHECK: %x22 = {{.*}} ; range unknown{{$}}
  %x22 = trunc i32 %p to i16
  %t = trunc i32 %p to i16
; CHECK: %x23 = {{.*}} ; range unknown{{$}}
  %x23 = zext i16 %t to i32
; CHECK: %x24 = {{.*}} ; range unknown{{$}}
  %x24 = freeze i32 %p
; CHECK: %x25 = {{.*}} ; range unknown{{$}}
  %x25 = getelementptr i8, ptr addrspace(3) @B, i32 %p
  ret void
}

; CHECK-LABEL: define {{.*}}@addresses_in_64_bits(
define amdgpu_kernel void @addresses_in_64_bits(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %p = ptrtoint ptr addrspace(3) @A to i64
; CHECK: %x = {{.*}} ; range @A + 0{{$}}
  %x = inttoptr i64 %p to ptr addrspace(3)
; CHECK: %x2 = {{.*}} ; range @A + 0{{$}}
  %x2 = trunc i64 %p to i32
  %a = add i64 %p, -4
; CHECK: %x3 = {{.*}} ; range @A + 4294967292{{$}}
  %x3 = inttoptr i64 %a to ptr addrspace(3)
; Modulo the address space.
  %a2 = add i64 %p, 4294967300
; CHECK: %x4 = {{.*}} ; range @A + 4{{$}}
  %x4 = inttoptr i64 %a2 to ptr addrspace(3)
; The upper half is not kept track of.
; CHECK: %x5 = {{.*}} ; range unknown{{$}}
  %x5 = lshr i64 %p, 32
  %a3 = add i64 %p, 4
; CHECK: %x6 = {{.*}} ; range unknown{{$}}
  %x6 = sub i64 %a3, %p
  ret void
}

; CHECK-LABEL: define {{.*}}@select_is_refined_by_its_compare(
define amdgpu_kernel void @select_is_refined_by_its_compare(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %b = and i32 %n, 255
  %k = add i32 %n, 1
  %q = icmp ult i32 %n, 64
; CHECK: %x = {{.*}} ; range [0, 63]{{$}}
  %x = select i1 %q, i32 %n, i32 0
  %q2 = icmp uge i32 %n, 64
; CHECK: %x2 = {{.*}} ; range [0, 63]{{$}}
  %x2 = select i1 %q2, i32 0, i32 %n
  %q3 = icmp ugt i32 64, %n
; CHECK: %x3 = {{.*}} ; range [0, 63]{{$}}
  %x3 = select i1 %q3, i32 %n, i32 0
  %q4 = icmp slt i32 %n, 64
; CHECK: %x4 = {{.*}} ; range [2147483648, 63]{{$}}
  %x4 = select i1 %q4, i32 %n, i32 0
  %q5 = icmp eq i32 %n, 64
; CHECK: %x5 = {{.*}} ; range [64, 128] step 64{{$}}
  %x5 = select i1 %q5, i32 %n, i32 128
; CHECK: %x6 = {{.*}} ; range [64, 0]{{$}}
  %x6 = select i1 %q, i32 0, i32 %n
  %q6 = icmp ult i32 %k, 64
; CHECK: %x7 = {{[^;]*$}}
  %x7 = select i1 %q6, i32 %n, i32 0
  %q7 = icmp ne i32 %b, 0
; CHECK: %x8 = {{.*}} ; range [1, 255]{{$}}
  %x8 = select i1 %q7, i32 %b, i32 1
  ret void
}

; CHECK-LABEL: define {{.*}}@select_takes_one_side_where_the_compare_is_known(
define amdgpu_kernel void @select_takes_one_side_where_the_compare_is_known(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %b = and i32 %n, 255
  %q = icmp ult i32 %b, 256
; CHECK: %x = {{.*}} ; range 1{{$}}
  %x = select i1 %q, i32 1, i32 2
  ret void
}

; CHECK-LABEL: define {{.*}}@select_of_two_bases_has_both(
define amdgpu_kernel void @select_of_two_bases_has_both(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
; CHECK: %x = {{.*}} ; range @A + 0 or @B + 0{{$}}
  %x = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_is_bounded_by_its_exit_1(
define amdgpu_kernel void @loops_counter_is_bounded_by_its_exit_1(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %b = and i32 %n, 255
  %bound = add i32 %b, 0
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK: %x = {{.*}} ; range [0, 99]{{$}}
  %x = add i32 %i, 0
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, 100
  br i1 %again, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_is_bounded_by_its_exit_2(
define amdgpu_kernel void @loops_counter_is_bounded_by_its_exit_2(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %b = and i32 %n, 255
  %bound = add i32 %b, 0
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK: %x = {{.*}} ; range [0, 99]{{$}}
  %x = add i32 %i, 0
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, 100
  br i1 %again, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_is_bounded_by_its_exit_3(
define amdgpu_kernel void @loops_counter_is_bounded_by_its_exit_3(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %b = and i32 %n, 255
  %bound = add i32 %b, 0
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK: %x = {{.*}} ; range [0, 99]{{$}}
  %x = add i32 %i, 0
  %next = add i32 %i, 1
  %again = icmp ne i32 %next, 100
  br i1 %again, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_is_bounded_by_its_exit_4(
define amdgpu_kernel void @loops_counter_is_bounded_by_its_exit_4(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %b = and i32 %n, 255
  %bound = add i32 %b, 0
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK: %x = {{.*}} ; range [6, 0]{{$}}
  %x = add i32 %i, 0
  %next = add i32 %i, -1
  %again = icmp ne i32 %next, 5
  br i1 %again, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_is_bounded_by_its_exit_5(
define amdgpu_kernel void @loops_counter_is_bounded_by_its_exit_5(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %b = and i32 %n, 255
  %bound = add i32 %b, 0
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK: %x = {{.*}} ; range [0, 1008] step 16{{$}}
  %x = add i32 %i, 0
  %next = add i32 %i, 16
  %again = icmp ult i32 %next, 1024
  br i1 %again, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_is_bounded_by_its_exit_6(
define amdgpu_kernel void @loops_counter_is_bounded_by_its_exit_6(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %b = and i32 %n, 255
  %bound = add i32 %b, 0
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK: %x = {{.*}} ; range [0, 1008] step 16{{$}}
  %x = add i32 %i, 0
  %next = add i32 %i, 16
  %again = icmp ne i32 %next, 1024
  br i1 %again, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_is_bounded_by_its_exit_7(
define amdgpu_kernel void @loops_counter_is_bounded_by_its_exit_7(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %b = and i32 %n, 255
  %bound = add i32 %b, 0
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK: %x = {{.*}} ; range [0, 992] step 16{{$}}
  %x = add i32 %i, 0
  %next = add i32 %i, 16
  %again = icmp slt i32 %next, 1000
  br i1 %again, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_is_bounded_by_its_exit_8(
define amdgpu_kernel void @loops_counter_is_bounded_by_its_exit_8(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %b = and i32 %n, 255
  %bound = add i32 %b, 0
  br label %loop
loop:
  %i = phi i32 [ 4, %entry ], [ %next, %loop ]
; CHECK: %x = {{.*}} ; range [4, 388] step 12{{$}}
  %x = add i32 %i, 0
  %next = add i32 %i, 12
  %again = icmp ult i32 %next, 400
  br i1 %again, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_is_bounded_by_its_exit_9(
define amdgpu_kernel void @loops_counter_is_bounded_by_its_exit_9(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %b = and i32 %n, 255
  %bound = add i32 %b, 0
  br label %loop
loop:
  %i = phi i32 [ 100, %entry ], [ %next, %loop ]
; CHECK: %x = {{.*}} ; range [1, 100]{{$}}
  %x = add i32 %i, 0
  %next = add i32 %i, -1
  %again = icmp ugt i32 %next, 0
  br i1 %again, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_is_bounded_by_its_exit_10(
define amdgpu_kernel void @loops_counter_is_bounded_by_its_exit_10(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %b = and i32 %n, 255
  %bound = add i32 %b, 0
  br label %loop
loop:
  %i = phi i32 [ 100, %entry ], [ %next, %loop ]
; CHECK: %x = {{.*}} ; range [1, 100]{{$}}
  %x = add i32 %i, 0
  %next = add i32 %i, -1
  %again = icmp ne i32 %next, 0
  br i1 %again, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_is_bounded_by_its_exit_11(
define amdgpu_kernel void @loops_counter_is_bounded_by_its_exit_11(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %b = and i32 %n, 255
  %bound = add i32 %b, 0
  br label %loop
loop:
  %i = phi i32 [ 100, %entry ], [ %next, %loop ]
; CHECK: %x = {{.*}} ; range [0, 100] step 4{{$}}
  %x = add i32 %i, 0
  %next = sub i32 %i, 4
  %again = icmp sgt i32 %next, -1
  br i1 %again, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_is_bounded_by_its_exit_12(
define amdgpu_kernel void @loops_counter_is_bounded_by_its_exit_12(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %b = and i32 %n, 255
  %bound = add i32 %b, 0
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK: %x = {{.*}} ; range [0, 254]{{$}}
  %x = add i32 %i, 0
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, %bound
  br i1 %again, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_that_is_compared_before_its_step(
define amdgpu_kernel void @loops_counter_that_is_compared_before_its_step(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK: %x = {{.*}} ; range [0, 99]{{$}}
  %x = add i32 %i, 0
  %next = add nuw nsw i32 %i, 1
  %again = icmp ule i32 %i, 98
  br i1 %again, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_that_is_compared_at_the_head(
define amdgpu_kernel void @loops_counter_that_is_compared_at_the_head(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %again = icmp ult i32 %i, 64
  br i1 %again, label %body, label %end
body:
; CHECK: %x = {{.*}} ; range [0, 1008] step 16{{$}}
  %x = shl i32 %i, 4
  %next = add nuw nsw i32 %i, 1
  br label %head
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_exit_on_the_false_edge(
define amdgpu_kernel void @loops_exit_on_the_false_edge(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK: %x = {{.*}} ; range [0, 56] step 8{{$}}
  %x = add i32 %i, 0
  %next = add i32 %i, 8
  %again = icmp uge i32 %next, 64
  br i1 %again, label %end, label %loop
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_nested_loops(
define amdgpu_kernel void @loops_nested_loops(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  %row = mul i32 %i, 256
  %col = mul i32 %j, 16
; CHECK: %x = {{.*}} ; range [0, 2032] step 16{{$}}
  %x = add i32 %row, %col
  %j1 = add i32 %j, 1
  %more = icmp ult i32 %j1, 16
  br i1 %more, label %inner, label %latch
latch:
  %i1 = add i32 %i, 1
  %again = icmp slt i32 %i1, 8
  br i1 %again, label %outer, label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_flipping_index_keeps_its_few_values(
define amdgpu_kernel void @loops_flipping_index_keeps_its_few_values(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK: %x = {{.*}} ; range [0, 8192] step 4096{{$}}
  %x = mul i32 %i, 4096
  %inc = add i32 %i, 1
  %lt = icmp slt i32 %inc, 3
  %next = select i1 %lt, i32 %inc, i32 0
  %again = icmp ult i32 %n, 7
  br i1 %again, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_index_of_the_other_half(
define amdgpu_kernel void @loops_index_of_the_other_half(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK: %x = {{.*}} ; range [0, 4096] step 4096{{$}}
  %x = add i32 %i, 0
  %next = xor i32 %i, 4096
  %again = icmp ult i32 %n, 7
  br i1 %again, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_pointers_that_take_turns(
define amdgpu_kernel void @loops_pointers_that_take_turns(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %loop
loop:
; CHECK: %x = {{.*}} ; range @A + 0 or @B + 0 or @T + 0{{$}}
  %x = phi ptr addrspace(3) [ @A, %entry ], [ %y, %loop ]
  %y = phi ptr addrspace(3) [ @B, %entry ], [ %z, %loop ]
  %z = phi ptr addrspace(3) [ @T, %entry ], [ %x, %loop ]
  br i1 %c, label %loop, label %end
end:
  ret void
}

; How often it moves is not seen.
; CHECK-LABEL: define {{.*}}@loops_pointer_that_moves_on(
define amdgpu_kernel void @loops_pointer_that_moves_on(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %loop
loop:
; CHECK: %x = {{.*}} ; range @A + [0, 4294967232] step 64{{$}}
  %x = phi ptr addrspace(3) [ @A, %entry ], [ %y, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %y = getelementptr i8, ptr addrspace(3) %x, i32 64
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, 8
  br i1 %again, label %loop, label %end
end:
  ret void
}

; Addresses are compared as numbers that are not known.
; CHECK-LABEL: define {{.*}}@loops_pointer_compared_with_its_end_is_not_bounded(
define amdgpu_kernel void @loops_pointer_compared_with_its_end_is_not_bounded(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %loop
loop:
; CHECK: %x = {{.*}} ; range @A + [0, 4294967232] step 64{{$}}
  %x = phi ptr addrspace(3) [ @A, %entry ], [ %y, %loop ]
  %y = getelementptr i8, ptr addrspace(3) %x, i32 64
  %again = icmp ult ptr addrspace(3) %y, getelementptr (i8, ptr addrspace(3) @A, i32 512)
  br i1 %again, label %loop, label %end
end:
  ret void
}

; Behind a diamond the value is what it was in front of it.
; CHECK-LABEL: define {{.*}}@loops_refining_compare_is_of_this_edge_1(
define amdgpu_kernel void @loops_refining_compare_is_of_this_edge_1(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %q = icmp ult i32 %n, 64
  br i1 %q, label %small, label %join
small:
  br label %join
join:
  %y = phi i32 [ 1, %small ], [ 7, %entry ]
; CHECK: %x = {{[^;]*$}}
  %x = add i32 %n, 0
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_refining_compare_is_of_this_edge_2(
define amdgpu_kernel void @loops_refining_compare_is_of_this_edge_2(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %q = icmp ult i32 %n, 64
  br i1 %q, label %join, label %large
large:
  br label %join
join:
; CHECK: %x = {{.*}} ; range [0, 63]{{$}}
  %x = phi i32 [ %n, %entry ], [ 7, %large ]
  ret void
}

; CHECK-LABEL: define {{.*}}@get_element_ptr_adds_index_times_size(
define amdgpu_kernel void @get_element_ptr_adds_index_times_size(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %b = and i32 %n, 255
  %h = and i32 %n, 15
; CHECK: %x = {{.*}} ; range @A + [0, 255]{{$}}
  %x = getelementptr i8, ptr addrspace(3) @A, i32 %b
; CHECK: %x2 = {{.*}} ; range @A + [0, 1020] step 4{{$}}
  %x2 = getelementptr i32, ptr addrspace(3) @A, i32 %b
; CHECK: %x3 = {{.*}} ; range @A + [0, 4080] step 16{{$}}
  %x3 = getelementptr <4 x float>, ptr addrspace(3) @A, i32 %b
; CHECK: %x4 = {{.*}} ; range @A + 16{{$}}
  %x4 = getelementptr <3 x float>, ptr addrspace(3) @A, i32 1
; CHECK: %x5 = {{.*}} ; range @A + [6, 8166] step 32{{$}}
  %x5 = getelementptr [16 x half], ptr addrspace(3) @A, i32 %b, i32 3
; CHECK: %x6 = {{.*}} ; range @A + [32, 62] step 2{{$}}
  %x6 = getelementptr [16 x half], ptr addrspace(3) @A, i32 1, i32 %h
; CHECK: %x7 = {{.*}} ; range @A + [10, 4090] step 16{{$}}
  %x7 = getelementptr { i8, i32, [4 x i16] }, ptr addrspace(3) @A, i32 %b, i32 2, i32 1
; CHECK: %x8 = {{.*}} ; range @A + 6{{$}}
  %x8 = getelementptr <{ i8, i32 }>, ptr addrspace(3) @A, i32 1, i32 1
; CHECK: %x9 = {{.*}} ; range @A + 40{{$}}
  %x9 = getelementptr %pair, ptr addrspace(3) @A, i32 2, i32 1
; CHECK: %x10 = {{.*}} ; range @A + 4294967292{{$}}
  %x10 = getelementptr i8, ptr addrspace(3) @A, i32 -4
; Indices wrap at the width of the address.
; CHECK: %x11 = {{.*}} ; range @A + 4{{$}}
  %x11 = getelementptr i32, ptr addrspace(3) @A, i64 4294967297
; Narrow indices are signed.
; CHECK: %x12 = {{.*}} ; range @A + 4294967292{{$}}
  %x12 = getelementptr i32, ptr addrspace(3) @A, i8 -1
  %t = trunc i32 %n to i8
; CHECK: %x13 = {{.*}} ; range @A + [4294967168, 127]{{$}}
  %x13 = getelementptr i8, ptr addrspace(3) @A, i8 %t
; CHECK: %x14 = {{.*}} ; range @A + [0, 4294967292] step 4{{$}}
  %x14 = getelementptr i32, ptr addrspace(3) @A, i32 %n
; CHECK: %x15 = {{.*}} ; range @A + [64, 319]{{$}}
  %x15 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @A, i32 64), i32 %b
; CHECK: %x16 = {{.*}} ; range @A + 72{{$}}
  %x16 = getelementptr i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A to i32), i32 64) to ptr addrspace(3)), i32 8
; CHECK: %x17 = {{.*}} ; range @A + 76{{$}}
  %x17 = getelementptr i8, ptr addrspace(3) getelementptr ([4 x [8 x i32]], ptr addrspace(3) @A, i32 0, i32 2, i32 3), i32 0
  ret void
}

; CHECK-LABEL: define {{.*}}@get_element_ptr_with_a_type_without_fixed_size_adds_anything(
define amdgpu_kernel void @get_element_ptr_with_a_type_without_fixed_size_adds_anything(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
; CHECK: %x = {{.*}} ; range @A + anything{{$}}
  %x = getelementptr <vscale x 4 x i32>, ptr addrspace(3) @A, i32 1
  ret void
}

; What is frozen may have been poison, and then is anything.
; CHECK-LABEL: define {{.*}}@undef_and_poison_undef_is_anything_and_poison_is_no_value(
define amdgpu_kernel void @undef_and_poison_undef_is_anything_and_poison_is_no_value(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
; CHECK: %x = {{[^;]*$}}
  %x = add i32 undef, 0
; CHECK: %x2 = {{.*}} ; range [0, 15]{{$}}
  %x2 = and i32 undef, 15
; CHECK: %x3 = {{.*}} ; range none (unreachable){{$}}
  %x3 = add i32 poison, 0
; CHECK: %x4 = {{.*}} ; range 8{{$}}
  %x4 = select i1 %c, i32 poison, i32 8
; CHECK: %x5 = {{[^;]*$}}
  %x5 = select i1 %c, i32 undef, i32 8
; CHECK: %x6 = {{.*}} ; range unknown{{$}}
  %x6 = select i1 %c, ptr addrspace(3) undef, ptr addrspace(3) @A
; CHECK: %x7 = {{.*}} ; range @A + 0{{$}}
  %x7 = select i1 %c, ptr addrspace(3) poison, ptr addrspace(3) @A
; CHECK: %x8 = {{[^;]*$}}
  %x8 = freeze i32 poison
  %b = and i32 %n, 15
; CHECK: %x9 = {{[^;]*$}}
  %x9 = freeze i32 %b
  ret void
}

; CHECK-LABEL: define {{.*}}@address_spaces_cast_to_generic_and_back_keeps_the_base(
define amdgpu_kernel void @address_spaces_cast_to_generic_and_back_keeps_the_base(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %g = addrspacecast ptr addrspace(3) @A to ptr
  %h = getelementptr i8, ptr %g, i64 8
; CHECK: %x = {{.*}} ; range @A + 8{{$}}
  %x = addrspacecast ptr %h to ptr addrspace(3)
  ret void
}

; CHECK-LABEL: define {{.*}}@address_spaces_cast_of_a_pointer_from_elsewhere_may_be_any(
define amdgpu_kernel void @address_spaces_cast_of_a_pointer_from_elsewhere_may_be_any(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %g = addrspacecast ptr addrspace(1) %out to ptr
; CHECK: %x = {{.*}} ; range unknown{{$}}
  %x = addrspacecast ptr %g to ptr addrspace(3)
  ret void
}

; CHECK-LABEL: define {{.*}}@address_spaces_constant_address_is_under_no_base(
define amdgpu_kernel void @address_spaces_constant_address_is_under_no_base(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %p = inttoptr i32 64 to ptr addrspace(3)
; CHECK: %x = {{.*}} ; range 68{{$}}
  %x = getelementptr i8, ptr addrspace(3) %p, i32 4
  ret void
}

; CHECK-LABEL: define {{.*}}@launch_bounds_stated_range_holds_too(
define amdgpu_kernel void @launch_bounds_stated_range_holds_too(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
; CHECK: %x = {{.*}} ; range [0, 127]{{$}}
  %x = call range(i32 0, 128) i32 @llvm.amdgcn.workitem.id.x()
  ret void
}

; CHECK-LABEL: define {{.*}}@launch_bounds_workgroup_ids_have_no_bound(
define amdgpu_kernel void @launch_bounds_workgroup_ids_have_no_bound(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
; CHECK: %x = {{[^;]*$}}
  %x = call i32 @llvm.amdgcn.workgroup.id.x()
  ret void
}

; An element of a phi is that element of one of its operands.
; CHECK-LABEL: define {{.*}}@elements_of_phis(
define amdgpu_kernel void @elements_of_phis(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %v = insertelement <2 x i32> poison, i32 %n, i64 0
  %w = insertelement <2 x i32> %v, i32 %n, i64 1
  %few = and <2 x i32> %w, <i32 -1, i32 7>
  br i1 %c, label %other, label %loop
other:
  %more = and <2 x i32> %w, <i32 -1, i32 48>
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ 0, %other ], [ %next, %loop ]
  %two = phi <2 x i32> [ %few, %entry ], [ %more, %other ], [ %turned, %loop ]
  %masked = and <2 x i32> %two, <i32 -1, i32 63>
  %turned = shufflevector <2 x i32> %two, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
; A loop may bring anything; what its operations leave of that is known all the same.
; CHECK: %x = {{[^;]*$}}
  %x = extractelement <2 x i32> %two, i64 1
; CHECK: %x2 = {{.*}} ; range [0, 63]{{$}}
  %x2 = extractelement <2 x i32> %masked, i64 1
  %next = add i32 %i, 1
  %is_last = icmp eq i32 %next, %n
  br i1 %is_last, label %last, label %loop
last:
  br i1 %c, label %even, label %odd
even:
  br label %join
odd:
  br label %join
join:
  %either = phi <2 x i32> [ %few, %even ], [ <i32 -1, i32 32>, %odd ]
  %mixed = phi <2 x i32> [ %few, %even ], [ %turned, %odd ]
; CHECK: %x3 = {{.*}} ; range [0, 32]{{$}}
  %x3 = extractelement <2 x i32> %either, i64 1
; CHECK: %x4 = {{[^;]*$}}
  %x4 = extractelement <2 x i32> %mixed, i64 1
  ret void
}

; From here on: reduced from faults that were found; each proved something that is not so.
; CHECK-LABEL: define {{.*}}@what_may_not_be_missed_undef_element_of_a_constant_is_anything(
define amdgpu_kernel void @what_may_not_be_missed_undef_element_of_a_constant_is_anything(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %v = add <2 x i32> <i32 4, i32 undef>, zeroinitializer
; CHECK: %x = {{[^;]*$}}
  %x = extractelement <2 x i32> %v, i32 1
  ret void
}

; It is 1.
; CHECK-LABEL: define {{.*}}@what_may_not_be_missed_integers_above_64_bits_are_not_computed_with_64(
define amdgpu_kernel void @what_may_not_be_missed_integers_above_64_bits_are_not_computed_with_64(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %w = zext i64 -9223372036854775808 to i128
  %y = add nuw i128 %w, %w
  %z = lshr i128 %y, 64
; CHECK: %x = {{[^;]*$}}
  %x = trunc i128 %z to i32
  ret void
}

; It is minus the address of A.
; CHECK-LABEL: define {{.*}}@what_may_not_be_missed_upper_half_of_a_wide_address_is_no_address(
define amdgpu_kernel void @what_may_not_be_missed_upper_half_of_a_wide_address_is_no_address(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %w = ptrtoint ptr addrspace(3) @A to i64
  %v = bitcast i64 %w to <2 x i32>
  %h = extractelement <2 x i32> %v, i32 1
  %a = ptrtoint ptr addrspace(3) @A to i32
; CHECK: %x = {{.*}} ; range unknown{{$}}
  %x = sub i32 %h, %a
  ret void
}

; It is the lower half of %m.
; CHECK-LABEL: define {{.*}}@what_may_not_be_missed_halves_of_an_address_are_not_exchanged_as_floats(
define amdgpu_kernel void @what_may_not_be_missed_halves_of_an_address_are_not_exchanged_as_floats(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %a = ptrtoint ptr addrspace(3) @A to i64
  %h = shl i64 %m, 32
  %w = add i64 %a, %h
  %v = bitcast i64 %w to <2 x float>
  %s = shufflevector <2 x float> %v, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %b = bitcast <2 x float> %s to i64
; CHECK: %x = {{.*}} ; range unknown{{$}}
  %x = trunc i64 %b to i32
  %v2 = bitcast i64 %w to <4 x half>
  %s2 = shufflevector <4 x half> %v2, <4 x half> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %b2 = bitcast <4 x half> %s2 to i64
; CHECK: %x2 = {{.*}} ; range unknown{{$}}
  %x2 = trunc i64 %b2 to i32
  %v3 = bitcast i64 %w to <4 x bfloat>
  %s3 = shufflevector <4 x bfloat> %v3, <4 x bfloat> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %b3 = bitcast <4 x bfloat> %s3 to i64
; CHECK: %x3 = {{.*}} ; range unknown{{$}}
  %x3 = trunc i64 %b3 to i32
  ret void
}

; CHECK-LABEL: define {{.*}}@what_may_not_be_missed_address_survives_as_a_float_of_its_width(
define amdgpu_kernel void @what_may_not_be_missed_address_survives_as_a_float_of_its_width(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %a = ptrtoint ptr addrspace(3) @A to i32
  %f = bitcast i32 %a to float
; CHECK: %x = {{.*}} ; range @A + 0{{$}}
  %x = bitcast float %f to i32
  ret void
}

; CHECK-LABEL: define {{.*}}@what_may_not_be_missed_expression_of_no_global_is_not_read_for_its_numbers(
define amdgpu_kernel void @what_may_not_be_missed_expression_of_no_global_is_not_read_for_its_numbers(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
; CHECK: %x = {{[^;]*$}}
  %x = add i32 %n, ptrtoint (ptr addrspace(3) getelementptr ([16 x i32], ptr addrspace(3) null, i32 1) to i32)
; CHECK: %x2 = {{[^;]*$}}
  %x2 = extractelement <2 x i32> <i32 ptrtoint (ptr addrspace(3) getelementptr ([16 x i32], ptr addrspace(3) null, i32 1) to i32), i32 8>, i32 0
  %p = ptrtoint <2 x ptr addrspace(3)> <ptr addrspace(3) null, ptr addrspace(3) inttoptr (i32 64 to ptr addrspace(3))> to <2 x i32>
; CHECK: %x3 = {{[^;]*$}}
  %x3 = extractelement <2 x i32> %p, i32 0
; CHECK: %x4 = {{.*}} ; range 8{{$}}
  %x4 = extractelement <2 x i32> splat (i32 8), i32 %n
; CHECK: %x5 = {{[^;]*$}}
  %x5 = add i32 %n, ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) null, i32 64) to i32)
; CHECK: %x6 = {{[^;]*$}}
  %x6 = extractelement <2 x i32> <i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) null, i32 64) to i32), i32 8>, i32 0
; CHECK: %x7 = {{[^;]*$}}
  %x7 = extractelement <2 x i32> %p, i32 0
; CHECK: %x8 = {{.*}} ; range 8{{$}}
  %x8 = extractelement <2 x i32> splat (i32 8), i32 %n
  ret void
}

; CHECK-LABEL: define {{.*}}@what_may_not_be_missed_stated_range_beyond_the_signed_maximum(
define amdgpu_kernel void @what_may_not_be_missed_stated_range_beyond_the_signed_maximum(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
; CHECK: %x = {{.*}} ; range [0, 2147483647]{{$}}
  %x = call range(i32 0, -2147483648) i32 @llvm.amdgcn.readfirstlane.i32(i32 %n)
; CHECK: %x2 = {{.*}} ; range [16, 4294967279]{{$}}
  %x2 = call range(i32 16, -16) i32 @llvm.amdgcn.readfirstlane.i32(i32 %n)
  ret void
}

; CHECK-LABEL: define {{.*}}@what_may_not_be_missed_alignment_is_not_read_from_a_name(
define amdgpu_kernel void @what_may_not_be_missed_alignment_is_not_read_from_a_name(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %p = ptrtoint ptr addrspace(3) @"A, align 1024" to i32
; CHECK: %x = {{.*}} ; range unknown{{$}}
  %x = or i32 %p, 512
  ret void
}

; CHECK-LABEL: define {{.*}}@what_may_not_be_missed_address_in_the_index_of_a_global_pointer_stays_one(
define amdgpu_kernel void @what_may_not_be_missed_address_in_the_index_of_a_global_pointer_stays_one(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %a = ptrtoint ptr addrspace(3) @A to i64
  %g = getelementptr i8, ptr addrspace(1) null, i64 %a
; CHECK: %x = {{.*}} ; range unknown{{$}}
  %x = ptrtoint ptr addrspace(1) %g to i64
  ret void
}

; CHECK-LABEL: define {{.*}}@what_may_not_be_missed_element_is_not_read_from_a_name(
define amdgpu_kernel void @what_may_not_be_missed_element_is_not_read_from_a_name(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %"x = getelementptr i8, " = getelementptr i32, ptr addrspace(3) @A, i32 3
; CHECK: %x = {{.*}} ; range @A + 12{{$}}
  %x = getelementptr i8, ptr addrspace(3) %"x = getelementptr i8, ", i32 0
  ret void
}

; CHECK-LABEL: define {{.*}}@what_may_not_be_missed_upper_half_of_an_address_in_an_integer_above_64_bits(
define amdgpu_kernel void @what_may_not_be_missed_upper_half_of_an_address_in_an_integer_above_64_bits(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %a = ptrtoint ptr addrspace(3) @A to i64
  %w = insertelement <2 x i64> zeroinitializer, i64 %a, i32 0
  %v = bitcast <2 x i64> %w to i128
  %h = lshr i128 %v, 64
; CHECK: %x = {{.*}} ; range unknown{{$}}
  %x = trunc i128 %h to i32
  ret void
}

; CHECK-LABEL: define {{.*}}@what_may_not_be_missed_wide_results_are_anything(
define amdgpu_kernel void @what_may_not_be_missed_wide_results_are_anything(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %v = zext i64 %m to i128
  %w = shl i128 %v, 32
  %y = urem i128 %v, %w
; CHECK: %x = {{[^;]*$}}
  %x = trunc i128 %y to i64
  %y2 = lshr i128 %v, %w
; CHECK: %x2 = {{[^;]*$}}
  %x2 = trunc i128 %y2 to i64
  %y3 = call i128 @llvm.ctpop.i128(i128 %v)
; CHECK: %x3 = {{[^;]*$}}
  %x3 = trunc i128 %y3 to i64
  ret void
}

; CHECK-LABEL: define {{.*}}@of_expressions_those_are_folded_that_move_an_address(
define amdgpu_kernel void @of_expressions_those_are_folded_that_move_an_address(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
; CHECK: %x = {{.*}} ; range @A + 0{{$}}
  %x = select i1 %c, i32 ptrtoint (ptr addrspace(3) @A to i32), i32 ptrtoint (ptr addrspace(3) @A to i32)
; CHECK: %x2 = {{.*}} ; range @A + 48{{$}}
  %x2 = select i1 %c, i32 add (i32 ptrtoint (ptr addrspace(3) @A to i32), i32 48), i32 add (i32 ptrtoint (ptr addrspace(3) @A to i32), i32 48)
; CHECK: %x3 = {{.*}} ; range unknown{{$}}
  %x3 = select i1 %c, i32 sub (i32 48, i32 ptrtoint (ptr addrspace(3) @A to i32)), i32 sub (i32 48, i32 ptrtoint (ptr addrspace(3) @A to i32))
; CHECK: %x4 = {{.*}} ; range unknown{{$}}
  %x4 = select i1 %c, i32 sub (i32 ptrtoint (ptr addrspace(3) @A to i32), i32 ptrtoint (ptr addrspace(3) @B to i32)), i32 sub (i32 ptrtoint (ptr addrspace(3) @A to i32), i32 ptrtoint (ptr addrspace(3) @B to i32))
; CHECK: %x5 = {{.*}} ; range unknown{{$}}
  %x5 = select i1 %c, i32 xor (i32 ptrtoint (ptr addrspace(3) @A to i32), i32 48), i32 xor (i32 ptrtoint (ptr addrspace(3) @A to i32), i32 48)
; CHECK: %x6 = {{.*}} ; range @A + 12{{$}}
  %x6 = select i1 %c, i32 ptrtoint (ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @A, i32 3) to i32), i32 ptrtoint (ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @A, i32 3) to i32)
; CHECK: %x7 = {{.*}} ; range unknown{{$}}
  %x7 = select i1 %c, i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @A, i32 ptrtoint (ptr addrspace(3) @B to i32)) to i32), i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @A, i32 ptrtoint (ptr addrspace(3) @B to i32)) to i32)
  ret void
}

; CHECK-LABEL: define {{.*}}@alias_is_an_address_in_its_variable(
define amdgpu_kernel void @alias_is_an_address_in_its_variable(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
; CHECK: %x = {{.*}} ; range @S + 20{{$}}
  %x = getelementptr i8, ptr addrspace(3) @Z, i32 4
; CHECK: %x2 = {{.*}} ; range unknown{{$}}
  %x2 = getelementptr i8, ptr addrspace(3) @W, i32 4
  %b = and i32 %n, 255
; CHECK: %x3 = {{.*}} ; range @S + [32, 287]{{$}}
  %x3 = getelementptr i8, ptr addrspace(3) @Y, i32 %b
; CHECK: %x4 = {{.*}} ; range @S + [0, 32] step 32{{$}}
  %x4 = select i1 %c, ptr addrspace(3) @Y, ptr addrspace(3) @S
; CHECK: %x5 = {{.*}} ; range @S + 16 or @T + 0{{$}}
  %x5 = select i1 %c, ptr addrspace(3) @Z, ptr addrspace(3) @T
; CHECK: %x6 = {{.*}} ; range @S + 41{{$}}
  %x6 = add i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @Y, i32 8) to i32), 1
  ret void
}
