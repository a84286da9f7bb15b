; The texts of `test_simt_launch.py`.
; === RACY
@lds = internal addrspace(3) global [64 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %n = and i32 %id, 63
  %p = getelementptr i32, ptr addrspace(3) @lds, i32 %n
  store i32 %id, ptr addrspace(3) %p
  %x = load i32, ptr addrspace(3) %p
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %g
  ret void
}
