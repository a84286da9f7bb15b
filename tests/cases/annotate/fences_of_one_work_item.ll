; What one work-item alone does needs no fence if the same one alone meets it.
; RUN: ldsopt annotate %s --fences --no-check -v --mcpu gfx1100 -o %t.ll 2>&1 | filecheck %s

target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [1024 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

; One stores, and all read, offset 1.
; CHECK: kernel one_stores_and_all_read_offset_1: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved by index
define amdgpu_kernel void @one_stores_and_all_read_offset_1(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %first = icmp eq i32 %tid, 0
  br i1 %first, label %one, label %all
one:
  store i32 1, ptr addrspace(1) %a
  br label %all
all:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %at = add i32 %tid, 1
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %at
  %v = load i32, ptr addrspace(1) %p
  ret void
}

; One stores, and all read, offset 0.
; CHECK: kernel one_stores_and_all_read_offset_0: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved by index
define amdgpu_kernel void @one_stores_and_all_read_offset_0(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %first = icmp eq i32 %tid, 0
  br i1 %first, label %one, label %all
one:
  store i32 1, ptr addrspace(1) %a
  br label %all
all:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %at = add i32 %tid, 0
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %at
  %v = load i32, ptr addrspace(1) %p
  ret void
}

; One stores, and all read, offset -1.
; CHECK: kernel one_stores_and_all_read_offset_1_2: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @one_stores_and_all_read_offset_1_2(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %first = icmp eq i32 %tid, 0
  br i1 %first, label %one, label %all
one:
  store i32 1, ptr addrspace(1) %a
  br label %all
all:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %at = add i32 %tid, -1
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %at
  %v = load i32, ptr addrspace(1) %p
  ret void
}

; A volatile read of private memory is no signal.
; CHECK: kernel volatile_read_of_private_memory_is_no: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @volatile_read_of_private_memory_is_no(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %x = alloca i32, addrspace(5)
  store i32 1, ptr addrspace(5) %x
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load volatile i32, ptr addrspace(5) %x
  ret void
}

; A volatile read of global memory may be one.
; CHECK: kernel volatile_read_of_global_memory_may_be: 2 fences of a workgroup, 0 narrowed to LDS: 2 synchronizes further
; CHECK: every pair of accesses counts for every fence: work-items may learn of each other by `%v = load volatile i32, ptr addrspace(1) %a, align 4`
define amdgpu_kernel void @volatile_read_of_global_memory_may_be(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %x = alloca i32, addrspace(5)
  store i32 1, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load volatile i32, ptr addrspace(1) %a
  ret void
}

; A word of work-item 0 read by work-item 0.
; CHECK: kernel word_of_work_item_0_read_by_work_item_0: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved by index
define amdgpu_kernel void @word_of_work_item_0_read_by_work_item_0(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %first = icmp eq i32 %tid, 0
  br i1 %first, label %one, label %meet
one:
  store i32 1, ptr addrspace(1) %a
  br label %meet
meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %reader = icmp eq i32 %tid, 0
  br i1 %reader, label %two, label %end
two:
  %v = load i32, ptr addrspace(1) %a
  br label %end
end:
  ret void
}

; A word of work-item 0 read by work-item 1.
; CHECK: kernel word_of_work_item_0_read_by_work_item_1: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @word_of_work_item_0_read_by_work_item_1(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %first = icmp eq i32 %tid, 0
  br i1 %first, label %one, label %meet
one:
  store i32 1, ptr addrspace(1) %a
  br label %meet
meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %reader = icmp eq i32 %tid, 1
  br i1 %reader, label %two, label %end
two:
  %v = load i32, ptr addrspace(1) %a
  br label %end
end:
  ret void
}

; A branch whose other target is meet.
; CHECK: kernel branch_whose_other_target_is_meet: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved by index
define amdgpu_kernel void @branch_whose_other_target_is_meet(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %first = icmp eq i32 %tid, 0
  br i1 %first, label %one, label %meet
one:
  store i32 1, ptr addrspace(1) %a
  br label %meet
meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %first, label %two, label %end
two:
  %v = load i32, ptr addrspace(1) %a
  br label %end
end:
  ret void
}

; A branch whose other target is one.
; CHECK: kernel branch_whose_other_target_is_one: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @branch_whose_other_target_is_one(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %first = icmp eq i32 %tid, 0
  br i1 %first, label %one, label %one
one:
  store i32 1, ptr addrspace(1) %a
  br label %meet
meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %first, label %two, label %end
two:
  %v = load i32, ptr addrspace(1) %a
  br label %end
end:
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
!0 = !{i32 64, i32 1, i32 1}
