; Results of calls that read other lanes, and casts, steps and what may be undefined.
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check --dump ranges -o %t.ll 2>&1 | filecheck %s
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
@S = internal addrspace(3) global [512 x i8] poison, align 16
@T = internal addrspace(3) global [4096 x i8] poison, align 16
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg)
declare i32 @llvm.amdgcn.permlane64.i32(i32)
declare i32 @llvm.amdgcn.mov.dpp8.i32(i32, i32 immarg)
declare ptr addrspace(3) @llvm.amdgcn.readlane.p3(ptr addrspace(3), i32)
declare ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3))

; CHECK-LABEL: define {{.*}}@lanes_of_a_guarded_value_1(
define amdgpu_kernel void @lanes_of_a_guarded_value_1(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %g = icmp ult i32 %tid, 4
  br i1 %g, label %a, label %e
a:
  %y = add i32 %tid, 16
; CHECK: %x = {{.*}} ; range [16, 19]{{$}}
  %x = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %y)
  br label %e
e:
  ret void
}

; CHECK-LABEL: define {{.*}}@lanes_of_a_guarded_value_2(
define amdgpu_kernel void @lanes_of_a_guarded_value_2(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %g = icmp ult i32 %tid, 4
  br i1 %g, label %a, label %e
a:
  %y = add i32 %tid, 16
; CHECK: %x = {{[^;]*$}}
  %x = call i32 @llvm.amdgcn.readlane.i32(i32 %y, i32 9)
  br label %e
e:
  ret void
}

; CHECK-LABEL: define {{.*}}@lanes_of_a_guarded_value_3(
define amdgpu_kernel void @lanes_of_a_guarded_value_3(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %g = icmp ult i32 %tid, 4
  br i1 %g, label %a, label %e
a:
  %y = add i32 %tid, 16
; CHECK: %x = {{[^;]*$}}
  %x = call i32 @llvm.amdgcn.readlane.i32(i32 %y, i32 0)
  br label %e
e:
  ret void
}

; CHECK-LABEL: define {{.*}}@lanes_of_a_guarded_value_4(
define amdgpu_kernel void @lanes_of_a_guarded_value_4(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %g = icmp ult i32 %tid, 4
  br i1 %g, label %a, label %e
a:
  %y = add i32 %tid, 16
; CHECK: %x = {{[^;]*$}}
  %x = call i32 @llvm.amdgcn.readlane.i32(i32 %tid, i32 0)
  br label %e
e:
  ret void
}

; CHECK-LABEL: define {{.*}}@lanes_of_a_guarded_value_5(
define amdgpu_kernel void @lanes_of_a_guarded_value_5(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %g = icmp ult i32 %tid, 4
  br i1 %g, label %a, label %e
a:
  %y = add i32 %tid, 16
; CHECK: %x = {{[^;]*$}}
  %x = call i32 @llvm.amdgcn.readlane.i32(i32 %tid, i32 9)
  br label %e
e:
  ret void
}

; CHECK-LABEL: define {{.*}}@lanes_of_a_guarded_value_6(
define amdgpu_kernel void @lanes_of_a_guarded_value_6(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %g = icmp ult i32 %tid, 4
  br i1 %g, label %a, label %e
a:
  %y = add i32 %tid, 16
; CHECK: %x = {{[^;]*$}}
  %x = call i32 @llvm.amdgcn.readlane.i32(i32 %tid, i32 %n)
  br label %e
e:
  ret void
}

; CHECK-LABEL: define {{.*}}@lanes_of_a_guarded_value_7(
define amdgpu_kernel void @lanes_of_a_guarded_value_7(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %g = icmp ult i32 %tid, 4
  br i1 %g, label %a, label %e
a:
  %y = add i32 %tid, 16
; CHECK: %x = {{.*}} ; range 12{{$}}
  %x = call i32 @llvm.amdgcn.readlane.i32(i32 12, i32 9)
  br label %e
e:
  ret void
}

; CHECK-LABEL: define {{.*}}@lanes_of_a_guarded_value_8(
define amdgpu_kernel void @lanes_of_a_guarded_value_8(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %g = icmp ult i32 %tid, 4
  br i1 %g, label %a, label %e
a:
  %y = add i32 %tid, 16
; CHECK: %x = {{.*}} ; range [16, 19]{{$}}
  %x = call i32 @llvm.amdgcn.update.dpp.i32(i32 16, i32 %y, i32 273, i32 15, i32 15, i1 false)
  br label %e
e:
  ret void
}

; CHECK-LABEL: define {{.*}}@lanes_of_a_guarded_value_9(
define amdgpu_kernel void @lanes_of_a_guarded_value_9(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %g = icmp ult i32 %tid, 4
  br i1 %g, label %a, label %e
a:
  %y = add i32 %tid, 16
; CHECK: %x = {{[^;]*$}}
  %x = call i32 @llvm.amdgcn.permlane64.i32(i32 %y)
  br label %e
e:
  ret void
}

; CHECK-LABEL: define {{.*}}@lanes_of_a_guarded_value_10(
define amdgpu_kernel void @lanes_of_a_guarded_value_10(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %g = icmp ult i32 %tid, 4
  br i1 %g, label %a, label %e
a:
  %y = add i32 %tid, 16
; CHECK: %x = {{[^;]*$}}
  %x = call i32 @llvm.amdgcn.mov.dpp8.i32(i32 %y, i32 0)
  br label %e
e:
  ret void
}

; CHECK-LABEL: define {{.*}}@lanes_lane_0_has_it_where_every_lane_runs_1(
define amdgpu_kernel void @lanes_lane_0_has_it_where_every_lane_runs_1(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %g = icmp ugt i32 %tid, 4
  br i1 %g, label %a, label %e
a:
; CHECK: %x = {{[^;]*$}}
  %x = call i32 @llvm.amdgcn.readlane.i32(i32 %tid, i32 0)
  br label %e
e:
  ret void
}

; CHECK-LABEL: define {{.*}}@lanes_lane_0_has_it_where_every_lane_runs(
define amdgpu_kernel void @lanes_lane_0_has_it_where_every_lane_runs(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
; CHECK: %x = {{.*}} ; range [0, 1023]{{$}}
  %x = call i32 @llvm.amdgcn.readlane.i32(i32 %tid, i32 0)
  ret void
}

; CHECK-LABEL: define {{.*}}@lanes_an_address_in_a_lane_left_out_is_any_1(
define amdgpu_kernel void @lanes_an_address_in_a_lane_left_out_is_any_1(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %g = icmp ult i32 %tid, 4
  br i1 %g, label %a, label %e
a:
  %y = add i32 %tid, 16
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %y
; CHECK: %x = {{.*}} ; range unknown{{$}}
  %x = call ptr addrspace(3) @llvm.amdgcn.readlane.p3(ptr addrspace(3) %p, i32 9)
  br label %e
e:
  ret void
}

; CHECK-LABEL: define {{.*}}@lanes_an_address_in_a_lane_left_out_is_any_2(
define amdgpu_kernel void @lanes_an_address_in_a_lane_left_out_is_any_2(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %g = icmp ult i32 %tid, 4
  br i1 %g, label %a, label %e
a:
  %y = add i32 %tid, 16
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %y
; CHECK: %x = {{.*}} ; range @S + [16, 19]{{$}}
  %x = call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) %p)
  br label %e
e:
  ret void
}

; CHECK-LABEL: define {{.*}}@undefined_a_select_of_what_may_be_undef(
define amdgpu_kernel void @undefined_a_select_of_what_may_be_undef(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %u = icmp ult i32 undef, 4
; CHECK: %x = {{[^;]*$}}
  %x = select i1 %u, i32 undef, i32 0
  %y = or i32 undef, %n
  %u2 = icmp ult i32 %y, 4
; CHECK: %x2 = {{[^;]*$}}
  %x2 = select i1 %u2, i32 %y, i32 0
  %y2 = load i32, ptr addrspace(1) %out
  %u3 = icmp ult i32 %y2, 4
; CHECK: %x3 = {{[^;]*$}}
  %x3 = select i1 %u3, i32 %y2, i32 0
  %y3 = load i32, ptr addrspace(1) %out, !noundef !{}
  %u4 = icmp ult i32 %y3, 4
; CHECK: %x4 = {{.*}} ; range [0, 3]{{$}}
  %x4 = select i1 %u4, i32 %y3, i32 0
  %y4 = freeze i32 %y2
  %u5 = icmp ult i32 %y4, 4
; CHECK: %x5 = {{.*}} ; range [0, 3]{{$}}
  %x5 = select i1 %u5, i32 %y4, i32 0
  %u6 = icmp ult i32 %n, 4
; CHECK: %x6 = {{.*}} ; range [0, 3]{{$}}
  %x6 = select i1 %u6, i32 %n, i32 0
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %y5 = add i32 %tid, %n
  %u7 = icmp ult i32 %y5, 4
; CHECK: %x7 = {{.*}} ; range [0, 3]{{$}}
  %x7 = select i1 %u7, i32 %y5, i32 0
  ret void
}

; CHECK-LABEL: define {{.*}}@undefined_a_branch_on_undef_has_no_meaning(
define amdgpu_kernel void @undefined_a_branch_on_undef_has_no_meaning(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %y = load i32, ptr addrspace(1) %out
  %u = icmp ult i32 %y, 4
  br i1 %u, label %a, label %e
a:
; CHECK: %x = {{.*}} ; range [0, 3]{{$}}
  %x = add i32 %y, 0
  br label %e
e:
  ret void
}

; CHECK-LABEL: define {{.*}}@a_cast_of_constants_keeps_the_address_as_long_as_32_bits_are_left(
define amdgpu_kernel void @a_cast_of_constants_keeps_the_address_as_long_as_32_bits_are_left(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
; CHECK: %x = {{.*}} ; range @S + 68{{$}}
  %x = add i32 trunc (i64 add (i64 ptrtoint (ptr addrspace(3) @S to i64), i64 64) to i32), 4
; CHECK: %x2 = {{.*}} ; range unknown{{$}}
  %x2 = add i16 trunc (i64 add (i64 ptrtoint (ptr addrspace(3) @S to i64), i64 64) to i16), 4
  ret void
}

; CHECK-LABEL: define {{.*}}@rounding_down_an_address_of_64_bits(
define amdgpu_kernel void @rounding_down_an_address_of_64_bits(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %p = ptrtoint ptr addrspace(3) @S to i32
  %z = zext i32 %p to i64
  %a = add i64 %z, 112
; CHECK: %x = {{.*}} ; range @S + [0, 112] step 16{{$}}
  %x = and i64 %a, -128
; CHECK: %x2 = {{.*}} ; range @S + [64, 112] step 16{{$}}
  %x2 = and i64 %a, -64
; CHECK: %x3 = {{.*}} ; range unknown{{$}}
  %x3 = and i64 %a, 127
  ret void
}

; CHECK-LABEL: define {{.*}}@step_over_elements_of_vectors_and_arrays(
define amdgpu_kernel void @step_over_elements_of_vectors_and_arrays(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
; CHECK: %x = {{.*}} ; range @S + 64{{$}}
  %x = getelementptr <3 x ptr addrspace(7)>, ptr addrspace(3) @S, i32 1
; CHECK: %x2 = {{.*}} ; range @S + 20{{$}}
  %x2 = getelementptr <3 x ptr addrspace(7)>, ptr addrspace(3) @S, i32 0, i32 1
; CHECK: %x3 = {{.*}} ; range @S + 32{{$}}
  %x3 = getelementptr [3 x ptr addrspace(7)], ptr addrspace(3) @S, i32 0, i32 1
; CHECK: %x4 = {{.*}} ; range @S + 16{{$}}
  %x4 = getelementptr <3 x i32>, ptr addrspace(3) @S, i32 1
; CHECK: %x5 = {{.*}} ; range @S + 6{{$}}
  %x5 = getelementptr <4 x i24>, ptr addrspace(3) @S, i32 0, i32 2
; CHECK: %x6 = {{.*}} ; range @S + 8{{$}}
  %x6 = getelementptr [4 x i24], ptr addrspace(3) @S, i32 0, i32 2
; CHECK: %x7 = {{.*}} ; range @S + anything{{$}}
  %x7 = getelementptr <8 x i1>, ptr addrspace(3) @S, i32 0, i32 2
  ret void
}
