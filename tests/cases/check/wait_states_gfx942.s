; Each pair of instructions needs the wait states that its expectation says: one fewer is found, as many are enough.
; RUN: variant SHORT %s | exits 1 ldsopt check - --no-races --verbose | filecheck %s
; RUN: variant ENOUGH %s | exits 1 ldsopt check - --no-races | filecheck %s --check-prefix ENOUGH
; ENOUGH-NOT: wait-state-hazard in
; An atomic operation returns to what it compares, for which nothing waits here.
; ENOUGH: 2 definite, 0 unproven
; ENOUGH-NOT: wait-state-hazard in
; `help` says how many are missing, and where.
; CHECK: 39 definite, 3 unproven

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
; CHECK: definite wait-state-hazard in k:
; CHECK: register: v3
; CHECK-NEXT: definite: 6 of 7 wait states; XDL matrix result; the other reads it by the VALU
; CHECK-NEXT: help: put `s_nop 0` between lines {{[0-9]+}} and {{[0-9]+}} of the assembly; `ldsopt waits` adds it, or says why not
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 5
;ENOUGH s_nop 0
 v_add_f32_e32 v20, v3, v21
 s_nop 15
 s_nop 15

; CHECK: definite: 4 of 5 wait states; XDL matrix result; the other reads it by the VALU
 v_mfma_f32_4x4x4_16b_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 3
;ENOUGH s_nop 0
 v_add_f32_e32 v20, v3, v21
 s_nop 15
 s_nop 15

; CHECK: definite: 10 of 11 wait states; XDL matrix result; the other reads it by the VALU
 v_mfma_f32_32x32x8_f16 v[0:15], v[30:31], v[32:33], v[0:15]
 s_nop 9
;ENOUGH s_nop 0
 v_add_f32_e32 v20, v15, v21
 s_nop 15
 s_nop 15

; As above: 6 of 7 wait states.
 v_smfmac_f32_16x16x32_f16 v[0:3], v[4:5], v[8:11], v12
 s_nop 5
;ENOUGH s_nop 0
 v_add_f32_e32 v20, v3, v21
 s_nop 15
 s_nop 15

; As above: 6 of 7 wait states.
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 5
;ENOUGH s_nop 0
 v_exp_f32_e32 v20, v3
 s_nop 15
 s_nop 15

; CHECK: definite: 9 of 10 wait states; single-precision matrix result; the other reads it by the VALU
 v_mfma_f32_16x16x4_f32 v[0:3], v4, v5, v[0:3]
 s_nop 8
;ENOUGH s_nop 0
 v_add_f32_e32 v20, v3, v21
 s_nop 15
 s_nop 15

; CHECK: definite: 6 of 7 wait states; XDL matrix result; the other overwrites it by the VALU
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 5
;ENOUGH s_nop 0
 v_mov_b32_e32 v3, v21
 s_nop 15
 s_nop 15

; CHECK: definite: 6 of 7 wait states; XDL matrix result; the other reads it by memory or LDS
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 5
;ENOUGH s_nop 0
 global_store_dword v20, v3, s[0:1]
 s_nop 15
 s_nop 15
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)

; As above: 6 of 7 wait states.
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 5
;ENOUGH s_nop 0
 ds_write_b32 v20, v3
 s_nop 15
 s_nop 15
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)

; As above: 6 of 7 wait states.
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 5
;ENOUGH s_nop 0
 ds_read_b32 v20, v3
 s_nop 15
 s_nop 15
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)

; CHECK: definite: 17 of 18 wait states; 16x16x4 double-precision matrix result; the other reads it by memory or LDS
 v_mfma_f64_16x16x4_f64 v[0:7], v[10:11], v[12:13], v[0:7]
 s_nop 16
;ENOUGH s_nop 0
 global_store_dword v20, v3, s[0:1]
 s_nop 15
 s_nop 15
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)

; CHECK: definite: 6 of 7 wait states; XDL matrix result; the other is a matrix instruction that multiplies by it
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 5
;ENOUGH s_nop 0
 v_mfma_f32_16x16x16_f16 v[20:23], v[0:1], v[6:7], v[20:23]
 s_nop 15
 s_nop 15

; As above: 6 of 7 wait states.
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 5
;ENOUGH s_nop 0
 v_smfmac_f32_16x16x32_f16 v[20:23], v[14:15], v[16:19], v0
 s_nop 15
 s_nop 15

; CHECK: definite: 4 of 5 wait states; XDL matrix result; the other adds to a part of it, by an XDL matrix instruction
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 3
;ENOUGH s_nop 0
 v_mfma_f32_16x16x16_f16 v[20:23], v[4:5], v[6:7], v[2:5]
 s_nop 15
 s_nop 15

; CHECK: definite: 1 of 2 wait states; XDL matrix result; the other adds to it, as the same matrix instruction did
 v_mfma_f32_4x4x4_16b_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 0
;ENOUGH s_nop 0
 v_mfma_f32_4x4x4_16b_f16 v[0:3], v[14:15], v[16:17], v[0:3]
 s_nop 15
 s_nop 15

; CHECK: definite: 2 of 3 wait states; source C of an XDL matrix instruction; the other overwrites it by the VALU
 v_mfma_f32_16x16x16_f16 v[20:23], v[4:5], v[6:7], v[0:3]
 s_nop 1
;ENOUGH s_nop 0
 v_mov_b32_e32 v1, v9
 s_nop 15
 s_nop 15

; CHECK: definite: 1 of 2 wait states; VALU result; the other is a matrix instruction that multiplies by it
 v_mov_b32_e32 v4, v9
 s_nop 0
;ENOUGH s_nop 0
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 15
 s_nop 15

; CHECK: definite: 1 of 2 wait states; VALU result; the other adds to a part of it, by an XDL matrix instruction
 v_mov_b32_e32 v0, v9
 s_nop 0
;ENOUGH s_nop 0
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 15
 s_nop 15

; CHECK: definite: 2 of 3 wait states; dot product; the other reads it by the VALU
 v_dot2_f32_f16 v0, v1, v2, v0
 s_nop 1
;ENOUGH s_nop 0
 v_mov_b32_e32 v3, v0
 s_nop 15
 s_nop 15

; CHECK: definite: 0 of 1 wait states; transcendental result; the other reads it by the VALU
 v_exp_f32_e32 v0, v1
;ENOUGH s_nop 0
 v_mov_b32_e32 v3, v0
 s_nop 15
 s_nop 15

; CHECK: definite: 0 of 1 wait states; result at another place of its register (op_sel, SDWA); the other reads it by the VALU
 v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1
;ENOUGH s_nop 0
 v_mov_b32_e32 v3, v0
 s_nop 15
 s_nop 15

; CHECK: definite: 1 of 2 wait states; VALU result; the other reads it from other lanes (DPP)
 v_mov_b32_e32 v0, v1
 s_nop 0
;ENOUGH s_nop 0
 v_mov_b32_dpp v3, v0 row_shl:1 row_mask:0xf bank_mask:0xf
 s_nop 15
 s_nop 15

; CHECK: definite: 0 of 1 wait states; VALU result; the other reads a lane of it
 v_mov_b32_e32 v0, v1
;ENOUGH s_nop 0
 v_readlane_b32 s0, v0, 3
 s_nop 15
 s_nop 15

; CHECK: definite: 1 of 2 wait states; data of a store of more than 64 bits; the other overwrites it by the VALU
 buffer_store_dwordx3 v[0:2], v8, s[0:3], 0 offen
 s_nop 0
;ENOUGH s_nop 0
 v_mov_b32_e32 v2, v9
 s_nop 15
 s_nop 15
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)

; As above: 1 of 2 wait states.
 global_atomic_cmpswap_x2 v[8:9], v[0:1], v[2:5], off sc0
 s_nop 0
;ENOUGH s_nop 0
 v_mov_b32_e32 v5, v9
 s_nop 15
 s_nop 15
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)

; CHECK: definite: 4 of 5 wait states; SGPR written by a VALU instruction; the other addresses vector memory by it
 v_cmp_eq_u32_e64 s[0:1], v0, v1
 s_nop 3
;ENOUGH s_nop 0
 buffer_load_dword v1, v2, s[4:7], s0 offen
 s_nop 15
 s_nop 15
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)

; CHECK: definite: 3 of 4 wait states; SGPR written by a VALU instruction; the other selects a lane by it
 v_readfirstlane_b32 s4, v0
 s_nop 2
;ENOUGH s_nop 0
 v_readlane_b32 s0, v1, s4
 s_nop 15
 s_nop 15

; CHECK: definite: 1 of 2 wait states; SGPR written by a VALU instruction; the other reads it as a VALU constant
 v_readfirstlane_b32 s4, v0
 s_nop 0
;ENOUGH s_nop 0
 v_add_u32_e32 v1, s4, v1
 s_nop 15
 s_nop 15

; CHECK: definite: 3 of 4 wait states; SGPR written by a VALU instruction; the other is v_div_fmas, which reads VCC
 v_cmp_eq_u32_e32 vcc, v0, v1
 s_nop 2
;ENOUGH s_nop 0
 v_div_fmas_f32 v2, v3, v4, v5
 s_nop 15
 s_nop 15

; CHECK: definite: 3 of 4 wait states; EXEC written by a VALU instruction; the other is a matrix instruction
 v_cmpx_eq_u32_e32 vcc, v0, v1
 s_nop 2
;ENOUGH s_nop 0
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 15
 s_nop 15

; CHECK: definite: 3 of 4 wait states; EXEC written by a VALU instruction; the other reads or writes a lane
 v_cmpx_eq_u32_e32 vcc, v0, v1
 s_nop 2
;ENOUGH s_nop 0
 v_readfirstlane_b32 s0, v20
 s_nop 15
 s_nop 15

; CHECK: definite: 4 of 5 wait states; EXEC written by a VALU instruction; the other is a DPP instruction
 v_cmpx_eq_u32_e32 vcc, v0, v1
 s_nop 3
;ENOUGH s_nop 0
 v_mov_b32_dpp v3, v20 row_shl:1
 s_nop 15
 s_nop 15

; CHECK: definite: 0 of 1 wait states; M0 written by an SALU instruction; the other sends a message
 s_mov_b32 m0, 0
;ENOUGH s_nop 0
 s_sendmsg sendmsg(MSG_INTERRUPT)
 s_nop 15
 s_nop 15

; CHECK: definite: 1 of 2 wait states; hardware register set; the other reads the same hardware register
 s_setreg_imm32_b32 hwreg(HW_REG_MODE), 0
 s_nop 0
;ENOUGH s_nop 0
 s_getreg_b32 s0, hwreg(HW_REG_MODE)
 s_nop 15
 s_nop 15

; As above: 1 of 2 wait states.
 s_setreg_b32 hwreg(1, 0, 4), s0
 s_nop 0
;ENOUGH s_nop 0
 s_getreg_b32 s0, hwreg(HW_REG_MODE)
 s_nop 15
 s_nop 15

; As above: 1 of 2 wait states.
 s_setreg_b32 0x1801, s0
 s_nop 0
;ENOUGH s_nop 0
 s_getreg_b32 s0, hwreg(HW_REG_MODE, 0, 2)
 s_nop 15
 s_nop 15

; CHECK: definite: 1 of 2 wait states; hardware register set; the other sets the same hardware register
 s_setreg_imm32_b32 6145, 3
 s_nop 0
;ENOUGH s_nop 0
 s_setreg_b32 hwreg( 0x1 ), s0
 s_nop 15
 s_nop 15

; Of these a source says that fewer are enough.
; Proved by a run on gfx950 alone.
; CHECK: unproven: 0 of 1 wait states; data of a buffer store of more than 64 bits whose scalar offset is in an SGPR; the other overwrites it by the VALU
 buffer_store_dwordx4 v[0:3], v8, s[0:3], s9 offen
;ENOUGH s_nop 0
 v_mov_b32_e32 v1, v9
 s_nop 15
 s_nop 15
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)

; AMD's own hand-written kernels have it as a rule.
; CHECK: unproven: 0 of 1 wait states; M0 written by an SALU instruction; the other is an LDS-DMA, whose address it is
 s_mov_b32 m0, 0
;ENOUGH s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_nop 15
 s_nop 15
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)

; A result is forwarded to the same matrix instruction; AMD's developers say so of no other.
; CHECK: unproven: 4 of 5 wait states; XDL matrix result; the other adds to it, by another matrix instruction of as many passes
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 3
;ENOUGH s_nop 0
 v_mfma_f32_16x16x16_bf16 v[0:3], v[14:15], v[16:17], v[0:3]
 s_nop 15
 s_nop 15

; These may stand together.
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 v_add_f32_e32 v20, v21, v22
 s_nop 15
 s_nop 15

 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 v_mfma_f32_16x16x16_f16 v[0:3], v[14:15], v[16:17], v[0:3]
 s_nop 15
 s_nop 15

 v_exp_f32_e32 v0, v1
 v_exp_f32_e32 v3, v0
 s_nop 15
 s_nop 15

 v_mov_b32_e32 v0, v1
 v_mov_b32_e32 v3, v0
 s_nop 15
 s_nop 15

 v_pk_add_f32 v[0:1], v[2:3], v[4:5]
 v_mov_b32_e32 v3, v0
 s_nop 15
 s_nop 15

 v_dot2_f32_f16 v0, v1, v2, v0
 v_dot2_f32_f16 v0, v3, v4, v0
 s_nop 15
 s_nop 15

 s_mov_b32 s4, 0
 global_load_dword v1, v2, s[4:5]
 s_nop 15
 s_nop 15
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)

 global_store_dwordx2 v8, v[0:1], s[0:1]
 v_mov_b32_e32 v1, v9
 s_nop 15
 s_nop 15
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)

 global_atomic_cmpswap_x2 v[8:9], v[0:1], v[2:5], off sc0
 v_mov_b32_e32 v1, v9
 s_nop 15
 s_nop 15
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)

 s_mov_b32 m0, 0
 ds_read_b32 v0, v1
 s_nop 15
 s_nop 15
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)

 s_setreg_imm32_b32 hwreg(HW_REG_MODE), 0
 s_getreg_b32 s0, hwreg(HW_REG_HW_ID)
 s_nop 15
 s_nop 15

 s_setreg_b32 hwreg(1, 0, 4), s0
 s_getreg_b32 s0, 0xf804
 s_nop 15
 s_nop 15

 s_setreg_b32 hwreg(HW_REG_MODE, 3, 4), s0
 s_getreg_b32 s0, hwreg(3, 1, 1)
 s_nop 15
 s_nop 15

 s_setreg_imm32_b32 FIELD, 1
 s_getreg_b32 s0, hwreg(1)
 s_nop 15
 s_nop 15

 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
	.end_amdhsa_kernel
