; What a function of whole waves returns may be an address, or a difference of two. It is called by its address.
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s
; RUN: filecheck %s --check-prefix CODE < %t.ll
; CHECK: kernel k: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare i32 @llvm.amdgcn.call.whole.wave.i32(ptr, ...)

define internal amdgpu_gfx_whole_wave i32 @whole_wave(i1 %a, i32 %x) {
  ret i32 sub (i32 ptrtoint (ptr addrspace(3) @A to i32), i32 ptrtoint (ptr addrspace(3) @B to i32))
}

; CODE-LABEL: define {{.*}}@k(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @k(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32(ptr @whole_wave, i32 1)
  %p = getelementptr i8, ptr addrspace(3) @B, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}
