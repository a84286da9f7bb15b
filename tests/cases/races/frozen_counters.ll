; A range that rests on a flag is none of the number that `freeze` makes of what wraps.
; REQUIRES: bitwuzla, pseudocode
; RUN: not ldsopt check -v %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt

; CHECK: {{^}}definite wave-race in frozen:
; CHECK: {{^}}definite wave-race in wrapped:
; CHECK: {{^}}definite wave-race in inverse:
; CHECK: {{^}}unproven wave-race in late:
; CHECK: {{^}}unproven wave-race in ranges:
; CHECK: {{^}}unproven wave-race in signs:
; CHECK: {{^}}compared: 1 pair {{.*}}: 1 proved free of races
; CHECK-NEXT: {{^}}own: 1 pair {{.*}}: 1 proved free of races
; CHECK-NEXT: {{^}}next: 1 pair {{.*}}: 1 proved free of races
; CHECK: {{^}}grown: 1 pair {{.*}}: 1 proved free of races
; CHECK: {{^}}sizes: 1 pair {{.*}}: 1 proved free of races

target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [324 x i32] poison, align 16

; In the third iteration the counter has wrapped, and all waves store.
define amdgpu_kernel void @frozen() #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %begin ], [ %i1, %on ]
  %i1 = add nuw nsw i32 %i, 1073741824
  %f = freeze i32 %i
  %is_negative = icmp slt i32 %f, 0
  br i1 %is_negative, label %store, label %on
store:
  store i32 %t, ptr addrspace(3) @L
  br label %end
on:
  br label %loop
end:
  ret void
}

; A branch by what wraps is undefined.
define amdgpu_kernel void @compared(i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %begin ], [ %i1, %on ]
  %k = phi i32 [ 0, %begin ], [ %k1, %on ]
  %i1 = add nuw nsw i32 %i, 1073741824
  %k1 = add i32 %k, 1
  %is_negative = icmp slt i32 %i, 0
  br i1 %is_negative, label %store, label %on
store:
  store i32 %t, ptr addrspace(3) @L
  br label %end
on:
  %more = icmp ult i32 %k, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Each iteration compares its counter, so none is poison.
define amdgpu_kernel void @own() #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %t, %begin ], [ %i1, %loop ]
  %f = freeze i32 %i
  %q = udiv i32 %f, 18
  %m = mul i32 %q, 18
  %r = sub i32 %f, %m
  %p = getelementptr inbounds [18 x i32], ptr addrspace(3) @L, i32 %q, i32 %r
  store i32 %t, ptr addrspace(3) %p
  %i1 = add nuw nsw i32 %i, 256
  %more = icmp ult i32 %i, 68
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Each iteration compares the counter of the next one.
define amdgpu_kernel void @next() #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %t, %begin ], [ %i1, %loop ]
  %f = freeze i32 %i
  %q = udiv i32 %f, 18
  %m = mul i32 %q, 18
  %r = sub i32 %f, %m
  %p = getelementptr inbounds [18 x i32], ptr addrspace(3) @L, i32 %q, i32 %r
  store i32 %t, ptr addrspace(3) %p
  %i1 = add nuw nsw i32 %i, 256
  %more = icmp ult i32 %i1, 324
  br i1 %more, label %loop, label %end
end:
  ret void
}

; The branch that stores comes before the compare.
define amdgpu_kernel void @late(i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %begin ], [ %i1, %on ]
  %i1 = add nuw nsw i32 %i, 1073741824
  %f = freeze i32 %i
  %is_negative = icmp slt i32 %f, 0
  br i1 %is_negative, label %store, label %on
store:
  store i32 %t, ptr addrspace(3) @L
  br label %end
on:
  %more = icmp ult i32 %i, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; What comes round is compared before it grows, and cannot wrap.
define amdgpu_kernel void @grown(i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %t, %begin ], [ %i1, %latch ]
  %f = freeze i32 %i
  %q = udiv i32 %f, 18
  %m = mul i32 %q, 18
  %r = sub i32 %f, %m
  %p = getelementptr inbounds [18 x i32], ptr addrspace(3) @L, i32 %q, i32 %r
  %stores = icmp eq i32 %n, 7
  br i1 %stores, label %store, label %latch
store:
  store i32 %t, ptr addrspace(3) %p
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 256
  %more = icmp ult i32 %i, 68
  br i1 %more, label %loop, label %end
end:
  ret void
}

; So is this one, but it wraps in the third iteration.
define amdgpu_kernel void @wrapped(i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %begin ], [ %i1, %on ]
  %f = freeze i32 %i
  %is_negative = icmp slt i32 %f, 0
  br i1 %is_negative, label %store, label %on
store:
  store i32 %t, ptr addrspace(3) @L
  br label %end
on:
  %i1 = add nuw nsw i32 %i, 1073741824
  %more = icmp ult i32 %i, 1610612736
  br i1 %more, label %loop, label %end
end:
  ret void
}

; And this one grows where the compare is false.
define amdgpu_kernel void @inverse(i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ 1073741824, %begin ], [ %i1, %on ]
  %f = freeze i32 %i
  %is_negative = icmp slt i32 %f, 0
  br i1 %is_negative, label %store, label %on
store:
  store i32 %t, ptr addrspace(3) @L
  br label %end
on:
  %i1 = add nuw nsw i32 %i, 1073741824
  %less = icmp ult i32 %i, 68
  br i1 %less, label %end, label %loop
end:
  ret void
}

; The size is no negative number, or the load is undefined. So `zext nneg` is not poison.
define amdgpu_kernel void @sizes() #1 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1, !range !2, !noundef !1
  %size = zext nneg i16 %b to i32
  br label %loop
loop:
  %i = phi i32 [ %t, %begin ], [ %i1, %loop ]
  %f = freeze i32 %i
  %a = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %f
  store i32 %t, ptr addrspace(3) %a
  %i1 = add nuw nsw i32 %i, %size
  %more = icmp ult i32 %i1, 324
  br i1 %more, label %loop, label %end
end:
  ret void
}

; The range is that of what is no poison.
define amdgpu_kernel void @ranges() #1 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1, !range !2
  %size = zext nneg i16 %b to i32
  br label %loop
loop:
  %i = phi i32 [ %t, %begin ], [ %i1, %loop ]
  %f = freeze i32 %i
  %a = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %f
  store i32 %t, ptr addrspace(3) %a
  %i1 = add nuw nsw i32 %i, %size
  %more = icmp ult i32 %i1, 324
  br i1 %more, label %loop, label %end
end:
  ret void
}

; This size may be negative.
define amdgpu_kernel void @signs() #1 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
  %b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1, !range !3, !noundef !1
  %size = zext nneg i16 %b to i32
  br label %loop
loop:
  %i = phi i32 [ %t, %begin ], [ %i1, %loop ]
  %f = freeze i32 %i
  %a = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %f
  store i32 %t, ptr addrspace(3) %a
  %i1 = add nuw nsw i32 %i, %size
  %more = icmp ult i32 %i1, 324
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
!3 = !{i16 -5, i16 1025}
