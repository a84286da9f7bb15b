; Flat accesses complete in order from gfx10 on: there a wait for all but the last one is enough for the first. An
; invalidation of caches counts as a load, so the wait behind it is needed.

; RUN: variant GFX9 %s > %t.9.s
; RUN: exits 1 ldsopt check %t.9.s --mcpu gfx942 --no-races | filecheck %s --check-prefix GFX9
; RUN: variant GFX10 %s > %t.10.s
; RUN: ldsopt check %t.10.s --mcpu gfx1030 --no-races | filecheck %s --check-prefix GFX10

; GFX9: 2 definite, 0 unproven
; GFX9: definite register-hazard in by_lds
; GFX9: definite register-hazard in by_memory
; GFX9: {{^}}invalidates: 1 wait{{$}}
; GFX10: no findings
; GFX10: {{^}}by_lds: 1 wait{{;|$}}

	.type by_lds,@function
by_lds:
 flat_load_dword v2, v[4:5]
 flat_load_dword v3, v[6:7]
 s_waitcnt vmcnt(0) lgkmcnt(1)
 v_mov_b32_e32 v8, v2
 s_endpgm
.Lend_by_lds:
	.amdhsa_kernel by_lds
	.end_amdhsa_kernel
	.type by_memory,@function
by_memory:
 flat_load_dword v2, v[4:5]
 flat_load_dword v3, v[6:7]
 s_waitcnt vmcnt(1) lgkmcnt(0)
 v_mov_b32_e32 v8, v2
 s_endpgm
.Lend_by_memory:
	.amdhsa_kernel by_memory
	.end_amdhsa_kernel
;GFX9 .type invalidates,@function
;GFX9 invalidates:
;GFX9 buffer_inv sc1
;GFX9 s_waitcnt vmcnt(0)
;GFX9 s_endpgm
;GFX9 .Lend1:
;GFX9 .amdhsa_kernel invalidates
;GFX9 .end_amdhsa_kernel
