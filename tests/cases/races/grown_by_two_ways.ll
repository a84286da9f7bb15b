; Two values that grow by one condition on one way round a loop grow apart on the other.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check %s | filecheck %s

; CHECK: definite wave-race in k

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [512 x i32] poison, align 16

define amdgpu_kernel void @k() #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = icmp ult i32 %t, 64
  br label %loop
loop:
  %q = phi i32 [ 0, %entry ], [ %q1, %one ], [ %q2, %other ]
  %r = phi i32 [ 0, %entry ], [ %r1, %one ], [ %r2, %other ]
  %i = phi i32 [ 0, %entry ], [ %i1, %one ], [ %i2, %other ]
  %bit = and i32 %i, 1
  %p = icmp eq i32 %bit, 0
  %more = icmp ult i32 %i, 2
  br i1 %more, label %body, label %end
body:
  %odd = icmp eq i32 %i, 1
  %which = and i1 %odd, %first
  %q64 = add i32 %q, 64
  %r64 = add i32 %r, 64
  br i1 %which, label %other, label %one
one:
  %q1 = select i1 %p, i32 %q64, i32 %q
  %r1 = select i1 %p, i32 %r64, i32 %r
  %i1 = add i32 %i, 1
  br label %loop
other:
  %q2 = add i32 %q, 64
  %r2 = select i1 %p, i32 %r64, i32 %r
  %i2 = add i32 %i, 1
  br label %loop
end:
  %apart = sub i32 %q, %r
  %at = add i32 %apart, %t
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 %t, ptr addrspace(3) %a
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
