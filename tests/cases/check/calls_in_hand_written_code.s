; By LLVM's convention a function that is called waits for what its callers have begun. One that does not is entered with
; what is outstanding.
; RUN: variant WITHOUT %s | exits 1 ldsopt check - --no-races | filecheck %s --check-prefix FOUND
; FOUND: definite register-hazard in
; RUN: variant WAITS %s | ldsopt check - --no-races | filecheck %s --check-prefix NONE
; NONE-NOT: definite register-hazard
; NONE: examined:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 ds_read_b32 v1, v0
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 s_swappc_b64 s[30:31], s[4:5]
 s_endpgm
	.size k, .-k
	.type f,@function
f:
;WAITS s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
 v_add_u32_e32 v2, v1, v1
 s_setpc_b64 s[30:31]
	.size f, .-f
	.amdhsa_kernel k
	.end_amdhsa_kernel
