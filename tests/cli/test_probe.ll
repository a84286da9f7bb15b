; The texts of `test_probe.py`.
; === TWO_BASES
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %g, ptr addrspace(3) @B, i32 4, i32 0, i32 0)
  %v = load volatile i32, ptr addrspace(3) @A, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}
