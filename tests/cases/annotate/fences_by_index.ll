; Each work-item has elements of its own by its index: then no fence is needed for them, however often the loop comes by.
; RUN: ldsopt annotate %s --fences --no-check -v --mcpu gfx1100 -o %t.ll 2>&1 | filecheck %s

target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [1024 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()

; A loop from %tid in steps of 64.
; CHECK: kernel loop_from_tid_in_steps_of_64: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved by index
define amdgpu_kernel void @loop_from_tid_in_steps_of_64(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add i32 %i, 64
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A loop from %tid in steps of 4096.
; CHECK: kernel loop_from_tid_in_steps_of_4096: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved by index
define amdgpu_kernel void @loop_from_tid_in_steps_of_4096(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add i32 %i, 4096
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A loop from %tid in steps of 32.
; CHECK: kernel loop_from_tid_in_steps_of_32: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @loop_from_tid_in_steps_of_32(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add i32 %i, 32
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A loop from %tid in steps of 96.
; CHECK: kernel loop_from_tid_in_steps_of_96: 2 fences of a workgroup, 0 narrowed to LDS: 2 if assumed
define amdgpu_kernel void @loop_from_tid_in_steps_of_96(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add i32 %i, 96
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A loop from 0 in steps of 64.
; CHECK: kernel loop_from_0_in_steps_of_64: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @loop_from_0_in_steps_of_64(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add i32 %i, 64
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A loop from %tid in steps of %n.
; CHECK: kernel loop_from_tid_in_steps_of_n: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @loop_from_tid_in_steps_of_n(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add i32 %i, %n
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A stride of a multiple of the workgroup.
; CHECK: kernel stride_of_a_multiple_of_the_workgroup: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved by index
define amdgpu_kernel void @stride_of_a_multiple_of_the_workgroup(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %g = shl i32 %n, 6
  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add nsw i32 %i, %g
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; The global id, groups of 64, by zext.
; CHECK: kernel global_id_groups_of_64_by_zext: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved by index
define amdgpu_kernel void @global_id_groups_of_64_by_zext(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = mul i32 %group, 64
  %id = add i32 %first, %tid
  %wide = zext i32 %id to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %wide
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %p
  ret void
}

; The global id, groups of 64, by sext.
; CHECK: kernel global_id_groups_of_64_by_sext: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved by index
define amdgpu_kernel void @global_id_groups_of_64_by_sext(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = mul i32 %group, 64
  %id = add i32 %first, %tid
  %wide = sext i32 %id to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %wide
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %p
  ret void
}

; The global id, groups of %n, by zext.
; CHECK: kernel global_id_groups_of_n_by_zext: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved by index
define amdgpu_kernel void @global_id_groups_of_n_by_zext(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = mul i32 %group, %n
  %id = add i32 %first, %tid
  %wide = zext i32 %id to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %wide
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %p
  ret void
}

; The global id, groups of %n, by sext.
; CHECK: kernel global_id_groups_of_n_by_sext: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved by index
define amdgpu_kernel void @global_id_groups_of_n_by_sext(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = mul i32 %group, %n
  %id = add i32 %first, %tid
  %wide = sext i32 %id to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %wide
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %p
  ret void
}

; The global id, groups of 3, by zext.
; CHECK: kernel global_id_groups_of_3_by_zext: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved by index
define amdgpu_kernel void @global_id_groups_of_3_by_zext(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = mul i32 %group, 3
  %id = add i32 %first, %tid
  %wide = zext i32 %id to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %wide
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %p
  ret void
}

; The global id, groups of 3, by sext.
; CHECK: kernel global_id_groups_of_3_by_sext: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved by index
define amdgpu_kernel void @global_id_groups_of_3_by_sext(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = mul i32 %group, 3
  %id = add i32 %first, %tid
  %wide = sext i32 %id to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %wide
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %p
  ret void
}

; A scale that wraps may make two elements one.
; CHECK: kernel scale_that_wraps_may_make_two_elements: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @scale_that_wraps_may_make_two_elements(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %big = shl i32 %tid, 28
  %bytes = shl i32 %big, 2
  %wide = zext i32 %bytes to i64
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %wide
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %p
  ret void
}

; A value that changes with the iteration is no symbol.
; CHECK: kernel value_that_changes_with_the_iteration: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @value_that_changes_with_the_iteration(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = add i32 %i, %tid
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %at
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; An index loaded in a loop, invariant.
; CHECK: kernel index_loaded_in_a_loop_invariant: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved by index
define amdgpu_kernel void @index_loaded_in_a_loop_invariant(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %j = load i32, ptr addrspace(1) %b, !invariant.load !1
  %at = add i32 %tid, %j
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %at
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %p
  br i1 %u, label %loop, label %end
end:
  ret void
}

; An index loaded in a loop, not invariant.
; CHECK: kernel index_loaded_in_a_loop_not_invariant: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @index_loaded_in_a_loop_not_invariant(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %j = load i32, ptr addrspace(1) %b
  %at = add i32 %tid, %j
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %at
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %p
  br i1 %u, label %loop, label %end
end:
  ret void
}

; A counter that goes by 64.
; CHECK: kernel counter_that_goes_by_64: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved by index
define amdgpu_kernel void @counter_that_goes_by_64(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = add i32 %i, %tid
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %at
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %p
  %next = add i32 64, %i
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A counter that goes by 64,64.
; CHECK: kernel counter_that_goes_by_64_64: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved by index
define amdgpu_kernel void @counter_that_goes_by_64_64(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = add i32 %i, %tid
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %at
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %p
  %half = add i32 %i, 64
  %next = add i32 %half, 64
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A counter that goes by 64,64,front.
; CHECK: kernel counter_that_goes_by_64_64_front: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved by index
define amdgpu_kernel void @counter_that_goes_by_64_64_front(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = add i32 %i, %tid
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %at
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %p
  %half = add i32 %i, 64
  %next = add i32 64, %half
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A counter that goes by 64,32: apart, but where the counter wraps, as 2**32 is no multiple of 96.
; CHECK: kernel counter_that_goes_by_64_32: 2 fences of a workgroup, 0 narrowed to LDS: 2 if assumed
define amdgpu_kernel void @counter_that_goes_by_64_32(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = add i32 %i, %tid
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %at
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %p
  %half = add i32 %i, 64
  %next = add i32 %half, 32
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A counter that goes by 64 and back 32.
; CHECK: kernel counter_that_goes_by_64_and_back_32: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @counter_that_goes_by_64_and_back_32(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = add i32 %i, %tid
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %at
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %p
  %half = add i32 %i, 64
  %next = sub i32 %half, 32
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A counter taken apart into a row and a column, which is the work-item's.
; CHECK: kernel row_and_column_of_a_counter: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved by index
define amdgpu_kernel void @row_and_column_of_a_counter(ptr addrspace(1) noalias %a, i32 %n, i32 %group) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %column = and i32 %tid, 15
  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %row = lshr i32 %i, 4
  %first = mul nuw nsw i32 %row, 16
  %at = or disjoint i32 %first, %column
  %turned = xor i32 %at, 5
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %turned
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %p
  %next = add nuw nsw i32 %i, 64
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Rows that lie upon each other: they have 16 elements, and begin every 8.
; CHECK: kernel rows_that_lie_upon_each_other: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @rows_that_lie_upon_each_other(ptr addrspace(1) noalias %a, i32 %n, i32 %group) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %column = and i32 %tid, 15
  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %row = lshr i32 %i, 4
  %first = mul nuw nsw i32 %row, 8
  %at = or disjoint i32 %first, %column
  %turned = xor i32 %at, 5
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %turned
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %p
  %next = add nuw nsw i32 %i, 64
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Another one's element is read beside its own, in front.
; CHECK: kernel another_one_s_element_is_read_beside: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
; CHECK: before: {{.*}}:[[# @LINE + 10]]: %w = load i32, ptr addrspace(1) %pn, align 4
; CHECK: behind: {{.*}}:[[# @LINE + 13]]: store i32 %v, ptr addrspace(1) %pa, align 4
; CHECK: before: {{.*}}:[[# @LINE + 8]]: %w = load i32, ptr addrspace(1) %pn, align 4
; CHECK: behind: {{.*}}:[[# @LINE + 11]]: store i32 %v, ptr addrspace(1) %pa, align 4
define amdgpu_kernel void @another_one_s_element_is_read_beside(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %a, i32 %tid
  %t1 = xor i32 %tid, 33
  %pn = getelementptr i32, ptr addrspace(1) %a, i32 %t1
  %v = load i32, ptr addrspace(1) %pa
  %w = load i32, ptr addrspace(1) %pn
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %v, ptr addrspace(1) %pa
  ret void
}

; Another one's element is read beside its own, behind.
; CHECK: kernel another_one_s_element_is_read_beside_2: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
; CHECK: before: {{.*}}:[[# @LINE + 9]]: %w = load i32, ptr addrspace(1) %pn, align 4
; CHECK: behind: {{.*}}:[[# @LINE + 13]]: store i32 %v, ptr addrspace(1) %pa, align 4
; CHECK: before: {{.*}}:[[# @LINE + 7]]: %w = load i32, ptr addrspace(1) %pn, align 4
; CHECK: behind: {{.*}}:[[# @LINE + 11]]: store i32 %v, ptr addrspace(1) %pa, align 4
define amdgpu_kernel void @another_one_s_element_is_read_beside_2(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %a, i32 %tid
  %t1 = xor i32 %tid, 33
  %pn = getelementptr i32, ptr addrspace(1) %a, i32 %t1
  %w = load i32, ptr addrspace(1) %pn
  %v = load i32, ptr addrspace(1) %pa
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %v, ptr addrspace(1) %pa
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
!0 = !{i32 64, i32 1, i32 1}
!1 = !{}
