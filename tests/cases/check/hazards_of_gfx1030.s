; What hardware does not wait for: wait states, results of the ALU, and registers that are still used. A kernel
; without an expectation beside it has no finding.
; RUN: exits 1 ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -k 4,4 -k 2,2 | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text

; Pairs that the hardware has nothing against, or that no architecture of the family has a fault in.
	.type alu_none_1,@function
alu_none_1:
 global_load_dword v0, v1, s[2:3]
 s_mov_b32 s2, 0
	s_endpgm
	.size alu_none_1, .-alu_none_1
	.amdhsa_kernel alu_none_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_none_2,@function
alu_none_2:
 v_cmpx_eq_u32_e32 v1, v2
 v_permlane16_b32 v3, v3, s4, s5
	s_endpgm
	.size alu_none_2, .-alu_none_2
	.amdhsa_kernel alu_none_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What may be kept, or overwritten by no lane, is unproven. Where paths join, the one without a wait counts.
; CHECK: {{^}}unproven wait-state-hazard in alu_paths_1{{$}}
	.type alu_paths_1,@function
alu_paths_1:
 global_atomic_fmin v0, v1, s[2:3]
 s_denorm_mode 0
	s_endpgm
	.size alu_paths_1, .-alu_paths_1
	.amdhsa_kernel alu_paths_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_paths_2,@function
alu_paths_2:
 global_atomic_fmin v0, v1, s[2:3]
 s_nop 2
 s_denorm_mode 0
	s_endpgm
	.size alu_paths_2, .-alu_paths_2
	.amdhsa_kernel alu_paths_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A register that hardware still uses needs its wait: without it, and with it.
; CHECK-NEXT: {{^}}definite source-overwritten in lock_1{{$}}
	.type lock_1,@function
lock_1:
 exp mrt0 v0, v1, v2, v3 done vm
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_1, .-lock_1
	.amdhsa_kernel lock_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lock_2,@function
lock_2:
 exp mrt0 v0, v1, v2, v3 done vm
 s_waitcnt expcnt(0)
 v_mov_b32_e32 v0, 0
	s_endpgm
	.size lock_2, .-lock_2
	.amdhsa_kernel lock_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: alu_none_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_none_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_paths_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: alu_paths_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lock_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
