; Wait states add up on each path, also round a loop and into a function that is called; the fewest count.
; RUN: exits 1 ldsopt check %s --no-races --verbose | filecheck %s
; CHECK: 10 definite, 15 unproven

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
; However they are spelled, wait states add up: enough.
	.type enough_1,@function
enough_1:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 2
 s_nop 3
 v_add_f32_e32 v20, v3, v21
 s_endpgm
	.size enough_1, .-enough_1
	.amdhsa_kernel enough_1
	.end_amdhsa_kernel

	.type enough_2,@function
enough_2:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_add_f32_e32 v20, v3, v21
 s_endpgm
	.size enough_2, .-enough_2
	.amdhsa_kernel enough_2
	.end_amdhsa_kernel

	.type enough_3,@function
enough_3:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 0x6
 v_add_f32_e32 v20, v3, v21
 s_endpgm
	.size enough_3, .-enough_3
	.amdhsa_kernel enough_3
	.end_amdhsa_kernel

	.type enough_4,@function
enough_4:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 5
 v_nop
 v_add_f32_e32 v20, v3, v21
 s_endpgm
	.size enough_4, .-enough_4
	.amdhsa_kernel enough_4
	.end_amdhsa_kernel

; Too few.
; CHECK-DAG: definite wait-state-hazard in too_few_1:
	.type too_few_1,@function
too_few_1:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 1
 s_nop 3
 v_add_f32_e32 v20, v3, v21
 s_endpgm
	.size too_few_1, .-too_few_1
	.amdhsa_kernel too_few_1
	.end_amdhsa_kernel

; CHECK-DAG: definite wait-state-hazard in too_few_2:
	.type too_few_2,@function
too_few_2:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
 v_add_f32_e32 v20, v3, v21
 s_endpgm
	.size too_few_2, .-too_few_2
	.amdhsa_kernel too_few_2
	.end_amdhsa_kernel

; CHECK-DAG: definite wait-state-hazard in too_few_3:
	.type too_few_3,@function
too_few_3:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 0x5
 v_add_f32_e32 v20, v3, v21
 s_endpgm
	.size too_few_3, .-too_few_3
	.amdhsa_kernel too_few_3
	.end_amdhsa_kernel

; CHECK-DAG: definite wait-state-hazard in too_few_4:
	.type too_few_4,@function
too_few_4:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 4
 v_nop
 v_add_f32_e32 v20, v3, v21
 s_endpgm
	.size too_few_4, .-too_few_4
	.amdhsa_kernel too_few_4
	.end_amdhsa_kernel

; CHECK-DAG: definite wait-state-hazard in too_few_5:
	.type too_few_5,@function
too_few_5:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_add_f32_e32 v20, v3, v21
 s_endpgm
	.size too_few_5, .-too_few_5
	.amdhsa_kernel too_few_5
	.end_amdhsa_kernel

; Where paths join, the shorter one counts.
; CHECK-DAG: definite wait-state-hazard in join_too_short:
	.type join_too_short,@function
join_too_short:
 s_cbranch_scc0 .Ljoin_too_short_2
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 5
.Ljoin_too_short_2:
 v_add_f32_e32 v20, v3, v21
 s_endpgm
	.size join_too_short, .-join_too_short
	.amdhsa_kernel join_too_short
	.end_amdhsa_kernel

; Which is long enough.
	.type join_long_enough,@function
join_long_enough:
 s_cbranch_scc0 .Ljoin_long_enough_2
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 6
.Ljoin_long_enough_2:
 v_add_f32_e32 v20, v3, v21
 s_endpgm
	.size join_long_enough, .-join_long_enough
	.amdhsa_kernel join_long_enough
	.end_amdhsa_kernel

; One instruction by a longer and a shorter way, whichever is walked first.
; CHECK-DAG: unproven wait-state-hazard in ways_1:
	.type ways_1,@function
ways_1:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_cbranch_scc0 .Lways_1_1
 s_nop 3
 s_branch .Lways_1_2
.Lways_1_1:
 s_branch .Lways_1_2
.Lways_1_2:
 v_mfma_f32_4x4x4_16b_f16 v[0:3], v[14:15], v[16:17], v[0:3]
 s_endpgm
	.size ways_1, .-ways_1
	.amdhsa_kernel ways_1
	.end_amdhsa_kernel

; CHECK-DAG: unproven wait-state-hazard in ways_2:
	.type ways_2,@function
ways_2:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_cbranch_scc0 .Lways_2_1
 s_branch .Lways_2_2
.Lways_2_1:
 s_nop 3
 s_branch .Lways_2_2
.Lways_2_2:
 v_mfma_f32_4x4x4_16b_f16 v[0:3], v[14:15], v[16:17], v[0:3]
 s_endpgm
	.size ways_2, .-ways_2
	.amdhsa_kernel ways_2
	.end_amdhsa_kernel

; By one of two ways of one length a part was written anew.
; CHECK-DAG: unproven wait-state-hazard in part_1:
	.type part_1,@function
part_1:
 v_cmp_eq_u32_e64 s[8:9], v0, v1
 s_cbranch_scc0 .Lpart_1_1
 s_mov_b32 s9, 0
 s_branch .Lpart_1_2
.Lpart_1_1:
 s_nop 0
 s_branch .Lpart_1_2
.Lpart_1_2:
 v_readlane_b32 s0, v1, s9
 s_endpgm
	.size part_1, .-part_1
	.amdhsa_kernel part_1
	.end_amdhsa_kernel

; CHECK-DAG: unproven wait-state-hazard in part_2:
	.type part_2,@function
part_2:
 v_cmp_eq_u32_e64 s[8:9], v0, v1
 s_cbranch_scc0 .Lpart_2_1
 s_nop 0
 s_branch .Lpart_2_2
.Lpart_2_1:
 s_mov_b32 s9, 0
 s_branch .Lpart_2_2
.Lpart_2_2:
 v_readlane_b32 s0, v1, s9
 s_endpgm
	.size part_2, .-part_2
	.amdhsa_kernel part_2
	.end_amdhsa_kernel

; Round a loop, the way back counts.
; CHECK-DAG: unproven wait-state-hazard in loop_too_short:
	.type loop_too_short,@function
loop_too_short:
 .Lloop_too_short_1:
 v_add_f32_e32 v20, v3, v21
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 4
 s_cbranch_scc1 .Lloop_too_short_1
 s_endpgm
	.size loop_too_short, .-loop_too_short
	.amdhsa_kernel loop_too_short
	.end_amdhsa_kernel

; With the branch.
	.type loop_long_enough,@function
loop_long_enough:
 .Lloop_long_enough_1:
 v_add_f32_e32 v20, v3, v21
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 5
 s_cbranch_scc1 .Lloop_long_enough_1
 s_endpgm
	.size loop_long_enough, .-loop_long_enough
	.amdhsa_kernel loop_long_enough
	.end_amdhsa_kernel

; An overwritten result is pending no more.
	.type overwritten,@function
overwritten:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 6
 v_mov_b32_e32 v3, v9
 v_add_f32_e32 v20, v3, v21
 s_endpgm
	.size overwritten, .-overwritten
	.amdhsa_kernel overwritten
	.end_amdhsa_kernel

; Matrix instructions may keep their successors waiting.
; CHECK-DAG: unproven wait-state-hazard in matrix_between:
	.type matrix_between,@function
matrix_between:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 v_mfma_f32_32x32x8_f16 v[40:55], v[30:31], v[32:33], v[40:55]
 v_add_f32_e32 v20, v3, v21
 s_endpgm
	.size matrix_between, .-matrix_between
	.amdhsa_kernel matrix_between
	.end_amdhsa_kernel

; A sleep may be long enough.
; CHECK-DAG: unproven wait-state-hazard in sleep_between:
	.type sleep_between,@function
sleep_between:
 v_mfma_f32_32x32x2_f32 v[0:15], v20, v21, v[0:15]
 s_sleep 1
 v_add_f32_e32 v22, v3, v21
 s_endpgm
	.size sleep_between, .-sleep_between
	.amdhsa_kernel sleep_between
	.end_amdhsa_kernel

; So may instructions of doubles.
; CHECK-DAG: unproven wait-state-hazard in doubles_between:
	.type doubles_between,@function
doubles_between:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 v_add_f64 v[30:31], v[32:33], v[34:35]
 v_add_f64 v[30:31], v[32:33], v[34:35]
 v_add_f32_e32 v20, v3, v21
 s_endpgm
	.size doubles_between, .-doubles_between
	.amdhsa_kernel doubles_between
	.end_amdhsa_kernel

; A result that goes to another place of its register.
; CHECK-DAG: definite wait-state-hazard in placed:
	.type placed,@function
placed:
 v_cvt_pk_fp8_f32 v0, v2, v3 op_sel:[0,0,1]
 v_add_f32_e32 v20, v0, v21
 s_endpgm
	.size placed, .-placed
	.amdhsa_kernel placed
	.end_amdhsa_kernel

; Lanes are moved of the first source alone, but LLVM waits for both.
; CHECK-DAG: unproven wait-state-hazard in beside_moved_lanes:
	.type beside_moved_lanes,@function
beside_moved_lanes:
 v_mov_b32_e32 v1, v5
 v_add_f32_dpp v0, v2, v1 row_shl:1 row_mask:0xf bank_mask:0xf
 s_endpgm
	.size beside_moved_lanes, .-beside_moved_lanes
	.amdhsa_kernel beside_moved_lanes
	.end_amdhsa_kernel

; Whatever the registers are.
; CHECK-DAG: unproven wait-state-hazard in double_in_front:
	.type double_in_front,@function
double_in_front:
 v_mfma_f64_4x4x4_4b_f64 v[20:21], v[10:11], v[12:13], v[14:15]
 s_nop 0
 v_fma_f64 v[30:31], v[32:33], v[34:35], v[36:37]
 s_endpgm
	.size double_in_front, .-double_in_front
	.amdhsa_kernel double_in_front
	.end_amdhsa_kernel

	.type double_further_in_front,@function
double_further_in_front:
 v_mfma_f64_4x4x4_4b_f64 v[20:21], v[10:11], v[12:13], v[14:15]
 s_nop 1
 v_fma_f64 v[30:31], v[32:33], v[34:35], v[36:37]
 s_endpgm
	.size double_further_in_front, .-double_further_in_front
	.amdhsa_kernel double_further_in_front
	.end_amdhsa_kernel

; Another mask.
	.type another_mask,@function
another_mask:
 v_cmp_eq_u32_e64 s[8:9], v0, v1
 v_cndmask_b32_e64 v2, v3, v4, s[2:3]
 s_endpgm
	.size another_mask, .-another_mask
	.amdhsa_kernel another_mask
	.end_amdhsa_kernel

; The sources disagree.
; CHECK-DAG: unproven wait-state-hazard in forwarded_between:
	.type forwarded_between,@function
forwarded_between:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 v_mfma_f32_4x4x4_16b_f16 v[0:3], v[14:15], v[16:17], v[0:3]
 s_endpgm
	.size forwarded_between, .-forwarded_between
	.amdhsa_kernel forwarded_between
	.end_amdhsa_kernel

; And both are content.
	.type forwarded_later,@function
forwarded_later:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 4
 v_mfma_f32_4x4x4_16b_f16 v[0:3], v[14:15], v[16:17], v[0:3]
 s_endpgm
	.size forwarded_later, .-forwarded_later
	.amdhsa_kernel forwarded_later
	.end_amdhsa_kernel

; LLVM takes what is kept of a transcendental result for read, and AMD's manual does not say: an instruction that writes
; a part of its register.
; CHECK-DAG: unproven wait-state-hazard in part_kept_1:
	.type part_kept_1,@function
part_kept_1:
 v_exp_f32_e32 v0, v1
 v_fma_mixlo_f16 v0, v2, v3, v4
 s_endpgm
	.size part_kept_1, .-part_kept_1
	.amdhsa_kernel part_kept_1
	.end_amdhsa_kernel

; CHECK-DAG: unproven wait-state-hazard in part_kept_2:
	.type part_kept_2,@function
part_kept_2:
 v_exp_f32_e32 v0, v1
 v_cvt_pk_fp8_f32 v0, v2, v3 op_sel:[0,0,1]
 s_endpgm
	.size part_kept_2, .-part_kept_2
	.amdhsa_kernel part_kept_2
	.end_amdhsa_kernel

; CHECK-DAG: unproven wait-state-hazard in part_kept_3:
	.type part_kept_3,@function
part_kept_3:
 v_exp_f32_e32 v0, v1
 v_add_u32_sdwa v0, v2, v3 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE
 s_endpgm
	.size part_kept_3, .-part_kept_3
	.amdhsa_kernel part_kept_3
	.end_amdhsa_kernel

; CHECK-DAG: unproven wait-state-hazard in part_kept_4:
	.type part_kept_4,@function
part_kept_4:
 v_exp_f32_e32 v0, v1
 v_mov_b32_dpp v0, v2 row_shl:1 row_mask:0x3 bank_mask:0xf bound_ctrl:1
 s_endpgm
	.size part_kept_4, .-part_kept_4
	.amdhsa_kernel part_kept_4
	.end_amdhsa_kernel

; Two wait states are enough for both.
	.type part_kept_later_1,@function
part_kept_later_1:
 v_exp_f32_e32 v0, v1
 s_nop 1
 v_fma_mixlo_f16 v0, v2, v3, v4
 s_endpgm
	.size part_kept_later_1, .-part_kept_later_1
	.amdhsa_kernel part_kept_later_1
	.end_amdhsa_kernel

	.type part_kept_later_2,@function
part_kept_later_2:
 v_exp_f32_e32 v0, v1
 s_nop 1
 v_cvt_pk_fp8_f32 v0, v2, v3 op_sel:[0,0,1]
 s_endpgm
	.size part_kept_later_2, .-part_kept_later_2
	.amdhsa_kernel part_kept_later_2
	.end_amdhsa_kernel

	.type part_kept_later_3,@function
part_kept_later_3:
 v_exp_f32_e32 v0, v1
 s_nop 1
 v_add_u32_sdwa v0, v2, v3 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE
 s_endpgm
	.size part_kept_later_3, .-part_kept_later_3
	.amdhsa_kernel part_kept_later_3
	.end_amdhsa_kernel

	.type part_kept_later_4,@function
part_kept_later_4:
 v_exp_f32_e32 v0, v1
 s_nop 1
 v_mov_b32_dpp v0, v2 row_shl:1 row_mask:0x3 bank_mask:0xf bound_ctrl:1
 s_endpgm
	.size part_kept_later_4, .-part_kept_later_4
	.amdhsa_kernel part_kept_later_4
	.end_amdhsa_kernel

; Two are missing.
; CHECK-DAG: definite wait-state-hazard in two_missing:
; CHECK-DAG: help: put `s_nop 1` between lines
	.type two_missing,@function
two_missing:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 4
 v_add_f32_e32 v20, v3, v21
 s_endpgm
	.size two_missing, .-two_missing
	.amdhsa_kernel two_missing
	.end_amdhsa_kernel

; An export locks no register on gfx942.
	.type export,@function
export:
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
 exp mrt0 v0, v1, v2, v3 done vm
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size export, .-export
	.amdhsa_kernel export
	.end_amdhsa_kernel

; A called function is part of its caller.
; CHECK-DAG: definite wait-state-hazard in caller:
	.type callee,@function
callee:
 v_add_f32_e32 v20, v3, v21
 s_setpc_b64 s[30:31]
	.size callee, .-callee
	.type caller,@function
caller:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, callee@rel32@lo+4
 s_addc_u32 s5, s5, callee@rel32@hi+12
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_swappc_b64 s[30:31], s[4:5]
 s_endpgm
	.size caller, .-caller
	.amdhsa_kernel caller
	.end_amdhsa_kernel
