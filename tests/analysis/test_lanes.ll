; Texts of `test_lanes.py`.
; === KERNEL
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i32], align 16
@B = external addrspace(3) global [0 x i32], align 16
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(i32 %unknown) #0 !reqd_work_group_size !0 {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 0, ptr addrspace(3) %p, align 4
  %at = {at}
  %q = getelementptr i32, ptr addrspace(3) {base}, i32 %at
  store i32 0, ptr addrspace(3) %q, align 4
  ret void
}}
attributes #0 = {{ "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" }}
!0 = !{{i32 128, i32 1, i32 1}}
