; A race in machine code is at a line of the source if the code has debug information, and one barrier behind the last of
; the block's accesses is for all of them.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: exits 1 ldsopt check %s --format sarif -o %t.sarif
; RUN: filecheck %s --check-prefix SARIF --input-file %t.sarif

; CHECK: definite wave-race in racing
; CHECK: places_in_code.s:[[# @LINE + 24]], sums.hip:6{{$}}
; CHECK-NEXT: ds_write_b32 v1, v0
; CHECK: places_in_code.s:[[# @LINE + 26]], sums.hip:7{{$}}
; CHECK-NEXT: ds_read_b32 v2, v1 offset:256
; CHECK: help: put a barrier behind line [[# @LINE + 21]], or

; A function behind it that has no debug information is at no line of the source.
; CHECK: definite wave-race in silent
; CHECK: places_in_code.s:{{[0-9]+$}}
; CHECK-NEXT: ds_write_b32 v1, v0
; CHECK: places_in_code.s:{{[0-9]+$}}
; CHECK-NEXT: ds_read_b32 v2, v1 offset:256

; SARIF: "uri": "sums.hip"
; SARIF: "startLine": 7

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.file	1 "/kernels" "sums.hip"
	.type racing,@function
racing:
	.loc	1 5 3
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	1 6 3
	ds_write_b32 v1, v0
	ds_write_b32 v1, v0 offset:4096
	s_waitcnt lgkmcnt(0)
	.loc	1 7 3
	ds_read_b32 v2, v1 offset:256
	ds_read_b32 v3, v1 offset:4352
	s_waitcnt lgkmcnt(0)
	s_endpgm
	.size racing, .-racing
	.amdhsa_kernel racing
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.type silent,@function
silent:
	v_lshlrev_b32_e32 v1, 2, v0
	ds_write_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v2, v1 offset:256
	s_waitcnt lgkmcnt(0)
	s_endpgm
	.size silent, .-silent
	.amdhsa_kernel silent
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: racing
    .group_segment_fixed_size: 8192
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
  - .name: silent
    .group_segment_fixed_size: 8192
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
