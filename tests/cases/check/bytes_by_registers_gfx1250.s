; What registers hold after arithmetic, masked lanes, branches and loops bounds the bytes that a read of LDS may touch:
; its first and last byte, and none beside these. Where nothing is known it may be any byte.
; RUN: variant TOUCHED %s | ldsopt check - --no-races | filecheck %s --check-prefix TOUCHED
; TOUCHED: 0 definite, 29 unproven
; RUN: variant APART %s | ldsopt check - --no-races | filecheck %s --check-prefix APART
; APART-NOT: bare-barrier in
; APART: examined:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.text
; A wave has a number below that of the waves.
; TOUCHED-DAG: unproven bare-barrier in waves_of_128:
	.type waves_of_128,@function
waves_of_128:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x7
 ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x6
;TOUCHED ds_store_b8 v250, v251
 s_barrier
 s_bfe_u32 s0, ttmp8, 0x50019
 v_mov_b32_e32 v8, s0
 ds_load_b32 v9, v8
 s_endpgm
	.size waves_of_128, .-waves_of_128
	.amdhsa_kernel waves_of_128
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in waves_of_96:
	.type waves_of_96,@function
waves_of_96:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x7
 ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x6
;TOUCHED ds_store_b8 v250, v251
 s_barrier
 s_bfe_u32 s0, ttmp8, 0x50019
 v_mov_b32_e32 v8, s0
 ds_load_b32 v9, v8
 s_endpgm
	.size waves_of_96, .-waves_of_96
	.amdhsa_kernel waves_of_96
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in waves_of_1024:
	.type waves_of_1024,@function
waves_of_1024:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x23
 ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x22
;TOUCHED ds_store_b8 v250, v251
 s_barrier
 s_bfe_u32 s0, ttmp8, 0x50019
 v_mov_b32_e32 v8, s0
 ds_load_b32 v9, v8
 s_endpgm
	.size waves_of_1024, .-waves_of_1024
	.amdhsa_kernel waves_of_1024
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; An address beyond LDS turns a lane's copy off: it says nothing against the bounds of the other. One of two.
; TOUCHED-DAG: unproven bare-barrier in selected_one_of_two:
	.type selected_one_of_two,@function
selected_one_of_two:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x400
 ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3fc
;APART v_mov_b32_e32 v250, 0x8000
 ds_store_b8 v250, v251
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v8, v1, v2, vcc_lo
 ds_load_b32 v9, v8
 s_endpgm
	.size selected_one_of_two, .-selected_one_of_two
	.amdhsa_kernel selected_one_of_two
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; By two in one.
; TOUCHED-DAG: unproven bare-barrier in selected_by_two_in_one:
	.type selected_by_two_in_one,@function
selected_by_two_in_one:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x400
 ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3fc
;APART v_mov_b32_e32 v250, 0x8000
 ds_store_b8 v250, v251
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_dual_cndmask_b32 v8, v1, v2 :: v_dual_mov_b32 v3, 0
 ds_load_b32 v9, v8
 s_endpgm
	.size selected_by_two_in_one, .-selected_by_two_in_one
	.amdhsa_kernel selected_by_two_in_one
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of fewer lanes.
; TOUCHED-DAG: unproven bare-barrier in selected_of_fewer_lanes:
	.type selected_of_fewer_lanes,@function
selected_of_fewer_lanes:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x400
 ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3fc
;APART v_mov_b32_e32 v250, 0x8000
 ds_store_b8 v250, v251
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v8, v1, v2, vcc_lo
 s_and_saveexec_b32 s2, vcc_lo
 ds_load_b32 v9, v8
 s_endpgm
	.size selected_of_fewer_lanes, .-selected_of_fewer_lanes
	.amdhsa_kernel selected_of_fewer_lanes
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Written.
; TOUCHED-DAG: unproven bare-barrier in selected_written:
	.type selected_written,@function
selected_written:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x8000
;TOUCHED ds_store_b8 v250, v251
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v8, v1, v2, vcc_lo
 v_cvt_u32_f32_e32 v8, v8
 ds_load_b32 v9, v8
 s_endpgm
	.size selected_written, .-selected_written
	.amdhsa_kernel selected_written
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Written by some lanes, and all are back.
; TOUCHED-DAG: unproven bare-barrier in selected_written_by_some_lanes_and_all_are_back:
	.type selected_written_by_some_lanes_and_all_are_back,@function
selected_written_by_some_lanes_and_all_are_back:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x8000
;TOUCHED ds_store_b8 v250, v251
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v8, v1, v2, vcc_lo
 s_and_saveexec_b32 s2, vcc_lo
 v_mov_b32_e32 v8, 4
 s_or_b32 exec_lo, exec_lo, s2
 ds_load_b32 v9, v8
 s_endpgm
	.size selected_written_by_some_lanes_and_all_are_back, .-selected_written_by_some_lanes_and_all_are_back
	.amdhsa_kernel selected_written_by_some_lanes_and_all_are_back
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Moved.
; TOUCHED-DAG: unproven bare-barrier in selected_moved:
	.type selected_moved,@function
selected_moved:
;TOUCHED v_mov_b32_e32 v248, 0x10
;APART v_mov_b32_e32 v248, 0xc
 ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x40c
;APART v_mov_b32_e32 v250, 0x410
 ds_store_b8 v250, v251
;APART v_mov_b32_e32 v252, 0x8000
;APART ds_store_b8 v252, v253
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v3, v1, v2, vcc_lo
 v_add_nc_u32_e32 v8, 16, v3
 ds_load_b32 v9, v8
 s_endpgm
	.size selected_moved, .-selected_moved
	.amdhsa_kernel selected_moved
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Moved by two in one.
; TOUCHED-DAG: unproven bare-barrier in selected_moved_by_two_in_one:
	.type selected_moved_by_two_in_one,@function
selected_moved_by_two_in_one:
;TOUCHED v_mov_b32_e32 v248, 0x10
;APART v_mov_b32_e32 v248, 0xc
 ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x40c
;APART v_mov_b32_e32 v250, 0x410
 ds_store_b8 v250, v251
;APART v_mov_b32_e32 v252, 0x8000
;APART ds_store_b8 v252, v253
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v3, v1, v2, vcc_lo
 v_dual_add_nc_u32 v8, 16, v3 :: v_dual_mov_b32 v4, 0
 ds_load_b32 v9, v8
 s_endpgm
	.size selected_moved_by_two_in_one, .-selected_moved_by_two_in_one
	.amdhsa_kernel selected_moved_by_two_in_one
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Masked.
; TOUCHED-DAG: unproven bare-barrier in selected_masked:
	.type selected_masked,@function
selected_masked:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x10
 ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xc
;APART v_mov_b32_e32 v250, 0x3fc
 ds_store_b8 v250, v251
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v3, v1, v2, vcc_lo
 v_bitop2_b32 v8, 12, v3 bitop3:0x40
 ds_load_b32 v9, v8
 s_endpgm
	.size selected_masked, .-selected_masked
	.amdhsa_kernel selected_masked
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; One of them not known.
; TOUCHED-DAG: unproven bare-barrier in selected_one_of_them_not_known:
	.type selected_one_of_them_not_known,@function
selected_one_of_them_not_known:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x8000
;TOUCHED ds_store_b8 v250, v251
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v8, v1, v20, vcc_lo
 ds_load_b32 v9, v8
 s_endpgm
	.size selected_one_of_them_not_known, .-selected_one_of_them_not_known
	.amdhsa_kernel selected_one_of_them_not_known
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Both times two.
; TOUCHED-DAG: unproven bare-barrier in selected_both_times_two:
	.type selected_both_times_two,@function
selected_both_times_two:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x4
 ds_store_b8 v248, v249
;APART v_mov_b32_e32 v250, 0x8000
;APART ds_store_b8 v250, v251
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v3, 0, v2, vcc_lo
 v_mul_lo_u32 v8, v3, 2
 ds_load_b32 v9, v8
 s_endpgm
	.size selected_both_times_two, .-selected_both_times_two
	.amdhsa_kernel selected_both_times_two
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Both times what is not known.
; TOUCHED-DAG: unproven bare-barrier in selected_both_times_what_is_not_known:
	.type selected_both_times_what_is_not_known,@function
selected_both_times_what_is_not_known:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x8000
;TOUCHED ds_store_b8 v250, v251
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v3, 0, v2, vcc_lo
 v_mul_lo_u32 v8, v3, v20
 ds_load_b32 v9, v8
 s_endpgm
	.size selected_both_times_what_is_not_known, .-selected_both_times_what_is_not_known
	.amdhsa_kernel selected_both_times_what_is_not_known
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; On one of two paths.
; TOUCHED-DAG: unproven bare-barrier in selected_on_one_of_two_paths:
	.type selected_on_one_of_two_paths,@function
selected_on_one_of_two_paths:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x8000
;TOUCHED ds_store_b8 v250, v251
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 s_cbranch_scc0 .Lselected_on_one_of_two_paths_1
 v_cndmask_b32_e32 v8, v1, v2, vcc_lo
 s_branch .Lselected_on_one_of_two_paths_2
.Lselected_on_one_of_two_paths_1:
 v_mov_b32_e32 v8, 8
.Lselected_on_one_of_two_paths_2:
 ds_load_b32 v9, v8
 s_endpgm
	.size selected_on_one_of_two_paths, .-selected_on_one_of_two_paths
	.amdhsa_kernel selected_on_one_of_two_paths
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: waves_of_128
    .max_flat_workgroup_size: 128
    .wavefront_size: 32
  - .name: waves_of_96
    .max_flat_workgroup_size: 96
    .wavefront_size: 32
  - .name: waves_of_1024
    .max_flat_workgroup_size: 1024
    .wavefront_size: 32
  - .name: selected_one_of_two
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: selected_by_two_in_one
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: selected_of_fewer_lanes
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: selected_written
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: selected_written_by_some_lanes_and_all_are_back
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: selected_moved
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: selected_moved_by_two_in_one
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: selected_masked
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: selected_one_of_them_not_known
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: selected_both_times_two
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: selected_both_times_what_is_not_known
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: selected_on_one_of_two_paths
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
