; A fence of a workgroup is needed for global memory if a write and another access of one object may lie on its two sides.
; RUN: ldsopt annotate %s --fences --no-check -v --mcpu gfx1100 -o %t.ll 2>&1 | filecheck %s

target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [1024 x i32] poison
@g = addrspace(1) global [1024 x i32] zeroinitializer
@h = addrspace(1) global [1024 x i32] zeroinitializer
@table = addrspace(4) constant [4 x i32] zeroinitializer
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

; No global memory at all.
; CHECK: kernel no_global_memory_at_all: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @no_global_memory_at_all(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %lds = getelementptr i32, ptr addrspace(3) @L, i32 %tid
  store i32 1, ptr addrspace(3) %lds
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

; Reads on both sides.
; CHECK: kernel reads_on_both_sides: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @reads_on_both_sides(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %lds = getelementptr i32, ptr addrspace(3) @L, i32 %tid
  %v = load i32, ptr addrspace(1) %a
  store i32 %v, ptr addrspace(3) %lds
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = load i32, ptr addrspace(3) @L
  %w = load i32, ptr addrspace(1) %a
  ret void
}

; A write in front, nothing behind.
; CHECK: kernel write_in_front_nothing_behind: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @write_in_front_nothing_behind(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %lds = getelementptr i32, ptr addrspace(3) @L, i32 %tid
  store i32 1, ptr addrspace(1) %a
  store i32 1, ptr addrspace(3) %lds
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = load i32, ptr addrspace(3) @L
  ret void
}

; A read of one object, a write of another.
; CHECK: kernel read_of_one_object_a_write_of_another: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @read_of_one_object_a_write_of_another(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %lds = getelementptr i32, ptr addrspace(3) @L, i32 %tid
  %v = load i32, ptr addrspace(1) %a
  store i32 %v, ptr addrspace(3) %lds
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = load i32, ptr addrspace(3) @L
  store i32 %r, ptr addrspace(1) %b
  ret void
}

; A read of one object, a write of another, without noalias.
; CHECK: kernel read_of_one_object_a_write_of_another_2: 2 fences of a workgroup, 0 narrowed to LDS: 2 if assumed
define amdgpu_kernel void @read_of_one_object_a_write_of_another_2(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %lds = getelementptr i32, ptr addrspace(3) @L, i32 %tid
  %v = load i32, ptr addrspace(1) %a
  store i32 %v, ptr addrspace(3) %lds
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = load i32, ptr addrspace(3) @L
  store i32 %r, ptr addrspace(1) %b
  ret void
}

; A read of constant memory, a write.
; CHECK: kernel read_of_constant_memory_a_write: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @read_of_constant_memory_a_write(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %v = load i32, ptr addrspace(4) @table
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %v, ptr addrspace(1) %b
  ret void
}

; An invariant load, a write.
; CHECK: kernel invariant_load_a_write: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @invariant_load_a_write(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %v = load i32, ptr addrspace(1) %a, !invariant.load !1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %v, ptr addrspace(1) %b
  ret void
}

; Two variables.
; CHECK: kernel two_variables: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @two_variables(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %v = load i32, ptr addrspace(1) @g
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %v, ptr addrspace(1) @h
  ret void
}

; One variable.
; CHECK: kernel one_variable: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @one_variable(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %v = load i32, ptr addrspace(1) @g
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %v, ptr addrspace(1) @g
  ret void
}

; A variable and an argument.
; CHECK: kernel variable_and_an_argument: 2 fences of a workgroup, 0 narrowed to LDS: 2 if assumed
define amdgpu_kernel void @variable_and_an_argument(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %v = load i32, ptr addrspace(1) @g
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %v, ptr addrspace(1) %a
  ret void
}

; Each work-item its own element.
; CHECK: kernel each_work_item_its_own_element: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved by index
define amdgpu_kernel void @each_work_item_its_own_element(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %a, i32 %tid
  store i32 1, ptr addrspace(1) %pa
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %pa
  ret void
}

; Another one's element.
; CHECK: kernel another_one_s_element: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @another_one_s_element(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %a, i32 %tid
  %t1 = xor i32 %tid, 33
  %pn = getelementptr i32, ptr addrspace(1) %a, i32 %t1
  store i32 1, ptr addrspace(1) %pa
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %pn
  ret void
}

; Another one's element of the same wave.
; CHECK: kernel another_one_s_element_of_the_same_wave: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @another_one_s_element_of_the_same_wave(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %a, i32 %tid
  %t1 = xor i32 %tid, 1
  %pn = getelementptr i32, ptr addrspace(1) %a, i32 %t1
  store i32 1, ptr addrspace(1) %pa
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %pn
  ret void
}

; An element that overlaps the next one's.
; CHECK: kernel element_that_overlaps_the_next_one_s: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @element_that_overlaps_the_next_one_s(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %a, i32 %tid
  store i64 1, ptr addrspace(1) %pa, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %pa
  ret void
}

; One work-item alone.
; CHECK: kernel one_work_item_alone: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved by index
define amdgpu_kernel void @one_work_item_alone(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
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
  br i1 %first, label %again, label %end
again:
  %v = load i32, ptr addrspace(1) %a
  br label %end
end:
  ret void
}

; One work-item, then all.
; CHECK: kernel one_work_item_then_all: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @one_work_item_then_all(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
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
  %v = load i32, ptr addrspace(1) %a
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
!0 = !{i32 64, i32 1, i32 1}
!1 = !{}
