; What hardware does not wait for: wait states, results of the ALU, and registers that are still used. A kernel
; without an expectation beside it has no finding.
; RUN: exits 1 ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -k 4,4 -k 2,2 | filecheck %s
; RUN: grep -oE "[0-9]+ of [0-9]+ wait states|put .s_nop .* of the assembly" %t.txt | filecheck %s --check-prefix STATES

	.amdgcn_target "amdgcn-amd-amdhsa--gfx9-4-generic"
	.text

; One wait state too few is definite, and as many as both sources ask for are enough.
; STATES: 7 of 8 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK: {{^}}definite wait-state-hazard in states_1{{$}}
	.type states_1,@function
states_1:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 6
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_1, .-states_1
	.amdhsa_kernel states_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_2,@function
states_2:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 7
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_2, .-states_2
	.amdhsa_kernel states_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 18 of 19 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 7]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_3{{$}}
	.type states_3,@function
states_3:
 v_mfma_f64_16x16x4_f64 v[0:7], v[10:11], v[12:13], v[0:7]
 s_nop 15
 s_nop 1
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_3, .-states_3
	.amdhsa_kernel states_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_4,@function
states_4:
 v_mfma_f64_16x16x4_f64 v[0:7], v[10:11], v[12:13], v[0:7]
 s_nop 15
 s_nop 2
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_4, .-states_4
	.amdhsa_kernel states_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: states_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
; STATES-NOT: {{.}}
; CHECK-NOT: {{.}}
