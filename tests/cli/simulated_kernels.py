"""A kernel in which two waves exchange values through LDS."""

BARRIER = "call void @llvm.amdgcn.s.barrier()"


def kernel(*, barrier: str = BARRIER, operation: str = "add i32 %y, 1", size: str = "128,128") -> str:
    """Its text; without ``size`` it does not say how large its workgroups are."""
    attribute = f'"amdgpu-flat-work-group-size"="{size}"' if size else ""
    return f"""target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %x = load i32, ptr addrspace(1) %from
  %own = getelementptr i32, ptr addrspace(3) @lds, i32 %id
  store i32 %x, ptr addrspace(3) %own
  {barrier}
  %other = xor i32 %id, 64
  %place = getelementptr i32, ptr addrspace(3) @lds, i32 %other
  %y = load i32, ptr addrspace(3) %place
  %z = {operation}
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %z, ptr addrspace(1) %to
  ret void
}}
attributes #0 = {{ "target-cpu"="gfx942" {attribute} }}
"""
