; Rules of races between waves of machine code without IR, each from both sides: what is proved free, and what is not.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check -v %s -o %t.txt
; RUN: sed -nE 's/^([a-z_0-9]+): [0-9]+ pairs? of LDS [^:]*: /\1: /p' %t.txt | env LC_ALL=C sort | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text

; Work-item n has row n / 12 and column n % 12, as LLVM computes them by instructions of 16 bits: rows of 12 and of 17
; words are apart, those of 4 are not.
; CHECK: {{^}}rows_of_12_1: 1 proved free of races{{$}}
	.type rows_of_12_1,@function
rows_of_12_1:
 v_mul_u32_u24_e32 v2, 0x1556, v0
 v_mov_b16_e32 v3.h, 0
 v_mul_lo_u16 v4.l, v2.h, 12
 v_sub_nc_u16 v3.l, v0.l, v4.l
 v_lshrrev_b32_e32 v2, 16, v2
 v_mul_u32_u24_e32 v2, 12, v2
 v_lshl_add_u32 v1, v2, 2, 0
 v_lshl_add_u32 v1, v3, 2, v1
 ds_store_b32 v1, v0
	s_endpgm
	.size rows_of_12_1, .-rows_of_12_1
	.amdhsa_kernel rows_of_12_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}rows_of_12_2: 1 proved free of races{{$}}
	.type rows_of_12_2,@function
rows_of_12_2:
 v_mul_u32_u24_e32 v2, 0x1556, v0
 v_mov_b16_e32 v3.h, 0
 v_mul_lo_u16 v4.l, v2.h, 12
 v_sub_nc_u16 v3.l, v0.l, v4.l
 v_lshrrev_b32_e32 v2, 16, v2
 v_mul_u32_u24_e32 v2, 17, v2
 v_lshl_add_u32 v1, v2, 2, 0
 v_lshl_add_u32 v1, v3, 2, v1
 ds_store_b32 v1, v0
	s_endpgm
	.size rows_of_12_2, .-rows_of_12_2
	.amdhsa_kernel rows_of_12_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}rows_of_12_3: 0 proved free of races, 1 definite{{$}}
	.type rows_of_12_3,@function
rows_of_12_3:
 v_mul_u32_u24_e32 v2, 0x1556, v0
 v_mov_b16_e32 v3.h, 0
 v_mul_lo_u16 v4.l, v2.h, 12
 v_sub_nc_u16 v3.l, v0.l, v4.l
 v_lshrrev_b32_e32 v2, 16, v2
 v_mul_u32_u24_e32 v2, 4, v2
 v_lshl_add_u32 v1, v2, 2, 0
 v_lshl_add_u32 v1, v3, 2, v1
 ds_store_b32 v1, v0
	s_endpgm
	.size rows_of_12_3, .-rows_of_12_3
	.amdhsa_kernel rows_of_12_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; The number of a wave is in a field of TTMP8, on gfx12; with half the stride, half of the bytes of a wave are the
; next one's.
; CHECK-NEXT: {{^}}wave_number: 0 proved free of races, 1 definite{{$}}
	.type wave_number,@function
wave_number:
 s_bfe_u32 s2, ttmp8, 0x50019
 v_mbcnt_lo_u32_b32 v1, -1, 0
 v_lshlrev_b32_e32 v1, 2, v1
 v_lshl_or_b32 v1, s2, 7, v1
 ds_store_b32 v1, v0
	s_endpgm
	.size wave_number, .-wave_number
	.amdhsa_kernel wave_number
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: rows_of_12_1
    .max_flat_workgroup_size: 192
    .wavefront_size: 32
  - .name: rows_of_12_2
    .max_flat_workgroup_size: 192
    .wavefront_size: 32
  - .name: rows_of_12_3
    .max_flat_workgroup_size: 192
    .wavefront_size: 32
  - .name: wave_number
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
