; Values of two groups of waves that meet: numbers that belong to one of them alone.
; RUN: exits 1 ldsopt check %s | filecheck %s

; CHECK-DAG: definite wave-race in joined_counter
; CHECK-DAG: definite wave-race in joined_choice
; CHECK-DAG: definite wave-race in left_counter
; CHECK-DAG: definite wave-race in unused_poison

target triple = "amdgcn-amd-amdhsa"

@joined_counter.lds = internal addrspace(3) global [128 x [64 x i32]] poison, align 4
; Each half comes to the loop behind with a start of its own: the range of the counter tells other numbers of
; iterations. Both store at 50 to 59.
define amdgpu_kernel void @joined_counter(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 63
  %high = icmp ugt i32 %t, 63
  br i1 %high, label %A, label %B
A:
  %i = phi i32 [ 0, %entry ], [ %i.x, %A ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.x = add i32 %i, 1
  %i.c = icmp slt i32 %i.x, %n
  br i1 %i.c, label %A, label %merge
B:
  %j = phi i32 [ 0, %entry ], [ %j.x, %B ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j.x = add i32 %j, 1
  %j.c = icmp slt i32 %j.x, %n
  br i1 %j.c, label %B, label %merge
merge:
  %x = phi i32 [ 0, %A ], [ 100, %B ]
  %off = phi i32 [ 0, %A ], [ 50, %B ]
  br label %M
M:
  %p = phi i32 [ %x, %merge ], [ %p.x, %M ]
  %idx = sub i32 %p, %off
  %q = getelementptr [128 x [64 x i32]], ptr addrspace(3) @joined_counter.lds, i32 0, i32 %idx, i32 %l
  store i32 %t, ptr addrspace(3) %q
  %p.x = add nuw nsw i32 %p, 1
  %p.c = icmp ult i32 %p.x, 110
  br i1 %p.c, label %M, label %end
end:
  ret void
}

@joined_choice.lds = internal addrspace(3) global [256 x [64 x i32]] poison, align 4
; As `joined_counter`: a choice decides in which iterations the counter grows.
define amdgpu_kernel void @joined_choice(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 63
  %high = icmp ugt i32 %t, 63
  br i1 %high, label %A, label %B
A:
  %i = phi i32 [ 0, %entry ], [ %i.x, %A ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.x = add i32 %i, 1
  %i.c = icmp slt i32 %i.x, %n
  br i1 %i.c, label %A, label %merge
B:
  %j = phi i32 [ 0, %entry ], [ %j.x, %B ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j.x = add i32 %j, 1
  %j.c = icmp slt i32 %j.x, %n
  br i1 %j.c, label %B, label %merge
merge:
  %x = phi i32 [ 0, %A ], [ 100, %B ]
  %off = phi i32 [ 0, %A ], [ 50, %B ]
  br label %M
M:
  %p = phi i32 [ %x, %merge ], [ %p.x, %M2 ]
  %r = phi i32 [ 0, %merge ], [ %r.x, %M2 ]
  %pc = icmp ult i32 %p, 110
  br i1 %pc, label %M2, label %end
M2:
  %idx = sub i32 %p, %off
  %p3 = getelementptr [256 x [64 x i32]], ptr addrspace(3) @joined_choice.lds, i32 0, i32 %idx, i32 %l
  store i32 %t, ptr addrspace(3) %p3
  %g = icmp ne i32 %r, 1000
  %p.1 = add nuw nsw i32 %p, 1
  %p.x = select i1 %g, i32 %p.1, i32 %p
  %r.x = add i32 %r, 1
  br label %M
end:
  ret void
}

@left_counter.lds = internal addrspace(3) global [256 x [64 x i32]] poison, align 4
; %q is what the inner loop has left of %p, from the %i of the iteration before.
define amdgpu_kernel void @left_counter(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 63
  %high = icmp ugt i32 %t, 63
  br i1 %high, label %A, label %B
A:
  %i = phi i32 [ 0, %entry ], [ %i.x, %LA ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %ia = add i32 %i, 47
  %p15 = getelementptr [256 x [64 x i32]], ptr addrspace(3) @left_counter.lds, i32 0, i32 %ia, i32 %l
  store i32 %t, ptr addrspace(3) %p15
  br label %InA
InA:
  %p = phi i32 [ %i, %A ], [ %p.x, %InA ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p.x = add i32 %p, 16
  %p.c = icmp ult i32 %p.x, 64
  br i1 %p.c, label %InA, label %LA
LA:
  %i.x = add i32 %i, 1
  %i.c = icmp slt i32 %i.x, %n
  br i1 %i.c, label %A, label %end
B:
  %i0 = phi i32 [ 0, %entry ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %In0
In0:
  %p0 = phi i32 [ %i0, %B ], [ %p0.x, %In0 ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p0.x = add i32 %p0, 16
  %p0.c = icmp ult i32 %p0.x, 64
  br i1 %p0.c, label %In0, label %L0
L0:
  %j0.x = add i32 %i0, 1
  %j0.c = icmp slt i32 %j0.x, %n
  br i1 %j0.c, label %OB, label %end
OB:
  %j = phi i32 [ %j0.x, %L0 ], [ %j.x, %LB ]
  %q = phi i32 [ %p0, %L0 ], [ %p1, %LB ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p16 = getelementptr [256 x [64 x i32]], ptr addrspace(3) @left_counter.lds, i32 0, i32 %q, i32 %l
  store i32 %t, ptr addrspace(3) %p16
  br label %InB
InB:
  %p1 = phi i32 [ %j, %OB ], [ %p1.x, %InB ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1.x = add i32 %p1, 16
  %p1.c = icmp ult i32 %p1.x, 64
  br i1 %p1.c, label %InB, label %LB
LB:
  %j.x = add i32 %j, 1
  %j.c = icmp slt i32 %j.x, %n
  br i1 %j.c, label %OB, label %end
end:
  ret void
}

@unused_poison.lds = internal addrspace(3) global [256 x [64 x i32]] poison, align 4
; %i equals %j. It is poison behind 127, and not used: %j goes on up to 200.
define amdgpu_kernel void @unused_poison(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 63
  %high = icmp ugt i32 %t, 63
  br i1 %high, label %A, label %B
A:
  %c = phi i32 [ 0, %entry ], [ %c.x, %A ]
  %i = phi i8 [ 0, %entry ], [ %i.x, %A ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p17 = getelementptr [256 x [64 x i32]], ptr addrspace(3) @unused_poison.lds, i32 0, i32 200, i32 %l
  store i32 %t, ptr addrspace(3) %p17
  %i.x = add nsw i8 %i, 1
  %c.x = add i32 %c, 1
  %c.c = icmp slt i32 %c.x, %n
  br i1 %c.c, label %A, label %end
B:
  %d = phi i32 [ 0, %entry ], [ %d.x, %B ]
  %j = phi i8 [ 0, %entry ], [ %j.x, %B ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %jz = zext i8 %j to i32
  %p18 = getelementptr [256 x [64 x i32]], ptr addrspace(3) @unused_poison.lds, i32 0, i32 %jz, i32 %l
  store i32 %t, ptr addrspace(3) %p18
  %j.x = add i8 %j, 1
  %d.x = add i32 %d, 1
  %d.c = icmp slt i32 %d.x, %n
  br i1 %d.c, label %B, label %end
end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
!0 = !{i32 128, i32 1, i32 1}
