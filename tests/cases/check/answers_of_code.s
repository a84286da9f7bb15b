; Paths that ask the same twice and take both answers: no wave takes them, and what only they lead to is no finding. A
; kernel without an expectation beside it has none.
; RUN: exits 1 ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -u -k 4,4 -k 2,2 | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; A mask that shows a lane has all, however many are active.
	.type a_lane,@function
a_lane:
 s_cmp_gt_i32 s8, 0
 s_cselect_b64 s[2:3], -1, 0
 s_mov_b64 s[12:13], exec
 v_cmp_gt_u32_e32 vcc, s9, v0
 s_and_b64 exec, exec, vcc
 s_and_b64 vcc, exec, s[2:3]
 s_cbranch_vccz .LBehind_a_lane
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_a_lane:
 s_cmp_gt_i32 s8, 0
 s_cbranch_scc0 .LJoin_a_lane
 s_waitcnt vmcnt(0)
.LJoin_a_lane:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size a_lane, .-a_lane
	.amdhsa_kernel a_lane
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Only a mask of all bits or none lacks no lane where it has one.
; Selected.
	.type all_or_none_1,@function
all_or_none_1:
 s_cmp_gt_i32 s8, 0
 s_cselect_b64 s[2:3], -1, 0
 s_and_b64 vcc, exec, s[2:3]
 s_cbranch_vccz .LBehind_all_or_none_1
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_all_or_none_1:
 s_andn2_b64 vcc, exec, s[2:3]
 s_cbranch_vccnz .LJoin_all_or_none_1
 s_waitcnt vmcnt(0)
.LJoin_all_or_none_1:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size all_or_none_1, .-all_or_none_1
	.amdhsa_kernel all_or_none_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A copy of it.
	.type all_or_none_2,@function
all_or_none_2:
 s_cmp_gt_i32 s8, 0
 s_cselect_b64 s[12:13], -1, 0
 s_mov_b64 s[2:3], s[12:13]
 s_and_b64 vcc, exec, s[2:3]
 s_cbranch_vccz .LBehind_all_or_none_2
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_all_or_none_2:
 s_andn2_b64 vcc, exec, s[2:3]
 s_cbranch_vccnz .LJoin_all_or_none_2
 s_waitcnt vmcnt(0)
.LJoin_all_or_none_2:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size all_or_none_2, .-all_or_none_2
	.amdhsa_kernel all_or_none_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of some lanes.
; CHECK: {{^}}unproven missing-wait in all_or_none_3{{$}}
	.type all_or_none_3,@function
all_or_none_3:
 v_cmp_gt_u32_e64 s[2:3], s9, v0
 s_and_b64 vcc, exec, s[2:3]
 s_cbranch_vccz .LBehind_all_or_none_3
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_all_or_none_3:
 s_andn2_b64 vcc, exec, s[2:3]
 s_cbranch_vccnz .LJoin_all_or_none_3
 s_waitcnt vmcnt(0)
.LJoin_all_or_none_3:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size all_or_none_3, .-all_or_none_3
	.amdhsa_kernel all_or_none_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A copy of that.
; CHECK-NEXT: {{^}}unproven missing-wait in all_or_none_4{{$}}
	.type all_or_none_4,@function
all_or_none_4:
 v_cmp_gt_u32_e64 s[12:13], s9, v0
 s_mov_b64 s[2:3], s[12:13]
 s_and_b64 vcc, exec, s[2:3]
 s_cbranch_vccz .LBehind_all_or_none_4
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_all_or_none_4:
 s_andn2_b64 vcc, exec, s[2:3]
 s_cbranch_vccnz .LJoin_all_or_none_4
 s_waitcnt vmcnt(0)
.LJoin_all_or_none_4:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size all_or_none_4, .-all_or_none_4
	.amdhsa_kernel all_or_none_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A mask that is written anew says nothing.
; CHECK-NEXT: {{^}}unproven missing-wait in anew{{$}}
	.type anew,@function
anew:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_mov_b32 s3, s9
 s_cbranch_scc0 .LFlow_anew
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_anew:
 s_andn2_b64 vcc, exec, s[2:3]
 s_cbranch_vccnz .LJoin_anew
 s_waitcnt vmcnt(0)
.LJoin_anew:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size anew, .-anew
	.amdhsa_kernel anew
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Two arms as LLVM's structurizer writes them: the one, then the other where a mask says so. Each wave runs one of
; them.
	.type arms,@function
arms:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_arms
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_arms:
 s_andn2_b64 vcc, exec, s[2:3]
 s_cbranch_vccnz .LJoin_arms
 s_waitcnt vmcnt(0)
.LJoin_arms:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size arms, .-arms
	.amdhsa_kernel arms
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; An arm without a wait is found.
; Waits0.
; CHECK-NEXT: {{^}}definite missing-wait in arms_without_a_wait_1{{$}}
	.type arms_without_a_wait_1,@function
arms_without_a_wait_1:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_arms_without_a_wait_1
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_arms_without_a_wait_1:
 s_andn2_b64 vcc, exec, s[2:3]
 s_cbranch_vccnz .LJoin_arms_without_a_wait_1
 s_nop 0
.LJoin_arms_without_a_wait_1:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size arms_without_a_wait_1, .-arms_without_a_wait_1
	.amdhsa_kernel arms_without_a_wait_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Waits1.
; CHECK-NEXT: {{^}}definite missing-wait in arms_without_a_wait_2{{$}}
	.type arms_without_a_wait_2,@function
arms_without_a_wait_2:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_arms_without_a_wait_2
 s_nop 0
 s_mov_b64 s[2:3], 0
.LFlow_arms_without_a_wait_2:
 s_andn2_b64 vcc, exec, s[2:3]
 s_cbranch_vccnz .LJoin_arms_without_a_wait_2
 s_waitcnt vmcnt(0)
.LJoin_arms_without_a_wait_2:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size arms_without_a_wait_2, .-arms_without_a_wait_2
	.amdhsa_kernel arms_without_a_wait_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A mask of bits that differ says nothing.
; CHECK-NEXT: {{^}}unproven missing-wait in bits_that_differ{{$}}
	.type bits_that_differ,@function
bits_that_differ:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_xor_b64 s[2:3], s[2:3], 1
 s_cbranch_scc0 .LFlow_bits_that_differ
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
 s_xor_b64 s[2:3], s[2:3], 1
.LFlow_bits_that_differ:
 s_andn2_b64 vcc, exec, s[2:3]
 s_cbranch_vccnz .LJoin_bits_that_differ
 s_waitcnt vmcnt(0)
.LJoin_bits_that_differ:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size bits_that_differ, .-bits_that_differ
	.amdhsa_kernel bits_that_differ
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A branch on a mask answers the next one.
	.type branch_1,@function
branch_1:
 s_cmp_gt_i32 s8, 0
 s_cselect_b64 s[2:3], -1, 0
 s_and_b64 vcc, exec, s[2:3]
 s_cbranch_vccnz .LBehind_branch_1
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_branch_1:
 s_and_b64 vcc, exec, s[2:3]
 s_cbranch_vccnz .LJoin_branch_1
 s_waitcnt vmcnt(0)
.LJoin_branch_1:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size branch_1, .-branch_1
	.amdhsa_kernel branch_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite missing-wait in branch_2{{$}}
	.type branch_2,@function
branch_2:
 s_cmp_gt_i32 s8, 0
 s_cselect_b64 s[2:3], -1, 0
 s_and_b64 vcc, exec, s[2:3]
 s_cbranch_vccnz .LBehind_branch_2
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_branch_2:
 s_and_b64 vcc, exec, s[2:3]
 s_cbranch_vccz .LJoin_branch_2
 s_waitcnt vmcnt(0)
.LJoin_branch_2:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size branch_2, .-branch_2
	.amdhsa_kernel branch_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A flag of one register takes the place of a mask: GlobalISel has conditions that all lanes share as 1 and 0.
	.type flag_1,@function
flag_1:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b32 s2, 1
 s_cbranch_scc0 .LFlow_flag_1
 s_waitcnt vmcnt(0)
 s_mov_b32 s2, 0
.LFlow_flag_1:
 s_cmp_lg_u32 s2, 1
 s_cbranch_scc1 .LJoin_flag_1
 s_waitcnt vmcnt(0)
.LJoin_flag_1:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size flag_1, .-flag_1
	.amdhsa_kernel flag_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type flag_2,@function
flag_2:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b32 s2, 1
 s_cbranch_scc0 .LFlow_flag_2
 s_waitcnt vmcnt(0)
 s_mov_b32 s2, 0
.LFlow_flag_2:
 s_xor_b32 s2, s2, 1
 s_cmp_lg_u32 s2, 0
 s_cbranch_scc1 .LJoin_flag_2
 s_waitcnt vmcnt(0)
.LJoin_flag_2:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size flag_2, .-flag_2
	.amdhsa_kernel flag_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type flag_3,@function
flag_3:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b32 s2, 1
 s_cbranch_scc0 .LFlow_flag_3
 s_waitcnt vmcnt(0)
 s_mov_b32 s2, 0
.LFlow_flag_3:
 s_xor_b32 s2, s2, 1
 s_cbranch_scc1 .LJoin_flag_3
 s_waitcnt vmcnt(0)
.LJoin_flag_3:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size flag_3, .-flag_3
	.amdhsa_kernel flag_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite missing-wait in flag_4{{$}}
	.type flag_4,@function
flag_4:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b32 s2, 1
 s_cbranch_scc0 .LFlow_flag_4
 s_waitcnt vmcnt(0)
 s_mov_b32 s2, 0
.LFlow_flag_4:
 s_xor_b32 s2, s2, 3
 s_cmp_lg_u32 s2, 0
 s_cbranch_scc1 .LJoin_flag_4
 s_waitcnt vmcnt(0)
.LJoin_flag_4:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size flag_4, .-flag_4
	.amdhsa_kernel flag_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite missing-wait in flag_5{{$}}
	.type flag_5,@function
flag_5:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b32 s2, 1
 s_cbranch_scc0 .LFlow_flag_5
 s_waitcnt vmcnt(0)
 s_mov_b32 s2, 0
.LFlow_flag_5:
 s_not_b32 s2, s2
 s_cmp_lg_u32 s2, 1
 s_cbranch_scc1 .LJoin_flag_5
 s_waitcnt vmcnt(0)
.LJoin_flag_5:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size flag_5, .-flag_5
	.amdhsa_kernel flag_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite missing-wait in flag_6{{$}}
	.type flag_6,@function
flag_6:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b32 s2, 1
 s_cbranch_scc0 .LFlow_flag_6
 s_waitcnt vmcnt(0)
 s_mov_b32 s2, 0
.LFlow_flag_6:
 s_cmp_eq_u32 s2, 1
 s_cbranch_scc1 .LJoin_flag_6
 s_waitcnt vmcnt(0)
.LJoin_flag_6:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size flag_6, .-flag_6
	.amdhsa_kernel flag_6
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; An inverted mask has the other answer.
	.type inverted_1,@function
inverted_1:
 s_cmp_gt_i32 s8, 0
 s_cselect_b64 s[2:3], -1, 0
 s_xor_b64 s[10:11], s[2:3], -1
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .LBehind_inverted_1
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_inverted_1:
 s_and_b64 vcc, exec, s[10:11]
 s_cbranch_vccnz .LJoin_inverted_1
 s_waitcnt vmcnt(0)
.LJoin_inverted_1:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size inverted_1, .-inverted_1
	.amdhsa_kernel inverted_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in inverted_2{{$}}
	.type inverted_2,@function
inverted_2:
 s_cmp_gt_i32 s8, 0
 s_cselect_b64 s[2:3], -1, 0
 s_xor_b64 s[10:11], s[2:3], -1
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .LBehind_inverted_2
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_inverted_2:
 s_and_b64 vcc, exec, s[10:11]
 s_cbranch_vccz .LJoin_inverted_2
 s_waitcnt vmcnt(0)
.LJoin_inverted_2:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size inverted_2, .-inverted_2
	.amdhsa_kernel inverted_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A mask keeps the answer of a register that is written.
	.type kept,@function
kept:
 s_cmp_gt_i32 s8, 0
 s_cselect_b64 s[2:3], -1, 0
 s_cmp_lt_i32 s8, 1
 s_mov_b32 s8, s9
 s_cbranch_scc1 .LBehind_kept
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_kept:
 s_andn2_b64 vcc, exec, s[2:3]
 s_cbranch_vccnz .LJoin_kept
 s_waitcnt vmcnt(0)
.LJoin_kept:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size kept, .-kept
	.amdhsa_kernel kept
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A mask of another register does not.
; CHECK-NEXT: {{^}}definite missing-wait in kept_of_another{{$}}
	.type kept_of_another,@function
kept_of_another:
 s_cmp_gt_i32 s8, 0
 s_cselect_b64 s[2:3], -1, 0
 s_mov_b32 s8, s9
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .LBehind_kept_of_another
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_kept_of_another:
 s_andn2_b64 vcc, exec, s[2:3]
 s_cbranch_vccnz .LJoin_kept_of_another
 s_waitcnt vmcnt(0)
.LJoin_kept_of_another:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size kept_of_another, .-kept_of_another
	.amdhsa_kernel kept_of_another
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; An answer in a loop is that of its iteration.
; CHECK-NEXT: {{^}}definite missing-wait in loop{{$}}
; CHECK-NEXT: {{^}}unproven overtaken-by-dma in loop{{$}}
; CHECK-NEXT: {{^}}unproven register-hazard in loop{{$}}
	.type loop,@function
loop:
 s_mov_b32 s8, 0
.LHead_loop:
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .LBehind_loop
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_loop:
 s_add_u32 s8, s8, 1
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .LSkip_loop
 s_waitcnt vmcnt(0)
.LSkip_loop:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
 s_cmp_lt_u32 s8, 9
 s_cbranch_scc1 .LHead_loop
	s_endpgm
	.size loop, .-loop
	.amdhsa_kernel loop
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; VCC of no lanes is zero, whatever the mask says.
	.type no_lanes_1,@function
no_lanes_1:
 s_cmp_gt_i32 s8, 0
 s_cselect_b64 s[2:3], -1, 0
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .LBehind_no_lanes_1
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_no_lanes_1:
 s_and_b64 vcc, exec, s[2:3]
 s_cbranch_vccz .LJoin_no_lanes_1
 s_waitcnt vmcnt(0)
.LJoin_no_lanes_1:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size no_lanes_1, .-no_lanes_1
	.amdhsa_kernel no_lanes_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in no_lanes_2{{$}}
	.type no_lanes_2,@function
no_lanes_2:
 s_cmp_gt_i32 s8, 0
 s_cselect_b64 s[2:3], -1, 0
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .LBehind_no_lanes_2
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_no_lanes_2:
 v_cmp_gt_u32_e32 vcc, s9, v0
 s_and_b64 exec, exec, vcc
 s_and_b64 vcc, exec, s[2:3]
 s_cbranch_vccz .LJoin_no_lanes_2
 s_waitcnt vmcnt(0)
.LJoin_no_lanes_2:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size no_lanes_2, .-no_lanes_2
	.amdhsa_kernel no_lanes_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What is no test of the mask says nothing.
; The other way.
; CHECK-NEXT: {{^}}definite missing-wait in no_test_1{{$}}
	.type no_test_1,@function
no_test_1:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_no_test_1
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_no_test_1:
 s_and_b64 s[2:3], s[2:3], exec
 s_cselect_b32 s2, 1, 0
 s_cmp_eq_u32 s2, 1
 s_cbranch_scc1 .LJoin_no_test_1
 s_waitcnt vmcnt(0)
.LJoin_no_test_1:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size no_test_1, .-no_test_1
	.amdhsa_kernel no_test_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of another register.
; CHECK-NEXT: {{^}}unproven missing-wait in no_test_2{{$}}
	.type no_test_2,@function
no_test_2:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_no_test_2
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_no_test_2:
 s_and_b64 s[2:3], s[2:3], exec
 s_cselect_b32 s2, 1, 0
 s_cmp_lg_u32 s3, 1
 s_cbranch_scc1 .LJoin_no_test_2
 s_waitcnt vmcnt(0)
.LJoin_no_test_2:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size no_test_2, .-no_test_2
	.amdhsa_kernel no_test_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; With another number.
; CHECK-NEXT: {{^}}definite missing-wait in no_test_3{{$}}
	.type no_test_3,@function
no_test_3:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_no_test_3
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_no_test_3:
 s_and_b64 s[2:3], s[2:3], exec
 s_cselect_b32 s2, 1, 0
 s_cmp_lg_u32 s2, 2
 s_cbranch_scc1 .LJoin_no_test_3
 s_waitcnt vmcnt(0)
.LJoin_no_test_3:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size no_test_3, .-no_test_3
	.amdhsa_kernel no_test_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of a flag that is written.
; CHECK-NEXT: {{^}}definite missing-wait in no_test_4{{$}}
	.type no_test_4,@function
no_test_4:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_no_test_4
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_no_test_4:
 s_and_b64 s[2:3], s[2:3], exec
 s_cselect_b32 s2, 1, 0
 s_add_u32 s2, s2, s9
 s_cmp_lg_u32 s2, 1
 s_cbranch_scc1 .LJoin_no_test_4
 s_waitcnt vmcnt(0)
.LJoin_no_test_4:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size no_test_4, .-no_test_4
	.amdhsa_kernel no_test_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of another bit of it.
; CHECK-NEXT: {{^}}definite missing-wait in no_test_5{{$}}
	.type no_test_5,@function
no_test_5:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_no_test_5
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_no_test_5:
 s_and_b64 s[2:3], s[2:3], exec
 s_cselect_b32 s2, 1, 0
 s_bitcmp1_b32 s2, 1
 s_cbranch_scc0 .LJoin_no_test_5
 s_waitcnt vmcnt(0)
.LJoin_no_test_5:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size no_test_5, .-no_test_5
	.amdhsa_kernel no_test_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of some other lanes.
; CHECK-NEXT: {{^}}definite missing-wait in no_test_6{{$}}
	.type no_test_6,@function
no_test_6:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_no_test_6
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_no_test_6:
 s_and_b64 s[2:3], s[2:3], s[12:13]
 s_cselect_b32 s2, 1, 0
 s_cmp_lg_u32 s2, 1
 s_cbranch_scc1 .LJoin_no_test_6
 s_waitcnt vmcnt(0)
.LJoin_no_test_6:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size no_test_6, .-no_test_6
	.amdhsa_kernel no_test_6
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of lanes that may be none.
; CHECK-NEXT: {{^}}unproven missing-wait in no_test_7{{$}}
	.type no_test_7,@function
no_test_7:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_no_test_7
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_no_test_7:
 v_cmp_gt_u32_e32 vcc, s9, v0
 s_and_b64 exec, exec, vcc
 s_and_b64 s[2:3], s[2:3], exec
 s_cselect_b32 s2, 1, 0
 s_cmp_lg_u32 s2, 1
 s_cbranch_scc1 .LJoin_no_test_7
 s_waitcnt vmcnt(0)
.LJoin_no_test_7:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size no_test_7, .-no_test_7
	.amdhsa_kernel no_test_7
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of lanes that come back later.
; CHECK-NEXT: {{^}}unproven missing-wait in no_test_8{{$}}
	.type no_test_8,@function
no_test_8:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_no_test_8
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_no_test_8:
 s_mov_b64 s[12:13], exec
 v_cmp_gt_u32_e32 vcc, s9, v0
 s_and_b64 exec, exec, vcc
 s_and_b64 s[2:3], s[2:3], exec
 s_cselect_b32 s2, 1, 0
 s_mov_b64 exec, s[12:13]
 s_cmp_lg_u32 s2, 1
 s_cbranch_scc1 .LJoin_no_test_8
 s_waitcnt vmcnt(0)
.LJoin_no_test_8:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size no_test_8, .-no_test_8
	.amdhsa_kernel no_test_8
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Past an instruction that writes SCC.
; CHECK-NEXT: {{^}}definite missing-wait in no_test_9{{$}}
	.type no_test_9,@function
no_test_9:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_no_test_9
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_no_test_9:
 s_and_b64 s[2:3], s[2:3], exec
 s_add_u32 s9, s9, 1
 s_cselect_b32 s2, 1, 0
 s_cmp_lg_u32 s2, 1
 s_cbranch_scc1 .LJoin_no_test_9
 s_waitcnt vmcnt(0)
.LJoin_no_test_9:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size no_test_9, .-no_test_9
	.amdhsa_kernel no_test_9
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A mask that shows no lane where none is active may have all.
; CHECK-NEXT: {{^}}unproven missing-wait in none_active{{$}}
	.type none_active,@function
none_active:
 s_cmp_gt_i32 s8, 0
 s_cselect_b64 s[2:3], -1, 0
 s_mov_b64 s[12:13], exec
 v_cmp_gt_u32_e32 vcc, s9, v0
 s_and_b64 exec, exec, vcc
 s_and_b64 vcc, exec, s[2:3]
 s_cbranch_vccnz .LBehind_none_active
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_none_active:
 s_mov_b64 exec, s[12:13]
 s_and_b64 vcc, exec, s[2:3]
 s_cbranch_vccnz .LJoin_none_active
 s_waitcnt vmcnt(0)
.LJoin_none_active:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size none_active, .-none_active
	.amdhsa_kernel none_active
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Another comparison has an answer of its own.
; Of another register.
; CHECK-NEXT: {{^}}definite missing-wait in other_1{{$}}
	.type other_1,@function
other_1:
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .LBehind_other_1
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_other_1:
 s_cmp_lt_i32 s9, 1
 s_cbranch_scc1 .LJoin_other_1
 s_waitcnt vmcnt(0)
.LJoin_other_1:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size other_1, .-other_1
	.amdhsa_kernel other_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; With another number.
; CHECK-NEXT: {{^}}definite missing-wait in other_2{{$}}
	.type other_2,@function
other_2:
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .LBehind_other_2
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_other_2:
 s_cmp_lt_i32 s8, 2
 s_cbranch_scc1 .LJoin_other_2
 s_waitcnt vmcnt(0)
.LJoin_other_2:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size other_2, .-other_2
	.amdhsa_kernel other_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Without signs.
; CHECK-NEXT: {{^}}definite missing-wait in other_3{{$}}
	.type other_3,@function
other_3:
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .LBehind_other_3
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_other_3:
 s_cmp_lt_u32 s8, 2
 s_cbranch_scc1 .LJoin_other_3
 s_waitcnt vmcnt(0)
.LJoin_other_3:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size other_3, .-other_3
	.amdhsa_kernel other_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; With the other answer.
; CHECK-NEXT: {{^}}definite missing-wait in other_4{{$}}
	.type other_4,@function
other_4:
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .LBehind_other_4
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_other_4:
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc0 .LJoin_other_4
 s_waitcnt vmcnt(0)
.LJoin_other_4:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size other_4, .-other_4
	.amdhsa_kernel other_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Past an instruction that writes SCC.
; CHECK-NEXT: {{^}}definite missing-wait in other_5{{$}}
	.type other_5,@function
other_5:
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .LBehind_other_5
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_other_5:
 s_cmp_lt_i32 s8, 1
 s_add_u32 s9, s9, 1
 s_cbranch_scc1 .LJoin_other_5
 s_waitcnt vmcnt(0)
.LJoin_other_5:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size other_5, .-other_5
	.amdhsa_kernel other_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A comparison that is asked again has the same answer.
; The same comparison.
	.type same_1,@function
same_1:
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .LBehind_same_1
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_same_1:
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .LJoin_same_1
 s_waitcnt vmcnt(0)
.LJoin_same_1:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size same_1, .-same_1
	.amdhsa_kernel same_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Its inverse.
	.type same_2,@function
same_2:
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .LBehind_same_2
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_same_2:
 s_cmp_ge_i32 s8, 1
 s_cbranch_scc0 .LJoin_same_2
 s_waitcnt vmcnt(0)
.LJoin_same_2:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size same_2, .-same_2
	.amdhsa_kernel same_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Its operands the other way round.
	.type same_3,@function
same_3:
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .LBehind_same_3
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_same_3:
 s_cmp_gt_i32 1, s8
 s_cbranch_scc1 .LJoin_same_3
 s_waitcnt vmcnt(0)
.LJoin_same_3:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size same_3, .-same_3
	.amdhsa_kernel same_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; The least number that is greater.
	.type same_4,@function
same_4:
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .LBehind_same_4
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_same_4:
 s_cmp_gt_i32 s8, 0
 s_cbranch_scc0 .LJoin_same_4
 s_waitcnt vmcnt(0)
.LJoin_same_4:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size same_4, .-same_4
	.amdhsa_kernel same_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A short constant.
	.type same_5,@function
same_5:
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .LBehind_same_5
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_same_5:
 s_cmpk_lt_i32 s8, 0x1
 s_cbranch_scc1 .LJoin_same_5
 s_waitcnt vmcnt(0)
.LJoin_same_5:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size same_5, .-same_5
	.amdhsa_kernel same_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A mask may be tested through SCC and a flag.
; A flag that is not 1.
	.type tested_01,@function
tested_01:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_tested_01
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_tested_01:
 s_and_b64 s[2:3], s[2:3], exec
 s_cselect_b32 s2, 1, 0
 s_cmp_lg_u32 s2, 1
 s_cbranch_scc1 .LJoin_tested_01
 s_waitcnt vmcnt(0)
.LJoin_tested_01:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size tested_01, .-tested_01
	.amdhsa_kernel tested_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A flag that is 1.
	.type tested_02,@function
tested_02:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_tested_02
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_tested_02:
 s_and_b64 s[2:3], s[2:3], exec
 s_cselect_b32 s2, 1, 0
 s_cmp_eq_u32 s2, 1
 s_cbranch_scc0 .LJoin_tested_02
 s_waitcnt vmcnt(0)
.LJoin_tested_02:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size tested_02, .-tested_02
	.amdhsa_kernel tested_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A flag that is 0.
	.type tested_03,@function
tested_03:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_tested_03
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_tested_03:
 s_and_b64 s[2:3], s[2:3], exec
 s_cselect_b32 s2, 1, 0
 s_cmp_eq_i32 s2, 0
 s_cbranch_scc1 .LJoin_tested_03
 s_waitcnt vmcnt(0)
.LJoin_tested_03:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size tested_03, .-tested_03
	.amdhsa_kernel tested_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A flag's bit.
	.type tested_04,@function
tested_04:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_tested_04
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_tested_04:
 s_and_b64 s[2:3], s[2:3], exec
 s_cselect_b32 s2, 1, 0
 s_bitcmp1_b32 s2, 0
 s_cbranch_scc0 .LJoin_tested_04
 s_waitcnt vmcnt(0)
.LJoin_tested_04:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size tested_04, .-tested_04
	.amdhsa_kernel tested_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A flag the other way round.
	.type tested_05,@function
tested_05:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_tested_05
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_tested_05:
 s_and_b64 s[2:3], s[2:3], exec
 s_cselect_b32 s10, 0, 1
 s_cmp_lg_u32 s10, 0
 s_cbranch_scc1 .LJoin_tested_05
 s_waitcnt vmcnt(0)
.LJoin_tested_05:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size tested_05, .-tested_05
	.amdhsa_kernel tested_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; An inverted flag.
	.type tested_06,@function
tested_06:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_tested_06
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_tested_06:
 s_and_b64 s[2:3], s[2:3], exec
 s_cselect_b32 s2, 1, 0
 s_xor_b32 s2, s2, 1
 s_and_b32 s2, s2, 1
 s_cmp_lg_u32 s2, 0
 s_cbranch_scc1 .LJoin_tested_06
 s_waitcnt vmcnt(0)
.LJoin_tested_06:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size tested_06, .-tested_06
	.amdhsa_kernel tested_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A copied flag.
	.type tested_07,@function
tested_07:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_tested_07
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_tested_07:
 s_and_b64 s[2:3], s[2:3], exec
 s_cselect_b32 s2, 1, 0
 s_mov_b32 s11, s2
 s_cmp_lg_u32 s11, 1
 s_cbranch_scc1 .LJoin_tested_07
 s_waitcnt vmcnt(0)
.LJoin_tested_07:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size tested_07, .-tested_07
	.amdhsa_kernel tested_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; SCC of the lanes of a mask.
	.type tested_08,@function
tested_08:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_tested_08
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_tested_08:
 s_and_b64 s[2:3], s[2:3], exec
 s_cbranch_scc0 .LJoin_tested_08
 s_waitcnt vmcnt(0)
.LJoin_tested_08:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size tested_08, .-tested_08
	.amdhsa_kernel tested_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; SCC of the other lanes.
	.type tested_09,@function
tested_09:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_tested_09
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_tested_09:
 s_andn2_b64 s[10:11], exec, s[2:3]
 s_cbranch_scc1 .LJoin_tested_09
 s_waitcnt vmcnt(0)
.LJoin_tested_09:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size tested_09, .-tested_09
	.amdhsa_kernel tested_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; SCC of an inverted mask.
	.type tested_10,@function
tested_10:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_tested_10
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_tested_10:
 s_not_b64 s[2:3], s[2:3]
 s_cbranch_scc1 .LJoin_tested_10
 s_waitcnt vmcnt(0)
.LJoin_tested_10:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size tested_10, .-tested_10
	.amdhsa_kernel tested_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A mask that is 0.
	.type tested_11,@function
tested_11:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_tested_11
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_tested_11:
 s_cmp_eq_u64 s[2:3], 0
 s_cbranch_scc1 .LJoin_tested_11
 s_waitcnt vmcnt(0)
.LJoin_tested_11:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size tested_11, .-tested_11
	.amdhsa_kernel tested_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A mask of its own.
	.type tested_12,@function
tested_12:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .LFlow_tested_12
 s_waitcnt vmcnt(0)
 s_mov_b64 s[2:3], 0
.LFlow_tested_12:
 s_and_b64 vcc, exec, s[2:3]
 s_cbranch_vccz .LJoin_tested_12
 s_waitcnt vmcnt(0)
.LJoin_tested_12:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size tested_12, .-tested_12
	.amdhsa_kernel tested_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of two registers neither may be written.
; CHECK-NEXT: {{^}}definite missing-wait in two_registers_1{{$}}
	.type two_registers_1,@function
two_registers_1:
 s_cmp_lt_i32 s8, s9
 s_cbranch_scc1 .LBehind_two_registers_1
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_two_registers_1:
 s_add_u32 s8, s11, 1
 s_cmp_lt_i32 s8, s9
 s_cbranch_scc1 .LJoin_two_registers_1
 s_waitcnt vmcnt(0)
.LJoin_two_registers_1:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size two_registers_1, .-two_registers_1
	.amdhsa_kernel two_registers_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite missing-wait in two_registers_2{{$}}
	.type two_registers_2,@function
two_registers_2:
 s_cmp_lt_i32 s8, s9
 s_cbranch_scc1 .LBehind_two_registers_2
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_two_registers_2:
 s_add_u32 s9, s11, 1
 s_cmp_lt_i32 s8, s9
 s_cbranch_scc1 .LJoin_two_registers_2
 s_waitcnt vmcnt(0)
.LJoin_two_registers_2:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size two_registers_2, .-two_registers_2
	.amdhsa_kernel two_registers_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type two_registers_3,@function
two_registers_3:
 s_cmp_lt_i32 s8, s9
 s_cbranch_scc1 .LBehind_two_registers_3
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_two_registers_3:
 s_add_u32 s10, s11, 1
 s_cmp_lt_i32 s8, s9
 s_cbranch_scc1 .LJoin_two_registers_3
 s_waitcnt vmcnt(0)
.LJoin_two_registers_3:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size two_registers_3, .-two_registers_3
	.amdhsa_kernel two_registers_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; VCC has the answer of a mask where it is that mask of EXEC. Another mask may have no lane, and in the last one VCC
; is what it was.
	.type vcc_1,@function
vcc_1:
 s_cmp_gt_i32 s8, 0
 s_cselect_b64 s[2:3], -1, 0
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .LBehind_vcc_1
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_vcc_1:
 s_and_b64 vcc, s[2:3], exec
 s_cbranch_vccz .LJoin_vcc_1
 s_waitcnt vmcnt(0)
.LJoin_vcc_1:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size vcc_1, .-vcc_1
	.amdhsa_kernel vcc_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite missing-wait in vcc_2{{$}}
	.type vcc_2,@function
vcc_2:
 s_cmp_gt_i32 s8, 0
 s_cselect_b64 s[2:3], -1, 0
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .LBehind_vcc_2
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_vcc_2:
 s_and_b64 vcc, s[2:3], s[10:11]
 s_cbranch_vccz .LJoin_vcc_2
 s_waitcnt vmcnt(0)
.LJoin_vcc_2:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size vcc_2, .-vcc_2
	.amdhsa_kernel vcc_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite missing-wait in vcc_3{{$}}
	.type vcc_3,@function
vcc_3:
 s_cmp_gt_i32 s8, 0
 s_cselect_b64 s[2:3], -1, 0
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .LBehind_vcc_3
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_vcc_3:
 s_and_b64 s[10:11], exec, s[2:3]
 s_cbranch_vccz .LJoin_vcc_3
 s_waitcnt vmcnt(0)
.LJoin_vcc_3:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size vcc_3, .-vcc_3
	.amdhsa_kernel vcc_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A register that was written since has another answer.
; CHECK-NEXT: {{^}}definite missing-wait in written{{$}}
	.type written,@function
written:
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .LBehind_written
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.LBehind_written:
 s_add_u32 s8, s8, 1
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .LJoin_written
 s_waitcnt vmcnt(0)
.LJoin_written:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size written, .-written
	.amdhsa_kernel written
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: a_lane
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: all_or_none_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: all_or_none_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: all_or_none_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: all_or_none_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: anew
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arms
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arms_without_a_wait_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arms_without_a_wait_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: bits_that_differ
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: branch_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: branch_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: flag_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: flag_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: flag_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: flag_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: flag_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: flag_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: inverted_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: inverted_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: kept
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: kept_of_another
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: loop
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: no_lanes_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: no_lanes_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: no_test_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: no_test_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: no_test_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: no_test_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: no_test_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: no_test_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: no_test_7
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: no_test_8
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: no_test_9
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: none_active
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_5
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
  - .name: tested_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: tested_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: tested_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: tested_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: tested_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: tested_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: tested_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: tested_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: tested_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: tested_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: tested_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: tested_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: two_registers_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: two_registers_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: two_registers_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: vcc_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: vcc_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: vcc_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: written
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
