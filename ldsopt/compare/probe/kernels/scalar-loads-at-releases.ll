; A uniform load in front of a barrier that is guarded by fences: it must be complete there, as another wave may write
; behind the barrier what it reads. In @mended the wait is written out in front of the fence.
target triple = "amdgcn-amd-amdhsa"

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.wait.kmcnt(i16)

define amdgpu_kernel void @plain(ptr addrspace(1) %p, ptr addrspace(1) %o) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = load i32, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %at = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %z = load i32, ptr addrspace(1) %at
  %y = add i32 %x, %z
  store i32 %y, ptr addrspace(1) %at
  ret void
}

define amdgpu_kernel void @mended(ptr addrspace(1) %p, ptr addrspace(1) %o) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = load i32, ptr addrspace(1) %p
  call void @llvm.amdgcn.s.wait.kmcnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %at = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %z = load i32, ptr addrspace(1) %at
  %y = add i32 %x, %z
  store i32 %y, ptr addrspace(1) %at
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
