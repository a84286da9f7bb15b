; A path begins where a branch led. A branch on the path that asks for the same value may exclude it, so that a fault is
; not definite: the same registers, an argument that is loaded again, and a mask of lanes made of scalar values.
; RUN: variant SAME %s | ldsopt check - | filecheck %s
; RUN: variant RELOADED %s | ldsopt check - | filecheck %s
; RUN: variant MASK %s | ldsopt check - | filecheck %s
; CHECK: 0 definite, 1 unproven
; CHECK: unproven: its path takes branches that depend on a common value (lines {{[0-9]+}} and {{[0-9]+}}): perhaps no wave does
; Another argument excludes nothing, nor do the ids of work-items; a loop's guard does not say how often it is run.
; RUN: variant OTHER %s | exits 1 ldsopt check - | filecheck %s --check-prefix SURE
; RUN: variant LANES %s | exits 1 ldsopt check - | filecheck %s --check-prefix SURE
; RUN: variant TRIPS %s | exits 1 ldsopt check - | filecheck %s --check-prefix SURE
; SURE: 1 definite, 0 unproven
; A branch that a path takes twice may ask for odd iterations, unless it asks for what is loaded anew.
; RUN: variant ODD %s | ldsopt check - | filecheck %s --check-prefix TWICE
; TWICE: unproven: its path takes the branch of line {{[0-9]+}} more than once: perhaps no wave does
; RUN: variant ANEW %s | exits 1 ldsopt check - | filecheck %s --check-prefix SURE
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
;SAME,RELOADED,MASK,OTHER,LANES 	s_cmp_eq_u32 s4, 0
;SAME,RELOADED,MASK,OTHER,LANES 	s_cbranch_scc0 .Lnone
;SAME,RELOADED,MASK,OTHER,LANES 	global_load_dword v2, v0, s[6:7]
;SAME,RELOADED,MASK,OTHER,LANES .Lnone:
;SAME 	s_bitcmp1_b32 s4, 0
;RELOADED 	s_load_dword s8, s[0:1], 0x0
;RELOADED 	s_waitcnt lgkmcnt(0)
;RELOADED 	s_cmp_lg_u32 s8, 0
;OTHER 	s_cmp_lg_u32 s5, 0
;SAME,RELOADED,OTHER 	s_cbranch_scc0 .Lend
;MASK 	v_mov_b32_e32 v4, s4
;LANES 	v_mov_b32_e32 v4, v0
;MASK,LANES 	v_cmp_ne_u32_e64 s[8:9], 0, v4
;MASK,LANES 	s_nop 4
;MASK,LANES 	s_and_saveexec_b64 s[10:11], s[8:9]
;MASK,LANES 	s_cbranch_execz .Lend
;TRIPS 	s_cmp_eq_u32 s4, 0
;TRIPS 	s_cbranch_scc1 .Lend
;TRIPS .Lloop:
;TRIPS 	v_add_u32_e32 v3, v2, v2
;TRIPS 	global_load_dword v2, v0, s[6:7]
;TRIPS 	s_sub_u32 s4, s4, 1
;TRIPS 	s_cmp_lg_u32 s4, 0
;TRIPS 	s_cbranch_scc1 .Lloop
;TRIPS 	s_branch .Lend
;ODD,ANEW 	s_mov_b32 s8, s5
;ODD,ANEW .Lloop:
;ODD 	s_xor_b32 s8, s8, 1
;ANEW 	s_load_dword s8, s[6:7], 0x0
;ANEW 	s_waitcnt lgkmcnt(0)
;ODD,ANEW 	s_cmp_eq_u32 s8, 0
;ODD,ANEW 	s_cbranch_scc0 .Lwaits
;ODD,ANEW 	v_add_u32_e32 v3, v2, v2
;ODD,ANEW 	global_load_dword v2, v0, s[6:7]
;ODD,ANEW 	s_branch .Lnext
;ODD,ANEW .Lwaits:
;ODD,ANEW 	s_waitcnt vmcnt(0)
;ODD,ANEW .Lnext:
;ODD,ANEW 	s_sub_u32 s4, s4, 1
;ODD,ANEW 	s_cmp_lg_u32 s4, 0
;ODD,ANEW 	s_cbranch_scc1 .Lloop
;ODD,ANEW 	s_branch .Lend
	v_add_u32_e32 v3, v2, v2
.Lend:
	s_waitcnt vmcnt(0)
	s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 32
	.end_amdhsa_kernel
