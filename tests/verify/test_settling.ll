; The texts of `test_settling.py`.
; === KERNEL
target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [128 x float] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  {more}
  %from = getelementptr float, ptr addrspace(1) %in, i32 %id
  %x = load float, ptr addrspace(1) %from
  %y = {operation}
  %own = getelementptr float, ptr addrspace(3) @lds, i32 %id
  store float %y, ptr addrspace(3) %own
  {barrier}
  %other = xor i32 %id, 64
  %place = getelementptr float, ptr addrspace(3) @lds, i32 %other
  %z = load float, ptr addrspace(3) %place
  %to = getelementptr float, ptr addrspace(1) %out, i32 %id
  store float %z, ptr addrspace(1) %to
  ret void
}}
attributes #0 = {{ "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }}
