; The texts of `test_work_items.py`.
; === KERNEL
@A = internal addrspace(3) global [64 x i32] undef, align 16
%pair = type {{ i8, [3 x i16] }}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
define amdgpu_kernel void @k(i32 %n) #0 {{
{lines}
  ret void
}}
attributes #0 = {{ "target-cpu"="gfx942" }}
