; Rules of races between waves of machine code without IR, each from both sides: what is proved free, and what is not.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check -v %s -o %t.txt
; RUN: sed -nE 's/^([a-z_0-9]+): [0-9]+ pairs? of LDS [^:]*: /\1: /p' %t.txt | env LC_ALL=C sort | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; Lanes that are not active access nothing, and do not get what lanes computed meanwhile.
; CHECK: {{^}}active_1: 1 proved free of races{{$}}
	.type active_1,@function
active_1:
 v_mov_b32_e32 v3, 0
 v_cmp_gt_u32_e32 vcc, 64, v0
 s_and_saveexec_b64 s[4:5], vcc
 ds_write_b32 v3, v0
 s_or_b64 exec, exec, s[4:5]
	s_endpgm
	.size active_1, .-active_1
	.amdhsa_kernel active_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}active_2: 0 proved free of races, 1 definite{{$}}
	.type active_2,@function
active_2:
 v_mov_b32_e32 v3, 0
 v_cmp_gt_u32_e32 vcc, 65, v0
 s_and_saveexec_b64 s[4:5], vcc
 ds_write_b32 v3, v0
 s_or_b64 exec, exec, s[4:5]
	s_endpgm
	.size active_2, .-active_2
	.amdhsa_kernel active_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}active_3: 0 proved free of races, 1 definite{{$}}
	.type active_3,@function
active_3:
 v_mov_b32_e32 v3, 0
 v_cmp_ne_u32_e32 vcc, 64, v0
 s_and_saveexec_b64 s[4:5], vcc
 ds_write_b32 v3, v0
 s_or_b64 exec, exec, s[4:5]
	s_endpgm
	.size active_3, .-active_3
	.amdhsa_kernel active_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}active_4: 1 proved free of races{{$}}
	.type active_4,@function
active_4:
 v_mov_b32_e32 v3, 0
 v_cmp_eq_u32_e32 vcc, 64, v0
 s_and_saveexec_b64 s[4:5], vcc
 ds_write_b32 v3, v0
 s_or_b64 exec, exec, s[4:5]
	s_endpgm
	.size active_4, .-active_4
	.amdhsa_kernel active_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}active_5: 0 proved free of races, 1 definite{{$}}
	.type active_5,@function
active_5:
 v_mov_b32_e32 v3, 0
 v_cmp_gt_u32_e32 vcc, 64, v0
 s_and_saveexec_b64 s[4:5], vcc
 v_mov_b32_e32 v3, v0
 s_mov_b64 exec, s[4:5]
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v3, v0
 s_or_b64 exec, exec, s[4:5]
	s_endpgm
	.size active_5, .-active_5
	.amdhsa_kernel active_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; V0 has three ids. A kernel that takes out the first alone may have workgroups of one row; what reads the others may
; have more.
; CHECK-NEXT: {{^}}axes_01: 1 proved free of races{{$}}
	.type axes_01,@function
axes_01:
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
	s_endpgm
	.size axes_01, .-axes_01
	.amdhsa_kernel axes_01
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}axes_02: 0 proved free of races, 1 unproven{{$}}
	.type axes_02,@function
axes_02:
 v_bfe_u32 v2, v0, 10, 10
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshl_add_u32 v1, v2, 8, v1
 ds_write_b32 v1, v0
	s_endpgm
	.size axes_02, .-axes_02
	.amdhsa_kernel axes_02
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}axes_03: 0 proved free of races, 1 unproven{{$}}
	.type axes_03,@function
axes_03:
 v_bfe_u32 v3, v0, 10, 10
 v_add_u32 v3, v3, v3
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
	s_endpgm
	.size axes_03, .-axes_03
	.amdhsa_kernel axes_03
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}axes_04: 0 proved free of races, 1 unproven{{$}}
	.type axes_04,@function
axes_04:
 v_mov_b32 v3, v0
 v_not_b32 v3, v3
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
	s_endpgm
	.size axes_04, .-axes_04
	.amdhsa_kernel axes_04
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}axes_05: 0 proved free of races, 1 unproven{{$}}
	.type axes_05,@function
axes_05:
 v_lshrrev_b32 v3, 20, v0
 v_add_u32 v3, v3, v3
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
	s_endpgm
	.size axes_05, .-axes_05
	.amdhsa_kernel axes_05
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}axes_06: 0 proved free of races, 1 unproven{{$}}
	.type axes_06,@function
axes_06:
 v_lshrrev_b32 v3, 6, v0
 v_and_b32 v3, 0x3ff0, v3
 v_add_u32 v3, v3, v3
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
	s_endpgm
	.size axes_06, .-axes_06
	.amdhsa_kernel axes_06
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}axes_07: 0 proved free of races, 1 unproven{{$}}
	.type axes_07,@function
axes_07:
 v_and_b32 v3, 0x400, v0
 v_add_u32 v3, v3, v3
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
	s_endpgm
	.size axes_07, .-axes_07
	.amdhsa_kernel axes_07
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}axes_08: 0 proved free of races, 1 unproven{{$}}
	.type axes_08,@function
axes_08:
 v_lshlrev_b32 v3, 21, v0
 v_add_u32 v3, v3, v3
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
	s_endpgm
	.size axes_08, .-axes_08
	.amdhsa_kernel axes_08
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}axes_09: 0 proved free of races, 1 unproven{{$}}
	.type axes_09,@function
axes_09:
 v_add_u32 v3, v0, v0
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
	s_endpgm
	.size axes_09, .-axes_09
	.amdhsa_kernel axes_09
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}axes_10: 0 proved free of races, 1 unproven{{$}}
	.type axes_10,@function
axes_10:
 v_bfi_b32 v3, 0x3ff, v0, v0
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
	s_endpgm
	.size axes_10, .-axes_10
	.amdhsa_kernel axes_10
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}axes_11: 0 proved free of races, 1 unproven{{$}}
	.type axes_11,@function
axes_11:
 v_mov_b32_sdwa v3, v0 dst_sel:DWORD src0_sel:WORD_1
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
	s_endpgm
	.size axes_11, .-axes_11
	.amdhsa_kernel axes_11
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}axes_12: 1 proved free of races{{$}}
	.type axes_12,@function
axes_12:
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
 v_bfe_u32 v3, v0, 2, 8
 v_add_u32 v3, v3, v3
	s_endpgm
	.size axes_12, .-axes_12
	.amdhsa_kernel axes_12
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}axes_13: 1 proved free of races{{$}}
	.type axes_13,@function
axes_13:
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
 v_and_b32 v3, v0, 63
 v_add_u32 v3, v3, v3
	s_endpgm
	.size axes_13, .-axes_13
	.amdhsa_kernel axes_13
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}axes_14: 1 proved free of races{{$}}
	.type axes_14,@function
axes_14:
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
 v_lshlrev_b32 v3, 22, v0
 v_add_u32 v3, v3, v3
	s_endpgm
	.size axes_14, .-axes_14
	.amdhsa_kernel axes_14
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}axes_15: 1 proved free of races{{$}}
	.type axes_15,@function
axes_15:
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
 v_lshrrev_b32 v3, 6, v0
 v_and_b32 v3, 15, v3
 v_add_u32 v3, v3, v3
	s_endpgm
	.size axes_15, .-axes_15
	.amdhsa_kernel axes_15
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}axes_16: 1 proved free of races{{$}}
	.type axes_16,@function
axes_16:
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
 v_bfe_u32 v3, v0, 10, 10
	s_endpgm
	.size axes_16, .-axes_16
	.amdhsa_kernel axes_16
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}axes_17: 1 proved free of races{{$}}
	.type axes_17,@function
axes_17:
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
 v_mov_b32 v0, 0
 v_add_u32 v0, v0, v0
	s_endpgm
	.size axes_17, .-axes_17
	.amdhsa_kernel axes_17
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; A barrier that all waves pass parts what they do. A branch ahead of it may be taken by some waves alone; where it is
; the same for all, those that read behind it have passed it, or there is none.
; CHECK-NEXT: {{^}}barrier_1: 1 proved free of races{{$}}
	.type barrier_1,@function
barrier_1:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b32 v2, v1 offset:256
	s_endpgm
	.size barrier_1, .-barrier_1
	.amdhsa_kernel barrier_1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}barrier_2: 1 proved free of races, 1 definite{{$}}
	.type barrier_2,@function
barrier_2:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 ds_read_b32 v2, v1 offset:256
	s_endpgm
	.size barrier_2, .-barrier_2
	.amdhsa_kernel barrier_2
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}barrier_3: 1 proved free of races, 1 definite{{$}}
	.type barrier_3,@function
barrier_3:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 s_nop 0
 ds_read_b32 v2, v1 offset:256
	s_endpgm
	.size barrier_3, .-barrier_3
	.amdhsa_kernel barrier_3
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}barrier_4: 1 proved free of races, 1 definite{{$}}
	.type barrier_4,@function
barrier_4:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 v_readfirstlane_b32 s2, v0
 s_cmp_eq_u32 s2, 0
 s_cbranch_scc1 .Lx_barrier_4
 s_barrier
.Lx_barrier_4:
 ds_read_b32 v2, v1 offset:256
	s_endpgm
	.size barrier_4, .-barrier_4
	.amdhsa_kernel barrier_4
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}barrier_5: 1 proved free of races, 1 unproven{{$}}
	.type barrier_5,@function
barrier_5:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 s_load_dword s2, s[0:1], 0x0
 s_cmp_eq_u32 s2, 0
 s_cbranch_scc1 .Lx_barrier_5
 s_barrier
.Lx_barrier_5:
 ds_read_b32 v2, v1 offset:256
	s_endpgm
	.size barrier_5, .-barrier_5
	.amdhsa_kernel barrier_5
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
	.end_amdhsa_kernel

; What differs between waves is told from what does not: numbers of the workgroup, a register of each wave's own, and
; one that nothing is put into.
; CHECK-NEXT: {{^}}between_waves_01: 1 proved free of races{{$}}
	.type between_waves_01,@function
between_waves_01:
 s_lshl_b32 s4, s3, 8
 v_lshlrev_b32_e32 v1, 2, v0
 v_add_u32_e32 v1, s4, v1
 ds_write_b32 v1, v0
	s_endpgm
	.size between_waves_01, .-between_waves_01
	.amdhsa_kernel between_waves_01
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}between_waves_02: 0 proved free of races, 1 unproven{{$}}
	.type between_waves_02,@function
between_waves_02:
 v_readfirstlane_b32 s4, v0
 v_lshlrev_b32_e32 v1, 2, v0
 v_sub_u32_e32 v1, v1, s4
 ds_write_b32 v1, v0
	s_endpgm
	.size between_waves_02, .-between_waves_02
	.amdhsa_kernel between_waves_02
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}between_waves_03: 0 proved free of races, 1 unproven{{$}}
	.type between_waves_03,@function
between_waves_03:
 v_fmac_f32_e32 v0, s3, s3
 v_readfirstlane_b32 s4, v0
 v_lshl_add_u32 v1, v0, 2, s4
 ds_write_b32 v1, v0
	s_endpgm
	.size between_waves_03, .-between_waves_03
	.amdhsa_kernel between_waves_03
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}between_waves_04: 1 proved free of races{{$}}
	.type between_waves_04,@function
between_waves_04:
 v_lshl_add_u32 v1, v0, 2, s2
 ds_write_b32 v1, v0
	s_endpgm
	.size between_waves_04, .-between_waves_04
	.amdhsa_kernel between_waves_04
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}between_waves_05: 0 proved free of races, 1 unproven{{$}}
	.type between_waves_05,@function
between_waves_05:
 v_lshl_add_u32 v1, v0, 2, s9
 ds_write_b32 v1, v0
	s_endpgm
	.size between_waves_05, .-between_waves_05
	.amdhsa_kernel between_waves_05
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}between_waves_06: 0 proved free of races, 1 definite{{$}}
	.type between_waves_06,@function
between_waves_06:
 v_mbcnt_lo_u32_b32 v1, -1, 0
 v_mbcnt_hi_u32_b32 v1, -1, v1
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v0
	s_endpgm
	.size between_waves_06, .-between_waves_06
	.amdhsa_kernel between_waves_06
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}between_waves_07: 0 proved free of races, 1 unproven{{$}}
	.type between_waves_07,@function
between_waves_07:
 s_getreg_b32 s4, hwreg(HW_REG_HW_ID)
 v_lshl_add_u32 v1, v0, 2, s4
 ds_write_b32 v1, v0
	s_endpgm
	.size between_waves_07, .-between_waves_07
	.amdhsa_kernel between_waves_07
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}between_waves_08: 0 proved free of races, 1 unproven{{$}}
	.type between_waves_08,@function
between_waves_08:
 v_mov_b32_dpp v1, v0 row_shr:1
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v0
	s_endpgm
	.size between_waves_08, .-between_waves_08
	.amdhsa_kernel between_waves_08
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}between_waves_09: 0 proved free of races, 1 definite{{$}}
	.type between_waves_09,@function
between_waves_09:
 v_and_b32_e32 v1, 0x3f, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v0
	s_endpgm
	.size between_waves_09, .-between_waves_09
	.amdhsa_kernel between_waves_09
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}between_waves_10: 1 proved free of races{{$}}
	.type between_waves_10,@function
between_waves_10:
 v_xor_b32_e32 v1, s3, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v0
	s_endpgm
	.size between_waves_10, .-between_waves_10
	.amdhsa_kernel between_waves_10
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel

; A branch on active lanes goes where it says.
; CHECK-NEXT: {{^}}branch_on_lanes_1: 1 proved free of races{{$}}
	.type branch_on_lanes_1,@function
branch_on_lanes_1:
 v_mov_b32_e32 v3, 0
 v_cmp_gt_u32_e32 vcc, 64, v0
 s_and_saveexec_b64 s[4:5], vcc
 s_cbranch_execz .Ly_branch_on_lanes_1
.Lx_branch_on_lanes_1:
 ds_write_b32 v3, v0
.Ly_branch_on_lanes_1:
 s_or_b64 exec, exec, s[4:5]
	s_endpgm
	.size branch_on_lanes_1, .-branch_on_lanes_1
	.amdhsa_kernel branch_on_lanes_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}branch_on_lanes_2: 1 proved free of races{{$}}
	.type branch_on_lanes_2,@function
branch_on_lanes_2:
 v_mov_b32_e32 v3, 0
 v_cmp_gt_u32_e32 vcc, 64, v0
 s_and_saveexec_b64 s[4:5], vcc
 s_cbranch_execnz .Lx_branch_on_lanes_2
 s_branch .Ly_branch_on_lanes_2
.Lx_branch_on_lanes_2:
 ds_write_b32 v3, v0
.Ly_branch_on_lanes_2:
 s_or_b64 exec, exec, s[4:5]
	s_endpgm
	.size branch_on_lanes_2, .-branch_on_lanes_2
	.amdhsa_kernel branch_on_lanes_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}branch_on_lanes_3: 1 proved free of races{{$}}
	.type branch_on_lanes_3,@function
branch_on_lanes_3:
 v_mov_b32_e32 v3, 0
 v_cmp_gt_u32_e32 vcc, 64, v0
 s_and_saveexec_b64 s[4:5], vcc
.Lx_branch_on_lanes_3:
 ds_write_b32 v3, v0
.Ly_branch_on_lanes_3:
 s_or_b64 exec, exec, s[4:5]
	s_endpgm
	.size branch_on_lanes_3, .-branch_on_lanes_3
	.amdhsa_kernel branch_on_lanes_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}branch_on_lanes_4: 0 proved free of races, 1 definite{{$}}
	.type branch_on_lanes_4,@function
branch_on_lanes_4:
 v_mov_b32_e32 v3, 0
 v_cmp_gt_u32_e32 vcc, 65, v0
 s_and_saveexec_b64 s[4:5], vcc
 s_cbranch_execz .Ly_branch_on_lanes_4
.Lx_branch_on_lanes_4:
 ds_write_b32 v3, v0
.Ly_branch_on_lanes_4:
 s_or_b64 exec, exec, s[4:5]
	s_endpgm
	.size branch_on_lanes_4, .-branch_on_lanes_4
	.amdhsa_kernel branch_on_lanes_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}branch_on_lanes_5: 0 proved free of races, 1 definite{{$}}
	.type branch_on_lanes_5,@function
branch_on_lanes_5:
 v_mov_b32_e32 v3, 0
 v_cmp_gt_u32_e32 vcc, 65, v0
 s_and_saveexec_b64 s[4:5], vcc
 s_cbranch_execnz .Lx_branch_on_lanes_5
 s_branch .Ly_branch_on_lanes_5
.Lx_branch_on_lanes_5:
 ds_write_b32 v3, v0
.Ly_branch_on_lanes_5:
 s_or_b64 exec, exec, s[4:5]
	s_endpgm
	.size branch_on_lanes_5, .-branch_on_lanes_5
	.amdhsa_kernel branch_on_lanes_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}branch_on_lanes_6: 0 proved free of races, 1 definite{{$}}
	.type branch_on_lanes_6,@function
branch_on_lanes_6:
 v_mov_b32_e32 v3, 0
 v_cmp_gt_u32_e32 vcc, 65, v0
 s_and_saveexec_b64 s[4:5], vcc
.Lx_branch_on_lanes_6:
 ds_write_b32 v3, v0
.Ly_branch_on_lanes_6:
 s_or_b64 exec, exec, s[4:5]
	s_endpgm
	.size branch_on_lanes_6, .-branch_on_lanes_6
	.amdhsa_kernel branch_on_lanes_6
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A copy goes to the lanes of its wave: to the same place for all waves, to a constant one, to one of each wave.
; The same for all waves.
; CHECK-NEXT: {{^}}copy_1: 0 proved free of races, 3 unproven{{$}}
	.type copy_1,@function
copy_1:
 v_readfirstlane_b32 s5, v0
 s_lshr_b32 s5, s5, 6
 s_lshl_b32 s5, s5, 8
 s_mov_b32 m0, s3
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
	s_endpgm
	.size copy_1, .-copy_1
	.amdhsa_kernel copy_1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; A constant.
; CHECK-NEXT: {{^}}copy_2: 0 proved free of races, 1 unproven{{$}}
	.type copy_2,@function
copy_2:
 v_readfirstlane_b32 s5, v0
 s_lshr_b32 s5, s5, 6
 s_lshl_b32 s5, s5, 8
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
	s_endpgm
	.size copy_2, .-copy_2
	.amdhsa_kernel copy_2
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; By the wave.
; CHECK-NEXT: {{^}}copy_3: 1 proved free of races{{$}}
	.type copy_3,@function
copy_3:
 v_readfirstlane_b32 s5, v0
 s_lshr_b32 s5, s5, 6
 s_lshl_b32 s5, s5, 8
 s_mov_b32 m0, s5
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
	s_endpgm
	.size copy_3, .-copy_3
	.amdhsa_kernel copy_3
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; A counter grows in the iterations that its lane takes part in. Lanes leave in different iterations, and waves are in
; different ones: rows of a store come apart by its step.
; CHECK-NEXT: {{^}}counter_1: 1 proved free of races{{$}}
	.type counter_1,@function
counter_1:
 v_mov_b32_e32 v1, v0
 s_mov_b64 s[4:5], 0
.Lx_counter_1:
 v_lshlrev_b32_e32 v2, 2, v1
 ds_write_b32 v2, v0
 v_add_u32_e32 v1, 0x100, v1
 v_cmp_lt_u32_e32 vcc, 0x3ff, v1
 s_or_b64 s[4:5], vcc, s[4:5]
 s_andn2_b64 exec, exec, s[4:5]
 s_cbranch_execnz .Lx_counter_1
	s_endpgm
	.size counter_1, .-counter_1
	.amdhsa_kernel counter_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}counter_2: 1 proved free of races{{$}}
	.type counter_2,@function
counter_2:
 v_mov_b32_e32 v1, v0
 s_mov_b64 s[4:5], 0
.Lx_counter_2:
 v_lshlrev_b32_e32 v2, 2, v1
 ds_write_b32 v2, v0
 v_add_u32_e32 v1, 0x200, v1
 v_cmp_lt_u32_e32 vcc, 0x3ff, v1
 s_or_b64 s[4:5], vcc, s[4:5]
 s_andn2_b64 exec, exec, s[4:5]
 s_cbranch_execnz .Lx_counter_2
	s_endpgm
	.size counter_2, .-counter_2
	.amdhsa_kernel counter_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}counter_3: 0 proved free of races, 1 definite{{$}}
	.type counter_3,@function
counter_3:
 v_mov_b32_e32 v1, v0
 s_mov_b64 s[4:5], 0
.Lx_counter_3:
 v_lshlrev_b32_e32 v2, 2, v1
 ds_write_b32 v2, v0
 v_add_u32_e32 v1, 0x80, v1
 v_cmp_lt_u32_e32 vcc, 0x3ff, v1
 s_or_b64 s[4:5], vcc, s[4:5]
 s_andn2_b64 exec, exec, s[4:5]
 s_cbranch_execnz .Lx_counter_3
	s_endpgm
	.size counter_3, .-counter_3
	.amdhsa_kernel counter_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}counter_4: 1 proved free of races{{$}}
	.type counter_4,@function
counter_4:
 v_mov_b32_e32 v1, v0
 s_mov_b64 s[4:5], 0
.Lx_counter_4:
 v_lshlrev_b32_e32 v2, 2, v1
 ds_write_b32 v2, v0
 v_add_u32_e32 v1, 0x0, v1
 v_cmp_lt_u32_e32 vcc, 0x3ff, v1
 s_or_b64 s[4:5], vcc, s[4:5]
 s_andn2_b64 exec, exec, s[4:5]
 s_cbranch_execnz .Lx_counter_4
	s_endpgm
	.size counter_4, .-counter_4
	.amdhsa_kernel counter_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}counter_5: 0 proved free of races, 1 unproven{{$}}
	.type counter_5,@function
counter_5:
 v_mov_b32_e32 v1, v0
 s_mov_b64 s[4:5], 0
.Lx_counter_5:
 v_lshlrev_b32_e32 v2, 2, v1
 ds_write_b32 v2, v0
 v_add_u32_e32 v1, v0, v1
 v_cmp_lt_u32_e32 vcc, 0x3ff, v1
 s_or_b64 s[4:5], vcc, s[4:5]
 s_andn2_b64 exec, exec, s[4:5]
 s_cbranch_execnz .Lx_counter_5
	s_endpgm
	.size counter_5, .-counter_5
	.amdhsa_kernel counter_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A counter that grows for some lanes is no uniform one: all waves pass the barrier of an iteration, and have other
; counts.
; CHECK-NEXT: {{^}}counter_of_some_1: 1 proved free of races{{$}}
	.type counter_of_some_1,@function
counter_of_some_1:
 v_mov_b32_e32 v1, v0
 s_mov_b32 s6, 0
.Lx_counter_of_some_1:
 v_lshlrev_b32_e32 v2, 2, v1
 ds_write_b32 v2, v0
 v_add_u32_e32 v3, 0x100, v1
 v_cmp_gt_u32_e32 vcc, 64, v0
 v_cndmask_b32_e32 v1, v1, v3, vcc
 s_barrier
 s_add_i32 s6, s6, 1
 s_cmp_lt_u32 s6, 4
 s_cbranch_scc1 .Lx_counter_of_some_1
	s_endpgm
	.size counter_of_some_1, .-counter_of_some_1
	.amdhsa_kernel counter_of_some_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}counter_of_some_2: 0 proved free of races, 1 definite{{$}}
	.type counter_of_some_2,@function
counter_of_some_2:
 v_mov_b32_e32 v1, v0
 s_mov_b32 s6, 0
.Lx_counter_of_some_2:
 v_lshlrev_b32_e32 v2, 2, v1
 ds_write_b32 v2, v0
 v_add_u32_e32 v3, 0x40, v1
 v_cmp_gt_u32_e32 vcc, 64, v0
 v_cndmask_b32_e32 v1, v1, v3, vcc
 s_barrier
 s_add_i32 s6, s6, 1
 s_cmp_lt_u32 s6, 4
 s_cbranch_scc1 .Lx_counter_of_some_2
	s_endpgm
	.size counter_of_some_2, .-counter_of_some_2
	.amdhsa_kernel counter_of_some_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; All waves choose a mask of active lanes, or lanes do. LLVM keeps a condition that is the same for all lanes as a
; mask, and asks it of EXEC again, to branch.
; CHECK-NEXT: {{^}}mask_1: 3 proved free of races{{$}}
	.type mask_1,@function
mask_1:
 s_load_dword s6, s[0:1], 0x0
 s_waitcnt lgkmcnt(0)
 v_lshlrev_b32_e32 v1, 2, v0
 v_xor_b32_e32 v2, 0x100, v1
 s_cmp_gt_u32 s6, 7
 s_cselect_b64 s[8:9], -1, 0
 s_mov_b32 s3, 0
 s_and_b64 s[12:13], s[8:9], exec
 s_cselect_b32 s2, 1, 0
 s_cmp_lg_u32 s2, 1
 s_cbranch_scc1 .Ly_mask_1
.Lx_mask_1:
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b32 v3, v2
 s_waitcnt lgkmcnt(0)
 s_barrier
 s_add_i32 s3, s3, 1
 s_cmp_lt_u32 s3, 4
 s_cbranch_scc1 .Lx_mask_1
.Ly_mask_1:
 ds_write_b32 v2, v0
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b32 v3, v1
	s_endpgm
	.size mask_1, .-mask_1
	.amdhsa_kernel mask_1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}mask_2: 3 proved free of races{{$}}
	.type mask_2,@function
mask_2:
 s_load_dword s6, s[0:1], 0x0
 s_waitcnt lgkmcnt(0)
 v_lshlrev_b32_e32 v1, 2, v0
 v_xor_b32_e32 v2, 0x100, v1
 s_cmp_gt_u32 s6, 7
 s_cselect_b64 s[8:9], 0, -1
 s_mov_b32 s3, 0
 s_and_b64 s[12:13], s[8:9], exec
 s_cselect_b32 s2, 1, 0
 s_cmp_lg_u32 s2, 1
 s_cbranch_scc1 .Ly_mask_2
.Lx_mask_2:
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b32 v3, v2
 s_waitcnt lgkmcnt(0)
 s_barrier
 s_add_i32 s3, s3, 1
 s_cmp_lt_u32 s3, 4
 s_cbranch_scc1 .Lx_mask_2
.Ly_mask_2:
 ds_write_b32 v2, v0
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b32 v3, v1
	s_endpgm
	.size mask_2, .-mask_2
	.amdhsa_kernel mask_2
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}mask_3: 5 proved free of races, 1 definite, 1 unproven{{$}}
	.type mask_3,@function
mask_3:
 s_load_dword s6, s[0:1], 0x0
 s_waitcnt lgkmcnt(0)
 v_lshlrev_b32_e32 v1, 2, v0
 v_xor_b32_e32 v2, 0x100, v1
 v_cmp_gt_u32_e64 s[8:9], 64, v0
 s_mov_b32 s3, 0
 s_and_b64 s[12:13], s[8:9], exec
 s_cselect_b32 s2, 1, 0
 s_cmp_lg_u32 s2, 1
 s_cbranch_scc1 .Ly_mask_3
.Lx_mask_3:
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b32 v3, v2
 s_waitcnt lgkmcnt(0)
 s_barrier
 s_add_i32 s3, s3, 1
 s_cmp_lt_u32 s3, 4
 s_cbranch_scc1 .Lx_mask_3
.Ly_mask_3:
 ds_write_b32 v2, v0
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b32 v3, v1
	s_endpgm
	.size mask_3, .-mask_3
	.amdhsa_kernel mask_3
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
	.end_amdhsa_kernel

; A register keeps in other lanes what it had: of waves behind the first one all lanes have 0, unless all executed the
; write.
; CHECK-NEXT: {{^}}other_lanes_1: 1 proved free of races{{$}}
	.type other_lanes_1,@function
other_lanes_1:
 v_mov_b32_e32 v3, 0
 v_cmp_gt_u32_e32 vcc, 64, v0
 s_and_saveexec_b64 s[4:5], vcc
 s_or_b64 exec, exec, s[4:5]
 v_lshlrev_b32_e32 v3, 2, v0
 ds_write_b32 v3, v0
	s_endpgm
	.size other_lanes_1, .-other_lanes_1
	.amdhsa_kernel other_lanes_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}other_lanes_2: 0 proved free of races, 1 definite{{$}}
	.type other_lanes_2,@function
other_lanes_2:
 v_mov_b32_e32 v3, 0
 v_cmp_gt_u32_e32 vcc, 64, v0
 s_and_saveexec_b64 s[4:5], vcc
 v_lshlrev_b32_e32 v3, 2, v0
 s_or_b64 exec, exec, s[4:5]
 ds_write_b32 v3, v0
	s_endpgm
	.size other_lanes_2, .-other_lanes_2
	.amdhsa_kernel other_lanes_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Work-item n has row n / 12 and column n % 12, as LLVM computes them by instructions of 16 bits: rows of 12 and of 17
; words are apart, those of 4 are not.
; CHECK-NEXT: {{^}}rows_of_12_1: 1 proved free of races{{$}}
	.type rows_of_12_1,@function
rows_of_12_1:
 v_mul_lo_u16_e32 v2, 43, v0
 v_lshrrev_b16_e32 v2, 9, v2
 v_mul_lo_u16_e32 v3, 12, v2
 v_sub_u16_e32 v3, v0, v3
 v_mul_u32_u24_e32 v2, 12, v2
 v_lshl_add_u32 v1, v2, 2, 0
 v_lshl_add_u32 v1, v3, 2, v1
 ds_write_b32 v1, v0
	s_endpgm
	.size rows_of_12_1, .-rows_of_12_1
	.amdhsa_kernel rows_of_12_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}rows_of_12_2: 1 proved free of races{{$}}
	.type rows_of_12_2,@function
rows_of_12_2:
 v_mul_lo_u16_e32 v2, 43, v0
 v_lshrrev_b16_e32 v2, 9, v2
 v_mul_lo_u16_e32 v3, 12, v2
 v_sub_u16_e32 v3, v0, v3
 v_mul_u32_u24_e32 v2, 17, v2
 v_lshl_add_u32 v1, v2, 2, 0
 v_lshl_add_u32 v1, v3, 2, v1
 ds_write_b32 v1, v0
	s_endpgm
	.size rows_of_12_2, .-rows_of_12_2
	.amdhsa_kernel rows_of_12_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}rows_of_12_3: 0 proved free of races, 1 definite{{$}}
	.type rows_of_12_3,@function
rows_of_12_3:
 v_mul_lo_u16_e32 v2, 43, v0
 v_lshrrev_b16_e32 v2, 9, v2
 v_mul_lo_u16_e32 v3, 12, v2
 v_sub_u16_e32 v3, v0, v3
 v_mul_u32_u24_e32 v2, 4, v2
 v_lshl_add_u32 v1, v2, 2, 0
 v_lshl_add_u32 v1, v3, 2, v1
 ds_write_b32 v1, v0
	s_endpgm
	.size rows_of_12_3, .-rows_of_12_3
	.amdhsa_kernel rows_of_12_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A branch asks what wrote SCC last. A barrier in one arm orders nothing where waves part; it does where all take one
; path.
; CHECK-NEXT: {{^}}scc_1: 1 proved free of races, 1 unproven{{$}}
	.type scc_1,@function
scc_1:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 v_readfirstlane_b32 s5, v0
 s_cmp_eq_u32 s5, 0
 s_cbranch_scc1 .Lx_scc_1
 s_barrier
 ds_read_b32 v2, v1 offset:256
.Lx_scc_1:
 s_barrier
	s_endpgm
	.size scc_1, .-scc_1
	.amdhsa_kernel scc_1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}scc_2: 1 proved free of races, 1 unproven{{$}}
	.type scc_2,@function
scc_2:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 v_readfirstlane_b32 s5, v0
 s_cmp_eq_u32 s5, 0
 s_mul_i32 s4, s3, s3
 s_cbranch_scc1 .Lx_scc_2
 s_barrier
 ds_read_b32 v2, v1 offset:256
.Lx_scc_2:
 s_barrier
	s_endpgm
	.size scc_2, .-scc_2
	.amdhsa_kernel scc_2
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}scc_3: 1 proved free of races, 1 unproven{{$}}
	.type scc_3,@function
scc_3:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 v_readfirstlane_b32 s5, v0
 s_cmp_eq_u32 s5, 0
 s_sext_i32_i16 s4, s3
 s_cbranch_scc1 .Lx_scc_3
 s_barrier
 ds_read_b32 v2, v1 offset:256
.Lx_scc_3:
 s_barrier
	s_endpgm
	.size scc_3, .-scc_3
	.amdhsa_kernel scc_3
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}scc_4: 1 proved free of races{{$}}
	.type scc_4,@function
scc_4:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 v_readfirstlane_b32 s5, v0
 s_cmp_eq_u32 s5, 0
 s_cmp_lg_u32 s3, 0
 s_cbranch_scc1 .Lx_scc_4
 s_barrier
 ds_read_b32 v2, v1 offset:256
.Lx_scc_4:
 s_barrier
	s_endpgm
	.size scc_4, .-scc_4
	.amdhsa_kernel scc_4
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}scc_5: 1 proved free of races{{$}}
	.type scc_5,@function
scc_5:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 v_readfirstlane_b32 s5, v0
 s_cmp_eq_u32 s5, 0
 s_add_u32 s4, s3, s3
 s_cbranch_scc1 .Lx_scc_5
 s_barrier
 ds_read_b32 v2, v1 offset:256
.Lx_scc_5:
 s_barrier
	s_endpgm
	.size scc_5, .-scc_5
	.amdhsa_kernel scc_5
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}scc_6: 1 proved free of races{{$}}
	.type scc_6,@function
scc_6:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 v_readfirstlane_b32 s5, v0
 s_cmp_eq_u32 s5, 0
 s_and_b32 s4, s3, 1
 s_cbranch_scc1 .Lx_scc_6
 s_barrier
 ds_read_b32 v2, v1 offset:256
.Lx_scc_6:
 s_barrier
	s_endpgm
	.size scc_6, .-scc_6
	.amdhsa_kernel scc_6
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; SDWA takes a part of a register: of 512 work-items two have the same lowest byte, and all the same upper bytes. What
; is not followed is not taken for the whole register.
; CHECK-NEXT: {{^}}sdwa_1: 1 proved free of races{{$}}
	.type sdwa_1,@function
sdwa_1:
 v_mov_b32_e32 v3, 0x400
 v_mov_b32_sdwa v1, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v0
	s_endpgm
	.size sdwa_1, .-sdwa_1
	.amdhsa_kernel sdwa_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}sdwa_2: 1 proved free of races{{$}}
	.type sdwa_2,@function
sdwa_2:
 v_mov_b32_e32 v3, 0x400
 v_mov_b32_sdwa v1, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v0
	s_endpgm
	.size sdwa_2, .-sdwa_2
	.amdhsa_kernel sdwa_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}sdwa_3: 1 proved free of races{{$}}
	.type sdwa_3,@function
sdwa_3:
 v_mov_b32_e32 v3, 0x400
 v_sub_u32_sdwa v1, v3, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v0
	s_endpgm
	.size sdwa_3, .-sdwa_3
	.amdhsa_kernel sdwa_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}sdwa_4: 0 proved free of races, 1 definite{{$}}
	.type sdwa_4,@function
sdwa_4:
 v_mov_b32_e32 v3, 0x400
 v_mov_b32_sdwa v1, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v0
	s_endpgm
	.size sdwa_4, .-sdwa_4
	.amdhsa_kernel sdwa_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}sdwa_5: 0 proved free of races, 1 definite{{$}}
	.type sdwa_5,@function
sdwa_5:
 v_mov_b32_e32 v3, 0x400
 v_mov_b32_sdwa v1, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_2
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v0
	s_endpgm
	.size sdwa_5, .-sdwa_5
	.amdhsa_kernel sdwa_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}sdwa_6: 0 proved free of races, 1 definite{{$}}
	.type sdwa_6,@function
sdwa_6:
 v_mov_b32_e32 v3, 0x400
 v_mov_b32_sdwa v1, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v0
	s_endpgm
	.size sdwa_6, .-sdwa_6
	.amdhsa_kernel sdwa_6
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}sdwa_7: 0 proved free of races, 1 unproven{{$}}
	.type sdwa_7,@function
sdwa_7:
 v_mov_b32_e32 v3, 0x400
 v_mov_b32_sdwa v1, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v0
	s_endpgm
	.size sdwa_7, .-sdwa_7
	.amdhsa_kernel sdwa_7
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}sdwa_8: 0 proved free of races, 1 unproven{{$}}
	.type sdwa_8,@function
sdwa_8:
 v_mov_b32_e32 v3, 0x400
 v_mov_b32_sdwa v1, v0 dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:DWORD
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v0
	s_endpgm
	.size sdwa_8, .-sdwa_8
	.amdhsa_kernel sdwa_8
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Each access counts as what it may touch.
; CHECK-NEXT: {{^}}touched_01: 0 proved free of races{{$}}
	.type touched_01,@function
touched_01:
 v_mov_b32_e32 v1, 0
 ds_add_u32 v1, v0
	s_endpgm
	.size touched_01, .-touched_01
	.amdhsa_kernel touched_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}touched_02: 0 proved free of races, 1 definite{{$}}
	.type touched_02,@function
touched_02:
 v_mov_b32_e32 v1, 0
 ds_add_u32 v1, v0
 ds_read_b32 v2, v1
	s_endpgm
	.size touched_02, .-touched_02
	.amdhsa_kernel touched_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}touched_03: 0 proved free of races, 1 definite{{$}}
	.type touched_03,@function
touched_03:
 v_mov_b32_e32 v1, 0
 ds_write_b32 v1, v0
	s_endpgm
	.size touched_03, .-touched_03
	.amdhsa_kernel touched_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}touched_04: 1 proved free of races, 1 unproven{{$}}
	.type touched_04,@function
touched_04:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_append v2
 ds_write_b32 v1, v0
	s_endpgm
	.size touched_04, .-touched_04
	.amdhsa_kernel touched_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}touched_05: 1 proved free of races{{$}}
	.type touched_05,@function
touched_05:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v0
 flat_store_dword v[4:5], v0
	s_endpgm
	.size touched_05, .-touched_05
	.amdhsa_kernel touched_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}touched_06: 1 proved free of races, 2 unproven{{$}}
	.type touched_06,@function
touched_06:
 v_lshlrev_b32_e32 v1, 2, v0
 s_mov_b64 s[4:5], src_shared_base
 ds_write_b32 v1, v0
 flat_store_dword v[4:5], v0
	s_endpgm
	.size touched_06, .-touched_06
	.amdhsa_kernel touched_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}touched_07: 1 proved free of races, 2 unproven{{$}}
	.type touched_07,@function
touched_07:
 v_lshlrev_b32_e32 v1, 2, v0
 s_getreg_b32 s4, 0x780f
 ds_write_b32 v1, v0
 flat_store_dword v[4:5], v0
	s_endpgm
	.size touched_07, .-touched_07
	.amdhsa_kernel touched_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}touched_08: 1 proved free of races{{$}}
	.type touched_08,@function
touched_08:
 v_lshlrev_b32_e32 v1, 2, v0
 s_getreg_b32 s4, hwreg(HW_REG_HW_ID)
 ds_write_b32 v1, v0
 flat_store_dword v[4:5], v0
	s_endpgm
	.size touched_08, .-touched_08
	.amdhsa_kernel touched_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}touched_09: 0 proved free of races, 1 unproven{{$}}
	.type touched_09,@function
touched_09:
 v_lshlrev_b32_e32 v1, 2, v0
 v_movrels_b32_e32 v1, v2
 ds_write_b32 v1, v0
	s_endpgm
	.size touched_09, .-touched_09
	.amdhsa_kernel touched_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}touched_10: 0 proved free of races, 1 unproven{{$}}
	.type touched_10,@function
touched_10:
 v_lshlrev_b32_e32 v1, 2, v0
 s_mov_b64 exec, -1
 ds_write_b32 v1, v0
	s_endpgm
	.size touched_10, .-touched_10
	.amdhsa_kernel touched_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type touched_11,@function
touched_11:
 ds_read_b32 v1, v0
 v_mov_b32_e32 v2, 0
 ds_read_b32 v2, v2
	s_endpgm
	.size touched_11, .-touched_11
	.amdhsa_kernel touched_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; An instruction of 16 bits zeroes the upper half on gfx9, and on no later one.
; CHECK-NEXT: {{^}}upper_half: 1 proved free of races{{$}}
	.type upper_half,@function
upper_half:
 v_mul_lo_u16_e32 v3, v0, v0
 v_lshrrev_b32_e32 v3, 16, v3
 v_and_b32_e32 v3, 4, v3
 v_lshl_add_u32 v1, v0, 2, v3
 ds_write_b32 v1, v0
	s_endpgm
	.size upper_half, .-upper_half
	.amdhsa_kernel upper_half
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: active_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: active_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: active_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: active_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: active_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: axes_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: axes_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: axes_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: axes_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: axes_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: axes_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: axes_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: axes_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: axes_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: axes_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: axes_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: axes_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: axes_13
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: axes_14
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: axes_15
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: axes_16
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: axes_17
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: barrier_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: barrier_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: barrier_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: barrier_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: barrier_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: between_waves_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: between_waves_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: between_waves_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: between_waves_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: between_waves_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: between_waves_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: between_waves_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: between_waves_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: between_waves_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: between_waves_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: branch_on_lanes_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: branch_on_lanes_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: branch_on_lanes_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: branch_on_lanes_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: branch_on_lanes_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: branch_on_lanes_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: copy_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: copy_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: copy_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: counter_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: counter_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: counter_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: counter_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: counter_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: counter_of_some_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: counter_of_some_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: mask_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: mask_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: mask_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_lanes_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_lanes_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: rows_of_12_1
    .max_flat_workgroup_size: 84
    .wavefront_size: 64
  - .name: rows_of_12_2
    .max_flat_workgroup_size: 84
    .wavefront_size: 64
  - .name: rows_of_12_3
    .max_flat_workgroup_size: 84
    .wavefront_size: 64
  - .name: scc_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: scc_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: scc_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: scc_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: scc_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: scc_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sdwa_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sdwa_2
    .max_flat_workgroup_size: 512
    .wavefront_size: 64
  - .name: sdwa_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sdwa_4
    .max_flat_workgroup_size: 512
    .wavefront_size: 64
  - .name: sdwa_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sdwa_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sdwa_7
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sdwa_8
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: touched_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: touched_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: touched_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: touched_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: touched_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: touched_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: touched_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: touched_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: touched_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: touched_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: touched_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: upper_half
    .max_flat_workgroup_size: 192
    .wavefront_size: 64
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
