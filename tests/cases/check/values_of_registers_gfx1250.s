; The number of a wave, and two addresses of which one lies beyond LDS, which turns a lane's copy off and says nothing
; against the bounds of the other: the bytes of a store in front of a barrier that the read behind it may touch.
; DEFINE: %{bytes} = sed -n 's/.*bare-barrier in \(.*\):.*/\1:/p; s/.*v251 offset/byte/p'
; RUN: ldsopt check %s --no-races --verbose | %{bytes} | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.text
; CHECK-NEXT: a_number_of_32_waves:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:34{{$}}
	.type a_number_of_32_waves,@function
a_number_of_32_waves:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:0
 ds_store_b8 v250, v251 offset:34
 ds_store_b8 v250, v251 offset:35
 s_barrier
 s_bfe_u32 s0, ttmp8, 0x50019
 v_mov_b32_e32 v8, s0
 ds_load_b32 v9, v8
 s_endpgm
	.size a_number_of_32_waves, .-a_number_of_32_waves
	.amdhsa_kernel a_number_of_32_waves
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_number_of_four_waves:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:6{{$}}
	.type a_number_of_four_waves,@function
a_number_of_four_waves:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:0
 ds_store_b8 v250, v251 offset:6
 ds_store_b8 v250, v251 offset:7
 s_barrier
 s_bfe_u32 s0, ttmp8, 0x50019
 v_mov_b32_e32 v8, s0
 ds_load_b32 v9, v8
 s_endpgm
	.size a_number_of_four_waves, .-a_number_of_four_waves
	.amdhsa_kernel a_number_of_four_waves
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_number_of_three_waves:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:6{{$}}
	.type a_number_of_three_waves,@function
a_number_of_three_waves:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:0
 ds_store_b8 v250, v251 offset:6
 ds_store_b8 v250, v251 offset:7
 s_barrier
 s_bfe_u32 s0, ttmp8, 0x50019
 v_mov_b32_e32 v8, s0
 ds_load_b32 v9, v8
 s_endpgm
	.size a_number_of_three_waves, .-a_number_of_three_waves
	.amdhsa_kernel a_number_of_three_waves
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: both_times_two:
; CHECK-NEXT: byte:0{{$}}
	.type both_times_two,@function
both_times_two:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:0
 ds_store_b8 v250, v251 offset:4
 ds_store_b8 v250, v251 offset:32768
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v3, 0, v2, vcc_lo
 v_mul_lo_u32 v8, v3, 2
 ds_load_b32 v9, v8
 s_endpgm
	.size both_times_two, .-both_times_two
	.amdhsa_kernel both_times_two
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: both_times_what_is_not_known:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:32768{{$}}
	.type both_times_what_is_not_known,@function
both_times_what_is_not_known:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:0
 ds_store_b8 v250, v251 offset:32768
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v3, 0, v2, vcc_lo
 v_mul_lo_u32 v8, v3, v20
 ds_load_b32 v9, v8
 s_endpgm
	.size both_times_what_is_not_known, .-both_times_what_is_not_known
	.amdhsa_kernel both_times_what_is_not_known
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: by_two_in_one:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:1020{{$}}
	.type by_two_in_one,@function
by_two_in_one:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:0
 ds_store_b8 v250, v251 offset:1020
 ds_store_b8 v250, v251 offset:1024
 ds_store_b8 v250, v251 offset:32768
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_dual_cndmask_b32 v8, v1, v2 :: v_dual_mov_b32 v3, 0
 ds_load_b32 v9, v8
 s_endpgm
	.size by_two_in_one, .-by_two_in_one
	.amdhsa_kernel by_two_in_one
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: masked:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:12{{$}}
	.type masked,@function
masked:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:0
 ds_store_b8 v250, v251 offset:12
 ds_store_b8 v250, v251 offset:16
 ds_store_b8 v250, v251 offset:1020
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v3, v1, v2, vcc_lo
 v_bitop2_b32 v8, 12, v3 bitop3:0x40
 ds_load_b32 v9, v8
 s_endpgm
	.size masked, .-masked
	.amdhsa_kernel masked
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: moved_by_two_in_one:
; CHECK-NEXT: byte:16{{$}}
; CHECK-NEXT: byte:1036{{$}}
	.type moved_by_two_in_one,@function
moved_by_two_in_one:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:12
 ds_store_b8 v250, v251 offset:16
 ds_store_b8 v250, v251 offset:1036
 ds_store_b8 v250, v251 offset:1040
 ds_store_b8 v250, v251 offset:32768
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v3, v1, v2, vcc_lo
 v_dual_add_nc_u32 v8, 16, v3 :: v_dual_mov_b32 v4, 0
 ds_load_b32 v9, v8
 s_endpgm
	.size moved_by_two_in_one, .-moved_by_two_in_one
	.amdhsa_kernel moved_by_two_in_one
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: moved_too:
; CHECK-NEXT: byte:16{{$}}
; CHECK-NEXT: byte:1036{{$}}
	.type moved_too,@function
moved_too:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:12
 ds_store_b8 v250, v251 offset:16
 ds_store_b8 v250, v251 offset:1036
 ds_store_b8 v250, v251 offset:1040
 ds_store_b8 v250, v251 offset:32768
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v3, v1, v2, vcc_lo
 v_add_nc_u32_e32 v8, 16, v3
 ds_load_b32 v9, v8
 s_endpgm
	.size moved_too, .-moved_too
	.amdhsa_kernel moved_too
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: of_fewer_lanes:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:1020{{$}}
	.type of_fewer_lanes,@function
of_fewer_lanes:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:0
 ds_store_b8 v250, v251 offset:1020
 ds_store_b8 v250, v251 offset:1024
 ds_store_b8 v250, v251 offset:32768
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v8, v1, v2, vcc_lo
 s_and_saveexec_b32 s2, vcc_lo
 ds_load_b32 v9, v8
 s_endpgm
	.size of_fewer_lanes, .-of_fewer_lanes
	.amdhsa_kernel of_fewer_lanes
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: on_one_of_two_paths:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:32768{{$}}
	.type on_one_of_two_paths,@function
on_one_of_two_paths:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:0
 ds_store_b8 v250, v251 offset:32768
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 s_cbranch_scc0 .LBB107_1
 v_cndmask_b32_e32 v8, v1, v2, vcc_lo
 s_branch .LBB107_2
.LBB107_1:
 v_mov_b32_e32 v8, 8
.LBB107_2:
 ds_load_b32 v9, v8
 s_endpgm
	.size on_one_of_two_paths, .-on_one_of_two_paths
	.amdhsa_kernel on_one_of_two_paths
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: one_of_them_not_known:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:32768{{$}}
	.type one_of_them_not_known,@function
one_of_them_not_known:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:0
 ds_store_b8 v250, v251 offset:32768
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v8, v1, v20, vcc_lo
 ds_load_b32 v9, v8
 s_endpgm
	.size one_of_them_not_known, .-one_of_them_not_known
	.amdhsa_kernel one_of_them_not_known
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: one_of_two:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:1020{{$}}
	.type one_of_two,@function
one_of_two:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:0
 ds_store_b8 v250, v251 offset:1020
 ds_store_b8 v250, v251 offset:1024
 ds_store_b8 v250, v251 offset:32768
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v8, v1, v2, vcc_lo
 ds_load_b32 v9, v8
 s_endpgm
	.size one_of_two, .-one_of_two
	.amdhsa_kernel one_of_two
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: written:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:32768{{$}}
	.type written,@function
written:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:0
 ds_store_b8 v250, v251 offset:32768
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 v_cndmask_b32_e32 v8, v1, v2, vcc_lo
 v_cvt_u32_f32_e32 v8, v8
 ds_load_b32 v9, v8
 s_endpgm
	.size written, .-written
	.amdhsa_kernel written
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: written_by_some_lanes_and_all_are_back:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:32768{{$}}
	.type written_by_some_lanes_and_all_are_back,@function
written_by_some_lanes_and_all_are_back:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:0
 ds_store_b8 v250, v251 offset:32768
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
	.size written_by_some_lanes_and_all_are_back, .-written_by_some_lanes_and_all_are_back
	.amdhsa_kernel written_by_some_lanes_and_all_are_back
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: a_number_of_32_waves
    .max_flat_workgroup_size: 1024
    .wavefront_size: 32
  - .name: a_number_of_four_waves
    .max_flat_workgroup_size: 128
    .wavefront_size: 32
  - .name: a_number_of_three_waves
    .max_flat_workgroup_size: 96
    .wavefront_size: 32
  - .name: both_times_two
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: both_times_what_is_not_known
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: by_two_in_one
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: masked
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: moved_by_two_in_one
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: moved_too
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: of_fewer_lanes
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: on_one_of_two_paths
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: one_of_them_not_known
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: one_of_two
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: written
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: written_by_some_lanes_and_all_are_back
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
