; Iterations of loops in machine code: rings whose slots no single set of addresses tells apart. A kernel without an
; expectation beside it has no finding.
; RUN: ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -u -k 4,4 -k 2,2 -k 1,1 | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; A slot that is read is not the one that is filled: rings of two and of three.
	.type ring_1,@function
ring_1:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_1:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_1_ring_1
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_1, .-ring_1
	.amdhsa_kernel ring_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type ring_2,@function
ring_2:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_2:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_add_i32 s0, s0, 0x1000
 s_cmp_lt_i32 s0, 0x3000
 s_cselect_b32 s0, s0, 0
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_1_ring_2
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_2, .-ring_2
	.amdhsa_kernel ring_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A loop may begin with a block of one instruction.
	.type ring_block_1,@function
ring_block_1:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_block_1:
 s_mov_b32 m0, s0
.L0_2_ring_block_1:
 s_sub_i32 s20, s20, 1
 s_cmp_lg_u32 s20, 0
 s_cbranch_scc1 .L0_2_ring_block_1
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_1_ring_block_1
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_block_1, .-ring_block_1
	.amdhsa_kernel ring_block_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK: {{^}}unproven dma-across-barrier in ring_block_2{{$}}
; CHECK-NEXT: {{^}}unproven missing-wait in ring_block_2{{$}}
	.type ring_block_2,@function
ring_block_2:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_block_2:
 s_mov_b32 m0, s0
.L0_2_ring_block_2:
 s_sub_i32 s20, s20, 1
 s_cmp_lg_u32 s20, 0
 s_cbranch_scc1 .L0_2_ring_block_2
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(1) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_1_ring_block_2
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_block_2, .-ring_block_2
	.amdhsa_kernel ring_block_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A wave goes on as long as a lane of it carries.
; CHECK-NEXT: {{^}}unproven missing-wait in ring_carries_1{{$}}
	.type ring_carries_1,@function
ring_carries_1:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_carries_1:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 v_add_co_u32_e32 v9, vcc, v0, v9
 s_cbranch_vccnz .L0_1_ring_carries_1
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_carries_1, .-ring_carries_1
	.amdhsa_kernel ring_carries_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in ring_carries_2{{$}}
	.type ring_carries_2,@function
ring_carries_2:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_carries_2:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 v_div_scale_f32 v9, vcc, v0, v9, v0
 s_cbranch_vccnz .L0_1_ring_carries_2
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_carries_2, .-ring_carries_2
	.amdhsa_kernel ring_carries_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A flat access may touch any slot, in each iteration. A copy that it runs into has no place in the ring.
; CHECK-NEXT: {{^}}unproven missing-wait in ring_flat_1{{$}}
	.type ring_flat_1,@function
ring_flat_1:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_flat_1:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 flat_load_dword v6, v[8:9]
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_1_ring_flat_1
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_flat_1, .-ring_flat_1
	.amdhsa_kernel ring_flat_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type ring_flat_2,@function
ring_flat_2:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_flat_2:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 s_waitcnt vmcnt(0)
 flat_load_dword v6, v[8:9]
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_1_ring_flat_2
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_flat_2, .-ring_flat_2
	.amdhsa_kernel ring_flat_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A copy that goes on into the iteration that reads its slot is found.
; CHECK-NEXT: {{^}}unproven dma-across-barrier in ring_goes_on_1{{$}}
; CHECK-NEXT: {{^}}unproven missing-wait in ring_goes_on_1{{$}}
	.type ring_goes_on_1,@function
ring_goes_on_1:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_goes_on_1:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(1) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_1_ring_goes_on_1
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_goes_on_1, .-ring_goes_on_1
	.amdhsa_kernel ring_goes_on_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven dma-across-barrier in ring_goes_on_2{{$}}
; CHECK-NEXT: {{^}}unproven missing-wait in ring_goes_on_2{{$}}
	.type ring_goes_on_2,@function
ring_goes_on_2:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_goes_on_2:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_add_i32 s0, s0, 0x1000
 s_cmp_lt_i32 s0, 0x3000
 s_cselect_b32 s0, s0, 0
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(2) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_1_ring_goes_on_2
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_goes_on_2, .-ring_goes_on_2
	.amdhsa_kernel ring_goes_on_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Half of VCC that is set for all or none leaves the other half.
; CHECK-NEXT: {{^}}unproven missing-wait in ring_half{{$}}
	.type ring_half,@function
ring_half:
 s_cmp_gt_i32 s7, 3
 s_cselect_b32 s2, -1, 0
 v_cmp_gt_u32_e64 vcc, 64, v0
 s_and_b32 vcc_lo, exec_lo, s2
 s_cbranch_vccz .L0_9_ring_half
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_half:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_1_ring_half
 s_waitcnt vmcnt(0)
.L0_9_ring_half:
	s_endpgm
	.size ring_half, .-ring_half
	.amdhsa_kernel ring_half
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of three slots one copy may go on for an iteration: the slot that is read next was filled two iterations ago.
	.type ring_of_three,@function
ring_of_three:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_of_three:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_add_i32 s0, s0, 0x1000
 s_cmp_lt_i32 s0, 0x3000
 s_cselect_b32 s0, s0, 0
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(1) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_1_ring_of_three
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_of_three, .-ring_of_three
	.amdhsa_kernel ring_of_three
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Iterations are not told apart where some waves run more.
; As often as each wave for itself.
; CHECK-NEXT: {{^}}unproven missing-wait in ring_parted_01{{$}}
	.type ring_parted_01,@function
ring_parted_01:
 v_readfirstlane_b32 s8, v0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_2_ring_parted_01:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_2_ring_parted_01
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_parted_01, .-ring_parted_01
	.amdhsa_kernel ring_parted_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; By what only some waves write.
; CHECK-NEXT: {{^}}unproven missing-wait in ring_parted_02{{$}}
	.type ring_parted_02,@function
ring_parted_02:
 v_readfirstlane_b32 s8, v0
 s_cmp_lt_u32 s8, 64
 s_mov_b32 s8, 4
 s_cbranch_scc1 .L0_1_ring_parted_02
 s_mov_b32 s8, 9
.L0_1_ring_parted_02:
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_2_ring_parted_02:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_2_ring_parted_02
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_parted_02, .-ring_parted_02
	.amdhsa_kernel ring_parted_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; By what changes meanwhile.
; CHECK-NEXT: {{^}}unproven missing-wait in ring_parted_03{{$}}
	.type ring_parted_03,@function
ring_parted_03:
 s_load_dword s8, s[2:3], 0x0 glc
 s_waitcnt lgkmcnt(0)
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_2_ring_parted_03:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_2_ring_parted_03
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_parted_03, .-ring_parted_03
	.amdhsa_kernel ring_parted_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; By what is read anew.
; CHECK-NEXT: {{^}}unproven missing-wait in ring_parted_04{{$}}
	.type ring_parted_04,@function
ring_parted_04:
 s_dcache_inv
 s_load_dword s8, s[2:3], 0x0
 s_waitcnt lgkmcnt(0)
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_2_ring_parted_04:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_2_ring_parted_04
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_parted_04, .-ring_parted_04
	.amdhsa_kernel ring_parted_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; By the clock.
; CHECK-NEXT: {{^}}unproven missing-wait in ring_parted_05{{$}}
	.type ring_parted_05,@function
ring_parted_05:
 s_memtime s[8:9]
 s_waitcnt lgkmcnt(0)
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_2_ring_parted_05:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_2_ring_parted_05
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_parted_05, .-ring_parted_05
	.amdhsa_kernel ring_parted_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; By another clock.
; CHECK-NEXT: {{^}}unproven missing-wait in ring_parted_06{{$}}
	.type ring_parted_06,@function
ring_parted_06:
 s_memrealtime s[8:9]
 s_waitcnt lgkmcnt(0)
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_2_ring_parted_06:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_2_ring_parted_06
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_parted_06, .-ring_parted_06
	.amdhsa_kernel ring_parted_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; By who came first.
; CHECK-NEXT: {{^}}unproven missing-wait in ring_parted_07{{$}}
	.type ring_parted_07,@function
ring_parted_07:
 s_atomic_add s8, s[2:3], 0x0 glc
 s_waitcnt lgkmcnt(0)
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_2_ring_parted_07:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_2_ring_parted_07
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_parted_07, .-ring_parted_07
	.amdhsa_kernel ring_parted_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; By what is the wave's own.
; CHECK-NEXT: {{^}}unproven missing-wait in ring_parted_08{{$}}
	.type ring_parted_08,@function
ring_parted_08:
 s_scratch_load_dword s8, s[2:3], 0x0
 s_waitcnt lgkmcnt(0)
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_2_ring_parted_08:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_2_ring_parted_08
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_parted_08, .-ring_parted_08
	.amdhsa_kernel ring_parted_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; By where a wave runs.
; CHECK-NEXT: {{^}}unproven missing-wait in ring_parted_09{{$}}
	.type ring_parted_09,@function
ring_parted_09:
 s_getreg_b32 s8, hwreg(HW_REG_HW_ID)
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_2_ring_parted_09:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_2_ring_parted_09
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_parted_09, .-ring_parted_09
	.amdhsa_kernel ring_parted_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; By lanes that carry.
; CHECK-NEXT: {{^}}unproven missing-wait in ring_parted_10{{$}}
	.type ring_parted_10,@function
ring_parted_10:
 v_add_co_u32_e64 v9, s[10:11], v0, v9
 s_and_b32 s8, s10, 15
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_2_ring_parted_10:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_2_ring_parted_10
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_parted_10, .-ring_parted_10
	.amdhsa_kernel ring_parted_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; By the upper half of a mask.
; CHECK-NEXT: {{^}}unproven missing-wait in ring_parted_11{{$}}
	.type ring_parted_11,@function
ring_parted_11:
 s_mov_b32 s2, 0
 s_mov_b32 s3, -1
 s_and_b64 vcc, exec, s[2:3]
 s_cbranch_vccnz .L0_1_ring_parted_11
 s_mov_b32 s8, 9
.L0_1_ring_parted_11:
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_2_ring_parted_11:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_2_ring_parted_11
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_parted_11, .-ring_parted_11
	.amdhsa_kernel ring_parted_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; By lanes that are not there.
; CHECK-NEXT: {{^}}unproven missing-wait in ring_parted_12{{$}}
	.type ring_parted_12,@function
ring_parted_12:
 s_cselect_b64 s[2:3], -1, 0
 s_andn2_b64 vcc, s[2:3], exec
 s_cbranch_vccnz .L0_1_ring_parted_12
 s_mov_b32 s8, 9
.L0_1_ring_parted_12:
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_2_ring_parted_12:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_2_ring_parted_12
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_parted_12, .-ring_parted_12
	.amdhsa_kernel ring_parted_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What a branch asks is what wrote SCC last. A wave goes on as long as it is not past its own number of iterations, or
; that of all waves.
; CHECK-NEXT: {{^}}unproven missing-wait in ring_scc_01{{$}}
	.type ring_scc_01,@function
ring_scc_01:
 v_readfirstlane_b32 s8, v0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_01:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_mul_i32 s20, s21, s22
 s_cbranch_scc1 .L0_1_ring_scc_01
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_01, .-ring_scc_01
	.amdhsa_kernel ring_scc_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type ring_scc_02,@function
ring_scc_02:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_02:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_mul_i32 s20, s21, s22
 s_cbranch_scc1 .L0_1_ring_scc_02
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_02, .-ring_scc_02
	.amdhsa_kernel ring_scc_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in ring_scc_03{{$}}
	.type ring_scc_03,@function
ring_scc_03:
 v_readfirstlane_b32 s8, v0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_03:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_nop 0
 s_cbranch_scc1 .L0_1_ring_scc_03
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_03, .-ring_scc_03
	.amdhsa_kernel ring_scc_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type ring_scc_04,@function
ring_scc_04:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_04:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_nop 0
 s_cbranch_scc1 .L0_1_ring_scc_04
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_04, .-ring_scc_04
	.amdhsa_kernel ring_scc_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in ring_scc_05{{$}}
	.type ring_scc_05,@function
ring_scc_05:
 v_readfirstlane_b32 s8, v0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_05:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_brev_b32 s20, s21
 s_cbranch_scc1 .L0_1_ring_scc_05
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_05, .-ring_scc_05
	.amdhsa_kernel ring_scc_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type ring_scc_06,@function
ring_scc_06:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_06:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_brev_b32 s20, s21
 s_cbranch_scc1 .L0_1_ring_scc_06
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_06, .-ring_scc_06
	.amdhsa_kernel ring_scc_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in ring_scc_07{{$}}
	.type ring_scc_07,@function
ring_scc_07:
 v_readfirstlane_b32 s8, v0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_07:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_pack_ll_b32_b16 s20, s21, s22
 s_cbranch_scc1 .L0_1_ring_scc_07
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_07, .-ring_scc_07
	.amdhsa_kernel ring_scc_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type ring_scc_08,@function
ring_scc_08:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_08:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_pack_ll_b32_b16 s20, s21, s22
 s_cbranch_scc1 .L0_1_ring_scc_08
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_08, .-ring_scc_08
	.amdhsa_kernel ring_scc_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in ring_scc_09{{$}}
	.type ring_scc_09,@function
ring_scc_09:
 v_readfirstlane_b32 s8, v0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_09:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_barrier
 s_cbranch_scc1 .L0_1_ring_scc_09
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_09, .-ring_scc_09
	.amdhsa_kernel ring_scc_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type ring_scc_10,@function
ring_scc_10:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_10:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_barrier
 s_cbranch_scc1 .L0_1_ring_scc_10
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_10, .-ring_scc_10
	.amdhsa_kernel ring_scc_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in ring_scc_11{{$}}
	.type ring_scc_11,@function
ring_scc_11:
 v_readfirstlane_b32 s8, v0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_11:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_mul_f32 s20, s21, s22
 s_cbranch_scc1 .L0_1_ring_scc_11
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_11, .-ring_scc_11
	.amdhsa_kernel ring_scc_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type ring_scc_12,@function
ring_scc_12:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_12:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_mul_f32 s20, s21, s22
 s_cbranch_scc1 .L0_1_ring_scc_12
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_12, .-ring_scc_12
	.amdhsa_kernel ring_scc_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in ring_scc_13{{$}}
	.type ring_scc_13,@function
ring_scc_13:
 v_readfirstlane_b32 s8, v0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_13:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cvt_f32_i32 s20, s21
 s_cbranch_scc1 .L0_1_ring_scc_13
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_13, .-ring_scc_13
	.amdhsa_kernel ring_scc_13
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type ring_scc_14,@function
ring_scc_14:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_14:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cvt_f32_i32 s20, s21
 s_cbranch_scc1 .L0_1_ring_scc_14
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_14, .-ring_scc_14
	.amdhsa_kernel ring_scc_14
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type ring_scc_15,@function
ring_scc_15:
 v_readfirstlane_b32 s8, v0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_15:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cmp_lt_f32 s9, s7
 s_cbranch_scc1 .L0_1_ring_scc_15
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_15, .-ring_scc_15
	.amdhsa_kernel ring_scc_15
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type ring_scc_16,@function
ring_scc_16:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_16:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cmp_lt_f32 s9, s7
 s_cbranch_scc1 .L0_1_ring_scc_16
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_16, .-ring_scc_16
	.amdhsa_kernel ring_scc_16
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type ring_scc_17,@function
ring_scc_17:
 v_readfirstlane_b32 s8, v0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_17:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cmp_lt_i32 s9, s7
 s_cbranch_scc1 .L0_1_ring_scc_17
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_17, .-ring_scc_17
	.amdhsa_kernel ring_scc_17
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type ring_scc_18,@function
ring_scc_18:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_18:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cmp_lt_i32 s9, s7
 s_cbranch_scc1 .L0_1_ring_scc_18
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_18, .-ring_scc_18
	.amdhsa_kernel ring_scc_18
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type ring_scc_19,@function
ring_scc_19:
 v_readfirstlane_b32 s8, v0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_19:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_add_i32 s20, s21, s22
 s_cbranch_scc1 .L0_1_ring_scc_19
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_19, .-ring_scc_19
	.amdhsa_kernel ring_scc_19
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type ring_scc_20,@function
ring_scc_20:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_20:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_add_i32 s20, s21, s22
 s_cbranch_scc1 .L0_1_ring_scc_20
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_20, .-ring_scc_20
	.amdhsa_kernel ring_scc_20
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type ring_scc_21,@function
ring_scc_21:
 v_readfirstlane_b32 s8, v0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_21:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_bfe_u32 s20, s21, 0x10000
 s_cbranch_scc1 .L0_1_ring_scc_21
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_21, .-ring_scc_21
	.amdhsa_kernel ring_scc_21
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type ring_scc_22,@function
ring_scc_22:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_22:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_bfe_u32 s20, s21, 0x10000
 s_cbranch_scc1 .L0_1_ring_scc_22
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_22, .-ring_scc_22
	.amdhsa_kernel ring_scc_22
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type ring_scc_23,@function
ring_scc_23:
 v_readfirstlane_b32 s8, v0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_23:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_lshl_b32 s20, s21, 1
 s_cbranch_scc1 .L0_1_ring_scc_23
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_23, .-ring_scc_23
	.amdhsa_kernel ring_scc_23
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type ring_scc_24,@function
ring_scc_24:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_scc_24:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_lshl_b32 s20, s21, 1
 s_cbranch_scc1 .L0_1_ring_scc_24
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_scc_24, .-ring_scc_24
	.amdhsa_kernel ring_scc_24
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A ring that turns by what is not known is not told apart.
; CHECK-NEXT: {{^}}unproven missing-wait in ring_unknown{{$}}
	.type ring_unknown,@function
ring_unknown:
 s_nop 0
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_unknown:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, s10
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_1_ring_unknown
 s_waitcnt vmcnt(0)
	s_endpgm
	.size ring_unknown, .-ring_unknown
	.amdhsa_kernel ring_unknown
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; The same for all waves may come by VCC: a loop behind a branch that compilers make of a condition which all waves
; have in common.
	.type ring_vcc_1,@function
ring_vcc_1:
 s_cmp_gt_i32 s8, 3
 s_cselect_b64 s[2:3], -1, 0
 s_and_b64 vcc, exec, s[2:3]
 s_cbranch_vccz .L0_9_ring_vcc_1
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_vcc_1:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_1_ring_vcc_1
 s_waitcnt vmcnt(0)
.L0_9_ring_vcc_1:
	s_endpgm
	.size ring_vcc_1, .-ring_vcc_1
	.amdhsa_kernel ring_vcc_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in ring_vcc_2{{$}}
	.type ring_vcc_2,@function
ring_vcc_2:
 s_cmp_gt_i32 s8, 3
 v_cmp_gt_u32_e64 s[2:3], 64, v0
 s_and_b64 vcc, exec, s[2:3]
 s_cbranch_vccz .L0_9_ring_vcc_2
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.L0_1_ring_vcc_2:
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .L0_1_ring_vcc_2
 s_waitcnt vmcnt(0)
.L0_9_ring_vcc_2:
	s_endpgm
	.size ring_vcc_2, .-ring_vcc_2
	.amdhsa_kernel ring_vcc_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: ring_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_block_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_block_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_carries_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_carries_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_flat_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_flat_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_goes_on_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_goes_on_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_half
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_of_three
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_parted_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_parted_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_parted_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_parted_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_parted_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_parted_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_parted_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_parted_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_parted_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_parted_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_parted_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_parted_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_13
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_14
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_15
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_16
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_17
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_18
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_19
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_20
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_21
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_22
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_23
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_scc_24
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_unknown
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_vcc_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_vcc_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
