; A disassembler prints the bytes of a symbol that is an object as data, and leaves out runs of zeros. Where code goes on into such
; bytes, they are executed, and nothing is proved of it.
; REQUIRES: bitwuzla, lld, llc-22
; DEFINE: %{assemble} = llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu=gfx942 -filetype=obj
; RUN: variant OBJECT %s > %t.s
; RUN: %{assemble} %t.s -o %t.o
; RUN: ldsopt check %t.o | filecheck %s
; RUN: ldsopt link %t.o -o %t.hsaco
; RUN: ldsopt check %t.hsaco | filecheck %s
; RUN: ldsopt check %t.hsaco --kernel k | filecheck %s
; RUN: variant ZEROS %s > %t.s
; RUN: %{assemble} %t.s -o %t.o
; RUN: ldsopt check %t.o | filecheck %s
; CHECK: unproven unreadable-code in k
; CHECK: .long
; Constants behind a branch are not executed.
; RUN: variant BEHIND %s > %t.s
; RUN: %{assemble} %t.s -o %t.o
; RUN: ldsopt check %t.o | filecheck %s --check-prefix=NONE
; NONE: no findings

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.globl	k
	.p2align	8
	.type	k,@function
k:
	v_lshlrev_b32_e32 v1, 2, v0
;OBJECT 	.type	words,@object
;OBJECT words:
;OBJECT 	v_mov_b32_e32 v1, 0
;ZEROS 	.fill	16, 4, 0
	ds_write_b32 v1, v0
	s_endpgm
;BEHIND 	.type	words,@object
;BEHIND words:
;BEHIND 	.long	0x12345678
;BEHIND 	.fill	16, 4, 0
	.size	k, .-k
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 512
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 4
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .group_segment_fixed_size: 512
    .kernarg_segment_align: 4
    .kernarg_segment_size: 0
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [128, 1, 1]
    .private_segment_fixed_size: 0
    .sgpr_count: 8
    .vgpr_count: 2
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx942
amdhsa.version: [1, 2]
...
	.end_amdgpu_metadata
