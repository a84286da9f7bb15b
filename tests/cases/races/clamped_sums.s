; A sum or a difference with clamp does not wrap: it ends at the largest number, or at 0.
; REQUIRES: bitwuzla, pseudocode
; RUN: variant APART %s > %t.s
; RUN: ldsopt check %t.s | filecheck %s --check-prefix=FREE
; RUN: variant APARTREV %s > %t.s
; RUN: ldsopt check %t.s | filecheck %s --check-prefix=FREE
; RUN: variant HALVES %s > %t.s
; RUN: ldsopt check %t.s | filecheck %s --check-prefix=FREE
; FREE: no findings
; Without clamp these would be apart: both waves meet in byte 0.
; RUN: variant DIFFERENCE %s > %t.s
; RUN: exits 1 ldsopt check %t.s | filecheck %s
; RUN: variant SUM %s > %t.s
; RUN: exits 1 ldsopt check %t.s | filecheck %s
; CHECK: definite wave-race in clamps
; Of the other sums with clamp nothing is known: with sign.
; RUN: variant SIGNED %s > %t.s
; RUN: ldsopt check %t.s | filecheck %s --check-prefix=OPEN
; OPEN: unproven wave-race in clamps

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.globl	clamps
	.p2align	8
	.type	clamps,@function
clamps:
	v_mov_b32_e32 v2, 63
;APART v_sub_u32_e64 v1, v0, v2 clamp
;APARTREV v_subrev_u32_e64 v1, v2, v0 clamp
;HALVES v_sub_u32_e64 v1, v0, v2 clamp
;HALVES v_add_u32_e64 v1, v1, v2 clamp
;DIFFERENCE v_sub_u32_e64 v1, v0, 64 clamp
	v_mov_b32_e32 v3, 0xffffffc0
;SUM v_add_u32_e64 v1, v0, v3 clamp
;SUM v_not_b32_e32 v1, v1
;SIGNED v_sub_i32 v1, v0, v2 clamp
	v_lshlrev_b32_e32 v1, 2, v1
	ds_write_b32 v1, v0
	s_endpgm
	.size	clamps, .-clamps
	.section	.rodata,"a",@progbits
	.amdhsa_kernel clamps
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 4
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: clamps
    .symbol: clamps.kd
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 4
    .kernarg_segment_size: 0
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [128, 1, 1]
    .private_segment_fixed_size: 0
    .sgpr_count: 8
    .vgpr_count: 4
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx942
amdhsa.version: [1, 2]
...
	.end_amdgpu_metadata
