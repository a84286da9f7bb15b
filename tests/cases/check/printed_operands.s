; What LLVM prints is read.
; RUN: ldsopt check %s --no-races | filecheck %s
; CHECK: no findings

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 buffer_load_dword v0, v1, s[4:7], 0 offen offset:16
 s_waitcnt vmcnt(0)
 v_dual_mov_b32 v0, 0 :: v_dual_bitop2_b32 v1, 16, v2 bitop3:0x54
 image_sample v[0:3], [v0, v2], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
 s_waitcnt vmcnt(0)
 v_mov_b32_dpp v8, v0 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
 v_mov_b32_e32 v0, lds_base@abs32@lo
 v_mov_b16_e32 v1.l, v2.h
 ds_swizzle_b32 v18, v2 offset:swizzle(SWAP,16)
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
	.end_amdhsa_kernel
