; What registers hold after arithmetic, masked lanes, branches and loops bounds the bytes that a read of LDS may touch:
; its first and last byte, and none beside these. Where nothing is known it may be any byte.
; RUN: variant TOUCHED %s | exits 1 ldsopt check - --no-races | filecheck %s --check-prefix TOUCHED
; TOUCHED: 9 definite, 147 unproven
; RUN: variant APART %s | exits 1 ldsopt check - --no-races | filecheck %s --check-prefix APART
; APART-NOT: bare-barrier in
; APART: examined:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
; A work-item of 256.
; TOUCHED-DAG: unproven bare-barrier in a_work_item_of_256:
	.type a_work_item_of_256,@function
a_work_item_of_256:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x400
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3ff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size a_work_item_of_256, .-a_work_item_of_256
	.amdhsa_kernel a_work_item_of_256
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A field of it.
; TOUCHED-DAG: unproven bare-barrier in a_field_of_it:
	.type a_field_of_it,@function
a_field_of_it:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x40
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3f
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_bfe_u32 v1, v0, 2, 4
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size a_field_of_it, .-a_field_of_it
	.amdhsa_kernel a_field_of_it
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A lane.
; TOUCHED-DAG: unproven bare-barrier in a_lane:
	.type a_lane,@function
a_lane:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x3f4
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3f3
;TOUCHED ds_write_b8 v250, v251
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

; A literal.
; TOUCHED-DAG: unproven bare-barrier in a_literal:
	.type a_literal,@function
a_literal:
;TOUCHED v_mov_b32_e32 v248, 0x1234
;APART v_mov_b32_e32 v248, 0x1233
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x1237
;APART v_mov_b32_e32 v250, 0x1238
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 0x1234
 ds_read_b32 v9, v8
 s_endpgm
	.size a_literal, .-a_literal
	.amdhsa_kernel a_literal
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A sum of three.
; TOUCHED-DAG: unproven bare-barrier in a_sum_of_three:
	.type a_sum_of_three,@function
a_sum_of_three:
;TOUCHED v_mov_b32_e32 v248, 0x150
;APART v_mov_b32_e32 v248, 0x14f
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x153
;APART v_mov_b32_e32 v250, 0x154
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 64
 v_add3_u32 v8, v1, 16, 0x100
 ds_read_b32 v9, v8
 s_endpgm
	.size a_sum_of_three, .-a_sum_of_three
	.amdhsa_kernel a_sum_of_three
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What carries.
; TOUCHED-DAG: unproven bare-barrier in what_carries:
	.type what_carries,@function
what_carries:
;TOUCHED v_mov_b32_e32 v248, 0x7
;APART v_mov_b32_e32 v248, 0x6
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xa
;APART v_mov_b32_e32 v250, 0xb
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 3
 v_add_co_u32_e32 v8, vcc, 4, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size what_carries, .-what_carries
	.amdhsa_kernel what_carries
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; By an accumulator.
; TOUCHED-DAG: unproven bare-barrier in by_an_accumulator:
	.type by_an_accumulator,@function
by_an_accumulator:
;TOUCHED v_mov_b32_e32 v248, 0x3
;APART v_mov_b32_e32 v248, 0x2
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x6
;APART v_mov_b32_e32 v250, 0x7
 ds_write_b8 v250, v251
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

; From a scalar.
; TOUCHED-DAG: unproven bare-barrier in from_a_scalar:
	.type from_a_scalar,@function
from_a_scalar:
;TOUCHED v_mov_b32_e32 v248, 0x20
;APART v_mov_b32_e32 v248, 0x1f
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x23
;APART v_mov_b32_e32 v250, 0x24
 ds_write_b8 v250, v251
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

; Two at a time.
; TOUCHED-DAG: unproven bare-barrier in two_at_a_time:
	.type two_at_a_time,@function
two_at_a_time:
;TOUCHED v_mov_b32_e32 v248, 0x5
;APART v_mov_b32_e32 v248, 0x4
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x8
;APART v_mov_b32_e32 v250, 0x9
 ds_write_b8 v250, v251
 s_barrier
 s_mov_b64 s[0:1], 5
 v_mov_b32_e32 v8, s0
 ds_read_b32 v9, v8
 s_endpgm
	.size two_at_a_time, .-two_at_a_time
	.amdhsa_kernel two_at_a_time
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of 16 bits.
; TOUCHED-DAG: unproven bare-barrier in of_16_bits:
	.type of_16_bits,@function
of_16_bits:
;TOUCHED v_mov_b32_e32 v248, 0x7ffe
;APART v_mov_b32_e32 v248, 0x7ffd
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x8001
;APART v_mov_b32_e32 v250, 0x8002
 ds_write_b8 v250, v251
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

; Of the first lane.
; TOUCHED-DAG: unproven bare-barrier in of_the_first_lane:
	.type of_the_first_lane,@function
of_the_first_lane:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x400
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3ff
;TOUCHED ds_write_b8 v250, v251
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

; Selected by what constants are.
; TOUCHED-DAG: unproven bare-barrier in selected_by_what_constants_are:
	.type selected_by_what_constants_are,@function
selected_by_what_constants_are:
;TOUCHED v_mov_b32_e32 v248, 0x8
;APART v_mov_b32_e32 v248, 0x7
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xb
;APART v_mov_b32_e32 v250, 0xc
 ds_write_b8 v250, v251
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

; Two selected.
; TOUCHED-DAG: unproven bare-barrier in two_selected:
	.type two_selected,@function
two_selected:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x10
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xf
;TOUCHED ds_write_b8 v250, v251
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

; Beside a product of 64 bits.
; TOUCHED-DAG: unproven bare-barrier in beside_a_product_of_64_bits:
	.type beside_a_product_of_64_bits,@function
beside_a_product_of_64_bits:
;TOUCHED v_mov_b32_e32 v248, 0x4
;APART v_mov_b32_e32 v248, 0x3
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x7
;APART v_mov_b32_e32 v250, 0x8
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 4
 v_mad_u64_u32 v[2:3], s[0:1], v0, s2, v[8:9]
 ds_read_b32 v9, v8
 s_endpgm
	.size beside_a_product_of_64_bits, .-beside_a_product_of_64_bits
	.amdhsa_kernel beside_a_product_of_64_bits
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A product of 64 bits.
; TOUCHED-DAG: unproven bare-barrier in a_product_of_64_bits:
	.type a_product_of_64_bits,@function
a_product_of_64_bits:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 4
 v_mad_u64_u32 v[8:9], s[0:1], v0, s2, v[8:9]
 ds_read_b32 v9, v8
 s_endpgm
	.size a_product_of_64_bits, .-a_product_of_64_bits
	.amdhsa_kernel a_product_of_64_bits
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A carry.
; TOUCHED-DAG: unproven bare-barrier in a_carry:
	.type a_carry,@function
a_carry:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
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

; What was loaded.
; TOUCHED-DAG: unproven bare-barrier in what_was_loaded:
	.type what_was_loaded,@function
what_was_loaded:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 ds_bpermute_b32 v8, v0, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size what_was_loaded, .-what_was_loaded
	.amdhsa_kernel what_was_loaded
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What an atomic found.
; TOUCHED-DAG: unproven bare-barrier in what_an_atomic_found:
	.type what_an_atomic_found,@function
what_an_atomic_found:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 4
 global_atomic_add v8, v[2:3], v4, off sc0
 ds_read_b32 v9, v8
 s_endpgm
	.size what_an_atomic_found, .-what_an_atomic_found
	.amdhsa_kernel what_an_atomic_found
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of an argument.
; TOUCHED-DAG: unproven bare-barrier in of_an_argument:
	.type of_an_argument,@function
of_an_argument:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_load_dword s0, s[0:1], 0x0
 v_mov_b32_e32 v8, s0
 ds_read_b32 v9, v8
 s_endpgm
	.size of_an_argument, .-of_an_argument
	.amdhsa_kernel of_an_argument
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Moved between lanes.
; TOUCHED-DAG: unproven bare-barrier in moved_between_lanes:
	.type moved_between_lanes,@function
moved_between_lanes:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 4
 v_mov_b32_dpp v8, v0 row_shr:1 row_mask:0xf bank_mask:0xf
 ds_read_b32 v9, v8
 s_endpgm
	.size moved_between_lanes, .-moved_between_lanes
	.amdhsa_kernel moved_between_lanes
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A float.
; TOUCHED-DAG: unproven bare-barrier in a_float:
	.type a_float,@function
a_float:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 4
 v_add_f32_e32 v8, 1.0, v8
 ds_read_b32 v9, v8
 s_endpgm
	.size a_float, .-a_float
	.amdhsa_kernel a_float
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Both of a pair.
; TOUCHED-DAG: unproven bare-barrier in both_of_a_pair:
	.type both_of_a_pair,@function
both_of_a_pair:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 4
 v_lshlrev_b64 v[7:8], 2, v[0:1]
 ds_read_b32 v9, v8
 s_endpgm
	.size both_of_a_pair, .-both_of_a_pair
	.amdhsa_kernel both_of_a_pair
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A half of it.
; TOUCHED-DAG: unproven bare-barrier in a_half_of_it:
	.type a_half_of_it,@function
a_half_of_it:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 4
 v_mov_b16_e32 v8.h, v1.l
 ds_read_b32 v9, v8
 s_endpgm
	.size a_half_of_it, .-a_half_of_it
	.amdhsa_kernel a_half_of_it
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of a lane by its number.
; TOUCHED-DAG: unproven bare-barrier in of_a_lane_by_its_number:
	.type of_a_lane_by_its_number,@function
of_a_lane_by_its_number:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
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

; Clamped.
; TOUCHED-DAG: unproven bare-barrier in clamped:
	.type clamped,@function
clamped:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 4
 v_add_u32_e64 v8, v1, v1 clamp
 ds_read_b32 v9, v8
 s_endpgm
	.size clamped, .-clamped
	.amdhsa_kernel clamped
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Swapped.
; TOUCHED-DAG: unproven bare-barrier in swapped:
	.type swapped,@function
swapped:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 4
 v_swap_b32 v1, v8
 ds_read_b32 v9, v8
 s_endpgm
	.size swapped, .-swapped
	.amdhsa_kernel swapped
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of bits of two.
; TOUCHED-DAG: unproven bare-barrier in of_bits_of_two:
	.type of_bits_of_two,@function
of_bits_of_two:
;TOUCHED v_mov_b32_e32 v248, 0xf
;APART v_mov_b32_e32 v248, 0xe
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x12
;APART v_mov_b32_e32 v250, 0x13
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 12
 v_dual_mov_b32 v2, 0 :: v_dual_bitop2_b32 v8, 3, v1 bitop3:0x54
 ds_read_b32 v9, v8
 s_endpgm
	.size of_bits_of_two, .-of_bits_of_two
	.amdhsa_kernel of_bits_of_two
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; By a number that an assembler extends.
; TOUCHED-DAG: unproven bare-barrier in by_a_number_that_an_assembler_extends:
	.type by_a_number_that_an_assembler_extends,@function
by_a_number_that_an_assembler_extends:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_mov_b64 s[0:1], -100
 v_mov_b32_e32 v8, s1
 ds_read_b32 v9, v8
 s_endpgm
	.size by_a_number_that_an_assembler_extends, .-by_a_number_that_an_assembler_extends
	.amdhsa_kernel by_a_number_that_an_assembler_extends
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; By a number with a zero in front.
; TOUCHED-DAG: unproven bare-barrier in by_a_number_with_a_zero_in_front:
	.type by_a_number_with_a_zero_in_front,@function
by_a_number_with_a_zero_in_front:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 010
 ds_read_b32 v9, v8
 s_endpgm
	.size by_a_number_with_a_zero_in_front, .-by_a_number_with_a_zero_in_front
	.amdhsa_kernel by_a_number_with_a_zero_in_front
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Where EXEC was compared.
; TOUCHED-DAG: unproven bare-barrier in where_exec_was_compared:
	.type where_exec_was_compared,@function
where_exec_was_compared:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
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

; Behind a call.
; TOUCHED-DAG: unproven bare-barrier in behind_a_call:
	.type behind_a_call,@function
behind_a_call:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 4
 s_swappc_b64 s[30:31], s[0:1]
 ds_read_b32 v9, v8
 s_endpgm
	.size behind_a_call, .-behind_a_call
	.amdhsa_kernel behind_a_call
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Registers with computed numbers say nothing.
; TOUCHED-DAG: unproven bare-barrier in computed_1:
	.type computed_1,@function
computed_1:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 4
 v_movreld_b32_e32 v1, v2
 ds_read_b32 v9, v8
 s_endpgm
	.size computed_1, .-computed_1
	.amdhsa_kernel computed_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in computed_2:
	.type computed_2,@function
computed_2:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 4
 s_set_gpr_idx_on s0, gpr_idx(DST)
 ds_read_b32 v9, v8
 s_endpgm
	.size computed_2, .-computed_2
	.amdhsa_kernel computed_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in computed_3:
	.type computed_3,@function
computed_3:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 4
 s_setreg_b32 hwreg(HW_REG_MODE), s0
 ds_read_b32 v9, v8
 s_endpgm
	.size computed_3, .-computed_3
	.amdhsa_kernel computed_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in computed_4:
	.type computed_4,@function
computed_4:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 4
 s_setreg_imm32_b32 hwreg(HW_REG_MODE, 12, 8), 0x41
 ds_read_b32 v9, v8
 s_endpgm
	.size computed_4, .-computed_4
	.amdhsa_kernel computed_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in computed_5:
	.type computed_5,@function
computed_5:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 4
 s_setreg_b32 hwreg(n), s0
 ds_read_b32 v9, v8
 s_endpgm
	.size computed_5, .-computed_5
	.amdhsa_kernel computed_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Nothing else is written.
; TOUCHED-DAG: unproven bare-barrier in four:
	.type four,@function
four:
;TOUCHED v_mov_b32_e32 v248, 0x4
;APART v_mov_b32_e32 v248, 0x3
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x7
;APART v_mov_b32_e32 v250, 0x8
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 4
 ds_read_b32 v9, v8
 s_endpgm
	.size four, .-four
	.amdhsa_kernel four
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Other bits of hardware registers name none.
; TOUCHED-DAG: unproven bare-barrier in other_bits_1:
	.type other_bits_1,@function
other_bits_1:
;TOUCHED v_mov_b32_e32 v248, 0x4
;APART v_mov_b32_e32 v248, 0x3
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x7
;APART v_mov_b32_e32 v250, 0x8
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 4
 s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
 ds_read_b32 v9, v8
 s_endpgm
	.size other_bits_1, .-other_bits_1
	.amdhsa_kernel other_bits_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in other_bits_2:
	.type other_bits_2,@function
other_bits_2:
;TOUCHED v_mov_b32_e32 v248, 0x4
;APART v_mov_b32_e32 v248, 0x3
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x7
;APART v_mov_b32_e32 v250, 0x8
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 4
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 3
 ds_read_b32 v9, v8
 s_endpgm
	.size other_bits_2, .-other_bits_2
	.amdhsa_kernel other_bits_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in other_bits_3:
	.type other_bits_3,@function
other_bits_3:
;TOUCHED v_mov_b32_e32 v248, 0x4
;APART v_mov_b32_e32 v248, 0x3
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x7
;APART v_mov_b32_e32 v250, 0x8
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 4
 s_setreg_imm32_b32 hwreg(HW_REG_TRAPSTS, 0, 32), 3
 ds_read_b32 v9, v8
 s_endpgm
	.size other_bits_3, .-other_bits_3
	.amdhsa_kernel other_bits_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; The first id.
; TOUCHED-DAG: unproven bare-barrier in id_the_first_id:
	.type id_the_first_id,@function
id_the_first_id:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x400
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3ff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size id_the_first_id, .-id_the_first_id
	.amdhsa_kernel id_the_first_id
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; The second.
; TOUCHED-DAG: unproven bare-barrier in id_the_second:
	.type id_the_second,@function
id_the_second:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x400
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3ff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_bfe_u32 v1, v0, 10, 10
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size id_the_second, .-id_the_second
	.amdhsa_kernel id_the_second
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; The second where there is none.
; TOUCHED-DAG: unproven bare-barrier in id_the_second_where_there_is_none:
	.type id_the_second_where_there_is_none,@function
id_the_second_where_there_is_none:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x4
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_bfe_u32 v1, v0, 10, 10
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size id_the_second_where_there_is_none, .-id_the_second_where_there_is_none
	.amdhsa_kernel id_the_second_where_there_is_none
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of a larger workgroup.
; TOUCHED-DAG: unproven bare-barrier in id_of_a_larger_workgroup:
	.type id_of_a_larger_workgroup,@function
id_of_a_larger_workgroup:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x1000
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xfff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size id_of_a_larger_workgroup, .-id_of_a_larger_workgroup
	.amdhsa_kernel id_of_a_larger_workgroup
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What some wrote is one of two.
; TOUCHED-DAG: unproven bare-barrier in what_some_wrote_is_one_of_two:
	.type what_some_wrote_is_one_of_two,@function
what_some_wrote_is_one_of_two:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x44
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x43
;TOUCHED ds_write_b8 v250, v251
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

; What all wrote behind is all.
; TOUCHED-DAG: unproven bare-barrier in what_all_wrote_behind_is_all:
	.type what_all_wrote_behind_is_all,@function
what_all_wrote_behind_is_all:
;TOUCHED v_mov_b32_e32 v248, 0x8
;APART v_mov_b32_e32 v248, 0x7
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xb
;APART v_mov_b32_e32 v250, 0xc
 ds_write_b8 v250, v251
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

; Idle ones keep what they had.
; TOUCHED-DAG: unproven bare-barrier in idle_ones_keep_what_they_had:
	.type idle_ones_keep_what_they_had,@function
idle_ones_keep_what_they_had:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x84
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x83
;TOUCHED ds_write_b8 v250, v251
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

; Those that a mask adds are some.
; TOUCHED-DAG: unproven bare-barrier in those_that_a_mask_adds_are_some:
	.type those_that_a_mask_adds_are_some,@function
those_that_a_mask_adds_are_some:
;TOUCHED v_mov_b32_e32 v248, 0x40
;APART v_mov_b32_e32 v248, 0x3f
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x83
;APART v_mov_b32_e32 v250, 0x84
 ds_write_b8 v250, v251
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

; Never written they hold anything.
; TOUCHED-DAG: unproven bare-barrier in never_written_they_hold_anything:
	.type never_written_they_hold_anything,@function
never_written_they_hold_anything:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 0
 s_mov_b64 exec, -1
 ds_read_b32 v9, v8
 s_endpgm
	.size never_written_they_hold_anything, .-never_written_they_hold_anything
	.amdhsa_kernel never_written_they_hold_anything
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Never written, where a mask adds them.
; TOUCHED-DAG: unproven bare-barrier in never_written_where_a_mask_adds_them:
	.type never_written_where_a_mask_adds_them,@function
never_written_where_a_mask_adds_them:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 0
 s_or_b64 exec, exec, s[8:9]
 ds_read_b32 v9, v8
 s_endpgm
	.size never_written_where_a_mask_adds_them, .-never_written_where_a_mask_adds_them
	.amdhsa_kernel never_written_where_a_mask_adds_them
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; All are back, none is idle.
; TOUCHED-DAG: unproven bare-barrier in all_are_back_none_is_idle:
	.type all_are_back_none_is_idle,@function
all_are_back_none_is_idle:
;TOUCHED v_mov_b32_e32 v248, 0x4
;APART v_mov_b32_e32 v248, 0x3
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x7
;APART v_mov_b32_e32 v250, 0x8
 ds_write_b8 v250, v251
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

; None is back.
; TOUCHED-DAG: unproven bare-barrier in none_is_back:
	.type none_is_back,@function
none_is_back:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
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

; A mask that was overwritten.
; TOUCHED-DAG: unproven bare-barrier in a_mask_that_was_overwritten:
	.type a_mask_that_was_overwritten,@function
a_mask_that_was_overwritten:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
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

; A half of it.
; TOUCHED-DAG: unproven bare-barrier in a_half_of_it_2:
	.type a_half_of_it_2,@function
a_half_of_it_2:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_mov_b32 s3, s9
 s_or_b64 exec, exec, s[2:3]
 s_nop 0
 ds_read_b32 v9, v8
 s_endpgm
	.size a_half_of_it_2, .-a_half_of_it_2
	.amdhsa_kernel a_half_of_it_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Matrix instructions write idle ones.
; TOUCHED-DAG: unproven bare-barrier in matrix_instructions_write_idle_ones:
	.type matrix_instructions_write_idle_ones,@function
matrix_instructions_write_idle_ones:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
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

; Writes of accumulators too.
; TOUCHED-DAG: unproven bare-barrier in writes_of_accumulators_too:
	.type writes_of_accumulators_too,@function
writes_of_accumulators_too:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
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

; Half a mask is none.
; TOUCHED-DAG: unproven bare-barrier in half_a_mask_is_none:
	.type half_a_mask_is_none,@function
half_a_mask_is_none:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
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

; Written by none of two arms.
; TOUCHED-DAG: unproven bare-barrier in written_by_none_of_two_arms:
	.type written_by_none_of_two_arms,@function
written_by_none_of_two_arms:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
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

; Written by all behind both.
; TOUCHED-DAG: unproven bare-barrier in written_by_all_behind_both:
	.type written_by_all_behind_both,@function
written_by_all_behind_both:
;TOUCHED v_mov_b32_e32 v248, 0x4
;APART v_mov_b32_e32 v248, 0x3
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x7
;APART v_mov_b32_e32 v250, 0x8
 ds_write_b8 v250, v251
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

; That leave a loop one by one come back.
; TOUCHED-DAG: unproven bare-barrier in that_leave_a_loop_one_by_one_come_back:
	.type that_leave_a_loop_one_by_one_come_back,@function
that_leave_a_loop_one_by_one_come_back:
;TOUCHED v_mov_b32_e32 v248, 0x4
;APART v_mov_b32_e32 v248, 0x3
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x7
;APART v_mov_b32_e32 v250, 0x8
 ds_write_b8 v250, v251
 s_barrier
 s_mov_b64 s[4:5], 0
.Lthat_leave_a_loop_one_by_one_come_back_1:
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_or_b64 s[4:5], vcc, s[4:5]
 s_andn2_b64 exec, exec, s[4:5]
 s_cbranch_execnz .Lthat_leave_a_loop_one_by_one_come_back_1
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

; Of 64 it is the upper half.
; TOUCHED-DAG: unproven bare-barrier in halves_of_64_it_is_the_upper_half:
	.type halves_of_64_it_is_the_upper_half,@function
halves_of_64_it_is_the_upper_half:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x400
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3ff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_mov_b64 s[6:7], exec
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_b64 exec, exec, vcc
 s_mov_b32 s8, 5
 s_or_b64 exec, exec, s[6:7]
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size halves_of_64_it_is_the_upper_half, .-halves_of_64_it_is_the_upper_half
	.amdhsa_kernel halves_of_64_it_is_the_upper_half
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in halves_of_64_it_is_the_upper_half_s7:
	.type halves_of_64_it_is_the_upper_half_s7,@function
halves_of_64_it_is_the_upper_half_s7:
;TOUCHED v_mov_b32_e32 v248, 0x8000
;TOUCHED ds_write_b8 v248, v249
 s_barrier
 s_mov_b64 s[6:7], exec
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_b64 exec, exec, vcc
 s_mov_b32 s7, 5
 s_or_b64 exec, exec, s[6:7]
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size halves_of_64_it_is_the_upper_half_s7, .-halves_of_64_it_is_the_upper_half_s7
	.amdhsa_kernel halves_of_64_it_is_the_upper_half_s7
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of vcc as well.
; TOUCHED-DAG: unproven bare-barrier in halves_of_vcc_as_well:
	.type halves_of_vcc_as_well,@function
halves_of_vcc_as_well:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x400
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3ff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_mov_b64 vcc, exec
 v_cmp_gt_u32_e64 s[2:3], 32, v0
 s_and_b64 exec, exec, s[2:3]
 s_mov_b32 s4, 5
 s_or_b64 exec, exec, vcc
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size halves_of_vcc_as_well, .-halves_of_vcc_as_well
	.amdhsa_kernel halves_of_vcc_as_well
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in halves_of_vcc_as_well_vcc_hi:
	.type halves_of_vcc_as_well_vcc_hi,@function
halves_of_vcc_as_well_vcc_hi:
;TOUCHED v_mov_b32_e32 v248, 0x8000
;TOUCHED ds_write_b8 v248, v249
 s_barrier
 s_mov_b64 vcc, exec
 v_cmp_gt_u32_e64 s[2:3], 32, v0
 s_and_b64 exec, exec, s[2:3]
 s_mov_b32 vcc_hi, 5
 s_or_b64 exec, exec, vcc
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size halves_of_vcc_as_well_vcc_hi, .-halves_of_vcc_as_well_vcc_hi
	.amdhsa_kernel halves_of_vcc_as_well_vcc_hi
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in halves_of_vcc_as_well_vcc_lo:
	.type halves_of_vcc_as_well_vcc_lo,@function
halves_of_vcc_as_well_vcc_lo:
;TOUCHED v_mov_b32_e32 v248, 0x8000
;TOUCHED ds_write_b8 v248, v249
 s_barrier
 s_mov_b64 vcc, exec
 v_cmp_gt_u32_e64 s[2:3], 32, v0
 s_and_b64 exec, exec, s[2:3]
 s_mov_b32 vcc_lo, 5
 s_or_b64 exec, exec, vcc
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size halves_of_vcc_as_well_vcc_lo, .-halves_of_vcc_as_well_vcc_lo
	.amdhsa_kernel halves_of_vcc_as_well_vcc_lo
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A ring stays bounded.
; TOUCHED-DAG: unproven bare-barrier in a_ring_stays_bounded:
	.type a_ring_stays_bounded,@function
a_ring_stays_bounded:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x2400
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x23ff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_mov_b32 s0, 0
.La_ring_stays_bounded_1:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 3
 s_cselect_b32 s0, s0, 0
 s_cbranch_vccnz .La_ring_stays_bounded_1
 s_endpgm
	.size a_ring_stays_bounded, .-a_ring_stays_bounded
	.amdhsa_kernel a_ring_stays_bounded
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A branch bounds its counter.
; TOUCHED-DAG: unproven bare-barrier in a_branch_bounds_its_counter:
	.type a_branch_bounds_its_counter,@function
a_branch_bounds_its_counter:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x3400
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x33ff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_mov_b32 s0, 0
.La_branch_bounds_its_counter_1:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 4
 s_nop 0
 s_cbranch_scc1 .La_branch_bounds_its_counter_1
 s_endpgm
	.size a_branch_bounds_its_counter, .-a_branch_bounds_its_counter
	.amdhsa_kernel a_branch_bounds_its_counter
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; On the other way the inverse holds.
; TOUCHED-DAG: unproven bare-barrier in on_the_other_way_the_inverse_holds:
	.type on_the_other_way_the_inverse_holds,@function
on_the_other_way_the_inverse_holds:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x400
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3ff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_mov_b32 s0, 0
.Lon_the_other_way_the_inverse_holds_1:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 4
 s_nop 0
 s_cbranch_scc0 .Lon_the_other_way_the_inverse_holds_1
 s_endpgm
	.size on_the_other_way_the_inverse_holds, .-on_the_other_way_the_inverse_holds
	.amdhsa_kernel on_the_other_way_the_inverse_holds
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Without its turn.
; TOUCHED-DAG: unproven bare-barrier in without_its_turn:
	.type without_its_turn,@function
without_its_turn:
;TOUCHED v_mov_b32_e32 v248, 0xc000
;TOUCHED ds_write_b8 v248, v249
 s_barrier
 s_mov_b32 s0, 0
.Lwithout_its_turn_1:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 3
 s_nop 0
 s_cbranch_vccnz .Lwithout_its_turn_1
 s_endpgm
	.size without_its_turn, .-without_its_turn
	.amdhsa_kernel without_its_turn
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A condition that was overwritten.
; TOUCHED-DAG: unproven bare-barrier in a_condition_that_was_overwritten:
	.type a_condition_that_was_overwritten,@function
a_condition_that_was_overwritten:
;TOUCHED v_mov_b32_e32 v248, 0xc000
;TOUCHED ds_write_b8 v248, v249
 s_barrier
 s_mov_b32 s0, 0
.La_condition_that_was_overwritten_1:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 3
 s_and_b32 s5, s6, s7
 s_cselect_b32 s0, s0, 0
 s_cbranch_vccnz .La_condition_that_was_overwritten_1
 s_endpgm
	.size a_condition_that_was_overwritten, .-a_condition_that_was_overwritten
	.amdhsa_kernel a_condition_that_was_overwritten
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A branch on vcc.
; TOUCHED-DAG: unproven bare-barrier in a_branch_on_vcc:
	.type a_branch_on_vcc,@function
a_branch_on_vcc:
;TOUCHED v_mov_b32_e32 v248, 0xc000
;TOUCHED ds_write_b8 v248, v249
 s_barrier
 s_mov_b32 s0, 0
.La_branch_on_vcc_1:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 4
 s_nop 0
 s_cbranch_vccnz .La_branch_on_vcc_1
 s_endpgm
	.size a_branch_on_vcc, .-a_branch_on_vcc
	.amdhsa_kernel a_branch_on_vcc
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A branch on vcc of the inverse.
; TOUCHED-DAG: unproven bare-barrier in a_branch_on_vcc_of_the_inverse:
	.type a_branch_on_vcc_of_the_inverse,@function
a_branch_on_vcc_of_the_inverse:
;TOUCHED v_mov_b32_e32 v248, 0xc000
;TOUCHED ds_write_b8 v248, v249
 s_barrier
 s_mov_b32 s0, 0
.La_branch_on_vcc_of_the_inverse_1:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_ge_i32 s0, 4
 s_nop 0
 s_cbranch_vccnz .La_branch_on_vcc_of_the_inverse_1
 s_endpgm
	.size a_branch_on_vcc_of_the_inverse, .-a_branch_on_vcc_of_the_inverse
	.amdhsa_kernel a_branch_on_vcc_of_the_inverse
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: a_work_item_of_256
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_field_of_it
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_lane
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_literal
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_sum_of_three
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: what_carries
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: by_an_accumulator
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: from_a_scalar
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: two_at_a_time
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: of_16_bits
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: of_the_first_lane
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: selected_by_what_constants_are
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: two_selected
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: beside_a_product_of_64_bits
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_product_of_64_bits
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_carry
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: what_was_loaded
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: what_an_atomic_found
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: of_an_argument
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: moved_between_lanes
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_float
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: both_of_a_pair
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_half_of_it
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: of_a_lane_by_its_number
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: clamped
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: swapped
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: of_bits_of_two
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: by_a_number_that_an_assembler_extends
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: by_a_number_with_a_zero_in_front
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: where_exec_was_compared
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: behind_a_call
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: computed_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: computed_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: computed_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: computed_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: computed_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: four
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_bits_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_bits_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_bits_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: id_the_first_id
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: id_the_second
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: id_the_second_where_there_is_none
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: id_of_a_larger_workgroup
    .max_flat_workgroup_size: 1024
    .wavefront_size: 64
  - .name: what_some_wrote_is_one_of_two
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: what_all_wrote_behind_is_all
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: idle_ones_keep_what_they_had
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: those_that_a_mask_adds_are_some
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: never_written_they_hold_anything
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: never_written_where_a_mask_adds_them
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: all_are_back_none_is_idle
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: none_is_back
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_mask_that_was_overwritten
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_half_of_it_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: matrix_instructions_write_idle_ones
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: writes_of_accumulators_too
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: half_a_mask_is_none
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: written_by_none_of_two_arms
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: written_by_all_behind_both
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: that_leave_a_loop_one_by_one_come_back
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: halves_of_64_it_is_the_upper_half
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: halves_of_64_it_is_the_upper_half_s7
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: halves_of_vcc_as_well
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: halves_of_vcc_as_well_vcc_hi
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: halves_of_vcc_as_well_vcc_lo
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_ring_stays_bounded
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_branch_bounds_its_counter
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: on_the_other_way_the_inverse_holds
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: without_its_turn
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_condition_that_was_overwritten
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_branch_on_vcc
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_branch_on_vcc_of_the_inverse
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
