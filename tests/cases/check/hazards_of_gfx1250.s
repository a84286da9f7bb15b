; What hardware does not wait for: wait states, results of the ALU, and registers that are still used. A kernel
; without an expectation beside it has no finding.
; RUN: exits 1 ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -k 4,4 -k 2,2 | filecheck %s
; RUN: filecheck %s --check-prefix HELP --input-file %t.txt
; HELP: definite source-overwritten in lock_01
; HELP: register: v0
; HELP: help: put `s_wait_xcnt 0x0` in front of the second; `ldsopt waits` adds it, or says why not

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.text

; A hazard is definite, and what ends it leaves none.
; CHECK: {{^}}definite alu-hazard in alu_01{{$}}
	.type alu_01,@function
alu_01:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_wmma_f32_16x16x32_f16 v[44:51], v[0:7], v[16:23], v[52:59]
	s_endpgm
	.size alu_01, .-alu_01
	.amdhsa_kernel alu_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_02,@function
alu_02:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_wmma_f32_16x16x32_f16 v[44:51], v[0:7], v[16:23], v[52:59]
	s_endpgm
	.size alu_02, .-alu_02
	.amdhsa_kernel alu_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in alu_03{{$}}
	.type alu_03,@function
alu_03:
 v_wmma_i32_16x16x64_iu8 v[0:7], v[8:15], v[16:23], v[32:39]
 v_wmma_f32_16x16x32_f16 v[44:51], v[0:7], v[16:23], v[52:59]
	s_endpgm
	.size alu_03, .-alu_03
	.amdhsa_kernel alu_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_04,@function
alu_04:
 v_wmma_i32_16x16x64_iu8 v[0:7], v[8:15], v[16:23], v[32:39]
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_wmma_f32_16x16x32_f16 v[44:51], v[0:7], v[16:23], v[52:59]
	s_endpgm
	.size alu_04, .-alu_04
	.amdhsa_kernel alu_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in alu_05{{$}}
	.type alu_05,@function
alu_05:
 v_swmmac_f32_16x16x64_f16 v[0:7], v[8:15], v[16:31], v60
 v_wmma_f32_16x16x32_f16 v[44:51], v[0:7], v[16:23], v[52:59]
	s_endpgm
	.size alu_05, .-alu_05
	.amdhsa_kernel alu_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_06,@function
alu_06:
 v_swmmac_f32_16x16x64_f16 v[0:7], v[8:15], v[16:31], v60
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_wmma_f32_16x16x32_f16 v[44:51], v[0:7], v[16:23], v[52:59]
	s_endpgm
	.size alu_06, .-alu_06
	.amdhsa_kernel alu_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in alu_07{{$}}
	.type alu_07,@function
alu_07:
 v_wmma_f32_16x16x4_f32 v[0:7], v[8:9], v[10:11], v[32:39]
 v_wmma_f32_16x16x32_f16 v[44:51], v[0:7], v[16:23], v[52:59]
	s_endpgm
	.size alu_07, .-alu_07
	.amdhsa_kernel alu_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_08,@function
alu_08:
 v_wmma_f32_16x16x4_f32 v[0:7], v[8:9], v[10:11], v[32:39]
 v_nop
 v_wmma_f32_16x16x32_f16 v[44:51], v[0:7], v[16:23], v[52:59]
	s_endpgm
	.size alu_08, .-alu_08
	.amdhsa_kernel alu_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in alu_09{{$}}
	.type alu_09,@function
alu_09:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_09, .-alu_09
	.amdhsa_kernel alu_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_10,@function
alu_10:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_10, .-alu_10
	.amdhsa_kernel alu_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in alu_11{{$}}
	.type alu_11,@function
alu_11:
 v_wmma_i32_16x16x64_iu8 v[0:7], v[8:15], v[16:23], v[32:39]
 v_mov_b32_e32 v7, v60
	s_endpgm
	.size alu_11, .-alu_11
	.amdhsa_kernel alu_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_12,@function
alu_12:
 v_wmma_i32_16x16x64_iu8 v[0:7], v[8:15], v[16:23], v[32:39]
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v7, v60
	s_endpgm
	.size alu_12, .-alu_12
	.amdhsa_kernel alu_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in alu_13{{$}}
	.type alu_13,@function
alu_13:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_exp_f32_e32 v60, v0
	s_endpgm
	.size alu_13, .-alu_13
	.amdhsa_kernel alu_13
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_14,@function
alu_14:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_exp_f32_e32 v60, v0
	s_endpgm
	.size alu_14, .-alu_14
	.amdhsa_kernel alu_14
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in alu_15{{$}}
	.type alu_15,@function
alu_15:
 v_exp_f32_e32 v16, v61
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
	s_endpgm
	.size alu_15, .-alu_15
	.amdhsa_kernel alu_15
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_16,@function
alu_16:
 v_exp_f32_e32 v16, v61
 v_mov_b32_e32 v40, v41
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
	s_endpgm
	.size alu_16, .-alu_16
	.amdhsa_kernel alu_16
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Fewer than LLVM leaves are unproven: two too few, enough, and one too few.
; CHECK-NEXT: {{^}}unproven alu-hazard in alu_fewer_01{{$}}
	.type alu_fewer_01,@function
alu_fewer_01:
 v_wmma_i32_16x16x64_iu8 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_wmma_f32_16x16x32_f16 v[44:51], v[0:7], v[16:23], v[52:59]
	s_endpgm
	.size alu_fewer_01, .-alu_fewer_01
	.amdhsa_kernel alu_fewer_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_fewer_02,@function
alu_fewer_02:
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
 v_wmma_f32_16x16x32_f16 v[44:51], v[0:7], v[16:23], v[52:59]
	s_endpgm
	.size alu_fewer_02, .-alu_fewer_02
	.amdhsa_kernel alu_fewer_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in alu_fewer_03{{$}}
	.type alu_fewer_03,@function
alu_fewer_03:
 v_wmma_i32_16x16x64_iu8 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_wmma_f32_16x16x32_f16 v[44:51], v[0:7], v[16:23], v[52:59]
	s_endpgm
	.size alu_fewer_03, .-alu_fewer_03
	.amdhsa_kernel alu_fewer_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in alu_fewer_04{{$}}
	.type alu_fewer_04,@function
alu_fewer_04:
 v_wmma_i32_16x16x64_iu8 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_fewer_04, .-alu_fewer_04
	.amdhsa_kernel alu_fewer_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_fewer_05,@function
alu_fewer_05:
 v_wmma_i32_16x16x64_iu8 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_fewer_05, .-alu_fewer_05
	.amdhsa_kernel alu_fewer_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in alu_fewer_06{{$}}
	.type alu_fewer_06,@function
alu_fewer_06:
 v_wmma_i32_16x16x64_iu8 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_fewer_06, .-alu_fewer_06
	.amdhsa_kernel alu_fewer_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in alu_fewer_07{{$}}
	.type alu_fewer_07,@function
alu_fewer_07:
 v_wmma_f32_16x16x128_f8f6f4 v[0:7], v[64:79], v[80:95], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_fewer_07, .-alu_fewer_07
	.amdhsa_kernel alu_fewer_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_fewer_08,@function
alu_fewer_08:
 v_wmma_f32_16x16x128_f8f6f4 v[0:7], v[64:79], v[80:95], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_fewer_08, .-alu_fewer_08
	.amdhsa_kernel alu_fewer_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in alu_fewer_09{{$}}
	.type alu_fewer_09,@function
alu_fewer_09:
 v_wmma_f32_16x16x128_f8f6f4 v[0:7], v[64:79], v[80:95], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_fewer_09, .-alu_fewer_09
	.amdhsa_kernel alu_fewer_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in alu_fewer_10{{$}}
	.type alu_fewer_10,@function
alu_fewer_10:
 v_wmma_f32_16x16x128_f8f6f4 v[0:7], v[64:71], v[80:87], v[32:39] matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_FP6
 v_nop
 v_nop
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_fewer_10, .-alu_fewer_10
	.amdhsa_kernel alu_fewer_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_fewer_11,@function
alu_fewer_11:
 v_wmma_f32_16x16x128_f8f6f4 v[0:7], v[64:71], v[80:87], v[32:39] matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_FP6
 v_nop
 v_nop
 v_nop
 v_nop
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_fewer_11, .-alu_fewer_11
	.amdhsa_kernel alu_fewer_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in alu_fewer_12{{$}}
	.type alu_fewer_12,@function
alu_fewer_12:
 v_wmma_f32_16x16x128_f8f6f4 v[0:7], v[64:71], v[80:87], v[32:39] matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_FP6
 v_nop
 v_nop
 v_nop
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_fewer_12, .-alu_fewer_12
	.amdhsa_kernel alu_fewer_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in alu_fewer_13{{$}}
	.type alu_fewer_13,@function
alu_fewer_13:
 v_swmmac_f32_16x16x64_f16 v[0:7], v[8:15], v[16:31], v60
 v_nop
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_fewer_13, .-alu_fewer_13
	.amdhsa_kernel alu_fewer_13
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_fewer_14,@function
alu_fewer_14:
 v_swmmac_f32_16x16x64_f16 v[0:7], v[8:15], v[16:31], v60
 v_nop
 v_nop
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_fewer_14, .-alu_fewer_14
	.amdhsa_kernel alu_fewer_14
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven source-overwritten in alu_fewer_15{{$}}
	.type alu_fewer_15,@function
alu_fewer_15:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_mov_b32_e32 v8, v60
	s_endpgm
	.size alu_fewer_15, .-alu_fewer_15
	.amdhsa_kernel alu_fewer_15
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_fewer_16,@function
alu_fewer_16:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_mov_b32_e32 v8, v60
	s_endpgm
	.size alu_fewer_16, .-alu_fewer_16
	.amdhsa_kernel alu_fewer_16
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven source-overwritten in alu_fewer_17{{$}}
	.type alu_fewer_17,@function
alu_fewer_17:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_mov_b32_e32 v8, v60
	s_endpgm
	.size alu_fewer_17, .-alu_fewer_17
	.amdhsa_kernel alu_fewer_17
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in alu_fewer_18{{$}}
	.type alu_fewer_18,@function
alu_fewer_18:
 v_exp_f32_e32 v0, v1
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_fewer_18, .-alu_fewer_18
	.amdhsa_kernel alu_fewer_18
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_fewer_19,@function
alu_fewer_19:
 v_exp_f32_e32 v0, v1
 v_nop
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_fewer_19, .-alu_fewer_19
	.amdhsa_kernel alu_fewer_19
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven source-overwritten in alu_fewer_20{{$}}
	.type alu_fewer_20,@function
alu_fewer_20:
 v_exp_f32_e32 v0, v1
 v_mov_b32_e32 v1, v60
	s_endpgm
	.size alu_fewer_20, .-alu_fewer_20
	.amdhsa_kernel alu_fewer_20
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_fewer_21,@function
alu_fewer_21:
 v_exp_f32_e32 v0, v1
 v_nop
 v_mov_b32_e32 v1, v60
	s_endpgm
	.size alu_fewer_21, .-alu_fewer_21
	.amdhsa_kernel alu_fewer_21
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in alu_fewer_22{{$}}
	.type alu_fewer_22,@function
alu_fewer_22:
 v_tanh_f32_e32 v0, v1
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_fewer_22, .-alu_fewer_22
	.amdhsa_kernel alu_fewer_22
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_fewer_23,@function
alu_fewer_23:
 v_tanh_f32_e32 v0, v1
 v_nop
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_fewer_23, .-alu_fewer_23
	.amdhsa_kernel alu_fewer_23
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven source-overwritten in alu_fewer_24{{$}}
	.type alu_fewer_24,@function
alu_fewer_24:
 v_tanh_bf16_e32 v0, v1
 v_mov_b32_e32 v1, v60
	s_endpgm
	.size alu_fewer_24, .-alu_fewer_24
	.amdhsa_kernel alu_fewer_24
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_fewer_25,@function
alu_fewer_25:
 v_tanh_bf16_e32 v0, v1
 v_nop
 v_mov_b32_e32 v1, v60
	s_endpgm
	.size alu_fewer_25, .-alu_fewer_25
	.amdhsa_kernel alu_fewer_25
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in alu_fewer_26{{$}}
	.type alu_fewer_26,@function
alu_fewer_26:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_exp_f32_e32 v60, v0
	s_endpgm
	.size alu_fewer_26, .-alu_fewer_26
	.amdhsa_kernel alu_fewer_26
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_fewer_27,@function
alu_fewer_27:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_exp_f32_e32 v60, v0
	s_endpgm
	.size alu_fewer_27, .-alu_fewer_27
	.amdhsa_kernel alu_fewer_27
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in alu_fewer_28{{$}}
	.type alu_fewer_28,@function
alu_fewer_28:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_exp_f32_e32 v60, v0
	s_endpgm
	.size alu_fewer_28, .-alu_fewer_28
	.amdhsa_kernel alu_fewer_28
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven source-overwritten in alu_fewer_29{{$}}
	.type alu_fewer_29,@function
alu_fewer_29:
 v_wmma_bf16f32_16x16x32_bf16 v[0:3], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_mov_b32_e32 v39, v60
	s_endpgm
	.size alu_fewer_29, .-alu_fewer_29
	.amdhsa_kernel alu_fewer_29
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_fewer_30,@function
alu_fewer_30:
 v_wmma_bf16f32_16x16x32_bf16 v[0:3], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_mov_b32_e32 v39, v60
	s_endpgm
	.size alu_fewer_30, .-alu_fewer_30
	.amdhsa_kernel alu_fewer_30
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven source-overwritten in alu_fewer_31{{$}}
	.type alu_fewer_31,@function
alu_fewer_31:
 v_wmma_bf16f32_16x16x32_bf16 v[0:3], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_mov_b32_e32 v39, v60
	s_endpgm
	.size alu_fewer_31, .-alu_fewer_31
	.amdhsa_kernel alu_fewer_31
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Pairs that the hardware has nothing against, or that no architecture of the family has a fault in.
	.type alu_none_1,@function
alu_none_1:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[0:7]
	s_endpgm
	.size alu_none_1, .-alu_none_1
	.amdhsa_kernel alu_none_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_none_2,@function
alu_none_2:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 global_store_b32 v60, v0, s[0:1]
	s_endpgm
	.size alu_none_2, .-alu_none_2
	.amdhsa_kernel alu_none_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_none_3,@function
alu_none_3:
 v_wmma_f32_16x16x4_f32 v[0:7], v[8:9], v[10:11], v[32:39]
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_none_3, .-alu_none_3
	.amdhsa_kernel alu_none_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_none_4,@function
alu_none_4:
 v_add_nc_u32_e32 v1, s2, v1
 s_mov_b32 s2, 0
 s_add_co_i32 s4, s2, 1
	s_endpgm
	.size alu_none_4, .-alu_none_4
	.amdhsa_kernel alu_none_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A register that hardware still uses needs its wait: without it, and with it.
; CHECK-NEXT: {{^}}definite source-overwritten in lock_01{{$}}
	.type lock_01,@function
lock_01:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_01, .-lock_01
	.amdhsa_kernel lock_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_02,@function
lock_02:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 s_wait_xcnt 0x0
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_02, .-lock_02
	.amdhsa_kernel lock_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_03,@function
lock_03:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 s_wait_loadcnt 0x0
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_03, .-lock_03
	.amdhsa_kernel lock_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_04,@function
lock_04:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 global_load_b32 v3, v[4:5], off
 s_wait_loadcnt 0x1
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_04, .-lock_04
	.amdhsa_kernel lock_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_05,@function
lock_05:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 global_load_b32 v3, v[4:5], off
 s_wait_xcnt 0x1
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_05, .-lock_05
	.amdhsa_kernel lock_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in lock_06{{$}}
	.type lock_06,@function
lock_06:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 s_wait_xcnt 0x1
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_06, .-lock_06
	.amdhsa_kernel lock_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_07,@function
lock_07:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 s_wait_xcnt 0x1
 s_wait_xcnt 0x0
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_07, .-lock_07
	.amdhsa_kernel lock_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in lock_08{{$}}
	.type lock_08,@function
lock_08:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v3, v[4:5], off
 global_store_b32 v[4:5], v0, off
 s_wait_loadcnt 0x0
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_08, .-lock_08
	.amdhsa_kernel lock_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_09,@function
lock_09:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v3, v[4:5], off
 global_store_b32 v[4:5], v0, off
 s_wait_loadcnt 0x0
 s_wait_storecnt 0x0
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_09, .-lock_09
	.amdhsa_kernel lock_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in lock_10{{$}}
	.type lock_10,@function
lock_10:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 v_dual_mov_b32 v10, v11 :: v_dual_mov_b32 v1, v12
	s_endpgm
	.size lock_10, .-lock_10
	.amdhsa_kernel lock_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_11,@function
lock_11:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 s_wait_xcnt 0x0
 v_dual_mov_b32 v10, v11 :: v_dual_mov_b32 v1, v12
	s_endpgm
	.size lock_11, .-lock_11
	.amdhsa_kernel lock_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in lock_12{{$}}
	.type lock_12,@function
lock_12:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 ds_load_b32 v0, v9
	s_endpgm
	.size lock_12, .-lock_12
	.amdhsa_kernel lock_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_13,@function
lock_13:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 s_wait_xcnt 0x0
 ds_load_b32 v0, v9
	s_endpgm
	.size lock_13, .-lock_13
	.amdhsa_kernel lock_13
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in lock_14{{$}}
	.type lock_14,@function
lock_14:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v1, s[0:1]
 s_mov_b32 s0, 0
	s_endpgm
	.size lock_14, .-lock_14
	.amdhsa_kernel lock_14
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_15,@function
lock_15:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v1, s[0:1]
 s_load_b32 s8, s[4:5], 0x0
 s_mov_b32 s0, 0
	s_endpgm
	.size lock_15, .-lock_15
	.amdhsa_kernel lock_15
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in lock_16{{$}}
	.type lock_16,@function
lock_16:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v1, s[0:1]
 v_readfirstlane_b32 s1, v9
	s_endpgm
	.size lock_16, .-lock_16
	.amdhsa_kernel lock_16
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_17,@function
lock_17:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v1, s[0:1]
 s_wait_xcnt 0x0
 v_readfirstlane_b32 s1, v9
	s_endpgm
	.size lock_17, .-lock_17
	.amdhsa_kernel lock_17
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in lock_18{{$}}
	.type lock_18,@function
lock_18:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 s_load_b32 s8, s[0:1], 0x0
 s_mov_b32 s0, 0
	s_endpgm
	.size lock_18, .-lock_18
	.amdhsa_kernel lock_18
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_19,@function
lock_19:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 s_load_b32 s8, s[0:1], 0x0
 s_wait_kmcnt 0x0
 s_mov_b32 s0, 0
	s_endpgm
	.size lock_19, .-lock_19
	.amdhsa_kernel lock_19
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in lock_20{{$}}
	.type lock_20,@function
lock_20:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 s_load_b32 s8, s[0:1], 0x0
 s_wait_kmcnt 0x1
 s_wait_xcnt 0x1
 s_mov_b32 s0, 0
	s_endpgm
	.size lock_20, .-lock_20
	.amdhsa_kernel lock_20
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_21,@function
lock_21:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 s_load_b32 s8, s[0:1], 0x0
 s_wait_kmcnt 0x1
 s_wait_xcnt 0x1
 global_load_b32 v2, v[0:1], off
 s_mov_b32 s0, 0
	s_endpgm
	.size lock_21, .-lock_21
	.amdhsa_kernel lock_21
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in lock_22{{$}}
	.type lock_22,@function
lock_22:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 s_buffer_prefetch_data s[0:3], 0x0, s16, 0
 s_mov_b32 s0, 0
	s_endpgm
	.size lock_22, .-lock_22
	.amdhsa_kernel lock_22
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_23,@function
lock_23:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 s_buffer_prefetch_data s[0:3], 0x0, s16, 0
 s_wait_xcnt 0x0
 s_mov_b32 s0, 0
	s_endpgm
	.size lock_23, .-lock_23
	.amdhsa_kernel lock_23
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in lock_24{{$}}
	.type lock_24,@function
lock_24:
 s_load_b32 s8, s[0:1], 0x0
 s_load_b64 s[0:1], s[4:5], 0x0
	s_endpgm
	.size lock_24, .-lock_24
	.amdhsa_kernel lock_24
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_25,@function
lock_25:
 s_load_b32 s8, s[0:1], 0x0
 s_nop 0
 s_load_b64 s[0:1], s[4:5], 0x0
	s_endpgm
	.size lock_25, .-lock_25
	.amdhsa_kernel lock_25
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in lock_26{{$}}
	.type lock_26,@function
lock_26:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 global_inv scope:SCOPE_DEV
 s_wait_xcnt 0x1
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_26, .-lock_26
	.amdhsa_kernel lock_26
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_27,@function
lock_27:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 global_inv scope:SCOPE_DEV
 s_wait_xcnt 0x1
 s_wait_xcnt 0x0
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_27, .-lock_27
	.amdhsa_kernel lock_27
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in lock_28{{$}}
	.type lock_28,@function
lock_28:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_store_b32 v[4:5], v0, off
 global_inv scope:SCOPE_DEV
 s_wait_loadcnt 0x0
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_28, .-lock_28
	.amdhsa_kernel lock_28
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_29,@function
lock_29:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_store_b32 v[4:5], v0, off
 global_inv scope:SCOPE_DEV
 s_wait_loadcnt 0x0
 s_wait_xcnt 0x0
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_29, .-lock_29
	.amdhsa_kernel lock_29
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in lock_30{{$}}
	.type lock_30,@function
lock_30:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 s_load_b32 s8, s[0:1], 0x0
 global_inv scope:SCOPE_DEV
 s_mov_b32 s0, 0
	s_endpgm
	.size lock_30, .-lock_30
	.amdhsa_kernel lock_30
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_31,@function
lock_31:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 s_load_b32 s8, s[0:1], 0x0
 global_inv scope:SCOPE_DEV
 s_wait_xcnt 0x0
 s_mov_b32 s0, 0
	s_endpgm
	.size lock_31, .-lock_31
	.amdhsa_kernel lock_31
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in lock_32{{$}}
	.type lock_32,@function
lock_32:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 global_load_b32 v2, v[0:1], off
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_32, .-lock_32
	.amdhsa_kernel lock_32
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_33,@function
lock_33:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 global_load_b32 v2, v[0:1], off
 s_wait_xcnt 0x0
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_33, .-lock_33
	.amdhsa_kernel lock_33
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in lock_34{{$}}
	.type lock_34,@function
lock_34:
 s_barrier_signal -1
 s_barrier_wait -1
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_34, .-lock_34
	.amdhsa_kernel lock_34
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_35,@function
lock_35:
 s_barrier_signal -1
 s_barrier_wait -1
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 s_wait_xcnt 0x0
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_35, .-lock_35
	.amdhsa_kernel lock_35
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in lock_36{{$}}
; CHECK-NEXT: {{^}}unproven missing-wait in lock_36{{$}}
	.type lock_36,@function
lock_36:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_add_f32_e32 v0, v6, v7
 global_load_async_to_lds_b32 v20, v[4:5], off
 v_mov_b32_e32 v9, v10
 s_wait_alu depctr_va_vdst(2)
 ds_store_b32 v0, v8
	s_endpgm
	.size lock_36, .-lock_36
	.amdhsa_kernel lock_36
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in lock_37{{$}}
	.type lock_37,@function
lock_37:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_add_f32_e32 v0, v6, v7
 global_load_async_to_lds_b32 v20, v[4:5], off
 v_mov_b32_e32 v9, v10
 s_wait_alu depctr_va_vdst(2)
 s_wait_alu depctr_va_vdst(1)
 ds_store_b32 v0, v8
	s_endpgm
	.size lock_37, .-lock_37
	.amdhsa_kernel lock_37
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in lock_38{{$}}
	.type lock_38,@function
lock_38:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_mov_b16_e32 v0.l, v6.l
 ds_store_b16 v8, v0
	s_endpgm
	.size lock_38, .-lock_38
	.amdhsa_kernel lock_38
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_39,@function
lock_39:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_mov_b16_e32 v0.l, v6.l
 s_wait_alu depctr_va_vdst(0)
 ds_store_b16 v8, v0
	s_endpgm
	.size lock_39, .-lock_39
	.amdhsa_kernel lock_39
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in lock_40{{$}}
	.type lock_40,@function
lock_40:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_mov_b16_e32 v8.h, v6.l
 ds_store_b16 v8, v0
	s_endpgm
	.size lock_40, .-lock_40
	.amdhsa_kernel lock_40
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_41,@function
lock_41:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_mov_b16_e32 v8.h, v6.l
 s_wait_alu depctr_va_vdst(0)
 ds_store_b16 v8, v0
	s_endpgm
	.size lock_41, .-lock_41
	.amdhsa_kernel lock_41
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in lock_42{{$}}
	.type lock_42,@function
lock_42:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 ds_store_b16_d16_hi v8, v0
 v_mov_b16_e32 v0.h, 0
	s_endpgm
	.size lock_42, .-lock_42
	.amdhsa_kernel lock_42
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_43,@function
lock_43:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 ds_store_b16_d16_hi v8, v0
 s_wait_alu depctr_vm_vsrc(0)
 v_mov_b16_e32 v0.h, 0
	s_endpgm
	.size lock_43, .-lock_43
	.amdhsa_kernel lock_43
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in lock_44{{$}}
	.type lock_44,@function
lock_44:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_mov_b16_e32 v0.l, v6.l
 ds_load_u16_d16_hi v0, v9
	s_endpgm
	.size lock_44, .-lock_44
	.amdhsa_kernel lock_44
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_45,@function
lock_45:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_mov_b16_e32 v0.l, v6.l
 s_wait_alu depctr_va_vdst(0)
 ds_load_u16_d16_hi v0, v9
	s_endpgm
	.size lock_45, .-lock_45
	.amdhsa_kernel lock_45
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; No wait is needed.
	.type lock_none_1,@function
lock_none_1:
 global_load_b32 v2, v[0:1], off
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_none_1, .-lock_none_1
	.amdhsa_kernel lock_none_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_none_2,@function
lock_none_2:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 s_setreg_imm32_b32 hwreg(1, 25, 1), 0
 global_load_b32 v2, v[0:1], off
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_none_2, .-lock_none_2
	.amdhsa_kernel lock_none_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_none_3,@function
lock_none_3:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 global_load_b32 v0, v[4:5], off
	s_endpgm
	.size lock_none_3, .-lock_none_3
	.amdhsa_kernel lock_none_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_none_4,@function
lock_none_4:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v1, s[0:1]
 s_alloc_vgpr s1
	s_endpgm
	.size lock_none_4, .-lock_none_4
	.amdhsa_kernel lock_none_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_none_5,@function
lock_none_5:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v1, s[0:1]
 s_buffer_prefetch_data s[0:3], 0x0, s16, 0
	s_endpgm
	.size lock_none_5, .-lock_none_5
	.amdhsa_kernel lock_none_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_none_6,@function
lock_none_6:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_inv scope:SCOPE_DEV
 s_mov_b32 exec_lo, s4
	s_endpgm
	.size lock_none_6, .-lock_none_6
	.amdhsa_kernel lock_none_6
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_none_7,@function
lock_none_7:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 2, 1), 1
 ds_store_b32 v0, v8
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_none_7, .-lock_none_7
	.amdhsa_kernel lock_none_7
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A branch leaves in doubt whether an access is translated. A loop overwrites what its last iteration reads.
; CHECK-NEXT: {{^}}unproven source-overwritten in lock_paths{{$}}
	.type lock_paths,@function
lock_paths:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 s_cbranch_scc1 .L0_1_lock_paths
 s_wait_xcnt 0x0
.L0_1_lock_paths:
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_paths, .-lock_paths
	.amdhsa_kernel lock_paths
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What one source alone asks for is unproven.
; CHECK-NEXT: {{^}}unproven source-overwritten in lock_unproven_01{{$}}
	.type lock_unproven_01,@function
lock_unproven_01:
 s_setreg_b32 hwreg(HW_REG_WAVE_MODE), s4
 global_load_b32 v2, v[0:1], off
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_unproven_01, .-lock_unproven_01
	.amdhsa_kernel lock_unproven_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven source-overwritten in lock_unproven_02{{$}}
	.type lock_unproven_02,@function
lock_unproven_02:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 flat_load_b32 v0, v[8:9]
	s_endpgm
	.size lock_unproven_02, .-lock_unproven_02
	.amdhsa_kernel lock_unproven_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven source-overwritten in lock_unproven_03{{$}}
	.type lock_unproven_03,@function
lock_unproven_03:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 global_load_async_to_lds_b32 v0, v[4:5], off
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_unproven_03, .-lock_unproven_03
	.amdhsa_kernel lock_unproven_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven source-overwritten in lock_unproven_04{{$}}
	.type lock_unproven_04,@function
lock_unproven_04:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 s_barrier_signal -1
 s_barrier_wait -1
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_unproven_04, .-lock_unproven_04
	.amdhsa_kernel lock_unproven_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven source-overwritten in lock_unproven_05{{$}}
	.type lock_unproven_05,@function
lock_unproven_05:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 s_dcache_inv
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_unproven_05, .-lock_unproven_05
	.amdhsa_kernel lock_unproven_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven source-overwritten in lock_unproven_06{{$}}
	.type lock_unproven_06,@function
lock_unproven_06:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_load_b32 v2, v[0:1], off
 s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
 ds_load_b32 v0, v9
	s_endpgm
	.size lock_unproven_06, .-lock_unproven_06
	.amdhsa_kernel lock_unproven_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven source-overwritten in lock_unproven_07{{$}}
	.type lock_unproven_07,@function
lock_unproven_07:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
 global_store_b16 v[4:5], v0, off
 v_mov_b16_e32 v0.h, 0
	s_endpgm
	.size lock_unproven_07, .-lock_unproven_07
	.amdhsa_kernel lock_unproven_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in lock_unproven_08{{$}}
	.type lock_unproven_08,@function
lock_unproven_08:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_mov_b16_e32 v0.h, v6.l
 ds_store_b16 v8, v0
	s_endpgm
	.size lock_unproven_08, .-lock_unproven_08
	.amdhsa_kernel lock_unproven_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in lock_unproven_09{{$}}
	.type lock_unproven_09,@function
lock_unproven_09:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 v_mov_b16_e32 v0.l, v6.l
 buffer_store_d16_hi_b8 v0, v8, s[0:3], 0 offen
	s_endpgm
	.size lock_unproven_09, .-lock_unproven_09
	.amdhsa_kernel lock_unproven_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven source-overwritten in lock_unproven_10{{$}}
	.type lock_unproven_10,@function
lock_unproven_10:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 ds_store_b16 v8, v0
 v_mov_b16_e32 v0.h, 0
	s_endpgm
	.size lock_unproven_10, .-lock_unproven_10
	.amdhsa_kernel lock_unproven_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

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
  - .name: alu_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_13
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_14
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_15
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_16
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_13
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_14
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_15
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_16
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_17
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_18
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_19
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_20
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_21
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_22
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_23
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_24
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_25
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_26
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_27
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_28
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_29
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_30
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_fewer_31
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_none_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_none_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_none_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_none_4
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
  - .name: lock_22
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_23
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_24
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_25
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_26
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_27
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_28
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_29
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_30
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_31
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_32
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_33
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_34
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_35
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_36
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_37
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_38
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_39
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_40
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_41
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_42
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_43
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_44
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_45
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
  - .name: lock_none_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_none_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_none_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_none_7
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_paths
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_unproven_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_unproven_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_unproven_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_unproven_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_unproven_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_unproven_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_unproven_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_unproven_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_unproven_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_unproven_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
