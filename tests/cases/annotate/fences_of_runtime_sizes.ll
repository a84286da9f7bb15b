; Loops that stride by the workgroup's size, known at run time only: each work-item has its own elements if workgroups have one dimension.
; RUN: ldsopt annotate %s --fences --no-check -v --mcpu gfx1100 -o %t.ll 2>&1 | filecheck %s
; RUN: ldsopt annotate %s --fences --no-check -v --mcpu gfx1100 --assume unread-dimensions-are-one -o %t.ll 2>&1 | filecheck %s --check-prefix ONE
; RUN: ldsopt annotate %s --fences --no-check -v --mcpu gfx1100 --assume unread-dimensions-are-one --assume indices-do-not-wrap -o %t.ll 2>&1 | filecheck %s --check-prefix BOTH
; RUN: sed 's/version", i32 600/version", i32 400/' %s | ldsopt annotate - --fences --no-check -v --mcpu gfx1100 --assume unread-dimensions-are-one --assume indices-do-not-wrap -o %t.ll 2>&1 | filecheck %s --check-prefix OLD

target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [1024 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare void @llvm.amdgcn.s.barrier()
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
declare ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()

; A stride of the size; code objects before version 5 have it elsewhere.
; OLD: kernel stride_of_the_size: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
; CHECK: kernel stride_of_the_size: 2 fences of a workgroup, 0 narrowed to LDS: 2 if assumed
; ONE: kernel stride_of_the_size: 2 fences of a workgroup, 2 narrowed to LDS: 2 assumed
define amdgpu_kernel void @stride_of_the_size(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 12
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %size = zext i16 %half to i32

  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %i
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A stride of the size from the dispatch packet.
; CHECK: kernel stride_of_the_size_from_the_dispatch: 2 fences of a workgroup, 0 narrowed to LDS: 2 if assumed
; ONE: kernel stride_of_the_size_from_the_dispatch: 2 fences of a workgroup, 2 narrowed to LDS: 2 assumed
define amdgpu_kernel void @stride_of_the_size_from_the_dispatch(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 4
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %size = zext i16 %half to i32

  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %i
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A stride of three sizes.
; CHECK: kernel stride_of_three_sizes: 2 fences of a workgroup, 0 narrowed to LDS: 2 if assumed
; ONE: kernel stride_of_three_sizes: 2 fences of a workgroup, 2 narrowed to LDS: 2 assumed
define amdgpu_kernel void @stride_of_three_sizes(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 12
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %size = zext i16 %half to i32
  %three = mul nsw i32 %size, 3
  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %i
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add nuw nsw i32 %i, %three
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A stride of three sizes from the dispatch packet.
; CHECK: kernel stride_of_three_sizes_from_the_dispatch: 2 fences of a workgroup, 0 narrowed to LDS: 2 if assumed
; ONE: kernel stride_of_three_sizes_from_the_dispatch: 2 fences of a workgroup, 2 narrowed to LDS: 2 assumed
define amdgpu_kernel void @stride_of_three_sizes_from_the_dispatch(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 4
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %size = zext i16 %half to i32
  %three = mul nsw i32 %size, 3
  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %i
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add nuw nsw i32 %i, %three
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A stride of the grid.
; CHECK: kernel stride_of_the_grid: 2 fences of a workgroup, 0 narrowed to LDS: 2 if assumed
; ONE: kernel stride_of_the_grid: 2 fences of a workgroup, 2 narrowed to LDS: 2 assumed
define amdgpu_kernel void @stride_of_the_grid(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 12
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %size = zext i16 %half to i32
  %grid = mul nsw i32 %n, %size
  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %i
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add nuw nsw i32 %i, %grid
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A stride of the grid from the dispatch packet.
; CHECK: kernel stride_of_the_grid_from_the_dispatch: 2 fences of a workgroup, 0 narrowed to LDS: 2 if assumed
; ONE: kernel stride_of_the_grid_from_the_dispatch: 2 fences of a workgroup, 2 narrowed to LDS: 2 assumed
define amdgpu_kernel void @stride_of_the_grid_from_the_dispatch(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 4
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %size = zext i16 %half to i32
  %grid = mul nsw i32 %n, %size
  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %i
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add nuw nsw i32 %i, %grid
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A stride of the size along y.
; BOTH: kernel stride_of_the_size_along_y: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @stride_of_the_size_along_y(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 14
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %size = zext i16 %half to i32

  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %i
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A stride of the implicit argument at the packet's offset.
; BOTH: kernel stride_of_the_implicit_argument_at_the: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @stride_of_the_implicit_argument_at_the(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 4
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %size = zext i16 %half to i32

  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %i
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A stride of the size and one.
; BOTH: kernel stride_of_the_size_and_one: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @stride_of_the_size_and_one(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 12
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %size = zext i16 %half to i32
  %odd = add nsw i32 %size, 1
  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %i
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add nuw nsw i32 %i, %odd
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A stride of half the size.
; BOTH: kernel stride_of_half_the_size: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @stride_of_half_the_size(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 12
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %size = zext i16 %half to i32
  %less = lshr i32 %size, 1
  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %i
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add nuw nsw i32 %i, %less
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A stride from twice the id.
; BOTH: kernel stride_from_twice_the_id: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @stride_from_twice_the_id(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 12
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %size = zext i16 %half to i32
  %twice = shl nsw i32 %tid, 1
  br label %loop
loop:
  %i = phi i32 [ %twice, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %i
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A stride from 0.
; BOTH: kernel stride_from_0: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @stride_from_0(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 {
entry:
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 12
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %size = zext i16 %half to i32

  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %i
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A stride with its neighbour read.
; BOTH: kernel stride_with_its_neighbour_read: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @stride_with_its_neighbour_read(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 12
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %size = zext i16 %half to i32

  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %i
  %n1 = getelementptr inbounds i32, ptr addrspace(1) %p, i32 1
  %w = load i32, ptr addrspace(1) %n1
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A sum that may wrap.
; ONE: kernel sum_that_may_wrap: 2 fences of a workgroup, 0 narrowed to LDS: 2 if assumed
; BOTH: kernel sum_that_may_wrap: 2 fences of a workgroup, 2 narrowed to LDS: 2 assumed
define amdgpu_kernel void @sum_that_may_wrap(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 12
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %size = zext i16 %half to i32

  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %i
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Two elements in an iteration.
; ONE: kernel two_elements_in_an_iteration: 2 fences of a workgroup, 2 narrowed to LDS: 2 assumed
define amdgpu_kernel void @two_elements_in_an_iteration(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 12
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %size = zext i16 %half to i32

  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %i
  %j = add nsw i32 %i, %size
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %j
  %w = load i32, ptr addrspace(1) %q
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; What runs for one work-item alone, by eq.
; ONE: kernel what_runs_for_one_work_item_alone_by_eq: 2 fences of a workgroup, 2 narrowed to LDS: 2 assumed
define amdgpu_kernel void @what_runs_for_one_work_item_alone_by_eq(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 12
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %size = zext i16 %half to i32

  %first = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %tid
  store i32 1, ptr addrspace(1) %first
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %alone = icmp eq i16 %half, 1
  br i1 %alone, label %one, label %end
one:
  %v = load i32, ptr addrspace(1) %a
  br label %end
end:
  ret void
}

; What runs for one work-item alone, by ne.
; ONE: kernel what_runs_for_one_work_item_alone_by_ne: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @what_runs_for_one_work_item_alone_by_ne(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 12
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %size = zext i16 %half to i32

  %first = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %tid
  store i32 1, ptr addrspace(1) %first
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %alone = icmp ne i16 %half, 1
  br i1 %alone, label %one, label %end
one:
  %v = load i32, ptr addrspace(1) %a
  br label %end
end:
  ret void
}

; What runs for one work-item alone, by ule.
; ONE: kernel what_runs_for_one_work_item_alone_by_ule: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @what_runs_for_one_work_item_alone_by_ule(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 12
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %size = zext i16 %half to i32

  %first = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %tid
  store i32 1, ptr addrspace(1) %first
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %alone = icmp ule i16 %half, 1
  br i1 %alone, label %one, label %end
one:
  %v = load i32, ptr addrspace(1) %a
  br label %end
end:
  ret void
}

; A size that is stated.
; CHECK: kernel size_that_is_stated: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved by index
define amdgpu_kernel void @size_that_is_stated(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 12
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %size = zext i16 %half to i32

  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %i
  store i32 1, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; What runs where the size is another one than stated, runs in no workgroup.
; CHECK: kernel another_size_than_stated: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved by index
define amdgpu_kernel void @another_size_than_stated(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 12
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %first = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %tid
  store i32 1, ptr addrspace(1) %first
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %is_such = icmp eq i16 %half, 1
  br i1 %is_such, label %one, label %end
one:
  %v = load i32, ptr addrspace(1) %a
  br label %end
end:
  ret void
}

; What runs where it is the one that is stated, runs in each.
; CHECK: kernel the_size_that_is_stated: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @the_size_that_is_stated(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 12
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %first = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %tid
  store i32 1, ptr addrspace(1) %first
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %is_such = icmp eq i16 %half, 64
  br i1 %is_such, label %one, label %end
one:
  %v = load i32, ptr addrspace(1) %a
  br label %end
end:
  ret void
}

; A size of 1 along x that is stated says nothing of the size along y.
; CHECK: kernel the_size_along_x_alone: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @the_size_along_x_alone(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !2 {
  %tid = call i32 @llvm.amdgcn.workitem.id.y()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 12
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %first = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %tid
  store i32 1, ptr addrspace(1) %first
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %is_such = icmp eq i16 %half, 1
  br i1 %is_such, label %one, label %end
one:
  %v = load i32, ptr addrspace(1) %a
  br label %end
end:
  ret void
}

; Nothing is known of what it is compared with.
; CHECK: kernel half_that_is_not_known: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @half_that_is_not_known(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 12
  %half = load i16, ptr addrspace(4) %place, !invariant.load !1
  %first = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %tid
  store i32 1, ptr addrspace(1) %first
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %low = trunc i32 %n to i16
  %is_such = icmp eq i16 %half, %low
  br i1 %is_such, label %one, label %end
one:
  %v = load i32, ptr addrspace(1) %a
  br label %end
end:
  ret void
}

!llvm.module.flags = !{!9}
!9 = !{i32 1, !"amdhsa_code_object_version", i32 600}
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
!0 = !{i32 64, i32 1, i32 1}
!1 = !{}
!2 = !{i32 1, i32 64, i32 1}
