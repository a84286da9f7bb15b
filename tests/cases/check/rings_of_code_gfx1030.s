; Iterations of loops in machine code: rings whose slots no single set of addresses tells apart. A kernel without an
; expectation beside it has no finding.
; RUN: ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -u -k 4,4 -k 2,2 -k 1,1 | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text

; A comparison that writes EXEC alone leaves its operands.
	.type ring_exec_1,@function
ring_exec_1:
 s_mov_b32 s20, exec_lo
 v_cmpx_lt_u32_e32 s2, v0
 s_mov_b32 exec_lo, s20
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_exec_1:
 s_mov_b32 m0, s0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s2
 s_cbranch_scc1 .L0_1_ring_exec_1
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_exec_1, .-ring_exec_1
	.amdhsa_kernel ring_exec_1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_info 1
	.end_amdhsa_kernel

; CHECK: {{^}}unproven missing-wait in ring_exec_2{{$}}
	.type ring_exec_2,@function
ring_exec_2:
 s_mov_b32 s20, exec_lo
 v_cmp_lt_u32_e64 s2, s3, v0
 s_mov_b32 exec_lo, s20
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_exec_2:
 s_mov_b32 m0, s0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s2
 s_cbranch_scc1 .L0_1_ring_exec_2
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_exec_2, .-ring_exec_2
	.amdhsa_kernel ring_exec_2
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_info 1
	.end_amdhsa_kernel

; Half of VCC that is set for all or none leaves the other half.
	.type ring_half,@function
ring_half:
 s_cmp_gt_i32 s7, 3
 s_cselect_b32 s2, -1, 0
 v_cmp_gt_u32_e64 vcc_lo, 64, v0
 s_and_b32 vcc_lo, exec_lo, s2
 s_cbranch_vccz .L0_9_ring_half
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_half:
 s_mov_b32 m0, s0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_1_ring_half
 s_waitcnt vmcnt(0)
.L0_9_ring_half:
	s_endpgm
	.size ring_half, .-ring_half
	.amdhsa_kernel ring_half
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: ring_exec_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: ring_exec_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: ring_half
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
