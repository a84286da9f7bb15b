; The values of registers through arithmetic, masked lanes, branches and loops: of the bytes that are stored in front of a
; barrier, the read behind it may touch those that are expected, and no other.
; DEFINE: %{bytes} = sed -n 's/.*bare-barrier in \(.*\):.*/\1:/p; s/.*v251 offset/byte/p'
; RUN: exits 1 ldsopt check %s --no-races --verbose | %{bytes} | filecheck %s
; Before gfx9 M0 may turn accesses off, and no address is known.
; RUN: sed 's/gfx942/gfx803/' %s | exits 1 ldsopt check - --no-races --verbose | %{bytes} | filecheck %s --check-prefix GFX803
; GFX803: a_literal:
; GFX803-NEXT: byte:4659
; GFX803-NEXT: byte:4660
; GFX803-NEXT: byte:4663
; GFX803-NEXT: byte:4664

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
; CHECK-NEXT: a_branch_bounds_its_counter:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:13311{{$}}
	.type a_branch_bounds_its_counter,@function
a_branch_bounds_its_counter:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:13311
 ds_write_b8 v250, v251 offset:13312
 s_barrier
 s_mov_b32 s0, 0
.LBB1_1:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 4
 s_nop 0
 s_cbranch_scc1 .LBB1_1
 s_endpgm
	.size a_branch_bounds_its_counter, .-a_branch_bounds_its_counter
	.amdhsa_kernel a_branch_bounds_its_counter
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_branch_on_vcc:
; CHECK-NEXT: byte:49152{{$}}
	.type a_branch_on_vcc,@function
a_branch_on_vcc:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:49152
 s_barrier
 s_mov_b32 s0, 0
.LBB2_1:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 4
 s_nop 0
 s_cbranch_vccnz .LBB2_1
 s_endpgm
	.size a_branch_on_vcc, .-a_branch_on_vcc
	.amdhsa_kernel a_branch_on_vcc
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_branch_on_vcc_of_the_inverse:
; CHECK-NEXT: byte:49152{{$}}
	.type a_branch_on_vcc_of_the_inverse,@function
a_branch_on_vcc_of_the_inverse:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:49152
 s_barrier
 s_mov_b32 s0, 0
.LBB3_1:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_ge_i32 s0, 4
 s_nop 0
 s_cbranch_vccnz .LBB3_1
 s_endpgm
	.size a_branch_on_vcc_of_the_inverse, .-a_branch_on_vcc_of_the_inverse
	.amdhsa_kernel a_branch_on_vcc_of_the_inverse
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_byte:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:66{{$}}
	.type a_byte,@function
a_byte:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:66
 ds_write_b8 v250, v251 offset:67
 s_barrier
 global_load_ubyte v8, v[2:3], off
 s_waitcnt vmcnt(0)
 v_lshrrev_b32_e32 v8, 2, v8
 ds_read_b32 v9, v8
 s_endpgm
	.size a_byte, .-a_byte
	.amdhsa_kernel a_byte
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_byte_with_a_sign:
; CHECK-NEXT: byte:0{{$}}
	.type a_byte_with_a_sign,@function
a_byte_with_a_sign:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 global_load_sbyte v8, v[2:3], off
 s_waitcnt vmcnt(0)
 v_lshrrev_b32_e32 v8, 2, v8
 ds_read_b32 v9, v8
 s_endpgm
	.size a_byte_with_a_sign, .-a_byte_with_a_sign
	.amdhsa_kernel a_byte_with_a_sign
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_carry:
; CHECK-NEXT: byte:0{{$}}
	.type a_carry,@function
a_carry:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 s_mov_b32 s0, 4
 v_add_co_u32_e64 v2, s[0:1], v0, v1
 v_mov_b32_e32 v8, s0
 ds_read_b32 v9, v8
 s_endpgm
	.size a_carry, .-a_carry
	.amdhsa_kernel a_carry
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_condition_that_was_overwritten:
; CHECK-NEXT: byte:49152{{$}}
	.type a_condition_that_was_overwritten,@function
a_condition_that_was_overwritten:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:49152
 s_barrier
 s_mov_b32 s0, 0
.LBB7_1:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 3
 s_and_b32 s5, s6, s7
 s_cselect_b32 s0, s0, 0
 s_cbranch_vccnz .LBB7_1
 s_endpgm
	.size a_condition_that_was_overwritten, .-a_condition_that_was_overwritten
	.amdhsa_kernel a_condition_that_was_overwritten
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_field_of_it:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:63{{$}}
	.type a_field_of_it,@function
a_field_of_it:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:63
 ds_write_b8 v250, v251 offset:64
 s_barrier
 v_bfe_u32 v1, v0, 2, 4
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size a_field_of_it, .-a_field_of_it
	.amdhsa_kernel a_field_of_it
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_float:
; CHECK-NEXT: byte:0{{$}}
	.type a_float,@function
a_float:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v8, 4
 v_add_f32_e32 v8, 1.0, v8
 ds_read_b32 v9, v8
 s_endpgm
	.size a_float, .-a_float
	.amdhsa_kernel a_float
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_half:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:16386{{$}}
	.type a_half,@function
a_half:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:16386
 ds_write_b8 v250, v251 offset:16387
 s_barrier
 global_load_ushort v8, v[2:3], off
 s_waitcnt vmcnt(0)
 v_lshrrev_b32_e32 v8, 2, v8
 ds_read_b32 v9, v8
 s_endpgm
	.size a_half, .-a_half
	.amdhsa_kernel a_half
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_half_of_a_buffer:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:16386{{$}}
	.type a_half_of_a_buffer,@function
a_half_of_a_buffer:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:16386
 ds_write_b8 v250, v251 offset:16387
 s_barrier
 buffer_load_ushort v8, v2, s[4:7], 0 offen
 s_waitcnt vmcnt(0)
 v_lshrrev_b32_e32 v8, 2, v8
 ds_read_b32 v9, v8
 s_endpgm
	.size a_half_of_a_buffer, .-a_half_of_a_buffer
	.amdhsa_kernel a_half_of_a_buffer
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_half_of_a_register:
; CHECK-NEXT: byte:0{{$}}
	.type a_half_of_a_register,@function
a_half_of_a_register:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 global_load_short_d16 v8, v[2:3], off
 s_waitcnt vmcnt(0)
 v_lshrrev_b32_e32 v8, 2, v8
 ds_read_b32 v9, v8
 s_endpgm
	.size a_half_of_a_register, .-a_half_of_a_register
	.amdhsa_kernel a_half_of_a_register
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_half_of_it:
; CHECK-NEXT: byte:0{{$}}
	.type a_half_of_it,@function
a_half_of_it:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v8, 4
 v_mov_b16_e32 v8.h, v1.l
 ds_read_b32 v9, v8
 s_endpgm
	.size a_half_of_it, .-a_half_of_it
	.amdhsa_kernel a_half_of_it
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_half_of_it_too:
; CHECK-NEXT: byte:0{{$}}
	.type a_half_of_it_too,@function
a_half_of_it_too:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_mov_b32 s3, s9
 s_or_b64 exec, exec, s[2:3]
 s_nop 0
 ds_read_b32 v9, v8
 s_endpgm
	.size a_half_of_it_too, .-a_half_of_it_too
	.amdhsa_kernel a_half_of_it_too
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_hardware_register_by_its_number:
; CHECK-NEXT: byte:0{{$}}
	.type a_hardware_register_by_its_number,@function
a_hardware_register_by_its_number:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v8, 4
 s_setreg_b32 hwreg(n), s0
 ds_read_b32 v9, v8
 s_endpgm
	.size a_hardware_register_by_its_number, .-a_hardware_register_by_its_number
	.amdhsa_kernel a_hardware_register_by_its_number
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_lane:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:1011{{$}}
	.type a_lane,@function
a_lane:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:1011
 ds_write_b8 v250, v251 offset:1012
 s_barrier
 v_mbcnt_lo_u32_b32 v1, -1, 0
 v_mbcnt_hi_u32_b32 v1, -1, v1
 v_lshlrev_b32_e32 v8, 4, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size a_lane, .-a_lane
	.amdhsa_kernel a_lane
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_literal:
; CHECK-NEXT: byte:4660{{$}}
; CHECK-NEXT: byte:4663{{$}}
	.type a_literal,@function
a_literal:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:4659
 ds_write_b8 v250, v251 offset:4660
 ds_write_b8 v250, v251 offset:4663
 ds_write_b8 v250, v251 offset:4664
 s_barrier
 v_mov_b32_e32 v8, 0x1234
 ds_read_b32 v9, v8
 s_endpgm
	.size a_literal, .-a_literal
	.amdhsa_kernel a_literal
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_mask_that_was_overwritten:
; CHECK-NEXT: byte:0{{$}}
	.type a_mask_that_was_overwritten,@function
a_mask_that_was_overwritten:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_load_dwordx2 s[2:3], s[0:1], 0x0
 s_or_b64 exec, exec, s[2:3]
 s_nop 0
 ds_read_b32 v9, v8
 s_endpgm
	.size a_mask_that_was_overwritten, .-a_mask_that_was_overwritten
	.amdhsa_kernel a_mask_that_was_overwritten
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_product_of_64_bits:
; CHECK-NEXT: byte:0{{$}}
	.type a_product_of_64_bits,@function
a_product_of_64_bits:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v8, 4
 v_mad_u64_u32 v[8:9], s[0:1], v0, s2, v[8:9]
 ds_read_b32 v9, v8
 s_endpgm
	.size a_product_of_64_bits, .-a_product_of_64_bits
	.amdhsa_kernel a_product_of_64_bits
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_ring_stays_bounded:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:9215{{$}}
	.type a_ring_stays_bounded,@function
a_ring_stays_bounded:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:9215
 ds_write_b8 v250, v251 offset:9216
 s_barrier
 s_mov_b32 s0, 0
.LBB20_1:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 3
 s_cselect_b32 s0, s0, 0
 s_cbranch_vccnz .LBB20_1
 s_endpgm
	.size a_ring_stays_bounded, .-a_ring_stays_bounded
	.amdhsa_kernel a_ring_stays_bounded
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_sum_of_three:
; CHECK-NEXT: byte:336{{$}}
; CHECK-NEXT: byte:339{{$}}
	.type a_sum_of_three,@function
a_sum_of_three:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:335
 ds_write_b8 v250, v251 offset:336
 ds_write_b8 v250, v251 offset:339
 ds_write_b8 v250, v251 offset:340
 s_barrier
 v_mov_b32_e32 v1, 64
 v_add3_u32 v8, v1, 16, 0x100
 ds_read_b32 v9, v8
 s_endpgm
	.size a_sum_of_three, .-a_sum_of_three
	.amdhsa_kernel a_sum_of_three
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_wider_mask:
; CHECK-NEXT: byte:61440{{$}}
	.type a_wider_mask,@function
a_wider_mask:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:61440
 s_barrier
 s_load_dword s0, s[4:5], 0x0
 s_waitcnt lgkmcnt(0)
 s_ashr_i32 s1, s0, 31
 s_lshr_b32 s1, s1, 30
 s_add_i32 s1, s0, s1
 s_and_b32 s1, s1, -8
 s_sub_i32 s2, s0, s1
 s_max_i32 s2, s2, 0
 s_lshl_b32 s2, s2, 12
 v_mov_b32_e32 v8, s2
 ds_read_b32 v9, v8
 s_endpgm
	.size a_wider_mask, .-a_wider_mask
	.amdhsa_kernel a_wider_mask
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_word:
; CHECK-NEXT: byte:0{{$}}
	.type a_word,@function
a_word:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 global_load_dword v8, v[2:3], off
 s_waitcnt vmcnt(0)
 v_lshrrev_b32_e32 v8, 2, v8
 ds_read_b32 v9, v8
 s_endpgm
	.size a_word, .-a_word
	.amdhsa_kernel a_word
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_work_item_of_256:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:1023{{$}}
	.type a_work_item_of_256,@function
a_work_item_of_256:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:1023
 ds_write_b8 v250, v251 offset:1024
 s_barrier
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size a_work_item_of_256, .-a_work_item_of_256
	.amdhsa_kernel a_work_item_of_256
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: all_are_back_none_is_idle:
; CHECK-NEXT: byte:4{{$}}
; CHECK-NEXT: byte:7{{$}}
	.type all_are_back_none_is_idle,@function
all_are_back_none_is_idle:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:3
 ds_write_b8 v250, v251 offset:4
 ds_write_b8 v250, v251 offset:7
 ds_write_b8 v250, v251 offset:8
 s_barrier
 s_mov_b64 s[2:3], exec
 s_mov_b64 exec, s[8:9]
 s_mov_b64 exec, s[2:3]
 v_mov_b32_e32 v8, 4
 s_and_saveexec_b64 s[4:5], vcc
 s_mov_b64 exec, s[4:5]
 ds_read_b32 v9, v8
 s_endpgm
	.size all_are_back_none_is_idle, .-all_are_back_none_is_idle
	.amdhsa_kernel all_are_back_none_is_idle
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: another_hardware_register:
; CHECK-NEXT: byte:4{{$}}
; CHECK-NEXT: byte:7{{$}}
	.type another_hardware_register,@function
another_hardware_register:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:3
 ds_write_b8 v250, v251 offset:4
 ds_write_b8 v250, v251 offset:7
 ds_write_b8 v250, v251 offset:8
 s_barrier
 v_mov_b32_e32 v8, 4
 s_setreg_imm32_b32 hwreg(HW_REG_TRAPSTS, 0, 32), 3
 ds_read_b32 v9, v8
 s_endpgm
	.size another_hardware_register, .-another_hardware_register
	.amdhsa_kernel another_hardware_register
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: another_mask:
; CHECK-NEXT: byte:61440{{$}}
	.type another_mask,@function
another_mask:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:61440
 s_barrier
 s_load_dword s0, s[4:5], 0x0
 s_waitcnt lgkmcnt(0)
 s_ashr_i32 s1, s0, 31
 s_lshr_b32 s1, s1, 30
 s_add_i32 s1, s0, s1
 s_and_b32 s1, s1, -2
 s_sub_i32 s2, s0, s1
 s_max_i32 s2, s2, 0
 s_lshl_b32 s2, s2, 12
 v_mov_b32_e32 v8, s2
 ds_read_b32 v9, v8
 s_endpgm
	.size another_mask, .-another_mask
	.amdhsa_kernel another_mask
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: another_term:
; CHECK-NEXT: byte:61440{{$}}
	.type another_term,@function
another_term:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:61440
 s_barrier
 s_load_dword s0, s[4:5], 0x0
 s_waitcnt lgkmcnt(0)
 s_ashr_i32 s1, s0, 31
 s_lshr_b32 s1, s1, 30
 s_add_i32 s1, s3, s1
 s_and_b32 s1, s1, -4
 s_sub_i32 s2, s0, s1
 s_max_i32 s2, s2, 0
 s_lshl_b32 s2, s2, 12
 v_mov_b32_e32 v8, s2
 ds_read_b32 v9, v8
 s_endpgm
	.size another_term, .-another_term
	.amdhsa_kernel another_term
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: behind_a_branch:
; CHECK-NEXT: byte:61440{{$}}
	.type behind_a_branch,@function
behind_a_branch:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:61440
 s_barrier
 s_load_dword s0, s[4:5], 0x0
 s_waitcnt lgkmcnt(0)
 s_ashr_i32 s1, s0, 31
 s_lshr_b32 s1, s1, 30
 s_cbranch_scc0 .LBB29_1
.LBB29_1:
 s_add_i32 s1, s0, s1
 s_and_b32 s1, s1, -4
 s_sub_i32 s2, s0, s1
 s_max_i32 s2, s2, 0
 s_lshl_b32 s2, s2, 12
 v_mov_b32_e32 v8, s2
 ds_read_b32 v9, v8
 s_endpgm
	.size behind_a_branch, .-behind_a_branch
	.amdhsa_kernel behind_a_branch
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: behind_a_call:
; CHECK-NEXT: byte:0{{$}}
	.type behind_a_call,@function
behind_a_call:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v8, 4
 s_swappc_b64 s[30:31], s[0:1]
 ds_read_b32 v9, v8
 s_endpgm
	.size behind_a_call, .-behind_a_call
	.amdhsa_kernel behind_a_call
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: behind_a_call_too:
; CHECK-NEXT: byte:61440{{$}}
	.type behind_a_call_too,@function
behind_a_call_too:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:61440
 s_barrier
 s_load_dword s0, s[4:5], 0x0
 s_waitcnt lgkmcnt(0)
 s_ashr_i32 s1, s0, 31
 s_lshr_b32 s1, s1, 30
 s_swappc_b64 s[30:31], s[6:7]
 s_add_i32 s1, s0, s1
 s_and_b32 s1, s1, -4
 s_sub_i32 s2, s0, s1
 s_max_i32 s2, s2, 0
 s_lshl_b32 s2, s2, 12
 v_mov_b32_e32 v8, s2
 ds_read_b32 v9, v8
 s_endpgm
	.size behind_a_call_too, .-behind_a_call_too
	.amdhsa_kernel behind_a_call_too
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: beside_a_product_of_64_bits:
; CHECK-NEXT: byte:4{{$}}
; CHECK-NEXT: byte:7{{$}}
	.type beside_a_product_of_64_bits,@function
beside_a_product_of_64_bits:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:3
 ds_write_b8 v250, v251 offset:4
 ds_write_b8 v250, v251 offset:7
 ds_write_b8 v250, v251 offset:8
 s_barrier
 v_mov_b32_e32 v8, 4
 v_mad_u64_u32 v[2:3], s[0:1], v0, s2, v[8:9]
 ds_read_b32 v9, v8
 s_endpgm
	.size beside_a_product_of_64_bits, .-beside_a_product_of_64_bits
	.amdhsa_kernel beside_a_product_of_64_bits
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: beside_the_mask:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:1023{{$}}
	.type beside_the_mask,@function
beside_the_mask:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:1023
 ds_write_b8 v250, v251 offset:1024
 s_barrier
 s_mov_b64 s[6:7], exec
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_b64 exec, exec, vcc
 s_mov_b32 s8, 5
 s_or_b64 exec, exec, s[6:7]
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size beside_the_mask, .-beside_the_mask
	.amdhsa_kernel beside_the_mask
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: beside_vcc:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:1023{{$}}
	.type beside_vcc,@function
beside_vcc:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:1023
 ds_write_b8 v250, v251 offset:1024
 s_barrier
 s_mov_b64 vcc, exec
 v_cmp_gt_u32_e64 s[2:3], 32, v0
 s_and_b64 exec, exec, s[2:3]
 s_mov_b32 s4, 5
 s_or_b64 exec, exec, vcc
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size beside_vcc, .-beside_vcc
	.amdhsa_kernel beside_vcc
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: bits_beyond_the_mode:
; CHECK-NEXT: byte:4{{$}}
; CHECK-NEXT: byte:7{{$}}
	.type bits_beyond_the_mode,@function
bits_beyond_the_mode:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:3
 ds_write_b8 v250, v251 offset:4
 ds_write_b8 v250, v251 offset:7
 ds_write_b8 v250, v251 offset:8
 s_barrier
 v_mov_b32_e32 v8, 4
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 3
 ds_read_b32 v9, v8
 s_endpgm
	.size bits_beyond_the_mode, .-bits_beyond_the_mode
	.amdhsa_kernel bits_beyond_the_mode
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: both_of_a_pair:
; CHECK-NEXT: byte:0{{$}}
	.type both_of_a_pair,@function
both_of_a_pair:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v8, 4
 v_lshlrev_b64 v[7:8], 2, v[0:1]
 ds_read_b32 v9, v8
 s_endpgm
	.size both_of_a_pair, .-both_of_a_pair
	.amdhsa_kernel both_of_a_pair
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: both_overwritten:
; CHECK-NEXT: byte:61440{{$}}
	.type both_overwritten,@function
both_overwritten:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:61440
 s_barrier
 s_load_dword s0, s[4:5], 0x0
 s_waitcnt lgkmcnt(0)
 s_ashr_i32 s1, s0, 31
 s_lshr_b32 s1, s1, 30
 s_mov_b64 s[0:1], s[6:7]
 s_add_i32 s1, s0, s1
 s_and_b32 s1, s1, -4
 s_sub_i32 s2, s0, s1
 s_max_i32 s2, s2, 0
 s_lshl_b32 s2, s2, 12
 v_mov_b32_e32 v8, s2
 ds_read_b32 v9, v8
 s_endpgm
	.size both_overwritten, .-both_overwritten
	.amdhsa_kernel both_overwritten
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: by_a_number_that_an_assembler_extends:
; CHECK-NEXT: byte:0{{$}}
	.type by_a_number_that_an_assembler_extends,@function
by_a_number_that_an_assembler_extends:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 s_mov_b64 s[0:1], -100
 v_mov_b32_e32 v8, s1
 ds_read_b32 v9, v8
 s_endpgm
	.size by_a_number_that_an_assembler_extends, .-by_a_number_that_an_assembler_extends
	.amdhsa_kernel by_a_number_that_an_assembler_extends
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: by_a_number_with_a_zero_in_front:
; CHECK-NEXT: byte:0{{$}}
	.type by_a_number_with_a_zero_in_front,@function
by_a_number_with_a_zero_in_front:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v8, 010
 ds_read_b32 v9, v8
 s_endpgm
	.size by_a_number_with_a_zero_in_front, .-by_a_number_with_a_zero_in_front
	.amdhsa_kernel by_a_number_with_a_zero_in_front
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: by_an_accumulator:
; CHECK-NEXT: byte:3{{$}}
; CHECK-NEXT: byte:6{{$}}
	.type by_an_accumulator,@function
by_an_accumulator:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:2
 ds_write_b8 v250, v251 offset:3
 ds_write_b8 v250, v251 offset:6
 ds_write_b8 v250, v251 offset:7
 s_barrier
 v_mov_b32_e32 v1, 3
 v_accvgpr_write_b32 a0, v1
 v_accvgpr_read_b32 v8, a0
 ds_read_b32 v9, v8
 s_endpgm
	.size by_an_accumulator, .-by_an_accumulator
	.amdhsa_kernel by_an_accumulator
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: clamped:
; CHECK-NEXT: byte:0{{$}}
	.type clamped,@function
clamped:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v1, 4
 v_add_u32_e64 v8, v1, v1 clamp
 ds_read_b32 v9, v8
 s_endpgm
	.size clamped, .-clamped
	.amdhsa_kernel clamped
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: from_a_scalar:
; CHECK-NEXT: byte:32{{$}}
; CHECK-NEXT: byte:35{{$}}
	.type from_a_scalar,@function
from_a_scalar:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:31
 ds_write_b8 v250, v251 offset:32
 ds_write_b8 v250, v251 offset:35
 ds_write_b8 v250, v251 offset:36
 s_barrier
 s_mov_b32 s0, 8
 s_lshl_b32 s0, s0, 2
 v_mov_b32_e32 v8, s0
 ds_read_b32 v9, v8
 s_endpgm
	.size from_a_scalar, .-from_a_scalar
	.amdhsa_kernel from_a_scalar
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: half_a_mask_is_none:
; CHECK-NEXT: byte:0{{$}}
	.type half_a_mask_is_none,@function
half_a_mask_is_none:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b32 s2, s4
 v_mov_b32_e32 v8, 0x40
 s_or_b64 exec, exec, s[2:3]
 s_nop 0
 ds_read_b32 v9, v8
 s_endpgm
	.size half_a_mask_is_none, .-half_a_mask_is_none
	.amdhsa_kernel half_a_mask_is_none
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: idle_ones_keep_what_they_had:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:131{{$}}
	.type idle_ones_keep_what_they_had,@function
idle_ones_keep_what_they_had:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:131
 ds_write_b8 v250, v251 offset:132
 s_barrier
 v_mov_b32_e32 v8, 0x80
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_mov_b32_e32 v8, 0
 s_mov_b64 exec, s[2:3]
 ds_read_b32 v9, v8
 s_endpgm
	.size idle_ones_keep_what_they_had, .-idle_ones_keep_what_they_had
	.amdhsa_kernel idle_ones_keep_what_they_had
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: indexed:
; CHECK-NEXT: byte:0{{$}}
	.type indexed,@function
indexed:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v8, 4
 s_set_gpr_idx_on s0, gpr_idx(DST)
 ds_read_b32 v9, v8
 s_endpgm
	.size indexed, .-indexed
	.amdhsa_kernel indexed
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: matrix_instructions_write_idle_ones:
; CHECK-NEXT: byte:0{{$}}
	.type matrix_instructions_write_idle_ones,@function
matrix_instructions_write_idle_ones:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_mfma_f32_4x4x1_16b_f32 v[8:11], v1, v2, v[8:11]
 s_or_b64 exec, exec, s[2:3]
 s_nop 0
 ds_read_b32 v9, v8
 s_endpgm
	.size matrix_instructions_write_idle_ones, .-matrix_instructions_write_idle_ones
	.amdhsa_kernel matrix_instructions_write_idle_ones
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: moved:
; CHECK-NEXT: byte:4{{$}}
; CHECK-NEXT: byte:7{{$}}
	.type moved,@function
moved:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:3
 ds_write_b8 v250, v251 offset:4
 ds_write_b8 v250, v251 offset:7
 ds_write_b8 v250, v251 offset:8
 s_barrier
 v_mov_b32_e32 v8, 4
 ds_read_b32 v9, v8
 s_endpgm
	.size moved, .-moved
	.amdhsa_kernel moved
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: moved_between_lanes:
; CHECK-NEXT: byte:0{{$}}
	.type moved_between_lanes,@function
moved_between_lanes:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v8, 4
 v_mov_b32_dpp v8, v0 row_shr:1 row_mask:0xf bank_mask:0xf
 ds_read_b32 v9, v8
 s_endpgm
	.size moved_between_lanes, .-moved_between_lanes
	.amdhsa_kernel moved_between_lanes
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: moved_to_a_computed_number:
; CHECK-NEXT: byte:0{{$}}
	.type moved_to_a_computed_number,@function
moved_to_a_computed_number:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v8, 4
 v_movreld_b32_e32 v1, v2
 ds_read_b32 v9, v8
 s_endpgm
	.size moved_to_a_computed_number, .-moved_to_a_computed_number
	.amdhsa_kernel moved_to_a_computed_number
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: never_written_they_hold_anything:
; CHECK-NEXT: byte:0{{$}}
	.type never_written_they_hold_anything,@function
never_written_they_hold_anything:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v8, 0
 s_mov_b64 exec, -1
 ds_read_b32 v9, v8
 s_endpgm
	.size never_written_they_hold_anything, .-never_written_they_hold_anything
	.amdhsa_kernel never_written_they_hold_anything
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: never_written_where_a_mask_adds_them:
; CHECK-NEXT: byte:0{{$}}
	.type never_written_where_a_mask_adds_them,@function
never_written_where_a_mask_adds_them:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v8, 0
 s_or_b64 exec, exec, s[8:9]
 ds_read_b32 v9, v8
 s_endpgm
	.size never_written_where_a_mask_adds_them, .-never_written_where_a_mask_adds_them
	.amdhsa_kernel never_written_where_a_mask_adds_them
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: no_lane_behind_a_mask:
; CHECK-NEXT: byte:0{{$}}
	.type no_lane_behind_a_mask,@function
no_lane_behind_a_mask:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_cbranch_execz .LBB52_2
 v_lshlrev_b32_e32 v8, 2, v0
.LBB52_2:
 ds_read_b32 v9, v8
 s_endpgm
	.size no_lane_behind_a_mask, .-no_lane_behind_a_mask
	.amdhsa_kernel no_lane_behind_a_mask
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: none_is_back:
; CHECK-NEXT: byte:0{{$}}
	.type none_is_back,@function
none_is_back:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 s_mov_b64 s[2:3], exec
 s_mov_b64 exec, s[8:9]
 s_nop 0
 v_mov_b32_e32 v8, 4
 s_and_saveexec_b64 s[4:5], vcc
 s_mov_b64 exec, s[2:3]
 ds_read_b32 v9, v8
 s_endpgm
	.size none_is_back, .-none_is_back
	.amdhsa_kernel none_is_back
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: of_16_bits:
; CHECK-NEXT: byte:32766{{$}}
; CHECK-NEXT: byte:32769{{$}}
	.type of_16_bits,@function
of_16_bits:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:32765
 ds_write_b8 v250, v251 offset:32766
 ds_write_b8 v250, v251 offset:32769
 ds_write_b8 v250, v251 offset:32770
 s_barrier
 s_movk_i32 s0, 0x7fff
 s_addk_i32 s0, 0xffff
 v_mov_b32_e32 v8, s0
 ds_read_b32 v9, v8
 s_endpgm
	.size of_16_bits, .-of_16_bits
	.amdhsa_kernel of_16_bits
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: of_64_lanes:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:1023{{$}}
	.type of_64_lanes,@function
of_64_lanes:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:1023
 ds_write_b8 v250, v251 offset:1024
 s_barrier
 s_mov_b64 s[0:1], -1
 s_cbranch_scc1 .LBB55_2
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b64 s[0:1], 0
.LBB55_2:
 s_nop 0
 s_andn2_b64 vcc, exec, s[0:1]
 s_cbranch_vccnz .LBB55_4
 s_endpgm
.LBB55_4:
 ds_read_b32 v9, v8
 s_endpgm
	.size of_64_lanes, .-of_64_lanes
	.amdhsa_kernel of_64_lanes
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: of_a_lane_by_its_number:
; CHECK-NEXT: byte:0{{$}}
	.type of_a_lane_by_its_number,@function
of_a_lane_by_its_number:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v1, 4
 v_readlane_b32 s0, v1, 63
 v_mov_b32_e32 v8, s0
 ds_read_b32 v9, v8
 s_endpgm
	.size of_a_lane_by_its_number, .-of_a_lane_by_its_number
	.amdhsa_kernel of_a_lane_by_its_number
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: of_a_larger_workgroup:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:4095{{$}}
	.type of_a_larger_workgroup,@function
of_a_larger_workgroup:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:4095
 ds_write_b8 v250, v251 offset:4096
 s_barrier
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size of_a_larger_workgroup, .-of_a_larger_workgroup
	.amdhsa_kernel of_a_larger_workgroup
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: of_an_argument:
; CHECK-NEXT: byte:0{{$}}
	.type of_an_argument,@function
of_an_argument:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 s_load_dword s0, s[0:1], 0x0
 v_mov_b32_e32 v8, s0
 ds_read_b32 v9, v8
 s_endpgm
	.size of_an_argument, .-of_an_argument
	.amdhsa_kernel of_an_argument
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: of_bits_of_two:
; CHECK-NEXT: byte:15{{$}}
; CHECK-NEXT: byte:18{{$}}
	.type of_bits_of_two,@function
of_bits_of_two:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:14
 ds_write_b8 v250, v251 offset:15
 ds_write_b8 v250, v251 offset:18
 ds_write_b8 v250, v251 offset:19
 s_barrier
 v_mov_b32_e32 v1, 12
 v_dual_mov_b32 v2, 0 :: v_dual_bitop2_b32 v8, 3, v1 bitop3:0x54
 ds_read_b32 v9, v8
 s_endpgm
	.size of_bits_of_two, .-of_bits_of_two
	.amdhsa_kernel of_bits_of_two
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: of_the_first_lane:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:1023{{$}}
	.type of_the_first_lane,@function
of_the_first_lane:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:1023
 ds_write_b8 v250, v251 offset:1024
 s_barrier
 v_lshlrev_b32_e32 v1, 2, v0
 v_readfirstlane_b32 s0, v1
 v_mov_b32_e32 v8, s0
 ds_read_b32 v9, v8
 s_endpgm
	.size of_the_first_lane, .-of_the_first_lane
	.amdhsa_kernel of_the_first_lane
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: on_the_other_way_the_inverse_holds:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:1023{{$}}
	.type on_the_other_way_the_inverse_holds,@function
on_the_other_way_the_inverse_holds:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:1023
 ds_write_b8 v250, v251 offset:1024
 s_barrier
 s_mov_b32 s0, 0
.LBB61_1:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 4
 s_nop 0
 s_cbranch_scc0 .LBB61_1
 s_endpgm
	.size on_the_other_way_the_inverse_holds, .-on_the_other_way_the_inverse_holds
	.amdhsa_kernel on_the_other_way_the_inverse_holds
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: one_half_alone:
; CHECK-NEXT: byte:0{{$}}
	.type one_half_alone,@function
one_half_alone:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 s_mov_b32 s0, -1
 s_cbranch_scc1 .LBB62_2
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b64 s[0:1], 0
.LBB62_2:
 s_nop 0
 s_andn2_b64 vcc, exec, s[0:1]
 s_cbranch_vccnz .LBB62_4
 s_endpgm
.LBB62_4:
 ds_read_b32 v9, v8
 s_endpgm
	.size one_half_alone, .-one_half_alone
	.amdhsa_kernel one_half_alone
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: other_bits_of_the_mode:
; CHECK-NEXT: byte:4{{$}}
; CHECK-NEXT: byte:7{{$}}
	.type other_bits_of_the_mode,@function
other_bits_of_the_mode:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:3
 ds_write_b8 v250, v251 offset:4
 ds_write_b8 v250, v251 offset:7
 ds_write_b8 v250, v251 offset:8
 s_barrier
 v_mov_b32_e32 v8, 4
 s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
 ds_read_b32 v9, v8
 s_endpgm
	.size other_bits_of_the_mode, .-other_bits_of_the_mode
	.amdhsa_kernel other_bits_of_the_mode
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: remainder:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:12291{{$}}
	.type remainder,@function
remainder:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:12291
 ds_write_b8 v250, v251 offset:12292
 s_barrier
 s_load_dword s0, s[4:5], 0x0
 s_waitcnt lgkmcnt(0)
 s_ashr_i32 s1, s0, 31
 s_lshr_b32 s1, s1, 30
 s_add_i32 s1, s0, s1
 s_and_b32 s1, s1, -4
 s_sub_i32 s2, s0, s1
 s_max_i32 s2, s2, 0
 s_lshl_b32 s2, s2, 12
 v_mov_b32_e32 v8, s2
 ds_read_b32 v9, v8
 s_endpgm
	.size remainder, .-remainder
	.amdhsa_kernel remainder
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: remainder_of_negative_ones:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:3{{$}}
	.type remainder_of_negative_ones,@function
remainder_of_negative_ones:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:3
 ds_write_b8 v250, v251 offset:4
 s_barrier
 s_load_dword s0, s[4:5], 0x0
 s_waitcnt lgkmcnt(0)
 s_and_b32 s0, s3, 1
 s_sub_i32 s0, s0, 2
 s_ashr_i32 s1, s0, 31
 s_lshr_b32 s1, s1, 30
 s_add_i32 s1, s0, s1
 s_and_b32 s1, s1, -4
 s_sub_i32 s2, s0, s1
 s_max_i32 s2, s2, 0
 s_lshl_b32 s2, s2, 12
 v_mov_b32_e32 v8, s2
 ds_read_b32 v9, v8
 s_endpgm
	.size remainder_of_negative_ones, .-remainder_of_negative_ones
	.amdhsa_kernel remainder_of_negative_ones
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: remainder_of_two:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:4099{{$}}
	.type remainder_of_two,@function
remainder_of_two:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:4099
 ds_write_b8 v250, v251 offset:4100
 s_barrier
 s_load_dword s0, s[4:5], 0x0
 s_waitcnt lgkmcnt(0)
 s_lshr_b32 s1, s0, 31
 s_add_i32 s1, s0, s1
 s_and_b32 s1, s1, -2
 s_sub_i32 s2, s0, s1
 s_max_i32 s2, s2, 0
 s_lshl_b32 s2, s2, 12
 v_mov_b32_e32 v8, s2
 ds_read_b32 v9, v8
 s_endpgm
	.size remainder_of_two, .-remainder_of_two
	.amdhsa_kernel remainder_of_two
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: remainder_the_other_way_round:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:12291{{$}}
	.type remainder_the_other_way_round,@function
remainder_the_other_way_round:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:12291
 ds_write_b8 v250, v251 offset:12292
 s_barrier
 s_load_dword s0, s[4:5], 0x0
 s_waitcnt lgkmcnt(0)
 s_ashr_i32 s1, s0, 31
 s_lshr_b32 s1, s1, 30
 s_add_i32 s1, s1, s0
 s_and_b32 s1, s1, 0xfffffffc
 s_sub_i32 s2, s0, s1
 s_max_i32 s2, s2, 0
 s_lshl_b32 s2, s2, 12
 v_mov_b32_e32 v8, s2
 ds_read_b32 v9, v8
 s_endpgm
	.size remainder_the_other_way_round, .-remainder_the_other_way_round
	.amdhsa_kernel remainder_the_other_way_round
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: selected_by_what_constants_are:
; CHECK-NEXT: byte:8{{$}}
; CHECK-NEXT: byte:11{{$}}
	.type selected_by_what_constants_are,@function
selected_by_what_constants_are:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:7
 ds_write_b8 v250, v251 offset:8
 ds_write_b8 v250, v251 offset:11
 ds_write_b8 v250, v251 offset:12
 s_barrier
 s_mov_b32 s0, 3
 s_cmp_lt_i32 s0, 3
 s_cselect_b32 s1, s0, 8
 v_mov_b32_e32 v8, s1
 ds_read_b32 v9, v8
 s_endpgm
	.size selected_by_what_constants_are, .-selected_by_what_constants_are
	.amdhsa_kernel selected_by_what_constants_are
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: some_lane_at_the_beginning:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:1023{{$}}
	.type some_lane_at_the_beginning,@function
some_lane_at_the_beginning:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:1023
 ds_write_b8 v250, v251 offset:1024
 s_barrier
 s_nop 0
 s_cbranch_execz .LBB69_2
 v_lshlrev_b32_e32 v8, 2, v0
.LBB69_2:
 ds_read_b32 v9, v8
 s_endpgm
	.size some_lane_at_the_beginning, .-some_lane_at_the_beginning
	.amdhsa_kernel some_lane_at_the_beginning
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: some_lane_the_other_way:
; CHECK-NEXT: byte:0{{$}}
	.type some_lane_the_other_way,@function
some_lane_the_other_way:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 s_nop 0
 s_cbranch_execnz .LBB70_2
 v_lshlrev_b32_e32 v8, 2, v0
.LBB70_2:
 ds_read_b32 v9, v8
 s_endpgm
	.size some_lane_the_other_way, .-some_lane_the_other_way
	.amdhsa_kernel some_lane_the_other_way
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: swapped:
; CHECK-NEXT: byte:0{{$}}
	.type swapped,@function
swapped:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v8, 4
 v_swap_b32 v1, v8
 ds_read_b32 v9, v8
 s_endpgm
	.size swapped, .-swapped
	.amdhsa_kernel swapped
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: that_leave_a_loop_one_by_one_come_back:
; CHECK-NEXT: byte:4{{$}}
; CHECK-NEXT: byte:7{{$}}
	.type that_leave_a_loop_one_by_one_come_back,@function
that_leave_a_loop_one_by_one_come_back:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:3
 ds_write_b8 v250, v251 offset:4
 ds_write_b8 v250, v251 offset:7
 ds_write_b8 v250, v251 offset:8
 s_barrier
 s_mov_b64 s[4:5], 0
.LBB72_1:
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_or_b64 s[4:5], vcc, s[4:5]
 s_andn2_b64 exec, exec, s[4:5]
 s_cbranch_execnz .LBB72_1
 s_or_b64 exec, exec, s[4:5]
 v_mov_b32_e32 v8, 4
 s_and_saveexec_b64 s[6:7], vcc
 s_mov_b64 exec, s[6:7]
 ds_read_b32 v9, v8
 s_endpgm
	.size that_leave_a_loop_one_by_one_come_back, .-that_leave_a_loop_one_by_one_come_back
	.amdhsa_kernel that_leave_a_loop_one_by_one_come_back
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: the_carry_overwritten:
; CHECK-NEXT: byte:61440{{$}}
	.type the_carry_overwritten,@function
the_carry_overwritten:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:61440
 s_barrier
 s_load_dword s0, s[4:5], 0x0
 s_waitcnt lgkmcnt(0)
 s_ashr_i32 s1, s0, 31
 s_lshr_b32 s1, s1, 30
 s_mov_b32 s1, s3
 s_add_i32 s1, s0, s1
 s_and_b32 s1, s1, -4
 s_sub_i32 s2, s0, s1
 s_max_i32 s2, s2, 0
 s_lshl_b32 s2, s2, 12
 v_mov_b32_e32 v8, s2
 ds_read_b32 v9, v8
 s_endpgm
	.size the_carry_overwritten, .-the_carry_overwritten
	.amdhsa_kernel the_carry_overwritten
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: the_first_id:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:1023{{$}}
	.type the_first_id,@function
the_first_id:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:1023
 ds_write_b8 v250, v251 offset:1024
 s_barrier
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size the_first_id, .-the_first_id
	.amdhsa_kernel the_first_id
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: the_lower_half_of_vcc:
; CHECK-NEXT: byte:32768{{$}}
	.type the_lower_half_of_vcc,@function
the_lower_half_of_vcc:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:32768
 s_barrier
 s_mov_b64 vcc, exec
 v_cmp_gt_u32_e64 s[2:3], 32, v0
 s_and_b64 exec, exec, s[2:3]
 s_mov_b32 vcc_lo, 5
 s_or_b64 exec, exec, vcc
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size the_lower_half_of_vcc, .-the_lower_half_of_vcc
	.amdhsa_kernel the_lower_half_of_vcc
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: the_mode:
; CHECK-NEXT: byte:0{{$}}
	.type the_mode,@function
the_mode:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v8, 4
 s_setreg_b32 hwreg(HW_REG_MODE), s0
 ds_read_b32 v9, v8
 s_endpgm
	.size the_mode, .-the_mode
	.amdhsa_kernel the_mode
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: the_mode_by_a_literal:
; CHECK-NEXT: byte:0{{$}}
	.type the_mode_by_a_literal,@function
the_mode_by_a_literal:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v8, 4
 s_setreg_imm32_b32 hwreg(HW_REG_MODE, 12, 8), 0x41
 ds_read_b32 v9, v8
 s_endpgm
	.size the_mode_by_a_literal, .-the_mode_by_a_literal
	.amdhsa_kernel the_mode_by_a_literal
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: the_number_loaded_anew:
; CHECK-NEXT: byte:61440{{$}}
	.type the_number_loaded_anew,@function
the_number_loaded_anew:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:61440
 s_barrier
 s_load_dword s0, s[4:5], 0x0
 s_waitcnt lgkmcnt(0)
 s_ashr_i32 s1, s0, 31
 s_lshr_b32 s1, s1, 30
 s_load_dword s0, s[4:5], 0x8
 s_add_i32 s1, s0, s1
 s_and_b32 s1, s1, -4
 s_sub_i32 s2, s0, s1
 s_max_i32 s2, s2, 0
 s_lshl_b32 s2, s2, 12
 v_mov_b32_e32 v8, s2
 ds_read_b32 v9, v8
 s_endpgm
	.size the_number_loaded_anew, .-the_number_loaded_anew
	.amdhsa_kernel the_number_loaded_anew
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: the_number_overwritten:
; CHECK-NEXT: byte:61440{{$}}
	.type the_number_overwritten,@function
the_number_overwritten:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:61440
 s_barrier
 s_load_dword s0, s[4:5], 0x0
 s_waitcnt lgkmcnt(0)
 s_ashr_i32 s1, s0, 31
 s_lshr_b32 s1, s1, 30
 s_mov_b32 s0, s3
 s_add_i32 s1, s0, s1
 s_and_b32 s1, s1, -4
 s_sub_i32 s2, s0, s1
 s_max_i32 s2, s2, 0
 s_lshl_b32 s2, s2, 12
 v_mov_b32_e32 v8, s2
 ds_read_b32 v9, v8
 s_endpgm
	.size the_number_overwritten, .-the_number_overwritten
	.amdhsa_kernel the_number_overwritten
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: the_second:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:1023{{$}}
	.type the_second,@function
the_second:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:1023
 ds_write_b8 v250, v251 offset:1024
 s_barrier
 v_bfe_u32 v1, v0, 10, 10
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size the_second, .-the_second
	.amdhsa_kernel the_second
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: the_second_where_there_is_none:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:3{{$}}
	.type the_second_where_there_is_none,@function
the_second_where_there_is_none:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:3
 ds_write_b8 v250, v251 offset:4
 s_barrier
 v_bfe_u32 v1, v0, 10, 10
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size the_second_where_there_is_none, .-the_second_where_there_is_none
	.amdhsa_kernel the_second_where_there_is_none
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: the_upper_half_of_the_mask:
; CHECK-NEXT: byte:32768{{$}}
	.type the_upper_half_of_the_mask,@function
the_upper_half_of_the_mask:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:32768
 s_barrier
 s_mov_b64 s[6:7], exec
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_b64 exec, exec, vcc
 s_mov_b32 s7, 5
 s_or_b64 exec, exec, s[6:7]
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size the_upper_half_of_the_mask, .-the_upper_half_of_the_mask
	.amdhsa_kernel the_upper_half_of_the_mask
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: the_upper_half_of_vcc:
; CHECK-NEXT: byte:32768{{$}}
	.type the_upper_half_of_vcc,@function
the_upper_half_of_vcc:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:32768
 s_barrier
 s_mov_b64 vcc, exec
 v_cmp_gt_u32_e64 s[2:3], 32, v0
 s_and_b64 exec, exec, s[2:3]
 s_mov_b32 vcc_hi, 5
 s_or_b64 exec, exec, vcc
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size the_upper_half_of_vcc, .-the_upper_half_of_vcc
	.amdhsa_kernel the_upper_half_of_vcc
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: those_that_a_mask_adds_are_some:
; CHECK-NEXT: byte:64{{$}}
; CHECK-NEXT: byte:131{{$}}
	.type those_that_a_mask_adds_are_some,@function
those_that_a_mask_adds_are_some:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:63
 ds_write_b8 v250, v251 offset:64
 ds_write_b8 v250, v251 offset:131
 ds_write_b8 v250, v251 offset:132
 s_barrier
 v_cmp_gt_u32_e64 s[4:5], s9, v0
 v_mov_b32_e32 v8, 0x40
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_mov_b32_e32 v8, 0
 s_or_b64 exec, exec, s[4:5]
 v_mov_b32_e32 v8, 0x80
 s_mov_b64 exec, s[2:3]
 ds_read_b32 v9, v8
 s_endpgm
	.size those_that_a_mask_adds_are_some, .-those_that_a_mask_adds_are_some
	.amdhsa_kernel those_that_a_mask_adds_are_some
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: two_at_a_time:
; CHECK-NEXT: byte:5{{$}}
; CHECK-NEXT: byte:8{{$}}
	.type two_at_a_time,@function
two_at_a_time:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:4
 ds_write_b8 v250, v251 offset:5
 ds_write_b8 v250, v251 offset:8
 ds_write_b8 v250, v251 offset:9
 s_barrier
 s_mov_b64 s[0:1], 5
 v_mov_b32_e32 v8, s0
 ds_read_b32 v9, v8
 s_endpgm
	.size two_at_a_time, .-two_at_a_time
	.amdhsa_kernel two_at_a_time
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: two_selected:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:15{{$}}
	.type two_selected,@function
two_selected:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:15
 ds_write_b8 v250, v251 offset:16
 s_barrier
 s_cselect_b64 s[0:1], -1, 0
 v_and_b32_e32 v8, 12, s1
 v_and_b32_e32 v8, s0, v8
 ds_read_b32 v9, v8
 s_endpgm
	.size two_selected, .-two_selected
	.amdhsa_kernel two_selected
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: what_all_wrote_behind_is_all:
; CHECK-NEXT: byte:8{{$}}
; CHECK-NEXT: byte:11{{$}}
	.type what_all_wrote_behind_is_all,@function
what_all_wrote_behind_is_all:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:7
 ds_write_b8 v250, v251 offset:8
 ds_write_b8 v250, v251 offset:11
 ds_write_b8 v250, v251 offset:12
 s_barrier
 v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_mov_b32_e32 v8, 0x40
 s_or_b64 exec, exec, s[2:3]
 v_mov_b32_e32 v8, 8
 ds_read_b32 v9, v8
 s_endpgm
	.size what_all_wrote_behind_is_all, .-what_all_wrote_behind_is_all
	.amdhsa_kernel what_all_wrote_behind_is_all
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: what_an_atomic_found:
; CHECK-NEXT: byte:0{{$}}
	.type what_an_atomic_found,@function
what_an_atomic_found:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v8, 4
 global_atomic_add v8, v[2:3], v4, off sc0
 ds_read_b32 v9, v8
 s_endpgm
	.size what_an_atomic_found, .-what_an_atomic_found
	.amdhsa_kernel what_an_atomic_found
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: what_carries:
; CHECK-NEXT: byte:7{{$}}
; CHECK-NEXT: byte:10{{$}}
	.type what_carries,@function
what_carries:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:6
 ds_write_b8 v250, v251 offset:7
 ds_write_b8 v250, v251 offset:10
 ds_write_b8 v250, v251 offset:11
 s_barrier
 v_mov_b32_e32 v1, 3
 v_add_co_u32_e32 v8, vcc, 4, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size what_carries, .-what_carries
	.amdhsa_kernel what_carries
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: what_some_wrote_is_one_of_two:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:67{{$}}
	.type what_some_wrote_is_one_of_two,@function
what_some_wrote_is_one_of_two:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:67
 ds_write_b8 v250, v251 offset:68
 s_barrier
 v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_mov_b32_e32 v8, 0x40
 s_or_b64 exec, exec, s[2:3]
 s_nop 0
 ds_read_b32 v9, v8
 s_endpgm
	.size what_some_wrote_is_one_of_two, .-what_some_wrote_is_one_of_two
	.amdhsa_kernel what_some_wrote_is_one_of_two
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: what_was_loaded:
; CHECK-NEXT: byte:0{{$}}
	.type what_was_loaded,@function
what_was_loaded:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 ds_bpermute_b32 v8, v0, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size what_was_loaded, .-what_was_loaded
	.amdhsa_kernel what_was_loaded
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: where_exec_was_compared:
; CHECK-NEXT: byte:0{{$}}
	.type where_exec_was_compared,@function
where_exec_was_compared:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 s_cmp_eq_u32 exec_lo, 5
 s_mov_b32 exec_lo, 7
 s_cselect_b32 s0, exec_lo, 0
 v_mov_b32_e32 v8, s0
 ds_read_b32 v9, v8
 s_endpgm
	.size where_exec_was_compared, .-where_exec_was_compared
	.amdhsa_kernel where_exec_was_compared
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: without_its_turn:
; CHECK-NEXT: byte:49152{{$}}
	.type without_its_turn,@function
without_its_turn:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:49152
 s_barrier
 s_mov_b32 s0, 0
.LBB93_1:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 3
 s_nop 0
 s_cbranch_vccnz .LBB93_1
 s_endpgm
	.size without_its_turn, .-without_its_turn
	.amdhsa_kernel without_its_turn
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: writes_of_accumulators_too:
; CHECK-NEXT: byte:0{{$}}
	.type writes_of_accumulators_too,@function
writes_of_accumulators_too:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_accvgpr_write_b32 a0, 4
 v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_accvgpr_write_b32 a0, 0
 s_or_b64 exec, exec, s[2:3]
 v_accvgpr_read_b32 v8, a0
 ds_read_b32 v9, v8
 s_endpgm
	.size writes_of_accumulators_too, .-writes_of_accumulators_too
	.amdhsa_kernel writes_of_accumulators_too
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: written_by_all_behind_both:
; CHECK-NEXT: byte:4{{$}}
; CHECK-NEXT: byte:7{{$}}
	.type written_by_all_behind_both,@function
written_by_all_behind_both:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:3
 ds_write_b8 v250, v251 offset:4
 ds_write_b8 v250, v251 offset:7
 ds_write_b8 v250, v251 offset:8
 s_barrier
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_xor_b64 s[2:3], exec, s[2:3]
 v_mov_b32_e32 v8, 16
 s_andn2_saveexec_b64 s[2:3], s[2:3]
 v_mov_b32_e32 v8, 32
 s_or_b64 exec, exec, s[2:3]
 v_mov_b32_e32 v8, 4
 s_and_saveexec_b64 s[4:5], vcc
 s_mov_b64 exec, s[4:5]
 ds_read_b32 v9, v8
 s_endpgm
	.size written_by_all_behind_both, .-written_by_all_behind_both
	.amdhsa_kernel written_by_all_behind_both
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: written_by_none_of_two_arms:
; CHECK-NEXT: byte:0{{$}}
	.type written_by_none_of_two_arms,@function
written_by_none_of_two_arms:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_xor_b64 s[2:3], exec, s[2:3]
 v_mov_b32_e32 v8, 16
 s_andn2_saveexec_b64 s[2:3], s[2:3]
 v_mov_b32_e32 v8, 32
 s_or_b64 exec, exec, s[2:3]
 s_nop 0
 ds_read_b32 v9, v8
 s_endpgm
	.size written_by_none_of_two_arms, .-written_by_none_of_two_arms
	.amdhsa_kernel written_by_none_of_two_arms
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: a_branch_bounds_its_counter
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_branch_on_vcc
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_branch_on_vcc_of_the_inverse
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_byte
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_byte_with_a_sign
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_carry
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_condition_that_was_overwritten
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_field_of_it
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_float
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_half
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_half_of_a_buffer
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_half_of_a_register
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_half_of_it
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_half_of_it_too
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_hardware_register_by_its_number
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_lane
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_literal
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_mask_that_was_overwritten
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_product_of_64_bits
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_ring_stays_bounded
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_sum_of_three
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_wider_mask
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_word
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_work_item_of_256
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: all_are_back_none_is_idle
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: another_hardware_register
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: another_mask
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: another_term
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: behind_a_branch
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: behind_a_call
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: behind_a_call_too
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: beside_a_product_of_64_bits
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: beside_the_mask
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: beside_vcc
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: bits_beyond_the_mode
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: both_of_a_pair
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: both_overwritten
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: by_a_number_that_an_assembler_extends
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: by_a_number_with_a_zero_in_front
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: by_an_accumulator
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: clamped
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: from_a_scalar
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: half_a_mask_is_none
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: idle_ones_keep_what_they_had
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: indexed
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: matrix_instructions_write_idle_ones
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: moved
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: moved_between_lanes
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: moved_to_a_computed_number
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: never_written_they_hold_anything
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: never_written_where_a_mask_adds_them
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: no_lane_behind_a_mask
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: none_is_back
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: of_16_bits
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: of_64_lanes
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: of_a_lane_by_its_number
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: of_a_larger_workgroup
    .max_flat_workgroup_size: 1024
    .wavefront_size: 64
  - .name: of_an_argument
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: of_bits_of_two
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: of_the_first_lane
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: on_the_other_way_the_inverse_holds
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: one_half_alone
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_bits_of_the_mode
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainder
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainder_of_negative_ones
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainder_of_two
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainder_the_other_way_round
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: selected_by_what_constants_are
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: some_lane_at_the_beginning
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: some_lane_the_other_way
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: swapped
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: that_leave_a_loop_one_by_one_come_back
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: the_carry_overwritten
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: the_first_id
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: the_lower_half_of_vcc
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: the_mode
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: the_mode_by_a_literal
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: the_number_loaded_anew
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: the_number_overwritten
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: the_second
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: the_second_where_there_is_none
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: the_upper_half_of_the_mask
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: the_upper_half_of_vcc
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: those_that_a_mask_adds_are_some
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: two_at_a_time
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: two_selected
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: what_all_wrote_behind_is_all
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: what_an_atomic_found
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: what_carries
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: what_some_wrote_is_one_of_two
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: what_was_loaded
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: where_exec_was_compared
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: without_its_turn
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: writes_of_accumulators_too
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: written_by_all_behind_both
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: written_by_none_of_two_arms
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
