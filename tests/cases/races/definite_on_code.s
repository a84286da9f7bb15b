; Races between waves of machine code are definite if the emulator sees them, else unproven, with the reason.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check %s --verbose -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: exits 1 ldsopt check %s --race-seconds 0.0001 -o %t.late
; RUN: filecheck %s --check-prefix LATE --input-file %t.late

; CHECK: definite wave-race in racing
; CHECK: ds_write_b32 v1, v0
; CHECK: ds_read_b32 v2, v1 offset:256
; CHECK: definite: both may run between the entry and the next barrier: wave 1 writes LDS byte 256 that wave 0 touched,
; CHECK-SAME: with no barrier between, in a launch of 256 x 1 x 1 work-items, argument 1 = 3, buffers of zeros
; CHECK-NEXT: help: put a barrier behind line

; CHECK: definite wave-race in by_argument
; CHECK: definite: {{.*}} argument 1 = 74565, buffers of zeros

; CHECK-NOT: wave-race in same_bytes
; CHECK: unproven wave-race in too_early
; CHECK: unproven: {{.*}}: the solver has a counterexample that no execution showed
; CHECK: unproven wave-race in not_executed
; CHECK: unproven: {{.*}}; it cannot be executed: line {{[0-9]+}}, s_memrealtime s[8:9]: an access of scalar memory

; CHECK: parted: 1 pair of LDS accesses of two waves in one barrier interval: 1 proved free of races

; LATE: unproven wave-race in racing
; LATE: unproven: {{.*}}: the limit of the solver for a module (--race-seconds); the limit of executions for a module (--race-seconds)
; LATE: help: let the solver take longer (--race-seconds 60)

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
; A wave writes what the next one reads. The emulator sees it.
	.type racing,@function
racing:
 v_lshlrev_b32_e32 v1, 2, v0
 v_nop
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 ds_read_b32 v2, v1 offset:256
 s_waitcnt lgkmcnt(0)
 s_endpgm
	.size racing, .-racing
	.amdhsa_kernel racing
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
; The same with a barrier.
	.type parted,@function
parted:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b32 v2, v1 offset:256
 s_waitcnt lgkmcnt(0)
 s_endpgm
	.size parted, .-parted
	.amdhsa_kernel parted
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
; The second argument decides. The counterexample's value of it is what is executed.
	.type by_argument,@function
by_argument:
 s_load_dword s2, s[0:1], 0x8
 v_lshlrev_b32_e32 v1, 2, v0
 v_lshlrev_b32_e32 v3, 2, v0
 s_waitcnt lgkmcnt(0)
 s_cmp_eq_u32 s2, 0x12345
 s_cselect_b32 s3, 0x100, 0
 v_add_u32_e32 v3, s3, v3
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 ds_read_b32 v2, v3
 s_waitcnt lgkmcnt(0)
 s_endpgm
	.size by_argument, .-by_argument
	.amdhsa_kernel by_argument
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
; Two waves store one value: no execution shows that a byte changes.
	.type same_bytes,@function
same_bytes:
 v_mov_b32_e32 v1, 0
 v_mov_b32_e32 v2, 0
 ds_write_b32 v1, v2
 s_waitcnt lgkmcnt(0)
 s_endpgm
	.size same_bytes, .-same_bytes
	.amdhsa_kernel same_bytes
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
; A register is used that nothing has waited for: what this executes has no meaning.
	.type too_early,@function
too_early:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v0
 ds_read_b32 v3, v1
 v_lshlrev_b32_e32 v3, 2, v3
 ds_write_b32 v1, v3 offset:256
 s_waitcnt lgkmcnt(0)
 s_endpgm
	.size too_early, .-too_early
	.amdhsa_kernel too_early
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
; An instruction that the emulator does not know.
	.type not_executed,@function
not_executed:
 v_lshlrev_b32_e32 v1, 2, v0
 s_memrealtime s[8:9]
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 ds_read_b32 v2, v1 offset:256
 s_waitcnt lgkmcnt(0)
 s_endpgm
	.size not_executed, .-not_executed
	.amdhsa_kernel not_executed
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: racing
    .group_segment_fixed_size: 4096
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .kernarg_segment_size: 16
    .args:
      - .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .offset: 8
        .size: 4
        .value_kind: by_value
  - .name: parted
    .group_segment_fixed_size: 4096
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .kernarg_segment_size: 16
    .args:
      - .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .offset: 8
        .size: 4
        .value_kind: by_value
  - .name: by_argument
    .group_segment_fixed_size: 4096
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .kernarg_segment_size: 16
    .args:
      - .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .offset: 8
        .size: 4
        .value_kind: by_value
  - .name: same_bytes
    .group_segment_fixed_size: 4096
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .kernarg_segment_size: 16
    .args:
      - .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .offset: 8
        .size: 4
        .value_kind: by_value
  - .name: too_early
    .group_segment_fixed_size: 4096
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .kernarg_segment_size: 16
    .args:
      - .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .offset: 8
        .size: 4
        .value_kind: by_value
  - .name: not_executed
    .group_segment_fixed_size: 4096
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .kernarg_segment_size: 16
    .args:
      - .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .offset: 8
        .size: 4
        .value_kind: by_value
...
	.end_amdgpu_metadata
