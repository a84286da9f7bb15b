; A loop whose first barrier is guarded by fences: the read at the loop's end must be done when the next iteration's
; barrier is passed, for what another wave writes behind it. In @mended a wait is written out in front of the barrier.
target triple = "amdgcn-amd-amdhsa"

declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.wait.dscnt(i16)

define amdgpu_kernel void @plain(ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 inreg %n) #0 {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %first, label %none
none:
  ret void
first:
  br label %loop
loop:
  %i = phi i32 [ 0, %first ], [ %j, %loop ]
  %last = phi i32 [ 0, %first ], [ %v, %loop ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %i, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %q
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  store i32 %last, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @mended(ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 inreg %n) #0 {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %first, label %none
none:
  ret void
first:
  br label %loop
loop:
  %i = phi i32 [ 0, %first ], [ %j, %loop ]
  %last = phi i32 [ 0, %first ], [ %v, %loop ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.wait.dscnt(i16 0)
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %i, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %q
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  store i32 %last, ptr addrspace(1) %o
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
