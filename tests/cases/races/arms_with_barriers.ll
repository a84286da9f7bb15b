; Behind a branch on ids each half of the waves may run code of its own, with barriers in loops and under branches: the
; n-th barrier of the one half meets the n-th of the other, if equal values decide how many there are.
; RUN: exits 1 ldsopt check %s | filecheck %s
; RUN: exits 1 ldsopt check %s | filecheck %s --check-prefix=FREE

; CHECK-DAG: definite wave-race in no_hand_over
; CHECK-DAG: definite: of two groups of waves, both may run behind the barrier of line [[#]], which meets that of line [[#]]: wave
; CHECK-DAG: definite wave-race in wrong_slot
; CHECK-DAG: wave-race in one_more
; CHECK-DAG: wave-race in other_step
; CHECK-DAG: unproven divergent-barrier in counts_apart
; CHECK-DAG: definite wave-race in other_counter
; CHECK-DAG: wave-race in other_start
; CHECK-DAG: wave-race in loaded_count
; CHECK-DAG: wave-race in by_item
; CHECK-DAG: wave-race in one_less
; CHECK-DAG: wave-race in leaves_early
; CHECK-DAG: wave-race in in_a_loop
; CHECK-DAG: definite wave-race in behind_arms

; FREE-NOT: wave-race in {{hand_over|slots|own_slot|tiles|tiles_left|beside|way_out|to_the_end|joined}}
; FREE-NOT: divergent-barrier in {{hand_over|slots|own_slot|tiles|tiles_left|beside|way_out|to_the_end|joined}}
; FREE: {{^}}examined:

target triple = "amdgcn-amd-amdhsa"

@hand_over.lds = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
; One half stores, the other loads behind the next barrier.
define amdgpu_kernel void @hand_over(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 127
  %high = icmp ugt i32 %t, 127
  %far = xor i32 %l, 64
  br i1 %high, label %load, label %compute
load:
  %i = phi i32 [ 0, %entry ], [ %i.next, %load ]
  %w = getelementptr [2 x [128 x i32]], ptr addrspace(3) @hand_over.lds, i32 0, i32 0, i32 %l
  store i32 %i, ptr addrspace(3) %w
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %load, label %end
compute:
  %j = phi i32 [ 0, %entry ], [ %j.next, %compute ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = getelementptr [2 x [128 x i32]], ptr addrspace(3) @hand_over.lds, i32 0, i32 0, i32 %far
  %r.x = load i32, ptr addrspace(3) %r
  call void asm sideeffect "; use $0", "v"(i32 %r.x)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %n
  br i1 %j.more, label %compute, label %end
end:
  ret void
}

@no_hand_over.lds = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
; The load is behind no barrier of its iteration: it meets the store of the next.
define amdgpu_kernel void @no_hand_over(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 127
  %high = icmp ugt i32 %t, 127
  %far = xor i32 %l, 64
  br i1 %high, label %load, label %compute
load:
  %i = phi i32 [ 0, %entry ], [ %i.next, %load ]
  %w = getelementptr [2 x [128 x i32]], ptr addrspace(3) @no_hand_over.lds, i32 0, i32 0, i32 %l
  store i32 %i, ptr addrspace(3) %w
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %load, label %end
compute:
  %j = phi i32 [ 0, %entry ], [ %j.next, %compute ]
  %r = getelementptr [2 x [128 x i32]], ptr addrspace(3) @no_hand_over.lds, i32 0, i32 0, i32 %far
  %r.x = load i32, ptr addrspace(3) %r
  call void asm sideeffect "; use $0", "v"(i32 %r.x)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %n
  br i1 %j.more, label %compute, label %end
end:
  ret void
}

@slots.lds = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
; Two slots in turn, one barrier an iteration: the halves are in different slots in each.
define amdgpu_kernel void @slots(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 127
  %high = icmp ugt i32 %t, 127
  %far = xor i32 %l, 64
  br i1 %high, label %load, label %compute
load:
  %i = phi i32 [ 0, %entry ], [ %i.next, %load ]
  %i.s = and i32 %i, 1
  %w = getelementptr [2 x [128 x i32]], ptr addrspace(3) @slots.lds, i32 0, i32 %i.s, i32 %l
  store i32 %i, ptr addrspace(3) %w
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %load, label %end
compute:
  %j = phi i32 [ 0, %entry ], [ %j.next, %compute ]
  %j.s = and i32 %j, 1
  %j.o = xor i32 %j.s, 1
  %r = getelementptr [2 x [128 x i32]], ptr addrspace(3) @slots.lds, i32 0, i32 %j.o, i32 %far
  %r.x = load i32, ptr addrspace(3) %r
  call void asm sideeffect "; use $0", "v"(i32 %r.x)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %n
  br i1 %j.more, label %compute, label %end
end:
  ret void
}

@wrong_slot.lds = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
; As `slots`, but the halves are in one slot at a time.
define amdgpu_kernel void @wrong_slot(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 127
  %high = icmp ugt i32 %t, 127
  %far = xor i32 %l, 64
  br i1 %high, label %load, label %compute
load:
  %i = phi i32 [ 0, %entry ], [ %i.next, %load ]
  %i.s = and i32 %i, 1
  %w = getelementptr [2 x [128 x i32]], ptr addrspace(3) @wrong_slot.lds, i32 0, i32 %i.s, i32 %l
  store i32 %i, ptr addrspace(3) %w
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %load, label %end
compute:
  %j = phi i32 [ 0, %entry ], [ %j.next, %compute ]
  %j.s = and i32 %j, 1
  %r = getelementptr [2 x [128 x i32]], ptr addrspace(3) @wrong_slot.lds, i32 0, i32 %j.s, i32 %far
  %r.x = load i32, ptr addrspace(3) %r
  call void asm sideeffect "; use $0", "v"(i32 %r.x)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %n
  br i1 %j.more, label %compute, label %end
end:
  ret void
}

@one_more.lds = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
; The second half runs one more iteration: its barriers meet none.
define amdgpu_kernel void @one_more(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 127
  %high = icmp ugt i32 %t, 127
  %far = xor i32 %l, 64
  %m = add i32 %n, 1
  br i1 %high, label %load, label %compute
load:
  %i = phi i32 [ 0, %entry ], [ %i.next, %load ]
  %w = getelementptr [2 x [128 x i32]], ptr addrspace(3) @one_more.lds, i32 0, i32 0, i32 %l
  store i32 %i, ptr addrspace(3) %w
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %load, label %end
compute:
  %j = phi i32 [ 0, %entry ], [ %j.next, %compute ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = getelementptr [2 x [128 x i32]], ptr addrspace(3) @one_more.lds, i32 0, i32 0, i32 %far
  %r.x = load i32, ptr addrspace(3) %r
  call void asm sideeffect "; use $0", "v"(i32 %r.x)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %m
  br i1 %j.more, label %compute, label %end
end:
  ret void
}

@other_step.lds = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
; The halves count by different steps.
define amdgpu_kernel void @other_step(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 127
  %high = icmp ugt i32 %t, 127
  %far = xor i32 %l, 64
  br i1 %high, label %load, label %compute
load:
  %i = phi i32 [ 0, %entry ], [ %i.next, %load ]
  %i.s = and i32 %i, 1
  %w = getelementptr [2 x [128 x i32]], ptr addrspace(3) @other_step.lds, i32 0, i32 %i.s, i32 %l
  store i32 %i, ptr addrspace(3) %w
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %load, label %end
compute:
  %j = phi i32 [ 0, %entry ], [ %j.next, %compute ]
  %j.s = and i32 %j, 1
  %j.o = xor i32 %j.s, 1
  %r = getelementptr [2 x [128 x i32]], ptr addrspace(3) @other_step.lds, i32 0, i32 %j.o, i32 %far
  %r.x = load i32, ptr addrspace(3) %r
  call void asm sideeffect "; use $0", "v"(i32 %r.x)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j.next = add i32 %j, 2
  %j.more = icmp slt i32 %j.next, %n
  br i1 %j.more, label %compute, label %end
end:
  ret void
}

@counts_apart.lds = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
; They count by different steps, and look at the number that they had.
define amdgpu_kernel void @counts_apart(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 127
  %high = icmp ugt i32 %t, 127
  %far = xor i32 %l, 64
  br i1 %high, label %load, label %compute
load:
  %i = phi i32 [ 0, %entry ], [ %i.next, %load ]
  %w = getelementptr [2 x [128 x i32]], ptr addrspace(3) @counts_apart.lds, i32 0, i32 0, i32 %l
  store i32 %i, ptr addrspace(3) %w
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i, %n
  br i1 %i.more, label %load, label %end
compute:
  %j = phi i32 [ 0, %entry ], [ %j.next, %compute ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = getelementptr [2 x [128 x i32]], ptr addrspace(3) @counts_apart.lds, i32 0, i32 0, i32 %far
  %r.x = load i32, ptr addrspace(3) %r
  call void asm sideeffect "; use $0", "v"(i32 %r.x)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j.next = add i32 %j, 2
  %j.more = icmp slt i32 %j, %n
  br i1 %j.more, label %compute, label %end
end:
  ret void
}

@own_slot.lds = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
; The second half loads behind the barrier what was stored in front, while the first is in the next slot.
define amdgpu_kernel void @own_slot(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 127
  %high = icmp ugt i32 %t, 127
  %far = xor i32 %l, 64
  br i1 %high, label %load, label %compute
load:
  %i = phi i32 [ 0, %entry ], [ %i.next, %load ]
  %i.s = and i32 %i, 1
  %w = getelementptr [2 x [128 x i32]], ptr addrspace(3) @own_slot.lds, i32 0, i32 %i.s, i32 %l
  store i32 %i, ptr addrspace(3) %w
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %load, label %end
compute:
  %j = phi i32 [ 0, %entry ], [ %j.next, %compute ]
  %j.s = and i32 %j, 1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = getelementptr [2 x [128 x i32]], ptr addrspace(3) @own_slot.lds, i32 0, i32 %j.s, i32 %far
  %r.x = load i32, ptr addrspace(3) %r
  call void asm sideeffect "; use $0", "v"(i32 %r.x)
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %n
  br i1 %j.more, label %compute, label %end
end:
  ret void
}

@other_counter.lds = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
; As `own_slot`, but the slot is from another counter, one ahead: both are in one slot at a time.
define amdgpu_kernel void @other_counter(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 127
  %high = icmp ugt i32 %t, 127
  %far = xor i32 %l, 64
  br i1 %high, label %load, label %compute
load:
  %i = phi i32 [ 0, %entry ], [ %i.next, %load ]
  %i.s = and i32 %i, 1
  %w = getelementptr [2 x [128 x i32]], ptr addrspace(3) @other_counter.lds, i32 0, i32 %i.s, i32 %l
  store i32 %i, ptr addrspace(3) %w
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %load, label %end
compute:
  %j = phi i32 [ 0, %entry ], [ %j.next, %compute ]
  %k = phi i32 [ 1, %entry ], [ %k.next, %compute ]
  %k.next = add i32 %k, 1
  %j.s = and i32 %k, 1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = getelementptr [2 x [128 x i32]], ptr addrspace(3) @other_counter.lds, i32 0, i32 %j.s, i32 %far
  %r.x = load i32, ptr addrspace(3) %r
  call void asm sideeffect "; use $0", "v"(i32 %r.x)
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %n
  br i1 %j.more, label %compute, label %end
end:
  ret void
}

@other_start.lds = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
; They begin with different numbers.
define amdgpu_kernel void @other_start(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 127
  %high = icmp ugt i32 %t, 127
  %far = xor i32 %l, 64
  br i1 %high, label %load, label %compute
load:
  %i = phi i32 [ 0, %entry ], [ %i.next, %load ]
  %w = getelementptr [2 x [128 x i32]], ptr addrspace(3) @other_start.lds, i32 0, i32 0, i32 %l
  store i32 %i, ptr addrspace(3) %w
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %load, label %end
compute:
  %j = phi i32 [ 1, %entry ], [ %j.next, %compute ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = getelementptr [2 x [128 x i32]], ptr addrspace(3) @other_start.lds, i32 0, i32 0, i32 %far
  %r.x = load i32, ptr addrspace(3) %r
  call void asm sideeffect "; use $0", "v"(i32 %r.x)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %n
  br i1 %j.more, label %compute, label %end
end:
  ret void
}

@loaded_count.lds = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
; Each half loads its own bound: what is there may have changed.
define amdgpu_kernel void @loaded_count(ptr addrspace(1) %c) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 127
  %high = icmp ugt i32 %t, 127
  %far = xor i32 %l, 64
  br i1 %high, label %load.in, label %compute.in
load.in:
  %a = load volatile i32, ptr addrspace(1) %c
  br label %load
load:
  %i = phi i32 [ 0, %load.in ], [ %i.next, %load ]
  %w = getelementptr [2 x [128 x i32]], ptr addrspace(3) @loaded_count.lds, i32 0, i32 0, i32 %l
  store i32 %i, ptr addrspace(3) %w
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %a
  br i1 %i.more, label %load, label %end
compute.in:
  %b = load volatile i32, ptr addrspace(1) %c
  br label %compute
compute:
  %j = phi i32 [ 0, %compute.in ], [ %j.next, %compute ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = getelementptr [2 x [128 x i32]], ptr addrspace(3) @loaded_count.lds, i32 0, i32 0, i32 %far
  %r.x = load i32, ptr addrspace(3) %r
  call void asm sideeffect "; use $0", "v"(i32 %r.x)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %b
  br i1 %j.more, label %compute, label %end
end:
  ret void
}

@by_item.lds = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
; The bound of the second half differs between its waves.
define amdgpu_kernel void @by_item(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 127
  %high = icmp ugt i32 %t, 127
  %far = xor i32 %l, 64
  %wave = lshr i32 %t, 6
  %m = add i32 %n, %wave
  br i1 %high, label %load, label %compute
load:
  %i = phi i32 [ 0, %entry ], [ %i.next, %load ]
  %w = getelementptr [2 x [128 x i32]], ptr addrspace(3) @by_item.lds, i32 0, i32 0, i32 %l
  store i32 %i, ptr addrspace(3) %w
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %load, label %end
compute:
  %j = phi i32 [ 0, %entry ], [ %j.next, %compute ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = getelementptr [2 x [128 x i32]], ptr addrspace(3) @by_item.lds, i32 0, i32 0, i32 %far
  %r.x = load i32, ptr addrspace(3) %r
  call void asm sideeffect "; use $0", "v"(i32 %r.x)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %m
  br i1 %j.more, label %compute, label %end
end:
  ret void
}

@one_less.lds = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
; The second half passes one barrier an iteration, the first two.
define amdgpu_kernel void @one_less(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 127
  %high = icmp ugt i32 %t, 127
  %far = xor i32 %l, 64
  br i1 %high, label %load, label %compute
load:
  %i = phi i32 [ 0, %entry ], [ %i.next, %load ]
  %w = getelementptr [2 x [128 x i32]], ptr addrspace(3) @one_less.lds, i32 0, i32 0, i32 %l
  store i32 %i, ptr addrspace(3) %w
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %load, label %end
compute:
  %j = phi i32 [ 0, %entry ], [ %j.next, %compute ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = getelementptr [2 x [128 x i32]], ptr addrspace(3) @one_less.lds, i32 0, i32 0, i32 %far
  %r.x = load i32, ptr addrspace(3) %r
  call void asm sideeffect "; use $0", "v"(i32 %r.x)
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %n
  br i1 %j.more, label %compute, label %end
end:
  ret void
}

@way_out.lds = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
; A branch by equal values in the middle of both arms.
define amdgpu_kernel void @way_out(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 127
  %high = icmp ugt i32 %t, 127
  %far = xor i32 %l, 64
  br i1 %high, label %load, label %compute
load:
  %i = phi i32 [ 0, %entry ], [ %i.next, %load.on ]
  %w = getelementptr [2 x [128 x i32]], ptr addrspace(3) @way_out.lds, i32 0, i32 0, i32 %l
  store i32 %i, ptr addrspace(3) %w
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.last = icmp eq i32 %i, 7
  br i1 %i.last, label %end, label %load.on
load.on:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %load, label %end
compute:
  %j = phi i32 [ 0, %entry ], [ %j.next, %compute.on ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = getelementptr [2 x [128 x i32]], ptr addrspace(3) @way_out.lds, i32 0, i32 0, i32 %far
  %r.x = load i32, ptr addrspace(3) %r
  call void asm sideeffect "; use $0", "v"(i32 %r.x)
  %j.last = icmp eq i32 %j, 7
  br i1 %j.last, label %end, label %compute.on
compute.on:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %n
  br i1 %j.more, label %compute, label %end
end:
  ret void
}

@leaves_early.lds = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
; The first half leaves in another iteration than the second.
define amdgpu_kernel void @leaves_early(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 127
  %high = icmp ugt i32 %t, 127
  %far = xor i32 %l, 64
  br i1 %high, label %load, label %compute
load:
  %i = phi i32 [ 0, %entry ], [ %i.next, %load.on ]
  %w = getelementptr [2 x [128 x i32]], ptr addrspace(3) @leaves_early.lds, i32 0, i32 0, i32 %l
  store i32 %i, ptr addrspace(3) %w
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.last = icmp eq i32 %i, 7
  br i1 %i.last, label %end, label %load.on
load.on:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %load, label %end
compute:
  %j = phi i32 [ 0, %entry ], [ %j.next, %compute.on ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = getelementptr [2 x [128 x i32]], ptr addrspace(3) @leaves_early.lds, i32 0, i32 0, i32 %far
  %r.x = load i32, ptr addrspace(3) %r
  call void asm sideeffect "; use $0", "v"(i32 %r.x)
  %j.last = icmp eq i32 %j, 6
  br i1 %j.last, label %end, label %compute.on
compute.on:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %n
  br i1 %j.more, label %compute, label %end
end:
  ret void
}

@to_the_end.lds = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
; Each half has a loop behind its loop.
define amdgpu_kernel void @to_the_end(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 127
  %high = icmp ugt i32 %t, 127
  %far = xor i32 %l, 64
  br i1 %high, label %load, label %compute
load:
  %i = phi i32 [ 0, %entry ], [ %i.next, %load ]
  %w = getelementptr [2 x [128 x i32]], ptr addrspace(3) @to_the_end.lds, i32 0, i32 0, i32 %l
  store i32 %i, ptr addrspace(3) %w
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %load, label %load.again
load.again:
  %k = phi i32 [ 0, %load ], [ %k.next, %load.again ]
  %v = getelementptr [2 x [128 x i32]], ptr addrspace(3) @to_the_end.lds, i32 0, i32 0, i32 %l
  store i32 %k, ptr addrspace(3) %v
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k.next = add i32 %k, 1
  %k.more = icmp slt i32 %k.next, %n
  br i1 %k.more, label %load.again, label %end
compute:
  %j = phi i32 [ 0, %entry ], [ %j.next, %compute ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = getelementptr [2 x [128 x i32]], ptr addrspace(3) @to_the_end.lds, i32 0, i32 0, i32 %far
  %r.x = load i32, ptr addrspace(3) %r
  call void asm sideeffect "; use $0", "v"(i32 %r.x)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %n
  br i1 %j.more, label %compute, label %compute.again
compute.again:
  %q = phi i32 [ 0, %compute ], [ %q.next, %compute.again ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p = getelementptr [2 x [128 x i32]], ptr addrspace(3) @to_the_end.lds, i32 0, i32 0, i32 %far
  %p.x = load i32, ptr addrspace(3) %p
  call void asm sideeffect "; use $0", "v"(i32 %p.x)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q.next = add i32 %q, 1
  %q.more = icmp slt i32 %q.next, %n
  br i1 %q.more, label %compute.again, label %end
end:
  ret void
}

@joined.lds = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
; Behind the arms all waves meet at one barrier.
define amdgpu_kernel void @joined(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 127
  %high = icmp ugt i32 %t, 127
  %far = xor i32 %l, 64
  br i1 %high, label %load, label %compute
load:
  %i = phi i32 [ 0, %entry ], [ %i.next, %load ]
  %w = getelementptr [2 x [128 x i32]], ptr addrspace(3) @joined.lds, i32 0, i32 0, i32 %l
  store i32 %i, ptr addrspace(3) %w
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %load, label %end
compute:
  %j = phi i32 [ 0, %entry ], [ %j.next, %compute ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = getelementptr [2 x [128 x i32]], ptr addrspace(3) @joined.lds, i32 0, i32 0, i32 %far
  %r.x = load i32, ptr addrspace(3) %r
  call void asm sideeffect "; use $0", "v"(i32 %r.x)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %n
  br i1 %j.more, label %compute, label %end
end:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %z = getelementptr [256 x i32], ptr addrspace(3) @joined.lds, i32 0, i32 %t
  store i32 1, ptr addrspace(3) %z
  ret void
}

@behind_arms.lds = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
; No barrier is between the loads of the one half, in the second slot, and the stores of all waves.
define amdgpu_kernel void @behind_arms(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 127
  %high = icmp ugt i32 %t, 127
  %far = xor i32 %l, 64
  br i1 %high, label %load, label %compute
load:
  %i = phi i32 [ 0, %entry ], [ %i.next, %load ]
  %w = getelementptr [2 x [128 x i32]], ptr addrspace(3) @behind_arms.lds, i32 0, i32 0, i32 %l
  store i32 %i, ptr addrspace(3) %w
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %load, label %end
compute:
  %j = phi i32 [ 0, %entry ], [ %j.next, %compute ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = getelementptr [2 x [128 x i32]], ptr addrspace(3) @behind_arms.lds, i32 0, i32 1, i32 %far
  %r.x = load i32, ptr addrspace(3) %r
  call void asm sideeffect "; use $0", "v"(i32 %r.x)
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %n
  br i1 %j.more, label %compute, label %end
end:
  %z = getelementptr [256 x i32], ptr addrspace(3) @behind_arms.lds, i32 0, i32 %t
  store i32 1, ptr addrspace(3) %z
  ret void
}

@tiles.lds = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
; The branch is in a loop, with a barrier of all waves in front of it.
define amdgpu_kernel void @tiles(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 127
  %high = icmp ugt i32 %t, 127
  %far = xor i32 %l, 64
  br label %again
again:
  %o = phi i32 [ 0, %entry ], [ %o.next, %again.end ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %high, label %load, label %compute
again.end:
  %o.next = add i32 %o, 1
  %o.more = icmp slt i32 %o.next, %n
  br i1 %o.more, label %again, label %end
load:
  %i = phi i32 [ 0, %again ], [ %i.next, %load ]
  %w = getelementptr [2 x [128 x i32]], ptr addrspace(3) @tiles.lds, i32 0, i32 0, i32 %l
  store i32 %i, ptr addrspace(3) %w
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %load, label %again.end
compute:
  %j = phi i32 [ 0, %again ], [ %j.next, %compute ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = getelementptr [2 x [128 x i32]], ptr addrspace(3) @tiles.lds, i32 0, i32 0, i32 %far
  %r.x = load i32, ptr addrspace(3) %r
  call void asm sideeffect "; use $0", "v"(i32 %r.x)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %n
  br i1 %j.more, label %compute, label %again.end
end:
  ret void
}

@tiles_left.lds = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
; As `tiles`; a wave leaves by what it loads, and then ends.
define amdgpu_kernel void @tiles_left(i32 %n, ptr addrspace(1) %c) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 127
  %high = icmp ugt i32 %t, 127
  %far = xor i32 %l, 64
  br label %again
again:
  %o = phi i32 [ 0, %entry ], [ %o.next, %again.end ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %a = load volatile i32, ptr addrspace(1) %c
  %a.last = icmp eq i32 %a, 0
  br i1 %a.last, label %end, label %again.on
again.on:
  br i1 %high, label %load, label %compute
again.end:
  %o.next = add i32 %o, 1
  %o.more = icmp slt i32 %o.next, %n
  br i1 %o.more, label %again, label %end
load:
  %i = phi i32 [ 0, %again.on ], [ %i.next, %load ]
  %w = getelementptr [2 x [128 x i32]], ptr addrspace(3) @tiles_left.lds, i32 0, i32 0, i32 %l
  store i32 %i, ptr addrspace(3) %w
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %load, label %again.end
compute:
  %j = phi i32 [ 0, %again.on ], [ %j.next, %compute ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = getelementptr [2 x [128 x i32]], ptr addrspace(3) @tiles_left.lds, i32 0, i32 0, i32 %far
  %r.x = load i32, ptr addrspace(3) %r
  call void asm sideeffect "; use $0", "v"(i32 %r.x)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %n
  br i1 %j.more, label %compute, label %again.end
end:
  ret void
}

@beside.lds = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
; Other branches on ids, without a barrier, divide the waves in another way.
define amdgpu_kernel void @beside(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 127
  %high = icmp ugt i32 %t, 127
  %far = xor i32 %l, 64
  %first = icmp ult i32 %t, 64
  br i1 %first, label %early, label %go
early:
  call void asm sideeffect "; early", ""()
  br label %go
go:
  br i1 %high, label %load, label %compute
load:
  %i = phi i32 [ 0, %go ], [ %i.next, %load ]
  %w = getelementptr [2 x [128 x i32]], ptr addrspace(3) @beside.lds, i32 0, i32 0, i32 %l
  store i32 %i, ptr addrspace(3) %w
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %load, label %end
compute:
  %j = phi i32 [ 0, %go ], [ %j.next, %compute ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = getelementptr [2 x [128 x i32]], ptr addrspace(3) @beside.lds, i32 0, i32 0, i32 %far
  %r.x = load i32, ptr addrspace(3) %r
  call void asm sideeffect "; use $0", "v"(i32 %r.x)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %n
  br i1 %j.more, label %compute, label %end
end:
  ret void
}

@in_a_loop.lds = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
; No barrier of all waves is in the loop that holds the branch: this is not followed.
define amdgpu_kernel void @in_a_loop(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 127
  %high = icmp ugt i32 %t, 127
  %far = xor i32 %l, 64
  br label %again
again:
  %o = phi i32 [ 0, %entry ], [ %o.next, %again.end ]
  br i1 %high, label %load, label %compute
again.end:
  %o.next = add i32 %o, 1
  %o.more = icmp slt i32 %o.next, %n
  br i1 %o.more, label %again, label %end
load:
  %i = phi i32 [ 0, %again ], [ %i.next, %load ]
  %w = getelementptr [2 x [128 x i32]], ptr addrspace(3) @in_a_loop.lds, i32 0, i32 0, i32 %l
  store i32 %i, ptr addrspace(3) %w
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %load, label %again.end
compute:
  %j = phi i32 [ 0, %again ], [ %j.next, %compute ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = getelementptr [2 x [128 x i32]], ptr addrspace(3) @in_a_loop.lds, i32 0, i32 0, i32 %far
  %r.x = load i32, ptr addrspace(3) %r
  call void asm sideeffect "; use $0", "v"(i32 %r.x)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %n
  br i1 %j.more, label %compute, label %again.end
end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
