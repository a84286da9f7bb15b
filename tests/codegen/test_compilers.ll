; Texts of `test_compilers.py`.
; === TWO_BASES
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
define amdgpu_kernel void @k(ptr addrspace(8) %r, i32 %i, ptr addrspace(1) %out) {
  %u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %i)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 %u, i32 0, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @B, i32 %i
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}
; === DMA
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(8) %r, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %v = load i32, ptr addrspace(3) @A, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}
; === FUSIBLE
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(float %a, float %b, ptr addrspace(1) %out) {
  %c = load float, ptr addrspace(1) %out, align 4
  %m = fmul float %a, %c
  %s = fadd float %m, %b
  store float %s, ptr addrspace(1) %out, align 4
  ret void
}
; === RESOURCE
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %o) {
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %p, i16 0, i64 -1, i32 159744)
  %v = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 0, i32 0, i32 0)
  store i32 %v, ptr addrspace(1) %o
  ret void
}
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32 immarg)
