; The report says where no two waves can race because a workgroup has one wave, by its bounds or as the user says.
; RUN: ldsopt check -v %s | filecheck %s
; CHECK: no findings
; CHECK: written: each defined launch has workgroups of one wave, so no two waves race
; RUN: sed 's/workgroup_size: 64/workgroup_size: 128/' %s | ldsopt check -v --assume workgroup-size=64 - | filecheck %s
; RUN: sed 's/workgroup_size: 64/workgroup_size: 128/' %s | exits 1 ldsopt check -v - -o - | filecheck %s --check-prefix=TWO
; TWO: definite wave-race in written
; TWO-NOT: workgroups of one wave
; REQUIRES: bitwuzla, pseudocode

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type written,@function
written:
 v_and_b32_e32 v0, 0x3ff, v0
 v_lshlrev_b32_e32 v2, 2, v0
 v_xor_b32_e32 v3, 0x100, v2
 ds_write_b32 v2, v0
 ds_write_b32 v3, v0
 s_endpgm
	.size written, .-k
	.amdhsa_kernel written
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: written
    .group_segment_fixed_size: 4096
    .kernarg_segment_size: 4
    .max_flat_workgroup_size: 64
    .wavefront_size: 64
    .args:
      - .offset: 0
        .size: 4
        .value_kind: by_value
...
	.end_amdgpu_metadata
