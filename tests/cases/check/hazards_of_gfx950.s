; What hardware does not wait for: wait states, results of the ALU, and registers that are still used. A kernel
; without an expectation beside it has no finding.
; RUN: exits 1 ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -k 4,4 -k 2,2 | filecheck %s
; RUN: grep -oE "[0-9]+ of [0-9]+ wait states|put .s_nop .* of the assembly" %t.txt | filecheck %s --check-prefix STATES

	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
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

; STATES-NEXT: 1 of 2 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_5{{$}}
	.type states_5,@function
states_5:
 v_mov_b32_e32 v0, v1
 s_nop 0
 v_permlane32_swap_b32_e32 v0, v2
	s_endpgm
	.size states_5, .-states_5
	.amdhsa_kernel states_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_6,@function
states_6:
 v_mov_b32_e32 v0, v1
 s_nop 1
 v_permlane32_swap_b32_e32 v0, v2
	s_endpgm
	.size states_6, .-states_6
	.amdhsa_kernel states_6
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven wait-state-hazard in states_7{{$}}
	.type states_7,@function
states_7:
 s_add_i32 m0, m0, 64
 global_load_lds_dwordx4 v[0:1], off
	s_endpgm
	.size states_7, .-states_7
	.amdhsa_kernel states_7
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_8,@function
states_8:
 s_add_i32 m0, m0, 64
 s_nop 0
 global_load_lds_dwordx4 v[0:1], off
	s_endpgm
	.size states_8, .-states_8
	.amdhsa_kernel states_8
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A buffer store by a scalar offset still reads its data when the next instruction writes it.
; STATES-NEXT: 0 of 1 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 5]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_9{{$}}
	.type states_9,@function
states_9:
 buffer_store_dwordx4 v[0:3], v8, s[0:3], s9 offen
 v_pk_mul_f32 v[0:1], v[4:5], v[4:5]
	s_endpgm
	.size states_9, .-states_9
	.amdhsa_kernel states_9
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_9b,@function
states_9b:
 buffer_store_dwordx4 v[0:3], v8, s[0:3], s9 offen
 s_nop 0
 v_pk_mul_f32 v[0:1], v[4:5], v[4:5]
	s_endpgm
	.size states_9b, .-states_9b
	.amdhsa_kernel states_9b
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_9c,@function
states_9c:
 buffer_store_dwordx2 v[0:1], v8, s[0:3], s9 offen
 v_pk_mul_f32 v[0:1], v[4:5], v[4:5]
	s_endpgm
	.size states_9c, .-states_9c
	.amdhsa_kernel states_9c
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A result is forwarded to the same matrix instruction; AMD's developers say so of no other.
; STATES-NEXT: 0 of 1 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE - 56]] and [[# @LINE - 55]] of the assembly{{$}}
; STATES-NEXT: 5 of 6 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}unproven wait-state-hazard in states_9d{{$}}
	.type states_9d,@function
states_9d:
 v_mfma_f32_16x16x32_f16 v[0:3], v[4:7], v[4:7], 0
 s_nop 4
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[4:5], v[0:3]
	s_endpgm
	.size states_9d, .-states_9d
	.amdhsa_kernel states_9d
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_9e,@function
states_9e:
 v_mfma_f32_16x16x32_f16 v[0:3], v[4:7], v[4:7], 0
 s_nop 5
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[4:5], v[0:3]
	s_endpgm
	.size states_9e, .-states_9e
	.amdhsa_kernel states_9e
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_9f,@function
states_9f:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], 0
 v_mfma_f32_16x16x16f16 v[0:3], v[4:5], v[4:5], v[0:3]
	s_endpgm
	.size states_9f, .-states_9f
	.amdhsa_kernel states_9f
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A pair that needs no wait states may stand together.
	.type states_none,@function
states_none:
 v_mfma_ld_scale_b32 v0, v1 op_sel_hi:[0,0]
 v_mov_b32_e32 v0, v3
	s_endpgm
	.size states_none, .-states_none
	.amdhsa_kernel states_none
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
  - .name: states_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_7
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_8
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_9
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_9b
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_9c
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_9d
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_9e
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_9f
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_none
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
; STATES-NOT: {{.}}
; CHECK-NOT: {{.}}
