; A path that takes two branches that depend on a common value is perhaps taken by no wave, so that a fault on it is not
; definite. Here a loop is left in the middle if a count is odd, and what follows asks for the count's lowest bit.
; RUN: variant COUNT %s | ldsopt check - | filecheck %s --check-prefix COUNT
; RUN: variant OTHER %s | exits 1 ldsopt check - | filecheck %s --check-prefix OTHER
; RUN: variant AGAIN %s | exits 1 ldsopt check - | filecheck %s --check-prefix OTHER
; RUN: variant COPIED %s | ldsopt check - | filecheck %s --check-prefix COUNT
; COUNT: 0 definite, 1 unproven
; COUNT: register: v2
; COUNT: unproven: its path takes branches that depend on a common value (lines {{[0-9]+}} and {{[0-9]+}}): perhaps no wave does
; OTHER: 1 definite, 0 unproven
; OTHER: definite register-hazard in k:
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s2, 0
.Lloop:
	s_add_u32 s2, s2, 1
	s_cmp_lt_u32 s2, s4
	global_load_dword v2, v0, s[6:7]
	s_cbranch_scc0 .Lend
	s_waitcnt vmcnt(0)
	s_add_u32 s2, s2, 1
	s_cmp_lt_u32 s2, s4
	s_cbranch_scc1 .Lloop
.Lend:
;COUNT 	s_bitcmp1_b32 s4, 0
;COPIED 	s_lshl_b32 s3, s4, 31
;COPIED 	s_cmp_lg_u32 s3, 0
;OTHER 	s_bitcmp1_b32 s5, 0
;AGAIN 	s_load_dword s4, s[6:7], 0x0
;AGAIN 	s_waitcnt lgkmcnt(0)
;AGAIN 	s_bitcmp1_b32 s4, 0
	s_cbranch_scc1 .Lodd
	v_add_u32_e32 v3, v2, v2
.Lodd:
	s_waitcnt vmcnt(0)
	s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 32
	.end_amdhsa_kernel
