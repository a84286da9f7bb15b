; A double-precision matrix instruction between a result and memory leaves the result waiting on gfx90a.
; RUN: variant GFX90A,BETWEEN %s | ldsopt check - --no-races | filecheck %s
; CHECK: unproven wait-state-hazard in k:
; CHECK: help: put `s_nop 0` between
; A wait state behind it is enough; in front of it, it needs none; gfx942 is not like that.
; RUN: variant GFX90A,BETWEEN,BEHIND %s | ldsopt check - --no-races | filecheck %s --check-prefix NONE
; RUN: variant GFX90A,AHEAD %s | ldsopt check - --no-races | filecheck %s --check-prefix NONE
; RUN: variant GFX942,BETWEEN %s | ldsopt check - --no-races | filecheck %s --check-prefix NONE
; NONE: no findings

;GFX90A 	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
;GFX942 	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 v_mov_b32_e32 v0, 1
;AHEAD s_nop 0
 v_mfma_f64_4x4x4f64 v[20:21], v[10:11], v[12:13], v[14:15]
;BEHIND s_nop 0
 global_store_dword v[2:3], v0, off
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
	.end_amdhsa_kernel
