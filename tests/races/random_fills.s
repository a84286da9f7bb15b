; The beginning and the end of a kernel of two waves: s4 is its number, s[0:1] point to its arguments.
; === HEAD
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 s_load_dword s4, s[0:1], 0x8
 s_waitcnt lgkmcnt(0)
; === TAIL
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 65536
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_accum_offset 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .args:
      - .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
      - .offset: 8
        .size: 4
        .value_kind: by_value
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 65536
    .private_segment_fixed_size: 0
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [128, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: 64
...
	.end_amdgpu_metadata
