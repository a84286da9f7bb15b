; A write of LDS or a copy that is outstanding at a barrier, behind which another wave touches what it writes: definite
; where that are the first lanes of two waves, or any lane of a copy. A kernel without an expectation has no finding.
; RUN: exits 1 ldsopt check %s --no-races --verbose | filecheck %s
; CHECK: 5 definite, 9 unproven

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
; The first lane of another wave.
; CHECK-DAG: definite bare-barrier in the_first_lane_of_another_wave:
	.type the_first_lane_of_another_wave,@function
the_first_lane_of_another_wave:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
 s_endpgm
	.size the_first_lane_of_another_wave, .-the_first_lane_of_another_wave
	.amdhsa_kernel the_first_lane_of_another_wave
	.end_amdhsa_kernel

; A lane that is not the first.
; CHECK-DAG: unproven bare-barrier in a_lane_that_is_not_the_first:
	.type a_lane_that_is_not_the_first,@function
a_lane_that_is_not_the_first:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 4, v1
 ds_read_b32 v4, v3
 s_endpgm
	.size a_lane_that_is_not_the_first, .-a_lane_that_is_not_the_first
	.amdhsa_kernel a_lane_that_is_not_the_first
	.end_amdhsa_kernel

; With a wait.
	.type with_a_wait,@function
with_a_wait:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_waitcnt lgkmcnt(0)
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
 s_endpgm
	.size with_a_wait, .-with_a_wait
	.amdhsa_kernel with_a_wait
	.end_amdhsa_kernel

; In every iteration.
; CHECK-DAG: definite bare-barrier in in_every_iteration:
	.type in_every_iteration,@function
in_every_iteration:
 s_mov_b32 s8, 3
.Lin_every_iteration_3:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
 s_waitcnt lgkmcnt(0)
 s_barrier
 s_sub_i32 s8, s8, 1
 s_cmp_lg_u32 s8, 0
 s_cbranch_scc1 .Lin_every_iteration_3
 s_endpgm
	.size in_every_iteration, .-in_every_iteration
	.amdhsa_kernel in_every_iteration
	.end_amdhsa_kernel

; Any lane of a copy.
; CHECK-DAG: definite dma-across-barrier in any_lane_of_a_copy:
; CHECK-DAG: unproven missing-wait in any_lane_of_a_copy:
	.type any_lane_of_a_copy,@function
any_lane_of_a_copy:
 v_readfirstlane_b32 s0, v0
 s_lshl_b32 m0, s0, 2
 s_nop 0
 buffer_load_dword v5, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v1, 2, v0
 s_barrier
 v_xor_b32_e32 v3, 268, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_endpgm
	.size any_lane_of_a_copy, .-any_lane_of_a_copy
	.amdhsa_kernel any_lane_of_a_copy
	.end_amdhsa_kernel

; By waves that part.
; CHECK-DAG: unproven bare-barrier in by_waves_that_part:
	.type by_waves_that_part,@function
by_waves_that_part:
 v_readfirstlane_b32 s9, v0
 s_cmp_lg_u32 s9, 64
 s_cbranch_scc1 .Lby_waves_that_part_1
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
.Lby_waves_that_part_1:
 s_endpgm
	.size by_waves_that_part, .-by_waves_that_part
	.amdhsa_kernel by_waves_that_part
	.end_amdhsa_kernel

; Behind where waves part.
; CHECK-DAG: definite bare-barrier in behind_where_waves_part:
	.type behind_where_waves_part,@function
behind_where_waves_part:
 v_readfirstlane_b32 s9, v0
 s_cmp_lg_u32 s9, 64
 s_cbranch_scc1 .Lbehind_where_waves_part_1
 s_nop 1
.Lbehind_where_waves_part_1:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
 s_endpgm
	.size behind_where_waves_part, .-behind_where_waves_part
	.amdhsa_kernel behind_where_waves_part
	.end_amdhsa_kernel

; Where only some waves wait.
; CHECK-DAG: unproven bare-barrier in where_only_some_waves_wait:
	.type where_only_some_waves_wait,@function
where_only_some_waves_wait:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 v_readfirstlane_b32 s9, v0
 s_cmp_lg_u32 s9, 64
 s_cbranch_scc1 .Lwhere_only_some_waves_wait_1
 s_waitcnt vmcnt(0) lgkmcnt(0)
.Lwhere_only_some_waves_wait_1:
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
 s_endpgm
	.size where_only_some_waves_wait, .-where_only_some_waves_wait
	.amdhsa_kernel where_only_some_waves_wait
	.end_amdhsa_kernel

; With a barrier of some waves.
; CHECK-DAG: unproven bare-barrier in with_a_barrier_of_some_waves:
	.type with_a_barrier_of_some_waves,@function
with_a_barrier_of_some_waves:
 v_readfirstlane_b32 s9, v0
 s_cmp_lg_u32 s9, 64
 s_cbranch_scc1 .Lwith_a_barrier_of_some_waves_1
 s_barrier
.Lwith_a_barrier_of_some_waves_1:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
 s_endpgm
	.size with_a_barrier_of_some_waves, .-with_a_barrier_of_some_waves
	.amdhsa_kernel with_a_barrier_of_some_waves
	.end_amdhsa_kernel

; Where a call may be anything.
; CHECK-DAG: unproven bare-barrier in where_a_call_may_be_anything:
; CHECK-DAG: unproven unreadable-code in where_a_call_may_be_anything:
	.type where_a_call_may_be_anything,@function
where_a_call_may_be_anything:
 s_swappc_b64 s[30:31], s[20:21]
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
 s_endpgm
	.size where_a_call_may_be_anything, .-where_a_call_may_be_anything
	.amdhsa_kernel where_a_call_may_be_anything
	.end_amdhsa_kernel

; There have to be two waves: a workgroup of any size may have one.
; CHECK-DAG: unproven bare-barrier in size_unknown:
	.type size_unknown,@function
size_unknown:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
 s_endpgm
	.size size_unknown, .-size_unknown
	.amdhsa_kernel size_unknown
	.end_amdhsa_kernel

; One wave, and no address as large as that.
	.type size_of_64_1_1,@function
size_of_64_1_1:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
 s_endpgm
	.size size_of_64_1_1, .-size_of_64_1_1
	.amdhsa_kernel size_of_64_1_1
	.end_amdhsa_kernel

; Two.
; CHECK-DAG: definite bare-barrier in size_of_65_1_1:
	.type size_of_65_1_1,@function
size_of_65_1_1:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
 s_endpgm
	.size size_of_65_1_1, .-size_of_65_1_1
	.amdhsa_kernel size_of_65_1_1
	.end_amdhsa_kernel

; Two, but no address as large as that.
	.type size_of_32_8_1,@function
size_of_32_8_1:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
 s_endpgm
	.size size_of_32_8_1, .-size_of_32_8_1
	.amdhsa_kernel size_of_32_8_1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: the_first_lane_of_another_wave
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [256, 1, 1]
  - .name: a_lane_that_is_not_the_first
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [256, 1, 1]
  - .name: with_a_wait
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [256, 1, 1]
  - .name: in_every_iteration
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [256, 1, 1]
  - .name: any_lane_of_a_copy
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [256, 1, 1]
  - .name: by_waves_that_part
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [256, 1, 1]
  - .name: behind_where_waves_part
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [256, 1, 1]
  - .name: where_only_some_waves_wait
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [256, 1, 1]
  - .name: with_a_barrier_of_some_waves
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [256, 1, 1]
  - .name: where_a_call_may_be_anything
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [256, 1, 1]
  - .name: size_unknown
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: size_of_64_1_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [64, 1, 1]
  - .name: size_of_65_1_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [65, 1, 1]
  - .name: size_of_32_8_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [32, 8, 1]
...
	.end_amdgpu_metadata
