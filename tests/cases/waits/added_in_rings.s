; A wait that is missing in a ring lets those copies go on whose slots are read later.
; RUN: variant CODE %s > %t.in.s
; RUN: ldsopt waits %t.in.s --repair -o %t.s -q
; RUN: filecheck %s --input-file %t.s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; CHECK: v_mov_b32_e32 v5, s4
; CHECK-NEXT: s_waitcnt vmcnt(1)
; CHECK-NEXT: ds_read_b32
	.type ring,@function
ring:
 s_mov_b32 s4, 0
 s_mov_b32 s5, 0
.L0:
 s_mov_b32 m0, s4
 s_nop 0
 buffer_load_dword v1, s[0:3], 0 offen lds
 s_xor_b32 s4, s4, 0x400
 v_mov_b32_e32 v5, s4
 ds_read_b32 v2, v5
 s_add_u32 s5, s5, 1
 s_cmp_lt_u32 s5, 10
 s_cbranch_scc1 .L0
 s_endpgm
	.amdhsa_kernel ring
	.end_amdhsa_kernel
