; What hardware does not wait for: wait states, results of the ALU, and registers that are still used. A kernel
; without an expectation beside it has no finding.
; RUN: exits 1 ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -k 4,4 -k 2,2 | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text

; A hazard is definite, and what ends it leaves none.
; CHECK: {{^}}definite alu-hazard in alu_01{{$}}
	.type alu_01,@function
alu_01:
 v_cmpx_eq_u32_e32 v1, v2
 v_permlanex16_b32 v3, v3, s4, s5
	s_endpgm
	.size alu_01, .-alu_01
	.amdhsa_kernel alu_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_02,@function
alu_02:
 v_cmpx_eq_u32_e32 v1, v2
 v_mov_b32_e32 v40, v41
 v_permlanex16_b32 v3, v3, s4, s5
	s_endpgm
	.size alu_02, .-alu_02
	.amdhsa_kernel alu_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in alu_03{{$}}
	.type alu_03,@function
alu_03:
 v_exp_f32_e32 v0, v1
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_03, .-alu_03
	.amdhsa_kernel alu_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_04,@function
alu_04:
 v_exp_f32_e32 v0, v1
 s_waitcnt_depctr depctr_va_vdst(0)
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_04, .-alu_04
	.amdhsa_kernel alu_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_05,@function
alu_05:
 v_exp_f32_e32 v0, v1
 ds_load_b32 v9, v8
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_05, .-alu_05
	.amdhsa_kernel alu_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_06,@function
alu_06:
 v_exp_f32_e32 v0, v1
 buffer_gl0_inv
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_06, .-alu_06
	.amdhsa_kernel alu_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in alu_07{{$}}
	.type alu_07,@function
alu_07:
 v_exp_f32_e32 v0, v1
 v_dual_mov_b32 v5, v6 :: v_dual_dot2acc_f32_f16 v0, v3, v4
	s_endpgm
	.size alu_07, .-alu_07
	.amdhsa_kernel alu_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_08,@function
alu_08:
 v_exp_f32_e32 v0, v1
 ds_load_b32 v9, v8
 v_dual_mov_b32 v5, v6 :: v_dual_dot2acc_f32_f16 v0, v3, v4
	s_endpgm
	.size alu_08, .-alu_08
	.amdhsa_kernel alu_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in alu_09{{$}}
	.type alu_09,@function
alu_09:
 v_exp_f32_e32 v0, v1
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_09, .-alu_09
	.amdhsa_kernel alu_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_10,@function
alu_10:
 v_exp_f32_e32 v0, v1
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
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
 v_exp_f32_e32 v0, v1
 v_exp_f32_e32 v40, v41
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_11, .-alu_11
	.amdhsa_kernel alu_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_12,@function
alu_12:
 v_exp_f32_e32 v0, v1
 v_exp_f32_e32 v40, v41
 v_exp_f32_e32 v42, v41
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_12, .-alu_12
	.amdhsa_kernel alu_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in alu_13{{$}}
	.type alu_13,@function
alu_13:
 v_exp_f32_e32 v0, v1
 v_dual_mov_b32 v2, v9 :: v_dual_add_f32 v4, v0, v3
	s_endpgm
	.size alu_13, .-alu_13
	.amdhsa_kernel alu_13
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_14,@function
alu_14:
 v_exp_f32_e32 v0, v1
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_dual_mov_b32 v2, v9 :: v_dual_add_f32 v4, v0, v3
	s_endpgm
	.size alu_14, .-alu_14
	.amdhsa_kernel alu_14
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in alu_15{{$}}
	.type alu_15,@function
alu_15:
 v_mov_b32_e32 v0, v5
 s_mov_b64 exec, -1
 v_mov_b32_e32 v3, v5
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_15, .-alu_15
	.amdhsa_kernel alu_15
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_16,@function
alu_16:
 v_mov_b32_e32 v0, v5
 s_mov_b64 exec, -1
 v_mov_b32_e32 v3, v5
 s_waitcnt_depctr depctr_va_vdst(0)
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_16, .-alu_16
	.amdhsa_kernel alu_16
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in alu_17{{$}}
	.type alu_17,@function
alu_17:
 v_mov_b32_e32 v0, v5
 s_mov_b64 exec, -1
 v_mov_b32_e32 v3, v5
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_17, .-alu_17
	.amdhsa_kernel alu_17
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_18,@function
alu_18:
 v_mov_b32_e32 v0, v5
 s_mov_b64 exec, -1
 v_mov_b32_e32 v3, v5
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_18, .-alu_18
	.amdhsa_kernel alu_18
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in alu_19{{$}}
	.type alu_19,@function
alu_19:
 v_cndmask_b32_e64 v1, v2, v3, s[2:3]
 s_mov_b32 s2, 0
 s_add_i32 s4, s2, 1
	s_endpgm
	.size alu_19, .-alu_19
	.amdhsa_kernel alu_19
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_20,@function
alu_20:
 v_cndmask_b32_e64 v1, v2, v3, s[2:3]
 s_mov_b32 s2, 0
 s_waitcnt_depctr depctr_sa_sdst(0)
 s_add_i32 s4, s2, 1
	s_endpgm
	.size alu_20, .-alu_20
	.amdhsa_kernel alu_20
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in alu_21{{$}}
	.type alu_21,@function
alu_21:
 v_cndmask_b32_e32 v1, v2, v3, vcc
 v_cmp_eq_u32_e32 vcc, v1, v2
 v_cndmask_b32_e32 v1, v2, v3, vcc
	s_endpgm
	.size alu_21, .-alu_21
	.amdhsa_kernel alu_21
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_22,@function
alu_22:
 v_cndmask_b32_e32 v1, v2, v3, vcc
 v_cmp_eq_u32_e32 vcc, v1, v2
 s_waitcnt_depctr depctr_va_vcc(0)
 v_cndmask_b32_e32 v1, v2, v3, vcc
	s_endpgm
	.size alu_22, .-alu_22
	.amdhsa_kernel alu_22
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in alu_23{{$}}
	.type alu_23,@function
alu_23:
 v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]
 v_wmma_f32_16x16x16_f16 v[24:31], v[0:7], v[16:23], v[24:31]
	s_endpgm
	.size alu_23, .-alu_23
	.amdhsa_kernel alu_23
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_24,@function
alu_24:
 v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]
 v_nop
 v_wmma_f32_16x16x16_f16 v[24:31], v[0:7], v[16:23], v[24:31]
	s_endpgm
	.size alu_24, .-alu_24
	.amdhsa_kernel alu_24
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Pairs that the hardware has nothing against, or that no architecture of the family has a fault in.
	.type alu_none_1,@function
alu_none_1:
 v_exp_f32_e32 v0, v1
 v_add_f32_e32 v2, v1, v3
	s_endpgm
	.size alu_none_1, .-alu_none_1
	.amdhsa_kernel alu_none_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_none_2,@function
alu_none_2:
 v_mov_b32_e32 v0, v5
 s_mov_b32 exec_lo, -1
 v_mov_b32_e32 v3, v5
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_none_2, .-alu_none_2
	.amdhsa_kernel alu_none_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_none_3,@function
alu_none_3:
 v_cndmask_b32_e64 v1, v2, v3, s2
 s_mov_b32 s2, 0
 s_add_i32 s4, s2, 1
	s_endpgm
	.size alu_none_3, .-alu_none_3
	.amdhsa_kernel alu_none_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_none_4,@function
alu_none_4:
 v_cndmask_b32_e64 v1, v2, v3, s[2:3]
 s_mov_b32 s2, 0
 s_add_i32 s4, s3, 1
	s_endpgm
	.size alu_none_4, .-alu_none_4
	.amdhsa_kernel alu_none_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_none_5,@function
alu_none_5:
 v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]
 v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]
	s_endpgm
	.size alu_none_5, .-alu_none_5
	.amdhsa_kernel alu_none_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_none_6,@function
alu_none_6:
 v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_none_6, .-alu_none_6
	.amdhsa_kernel alu_none_6
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What may be kept, or overwritten by no lane, is unproven. Where paths join, the one without a wait counts.
; CHECK-NEXT: {{^}}unproven alu-hazard in alu_paths_1{{$}}
	.type alu_paths_1,@function
alu_paths_1:
 v_cmpx_eq_u32_e32 v1, v2
 v_nop
 v_permlane16_b32 v3, v3, s4, s5
	s_endpgm
	.size alu_paths_1, .-alu_paths_1
	.amdhsa_kernel alu_paths_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven alu-hazard in alu_paths_2{{$}}
	.type alu_paths_2,@function
alu_paths_2:
 v_exp_f32_e32 v0, v1
 v_fma_mixlo_f16 v0, v3, v4, v5
	s_endpgm
	.size alu_paths_2, .-alu_paths_2
	.amdhsa_kernel alu_paths_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_paths_3,@function
alu_paths_3:
 v_exp_f32_e32 v0, v1
 ds_load_b32 v9, v8
 v_fma_mixlo_f16 v0, v3, v4, v5
	s_endpgm
	.size alu_paths_3, .-alu_paths_3
	.amdhsa_kernel alu_paths_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in alu_paths_4{{$}}
	.type alu_paths_4,@function
alu_paths_4:
 v_exp_f32_e32 v0, v1
 s_cbranch_scc0 .L0_2_alu_paths_4
 s_waitcnt_depctr depctr_va_vdst(0)
.L0_2_alu_paths_4:
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_paths_4, .-alu_paths_4
	.amdhsa_kernel alu_paths_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_paths_5,@function
alu_paths_5:
 v_exp_f32_e32 v0, v1
 s_waitcnt_depctr 0xfff
 s_cbranch_scc0 .L0_2_alu_paths_5
.L0_2_alu_paths_5:
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_paths_5, .-alu_paths_5
	.amdhsa_kernel alu_paths_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A register that hardware still uses needs its wait: without it, and with it.
; CHECK-NEXT: {{^}}definite source-overwritten in lock_1{{$}}
	.type lock_1,@function
lock_1:
 exp mrt0 v0, v1, v2, v3 done vm
 global_load_b32 v0, v[4:5], off
	s_endpgm
	.size lock_1, .-lock_1
	.amdhsa_kernel lock_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_2,@function
lock_2:
 exp mrt0 v0, v1, v2, v3 done vm
 s_waitcnt_expcnt null, 0x0
 global_load_b32 v0, v[4:5], off
	s_endpgm
	.size lock_2, .-lock_2
	.amdhsa_kernel lock_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A pair that needs no wait states may stand together.
	.type states_none,@function
states_none:
 v_readfirstlane_b32 s4, v0
 global_load_b32 v1, v2, s[4:5]
	s_endpgm
	.size states_none, .-states_none
	.amdhsa_kernel states_none
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
  - .name: alu_17
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_18
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_19
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_20
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_21
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_22
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_23
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_24
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
  - .name: alu_none_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_none_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_paths_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_paths_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_paths_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_paths_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_paths_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: states_none
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
