; Parts of an arena that meet, though bounds of counters and of places seem to say that they do not.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check -v %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; CHECK-DAG: {{^}}no_guard: 3 pairs {{.*}}: 2 proved free of races, 1 unproven
; CHECK-DAG: {{^}}no_guard_sizes: 3 pairs {{.*}}: 2 proved free of races, 1 unproven
; CHECK-DAG: {{^}}no_guard_other_phi: 3 pairs {{.*}}: 2 proved free of races, 1 unproven
; CHECK-DAG: {{^}}far_part: 3 pairs {{.*}}: 2 proved free of races, 1 unproven
; CHECK-DAG: {{^}}at_end: 3 pairs {{.*}}: 2 proved free of races, 1 unproven
; CHECK-DAG: {{^}}at_end_static: 3 pairs {{.*}}: 2 proved free of races, 1 definite
; CHECK-DAG: {{^}}backwards: 3 pairs {{.*}}: 2 proved free of races, 1 unproven
; CHECK-DAG: {{^}}goes_on_where_false: 3 pairs {{.*}}: 2 proved free of races, 1 unproven
; CHECK-DAG: {{^}}goes_on_where_false_sizes: 3 pairs {{.*}}: 2 proved free of races, 1 unproven
; CHECK-DAG: {{^}}prestep: 3 pairs {{.*}}: 2 proved free of races, 1 unproven
; CHECK-DAG: {{^}}twosums: 3 pairs {{.*}}: 2 proved free of races, 1 unproven
; CHECK-DAG: {{^}}start: 3 pairs {{.*}}: 2 proved free of races, 1 unproven
; CHECK-DAG: {{^}}masked: 3 pairs {{.*}}: 2 proved free of races, 1 unproven
; CHECK-DAG: {{^}}switched: 3 pairs {{.*}}: 2 proved free of races, 1 unproven

target triple = "amdgcn-amd-amdhsa"
@arena = external addrspace(3) global [0 x i32], align 16
@st = internal addrspace(3) global [1024 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
attributes #1 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,1024" }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{}
!2 = !{i16 1, i16 1025}

; In the first iteration nobody has compared the counter.
define amdgpu_kernel void @no_guard(i32 %n, i32 %m, ptr addrspace(1) %g) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %second = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %n
  br label %loop
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
  %q = getelementptr inbounds nuw i32, ptr addrspace(3) %second, i32 %t
  store i32 2, ptr addrspace(3) %q, align 4
  br label %end
end:
  ret void
}
define amdgpu_kernel void @no_guard_sizes(i32 %n, i32 %m, ptr addrspace(1) %g) #1 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %a1 = getelementptr inbounds nuw i8, ptr addrspace(4) %a, i64 12
  %b = load i16, ptr addrspace(4) %a1, align 4, !invariant.load !1, !range !2, !noundef !1
  %size = zext nneg i16 %b to i32
  %second = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %n
  br label %loop
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
  %q = getelementptr inbounds nuw i32, ptr addrspace(3) %second, i32 %t
  store i32 2, ptr addrspace(3) %q, align 4
  br label %end
end:
  ret void
}
define amdgpu_kernel void @no_guard_other_phi(i32 %n, i32 %m, ptr addrspace(1) %g) #1 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %a1 = getelementptr inbounds nuw i8, ptr addrspace(4) %a, i64 12
  %b = load i16, ptr addrspace(4) %a1, align 4, !invariant.load !1, !range !2, !noundef !1
  %size = zext nneg i16 %b to i32
  %second = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %n
  br label %loop
loop:
  %k = phi i32 [ 1000000, %entry ], [ %k1, %loop ]
  %i = phi i32 [ %t, %entry ], [ %i1, %loop ]
  %p = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %i
  store i32 1, ptr addrspace(3) %p, align 4
  %k1 = add nuw nsw i32 %k, %size
  %i1 = add nuw nsw i32 %i, %size
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %between
between:
  %any2 = icmp slt i32 %t, %m
  br i1 %any2, label %loop2, label %end
loop2:
  %q = getelementptr inbounds nuw i32, ptr addrspace(3) %second, i32 %t
  store i32 2, ptr addrspace(3) %q, align 4
  br label %end
end:
  ret void
}

; A part of which the number is far beyond what a half of LDS has.
define amdgpu_kernel void @far_part(i32 %n, i32 %m, ptr addrspace(1) %g) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %second = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %n
  %p = getelementptr inbounds nuw i32, ptr addrspace(3) %second, i32 %t
  store i32 1, ptr addrspace(3) %p, align 4
  %x = xor i32 %t, 64
  %x1 = add nuw nsw i32 %x, 12000
  %q = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %x1
  store i32 2, ptr addrspace(3) %q, align 4
  ret void
 }

; A part may begin at the last byte and be left out.
define amdgpu_kernel void @at_end(i32 %n, i32 %m, ptr addrspace(1) %g) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %second = getelementptr inbounds i32, ptr addrspace(3) @arena, i32 %n
  %is = icmp eq i32 %n, 16384
  br i1 %is, label %do, label %end
do:
  %neg = sub nsw i32 -1, %t
  %p = getelementptr inbounds i32, ptr addrspace(3) %second, i32 %neg
  store i32 1, ptr addrspace(3) %p, align 4
  %x = xor i32 %t, 64
  %x1 = sub nuw nsw i32 16383, %x
  %q = getelementptr inbounds i32, ptr addrspace(3) @arena, i32 %x1
  store i32 2, ptr addrspace(3) %q, align 4
  br label %end
end:
  ret void
 }
define amdgpu_kernel void @at_end_static(i32 %n, i32 %m, ptr addrspace(1) %g) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %second = getelementptr inbounds i32, ptr addrspace(3) @st, i32 %n
  %is = icmp eq i32 %n, 1024
  br i1 %is, label %do, label %end
do:
  %neg = sub nsw i32 -1, %t
  %p = getelementptr inbounds i32, ptr addrspace(3) %second, i32 %neg
  store i32 1, ptr addrspace(3) %p, align 4
  %x = xor i32 %t, 64
  %x1 = sub nuw nsw i32 1023, %x
  %q = getelementptr inbounds i32, ptr addrspace(3) @st, i32 %x1
  store i32 2, ptr addrspace(3) %q, align 4
  br label %end
end:
  ret void
 }

; An index may be negative.
define amdgpu_kernel void @backwards(i32 %n, i32 %m, ptr addrspace(1) %g) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %second = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %n
  %c = icmp ult i32 %t, %n
  br i1 %c, label %do, label %end
do:
  %p = getelementptr inbounds i32, ptr addrspace(3) @arena, i32 %t
  store i32 1, ptr addrspace(3) %p, align 4
  %x = xor i32 %t, 64
  %x1 = sub i32 %x, %m
  %q = getelementptr inbounds i32, ptr addrspace(3) %second, i32 %x1
  store i32 2, ptr addrspace(3) %q, align 4
  br label %end
end:
  ret void
 }

; A loop goes on where the compare is false.
define amdgpu_kernel void @goes_on_where_false(i32 %n, i32 %m, ptr addrspace(1) %g) #0 {
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
  %done = icmp sge i32 %i1, %n
  br i1 %done, label %between, label %loop
between:
  %x = xor i32 %t, 64
  %x1 = add nuw nsw i32 %x, 1024
  %c = icmp slt i32 %x1, %n
  br i1 %c, label %do, label %end
do:
  %q = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %x1
  store i32 2, ptr addrspace(3) %q, align 4
  br label %end
end:
  ret void
 }
define amdgpu_kernel void @goes_on_where_false_sizes(i32 %n, i32 %m, ptr addrspace(1) %g) #1 {
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
  %done = icmp sge i32 %i1, %n
  br i1 %done, label %between, label %loop
between:
  %x = xor i32 %t, 64
  %x1 = add nuw nsw i32 %x, 1024
  %c = icmp slt i32 %x1, %n
  br i1 %c, label %do, label %end
do:
  %q = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %x1
  store i32 2, ptr addrspace(3) %q, align 4
  br label %end
end:
  ret void
 }

; A counter that has wrapped, and that nothing uses, has no range; another counter of the same loop goes on.
define amdgpu_kernel void @prestep(i32 %n, ptr addrspace(1) %g) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %second = getelementptr inbounds i32, ptr addrspace(3) @arena, i32 %n
  %x = xor i32 %t, 64
  %x5 = add nuw nsw i32 %x, 512
  %q = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %x5
  store i32 7, ptr addrspace(3) %q, align 4
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %i1, %mid ]
  %j = phi i32 [ %t, %entry ], [ %j1, %mid ]
  %p = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %d = load volatile i32, ptr addrspace(1) %g, align 4
  %dd = icmp eq i32 %d, 0
  br i1 %dd, label %mid, label %end
mid:
  %i1 = add nuw nsw i32 %i, 1073741824
  %j1 = add i32 %j, 256
  %c = icmp slt i32 %i, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}
define amdgpu_kernel void @twosums(i32 %n, ptr addrspace(1) %g) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %second = getelementptr inbounds i32, ptr addrspace(3) @arena, i32 %n
  %x = xor i32 %t, 64
  %x5 = add nuw nsw i32 %x, 512
  %q = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %x5
  store i32 7, ptr addrspace(3) %q, align 4
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %i1, %mid ]
  %j = phi i32 [ %t, %entry ], [ %j1, %mid ]
  %p = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %d = load volatile i32, ptr addrspace(1) %g, align 4
  %dd = icmp eq i32 %d, 0
  br i1 %dd, label %mid, label %end
mid:
  %i1 = add nuw nsw i32 %i, 1073741824
  %i2 = add i32 %i, 1073741824
  %j1 = add i32 %j, 256
  %c = icmp ne i32 %i2, %n
  %c3 = icmp slt i32 %i2, %n
  br i1 %c3, label %loop, label %end
end:
  ret void
}
define amdgpu_kernel void @start(i32 %n, ptr addrspace(1) %g) #1 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %a1 = getelementptr inbounds nuw i8, ptr addrspace(4) %a, i64 12
  %b = load i16, ptr addrspace(4) %a1, align 4, !invariant.load !1, !range !2, !noundef !1
  %size = zext nneg i16 %b to i32
  %second = getelementptr inbounds i32, ptr addrspace(3) @arena, i32 %n
  %x = xor i32 %t, 64
  %x5 = add nuw nsw i32 %x, 2048
  %q = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %x5
  store i32 7, ptr addrspace(3) %q, align 4
  br label %outer
outer:
  %o = phi i32 [ %t, %entry ], [ %o1, %latch ]
  %j = phi i32 [ %t, %entry ], [ %j1, %latch ]
  br label %inner
inner:
  %i = phi i32 [ %o, %outer ], [ %i1, %mid ]
  %p = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %d = load volatile i32, ptr addrspace(1) %g, align 4
  %dd = icmp eq i32 %d, 0
  br i1 %dd, label %mid, label %latch
mid:
  %i1 = add nuw nsw i32 %i, %size
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %inner, label %latch
latch:
  %o1 = add nuw nsw i32 %o, 1073741824
  %j1 = add i32 %j, 1024
  %e = load volatile i32, ptr addrspace(1) %g, align 4
  %ee = icmp eq i32 %e, 0
  br i1 %ee, label %outer, label %end
end:
  ret void
}

; So it is of a mask, which holds in the iteration in which the counter has wrapped.
define amdgpu_kernel void @masked(i32 %n, i32 %m, ptr addrspace(1) %g) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %second = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %n
  %x = xor i32 %t, 64
  %x5 = add nuw nsw i32 %x, 512
  %q = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %x5
  store i32 7, ptr addrspace(3) %q, align 4
  br label %loop
loop:
  %alive = phi i1 [ true, %entry ], [ %al, %latch ]
  %i = phi i32 [ %t, %entry ], [ %i2, %latch ]
  %j = phi i32 [ %t, %entry ], [ %j2, %latch ]
  br i1 %alive, label %do, label %latch
do:
  %p = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  br label %latch
latch:
  %c = icmp slt i32 %i, %n
  %al = and i1 %alive, %c
  %i1 = add nuw nsw i32 %i, 1073741824
  %i2 = select i1 %alive, i32 %i1, i32 %i
  %j1 = add i32 %j, 256
  %j2 = select i1 %alive, i32 %j1, i32 %j
  %d = load volatile i32, ptr addrspace(1) %g, align 4
  %dd = icmp eq i32 %d, 0
  br i1 %dd, label %loop, label %end
end:
  ret void
}

; A switch has its blocks in another order than a branch: the loop goes on where the counter is not small.
define amdgpu_kernel void @switched(i32 %n, ptr addrspace(1) %g) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %second = getelementptr inbounds i32, ptr addrspace(3) @arena, i32 %n
  %x = xor i32 %t, 64
  %x5 = add nuw nsw i32 %x, 512
  %q = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %x5
  store i32 7, ptr addrspace(3) %q, align 4
  %s = add nuw nsw i32 %t, 4096
  %cs = icmp ult i32 %s, 8192
  br i1 %cs, label %loop, label %end
loop:
  %i = phi i32 [ %s, %entry ], [ %i1, %latch ]
  %j = phi i32 [ %t, %entry ], [ %j1, %latch ]
  %p = getelementptr inbounds nuw i32, ptr addrspace(3) @arena, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %d = load volatile i32, ptr addrspace(1) %g, align 4
  %dd = icmp eq i32 %d, 0
  br i1 %dd, label %mid, label %end
mid:
  %i1 = add nuw nsw i32 %i, 1073741824
  %j1 = add i32 %j, 256
  %c = icmp slt i32 %i, %n
  br i1 %c, label %latch, label %end
latch:
  %k = icmp ult i32 %i, 2816
  switch i1 %k, label %end [ i1 false, label %loop ]
end:
  ret void
}
