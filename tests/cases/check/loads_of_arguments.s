; A scalar load may be under way at a barrier behind which memory is written, if it is of a kernel's arguments or of its dispatch
; packet, which nobody writes: s[2:3] and s[0:1], as far as its registers tell.
; RUN: ldsopt check -v %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: filecheck %s --input-file %t.txt --check-prefix FREE
; FREE-NOT: scalar-load-wait in {{(four_words|packet|no_offset|copied|copied_by_halves|number_added|number_added_at_once|kept_in_a_loop)}}:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; CHECK: unproven scalar-load-wait in behind_a_call:
	.type behind_a_call,@function
behind_a_call:
 s_swappc_b64 s[30:31], s[8:9]
 s_load_dword s4, s[2:3], 0x0
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size behind_a_call, .-behind_a_call
	.amdhsa_kernel behind_a_call
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; CHECK: unproven scalar-load-wait in buffer:
	.type buffer,@function
buffer:
 s_buffer_load_dword s4, s[0:3], 0x0
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size buffer, .-buffer
	.amdhsa_kernel buffer
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; CHECK: unproven scalar-load-wait in changed_in_a_loop:
	.type changed_in_a_loop,@function
changed_in_a_loop:
.Lchanged:
 s_waitcnt lgkmcnt(0)
 s_load_dword s4, s[2:3], 0x0
 s_mov_b32 s2, s9
 s_cbranch_scc1 .Lchanged
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size changed_in_a_loop, .-changed_in_a_loop
	.amdhsa_kernel changed_in_a_loop
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

	.type copied,@function
copied:
 s_mov_b64 s[6:7], s[2:3]
 s_load_dword s4, s[6:7], 0x0
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size copied, .-copied
	.amdhsa_kernel copied
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

	.type copied_by_halves,@function
copied_by_halves:
 s_mov_b32 s6, s2
 s_mov_b32 s7, s3
 s_load_dword s4, s[6:7], 0x0
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size copied_by_halves, .-copied_by_halves
	.amdhsa_kernel copied_by_halves
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; CHECK: unproven scalar-load-wait in copied_from_another:
	.type copied_from_another,@function
copied_from_another:
 s_mov_b64 s[6:7], s[8:9]
 s_load_dword s4, s[6:7], 0x0
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size copied_from_another, .-copied_from_another
	.amdhsa_kernel copied_from_another
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; CHECK: unproven scalar-load-wait in far:
	.type far,@function
far:
 s_load_dword s4, s[2:3], 0x100000
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size far, .-far
	.amdhsa_kernel far
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

	.type four_words,@function
four_words:
 s_load_dwordx4 s[4:7], s[2:3], 0x0
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size four_words, .-four_words
	.amdhsa_kernel four_words
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; CHECK: unproven scalar-load-wait in from_any_register:
	.type from_any_register,@function
from_any_register:
 s_movrels_b32 s6, s7
 s_load_dword s4, s[2:3], 0x0
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size from_any_register, .-from_any_register
	.amdhsa_kernel from_any_register
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; CHECK: unproven scalar-load-wait in half_written:
	.type half_written,@function
half_written:
 v_readfirstlane_b32 s3, v0
 s_load_dword s4, s[2:3], 0x0
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size half_written, .-half_written
	.amdhsa_kernel half_written
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; CHECK: unproven scalar-load-wait in halves_of_two:
	.type halves_of_two,@function
halves_of_two:
 s_mov_b32 s6, s2
 s_mov_b32 s7, s1
 s_load_dword s4, s[6:7], 0x0
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size halves_of_two, .-halves_of_two
	.amdhsa_kernel halves_of_two
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

	.type kept_in_a_loop,@function
kept_in_a_loop:
.Lkept:
 s_waitcnt lgkmcnt(0)
 s_load_dword s4, s[2:3], 0x0
 s_mov_b32 s8, s9
 s_cbranch_scc1 .Lkept
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size kept_in_a_loop, .-kept_in_a_loop
	.amdhsa_kernel kept_in_a_loop
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; CHECK: unproven scalar-load-wait in loaded_pointer:
	.type loaded_pointer,@function
loaded_pointer:
 s_load_dwordx2 s[2:3], s[2:3], 0x0
 s_waitcnt lgkmcnt(0)
 s_load_dword s4, s[2:3], 0x0
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size loaded_pointer, .-loaded_pointer
	.amdhsa_kernel loaded_pointer
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

	.type no_offset,@function
no_offset:
 s_load_b32 s4, s[2:3], null
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size no_offset, .-no_offset
	.amdhsa_kernel no_offset
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; CHECK: unproven scalar-load-wait in not_asked_for:
	.type not_asked_for,@function
not_asked_for:
 s_load_dword s4, s[2:3], 0x0
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size not_asked_for, .-not_asked_for
	.amdhsa_kernel not_asked_for
	.end_amdhsa_kernel

	.type number_added,@function
number_added:
 s_add_u32 s6, s2, 56
 s_addc_u32 s7, s3, 0
 s_load_dword s4, s[6:7], 0x0
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size number_added, .-number_added
	.amdhsa_kernel number_added
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

	.type number_added_at_once,@function
number_added_at_once:
 s_add_nc_u64 s[6:7], s[2:3], 56
 s_load_b32 s4, s[6:7], 0x0
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size number_added_at_once, .-number_added_at_once
	.amdhsa_kernel number_added_at_once
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; CHECK: unproven scalar-load-wait in number_taken_off:
	.type number_taken_off,@function
number_taken_off:
 s_add_u32 s6, s2, 0xffffff00
 s_addc_u32 s7, s3, -1
 s_load_dword s4, s[6:7], 0x0
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size number_taken_off, .-number_taken_off
	.amdhsa_kernel number_taken_off
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; CHECK: unproven scalar-load-wait in offset_and_number:
	.type offset_and_number,@function
offset_and_number:
 s_load_dword s4, s[2:3], s8 offset:0x10
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size offset_and_number, .-offset_and_number
	.amdhsa_kernel offset_and_number
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; CHECK: unproven scalar-load-wait in other_offset:
	.type other_offset,@function
other_offset:
 s_load_dword s4, s[2:3], s8
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size other_offset, .-other_offset
	.amdhsa_kernel other_offset
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; CHECK: unproven scalar-load-wait in other_pointer:
	.type other_pointer,@function
other_pointer:
 s_load_dword s4, s[6:7], 0x0
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size other_pointer, .-other_pointer
	.amdhsa_kernel other_pointer
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

	.type packet,@function
packet:
 s_load_b64 s[4:5], s[0:1], 0x4
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size packet, .-packet
	.amdhsa_kernel packet
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; CHECK: unproven scalar-load-wait in register_added:
	.type register_added,@function
register_added:
 s_add_u32 s6, s2, s8
 s_addc_u32 s7, s3, 0
 s_load_dword s4, s[6:7], 0x0
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size register_added, .-register_added
	.amdhsa_kernel register_added
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; CHECK: unproven scalar-load-wait in register_added_at_once:
	.type register_added_at_once,@function
register_added_at_once:
 s_add_nc_u64 s[6:7], s[2:3], s[8:9]
 s_load_b32 s4, s[6:7], 0x0
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size register_added_at_once, .-register_added_at_once
	.amdhsa_kernel register_added_at_once
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel

; CHECK: unproven scalar-load-wait in written_beside:
	.type written_beside,@function
written_beside:
 v_mad_u64_u32 v[0:1], s[2:3], v2, v3, v[4:5]
 s_load_dword s4, s[2:3], 0x0
 s_barrier
 s_waitcnt vmcnt(0) lgkmcnt(0)
 global_store_dword v1, v2, s[10:11]
 s_endpgm
	.size written_beside, .-written_beside
	.amdhsa_kernel written_beside
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel
