; A loop's counter that both arms of a divergent branch compute, each for itself: the same operation on the same value.
; REQUIRES: bitwuzla, pseudocode
; RUN: ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: not grep "in in_step:" %t.txt

; CHECK: {{^}}unproven divergent-barrier in out_of_step:
; CHECK: {{^}}unproven divergent-barrier in poison_in_one:

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [512 x i32] poison, align 16

define amdgpu_kernel void @in_step(ptr addrspace(1) noalias %p, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %writes = icmp ult i32 %t, 128
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  br i1 %writes, label %write, label %read
write:
  %w = add nuw nsw i32 %i, 1
  %slot = and i32 %w, 1
  %row = shl i32 %slot, 7
  %to = getelementptr i32, ptr addrspace(3) %own, i32 %row
  store i32 %i, ptr addrspace(3) %to
  br label %next
read:
  %r = add nuw nsw i32 %i, 1
  %old = and i32 %i, 1
  %past = shl i32 %old, 7
  %back = sub i32 %past, 128
  %from = getelementptr i32, ptr addrspace(3) %own, i32 %back
  %v = load i32, ptr addrspace(3) %from
  %out = getelementptr i32, ptr addrspace(1) %p, i32 %t
  store i32 %v, ptr addrspace(1) %out
  br label %next
next:
  %i1 = phi i32 [ %w, %write ], [ %r, %read ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %is_last = icmp eq i32 %i1, %n
  br i1 %is_last, label %done, label %loop
done:
  ret void
}

define amdgpu_kernel void @out_of_step(ptr addrspace(1) noalias %p, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %writes = icmp ult i32 %t, 128
  %out = getelementptr i32, ptr addrspace(1) %p, i32 %t
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  br i1 %writes, label %write, label %read
write:
  %w = add nuw nsw i32 %i, 1
  br label %next
read:
  %r = add nuw nsw i32 %i, 2
  store i32 %i, ptr addrspace(1) %out
  br label %next
next:
  %i1 = phi i32 [ %w, %write ], [ %r, %read ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %is_last = icmp sge i32 %i1, %n
  br i1 %is_last, label %done, label %loop
done:
  store i32 %t, ptr addrspace(1) %out
  ret void
}

; Where the sum wraps it is poison in one arm alone.
define amdgpu_kernel void @poison_in_one(ptr addrspace(1) noalias %p, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %writes = icmp ult i32 %t, 128
  %out = getelementptr i32, ptr addrspace(1) %p, i32 %t
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  br i1 %writes, label %write, label %read
write:
  %w = add nsw i32 %i, 1
  br label %next
read:
  %r = add i32 %i, 1
  store i32 %i, ptr addrspace(1) %out
  br label %next
next:
  %i1 = phi i32 [ %w, %write ], [ %r, %read ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %is_last = icmp sge i32 %i1, %n
  br i1 %is_last, label %done, label %loop
done:
  store i32 %t, ptr addrspace(1) %out
  ret void
}

declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
