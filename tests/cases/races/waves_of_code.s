; What differs between waves is told from what does not: each wave has bytes of its own where the workgroup's number or an argument is
; added to all of them, or mixed in.
; REQUIRES: bitwuzla, pseudocode
; DEFINE: %{check} = ldsopt check -
; RUN: variant ADDED,OWN-BYTES,WITH-S4 %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant OF-GROUP %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant MIXED %s | %{check} | filecheck %s --check-prefix FREE
; Where its first lane's bytes are taken off or added; by a register that nothing is put into, or that is each wave's own; by the lane's
; number; by what hardware says of the wave; by other lanes; by the lowest bits.
; RUN: variant FIRST-LANE,OWN-BYTES,WITHOUT-S4 %s | exits 1 %{check} | filecheck %s --check-prefix OPEN
; RUN: variant FLOAT %s | exits 1 %{check} | filecheck %s --check-prefix OPEN
; RUN: variant UNSET %s | %{check} | filecheck %s --check-prefix OPEN
; RUN: variant LANE %s | exits 1 %{check} | filecheck %s --check-prefix OPEN
; RUN: variant PLACE %s | %{check} | filecheck %s --check-prefix OPEN
; RUN: variant SHIFTED %s | %{check} | filecheck %s --check-prefix OPEN
; RUN: variant LOW %s | exits 1 %{check} | filecheck %s --check-prefix OPEN

; A copy goes to the lanes of its wave: where its address is by the wave.
; RUN: variant WAVE,BY-WAVE %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant WAVE,ALIKE %s | %{check} | filecheck %s --check-prefix OPEN
; RUN: variant WAVE,CONSTANT %s | %{check} | filecheck %s --check-prefix OPEN

; FREE: no findings in
; OPEN: wave-race in k

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
;ADDED s_lshl_b32 s4, s3, 8
;FIRST-LANE v_readfirstlane_b32 s4, v0
;OWN-BYTES v_lshlrev_b32_e32 v1, 2, v0
;WITH-S4 v_add_u32_e32 v1, s4, v1
;WITHOUT-S4 v_sub_u32_e32 v1, v1, s4
;FLOAT v_fmac_f32_e32 v0, s3, s3
;FLOAT v_readfirstlane_b32 s4, v0
;PLACE s_getreg_b32 s4, hwreg(HW_REG_HW_ID)
;FLOAT,PLACE v_lshl_add_u32 v1, v0, 2, s4
;OF-GROUP v_lshl_add_u32 v1, v0, 2, s2
;UNSET v_lshl_add_u32 v1, v0, 2, s9
;LANE v_mbcnt_lo_u32_b32 v1, -1, 0
;LANE v_mbcnt_hi_u32_b32 v1, -1, v1
;SHIFTED v_mov_b32_dpp v1, v0 row_shr:1
;LOW v_and_b32_e32 v1, 0x3f, v0
;MIXED v_xor_b32_e32 v1, s3, v0
;LANE,SHIFTED,LOW,MIXED v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v0 ; but WAVE
;WAVE v_readfirstlane_b32 s5, v0
;WAVE s_lshr_b32 s5, s5, 6
;WAVE s_lshl_b32 s5, s5, 8
;ALIKE s_mov_b32 m0, s3
;CONSTANT s_mov_b32 m0, 0
;BY-WAVE s_mov_b32 m0, s5
;WAVE s_nop 0
;WAVE buffer_load_dword v0, s[4:7], 0 offen lds
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
