; Descriptors, metadata, and what code computes of arguments bound the addresses that a read of LDS may have: the bytes of
; a store in front of a barrier that the read behind it may touch.
; DEFINE: %{bytes} = sed -n 's/.*bare-barrier in \(.*\):.*/\1:/p; s/.*v251 offset/byte/p'
; RUN: exits 1 ldsopt check %s --no-races --verbose | %{bytes} | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
; CHECK-NEXT: required_z:
; CHECK-NEXT: byte:3{{$}}
	.type required_z,@function
required_z:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:3
 ds_write_b8 v250, v251 offset:4
 s_barrier
 v_bfe_u32 v1, v0, 20, 10
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size required_z, .-required_z
	.amdhsa_kernel required_z
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: a_grid_has_three_dimensions:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:6{{$}}
	.type a_grid_has_three_dimensions,@function
a_grid_has_three_dimensions:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:6
 ds_write_b8 v250, v251 offset:7
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

; CHECK-NEXT: a_pointer_from_the_end:
; CHECK-NEXT: byte:4096{{$}}
	.type a_pointer_from_the_end,@function
a_pointer_from_the_end:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:4092
 ds_write_b8 v250, v251 offset:4096
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 s_sub_u32 s8, 0x11000, s8
 v_mov_b32_e32 v8, s8
 ds_read_b32 v9, v8
 s_endpgm
	.size a_pointer_from_the_end, .-a_pointer_from_the_end
	.amdhsa_kernel a_pointer_from_the_end
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; CHECK-NEXT: a_pointer_of_two_words_from_the_end:
; CHECK-NEXT: byte:4096{{$}}
	.type a_pointer_of_two_words_from_the_end,@function
a_pointer_of_two_words_from_the_end:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:4092
 ds_write_b8 v250, v251 offset:4096
 s_barrier
 s_load_dwordx2 s[8:9], s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 s_sub_u32 s8, 0x11000, s8
 v_mov_b32_e32 v8, s8
 ds_read_b32 v9, v8
 s_endpgm
	.size a_pointer_of_two_words_from_the_end, .-a_pointer_of_two_words_from_the_end
	.amdhsa_kernel a_pointer_of_two_words_from_the_end
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; CHECK-NEXT: a_pointer_to_lds_is_aligned:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:3{{$}}
	.type a_pointer_to_lds_is_aligned,@function
a_pointer_to_lds_is_aligned:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:3
 ds_write_b8 v250, v251 offset:4
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

; CHECK-NEXT: a_size_from_the_end:
; CHECK-NEXT: byte:4096{{$}}
	.type a_size_from_the_end,@function
a_size_from_the_end:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:4092
 ds_write_b8 v250, v251 offset:4096
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 s_sub_u32 s8, 0x11000, s8
 v_mov_b32_e32 v8, s8
 ds_read_b32 v9, v8
 s_endpgm
	.size a_size_from_the_end, .-a_size_from_the_end
	.amdhsa_kernel a_size_from_the_end
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; CHECK-NEXT: a_size_of_two_words_from_the_end:
; CHECK-NEXT: byte:4096{{$}}
	.type a_size_of_two_words_from_the_end,@function
a_size_of_two_words_from_the_end:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:4092
 ds_write_b8 v250, v251 offset:4096
 s_barrier
 s_load_dwordx2 s[8:9], s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 s_sub_u32 s8, 0x11000, s8
 v_mov_b32_e32 v8, s8
 ds_read_b32 v9, v8
 s_endpgm
	.size a_size_of_two_words_from_the_end, .-a_size_of_two_words_from_the_end
	.amdhsa_kernel a_size_of_two_words_from_the_end
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; CHECK-NEXT: by_another_pointer:
; CHECK-NEXT: byte:0{{$}}
	.type by_another_pointer,@function
by_another_pointer:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
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

; CHECK-NEXT: by_value_times_1:
; CHECK-NEXT: byte:0{{$}}
	.type by_value_times_1,@function
by_value_times_1:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
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

; CHECK-NEXT: by_value_times_2:
; CHECK-NEXT: byte:0{{$}}
	.type by_value_times_2,@function
by_value_times_2:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
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

; CHECK-NEXT: from_elsewhere:
; CHECK-NEXT: byte:0{{$}}
	.type from_elsewhere,@function
from_elsewhere:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
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

; CHECK-NEXT: global_buffer_times_1:
; CHECK-NEXT: byte:0{{$}}
	.type global_buffer_times_1,@function
global_buffer_times_1:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
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

; CHECK-NEXT: global_buffer_times_2:
; CHECK-NEXT: byte:0{{$}}
	.type global_buffer_times_2,@function
global_buffer_times_2:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
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

; CHECK-NEXT: hidden_block_count_x_times_1:
; CHECK-NEXT: byte:0{{$}}
	.type hidden_block_count_x_times_1,@function
hidden_block_count_x_times_1:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
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

; CHECK-NEXT: hidden_block_count_x_times_2:
; CHECK-NEXT: byte:0{{$}}
	.type hidden_block_count_x_times_2,@function
hidden_block_count_x_times_2:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
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

; CHECK-NEXT: hidden_group_size_x_as_many_bits_as_256_has:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:514{{$}}
	.type hidden_group_size_x_as_many_bits_as_256_has,@function
hidden_group_size_x_as_many_bits_as_256_has:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:514
 ds_write_b8 v250, v251 offset:515
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

; CHECK-NEXT: hidden_group_size_x_in_the_upper_half:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:259{{$}}
	.type hidden_group_size_x_in_the_upper_half,@function
hidden_group_size_x_in_the_upper_half:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:259
 ds_write_b8 v250, v251 offset:260
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

; CHECK-NEXT: hidden_group_size_x_or_80:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:130{{$}}
	.type hidden_group_size_x_or_80,@function
hidden_group_size_x_or_80:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:130
 ds_write_b8 v250, v251 offset:131
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

; CHECK-NEXT: hidden_group_size_z_as_many_bits_as_256_has:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:514{{$}}
	.type hidden_group_size_z_as_many_bits_as_256_has,@function
hidden_group_size_z_as_many_bits_as_256_has:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:514
 ds_write_b8 v250, v251 offset:515
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

; CHECK-NEXT: hidden_group_size_z_in_the_upper_half:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:259{{$}}
	.type hidden_group_size_z_in_the_upper_half,@function
hidden_group_size_z_in_the_upper_half:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:259
 ds_write_b8 v250, v251 offset:260
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

; CHECK-NEXT: hidden_group_size_z_or_80:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:130{{$}}
	.type hidden_group_size_z_or_80,@function
hidden_group_size_z_or_80:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:130
 ds_write_b8 v250, v251 offset:131
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

; CHECK-NEXT: hidden_remainder_y_as_many_bits_as_256_has:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:514{{$}}
	.type hidden_remainder_y_as_many_bits_as_256_has,@function
hidden_remainder_y_as_many_bits_as_256_has:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:514
 ds_write_b8 v250, v251 offset:515
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

; CHECK-NEXT: hidden_remainder_y_in_the_upper_half:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:259{{$}}
	.type hidden_remainder_y_in_the_upper_half,@function
hidden_remainder_y_in_the_upper_half:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:259
 ds_write_b8 v250, v251 offset:260
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

; CHECK-NEXT: hidden_remainder_y_or_80:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:130{{$}}
	.type hidden_remainder_y_or_80,@function
hidden_remainder_y_or_80:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:130
 ds_write_b8 v250, v251 offset:131
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

; CHECK-NEXT: ids_of_several_axes:
; CHECK-NEXT: byte:32768{{$}}
	.type ids_of_several_axes,@function
ids_of_several_axes:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:32768
 s_barrier
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size ids_of_several_axes, .-ids_of_several_axes
	.amdhsa_kernel ids_of_several_axes
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: kind_first:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:6{{$}}
	.type kind_first,@function
kind_first:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:6
 ds_write_b8 v250, v251 offset:7
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_read_b32 v9, v8
 s_endpgm
	.size kind_first, .-kind_first
	.amdhsa_kernel kind_first
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; CHECK-NEXT: no_offset:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:6{{$}}
; CHECK-NEXT: byte:7{{$}}
	.type no_offset,@function
no_offset:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:6
 ds_write_b8 v250, v251 offset:7
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_read_b32 v9, v8
 s_endpgm
	.size no_offset, .-no_offset
	.amdhsa_kernel no_offset
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; CHECK-NEXT: no_size:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:6{{$}}
; CHECK-NEXT: byte:7{{$}}
	.type no_size,@function
no_size:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:6
 ds_write_b8 v250, v251 offset:7
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_read_b32 v9, v8
 s_endpgm
	.size no_size, .-no_size
	.amdhsa_kernel no_size
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; CHECK-NEXT: preloaded:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:6{{$}}
	.type preloaded,@function
preloaded:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:6
 ds_write_b8 v250, v251 offset:7
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

; CHECK-NEXT: required_in_a_line:
; CHECK-NEXT: byte:31{{$}}
	.type required_in_a_line,@function
required_in_a_line:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:31
 ds_write_b8 v250, v251 offset:32
 s_barrier
 v_bfe_u32 v1, v0, 10, 10
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size required_in_a_line, .-required_in_a_line
	.amdhsa_kernel required_in_a_line
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: required_of_nothing:
; CHECK-NEXT: byte:1023{{$}}
	.type required_of_nothing,@function
required_of_nothing:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:1023
 ds_write_b8 v250, v251 offset:1024
 s_barrier
 v_bfe_u32 v1, v0, 10, 10
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size required_of_nothing, .-required_of_nothing
	.amdhsa_kernel required_of_nothing
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: required_of_one_row:
; CHECK-NEXT: byte:799{{$}}
	.type required_of_one_row,@function
required_of_one_row:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:799
 ds_write_b8 v250, v251 offset:800
 s_barrier
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size required_of_one_row, .-required_of_one_row
	.amdhsa_kernel required_of_one_row
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: required_of_two_axes:
; CHECK-NEXT: byte:1023{{$}}
	.type required_of_two_axes,@function
required_of_two_axes:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:1023
 ds_write_b8 v250, v251 offset:1024
 s_barrier
 v_bfe_u32 v1, v0, 10, 10
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size required_of_two_axes, .-required_of_two_axes
	.amdhsa_kernel required_of_two_axes
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: required_unreadably:
; CHECK-NEXT: byte:1023{{$}}
	.type required_unreadably,@function
required_unreadably:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:1023
 ds_write_b8 v250, v251 offset:1024
 s_barrier
 v_bfe_u32 v1, v0, 10, 10
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size required_unreadably, .-required_unreadably
	.amdhsa_kernel required_unreadably
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: required_x:
; CHECK-NEXT: byte:63{{$}}
	.type required_x,@function
required_x:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:63
 ds_write_b8 v250, v251 offset:64
 s_barrier
 v_bfe_u32 v1, v0, 0, 10
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size required_x, .-required_x
	.amdhsa_kernel required_x
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: required_y:
; CHECK-NEXT: byte:31{{$}}
	.type required_y,@function
required_y:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:31
 ds_write_b8 v250, v251 offset:32
 s_barrier
 v_bfe_u32 v1, v0, 10, 10
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size required_y, .-required_y
	.amdhsa_kernel required_y
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; CHECK-NEXT: size_first:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:6{{$}}
	.type size_first,@function
size_first:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:6
 ds_write_b8 v250, v251 offset:7
 s_barrier
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_read_b32 v9, v8
 s_endpgm
	.size size_first, .-size_first
	.amdhsa_kernel size_first
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; CHECK-NEXT: the_other_half:
; CHECK-NEXT: byte:0{{$}}
	.type the_other_half,@function
the_other_half:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
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

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: required_z
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size:
      - 16
      - 8
      - 1
  - .name: a_grid_has_three_dimensions
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 2
        .value_kind: hidden_grid_dims
  - .name: a_pointer_from_the_end
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: dynamic_shared_pointer
        .pointee_align: 16
  - .name: a_pointer_of_two_words_from_the_end
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: dynamic_shared_pointer
        .pointee_align: 16
  - .name: a_pointer_to_lds_is_aligned
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: dynamic_shared_pointer
        .pointee_align: 16
  - .name: a_size_from_the_end
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: hidden_dynamic_lds_size
  - .name: a_size_of_two_words_from_the_end
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: hidden_dynamic_lds_size
  - .name: by_another_pointer
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: hidden_dynamic_lds_size
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
  - .name: from_elsewhere
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: hidden_dynamic_lds_size
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
  - .name: hidden_group_size_x_as_many_bits_as_256_has
    .max_flat_workgroup_size: 256
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
  - .name: hidden_group_size_x_or_80
    .max_flat_workgroup_size: 80
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 2
        .value_kind: hidden_group_size_x
  - .name: hidden_group_size_z_as_many_bits_as_256_has
    .max_flat_workgroup_size: 256
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
  - .name: hidden_group_size_z_or_80
    .max_flat_workgroup_size: 80
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 2
        .value_kind: hidden_group_size_z
  - .name: hidden_remainder_y_as_many_bits_as_256_has
    .max_flat_workgroup_size: 256
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
  - .name: hidden_remainder_y_or_80
    .max_flat_workgroup_size: 80
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 2
        .value_kind: hidden_remainder_y
  - .name: ids_of_several_axes
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: kind_first
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .value_kind: hidden_grid_dims
        .offset: 16
        .size: 2
    .vgpr_count: 4
  - .name: no_offset
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: many
        .size: 2
        .value_kind: hidden_grid_dims
  - .name: no_size
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
  - .name: required_in_a_line
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [16, 8, 1]
  - .name: required_of_nothing
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [0, 8, 1]
  - .name: required_of_one_row
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [200, 1, 1]
  - .name: required_of_two_axes
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [16, 8]
  - .name: required_unreadably
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: many
  - .name: required_x
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size:
      - 16
      - 8
      - 1
  - .name: required_y
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size:
      - 16
      - 8
      - 1
  - .name: size_first
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .size: 2
        .value_kind: hidden_grid_dims
        .offset: 16
    .symbol: k.kd
  - .name: the_other_half
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: hidden_dynamic_lds_size
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
