; What hardware does not wait for: wait states, results of the ALU, and registers that are still used. A kernel
; without an expectation beside it has no finding.
; RUN: exits 1 ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -k 4,4 -k 2,2 | filecheck %s
; RUN: filecheck %s --check-prefix HELP --input-file %t.txt
; HELP: definite alu-hazard in alu_loop_1
; HELP: help: put `s_wait_alu depctr_sa_sdst(0)` in front of the second; `ldsopt waits` adds it, or says why not
; HELP: unproven alu-hazard in unknown_callers_of_flags
; HELP: register: vcc_lo

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text

; A hazard is definite, and what ends it leaves none.
; CHECK: {{^}}definite alu-hazard in alu_01{{$}}
	.type alu_01,@function
alu_01:
 v_add_nc_u32_e32 v1, s2, v1
 s_mov_b32 s2, 0
 s_add_co_i32 s4, s2, 1
	s_endpgm
	.size alu_01, .-alu_01
	.amdhsa_kernel alu_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_02,@function
alu_02:
 v_add_nc_u32_e32 v1, s2, v1
 s_mov_b32 s2, 0
 s_wait_alu depctr_sa_sdst(0)
 s_add_co_i32 s4, s2, 1
	s_endpgm
	.size alu_02, .-alu_02
	.amdhsa_kernel alu_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in alu_03{{$}}
	.type alu_03,@function
alu_03:
 v_add_nc_u32_e32 v1, s2, v1
 s_mov_b32 s2, 0
 v_add_nc_u32_e32 v1, s2, v1
	s_endpgm
	.size alu_03, .-alu_03
	.amdhsa_kernel alu_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_04,@function
alu_04:
 v_add_nc_u32_e32 v1, s2, v1
 s_mov_b32 s2, 0
 s_load_b32 s9, s[10:11], 0x0
 v_add_nc_u32_e32 v1, s2, v1
	s_endpgm
	.size alu_04, .-alu_04
	.amdhsa_kernel alu_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in alu_05{{$}}
	.type alu_05,@function
alu_05:
 v_add_nc_u32_e32 v1, s2, v1
 s_mov_b32 s3, 0
 v_add_nc_u32_e32 v1, s3, v1
	s_endpgm
	.size alu_05, .-alu_05
	.amdhsa_kernel alu_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_06,@function
alu_06:
 v_add_nc_u32_e32 v1, s2, v1
 s_mov_b32 s3, 0
 s_wait_alu depctr_sa_sdst(0)
 v_add_nc_u32_e32 v1, s3, v1
	s_endpgm
	.size alu_06, .-alu_06
	.amdhsa_kernel alu_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in alu_07{{$}}
	.type alu_07,@function
alu_07:
 v_add_co_u32 v149, s0, s0, v2
 v_add_co_ci_u32_e64 v150, null, v1, 0, s0
	s_endpgm
	.size alu_07, .-alu_07
	.amdhsa_kernel alu_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_08,@function
alu_08:
 v_add_co_u32 v149, s0, s0, v2
 s_wait_alu depctr_va_sdst(0)
 v_add_co_ci_u32_e64 v150, null, v1, 0, s0
	s_endpgm
	.size alu_08, .-alu_08
	.amdhsa_kernel alu_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in alu_09{{$}}
	.type alu_09,@function
alu_09:
 v_add_nc_u32_e32 v1, s2, v1
 v_readlane_b32 s2, v0, 1
 v_add_nc_u32_e32 v1, s2, v1
	s_endpgm
	.size alu_09, .-alu_09
	.amdhsa_kernel alu_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_10,@function
alu_10:
 v_add_nc_u32_e32 v1, s2, v1
 v_readlane_b32 s2, v0, 1
 s_wait_alu depctr_va_sdst(0)
 v_add_nc_u32_e32 v1, s2, v1
	s_endpgm
	.size alu_10, .-alu_10
	.amdhsa_kernel alu_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Round a loop a mark meets a later write.
; CHECK-NEXT: {{^}}definite alu-hazard in alu_loop_1{{$}}
	.type alu_loop_1,@function
alu_loop_1:
.L0_1_alu_loop_1:
 v_add_nc_u32_e32 v1, s2, v1
 s_mov_b32 s2, 0
 s_cbranch_scc1 .L0_1_alu_loop_1
	s_endpgm
	.size alu_loop_1, .-alu_loop_1
	.amdhsa_kernel alu_loop_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_loop_2,@function
alu_loop_2:
.L0_1_alu_loop_2:
 v_add_nc_u32_e32 v1, s2, v1
 s_mov_b32 s9, s2
 s_mov_b32 s10, 0
 s_cbranch_scc1 .L0_1_alu_loop_2
	s_endpgm
	.size alu_loop_2, .-alu_loop_2
	.amdhsa_kernel alu_loop_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Pairs that the hardware has nothing against, or that no architecture of the family has a fault in.
	.type alu_none_1,@function
alu_none_1:
 s_mov_b32 s2, 0
 v_add_nc_u32_e32 v1, s2, v1
	s_endpgm
	.size alu_none_1, .-alu_none_1
	.amdhsa_kernel alu_none_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_none_2,@function
alu_none_2:
 v_add_nc_u32_e32 v1, s2, v1
 s_mov_b32 s4, 0
 s_add_co_i32 s4, s4, 1
	s_endpgm
	.size alu_none_2, .-alu_none_2
	.amdhsa_kernel alu_none_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What may be kept, or overwritten by no lane, is unproven. Where paths join, the one without a wait counts.
; CHECK-NEXT: {{^}}unproven alu-hazard in alu_paths{{$}}
	.type alu_paths,@function
alu_paths:
 v_add_nc_u32_e32 v1, s2, v1
 s_mov_b32 s2, 0
 global_load_b32 v9, v8, s[6:7]
 v_add_nc_u32_e32 v1, s2, v1
	s_endpgm
	.size alu_paths, .-alu_paths
	.amdhsa_kernel alu_paths
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A register that hardware still uses needs its wait: without it, and with it.
; CHECK-NEXT: {{^}}definite source-overwritten in lock_01{{$}}
	.type lock_01,@function
lock_01:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 global_load_b32 v2, v[0:1], off
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_01, .-lock_01
	.amdhsa_kernel lock_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_02,@function
lock_02:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 global_load_b32 v2, v[0:1], off
 s_wait_alu depctr_vm_vsrc(0)
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_02, .-lock_02
	.amdhsa_kernel lock_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in lock_03{{$}}
	.type lock_03,@function
lock_03:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 image_sample v[20:23], [v8, v0], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_03, .-lock_03
	.amdhsa_kernel lock_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_04,@function
lock_04:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 image_sample v[20:23], [v8, v0], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
 s_wait_alu depctr_vm_vsrc(0)
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_04, .-lock_04
	.amdhsa_kernel lock_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in lock_05{{$}}
	.type lock_05,@function
lock_05:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 ds_store_b32 v0, v8
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_05, .-lock_05
	.amdhsa_kernel lock_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_06,@function
lock_06:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 ds_store_b32 v0, v8
 s_wait_dscnt 0x0
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_06, .-lock_06
	.amdhsa_kernel lock_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in lock_07{{$}}
	.type lock_07,@function
lock_07:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 global_load_b32 v3, v[4:5], off
 ds_store_b32 v0, v8
 s_wait_loadcnt 0x0
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_07, .-lock_07
	.amdhsa_kernel lock_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_08,@function
lock_08:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 global_load_b32 v3, v[4:5], off
 ds_store_b32 v0, v8
 s_wait_loadcnt 0x0
 s_wait_alu depctr_vm_vsrc(0)
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_08, .-lock_08
	.amdhsa_kernel lock_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_09,@function
lock_09:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 ds_store_b32 v0, v8
 ds_load_b32 v20, v21
 s_wait_alu depctr_vm_vsrc(1)
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_09, .-lock_09
	.amdhsa_kernel lock_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in lock_10{{$}}
	.type lock_10,@function
lock_10:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_add_f32_e32 v0, v6, v7
 global_load_b32 v2, v[0:1], off
	s_endpgm
	.size lock_10, .-lock_10
	.amdhsa_kernel lock_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_11,@function
lock_11:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_add_f32_e32 v0, v6, v7
 s_wait_alu depctr_va_vdst(0)
 global_load_b32 v2, v[0:1], off
	s_endpgm
	.size lock_11, .-lock_11
	.amdhsa_kernel lock_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in lock_12{{$}}
	.type lock_12,@function
lock_12:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_add_f32_e32 v0, v6, v7
 exp mrt0 v0, v1, v2, v3 done vm
	s_endpgm
	.size lock_12, .-lock_12
	.amdhsa_kernel lock_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_13,@function
lock_13:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_add_f32_e32 v0, v6, v7
 s_wait_alu depctr_va_vdst(0)
 exp mrt0 v0, v1, v2, v3 done vm
	s_endpgm
	.size lock_13, .-lock_13
	.amdhsa_kernel lock_13
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in lock_14{{$}}
	.type lock_14,@function
lock_14:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_add_f32_e32 v0, v6, v7
 ds_load_b32 v0, v9
	s_endpgm
	.size lock_14, .-lock_14
	.amdhsa_kernel lock_14
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_15,@function
lock_15:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_add_f32_e32 v0, v6, v7
 s_wait_alu depctr_va_vdst(0)
 ds_load_b32 v0, v9
	s_endpgm
	.size lock_15, .-lock_15
	.amdhsa_kernel lock_15
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in lock_16{{$}}
	.type lock_16,@function
lock_16:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_add_f32_e32 v0, v6, v7
 ds_store_b32 v0, v8
	s_endpgm
	.size lock_16, .-lock_16
	.amdhsa_kernel lock_16
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_17,@function
lock_17:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_add_f32_e32 v0, v6, v7
 v_mov_b32_e32 v9, v10
 s_wait_alu depctr_va_vdst(1)
 ds_store_b32 v0, v8
	s_endpgm
	.size lock_17, .-lock_17
	.amdhsa_kernel lock_17
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in lock_18{{$}}
	.type lock_18,@function
lock_18:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_exp_f32_e32 v0, v6
 ds_store_b32 v0, v8
	s_endpgm
	.size lock_18, .-lock_18
	.amdhsa_kernel lock_18
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_19,@function
lock_19:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_exp_f32_e32 v0, v6
 v_exp_f32_e32 v9, v6
 s_wait_alu depctr_va_vdst(1)
 ds_store_b32 v0, v8
	s_endpgm
	.size lock_19, .-lock_19
	.amdhsa_kernel lock_19
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in lock_20{{$}}
	.type lock_20,@function
lock_20:
 exp mrt0 v0, v1, v2, v3 done vm
 ds_load_b32 v0, v9
	s_endpgm
	.size lock_20, .-lock_20
	.amdhsa_kernel lock_20
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_21,@function
lock_21:
 exp mrt0 v0, v1, v2, v3 done vm
 s_wait_expcnt 0x0
 ds_load_b32 v0, v9
	s_endpgm
	.size lock_21, .-lock_21
	.amdhsa_kernel lock_21
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; No wait is needed.
	.type lock_none_1,@function
lock_none_1:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_none_1, .-lock_none_1
	.amdhsa_kernel lock_none_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_none_2,@function
lock_none_2:
 global_load_b32 v2, v[0:1], off
 v_mov_b32_e32 v0, 0
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
	s_endpgm
	.size lock_none_2, .-lock_none_2
	.amdhsa_kernel lock_none_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_none_3,@function
lock_none_3:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_exp_f32_e32 v0, v1
 v_add_f32_e32 v0, v6, v7
 v_mul_f32_e32 v4, v0, v0
	s_endpgm
	.size lock_none_3, .-lock_none_3
	.amdhsa_kernel lock_none_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A branch leaves in doubt whether an access is translated. A loop overwrites what its last iteration reads.
; CHECK-NEXT: {{^}}definite source-overwritten in lock_paths_1{{$}}
	.type lock_paths_1,@function
lock_paths_1:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 global_load_b32 v2, v[0:1], off
 s_cbranch_scc1 .L0_1_lock_paths_1
 s_wait_alu depctr_vm_vsrc(0)
.L0_1_lock_paths_1:
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_paths_1, .-lock_paths_1
	.amdhsa_kernel lock_paths_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in lock_paths_2{{$}}
; CHECK-NEXT: {{^}}definite source-overwritten in lock_paths_2{{$}}
	.type lock_paths_2,@function
lock_paths_2:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
.L0_1_lock_paths_2:
 v_mov_b32_e32 v0, 0
 ds_store_b32 v0, v8
 s_cbranch_scc1 .L0_1_lock_paths_2
	s_endpgm
	.size lock_paths_2, .-lock_paths_2
	.amdhsa_kernel lock_paths_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in lock_paths_3{{$}}
	.type lock_paths_3,@function
lock_paths_3:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
.L0_1_lock_paths_3:
 v_mov_b32_e32 v0, 0
 ds_store_b32 v0, v8
 s_wait_alu depctr_vm_vsrc(0)
 s_cbranch_scc1 .L0_1_lock_paths_3
	s_endpgm
	.size lock_paths_3, .-lock_paths_3
	.amdhsa_kernel lock_paths_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What one source alone asks for is unproven.
; CHECK-NEXT: {{^}}unproven source-overwritten in lock_unproven_1{{$}}
	.type lock_unproven_1,@function
lock_unproven_1:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_add_f32_e32 v6, v0, v7
 ds_load_b32 v0, v9
	s_endpgm
	.size lock_unproven_1, .-lock_unproven_1
	.amdhsa_kernel lock_unproven_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven source-overwritten in lock_unproven_2{{$}}
	.type lock_unproven_2,@function
lock_unproven_2:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 1
 global_load_b32 v2, v[0:1], off
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_unproven_2, .-lock_unproven_2
	.amdhsa_kernel lock_unproven_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven source-overwritten in lock_unproven_3{{$}}
	.type lock_unproven_3,@function
lock_unproven_3:
 s_setreg_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), s4
 global_load_b32 v2, v[0:1], off
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_unproven_3, .-lock_unproven_3
	.amdhsa_kernel lock_unproven_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in lock_unproven_4{{$}}
	.type lock_unproven_4,@function
lock_unproven_4:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_exp_f32_e32 v0, v6
 v_mov_b32_e32 v9, v10
 s_wait_alu depctr_va_vdst(1)
 ds_store_b32 v0, v8
	s_endpgm
	.size lock_unproven_4, .-lock_unproven_4
	.amdhsa_kernel lock_unproven_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in lock_unproven_5{{$}}
	.type lock_unproven_5,@function
lock_unproven_5:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_mov_b16_e32 v0.l, v6.l
 ds_load_u16_d16_hi v0, v9
	s_endpgm
	.size lock_unproven_5, .-lock_unproven_5
	.amdhsa_kernel lock_unproven_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in lock_unproven_6{{$}}
	.type lock_unproven_6,@function
lock_unproven_6:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_add_f32_e32 v0, v6, v7
 s_mov_b32 exec_lo, s4
 v_mov_b32_e32 v9, v10
 s_wait_alu depctr_va_vdst(1)
 ds_store_b32 v0, v8
	s_endpgm
	.size lock_unproven_6, .-lock_unproven_6
	.amdhsa_kernel lock_unproven_6
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A function without known callers may follow vector instructions that read any scalar register.
; CHECK-NEXT: {{^}}unproven alu-hazard in unknown_callers{{$}}
; CHECK-NEXT: {{^}}definite register-hazard in unknown_callers{{$}}
	.type unknown_callers,@function
unknown_callers:
 s_mov_b32 s2, 0
 s_add_co_i32 s4, s2, 1
	s_setpc_b64 s[30:31]
	.size unknown_callers, .-unknown_callers

; CHECK-NEXT: {{^}}unproven alu-hazard in unknown_callers_of_flags{{$}}
; CHECK-NEXT: {{^}}definite register-hazard in unknown_callers_of_flags{{$}}
	.type unknown_callers_of_flags,@function
unknown_callers_of_flags:
 v_cmp_eq_u32_e32 vcc_lo, v0, v1
 v_cndmask_b32_e32 v0, v1, v2, vcc_lo
	s_setpc_b64 s[30:31]
	.size unknown_callers_of_flags, .-unknown_callers_of_flags

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: alu_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_loop_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_loop_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_none_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_none_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_paths
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_13
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_14
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_15
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_16
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_17
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_18
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_19
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_20
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_21
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_none_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_none_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_none_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_paths_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_paths_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_paths_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_unproven_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_unproven_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_unproven_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_unproven_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_unproven_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_unproven_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
