; A matrix instruction with scales is two to va_vdst of expert mode: a wait for 2 behind one covers what is older.
; RUN: exits 1 ldsopt check %s --no-races | filecheck %s
; CHECK: 1 definite, 1 unproven

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.text
; CHECK-NOT: hazard in covered:
	.type covered,@function
covered:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_wmma_scale_f32_16x16x128_f8f6f4 v[0:7], v[16:31], v[32:47], v[0:7], v80, v81
 v_wmma_scale_f32_16x16x128_f8f6f4 v[8:15], v[16:31], v[32:47], v[8:15], v80, v81
 s_wait_alu depctr_va_vdst(2)
 ds_store_b32 v82, v0
 s_endpgm
	.size covered, .-covered
	.amdhsa_kernel covered
	.end_amdhsa_kernel

; A matrix instruction without scales is one.
; CHECK-DAG: definite alu-hazard in too_few:
	.type too_few,@function
too_few:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_wmma_f32_16x16x32_f16 v[0:7], v[16:23], v[32:39], v[0:7]
 v_wmma_f32_16x16x32_f16 v[8:15], v[16:23], v[32:39], v[8:15]
 s_wait_alu depctr_va_vdst(2)
 ds_store_b32 v82, v0
 s_endpgm
	.size too_few, .-too_few
	.amdhsa_kernel too_few
	.end_amdhsa_kernel

; Of another unit it is not known which ends first, but the count may be right.
; CHECK-DAG: unproven alu-hazard in other_unit:
	.type other_unit,@function
other_unit:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_mov_b32_e32 v83, v84
 v_wmma_scale_f32_16x16x128_f8f6f4 v[0:7], v[16:31], v[32:47], v[0:7], v80, v81
 s_wait_alu depctr_va_vdst(2)
 ds_store_b32 v82, v83
 s_endpgm
	.size other_unit, .-other_unit
	.amdhsa_kernel other_unit
	.end_amdhsa_kernel
