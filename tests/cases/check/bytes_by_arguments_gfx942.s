; Descriptors, metadata, and what code computes of arguments bound the bytes that a read of LDS may touch: its first and
; last byte, and none beside these. Where nothing is known it may be any byte.
; RUN: variant TOUCHED %s | exits 1 ldsopt check - --no-races | filecheck %s --check-prefix TOUCHED
; TOUCHED: 8 definite, 103 unproven
; RUN: variant APART %s | exits 1 ldsopt check - --no-races | filecheck %s --check-prefix APART
; APART-NOT: bare-barrier in
; APART: examined:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
; A pointer to LDS is aligned.
; TOUCHED-DAG: unproven bare-barrier in a_pointer_to_lds_is_aligned:
	.type a_pointer_to_lds_is_aligned,@function
a_pointer_to_lds_is_aligned:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x4
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e32 v8, 15, s8
 ds_read_b32 v9, v8
 s_endpgm
	.size a_pointer_to_lds_is_aligned, .-a_pointer_to_lds_is_aligned
	.amdhsa_kernel a_pointer_to_lds_is_aligned
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Hidden_group_size_x: as many bits as 256 has.
; TOUCHED-DAG: unproven bare-barrier in hidden_group_size_x_as_many_bits_as_256_has:
	.type hidden_group_size_x_as_many_bits_as_256_has,@function
hidden_group_size_x_as_many_bits_as_256_has:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x203
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x202
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_read_b32 v9, v8
 s_endpgm
	.size hidden_group_size_x_as_many_bits_as_256_has, .-hidden_group_size_x_as_many_bits_as_256_has
	.amdhsa_kernel hidden_group_size_x_as_many_bits_as_256_has
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Hidden_group_size_x: or 80.
; TOUCHED-DAG: unproven bare-barrier in hidden_group_size_x_or_80:
	.type hidden_group_size_x_or_80,@function
hidden_group_size_x_or_80:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x83
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x82
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_read_b32 v9, v8
 s_endpgm
	.size hidden_group_size_x_or_80, .-hidden_group_size_x_or_80
	.amdhsa_kernel hidden_group_size_x_or_80
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Hidden_group_size_x: in the upper half.
; TOUCHED-DAG: unproven bare-barrier in hidden_group_size_x_in_the_upper_half:
	.type hidden_group_size_x_in_the_upper_half,@function
hidden_group_size_x_in_the_upper_half:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x104
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x103
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_lshrrev_b32_e64 v8, 16, s8
 ds_read_b32 v9, v8
 s_endpgm
	.size hidden_group_size_x_in_the_upper_half, .-hidden_group_size_x_in_the_upper_half
	.amdhsa_kernel hidden_group_size_x_in_the_upper_half
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Hidden_group_size_z: as many bits as 256 has.
; TOUCHED-DAG: unproven bare-barrier in hidden_group_size_z_as_many_bits_as_256_has:
	.type hidden_group_size_z_as_many_bits_as_256_has,@function
hidden_group_size_z_as_many_bits_as_256_has:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x203
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x202
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_read_b32 v9, v8
 s_endpgm
	.size hidden_group_size_z_as_many_bits_as_256_has, .-hidden_group_size_z_as_many_bits_as_256_has
	.amdhsa_kernel hidden_group_size_z_as_many_bits_as_256_has
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Hidden_group_size_z: or 80.
; TOUCHED-DAG: unproven bare-barrier in hidden_group_size_z_or_80:
	.type hidden_group_size_z_or_80,@function
hidden_group_size_z_or_80:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x83
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x82
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_read_b32 v9, v8
 s_endpgm
	.size hidden_group_size_z_or_80, .-hidden_group_size_z_or_80
	.amdhsa_kernel hidden_group_size_z_or_80
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Hidden_group_size_z: in the upper half.
; TOUCHED-DAG: unproven bare-barrier in hidden_group_size_z_in_the_upper_half:
	.type hidden_group_size_z_in_the_upper_half,@function
hidden_group_size_z_in_the_upper_half:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x104
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x103
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_lshrrev_b32_e64 v8, 16, s8
 ds_read_b32 v9, v8
 s_endpgm
	.size hidden_group_size_z_in_the_upper_half, .-hidden_group_size_z_in_the_upper_half
	.amdhsa_kernel hidden_group_size_z_in_the_upper_half
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Hidden_remainder_y: as many bits as 256 has.
; TOUCHED-DAG: unproven bare-barrier in hidden_remainder_y_as_many_bits_as_256_has:
	.type hidden_remainder_y_as_many_bits_as_256_has,@function
hidden_remainder_y_as_many_bits_as_256_has:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x203
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x202
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_read_b32 v9, v8
 s_endpgm
	.size hidden_remainder_y_as_many_bits_as_256_has, .-hidden_remainder_y_as_many_bits_as_256_has
	.amdhsa_kernel hidden_remainder_y_as_many_bits_as_256_has
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Hidden_remainder_y: or 80.
; TOUCHED-DAG: unproven bare-barrier in hidden_remainder_y_or_80:
	.type hidden_remainder_y_or_80,@function
hidden_remainder_y_or_80:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x83
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x82
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_read_b32 v9, v8
 s_endpgm
	.size hidden_remainder_y_or_80, .-hidden_remainder_y_or_80
	.amdhsa_kernel hidden_remainder_y_or_80
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Hidden_remainder_y: in the upper half.
; TOUCHED-DAG: unproven bare-barrier in hidden_remainder_y_in_the_upper_half:
	.type hidden_remainder_y_in_the_upper_half,@function
hidden_remainder_y_in_the_upper_half:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x104
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x103
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_lshrrev_b32_e64 v8, 16, s8
 ds_read_b32 v9, v8
 s_endpgm
	.size hidden_remainder_y_in_the_upper_half, .-hidden_remainder_y_in_the_upper_half
	.amdhsa_kernel hidden_remainder_y_in_the_upper_half
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; A grid has three dimensions.
; TOUCHED-DAG: unproven bare-barrier in a_grid_has_three_dimensions:
	.type a_grid_has_three_dimensions,@function
a_grid_has_three_dimensions:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x7
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x6
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_read_b32 v9, v8
 s_endpgm
	.size a_grid_has_three_dimensions, .-a_grid_has_three_dimensions
	.amdhsa_kernel a_grid_has_three_dimensions
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; By_value times 1.
; TOUCHED-DAG: unproven bare-barrier in by_value_times_1:
	.type by_value_times_1,@function
by_value_times_1:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_lshlrev_b32_e64 v8, 0, s8
 ds_read_b32 v9, v8
 s_endpgm
	.size by_value_times_1, .-by_value_times_1
	.amdhsa_kernel by_value_times_1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; By_value times 2.
; TOUCHED-DAG: unproven bare-barrier in by_value_times_2:
	.type by_value_times_2,@function
by_value_times_2:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_lshlrev_b32_e64 v8, 1, s8
 ds_read_b32 v9, v8
 s_endpgm
	.size by_value_times_2, .-by_value_times_2
	.amdhsa_kernel by_value_times_2
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Global_buffer times 1.
; TOUCHED-DAG: unproven bare-barrier in global_buffer_times_1:
	.type global_buffer_times_1,@function
global_buffer_times_1:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_lshlrev_b32_e64 v8, 0, s8
 ds_read_b32 v9, v8
 s_endpgm
	.size global_buffer_times_1, .-global_buffer_times_1
	.amdhsa_kernel global_buffer_times_1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Global_buffer times 2.
; TOUCHED-DAG: unproven bare-barrier in global_buffer_times_2:
	.type global_buffer_times_2,@function
global_buffer_times_2:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_lshlrev_b32_e64 v8, 1, s8
 ds_read_b32 v9, v8
 s_endpgm
	.size global_buffer_times_2, .-global_buffer_times_2
	.amdhsa_kernel global_buffer_times_2
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Hidden_block_count_x times 1.
; TOUCHED-DAG: unproven bare-barrier in hidden_block_count_x_times_1:
	.type hidden_block_count_x_times_1,@function
hidden_block_count_x_times_1:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_lshlrev_b32_e64 v8, 0, s8
 ds_read_b32 v9, v8
 s_endpgm
	.size hidden_block_count_x_times_1, .-hidden_block_count_x_times_1
	.amdhsa_kernel hidden_block_count_x_times_1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Hidden_block_count_x times 2.
; TOUCHED-DAG: unproven bare-barrier in hidden_block_count_x_times_2:
	.type hidden_block_count_x_times_2,@function
hidden_block_count_x_times_2:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_lshlrev_b32_e64 v8, 1, s8
 ds_read_b32 v9, v8
 s_endpgm
	.size hidden_block_count_x_times_2, .-hidden_block_count_x_times_2
	.amdhsa_kernel hidden_block_count_x_times_2
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; By another pointer.
; TOUCHED-DAG: unproven bare-barrier in by_another_pointer:
	.type by_another_pointer,@function
by_another_pointer:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_load_dword s8, s[2:3], 0x10
 s_waitcnt lgkmcnt(0)
 v_mov_b32_e32 v8, s8
 ds_read_b32 v9, v8
 s_endpgm
	.size by_another_pointer, .-by_another_pointer
	.amdhsa_kernel by_another_pointer
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; From elsewhere.
; TOUCHED-DAG: unproven bare-barrier in from_elsewhere:
	.type from_elsewhere,@function
from_elsewhere:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_load_dword s8, s[0:1], 0x14
 s_waitcnt lgkmcnt(0)
 v_mov_b32_e32 v8, s8
 ds_read_b32 v9, v8
 s_endpgm
	.size from_elsewhere, .-from_elsewhere
	.amdhsa_kernel from_elsewhere
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; The other half.
; TOUCHED-DAG: unproven bare-barrier in the_other_half:
	.type the_other_half,@function
the_other_half:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_load_dwordx2 s[8:9], s[0:1], 0xc
 s_waitcnt lgkmcnt(0)
 v_mov_b32_e32 v8, s8
 ds_read_b32 v9, v8
 s_endpgm
	.size the_other_half, .-the_other_half
	.amdhsa_kernel the_other_half
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; What lies in LDS is no larger: it is 65,536 at most, and so 4,096 more than that is 4,096 more than it, or further
; away.
; TOUCHED-DAG: unproven bare-barrier in in_lds_1:
	.type in_lds_1,@function
in_lds_1:
;TOUCHED v_mov_b32_e32 v248, 0x1000
;APART v_mov_b32_e32 v248, 0xffc
 ds_write_b8 v248, v249
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 s_sub_u32 s8, 0x11000, s8
 v_mov_b32_e32 v8, s8
 ds_read_b32 v9, v8
 s_endpgm
	.size in_lds_1, .-in_lds_1
	.amdhsa_kernel in_lds_1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in in_lds_2:
	.type in_lds_2,@function
in_lds_2:
;TOUCHED v_mov_b32_e32 v248, 0x1000
;APART v_mov_b32_e32 v248, 0xffc
 ds_write_b8 v248, v249
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 s_sub_u32 s8, 0x11000, s8
 v_mov_b32_e32 v8, s8
 ds_read_b32 v9, v8
 s_endpgm
	.size in_lds_2, .-in_lds_2
	.amdhsa_kernel in_lds_2
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in in_lds_pair_1:
	.type in_lds_pair_1,@function
in_lds_pair_1:
;TOUCHED v_mov_b32_e32 v248, 0x1000
;APART v_mov_b32_e32 v248, 0xffc
 ds_write_b8 v248, v249
 s_barrier
 s_load_dwordx2 s[8:9], s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 s_sub_u32 s8, 0x11000, s8
 v_mov_b32_e32 v8, s8
 ds_read_b32 v9, v8
 s_endpgm
	.size in_lds_pair_1, .-in_lds_pair_1
	.amdhsa_kernel in_lds_pair_1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in in_lds_pair_2:
	.type in_lds_pair_2,@function
in_lds_pair_2:
;TOUCHED v_mov_b32_e32 v248, 0x1000
;APART v_mov_b32_e32 v248, 0xffc
 ds_write_b8 v248, v249
 s_barrier
 s_load_dwordx2 s[8:9], s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 s_sub_u32 s8, 0x11000, s8
 v_mov_b32_e32 v8, s8
 ds_read_b32 v9, v8
 s_endpgm
	.size in_lds_pair_2, .-in_lds_pair_2
	.amdhsa_kernel in_lds_pair_2
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Metadata may have its keys in any order.
; TOUCHED-DAG: unproven bare-barrier in keys_1:
	.type keys_1,@function
keys_1:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x7
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x6
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_read_b32 v9, v8
 s_endpgm
	.size keys_1, .-keys_1
	.amdhsa_kernel keys_1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in keys_2:
	.type keys_2,@function
keys_2:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x7
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x6
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_read_b32 v9, v8
 s_endpgm
	.size keys_2, .-keys_2
	.amdhsa_kernel keys_2
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Without an offset or a size nothing is known.
; TOUCHED-DAG: unproven bare-barrier in keys_3:
	.type keys_3,@function
keys_3:
;TOUCHED v_mov_b32_e32 v248, 0x7
;TOUCHED ds_write_b8 v248, v249
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_read_b32 v9, v8
 s_endpgm
	.size keys_3, .-keys_3
	.amdhsa_kernel keys_3
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in keys_4:
	.type keys_4,@function
keys_4:
;TOUCHED v_mov_b32_e32 v248, 0x7
;TOUCHED ds_write_b8 v248, v249
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_read_b32 v9, v8
 s_endpgm
	.size keys_4, .-keys_4
	.amdhsa_kernel keys_4
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Preloaded arguments have what the metadata says of them.
; TOUCHED-DAG: unproven bare-barrier in preloaded:
	.type preloaded,@function
preloaded:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x7
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x6
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_and_b32_e64 v8, s2, 0xffff
 ds_read_b32 v9, v8
 s_endpgm
	.size preloaded, .-preloaded
	.amdhsa_kernel preloaded
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_kernarg_preload_length 2
		.amdhsa_user_sgpr_kernarg_preload_offset 4
	.end_amdhsa_kernel

; The required size of a workgroup bounds its ids.
; TOUCHED-DAG: definite bare-barrier in shape_1:
; TOUCHED-DAG: unproven bare-barrier in shape_1:
	.type shape_1,@function
shape_1:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x40
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3f
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_bfe_u32 v1, v0, 0, 10
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size shape_1, .-shape_1
	.amdhsa_kernel shape_1
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; TOUCHED-DAG: definite bare-barrier in shape_2:
; TOUCHED-DAG: unproven bare-barrier in shape_2:
	.type shape_2,@function
shape_2:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x20
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x1f
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_bfe_u32 v1, v0, 10, 10
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size shape_2, .-shape_2
	.amdhsa_kernel shape_2
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; TOUCHED-DAG: definite bare-barrier in shape_3:
	.type shape_3,@function
shape_3:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x4
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_bfe_u32 v1, v0, 20, 10
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size shape_3, .-shape_3
	.amdhsa_kernel shape_3
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; TOUCHED-DAG: definite bare-barrier in shape_4:
; TOUCHED-DAG: unproven bare-barrier in shape_4:
	.type shape_4,@function
shape_4:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x20
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x1f
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_bfe_u32 v1, v0, 10, 10
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size shape_4, .-shape_4
	.amdhsa_kernel shape_4
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; TOUCHED-DAG: definite bare-barrier in shape_5:
; TOUCHED-DAG: unproven bare-barrier in shape_5:
	.type shape_5,@function
shape_5:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x320
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x31f
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size shape_5, .-shape_5
	.amdhsa_kernel shape_5
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in shape_7:
	.type shape_7,@function
shape_7:
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
	.size shape_7, .-shape_7
	.amdhsa_kernel shape_7
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in shape_8:
	.type shape_8,@function
shape_8:
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
	.size shape_8, .-shape_8
	.amdhsa_kernel shape_8
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in shape_9:
	.type shape_9,@function
shape_9:
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
	.size shape_9, .-shape_9
	.amdhsa_kernel shape_9
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; Ids along several axes in one register are no single id.
; TOUCHED-DAG: unproven bare-barrier in several_axes:
	.type several_axes,@function
several_axes:
;TOUCHED v_mov_b32_e32 v248, 0x8000
;TOUCHED ds_write_b8 v248, v249
 s_barrier
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size several_axes, .-several_axes
	.amdhsa_kernel several_axes
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; Bytes and halves that zeros extend have as many bits.
; TOUCHED-DAG: unproven bare-barrier in load_1:
	.type load_1,@function
load_1:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x4003
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x4002
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 global_load_ushort v8, v[2:3], off
 s_waitcnt vmcnt(0)
 v_lshrrev_b32_e32 v8, 2, v8
 ds_read_b32 v9, v8
 s_endpgm
	.size load_1, .-load_1
	.amdhsa_kernel load_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in load_2:
	.type load_2,@function
load_2:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x43
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x42
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 global_load_ubyte v8, v[2:3], off
 s_waitcnt vmcnt(0)
 v_lshrrev_b32_e32 v8, 2, v8
 ds_read_b32 v9, v8
 s_endpgm
	.size load_2, .-load_2
	.amdhsa_kernel load_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in load_3:
	.type load_3,@function
load_3:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x4003
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x4002
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 buffer_load_ushort v8, v2, s[4:7], 0 offen
 s_waitcnt vmcnt(0)
 v_lshrrev_b32_e32 v8, 2, v8
 ds_read_b32 v9, v8
 s_endpgm
	.size load_3, .-load_3
	.amdhsa_kernel load_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in load_4:
	.type load_4,@function
load_4:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 global_load_short_d16 v8, v[2:3], off
 s_waitcnt vmcnt(0)
 v_lshrrev_b32_e32 v8, 2, v8
 ds_read_b32 v9, v8
 s_endpgm
	.size load_4, .-load_4
	.amdhsa_kernel load_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in load_5:
	.type load_5,@function
load_5:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 global_load_sbyte v8, v[2:3], off
 s_waitcnt vmcnt(0)
 v_lshrrev_b32_e32 v8, 2, v8
 ds_read_b32 v9, v8
 s_endpgm
	.size load_5, .-load_5
	.amdhsa_kernel load_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in load_6:
	.type load_6,@function
load_6:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 global_load_dword v8, v[2:3], off
 s_waitcnt vmcnt(0)
 v_lshrrev_b32_e32 v8, 2, v8
 ds_read_b32 v9, v8
 s_endpgm
	.size load_6, .-load_6
	.amdhsa_kernel load_6
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; 4,096 times what is left of a signed number divided by 4, if that is not negative.
; TOUCHED-DAG: unproven bare-barrier in remainder_1:
	.type remainder_1,@function
remainder_1:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x3004
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3003
;TOUCHED ds_write_b8 v250, v251
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
	.size remainder_1, .-remainder_1
	.amdhsa_kernel remainder_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in remainder_2:
	.type remainder_2,@function
remainder_2:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x3004
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3003
;TOUCHED ds_write_b8 v250, v251
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
	.size remainder_2, .-remainder_2
	.amdhsa_kernel remainder_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in remainder_3:
	.type remainder_3,@function
remainder_3:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x1004
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x1003
;TOUCHED ds_write_b8 v250, v251
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
	.size remainder_3, .-remainder_3
	.amdhsa_kernel remainder_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in remainder_4:
	.type remainder_4,@function
remainder_4:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x4
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3
;TOUCHED ds_write_b8 v250, v251
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
	.size remainder_4, .-remainder_4
	.amdhsa_kernel remainder_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What differs in one place is none.
; TOUCHED-DAG: unproven bare-barrier in remainder_5:
	.type remainder_5,@function
remainder_5:
;TOUCHED v_mov_b32_e32 v248, 0xf000
;TOUCHED ds_write_b8 v248, v249
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
	.size remainder_5, .-remainder_5
	.amdhsa_kernel remainder_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in remainder_6:
	.type remainder_6,@function
remainder_6:
;TOUCHED v_mov_b32_e32 v248, 0xf000
;TOUCHED ds_write_b8 v248, v249
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
	.size remainder_6, .-remainder_6
	.amdhsa_kernel remainder_6
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in remainder_7:
	.type remainder_7,@function
remainder_7:
;TOUCHED v_mov_b32_e32 v248, 0xf000
;TOUCHED ds_write_b8 v248, v249
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
	.size remainder_7, .-remainder_7
	.amdhsa_kernel remainder_7
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in remainder_8:
	.type remainder_8,@function
remainder_8:
;TOUCHED v_mov_b32_e32 v248, 0xf000
;TOUCHED ds_write_b8 v248, v249
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
	.size remainder_8, .-remainder_8
	.amdhsa_kernel remainder_8
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in remainder_9:
	.type remainder_9,@function
remainder_9:
;TOUCHED v_mov_b32_e32 v248, 0xf000
;TOUCHED ds_write_b8 v248, v249
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
	.size remainder_9, .-remainder_9
	.amdhsa_kernel remainder_9
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in remainder_10:
	.type remainder_10,@function
remainder_10:
;TOUCHED v_mov_b32_e32 v248, 0xf000
;TOUCHED ds_write_b8 v248, v249
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
	.size remainder_10, .-remainder_10
	.amdhsa_kernel remainder_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in remainder_11:
	.type remainder_11,@function
remainder_11:
;TOUCHED v_mov_b32_e32 v248, 0xf000
;TOUCHED ds_write_b8 v248, v249
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
	.size remainder_11, .-remainder_11
	.amdhsa_kernel remainder_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in remainder_12:
	.type remainder_12,@function
remainder_12:
;TOUCHED v_mov_b32_e32 v248, 0xf000
;TOUCHED ds_write_b8 v248, v249
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
	.size remainder_12, .-remainder_12
	.amdhsa_kernel remainder_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in remainder_13:
	.type remainder_13,@function
remainder_13:
;TOUCHED v_mov_b32_e32 v248, 0xf000
;TOUCHED ds_write_b8 v248, v249
 s_barrier
 s_load_dword s0, s[4:5], 0x0
 s_waitcnt lgkmcnt(0)
 s_ashr_i32 s1, s0, 31
 s_lshr_b32 s1, s1, 30
 s_cbranch_scc0 .Lremainder_13_1
.Lremainder_13_1:
 s_add_i32 s1, s0, s1
 s_and_b32 s1, s1, -4
 s_sub_i32 s2, s0, s1
 s_max_i32 s2, s2, 0
 s_lshl_b32 s2, s2, 12
 v_mov_b32_e32 v8, s2
 ds_read_b32 v9, v8
 s_endpgm
	.size remainder_13, .-remainder_13
	.amdhsa_kernel remainder_13
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of 64 lanes.
; TOUCHED-DAG: unproven bare-barrier in flag_of_64_lanes:
	.type flag_of_64_lanes,@function
flag_of_64_lanes:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x400
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3ff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_mov_b64 s[0:1], -1
 s_cbranch_scc1 .Lflag_of_64_lanes_2
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b64 s[0:1], 0
.Lflag_of_64_lanes_2:
 s_nop 0
 s_andn2_b64 vcc, exec, s[0:1]
 s_cbranch_vccnz .Lflag_of_64_lanes_4
 s_endpgm
.Lflag_of_64_lanes_4:
 ds_read_b32 v9, v8
 s_endpgm
	.size flag_of_64_lanes, .-flag_of_64_lanes
	.amdhsa_kernel flag_of_64_lanes
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; One half alone.
; TOUCHED-DAG: unproven bare-barrier in flag_one_half_alone:
	.type flag_one_half_alone,@function
flag_one_half_alone:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_mov_b32 s0, -1
 s_cbranch_scc1 .Lflag_one_half_alone_2
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b64 s[0:1], 0
.Lflag_one_half_alone_2:
 s_nop 0
 s_andn2_b64 vcc, exec, s[0:1]
 s_cbranch_vccnz .Lflag_one_half_alone_4
 s_endpgm
.Lflag_one_half_alone_4:
 ds_read_b32 v9, v8
 s_endpgm
	.size flag_one_half_alone, .-flag_one_half_alone
	.amdhsa_kernel flag_one_half_alone
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A kernel's wave begins with some lane.
; TOUCHED-DAG: unproven bare-barrier in some_lane_1:
	.type some_lane_1,@function
some_lane_1:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x400
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3ff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_nop 0
 s_cbranch_execz .Lsome_lane_1_2
 v_lshlrev_b32_e32 v8, 2, v0
.Lsome_lane_1_2:
 ds_read_b32 v9, v8
 s_endpgm
	.size some_lane_1, .-some_lane_1
	.amdhsa_kernel some_lane_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in some_lane_2:
	.type some_lane_2,@function
some_lane_2:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_cbranch_execz .Lsome_lane_2_2
 v_lshlrev_b32_e32 v8, 2, v0
.Lsome_lane_2_2:
 ds_read_b32 v9, v8
 s_endpgm
	.size some_lane_2, .-some_lane_2
	.amdhsa_kernel some_lane_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in some_lane_3:
	.type some_lane_3,@function
some_lane_3:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 s_nop 0
 s_cbranch_execnz .Lsome_lane_3_2
 v_lshlrev_b32_e32 v8, 2, v0
.Lsome_lane_3_2:
 ds_read_b32 v9, v8
 s_endpgm
	.size some_lane_3, .-some_lane_3
	.amdhsa_kernel some_lane_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: a_pointer_to_lds_is_aligned
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: dynamic_shared_pointer
        .pointee_align: 16
  - .name: hidden_group_size_x_as_many_bits_as_256_has
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 2
        .value_kind: hidden_group_size_x
  - .name: hidden_group_size_x_or_80
    .max_flat_workgroup_size: 80
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 2
        .value_kind: hidden_group_size_x
  - .name: hidden_group_size_x_in_the_upper_half
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 18
        .size: 2
        .value_kind: hidden_group_size_x
  - .name: hidden_group_size_z_as_many_bits_as_256_has
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 2
        .value_kind: hidden_group_size_z
  - .name: hidden_group_size_z_or_80
    .max_flat_workgroup_size: 80
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 2
        .value_kind: hidden_group_size_z
  - .name: hidden_group_size_z_in_the_upper_half
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 18
        .size: 2
        .value_kind: hidden_group_size_z
  - .name: hidden_remainder_y_as_many_bits_as_256_has
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 2
        .value_kind: hidden_remainder_y
  - .name: hidden_remainder_y_or_80
    .max_flat_workgroup_size: 80
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 2
        .value_kind: hidden_remainder_y
  - .name: hidden_remainder_y_in_the_upper_half
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 18
        .size: 2
        .value_kind: hidden_remainder_y
  - .name: a_grid_has_three_dimensions
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 2
        .value_kind: hidden_grid_dims
  - .name: by_value_times_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: by_value
  - .name: by_value_times_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: by_value
  - .name: global_buffer_times_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: global_buffer
  - .name: global_buffer_times_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: global_buffer
  - .name: hidden_block_count_x_times_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: hidden_block_count_x
  - .name: hidden_block_count_x_times_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: hidden_block_count_x
  - .name: by_another_pointer
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: hidden_dynamic_lds_size
  - .name: from_elsewhere
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: hidden_dynamic_lds_size
  - .name: the_other_half
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: hidden_dynamic_lds_size
  - .name: in_lds_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: dynamic_shared_pointer
        .pointee_align: 16
  - .name: in_lds_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: hidden_dynamic_lds_size
  - .name: in_lds_pair_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: dynamic_shared_pointer
        .pointee_align: 16
  - .name: in_lds_pair_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: hidden_dynamic_lds_size
  - .name: keys_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .size: 2
        .value_kind: hidden_grid_dims
        .offset: 16
    .symbol: k.kd
  - .name: keys_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .value_kind: hidden_grid_dims
        .offset: 16
        .size: 2
    .vgpr_count: 4
  - .name: keys_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: many
        .size: 2
        .value_kind: hidden_grid_dims
  - .name: keys_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .value_kind: hidden_grid_dims
  - .name: preloaded
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 2
        .value_kind: hidden_grid_dims
  - .name: shape_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size:
      - 16
      - 8
      - 1
  - .name: shape_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size:
      - 16
      - 8
      - 1
  - .name: shape_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size:
      - 16
      - 8
      - 1
  - .name: shape_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [16, 8, 1]
  - .name: shape_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [200, 1, 1]
  - .name: shape_7
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [16, 8]
  - .name: shape_8
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [0, 8, 1]
  - .name: shape_9
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: many
  - .name: several_axes
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: load_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: load_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: load_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: load_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: load_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: load_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainder_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainder_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainder_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainder_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainder_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainder_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainder_7
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainder_8
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainder_9
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainder_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainder_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainder_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainder_13
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: flag_of_64_lanes
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: flag_one_half_alone
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: some_lane_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: some_lane_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: some_lane_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
