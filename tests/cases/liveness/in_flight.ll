; Bytes of a copy are in use up to the barrier behind a wait for it, and it is complete: the numbers of these
; segments.
; RUN: ldsopt liveness %s -q --report %t.json
; RUN: %{python} -c "import json; [print(k['name'], *sorted({n for b in k['buffers'] for n in b['accessed']})) for k in json.load(open('%t.json'))['kernels']]" | filecheck %s
@A = internal addrspace(3) global [64 x i32] undef, align 16
@B = internal addrspace(3) global [64 x i32] undef, align 16
@C = internal addrspace(3) global [64 x i32] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
declare void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.asyncmark()
declare void @llvm.amdgcn.wait.asyncmark(i16)

; From the copy to the barrier behind a wait for all.
; CHECK: {{^}}from_the_copy_to_the_barrier_behind_a_wait_for_all_1 1{{$}}
define amdgpu_kernel void @from_the_copy_to_the_barrier_behind_a_wait_for_all_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  ret void
}

; CHECK-NEXT: {{^}}from_the_copy_to_the_barrier_behind_a_wait_for_all_2 1 2 3{{$}}
define amdgpu_kernel void @from_the_copy_to_the_barrier_behind_a_wait_for_all_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}from_the_copy_to_the_barrier_behind_a_wait_for_all_3 1{{$}}
define amdgpu_kernel void @from_the_copy_to_the_barrier_behind_a_wait_for_all_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}from_the_copy_to_the_barrier_behind_a_wait_for_all_4 1 2{{$}}
define amdgpu_kernel void @from_the_copy_to_the_barrier_behind_a_wait_for_all_4(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void asm sideeffect "s_waitcnt vmcnt(1)", ""()
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}from_the_copy_to_the_barrier_behind_a_wait_for_all_5 0 1{{$}}
define amdgpu_kernel void @from_the_copy_to_the_barrier_behind_a_wait_for_all_5(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}from_the_copy_to_the_barrier_behind_a_wait_for_all_6 0 1{{$}}
define amdgpu_kernel void @from_the_copy_to_the_barrier_behind_a_wait_for_all_6(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}from_the_copy_to_the_barrier_behind_a_wait_for_all_7 0{{$}}
define amdgpu_kernel void @from_the_copy_to_the_barrier_behind_a_wait_for_all_7(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}from_the_copy_to_the_barrier_behind_a_wait_for_all_8 1 2{{$}}
define amdgpu_kernel void @from_the_copy_to_the_barrier_behind_a_wait_for_all_8(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}from_the_copy_to_the_barrier_behind_a_wait_for_all_9 0{{$}}
define amdgpu_kernel void @from_the_copy_to_the_barrier_behind_a_wait_for_all_9(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}from_the_copy_to_the_barrier_behind_a_wait_for_all_10 0 1{{$}}
define amdgpu_kernel void @from_the_copy_to_the_barrier_behind_a_wait_for_all_10(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3953)
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}from_the_copy_to_the_barrier_behind_a_wait_for_all_11 0 1{{$}}
define amdgpu_kernel void @from_the_copy_to_the_barrier_behind_a_wait_for_all_11(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void asm "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}from_the_copy_to_the_barrier_behind_a_wait_for_all_12 0{{$}}
define amdgpu_kernel void @from_the_copy_to_the_barrier_behind_a_wait_for_all_12(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  fence release
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}from_the_copy_to_the_barrier_behind_a_wait_for_all_13 0{{$}}
define amdgpu_kernel void @from_the_copy_to_the_barrier_behind_a_wait_for_all_13(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  fence syncscope("agent") acq_rel
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}from_the_copy_to_the_barrier_behind_a_wait_for_all_14 0 1{{$}}
define amdgpu_kernel void @from_the_copy_to_the_barrier_behind_a_wait_for_all_14(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}from_the_copy_to_the_barrier_behind_a_wait_for_all_15 0 1{{$}}
define amdgpu_kernel void @from_the_copy_to_the_barrier_behind_a_wait_for_all_15(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void asm sideeffect "s_cbranch_scc0 1f\0As_waitcnt vmcnt(0)\0A1:", ""()
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; A split barrier ends what was complete before its signal. Between the halves a wave may have gone on while another
; has not yet signalled; what is waited for there is late.
; CHECK-NEXT: {{^}}a_split_barrier_ends_what_was_complete_before_its_signal_1 0 1{{$}}
define amdgpu_kernel void @a_split_barrier_ends_what_was_complete_before_its_signal_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}a_split_barrier_ends_what_was_complete_before_its_signal_2 0 1{{$}}
define amdgpu_kernel void @a_split_barrier_ends_what_was_complete_before_its_signal_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}a_split_barrier_ends_what_was_complete_before_its_signal_3 0 1 2{{$}}
define amdgpu_kernel void @a_split_barrier_ends_what_was_complete_before_its_signal_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}a_split_barrier_ends_what_was_complete_before_its_signal_4 0 1 2{{$}}
define amdgpu_kernel void @a_split_barrier_ends_what_was_complete_before_its_signal_4(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}a_split_barrier_ends_what_was_complete_before_its_signal_5 1 2{{$}}
define amdgpu_kernel void @a_split_barrier_ends_what_was_complete_before_its_signal_5(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}a_split_barrier_ends_what_was_complete_before_its_signal_6 2 3{{$}}
define amdgpu_kernel void @a_split_barrier_ends_what_was_complete_before_its_signal_6(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  ret void
}

; CHECK-NEXT: {{^}}a_split_barrier_ends_what_was_complete_before_its_signal_7 3 4{{$}}
define amdgpu_kernel void @a_split_barrier_ends_what_was_complete_before_its_signal_7(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  ret void
}

; A marked copy is complete where no mark behind it is outstanding.
; CHECK-NEXT: {{^}}a_marked_copy_is_complete_where_no_mark_behind_it_is_outstanding_1 0{{$}}
define amdgpu_kernel void @a_marked_copy_is_complete_where_no_mark_behind_it_is_outstanding_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}a_marked_copy_is_complete_where_no_mark_behind_it_is_outstanding_2 0 1{{$}}
define amdgpu_kernel void @a_marked_copy_is_complete_where_no_mark_behind_it_is_outstanding_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}a_marked_copy_is_complete_where_no_mark_behind_it_is_outstanding_3 0 1{{$}}
define amdgpu_kernel void @a_marked_copy_is_complete_where_no_mark_behind_it_is_outstanding_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}a_marked_copy_is_complete_where_no_mark_behind_it_is_outstanding_4 0 1{{$}}
define amdgpu_kernel void @a_marked_copy_is_complete_where_no_mark_behind_it_is_outstanding_4(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.wait.asyncmark(i16 1)
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}a_marked_copy_is_complete_where_no_mark_behind_it_is_outstanding_5 0 1{{$}}
define amdgpu_kernel void @a_marked_copy_is_complete_where_no_mark_behind_it_is_outstanding_5(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}a_marked_copy_is_complete_where_no_mark_behind_it_is_outstanding_6 0 1{{$}}
define amdgpu_kernel void @a_marked_copy_is_complete_where_no_mark_behind_it_is_outstanding_6(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}a_marked_copy_is_complete_where_no_mark_behind_it_is_outstanding_7 0 1{{$}}
define amdgpu_kernel void @a_marked_copy_is_complete_where_no_mark_behind_it_is_outstanding_7(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}a_marked_copy_is_complete_where_no_mark_behind_it_is_outstanding_8 0 1 2{{$}}
define amdgpu_kernel void @a_marked_copy_is_complete_where_no_mark_behind_it_is_outstanding_8(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}a_marked_copy_is_complete_where_no_mark_behind_it_is_outstanding_9 0{{$}}
define amdgpu_kernel void @a_marked_copy_is_complete_where_no_mark_behind_it_is_outstanding_9(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}a_marked_copy_is_complete_where_no_mark_behind_it_is_outstanding_10 0 1{{$}}
define amdgpu_kernel void @a_marked_copy_is_complete_where_no_mark_behind_it_is_outstanding_10(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  fence release
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; A wait counts if it is on every path.
; CHECK-NEXT: {{^}}a_wait_counts_if_it_is_on_every_path_1 0 1 2 3 4{{$}}
define amdgpu_kernel void @a_wait_counts_if_it_is_on_every_path_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  br i1 %c, label %t, label %e
t:
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  br label %j
e:
  br label %j
j:
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}a_wait_counts_if_it_is_on_every_path_2 0 1 2 3{{$}}
define amdgpu_kernel void @a_wait_counts_if_it_is_on_every_path_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  br i1 %c, label %t, label %e
t:
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  br label %j
e:
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  br label %j
j:
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; Copies go round a loop. Copies that the end of the body starts fly at its head, up to the wait and the barrier
; there.
; CHECK-NEXT: {{^}}copies_go_round_a_loop_1 1 3 4{{$}}
define amdgpu_kernel void @copies_go_round_a_loop_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  br label %l
l:
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  br i1 %c, label %l, label %o
o:
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}copies_go_round_a_loop_2 1 2 3 4{{$}}
define amdgpu_kernel void @copies_go_round_a_loop_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  br label %l
l:
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  br i1 %c, label %l, label %o
o:
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; The barrier of some architectures waits by itself. For global loads, at a barrier of the workgroup that the backend
; knows, which those in assembly are not.
; CHECK-NEXT: {{^}}the_barrier_of_some_architectures_waits_by_itself_1 0 1{{$}}
define amdgpu_kernel void @the_barrier_of_some_architectures_waits_by_itself_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}the_barrier_of_some_architectures_waits_by_itself_2 0 1{{$}}
define amdgpu_kernel void @the_barrier_of_some_architectures_waits_by_itself_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  ret void
}

!0 = !{i32 64, i32 1, i32 1}
