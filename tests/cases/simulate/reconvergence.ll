; Lanes that part go on together where they do in LLVM's machine code, and barriers that lanes go round are found. Each kernel
; notes which lanes are together (`ballot`) and the first of them: test_reconvergence.py compares machine code.
; DEFINE: %{run} = ldsopt simulate %s --mcpu gfx942 --arg "notes: u64[64]=zeros"
; DEFINE: %{waves} = ldsopt simulate %s --mcpu gfx942 --block 100 --schedule fine --arg "notes: u64[100]=zeros"
; DEFINE: %{together} = %{python} -c "import sys, numpy as np; lanes = eval(sys.argv[2]); note = sum(1 << one for one in lanes) ^ min(lanes) << 56; assert np.load(sys.argv[1] + '/notes.npy').tolist() == [note if one in lanes else 0 for one in range(64)]"
; DIVERGENT: : divergent-barrier:
; DIVERGENT-NOT: {{race|uninitialized-read|out-of-bounds|false-noalias|deadlock}}:

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i64 @llvm.amdgcn.ballot.i64(i1)
declare void @llvm.amdgcn.s.barrier()

; Some of one arm return, the others of both go on together.
; RUN: %{run} --kernel some_return --block 64 --outputs %t.some_return
; RUN: %{waves} --kernel some_return
; RUN: %{together} %t.some_return "[*range(10, 64)]"
define amdgpu_kernel void @some_return(ptr addrspace(1) %notes) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %notes, i32 %i
  %a = icmp ult i32 %i, 30
  br i1 %a, label %then, label %else
then:
  %b = icmp ult i32 %i, 10
  br i1 %b, label %out, label %join
else:
  br label %join
out:
  ret void
join:
  call void @llvm.amdgcn.s.barrier()
  %seen = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %low = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %i)
  %wide = zext i32 %low to i64
  %high = shl i64 %wide, 56
  %both = xor i64 %seen, %high
  store i64 %both, ptr addrspace(1) %p
  ret void
}

; The same, nested, and out of a switch.
; RUN: %{run} --kernel nested --block 64 --outputs %t.nested
; RUN: %{waves} --kernel nested
; RUN: %{together} %t.nested "[one for one in range(64) if one > 39 or one % 8 > 2 or (one % 8 and one > 19)]"
define amdgpu_kernel void @nested(ptr addrspace(1) %notes) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %notes, i32 %i
  %a = icmp ult i32 %i, 40
  br i1 %a, label %outer, label %join
outer:
  %m = and i32 %i, 7
  switch i32 %m, label %join [ i32 0, label %out
    i32 1, label %inner
    i32 2, label %inner ]
inner:
  %b = icmp ult i32 %i, 20
  br i1 %b, label %out, label %join
out:
  ret void
join:
  call void @llvm.amdgcn.s.barrier()
  %seen = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %low = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %i)
  %wide = zext i32 %low to i64
  %high = shl i64 %wide, 56
  %both = xor i64 %seen, %high
  store i64 %both, ptr addrspace(1) %p
  ret void
}

; A part returns in front of the barrier.
; RUN: %{run} --kernel returns_ahead --block 64 --outputs %t.returns_ahead
; RUN: %{waves} --kernel returns_ahead
; RUN: %{together} %t.returns_ahead "[*range(10, 64)]"
define amdgpu_kernel void @returns_ahead(ptr addrspace(1) %notes) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %notes, i32 %i
  %a = icmp ugt i32 %i, 9
  br i1 %a, label %go, label %out
go:
  call void @llvm.amdgcn.s.barrier()
  %seen = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %low = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %i)
  %wide = zext i32 %low to i64
  %high = shl i64 %wide, 56
  %both = xor i64 %seen, %high
  store i64 %both, ptr addrspace(1) %p
  ret void
out:
  ret void
}

; Lanes return from a loop with a barrier, all at its end.
; RUN: %{run} --kernel returns_from_loop --block 64 --outputs %t.returns_from_loop
; RUN: %{waves} --kernel returns_from_loop
; RUN: %{together} %t.returns_from_loop "[*range(0, 5)]"
define amdgpu_kernel void @returns_from_loop(ptr addrspace(1) %notes) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %notes, i32 %i
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %k, %next ]
  %a = icmp eq i32 %j, %i
  br i1 %a, label %out, label %next
next:
  call void @llvm.amdgcn.s.barrier()
  %k = add i32 %j, 1
  %b = icmp ult i32 %k, 5
  br i1 %b, label %loop, label %end
out:
  %seen = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %low = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %i)
  %wide = zext i32 %low to i64
  %high = shl i64 %wide, 56
  %both = xor i64 %seen, %high
  store i64 %both, ptr addrspace(1) %p
  ret void
end:
  ret void
}

; Two paths lead to a block that does not follow on all.
; RUN: %{run} --kernel shared_block --block 64 --outputs %t.shared_block
; RUN: %{waves} --kernel shared_block
; RUN: %{together} %t.shared_block "[*range(8), *range(41, 64)]"
define amdgpu_kernel void @shared_block(ptr addrspace(1) %notes) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %notes, i32 %i
  %a = icmp ult i32 %i, 8
  br i1 %a, label %shared, label %or
or:
  %b = icmp ugt i32 %i, 40
  br i1 %b, label %shared, label %end
shared:
  %seen = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %low = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %i)
  %wide = zext i32 %low to i64
  %high = shl i64 %wide, 56
  %both = xor i64 %seen, %high
  store i64 %both, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

; Lanes go on in a loop that is left by others.
; RUN: %{run} --kernel left_by_others --block 64 --outputs %t.left_by_others
; RUN: %{waves} --kernel left_by_others
; RUN: %{together} %t.left_by_others "[*range(0, 64)]"
define amdgpu_kernel void @left_by_others(ptr addrspace(1) %notes) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %notes, i32 %i
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %k, %a ], [ %k, %b ]
  %k = add i32 %j, 1
  %odd = trunc i32 %i to i1
  br i1 %odd, label %a, label %b
a:
  %c = icmp ult i32 %k, 3
  br i1 %c, label %loop, label %end
b:
  %d = icmp ult i32 %k, 5
  br i1 %d, label %loop, label %end
end:
  %seen = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %low = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %i)
  %wide = zext i32 %low to i64
  %high = shl i64 %wide, 56
  %both = xor i64 %seen, %high
  store i64 %both, ptr addrspace(1) %p
  ret void
}

; A barrier in one arm.
; RUN: exits 1 %{run} --kernel one_arm --block 64 --outputs %t.one_arm 2>&1 | filecheck %s --check-prefix DIVERGENT
; RUN: %{together} %t.one_arm "[*range(0, 64)]"
define amdgpu_kernel void @one_arm(ptr addrspace(1) %notes) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %notes, i32 %i
  %a = icmp ult i32 %i, 30
  br i1 %a, label %then, label %join
then:
  call void @llvm.amdgcn.s.barrier()
  br label %join
join:
  %seen = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %low = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %i)
  %wide = zext i32 %low to i64
  %high = shl i64 %wide, 56
  %both = xor i64 %seen, %high
  store i64 %both, ptr addrspace(1) %p
  ret void
}

; A barrier in one arm, of the other only some return.
; RUN: exits 1 %{run} --kernel one_arm_some --block 64 --outputs %t.one_arm_some 2>&1 | filecheck %s --check-prefix DIVERGENT
; RUN: %{together} %t.one_arm_some "[*range(10, 64)]"
define amdgpu_kernel void @one_arm_some(ptr addrspace(1) %notes) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %notes, i32 %i
  %a = icmp ult i32 %i, 30
  br i1 %a, label %then, label %else
then:
  %b = icmp ult i32 %i, 10
  br i1 %b, label %out, label %join
else:
  call void @llvm.amdgcn.s.barrier()
  br label %join
out:
  ret void
join:
  %seen = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %low = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %i)
  %wide = zext i32 %low to i64
  %high = shl i64 %wide, 56
  %both = xor i64 %seen, %high
  store i64 %both, ptr addrspace(1) %p
  ret void
}

; A barrier in one arm, of the other all return.
; RUN: %{run} --kernel one_arm_all --block 64 --outputs %t.one_arm_all
; RUN: %{waves} --kernel one_arm_all
; RUN: %{together} %t.one_arm_all "[*range(30, 64)]"
define amdgpu_kernel void @one_arm_all(ptr addrspace(1) %notes) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %notes, i32 %i
  %a = icmp ult i32 %i, 30
  br i1 %a, label %then, label %else
then:
  %b = icmp ult i32 %i, 50
  br i1 %b, label %out, label %join
else:
  call void @llvm.amdgcn.s.barrier()
  br label %join
out:
  ret void
join:
  %seen = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %low = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %i)
  %wide = zext i32 %low to i64
  %high = shl i64 %wide, 56
  %both = xor i64 %seen, %high
  store i64 %both, ptr addrspace(1) %p
  ret void
}

; Barriers in a loop that lanes leave one by one.
; RUN: exits 1 %{run} --kernel one_by_one --block 64 --outputs %t.one_by_one 2>&1 | filecheck %s --check-prefix DIVERGENT
; RUN: %{together} %t.one_by_one "[*range(0, 64)]"
define amdgpu_kernel void @one_by_one(ptr addrspace(1) %notes) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %notes, i32 %i
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %k, %loop ]
  call void @llvm.amdgcn.s.barrier()
  %k = add i32 %j, 1
  %a = icmp ult i32 %j, %i
  br i1 %a, label %loop, label %end
end:
  %seen = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %low = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %i)
  %wide = zext i32 %low to i64
  %high = shl i64 %wide, 56
  %both = xor i64 %seen, %high
  store i64 %both, ptr addrspace(1) %p
  ret void
}

; Different barriers in both arms.
; RUN: exits 1 %{run} --kernel both_arms --block 64 --outputs %t.both_arms 2>&1 | filecheck %s --check-prefix DIVERGENT
; RUN: %{together} %t.both_arms "[*range(0, 30)]"
define amdgpu_kernel void @both_arms(ptr addrspace(1) %notes) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %notes, i32 %i
  %a = icmp ult i32 %i, 30
  br i1 %a, label %then, label %else
then:
  call void @llvm.amdgcn.s.barrier()
  %seen = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %low = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %i)
  %wide = zext i32 %low to i64
  %high = shl i64 %wide, 56
  %both = xor i64 %seen, %high
  store i64 %both, ptr addrspace(1) %p
  ret void
else:
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; Barriers of functions that are called.
define internal void @waits() {
  call void @llvm.amdgcn.s.barrier()
  ret void
}
define internal void @waits_unless(i1 %c) {
  br i1 %c, label %out, label %on
out:
  ret void
on:
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; Called by all lanes.
; RUN: %{run} --kernel called_by_all --block 64
define amdgpu_kernel void @called_by_all(ptr addrspace(1) %notes) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %a = icmp ult i32 %i, 30
  call void @waits()
  ret void
}

; Called by some.
; RUN: exits 1 %{run} --kernel called_by_some --block 64 2>&1 | filecheck %s --check-prefix DIVERGENT
define amdgpu_kernel void @called_by_some(ptr addrspace(1) %notes) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %a = icmp ult i32 %i, 30
  br i1 %a, label %then, label %join
then:
  call void @waits()
  br label %join
join:
  ret void
}

; Called by those that have not returned.
; RUN: %{run} --kernel called_by_rest --block 64
define amdgpu_kernel void @called_by_rest(ptr addrspace(1) %notes) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %a = icmp ult i32 %i, 30
  br i1 %a, label %out, label %on
out:
  ret void
on:
  call void @waits()
  ret void
}

; Called by some that return, while others will wait there.
; RUN: exits 1 %{run} --kernel called_in_both --block 64 2>&1 | filecheck %s --check-prefix DIVERGENT
define amdgpu_kernel void @called_in_both(ptr addrspace(1) %notes) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %a = icmp ult i32 %i, 30
  br i1 %a, label %then, label %else
then:
  call void @waits()
  ret void
else:
  call void @waits()
  ret void
}

; A function from which some return early.
; RUN: exits 1 %{run} --kernel some_return_early --block 64 2>&1 | filecheck %s --check-prefix DIVERGENT
define amdgpu_kernel void @some_return_early(ptr addrspace(1) %notes) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %a = icmp ult i32 %i, 30
  call void @waits_unless(i1 %a)
  ret void
}

; A function from which all return early.
; RUN: %{run} --kernel all_return_early --block 64
define amdgpu_kernel void @all_return_early(ptr addrspace(1) %notes) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %a = icmp ult i32 %i, 30
  %b = icmp ult i32 %i, 64
  call void @waits_unless(i1 %b)
  ret void
}
