; Arguments whose metadata are maps on a line. A kernel whose arguments cannot be read is not executed with zeros.
; REQUIRES: bitwuzla, pseudocode
; RUN: ldsopt check %s -o - | filecheck %s

; CHECK: 0 definite
; CHECK-NOT: wave-race in on_a_line
; CHECK: unproven wave-race in unread
; CHECK: it cannot be executed: its metadata has no arguments that can be read
; CHECK-NOT: wave-race in on_a_line

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type on_a_line,@function
on_a_line:
 s_load_dwordx2 s[4:5], s[0:1], 0x0
 v_xor_b32_e32 v1, 0xff, v0
 s_waitcnt lgkmcnt(0)
 v_lshl_add_u32 v2, v0, 2, s4
 v_lshl_add_u32 v1, v1, 2, s5
 ds_write_b32 v2, v0
 ds_write_b32 v1, v0
 s_endpgm
	.size on_a_line, .-on_a_line
	.amdhsa_kernel on_a_line
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.type unread,@function
unread:
 s_load_dwordx2 s[4:5], s[0:1], 0x0
 v_xor_b32_e32 v1, 0xff, v0
 s_waitcnt lgkmcnt(0)
 v_lshl_add_u32 v2, v0, 2, s4
 v_lshl_add_u32 v1, v1, 2, s5
 ds_write_b32 v2, v0
 ds_write_b32 v1, v0
 s_endpgm
	.size unread, .-unread
	.amdhsa_kernel unread
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: on_a_line
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size: [256, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: 64
    .kernarg_segment_size: 8
    .args:
      - {.offset: 0, .size: 4, .pointee_align: 4, .value_kind: dynamic_shared_pointer}
      - { .offset: 4, .size: 4, .pointee_align: 4, .value_kind: dynamic_shared_pointer }
  - .name: unread
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size: [256, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: 64
    .kernarg_segment_size: 8
    .args: [{.offset: 0, .size: 4, .value_kind: dynamic_shared_pointer}, {.offset: 4, .size: 4, .value_kind: dynamic_shared_pointer}]
...
	.end_amdgpu_metadata
