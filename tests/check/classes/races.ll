; No barrier between a store to LDS and the other wave's read of it.
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [128 x i32] poison, align 16
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %x) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %x, ptr addrspace(3) %own
  ; RIGHT fence syncscope("workgroup") release
  ; RIGHT call void @llvm.amdgcn.s.barrier()
  ; RIGHT fence syncscope("workgroup") acquire
  %u = xor i32 %t, 64
  %other = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %v = load i32, ptr addrspace(3) %other
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
