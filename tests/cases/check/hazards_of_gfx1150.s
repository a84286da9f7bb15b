; What hardware does not wait for: wait states, results of the ALU, and registers that are still used. A kernel
; without an expectation beside it has no finding.
; RUN: exits 1 ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -k 4,4 -k 2,2 | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1150"
	.text

; A hazard is definite, and what ends it leaves none.
; CHECK: {{^}}definite alu-hazard in alu_1{{$}}
	.type alu_1,@function
alu_1:
 v_cndmask_b32_e64 v1, v2, v3, s[2:3]
 v_readlane_b32 s2, v0, 1
 v_add_nc_u32_e32 v1, s2, v1
	s_endpgm
	.size alu_1, .-alu_1
	.amdhsa_kernel alu_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type alu_2,@function
alu_2:
 v_cndmask_b32_e64 v1, v2, v3, s[2:3]
 v_readlane_b32 s2, v0, 1
 s_waitcnt_depctr depctr_va_sdst(0)
 v_add_nc_u32_e32 v1, s2, v1
	s_endpgm
	.size alu_2, .-alu_2
	.amdhsa_kernel alu_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Pairs that the hardware has nothing against, or that no architecture of the family has a fault in.
	.type alu_none,@function
alu_none:
 v_exp_f32_e32 v0, v1
 v_add_f32_e32 v2, v0, v3
	s_endpgm
	.size alu_none, .-alu_none
	.amdhsa_kernel alu_none
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
  - .name: alu_none
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
