; A variable without a size is a base, whatever its elements and its linkage; one with a size is static. Each base excludes
; all others. A copy between a base and a static has no tags.
; Not of base sets: with them it is known that the bases share bytes, since all addresses are constants.
target triple = "amdgcn-amd-amdhsa"
@A0 = external addrspace(3) global [0 x i8], align 16
@A1 = external addrspace(3) global [0 x float], align 16
@A2 = external addrspace(3) global [0 x <4 x i32>], align 16
@A3 = external addrspace(3) global [0 x [16 x half]], align 16
@A4 = external addrspace(3) global [0 x { i32, half }], align 16
@internal = internal addrspace(3) global [0 x i8] poison, align 16
@sized = external addrspace(3) global [16 x i8]
@S = internal addrspace(3) global [4096 x i8] poison, align 16
declare void @llvm.memcpy.p3.p3.i32(ptr addrspace(3), ptr addrspace(3), i32, i1)

define amdgpu_kernel void @k() {
  store i32 0, ptr addrspace(3) @A0 ; expect: A0
  store i32 0, ptr addrspace(3) @A1 ; expect: A1
  store i32 0, ptr addrspace(3) @A2 ; expect: A2
  store i32 0, ptr addrspace(3) @A3 ; expect: A3
  store i32 0, ptr addrspace(3) @A4 ; expect: A4
  store i32 0, ptr addrspace(3) @internal ; expect: internal
  store i32 0, ptr addrspace(3) @sized ; expect: -
  store i32 0, ptr addrspace(3) @S ; expect: -
  call void @llvm.memcpy.p3.p3.i32(ptr addrspace(3) @A0, ptr addrspace(3) @S, i32 16, i1 false) ; expect: -
  ret void
}
