; What hardware does not wait for: wait states, results of the ALU, and registers that are still used. A kernel
; without an expectation beside it has no finding.
; RUN: exits 1 ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -k 4,4 -k 2,2 | filecheck %s
; RUN: grep -oE "[0-9]+ of [0-9]+ wait states|put .s_nop .* of the assembly" %t.txt | filecheck %s --check-prefix STATES

	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text

; One wait state too few is definite, and as many as both sources ask for are enough.
; STATES: 10 of 11 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK: {{^}}definite wait-state-hazard in states_01{{$}}
	.type states_01,@function
states_01:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 9
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_01, .-states_01
	.amdhsa_kernel states_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_02,@function
states_02:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 10
 v_add_f32_e32 v20, v3, v21
	s_endpgm
	.size states_02, .-states_02
	.amdhsa_kernel states_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 1 of 2 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_03{{$}}
	.type states_03,@function
states_03:
 v_accvgpr_write_b32 a0, v9
 s_nop 0
 v_mfma_f32_4x4x4f16 a[0:3], v[4:5], v[6:7], a[0:3]
	s_endpgm
	.size states_03, .-states_03
	.amdhsa_kernel states_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_04,@function
states_04:
 v_accvgpr_write_b32 a0, v9
 s_nop 1
 v_mfma_f32_4x4x4f16 a[0:3], v[4:5], v[6:7], a[0:3]
	s_endpgm
	.size states_04, .-states_04
	.amdhsa_kernel states_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 0 of 1 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 5]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_05{{$}}
	.type states_05,@function
states_05:
 global_store_dwordx4 v8, v[0:3], s[0:1]
 v_mov_b32_e32 v2, v9
	s_endpgm
	.size states_05, .-states_05
	.amdhsa_kernel states_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_06,@function
states_06:
 global_store_dwordx4 v8, v[0:3], s[0:1]
 s_nop 0
 v_mov_b32_e32 v2, v9
	s_endpgm
	.size states_06, .-states_06
	.amdhsa_kernel states_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 4 of 5 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_07{{$}}
	.type states_07,@function
states_07:
 v_readfirstlane_b32 s4, v0
 s_nop 3
 global_load_dword v1, v2, s[4:5]
	s_endpgm
	.size states_07, .-states_07
	.amdhsa_kernel states_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_08,@function
states_08:
 v_readfirstlane_b32 s4, v0
 s_nop 4
 global_load_dword v1, v2, s[4:5]
	s_endpgm
	.size states_08, .-states_08
	.amdhsa_kernel states_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; STATES-NEXT: 1 of 2 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}definite wait-state-hazard in states_09{{$}}
	.type states_09,@function
states_09:
 s_setreg_b32 hwreg(HW_REG_TRAPSTS), s0
 s_nop 0
 s_getreg_b32 s0, 0xf803
	s_endpgm
	.size states_09, .-states_09
	.amdhsa_kernel states_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_10,@function
states_10:
 s_setreg_b32 hwreg(HW_REG_TRAPSTS), s0
 s_nop 1
 s_getreg_b32 s0, 0xf803
	s_endpgm
	.size states_10, .-states_10
	.amdhsa_kernel states_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A pair that needs no wait states may stand together.
	.type states_none,@function
states_none:
 v_readfirstlane_b32 s4, v0
 v_add_u32_e32 v1, s4, v1
	s_endpgm
	.size states_none, .-states_none
	.amdhsa_kernel states_none
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A double precision matrix between a result and memory leaves it waiting, on gfx90a.
; STATES-NEXT: 1 of 2 wait states{{$}}
; STATES-NEXT: put `s_nop 0` between lines [[# @LINE + 4]] and [[# @LINE + 6]] of the assembly{{$}}
; CHECK-NEXT: {{^}}unproven wait-state-hazard in states_stored_1{{$}}
	.type states_stored_1,@function
states_stored_1:
 v_mov_b32_e32 v0, 1
 v_mfma_f64_4x4x4f64 v[20:21], v[10:11], v[12:13], v[14:15]
 global_store_dword v[2:3], v0, off
	s_endpgm
	.size states_stored_1, .-states_stored_1
	.amdhsa_kernel states_stored_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_stored_2,@function
states_stored_2:
 v_mov_b32_e32 v0, 1
 v_mfma_f64_4x4x4f64 v[20:21], v[10:11], v[12:13], v[14:15]
 s_nop 0
 global_store_dword v[2:3], v0, off
	s_endpgm
	.size states_stored_2, .-states_stored_2
	.amdhsa_kernel states_stored_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type states_stored_3,@function
states_stored_3:
 v_mov_b32_e32 v0, 1
 s_nop 0
 v_mfma_f64_4x4x4f64 v[20:21], v[10:11], v[12:13], v[14:15]
 global_store_dword v[2:3], v0, off
	s_endpgm
	.size states_stored_3, .-states_stored_3
	.amdhsa_kernel states_stored_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: states_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_none
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_stored_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_stored_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: states_stored_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
; STATES-NOT: {{.}}
; CHECK-NOT: {{.}}
