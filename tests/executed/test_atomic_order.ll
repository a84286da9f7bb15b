; Texts of `test_atomic_order.py`.
; === HEAD
target triple = "amdgcn-amd-amdhsa"
@C = internal addrspace(3) global [16 x i32] poison, align 16
@L = internal addrspace(3) global [1024 x i32] poison, align 16
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %count) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = getelementptr i32, ptr addrspace(3) @C, i32 %t
  %few = icmp ult i32 %t, 16
  br i1 %few, label %init, label %begin
init:
  store i32 0, ptr addrspace(3) %c
  br label %begin
begin:
