; The texts of `test_schedules.py`.
; === BLOCKS
  %a = add i32 %x, 1
  switch i32 %a, label %b [
    i32 0, label %c
    i32 1, label %c
  ]

b:
  %d = add i32 %x, 1
  %e = add i32 %x, 2
  ret void
}
; === LOADS
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %g
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %o
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="ARCH" "amdgpu-flat-work-group-size"="64,64" }
; === PLACES
target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [256 x i32] poison
define amdgpu_kernel void @k(ptr addrspace(1) %in) #0 {
  %p = getelementptr i8, ptr addrspace(3) @a, i32 16
  %x = load i32, ptr addrspace(1) %in
  %y = add i32 %x, 5
  store i32 %y, ptr addrspace(3) %p
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
