; The values of registers through arithmetic, masked lanes, branches and loops. Of the bytes that are read behind the
; barrier, those that are named may be what another wave writes.
; RUN: ldsopt check %s --no-races --json > %t.json
; RUN: %{python} -c "import json; print(*sorted({f['used']['asm_line'] for f in json.load(open('%t.json'))['findings'] if f['rule'] == 'bare-barrier'}), sep='\n')" | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.text

; An address beyond LDS turns a lane's copy off, and says nothing against the bounds of the other.
; One of two.
	.type selected_01,@function
selected_01:
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v8, v1, v2, vcc_lo
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x3fc
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x400
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x8000
 ds_load_u8 v251, v250
	s_endpgm
	.size selected_01, .-selected_01
	.amdhsa_kernel selected_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; By two in one.
	.type selected_02,@function
selected_02:
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_dual_cndmask_b32 v8, v1, v2 :: v_dual_mov_b32 v3, 0
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x3fc
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x400
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x8000
 ds_load_u8 v251, v250
	s_endpgm
	.size selected_02, .-selected_02
	.amdhsa_kernel selected_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of fewer lanes.
	.type selected_03,@function
selected_03:
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v8, v1, v2, vcc_lo
 s_and_saveexec_b32 s2, vcc_lo
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x3fc
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x400
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x8000
 ds_load_u8 v251, v250
	s_endpgm
	.size selected_03, .-selected_03
	.amdhsa_kernel selected_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Written.
	.type selected_04,@function
selected_04:
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v8, v1, v2, vcc_lo
 v_cvt_u32_f32_e32 v8, v8
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x8000
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
	s_endpgm
	.size selected_04, .-selected_04
	.amdhsa_kernel selected_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Written by some lanes, and all are back.
	.type selected_05,@function
selected_05:
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v8, v1, v2, vcc_lo
 s_and_saveexec_b32 s2, vcc_lo
 v_mov_b32_e32 v8, 4
 s_or_b32 exec_lo, exec_lo, s2
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x8000
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
	s_endpgm
	.size selected_05, .-selected_05
	.amdhsa_kernel selected_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Moved.
	.type selected_06,@function
selected_06:
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v3, v1, v2, vcc_lo
 v_add_nc_u32_e32 v8, 16, v3
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0xc
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x10
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x40c
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x410
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x8000
 ds_load_u8 v251, v250
	s_endpgm
	.size selected_06, .-selected_06
	.amdhsa_kernel selected_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Moved by two in one.
	.type selected_07,@function
selected_07:
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v3, v1, v2, vcc_lo
 v_dual_add_nc_u32 v8, 16, v3 :: v_dual_mov_b32 v4, 0
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0xc
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x10
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x40c
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x410
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x8000
 ds_load_u8 v251, v250
	s_endpgm
	.size selected_07, .-selected_07
	.amdhsa_kernel selected_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Masked.
	.type selected_08,@function
selected_08:
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v3, v1, v2, vcc_lo
 v_bitop2_b32 v8, 12, v3 bitop3:0x40
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0xc
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x10
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x3fc
 ds_load_u8 v251, v250
	s_endpgm
	.size selected_08, .-selected_08
	.amdhsa_kernel selected_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; One of them not known.
	.type selected_09,@function
selected_09:
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v8, v1, v20, vcc_lo
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x8000
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
	s_endpgm
	.size selected_09, .-selected_09
	.amdhsa_kernel selected_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Both times two.
	.type selected_10,@function
selected_10:
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v3, 0, v2, vcc_lo
 v_mul_lo_u32 v8, v3, 2
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x4
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x8000
 ds_load_u8 v251, v250
	s_endpgm
	.size selected_10, .-selected_10
	.amdhsa_kernel selected_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Both times what is not known.
	.type selected_11,@function
selected_11:
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v3, 0, v2, vcc_lo
 v_mul_lo_u32 v8, v3, v20
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x8000
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
	s_endpgm
	.size selected_11, .-selected_11
	.amdhsa_kernel selected_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; On one of two paths.
	.type selected_12,@function
selected_12:
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 s_cbranch_scc0 .L0_1_selected_12
 v_cndmask_b32_e32 v8, v1, v2, vcc_lo
 s_branch .L0_2_selected_12
.L0_1_selected_12:
 v_mov_b32_e32 v8, 8
.L0_2_selected_12:
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x8000
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
	s_endpgm
	.size selected_12, .-selected_12
	.amdhsa_kernel selected_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A wave has a number below that of the waves.
	.type wave_number_1,@function
wave_number_1:
 s_bfe_u32 s0, ttmp8, 0x50019
 v_mov_b32_e32 v8, s0
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x6
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x7
 ds_load_u8 v251, v250
	s_endpgm
	.size wave_number_1, .-wave_number_1
	.amdhsa_kernel wave_number_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type wave_number_2,@function
wave_number_2:
 s_bfe_u32 s0, ttmp8, 0x50019
 v_mov_b32_e32 v8, s0
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x6
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x7
 ds_load_u8 v251, v250
	s_endpgm
	.size wave_number_2, .-wave_number_2
	.amdhsa_kernel wave_number_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type wave_number_3,@function
wave_number_3:
 s_bfe_u32 s0, ttmp8, 0x50019
 v_mov_b32_e32 v8, s0
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x22
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x23
 ds_load_u8 v251, v250
	s_endpgm
	.size wave_number_3, .-wave_number_3
	.amdhsa_kernel wave_number_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: selected_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: selected_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: selected_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: selected_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: selected_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: selected_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: selected_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: selected_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: selected_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: selected_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: selected_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: selected_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: wave_number_1
    .max_flat_workgroup_size: 128
    .wavefront_size: 32
  - .name: wave_number_2
    .max_flat_workgroup_size: 96
    .wavefront_size: 32
  - .name: wave_number_3
    .max_flat_workgroup_size: 1024
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
