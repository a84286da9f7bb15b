; A copy that one path waits for and another does not: where the other path's copy meets an access, the wait is needed on
; its own path, and is not said to be recoverable. It is if the access follows a wait on both.
; RUN: variant MET %s | ldsopt check - 2>&1 | filecheck %s --check-prefix MET
; RUN: variant AWAITED %s | ldsopt check - 2>&1 | filecheck %s --check-prefix AWAITED
; MET: recoverable waits: 0
; MET: unproven missing-wait in one_path
; AWAITED: recoverable waits: 1
; AWAITED-NOT: missing-wait

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type one_path,@function
one_path:
	s_mov_b32 m0, 0
	s_nop 0
	buffer_load_dword v1, s[4:7], 0 offen lds
	s_cbranch_scc1 .Ljoin
	s_waitcnt vmcnt(0)
.Ljoin:
;AWAITED   s_waitcnt vmcnt(0)
	ds_read_b32 v2, v3
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v2, s[0:1]
	s_endpgm
	.size one_path, .-one_path
	.amdhsa_kernel one_path
	.end_amdhsa_kernel
