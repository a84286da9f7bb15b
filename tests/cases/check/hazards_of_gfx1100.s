; Registers that the hardware of gfx1100 does not wait for: what comes too soon is found, and nothing with what ends it.
; RUN: variant PLAIN %s | exits 1 ldsopt check - --no-races | filecheck %s
; CHECK: 17 definite, 2 unproven
; RUN: variant ENDED %s | exits 1 ldsopt check - --no-races | filecheck %s --check-prefix ENDED
; ENDED-NOT: {{(source-overwritten|alu-hazard|wait-state-hazard) in (pair|lock|nops)_}}
; ENDED: examined:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
; A hazard is definite, and what stands between in the variant ENDED ends it.
; CHECK-DAG: definite alu-hazard in pair_1:
	.type pair_1,@function
pair_1:
 v_cmpx_eq_u32_e32 v1, v2
;ENDED v_mov_b32_e32 v40, v41
 v_permlanex16_b32 v3, v3, s4, s5
 s_endpgm
	.size pair_1, .-pair_1
	.amdhsa_kernel pair_1
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_2:
	.type pair_2,@function
pair_2:
 v_exp_f32_e32 v0, v1
;ENDED s_waitcnt_depctr depctr_va_vdst(0)
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size pair_2, .-pair_2
	.amdhsa_kernel pair_2
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_3:
	.type pair_3,@function
pair_3:
 v_exp_f32_e32 v0, v1
;ENDED ds_load_b32 v9, v8
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size pair_3, .-pair_3
	.amdhsa_kernel pair_3
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_4:
	.type pair_4,@function
pair_4:
 v_exp_f32_e32 v0, v1
;ENDED buffer_gl0_inv
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size pair_4, .-pair_4
	.amdhsa_kernel pair_4
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_5:
	.type pair_5,@function
pair_5:
 v_exp_f32_e32 v0, v1
;ENDED ds_load_b32 v9, v8
 v_dual_mov_b32 v5, v6 :: v_dual_dot2acc_f32_f16 v0, v3, v4
 s_endpgm
	.size pair_5, .-pair_5
	.amdhsa_kernel pair_5
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_6:
	.type pair_6,@function
pair_6:
 v_exp_f32_e32 v0, v1
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size pair_6, .-pair_6
	.amdhsa_kernel pair_6
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_7:
	.type pair_7,@function
pair_7:
 v_exp_f32_e32 v0, v1
 v_exp_f32_e32 v40, v41
;ENDED v_exp_f32_e32 v42, v41
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size pair_7, .-pair_7
	.amdhsa_kernel pair_7
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_8:
	.type pair_8,@function
pair_8:
 v_exp_f32_e32 v0, v1
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
 v_dual_mov_b32 v2, v9 :: v_dual_add_f32 v4, v0, v3
 s_endpgm
	.size pair_8, .-pair_8
	.amdhsa_kernel pair_8
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_9:
	.type pair_9,@function
pair_9:
 v_mov_b32_e32 v0, v5
 s_mov_b64 exec, -1
 v_mov_b32_e32 v3, v5
;ENDED s_waitcnt_depctr depctr_va_vdst(0)
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size pair_9, .-pair_9
	.amdhsa_kernel pair_9
	.end_amdhsa_kernel

; Two results in front of the write of EXEC: each with one behind it.
; CHECK-DAG: definite alu-hazard in pair_of_two:
	.type pair_of_two,@function
pair_of_two:
 v_mov_b32_e32 v0, v5
 v_mov_b32_e32 v1, v5
 s_mov_b64 exec, -1
 v_mov_b32_e32 v3, v5
;ENDED s_waitcnt_depctr depctr_va_vdst(0)
 v_add_f32_e32 v2, v0, v3
 v_add_f32_e32 v2, v1, v3
 s_endpgm
	.size pair_of_two, .-pair_of_two
	.amdhsa_kernel pair_of_two
	.end_amdhsa_kernel

; The result in front of it alone is read: nothing comes too soon.
	.type one_of_the_two,@function
one_of_the_two:
 v_mov_b32_e32 v0, v5
 s_mov_b64 exec, -1
 v_mov_b32_e32 v3, v5
 v_add_f32_e32 v2, v0, v6
 s_endpgm
	.size one_of_the_two, .-one_of_the_two
	.amdhsa_kernel one_of_the_two
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_10:
	.type pair_10,@function
pair_10:
 v_mov_b32_e32 v0, v5
 s_mov_b64 exec, -1
 v_mov_b32_e32 v3, v5
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
 v_mov_b32_e32 v40, v41
;ENDED v_mov_b32_e32 v40, v41
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size pair_10, .-pair_10
	.amdhsa_kernel pair_10
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_11:
	.type pair_11,@function
pair_11:
 v_cndmask_b32_e64 v1, v2, v3, s[2:3]
 s_mov_b32 s2, 0
;ENDED s_waitcnt_depctr depctr_sa_sdst(0)
 s_add_i32 s4, s2, 1
 s_endpgm
	.size pair_11, .-pair_11
	.amdhsa_kernel pair_11
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_12:
	.type pair_12,@function
pair_12:
 v_cndmask_b32_e32 v1, v2, v3, vcc
 v_cmp_eq_u32_e32 vcc, v1, v2
;ENDED s_waitcnt_depctr depctr_va_vcc(0)
 v_cndmask_b32_e32 v1, v2, v3, vcc
 s_endpgm
	.size pair_12, .-pair_12
	.amdhsa_kernel pair_12
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_13:
	.type pair_13,@function
pair_13:
 v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]
;ENDED v_nop
 v_wmma_f32_16x16x16_f16 v[24:31], v[0:7], v[16:23], v[24:31]
 s_endpgm
	.size pair_13, .-pair_13
	.amdhsa_kernel pair_13
	.end_amdhsa_kernel

; A register that the hardware still uses is definite, and with its wait there is none.
; CHECK-DAG: definite source-overwritten in lock_1:
	.type lock_1,@function
lock_1:
 exp mrt0 v0, v1, v2, v3 done vm
;ENDED s_waitcnt_expcnt null, 0x0
 global_load_b32 v0, v[4:5], off
 s_endpgm
	.size lock_1, .-lock_1
	.amdhsa_kernel lock_1
	.end_amdhsa_kernel

; ACO takes `v_nop` in front of `v_permlane` for enough on gfx11, and LLVM does not.
; CHECK-DAG: unproven alu-hazard in ended_by_one_source:
	.type ended_by_one_source,@function
ended_by_one_source:
 v_cmpx_eq_u32_e32 v1, v2
 v_nop
 v_permlane16_b32 v3, v3, s4, s5
 s_endpgm
	.size ended_by_one_source, .-ended_by_one_source
	.amdhsa_kernel ended_by_one_source
	.end_amdhsa_kernel

; A part of a transcendental result that is kept.
; CHECK-DAG: unproven alu-hazard in a_part_of_a_transcendental_result_that_is_kept:
	.type a_part_of_a_transcendental_result_that_is_kept,@function
a_part_of_a_transcendental_result_that_is_kept:
 v_exp_f32_e32 v0, v1
 v_fma_mixlo_f16 v0, v3, v4, v5
 s_endpgm
	.size a_part_of_a_transcendental_result_that_is_kept, .-a_part_of_a_transcendental_result_that_is_kept
	.amdhsa_kernel a_part_of_a_transcendental_result_that_is_kept
	.end_amdhsa_kernel

; And waited for.
	.type and_waited_for,@function
and_waited_for:
 v_exp_f32_e32 v0, v1
 ds_load_b32 v9, v8
 v_fma_mixlo_f16 v0, v3, v4, v5
 s_endpgm
	.size and_waited_for, .-and_waited_for
	.amdhsa_kernel and_waited_for
	.end_amdhsa_kernel

; Where paths join the one without a wait counts.
; CHECK-DAG: definite alu-hazard in where_paths_join_the_one_without_a_wait_counts:
	.type where_paths_join_the_one_without_a_wait_counts,@function
where_paths_join_the_one_without_a_wait_counts:
 v_exp_f32_e32 v0, v1
 s_cbranch_scc0 .Lwhere_paths_join_the_one_without_a_wait_counts_2
 s_waitcnt_depctr depctr_va_vdst(0)
.Lwhere_paths_join_the_one_without_a_wait_counts_2:
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size where_paths_join_the_one_without_a_wait_counts, .-where_paths_join_the_one_without_a_wait_counts
	.amdhsa_kernel where_paths_join_the_one_without_a_wait_counts
	.end_amdhsa_kernel

; A wait in front of both.
	.type a_wait_in_front_of_both,@function
a_wait_in_front_of_both:
 v_exp_f32_e32 v0, v1
 s_waitcnt_depctr 0xfff
 s_cbranch_scc0 .La_wait_in_front_of_both_2

.La_wait_in_front_of_both_2:
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size a_wait_in_front_of_both, .-a_wait_in_front_of_both
	.amdhsa_kernel a_wait_in_front_of_both
	.end_amdhsa_kernel

; These may stand together.
	.type none_1,@function
none_1:
 v_exp_f32_e32 v0, v1
 v_add_f32_e32 v2, v1, v3
 s_endpgm
	.size none_1, .-none_1
	.amdhsa_kernel none_1
	.end_amdhsa_kernel

	.type none_2,@function
none_2:
 v_mov_b32_e32 v0, v5
 s_mov_b32 exec_lo, -1
 v_mov_b32_e32 v3, v5
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size none_2, .-none_2
	.amdhsa_kernel none_2
	.end_amdhsa_kernel

	.type none_3,@function
none_3:
 v_cndmask_b32_e64 v1, v2, v3, s2
 s_mov_b32 s2, 0
 s_add_i32 s4, s2, 1
 s_endpgm
	.size none_3, .-none_3
	.amdhsa_kernel none_3
	.end_amdhsa_kernel

	.type none_4,@function
none_4:
 v_cndmask_b32_e64 v1, v2, v3, s[2:3]
 s_mov_b32 s2, 0
 s_add_i32 s4, s3, 1
 s_endpgm
	.size none_4, .-none_4
	.amdhsa_kernel none_4
	.end_amdhsa_kernel

	.type none_5,@function
none_5:
 v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]
 v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]
 s_endpgm
	.size none_5, .-none_5
	.amdhsa_kernel none_5
	.end_amdhsa_kernel

	.type none_6,@function
none_6:
 v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size none_6, .-none_6
	.amdhsa_kernel none_6
	.end_amdhsa_kernel

	.type none_7,@function
none_7:
 v_readfirstlane_b32 s4, v0
 global_load_b32 v1, v2, s[4:5]
 s_endpgm
	.size none_7, .-none_7
	.amdhsa_kernel none_7
	.end_amdhsa_kernel
