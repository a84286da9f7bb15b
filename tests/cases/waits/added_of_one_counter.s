; Where each counter has a wait of its own, one that is missing stands beside another counter's.
; RUN: variant CODE %s > %t.in.s
; RUN: ldsopt waits %t.in.s -o %t.s -q
; RUN: filecheck %s --input-file %t.s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text

; CHECK: s_wait_loadcnt 0x0
; CHECK-NEXT: s_wait_dscnt 0x0
; CHECK-NEXT: v_add_nc_u32
	.type apart,@function
apart:
 ds_load_b32 v2, v0
 global_load_b32 v3, v1, s[0:1]
 s_wait_loadcnt 0x0
 v_add_nc_u32_e32 v4, v2, v3
 s_endpgm
	.amdhsa_kernel apart
	.end_amdhsa_kernel
