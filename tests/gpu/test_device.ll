; Texts of `test_device.py`.
; === EVERY_KIND
target triple = "amdgcn-amd-amdhsa"
%pair = type { i32, double }
define amdgpu_kernel void @kinds(ptr addrspace(1) %a, i8 %b, i16 %c, i32 %d, i64 %e, half %f, float %g, double %h,
    ptr addrspace(3) %i, <2 x i32> %j, <3 x i32> %k, <4 x float> %l, %pair %m, ptr addrspace(4) byref(%pair) align 8 %n,
    i8 %o, ptr %p) #0 {
  store i8 %b, ptr addrspace(1) %a
  ret void
}
define amdgpu_kernel void @none() #0 {
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
