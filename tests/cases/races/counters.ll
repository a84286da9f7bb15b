; Atomics that take places from a counter: between two barriers it only grows, so no two work-items get the same place.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: not grep -E "wave-race in (places|plain_index|places_of_two|two_additions|taken_before|in_a_loop|rows|ring_of_all):" %t.txt

; Of reset_meanwhile and of_one_lane the counter races, too.
; CHECK: {{^}}definite wave-race in three_of_two:
; CHECK: {{^}}definite wave-race in reset_meanwhile:
; CHECK: {{^}}definite wave-race in reset_meanwhile:
; CHECK: {{^}}definite wave-race in counters_of_one_list:
; CHECK: {{^}}definite wave-race in exchanged:
; CHECK: {{^}}definite wave-race in by_what_is_loaded:
; CHECK: {{^}}definite wave-race in ring_of_half:
; CHECK: {{^}}unproven wave-race in without_end:
; CHECK: {{^}}unproven wave-race in short_steps:
; CHECK: {{^}}unproven wave-race in past_the_barrier:
; CHECK: {{^}}unproven wave-race in of_one_lane:
; CHECK: {{^}}unproven wave-race in of_one_lane:
; CHECK: {{^}}unproven wave-race in two_kinds_of_addresses:
; CHECK: {{^}}unproven wave-race in counter_of_a_round:
; CHECK: {{^}}unproven wave-race in lands_meanwhile:

target triple = "amdgcn-amd-amdhsa"
@count = internal addrspace(3) global i32 poison, align 4
@counts = internal addrspace(3) global [4 x i32] poison, align 16
@list = internal addrspace(3) global [1024 x i32] poison, align 16

; Each addition gives a place of its own.
define amdgpu_kernel void @places(ptr addrspace(1) noalias %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp eq i32 %t, 0
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %from
  br i1 %is_first, label %clear, label %begin
clear:
  store i32 0, ptr addrspace(3) @count
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %at = atomicrmw add ptr addrspace(3) @count, i32 1 syncscope("workgroup") monotonic
  %to = getelementptr inbounds i32, ptr addrspace(3) @list, i32 %at
  store i32 %t, ptr addrspace(3) %to
  ret void
}

; The counter grows by less than what makes the address come round.
define amdgpu_kernel void @plain_index(ptr addrspace(1) noalias %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp eq i32 %t, 0
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %from
  br i1 %is_first, label %clear, label %begin
clear:
  store i32 0, ptr addrspace(3) @count
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %at = atomicrmw add ptr addrspace(3) @count, i32 1 syncscope("workgroup") monotonic
  %to = getelementptr i32, ptr addrspace(3) @list, i32 %at
  store i32 %t, ptr addrspace(3) %to
  ret void
}

; Two places at a time.
define amdgpu_kernel void @places_of_two(ptr addrspace(1) noalias %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp eq i32 %t, 0
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %from
  br i1 %is_first, label %clear, label %begin
clear:
  store i32 0, ptr addrspace(3) @count
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %at = atomicrmw add ptr addrspace(3) @count, i32 2 syncscope("workgroup") monotonic
  %to = getelementptr inbounds i32, ptr addrspace(3) @list, i32 %at
  store i32 %t, ptr addrspace(3) %to
  %next = add i32 %at, 1
  %to.1 = getelementptr inbounds i32, ptr addrspace(3) @list, i32 %next
  store i32 %x, ptr addrspace(3) %to.1
  ret void
}

; Two instructions, one counter.
define amdgpu_kernel void @two_additions(ptr addrspace(1) noalias %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp eq i32 %t, 0
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %from
  br i1 %is_first, label %clear, label %begin
clear:
  store i32 0, ptr addrspace(3) @count
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %at = atomicrmw add ptr addrspace(3) @count, i32 1 syncscope("workgroup") monotonic
  %to = getelementptr inbounds i32, ptr addrspace(3) @list, i32 %at
  store i32 %t, ptr addrspace(3) %to
  %at.1 = atomicrmw add ptr addrspace(3) @count, i32 1 syncscope("workgroup") monotonic
  %to.1 = getelementptr inbounds i32, ptr addrspace(3) @list, i32 %at.1
  store i32 %x, ptr addrspace(3) %to.1
  ret void
}

; The place is taken before a barrier.
define amdgpu_kernel void @taken_before(ptr addrspace(1) noalias %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp eq i32 %t, 0
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %from
  br i1 %is_first, label %clear, label %begin
clear:
  store i32 0, ptr addrspace(3) @count
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %at = atomicrmw add ptr addrspace(3) @count, i32 1 syncscope("workgroup") monotonic
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %to = getelementptr inbounds i32, ptr addrspace(3) @list, i32 %at
  store i32 %t, ptr addrspace(3) %to
  ret void
}

; As many additions as the loop has iterations, counted by the second of what goes round.
define amdgpu_kernel void @in_a_loop(ptr addrspace(1) noalias %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp eq i32 %t, 0
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %from
  br i1 %is_first, label %clear, label %begin
clear:
  store i32 0, ptr addrspace(3) @count
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop
loop:
  %last = phi i32 [ %x, %begin ], [ %y, %next ]
  %i = phi i32 [ %t, %begin ], [ %i1, %next ]
  %is_in = icmp slt i32 %i, %n
  br i1 %is_in, label %body, label %done
body:
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %y = load i32, ptr addrspace(1) %p
  %takes = icmp sgt i32 %y, 3
  br i1 %takes, label %take, label %next
take:
  %at = atomicrmw add ptr addrspace(3) @count, i32 1 syncscope("workgroup") monotonic
  %to = getelementptr inbounds i32, ptr addrspace(3) @list, i32 %at
  store i32 %last, ptr addrspace(3) %to
  br label %next
next:
  %i1 = add nuw nsw i32 %i, 256
  br label %loop
done:
  ret void
}

; Each row has a counter of its own, and ends.
define amdgpu_kernel void @rows(ptr addrspace(1) noalias %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp eq i32 %t, 0
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %from
  br i1 %is_first, label %clear, label %begin
clear:
  store [4 x i32] zeroinitializer, ptr addrspace(3) @counts
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %b = and i32 %x, 3
  %which = getelementptr i32, ptr addrspace(3) @counts, i32 %b
  %at = atomicrmw add ptr addrspace(3) %which, i32 1 syncscope("workgroup") monotonic
  %is_in = icmp ult i32 %at, 256
  br i1 %is_in, label %put, label %done
put:
  %row = shl i32 %b, 8
  %place = or disjoint i32 %row, %at
  %to = getelementptr inbounds i32, ptr addrspace(3) @list, i32 %place
  store i32 %t, ptr addrspace(3) %to
  br label %done
done:
  ret void
}

; Three places where two are taken.
define amdgpu_kernel void @three_of_two(ptr addrspace(1) noalias %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp eq i32 %t, 0
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %from
  br i1 %is_first, label %clear, label %begin
clear:
  store i32 0, ptr addrspace(3) @count
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %at = atomicrmw add ptr addrspace(3) @count, i32 2 syncscope("workgroup") monotonic
  %to = getelementptr inbounds i32, ptr addrspace(3) @list, i32 %at
  store i32 %t, ptr addrspace(3) %to
  %next = add i32 %at, 2
  %to.2 = getelementptr inbounds i32, ptr addrspace(3) @list, i32 %next
  store i32 %x, ptr addrspace(3) %to.2
  ret void
}

; The counter is set back between the same two barriers.
define amdgpu_kernel void @reset_meanwhile(ptr addrspace(1) noalias %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp eq i32 %t, 0
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %from
  br i1 %is_first, label %clear, label %begin
clear:
  store i32 0, ptr addrspace(3) @count
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %is_first, label %back, label %on
back:
  store i32 0, ptr addrspace(3) @count
  br label %on
on:
  %at = atomicrmw add ptr addrspace(3) @count, i32 1 syncscope("workgroup") monotonic
  %to = getelementptr inbounds i32, ptr addrspace(3) @list, i32 %at
  store i32 %t, ptr addrspace(3) %to
  ret void
}

; Two counters, one list.
define amdgpu_kernel void @counters_of_one_list(ptr addrspace(1) noalias %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp eq i32 %t, 0
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %from
  br i1 %is_first, label %clear, label %begin
clear:
  store [4 x i32] zeroinitializer, ptr addrspace(3) @counts
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %b = and i32 %x, 3
  %which = getelementptr i32, ptr addrspace(3) @counts, i32 %b
  %at = atomicrmw add ptr addrspace(3) %which, i32 1 syncscope("workgroup") monotonic
  %to = getelementptr inbounds i32, ptr addrspace(3) @list, i32 %at
  store i32 %t, ptr addrspace(3) %to
  ret void
}

; What is exchanged may come again.
define amdgpu_kernel void @exchanged(ptr addrspace(1) noalias %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp eq i32 %t, 0
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %from
  br i1 %is_first, label %clear, label %begin
clear:
  store i32 0, ptr addrspace(3) @count
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %at = atomicrmw xchg ptr addrspace(3) @count, i32 1 syncscope("workgroup") monotonic
  %to = getelementptr inbounds i32, ptr addrspace(3) @list, i32 %at
  store i32 %t, ptr addrspace(3) %to
  ret void
}

; Nothing is known of what is added.
define amdgpu_kernel void @by_what_is_loaded(ptr addrspace(1) noalias %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp eq i32 %t, 0
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %from
  br i1 %is_first, label %clear, label %begin
clear:
  store i32 0, ptr addrspace(3) @count
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %at = atomicrmw add ptr addrspace(3) @count, i32 %x syncscope("workgroup") monotonic
  %to = getelementptr inbounds i32, ptr addrspace(3) @list, i32 %at
  store i32 %t, ptr addrspace(3) %to
  ret void
}

; Nobody knows how often the loop runs: the counter may come round.
define amdgpu_kernel void @without_end(ptr addrspace(1) noalias %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp eq i32 %t, 0
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %from
  br i1 %is_first, label %clear, label %begin
clear:
  store i32 0, ptr addrspace(3) @count
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop
loop:
  %at = atomicrmw add ptr addrspace(3) @count, i32 1 syncscope("workgroup") monotonic
  %to = getelementptr inbounds i32, ptr addrspace(3) @list, i32 %at
  store i32 %t, ptr addrspace(3) %to
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %at
  %y = load i32, ptr addrspace(1) %p
  %more = icmp sgt i32 %y, 3
  br i1 %more, label %loop, label %done
done:
  ret void
}

; The loop may have more iterations than the counter has values.
define amdgpu_kernel void @short_steps(ptr addrspace(1) noalias %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp eq i32 %t, 0
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %from
  br i1 %is_first, label %clear, label %begin
clear:
  store i32 0, ptr addrspace(3) @count
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop
loop:
  %i = phi i32 [ %t, %begin ], [ %i1, %next ]
  %is_in = icmp slt i32 %i, %n
  br i1 %is_in, label %body, label %done
body:
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %y = load i32, ptr addrspace(1) %p
  %takes = icmp sgt i32 %y, 3
  br i1 %takes, label %take, label %next
take:
  %at = atomicrmw add ptr addrspace(3) @count, i32 1 syncscope("workgroup") monotonic
  %to = getelementptr inbounds i32, ptr addrspace(3) @list, i32 %at
  store i32 %t, ptr addrspace(3) %to
  br label %next
next:
  %i1 = add nuw nsw i32 %i, 1
  br label %loop
done:
  ret void
}

; The loop comes back to the addition without a barrier.
define amdgpu_kernel void @past_the_barrier(ptr addrspace(1) noalias %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp eq i32 %t, 0
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %from
  br i1 %is_first, label %clear, label %begin
clear:
  store i32 0, ptr addrspace(3) @count
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop
loop:
  %i = phi i32 [ 0, %begin ], [ %i1, %next ]
  %at = atomicrmw add ptr addrspace(3) @count, i32 1 syncscope("workgroup") monotonic
  %to = getelementptr inbounds i32, ptr addrspace(3) @list, i32 %at
  store i32 %t, ptr addrspace(3) %to
  %bits = and i32 %i, %n
  %holds = icmp eq i32 %bits, 0
  br i1 %holds, label %hold, label %next
hold:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %next
next:
  %i1 = add nuw nsw i32 %i, 1
  %is_in = icmp slt i32 %i1, %n
  br i1 %is_in, label %loop, label %done
done:
  ret void
}

; The atomic is one for its own work-item alone.
define amdgpu_kernel void @of_one_lane(ptr addrspace(1) noalias %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp eq i32 %t, 0
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %from
  br i1 %is_first, label %clear, label %begin
clear:
  store i32 0, ptr addrspace(3) @count
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %at = atomicrmw add ptr addrspace(3) @count, i32 1 syncscope("singlethread") monotonic
  %to = getelementptr inbounds i32, ptr addrspace(3) @list, i32 %at
  store i32 %t, ptr addrspace(3) %to
  ret void
}

; A flat address and one in LDS are not compared.
define amdgpu_kernel void @two_kinds_of_addresses(ptr addrspace(1) noalias %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp eq i32 %t, 0
  br i1 %is_first, label %clear, label %begin
clear:
  store i32 0, ptr addrspace(3) @count
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %flat = addrspacecast ptr addrspace(3) @count to ptr
  %at = atomicrmw add ptr %flat, i32 1 syncscope("workgroup") monotonic
  %to = getelementptr inbounds i32, ptr addrspace(3) @list, i32 %at
  store i32 %t, ptr addrspace(3) %to
  %at.1 = atomicrmw add ptr addrspace(3) @count, i32 1 syncscope("workgroup") monotonic
  %to.1 = getelementptr inbounds i32, ptr addrspace(3) @list, i32 %at.1
  store i32 %n, ptr addrspace(3) %to.1
  ret void
}

; Two work-items in the loop may be in different rounds, of which each has a counter; behind it both mean the last.
define amdgpu_kernel void @counter_of_a_round(ptr addrspace(1) noalias %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp eq i32 %t, 0
  br i1 %is_first, label %clear, label %begin
clear:
  store [4 x i32] zeroinitializer, ptr addrspace(3) @counts
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop
loop:
  %i = phi i32 [ 0, %begin ], [ %i1, %loop ]
  %which = getelementptr i32, ptr addrspace(3) @counts, i32 %i
  %at = atomicrmw add ptr addrspace(3) %which, i32 1 syncscope("workgroup") monotonic
  %to = getelementptr i32, ptr addrspace(3) @list, i32 %at
  store i32 %t, ptr addrspace(3) %to
  %i1 = add i32 %i, 1
  %is_in = icmp ult i32 %i1, 4
  br i1 %is_in, label %loop, label %done
done:
  %to.1 = getelementptr i32, ptr addrspace(3) @list, i32 %at
  store i32 %n, ptr addrspace(3) %to.1
  ret void
}

; A copy into the counter may land behind the barrier.
define amdgpu_kernel void @lands_meanwhile(ptr addrspace(1) noalias %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp eq i32 %t, 0
  br i1 %is_first, label %clear, label %begin
clear:
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @count, i32 4, i32 0, i32 0)
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %at = atomicrmw add ptr addrspace(3) @count, i32 1 syncscope("workgroup") monotonic
  %to = getelementptr inbounds i32, ptr addrspace(3) @list, i32 %at
  store i32 %t, ptr addrspace(3) %to
  ret void
}

; A ring with a place for each work-item: no two values differ by its length.
define amdgpu_kernel void @ring_of_all(ptr addrspace(1) noalias %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp eq i32 %t, 0
  br i1 %is_first, label %clear, label %begin
clear:
  store i32 0, ptr addrspace(3) @count
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %at = atomicrmw add ptr addrspace(3) @count, i32 1 syncscope("workgroup") monotonic
  %in_ring = and i32 %at, 255
  %to = getelementptr inbounds i32, ptr addrspace(3) @list, i32 %in_ring
  store i32 %t, ptr addrspace(3) %to
  ret void
}

; A ring with fewer places.
define amdgpu_kernel void @ring_of_half(ptr addrspace(1) noalias %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp eq i32 %t, 0
  br i1 %is_first, label %clear, label %begin
clear:
  store i32 0, ptr addrspace(3) @count
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %at = atomicrmw add ptr addrspace(3) @count, i32 1 syncscope("workgroup") monotonic
  %in_ring = and i32 %at, 127
  %to = getelementptr inbounds i32, ptr addrspace(3) @list, i32 %in_ring
  store i32 %t, ptr addrspace(3) %to
  ret void
}

declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
