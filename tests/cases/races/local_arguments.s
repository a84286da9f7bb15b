; OpenCL's arguments in LDS: launches that are tried place them as a runtime does, aligned and apart.
; REQUIRES: bitwuzla, pseudocode
; RUN: ldsopt check %s -o - | filecheck %s
; RUN: ldsopt check %s --no-assume local-arguments -o - | filecheck %s --check-prefix REFUSED

; CHECK-NOT: wave-race in {{two|beside_own}}
; CHECK: unproven wave-race in crossed
; CHECK: assumed: local-arguments

; Addresses that no runtime gives would show a race, and be none.
; REFUSED: 0 definite
; REFUSED: unproven wave-race in two
; REFUSED: unproven wave-race in beside_own
; REFUSED-NOT: assumed: local-arguments

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type two,@function
two:
 s_load_dwordx2 s[4:5], s[0:1], 0x0
 v_xor_b32_e32 v1, 0xff, v0
 s_waitcnt lgkmcnt(0)
 v_lshl_add_u32 v2, v0, 2, s4
 v_lshl_add_u32 v1, v1, 2, s5
 ds_write_b32 v2, v0
 ds_write_b32 v1, v0
 s_endpgm
	.size two, .-two
	.amdhsa_kernel two
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
; The kernel's own 1024 bytes lie in front of what its argument leads to.
	.type beside_own,@function
beside_own:
 s_load_dword s4, s[0:1], 0x0
 v_xor_b32_e32 v1, 0xff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 s_waitcnt lgkmcnt(0)
 v_lshl_add_u32 v2, v0, 2, s4
 ds_write_b32 v2, v0
 ds_write_b32 v1, v0
 s_endpgm
	.size beside_own, .-beside_own
	.amdhsa_kernel beside_own
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
; The second address is formed from both.
	.type crossed,@function
crossed:
 s_load_dwordx2 s[4:5], s[0:1], 0x0
 v_xor_b32_e32 v1, 0xff, v0
 s_waitcnt lgkmcnt(0)
 s_lshr_b32 s6, s4, 1
 s_add_i32 s5, s5, s6
 v_lshl_add_u32 v2, v0, 2, s4
 v_lshl_add_u32 v1, v1, 2, s5
 ds_write_b32 v2, v0
 ds_write_b32 v1, v0
 s_endpgm
	.size crossed, .-crossed
	.amdhsa_kernel crossed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: two
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size: [256, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: 64
    .kernarg_segment_size: 8
    .args:
      - .offset: 0
        .size: 4
        .pointee_align: 4
        .value_kind: dynamic_shared_pointer
      - .offset: 4
        .size: 4
        .pointee_align: 4
        .value_kind: dynamic_shared_pointer
  - .name: beside_own
    .group_segment_fixed_size: 1024
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size: [256, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: 64
    .kernarg_segment_size: 8
    .args:
      - .offset: 0
        .size: 4
        .pointee_align: 4
        .value_kind: dynamic_shared_pointer
  - .name: crossed
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size: [256, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: 64
    .kernarg_segment_size: 8
    .args:
      - .offset: 0
        .size: 4
        .pointee_align: 4
        .value_kind: dynamic_shared_pointer
      - .offset: 4
        .size: 4
        .pointee_align: 4
        .value_kind: dynamic_shared_pointer
...
	.end_amdgpu_metadata
