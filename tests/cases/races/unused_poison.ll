; The range of a number that a flag gives holds where the number is used. Where it wraps and nobody uses it, other numbers
; of that iteration are what they are.
; REQUIRES: bitwuzla, pseudocode
; RUN: not ldsopt check -v %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt

; CHECK: {{^}}definite wave-race in selected:
; CHECK: {{^}}definite wave-race in merged:
; CHECK: {{^}}definite wave-race in reached:
; CHECK: {{^}}definite wave-race in ring:
; CHECK: {{^}}definite wave-race in first:
; CHECK: {{^}}definite wave-race in ahead:
; CHECK: {{^}}used: 1 pair {{.*}}: 1 proved free of races

target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [1024 x i32] poison, align 16

; In the third iteration all waves store where a counter that has not wrapped says.
define amdgpu_kernel void @selected() #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %t4 = shl nuw nsw i32 %t, 2
  br label %loop
loop:
  %i = phi i32 [ 0, %begin ], [ %i1, %loop ]
  %k = phi i32 [ 0, %begin ], [ %k1, %loop ]
  %i1 = add nuw nsw i32 %i, 1073741824
  %k1 = add nuw nsw i32 %k, 1
  %few = icmp ult i32 %k, 2
  %a = lshr i32 %i, 30
  %b = add i32 %t4, %a
  %s = select i1 %few, i32 %b, i32 %k
  %p = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %s
  store i32 %t, ptr addrspace(3) %p
  %more = icmp ult i32 %k1, 4
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Branches choose.
define amdgpu_kernel void @merged() #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %t4 = shl nuw nsw i32 %t, 2
  br label %loop
loop:
  %i = phi i32 [ 0, %begin ], [ %i1, %on ]
  %k = phi i32 [ 0, %begin ], [ %k1, %on ]
  %i1 = add nuw nsw i32 %i, 1073741824
  %k1 = add nuw nsw i32 %k, 1
  %few = icmp ult i32 %k, 2
  br i1 %few, label %x, label %on
x:
  %a = lshr i32 %i, 30
  %b = add i32 %t4, %a
  br label %on
on:
  %s = phi i32 [ %b, %x ], [ %k, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %s
  store i32 %t, ptr addrspace(3) %p
  %more = icmp ult i32 %k1, 4
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Some paths to the store compare what has wrapped, and others do not.
define amdgpu_kernel void @reached() #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %t4 = shl nuw nsw i32 %t, 2
  br label %loop
loop:
  %i = phi i32 [ 0, %begin ], [ %i1, %on ]
  %k = phi i32 [ 0, %begin ], [ %k1, %on ]
  %i1 = add nuw nsw i32 %i, 1073741824
  %k1 = add nuw nsw i32 %k, 1
  %few = icmp ult i32 %k, 2
  br i1 %few, label %x, label %y
x:
  %never = icmp eq i32 %i, 5
  br i1 %never, label %y, label %on
y:
  store i32 %t, ptr addrspace(3) @L
  br label %on
on:
  %more = icmp ult i32 %k1, 4
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Two numbers that go round together: one has become poison.
define amdgpu_kernel void @ring() #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %a = phi i32 [ 1, %begin ], [ %a1, %loop ]
  %k = phi i32 [ 0, %begin ], [ %k2, %loop ]
  %n = phi i32 [ 0, %begin ], [ %n1, %loop ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %a1 = shl nuw nsw i32 %a, 10
  %k1 = add i32 %k, 1
  %k2 = and i32 %k1, 7
  %n1 = add nuw nsw i32 %n, 1
  %few = icmp ult i32 %k, 4
  %h = lshr i32 %a, 30
  %b = add i32 %t, %h
  %s = select i1 %few, i32 %b, i32 %k
  %p = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %s
  store i32 %t, ptr addrspace(3) %p
  %more = icmp ult i32 %n1, 6
  br i1 %more, label %loop, label %end
end:
  ret void
}

; The end of the inner loop has wrapped, and its first iteration ends before it is compared.
define amdgpu_kernel void @first() #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %outer
outer:
  %o = phi i32 [ 1073741824, %begin ], [ %o1, %after ]
  %k = phi i32 [ 0, %begin ], [ %k1, %after ]
  %last = icmp eq i32 %k, 2
  br label %inner
inner:
  %i = phi i32 [ 0, %outer ], [ %i1, %more ]
  br i1 %last, label %store, label %on
store:
  store i32 %t, ptr addrspace(3) @L
  br label %after
on:
  br label %more
more:
  %i1 = add i32 %i, 268435456
  %is.end = icmp eq i32 %i1, %o
  br i1 %is.end, label %after, label %inner
after:
  %o1 = add nuw nsw i32 %o, 536870912
  %k1 = add nuw nsw i32 %k, 1
  %go = icmp ult i32 %k1, 3
  br i1 %go, label %outer, label %end
end:
  ret void
}

; A number that grows by the workgroup's size, and the one a size ahead of it: where the start has wrapped both are poison,
; and all waves store to one place.
define amdgpu_kernel void @ahead(i32 %n, i32 %m, i32 %f) #1 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
  %size = zext i16 %b to i32
  %n1 = lshr i32 %n, 1
  %m1 = lshr i32 %m, 1
  %start = add nuw nsw i32 %n1, %m1
  %cn = icmp ugt i32 %n, -16
  %cm = icmp ugt i32 %m, -16
  %large = and i1 %cn, %cm
  br i1 %large, label %loop, label %end
loop:
  %i = phi i32 [ %start, %begin ], [ %next, %loop ]
  %k = phi i32 [ 0, %begin ], [ %k1, %loop ]
  %next = add nuw nsw i32 %i, %size
  %k1 = add nuw nsw i32 %k, 1
  %c = icmp eq i32 %f, 0
  %s = select i1 %c, i32 %next, i32 5
  %at = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %s
  store i32 %t, ptr addrspace(3) %at
  %more = icmp ult i32 %k1, 3
  br i1 %more, label %loop, label %end
end:
  ret void
}

; An access at an address that has wrapped is undefined: there is no third iteration.
define amdgpu_kernel void @used(i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %begin ], [ %i1, %loop ]
  %k = phi i32 [ 0, %begin ], [ %k1, %loop ]
  %i1 = add nuw nsw i32 %i, 1073741824
  %k1 = add nuw nsw i32 %k, 1
  %a = lshr i32 %i, 31
  %b = add i32 %t, %a
  %p = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %b
  store i32 %t, ptr addrspace(3) %p
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
attributes #1 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,256" }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{}
