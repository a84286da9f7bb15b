; What hardware does not wait for: wait states, results of the ALU, and registers that are still used. A kernel
; without an expectation beside it has no finding.
; RUN: exits 1 ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -k 4,4 -k 2,2 | filecheck %s
; RUN: grep -oE "[0-9]+ of [0-9]+ wait states|put .s_nop .* of the assembly" %t.txt | filecheck %s --check-prefix STATES

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; No wait is needed.
	.type lock_none,@function
lock_none:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 exp mrt0 v0, v1, v2, v3 done vm
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_none, .-lock_none
	.amdhsa_kernel lock_none
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; One wait state too few is definite, and as many as both sources ask for are enough.
; STATES: 6 of 7 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK: {{^}}definite wait-state-hazard in states_01{{$}}
	.type states_01,@function
states_01:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 5
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_01, .-states_01
	.amdhsa_kernel states_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_02,@function
states_02:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 6
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_02, .-states_02
	.amdhsa_kernel states_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 4 of 5 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_03{{$}}
	.type states_03,@function
states_03:
 v_mfma_f32_4x4x4_16b_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 3
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_03, .-states_03
	.amdhsa_kernel states_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_04,@function
states_04:
 v_mfma_f32_4x4x4_16b_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 4
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_04, .-states_04
	.amdhsa_kernel states_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 10 of 11 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_05{{$}}
	.type states_05,@function
states_05:
 v_mfma_f32_32x32x8_f16 v[0:15], v[30:31], v[32:33], v[0:15]
 s_nop 9
 v_add_f32_e32 v20, v15, v21
	s_endpgm
	.size states_05, .-states_05
	.amdhsa_kernel states_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_06,@function
states_06:
 v_mfma_f32_32x32x8_f16 v[0:15], v[30:31], v[32:33], v[0:15]
 s_nop 10
 v_add_f32_e32 v20, v15, v21
	s_endpgm
	.size states_06, .-states_06
	.amdhsa_kernel states_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 9 of 10 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_07{{$}}
	.type states_07,@function
states_07:
 v_mfma_f32_16x16x4_f32 v[0:3], v4, v5, v[0:3]
 s_nop 8
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_07, .-states_07
	.amdhsa_kernel states_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_08,@function
states_08:
 v_mfma_f32_16x16x4_f32 v[0:3], v4, v5, v[0:3]
 s_nop 9
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_08, .-states_08
	.amdhsa_kernel states_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 6 of 7 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_09{{$}}
	.type states_09,@function
states_09:
 v_smfmac_f32_16x16x32_f16 v[0:3], v[4:5], v[8:11], v12
 s_nop 5
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_09, .-states_09
	.amdhsa_kernel states_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_10,@function
states_10:
 v_smfmac_f32_16x16x32_f16 v[0:3], v[4:5], v[8:11], v12
 s_nop 6
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_10, .-states_10
	.amdhsa_kernel states_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 6 of 7 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_11{{$}}
	.type states_11,@function
states_11:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 5
 v_exp_f32_e32 v20, v3
	s_endpgm
	.size states_11, .-states_11
	.amdhsa_kernel states_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_12,@function
states_12:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 6
 v_exp_f32_e32 v20, v3
	s_endpgm
	.size states_12, .-states_12
	.amdhsa_kernel states_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 6 of 7 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_13{{$}}
	.type states_13,@function
states_13:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 5
 v_mov_b32_e32 v3, v21
	s_endpgm
	.size states_13, .-states_13
	.amdhsa_kernel states_13
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_14,@function
states_14:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 6
 v_mov_b32_e32 v3, v21
	s_endpgm
	.size states_14, .-states_14
	.amdhsa_kernel states_14
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 6 of 7 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_15{{$}}
	.type states_15,@function
states_15:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 5
 global_store_dword v20, v3, s[0:1]
	s_endpgm
	.size states_15, .-states_15
	.amdhsa_kernel states_15
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_16,@function
states_16:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 6
 global_store_dword v20, v3, s[0:1]
	s_endpgm
	.size states_16, .-states_16
	.amdhsa_kernel states_16
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 6 of 7 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_17{{$}}
	.type states_17,@function
states_17:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 5
 ds_write_b32 v20, v3
	s_endpgm
	.size states_17, .-states_17
	.amdhsa_kernel states_17
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_18,@function
states_18:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 6
 ds_write_b32 v20, v3
	s_endpgm
	.size states_18, .-states_18
	.amdhsa_kernel states_18
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 6 of 7 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_19{{$}}
	.type states_19,@function
states_19:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 5
 ds_read_b32 v20, v3
	s_endpgm
	.size states_19, .-states_19
	.amdhsa_kernel states_19
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_20,@function
states_20:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 6
 ds_read_b32 v20, v3
	s_endpgm
	.size states_20, .-states_20
	.amdhsa_kernel states_20
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 17 of 18 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 7]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_21{{$}}
	.type states_21,@function
states_21:
 v_mfma_f64_16x16x4_f64 v[0:7], v[10:11], v[12:13], v[0:7]
 s_nop 15
 s_nop 0
 global_store_dword v20, v3, s[0:1]
	s_endpgm
	.size states_21, .-states_21
	.amdhsa_kernel states_21
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_22,@function
states_22:
 v_mfma_f64_16x16x4_f64 v[0:7], v[10:11], v[12:13], v[0:7]
 s_nop 15
 s_nop 1
 global_store_dword v20, v3, s[0:1]
	s_endpgm
	.size states_22, .-states_22
	.amdhsa_kernel states_22
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 6 of 7 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_23{{$}}
	.type states_23,@function
states_23:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 5
 v_mfma_f32_16x16x16_f16 v[20:23], v[0:1], v[6:7], v[20:23]
	s_endpgm
	.size states_23, .-states_23
	.amdhsa_kernel states_23
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_24,@function
states_24:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 6
 v_mfma_f32_16x16x16_f16 v[20:23], v[0:1], v[6:7], v[20:23]
	s_endpgm
	.size states_24, .-states_24
	.amdhsa_kernel states_24
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 4 of 5 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_25{{$}}
	.type states_25,@function
states_25:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 3
 v_mfma_f32_16x16x16_f16 v[20:23], v[4:5], v[6:7], v[2:5]
	s_endpgm
	.size states_25, .-states_25
	.amdhsa_kernel states_25
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_26,@function
states_26:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 4
 v_mfma_f32_16x16x16_f16 v[20:23], v[4:5], v[6:7], v[2:5]
	s_endpgm
	.size states_26, .-states_26
	.amdhsa_kernel states_26
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 1 of 2 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_27{{$}}
	.type states_27,@function
states_27:
 v_mfma_f32_4x4x4_16b_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 0
 v_mfma_f32_4x4x4_16b_f16 v[0:3], v[14:15], v[16:17], v[0:3]
	s_endpgm
	.size states_27, .-states_27
	.amdhsa_kernel states_27
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_28,@function
states_28:
 v_mfma_f32_4x4x4_16b_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 1
 v_mfma_f32_4x4x4_16b_f16 v[0:3], v[14:15], v[16:17], v[0:3]
	s_endpgm
	.size states_28, .-states_28
	.amdhsa_kernel states_28
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 6 of 7 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_29{{$}}
	.type states_29,@function
states_29:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 5
 v_smfmac_f32_16x16x32_f16 v[20:23], v[14:15], v[16:19], v0
	s_endpgm
	.size states_29, .-states_29
	.amdhsa_kernel states_29
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_30,@function
states_30:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 6
 v_smfmac_f32_16x16x32_f16 v[20:23], v[14:15], v[16:19], v0
	s_endpgm
	.size states_30, .-states_30
	.amdhsa_kernel states_30
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 2 of 3 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_31{{$}}
	.type states_31,@function
states_31:
 v_mfma_f32_16x16x16_f16 v[20:23], v[4:5], v[6:7], v[0:3]
 s_nop 1
 v_mov_b32_e32 v1, v9
	s_endpgm
	.size states_31, .-states_31
	.amdhsa_kernel states_31
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_32,@function
states_32:
 v_mfma_f32_16x16x16_f16 v[20:23], v[4:5], v[6:7], v[0:3]
 s_nop 2
 v_mov_b32_e32 v1, v9
	s_endpgm
	.size states_32, .-states_32
	.amdhsa_kernel states_32
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 1 of 2 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_33{{$}}
	.type states_33,@function
states_33:
 v_mov_b32_e32 v4, v9
 s_nop 0
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
	s_endpgm
	.size states_33, .-states_33
	.amdhsa_kernel states_33
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_34,@function
states_34:
 v_mov_b32_e32 v4, v9
 s_nop 1
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
	s_endpgm
	.size states_34, .-states_34
	.amdhsa_kernel states_34
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 1 of 2 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_35{{$}}
	.type states_35,@function
states_35:
 v_mov_b32_e32 v0, v9
 s_nop 0
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
	s_endpgm
	.size states_35, .-states_35
	.amdhsa_kernel states_35
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_36,@function
states_36:
 v_mov_b32_e32 v0, v9
 s_nop 1
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
	s_endpgm
	.size states_36, .-states_36
	.amdhsa_kernel states_36
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 2 of 3 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_37{{$}}
	.type states_37,@function
states_37:
 v_dot2_f32_f16 v0, v1, v2, v0
 s_nop 1
 v_mov_b32_e32 v3, v0
	s_endpgm
	.size states_37, .-states_37
	.amdhsa_kernel states_37
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_38,@function
states_38:
 v_dot2_f32_f16 v0, v1, v2, v0
 s_nop 2
 v_mov_b32_e32 v3, v0
	s_endpgm
	.size states_38, .-states_38
	.amdhsa_kernel states_38
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 0 of 1 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 5]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_39{{$}}
	.type states_39,@function
states_39:
 v_exp_f32_e32 v0, v1
 v_mov_b32_e32 v3, v0
	s_endpgm
	.size states_39, .-states_39
	.amdhsa_kernel states_39
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_40,@function
states_40:
 v_exp_f32_e32 v0, v1
 s_nop 0
 v_mov_b32_e32 v3, v0
	s_endpgm
	.size states_40, .-states_40
	.amdhsa_kernel states_40
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 0 of 1 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 5]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_41{{$}}
	.type states_41,@function
states_41:
 v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1
 v_mov_b32_e32 v3, v0
	s_endpgm
	.size states_41, .-states_41
	.amdhsa_kernel states_41
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_42,@function
states_42:
 v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1
 s_nop 0
 v_mov_b32_e32 v3, v0
	s_endpgm
	.size states_42, .-states_42
	.amdhsa_kernel states_42
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 1 of 2 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_43{{$}}
	.type states_43,@function
states_43:
 v_mov_b32_e32 v0, v1
 s_nop 0
 v_mov_b32_dpp v3, v0 row_shl:1 row_mask:0xf bank_mask:0xf
	s_endpgm
	.size states_43, .-states_43
	.amdhsa_kernel states_43
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_44,@function
states_44:
 v_mov_b32_e32 v0, v1
 s_nop 1
 v_mov_b32_dpp v3, v0 row_shl:1 row_mask:0xf bank_mask:0xf
	s_endpgm
	.size states_44, .-states_44
	.amdhsa_kernel states_44
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 0 of 1 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 5]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_45{{$}}
	.type states_45,@function
states_45:
 v_mov_b32_e32 v0, v1
 v_readlane_b32 s0, v0, 3
	s_endpgm
	.size states_45, .-states_45
	.amdhsa_kernel states_45
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_46,@function
states_46:
 v_mov_b32_e32 v0, v1
 s_nop 0
 v_readlane_b32 s0, v0, 3
	s_endpgm
	.size states_46, .-states_46
	.amdhsa_kernel states_46
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 1 of 2 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_47{{$}}
	.type states_47,@function
states_47:
 buffer_store_dwordx3 v[0:2], v8, s[0:3], 0 offen
 s_nop 0
 v_mov_b32_e32 v2, v9
	s_endpgm
	.size states_47, .-states_47
	.amdhsa_kernel states_47
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_48,@function
states_48:
 buffer_store_dwordx3 v[0:2], v8, s[0:3], 0 offen
 s_nop 1
 v_mov_b32_e32 v2, v9
	s_endpgm
	.size states_48, .-states_48
	.amdhsa_kernel states_48
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 1 of 2 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 5]] and [[# @LINE + 7]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite register-hazard in states_49{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_49{{$}}
	.type states_49,@function
states_49:
 global_atomic_cmpswap_x2 v[8:9], v[0:1], v[2:5], off sc0
 s_nop 0
 v_mov_b32_e32 v5, v9
	s_endpgm
	.size states_49, .-states_49
	.amdhsa_kernel states_49
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite register-hazard in states_50{{$}}
	.type states_50,@function
states_50:
 global_atomic_cmpswap_x2 v[8:9], v[0:1], v[2:5], off sc0
 s_nop 1
 v_mov_b32_e32 v5, v9
	s_endpgm
	.size states_50, .-states_50
	.amdhsa_kernel states_50
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 4 of 5 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_51{{$}}
	.type states_51,@function
states_51:
 v_cmp_eq_u32_e64 s[0:1], v0, v1
 s_nop 3
 buffer_load_dword v1, v2, s[4:7], s0 offen
	s_endpgm
	.size states_51, .-states_51
	.amdhsa_kernel states_51
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_52,@function
states_52:
 v_cmp_eq_u32_e64 s[0:1], v0, v1
 s_nop 4
 buffer_load_dword v1, v2, s[4:7], s0 offen
	s_endpgm
	.size states_52, .-states_52
	.amdhsa_kernel states_52
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 3 of 4 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_53{{$}}
	.type states_53,@function
states_53:
 v_readfirstlane_b32 s4, v0
 s_nop 2
 v_readlane_b32 s0, v1, s4
	s_endpgm
	.size states_53, .-states_53
	.amdhsa_kernel states_53
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_54,@function
states_54:
 v_readfirstlane_b32 s4, v0
 s_nop 3
 v_readlane_b32 s0, v1, s4
	s_endpgm
	.size states_54, .-states_54
	.amdhsa_kernel states_54
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 1 of 2 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_55{{$}}
	.type states_55,@function
states_55:
 v_readfirstlane_b32 s4, v0
 s_nop 0
 v_add_u32_e32 v1, s4, v1
	s_endpgm
	.size states_55, .-states_55
	.amdhsa_kernel states_55
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_56,@function
states_56:
 v_readfirstlane_b32 s4, v0
 s_nop 1
 v_add_u32_e32 v1, s4, v1
	s_endpgm
	.size states_56, .-states_56
	.amdhsa_kernel states_56
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 3 of 4 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_57{{$}}
	.type states_57,@function
states_57:
 v_cmp_eq_u32_e32 vcc, v0, v1
 s_nop 2
 v_div_fmas_f32 v2, v3, v4, v5
	s_endpgm
	.size states_57, .-states_57
	.amdhsa_kernel states_57
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_58,@function
states_58:
 v_cmp_eq_u32_e32 vcc, v0, v1
 s_nop 3
 v_div_fmas_f32 v2, v3, v4, v5
	s_endpgm
	.size states_58, .-states_58
	.amdhsa_kernel states_58
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 3 of 4 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_59{{$}}
	.type states_59,@function
states_59:
 v_cmpx_eq_u32_e32 vcc, v0, v1
 s_nop 2
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
	s_endpgm
	.size states_59, .-states_59
	.amdhsa_kernel states_59
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_60,@function
states_60:
 v_cmpx_eq_u32_e32 vcc, v0, v1
 s_nop 3
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
	s_endpgm
	.size states_60, .-states_60
	.amdhsa_kernel states_60
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 3 of 4 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_61{{$}}
	.type states_61,@function
states_61:
 v_cmpx_eq_u32_e32 vcc, v0, v1
 s_nop 2
 v_readfirstlane_b32 s0, v20
	s_endpgm
	.size states_61, .-states_61
	.amdhsa_kernel states_61
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_62,@function
states_62:
 v_cmpx_eq_u32_e32 vcc, v0, v1
 s_nop 3
 v_readfirstlane_b32 s0, v20
	s_endpgm
	.size states_62, .-states_62
	.amdhsa_kernel states_62
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 4 of 5 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_63{{$}}
	.type states_63,@function
states_63:
 v_cmpx_eq_u32_e32 vcc, v0, v1
 s_nop 3
 v_mov_b32_dpp v3, v20 row_shl:1
	s_endpgm
	.size states_63, .-states_63
	.amdhsa_kernel states_63
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_64,@function
states_64:
 v_cmpx_eq_u32_e32 vcc, v0, v1
 s_nop 4
 v_mov_b32_dpp v3, v20 row_shl:1
	s_endpgm
	.size states_64, .-states_64
	.amdhsa_kernel states_64
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven wait-state-hazard in states_65{{$}}
	.type states_65,@function
states_65:
 s_mov_b32 m0, 0
 buffer_load_dword v0, s[4:7], 0 offen lds
	s_endpgm
	.size states_65, .-states_65
	.amdhsa_kernel states_65
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_66,@function
states_66:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
	s_endpgm
	.size states_66, .-states_66
	.amdhsa_kernel states_66
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 0 of 1 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 5]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_67{{$}}
	.type states_67,@function
states_67:
 s_mov_b32 m0, 0
 s_sendmsg sendmsg(MSG_INTERRUPT)
	s_endpgm
	.size states_67, .-states_67
	.amdhsa_kernel states_67
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_68,@function
states_68:
 s_mov_b32 m0, 0
 s_nop 0
 s_sendmsg sendmsg(MSG_INTERRUPT)
	s_endpgm
	.size states_68, .-states_68
	.amdhsa_kernel states_68
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 1 of 2 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_69{{$}}
	.type states_69,@function
states_69:
 s_setreg_imm32_b32 hwreg(HW_REG_MODE), 0
 s_nop 0
 s_getreg_b32 s0, hwreg(HW_REG_MODE)
	s_endpgm
	.size states_69, .-states_69
	.amdhsa_kernel states_69
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_70,@function
states_70:
 s_setreg_imm32_b32 hwreg(HW_REG_MODE), 0
 s_nop 1
 s_getreg_b32 s0, hwreg(HW_REG_MODE)
	s_endpgm
	.size states_70, .-states_70
	.amdhsa_kernel states_70
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 1 of 2 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_71{{$}}
	.type states_71,@function
states_71:
 s_setreg_b32 hwreg(1, 0, 4), s0
 s_nop 0
 s_getreg_b32 s0, hwreg(HW_REG_MODE)
	s_endpgm
	.size states_71, .-states_71
	.amdhsa_kernel states_71
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_72,@function
states_72:
 s_setreg_b32 hwreg(1, 0, 4), s0
 s_nop 1
 s_getreg_b32 s0, hwreg(HW_REG_MODE)
	s_endpgm
	.size states_72, .-states_72
	.amdhsa_kernel states_72
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 1 of 2 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_73{{$}}
	.type states_73,@function
states_73:
 s_setreg_b32 0x1801, s0
 s_nop 0
 s_getreg_b32 s0, hwreg(HW_REG_MODE, 0, 2)
	s_endpgm
	.size states_73, .-states_73
	.amdhsa_kernel states_73
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_74,@function
states_74:
 s_setreg_b32 0x1801, s0
 s_nop 1
 s_getreg_b32 s0, hwreg(HW_REG_MODE, 0, 2)
	s_endpgm
	.size states_74, .-states_74
	.amdhsa_kernel states_74
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 1 of 2 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_75{{$}}
	.type states_75,@function
states_75:
 s_setreg_imm32_b32 6145, 3
 s_nop 0
 s_setreg_b32 hwreg( 0x1 ), s0
	s_endpgm
	.size states_75, .-states_75
	.amdhsa_kernel states_75
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_76,@function
states_76:
 s_setreg_imm32_b32 6145, 3
 s_nop 1
 s_setreg_b32 hwreg( 0x1 ), s0
	s_endpgm
	.size states_76, .-states_76
	.amdhsa_kernel states_76
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A pair that needs no wait states may stand together.
	.type states_none_01,@function
states_none_01:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 v_add_f32_e32 v20, v21, v22
	s_endpgm
	.size states_none_01, .-states_none_01
	.amdhsa_kernel states_none_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_none_02,@function
states_none_02:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 v_mfma_f32_16x16x16_f16 v[0:3], v[14:15], v[16:17], v[0:3]
	s_endpgm
	.size states_none_02, .-states_none_02
	.amdhsa_kernel states_none_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_none_03,@function
states_none_03:
 v_exp_f32_e32 v0, v1
 v_exp_f32_e32 v3, v0
	s_endpgm
	.size states_none_03, .-states_none_03
	.amdhsa_kernel states_none_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_none_04,@function
states_none_04:
 v_mov_b32_e32 v0, v1
 v_mov_b32_e32 v3, v0
	s_endpgm
	.size states_none_04, .-states_none_04
	.amdhsa_kernel states_none_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_none_05,@function
states_none_05:
 v_pk_add_f32 v[0:1], v[2:3], v[4:5]
 v_mov_b32_e32 v3, v0
	s_endpgm
	.size states_none_05, .-states_none_05
	.amdhsa_kernel states_none_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_none_06,@function
states_none_06:
 v_dot2_f32_f16 v0, v1, v2, v0
 v_dot2_f32_f16 v0, v3, v4, v0
	s_endpgm
	.size states_none_06, .-states_none_06
	.amdhsa_kernel states_none_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_none_07,@function
states_none_07:
 s_mov_b32 s4, 0
 global_load_dword v1, v2, s[4:5]
	s_endpgm
	.size states_none_07, .-states_none_07
	.amdhsa_kernel states_none_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_none_08,@function
states_none_08:
 global_store_dwordx2 v8, v[0:1], s[0:1]
 v_mov_b32_e32 v1, v9
	s_endpgm
	.size states_none_08, .-states_none_08
	.amdhsa_kernel states_none_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Proved on gfx950 alone.
; CHECK-NEXT: {{^}}unproven wait-state-hazard in states_none_09{{$}}
	.type states_none_09,@function
states_none_09:
 buffer_store_dwordx4 v[0:3], v8, s[0:3], s9 offen
 v_mov_b32_e32 v1, v9
	s_endpgm
	.size states_none_09, .-states_none_09
	.amdhsa_kernel states_none_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite register-hazard in states_none_10{{$}}
	.type states_none_10,@function
states_none_10:
 global_atomic_cmpswap_x2 v[8:9], v[0:1], v[2:5], off sc0
 v_mov_b32_e32 v1, v9
	s_endpgm
	.size states_none_10, .-states_none_10
	.amdhsa_kernel states_none_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_none_11,@function
states_none_11:
 s_mov_b32 m0, 0
 ds_read_b32 v0, v1
	s_endpgm
	.size states_none_11, .-states_none_11
	.amdhsa_kernel states_none_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_none_12,@function
states_none_12:
 s_setreg_imm32_b32 hwreg(HW_REG_MODE), 0
 s_getreg_b32 s0, hwreg(HW_REG_HW_ID)
	s_endpgm
	.size states_none_12, .-states_none_12
	.amdhsa_kernel states_none_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_none_13,@function
states_none_13:
 s_setreg_b32 hwreg(1, 0, 4), s0
 s_getreg_b32 s0, 0xf804
	s_endpgm
	.size states_none_13, .-states_none_13
	.amdhsa_kernel states_none_13
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_none_14,@function
states_none_14:
 s_setreg_b32 hwreg(HW_REG_MODE, 3, 4), s0
 s_getreg_b32 s0, hwreg(3, 1, 1)
	s_endpgm
	.size states_none_14, .-states_none_14
	.amdhsa_kernel states_none_14
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_none_15,@function
states_none_15:
 s_setreg_imm32_b32 FIELD, 1
 s_getreg_b32 s0, hwreg(1)
	s_endpgm
	.size states_none_15, .-states_none_15
	.amdhsa_kernel states_none_15
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Wait states add up, however they are spelled. Of several ways the shortest counts, and round a loop the way back.
; Where the sources disagree nothing is definite.
	.type states_spelled_01,@function
states_spelled_01:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 2
 s_nop 3
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_spelled_01, .-states_spelled_01
	.amdhsa_kernel states_spelled_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_spelled_02,@function
states_spelled_02:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_spelled_02, .-states_spelled_02
	.amdhsa_kernel states_spelled_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_spelled_03,@function
states_spelled_03:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 0x6
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_spelled_03, .-states_spelled_03
	.amdhsa_kernel states_spelled_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_spelled_04,@function
states_spelled_04:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 5
 v_nop
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_spelled_04, .-states_spelled_04
	.amdhsa_kernel states_spelled_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 6 of 7 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 7]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_spelled_05{{$}}
	.type states_spelled_05,@function
states_spelled_05:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 1
 s_nop 3
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_spelled_05, .-states_spelled_05
	.amdhsa_kernel states_spelled_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 6 of 7 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 11]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_spelled_06{{$}}
	.type states_spelled_06,@function
states_spelled_06:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_spelled_06, .-states_spelled_06
	.amdhsa_kernel states_spelled_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 6 of 7 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_spelled_07{{$}}
	.type states_spelled_07,@function
states_spelled_07:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 0x5
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_spelled_07, .-states_spelled_07
	.amdhsa_kernel states_spelled_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 6 of 7 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 7]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_spelled_08{{$}}
	.type states_spelled_08,@function
states_spelled_08:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 4
 v_nop
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_spelled_08, .-states_spelled_08
	.amdhsa_kernel states_spelled_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 6 of 7 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 5]] and [[# @LINE + 8]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_spelled_09{{$}}
	.type states_spelled_09,@function
states_spelled_09:
 s_cbranch_scc0 .L0_2_states_spelled_09
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 5
.L0_2_states_spelled_09:
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_spelled_09, .-states_spelled_09
	.amdhsa_kernel states_spelled_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_spelled_10,@function
states_spelled_10:
 s_cbranch_scc0 .L0_2_states_spelled_10
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 6
.L0_2_states_spelled_10:
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_spelled_10, .-states_spelled_10
	.amdhsa_kernel states_spelled_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 0 of 1 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE - 444]] and [[# @LINE - 443]] of the assembly{{$}}
; STATES-NEXT: 0 of 1 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE - 218]] and [[# @LINE - 217]] of the assembly{{$}}
; STATES-NEXT: 6 of 7 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 6]] and [[# @LINE + 5]] of the assembly{{$}}
; CHECK-NEXT: {{^}}unproven wait-state-hazard in states_spelled_11{{$}}
	.type states_spelled_11,@function
states_spelled_11:
.L0_1_states_spelled_11:
 v_add_f32_e32 v20, v3, v21
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 4
 s_cbranch_scc1 .L0_1_states_spelled_11
	s_endpgm
	.size states_spelled_11, .-states_spelled_11
	.amdhsa_kernel states_spelled_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_spelled_12,@function
states_spelled_12:
.L0_1_states_spelled_12:
 v_add_f32_e32 v20, v3, v21
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 5
 s_cbranch_scc1 .L0_1_states_spelled_12
	s_endpgm
	.size states_spelled_12, .-states_spelled_12
	.amdhsa_kernel states_spelled_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_spelled_13,@function
states_spelled_13:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 6
 v_mov_b32_e32 v3, v9
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_spelled_13, .-states_spelled_13
	.amdhsa_kernel states_spelled_13
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 1 of 7 wait states{{$}}
; STATES-NEXT: put `s_nop 5` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}unproven wait-state-hazard in states_spelled_14{{$}}
	.type states_spelled_14,@function
states_spelled_14:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 v_mfma_f32_32x32x8_f16 v[40:55], v[30:31], v[32:33], v[40:55]
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_spelled_14, .-states_spelled_14
	.amdhsa_kernel states_spelled_14
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 0 of 5 wait states{{$}}
; STATES-NEXT: put `s_nop 4` between lines [[# @LINE + 4]] and [[# @LINE + 5]] of the assembly{{$}}
; CHECK-NEXT: {{^}}unproven wait-state-hazard in states_spelled_15{{$}}
	.type states_spelled_15,@function
states_spelled_15:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 v_mfma_f32_4x4x4_16b_f16 v[0:3], v[14:15], v[16:17], v[0:3]
	s_endpgm
	.size states_spelled_15, .-states_spelled_15
	.amdhsa_kernel states_spelled_15
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_spelled_16,@function
states_spelled_16:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 4
 v_mfma_f32_4x4x4_16b_f16 v[0:3], v[14:15], v[16:17], v[0:3]
	s_endpgm
	.size states_spelled_16, .-states_spelled_16
	.amdhsa_kernel states_spelled_16
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 0 of 1 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 5]] of the assembly{{$}}
; CHECK-NEXT: {{^}}unproven wait-state-hazard in states_spelled_17{{$}}
	.type states_spelled_17,@function
states_spelled_17:
 v_exp_f32_e32 v0, v1
 v_fma_mixlo_f16 v0, v2, v3, v4
	s_endpgm
	.size states_spelled_17, .-states_spelled_17
	.amdhsa_kernel states_spelled_17
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 0 of 1 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 5]] of the assembly{{$}}
; CHECK-NEXT: {{^}}unproven wait-state-hazard in states_spelled_18{{$}}
	.type states_spelled_18,@function
states_spelled_18:
 v_exp_f32_e32 v0, v1
 v_cvt_pk_fp8_f32 v0, v2, v3 op_sel:[0,0,1]
	s_endpgm
	.size states_spelled_18, .-states_spelled_18
	.amdhsa_kernel states_spelled_18
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 0 of 1 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 5]] of the assembly{{$}}
; CHECK-NEXT: {{^}}unproven wait-state-hazard in states_spelled_19{{$}}
	.type states_spelled_19,@function
states_spelled_19:
 v_exp_f32_e32 v0, v1
 v_add_u32_sdwa v0, v2, v3 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE
	s_endpgm
	.size states_spelled_19, .-states_spelled_19
	.amdhsa_kernel states_spelled_19
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 0 of 2 wait states{{$}}
; STATES-NEXT: put `s_nop 1` between lines [[# @LINE + 4]] and [[# @LINE + 5]] of the assembly{{$}}
; CHECK-NEXT: {{^}}unproven wait-state-hazard in states_spelled_20{{$}}
	.type states_spelled_20,@function
states_spelled_20:
 v_exp_f32_e32 v0, v1
 v_mov_b32_dpp v0, v2 row_shl:1 row_mask:0x3 bank_mask:0xf bound_ctrl:1
	s_endpgm
	.size states_spelled_20, .-states_spelled_20
	.amdhsa_kernel states_spelled_20
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_spelled_21,@function
states_spelled_21:
 v_exp_f32_e32 v0, v1
 s_nop 1
 v_fma_mixlo_f16 v0, v2, v3, v4
	s_endpgm
	.size states_spelled_21, .-states_spelled_21
	.amdhsa_kernel states_spelled_21
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_spelled_22,@function
states_spelled_22:
 v_exp_f32_e32 v0, v1
 s_nop 1
 v_cvt_pk_fp8_f32 v0, v2, v3 op_sel:[0,0,1]
	s_endpgm
	.size states_spelled_22, .-states_spelled_22
	.amdhsa_kernel states_spelled_22
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_spelled_23,@function
states_spelled_23:
 v_exp_f32_e32 v0, v1
 s_nop 1
 v_add_u32_sdwa v0, v2, v3 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE
	s_endpgm
	.size states_spelled_23, .-states_spelled_23
	.amdhsa_kernel states_spelled_23
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_spelled_24,@function
states_spelled_24:
 v_exp_f32_e32 v0, v1
 s_nop 1
 v_mov_b32_dpp v0, v2 row_shl:1 row_mask:0x3 bank_mask:0xf bound_ctrl:1
	s_endpgm
	.size states_spelled_24, .-states_spelled_24
	.amdhsa_kernel states_spelled_24
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A double precision matrix between a result and memory leaves it waiting, on gfx90a.
	.type states_stored,@function
states_stored:
 v_mov_b32_e32 v0, 1
 v_mfma_f64_4x4x4f64 v[20:21], v[10:11], v[12:13], v[14:15]
 global_store_dword v[2:3], v0, off
	s_endpgm
	.size states_stored, .-states_stored
	.amdhsa_kernel states_stored
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: lock_none
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_13
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_14
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_15
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_16
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_17
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_18
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_19
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_20
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_21
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_22
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_23
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_24
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_25
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_26
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_27
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_28
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_29
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_30
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_31
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_32
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_33
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_34
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_35
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_36
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_37
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_38
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_39
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_40
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_41
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_42
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_43
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_44
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_45
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_46
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_47
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_48
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_49
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_50
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_51
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_52
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_53
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_54
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_55
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_56
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_57
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_58
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_59
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_60
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_61
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_62
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_63
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_64
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_65
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_66
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_67
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_68
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_69
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_70
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_71
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_72
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_73
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_74
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_75
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_76
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_none_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_none_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_none_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_none_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_none_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_none_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_none_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_none_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_none_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_none_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_none_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_none_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_none_13
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_none_14
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_none_15
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_13
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_14
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_15
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_16
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_17
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_18
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_19
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_20
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_21
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_22
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_23
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_spelled_24
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_stored
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
; STATES-NOT: {{.}}
; CHECK-NOT: {{.}}
