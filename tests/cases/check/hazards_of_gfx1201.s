; Registers that the hardware of gfx1201 does not wait for: what comes too soon is found, and nothing with what ends it.
; RUN: variant PLAIN %s | exits 1 ldsopt check - --no-races | filecheck %s
; CHECK: 23 definite, 11 unproven
; RUN: variant ENDED %s | exits 1 ldsopt check - --no-races | filecheck %s --check-prefix ENDED
; ENDED-NOT: {{(source-overwritten|alu-hazard|wait-state-hazard) in (pair|lock|nops)_}}
; ENDED: examined:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text
; A callee may follow vector instructions that read any scalar register.
; CHECK-DAG: unproven alu-hazard in callee:
	.type callee,@function
callee:
 s_mov_b32 s2, 0
 s_add_co_i32 s4, s2, 1
 s_setpc_b64 s[30:31]
	.size callee, .-callee

; CHECK-DAG: unproven alu-hazard in callee_by_flags:
; CHECK-DAG: register: vcc_lo
	.type callee_by_flags,@function
callee_by_flags:
 v_cmp_eq_u32_e32 vcc_lo, v0, v1
 v_cndmask_b32_e32 v0, v1, v2, vcc_lo
 s_add_co_i32 s4, s2, 1
 s_setpc_b64 s[30:31]
	.size callee_by_flags, .-callee_by_flags

; A hazard is definite, and what stands between in the variant ENDED ends it.
; CHECK-DAG: definite alu-hazard in pair_1:
	.type pair_1,@function
pair_1:
 v_add_nc_u32_e32 v1, s2, v1
 s_mov_b32 s2, 0
;ENDED s_wait_alu depctr_sa_sdst(0)
 s_add_co_i32 s4, s2, 1
 s_endpgm
	.size pair_1, .-pair_1
	.amdhsa_kernel pair_1
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_2:
	.type pair_2,@function
pair_2:
 v_add_nc_u32_e32 v1, s2, v1
 s_mov_b32 s2, 0
;ENDED s_load_b32 s9, s[10:11], 0x0
 v_add_nc_u32_e32 v1, s2, v1
 s_endpgm
	.size pair_2, .-pair_2
	.amdhsa_kernel pair_2
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_3:
	.type pair_3,@function
pair_3:
 v_add_nc_u32_e32 v1, s2, v1
 s_mov_b32 s3, 0
;ENDED s_wait_alu depctr_sa_sdst(0)
 v_add_nc_u32_e32 v1, s3, v1
 s_endpgm
	.size pair_3, .-pair_3
	.amdhsa_kernel pair_3
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_4:
	.type pair_4,@function
pair_4:
 v_add_co_u32 v149, s0, s0, v2
;ENDED s_wait_alu depctr_va_sdst(0)
 v_add_co_ci_u32_e64 v150, null, v1, 0, s0
 s_endpgm
	.size pair_4, .-pair_4
	.amdhsa_kernel pair_4
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_5:
	.type pair_5,@function
pair_5:
 v_add_nc_u32_e32 v1, s2, v1
 v_readlane_b32 s2, v0, 1
;ENDED s_wait_alu depctr_va_sdst(0)
 v_add_nc_u32_e32 v1, s2, v1
 s_endpgm
	.size pair_5, .-pair_5
	.amdhsa_kernel pair_5
	.end_amdhsa_kernel

; A register that the hardware still uses is definite, and with its wait there is none.
; CHECK-DAG: definite source-overwritten in lock_1:
	.type lock_1,@function
lock_1:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 global_load_b32 v2, v[0:1], off
;ENDED s_wait_alu depctr_vm_vsrc(0)
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size lock_1, .-lock_1
	.amdhsa_kernel lock_1
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_2:
	.type lock_2,@function
lock_2:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 image_sample v[20:23], [v8, v0], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
;ENDED s_wait_alu depctr_vm_vsrc(0)
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size lock_2, .-lock_2
	.amdhsa_kernel lock_2
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_3:
	.type lock_3,@function
lock_3:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 ds_store_b32 v0, v8
;ENDED s_wait_dscnt 0x0
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size lock_3, .-lock_3
	.amdhsa_kernel lock_3
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_4:
	.type lock_4,@function
lock_4:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 global_load_b32 v3, v[4:5], off
 ds_store_b32 v0, v8
 s_wait_loadcnt 0x0
;ENDED s_wait_alu depctr_vm_vsrc(0)
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size lock_4, .-lock_4
	.amdhsa_kernel lock_4
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_5:
	.type lock_5,@function
lock_5:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 ds_store_b32 v0, v8
;ENDED ds_load_b32 v20, v21
;ENDED s_wait_alu depctr_vm_vsrc(1)
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size lock_5, .-lock_5
	.amdhsa_kernel lock_5
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in lock_6:
	.type lock_6,@function
lock_6:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_add_f32_e32 v0, v6, v7
;ENDED s_wait_alu depctr_va_vdst(0)
 global_load_b32 v2, v[0:1], off
 s_endpgm
	.size lock_6, .-lock_6
	.amdhsa_kernel lock_6
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in lock_7:
	.type lock_7,@function
lock_7:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_add_f32_e32 v0, v6, v7
;ENDED s_wait_alu depctr_va_vdst(0)
 exp mrt0 v0, v1, v2, v3 done vm
 s_endpgm
	.size lock_7, .-lock_7
	.amdhsa_kernel lock_7
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in lock_8:
	.type lock_8,@function
lock_8:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_add_f32_e32 v0, v6, v7
;ENDED s_wait_alu depctr_va_vdst(0)
 ds_load_b32 v0, v9
 s_endpgm
	.size lock_8, .-lock_8
	.amdhsa_kernel lock_8
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in lock_9:
	.type lock_9,@function
lock_9:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_add_f32_e32 v0, v6, v7
;ENDED v_mov_b32_e32 v9, v10
;ENDED s_wait_alu depctr_va_vdst(1)
 ds_store_b32 v0, v8
 s_endpgm
	.size lock_9, .-lock_9
	.amdhsa_kernel lock_9
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in lock_10:
	.type lock_10,@function
lock_10:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_exp_f32_e32 v0, v6
;ENDED v_exp_f32_e32 v9, v6
;ENDED s_wait_alu depctr_va_vdst(1)
 ds_store_b32 v0, v8
 s_endpgm
	.size lock_10, .-lock_10
	.amdhsa_kernel lock_10
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_11:
	.type lock_11,@function
lock_11:
 exp mrt0 v0, v1, v2, v3 done vm
;ENDED s_wait_expcnt 0x0
 ds_load_b32 v0, v9
 s_endpgm
	.size lock_11, .-lock_11
	.amdhsa_kernel lock_11
	.end_amdhsa_kernel

; Ended by one source, by a load.
; CHECK-DAG: unproven alu-hazard in ended_by_one_source_by_a_load:
	.type ended_by_one_source_by_a_load,@function
ended_by_one_source_by_a_load:
 v_add_nc_u32_e32 v1, s2, v1
 s_mov_b32 s2, 0
 global_load_b32 v9, v8, s[6:7]
 v_add_nc_u32_e32 v1, s2, v1
 s_endpgm
	.size ended_by_one_source_by_a_load, .-ended_by_one_source_by_a_load
	.amdhsa_kernel ended_by_one_source_by_a_load
	.end_amdhsa_kernel

; Round a loop, a mark meets a later write.
; CHECK-DAG: definite alu-hazard in round_a_loop:
; CHECK-DAG: help: put `s_wait_alu depctr_sa_sdst(0)` in front of the second; `ldsopt waits` adds it, or says why not
	.type round_a_loop,@function
round_a_loop:
 .Lround_a_loop_1:
 v_add_nc_u32_e32 v1, s2, v1
 s_mov_b32 s2, 0
 s_cbranch_scc1 .Lround_a_loop_1
 s_endpgm
	.size round_a_loop, .-round_a_loop
	.amdhsa_kernel round_a_loop
	.end_amdhsa_kernel

; The way without the wait counts.
; CHECK-DAG: definite source-overwritten in on_one_way:
	.type on_one_way,@function
on_one_way:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 global_load_b32 v2, v[0:1], off
 s_cbranch_scc1 .Lon_one_way_1
 s_wait_alu depctr_vm_vsrc(0)
.Lon_one_way_1:
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size on_one_way, .-on_one_way
	.amdhsa_kernel on_one_way
	.end_amdhsa_kernel

; A loop overwrites what its last iteration reads.
; CHECK-DAG: definite alu-hazard in loop_reads:
; CHECK-DAG: definite source-overwritten in loop_reads:
	.type loop_reads,@function
loop_reads:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
.Lloop_reads_1:
 v_mov_b32_e32 v0, 0
 ds_store_b32 v0, v8
 s_cbranch_scc1 .Lloop_reads_1
 s_endpgm
	.size loop_reads, .-loop_reads
	.amdhsa_kernel loop_reads
	.end_amdhsa_kernel

; With the wait for sources, the store's own source is left.
; CHECK-DAG: definite alu-hazard in loop_waits:
	.type loop_waits,@function
loop_waits:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
.Lloop_waits_1:
 v_mov_b32_e32 v0, 0
 ds_store_b32 v0, v8
 s_wait_alu depctr_vm_vsrc(0)
 s_cbranch_scc1 .Lloop_waits_1
 s_endpgm
	.size loop_waits, .-loop_waits
	.amdhsa_kernel loop_waits
	.end_amdhsa_kernel

; What one source alone asks for is unproven.
; CHECK-DAG: unproven source-overwritten in unproven_1:
	.type unproven_1,@function
unproven_1:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_add_f32_e32 v6, v0, v7
 ds_load_b32 v0, v9
 s_endpgm
	.size unproven_1, .-unproven_1
	.amdhsa_kernel unproven_1
	.end_amdhsa_kernel

; CHECK-DAG: unproven source-overwritten in unproven_2:
	.type unproven_2,@function
unproven_2:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 1
 global_load_b32 v2, v[0:1], off
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size unproven_2, .-unproven_2
	.amdhsa_kernel unproven_2
	.end_amdhsa_kernel

; CHECK-DAG: unproven source-overwritten in unproven_3:
	.type unproven_3,@function
unproven_3:
 s_setreg_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), s4
 global_load_b32 v2, v[0:1], off
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size unproven_3, .-unproven_3
	.amdhsa_kernel unproven_3
	.end_amdhsa_kernel

; CHECK-DAG: unproven alu-hazard in unproven_4:
	.type unproven_4,@function
unproven_4:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_exp_f32_e32 v0, v6
 v_mov_b32_e32 v9, v10
 s_wait_alu depctr_va_vdst(1)
 ds_store_b32 v0, v8
 s_endpgm
	.size unproven_4, .-unproven_4
	.amdhsa_kernel unproven_4
	.end_amdhsa_kernel

; CHECK-DAG: unproven alu-hazard in unproven_5:
	.type unproven_5,@function
unproven_5:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_mov_b16_e32 v0.l, v6.l
 ds_load_u16_d16_hi v0, v9
 s_endpgm
	.size unproven_5, .-unproven_5
	.amdhsa_kernel unproven_5
	.end_amdhsa_kernel

; CHECK-DAG: unproven alu-hazard in unproven_6:
	.type unproven_6,@function
unproven_6:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_add_f32_e32 v0, v6, v7
 s_mov_b32 exec_lo, s4
 v_mov_b32_e32 v9, v10
 s_wait_alu depctr_va_vdst(1)
 ds_store_b32 v0, v8
 s_endpgm
	.size unproven_6, .-unproven_6
	.amdhsa_kernel unproven_6
	.end_amdhsa_kernel

; These may stand together.
	.type none_1,@function
none_1:
 s_mov_b32 s2, 0
 v_add_nc_u32_e32 v1, s2, v1
 s_endpgm
	.size none_1, .-none_1
	.amdhsa_kernel none_1
	.end_amdhsa_kernel

	.type none_2,@function
none_2:
 v_add_nc_u32_e32 v1, s2, v1
 s_mov_b32 s4, 0
 s_add_co_i32 s4, s4, 1
 s_endpgm
	.size none_2, .-none_2
	.amdhsa_kernel none_2
	.end_amdhsa_kernel

	.type none_3,@function
none_3:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size none_3, .-none_3
	.amdhsa_kernel none_3
	.end_amdhsa_kernel

	.type none_4,@function
none_4:
 global_load_b32 v2, v[0:1], off
 v_mov_b32_e32 v0, 0
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 s_endpgm
	.size none_4, .-none_4
	.amdhsa_kernel none_4
	.end_amdhsa_kernel

	.type none_5,@function
none_5:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_exp_f32_e32 v0, v1
 v_add_f32_e32 v0, v6, v7
 v_mul_f32_e32 v4, v0, v0
 s_endpgm
	.size none_5, .-none_5
	.amdhsa_kernel none_5
	.end_amdhsa_kernel

	.type none_6,@function
none_6:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_add_f32_e32 v0, v6, v7
 v_mov_b32_e32 v9, v10
 s_mov_b32 exec_lo, s4
 s_wait_alu depctr_va_vdst(1)
 ds_store_b32 v0, v8
 s_endpgm
	.size none_6, .-none_6
	.amdhsa_kernel none_6
	.end_amdhsa_kernel

	.type none_7,@function
none_7:
 .Lnone_7_1:
 v_add_nc_u32_e32 v1, s2, v1
 s_mov_b32 s9, s2
 s_mov_b32 s10, 0
 s_cbranch_scc1 .Lnone_7_1
 s_endpgm
	.size none_7, .-none_7
	.amdhsa_kernel none_7
	.end_amdhsa_kernel

; So it is if EXEC is written on one of two ways, whichever is walked first.
; CHECK-DAG: unproven alu-hazard in one_way_1:
	.type one_way_1,@function
one_way_1:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_add_f32_e32 v0, v6, v7
 s_cbranch_scc0 .Lone_way_1_1
 s_branch .Lone_way_1_2
.Lone_way_1_1:
 s_mov_b32 exec_lo, s4
 s_branch .Lone_way_1_2
.Lone_way_1_2:
 v_mov_b32_e32 v9, v10
 s_wait_alu depctr_va_vdst(1)
 ds_store_b32 v0, v8
 s_endpgm
	.size one_way_1, .-one_way_1
	.amdhsa_kernel one_way_1
	.end_amdhsa_kernel

; CHECK-DAG: unproven alu-hazard in one_way_2:
	.type one_way_2,@function
one_way_2:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_add_f32_e32 v0, v6, v7
 s_cbranch_scc0 .Lone_way_2_1
 s_mov_b32 exec_lo, s4
 s_branch .Lone_way_2_2
.Lone_way_2_1:
 s_branch .Lone_way_2_2
.Lone_way_2_2:
 v_mov_b32_e32 v9, v10
 s_wait_alu depctr_va_vdst(1)
 ds_store_b32 v0, v8
 s_endpgm
	.size one_way_2, .-one_way_2
	.amdhsa_kernel one_way_2
	.end_amdhsa_kernel
