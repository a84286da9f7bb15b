; A branch on SCC asks whether a mask has a lane. Where the mask is EXEC or nothing by a condition that all waves have in
; common, they take the same branch: the loop behind it is run equally often by all, and its iterations are told apart.
; DEFINE: %{check} = ldsopt check - --no-races

; RUN: variant FLOW %s | %{check} | filecheck %s --check-prefix APART
; RUN: variant FLOW,OVERWRITTEN %s | %{check} | filecheck %s --check-prefix APART
; RUN: variant SELECTED %s | %{check} | filecheck %s --check-prefix APART
; RUN: variant INVERTED %s | %{check} | filecheck %s --check-prefix APART
; A comparison of values that all lanes have sets VCC for all lanes or for none.
; RUN: variant COMPARED,ALIKE %s | %{check} | filecheck %s --check-prefix APART
; APART: no findings

; A wave's own condition; the mask of a comparison of lanes; halves that differ, or do on one path; lanes that EXEC lacks.
; RUN: variant FLOW,OWN %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant LANES %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant SELECTED,HALF %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant FLOW,ONE-PATH %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant OUTSIDE %s | %{check} | filecheck %s --check-prefix MEETS
; A comparison with a lane's own value, with one that some lanes have, of a wave's own value, of floats, whose meaning a wave
; may set, and one of which half is replaced.
; RUN: variant COMPARED,LANE %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant COMPARED,ALIKE,MASKED %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant COMPARED,ALIKE,WAVE %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant ALIKE,FLOATS %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant COMPARED,ALIKE,REPLACED %s | %{check} | filecheck %s --check-prefix MEETS
; MEETS: unproven missing-wait in k:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 s_load_dword s8, s[0:1], 0x0
 s_mov_b32 s10, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
 s_waitcnt lgkmcnt(0)
;OVERWRITTEN v_readfirstlane_b32 s2, v0
;OVERWRITTEN s_add_i32 s9, s2, 0
;OVERWRITTEN s_mov_b32 s9, 0
;OWN v_readfirstlane_b32 s11, v0
;OWN s_cmp_gt_i32 s11, 64
 s_cmp_gt_i32 s8, 3 ; but OWN
;FLOW s_cbranch_scc1 .LBB0_1
;FLOW s_mov_b64 s[2:3], 0
;FLOW s_branch .LBB0_2
;FLOW .LBB0_1:
;FLOW s_mov_b64 s[2:3], -1
;ONE-PATH s_mov_b32 s3, 0
;FLOW .LBB0_2:
;SELECTED,INVERTED,OUTSIDE s_cselect_b64 s[2:3], -1, 0
;HALF s_mov_b32 s3, 0
;LANES v_cmp_gt_u32_e64 s[2:3], 64, v0
;FLOW,SELECTED,LANES s_and_b64 s[12:13], s[2:3], exec
;INVERTED s_andn2_b64 s[12:13], exec, s[2:3]
;OUTSIDE s_andn2_b64 s[12:13], s[2:3], exec
 s_cselect_b32 s14, 1, 0
 s_cmp_lg_u32 s14, 1
 s_cbranch_scc1 .LBB0_9
;ALIKE v_mov_b64_e32 v[6:7], 3
;LANE v_mov_b32_e32 v6, v0
;LANE v_mov_b32_e32 v7, 0
;MASKED v_cmp_gt_u32_e32 vcc, 7, v0
;MASKED s_and_saveexec_b64 s[16:17], vcc
;MASKED v_mov_b64_e32 v[6:7], 9
;MASKED s_mov_b64 exec, s[16:17]
;WAVE v_readfirstlane_b32 s8, v0
;WAVE s_nop 1
;COMPARED v_cmp_gt_u64_e32 vcc, s[8:9], v[6:7]
;FLOATS v_cmp_gt_f64_e32 vcc, s[8:9], v[6:7]
;REPLACED v_readfirstlane_b32 vcc_hi, v0
;COMPARED,FLOATS s_cbranch_vccnz .LBB0_9
.LBB0_3:
 s_mov_b32 m0, s10
 s_nop 0
 buffer_load_dword v2, s[20:23], 0 offen lds
 s_xor_b32 s10, s10, 0x1000
 v_add_u32_e32 v3, s10, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .LBB0_3
.LBB0_9:
 s_waitcnt vmcnt(0)
 s_endpgm
	.section .rodata
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
