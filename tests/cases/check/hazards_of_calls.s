; A called function is part of its caller: between the two are too few wait states.
; RUN: exits 1 ldsopt check %s --no-races -o - | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; CHECK: {{^}}definite wait-state-hazard in with_a_call:
	.type called,@function
called:
 v_add_f32_e32 v20, v3, v21
	s_setpc_b64 s[30:31]
	.size called, .-called

	.type with_a_call,@function
	.amdhsa_kernel with_a_call
	.end_amdhsa_kernel
with_a_call:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, called@rel32@lo+4
 s_addc_u32 s5, s5, called@rel32@hi+12
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_swappc_b64 s[30:31], s[4:5]
	s_endpgm
	.size with_a_call, .-with_a_call
