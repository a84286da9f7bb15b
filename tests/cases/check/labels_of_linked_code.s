; A disassembler prints the code of a symbol up to the next symbol. Where labels are symbols, that is not the whole function, so
; all code is read although --kernel names one kernel.
; REQUIRES: bitwuzla, lld, llc-22
; RUN: llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu=gfx942 -filetype=obj %s -o %t.o
; RUN: ldsopt link %t.o -o %t.hsaco
; RUN: exits 1 ldsopt check %t.hsaco --kernel writes | filecheck %s
; CHECK: 1 definite, 0 unproven, 0 latent, 1 function left out
; CHECK: definite wave-race in writes
; CHECK: ds_write_b32 v1, v0

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.globl	writes
	.p2align	8
	.type	writes,@function
writes:
	v_and_b32_e32 v1, 31, v0
	v_lshlrev_b32_e32 v1, 2, v1
behind:
	ds_write_b32 v1, v0
	s_endpgm
	.size	writes, .-writes
	.globl	other
	.p2align	8
	.type	other,@function
other:
	s_endpgm
	.size	other, .-other
	.section	.rodata,"a",@progbits
	.amdhsa_kernel writes
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 4
	.end_amdhsa_kernel
	.amdhsa_kernel other
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 4
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: writes
    .symbol: writes.kd
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 4
    .kernarg_segment_size: 0
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [128, 1, 1]
    .private_segment_fixed_size: 0
    .sgpr_count: 8
    .vgpr_count: 2
    .wavefront_size: 64
  - .name: other
    .symbol: other.kd
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 4
    .kernarg_segment_size: 0
    .max_flat_workgroup_size: 128
    .private_segment_fixed_size: 0
    .sgpr_count: 8
    .vgpr_count: 2
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx942
amdhsa.version: [1, 2]
...
	.end_amdgpu_metadata
