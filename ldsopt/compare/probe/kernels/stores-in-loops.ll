; A loop of a barrier, guarded by fences, and a store: the store of one iteration must be complete at the barrier of the
; next. In @mended the wait is written out in front of the fence, in assembly, for there is no intrinsic.
target triple = "amdgcn-amd-amdhsa"

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

define amdgpu_kernel void @plain(ptr addrspace(1) %p, i32 inreg %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %t
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %i, ptr addrspace(1) %at
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define amdgpu_kernel void @mended(ptr addrspace(1) %p, i32 inreg %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %t
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  call void asm sideeffect "s_waitcnt_vscnt null, 0x0", "~{memory}"()
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %i, ptr addrspace(1) %at
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
