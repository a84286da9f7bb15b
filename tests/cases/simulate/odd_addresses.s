; Words at addresses that are no multiples of four lie beside one another: no byte is of two of them.
; REQUIRES: bitwuzla
; RUN: ldsopt simulate --machine %s --kernel odd --block 128 | filecheck %s --check-prefix=NONE
; RUN: exits 1 ldsopt simulate --machine %s --kernel closer --block 128 | filecheck %s
; RUN: exits 1 ldsopt check -v %s -o - | filecheck %s --check-prefix=CHECK-RACES

; NONE: no findings
; CHECK: race: wave 1 writes LDS byte 129 that wave 0 touched
; CHECK-RACES: definite wave-race in closer
; CHECK-RACES: odd: {{.*}} 2 proved free of races
; CHECK-RACES: closer: {{.*}} definite

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type odd,@function
odd:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v0 offset:3
 v_xor_b32_e32 v2, 0, v1
 ds_read_b32 v3, v2 offset:3
 s_endpgm
	.size odd, .-odd
	.amdhsa_kernel odd
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_user_sgpr_count 0
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.type closer,@function
closer:
 v_lshlrev_b32_e32 v1, 1, v0
 ds_write_b32 v1, v0 offset:1
 s_endpgm
	.size closer, .-closer
	.amdhsa_kernel closer
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_user_sgpr_count 0
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: odd
    .group_segment_fixed_size: 1024
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [128, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: 64
    .kernarg_segment_size: 0
  - .name: closer
    .group_segment_fixed_size: 1024
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [128, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: 64
    .kernarg_segment_size: 0
...
	.end_amdgpu_metadata
