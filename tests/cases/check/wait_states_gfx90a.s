; The wait states of gfx90a: each pair of instructions has one fewer than it needs, then as many.
; RUN: variant SHORT %s | exits 1 ldsopt check - --no-races --verbose | filecheck %s
; RUN: variant ENOUGH %s | ldsopt check - --no-races | filecheck %s --check-prefix ENOUGH
; ENOUGH-NOT: wait-state-hazard in
; ENOUGH: no findings
; CHECK: 6 definite, 0 unproven

	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text
	.type k,@function
k:
; CHECK: definite: 10 of 11 wait states; XDL matrix result; the other reads it by the VALU
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 9
;ENOUGH s_nop 0
 v_add_f32_e32 v20, v3, v21
 s_nop 15
 s_nop 15

; CHECK: definite: 1 of 2 wait states; VALU result; the other adds to a part of it, by an XDL matrix instruction
 v_accvgpr_write_b32 a0, v9
 s_nop 0
;ENOUGH s_nop 0
 v_mfma_f32_4x4x4f16 a[0:3], v[4:5], v[6:7], a[0:3]
 s_nop 15
 s_nop 15

; CHECK: definite: 0 of 1 wait states; data of a store of more than 64 bits; the other overwrites it by the VALU
 global_store_dwordx4 v8, v[0:3], s[0:1]
;ENOUGH s_nop 0
 v_mov_b32_e32 v2, v9
 s_nop 15
 s_nop 15
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)

; CHECK: definite: 4 of 5 wait states; SGPR written by a VALU instruction; the other addresses vector memory by it
 v_readfirstlane_b32 s4, v0
 s_nop 3
;ENOUGH s_nop 0
 global_load_dword v1, v2, s[4:5]
 s_nop 15
 s_nop 15
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)

; CHECK: definite: 0 of 1 wait states; M0 written by an SALU instruction; the other is an LDS-DMA, whose address it is
 s_mov_b32 m0, 0
;ENOUGH s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_nop 15
 s_nop 15
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)

; CHECK: definite: 1 of 2 wait states; hardware register set; the other reads the same hardware register
 s_setreg_b32 hwreg(HW_REG_TRAPSTS), s0
 s_nop 0
;ENOUGH s_nop 0
 s_getreg_b32 s0, 0xf803
 s_nop 15
 s_nop 15

; These may stand together.
 v_readfirstlane_b32 s4, v0
 v_add_u32_e32 v1, s4, v1
 s_nop 15
 s_nop 15

 buffer_store_dwordx4 v[0:3], v8, s[0:3], s9 offen
 v_mov_b32_e32 v1, v9
 s_nop 15
 s_nop 15
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)

 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
	.end_amdhsa_kernel
