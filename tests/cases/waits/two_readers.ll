; Two instructions read one matrix result too soon: the states in front of the first count for the second.
; RUN: ldsopt waits %s -o %t.s 2>&1 | filecheck %s --check-prefix SAYS
; RUN: filecheck %s --input-file %t.s
; RUN: ldsopt check %t.s -o - | filecheck %s --check-prefix CLEAN

; SAYS: 7 wait states added
; CLEAN: no findings

; CHECK: v_mfma_f32_16x16x16_f16 v[8:11]
; CHECK-NEXT: v_mov_b32 v20
; CHECK-NEXT: s_nop 6
; CHECK-NEXT: v_add_f32 v12
; CHECK-NEXT: v_add_f32 v13
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @k(ptr addrspace(1) %p, <4 x half> %a) #0 {
  %r = call float asm sideeffect "s_nop 7\0Av_mfma_f32_16x16x16_f16 v[8:11], $1, $1, 0\0Av_mov_b32 v20, 0\0Av_add_f32 v12, 1.0, v8\0Av_add_f32 v13, 1.0, v9\0Av_add_f32 $0, v12, v13", "=v,v,~{v8},~{v9},~{v10},~{v11},~{v12},~{v13},~{v20}"(<4 x half> %a)
  store float %r, ptr addrspace(1) %p
  ret void
}

attributes #0 = { "target-cpu"="gfx950" "amdgpu-flat-work-group-size"="64,64" }
