; What hardware does not wait for: wait states, results of the ALU, and registers that are still used. A kernel
; without an expectation beside it has no finding.
; RUN: exits 1 ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -k 4,4 -k 2,2 | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1010"
	.text

; A hazard is definite, and what ends it leaves none.
; CHECK: {{^}}definite source-overwritten in alu_01{{$}}
	.type alu_01,@function
alu_01:
 global_load_dword v0, v1, s[2:3]
 s_mov_b32 s2, 0
	s_endpgm
	.size alu_01, .-alu_01
	.amdhsa_kernel alu_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_02,@function
alu_02:
 global_load_dword v0, v1, s[2:3]
 v_mov_b32_e32 v40, v41
 s_mov_b32 s2, 0
	s_endpgm
	.size alu_02, .-alu_02
	.amdhsa_kernel alu_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_03,@function
alu_03:
 global_load_dword v0, v1, s[2:3]
 s_waitcnt_depctr depctr_vm_vsrc(0)
 s_mov_b32 s2, 0
	s_endpgm
	.size alu_03, .-alu_03
	.amdhsa_kernel alu_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_04,@function
alu_04:
 global_load_dword v0, v1, s[2:3]
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
 s_mov_b32 s2, 0
	s_endpgm
	.size alu_04, .-alu_04
	.amdhsa_kernel alu_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in alu_05{{$}}
	.type alu_05,@function
alu_05:
 global_store_dword v0, v1, s[2:3]
 s_load_dwordx2 s[2:3], s[8:9], 0x0
	s_endpgm
	.size alu_05, .-alu_05
	.amdhsa_kernel alu_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_06,@function
alu_06:
 global_store_dword v0, v1, s[2:3]
 v_mov_b32_e32 v40, v41
 s_load_dwordx2 s[2:3], s[8:9], 0x0
	s_endpgm
	.size alu_06, .-alu_06
	.amdhsa_kernel alu_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in alu_07{{$}}
	.type alu_07,@function
alu_07:
 ds_write_b32 v0, v1
 s_mov_b32 exec_lo, 0
	s_endpgm
	.size alu_07, .-alu_07
	.amdhsa_kernel alu_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_08,@function
alu_08:
 ds_write_b32 v0, v1
 v_mov_b32_e32 v40, v41
 s_mov_b32 exec_lo, 0
	s_endpgm
	.size alu_08, .-alu_08
	.amdhsa_kernel alu_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in alu_09{{$}}
	.type alu_09,@function
alu_09:
 s_load_dword s8, s[2:3], 0x0
 v_readfirstlane_b32 s2, v0
	s_endpgm
	.size alu_09, .-alu_09
	.amdhsa_kernel alu_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_10,@function
alu_10:
 s_load_dword s8, s[2:3], 0x0
 s_mov_b32 null, 0
 v_readfirstlane_b32 s2, v0
	s_endpgm
	.size alu_10, .-alu_10
	.amdhsa_kernel alu_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_11,@function
alu_11:
 s_load_dword s8, s[2:3], 0x0
 s_waitcnt lgkmcnt(0)
 v_readfirstlane_b32 s2, v0
	s_endpgm
	.size alu_11, .-alu_11
	.amdhsa_kernel alu_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in alu_12{{$}}
	.type alu_12,@function
alu_12:
 global_load_dword v0, v1, s[2:3]
 v_cmpx_eq_u32_e32 v1, v2
	s_endpgm
	.size alu_12, .-alu_12
	.amdhsa_kernel alu_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_13,@function
alu_13:
 global_load_dword v0, v1, s[2:3]
 s_waitcnt_depctr depctr_sa_sdst(0)
 v_cmpx_eq_u32_e32 v1, v2
	s_endpgm
	.size alu_13, .-alu_13
	.amdhsa_kernel alu_13
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_14,@function
alu_14:
 global_load_dword v0, v1, s[2:3]
 v_cmp_eq_u32_e32 vcc_lo, v1, v2
 v_cmpx_eq_u32_e32 v1, v2
	s_endpgm
	.size alu_14, .-alu_14
	.amdhsa_kernel alu_14
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite alu-hazard in alu_15{{$}}
	.type alu_15,@function
alu_15:
 v_cmpx_eq_u32_e32 v1, v2
 v_permlane16_b32 v3, v3, s4, s5
	s_endpgm
	.size alu_15, .-alu_15
	.amdhsa_kernel alu_15
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_16,@function
alu_16:
 v_cmpx_eq_u32_e32 v1, v2
 v_mov_b32_e32 v40, v41
 v_permlane16_b32 v3, v3, s4, s5
	s_endpgm
	.size alu_16, .-alu_16
	.amdhsa_kernel alu_16
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in alu_17{{$}}
	.type alu_17,@function
alu_17:
 global_load_dword v0, v1, s[2:3]
 s_branch .L0_1_alu_17
.L0_1_alu_17:
 ds_read_b32 v4, v5
	s_endpgm
	.size alu_17, .-alu_17
	.amdhsa_kernel alu_17
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_18,@function
alu_18:
 global_load_dword v0, v1, s[2:3]
 s_branch .L0_1_alu_18
.L0_1_alu_18:
 s_waitcnt_vscnt null, 0x0
 ds_read_b32 v4, v5
	s_endpgm
	.size alu_18, .-alu_18
	.amdhsa_kernel alu_18
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite source-overwritten in alu_19{{$}}
	.type alu_19,@function
alu_19:
 ds_read_b32 v4, v5
 s_branch .L0_1_alu_19
.L0_1_alu_19:
 global_load_dword v0, v1, s[2:3]
	s_endpgm
	.size alu_19, .-alu_19
	.amdhsa_kernel alu_19
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_20,@function
alu_20:
 ds_read_b32 v4, v5
 s_branch .L0_1_alu_20
.L0_1_alu_20:
 ds_read_b32 v6, v5
 global_load_dword v0, v1, s[2:3]
	s_endpgm
	.size alu_20, .-alu_20
	.amdhsa_kernel alu_20
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Pairs that the hardware has nothing against, or that no architecture of the family has a fault in.
	.type alu_none_1,@function
alu_none_1:
 global_load_dword v0, v1, s[2:3]
 s_mov_b32 s4, 0
	s_endpgm
	.size alu_none_1, .-alu_none_1
	.amdhsa_kernel alu_none_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_none_2,@function
alu_none_2:
 global_load_dword v0, v1, s[2:3]
 s_branch .L0_1_alu_none_2
.L0_1_alu_none_2:
 global_load_dword v0, v1, s[2:3]
	s_endpgm
	.size alu_none_2, .-alu_none_2
	.amdhsa_kernel alu_none_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_none_3,@function
alu_none_3:
 global_load_dword v0, v1, s[2:3]
 ds_read_b32 v4, v5
	s_endpgm
	.size alu_none_3, .-alu_none_3
	.amdhsa_kernel alu_none_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What may be kept, or overwritten by no lane, is unproven. Where paths join, the one without a wait counts.
; CHECK-NEXT: {{^}}unproven source-overwritten in alu_paths{{$}}
	.type alu_paths,@function
alu_paths:
 ds_write_b32 v0, v1
 s_and_saveexec_b32 s4, s5
	s_endpgm
	.size alu_paths, .-alu_paths
	.amdhsa_kernel alu_paths
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
  - .name: alu_none_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_none_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_none_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_paths
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
