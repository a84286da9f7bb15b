; A workgroup of one wave has no other wave behind a barrier; the descriptor says of how many lanes a wave is. A kernel
; without an expectation has no finding.
; RUN: exits 1 ldsopt check %s --no-races --verbose | filecheck %s
; CHECK: 2 definite, 2 unproven

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
; One of 32 lanes, by the descriptor.
	.type one_of_32_lanes_by_the_descriptor,@function
one_of_32_lanes_by_the_descriptor:
 s_mov_b32 m0, 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_barrier
 s_waitcnt vmcnt(0)
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
 s_endpgm
	.size one_of_32_lanes_by_the_descriptor, .-one_of_32_lanes_by_the_descriptor
	.amdhsa_kernel one_of_32_lanes_by_the_descriptor
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Two of 32 lanes.
; CHECK-DAG: unproven dma-across-barrier in two_of_32_lanes:
	.type two_of_32_lanes,@function
two_of_32_lanes:
 s_mov_b32 m0, 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_barrier
 s_waitcnt vmcnt(0)
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
 s_endpgm
	.size two_of_32_lanes, .-two_of_32_lanes
	.amdhsa_kernel two_of_32_lanes
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; A half of 64.
	.type a_half_of_64,@function
a_half_of_64:
 s_mov_b32 m0, 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_barrier
 s_waitcnt vmcnt(0)
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
 s_endpgm
	.size a_half_of_64, .-a_half_of_64
	.amdhsa_kernel a_half_of_64
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; One of 64.
	.type one_of_64,@function
one_of_64:
 s_mov_b32 m0, 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_barrier
 s_waitcnt vmcnt(0)
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
 s_endpgm
	.size one_of_64, .-one_of_64
	.amdhsa_kernel one_of_64
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; Ids in registers of their own are 0 as well, for a work-item of which that is sure.
; CHECK-DAG: definite missing-wait in id_of_its_own:
	.type id_of_its_own,@function
id_of_its_own:
 s_mov_b32 m0, 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size id_of_its_own, .-id_of_its_own
	.amdhsa_kernel id_of_its_own
		.amdhsa_system_vgpr_workitem_id 1
	.end_amdhsa_kernel

; Of 96 work-items there are two waves or more.
; CHECK-DAG: definite bare-barrier in two_waves:
	.type two_waves,@function
two_waves:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 128, v1
 ds_read_b32 v4, v3
 s_endpgm
	.size two_waves, .-two_waves
	.amdhsa_kernel two_waves
	.end_amdhsa_kernel

; Of one axis, v1 is nothing that is known.
; CHECK-DAG: unproven missing-wait in no_id:
	.type no_id,@function
no_id:
 s_mov_b32 m0, 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size no_id, .-no_id
	.amdhsa_kernel no_id
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: one_of_32_lanes_by_the_descriptor
    .max_flat_workgroup_size: 32
    .wavefront_size: 32
  - .name: two_of_32_lanes
    .max_flat_workgroup_size: 64
    .wavefront_size: 32
  - .name: a_half_of_64
    .max_flat_workgroup_size: 32
    .wavefront_size: 32
  - .name: one_of_64
    .max_flat_workgroup_size: 64
    .wavefront_size: 32
  - .name: id_of_its_own
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: two_waves
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
    .reqd_workgroup_size: [96, 1, 1]
  - .name: no_id
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
