; What both arms of a divergent branch compute, each for itself: the same operation on the same value.
; REQUIRES: bitwuzla, pseudocode
; RUN: ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: not grep -E "in (in_step|loaded|loaded_in_ranges|called):" %t.txt

; CHECK: {{^}}unproven divergent-barrier in called_aligned:
; CHECK: {{^}}unproven divergent-barrier in loaded_elsewhere:
; CHECK: {{^}}unproven divergent-barrier in loaded_in_a_range:
; CHECK: {{^}}unproven divergent-barrier in loaded_volatile:
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

; Memory that is never written gives each arm the same.
define amdgpu_kernel void @loaded(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %writes = icmp ult i32 %t, 128
  %out = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %other = getelementptr i32, ptr addrspace(1) %q, i32 4
  br i1 %writes, label %write, label %read
write:
  %wa = getelementptr i32, ptr addrspace(1) %q, i32 1
  %w = load i32, ptr addrspace(1) %wa, align 4, !invariant.load !0
  br label %next
read:
  %ra = getelementptr i32, ptr addrspace(1) %q, i32 1
  %r = load i32, ptr addrspace(1) %ra, align 4, !invariant.load !0
  store i32 %t, ptr addrspace(1) %out
  br label %next
next:
  %n = phi i32 [ %w, %write ], [ %r, %read ]
  %is_less = icmp slt i32 %n, 5
  br i1 %is_less, label %meet, label %done
meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  store i32 %t, ptr addrspace(1) %out
  ret void
}

; Two addresses.
define amdgpu_kernel void @loaded_elsewhere(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %writes = icmp ult i32 %t, 128
  %out = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %other = getelementptr i32, ptr addrspace(1) %q, i32 4
  br i1 %writes, label %write, label %read
write:
  %w = load i32, ptr addrspace(1) %q, align 4, !invariant.load !0
  br label %next
read:
  %r = load i32, ptr addrspace(1) %other, align 4, !invariant.load !0
  store i32 %t, ptr addrspace(1) %out
  br label %next
next:
  %n = phi i32 [ %w, %write ], [ %r, %read ]
  %is_less = icmp slt i32 %n, 5
  br i1 %is_less, label %meet, label %done
meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  store i32 %t, ptr addrspace(1) %out
  ret void
}

; Volatile: whoever wrote it meanwhile.
define amdgpu_kernel void @loaded_volatile(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %writes = icmp ult i32 %t, 128
  %out = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %other = getelementptr i32, ptr addrspace(1) %q, i32 4
  br i1 %writes, label %write, label %read
write:
  %w = load volatile i32, ptr addrspace(1) %q, align 4, !invariant.load !0
  br label %next
read:
  %r = load i32, ptr addrspace(1) %q, align 4, !invariant.load !0
  store i32 %t, ptr addrspace(1) %out
  br label %next
next:
  %n = phi i32 [ %w, %write ], [ %r, %read ]
  %is_less = icmp slt i32 %n, 5
  br i1 %is_less, label %meet, label %done
meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  store i32 %t, ptr addrspace(1) %out
  ret void
}

; A number outside of the range is poison in one arm alone.
define amdgpu_kernel void @loaded_in_a_range(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %writes = icmp ult i32 %t, 128
  %out = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %other = getelementptr i32, ptr addrspace(1) %q, i32 4
  br i1 %writes, label %write, label %read
write:
  %w = load i32, ptr addrspace(1) %q, align 4, !invariant.load !0, !range !1
  br label %next
read:
  %r = load i32, ptr addrspace(1) %q, align 4, !invariant.load !0
  store i32 %t, ptr addrspace(1) %out
  br label %next
next:
  %n = phi i32 [ %w, %write ], [ %r, %read ]
  %is_less = icmp slt i32 %n, 5
  br i1 %is_less, label %meet, label %done
meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  store i32 %t, ptr addrspace(1) %out
  ret void
}

; The same range in both arms.
define amdgpu_kernel void @loaded_in_ranges(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %writes = icmp ult i32 %t, 128
  %out = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %other = getelementptr i32, ptr addrspace(1) %q, i32 4
  br i1 %writes, label %write, label %read
write:
  %w = load i32, ptr addrspace(1) %q, align 4, !invariant.load !0, !range !1
  br label %next
read:
  %r = load i32, ptr addrspace(1) %q, align 4, !invariant.load !0, !range !1
  store i32 %t, ptr addrspace(1) %out
  br label %next
next:
  %n = phi i32 [ %w, %write ], [ %r, %read ]
  %is_less = icmp slt i32 %n, 5
  br i1 %is_less, label %meet, label %done
meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  store i32 %t, ptr addrspace(1) %out
  ret void
}

; A pointer of the workgroup.
define amdgpu_kernel void @called(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %writes = icmp ult i32 %t, 128
  %out = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %other = getelementptr i32, ptr addrspace(1) %q, i32 4
  br i1 %writes, label %write, label %read
write:
  %wp = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %wi = ptrtoint ptr addrspace(4) %wp to i64
  %w = trunc i64 %wi to i32
  br label %next
read:
  %rp = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %ri = ptrtoint ptr addrspace(4) %rp to i64
  %r = trunc i64 %ri to i32
  store i32 %t, ptr addrspace(1) %out
  br label %next
next:
  %n = phi i32 [ %w, %write ], [ %r, %read ]
  %is_less = icmp slt i32 %n, 5
  br i1 %is_less, label %meet, label %done
meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  store i32 %t, ptr addrspace(1) %out
  ret void
}

; A pointer without the alignment is poison in one arm alone.
define amdgpu_kernel void @called_aligned(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %writes = icmp ult i32 %t, 128
  %out = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %other = getelementptr i32, ptr addrspace(1) %q, i32 4
  br i1 %writes, label %write, label %read
write:
  %wp = call align 65536 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %wi = ptrtoint ptr addrspace(4) %wp to i64
  %w = trunc i64 %wi to i32
  br label %next
read:
  %rp = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %ri = ptrtoint ptr addrspace(4) %rp to i64
  %r = trunc i64 %ri to i32
  store i32 %t, ptr addrspace(1) %out
  br label %next
next:
  %n = phi i32 [ %w, %write ], [ %r, %read ]
  %is_less = icmp slt i32 %n, 5
  br i1 %is_less, label %meet, label %done
meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  store i32 %t, ptr addrspace(1) %out
  ret void
}

declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
!0 = !{}
!1 = !{i32 0, i32 4}
