; What is in flight at a use of its register or bytes, at a copy, or at a barrier, and what a wait completes. A kernel
; without an expectation has no finding.
; RUN: exits 1 ldsopt check %s --no-races --verbose | filecheck %s
; CHECK: 5 definite, 3 unproven

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
; Names say what each kernel has.
; CHECK-DAG: definite register-hazard in half_a_register:
	.type half_a_register,@function
half_a_register:
 ds_load_u16_d16 v1, v0
 v_mov_b16_e32 v1.l, 0
 s_endpgm
	.size half_a_register, .-half_a_register
	.amdhsa_kernel half_a_register
	.end_amdhsa_kernel

; Two halves of a register: unproven where a load may leave the other one alone.
; CHECK-DAG: unproven register-hazard in half_where_a_load_may_disturb_the_other_half:
	.type half_where_a_load_may_disturb_the_other_half,@function
half_where_a_load_may_disturb_the_other_half:
 global_load_d16_hi_b16 v1, v[4:5], off
 ds_store_b16 v6, v1
 s_endpgm
	.size half_where_a_load_may_disturb_the_other_half, .-half_where_a_load_may_disturb_the_other_half
	.amdhsa_kernel half_where_a_load_may_disturb_the_other_half
	.end_amdhsa_kernel

; CHECK-DAG: unproven register-hazard in half_which_is_used:
	.type half_which_is_used,@function
half_which_is_used:
 global_load_d16_hi_b16 v1, v[4:5], off
 v_mov_b16_e32 v9.l, v1.l
 s_endpgm
	.size half_which_is_used, .-half_which_is_used
	.amdhsa_kernel half_which_is_used
	.end_amdhsa_kernel

; CHECK-DAG: definite register-hazard in half_which_is_written:
	.type half_which_is_written,@function
half_which_is_written:
 global_load_d16_hi_b16 v1, v[4:5], off
 v_mov_b16_e32 v1.l, v9.l
 s_endpgm
	.size half_which_is_written, .-half_which_is_written
	.amdhsa_kernel half_which_is_written
	.end_amdhsa_kernel

; CHECK-DAG: definite register-hazard in half_by_a_load_in_another_order:
	.type half_by_a_load_in_another_order,@function
half_by_a_load_in_another_order:
 global_load_d16_b16 v1, v[2:3], off
 ds_load_u16_d16_hi v1, v6
 s_endpgm
	.size half_by_a_load_in_another_order, .-half_by_a_load_in_another_order
	.amdhsa_kernel half_by_a_load_in_another_order
	.end_amdhsa_kernel

; CHECK-DAG: definite register-hazard in half_with_the_half_that_is_loaded:
	.type half_with_the_half_that_is_loaded,@function
half_with_the_half_that_is_loaded:
 global_load_d16_hi_b16 v1, v[4:5], off
 v_mov_b32_e32 v9, v1
 s_endpgm
	.size half_with_the_half_that_is_loaded, .-half_with_the_half_that_is_loaded
	.amdhsa_kernel half_with_the_half_that_is_loaded
	.end_amdhsa_kernel

	.type half_where_loads_write_in_order,@function
half_where_loads_write_in_order:
 global_load_d16_b16 v1, v[2:3], off
 global_load_d16_hi_b16 v1, v[4:5], off
 s_endpgm
	.size half_where_loads_write_in_order, .-half_where_loads_write_in_order
	.amdhsa_kernel half_where_loads_write_in_order
	.end_amdhsa_kernel

; An interpolation waits for its operands by itself, for all of them where it does not say for how many.
	.type interpolation_that_waits,@function
interpolation_that_waits:
 s_mov_b32 m0, s4
 lds_param_load v1, attr0.x wait_vdst:15
 lds_param_load v5, attr0.y wait_vdst:15
 v_interp_p10_f32 v3, v1, v0, v1 wait_exp:1
 v_interp_p10_f32 v4, v5, v0, v5
 v_interp_p2_f32 v3, v1, v2, v3 wait_exp:7
 s_endpgm
	.size interpolation_that_waits, .-interpolation_that_waits
	.amdhsa_kernel interpolation_that_waits
	.end_amdhsa_kernel

; CHECK-DAG: definite register-hazard in interpolation_that_waits_for_too_few:
	.type interpolation_that_waits_for_too_few,@function
interpolation_that_waits_for_too_few:
 s_mov_b32 m0, s4
 lds_param_load v1, attr0.x wait_vdst:15
 lds_param_load v5, attr0.y wait_vdst:15
 v_interp_p10_f32 v4, v5, v0, v5 wait_exp:1
 s_endpgm
	.size interpolation_that_waits_for_too_few, .-interpolation_that_waits_for_too_few
	.amdhsa_kernel interpolation_that_waits_for_too_few
	.end_amdhsa_kernel

; CHECK-DAG: unproven unreadable-code in vcc_left_out:
	.type vcc_left_out,@function
vcc_left_out:
 v_cmp_gt_u32 64, v0
	s_endpgm
	.size vcc_left_out, .-vcc_left_out
	.amdhsa_kernel vcc_left_out
	.end_amdhsa_kernel

; Operands that this architecture has none of are not left out.
	.type no_vcc,@function
no_vcc:
 v_cmpx_gt_u32_e32 64, v0
 v_dual_cndmask_b32 v1, v2, v3 :: v_dual_mov_b32 v4, v5
	s_endpgm
	.size no_vcc, .-no_vcc
	.amdhsa_kernel no_vcc
	.end_amdhsa_kernel
