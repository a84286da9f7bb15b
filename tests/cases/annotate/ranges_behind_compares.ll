; What a compare says of a value where its branch was taken, and where it says nothing.
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check --dump ranges -o %t.ll 2>&1 | filecheck %s
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
@S = internal addrspace(3) global [512 x i8] poison, align 16
@T = internal addrspace(3) global [4096 x i8] poison, align 16
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)

; CHECK-LABEL: define {{.*}}@blocks_value_is_as_its_compare_says_1(
define amdgpu_kernel void @blocks_value_is_as_its_compare_says_1(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %t = trunc i64 %m to i32
  %b = and i32 %t, 255
  %q = icmp ult i32 %n, 64
  br i1 %q, label %then, label %end
then:
; CHECK: %x = {{.*}} ; range [0, 63]{{$}}
  %x = add i32 %n, 0
  br label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@blocks_value_is_as_its_compare_says_2(
define amdgpu_kernel void @blocks_value_is_as_its_compare_says_2(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %t = trunc i64 %m to i32
  %b = and i32 %t, 255
  %q = icmp ugt i32 64, %n
  br i1 %q, label %then, label %end
then:
; CHECK: %x = {{.*}} ; range [0, 63]{{$}}
  %x = add i32 %n, 0
  br label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@blocks_value_is_as_its_compare_says_3(
define amdgpu_kernel void @blocks_value_is_as_its_compare_says_3(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %t = trunc i64 %m to i32
  %b = and i32 %t, 255
  %q = icmp sgt i32 %n, -1
  br i1 %q, label %then, label %end
then:
; CHECK: %x = {{.*}} ; range [0, 2147483647]{{$}}
  %x = add i32 %n, 0
  br label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@blocks_value_is_as_its_compare_says_4(
define amdgpu_kernel void @blocks_value_is_as_its_compare_says_4(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %t = trunc i64 %m to i32
  %b = and i32 %t, 255
  %q = icmp eq i32 %n, 7
  br i1 %q, label %then, label %end
then:
; CHECK: %x = {{.*}} ; range 7{{$}}
  %x = add i32 %n, 0
  br label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@blocks_value_is_as_its_compare_says_5(
define amdgpu_kernel void @blocks_value_is_as_its_compare_says_5(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %t = trunc i64 %m to i32
  %b = and i32 %t, 255
  %q = icmp ult i32 %n, %b
  br i1 %q, label %then, label %end
then:
; CHECK: %x = {{.*}} ; range [0, 254]{{$}}
  %x = add i32 %n, 0
  br label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@blocks_value_is_as_its_compare_says_6(
define amdgpu_kernel void @blocks_value_is_as_its_compare_says_6(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %t = trunc i64 %m to i32
  %b = and i32 %t, 255
  %q = icmp ne i32 %n, 0
  br i1 %q, label %then, label %end
then:
; CHECK: %x = {{.*}} ; range [1, 4294967295]{{$}}
  %x = add i32 %n, 0
  br label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@blocks_value_is_as_its_compare_says_7(
define amdgpu_kernel void @blocks_value_is_as_its_compare_says_7(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %t = trunc i64 %m to i32
  %b = and i32 %t, 255
  %q = icmp ne i32 %n, 7
  br i1 %q, label %then, label %end
then:
; CHECK: %x = {{[^;]*$}}
  %x = add i32 %n, 0
  br label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@blocks_value_is_as_its_compare_says_8(
define amdgpu_kernel void @blocks_value_is_as_its_compare_says_8(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %t = trunc i64 %m to i32
  %b = and i32 %t, 255
  %q = icmp ult i32 %n, %n
  br i1 %q, label %then, label %end
then:
; CHECK: %x = {{[^;]*$}}
  %x = add i32 %n, 0
  br label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@blocks_value_is_as_its_compare_says_9(
define amdgpu_kernel void @blocks_value_is_as_its_compare_says_9(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %t = trunc i64 %m to i32
  %b = and i32 %t, 255
  %q = icmp ult i64 %m, 64
  br i1 %q, label %then, label %end
then:
; CHECK: %x = {{[^;]*$}}
  %x = add i32 %n, 0
  br label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@blocks_false_edge_is_the_inverse(
define amdgpu_kernel void @blocks_false_edge_is_the_inverse(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %q = icmp uge i32 %n, 64
  br i1 %q, label %end, label %then
then:
; CHECK: %x = {{.*}} ; range [0, 63]{{$}}
  %x = lshr i32 %n, 0
  br label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@blocks_guards_that_lie_in_each_other_hold_together(
define amdgpu_kernel void @blocks_guards_that_lie_in_each_other_hold_together(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %q = icmp ult i32 %n, 64
  br i1 %q, label %then, label %end
then:
  %r1 = icmp ugt i32 %n, 15
  br i1 %r1, label %both, label %end
both:
; CHECK: %x = {{.*}} ; range [16, 63]{{$}}
  %x = add i32 %n, 0
  br label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@blocks_blocks_behind_the_guarded_one_are_guarded(
define amdgpu_kernel void @blocks_blocks_behind_the_guarded_one_are_guarded(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %q = icmp ult i32 %n, 64
  br i1 %q, label %then, label %end
then:
  br i1 %c, label %left, label %right
left:
  br label %right
right:
; CHECK: %x = {{.*}} ; range [0, 63]{{$}}
  %x = add i32 %n, 0
  br label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@blocks_it_holds_in_the_lanes_that_passed_the_guard_1(
define amdgpu_kernel void @blocks_it_holds_in_the_lanes_that_passed_the_guard_1(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %q = icmp ult i32 %tid, 64
  br i1 %q, label %then, label %end
then:
; CHECK: %x = {{.*}} ; range [0, 63]{{$}}
  %x = add i32 %tid, 0
  br label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@blocks_it_holds_in_the_lanes_that_passed_the_guard_2(
define amdgpu_kernel void @blocks_it_holds_in_the_lanes_that_passed_the_guard_2(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %q = icmp ult i32 %tid, 64
  br i1 %q, label %then, label %end
then:
; CHECK: %x = {{.*}} ; range [0, 1023]{{$}}
  %x = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %tid, i32 1, i32 15, i32 15, i1 0)
  br label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@blocks_operand_of_a_phi_is_as_its_block_says(
define amdgpu_kernel void @blocks_operand_of_a_phi_is_as_its_block_says(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %q = icmp ult i32 %n, 64
  br i1 %q, label %then, label %end
then:
  br label %end
end:
; CHECK: %x = {{.*}} ; range [0, 100]{{$}}
  %x = phi i32 [ %n, %then ], [ 100, %entry ]
  ret void
}

; CHECK-LABEL: define {{.*}}@blocks_address_of_a_guarded_index(
define amdgpu_kernel void @blocks_address_of_a_guarded_index(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %q = icmp ult i32 %n, 64
  br i1 %q, label %then, label %end
then:
; CHECK: %x = {{.*}} ; range @A + [0, 252] step 4{{$}}
  %x = getelementptr i32, ptr addrspace(3) @A, i32 %n
  br label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@blocks_bound_is_what_it_may_be_at_most(
define amdgpu_kernel void @blocks_bound_is_what_it_may_be_at_most(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %q = icmp ult i32 %n, %tid
  br i1 %q, label %then, label %end
then:
; CHECK: %x = {{.*}} ; range [0, 1022]{{$}}
  %x = add i32 %n, 0
  br label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@where_nothing_holds_behind_the_guarded_block(
define amdgpu_kernel void @where_nothing_holds_behind_the_guarded_block(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %q = icmp ult i32 %n, 64
  br i1 %q, label %then, label %end
then:
  br label %end
end:
; CHECK: %x = {{[^;]*$}}
  %x = add i32 %n, 0
  ret void
}

; CHECK-LABEL: define {{.*}}@where_nothing_holds_in_a_block_with_another_entry(
define amdgpu_kernel void @where_nothing_holds_in_a_block_with_another_entry(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br i1 %c, label %first, label %then
first:
  %q = icmp ult i32 %n, 64
  br i1 %q, label %then, label %end
then:
; CHECK: %x = {{[^;]*$}}
  %x = add i32 %n, 0
  br label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@where_nothing_holds_where_both_edges_lead_to_one_block(
define amdgpu_kernel void @where_nothing_holds_where_both_edges_lead_to_one_block(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %q = icmp ult i32 %n, 64
  br i1 %q, label %then, label %then
then:
; CHECK: %x = {{[^;]*$}}
  %x = add i32 %n, 0
  ret void
}

; CHECK-LABEL: define {{.*}}@where_nothing_holds_of_a_value_that_only_equals_the_compared_one(
define amdgpu_kernel void @where_nothing_holds_of_a_value_that_only_equals_the_compared_one(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %y = add i32 %n, 1
  %q = icmp ult i32 %n, 64
  br i1 %q, label %then, label %end
then:
; CHECK: %x = {{[^;]*$}}
  %x = add i32 %y, 0
  br label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@where_nothing_holds_of_addresses(
define amdgpu_kernel void @where_nothing_holds_of_addresses(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %n
  %q = icmp ult ptr addrspace(3) %p, @B
  br i1 %q, label %then, label %end
then:
; CHECK: %x = {{.*}} ; range @A + anything{{$}}
  %x = getelementptr i8, ptr addrspace(3) %p, i32 0
  br label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@where_nothing_holds_of_integers_above_64_bits(
define amdgpu_kernel void @where_nothing_holds_of_integers_above_64_bits(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %w = zext i64 %m to i128
  %v = shl i128 %w, 64
  %q = icmp ult i128 %v, 64
  br i1 %q, label %then, label %end
then:
; CHECK: %x = {{[^;]*$}}
  %x = trunc i128 %v to i64
  br label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@where_nothing_holds_for_a_call_that_reads_other_lanes(
define amdgpu_kernel void @where_nothing_holds_for_a_call_that_reads_other_lanes(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %q = icmp ult i32 %n, 64
  br i1 %q, label %then, label %end
then:
; CHECK: %x = {{[^;]*$}}
  %x = call i32 @llvm.amdgcn.readlane.i32(i32 %n, i32 3)
  br label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_tested_at_the_head_1(
define amdgpu_kernel void @loops_counter_tested_at_the_head_1(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %again = icmp ult i32 %i, 64
  br i1 %again, label %body, label %end
body:
; CHECK: %x = {{.*}} ; range [0, 63]{{$}}
  %x = add i32 %i, 0
  %next = add i32 %i, 1
  br label %head
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_tested_at_the_head_2(
define amdgpu_kernel void @loops_counter_tested_at_the_head_2(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %again = icmp slt i32 %i, 64
  br i1 %again, label %body, label %end
body:
; CHECK: %x = {{.*}} ; range [0, 60] step 4{{$}}
  %x = add i32 %i, 0
  %next = add i32 %i, 4
  br label %head
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_tested_at_the_head_3(
define amdgpu_kernel void @loops_counter_tested_at_the_head_3(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %again = icmp ne i32 %i, 64
  br i1 %again, label %body, label %end
body:
; CHECK: %x = {{.*}} ; range [0, 48] step 16{{$}}
  %x = add i32 %i, 0
  %next = add i32 %i, 16
  br label %head
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_tested_at_the_head_4(
define amdgpu_kernel void @loops_counter_tested_at_the_head_4(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %head
head:
  %i = phi i32 [ 100, %entry ], [ %next, %body ]
  %again = icmp ugt i32 %i, 0
  br i1 %again, label %body, label %end
body:
; CHECK: %x = {{.*}} ; range [1, 100]{{$}}
  %x = add i32 %i, 0
  %next = add i32 %i, -1
  br label %head
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_tested_at_the_head_5(
define amdgpu_kernel void @loops_counter_tested_at_the_head_5(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %head
head:
  %i = phi i32 [ 100, %entry ], [ %next, %body ]
  %again = icmp sge i32 %i, 0
  br i1 %again, label %body, label %end
body:
; CHECK: %x = {{.*}} ; range [0, 100] step 4{{$}}
  %x = add i32 %i, 0
  %next = sub i32 %i, 4
  br label %head
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_tested_at_the_head_6(
define amdgpu_kernel void @loops_counter_tested_at_the_head_6(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %head
head:
  %i = phi i32 [ 1, %entry ], [ %next, %body ]
  %again = icmp ult i32 %i, 100
  br i1 %again, label %body, label %end
body:
; CHECK: %x = {{.*}} ; range [1, 99]{{$}}
  %x = add i32 %i, 0
  %next = shl i32 %i, 1
  br label %head
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_behind_its_loop_is_what_ended_it(
define amdgpu_kernel void @loops_counter_behind_its_loop_is_what_ended_it(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %again = icmp ult i32 %i, 64
  br i1 %again, label %body, label %end
body:
  %next = add i32 %i, 1
  br label %head
end:
; CHECK: %x = {{.*}} ; range 64{{$}}
  %x = add i32 %i, 0
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_without_a_bound_at_the_head_1(
define amdgpu_kernel void @loops_counter_without_a_bound_at_the_head_1(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %again = icmp ult i32 %i, %n
  br i1 %again, label %body, label %end
body:
; CHECK: %x = {{.*}} ; range [0, 4294967294]{{$}}
  %x = add i32 %i, 0
  %next = add i32 %i, 1
  br label %head
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_without_a_bound_at_the_head_2(
define amdgpu_kernel void @loops_counter_without_a_bound_at_the_head_2(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %again = icmp ne i32 %i, %n
  br i1 %again, label %body, label %end
body:
; CHECK: %x = {{[^;]*$}}
  %x = add i32 %i, 0
  %next = add i32 %i, 1
  br label %head
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_without_a_bound_at_the_head_3(
define amdgpu_kernel void @loops_counter_without_a_bound_at_the_head_3(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %again = icmp ult i32 %n, 64
  br i1 %again, label %body, label %end
body:
; CHECK: %x = {{[^;]*$}}
  %x = add i32 %i, 0
  %next = add i32 %i, 1
  br label %head
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_of_one_loop_is_not_bounded_by_another(
define amdgpu_kernel void @loops_counter_of_one_loop_is_not_bounded_by_another(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %done ]
  %again = icmp ult i32 %i, 64
  br i1 %again, label %body, label %end
body:
  br label %inner
inner:
  %j = phi i32 [ 0, %body ], [ %j1, %more ]
; CHECK: %x = {{.*}} ; range [0, 71]{{$}}
  %x = add i32 %i, %j
  %go = icmp ult i32 %j, 8
  br i1 %go, label %more, label %done
more:
  %j1 = add i32 %j, 1
  br label %inner
done:
  %next = add i32 %i, 1
  br label %head
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_tested_before_its_step_1(
define amdgpu_kernel void @loops_counter_tested_before_its_step_1(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK: %x = {{.*}} ; range [0, 98]{{$}}
  %x = add i32 %i, 0
  %next = add i32 %i, 1
  %again = icmp ult i32 %i, 98
  br i1 %again, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_tested_before_its_step_2(
define amdgpu_kernel void @loops_counter_tested_before_its_step_2(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK: %x = {{.*}} ; range [0, 1024] step 16{{$}}
  %x = add i32 %i, 0
  %next = add i32 %i, 16
  %again = icmp ne i32 %i, 1024
  br i1 %again, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_tested_before_its_step_3(
define amdgpu_kernel void @loops_counter_tested_before_its_step_3(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK: %x = {{.*}} ; range [4294967096, 0] step 4{{$}}
  %x = add i32 %i, 0
  %next = sub i32 %i, 4
  %again = icmp sgt i32 %i, -200
  br i1 %again, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_counter_tested_before_its_step_4(
define amdgpu_kernel void @loops_counter_tested_before_its_step_4(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK: %x = {{.*}} ; range [0, 99]{{$}}
  %x = add i32 %i, 0
  %next = add i32 1, %i
  %again = icmp uge i32 98, %i
  br i1 %again, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: define {{.*}}@loops_step_by_what_comes_from_elsewhere_is_not_bounded(
define amdgpu_kernel void @loops_step_by_what_comes_from_elsewhere_is_not_bounded(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK: %x = {{[^;]*$}}
  %x = add i32 %i, 0
  %next = add i32 %i, %n
  %again = icmp ult i32 %i, 64
  br i1 %again, label %loop, label %end
end:
  ret void
}
