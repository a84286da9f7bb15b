; The verdict on each shape of code: when each variable is needed, which may share no byte with it, and why it is needed where it
; is not used. The assumption frees bytes where it is said, and is named just there.
; RUN: ldsopt liveness %s | filecheck %s
; RUN: ldsopt liveness %s | filecheck %s --check-prefix UNASSUMED
; RUN: ldsopt liveness %s --assume ranges-start-fresh | filecheck %s --check-prefix FRESH
; UNASSUMED-NOT: assumed:
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
@B = internal addrspace(3) global [64 x i32] poison, align 16
@C = internal addrspace(3) global [64 x i32] poison, align 16
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()

; One after the other.
; CHECK: {{^}}one_after_the_other: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) -{{$}}
; FRESH: {{^}}one_after_the_other: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-1 [0,2) -{{$}}
; FRESH-NEXT: B 256 16 2-3 [2,4) -{{$}}
define amdgpu_kernel void @one_after_the_other(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2, align 4
  store i32 %v2, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  ret void
}

; Without a barrier between.
; CHECK: {{^}}without_a_barrier_between: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) B{{$}}
; CHECK-NEXT: B 256 16 1-2 [1,3) A{{$}}
; FRESH: {{^}}without_a_barrier_between: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-1 [0,2) B{{$}}
; FRESH-NEXT: B 256 16 1-2 [1,3) A{{$}}
define amdgpu_kernel void @without_a_barrier_between(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2, align 4
  store i32 %v2, ptr addrspace(1) %out, align 4
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  ret void
}

; At the same time.
; CHECK: {{^}}at_the_same_time: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) B{{$}}
; CHECK-NEXT: B 256 16 0-2 [0,3) A{{$}}
; FRESH: {{^}}at_the_same_time: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-1 [0,2) B{{$}}
; FRESH-NEXT: B 256 16 0-2 [0,3) A{{$}}
define amdgpu_kernel void @at_the_same_time(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3, align 4
  store i32 %v3, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  ret void
}

; Live through, not accessed.
; CHECK: {{^}}live_through_not_accessed: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-3 [0,4) B{{$}}
; CHECK-NEXT: B 256 16 1-2 [1,3) A{{$}}
; FRESH: {{^}}live_through_not_accessed: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-3 [0,4) B{{$}}
; FRESH-NEXT: B 256 16 1-2 [1,3) A{{$}}
define amdgpu_kernel void @live_through_not_accessed(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3, align 4
  store i32 %v3, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  ret void
}

; Chain.
; CHECK: {{^}}chain: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) B{{$}}
; CHECK-NEXT: B 256 16 1-2 [1,3) all others{{$}}
; CHECK-NEXT: C 256 16 2-3 [2,4) B{{$}}
; FRESH: {{^}}chain: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-1 [0,2) B{{$}}
; FRESH-NEXT: B 256 16 1-2 [1,3) all others{{$}}
; FRESH-NEXT: C 256 16 2-3 [2,4) B{{$}}
define amdgpu_kernel void @chain(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2, align 4
  store i32 %v2, ptr addrspace(1) %out, align 4
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  %p5 = getelementptr i32, ptr addrspace(3) @C, i32 %tid
  store i32 7, ptr addrspace(3) %p5, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @C, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6, align 4
  store i32 %v6, ptr addrspace(1) %out, align 4
  ret void
}

; Hole.
; CHECK: {{^}}hole: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4-5 [0,2) [4,6) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) -{{$}}
; FRESH: {{^}}hole: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-1,4-5 [0,2) [4,6) -{{$}}
; FRESH-NEXT: B 256 16 2-3 [2,4) -{{$}}
define amdgpu_kernel void @hole(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2, align 4
  store i32 %v2, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6, align 4
  store i32 %v6, ptr addrspace(1) %out, align 4
  ret void
}

; Partial write.
; CHECK: {{^}}partial_write: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,6) B a write may leave older bytes that are read later (line {{\d+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
; FRESH: {{^}}partial_write: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-1,4-5 [0,2) [4,6) -{{$}}
; FRESH-NEXT: B 256 16 2-3 [2,4) -{{$}}
; FRESH-NEXT: assumed: ranges-start-fresh
define amdgpu_kernel void @partial_write(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2, align 4
  store i32 %v2, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 0
  store i32 7, ptr addrspace(3) %p5, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6, align 4
  store i32 %v6, ptr addrspace(1) %out, align 4
  ret void
}

; Partial write, of what was read as well.
; CHECK: {{^}}partial_write_of_what_was_read_as_well: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,6) B{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
; FRESH: {{^}}partial_write_of_what_was_read_as_well: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-1,4-5 [0,2) [4,6) -{{$}}
; FRESH-NEXT: B 256 16 2-3 [2,4) -{{$}}
; FRESH-NEXT: assumed: ranges-start-fresh
define amdgpu_kernel void @partial_write_of_what_was_read_as_well(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2, align 4
  store i32 %v2, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 0
  store i32 7, ptr addrspace(3) %p5, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6, align 4
  store i32 %v6, ptr addrspace(1) %out, align 4
  ret void
}

; Written in two steps, and read behind both.
; CHECK: {{^}}written_in_two_steps_and_read_behind_both: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [0,5) B{{$}}
; CHECK-NEXT: B 256 16 1-2 [1,3) A{{$}}
; FRESH: {{^}}written_in_two_steps_and_read_behind_both: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-4 [0,5) B{{$}}
; FRESH-NEXT: B 256 16 1-2 [1,3) A{{$}}
define amdgpu_kernel void @written_in_two_steps_and_read_behind_both(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3, align 4
  store i32 %v3, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @A, i32 0
  store i32 7, ptr addrspace(3) %p4, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v5 = load i32, ptr addrspace(3) %p5, align 4
  store i32 %v5, ptr addrspace(1) %out, align 4
  ret void
}

; Write by some work-items.
; CHECK: {{^}}write_by_some_work_items: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,8) B not all work-items write again what is read later (line {{\d+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
; FRESH: {{^}}write_by_some_work_items: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-5 [0,8) B not all work-items write again what is read later (line {{\d+}}){{$}}
; FRESH-NEXT: B 256 16 2-3 [2,4) A{{$}}
define amdgpu_kernel void @write_by_some_work_items(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2, align 4
  store i32 %v2, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %d = icmp ult i32 %tid, 9
  br i1 %d, label %x, label %y

x:                                                ; preds = %entry
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5, align 4
  br label %y

y:                                                ; preds = %x, %entry
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6, align 4
  store i32 %v6, ptr addrspace(1) %out, align 4
  ret void
}

; Write on one way only.
; CHECK: {{^}}write_on_one_way_only: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,8) B{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
; FRESH: {{^}}write_on_one_way_only: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-5 [0,8) B{{$}}
; FRESH-NEXT: B 256 16 2-3 [2,4) A{{$}}
define amdgpu_kernel void @write_on_one_way_only(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2, align 4
  store i32 %v2, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %c, label %x, label %y

x:                                                ; preds = %entry
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5, align 4
  br label %y

y:                                                ; preds = %x, %entry
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6, align 4
  store i32 %v6, ptr addrspace(1) %out, align 4
  ret void
}

; Write on both ways.
; CHECK: {{^}}write_on_both_ways: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4-5 [0,2) [5,9) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) -{{$}}
; FRESH: {{^}}write_on_both_ways: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-1,4-5 [0,2) [5,9) -{{$}}
; FRESH-NEXT: B 256 16 2-3 [2,4) -{{$}}
define amdgpu_kernel void @write_on_both_ways(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2, align 4
  store i32 %v2, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %c, label %x, label %y

x:                                                ; preds = %entry
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5, align 4
  br label %z

y:                                                ; preds = %entry
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p6, align 4
  br label %z

z:                                                ; preds = %y, %x
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p7 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v7 = load i32, ptr addrspace(3) %p7, align 4
  store i32 %v7, ptr addrspace(1) %out, align 4
  ret void
}

; What a work-item reads back at once is its own.
; CHECK: {{^}}what_a_work_item_reads_back_at_once_is_its_own: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4 [0,2) [4,5) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) -{{$}}
; FRESH: {{^}}what_a_work_item_reads_back_at_once_is_its_own: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-1,4 [0,2) [4,5) -{{$}}
; FRESH-NEXT: B 256 16 2-3 [2,4) -{{$}}
define amdgpu_kernel void @what_a_work_item_reads_back_at_once_is_its_own(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2, align 4
  store i32 %v2, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %p, align 4
  %v = load i32, ptr addrspace(3) %p, align 4
  ret void
}

; What it reads back behind a barrier was kept.
; CHECK: {{^}}what_it_reads_back_behind_a_barrier_was_kept: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,6) B a write may leave older bytes that are read later (line {{\d+}}){{$}}
; CHECK-NEXT: B 256 16 3-4 [3,5) A{{$}}
; FRESH: {{^}}what_it_reads_back_behind_a_barrier_was_kept: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-5 [0,6) B a write may leave older bytes that are read later (line {{\d+}}){{$}}
; FRESH-NEXT: B 256 16 3-4 [3,5) A{{$}}
define amdgpu_kernel void @what_it_reads_back_behind_a_barrier_was_kept(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2, align 4
  store i32 %v2, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %p, align 4
  ret void
}

; What it reads back behind a barrier, read by others before.
; CHECK: {{^}}what_it_reads_back_behind_a_barrier_read_by_others_before: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,6) B a write may leave older bytes that are read later (line {{\d+}}){{$}}
; CHECK-NEXT: B 256 16 3-4 [3,5) A{{$}}
; FRESH: {{^}}what_it_reads_back_behind_a_barrier_read_by_others_before: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-5 [0,6) B a write may leave older bytes that are read later (line {{\d+}}){{$}}
; FRESH-NEXT: B 256 16 3-4 [3,5) A{{$}}
define amdgpu_kernel void @what_it_reads_back_behind_a_barrier_read_by_others_before(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2, align 4
  store i32 %v2, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %p, align 4
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3, align 4
  store i32 %v3, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p4, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v5 = load i32, ptr addrspace(3) %p5, align 4
  store i32 %v5, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %p, align 4
  ret void
}

; Same loop, phases.
; CHECK: {{^}}same_loop_phases: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4 [1,3) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [3,5) -{{$}}
; FRESH: {{^}}same_loop_phases: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-1,4 [1,3) -{{$}}
; FRESH-NEXT: B 256 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @same_loop_phases(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2, align 4
  store i32 %v2, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end

end:                                              ; preds = %loop
  ret void
}

; Same loop, only what is ever written counts.
; CHECK: {{^}}same_loop_only_what_is_ever_written_counts: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4 [1,3) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [3,5) -{{$}}
; FRESH: {{^}}same_loop_only_what_is_ever_written_counts: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-1,4 [1,3) -{{$}}
; FRESH-NEXT: B 256 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @same_loop_only_what_is_ever_written_counts(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 0
  store i32 7, ptr addrspace(3) %p1, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2, align 4
  store i32 %v2, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end

end:                                              ; preds = %loop
  ret void
}

; Same loop, partial write.
; CHECK: {{^}}same_loop_partial_write: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-6 [0,8) B its value is carried round a loop (line {{\d+}}); a write may leave older bytes that are read later (line {{\d+}}){{$}}
; CHECK-NEXT: B 256 16 4-5 [5,7) A{{$}}
; FRESH: {{^}}same_loop_partial_write: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-3,6 [0,2) [3,5) -{{$}}
; FRESH-NEXT: B 256 16 4-5 [5,7) -{{$}}
; FRESH-NEXT: assumed: ranges-start-fresh
define amdgpu_kernel void @same_loop_partial_write(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2, align 4
  store i32 %v2, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 0
  store i32 7, ptr addrspace(3) %p3, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p5, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6, align 4
  store i32 %v6, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end

end:                                              ; preds = %loop
  ret void
}

; Same loop, no barrier at its end.
; CHECK: {{^}}same_loop_no_barrier_at_its_end: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,3 [1,3) B{{$}}
; CHECK-NEXT: B 256 16 2-3 [3,5) A{{$}}
; FRESH: {{^}}same_loop_no_barrier_at_its_end: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-1,3 [1,3) B{{$}}
; FRESH-NEXT: B 256 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @same_loop_no_barrier_at_its_end(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2, align 4
  store i32 %v2, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end

end:                                              ; preds = %loop
  ret void
}

; Loop-carried, both.
; CHECK: {{^}}loop_carried_both: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4-5 [0,3) [5,8) B its value is carried round a loop (line {{\d+}}){{$}}
; CHECK-NEXT: B 256 16 0-4 [0,6) A its value is carried round a loop (line {{\d+}}){{$}}
; FRESH: {{^}}loop_carried_both: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-1,4-5 [0,3) [5,8) B its value is carried round a loop (line {{\d+}}){{$}}
; FRESH-NEXT: B 256 16 0-4 [0,6) A its value is carried round a loop (line {{\d+}}){{$}}
define amdgpu_kernel void @loop_carried_both(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2, align 4
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3, align 4
  store i32 %v3, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p5, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p6, align 4
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end

end:                                              ; preds = %loop
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p7 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v7 = load i32, ptr addrspace(3) %p7, align 4
  store i32 %v7, ptr addrspace(1) %out, align 4
  ret void
}

; Loop-carried, the other local.
; CHECK: {{^}}loop_carried_the_other_local: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4-5 [0,3) [5,8) - its value is carried round a loop (line {{\d+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [3,5) -{{$}}
; FRESH: {{^}}loop_carried_the_other_local: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-1,4-5 [0,3) [5,8) - its value is carried round a loop (line {{\d+}}){{$}}
; FRESH-NEXT: B 256 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @loop_carried_the_other_local(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2, align 4
  store i32 %v2, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5, align 4
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end

end:                                              ; preds = %loop
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6, align 4
  store i32 %v6, ptr addrspace(1) %out, align 4
  ret void
}

; Loop-carried, the end of the body writes a part.
; CHECK: {{^}}loop_carried_the_end_of_the_body_writes_a_part: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,8) B its value is carried round a loop (line {{\d+}}); a write may leave older bytes that are read later (line {{\d+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [3,5) A{{$}}
; FRESH: {{^}}loop_carried_the_end_of_the_body_writes_a_part: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-1,4-5 [0,3) [5,8) - its value is carried round a loop (line {{\d+}}); a write may leave older bytes that are read later (line {{\d+}}){{$}}
; FRESH-NEXT: B 256 16 2-3 [3,5) -{{$}}
; FRESH-NEXT: assumed: ranges-start-fresh
define amdgpu_kernel void @loop_carried_the_end_of_the_body_writes_a_part(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2, align 4
  store i32 %v2, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 0
  store i32 7, ptr addrspace(3) %p5, align 4
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end

end:                                              ; preds = %loop
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6, align 4
  store i32 %v6, ptr addrspace(1) %out, align 4
  ret void
}

; Else-only use, uniform branch.
; CHECK: {{^}}else_only_use_uniform_branch: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) [3,4) -{{$}}
; CHECK-NEXT: B 256 16 1 [2,3) -{{$}}
; FRESH: {{^}}else_only_use_uniform_branch: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-1 [0,2) [3,4) -{{$}}
; FRESH-NEXT: B 256 16 1 [2,3) -{{$}}
define amdgpu_kernel void @else_only_use_uniform_branch(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %c, label %then, label %else

then:                                             ; preds = %entry
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2, align 4
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3, align 4
  store i32 %v3, ptr addrspace(1) %out, align 4
  br label %end

else:                                             ; preds = %entry
  %p4 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  br label %end

end:                                              ; preds = %else, %then
  ret void
}

; Else-only use, divergent branch.
; CHECK: {{^}}else_only_use_divergent_branch: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) [3,4) B{{$}}
; CHECK-NEXT: B 256 16 1 [1,4) A{{$}}
; FRESH: {{^}}else_only_use_divergent_branch: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-1 [0,2) [3,4) B{{$}}
; FRESH-NEXT: B 256 16 1 [1,4) A{{$}}
define amdgpu_kernel void @else_only_use_divergent_branch(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %cond = icmp ult i32 %tid, 32
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %cond, label %then, label %else

then:                                             ; preds = %entry
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2, align 4
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3, align 4
  store i32 %v3, ptr addrspace(1) %out, align 4
  br label %end

else:                                             ; preds = %entry
  %p4 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  br label %end

end:                                              ; preds = %else, %then
  ret void
}

; Else-only use, wave-uniform is not enough.
; CHECK: {{^}}else_only_use_wave_uniform_is_not_enough: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) [3,4) B{{$}}
; CHECK-NEXT: B 256 16 1 [1,4) A{{$}}
; FRESH: {{^}}else_only_use_wave_uniform_is_not_enough: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-1 [0,2) [3,4) B{{$}}
; FRESH-NEXT: B 256 16 1 [1,4) A{{$}}
define amdgpu_kernel void @else_only_use_wave_uniform_is_not_enough(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %tid)
  %cond = icmp ult i32 %w, 32
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %cond, label %then, label %else

then:                                             ; preds = %entry
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2, align 4
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3, align 4
  store i32 %v3, ptr addrspace(1) %out, align 4
  br label %end

else:                                             ; preds = %entry
  %p4 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  br label %end

end:                                              ; preds = %else, %then
  ret void
}

; Several writes and reads.
; CHECK: {{^}}several_writes_and_reads: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-2 [0,3) -{{$}}
; FRESH: {{^}}several_writes_and_reads: {{\d+}} bytes of LDS
; FRESH-NEXT: shares no byte with
; FRESH-NEXT: A 256 16 0-2 [0,3) -{{$}}
define amdgpu_kernel void @several_writes_and_reads(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  store i32 7, ptr addrspace(3) %p2, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3, align 4
  store i32 %v3, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store i32 %v4, ptr addrspace(1) %out, align 4
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v5 = load i32, ptr addrspace(3) %p5, align 4
  store i32 %v5, ptr addrspace(1) %out, align 4
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
