; EXEC that is put back, without a comma between the operands, has a lane again: no wave takes the branch of no lanes, where
; a load would be used too early. Of a mask that nothing is known of, waves may.
; RUN: variant COMMA %s | ldsopt check - | filecheck %s
; RUN: variant NONE %s | ldsopt check - | filecheck %s
; CHECK: no findings
; RUN: variant OTHER %s | exits 1 ldsopt check - | filecheck %s --check-prefix OTHER
; OTHER: definite register-hazard in k:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 s_load_dwordx4 s[4:7], s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
 s_waitcnt lgkmcnt(0)
 s_mov_b64 s[8:9], exec
 v_cmpx_gt_u32_e64 exec, 64, v0
 s_nop 4
 global_load_dword v2, v1, s[4:5]
;COMMA s_mov_b64 exec, s[8:9]
;NONE s_mov_b64 exec s[8:9]
;OTHER s_mov_b64 exec s[6:7]
 s_cbranch_execnz .LBB0_2
 v_mov_b32_e32 v3, v2
.LBB0_2:
 s_waitcnt vmcnt(0)
 global_store_dword v1, v2, s[4:5]
 s_endpgm
.Lend:
	.size k, .Lend-k
	.amdhsa_kernel k
	.end_amdhsa_kernel
