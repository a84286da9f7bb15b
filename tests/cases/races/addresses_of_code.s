; The waves of a workgroup execute the same code, so an address that is a distance from it is the same for all: each wave
; fills the table with the same constants.
; REQUIRES: bitwuzla, pseudocode
; RUN: ldsopt check -v %s | filecheck %s
; CHECK: table: 1 pair of LDS accesses of two waves in one barrier interval: 0 proved free of races, 1 that write the same value
; CHECK: assumed: no-global-races

; Two distances from two addresses, of which an argument chooses one.
; RUN: sed 's/; other//' %s | ldsopt check - | filecheck %s --check-prefix=NONE
; Distances that the linker writes.
; RUN: sed 's/0x100/constants@rel32@lo+4/; s/s5, s5, 0/s5, s5, constants@rel32@hi+12/' %s | ldsopt check - | filecheck %s --check-prefix=NONE
; RUN: sed 's/0x100/constants@gotpcrel32@lo+4/; s/s5, s5, 0/s5, s5, constants@gotpcrel32@hi+12/' %s | ldsopt check - | filecheck %s --check-prefix=NONE
; NONE: no findings

; What is added may differ by work-item, and is no address of the code then.
; RUN: sed 's/v1, s\[4:5\]/v0, s[4:5]/' %s | ldsopt check - | filecheck %s --check-prefix=OPEN
; RUN: sed 's/s_getpc_b64 s\[4:5\]/v_readfirstlane_b32 s4, v0/' %s | ldsopt check - | filecheck %s --check-prefix=OPEN
; RUN: sed 's/0x100/constants@abs32@lo/' %s | ldsopt check - | filecheck %s --check-prefix=OPEN
; RUN: sed '/s_getpc/d' %s | ldsopt check - --no-assume no-global-races | filecheck %s --check-prefix=OPEN
; OPEN: wave-race in table

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type table,@function
table:
 v_and_b32_e32 v1, 63, v0
 v_lshlrev_b32_e32 v1, 2, v1
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, 0x100
 s_addc_u32 s5, s5, 0
; other s_load_dword s8, s[0:1], 0x0
; other s_getpc_b64 s[6:7]
; other s_add_u32 s6, s6, 0x140
; other s_addc_u32 s7, s7, 0
; other s_waitcnt lgkmcnt(0)
; other s_cmp_eq_u32 s8, 1
; other s_cselect_b32 s4, s4, s6
; other s_cselect_b32 s5, s5, s7
 global_load_dword v2, v1, s[4:5]
 s_waitcnt vmcnt(0)
 ds_write_b32 v1, v2
 s_endpgm
	.size table, .-table
	.amdhsa_kernel table
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_accum_offset 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [1, 1]
amdhsa.kernels:
  - .name: table
    .symbol: table.kd
    .kernarg_segment_size: 8
    .group_segment_fixed_size: 256
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .sgpr_count: 24
    .vgpr_count: 16
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [128, 1, 1]
...
	.end_amdgpu_metadata
