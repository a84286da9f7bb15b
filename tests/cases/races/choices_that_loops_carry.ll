; A choice of which one side is a pointer that a loop carries: that side may be either variable.
; RUN: ldsopt check %s --mcpu gfx942 --verbose | filecheck %s

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [256 x i32] poison, align 16
@B = internal addrspace(3) global [256 x i32] poison, align 16

; CHECK: unproven wave-race in carried
; CHECK: store i32 %item, ptr addrspace(3) %a
; CHECK: %v = load i32, ptr addrspace(3) %b
define amdgpu_kernel void @carried(i32 %i, i32 %j, i32 %n, i32 %which, ptr addrspace(1) %out) "amdgpu-flat-work-group-size"="256,256" {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %is = icmp eq i32 %item, 0
  br label %loop
loop:
  %t = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = phi ptr addrspace(3) [ @B, %entry ], [ %p2, %loop ]
  %odd = and i32 %t, %which
  %c = icmp eq i32 %odd, 0
  %p2 = select i1 %c, ptr addrspace(3) %p, ptr addrspace(3) @A
  call void @llvm.amdgcn.s.barrier()
  %next = add nuw i32 %t, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %after
after:
  %d = icmp eq i32 %j, 7
  %of = select i1 %d, ptr addrspace(3) @A, ptr addrspace(3) %p
  %a = getelementptr inbounds i32, ptr addrspace(3) %of, i32 %i
  %b = getelementptr inbounds i32, ptr addrspace(3) @B, i32 %i
  br i1 %is, label %one, label %two
one:
  store i32 %item, ptr addrspace(3) %a
  br label %end
two:
  %v = load i32, ptr addrspace(3) %b
  store i32 %v, ptr addrspace(1) %out
  br label %end
end:
  ret void
}
