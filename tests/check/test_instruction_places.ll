; Texts of `test_instruction_places.py`.
; === IR
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p) "target-cpu"="gfx942" {
  call void @llvm.amdgcn.s.barrier()
  %wide = load i64, ptr addrspace(1) %p, align 8
  %half = load i16, ptr addrspace(1) %p, align 4
  %q = getelementptr i8, ptr addrspace(1) %p, i64 4
  %word = load i32, ptr addrspace(1) %q, align 4
  call void @llvm.amdgcn.s.barrier()
  %r = getelementptr i8, ptr addrspace(1) %p, i64 8
  %last = load i32, ptr addrspace(1) %r, align 4
  ret void
}
declare void @llvm.amdgcn.s.barrier()
