; v0 has three ids. A kernel that takes out the first alone may have workgroups of more rows than one; what it does to the bits of
; others, it may do with any of them. A kernel without an expectation is free of races.
; REQUIRES: bitwuzla, pseudocode
; DEFINE: %{races} = sed -n 's/^\([a-z]*\) wave-race in \(.*\):.*/\1 \2;/p'
; RUN: ldsopt check %s --race-seconds 60 | %{races} | filecheck %s
; RUN: ldsopt check %s --race-seconds 60 --no-assume unread-dimensions-are-one | %{races} | filecheck %s --check-prefix REFUSED
; REFUSED: unproven the_first_alone;

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
; CHECK-NEXT: unproven added;
	.type added,@function
added:
 v_add_u32 v3, v0, v0
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
 s_endpgm
	.size added, .-added
	.amdhsa_kernel added
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: unproven bit_of_the_second;
	.type bit_of_the_second,@function
bit_of_the_second:
 v_and_b32 v3, 0x400, v0
 v_add_u32 v3, v3, v3
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
 s_endpgm
	.size bit_of_the_second, .-bit_of_the_second
	.amdhsa_kernel bit_of_the_second
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: unproven by_a_mask_of_itself;
	.type by_a_mask_of_itself,@function
by_a_mask_of_itself:
 v_bfi_b32 v3, 0x3ff, v0, v0
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
 s_endpgm
	.size by_a_mask_of_itself, .-by_a_mask_of_itself
	.amdhsa_kernel by_a_mask_of_itself
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: unproven half_of_another;
	.type half_of_another,@function
half_of_another:
 v_mov_b32_sdwa v3, v0 dst_sel:DWORD src0_sel:WORD_1
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
 s_endpgm
	.size half_of_another, .-half_of_another
	.amdhsa_kernel half_of_another
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: unproven moved_and_inverted;
	.type moved_and_inverted,@function
moved_and_inverted:
 v_mov_b32 v3, v0
 v_not_b32 v3, v3
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
 s_endpgm
	.size moved_and_inverted, .-moved_and_inverted
	.amdhsa_kernel moved_and_inverted
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: unproven second_doubled;
	.type second_doubled,@function
second_doubled:
 v_bfe_u32 v3, v0, 10, 10
 v_add_u32 v3, v3, v3
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
 s_endpgm
	.size second_doubled, .-second_doubled
	.amdhsa_kernel second_doubled
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: unproven second_in_its_place;
	.type second_in_its_place,@function
second_in_its_place:
 v_lshrrev_b32 v3, 6, v0
 v_and_b32 v3, 0x3ff0, v3
 v_add_u32 v3, v3, v3
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
 s_endpgm
	.size second_in_its_place, .-second_in_its_place
	.amdhsa_kernel second_in_its_place
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: unproven shifted_too_little;
	.type shifted_too_little,@function
shifted_too_little:
 v_lshlrev_b32 v3, 21, v0
 v_add_u32 v3, v3, v3
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
 s_endpgm
	.size shifted_too_little, .-shifted_too_little
	.amdhsa_kernel shifted_too_little
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: unproven third_doubled;
	.type third_doubled,@function
third_doubled:
 v_lshrrev_b32 v3, 20, v0
 v_add_u32 v3, v3, v3
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
 s_endpgm
	.size third_doubled, .-third_doubled
	.amdhsa_kernel third_doubled
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: unproven two_of_them;
	.type two_of_them,@function
two_of_them:
 v_bfe_u32 v2, v0, 10, 10
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshl_add_u32 v1, v2, 8, v1
 ds_write_b32 v1, v0
 s_endpgm
	.size two_of_them, .-two_of_them
	.amdhsa_kernel two_of_them
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

	.type field_of_the_first,@function
field_of_the_first:
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
 v_bfe_u32 v3, v0, 2, 8
 v_add_u32 v3, v3, v3
 s_endpgm
	.size field_of_the_first, .-field_of_the_first
	.amdhsa_kernel field_of_the_first
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

	.type fields_of_the_first_in_its_place,@function
fields_of_the_first_in_its_place:
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
 v_lshrrev_b32 v3, 6, v0
 v_and_b32 v3, 15, v3
 v_add_u32 v3, v3, v3
 s_endpgm
	.size fields_of_the_first_in_its_place, .-fields_of_the_first_in_its_place
	.amdhsa_kernel fields_of_the_first_in_its_place
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

	.type low_bits_of_the_first,@function
low_bits_of_the_first:
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
 v_and_b32 v3, v0, 63
 v_add_u32 v3, v3, v3
 s_endpgm
	.size low_bits_of_the_first, .-low_bits_of_the_first
	.amdhsa_kernel low_bits_of_the_first
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

	.type overwritten,@function
overwritten:
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
 v_mov_b32 v0, 0
 v_add_u32 v0, v0, v0
 s_endpgm
	.size overwritten, .-overwritten
	.amdhsa_kernel overwritten
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

	.type second_unused,@function
second_unused:
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
 v_bfe_u32 v3, v0, 10, 10
 s_endpgm
	.size second_unused, .-second_unused
	.amdhsa_kernel second_unused
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

	.type shifted_out,@function
shifted_out:
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
 v_lshlrev_b32 v3, 22, v0
 v_add_u32 v3, v3, v3
 s_endpgm
	.size shifted_out, .-shifted_out
	.amdhsa_kernel shifted_out
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

	.type the_first_alone,@function
the_first_alone:
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
 s_endpgm
	.size the_first_alone, .-the_first_alone
	.amdhsa_kernel the_first_alone
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: added
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: bit_of_the_second
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: by_a_mask_of_itself
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: half_of_another
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: moved_and_inverted
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: second_doubled
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: second_in_its_place
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shifted_too_little
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: third_doubled
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: two_of_them
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: field_of_the_first
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: fields_of_the_first_in_its_place
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: low_bits_of_the_first
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: overwritten
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: second_unused
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shifted_out
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: the_first_alone
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
