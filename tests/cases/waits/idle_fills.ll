; Hazards of RDNA that only a VALU instruction ends: `waits` adds one without effect, as LLVM does outside inline assembly.
; RUN: ldsopt waits %s --mcpu gfx1100 -o %t.s 2>&1 | filecheck %s --check-prefix SAYS
; RUN: filecheck %s --input-file %t.s
; RUN: ldsopt check %t.s -o - | filecheck %s --check-prefix CLEAN
; RUN: not ldsopt check %s --mcpu gfx1100 -o - | filecheck %s --check-prefix FOUND

; SAYS: 0 added; 2 instructions without effect added
; SAYS: `v_nop` added: matrix result; the other is a matrix instruction that multiplies by it
; SAYS: `v_mov_b32 v2, v2` added: EXEC that v_cmpx writes; the other permutes lanes (v_permlane)
; SAYS: about waits left: 0 definite
; CLEAN: no findings
; FOUND-DAG: help: put `v_nop` in front of the second, in the inline assembly; `ldsopt waits` adds it, or says why not
; FOUND-DAG: help: put `v_mov_b32 v2, v2` in front of the second, in the inline assembly; `ldsopt waits` adds it, or says why not

target triple = "amdgcn-amd-amdhsa"

; CHECK-LABEL: matrices:
; CHECK: v_wmma
; CHECK-NEXT: v_nop
; CHECK-NEXT: v_wmma
; CHECK-NOT: v_nop
; CHECK: s_endpgm
define amdgpu_kernel void @matrices(ptr addrspace(1) %p, <8 x i32> %a) {
  %r = call <8 x float> asm sideeffect "v_wmma_f32_16x16x16_f16 v[16:23], $1, $1, 0\0Av_wmma_f32_16x16x16_f16 $0, v[16:23], v[16:23], 0", "=v,v,~{v16},~{v17},~{v18},~{v19},~{v20},~{v21},~{v22},~{v23}"(<8 x i32> %a)
  store <8 x float> %r, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: lanes:
; CHECK: v_cmpx_gt_u32
; CHECK-NEXT: v_mov_b32 v2, v2
; CHECK-NEXT: v_permlane16_b32
define amdgpu_kernel void @lanes(ptr addrspace(1) %p) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call i32 asm sideeffect "v_mov_b32 v2, $1\0Av_mov_b32 v3, $1\0As_mov_b32 s20, exec_lo\0Av_cmpx_gt_u32 16, $1\0Av_permlane16_b32 v3, v2, 0, 0\0As_mov_b32 exec_lo, s20\0Av_mov_b32 $0, v3", "=v,v,~{v2},~{v3},~{s20},~{exec}"(i32 %t)
  %g = getelementptr i32, ptr addrspace(1) %p, i32 %t
  store i32 %r, ptr addrspace(1) %g
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
