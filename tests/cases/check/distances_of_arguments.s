; What code computes of arguments, and where a copy and a read are apart by it. A kernel without an expectation beside
; it has no finding.
; RUN: ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -u -k 4,4 -k 2,2 -k 1,1 | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; Loaded again in another iteration it is the same.
	.type again_1,@function
again_1:
 s_mov_b32 s9, 0
.L0_1_again_1:
 s_load_dword s8, s[2:3], 0x0
 s_waitcnt lgkmcnt(0)
 s_mov_b32 m0, s8
 v_lshl_add_u32 v1, v0, 2, s8
 ds_read_b32 v2, v1 offset:512
 buffer_load_dword v0, s[12:15], 0 offen lds
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s7
 s_waitcnt lgkmcnt(0)
 s_cbranch_scc1 .L0_1_again_1
 s_waitcnt vmcnt(0)
	s_endpgm
	.size again_1, .-again_1
	.amdhsa_kernel again_1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; CHECK: {{^}}unproven missing-wait in again_2{{$}}
; CHECK-NEXT: {{^}}unproven overtaken-by-dma in again_2{{$}}
	.type again_2,@function
again_2:
 s_mov_b32 s9, 0
.L0_1_again_2:
 s_load_dword s8, s[2:3], s6
 s_waitcnt lgkmcnt(0)
 s_mov_b32 m0, s8
 v_lshl_add_u32 v1, v0, 2, s8
 ds_read_b32 v2, v1 offset:512
 buffer_load_dword v0, s[12:15], 0 offen lds
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s7
 s_waitcnt lgkmcnt(0)
 s_cbranch_scc1 .L0_1_again_2
 s_waitcnt vmcnt(0)
	s_endpgm
	.size again_2, .-again_2
	.amdhsa_kernel again_2
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; What differs by a known distance is apart: a copy of 256 bytes, and a read that may touch 1024. The lowest two bits
; of M0 may not count.
	.type distance_1,@function
distance_1:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_nop 0
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s8
 ds_read_b32 v2, v1 offset:1024
	s_endpgm
	.size distance_1, .-distance_1
	.amdhsa_kernel distance_1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

	.type distance_2,@function
distance_2:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_nop 0
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s8
 ds_read_b32 v2, v1 offset:256
	s_endpgm
	.size distance_2, .-distance_2
	.amdhsa_kernel distance_2
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in distance_3{{$}}
	.type distance_3,@function
distance_3:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_nop 0
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s8
 ds_read_b32 v2, v1 offset:255
	s_endpgm
	.size distance_3, .-distance_3
	.amdhsa_kernel distance_3
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in distance_4{{$}}
	.type distance_4,@function
distance_4:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_nop 0
 s_add_i32 m0, s8, 4096
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s8
 ds_read_b32 v2, v1 offset:4351
	s_endpgm
	.size distance_4, .-distance_4
	.amdhsa_kernel distance_4
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

	.type distance_5,@function
distance_5:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_nop 0
 s_add_i32 m0, s8, 4096
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s8
 ds_read_b32 v2, v1 offset:4352
	s_endpgm
	.size distance_5, .-distance_5
	.amdhsa_kernel distance_5
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in distance_6{{$}}
	.type distance_6,@function
distance_6:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_nop 0
 s_add_i32 m0, s8, 4096
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s8
 ds_read_b32 v2, v1 offset:3072
	s_endpgm
	.size distance_6, .-distance_6
	.amdhsa_kernel distance_6
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

	.type distance_7,@function
distance_7:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_nop 0
 s_add_i32 m0, s8, 4096
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s8
 ds_read_b32 v2, v1 offset:3068
	s_endpgm
	.size distance_7, .-distance_7
	.amdhsa_kernel distance_7
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; The address of a copy may count without its lowest bits.
	.type lowest_bits_1,@function
lowest_bits_1:
 s_mov_b32 m0, 0x102
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 255
 ds_read_u8 v9, v8
	s_endpgm
	.size lowest_bits_1, .-lowest_bits_1
	.amdhsa_kernel lowest_bits_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in lowest_bits_2{{$}}
	.type lowest_bits_2,@function
lowest_bits_2:
 s_mov_b32 m0, 0x102
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 256
 ds_read_u8 v9, v8
	s_endpgm
	.size lowest_bits_2, .-lowest_bits_2
	.amdhsa_kernel lowest_bits_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in lowest_bits_3{{$}}
	.type lowest_bits_3,@function
lowest_bits_3:
 s_mov_b32 m0, 0x102
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 512
 ds_read_u8 v9, v8
	s_endpgm
	.size lowest_bits_3, .-lowest_bits_3
	.amdhsa_kernel lowest_bits_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type lowest_bits_4,@function
lowest_bits_4:
 s_mov_b32 m0, 0x102
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 515
 ds_read_u8 v9, v8
	s_endpgm
	.size lowest_bits_4, .-lowest_bits_4
	.amdhsa_kernel lowest_bits_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What is not the same argument may be anywhere.
; Another argument.
; CHECK-NEXT: {{^}}unproven missing-wait in other_01{{$}}
	.type other_01,@function
other_01:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_load_dword s9, s[4:5], 0x14
 s_waitcnt lgkmcnt(0)
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:1024
	s_endpgm
	.size other_01, .-other_01
	.amdhsa_kernel other_01
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Another argument.
; CHECK-NEXT: {{^}}unproven missing-wait in other_02{{$}}
	.type other_02,@function
other_02:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_load_dword s9, s[4:5], 0x14
 s_waitcnt lgkmcnt(0)
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:16384
	s_endpgm
	.size other_02, .-other_02
	.amdhsa_kernel other_02
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Not through the pointer.
; CHECK-NEXT: {{^}}unproven missing-wait in other_03{{$}}
	.type other_03,@function
other_03:
 s_load_dword s8, s[6:7], 0x10
 s_waitcnt lgkmcnt(0)
 s_nop 0
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s8
 ds_read_b32 v2, v1 offset:1024
	s_endpgm
	.size other_03, .-other_03
	.amdhsa_kernel other_03
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Not through the pointer.
; CHECK-NEXT: {{^}}unproven missing-wait in other_04{{$}}
	.type other_04,@function
other_04:
 s_load_dword s8, s[6:7], 0x10
 s_waitcnt lgkmcnt(0)
 s_nop 0
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s8
 ds_read_b32 v2, v1 offset:16384
	s_endpgm
	.size other_04, .-other_04
	.amdhsa_kernel other_04
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Through one that is changed.
; CHECK-NEXT: {{^}}unproven missing-wait in other_05{{$}}
	.type other_05,@function
other_05:
 s_add_u32 s4, s4, 8
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_nop 0
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s8
 ds_read_b32 v2, v1 offset:1024
	s_endpgm
	.size other_05, .-other_05
	.amdhsa_kernel other_05
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Through one that is changed.
; CHECK-NEXT: {{^}}unproven missing-wait in other_06{{$}}
	.type other_06,@function
other_06:
 s_add_u32 s4, s4, 8
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_nop 0
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s8
 ds_read_b32 v2, v1 offset:16384
	s_endpgm
	.size other_06, .-other_06
	.amdhsa_kernel other_06
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Past the caches.
; CHECK-NEXT: {{^}}unproven missing-wait in other_07{{$}}
	.type other_07,@function
other_07:
 s_load_dword s8, s[4:5], 0x10 glc
 s_waitcnt lgkmcnt(0)
 s_nop 0
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s8
 ds_read_b32 v2, v1 offset:1024
	s_endpgm
	.size other_07, .-other_07
	.amdhsa_kernel other_07
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Past the caches.
; CHECK-NEXT: {{^}}unproven missing-wait in other_08{{$}}
	.type other_08,@function
other_08:
 s_load_dword s8, s[4:5], 0x10 glc
 s_waitcnt lgkmcnt(0)
 s_nop 0
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s8
 ds_read_b32 v2, v1 offset:16384
	s_endpgm
	.size other_08, .-other_08
	.amdhsa_kernel other_08
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; An offset that is not known.
; CHECK-NEXT: {{^}}unproven missing-wait in other_09{{$}}
	.type other_09,@function
other_09:
 s_load_dword s8, s[4:5], s3
 s_waitcnt lgkmcnt(0)
 s_nop 0
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s8
 ds_read_b32 v2, v1 offset:1024
	s_endpgm
	.size other_09, .-other_09
	.amdhsa_kernel other_09
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; An offset that is not known.
; CHECK-NEXT: {{^}}unproven missing-wait in other_10{{$}}
	.type other_10,@function
other_10:
 s_load_dword s8, s[4:5], s3
 s_waitcnt lgkmcnt(0)
 s_nop 0
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s8
 ds_read_b32 v2, v1 offset:16384
	s_endpgm
	.size other_10, .-other_10
	.amdhsa_kernel other_10
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Overwritten.
; CHECK-NEXT: {{^}}unproven missing-wait in other_11{{$}}
	.type other_11,@function
other_11:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_mov_b32 s9, s8
 s_load_dword s9, s[2:3], 0x0
 s_waitcnt lgkmcnt(0)
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:1024
	s_endpgm
	.size other_11, .-other_11
	.amdhsa_kernel other_11
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Overwritten.
; CHECK-NEXT: {{^}}unproven missing-wait in other_12{{$}}
	.type other_12,@function
other_12:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_mov_b32 s9, s8
 s_load_dword s9, s[2:3], 0x0
 s_waitcnt lgkmcnt(0)
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:16384
	s_endpgm
	.size other_12, .-other_12
	.amdhsa_kernel other_12
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Twice.
; CHECK-NEXT: {{^}}unproven missing-wait in other_13{{$}}
	.type other_13,@function
other_13:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_add_u32 s9, s8, s8
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:1024
	s_endpgm
	.size other_13, .-other_13
	.amdhsa_kernel other_13
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Twice.
; CHECK-NEXT: {{^}}unproven missing-wait in other_14{{$}}
	.type other_14,@function
other_14:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_add_u32 s9, s8, s8
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:16384
	s_endpgm
	.size other_14, .-other_14
	.amdhsa_kernel other_14
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Shifted.
; CHECK-NEXT: {{^}}unproven missing-wait in other_15{{$}}
	.type other_15,@function
other_15:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_lshl_b32 s9, s8, 1
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:1024
	s_endpgm
	.size other_15, .-other_15
	.amdhsa_kernel other_15
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Shifted.
; CHECK-NEXT: {{^}}unproven missing-wait in other_16{{$}}
	.type other_16,@function
other_16:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_lshl_b32 s9, s8, 1
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:16384
	s_endpgm
	.size other_16, .-other_16
	.amdhsa_kernel other_16
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Added to by what an assembler knows.
; CHECK-NEXT: {{^}}unproven missing-wait in other_17{{$}}
	.type other_17,@function
other_17:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_mov_b32 s9, s8
 s_addk_i32 s9, size
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:1024
	s_endpgm
	.size other_17, .-other_17
	.amdhsa_kernel other_17
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Added to by what an assembler knows.
; CHECK-NEXT: {{^}}unproven missing-wait in other_18{{$}}
	.type other_18,@function
other_18:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_mov_b32 s9, s8
 s_addk_i32 s9, size
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:16384
	s_endpgm
	.size other_18, .-other_18
	.amdhsa_kernel other_18
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Multiplied in its place.
; CHECK-NEXT: {{^}}unproven missing-wait in other_19{{$}}
	.type other_19,@function
other_19:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_mov_b32 s9, s8
 s_mulk_i32 s9, 3
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:1024
	s_endpgm
	.size other_19, .-other_19
	.amdhsa_kernel other_19
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Multiplied in its place.
; CHECK-NEXT: {{^}}unproven missing-wait in other_20{{$}}
	.type other_20,@function
other_20:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_mov_b32 s9, s8
 s_mulk_i32 s9, 3
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:16384
	s_endpgm
	.size other_20, .-other_20
	.amdhsa_kernel other_20
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Set in its place.
; CHECK-NEXT: {{^}}unproven missing-wait in other_21{{$}}
	.type other_21,@function
other_21:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_mov_b32 s9, s8
 s_movk_i32 s9, 0x40
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:1024
	s_endpgm
	.size other_21, .-other_21
	.amdhsa_kernel other_21
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Set in its place.
; CHECK-NEXT: {{^}}unproven missing-wait in other_22{{$}}
	.type other_22,@function
other_22:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_mov_b32 s9, s8
 s_movk_i32 s9, 0x40
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:16384
	s_endpgm
	.size other_22, .-other_22
	.amdhsa_kernel other_22
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; A bit of it set.
; CHECK-NEXT: {{^}}unproven missing-wait in other_23{{$}}
; CHECK-NEXT: {{^}}unproven wait-state-hazard in other_23{{$}}
	.type other_23,@function
other_23:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 v_lshl_or_b32 v5, v0, 2, s8
 v_readfirstlane_b32 s9, v5
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:1024
	s_endpgm
	.size other_23, .-other_23
	.amdhsa_kernel other_23
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; A bit of it set.
; CHECK-NEXT: {{^}}unproven missing-wait in other_24{{$}}
; CHECK-NEXT: {{^}}unproven wait-state-hazard in other_24{{$}}
	.type other_24,@function
other_24:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 v_lshl_or_b32 v5, v0, 2, s8
 v_readfirstlane_b32 s9, v5
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:16384
	s_endpgm
	.size other_24, .-other_24
	.amdhsa_kernel other_24
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Added to a product.
; CHECK-NEXT: {{^}}unproven missing-wait in other_25{{$}}
; CHECK-NEXT: {{^}}unproven wait-state-hazard in other_25{{$}}
	.type other_25,@function
other_25:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 v_mad_u32_u24 v5, v0, 4, s8
 v_readfirstlane_b32 s9, v5
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:1024
	s_endpgm
	.size other_25, .-other_25
	.amdhsa_kernel other_25
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Added to a product.
; CHECK-NEXT: {{^}}unproven missing-wait in other_26{{$}}
; CHECK-NEXT: {{^}}unproven wait-state-hazard in other_26{{$}}
	.type other_26,@function
other_26:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 v_mad_u32_u24 v5, v0, 4, s8
 v_readfirstlane_b32 s9, v5
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:16384
	s_endpgm
	.size other_26, .-other_26
	.amdhsa_kernel other_26
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; On one path another.
; CHECK-NEXT: {{^}}unproven missing-wait in other_27{{$}}
	.type other_27,@function
other_27:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_cmp_eq_u32 s3, 0
 s_mov_b32 s9, s8
 s_cbranch_scc1 .L0_1_other_27
 s_mov_b32 s9, s2
.L0_1_other_27:
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:1024
	s_endpgm
	.size other_27, .-other_27
	.amdhsa_kernel other_27
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; On one path another.
; CHECK-NEXT: {{^}}unproven missing-wait in other_28{{$}}
	.type other_28,@function
other_28:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_cmp_eq_u32 s3, 0
 s_mov_b32 s9, s8
 s_cbranch_scc1 .L0_1_other_28
 s_mov_b32 s9, s2
.L0_1_other_28:
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:16384
	s_endpgm
	.size other_28, .-other_28
	.amdhsa_kernel other_28
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Words of arguments that a kernel of gfx942 has in scalar registers from the beginning on.
; Are those that are loaded.
	.type preloaded_1,@function
preloaded_1:
 s_load_dword s8, s[0:1], 0x14
 s_waitcnt lgkmcnt(0)
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s3
 ds_read_b32 v2, v1 offset:0x400
	s_endpgm
	.size preloaded_1, .-preloaded_1
	.amdhsa_kernel preloaded_1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_kernarg_preload_length 2
		.amdhsa_user_sgpr_kernarg_preload_offset 4
	.end_amdhsa_kernel

; The one in front of it.
; CHECK-NEXT: {{^}}unproven missing-wait in preloaded_2{{$}}
	.type preloaded_2,@function
preloaded_2:
 s_load_dword s8, s[0:1], 0x14
 s_waitcnt lgkmcnt(0)
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s2
 ds_read_b32 v2, v1 offset:0x400
	s_endpgm
	.size preloaded_2, .-preloaded_2
	.amdhsa_kernel preloaded_2
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_kernarg_preload_length 2
		.amdhsa_user_sgpr_kernarg_preload_offset 4
	.end_amdhsa_kernel

; Not asked for.
; CHECK-NEXT: {{^}}unproven missing-wait in preloaded_3{{$}}
	.type preloaded_3,@function
preloaded_3:
 s_load_dword s8, s[0:1], 0x14
 s_waitcnt lgkmcnt(0)
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s3
 ds_read_b32 v2, v1 offset:0x400
	s_endpgm
	.size preloaded_3, .-preloaded_3
	.amdhsa_kernel preloaded_3
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Begin behind all others.
	.type preloaded_4,@function
preloaded_4:
 s_load_dword s8, s[0:1], 0x14
 s_waitcnt lgkmcnt(0)
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s5
 ds_read_b32 v2, v1 offset:0x400
	s_endpgm
	.size preloaded_4, .-preloaded_4
	.amdhsa_kernel preloaded_4
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_kernarg_preload_length 2
		.amdhsa_user_sgpr_kernarg_preload_offset 4
		.amdhsa_user_sgpr_dispatch_id 1
	.end_amdhsa_kernel

; And no earlier.
; CHECK-NEXT: {{^}}unproven missing-wait in preloaded_5{{$}}
	.type preloaded_5,@function
preloaded_5:
 s_load_dword s8, s[0:1], 0x14
 s_waitcnt lgkmcnt(0)
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s3
 ds_read_b32 v2, v1 offset:0x400
	s_endpgm
	.size preloaded_5, .-preloaded_5
	.amdhsa_kernel preloaded_5
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_kernarg_preload_length 2
		.amdhsa_user_sgpr_kernarg_preload_offset 4
		.amdhsa_user_sgpr_dispatch_id 1
	.end_amdhsa_kernel

; Laid out by an expression.
; CHECK-NEXT: {{^}}unproven missing-wait in preloaded_6{{$}}
	.type preloaded_6,@function
preloaded_6:
 s_load_dword s8, s[0:1], 0x14
 s_waitcnt lgkmcnt(0)
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s3
 ds_read_b32 v2, v1 offset:0x400
	s_endpgm
	.size preloaded_6, .-preloaded_6
	.amdhsa_kernel preloaded_6
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_kernarg_preload_length COUNT
		.amdhsa_user_sgpr_kernarg_preload_offset 4
	.end_amdhsa_kernel

; The same argument.
; Moved.
	.type same_1,@function
same_1:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_mov_b32 s9, s8
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:1024
	s_endpgm
	.size same_1, .-same_1
	.amdhsa_kernel same_1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Added to.
	.type same_2,@function
same_2:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_add_u32 s9, s8, 64
 s_addk_i32 s9, 0xffc0
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:1024
	s_endpgm
	.size same_2, .-same_2
	.amdhsa_kernel same_2
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Taken from.
	.type same_3,@function
same_3:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_sub_u32 s9, s8, 64
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:1088
	s_endpgm
	.size same_3, .-same_3
	.amdhsa_kernel same_3
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; By way of a vector register.
	.type same_4,@function
same_4:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 v_mov_b32_e32 v5, s8
 s_nop 0
 v_readfirstlane_b32 s9, v5
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:1024
	s_endpgm
	.size same_4, .-same_4
	.amdhsa_kernel same_4
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Loaded again.
	.type same_5,@function
same_5:
 s_load_dword s8, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_load_dword s9, s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s9
 ds_read_b32 v2, v1 offset:1024
	s_endpgm
	.size same_5, .-same_5
	.amdhsa_kernel same_5
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; By a pointer that was moved.
	.type same_6,@function
same_6:
 s_mov_b64 s[20:21], s[4:5]
 s_load_dword s8, s[20:21], 0x10
 s_waitcnt lgkmcnt(0)
 s_nop 0
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s8
 ds_read_b32 v2, v1 offset:1024
	s_endpgm
	.size same_6, .-same_6
	.amdhsa_kernel same_6
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Among others.
	.type same_7,@function
same_7:
 s_load_dwordx2 s[8:9], s[4:5], 0x10
 s_waitcnt lgkmcnt(0)
 s_nop 0
 s_add_i32 m0, s8, 0
 s_nop 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, s8
 ds_read_b32 v2, v1 offset:1024
	s_endpgm
	.size same_7, .-same_7
	.amdhsa_kernel same_7
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: again_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: again_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: distance_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: distance_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: distance_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: distance_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: distance_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: distance_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: distance_7
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: lowest_bits_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: lowest_bits_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: lowest_bits_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: lowest_bits_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_13
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_14
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_15
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_16
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_17
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_18
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_19
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_20
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_21
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_22
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_23
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_24
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_25
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_26
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_27
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_28
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: preloaded_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: preloaded_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: preloaded_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: preloaded_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: preloaded_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: preloaded_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: same_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: same_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: same_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: same_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: same_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: same_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: same_7
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
