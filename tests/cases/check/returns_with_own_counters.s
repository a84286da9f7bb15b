; A store with a counter of its own and an asynchronous copy may be outstanding at a return.
; RUN: variant GFX1100 %s | ldsopt check - --no-races | filecheck %s
; RUN: variant GFX1250 %s | ldsopt check - --no-races | filecheck %s
; CHECK: no findings

;GFX1100 	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
;GFX1250 	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.text
	.type f,@function
f:
;GFX1100 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
;GFX1250 s_wait_loadcnt 0x0
;GFX1250 s_wait_dscnt 0x0
;GFX1250 s_wait_kmcnt 0x0
;GFX1100 global_store_b32 v[2:3], v1, off
;GFX1250 global_load_async_to_lds_b32 v0, v[2:3], off
 s_setpc_b64 s[30:31]
	.size f, .-f
