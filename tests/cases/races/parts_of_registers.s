; Instructions that take a part of a register, or compute 16 bits: places of work-items that differ. A kernel without an expectation
; is free of races.
; REQUIRES: bitwuzla, pseudocode
; DEFINE: %{races} = sed -n 's/^\([a-z]*\) wave-race in \(.*\):.*/\1 \2;/p'
; RUN: exits 1 ldsopt check %s --race-seconds 60 | %{races} | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
; CHECK-NEXT: definite a_byte_of_more;
	.type a_byte_of_more,@function
a_byte_of_more:
 v_mov_b32_e32 v3, 0x400
 v_mov_b32_sdwa v1, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v0
 s_endpgm
	.size a_byte_of_more, .-a_byte_of_more
	.amdhsa_kernel a_byte_of_more
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: definite another_byte;
	.type another_byte,@function
another_byte:
 v_mov_b32_e32 v3, 0x400
 v_mov_b32_sdwa v1, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_2
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v0
 s_endpgm
	.size another_byte, .-another_byte
	.amdhsa_kernel another_byte
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: definite another_half;
	.type another_half,@function
another_half:
 v_mov_b32_e32 v3, 0x400
 v_mov_b32_sdwa v1, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v0
 s_endpgm
	.size another_half, .-another_half
	.amdhsa_kernel another_half
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: definite rows_of_4;
	.type rows_of_4,@function
rows_of_4:
 v_mul_lo_u16_e32 v2, 43, v0
 v_lshrrev_b16_e32 v2, 9, v2
 v_mul_lo_u16_e32 v3, 12, v2
 v_sub_u16_e32 v3, v0, v3
 v_mul_u32_u24_e32 v2, 4, v2
 v_lshl_add_u32 v1, v2, 2, 0
 v_lshl_add_u32 v1, v3, 2, v1
 ds_write_b32 v1, v0
 s_endpgm
	.size rows_of_4, .-rows_of_4
	.amdhsa_kernel rows_of_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: unproven into_a_byte;
	.type into_a_byte,@function
into_a_byte:
 v_mov_b32_e32 v3, 0x400
 v_mov_b32_sdwa v1, v0 dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:DWORD
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v0
 s_endpgm
	.size into_a_byte, .-into_a_byte
	.amdhsa_kernel into_a_byte
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: unproven with_a_sign;
	.type with_a_sign,@function
with_a_sign:
 v_mov_b32_e32 v3, 0x400
 v_mov_b32_sdwa v1, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v0
 s_endpgm
	.size with_a_sign, .-with_a_sign
	.amdhsa_kernel with_a_sign
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type a_byte,@function
a_byte:
 v_mov_b32_e32 v3, 0x400
 v_mov_b32_sdwa v1, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v0
 s_endpgm
	.size a_byte, .-a_byte
	.amdhsa_kernel a_byte
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type a_byte_of_the_second,@function
a_byte_of_the_second:
 v_mov_b32_e32 v3, 0x400
 v_sub_u32_sdwa v1, v3, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v0
 s_endpgm
	.size a_byte_of_the_second, .-a_byte_of_the_second
	.amdhsa_kernel a_byte_of_the_second
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type a_half,@function
a_half:
 v_mov_b32_e32 v3, 0x400
 v_mov_b32_sdwa v1, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v0
 s_endpgm
	.size a_half, .-a_half
	.amdhsa_kernel a_half
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type rows_of_12,@function
rows_of_12:
 v_mul_lo_u16_e32 v2, 43, v0
 v_lshrrev_b16_e32 v2, 9, v2
 v_mul_lo_u16_e32 v3, 12, v2
 v_sub_u16_e32 v3, v0, v3
 v_mul_u32_u24_e32 v2, 12, v2
 v_lshl_add_u32 v1, v2, 2, 0
 v_lshl_add_u32 v1, v3, 2, v1
 ds_write_b32 v1, v0
 s_endpgm
	.size rows_of_12, .-rows_of_12
	.amdhsa_kernel rows_of_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type rows_of_17,@function
rows_of_17:
 v_mul_lo_u16_e32 v2, 43, v0
 v_lshrrev_b16_e32 v2, 9, v2
 v_mul_lo_u16_e32 v3, 12, v2
 v_sub_u16_e32 v3, v0, v3
 v_mul_u32_u24_e32 v2, 17, v2
 v_lshl_add_u32 v1, v2, 2, 0
 v_lshl_add_u32 v1, v3, 2, v1
 ds_write_b32 v1, v0
 s_endpgm
	.size rows_of_17, .-rows_of_17
	.amdhsa_kernel rows_of_17
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type upper_half,@function
upper_half:
 v_mul_lo_u16_e32 v3, v0, v0
 v_lshrrev_b32_e32 v3, 16, v3
 v_and_b32_e32 v3, 4, v3
 v_lshl_add_u32 v1, v0, 2, v3
 ds_write_b32 v1, v0
 s_endpgm
	.size upper_half, .-upper_half
	.amdhsa_kernel upper_half
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: a_byte_of_more
    .max_flat_workgroup_size: 512
    .wavefront_size: 64
  - .name: another_byte
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: another_half
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: rows_of_4
    .max_flat_workgroup_size: 84
    .wavefront_size: 64
  - .name: into_a_byte
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: with_a_sign
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_byte
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_byte_of_the_second
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_half
    .max_flat_workgroup_size: 512
    .wavefront_size: 64
  - .name: rows_of_12
    .max_flat_workgroup_size: 84
    .wavefront_size: 64
  - .name: rows_of_17
    .max_flat_workgroup_size: 84
    .wavefront_size: 64
  - .name: upper_half
    .max_flat_workgroup_size: 192
    .wavefront_size: 64
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
