; What hardware does not wait for: wait states, results of the ALU, and registers that are still used. A kernel
; without an expectation beside it has no finding.
; RUN: exits 1 ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -k 4,4 -k 2,2 | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1251"
	.text

; A hazard is definite, and what ends it leaves none.
; CHECK: {{^}}definite alu-hazard in alu_1{{$}}
	.type alu_1,@function
alu_1:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_1, .-alu_1
	.amdhsa_kernel alu_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_2,@function
alu_2:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_2, .-alu_2
	.amdhsa_kernel alu_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Matrix instructions take twice as long on gfx1251: enough, and one too few.
	.type alu_longer_01,@function
alu_longer_01:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
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
	.size alu_longer_01, .-alu_longer_01
	.amdhsa_kernel alu_longer_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in alu_longer_02{{$}}
	.type alu_longer_02,@function
alu_longer_02:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_longer_02, .-alu_longer_02
	.amdhsa_kernel alu_longer_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_longer_03,@function
alu_longer_03:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
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
	.size alu_longer_03, .-alu_longer_03
	.amdhsa_kernel alu_longer_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in alu_longer_04{{$}}
	.type alu_longer_04,@function
alu_longer_04:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
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
	.size alu_longer_04, .-alu_longer_04
	.amdhsa_kernel alu_longer_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_longer_05,@function
alu_longer_05:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_mov_b32_e32 v8, v60
	s_endpgm
	.size alu_longer_05, .-alu_longer_05
	.amdhsa_kernel alu_longer_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven source-overwritten in alu_longer_06{{$}}
	.type alu_longer_06,@function
alu_longer_06:
 v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_mov_b32_e32 v8, v60
	s_endpgm
	.size alu_longer_06, .-alu_longer_06
	.amdhsa_kernel alu_longer_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_longer_07,@function
alu_longer_07:
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
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_longer_07, .-alu_longer_07
	.amdhsa_kernel alu_longer_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in alu_longer_08{{$}}
	.type alu_longer_08,@function
alu_longer_08:
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
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_longer_08, .-alu_longer_08
	.amdhsa_kernel alu_longer_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_longer_09,@function
alu_longer_09:
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
 v_nop
 v_wmma_f32_16x16x32_f16 v[44:51], v[0:7], v[16:23], v[52:59]
	s_endpgm
	.size alu_longer_09, .-alu_longer_09
	.amdhsa_kernel alu_longer_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in alu_longer_10{{$}}
	.type alu_longer_10,@function
alu_longer_10:
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
 v_wmma_f32_16x16x32_f16 v[44:51], v[0:7], v[16:23], v[52:59]
	s_endpgm
	.size alu_longer_10, .-alu_longer_10
	.amdhsa_kernel alu_longer_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_longer_11,@function
alu_longer_11:
 v_wmma_f32_16x16x64_fp8_bf8 v[0:7], v[8:15], v[16:23], v[32:39]
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
	.size alu_longer_11, .-alu_longer_11
	.amdhsa_kernel alu_longer_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in alu_longer_12{{$}}
	.type alu_longer_12,@function
alu_longer_12:
 v_wmma_f32_16x16x64_fp8_bf8 v[0:7], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_longer_12, .-alu_longer_12
	.amdhsa_kernel alu_longer_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_longer_13,@function
alu_longer_13:
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
 v_nop
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_longer_13, .-alu_longer_13
	.amdhsa_kernel alu_longer_13
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in alu_longer_14{{$}}
	.type alu_longer_14,@function
alu_longer_14:
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
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_longer_14, .-alu_longer_14
	.amdhsa_kernel alu_longer_14
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_longer_15,@function
alu_longer_15:
 v_wmma_f32_16x16x128_f8f6f4 v[0:7], v[64:71], v[80:87], v[32:39] matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_FP4
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
	.size alu_longer_15, .-alu_longer_15
	.amdhsa_kernel alu_longer_15
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in alu_longer_16{{$}}
	.type alu_longer_16,@function
alu_longer_16:
 v_wmma_f32_16x16x128_f8f6f4 v[0:7], v[64:71], v[80:87], v[32:39] matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_FP4
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_longer_16, .-alu_longer_16
	.amdhsa_kernel alu_longer_16
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_longer_17,@function
alu_longer_17:
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
 v_nop
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_longer_17, .-alu_longer_17
	.amdhsa_kernel alu_longer_17
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in alu_longer_18{{$}}
	.type alu_longer_18,@function
alu_longer_18:
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
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_longer_18, .-alu_longer_18
	.amdhsa_kernel alu_longer_18
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_longer_19,@function
alu_longer_19:
 v_swmmac_f32_16x16x64_f16 v[0:7], v[8:15], v[16:31], v60
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
	.size alu_longer_19, .-alu_longer_19
	.amdhsa_kernel alu_longer_19
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in alu_longer_20{{$}}
	.type alu_longer_20,@function
alu_longer_20:
 v_swmmac_f32_16x16x64_f16 v[0:7], v[8:15], v[16:31], v60
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_longer_20, .-alu_longer_20
	.amdhsa_kernel alu_longer_20
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_longer_21,@function
alu_longer_21:
 v_wmma_bf16f32_16x16x32_bf16 v[0:3], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_mov_b32_e32 v39, v60
	s_endpgm
	.size alu_longer_21, .-alu_longer_21
	.amdhsa_kernel alu_longer_21
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven source-overwritten in alu_longer_22{{$}}
	.type alu_longer_22,@function
alu_longer_22:
 v_wmma_bf16f32_16x16x32_bf16 v[0:3], v[8:15], v[16:23], v[32:39]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_mov_b32_e32 v39, v60
	s_endpgm
	.size alu_longer_22, .-alu_longer_22
	.amdhsa_kernel alu_longer_22
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_longer_23,@function
alu_longer_23:
 v_exp_f32_e32 v0, v1
 v_nop
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_longer_23, .-alu_longer_23
	.amdhsa_kernel alu_longer_23
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in alu_longer_24{{$}}
	.type alu_longer_24,@function
alu_longer_24:
 v_exp_f32_e32 v0, v1
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_longer_24, .-alu_longer_24
	.amdhsa_kernel alu_longer_24
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: alu_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_13
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_14
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_15
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_16
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_17
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_18
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_19
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_20
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_21
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_22
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_23
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_longer_24
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
