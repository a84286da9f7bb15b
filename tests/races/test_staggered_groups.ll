; The texts of `test_staggered_groups.py`.
; === HEAD
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [2048 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
!1 = !{}
