; Instructions that take a part of a register, or compute 16 bits: places of work-items that differ. A kernel without an expectation
; is free of races.
; REQUIRES: bitwuzla, pseudocode
; DEFINE: %{races} = sed -n 's/^\([a-z]*\) wave-race in \(.*\):.*/\1 \2;/p'
; RUN: exits 1 ldsopt check %s --race-seconds 60 | %{races} | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text
; CHECK-NEXT: definite rows_of_4;
	.type rows_of_4,@function
rows_of_4:
 v_mul_u32_u24_e32 v2, 0x1556, v0
 v_lshrrev_b32_e32 v2, 16, v2
 v_mul_lo_u16 v3, v2, 12
 v_sub_nc_u16 v3, v0, v3
 v_and_b32_e32 v3, 0xffff, v3
 v_mul_u32_u24_e32 v2, 4, v2
 v_lshl_add_u32 v1, v2, 2, 0
 v_lshl_add_u32 v1, v3, 2, v1
 ds_store_b32 v1, v0
 s_endpgm
	.size rows_of_4, .-rows_of_4
	.amdhsa_kernel rows_of_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: definite half_of_many_names;
	.type half_of_many_names,@function
half_of_many_names:
 v_lshlrev_b32_e32 v1, 2, v0
 v_lshrrev_b32_e32 v2, 5, v0
 v_lshlrev_b32_e32 v2, 7, v2
 v_mov_b16_e32 v[1].l, v2.h
 ds_store_b32 v1, v0
 s_endpgm
	.size half_of_many_names, .-half_of_many_names
	.amdhsa_kernel half_of_many_names
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: unproven upper_half;
	.type upper_half,@function
upper_half:
 v_mul_lo_u16 v3, v0, v0
 v_lshrrev_b32_e32 v3, 16, v3
 v_and_b32_e32 v3, 4, v3
 v_lshl_add_u32 v1, v0, 2, v3
 ds_store_b32 v1, v0
 s_endpgm
	.size upper_half, .-upper_half
	.amdhsa_kernel upper_half
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type rows_of_12,@function
rows_of_12:
 v_mul_u32_u24_e32 v2, 0x1556, v0
 v_lshrrev_b32_e32 v2, 16, v2
 v_mul_lo_u16 v3, v2, 12
 v_sub_nc_u16 v3, v0, v3
 v_and_b32_e32 v3, 0xffff, v3
 v_mul_u32_u24_e32 v2, 12, v2
 v_lshl_add_u32 v1, v2, 2, 0
 v_lshl_add_u32 v1, v3, 2, v1
 ds_store_b32 v1, v0
 s_endpgm
	.size rows_of_12, .-rows_of_12
	.amdhsa_kernel rows_of_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type rows_of_17,@function
rows_of_17:
 v_mul_u32_u24_e32 v2, 0x1556, v0
 v_lshrrev_b32_e32 v2, 16, v2
 v_mul_lo_u16 v3, v2, 12
 v_sub_nc_u16 v3, v0, v3
 v_and_b32_e32 v3, 0xffff, v3
 v_mul_u32_u24_e32 v2, 17, v2
 v_lshl_add_u32 v1, v2, 2, 0
 v_lshl_add_u32 v1, v3, 2, v1
 ds_store_b32 v1, v0
 s_endpgm
	.size rows_of_17, .-rows_of_17
	.amdhsa_kernel rows_of_17
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: rows_of_4
    .max_flat_workgroup_size: 192
    .wavefront_size: 32
  - .name: upper_half
    .max_flat_workgroup_size: 192
    .wavefront_size: 32
  - .name: half_of_many_names
    .max_flat_workgroup_size: 192
    .wavefront_size: 32
  - .name: rows_of_12
    .max_flat_workgroup_size: 192
    .wavefront_size: 32
  - .name: rows_of_17
    .max_flat_workgroup_size: 192
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
