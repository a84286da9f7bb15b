; The shapes in which front-ends that compute addresses as integers form them: the base survives, and no more than it may.
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check --dump ranges -o %t.ll 2>&1 | filecheck %s
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
@S = internal addrspace(3) global [512 x i8] poison, align 16
@T = internal addrspace(3) global [4096 x i8] poison, align 16
declare i64 @llvm.amdgcn.readfirstlane.i64(i64)

; CHECK-LABEL: define {{.*}}@offset_from_the_base(
define amdgpu_kernel void @offset_from_the_base(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %p = ptrtoint ptr addrspace(3) @A to i64
  %q = add i64 %p, 4096
; CHECK: %x = {{.*}} ; range @A + 4096{{$}}
  %x = trunc i64 %q to i32
; CHECK: %x2 = {{.*}} ; range @A + 4096{{$}}
  %x2 = trunc i64 add (i64 ptrtoint (ptr addrspace(3) @A to i64), i64 4096) to i32
  %q2 = add i64 %p, -4
; CHECK: %x3 = {{.*}} ; range @A + 4294967292{{$}}
  %x3 = trunc i64 %q2 to i32
  %q3 = add i64 %p, %m
; CHECK: %x4 = {{.*}} ; range @A + anything{{$}}
  %x4 = trunc i64 %q3 to i32
; CHECK: %x5 = {{.*}} ; range unknown{{$}}
  %x5 = trunc i64 %q to i16
  %n32 = ptrtoint ptr addrspace(3) @A to i32
  %p2 = zext i32 %n32 to i64
  %q4 = add i64 %p2, 112
; CHECK: %x6 = {{.*}} ; range @A + [0, 112] step 16{{$}}
  %x6 = and i64 %q4, -128
  %y = and i64 %q4, -128
; CHECK: %x7 = {{.*}} ; range @A + [0, 112] step 16{{$}}
  %x7 = trunc i64 %y to i32
; CHECK: %x8 = {{.*}} ; range @A + [4294967184, 0] step 16{{$}}
  %x8 = and i64 %p2, -128
  %q5 = add i64 %p2, 8
; CHECK: %x9 = {{.*}} ; range @A + 0{{$}}
  %x9 = and i64 %q5, -16
  %q6 = add i64 %p, 64
; CHECK: %x10 = {{.*}} ; range @A + 64{{$}}
  %x10 = call i64 @llvm.amdgcn.readfirstlane.i64(i64 %q6)
; CHECK: %x11 = {{.*}} ; range unknown{{$}}
  %x11 = lshr i64 %p, 4
  ret void
}
