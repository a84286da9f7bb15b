; A compare of sums with the same work-item's id decides alike for all work-items only if what else they are made of is
; uniform where the branch is: not behind a loop that work-items leave in different iterations.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check %s --assume indices-do-not-wrap | filecheck %s

; CHECK: 7 definite, 1 unproven
; CHECK-DAG: {{^}}definite divergent-barrier in compared_inside
; CHECK-DAG: {{^}}definite divergent-barrier in summed_inside
; CHECK-DAG: {{^}}definite divergent-barrier in counted_inside
; CHECK-DAG: {{^}}definite divergent-barrier in carried_around
; CHECK-DAG: {{^}}definite divergent-barrier in one_bit
; CHECK-DAG: {{^}}unproven divergent-barrier in bytes
; CHECK-DAG: {{^}}definite divergent-barrier in by_argument

target triple = "amdgcn-amd-amdhsa"

@A = internal addrspace(3) global [256 x i32] poison, align 16

declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @compared_inside(ptr addrspace(1) %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %end = add i32 %t, %n
  %own = and i32 %t, 3
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %j.next, %loop ]
  %i = phi i32 [ %t, %entry ], [ %i.next, %loop ]
  %c = icmp slt i32 %i, %end
  %i.next = add i32 %i, 1
  %j.next = add i32 %j, 1
  %more = icmp slt i32 %j, %own
  br i1 %more, label %loop, label %behind
behind:
  br i1 %c, label %sync, label %done
sync:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 1, ptr addrspace(3) %p
  ret void
}

define amdgpu_kernel void @summed_inside(ptr addrspace(1) %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %end = add i32 %t, %n
  %own = and i32 %t, 3
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %j.next, %loop ]
  %sum = add i32 %t, %j
  %j.next = add i32 %j, 1
  %more = icmp slt i32 %j, %own
  br i1 %more, label %loop, label %again
again:
  %k = phi i32 [ 0, %loop ], [ %k.next, %again ]
  %k.next = add i32 %k, 1
  %k.more = icmp slt i32 %k, %own
  br i1 %k.more, label %again, label %behind
behind:
  %c = icmp slt i32 %sum, %end
  br i1 %c, label %sync, label %done
sync:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 1, ptr addrspace(3) %p
  ret void
}

; In each iteration the compare is of uniform values.
define amdgpu_kernel void @counted_inside(ptr addrspace(1) %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = and i32 %t, 3
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %j.next, %loop ]
  %c = icmp slt i32 %j, 2
  %j.next = add i32 %j, 1
  %more = icmp slt i32 %j, %own
  br i1 %more, label %loop, label %behind
behind:
  br i1 %c, label %sync, label %done
sync:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 1, ptr addrspace(3) %p
  ret void
}

define amdgpu_kernel void @left_together(ptr addrspace(1) %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %end = add i32 %t, %n
  %own = and i32 %t, 3
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %j.next, %loop ]
  %sum = add i32 %t, %j
  %j.next = add i32 %j, 1
  %more = icmp slt i32 %j, 3
  br i1 %more, label %loop, label %behind
behind:
  %c = icmp slt i32 %sum, %end
  br i1 %c, label %sync, label %done
sync:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 1, ptr addrspace(3) %p
  ret void
}

; The counter of the outer loop goes on where the inner one stopped.
define amdgpu_kernel void @carried_around(ptr addrspace(1) %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %end = add i32 %t, %n
  %own = and i32 %t, 3
  br label %outer
outer:
  %i = phi i32 [ %t, %entry ], [ %sum, %on ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %on ]
  br label %loop
loop:
  %j = phi i32 [ 0, %outer ], [ %j.next, %loop ]
  %sum = add i32 %i, %j
  %j.next = add i32 %j, 1
  %more = icmp slt i32 %j, %own
  br i1 %more, label %loop, label %again
again:
  %c = icmp slt i32 %i, %end
  %k.next = add i32 %k, 1
  br i1 %c, label %sync, label %on
sync:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %on
on:
  %k.more = icmp slt i32 %k, 3
  br i1 %k.more, label %outer, label %done
done:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 1, ptr addrspace(3) %p
  ret void
}

; A condition is 1 or 0 by the one, -1 or 0 by the other.
define amdgpu_kernel void @one_bit(ptr addrspace(1) %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %bit = icmp slt i32 %t, 100
  %unsigned = zext i1 %bit to i32
  %signed = sext i1 %bit to i32
  %c = icmp eq i32 %unsigned, %signed
  br i1 %c, label %sync, label %done
sync:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 1, ptr addrspace(3) %p
  ret void
}

define amdgpu_kernel void @bytes(ptr addrspace(1) %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr i8, ptr addrspace(1) %in, i32 %t
  %byte = load i8, ptr addrspace(1) %at
  %unsigned = zext i8 %byte to i32
  %signed = sext i8 %byte to i32
  %c = icmp eq i32 %unsigned, %signed
  br i1 %c, label %sync, label %done
sync:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 1, ptr addrspace(3) %p
  ret void
}

; The condition is an argument, or asks of one.
define internal void @some(i1 %c, i32 %x) #1 {
entry:
  br i1 %c, label %sync, label %done
sync:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  %d = icmp slt i32 %x, 100
  br i1 %d, label %more, label %end
more:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %end
end:
  ret void
}

define amdgpu_kernel void @by_argument(ptr addrspace(1) %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp slt i32 %t, 100
  call void @some(i1 %c, i32 %t)
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 1, ptr addrspace(3) %p
  ret void
}

attributes #1 = { noinline "target-cpu"="gfx942" }
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
