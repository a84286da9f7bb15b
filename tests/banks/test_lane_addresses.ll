; Texts of `test_lane_addresses.py`.
; === KERNEL
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [4096 x i8] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %g, i32 %n) #0 {{
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
{body}
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %at
  %value = load i32, ptr addrspace(3) %p, align 4
  store i32 %value, ptr addrspace(1) %g
  ret void
}}
attributes #0 = {{ "amdgpu-flat-work-group-size"="256,256" }}
