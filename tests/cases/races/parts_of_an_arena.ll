; Parts of an arena whose sizes are arguments: where one ends, the next begins.
; REQUIRES: bitwuzla, pseudocode
; RUN: ldsopt check -v %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt

; CHECK-DAG: {{^}}parts: 3 pairs {{.*}}: 3 proved free of races
; CHECK-DAG: {{^}}sizes: 3 pairs {{.*}}: 3 proved free of races
; CHECK-DAG: {{^}}own_sizes: 3 pairs {{.*}}: 3 proved free of races
; The second begins one element before the first one's end.
; CHECK-DAG: {{^}}meet: 3 pairs {{.*}}: 2 proved free of races, 1 unproven
; CHECK-DAG: {{^}}sizes_meet: 3 pairs {{.*}}: 2 proved free of races, 1 unproven
; The address may be the one of another number, times four.
; CHECK-DAG: {{^}}wrapped: 3 pairs {{.*}}: 2 proved free of races, 1 unproven
; The first part is filled up to its size, and one further.
; CHECK-DAG: {{^}}further: 3 pairs {{.*}}: 2 proved free of races, 1 unproven
; CHECK-DAG: {{^}}unflagged: 1 pair {{.*}}: 1 proved free of races
; CHECK-DAG: {{^}}unbounded: 1 pair {{.*}}: 0 proved free of races, 1 unproven

target triple = "amdgcn-amd-amdhsa"
@arena = external addrspace(3) global [0 x i32], align 16

define amdgpu_kernel void @parts(i32 %n, i32 %m) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %second = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %n
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %between
loop:
  %i = phi i32 [ %t, %entry ], [ %i1, %loop ]
  %p = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %i
  store i32 1, ptr addrspace(3) %p, align 4
  %i1 = add nuw nsw i32 %i, 256
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %between
between:
  %any2 = icmp slt i32 %t, %m
  br i1 %any2, label %loop2, label %end
loop2:
  %j = phi i32 [ %t, %between ], [ %j1, %loop2 ]
  %q = getelementptr inbounds nuw i32, ptr addrspace(3) %second, i32 %j
  store i32 2, ptr addrspace(3) %q, align 4
  %j1 = add nuw nsw i32 %j, 256
  %more2 = icmp slt i32 %j1, %m
  br i1 %more2, label %loop2, label %end
end:
  ret void
}

define amdgpu_kernel void @sizes(i32 %n, i32 %m) #1 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %a1 = getelementptr inbounds nuw i8, ptr addrspace(4) %a, i64 12
  %b = load i16, ptr addrspace(4) %a1, align 4, !invariant.load !1, !range !2, !noundef !1
  %size = zext nneg i16 %b to i32
  %second = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %n
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %between
loop:
  %i = phi i32 [ %t, %entry ], [ %i1, %loop ]
  %p = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %i
  store i32 1, ptr addrspace(3) %p, align 4
  %i1 = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %between
between:
  %any2 = icmp slt i32 %t, %m
  br i1 %any2, label %loop2, label %end
loop2:
  %j = phi i32 [ %t, %between ], [ %j1, %loop2 ]
  %q = getelementptr inbounds nuw i32, ptr addrspace(3) %second, i32 %j
  store i32 2, ptr addrspace(3) %q, align 4
  %j1 = add nuw nsw i32 %j, %size
  %more2 = icmp slt i32 %j1, %m
  br i1 %more2, label %loop2, label %end
end:
  ret void
}

define amdgpu_kernel void @own_sizes(i32 %n, i32 %m) #1 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %a1 = getelementptr inbounds nuw i8, ptr addrspace(4) %a, i64 12
  %b = load i16, ptr addrspace(4) %a1, align 4, !invariant.load !1, !range !2, !noundef !1
  %size = zext nneg i16 %b to i32
  %s = add nsw i32 %n, %size
  %second = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %s
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %between
loop:
  %i = phi i32 [ %t, %entry ], [ %i1, %loop ]
  %p = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %i
  store i32 1, ptr addrspace(3) %p, align 4
  %i1 = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %between
between:
  %any2 = icmp slt i32 %t, %m
  br i1 %any2, label %loop2, label %end
loop2:
  %j = phi i32 [ %t, %between ], [ %j1, %loop2 ]
  %q = getelementptr inbounds nuw i32, ptr addrspace(3) %second, i32 %j
  store i32 2, ptr addrspace(3) %q, align 4
  %j1 = add nuw nsw i32 %j, %size
  %more2 = icmp slt i32 %j1, %m
  br i1 %more2, label %loop2, label %end
end:
  ret void
}

define amdgpu_kernel void @meet(i32 %n, i32 %m) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %s = add nsw i32 %n, -1
  %second = getelementptr inbounds i32, ptr addrspace(3) @arena, i32 %s
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %between
loop:
  %i = phi i32 [ %t, %entry ], [ %i1, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(3) @arena, i32 %i
  store i32 1, ptr addrspace(3) %p, align 4
  %i1 = add nuw nsw i32 %i, 256
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %between
between:
  %any2 = icmp slt i32 %t, %m
  br i1 %any2, label %loop2, label %end
loop2:
  %j = phi i32 [ %t, %between ], [ %j1, %loop2 ]
  %q = getelementptr inbounds i32, ptr addrspace(3) %second, i32 %j
  store i32 2, ptr addrspace(3) %q, align 4
  %j1 = add nuw nsw i32 %j, 256
  %more2 = icmp slt i32 %j1, %m
  br i1 %more2, label %loop2, label %end
end:
  ret void
}

define amdgpu_kernel void @sizes_meet(i32 %n, i32 %m) #1 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %a1 = getelementptr inbounds nuw i8, ptr addrspace(4) %a, i64 12
  %b = load i16, ptr addrspace(4) %a1, align 4, !invariant.load !1, !range !2, !noundef !1
  %size = zext nneg i16 %b to i32
  %s = add nsw i32 %n, -1
  %second = getelementptr inbounds i32, ptr addrspace(3) @arena, i32 %s
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %between
loop:
  %i = phi i32 [ %t, %entry ], [ %i1, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(3) @arena, i32 %i
  store i32 1, ptr addrspace(3) %p, align 4
  %i1 = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %between
between:
  %any2 = icmp slt i32 %t, %m
  br i1 %any2, label %loop2, label %end
loop2:
  %j = phi i32 [ %t, %between ], [ %j1, %loop2 ]
  %q = getelementptr inbounds i32, ptr addrspace(3) %second, i32 %j
  store i32 2, ptr addrspace(3) %q, align 4
  %j1 = add nuw nsw i32 %j, %size
  %more2 = icmp slt i32 %j1, %m
  br i1 %more2, label %loop2, label %end
end:
  ret void
}

define amdgpu_kernel void @wrapped(i32 %n, i32 %m) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %second = getelementptr i32, ptr addrspace(3) @arena, i32 %n
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %between
loop:
  %i = phi i32 [ %t, %entry ], [ %i1, %loop ]
  %p = getelementptr i32, ptr addrspace(3) @arena, i32 %i
  store i32 1, ptr addrspace(3) %p, align 4
  %i1 = add nuw nsw i32 %i, 256
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %between
between:
  %any2 = icmp slt i32 %t, %m
  br i1 %any2, label %loop2, label %end
loop2:
  %j = phi i32 [ %t, %between ], [ %j1, %loop2 ]
  %q = getelementptr i32, ptr addrspace(3) %second, i32 %j
  store i32 2, ptr addrspace(3) %q, align 4
  %j1 = add nuw nsw i32 %j, 256
  %more2 = icmp slt i32 %j1, %m
  br i1 %more2, label %loop2, label %end
end:
  ret void
}

define amdgpu_kernel void @further(i32 %n, i32 %m) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %second = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %n
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %between
loop:
  %i = phi i32 [ %t, %entry ], [ %i1, %loop ]
  %p = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %i
  store i32 1, ptr addrspace(3) %p, align 4
  %i1 = add nuw nsw i32 %i, 256
  %more = icmp sle i32 %i1, %n
  br i1 %more, label %loop, label %between
between:
  %any2 = icmp slt i32 %t, %m
  br i1 %any2, label %loop2, label %end
loop2:
  %j = phi i32 [ %t, %between ], [ %j1, %loop2 ]
  %q = getelementptr inbounds nuw i32, ptr addrspace(3) %second, i32 %j
  store i32 2, ptr addrspace(3) %q, align 4
  %j1 = add nuw nsw i32 %j, 256
  %more2 = icmp slt i32 %j1, %m
  br i1 %more2, label %loop2, label %end
end:
  ret void
}

; An index of LDS is small, so that it does not wrap with a size added.
define amdgpu_kernel void @unflagged(i32 %n) #1 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %a1 = getelementptr inbounds nuw i8, ptr addrspace(4) %a, i64 12
  %b = load i16, ptr addrspace(4) %a1, align 4, !invariant.load !1, !range !2, !noundef !1
  %size = zext nneg i16 %b to i32
  %any = icmp ult i32 %t, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ %t, %entry ], [ %i1, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(3) @arena, i32 %i
  store i32 1, ptr addrspace(3) %p, align 4
  %i1 = add i32 %i, %size
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Unless nothing says that it is one.
define amdgpu_kernel void @unbounded(i32 %n) #1 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %a1 = getelementptr inbounds nuw i8, ptr addrspace(4) %a, i64 12
  %b = load i16, ptr addrspace(4) %a1, align 4, !invariant.load !1, !range !2, !noundef !1
  %size = zext nneg i16 %b to i32
  %any = icmp ult i32 %t, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ %t, %entry ], [ %i1, %loop ]
  %p = getelementptr i32, ptr addrspace(3) @arena, i32 %i
  store i32 1, ptr addrspace(3) %p, align 4
  %i1 = add i32 %i, %size
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
attributes #1 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,1024" }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{}
!2 = !{i16 1, i16 1025}
