; The wait states of gfx950: each pair of instructions has one fewer than it needs, then as many.
; RUN: variant SHORT %s | exits 1 ldsopt check - --no-races --verbose | filecheck %s
; RUN: variant ENOUGH %s | ldsopt check - --no-races | filecheck %s --check-prefix ENOUGH
; ENOUGH-NOT: wait-state-hazard in
; ENOUGH: no findings
; CHECK: 4 definite, 2 unproven

	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
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

; CHECK: definite: 1 of 2 wait states; VALU result; the other permutes its lanes
 v_mov_b32_e32 v0, v1
 s_nop 0
;ENOUGH s_nop 0
 v_permlane32_swap_b32_e32 v0, v2
 s_nop 15
 s_nop 15

; CHECK: definite: 0 of 1 wait states; data of a buffer store of more than 64 bits whose scalar offset is in an SGPR; the other overwrites it by the VALU
 buffer_store_dwordx4 v[0:3], v8, s[0:3], s9 offen
;ENOUGH s_nop 0
 v_pk_mul_f32 v[0:1], v[4:5], v[4:5]
 s_nop 15
 s_nop 15
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)

; Of these a source says that fewer are enough.
; AMD's own hand-written kernels have it as a rule.
; CHECK: unproven: 0 of 1 wait states; M0 written by an SALU instruction; the other is an LDS-DMA, whose address it is
 s_add_i32 m0, m0, 64
;ENOUGH s_nop 0
 global_load_lds_dwordx4 v[0:1], off
 s_nop 15
 s_nop 15
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)

; A result is forwarded to the same matrix instruction; AMD's developers say so of no other.
; CHECK: unproven: 5 of 6 wait states; XDL matrix result; the other adds to it, by another matrix instruction of as many passes
 v_mfma_f32_16x16x32_f16 v[0:3], v[4:7], v[8:11], v[0:3]
 s_nop 4
;ENOUGH s_nop 0
 v_mfma_f32_16x16x16_f16 v[0:3], v[14:15], v[16:17], v[0:3]
 s_nop 15
 s_nop 15

; These may stand together.
 v_mfma_ld_scale_b32 v0, v1 op_sel_hi:[0,0]
 v_mov_b32_e32 v0, v3
 s_nop 15
 s_nop 15

 buffer_store_dwordx2 v[0:1], v8, s[0:3], s9 offen
 v_mov_b32_e32 v1, v9
 s_nop 15
 s_nop 15
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)

 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 v_mfma_f32_16x16x16f16 v[0:3], v[14:15], v[16:17], v[0:3]
 s_nop 15
 s_nop 15

 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
	.end_amdhsa_kernel
