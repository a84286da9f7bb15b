; Where LLVM widens the set of active lanes, exchanges stay.
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @widened(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %v = load i32, ptr addrspace(1) %in
  %all = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 0)
  %a = call i32 @llvm.amdgcn.ds.swizzle(i32 %all, i32 1055) ; in whole-wave code: None
  %b = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %a)
  store i32 %b, ptr addrspace(1) %out
  ret void
}

define amdgpu_kernel void @beside_it(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %v = load i32, ptr addrspace(1) %in
  %a = call i32 @llvm.amdgcn.ds.swizzle(i32 %v, i32 1055) ; DPP: quad_perm:[1,0,3,2]
  store i32 %a, ptr addrspace(1) %out
  ret void
}

declare i32 @llvm.amdgcn.set.inactive.i32(i32, i32)
declare i32 @llvm.amdgcn.strict.wwm.i32(i32)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg)
