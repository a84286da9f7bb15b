; The texts of `test_layouts.py`.
; === TILE
target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [SIZE x i8] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k() #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
BODY  ret void
}
attributes #0 = { "target-cpu"="TARGET" "amdgpu-flat-work-group-size"="64,64" }
