; What a kernel leads to belongs to its verdict. All code is read although --kernel names one kernel, where it is called or jumped
; to by an address that no code near the call computes. Code that a kernel falls into is read with it.
; REQUIRES: lld, llc-22
; RUN: llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu=gfx942 -filetype=obj %s -o %t.o
; RUN: ldsopt link %t.o -o %t.hsaco
; RUN: exits 1 ldsopt check %t.hsaco --no-races --kernel by_table | filecheck %s --check-prefix=CALLEE
; RUN: exits 1 ldsopt check %t.hsaco --no-races --kernel by_either | filecheck %s --check-prefix=CALLEE
; RUN: exits 1 ldsopt check %t.hsaco --no-races --kernel twice | filecheck %s --check-prefix=CALLEE
; CALLEE: definite register-hazard in reads
; RUN: ldsopt check %t.hsaco --no-races --kernel harmless | filecheck %s --check-prefix=HARMLESS
; HARMLESS: no findings
; HARMLESS: reads (--kernel does not name it)
; RUN: ldsopt check %t.hsaco --no-races --kernel falls | filecheck %s --check-prefix=FALLS
; FALLS: unproven unreadable-code in falls
; FALLS: its code goes on behind its end

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.globl	reads
	.p2align	8
	.type	reads,@function
reads:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	ds_read_b32 v1, v0
	v_mov_b32_e32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_setpc_b64 s[30:31]
	.size	reads, .-reads
	.p2align	8
	.type	returns,@function
returns:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_setpc_b64 s[30:31]
	.size	returns, .-returns
	.globl	by_table
	.p2align	8
	.type	by_table,@function
by_table:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, reads@gotpcrel32@lo+4
	s_addc_u32 s5, s5, reads@gotpcrel32@hi+12
	s_load_dwordx2 s[4:5], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_swappc_b64 s[30:31], s[4:5]
	s_endpgm
	.size	by_table, .-by_table
; One of two paths computes the address.
	.globl	by_either
	.p2align	8
	.type	by_either,@function
by_either:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[4:5], 0
	s_cbranch_scc0 .Lcall
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, returns@rel32@lo+4
	s_addc_u32 s5, s5, returns@rel32@hi+12
.Lcall:
	s_swappc_b64 s[30:31], s[4:5]
	s_endpgm
	.size	by_either, .-by_either
	.globl	twice
	.p2align	8
	.type	twice,@function
twice:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, returns@rel32@lo+4
	s_addc_u32 s5, s5, returns@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_readlane_b32 s4, v40, 0
	s_swappc_b64 s[30:31], s[4:5]
	s_endpgm
	.size	twice, .-twice
	.globl	harmless
	.p2align	8
	.type	harmless,@function
harmless:
	s_getpc_b64 s[34:35]
	s_add_u32 s34, s34, returns@rel32@lo+4
	s_addc_u32 s35, s35, returns@rel32@hi+12
	s_swappc_b64 s[30:31], s[34:35]
	s_swappc_b64 s[30:31], s[34:35]
	s_endpgm
	.size	harmless, .-harmless
; Without a size it reaches up to the next function.
	.globl	falls
	.p2align	8
	.type	falls,@function
falls:
	v_mov_b32_e32 v0, 0
	.p2align	8
	.type	behind,@function
behind:
	ds_read_b32 v1, v0
	v_mov_b32_e32 v2, v1
	s_endpgm
	.size	behind, .-behind
	.section	.rodata,"a",@progbits
	.amdhsa_kernel by_table
		.amdhsa_next_free_vgpr 41
		.amdhsa_next_free_sgpr 48
		.amdhsa_accum_offset 44
	.end_amdhsa_kernel
	.amdhsa_kernel by_either
		.amdhsa_next_free_vgpr 41
		.amdhsa_next_free_sgpr 48
		.amdhsa_accum_offset 44
	.end_amdhsa_kernel
	.amdhsa_kernel twice
		.amdhsa_next_free_vgpr 41
		.amdhsa_next_free_sgpr 48
		.amdhsa_accum_offset 44
	.end_amdhsa_kernel
	.amdhsa_kernel harmless
		.amdhsa_next_free_vgpr 41
		.amdhsa_next_free_sgpr 48
		.amdhsa_accum_offset 44
	.end_amdhsa_kernel
	.amdhsa_kernel falls
		.amdhsa_next_free_vgpr 41
		.amdhsa_next_free_sgpr 48
		.amdhsa_accum_offset 44
	.end_amdhsa_kernel
