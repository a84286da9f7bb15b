; LLVM's assembler takes operands without commas between them, as inline assembly has them: they are operands all the same.
; RUN: variant COMMAS %s | ldsopt check - -o %t.commas
; RUN: variant NONE %s | ldsopt check - -o %t.none
; RUN: diff %t.commas %t.none
; RUN: filecheck %s --input-file %t.none
; CHECK: no findings
; RUN: variant NONE,EARLY %s | exits 1 ldsopt check - -o %t.early
; RUN: filecheck %s --check-prefix EARLY --input-file %t.early
; EARLY: definite register-hazard in k:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 s_load_dwordx2 s[2:3], s[0:1], 0x0
;COMMAS v_lshlrev_b32_e32 v1, 2, v0
;COMMAS s_mov_b64 s[8:9], exec
;COMMAS v_cmpx_gt_u32_e64 exec, 64, v0
;NONE v_lshlrev_b32_e32 v1 2 v0
;NONE s_mov_b64 s[8:9] exec
;NONE v_cmpx_gt_u32_e64 exec 64 v0
;COMMAS ds_write_b32 v1, v0 offset:16
;NONE ds_write_b32 v1 v0 offset:16
;COMMAS s_mov_b64 exec, s[8:9]
;NONE s_mov_b64 exec s[8:9]
 s_waitcnt lgkmcnt(0)
 s_barrier
;COMMAS ds_read_b32 v2, v1 offset:16
;NONE ds_read_b32 v2 v1 offset:16
 s_waitcnt lgkmcnt(0); but EARLY
;COMMAS v_sub_f32_e64 v3, v0, -v2
;NONE v_sub_f32_e64 v3 v0 -v2
 s_waitcnt lgkmcnt(0)
;COMMAS global_store_dword v1, v3, s[2:3]
;NONE global_store_dword v1 v3 s[2:3]
 s_endpgm
.Lend:
	.size k, .Lend-k
	.amdhsa_kernel k
	.end_amdhsa_kernel
