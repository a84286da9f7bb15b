; A branch by what is moved between lanes sends lanes different ways, if they compute different bits of what is moved, or if
; they have left the loop of the moved value in different iterations.
; REQUIRES: bitwuzla
; RUN: exits 1 ldsopt check %s | filecheck %s

; CHECK-DAG: {{^}}definite divergent-barrier in bit_of_no_branch
; CHECK-DAG: {{^}}definite divergent-barrier in left_apart
; CHECK-DAG: {{^}}definite divergent-barrier in own_limits
; CHECK-DAG: {{^}}definite divergent-barrier in other_question
; CHECK-DAG: {{^}}definite divergent-barrier in no_bits
; CHECK-DAG: {{^}}definite divergent-barrier in chosen_by_a_bit
; CHECK-DAG: {{^}}definite divergent-barrier in bits_left_apart

target triple = "amdgcn-amd-amdhsa"

@W = internal addrspace(3) global [128 x i32] poison, align 16

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare { i32, i32 } @llvm.amdgcn.permlane32.swap(i32, i32, i1, i1)
declare void @llvm.amdgcn.s.barrier()

; The same comparison of the word that is moved decides about nothing.
define amdgpu_kernel void @bit_of_no_branch(ptr addrspace(1) %in) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @W, i32 %id
  %w = load i32, ptr addrspace(1) %in
  %v = add i32 %w, %id
  %wide = sext i32 %v to i64
  %bit = icmp slt i32 %v, 70
  %at = shl i32 %id, 2
  %moved = call i32 @llvm.amdgcn.ds.bpermute(i32 %at, i32 %v)
  %c = icmp slt i32 %moved, 70
  %stored = zext i1 %bit to i32
  store i32 %stored, ptr addrspace(3) %own
  br i1 %c, label %sync, label %done
sync:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  store i32 1, ptr addrspace(3) %own
  ret void
}

define amdgpu_kernel void @left_apart(ptr addrspace(1) %in) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @W, i32 %id
  %end = and i32 %id, 1
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %n, 1
  %more = icmp slt i32 %n, %end
  br i1 %more, label %loop, label %behind
behind:
  %swapped = call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %n, i32 %n, i1 false, i1 false)
  %moved = extractvalue { i32, i32 } %swapped, 0
  %c = icmp eq i32 %moved, 0
  br i1 %c, label %sync, label %done
sync:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  store i32 1, ptr addrspace(3) %own
  ret void
}

; All get the first lane's word, and each compares it with a limit of its own.
define amdgpu_kernel void @own_limits(ptr addrspace(1) %in) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @W, i32 %id
  %limit = and i32 %id, 63
  %w = load i32, ptr addrspace(1) %in
  %v = add i32 %w, %limit
  %bit = icmp slt i32 %v, %limit
  %at = shl i32 %id, 8
  %moved = call i32 @llvm.amdgcn.ds.bpermute(i32 %at, i32 %v)
  %c = icmp slt i32 %moved, %limit
  %stored = zext i1 %bit to i32
  store i32 %stored, ptr addrspace(3) %own
  br i1 %c, label %sync, label %done
sync:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  store i32 1, ptr addrspace(3) %own
  ret void
}

; No number of a work-item is less than 0, but one is 0.
define amdgpu_kernel void @other_question(ptr addrspace(1) %in) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @W, i32 %id
  %natural = icmp sge i32 %id, 0
  %at = shl i32 %id, 2
  %moved = call i32 @llvm.amdgcn.ds.bpermute(i32 %at, i32 %id)
  %c = icmp sgt i32 %moved, 0
  %stored = zext i1 %natural to i32
  store i32 %stored, ptr addrspace(3) %own
  br i1 %c, label %sync, label %done
sync:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  store i32 1, ptr addrspace(3) %own
  ret void
}

; Only of a bit that was widened a comparison with 0 is the bit.
define amdgpu_kernel void @no_bits(ptr addrspace(1) %in) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @W, i32 %id
  %w = load i32, ptr addrspace(1) %in
  %v = add i32 %w, %id
  %at = shl i32 %id, 2
  %moved = call i32 @llvm.amdgcn.ds.bpermute(i32 %at, i32 %v)
  %c = icmp ne i32 %moved, 0
  br i1 %c, label %sync, label %done
sync:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  store i32 1, ptr addrspace(3) %own
  ret void
}

define amdgpu_kernel void @chosen_by_a_bit(ptr addrspace(1) %in) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @W, i32 %id
  %w = load i32, ptr addrspace(1) %in
  %bit = icmp eq i32 %w, 0
  %v = select i1 %bit, i32 %id, i32 1
  %at = shl i32 %id, 2
  %moved = call i32 @llvm.amdgcn.ds.bpermute(i32 %at, i32 %v)
  %c = icmp ne i32 %moved, 0
  br i1 %c, label %sync, label %done
sync:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  store i32 1, ptr addrspace(3) %own
  ret void
}

; In each iteration all have the same bit.
define amdgpu_kernel void @bits_left_apart(ptr addrspace(1) %in) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @W, i32 %id
  %end = and i32 %id, 1
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %n, 1
  %bit = icmp eq i32 %n, 0
  %more = icmp slt i32 %n, %end
  br i1 %more, label %loop, label %behind
behind:
  %word = zext i1 %bit to i32
  %at = shl i32 %id, 2
  %moved = call i32 @llvm.amdgcn.ds.bpermute(i32 %at, i32 %word)
  %c = icmp ne i32 %moved, 0
  br i1 %c, label %sync, label %done
sync:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  store i32 1, ptr addrspace(3) %own
  ret void
}

attributes #0 = { "target-cpu"="gfx950" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
