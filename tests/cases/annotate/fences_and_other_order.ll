; A fence stays if the workgroup synchronizes with others beyond it: by an atomic, a flag, a wider fence, a volatile access.
; RUN: ldsopt annotate %s --fences --no-check -v --mcpu gfx1100 -o %t.ll 2>&1 | filecheck %s

target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [1024 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.ds.gws.barrier(i32, i32)
declare void @llvm.amdgcn.s.sendmsg(i32, i32)
declare i32 @llvm.amdgcn.s.get.barrier.state(i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32)

; An atomic without a result.
; CHECK: kernel atomic_without_a_result: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @atomic_without_a_result(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %v = load i32, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %o = atomicrmw add ptr addrspace(1) %b, i32 %v syncscope("agent") monotonic
  ret void
}

; A write, then an atomic that may tell others.
; CHECK: kernel write_then_an_atomic_that_may_tell: 2 fences of a workgroup, 0 narrowed to LDS: 2 synchronizes further
define amdgpu_kernel void @write_then_an_atomic_that_may_tell(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  store i32 1, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %o = atomicrmw add ptr addrspace(1) %b, i32 1 syncscope("agent") monotonic
  ret void
}

; The last block done.
; CHECK: kernel last_block_done: 2 fences of a workgroup, 0 narrowed to LDS: 2 synchronizes further
; CHECK: every pair of accesses counts for every fence: work-items may learn of each other by `%o = atomicrmw add ptr addrspace(1) %b, i32 1 syncscope("agent") monotonic, align 4`
define amdgpu_kernel void @last_block_done(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %a, i32 %tid
  store i32 1, ptr addrspace(1) %pa
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("agent") release
  %o = atomicrmw add ptr addrspace(1) %b, i32 1 syncscope("agent") monotonic
  %last = icmp eq i32 %o, %n
  br i1 %last, label %sum, label %end
sum:
  fence syncscope("agent") acquire
  %v = load i32, ptr addrspace(1) %a
  br label %end
end:
  ret void
}

; A flag that others set, then a read.
; CHECK: kernel flag_that_others_set_then_a_read: 2 fences of a workgroup, 0 narrowed to LDS: 2 synchronizes further
; CHECK: every pair of accesses counts for every fence: work-items may learn of each other by `%f = load atomic i32, ptr addrspace(1) %b syncscope("agent") monotonic, align 4`
define amdgpu_kernel void @flag_that_others_set_then_a_read(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %f = load atomic i32, ptr addrspace(1) %b syncscope("agent") monotonic, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %a
  ret void
}

; A read, then a flag for others.
; CHECK: kernel read_then_a_flag_for_others: 2 fences of a workgroup, 0 narrowed to LDS: 2 synchronizes further
define amdgpu_kernel void @read_then_a_flag_for_others(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %v = load i32, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store atomic i32 1, ptr addrspace(1) %b syncscope("agent") release, align 4
  ret void
}

; A lock taken and given back.
; CHECK: kernel lock_taken_and_given_back: 2 fences of a workgroup, 0 narrowed to LDS: 2 synchronizes further
define amdgpu_kernel void @lock_taken_and_given_back(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  fence syncscope("agent") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("agent") release
  ret void
}

; An atomic of the workgroup whose result is used.
; CHECK: kernel atomic_of_the_workgroup_whose_result_is: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
; CHECK: every pair of accesses counts for every fence: work-items may learn of each other by `%o = atomicrmw add ptr addrspace(3) @L, i32 1 syncscope("workgroup") monotonic, align 4`
define amdgpu_kernel void @atomic_of_the_workgroup_whose_result_is(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %o = atomicrmw add ptr addrspace(3) @L, i32 1 syncscope("workgroup") monotonic
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %o
  %v = load i32, ptr addrspace(1) %b
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %v, ptr addrspace(1) %p
  ret void
}

; The number of waves at a barrier.
; CHECK: kernel number_of_waves_at_a_barrier: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
; CHECK: every pair of accesses counts for every fence: work-items may learn of each other by `%o = call i32 @llvm.amdgcn.s.get.barrier.state(i32 -1)`
define amdgpu_kernel void @number_of_waves_at_a_barrier(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %o = call i32 @llvm.amdgcn.s.get.barrier.state(i32 -1)
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %o
  %v = load i32, ptr addrspace(1) %b
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %v, ptr addrspace(1) %p
  ret void
}

; A fence further on.
; CHECK: kernel fence_further_on: 2 fences of a workgroup, 0 narrowed to LDS: 2 synchronizes further
define amdgpu_kernel void @fence_further_on(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  store i32 1, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence seq_cst
  ret void
}

; A barrier of all workgroups.
; CHECK: kernel barrier_of_all_workgroups: 2 fences of a workgroup, 0 narrowed to LDS: 2 synchronizes further
define amdgpu_kernel void @barrier_of_all_workgroups(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  store i32 1, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @llvm.amdgcn.ds.gws.barrier(i32 %n, i32 0)
  ret void
}

; A message to other hardware tells no work-item anything.
; CHECK: kernel message_to_other_hardware: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @message_to_other_hardware(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  store i32 1, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @llvm.amdgcn.s.sendmsg(i32 2, i32 0)
  ret void
}

; A volatile store.
; CHECK: kernel volatile_store: 2 fences of a workgroup, 0 narrowed to LDS: 2 synchronizes further
define amdgpu_kernel void @volatile_store(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  store i32 1, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store volatile i32 1, ptr addrspace(1) %b
  ret void
}

; A flag in LDS, which another branch waits for.
; CHECK: kernel flag_in_lds_which_another_branch_waits: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
; CHECK: every pair of accesses counts for every fence: work-items may learn of each other by `%f = load atomic i32, ptr addrspace(3) @L syncscope("workgroup") monotonic, align 4`
define amdgpu_kernel void @flag_in_lds_which_another_branch_waits(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = icmp ult i32 %tid, 32
  br i1 %wave, label %give, label %take
give:
  store i32 1, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  store atomic i32 1, ptr addrspace(3) @L syncscope("workgroup") monotonic, align 4
  ret void
take:
  %f = load atomic i32, ptr addrspace(3) @L syncscope("workgroup") monotonic, align 4
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %a
  ret void
}

; A buffer's volatile load, by which a work-item learns how far others are.
; CHECK: kernel buffer_s_volatile_load_by_which_a_work: 2 fences of a workgroup, 0 narrowed to LDS: 2 synchronizes further
; CHECK: every pair of accesses counts for every fence: work-items may learn of each other by `%f = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %flag, i32 0, i32 0, i32 -2147483648)`
define amdgpu_kernel void @buffer_s_volatile_load_by_which_a_work(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, ptr addrspace(8) noalias %flag, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %f = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %flag, i32 0, i32 0, i32 -2147483648)
  store i32 1, ptr addrspace(1) %b
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %f, ptr addrspace(1) %a
  ret void
}

; The same load with a hint of time.
; CHECK: kernel same_load_with_a_hint_of_time: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @same_load_with_a_hint_of_time(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, ptr addrspace(8) noalias %flag, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %f = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %flag, i32 0, i32 0, i32 2)
  store i32 1, ptr addrspace(1) %b
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %f, ptr addrspace(1) %a
  ret void
}

; Added twice.
; CHECK: kernel added_twice: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @added_twice(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %x = atomicrmw add ptr addrspace(1) %a, i32 1 syncscope("workgroup") monotonic
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %y = atomicrmw add ptr addrspace(1) %a, i32 1 syncscope("workgroup") monotonic
  ret void
}

; Two maxima.
; CHECK: kernel two_maxima: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @two_maxima(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %x = atomicrmw max ptr addrspace(1) %a, i32 1 syncscope("workgroup") monotonic
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %y = atomicrmw max ptr addrspace(1) %a, i32 1 syncscope("workgroup") monotonic
  ret void
}

; Added, then a maximum.
; CHECK: kernel added_then_a_maximum: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @added_then_a_maximum(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %x = atomicrmw add ptr addrspace(1) %a, i32 1 syncscope("workgroup") monotonic
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %y = atomicrmw max ptr addrspace(1) %a, i32 1 syncscope("workgroup") monotonic
  ret void
}

; Exchanged.
; CHECK: kernel exchanged: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @exchanged(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %x = atomicrmw xchg ptr addrspace(1) %a, i32 1 syncscope("workgroup") monotonic
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %y = atomicrmw xchg ptr addrspace(1) %a, i32 1 syncscope("workgroup") monotonic
  ret void
}

; Added, then read.
; CHECK: kernel added_then_read: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @added_then_read(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %x = atomicrmw add ptr addrspace(1) %a, i32 1 syncscope("workgroup") monotonic
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %y = load i32, ptr addrspace(1) %a
  ret void
}

; Added for all.
; CHECK: kernel added_for_all: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @added_for_all(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %x = atomicrmw add ptr addrspace(1) %a, i32 1 syncscope("agent") monotonic
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %y = atomicrmw add ptr addrspace(1) %a, i32 1 syncscope("agent") monotonic
  ret void
}

; Ordered for all.
; CHECK: kernel ordered_for_all: 2 fences of a workgroup, 0 narrowed to LDS: 2 synchronizes further
define amdgpu_kernel void @ordered_for_all(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %x = atomicrmw add ptr addrspace(1) %a, i32 1 syncscope("agent") seq_cst
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %y = atomicrmw add ptr addrspace(1) %a, i32 1 syncscope("agent") seq_cst
  ret void
}

; Added for all, and a read.
; CHECK: kernel added_for_all_and_a_read: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @added_for_all_and_a_read(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %x = atomicrmw add ptr addrspace(1) %a, i32 1 syncscope("agent") monotonic
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %y = load i32, ptr addrspace(1) %b
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
!0 = !{i32 64, i32 1, i32 1}
