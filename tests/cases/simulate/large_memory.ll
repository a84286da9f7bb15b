; Memory that no GPU has is refused; the most that one has is there.
; DEFINE: %{launch} = --mcpu gfx942 --block 64 --arg i32[64]=zeros
; RUN: variant LDS %s > %t.ll
; RUN: exits 1 ldsopt simulate %t.ll %{launch}
; RUN: variant LDS-LARGE %s | exits 3 ldsopt simulate - %{launch} 2>&1 | filecheck %s --check-prefix LDS
; LDS: 4294967296 bytes of LDS, but gfx942 has 65536
; RUN: variant SCRATCH %s > %t.ll
; RUN: ldsopt simulate %t.ll %{launch}
; RUN: variant SCRATCH-LARGE %s | exits 3 ldsopt simulate - %{launch} 2>&1 | filecheck %s --check-prefix SCRATCH
; SCRATCH: 4294967296 bytes of scratch for a work-item, but on gfx942 one of a wave of 64 has at most 131056
; RUN: variant CONSTANT %s > %t.ll
; RUN: ldsopt simulate %t.ll %{launch}
; RUN: variant CONSTANT-LARGE %s | exits 3 ldsopt simulate - %{launch} 2>&1 | filecheck %s --check-prefix CONSTANT
; CONSTANT: @big has 4398046511104 bytes; a buffer has at most 4294967296
target triple = "amdgcn-amd-amdhsa"
;LDS @big = internal addrspace(3) global [16384 x i32] poison, align 4
;LDS-LARGE @big = internal addrspace(3) global [1073741824 x i32] poison, align 4
;CONSTANT @big = internal addrspace(4) constant [16384 x i32] zeroinitializer, align 4
;CONSTANT-LARGE @big = internal addrspace(4) constant [1099511627776 x i32] zeroinitializer, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %to) {
;SCRATCH   %big = alloca [30720 x i32], align 4, addrspace(5)
;SCRATCH-LARGE   %big = alloca [1073741824 x i32], align 4, addrspace(5)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
;LDS,LDS-LARGE   %p = getelementptr i32, ptr addrspace(3) @big, i32 %t
;LDS,LDS-LARGE   %v = load i32, ptr addrspace(3) %p, align 4
;SCRATCH,SCRATCH-LARGE   %p = getelementptr i32, ptr addrspace(5) %big, i32 %t
;SCRATCH,SCRATCH-LARGE   %v = load i32, ptr addrspace(5) %p, align 4
;CONSTANT,CONSTANT-LARGE   %p = getelementptr i32, ptr addrspace(4) @big, i32 %t
;CONSTANT,CONSTANT-LARGE   %v = load i32, ptr addrspace(4) %p, align 4
  %o = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}
