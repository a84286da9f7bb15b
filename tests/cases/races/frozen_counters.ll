; A range that rests on a flag is none of the number that `freeze` makes of what wraps.
; REQUIRES: bitwuzla, pseudocode
; RUN: not ldsopt check -v %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt

; CHECK: {{^}}definite wave-race in frozen:
; CHECK: {{^}}unproven wave-race in late:
; CHECK: {{^}}compared: 1 pair {{.*}}: 1 proved free of races
; CHECK-NEXT: {{^}}own: 1 pair {{.*}}: 1 proved free of races
; CHECK-NEXT: {{^}}next: 1 pair {{.*}}: 1 proved free of races

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

declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
