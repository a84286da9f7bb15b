; The texts of `test_calibrated.py`.
; === IR
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @add(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  store i32 %x, ptr addrspace(1) %q
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
