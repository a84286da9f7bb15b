; What is in flight at a use of its register or bytes, at a copy, or at a barrier, and what a wait completes. A kernel
; without an expectation has no finding.
; RUN: exits 1 ldsopt check %s --no-races --verbose | filecheck %s
; CHECK: 9 definite, 7 unproven

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text
; Names say what each kernel has.
; CHECK-DAG: definite register-hazard in no_order_from_gfx12_on:
	.type no_order_from_gfx12_on,@function
no_order_from_gfx12_on:
 global_load_b32 v1, v0, s[0:1]
 global_load_b32 v1, v0, s[0:1]
 s_endpgm
	.size no_order_from_gfx12_on, .-no_order_from_gfx12_on
	.amdhsa_kernel no_order_from_gfx12_on
	.end_amdhsa_kernel

; CHECK-DAG: unproven bare-barrier in split_barrier:
	.type split_barrier,@function
split_barrier:
 ds_store_b32 v0, v1
 s_barrier_signal -1
 s_barrier_wait -1
 ds_load_b32 v5, v6
 s_endpgm
	.size split_barrier, .-split_barrier
	.amdhsa_kernel split_barrier
	.end_amdhsa_kernel

	.type waited_before_the_signal,@function
waited_before_the_signal:
 ds_store_b32 v0, v1
 s_wait_dscnt 0x0
 s_barrier_signal -1
 s_barrier_wait -1
 ds_load_b32 v5, v6
 s_endpgm
	.size waited_before_the_signal, .-waited_before_the_signal
	.amdhsa_kernel waited_before_the_signal
	.end_amdhsa_kernel

; CHECK-DAG: unproven bare-barrier in waited_too_late:
	.type waited_too_late,@function
waited_too_late:
 ds_store_b32 v0, v1
 s_barrier_signal -1
 s_wait_dscnt 0x0
 s_barrier_wait -1
 ds_load_b32 v5, v6
 s_endpgm
	.size waited_too_late, .-waited_too_late
	.amdhsa_kernel waited_too_late
	.end_amdhsa_kernel

; CHECK-DAG: unproven bare-barrier in started_between:
	.type started_between,@function
started_between:
 s_barrier_signal -1
 ds_store_b32 v0, v1
 s_wait_dscnt 0x0
 s_barrier_wait -1
 ds_load_b32 v5, v6
 s_endpgm
	.size started_between, .-started_between
	.amdhsa_kernel started_between
	.end_amdhsa_kernel

; Two halves of a register: unproven where a load may leave the other one alone.
	.type half_halves_of_one_register_both_ways,@function
half_halves_of_one_register_both_ways:
 global_load_d16_b16 v1, v[2:3], off
 global_load_d16_hi_b16 v1, v[4:5], off
 s_endpgm
	.size half_halves_of_one_register_both_ways, .-half_halves_of_one_register_both_ways
	.amdhsa_kernel half_halves_of_one_register_both_ways
	.end_amdhsa_kernel

	.type half_the_other_way_round,@function
half_the_other_way_round:
 global_load_d16_hi_b16 v1, v[4:5], off
 global_load_d16_b16 v1, v[2:3], off
 s_endpgm
	.size half_the_other_way_round, .-half_the_other_way_round
	.amdhsa_kernel half_the_other_way_round
	.end_amdhsa_kernel

	.type half_both_of_lds,@function
half_both_of_lds:
 ds_load_u16_d16 v1, v6
 ds_load_u16_d16_hi v1, v7
 s_endpgm
	.size half_both_of_lds, .-half_both_of_lds
	.amdhsa_kernel half_both_of_lds
	.end_amdhsa_kernel

; CHECK-DAG: definite register-hazard in half_the_same_half:
	.type half_the_same_half,@function
half_the_same_half:
 global_load_d16_b16 v1, v[2:3], off
 global_load_d16_b16 v1, v[2:3], off
 s_endpgm
	.size half_the_same_half, .-half_the_same_half
	.amdhsa_kernel half_the_same_half
	.end_amdhsa_kernel

; CHECK-DAG: unproven register-hazard in half_use_of_the_other_half:
	.type half_use_of_the_other_half,@function
half_use_of_the_other_half:
 global_load_d16_hi_b16 v1, v[4:5], off
 v_mov_b16_e32 v9.l, v1.l
 s_endpgm
	.size half_use_of_the_other_half, .-half_use_of_the_other_half
	.amdhsa_kernel half_use_of_the_other_half
	.end_amdhsa_kernel

; CHECK-DAG: definite register-hazard in half_use_of_the_half:
	.type half_use_of_the_half,@function
half_use_of_the_half:
 global_load_d16_hi_b16 v1, v[4:5], off
 v_mov_b16_e32 v9.l, v1.h
 s_endpgm
	.size half_use_of_the_half, .-half_use_of_the_half
	.amdhsa_kernel half_use_of_the_half
	.end_amdhsa_kernel

; CHECK-DAG: definite register-hazard in half_use_of_both:
	.type half_use_of_both,@function
half_use_of_both:
 global_load_d16_b16 v1, v[2:3], off
 v_mov_b32_e32 v9, v1
 s_endpgm
	.size half_use_of_both, .-half_use_of_both
	.amdhsa_kernel half_use_of_both
	.end_amdhsa_kernel

; CHECK-DAG: definite register-hazard in half_an_address_is_a_use:
	.type half_an_address_is_a_use,@function
half_an_address_is_a_use:
 global_load_d16_b16 v1, v[2:3], off
 global_load_d16_hi_b16 v1, v[1:2], off
 s_endpgm
	.size half_an_address_is_a_use, .-half_an_address_is_a_use
	.amdhsa_kernel half_an_address_is_a_use
	.end_amdhsa_kernel

; CHECK-DAG: definite register-hazard in half_a_whole_register_before:
	.type half_a_whole_register_before,@function
half_a_whole_register_before:
 global_load_b32 v1, v0, s[0:1]
 global_load_d16_hi_b16 v1, v[4:5], off
 s_endpgm
	.size half_a_whole_register_before, .-half_a_whole_register_before
	.amdhsa_kernel half_a_whole_register_before
	.end_amdhsa_kernel

; CHECK-DAG: unproven register-hazard in half_halves_of_lds:
	.type half_halves_of_lds,@function
half_halves_of_lds:
 global_load_d16_b16 v1, v[2:3], off
 ds_load_u16_d16_hi v1, v6
 s_endpgm
	.size half_halves_of_lds, .-half_halves_of_lds
	.amdhsa_kernel half_halves_of_lds
	.end_amdhsa_kernel

; CHECK-DAG: unproven register-hazard in half_a_store_of_the_other_half:
	.type half_a_store_of_the_other_half,@function
half_a_store_of_the_other_half:
 global_load_d16_hi_b16 v1, v[4:5], off
 ds_store_b16 v6, v1
 s_endpgm
	.size half_a_store_of_the_other_half, .-half_a_store_of_the_other_half
	.amdhsa_kernel half_a_store_of_the_other_half
	.end_amdhsa_kernel

; CHECK-DAG: unproven register-hazard in half_of_the_upper_one:
	.type half_of_the_upper_one,@function
half_of_the_upper_one:
 global_load_d16_b16 v1, v[2:3], off
 buffer_store_d16_hi_b8 v1, v2, s[0:3], 0 offen
 s_endpgm
	.size half_of_the_upper_one, .-half_of_the_upper_one
	.amdhsa_kernel half_of_the_upper_one
	.end_amdhsa_kernel

; CHECK-DAG: definite register-hazard in half_a_store_of_the_half:
	.type half_a_store_of_the_half,@function
half_a_store_of_the_half:
 global_load_d16_b16 v1, v[2:3], off
 ds_store_b16 v6, v1
 s_endpgm
	.size half_a_store_of_the_half, .-half_a_store_of_the_half
	.amdhsa_kernel half_a_store_of_the_half
	.end_amdhsa_kernel

; CHECK-DAG: definite register-hazard in half_a_store_of_both:
	.type half_a_store_of_both,@function
half_a_store_of_both:
 global_load_d16_hi_b16 v1, v[4:5], off
 ds_store_b32 v6, v1
 s_endpgm
	.size half_a_store_of_both, .-half_a_store_of_both
	.amdhsa_kernel half_a_store_of_both
	.end_amdhsa_kernel

; CHECK-DAG: definite register-hazard in half_a_store_to_it:
	.type half_a_store_to_it,@function
half_a_store_to_it:
 global_load_d16_hi_b16 v1, v[4:5], off
 ds_store_b16 v1, v6
 s_endpgm
	.size half_a_store_to_it, .-half_a_store_to_it
	.amdhsa_kernel half_a_store_to_it
	.end_amdhsa_kernel

	.type half_waited,@function
half_waited:
 global_load_d16_b16 v1, v[2:3], off
 s_wait_loadcnt 0x0
 global_load_d16_hi_b16 v1, v[4:5], off
 s_endpgm
	.size half_waited, .-half_waited
	.amdhsa_kernel half_waited
	.end_amdhsa_kernel
