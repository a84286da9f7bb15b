; The texts of `test_verify_variants.py`.
; === LATER

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [4352 x i32] poison, align 4
@B = internal addrspace(3) global [4352 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %b = getelementptr i32, ptr addrspace(3) @B, i32 %t
  store i32 %t, ptr addrspace(3) %a, align 4
  %x = load i32, ptr addrspace(3) %a, align 4
  BETWEEN
  store i32 %x, ptr addrspace(3) %b, align 4
  %y = load i32, ptr addrspace(3) %b, align 4
  store i32 %y, ptr addrspace(1) %out, align 4
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
!0 = !{i32 256, i32 1, i32 1}
; === DMA

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 4
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %n
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  %x = load i32, ptr addrspace(3) %p, align 4
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
