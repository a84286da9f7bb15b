; A workgroup of one wave has no other wave behind a barrier. A kernel without an expectation has no finding.
; RUN: exits 1 ldsopt check %s --no-races --verbose | filecheck %s
; CHECK: 1 definite, 2 unproven

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
; The size that a workgroup must have.
	.type the_size_that_a_workgroup_must_have,@function
the_size_that_a_workgroup_must_have:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_barrier
 s_waitcnt vmcnt(0)
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
 s_endpgm
	.size the_size_that_a_workgroup_must_have, .-the_size_that_a_workgroup_must_have
	.amdhsa_kernel the_size_that_a_workgroup_must_have
	.end_amdhsa_kernel

; The most work-items that it has.
	.type the_most_work_items_that_it_has,@function
the_most_work_items_that_it_has:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_barrier
 s_waitcnt vmcnt(0)
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
 s_endpgm
	.size the_most_work_items_that_it_has, .-the_most_work_items_that_it_has
	.amdhsa_kernel the_most_work_items_that_it_has
	.end_amdhsa_kernel

; A lane more.
; CHECK-DAG: unproven dma-across-barrier in a_lane_more:
	.type a_lane_more,@function
a_lane_more:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_barrier
 s_waitcnt vmcnt(0)
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
 s_endpgm
	.size a_lane_more, .-a_lane_more
	.amdhsa_kernel a_lane_more
	.end_amdhsa_kernel

; Two waves of a size that it must have.
; CHECK-DAG: definite dma-across-barrier in two_waves_of_a_size_that_it_must_have:
	.type two_waves_of_a_size_that_it_must_have,@function
two_waves_of_a_size_that_it_must_have:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_barrier
 s_waitcnt vmcnt(0)
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
 s_endpgm
	.size two_waves_of_a_size_that_it_must_have, .-two_waves_of_a_size_that_it_must_have
	.amdhsa_kernel two_waves_of_a_size_that_it_must_have
	.end_amdhsa_kernel

; No size at all.
; CHECK-DAG: unproven dma-across-barrier in no_size_at_all:
	.type no_size_at_all,@function
no_size_at_all:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_barrier
 s_waitcnt vmcnt(0)
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
 s_endpgm
	.size no_size_at_all, .-no_size_at_all
	.amdhsa_kernel no_size_at_all
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: the_size_that_a_workgroup_must_have
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [64, 1, 1]
  - .name: the_most_work_items_that_it_has
    .max_flat_workgroup_size: 64
    .wavefront_size: 64
  - .name: a_lane_more
    .max_flat_workgroup_size: 65
    .wavefront_size: 64
  - .name: two_waves_of_a_size_that_it_must_have
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [64, 2, 1]
  - .name: no_size_at_all
    .max_flat_workgroup_size: 0
    .wavefront_size: 64
...
	.end_amdgpu_metadata
