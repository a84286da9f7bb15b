; What is in flight at a use of its register or bytes, at a copy, or at a barrier, and what a wait completes. A kernel
; without an expectation has no finding.
; RUN: exits 1 ldsopt check %s --no-races --verbose | filecheck %s
; CHECK: 12 definite, 21 unproven

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
; Names say what each kernel has.
; CHECK-DAG: definite register-hazard in read_before_return:
	.type read_before_return,@function
read_before_return:
 global_load_dword v1, v0, s[0:1]
 v_add_u32 v2, v1, v1
 s_endpgm
	.size read_before_return, .-read_before_return
	.amdhsa_kernel read_before_return
	.end_amdhsa_kernel

; CHECK-DAG: definite register-hazard in overwritten_before_return:
	.type overwritten_before_return,@function
overwritten_before_return:
 global_load_dword v1, v0, s[0:1]
 v_mov_b32 v1, 0
 s_endpgm
	.size overwritten_before_return, .-overwritten_before_return
	.amdhsa_kernel overwritten_before_return
	.end_amdhsa_kernel

	.type waited,@function
waited:
 global_load_dword v1, v0, s[0:1]
 s_waitcnt vmcnt(0)
 v_mov_b32 v1, 0
 s_endpgm
	.size waited, .-waited
	.amdhsa_kernel waited
	.end_amdhsa_kernel

	.type waited_in_order,@function
waited_in_order:
 global_load_dword v1, v0, s[0:1]
 global_load_dword v2, v0, s[0:1]
 s_waitcnt vmcnt(1)
 v_mov_b32 v1, 0
 s_endpgm
	.size waited_in_order, .-waited_in_order
	.amdhsa_kernel waited_in_order
	.end_amdhsa_kernel

; CHECK-DAG: definite register-hazard in not_long_enough:
	.type not_long_enough,@function
not_long_enough:
 global_load_dword v1, v0, s[0:1]
 global_load_dword v2, v0, s[0:1]
 s_waitcnt vmcnt(1)
 v_mov_b32 v2, 0
 s_endpgm
	.size not_long_enough, .-not_long_enough
	.amdhsa_kernel not_long_enough
	.end_amdhsa_kernel

	.type loads_write_in_order,@function
loads_write_in_order:
 global_load_dword v1, v0, s[0:1]
 global_load_dword v1, v0, s[0:1]
 s_endpgm
	.size loads_write_in_order, .-loads_write_in_order
	.amdhsa_kernel loads_write_in_order
	.end_amdhsa_kernel

; CHECK-DAG: definite register-hazard in address_is_read:
	.type address_is_read,@function
address_is_read:
 global_load_dword v1, v0, s[0:1]
 global_load_dword v1, v1, s[0:1]
 s_endpgm
	.size address_is_read, .-address_is_read
	.amdhsa_kernel address_is_read
	.end_amdhsa_kernel

; CHECK-DAG: definite register-hazard in lds_and_memory_write_in_any_order:
	.type lds_and_memory_write_in_any_order,@function
lds_and_memory_write_in_any_order:
 global_load_dword v1, v0, s[0:1]
 ds_read_b32 v1, v3
 s_endpgm
	.size lds_and_memory_write_in_any_order, .-lds_and_memory_write_in_any_order
	.amdhsa_kernel lds_and_memory_write_in_any_order
	.end_amdhsa_kernel

; CHECK-DAG: definite register-hazard in samples_and_loads_too:
	.type samples_and_loads_too,@function
samples_and_loads_too:
 global_load_dword v1, v0, s[0:1]
 image_sample v[0:1], v[2:3], s[0:7], s[8:11] dmask:0x3
 s_endpgm
	.size samples_and_loads_too, .-samples_and_loads_too
	.amdhsa_kernel samples_and_loads_too
	.end_amdhsa_kernel

	.type half_loads_write_in_order,@function
half_loads_write_in_order:
 global_load_short_d16 v1, v0, s[0:1]
 global_load_short_d16_hi v1, v0, s[0:1]
 s_endpgm
	.size half_loads_write_in_order, .-half_loads_write_in_order
	.amdhsa_kernel half_loads_write_in_order
	.end_amdhsa_kernel

	.type half_loads_of_buffers_too,@function
half_loads_of_buffers_too:
 buffer_load_short_d16 v1, v0, s[0:3], 0 offen
 buffer_load_short_d16_hi v1, v0, s[0:3], 0 offen
 s_endpgm
	.size half_loads_of_buffers_too, .-half_loads_of_buffers_too
	.amdhsa_kernel half_loads_of_buffers_too
	.end_amdhsa_kernel

; CHECK-DAG: definite register-hazard in half_load_that_reads_the_half:
	.type half_load_that_reads_the_half,@function
half_load_that_reads_the_half:
 global_load_short_d16 v1, v0, s[0:1]
 global_load_short_d16_hi v1, v1, s[0:1]
 s_endpgm
	.size half_load_that_reads_the_half, .-half_load_that_reads_the_half
	.amdhsa_kernel half_load_that_reads_the_half
	.end_amdhsa_kernel

; CHECK-DAG: definite register-hazard in half_loads_of_lds_and_memory:
	.type half_loads_of_lds_and_memory,@function
half_loads_of_lds_and_memory:
 ds_read_u16_d16 v1, v3
 global_load_short_d16_hi v1, v0, s[0:1]
 s_endpgm
	.size half_loads_of_lds_and_memory, .-half_loads_of_lds_and_memory
	.amdhsa_kernel half_loads_of_lds_and_memory
	.end_amdhsa_kernel

; CHECK-DAG: definite register-hazard in atomics_read_memory_later:
	.type atomics_read_memory_later,@function
atomics_read_memory_later:
 global_load_dword v1, v0, s[0:1]
 global_atomic_add_u32 v1, v0, v4, s[0:1] sc0
 s_endpgm
	.size atomics_read_memory_later, .-atomics_read_memory_later
	.amdhsa_kernel atomics_read_memory_later
	.end_amdhsa_kernel

; CHECK-DAG: definite register-hazard in flat_needs_both_counters:
	.type flat_needs_both_counters,@function
flat_needs_both_counters:
 flat_load_dword v1, v[4:5]
 s_waitcnt vmcnt(0)
 v_mov_b32 v1, 0
 s_endpgm
	.size flat_needs_both_counters, .-flat_needs_both_counters
	.amdhsa_kernel flat_needs_both_counters
	.end_amdhsa_kernel

	.type flat_has_both,@function
flat_has_both:
 flat_load_dword v1, v[4:5]
 s_waitcnt vmcnt(0) lgkmcnt(0)
 v_mov_b32 v1, 0
 s_endpgm
	.size flat_has_both, .-flat_has_both
	.amdhsa_kernel flat_has_both
	.end_amdhsa_kernel

; CHECK-DAG: definite register-hazard in branch_reads_vcc:
	.type branch_reads_vcc,@function
branch_reads_vcc:
 s_load_dwordx2 vcc, s[0:1], 0x0
 s_cbranch_vccnz branch_reads_vcc_a
branch_reads_vcc_a:
 s_endpgm
	.size branch_reads_vcc, .-branch_reads_vcc
	.amdhsa_kernel branch_reads_vcc
	.end_amdhsa_kernel

; CHECK-DAG: unproven missing-wait in dma_then_read:
	.type dma_then_read,@function
dma_then_read:
 buffer_load_dword v9, s[0:3], 0 offen lds
 ds_read_b32 v2, v3
 s_endpgm
	.size dma_then_read, .-dma_then_read
	.amdhsa_kernel dma_then_read
	.end_amdhsa_kernel

; CHECK-DAG: unproven missing-wait in dma_then_write:
	.type dma_then_write,@function
dma_then_write:
 buffer_load_dword v9, s[0:3], 0 offen lds
 ds_write_b32 v3, v4
 s_endpgm
	.size dma_then_write, .-dma_then_write
	.amdhsa_kernel dma_then_write
	.end_amdhsa_kernel

	.type dma_waited,@function
dma_waited:
 buffer_load_dword v9, s[0:3], 0 offen lds
 s_waitcnt vmcnt(0)
 ds_read_b32 v2, v3
 s_endpgm
	.size dma_waited, .-dma_waited
	.amdhsa_kernel dma_waited
	.end_amdhsa_kernel

	.type dmas_of_a_wave_write_in_order,@function
dmas_of_a_wave_write_in_order:
 buffer_load_dword v9, s[0:3], 0 offen lds
 buffer_load_dword v9, s[0:3], 0 offen lds
 s_endpgm
	.size dmas_of_a_wave_write_in_order, .-dmas_of_a_wave_write_in_order
	.amdhsa_kernel dmas_of_a_wave_write_in_order
	.end_amdhsa_kernel

	.type permutation_touches_no_lds,@function
permutation_touches_no_lds:
 buffer_load_dword v9, s[0:3], 0 offen lds
 ds_bpermute_b32 v2, v3, v4
 s_endpgm
	.size permutation_touches_no_lds, .-permutation_touches_no_lds
	.amdhsa_kernel permutation_touches_no_lds
	.end_amdhsa_kernel

; CHECK-DAG: unproven missing-wait in flat_may_read_lds:
	.type flat_may_read_lds,@function
flat_may_read_lds:
 buffer_load_dword v9, s[0:3], 0 offen lds
 flat_load_dword v2, v[4:5]
 s_endpgm
	.size flat_may_read_lds, .-flat_may_read_lds
	.amdhsa_kernel flat_may_read_lds
	.end_amdhsa_kernel

; CHECK-DAG: unproven overtaken-by-dma in read_then_dma:
	.type read_then_dma,@function
read_then_dma:
 ds_read_b32 v2, v3
 buffer_load_dword v9, s[0:3], 0 offen lds
 s_endpgm
	.size read_then_dma, .-read_then_dma
	.amdhsa_kernel read_then_dma
	.end_amdhsa_kernel

; CHECK-DAG: unproven overtaken-by-dma in write_then_dma:
	.type write_then_dma,@function
write_then_dma:
 ds_write_b32 v3, v4
 buffer_load_dword v9, s[0:3], 0 offen lds
 s_endpgm
	.size write_then_dma, .-write_then_dma
	.amdhsa_kernel write_then_dma
	.end_amdhsa_kernel

; CHECK-DAG: unproven overtaken-by-dma in lds_part_of_flat_then_dma:
	.type lds_part_of_flat_then_dma,@function
lds_part_of_flat_then_dma:
 flat_store_dword v[4:5], v6
 s_waitcnt vmcnt(0)
 buffer_load_dword v9, s[0:3], 0 offen lds
 s_endpgm
	.size lds_part_of_flat_then_dma, .-lds_part_of_flat_then_dma
	.amdhsa_kernel lds_part_of_flat_then_dma
	.end_amdhsa_kernel

	.type memory_part_of_flat_then_dma,@function
memory_part_of_flat_then_dma:
 flat_store_dword v[4:5], v6
 s_waitcnt lgkmcnt(0)
 buffer_load_dword v9, s[0:3], 0 offen lds
 s_endpgm
	.size memory_part_of_flat_then_dma, .-memory_part_of_flat_then_dma
	.amdhsa_kernel memory_part_of_flat_then_dma
	.end_amdhsa_kernel

	.type read_waited_then_dma,@function
read_waited_then_dma:
 ds_read_b32 v2, v3
 s_waitcnt lgkmcnt(0)
 buffer_load_dword v9, s[0:3], 0 offen lds
 s_endpgm
	.size read_waited_then_dma, .-read_waited_then_dma
	.amdhsa_kernel read_waited_then_dma
	.end_amdhsa_kernel

; CHECK-DAG: unproven overtaken-by-dma in not_long_enough_for_the_second:
	.type not_long_enough_for_the_second,@function
not_long_enough_for_the_second:
 ds_read_b32 v2, v3
 ds_write_b32 v3, v4
 s_waitcnt lgkmcnt(1)
 buffer_load_dword v9, s[0:3], 0 offen lds
 s_endpgm
	.size not_long_enough_for_the_second, .-not_long_enough_for_the_second
	.amdhsa_kernel not_long_enough_for_the_second
	.end_amdhsa_kernel

; CHECK-DAG: unproven overtaken-by-dma in another_counter_does_not_do:
	.type another_counter_does_not_do,@function
another_counter_does_not_do:
 ds_read_b32 v2, v3
 s_waitcnt vmcnt(0)
 buffer_load_dword v9, s[0:3], 0 offen lds
 s_endpgm
	.size another_counter_does_not_do, .-another_counter_does_not_do
	.amdhsa_kernel another_counter_does_not_do
	.end_amdhsa_kernel

	.type permutation_then_dma,@function
permutation_then_dma:
 ds_bpermute_b32 v2, v3, v4
 buffer_load_dword v9, s[0:3], 0 offen lds
 s_endpgm
	.size permutation_then_dma, .-permutation_then_dma
	.amdhsa_kernel permutation_then_dma
	.end_amdhsa_kernel

	.type dma_is_in_order_with_loads,@function
dma_is_in_order_with_loads:
 buffer_load_dword v9, s[0:3], 0 offen lds
 global_load_dword v1, v0, s[0:1]
 s_waitcnt vmcnt(1)
 ds_read_b32 v2, v3
 s_endpgm
	.size dma_is_in_order_with_loads, .-dma_is_in_order_with_loads
	.amdhsa_kernel dma_is_in_order_with_loads
	.end_amdhsa_kernel

	.type invalidations_count_in_order_with_loads,@function
invalidations_count_in_order_with_loads:
 buffer_load_dword v9, s[0:3], 0 offen lds
 buffer_inv sc1
 s_waitcnt vmcnt(1)
 ds_read_b32 v2, v3
 s_endpgm
	.size invalidations_count_in_order_with_loads, .-invalidations_count_in_order_with_loads
	.amdhsa_kernel invalidations_count_in_order_with_loads
	.end_amdhsa_kernel

; CHECK-DAG: unproven missing-wait in but_for_one_alone:
	.type but_for_one_alone,@function
but_for_one_alone:
 buffer_load_dword v9, s[0:3], 0 offen lds
 buffer_inv sc1
 s_waitcnt vmcnt(2)
 ds_read_b32 v2, v3
 s_endpgm
	.size but_for_one_alone, .-but_for_one_alone
	.amdhsa_kernel but_for_one_alone
	.end_amdhsa_kernel

; CHECK-DAG: unproven missing-wait in what_is_not_known_to_count_completes_nothing:
	.type what_is_not_known_to_count_completes_nothing,@function
what_is_not_known_to_count_completes_nothing:
 buffer_load_dword v9, s[0:3], 0 offen lds
 buffer_wbinvl1
 s_waitcnt vmcnt(1)
 ds_read_b32 v2, v3
 s_endpgm
	.size what_is_not_known_to_count_completes_nothing, .-what_is_not_known_to_count_completes_nothing
	.amdhsa_kernel what_is_not_known_to_count_completes_nothing
	.end_amdhsa_kernel

; CHECK-DAG: unproven overtaken-by-dma in dma_does_not_count_in_lgkmcnt:
; CHECK-DAG: definite register-hazard in dma_does_not_count_in_lgkmcnt:
	.type dma_does_not_count_in_lgkmcnt,@function
dma_does_not_count_in_lgkmcnt:
 ds_read_b32 v5, v6
 global_load_lds_dword v0, s[0:1]
 s_waitcnt lgkmcnt(1)
 v_mov_b32 v9, v5
 s_endpgm
	.size dma_does_not_count_in_lgkmcnt, .-dma_does_not_count_in_lgkmcnt
	.amdhsa_kernel dma_does_not_count_in_lgkmcnt
	.end_amdhsa_kernel

; CHECK-DAG: unproven overtaken-by-dma in so_that_only_this_waits_for_the_read:
	.type so_that_only_this_waits_for_the_read,@function
so_that_only_this_waits_for_the_read:
 ds_read_b32 v5, v6
 global_load_lds_dword v0, s[0:1]
 s_waitcnt lgkmcnt(0)
 v_mov_b32 v9, v5
 s_endpgm
	.size so_that_only_this_waits_for_the_read, .-so_that_only_this_waits_for_the_read
	.amdhsa_kernel so_that_only_this_waits_for_the_read
	.end_amdhsa_kernel

; CHECK-DAG: unproven dma-across-barrier in dma_across_a_barrier:
	.type dma_across_a_barrier,@function
dma_across_a_barrier:
 buffer_load_dword v9, s[0:3], 0 offen lds
 s_barrier
 s_waitcnt vmcnt(0)
 ds_read_b32 v2, v3
 s_endpgm
	.size dma_across_a_barrier, .-dma_across_a_barrier
	.amdhsa_kernel dma_across_a_barrier
	.end_amdhsa_kernel

	.type dma_waited_before_the_barrier,@function
dma_waited_before_the_barrier:
 buffer_load_dword v9, s[0:3], 0 offen lds
 s_waitcnt vmcnt(0)
 s_barrier
 ds_read_b32 v2, v3
 s_endpgm
	.size dma_waited_before_the_barrier, .-dma_waited_before_the_barrier
	.amdhsa_kernel dma_waited_before_the_barrier
	.end_amdhsa_kernel

	.type waited_before_the_second,@function
waited_before_the_second:
 buffer_load_dword v9, s[0:3], 0 offen lds
 s_barrier
 s_waitcnt vmcnt(0)
 s_barrier
 ds_read_b32 v2, v3
 s_endpgm
	.size waited_before_the_second, .-waited_before_the_second
	.amdhsa_kernel waited_before_the_second
	.end_amdhsa_kernel

; CHECK-DAG: unproven bare-barrier in write_across_a_barrier:
	.type write_across_a_barrier,@function
write_across_a_barrier:
 ds_write_b32 v3, v4
 s_barrier
 ds_read_b32 v2, v3
 s_endpgm
	.size write_across_a_barrier, .-write_across_a_barrier
	.amdhsa_kernel write_across_a_barrier
	.end_amdhsa_kernel

	.type write_waited,@function
write_waited:
 ds_write_b32 v3, v4
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b32 v2, v3
 s_endpgm
	.size write_waited, .-write_waited
	.amdhsa_kernel write_waited
	.end_amdhsa_kernel

	.type lds_part_of_flat_waited,@function
lds_part_of_flat_waited:
 flat_store_dword v[4:5], v6
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b32 v2, v3
 s_endpgm
	.size lds_part_of_flat_waited, .-lds_part_of_flat_waited
	.amdhsa_kernel lds_part_of_flat_waited
	.end_amdhsa_kernel

; CHECK-DAG: unproven bare-barrier in memory_part_of_flat_waited:
	.type memory_part_of_flat_waited,@function
memory_part_of_flat_waited:
 flat_store_dword v[4:5], v6
 s_waitcnt vmcnt(0)
 s_barrier
 ds_read_b32 v2, v3
 s_endpgm
	.size memory_part_of_flat_waited, .-memory_part_of_flat_waited
	.amdhsa_kernel memory_part_of_flat_waited
	.end_amdhsa_kernel

; CHECK-DAG: unproven bare-barrier in read_across_a_barrier_then_write:
	.type read_across_a_barrier_then_write,@function
read_across_a_barrier_then_write:
 ds_read_b32 v2, v3
 s_barrier
 ds_write_b32 v3, v4
 s_endpgm
	.size read_across_a_barrier_then_write, .-read_across_a_barrier_then_write
	.amdhsa_kernel read_across_a_barrier_then_write
	.end_amdhsa_kernel

	.type reads_do_not_conflict,@function
reads_do_not_conflict:
 ds_read_b32 v2, v3
 s_barrier
 ds_read_b32 v5, v3
 s_endpgm
	.size reads_do_not_conflict, .-reads_do_not_conflict
	.amdhsa_kernel reads_do_not_conflict
	.end_amdhsa_kernel

; CHECK-DAG: unproven bare-barrier in read_across_a_barrier_then_dma:
; CHECK-DAG: unproven overtaken-by-dma in read_across_a_barrier_then_dma:
	.type read_across_a_barrier_then_dma,@function
read_across_a_barrier_then_dma:
 ds_read_b32 v2, v3
 s_barrier
 buffer_load_dword v9, s[0:3], 0 offen lds
 s_endpgm
	.size read_across_a_barrier_then_dma, .-read_across_a_barrier_then_dma
	.amdhsa_kernel read_across_a_barrier_then_dma
	.end_amdhsa_kernel

; CHECK-DAG: unproven missing-wait in around_the_loop:
; CHECK-DAG: unproven overtaken-by-dma in around_the_loop:
; CHECK-DAG: unproven register-hazard in around_the_loop:
	.type around_the_loop,@function
around_the_loop:
around_the_loop_loop:
 ds_read_b32 v2, v3
 s_waitcnt vmcnt(0)
 buffer_load_dword v9, s[0:3], 0 offen lds
 s_cbranch_scc0 around_the_loop_loop
 s_endpgm
	.size around_the_loop, .-around_the_loop
	.amdhsa_kernel around_the_loop
	.end_amdhsa_kernel
