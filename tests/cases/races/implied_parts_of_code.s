; What an instruction reads or writes beyond its text and its active lanes: each pair would be proved free without it.
; REQUIRES: bitwuzla, pseudocode
; DEFINE: %{check} = ldsopt check -
; A sum of 64 bits depends on the upper word that was there, in its lower word, too.
; RUN: variant SUM,SUM-ALIKE %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant SUM,SUM-APART %s | %{check} | filecheck %s --check-prefix OPEN
; A swap of halves writes lanes that are not active.
; RUN: variant SWAP,SWAP-ACTIVE %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant SWAP,SWAP-IDLE %s | exits 1 %{check} | filecheck %s --check-prefix DEFINITE
; EXEC that is saved in EXEC: what it then has is not followed.
; RUN: variant SAVED %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant SAVED-IN-EXEC %s | exits 1 %{check} | filecheck %s --check-prefix SURE
; In waves of 32 lanes the upper half of EXEC is a register as others are.
; RUN: variant UPPER %s | exits 1 %{check} | filecheck %s --check-prefix SURE
; A source that is null is 0: of negative numbers as floats the larger one is another than they.
; RUN: variant NULL %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant NULL,NULL-LARGER %s | exits 1 %{check} | filecheck %s --check-prefix SURE
; RUN: variant NULL,NULL-ALONE %s | %{check} | filecheck %s --check-prefix FREE
; FREE: no findings in
; OPEN: unproven wave-race in k
; DEFINITE: definite wave-race in k
; SURE: definite wave-race in k

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942" ; but SWAP, UPPER, NULL
;UPPER,NULL .amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
;SWAP .amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.text
	.type k,@function
k:
 v_and_b32_e32 v1, 63, v0 ; but UPPER, NULL
;UPPER,NULL v_and_b32_e32 v1, 31, v0
 v_lshlrev_b32_e32 v2, 2, v1
;SUM v_cvt_f64_u32_e32 v[6:7], v1
;SUM v_mov_b32_e32 v8, v1
;SUM-ALIKE v_mov_b32_e32 v9, v1
;SUM-APART v_mov_b32_e32 v9, v0
;SUM v_fmac_f64_e32 v[8:9], v[6:7], v[6:7]
;SUM ds_write_b32 v2, v8
;SWAP v_mov_b32_e32 v3, v1
;SWAP v_mov_b32_e32 v4, v0
;SWAP v_cmp_gt_u32_e32 vcc, 32, v1
;SWAP s_and_saveexec_b64 s[6:7], vcc
;SWAP-IDLE v_permlane32_swap_b32_e32 v3, v4
;SWAP s_andn2_b64 exec, s[6:7], exec
;SWAP ds_write_b32 v2, v3
;SAVED,SAVED-IN-EXEC v_cmp_lt_u32_e32 vcc, 63, v0
;SAVED s_andn1_saveexec_b64 s[6:7], vcc
;SAVED-IN-EXEC s_andn1_saveexec_b64 exec, vcc
;SAVED,SAVED-IN-EXEC ds_write_b32 v2, v0
;NULL v_lshl_or_b32 v3, v0, 2, 0x80000000
;NULL-LARGER v_max_f32_e32 v3, null, v3
;NULL v_and_b32_e32 v3, 0x3ff, v3
;NULL v_mov_b32_e32 v4, v0
;NULL-ALONE v_trunc_f16_e32 v4, null
;NULL ds_store_b32 v3, v4
;UPPER s_mov_b32 s6, exec_lo
;UPPER v_mov_b32_e32 v3, v0
;UPPER s_mov_b32 exec_hi, exec_lo
;UPPER s_mov_b32 exec_hi, 1
;UPPER s_mov_b32 exec_lo, exec_hi
;UPPER v_mov_b32_e32 v3, v1
;UPPER s_mov_b32 exec_lo, s6
;UPPER ds_store_b32 v2, v3
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 64
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 64 ; but UPPER, NULL
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [128, 1, 1]
    .uniform_work_group_size: 1
    .group_segment_fixed_size: 4096
    .wavefront_size: 64 ; but UPPER, NULL
;UPPER,NULL     .wavefront_size: 32
...
	.end_amdgpu_metadata
