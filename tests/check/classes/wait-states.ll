; A matrix instruction in inline assembly, right behind what writes its operands and right in front of its result's use.
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out, <4 x half> %a, <4 x half> %b, <4 x float> %c) #0 {
  ; WRONG %r = call <4 x float> asm sideeffect "v_mfma_f32_16x16x16_f16 $0, $1, $2, $3\0As_nop 0", "=v,v,v,0"(<4 x half> %a, <4 x half> %b, <4 x float> %c)
  ; RIGHT %r = call <4 x float> asm sideeffect "s_nop 1\0Av_mfma_f32_16x16x16_f16 $0, $1, $2, $3\0As_nop 6", "=v,v,v,0"(<4 x half> %a, <4 x half> %b, <4 x float> %c)
  store <4 x float> %r, ptr addrspace(1) %out
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
