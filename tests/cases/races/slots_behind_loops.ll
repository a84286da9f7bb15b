; The rest of a loop that a compiler unrolled: the slot of a ring and its place come to it by two phis, from the loop's end
; or past the loop. A phi of the one path goes with a phi of the same path.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: not grep -E "in (behind_a_loop|in_an_outer_loop):" %t.txt

; CHECK: {{^}}definite wave-race in filled_and_read:
; CHECK: {{^}}definite wave-race in left_between:
; CHECK: {{^}}definite wave-race in of_other_paths:

target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [1024 x i32] poison, align 16

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

define amdgpu_kernel void @behind_a_loop(ptr addrspace(1) noalias %p, i32 %n, i1 %some, i1 %odd) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %t, 64
  %out = getelementptr i32, ptr addrspace(1) %p, i32 %t
  br i1 %some, label %loop, label %rest
loop:
  %i = phi i32 [ 0, %entry ], [ %more, %tail ]
  %slot = phi i32 [ 0, %entry ], [ %next, %tail ]
  %place = phi ptr addrspace(3) [ @S, %entry ], [ %base, %tail ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next.up = add i32 %slot, 1
  %next.is = icmp slt i32 %next.up, 2
  %next = select i1 %next.is, i32 %next.up, i32 0
  %base.at = shl i32 %next, 9
  %base = getelementptr i32, ptr addrspace(3) @S, i32 %base.at
  %base.own = getelementptr i32, ptr addrspace(3) %base, i32 %t
  store i32 %slot, ptr addrspace(3) %base.own
  %base.from = getelementptr i32, ptr addrspace(3) %place, i32 %other
  %base.v = load i32, ptr addrspace(3) %base.from
  store i32 %base.v, ptr addrspace(1) %out
  br label %tail
tail:
  %more = add i32 %i, 1
  %is_last = icmp eq i32 %more, %n
  br i1 %is_last, label %ended, label %loop
ended:
  br i1 %odd, label %rest, label %joined
rest:
  %rest.slot = phi i32 [ 0, %entry ], [ %next, %ended ]
  %rest.place = phi ptr addrspace(3) [ @S, %entry ], [ %base, %ended ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %rest.next.up = add i32 %rest.slot, 1
  %rest.next.is = icmp slt i32 %rest.next.up, 2
  %rest.next = select i1 %rest.next.is, i32 %rest.next.up, i32 0
  %rest.base.at = shl i32 %rest.next, 9
  %rest.base = getelementptr i32, ptr addrspace(3) @S, i32 %rest.base.at
  %rest.base.own = getelementptr i32, ptr addrspace(3) %rest.base, i32 %t
  store i32 %rest.slot, ptr addrspace(3) %rest.base.own
  %rest.base.from = getelementptr i32, ptr addrspace(3) %rest.place, i32 %other
  %rest.base.v = load i32, ptr addrspace(3) %rest.base.from
  store i32 %rest.base.v, ptr addrspace(1) %out
  br label %joined
joined:
  ret void
}

define amdgpu_kernel void @in_an_outer_loop(ptr addrspace(1) noalias %p, i32 %n, i1 %some, i1 %odd) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %t, 64
  %out = getelementptr i32, ptr addrspace(1) %p, i32 %t
  br label %outer
outer:
  %round = phi i32 [ 0, %entry ], [ %rounds, %joined ]
  br i1 %some, label %loop, label %rest
loop:
  %i = phi i32 [ 0, %outer ], [ %more, %tail ]
  %slot = phi i32 [ 0, %outer ], [ %next, %tail ]
  %place = phi ptr addrspace(3) [ @S, %outer ], [ %base, %tail ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next.up = add i32 %slot, 1
  %next.is = icmp slt i32 %next.up, 2
  %next = select i1 %next.is, i32 %next.up, i32 0
  %base.at = shl i32 %next, 9
  %base = getelementptr i32, ptr addrspace(3) @S, i32 %base.at
  %base.own = getelementptr i32, ptr addrspace(3) %base, i32 %t
  store i32 %slot, ptr addrspace(3) %base.own
  %base.from = getelementptr i32, ptr addrspace(3) %place, i32 %other
  %base.v = load i32, ptr addrspace(3) %base.from
  store i32 %base.v, ptr addrspace(1) %out
  br label %tail
tail:
  %more = add i32 %i, 1
  %is_last = icmp eq i32 %more, %n
  br i1 %is_last, label %ended, label %loop
ended:
  br i1 %odd, label %rest, label %joined
rest:
  %rest.slot = phi i32 [ 0, %outer ], [ %next, %ended ]
  %rest.place = phi ptr addrspace(3) [ @S, %outer ], [ %base, %ended ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %rest.next.up = add i32 %rest.slot, 1
  %rest.next.is = icmp slt i32 %rest.next.up, 2
  %rest.next = select i1 %rest.next.is, i32 %rest.next.up, i32 0
  %rest.base.at = shl i32 %rest.next, 9
  %rest.base = getelementptr i32, ptr addrspace(3) @S, i32 %rest.base.at
  %rest.base.own = getelementptr i32, ptr addrspace(3) %rest.base, i32 %t
  store i32 %rest.slot, ptr addrspace(3) %rest.base.own
  %rest.base.from = getelementptr i32, ptr addrspace(3) %rest.place, i32 %other
  %rest.base.v = load i32, ptr addrspace(3) %rest.base.from
  store i32 %rest.base.v, ptr addrspace(1) %out
  br label %joined
joined:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %rounds = add i32 %round, 1
  %all = icmp eq i32 %rounds, 8
  br i1 %all, label %done, label %outer
done:
  ret void
}

; The slot that is read is filled.
define amdgpu_kernel void @filled_and_read(ptr addrspace(1) noalias %p, i32 %n, i1 %some, i1 %odd) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %t, 64
  %out = getelementptr i32, ptr addrspace(1) %p, i32 %t
  br i1 %some, label %loop, label %rest
loop:
  %i = phi i32 [ 0, %entry ], [ %more, %tail ]
  %slot = phi i32 [ 0, %entry ], [ %next, %tail ]
  %place = phi ptr addrspace(3) [ @S, %entry ], [ %base, %tail ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next.up = add i32 %slot, 1
  %next.is = icmp slt i32 %next.up, 2
  %next = select i1 %next.is, i32 %next.up, i32 0
  %base.at = shl i32 %next, 9
  %base = getelementptr i32, ptr addrspace(3) @S, i32 %base.at
  %base.own = getelementptr i32, ptr addrspace(3) %base, i32 %t
  store i32 %slot, ptr addrspace(3) %base.own
  %base.from = getelementptr i32, ptr addrspace(3) %place, i32 %other
  %base.v = load i32, ptr addrspace(3) %base.from
  store i32 %base.v, ptr addrspace(1) %out
  br label %tail
tail:
  %more = add i32 %i, 1
  %is_last = icmp eq i32 %more, %n
  br i1 %is_last, label %ended, label %loop
ended:
  br i1 %odd, label %rest, label %joined
rest:
  %rest.slot = phi i32 [ 0, %entry ], [ %next, %ended ]
  %rest.place = phi ptr addrspace(3) [ @S, %entry ], [ %base, %ended ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %rest.next.up = add i32 %rest.slot, 1
  %rest.next.is = icmp slt i32 %rest.next.up, 2
  %rest.next = select i1 %rest.next.is, i32 %rest.next.up, i32 0
  %rest.base.at = shl i32 %rest.slot, 9
  %rest.base = getelementptr i32, ptr addrspace(3) @S, i32 %rest.base.at
  %rest.base.own = getelementptr i32, ptr addrspace(3) %rest.base, i32 %t
  store i32 %rest.slot, ptr addrspace(3) %rest.base.own
  %rest.base.from = getelementptr i32, ptr addrspace(3) %rest.place, i32 %other
  %rest.base.v = load i32, ptr addrspace(3) %rest.base.from
  store i32 %rest.base.v, ptr addrspace(1) %out
  br label %joined
joined:
  ret void
}

; The place is that of the iteration before: the slot goes on, the place does not.
define amdgpu_kernel void @left_between(ptr addrspace(1) noalias %p, i32 %n, i1 %some, i1 %odd) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %t, 64
  %out = getelementptr i32, ptr addrspace(1) %p, i32 %t
  br i1 %some, label %loop, label %rest
loop:
  %i = phi i32 [ 0, %entry ], [ %more, %tail ]
  %slot = phi i32 [ 0, %entry ], [ %next, %tail ]
  %place = phi ptr addrspace(3) [ @S, %entry ], [ %base, %tail ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next.up = add i32 %slot, 1
  %next.is = icmp slt i32 %next.up, 2
  %next = select i1 %next.is, i32 %next.up, i32 0
  %base.at = shl i32 %next, 9
  %base = getelementptr i32, ptr addrspace(3) @S, i32 %base.at
  %base.own = getelementptr i32, ptr addrspace(3) %base, i32 %t
  store i32 %slot, ptr addrspace(3) %base.own
  %base.from = getelementptr i32, ptr addrspace(3) %place, i32 %other
  %base.v = load i32, ptr addrspace(3) %base.from
  store i32 %base.v, ptr addrspace(1) %out
  br label %tail
tail:
  %more = add i32 %i, 1
  %is_last = icmp eq i32 %more, %n
  br i1 %is_last, label %ended, label %loop
ended:
  br i1 %odd, label %rest, label %joined
rest:
  %rest.slot = phi i32 [ 0, %entry ], [ %next, %ended ]
  %rest.place = phi ptr addrspace(3) [ @S, %entry ], [ %place, %ended ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %rest.next.up = add i32 %rest.slot, 1
  %rest.next.is = icmp slt i32 %rest.next.up, 2
  %rest.next = select i1 %rest.next.is, i32 %rest.next.up, i32 0
  %rest.base.at = shl i32 %rest.next, 9
  %rest.base = getelementptr i32, ptr addrspace(3) @S, i32 %rest.base.at
  %rest.base.own = getelementptr i32, ptr addrspace(3) %rest.base, i32 %t
  store i32 %rest.slot, ptr addrspace(3) %rest.base.own
  %rest.base.from = getelementptr i32, ptr addrspace(3) %rest.place, i32 %other
  %rest.base.v = load i32, ptr addrspace(3) %rest.base.from
  store i32 %rest.base.v, ptr addrspace(1) %out
  br label %joined
joined:
  ret void
}

; Past the loop another slot goes with the place than behind it.
define amdgpu_kernel void @of_other_paths(ptr addrspace(1) noalias %p, i32 %n, i1 %some, i1 %odd) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %t, 64
  %out = getelementptr i32, ptr addrspace(1) %p, i32 %t
  br i1 %some, label %loop, label %rest
loop:
  %i = phi i32 [ 0, %entry ], [ %more, %tail ]
  %slot = phi i32 [ 0, %entry ], [ %next, %tail ]
  %place = phi ptr addrspace(3) [ @S, %entry ], [ %base, %tail ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next.up = add i32 %slot, 1
  %next.is = icmp slt i32 %next.up, 2
  %next = select i1 %next.is, i32 %next.up, i32 0
  %base.at = shl i32 %next, 9
  %base = getelementptr i32, ptr addrspace(3) @S, i32 %base.at
  %base.own = getelementptr i32, ptr addrspace(3) %base, i32 %t
  store i32 %slot, ptr addrspace(3) %base.own
  %base.from = getelementptr i32, ptr addrspace(3) %place, i32 %other
  %base.v = load i32, ptr addrspace(3) %base.from
  store i32 %base.v, ptr addrspace(1) %out
  br label %tail
tail:
  %more = add i32 %i, 1
  %is_last = icmp eq i32 %more, %n
  br i1 %is_last, label %ended, label %loop
ended:
  br i1 %odd, label %rest, label %joined
rest:
  %rest.slot = phi i32 [ 1, %entry ], [ %next, %ended ]
  %rest.place = phi ptr addrspace(3) [ @S, %entry ], [ %base, %ended ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %rest.next.up = add i32 %rest.slot, 1
  %rest.next.is = icmp slt i32 %rest.next.up, 2
  %rest.next = select i1 %rest.next.is, i32 %rest.next.up, i32 0
  %rest.base.at = shl i32 %rest.next, 9
  %rest.base = getelementptr i32, ptr addrspace(3) @S, i32 %rest.base.at
  %rest.base.own = getelementptr i32, ptr addrspace(3) %rest.base, i32 %t
  store i32 %rest.slot, ptr addrspace(3) %rest.base.own
  %rest.base.from = getelementptr i32, ptr addrspace(3) %rest.place, i32 %other
  %rest.base.v = load i32, ptr addrspace(3) %rest.base.from
  store i32 %rest.base.v, ptr addrspace(1) %out
  br label %joined
joined:
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
