; Shapes of kernels written by hand that people asked about: which wait is missing, and nothing with it. A kernel
; without an expectation has no finding.
; RUN: exits 1 ldsopt check %s --no-races --verbose | filecheck %s
; CHECK: 8 definite, 3 unproven

	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.text
; A loaded value is written to LDS.
; CHECK-DAG: definite register-hazard in a_loaded_value_is_written_to_lds:
	.type a_loaded_value_is_written_to_lds,@function
a_loaded_value_is_written_to_lds:
 global_load_dword v2, v[10:11], off
 s_nop 0
 ds_write_b32 v3, v2
 s_endpgm
	.size a_loaded_value_is_written_to_lds, .-a_loaded_value_is_written_to_lds
	.amdhsa_kernel a_loaded_value_is_written_to_lds
	.end_amdhsa_kernel

	.type a_loaded_value_is_written_to_lds_with_a_wait,@function
a_loaded_value_is_written_to_lds_with_a_wait:
 global_load_dword v2, v[10:11], off
 s_waitcnt vmcnt(0)
 ds_write_b32 v3, v2
 s_endpgm
	.size a_loaded_value_is_written_to_lds_with_a_wait, .-a_loaded_value_is_written_to_lds_with_a_wait
	.amdhsa_kernel a_loaded_value_is_written_to_lds_with_a_wait
	.end_amdhsa_kernel

; Reads at the end of an iteration for the next one.
; CHECK-DAG: definite register-hazard in reads_at_the_end_of_an_iteration_for_the_next_one:
; CHECK-DAG: unproven register-hazard in reads_at_the_end_of_an_iteration_for_the_next_one:
	.type reads_at_the_end_of_an_iteration_for_the_next_one,@function
reads_at_the_end_of_an_iteration_for_the_next_one:
 v_lshlrev_b32_e32 v1, 4, v0
 s_mov_b32 s9, 0
 ds_read_b128 v[8:11], v1
 ds_read_b128 v[12:15], v1 offset:4096
 s_waitcnt lgkmcnt(0)
.Lreads_at_the_end_of_an_iteration_for_the_next_one_1:
 v_mfma_f32_16x16x16_f16 a[0:3], v[8:9], v[12:13], a[0:3]
 v_mfma_f32_16x16x16_f16 a[0:3], v[10:11], v[14:15], a[0:3]
 ds_read_b128 v[8:11], v1 offset:8192
 ds_read_b128 v[12:15], v1 offset:12288
 s_nop 0
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, 16
 s_cbranch_scc1 .Lreads_at_the_end_of_an_iteration_for_the_next_one_1
 s_endpgm
	.size reads_at_the_end_of_an_iteration_for_the_next_one, .-reads_at_the_end_of_an_iteration_for_the_next_one
	.amdhsa_kernel reads_at_the_end_of_an_iteration_for_the_next_one
	.end_amdhsa_kernel

	.type reads_at_the_end_of_an_iteration_for_the_next_one_with_a_wait,@function
reads_at_the_end_of_an_iteration_for_the_next_one_with_a_wait:
 v_lshlrev_b32_e32 v1, 4, v0
 s_mov_b32 s9, 0
 ds_read_b128 v[8:11], v1
 ds_read_b128 v[12:15], v1 offset:4096
 s_waitcnt lgkmcnt(0)
.Lreads_at_the_end_of_an_iteration_for_the_next_one_with_a_wait_1:
 v_mfma_f32_16x16x16_f16 a[0:3], v[8:9], v[12:13], a[0:3]
 v_mfma_f32_16x16x16_f16 a[0:3], v[10:11], v[14:15], a[0:3]
 ds_read_b128 v[8:11], v1 offset:8192
 ds_read_b128 v[12:15], v1 offset:12288
 s_waitcnt lgkmcnt(0)
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, 16
 s_cbranch_scc1 .Lreads_at_the_end_of_an_iteration_for_the_next_one_with_a_wait_1
 s_endpgm
	.size reads_at_the_end_of_an_iteration_for_the_next_one_with_a_wait, .-reads_at_the_end_of_an_iteration_for_the_next_one_with_a_wait
	.amdhsa_kernel reads_at_the_end_of_an_iteration_for_the_next_one_with_a_wait
	.end_amdhsa_kernel

; One read fewer on one path.
; CHECK-DAG: definite register-hazard in one_read_fewer_on_one_path:
	.type one_read_fewer_on_one_path,@function
one_read_fewer_on_one_path:
 v_lshlrev_b32_e32 v1, 4, v0
 ds_read_b128 v[8:11], v1
 s_cmp_eq_u32 s8, 0
 s_cbranch_scc1 .Lone_read_fewer_on_one_path_1
 ds_read_b128 v[12:15], v1 offset:4096
.Lone_read_fewer_on_one_path_1:
 s_waitcnt lgkmcnt(1)
 v_mfma_f32_16x16x16_f16 a[0:3], v[8:9], v[10:11], a[0:3]
 s_endpgm
	.size one_read_fewer_on_one_path, .-one_read_fewer_on_one_path
	.amdhsa_kernel one_read_fewer_on_one_path
	.end_amdhsa_kernel

	.type one_read_fewer_on_one_path_with_a_wait,@function
one_read_fewer_on_one_path_with_a_wait:
 v_lshlrev_b32_e32 v1, 4, v0
 ds_read_b128 v[8:11], v1
 s_cmp_eq_u32 s8, 0
 s_cbranch_scc1 .Lone_read_fewer_on_one_path_with_a_wait_1
 ds_read_b128 v[12:15], v1 offset:4096
.Lone_read_fewer_on_one_path_with_a_wait_1:
 s_waitcnt lgkmcnt(0)
 v_mfma_f32_16x16x16_f16 a[0:3], v[8:9], v[10:11], a[0:3]
 s_endpgm
	.size one_read_fewer_on_one_path_with_a_wait, .-one_read_fewer_on_one_path_with_a_wait
	.amdhsa_kernel one_read_fewer_on_one_path_with_a_wait
	.end_amdhsa_kernel

; One too weak.
; CHECK-DAG: definite register-hazard in one_too_weak:
	.type one_too_weak,@function
one_too_weak:
 v_lshlrev_b32_e32 v1, 4, v0
 global_load_dwordx4 v[8:11], v1, s[2:3]
 global_load_dwordx4 v[12:15], v1, s[2:3] offset:1024
 s_waitcnt vmcnt(2)
 ds_write_b128 v1, v[8:11]
 s_waitcnt vmcnt(0)
 ds_write_b128 v1, v[12:15] offset:8192
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b128 v[16:19], v1 offset:64
 s_endpgm
	.size one_too_weak, .-one_too_weak
	.amdhsa_kernel one_too_weak
	.end_amdhsa_kernel

	.type one_too_weak_with_a_wait,@function
one_too_weak_with_a_wait:
 v_lshlrev_b32_e32 v1, 4, v0
 global_load_dwordx4 v[8:11], v1, s[2:3]
 global_load_dwordx4 v[12:15], v1, s[2:3] offset:1024
 s_waitcnt vmcnt(1)
 ds_write_b128 v1, v[8:11]
 s_waitcnt vmcnt(0)
 ds_write_b128 v1, v[12:15] offset:8192
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b128 v[16:19], v1 offset:64
 s_endpgm
	.size one_too_weak_with_a_wait, .-one_too_weak_with_a_wait
	.amdhsa_kernel one_too_weak_with_a_wait
	.end_amdhsa_kernel

; None before a barrier.
; CHECK-DAG: unproven bare-barrier in none_before_a_barrier:
	.type none_before_a_barrier,@function
none_before_a_barrier:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_nop 0
 s_barrier
 v_xor_b32_e32 v1, 0x100, v1
 ds_read_b32 v3, v1
 s_endpgm
	.size none_before_a_barrier, .-none_before_a_barrier
	.amdhsa_kernel none_before_a_barrier
	.end_amdhsa_kernel

	.type none_before_a_barrier_with_a_wait,@function
none_before_a_barrier_with_a_wait:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_waitcnt lgkmcnt(0)
 s_barrier
 v_xor_b32_e32 v1, 0x100, v1
 ds_read_b32 v3, v1
 s_endpgm
	.size none_before_a_barrier_with_a_wait, .-none_before_a_barrier_with_a_wait
	.amdhsa_kernel none_before_a_barrier_with_a_wait
	.end_amdhsa_kernel

; Fifteen are outstanding at most, so the sixteenth read has completed the first; the wait with all bits set waits for
; nothing.
	.type behind_15,@function
behind_15:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_read_b32 v51, v1
 ds_read_b32 v60, v1 offset:256
 ds_read_b32 v61, v1 offset:512
 ds_read_b32 v62, v1 offset:768
 ds_read_b32 v63, v1 offset:1024
 ds_read_b32 v64, v1 offset:1280
 ds_read_b32 v65, v1 offset:1536
 ds_read_b32 v66, v1 offset:1792
 ds_read_b32 v67, v1 offset:2048
 ds_read_b32 v68, v1 offset:2304
 ds_read_b32 v69, v1 offset:2560
 ds_read_b32 v70, v1 offset:2816
 ds_read_b32 v71, v1 offset:3072
 ds_read_b32 v72, v1 offset:3328
 ds_read_b32 v73, v1 offset:3584
 ds_read_b32 v74, v1 offset:3840
 s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15)
 v_add_u32_e32 v2, v51, v51
 s_endpgm
	.size behind_15, .-behind_15
	.amdhsa_kernel behind_15
	.end_amdhsa_kernel

; One fewer has not.
; CHECK-DAG: definite register-hazard in behind_14:
	.type behind_14,@function
behind_14:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_read_b32 v51, v1
 ds_read_b32 v60, v1 offset:256
 ds_read_b32 v61, v1 offset:512
 ds_read_b32 v62, v1 offset:768
 ds_read_b32 v63, v1 offset:1024
 ds_read_b32 v64, v1 offset:1280
 ds_read_b32 v65, v1 offset:1536
 ds_read_b32 v66, v1 offset:1792
 ds_read_b32 v67, v1 offset:2048
 ds_read_b32 v68, v1 offset:2304
 ds_read_b32 v69, v1 offset:2560
 ds_read_b32 v70, v1 offset:2816
 ds_read_b32 v71, v1 offset:3072
 ds_read_b32 v72, v1 offset:3328
 ds_read_b32 v73, v1 offset:3584
 s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15)
 v_add_u32_e32 v2, v51, v51
 s_endpgm
	.size behind_14, .-behind_14
	.amdhsa_kernel behind_14
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: a_loaded_value_is_written_to_lds
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_loaded_value_is_written_to_lds_with_a_wait
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: reads_at_the_end_of_an_iteration_for_the_next_one
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: reads_at_the_end_of_an_iteration_for_the_next_one_with_a_wait
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: one_read_fewer_on_one_path
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: one_read_fewer_on_one_path_with_a_wait
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: one_too_weak
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: one_too_weak_with_a_wait
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: none_before_a_barrier
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: none_before_a_barrier_with_a_wait
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: behind_15
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: behind_14
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
