; The texts of `test_memory_model.py`.
; === KERNEL
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i32]
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q, ptr addrspace(1) noalias %r)
    "amdgpu-flat-work-group-size"="256,256" {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %pt = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %qt = getelementptr i32, ptr addrspace(1) %q, i32 %t
  %rt = getelementptr i32, ptr addrspace(1) %r, i32 %t
  %at = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %u = load i32, ptr addrspace(1) %pt
  %pu = getelementptr i32, ptr addrspace(1) %p, i32 %u
  %v = load i32, ptr addrspace(1) %pu
  store i32 %u, ptr addrspace(1) %qt
  store i32 %u, ptr addrspace(3) %at
  fence{scope} release{tag}
  call void @llvm.amdgcn.s.barrier()
  store i32 %v, ptr addrspace(1) %rt
  ret void
}}
{nodes}
