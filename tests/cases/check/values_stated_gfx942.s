; Descriptors, metadata, and what code computes of arguments bound the addresses of a write. Of the bytes that are
; read behind the barrier, those that are named may be what another wave writes.
; RUN: exits 1 ldsopt check %s --no-races --json > %t.json
; RUN: %{python} -c "import json; print(*sorted({f['used']['asm_line'] for f in json.load(open('%t.json'))['findings'] if f['rule'] == 'bare-barrier'}), sep='\n')" | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; Metadata may have its keys in any order.
	.type any_order_1,@function
any_order_1:
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x6
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x7
 ds_read_u8 v251, v250
	s_endpgm
	.size any_order_1, .-any_order_1
	.amdhsa_kernel any_order_1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

	.type any_order_2,@function
any_order_2:
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x6
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x7
 ds_read_u8 v251, v250
	s_endpgm
	.size any_order_2, .-any_order_2
	.amdhsa_kernel any_order_2
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

	.type any_order_3,@function
any_order_3:
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x6
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x7
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size any_order_3, .-any_order_3
	.amdhsa_kernel any_order_3
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

	.type any_order_4,@function
any_order_4:
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x6
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x7
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size any_order_4, .-any_order_4
	.amdhsa_kernel any_order_4
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; What metadata says of arguments.
; A pointer to LDS is aligned.
	.type arguments_01,@function
arguments_01:
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e32 v8, 15, s8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x3
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x4
 ds_read_u8 v251, v250
	s_endpgm
	.size arguments_01, .-arguments_01
	.amdhsa_kernel arguments_01
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Hidden_group_size_x: as many bits as 256 has.
	.type arguments_02,@function
arguments_02:
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x202
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x203
 ds_read_u8 v251, v250
	s_endpgm
	.size arguments_02, .-arguments_02
	.amdhsa_kernel arguments_02
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Hidden_group_size_x: or 80.
	.type arguments_03,@function
arguments_03:
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x82
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x83
 ds_read_u8 v251, v250
	s_endpgm
	.size arguments_03, .-arguments_03
	.amdhsa_kernel arguments_03
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Hidden_group_size_x: in the upper half.
	.type arguments_04,@function
arguments_04:
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_lshrrev_b32_e64 v8, 16, s8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x103
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x104
 ds_read_u8 v251, v250
	s_endpgm
	.size arguments_04, .-arguments_04
	.amdhsa_kernel arguments_04
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Hidden_group_size_z: as many bits as 256 has.
	.type arguments_05,@function
arguments_05:
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x202
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x203
 ds_read_u8 v251, v250
	s_endpgm
	.size arguments_05, .-arguments_05
	.amdhsa_kernel arguments_05
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Hidden_group_size_z: or 80.
	.type arguments_06,@function
arguments_06:
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x82
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x83
 ds_read_u8 v251, v250
	s_endpgm
	.size arguments_06, .-arguments_06
	.amdhsa_kernel arguments_06
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Hidden_group_size_z: in the upper half.
	.type arguments_07,@function
arguments_07:
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_lshrrev_b32_e64 v8, 16, s8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x103
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x104
 ds_read_u8 v251, v250
	s_endpgm
	.size arguments_07, .-arguments_07
	.amdhsa_kernel arguments_07
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Hidden_remainder_y: as many bits as 256 has.
	.type arguments_08,@function
arguments_08:
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x202
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x203
 ds_read_u8 v251, v250
	s_endpgm
	.size arguments_08, .-arguments_08
	.amdhsa_kernel arguments_08
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Hidden_remainder_y: or 80.
	.type arguments_09,@function
arguments_09:
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x82
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x83
 ds_read_u8 v251, v250
	s_endpgm
	.size arguments_09, .-arguments_09
	.amdhsa_kernel arguments_09
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Hidden_remainder_y: in the upper half.
	.type arguments_10,@function
arguments_10:
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_lshrrev_b32_e64 v8, 16, s8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x103
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x104
 ds_read_u8 v251, v250
	s_endpgm
	.size arguments_10, .-arguments_10
	.amdhsa_kernel arguments_10
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; A grid has three dimensions.
	.type arguments_11,@function
arguments_11:
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_and_b32_e64 v8, s8, 0xffff
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x6
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x7
 ds_read_u8 v251, v250
	s_endpgm
	.size arguments_11, .-arguments_11
	.amdhsa_kernel arguments_11
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; By_value times 1.
	.type arguments_12,@function
arguments_12:
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_lshlrev_b32_e64 v8, 0, s8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arguments_12, .-arguments_12
	.amdhsa_kernel arguments_12
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; By_value times 2.
	.type arguments_13,@function
arguments_13:
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_lshlrev_b32_e64 v8, 1, s8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arguments_13, .-arguments_13
	.amdhsa_kernel arguments_13
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Global_buffer times 1.
	.type arguments_14,@function
arguments_14:
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_lshlrev_b32_e64 v8, 0, s8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arguments_14, .-arguments_14
	.amdhsa_kernel arguments_14
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Global_buffer times 2.
	.type arguments_15,@function
arguments_15:
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_lshlrev_b32_e64 v8, 1, s8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arguments_15, .-arguments_15
	.amdhsa_kernel arguments_15
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Hidden_block_count_x times 1.
	.type arguments_16,@function
arguments_16:
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_lshlrev_b32_e64 v8, 0, s8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arguments_16, .-arguments_16
	.amdhsa_kernel arguments_16
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Hidden_block_count_x times 2.
	.type arguments_17,@function
arguments_17:
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 v_lshlrev_b32_e64 v8, 1, s8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arguments_17, .-arguments_17
	.amdhsa_kernel arguments_17
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; By another pointer.
	.type arguments_18,@function
arguments_18:
 s_load_dword s8, s[2:3], 0x10
 s_waitcnt lgkmcnt(0)
 v_mov_b32_e32 v8, s8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arguments_18, .-arguments_18
	.amdhsa_kernel arguments_18
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; From elsewhere.
	.type arguments_19,@function
arguments_19:
 s_load_dword s8, s[0:1], 0x14
 s_waitcnt lgkmcnt(0)
 v_mov_b32_e32 v8, s8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arguments_19, .-arguments_19
	.amdhsa_kernel arguments_19
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; The other half.
	.type arguments_20,@function
arguments_20:
 s_load_dwordx2 s[8:9], s[0:1], 0xc
 s_waitcnt lgkmcnt(0)
 v_mov_b32_e32 v8, s8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arguments_20, .-arguments_20
	.amdhsa_kernel arguments_20
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Bytes and halves that zeros extend have as many bits.
	.type extended_1,@function
extended_1:
 global_load_ushort v8, v[2:3], off
 s_waitcnt vmcnt(0)
 v_lshrrev_b32_e32 v8, 2, v8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x4002
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x4003
 ds_read_u8 v251, v250
	s_endpgm
	.size extended_1, .-extended_1
	.amdhsa_kernel extended_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type extended_2,@function
extended_2:
 global_load_ubyte v8, v[2:3], off
 s_waitcnt vmcnt(0)
 v_lshrrev_b32_e32 v8, 2, v8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x42
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x43
 ds_read_u8 v251, v250
	s_endpgm
	.size extended_2, .-extended_2
	.amdhsa_kernel extended_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type extended_3,@function
extended_3:
 buffer_load_ushort v8, v2, s[4:7], 0 offen
 s_waitcnt vmcnt(0)
 v_lshrrev_b32_e32 v8, 2, v8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x4002
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x4003
 ds_read_u8 v251, v250
	s_endpgm
	.size extended_3, .-extended_3
	.amdhsa_kernel extended_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type extended_4,@function
extended_4:
 global_load_short_d16 v8, v[2:3], off
 s_waitcnt vmcnt(0)
 v_lshrrev_b32_e32 v8, 2, v8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size extended_4, .-extended_4
	.amdhsa_kernel extended_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type extended_5,@function
extended_5:
 global_load_sbyte v8, v[2:3], off
 s_waitcnt vmcnt(0)
 v_lshrrev_b32_e32 v8, 2, v8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size extended_5, .-extended_5
	.amdhsa_kernel extended_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type extended_6,@function
extended_6:
 global_load_dword v8, v[2:3], off
 s_waitcnt vmcnt(0)
 v_lshrrev_b32_e32 v8, 2, v8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size extended_6, .-extended_6
	.amdhsa_kernel extended_6
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What holds on the only path to a branch is known behind it. A mask says by which path a block was reached; on one of
; them v8 is known.
; Of 64 lanes.
	.type flags_1,@function
flags_1:
 s_mov_b64 s[0:1], -1
 s_cbranch_scc1 .L0_2_flags_1
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b64 s[0:1], 0
.L0_2_flags_1:
 s_nop 0
 s_andn2_b64 vcc, exec, s[0:1]
 s_cbranch_vccnz .L0_4_flags_1
 s_endpgm
.L0_4_flags_1:
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x3ff
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x400
 ds_read_u8 v251, v250
	s_endpgm
	.size flags_1, .-flags_1
	.amdhsa_kernel flags_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; One half alone.
	.type flags_2,@function
flags_2:
 s_mov_b32 s0, -1
 s_cbranch_scc1 .L0_2_flags_2
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b64 s[0:1], 0
.L0_2_flags_2:
 s_nop 0
 s_andn2_b64 vcc, exec, s[0:1]
 s_cbranch_vccnz .L0_4_flags_2
 s_endpgm
.L0_4_flags_2:
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size flags_2, .-flags_2
	.amdhsa_kernel flags_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What lies in LDS is 65,536 at most, and so 4,096 more than that is 4,096 more than it, or further away.
	.type in_lds_1,@function
in_lds_1:
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 s_sub_u32 s8, 0x11000, s8
 v_mov_b32_e32 v8, s8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0xffc
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x1000
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size in_lds_1, .-in_lds_1
	.amdhsa_kernel in_lds_1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

	.type in_lds_2,@function
in_lds_2:
 s_load_dwordx2 s[8:9], s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 s_sub_u32 s8, 0x11000, s8
 v_mov_b32_e32 v8, s8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0xffc
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x1000
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size in_lds_2, .-in_lds_2
	.amdhsa_kernel in_lds_2
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

	.type in_lds_3,@function
in_lds_3:
 s_load_dword s8, s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 s_sub_u32 s8, 0x11000, s8
 v_mov_b32_e32 v8, s8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0xffc
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x1000
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size in_lds_3, .-in_lds_3
	.amdhsa_kernel in_lds_3
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

	.type in_lds_4,@function
in_lds_4:
 s_load_dwordx2 s[8:9], s[0:1], 0x10
 s_waitcnt lgkmcnt(0)
 s_sub_u32 s8, 0x11000, s8
 v_mov_b32_e32 v8, s8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0xffc
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x1000
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size in_lds_4, .-in_lds_4
	.amdhsa_kernel in_lds_4
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Preloaded arguments have what the metadata says of them.
	.type preloaded,@function
preloaded:
 v_and_b32_e64 v8, s2, 0xffff
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x6
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x7
 ds_read_u8 v251, v250
	s_endpgm
	.size preloaded, .-preloaded
	.amdhsa_kernel preloaded
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_kernarg_preload_length 2
		.amdhsa_user_sgpr_kernarg_preload_offset 4
	.end_amdhsa_kernel

; 4,096 times what is left of a signed number divided by 4, if that is not negative.
	.type remainders_01,@function
remainders_01:
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
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x3003
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x3004
 ds_read_u8 v251, v250
	s_endpgm
	.size remainders_01, .-remainders_01
	.amdhsa_kernel remainders_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type remainders_02,@function
remainders_02:
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
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x3003
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x3004
 ds_read_u8 v251, v250
	s_endpgm
	.size remainders_02, .-remainders_02
	.amdhsa_kernel remainders_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type remainders_03,@function
remainders_03:
 s_load_dword s0, s[4:5], 0x0
 s_waitcnt lgkmcnt(0)
 s_lshr_b32 s1, s0, 31
 s_add_i32 s1, s0, s1
 s_and_b32 s1, s1, -2
 s_sub_i32 s2, s0, s1
 s_max_i32 s2, s2, 0
 s_lshl_b32 s2, s2, 12
 v_mov_b32_e32 v8, s2
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x1003
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x1004
 ds_read_u8 v251, v250
	s_endpgm
	.size remainders_03, .-remainders_03
	.amdhsa_kernel remainders_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type remainders_04,@function
remainders_04:
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
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x3
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x4
 ds_read_u8 v251, v250
	s_endpgm
	.size remainders_04, .-remainders_04
	.amdhsa_kernel remainders_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type remainders_05,@function
remainders_05:
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
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0xf000
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size remainders_05, .-remainders_05
	.amdhsa_kernel remainders_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type remainders_06,@function
remainders_06:
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
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0xf000
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size remainders_06, .-remainders_06
	.amdhsa_kernel remainders_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type remainders_07,@function
remainders_07:
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
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0xf000
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size remainders_07, .-remainders_07
	.amdhsa_kernel remainders_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type remainders_08,@function
remainders_08:
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
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0xf000
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size remainders_08, .-remainders_08
	.amdhsa_kernel remainders_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type remainders_09,@function
remainders_09:
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
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0xf000
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size remainders_09, .-remainders_09
	.amdhsa_kernel remainders_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type remainders_10,@function
remainders_10:
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
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0xf000
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size remainders_10, .-remainders_10
	.amdhsa_kernel remainders_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type remainders_11,@function
remainders_11:
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
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0xf000
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size remainders_11, .-remainders_11
	.amdhsa_kernel remainders_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type remainders_12,@function
remainders_12:
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
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0xf000
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size remainders_12, .-remainders_12
	.amdhsa_kernel remainders_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type remainders_13,@function
remainders_13:
 s_load_dword s0, s[4:5], 0x0
 s_waitcnt lgkmcnt(0)
 s_ashr_i32 s1, s0, 31
 s_lshr_b32 s1, s1, 30
 s_cbranch_scc0 .L0_1_remainders_13
.L0_1_remainders_13:
 s_add_i32 s1, s0, s1
 s_and_b32 s1, s1, -4
 s_sub_i32 s2, s0, s1
 s_max_i32 s2, s2, 0
 s_lshl_b32 s2, s2, 12
 v_mov_b32_e32 v8, s2
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0xf000
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size remainders_13, .-remainders_13
	.amdhsa_kernel remainders_13
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; The required size of a workgroup bounds its ids.
	.type required_1,@function
required_1:
 v_bfe_u32 v1, v0, 0, 10
 v_lshlrev_b32_e32 v8, 2, v1
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x3f
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x40
 ds_read_u8 v251, v250
	s_endpgm
	.size required_1, .-required_1
	.amdhsa_kernel required_1
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

	.type required_2,@function
required_2:
 v_bfe_u32 v1, v0, 10, 10
 v_lshlrev_b32_e32 v8, 2, v1
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x1f
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x20
 ds_read_u8 v251, v250
	s_endpgm
	.size required_2, .-required_2
	.amdhsa_kernel required_2
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

	.type required_3,@function
required_3:
 v_bfe_u32 v1, v0, 20, 10
 v_lshlrev_b32_e32 v8, 2, v1
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x3
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x4
 ds_read_u8 v251, v250
	s_endpgm
	.size required_3, .-required_3
	.amdhsa_kernel required_3
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

	.type required_4,@function
required_4:
 v_bfe_u32 v1, v0, 10, 10
 v_lshlrev_b32_e32 v8, 2, v1
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x1f
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x20
 ds_read_u8 v251, v250
	s_endpgm
	.size required_4, .-required_4
	.amdhsa_kernel required_4
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

	.type required_5,@function
required_5:
 v_lshlrev_b32_e32 v8, 2, v0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x31f
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x320
 ds_read_u8 v251, v250
	s_endpgm
	.size required_5, .-required_5
	.amdhsa_kernel required_5
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

	.type required_6,@function
required_6:
 v_bfe_u32 v1, v0, 10, 10
 v_lshlrev_b32_e32 v8, 2, v1
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x3ff
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x400
 ds_read_u8 v251, v250
	s_endpgm
	.size required_6, .-required_6
	.amdhsa_kernel required_6
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

	.type required_7,@function
required_7:
 v_bfe_u32 v1, v0, 10, 10
 v_lshlrev_b32_e32 v8, 2, v1
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x3ff
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x400
 ds_read_u8 v251, v250
	s_endpgm
	.size required_7, .-required_7
	.amdhsa_kernel required_7
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

	.type required_8,@function
required_8:
 v_bfe_u32 v1, v0, 10, 10
 v_lshlrev_b32_e32 v8, 2, v1
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x3ff
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x400
 ds_read_u8 v251, v250
	s_endpgm
	.size required_8, .-required_8
	.amdhsa_kernel required_8
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; Ids along several axes in one register are no single id.
	.type several_axes,@function
several_axes:
 v_lshlrev_b32_e32 v8, 2, v0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x8000
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size several_axes, .-several_axes
	.amdhsa_kernel several_axes
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; A kernel's wave begins with some lane.
	.type some_lane_1,@function
some_lane_1:
 s_nop 0
 s_cbranch_execz .L0_2_some_lane_1
 v_lshlrev_b32_e32 v8, 2, v0
.L0_2_some_lane_1:
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x3ff
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x400
 ds_read_u8 v251, v250
	s_endpgm
	.size some_lane_1, .-some_lane_1
	.amdhsa_kernel some_lane_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type some_lane_2,@function
some_lane_2:
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_cbranch_execz .L0_2_some_lane_2
 v_lshlrev_b32_e32 v8, 2, v0
.L0_2_some_lane_2:
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size some_lane_2, .-some_lane_2
	.amdhsa_kernel some_lane_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type some_lane_3,@function
some_lane_3:
 s_nop 0
 s_cbranch_execnz .L0_2_some_lane_3
 v_lshlrev_b32_e32 v8, 2, v0
.L0_2_some_lane_3:
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size some_lane_3, .-some_lane_3
	.amdhsa_kernel some_lane_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: any_order_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .size: 2
        .value_kind: hidden_grid_dims
        .offset: 16
    .symbol: k.kd
  - .name: any_order_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .value_kind: hidden_grid_dims
        .offset: 16
        .size: 2
    .vgpr_count: 4
  - .name: any_order_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: many
        .size: 2
        .value_kind: hidden_grid_dims
  - .name: any_order_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .value_kind: hidden_grid_dims
  - .name: arguments_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: dynamic_shared_pointer
        .pointee_align: 16
  - .name: arguments_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 2
        .value_kind: hidden_group_size_x
  - .name: arguments_03
    .max_flat_workgroup_size: 80
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 2
        .value_kind: hidden_group_size_x
  - .name: arguments_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 18
        .size: 2
        .value_kind: hidden_group_size_x
  - .name: arguments_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 2
        .value_kind: hidden_group_size_z
  - .name: arguments_06
    .max_flat_workgroup_size: 80
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 2
        .value_kind: hidden_group_size_z
  - .name: arguments_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 18
        .size: 2
        .value_kind: hidden_group_size_z
  - .name: arguments_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 2
        .value_kind: hidden_remainder_y
  - .name: arguments_09
    .max_flat_workgroup_size: 80
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 2
        .value_kind: hidden_remainder_y
  - .name: arguments_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 18
        .size: 2
        .value_kind: hidden_remainder_y
  - .name: arguments_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 2
        .value_kind: hidden_grid_dims
  - .name: arguments_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: by_value
  - .name: arguments_13
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: by_value
  - .name: arguments_14
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: global_buffer
  - .name: arguments_15
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: global_buffer
  - .name: arguments_16
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: hidden_block_count_x
  - .name: arguments_17
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: hidden_block_count_x
  - .name: arguments_18
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: hidden_dynamic_lds_size
  - .name: arguments_19
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: hidden_dynamic_lds_size
  - .name: arguments_20
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: hidden_dynamic_lds_size
  - .name: extended_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: extended_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: extended_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: extended_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: extended_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: extended_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: flags_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: flags_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
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
        .value_kind: dynamic_shared_pointer
        .pointee_align: 16
  - .name: in_lds_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: hidden_dynamic_lds_size
  - .name: in_lds_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 4
        .value_kind: hidden_dynamic_lds_size
  - .name: preloaded
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .args:
      - .offset: 16
        .size: 2
        .value_kind: hidden_grid_dims
  - .name: remainders_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainders_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainders_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainders_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainders_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainders_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainders_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainders_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainders_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainders_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainders_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainders_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: remainders_13
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: required_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size:
      - 16
      - 8
      - 1
  - .name: required_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size:
      - 16
      - 8
      - 1
  - .name: required_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size:
      - 16
      - 8
      - 1
  - .name: required_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [16, 8, 1]
  - .name: required_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [200, 1, 1]
  - .name: required_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [16, 8]
  - .name: required_7
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [0, 8, 1]
  - .name: required_8
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: many
  - .name: several_axes
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
; CHECK-NOT: {{.}}
