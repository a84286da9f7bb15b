; Registers that the hardware of gfx1250 does not wait for: what comes too soon is found, and nothing with what ends it.
; RUN: variant PLAIN %s | exits 1 ldsopt check - --no-races | filecheck %s
; CHECK: 33 definite, 30 unproven
; RUN: variant ENDED %s | ldsopt check - --no-races | filecheck %s --check-prefix ENDED
; ENDED-NOT: {{(source-overwritten|alu-hazard|wait-state-hazard) in (pair|lock|nops)_}}
; ENDED: examined:
; RUN: variant FEWER %s | exits 1 ldsopt check - --no-races | filecheck %s --check-prefix FEWER

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.text
; A hazard is definite, and what stands between in the variant ENDED ends it.
; CHECK-DAG: definite alu-hazard in pair_1:
	.type pair_1,@function
pair_1:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
 v_wmma_f32_16x16x32_f16 v[44:51], v[0:7], v[16:23], v[52:59]
 s_endpgm
	.size pair_1, .-pair_1
	.amdhsa_kernel pair_1
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_2:
	.type pair_2,@function
pair_2:
 v_wmma_i32_16x16x64_iu8 v[0:7], v[8:15], v[16:23], v[32:39]
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
 v_wmma_f32_16x16x32_f16 v[44:51], v[0:7], v[16:23], v[52:59]
 s_endpgm
	.size pair_2, .-pair_2
	.amdhsa_kernel pair_2
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_3:
	.type pair_3,@function
pair_3:
 v_swmmac_f32_16x16x64_f16 v[0:7], v[8:15], v[16:31], v60
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
 v_wmma_f32_16x16x32_f16 v[44:51], v[0:7], v[16:23], v[52:59]
 s_endpgm
	.size pair_3, .-pair_3
	.amdhsa_kernel pair_3
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_4:
	.type pair_4,@function
pair_4:
 v_wmma_f32_16x16x4_f32 v[0:7], v[8:9], v[10:11], v[32:39]
;ENDED v_nop
 v_wmma_f32_16x16x32_f16 v[44:51], v[0:7], v[16:23], v[52:59]
 s_endpgm
	.size pair_4, .-pair_4
	.amdhsa_kernel pair_4
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_5:
	.type pair_5,@function
pair_5:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size pair_5, .-pair_5
	.amdhsa_kernel pair_5
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_6:
	.type pair_6,@function
pair_6:
 v_wmma_i32_16x16x64_iu8 v[0:7], v[8:15], v[16:23], v[32:39]
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v7, v60
 s_endpgm
	.size pair_6, .-pair_6
	.amdhsa_kernel pair_6
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_7:
	.type pair_7,@function
pair_7:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
 v_exp_f32_e32 v60, v0
 s_endpgm
	.size pair_7, .-pair_7
	.amdhsa_kernel pair_7
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_8:
	.type pair_8,@function
pair_8:
 v_exp_f32_e32 v16, v61
;ENDED v_mov_b32_e32 v40, v41
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 s_endpgm
	.size pair_8, .-pair_8
	.amdhsa_kernel pair_8
	.end_amdhsa_kernel

; A register that the hardware still uses is definite, and with its wait there is none.
; CHECK-DAG: definite source-overwritten in lock_1:
; CHECK-DAG: register: v0
; CHECK-DAG: help: put `s_wait_xcnt 0x0` in front of the second; `ldsopt waits` adds it, or says why not
	.type lock_1,@function
lock_1:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
;ENDED s_wait_xcnt 0x0
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size lock_1, .-lock_1
	.amdhsa_kernel lock_1
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_2:
	.type lock_2,@function
lock_2:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
;ENDED s_wait_loadcnt 0x0
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size lock_2, .-lock_2
	.amdhsa_kernel lock_2
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_3:
	.type lock_3,@function
lock_3:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
;ENDED global_load_b32 v3, v[4:5], off
;ENDED s_wait_loadcnt 0x1
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size lock_3, .-lock_3
	.amdhsa_kernel lock_3
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_4:
	.type lock_4,@function
lock_4:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
;ENDED global_load_b32 v3, v[4:5], off
;ENDED s_wait_xcnt 0x1
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size lock_4, .-lock_4
	.amdhsa_kernel lock_4
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_5:
	.type lock_5,@function
lock_5:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 s_wait_xcnt 0x1
;ENDED s_wait_xcnt 0x0
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size lock_5, .-lock_5
	.amdhsa_kernel lock_5
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_6:
	.type lock_6,@function
lock_6:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v3, v[4:5], off
 global_store_b32 v[4:5], v0, off
 s_wait_loadcnt 0x0
;ENDED s_wait_storecnt 0x0
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size lock_6, .-lock_6
	.amdhsa_kernel lock_6
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_7:
	.type lock_7,@function
lock_7:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
;ENDED s_wait_xcnt 0x0
 v_dual_mov_b32 v10, v11 :: v_dual_mov_b32 v1, v12
 s_endpgm
	.size lock_7, .-lock_7
	.amdhsa_kernel lock_7
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_8:
	.type lock_8,@function
lock_8:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
;ENDED s_wait_xcnt 0x0
 ds_load_b32 v0, v9
 s_endpgm
	.size lock_8, .-lock_8
	.amdhsa_kernel lock_8
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_9:
	.type lock_9,@function
lock_9:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v1, s[0:1]
;ENDED s_load_b32 s8, s[4:5], 0x0
 s_mov_b32 s0, 0
 s_endpgm
	.size lock_9, .-lock_9
	.amdhsa_kernel lock_9
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_10:
	.type lock_10,@function
lock_10:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v1, s[0:1]
;ENDED s_wait_xcnt 0x0
 v_readfirstlane_b32 s1, v9
 s_endpgm
	.size lock_10, .-lock_10
	.amdhsa_kernel lock_10
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_11:
	.type lock_11,@function
lock_11:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 s_load_b32 s8, s[0:1], 0x0
;ENDED s_wait_kmcnt 0x0
 s_mov_b32 s0, 0
 s_endpgm
	.size lock_11, .-lock_11
	.amdhsa_kernel lock_11
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_12:
	.type lock_12,@function
lock_12:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 s_load_b32 s8, s[0:1], 0x0
 s_wait_kmcnt 0x1
 s_wait_xcnt 0x1
;ENDED global_load_b32 v2, v[0:1], off
 s_mov_b32 s0, 0
 s_endpgm
	.size lock_12, .-lock_12
	.amdhsa_kernel lock_12
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_13:
	.type lock_13,@function
lock_13:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 s_buffer_prefetch_data s[0:3], 0x0, s16, 0
;ENDED s_wait_xcnt 0x0
 s_mov_b32 s0, 0
 s_endpgm
	.size lock_13, .-lock_13
	.amdhsa_kernel lock_13
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_14:
	.type lock_14,@function
lock_14:
 s_load_b32 s8, s[0:1], 0x0
;ENDED s_nop 0
 s_load_b64 s[0:1], s[4:5], 0x0
 s_endpgm
	.size lock_14, .-lock_14
	.amdhsa_kernel lock_14
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_15:
	.type lock_15,@function
lock_15:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 global_inv scope:SCOPE_DEV
 s_wait_xcnt 0x1
;ENDED s_wait_xcnt 0x0
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size lock_15, .-lock_15
	.amdhsa_kernel lock_15
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_16:
	.type lock_16,@function
lock_16:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_store_b32 v[4:5], v0, off
 global_inv scope:SCOPE_DEV
 s_wait_loadcnt 0x0
;ENDED s_wait_xcnt 0x0
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size lock_16, .-lock_16
	.amdhsa_kernel lock_16
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_17:
	.type lock_17,@function
lock_17:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 s_load_b32 s8, s[0:1], 0x0
 global_inv scope:SCOPE_DEV
;ENDED s_wait_xcnt 0x0
 s_mov_b32 s0, 0
 s_endpgm
	.size lock_17, .-lock_17
	.amdhsa_kernel lock_17
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_18:
	.type lock_18,@function
lock_18:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 global_load_b32 v2, v[0:1], off
;ENDED s_wait_xcnt 0x0
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size lock_18, .-lock_18
	.amdhsa_kernel lock_18
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_19:
	.type lock_19,@function
lock_19:
 s_barrier_signal -1
 s_barrier_wait -1
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
;ENDED s_wait_xcnt 0x0
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size lock_19, .-lock_19
	.amdhsa_kernel lock_19
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in lock_20:
	.type lock_20,@function
lock_20:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_add_f32_e32 v0, v6, v7
 global_load_async_to_lds_b32 v20, v[4:5], off
 v_mov_b32_e32 v9, v10
 s_wait_alu depctr_va_vdst(2)
;ENDED s_wait_alu depctr_va_vdst(1)
 ds_store_b32 v0, v8
 s_endpgm
	.size lock_20, .-lock_20
	.amdhsa_kernel lock_20
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in lock_21:
	.type lock_21,@function
lock_21:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_mov_b16_e32 v0.l, v6.l
;ENDED s_wait_alu depctr_va_vdst(0)
 ds_store_b16 v8, v0
 s_endpgm
	.size lock_21, .-lock_21
	.amdhsa_kernel lock_21
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in lock_22:
	.type lock_22,@function
lock_22:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_mov_b16_e32 v8.h, v6.l
;ENDED s_wait_alu depctr_va_vdst(0)
 ds_store_b16 v8, v0
 s_endpgm
	.size lock_22, .-lock_22
	.amdhsa_kernel lock_22
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in lock_23:
	.type lock_23,@function
lock_23:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 ds_store_b16_d16_hi v8, v0
;ENDED s_wait_alu depctr_vm_vsrc(0)
 v_mov_b16_e32 v0.h, 0
 s_endpgm
	.size lock_23, .-lock_23
	.amdhsa_kernel lock_23
	.end_amdhsa_kernel

; A store that has read its sources may still be issued again: LLVM 22 waits for that, too, later versions do not.
; CHECK-DAG: unproven source-overwritten in lock_vsrc:
	.type lock_vsrc,@function
lock_vsrc:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_store_b32 v[4:5], v0, off
 s_wait_alu depctr_vm_vsrc(0)
;ENDED s_wait_xcnt 0x0
;ENDED s_wait_alu depctr_vm_vsrc(0)
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size lock_vsrc, .-lock_vsrc
	.amdhsa_kernel lock_vsrc
	.end_amdhsa_kernel

; A wait that leaves the store outstanding says nothing.
; CHECK-DAG: definite source-overwritten in lock_vsrc_1:
	.type lock_vsrc_1,@function
lock_vsrc_1:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_store_b32 v[4:5], v0, off
 s_wait_alu depctr_vm_vsrc(1)
;ENDED s_wait_xcnt 0x0
;ENDED s_wait_alu depctr_vm_vsrc(0)
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size lock_vsrc_1, .-lock_vsrc_1
	.amdhsa_kernel lock_vsrc_1
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in lock_24:
	.type lock_24,@function
lock_24:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_mov_b16_e32 v0.l, v6.l
;ENDED s_wait_alu depctr_va_vdst(0)
 ds_load_u16_d16_hi v0, v9
 s_endpgm
	.size lock_24, .-lock_24
	.amdhsa_kernel lock_24
	.end_amdhsa_kernel

; As many `v_nop` are enough as stand here in ENDED; one fewer is found, two fewer as unproven.
; FEWER-DAG: unproven alu-hazard in nops_1:
; CHECK-DAG: unproven alu-hazard in nops_1:
	.type nops_1,@function
nops_1:
 v_wmma_i32_16x16x64_iu8 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop ; but FEWER
;ENDED v_nop
 v_wmma_f32_16x16x32_f16 v[44:51], v[0:7], v[16:23], v[52:59]
 s_endpgm
	.size nops_1, .-nops_1
	.amdhsa_kernel nops_1
	.end_amdhsa_kernel

; FEWER-DAG: unproven alu-hazard in nops_2:
; CHECK-DAG: unproven alu-hazard in nops_2:
	.type nops_2,@function
nops_2:
 v_wmma_i32_16x16x64_iu8 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop ; but FEWER
;ENDED v_nop
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size nops_2, .-nops_2
	.amdhsa_kernel nops_2
	.end_amdhsa_kernel

; FEWER-DAG: unproven alu-hazard in nops_3:
; CHECK-DAG: unproven alu-hazard in nops_3:
	.type nops_3,@function
nops_3:
 v_wmma_f32_16x16x128_f8f6f4 v[0:7], v[64:79], v[80:95], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop ; but FEWER
;ENDED v_nop
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size nops_3, .-nops_3
	.amdhsa_kernel nops_3
	.end_amdhsa_kernel

; FEWER-DAG: unproven alu-hazard in nops_4:
; CHECK-DAG: unproven alu-hazard in nops_4:
	.type nops_4,@function
nops_4:
 v_wmma_f32_16x16x128_f8f6f4 v[0:7], v[64:71], v[80:87], v[32:39] matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_FP6
 v_nop
 v_nop
 v_nop ; but FEWER
;ENDED v_nop
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size nops_4, .-nops_4
	.amdhsa_kernel nops_4
	.end_amdhsa_kernel

; CHECK-DAG: unproven alu-hazard in nops_5:
	.type nops_5,@function
nops_5:
 v_swmmac_f32_16x16x64_f16 v[0:7], v[8:15], v[16:31], v60
 v_nop
;ENDED v_nop
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size nops_5, .-nops_5
	.amdhsa_kernel nops_5
	.end_amdhsa_kernel

; FEWER-DAG: unproven source-overwritten in nops_6:
; CHECK-DAG: unproven source-overwritten in nops_6:
	.type nops_6,@function
nops_6:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop ; but FEWER
;ENDED v_nop
 v_mov_b32_e32 v8, v60
 s_endpgm
	.size nops_6, .-nops_6
	.amdhsa_kernel nops_6
	.end_amdhsa_kernel

; CHECK-DAG: unproven alu-hazard in nops_7:
	.type nops_7,@function
nops_7:
 v_exp_f32_e32 v0, v1
;ENDED v_nop
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size nops_7, .-nops_7
	.amdhsa_kernel nops_7
	.end_amdhsa_kernel

; CHECK-DAG: unproven source-overwritten in nops_8:
	.type nops_8,@function
nops_8:
 v_exp_f32_e32 v0, v1
;ENDED v_nop
 v_mov_b32_e32 v1, v60
 s_endpgm
	.size nops_8, .-nops_8
	.amdhsa_kernel nops_8
	.end_amdhsa_kernel

; CHECK-DAG: unproven alu-hazard in nops_9:
	.type nops_9,@function
nops_9:
 v_tanh_f32_e32 v0, v1
;ENDED v_nop
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size nops_9, .-nops_9
	.amdhsa_kernel nops_9
	.end_amdhsa_kernel

; CHECK-DAG: unproven source-overwritten in nops_10:
	.type nops_10,@function
nops_10:
 v_tanh_bf16_e32 v0, v1
;ENDED v_nop
 v_mov_b32_e32 v1, v60
 s_endpgm
	.size nops_10, .-nops_10
	.amdhsa_kernel nops_10
	.end_amdhsa_kernel

; FEWER-DAG: unproven alu-hazard in nops_11:
; CHECK-DAG: unproven alu-hazard in nops_11:
	.type nops_11,@function
nops_11:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop ; but FEWER
;ENDED v_nop
 v_exp_f32_e32 v60, v0
 s_endpgm
	.size nops_11, .-nops_11
	.amdhsa_kernel nops_11
	.end_amdhsa_kernel

; FEWER-DAG: unproven source-overwritten in nops_12:
; CHECK-DAG: unproven source-overwritten in nops_12:
	.type nops_12,@function
nops_12:
 v_wmma_bf16f32_16x16x32_bf16 v[0:3], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop ; but FEWER
;ENDED v_nop
 v_mov_b32_e32 v39, v60
 s_endpgm
	.size nops_12, .-nops_12
	.amdhsa_kernel nops_12
	.end_amdhsa_kernel

; A branch leaves in doubt whether an access is translated.
; CHECK-DAG: unproven source-overwritten in on_one_way:
	.type on_one_way,@function
on_one_way:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 s_cbranch_scc1 .Lon_one_way_1
 s_wait_xcnt 0x0
.Lon_one_way_1:
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size on_one_way, .-on_one_way
	.amdhsa_kernel on_one_way
	.end_amdhsa_kernel

; What one source alone asks for is unproven.
; CHECK-DAG: unproven source-overwritten in unproven_1:
	.type unproven_1,@function
unproven_1:
 s_setreg_b32 hwreg(HW_REG_WAVE_MODE), s4
 global_load_b32 v2, v[0:1], off
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size unproven_1, .-unproven_1
	.amdhsa_kernel unproven_1
	.end_amdhsa_kernel

; CHECK-DAG: unproven source-overwritten in unproven_2:
	.type unproven_2,@function
unproven_2:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 flat_load_b32 v0, v[8:9]
 s_endpgm
	.size unproven_2, .-unproven_2
	.amdhsa_kernel unproven_2
	.end_amdhsa_kernel

; CHECK-DAG: unproven source-overwritten in unproven_3:
	.type unproven_3,@function
unproven_3:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 global_load_async_to_lds_b32 v0, v[4:5], off
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size unproven_3, .-unproven_3
	.amdhsa_kernel unproven_3
	.end_amdhsa_kernel

; CHECK-DAG: unproven source-overwritten in unproven_4:
	.type unproven_4,@function
unproven_4:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 s_barrier_signal -1
 s_barrier_wait -1
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size unproven_4, .-unproven_4
	.amdhsa_kernel unproven_4
	.end_amdhsa_kernel

; CHECK-DAG: unproven source-overwritten in unproven_5:
	.type unproven_5,@function
unproven_5:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 s_dcache_inv
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size unproven_5, .-unproven_5
	.amdhsa_kernel unproven_5
	.end_amdhsa_kernel

; CHECK-DAG: unproven source-overwritten in unproven_6:
	.type unproven_6,@function
unproven_6:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
 ds_load_b32 v0, v9
 s_endpgm
	.size unproven_6, .-unproven_6
	.amdhsa_kernel unproven_6
	.end_amdhsa_kernel

; CHECK-DAG: unproven source-overwritten in unproven_7:
	.type unproven_7,@function
unproven_7:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_store_b16 v[4:5], v0, off
 v_mov_b16_e32 v0.h, 0
 s_endpgm
	.size unproven_7, .-unproven_7
	.amdhsa_kernel unproven_7
	.end_amdhsa_kernel

; CHECK-DAG: unproven alu-hazard in unproven_8:
	.type unproven_8,@function
unproven_8:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_mov_b16_e32 v0.h, v6.l
 ds_store_b16 v8, v0
 s_endpgm
	.size unproven_8, .-unproven_8
	.amdhsa_kernel unproven_8
	.end_amdhsa_kernel

; CHECK-DAG: unproven alu-hazard in unproven_9:
	.type unproven_9,@function
unproven_9:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_mov_b16_e32 v0.l, v6.l
 buffer_store_d16_hi_b8 v0, v8, s[0:3], 0 offen
 s_endpgm
	.size unproven_9, .-unproven_9
	.amdhsa_kernel unproven_9
	.end_amdhsa_kernel

; CHECK-DAG: unproven source-overwritten in unproven_10:
	.type unproven_10,@function
unproven_10:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 ds_store_b16 v8, v0
 v_mov_b16_e32 v0.h, 0
 s_endpgm
	.size unproven_10, .-unproven_10
	.amdhsa_kernel unproven_10
	.end_amdhsa_kernel

; CHECK-DAG: unproven alu-hazard in unproven_11:
	.type unproven_11,@function
unproven_11:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_exp_f32_e32 v0, v6
 v_wmma_f32_16x16x32_f16 v[24:31], v[32:39], v[40:47], v[24:31]
 s_wait_alu depctr_va_vdst(1)
 ds_store_b32 v0, v8
 s_endpgm
	.size unproven_11, .-unproven_11
	.amdhsa_kernel unproven_11
	.end_amdhsa_kernel

; These may stand together.
	.type none_1,@function
none_1:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[0:7]
 s_endpgm
	.size none_1, .-none_1
	.amdhsa_kernel none_1
	.end_amdhsa_kernel

	.type none_2,@function
none_2:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 global_store_b32 v60, v0, s[0:1]
 s_endpgm
	.size none_2, .-none_2
	.amdhsa_kernel none_2
	.end_amdhsa_kernel

	.type none_3,@function
none_3:
 v_wmma_f32_16x16x4_f32 v[0:7], v[8:9], v[10:11], v[32:39]
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size none_3, .-none_3
	.amdhsa_kernel none_3
	.end_amdhsa_kernel

	.type none_4,@function
none_4:
 v_add_nc_u32_e32 v1, s2, v1
 s_mov_b32 s2, 0
 s_add_co_i32 s4, s2, 1
 s_endpgm
	.size none_4, .-none_4
	.amdhsa_kernel none_4
	.end_amdhsa_kernel

	.type none_5,@function
none_5:
 global_load_b32 v2, v[0:1], off
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size none_5, .-none_5
	.amdhsa_kernel none_5
	.end_amdhsa_kernel

	.type none_6,@function
none_6:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 s_setreg_imm32_b32 hwreg(1, 25, 1), 0
 global_load_b32 v2, v[0:1], off
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size none_6, .-none_6
	.amdhsa_kernel none_6
	.end_amdhsa_kernel

	.type none_7,@function
none_7:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 global_load_b32 v0, v[4:5], off
 s_endpgm
	.size none_7, .-none_7
	.amdhsa_kernel none_7
	.end_amdhsa_kernel

	.type none_8,@function
none_8:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v1, s[0:1]
 s_alloc_vgpr s1
 s_endpgm
	.size none_8, .-none_8
	.amdhsa_kernel none_8
	.end_amdhsa_kernel

	.type none_9,@function
none_9:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v1, s[0:1]
 s_buffer_prefetch_data s[0:3], 0x0, s16, 0
 s_endpgm
	.size none_9, .-none_9
	.amdhsa_kernel none_9
	.end_amdhsa_kernel

	.type none_10,@function
none_10:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_inv scope:SCOPE_DEV
 s_mov_b32 exec_lo, s4
 s_endpgm
	.size none_10, .-none_10
	.amdhsa_kernel none_10
	.end_amdhsa_kernel

	.type none_11,@function
none_11:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 2, 1), 1
 ds_store_b32 v0, v8
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size none_11, .-none_11
	.amdhsa_kernel none_11
	.end_amdhsa_kernel

; Beside a store that may be issued again the end of a load's data is not enough.
; CHECK-DAG: unproven source-overwritten in load_beside_store:
	.type load_beside_store,@function
load_beside_store:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_store_b32 v[10:11], v12, off
 global_load_b32 v0, v[2:3], off
 s_wait_loadcnt 0x0
 v_mov_b32_e32 v2, v5
 s_endpgm
	.size load_beside_store, .-load_beside_store
	.amdhsa_kernel load_beside_store
	.end_amdhsa_kernel

; A function starts with the mode as its caller left it.
; CHECK-DAG: unproven source-overwritten in left_on_by_the_caller:
	.type left_on_by_the_caller,@function
left_on_by_the_caller:
 s_wait_loadcnt 0x0
 s_wait_kmcnt 0x0
 s_wait_dscnt 0x0
 s_wait_expcnt 0x0
 global_load_b32 v0, v[2:3], off
 v_mov_b32_e32 v2, v5
 s_wait_loadcnt 0x0
 s_set_pc_i64 s[30:31]
	.size left_on_by_the_caller, .-left_on_by_the_caller

; Where paths join, the fewest accesses behind it count, whichever is walked first.
; CHECK-DAG: unproven source-overwritten in fewer_1:
	.type fewer_1,@function
fewer_1:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v0, v[2:3], off
 s_cbranch_scc0 .Lfewer_1_1
 global_load_b32 v1, v[4:5], off
 s_branch .Lfewer_1_2
.Lfewer_1_1:
 s_branch .Lfewer_1_2
.Lfewer_1_2:
 s_wait_xcnt 0x1
 v_mov_b32_e32 v2, v5
 s_endpgm
	.size fewer_1, .-fewer_1
	.amdhsa_kernel fewer_1
	.end_amdhsa_kernel

; CHECK-DAG: unproven source-overwritten in fewer_2:
	.type fewer_2,@function
fewer_2:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v0, v[2:3], off
 s_cbranch_scc0 .Lfewer_2_1
 s_branch .Lfewer_2_2
.Lfewer_2_1:
 global_load_b32 v1, v[4:5], off
 s_branch .Lfewer_2_2
.Lfewer_2_2:
 s_wait_xcnt 0x1
 v_mov_b32_e32 v2, v5
 s_endpgm
	.size fewer_2, .-fewer_2
	.amdhsa_kernel fewer_2
	.end_amdhsa_kernel
