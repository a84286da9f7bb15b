; A transcendental result in inline assembly, which the next instruction reads; LLVM looks into no inline assembly.
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out, float %a) #0 {
  ; WRONG %r = call float asm sideeffect "v_exp_f32_e32 $0, $1\0Av_add_f32_e32 $0, 1.0, $0", "=v,v"(float %a)
  ; RIGHT %r = call float asm sideeffect "v_exp_f32_e32 $0, $1\0As_waitcnt_depctr 0xfff\0Av_add_f32_e32 $0, 1.0, $0", "=v,v"(float %a)
  store float %r, ptr addrspace(1) %out
  ret void
}
attributes #0 = { "target-cpu"="gfx1100" "amdgpu-flat-work-group-size"="32,32" }
