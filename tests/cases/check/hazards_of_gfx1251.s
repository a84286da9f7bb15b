; Registers that the hardware of gfx1251 does not wait for: what comes too soon is found, and nothing with what ends it.
; RUN: variant PLAIN %s | exits 1 ldsopt check - --no-races | filecheck %s
; CHECK: 1 definite, 12 unproven
; RUN: variant ENDED %s | ldsopt check - --no-races | filecheck %s --check-prefix ENDED
; ENDED-NOT: {{(source-overwritten|alu-hazard|wait-state-hazard) in (pair|lock|nops)_}}
; ENDED: examined:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1251"
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
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size pair_1, .-pair_1
	.amdhsa_kernel pair_1
	.end_amdhsa_kernel

; Matrix instructions take twice as long as on gfx1250: as many `v_nop` are enough as stand here in ENDED, and one fewer
; is found.
; CHECK-DAG: unproven alu-hazard in nops_1:
	.type nops_1,@function
nops_1:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
;ENDED v_nop
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size nops_1, .-nops_1
	.amdhsa_kernel nops_1
	.end_amdhsa_kernel

; CHECK-DAG: unproven alu-hazard in nops_2:
	.type nops_2,@function
nops_2:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
;ENDED v_nop
 v_wmma_f32_16x16x32_f16 v[44:51], v[0:7], v[16:23], v[52:59]
 s_endpgm
	.size nops_2, .-nops_2
	.amdhsa_kernel nops_2
	.end_amdhsa_kernel

; CHECK-DAG: unproven source-overwritten in nops_3:
	.type nops_3,@function
nops_3:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
;ENDED v_nop
 v_mov_b32_e32 v8, v60
 s_endpgm
	.size nops_3, .-nops_3
	.amdhsa_kernel nops_3
	.end_amdhsa_kernel

; CHECK-DAG: unproven alu-hazard in nops_4:
	.type nops_4,@function
nops_4:
 v_wmma_i32_16x16x64_iu8 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
;ENDED v_nop
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size nops_4, .-nops_4
	.amdhsa_kernel nops_4
	.end_amdhsa_kernel

; CHECK-DAG: unproven alu-hazard in nops_5:
	.type nops_5,@function
nops_5:
 v_wmma_i32_16x16x64_iu8 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
;ENDED v_nop
 v_wmma_f32_16x16x32_f16 v[44:51], v[0:7], v[16:23], v[52:59]
 s_endpgm
	.size nops_5, .-nops_5
	.amdhsa_kernel nops_5
	.end_amdhsa_kernel

; CHECK-DAG: unproven alu-hazard in nops_6:
	.type nops_6,@function
nops_6:
 v_wmma_f32_16x16x64_fp8_bf8 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
;ENDED v_nop
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size nops_6, .-nops_6
	.amdhsa_kernel nops_6
	.end_amdhsa_kernel

; CHECK-DAG: unproven alu-hazard in nops_7:
	.type nops_7,@function
nops_7:
 v_wmma_f32_16x16x128_fp8_bf8 v[0:7], v[64:79], v[80:95], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
;ENDED v_nop
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size nops_7, .-nops_7
	.amdhsa_kernel nops_7
	.end_amdhsa_kernel

; CHECK-DAG: unproven alu-hazard in nops_8:
	.type nops_8,@function
nops_8:
 v_wmma_f32_16x16x128_f8f6f4 v[0:7], v[64:71], v[80:87], v[32:39] matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_FP4
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
;ENDED v_nop
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size nops_8, .-nops_8
	.amdhsa_kernel nops_8
	.end_amdhsa_kernel

; CHECK-DAG: unproven alu-hazard in nops_9:
	.type nops_9,@function
nops_9:
 v_wmma_f32_16x16x128_f8f6f4 v[0:7], v[64:71], v[80:87], v[32:39] matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_FP6
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
;ENDED v_nop
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size nops_9, .-nops_9
	.amdhsa_kernel nops_9
	.end_amdhsa_kernel

; CHECK-DAG: unproven alu-hazard in nops_10:
	.type nops_10,@function
nops_10:
 v_swmmac_f32_16x16x64_f16 v[0:7], v[8:15], v[16:31], v60
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
;ENDED v_nop
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size nops_10, .-nops_10
	.amdhsa_kernel nops_10
	.end_amdhsa_kernel

; CHECK-DAG: unproven source-overwritten in nops_11:
	.type nops_11,@function
nops_11:
 v_wmma_bf16f32_16x16x32_bf16 v[0:3], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
;ENDED v_nop
 v_mov_b32_e32 v39, v60
 s_endpgm
	.size nops_11, .-nops_11
	.amdhsa_kernel nops_11
	.end_amdhsa_kernel

; CHECK-DAG: unproven alu-hazard in nops_12:
	.type nops_12,@function
nops_12:
 v_exp_f32_e32 v0, v1
;ENDED v_nop
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size nops_12, .-nops_12
	.amdhsa_kernel nops_12
	.end_amdhsa_kernel
