; The wait states of gfx9-4-generic: each pair of instructions has one fewer than it needs, then as many.
; RUN: variant SHORT %s | exits 1 ldsopt check - --no-races --verbose | filecheck %s
; RUN: variant ENOUGH %s | ldsopt check - --no-races | filecheck %s --check-prefix ENOUGH
; ENOUGH-NOT: wait-state-hazard in
; ENOUGH: no findings
; CHECK: 2 definite, 0 unproven

	.amdgcn_target "amdgcn-amd-amdhsa--gfx9-4-generic"
	.text
	.type k,@function
k:
; CHECK: definite: 7 of 8 wait states; XDL matrix result; the other reads it by the VALU
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 6
;ENOUGH s_nop 0
 v_add_f32_e32 v20, v3, v21
 s_nop 15
 s_nop 15

; CHECK: definite: 18 of 19 wait states; 16x16x4 double-precision matrix result; the other reads it by the VALU
 v_mfma_f64_16x16x4_f64 v[0:7], v[10:11], v[12:13], v[0:7]
 s_nop 17
;ENOUGH s_nop 0
 v_add_f32_e32 v20, v3, v21
 s_nop 15
 s_nop 15

 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
	.end_amdhsa_kernel
