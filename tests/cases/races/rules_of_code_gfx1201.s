; Rules of races between waves of machine code without IR, each from both sides: what is proved free, and what is not.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check -v %s -o %t.txt
; RUN: sed -nE 's/^([a-z_0-9]+): [0-9]+ pairs? of LDS [^:]*: /\1: /p' %t.txt | env LC_ALL=C sort | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text

; The halves of a barrier are those of the workgroup.
; CHECK: {{^}}halves_1: 1 proved free of races{{$}}
	.type halves_1,@function
halves_1:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_store_b32 v1, v0
 s_wait_dscnt 0x0
 s_barrier_signal -1
 s_barrier_wait -1
 ds_load_b32 v2, v1 offset:256
	s_endpgm
	.size halves_1, .-halves_1
	.amdhsa_kernel halves_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}halves_2: 1 proved free of races, 1 definite{{$}}
	.type halves_2,@function
halves_2:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_store_b32 v1, v0
 s_wait_dscnt 0x0
 s_barrier_signal -1
 ds_load_b32 v2, v1 offset:256
	s_endpgm
	.size halves_2, .-halves_2
	.amdhsa_kernel halves_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}halves_3: 1 proved free of races, 1 unproven{{$}}
	.type halves_3,@function
halves_3:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_store_b32 v1, v0
 s_wait_dscnt 0x0
 s_barrier_signal 1
 s_barrier_wait 1
 ds_load_b32 v2, v1 offset:256
	s_endpgm
	.size halves_3, .-halves_3
	.amdhsa_kernel halves_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}halves_4: 1 proved free of races, 1 unproven{{$}}
	.type halves_4,@function
halves_4:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_store_b32 v1, v0
 s_wait_dscnt 0x0
 s_mov_b32 m0, 1
 s_barrier_signal m0
 s_barrier_wait 1
 ds_load_b32 v2, v1 offset:256
	s_endpgm
	.size halves_4, .-halves_4
	.amdhsa_kernel halves_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Work-item n has row n / 12 and column n % 12, as LLVM computes them by instructions of 16 bits: rows of 12 and of 17
; words are apart, those of 4 are not.
; CHECK-NEXT: {{^}}rows_of_12_1: 1 proved free of races{{$}}
	.type rows_of_12_1,@function
rows_of_12_1:
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
	.size rows_of_12_1, .-rows_of_12_1
	.amdhsa_kernel rows_of_12_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}rows_of_12_2: 1 proved free of races{{$}}
	.type rows_of_12_2,@function
rows_of_12_2:
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
	.size rows_of_12_2, .-rows_of_12_2
	.amdhsa_kernel rows_of_12_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}rows_of_12_3: 0 proved free of races, 1 definite{{$}}
	.type rows_of_12_3,@function
rows_of_12_3:
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
	.size rows_of_12_3, .-rows_of_12_3
	.amdhsa_kernel rows_of_12_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; An instruction of 16 bits zeroes the upper half on gfx9, and on no later one.
; CHECK-NEXT: {{^}}upper_half: 0 proved free of races, 1 unproven{{$}}
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

; The number of a wave is in a field of TTMP8, on gfx12; with half the stride, half of the bytes of a wave are the
; next one's.
; CHECK-NEXT: {{^}}wave_number_1: 1 proved free of races{{$}}
	.type wave_number_1,@function
wave_number_1:
 s_bfe_u32 s2, ttmp8, 0x50019
 v_mbcnt_lo_u32_b32 v1, -1, 0
 v_lshlrev_b32_e32 v1, 2, v1
 v_lshl_or_b32 v1, s2, 7, v1
 ds_store_b32 v1, v0
	s_endpgm
	.size wave_number_1, .-wave_number_1
	.amdhsa_kernel wave_number_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}wave_number_2: 0 proved free of races, 1 definite{{$}}
	.type wave_number_2,@function
wave_number_2:
 s_bfe_u32 s2, ttmp8, 0x50019
 v_mbcnt_lo_u32_b32 v1, -1, 0
 v_lshlrev_b32_e32 v1, 2, v1
 v_lshl_or_b32 v1, s2, 6, v1
 ds_store_b32 v1, v0
	s_endpgm
	.size wave_number_2, .-wave_number_2
	.amdhsa_kernel wave_number_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}wave_number_3: 0 proved free of races, 1 unproven{{$}}
	.type wave_number_3,@function
wave_number_3:
 s_bfe_u32 s2, ttmp8, 0x50018
 v_mbcnt_lo_u32_b32 v1, -1, 0
 v_lshlrev_b32_e32 v1, 2, v1
 v_lshl_or_b32 v1, s2, 7, v1
 ds_store_b32 v1, v0
	s_endpgm
	.size wave_number_3, .-wave_number_3
	.amdhsa_kernel wave_number_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}wave_number_4: 0 proved free of races, 1 unproven{{$}}
	.type wave_number_4,@function
wave_number_4:
 s_bfe_u32 s2, ttmp8, 0x40019
 v_mbcnt_lo_u32_b32 v1, -1, 0
 v_lshlrev_b32_e32 v1, 2, v1
 v_lshl_or_b32 v1, s2, 7, v1
 ds_store_b32 v1, v0
	s_endpgm
	.size wave_number_4, .-wave_number_4
	.amdhsa_kernel wave_number_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: halves_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: halves_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: halves_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: halves_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: rows_of_12_1
    .max_flat_workgroup_size: 192
    .wavefront_size: 32
  - .name: rows_of_12_2
    .max_flat_workgroup_size: 192
    .wavefront_size: 32
  - .name: rows_of_12_3
    .max_flat_workgroup_size: 192
    .wavefront_size: 32
  - .name: upper_half
    .max_flat_workgroup_size: 192
    .wavefront_size: 32
  - .name: wave_number_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: wave_number_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: wave_number_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: wave_number_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
