; A pair keeps every fence between its sides and no other; barriers that not all waves reach order nothing.
; RUN: ldsopt annotate %s --fences --no-check -v --mcpu gfx1100 -o %t.ll 2>&1 | filecheck %s

target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [1024 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

define internal void @f(ptr addrspace(1) %p, i32 %v) noinline {
  store i32 %v, ptr addrspace(1) %p
  ret void
}

define internal void @meet() noinline {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

; Of two barriers between a write and a read each orders the two.
; CHECK: kernel of_two_barriers_between_a_write_and_a: 4 fences of a workgroup, 0 narrowed to LDS: 4 needs the index proof
define amdgpu_kernel void @of_two_barriers_between_a_write_and_a(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  store i32 1, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %a
  ret void
}

; Fences before and behind a conflict are narrowed.
; CHECK: kernel fences_before_and_behind_a_conflict_are: 6 fences of a workgroup, 4 narrowed to LDS: 4 proved, 2 needs the index proof
; CHECK: {{.*}}:[[# @LINE + 7]]: proved: no two work-items touch a common byte on both sides of it, of which one writes
; CHECK: {{.*}}:[[# @LINE + 8]]: proved: no two work-items touch a common byte on both sides of it, of which one writes
; CHECK: {{.*}}:[[# @LINE + 9]]: needs the index proof: two work-items may touch the same bytes of one object
; CHECK: {{.*}}:[[# @LINE + 10]]: needs the index proof: two work-items may touch the same bytes of one object
; CHECK: {{.*}}:[[# @LINE + 11]]: proved: no two work-items touch a common byte on both sides of it, of which one writes
; CHECK: {{.*}}:[[# @LINE + 12]]: proved: no two work-items touch a common byte on both sides of it, of which one writes
define amdgpu_kernel void @fences_before_and_behind_a_conflict_are(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 1, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

; A called function writes the same object.
; CHECK: kernel called_function_writes_the_same_object: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @called_function_writes_the_same_object(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %v = load i32, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @f(ptr addrspace(1) %a, i32 %v)
  ret void
}

; A called function writes another one.
; CHECK: kernel called_function_writes_another_one: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @called_function_writes_another_one(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %v = load i32, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @f(ptr addrspace(1) %b, i32 %v)
  ret void
}

; Fences of called functions are left alone: another kernel may call them.
; CHECK: kernel fences_of_called_functions_are_left: 4 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof, 2 in a called function
; CHECK: every pair of accesses counts for every fence: a function that is called has fences or barriers of its own: `call void @meet()`
; CHECK: {{.*}}:[[# @LINE + 7]]: needs the index proof: two work-items may touch the same bytes of one object
; CHECK: {{.*}}:[[# @LINE + 8]]: needs the index proof: two work-items may touch the same bytes of one object
; CHECK: {{.*}}:[[# @LINE - 70]]: in a called function: it stands in a function that is called
; CHECK: {{.*}}:[[# @LINE - 69]]: in a called function: it stands in a function that is called
define amdgpu_kernel void @fences_of_called_functions_are_left(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  store i32 1, ptr addrspace(1) %a
  call void @meet()
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

; A barrier that only some waves reach is no order.
; CHECK: kernel barrier_that_only_some_waves_reach_is: 4 fences of a workgroup, 0 narrowed to LDS: 4 needs the index proof
; CHECK: every pair of accesses counts for every fence: a barrier under a branch that may send work-items of one workgroup different ways
define amdgpu_kernel void @barrier_that_only_some_waves_reach_is(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = icmp ult i32 %tid, 32
  br i1 %wave, label %x, label %y
x:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 1, ptr addrspace(1) %a
  br label %y
y:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

; A fence that is limited already stays as it is.
; CHECK: kernel fence_that_is_limited_already_stays_as: 2 fences of a workgroup, 1 narrowed to LDS: 1 proved, 1 local already
; CHECK: {{.*}}:[[# @LINE + 3]]: local already: it orders LDS only
; CHECK: {{.*}}:[[# @LINE + 4]]: proved: no two work-items touch a common byte on both sides of it, of which one writes
define amdgpu_kernel void @fence_that_is_limited_already_stays_as(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  fence syncscope("workgroup") release, !mmra !2
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

; A fence whose tags leave global memory in is not limited.
; CHECK: kernel fence_whose_tags_leave_global_memory_in: 2 fences of a workgroup, 1 narrowed to LDS: 1 proved, 1 unknown
; CHECK: {{.*}}:[[# @LINE + 3]]: unknown: what is touched there is not known
; CHECK: {{.*}}:[[# @LINE + 4]]: proved: no two work-items touch a common byte on both sides of it, of which one writes
define amdgpu_kernel void @fence_whose_tags_leave_global_memory_in(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  fence syncscope("workgroup") release, !mmra !9
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

; A loop with two entries is not followed.
; CHECK: kernel loop_with_two_entries_is_not_followed: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
; CHECK: every pair of accesses counts for every fence: irreducible control flow
define amdgpu_kernel void @loop_with_two_entries_is_not_followed(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  br i1 %u, label %one, label %two
one:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %u, label %two, label %end
two:
  br i1 %u, label %one, label %end
end:
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
!0 = !{i32 64, i32 1, i32 1}
!2 = !{!"amdgpu-synchronize-as", !"local"}
!9 = !{!"foo", !"local"}
