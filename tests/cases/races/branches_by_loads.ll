; A branch that decides about barriers by what all waves load from one address. They load the same if nobody writes it
; between the same two barriers; which these are follows from the branch.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: not grep -E "(wave-race|divergent-barrier) in (queue|awaited|by_memory|by_memory_alone):" %t.txt
; RUN: exits 1 ldsopt check %s --no-assume no-global-races -o %t.refused
; RUN: filecheck %s --check-prefix REFUSED --input-file %t.refused
; RUN: not grep -E "(wave-race|divergent-barrier) in (queue|awaited):" %t.refused

; CHECK: {{^}}definite wave-race in reset_too_early
; CHECK: {{^}}unproven divergent-barrier in reset_too_early
; CHECK: {{^}}unproven divergent-barrier in bare
; CHECK: {{^}}unproven divergent-barrier in bare_behind
; CHECK: {{^}}unproven divergent-barrier in awaited_late
; CHECK: {{^}}unproven divergent-barrier in own_place
; CHECK: {{^}}unproven divergent-barrier in atomic_flag
; CHECK: {{^}}unproven divergent-barrier in copied
; CHECK: {{^}}assumed: no-global-races
; REFUSED: {{^}}unproven divergent-barrier in by_memory:
; REFUSED: {{^}}unproven divergent-barrier in by_memory_alone:
; REFUSED-NOT: {{^}}assumed: no-global-races

target triple = "amdgcn-amd-amdhsa"
@flag = internal addrspace(3) global i32 poison, align 4
@A = internal addrspace(3) global [256 x i32] poison, align 16

; The first work-item writes the flag, all read it, and a barrier stands before it is written again.
define amdgpu_kernel void @queue(ptr addrspace(1) noalias %p, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %turned = xor i32 %t, 64
  %other = getelementptr i32, ptr addrspace(3) @A, i32 %turned
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %is_first = icmp eq i32 %t, 0
  br label %loop
loop:
  br i1 %is_first, label %next, label %wait
next:
  %old = load i32, ptr addrspace(1) %p
  %new = add i32 %old, 1
  store i32 %new, ptr addrspace(1) %p
  store i32 %new, ptr addrspace(3) @flag
  br label %wait
wait:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %go = load i32, ptr addrspace(3) @flag
  store i32 %go, ptr addrspace(3) %own
  %is_more = icmp slt i32 %go, %n
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %other
  store i32 %v, ptr addrspace(1) %to
  fence syncscope("workgroup") release
  br i1 %is_more, label %again, label %done
again:
  call void @llvm.amdgcn.s.barrier()
  br label %loop
done:
  store i32 %t, ptr addrspace(1) %to
  ret void
}

; Without the second barrier the first work-item writes the flag while others still read it.
define amdgpu_kernel void @reset_too_early(ptr addrspace(1) noalias %p, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %is_first = icmp eq i32 %t, 0
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %wait ]
  %i1 = add i32 %i, 1
  br i1 %is_first, label %next, label %wait
next:
  store i32 %i, ptr addrspace(3) @flag
  br label %wait
wait:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %go = load i32, ptr addrspace(3) @flag
  %is_more = icmp slt i32 %go, %n
  br i1 %is_more, label %loop, label %done
done:
  store i32 %t, ptr addrspace(1) %to
  ret void
}

; Without a release in front of the barrier the write may still be under way.
define amdgpu_kernel void @bare(ptr addrspace(1) noalias %p, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %is_first = icmp eq i32 %t, 0
  br i1 %is_first, label %next, label %wait
next:
  store i32 %n, ptr addrspace(3) @flag
  br label %wait
wait:
  call void @llvm.amdgcn.s.barrier()
  %go = load i32, ptr addrspace(3) @flag
  %is_more = icmp slt i32 %go, 8
  br i1 %is_more, label %hold, label %done
hold:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  br label %done
done:
  store i32 %t, ptr addrspace(1) %to
  ret void
}

; The load may still be under way when another wave writes behind the barrier, which no fence precedes.
define amdgpu_kernel void @bare_behind(ptr addrspace(1) noalias %p, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %is_first = icmp eq i32 %t, 0
  br i1 %is_first, label %begin, label %wait
begin:
  store i32 %n, ptr addrspace(3) @flag
  br label %wait
wait:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %go = load i32, ptr addrspace(3) @flag
  call void @llvm.amdgcn.s.barrier()
  br i1 %is_first, label %next, label %on
next:
  store i32 7, ptr addrspace(3) @flag
  br label %on
on:
  %is_more = icmp slt i32 %go, 8
  br i1 %is_more, label %hold, label %done
hold:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  br label %done
done:
  store i32 %t, ptr addrspace(1) %to
  ret void
}

; Here its wave waits for the load ahead of that barrier: the branch needs its value.
define amdgpu_kernel void @awaited(ptr addrspace(1) noalias %p, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %is_first = icmp eq i32 %t, 0
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %wait ]
  call void @llvm.amdgcn.s.barrier()
  %i1 = add i32 %i, 1
  br i1 %is_first, label %next, label %wait
next:
  store i32 %i, ptr addrspace(3) @flag
  br label %wait
wait:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %go = load i32, ptr addrspace(3) @flag
  %is_more = icmp slt i32 %go, %n
  br i1 %is_more, label %loop, label %done
done:
  store i32 %t, ptr addrspace(1) %to
  ret void
}

; The next iteration alone needs the value: it may come behind the barrier.
define amdgpu_kernel void @awaited_late(ptr addrspace(1) noalias %p, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %is_first = icmp eq i32 %t, 0
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %more ]
  %went = phi i32 [ 0, %entry ], [ %go, %more ]
  call void @llvm.amdgcn.s.barrier()
  %i1 = add i32 %i, 1
  br i1 %is_first, label %next, label %wait
next:
  store i32 %i, ptr addrspace(3) @flag
  br label %wait
wait:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %is_more = icmp slt i32 %went, %n
  br i1 %is_more, label %more, label %done
more:
  %go = load i32, ptr addrspace(3) @flag
  br label %loop
done:
  store i32 %t, ptr addrspace(1) %to
  ret void
}

; Each work-item reads a place of its own.
define amdgpu_kernel void @own_place(ptr addrspace(1) noalias %p, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  store i32 %n, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %go = load i32, ptr addrspace(3) %own
  %is_more = icmp slt i32 %go, 8
  br i1 %is_more, label %hold, label %done
hold:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  br label %done
done:
  store i32 %t, ptr addrspace(1) %to
  ret void
}

; An atomic load may be one of a flag that somebody sets meanwhile.
define amdgpu_kernel void @atomic_flag(ptr addrspace(1) noalias %p, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %is_first = icmp eq i32 %t, 0
  br i1 %is_first, label %next, label %wait
next:
  store atomic i32 %n, ptr addrspace(3) @flag syncscope("workgroup") monotonic, align 4
  br label %wait
wait:
  %go = load atomic i32, ptr addrspace(3) @flag syncscope("workgroup") monotonic, align 4
  %is_more = icmp slt i32 %go, 8
  br i1 %is_more, label %hold, label %done
hold:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  br label %done
done:
  store i32 %t, ptr addrspace(1) %to
  ret void
}

; A copy lands when it is waited for, which is another rule's question.
define amdgpu_kernel void @copied(ptr addrspace(1) noalias %q, ptr addrspace(1) noalias %p) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %is_first = icmp ult i32 %t, 64
  br i1 %is_first, label %next, label %wait
next:
  %from = getelementptr i32, ptr addrspace(1) %q, i32 %t
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  br label %wait
wait:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %go = load i32, ptr addrspace(3) @A
  %is_more = icmp slt i32 %go, 8
  br i1 %is_more, label %hold, label %done
hold:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  br label %done
done:
  store i32 %t, ptr addrspace(1) %to
  ret void
}

; Of global memory a promise says that waves load the same between the same barriers.
define amdgpu_kernel void @by_memory(ptr addrspace(1) %q, ptr addrspace(1) %p) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %turned = xor i32 %t, 64
  %other = getelementptr i32, ptr addrspace(3) @A, i32 %turned
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  store i32 %i, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %other
  store i32 %v, ptr addrspace(1) %to
  %n = load i32, ptr addrspace(1) %q
  %is_more = icmp slt i32 %i1, %n
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %is_more, label %loop, label %done
done:
  store i32 %t, ptr addrspace(1) %to
  ret void
}

define amdgpu_kernel void @by_memory_alone(ptr addrspace(1) %q, ptr addrspace(1) %p) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  store i32 %t, ptr addrspace(1) %to
  %n = load i32, ptr addrspace(1) %q
  %is_more = icmp slt i32 %n, 8
  br i1 %is_more, label %hold, label %done
hold:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  br label %done
done:
  store i32 0, ptr addrspace(1) %to
  ret void
}

declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
