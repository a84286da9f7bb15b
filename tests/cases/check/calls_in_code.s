; Calls in code: the address of the function is followed through registers, lanes and tables, and what is not known is none.
; Behind a call of `f` an LDS read is outstanding, behind one of `g` a load too, so the first two waits tell which it was.
; RUN: exits 1 ldsopt check %s --mcpu gfx942 --no-races | filecheck %s

; CHECK: unproven unreadable-code in beside_a_barrier
; CHECK: a call of code that is not known
; CHECK: unproven unreadable-code in beside_lds
	.globl "g of two"
	.weak w
	.weak "w of two"
	.type f,@function
f:
 s_waitcnt vmcnt(0) lgkmcnt(0)
 ds_read_b32 v2, v3
 s_setpc_b64 s[30:31]
.Lfunc_end0:
	.type g,@function
g:
 s_waitcnt vmcnt(0) lgkmcnt(0)
 ds_read_b32 v2, v3
 global_load_dword v4, v[6:7], off
 s_setpc_b64 s[30:31]
.Lfunc_end1:
	.type "g of two",@function
"g of two":
 s_waitcnt vmcnt(0) lgkmcnt(0)
 ds_read_b32 v2, v3
 global_load_dword v4, v[6:7], off
 s_setpc_b64 s[30:31]
.Lfunc_end2:
	.type w,@function
w:
 s_waitcnt vmcnt(0) lgkmcnt(0)
 ds_read_b32 v2, v3
 global_load_dword v4, v[6:7], off
 s_setpc_b64 s[30:31]
.Lfunc_end3:
	.type "w of two",@function
"w of two":
 s_waitcnt vmcnt(0) lgkmcnt(0)
 ds_read_b32 v2, v3
 global_load_dword v4, v[6:7], off
 s_setpc_b64 s[30:31]
.Lfunc_end4:
	.type h,@function
h:
 s_swappc_b64 s[30:31], f
 s_setpc_b64 s[30:31]
.Lfunc_end5:
	.type u,@function
u:
 s_swappc_b64 s[30:31], elsewhere
 global_load_dword v4, v[6:7], off
 ds_read_b32 v2, v3
 s_setpc_b64 s[30:31]
.Lfunc_end6:
	.type tail,@function
tail:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, g@rel32@lo+4
 s_addc_u32 s5, s5, g@rel32@hi+12
 s_setpc_b64 s[4:5]
.Lfunc_end_tail:
	.type an_address,@function
; CHECK: {{^}}an_address: 2 waits, 1 redundant{{[;$]|$}}
an_address:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend0:
	.amdhsa_kernel an_address
	.end_amdhsa_kernel
	.type none,@function
; CHECK: {{^}}none: 2 waits, 2 redundant{{[;$]|$}}
none:
 s_nop 0
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend1:
	.amdhsa_kernel none
	.end_amdhsa_kernel
	.type the_last_one,@function
; CHECK: {{^}}the_last_one: 2 waits{{[;$]|$}}
the_last_one:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, g@rel32@lo+4
 s_addc_u32 s5, s5, g@rel32@hi+12
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend2:
	.amdhsa_kernel the_last_one
	.end_amdhsa_kernel
	.type overwritten,@function
; CHECK: {{^}}overwritten: 2 waits, 2 redundant{{[;$]|$}}
overwritten:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 s_mov_b32 s4, 0
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend3:
	.amdhsa_kernel overwritten
	.end_amdhsa_kernel
	.type overwritten_by_a_wide_one_that_begins_there,@function
; CHECK: {{^}}overwritten_by_a_wide_one_that_begins_there: 2 waits, 2 redundant{{[;$]|$}}
overwritten_by_a_wide_one_that_begins_there:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 s_load_dwordx4 s[4:7], s[0:1], 0x0
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend4:
	.amdhsa_kernel overwritten_by_a_wide_one_that_begins_there
	.end_amdhsa_kernel
	.type or_ends_there,@function
; CHECK: {{^}}or_ends_there: 2 waits, 2 redundant{{[;$]|$}}
or_ends_there:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 s_load_dwordx4 s[1:4], s[0:1], 0x0
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend5:
	.amdhsa_kernel or_ends_there
	.end_amdhsa_kernel
	.type beside_it,@function
; CHECK: {{^}}beside_it: 2 waits, 1 redundant{{[;$]|$}}
beside_it:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 s_load_dwordx4 s[0:3], s[0:1], 0x0
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend6:
	.amdhsa_kernel beside_it
	.end_amdhsa_kernel
	.type a_vector_register_of_that_number,@function
; CHECK: {{^}}a_vector_register_of_that_number: 2 waits, 1 redundant{{[;$]|$}}
a_vector_register_of_that_number:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 v_mov_b32 v4, 0
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend7:
	.amdhsa_kernel a_vector_register_of_that_number
	.end_amdhsa_kernel
	.type moved,@function
; CHECK: {{^}}moved: 2 waits, 1 redundant{{[;$]|$}}
moved:
 s_getpc_b64 s[8:9]
 s_add_u32 s8, s8, f@rel32@lo+4
 s_addc_u32 s9, s9, f@rel32@hi+12
 s_mov_b64 s[4:5], s[8:9]
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend8:
	.amdhsa_kernel moved
	.end_amdhsa_kernel
	.type not_moved_but_computed,@function
; CHECK: {{^}}not_moved_but_computed: 2 waits, 2 redundant{{[;$]|$}}
not_moved_but_computed:
 s_getpc_b64 s[8:9]
 s_add_u32 s8, s8, f@rel32@lo+4
 s_addc_u32 s9, s9, f@rel32@hi+12
 s_not_b64 s[4:5], s[8:9]
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend9:
	.amdhsa_kernel not_moved_but_computed
	.end_amdhsa_kernel
	.type moved_in_halves,@function
; CHECK: {{^}}moved_in_halves: 2 waits, 1 redundant{{[;$]|$}}
moved_in_halves:
 s_getpc_b64 s[8:9]
 s_add_u32 s8, s8, f@rel32@lo+4
 s_addc_u32 s9, s9, f@rel32@hi+12
 s_mov_b32 s4, s8
 s_mov_b32 s5, s9
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend10:
	.amdhsa_kernel moved_in_halves
	.end_amdhsa_kernel
	.type moved_from_elsewhere,@function
; CHECK: {{^}}moved_from_elsewhere: 2 waits, 2 redundant{{[;$]|$}}
moved_from_elsewhere:
 s_getpc_b64 s[8:9]
 s_add_u32 s8, s8, f@rel32@lo+4
 s_addc_u32 s9, s9, f@rel32@hi+12
 s_mov_b64 s[4:5], s[10:11]
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend11:
	.amdhsa_kernel moved_from_elsewhere
	.end_amdhsa_kernel
	.type an_address_that_is_computed_with,@function
; CHECK: {{^}}an_address_that_is_computed_with: 2 waits, 2 redundant{{[;$]|$}}
an_address_that_is_computed_with:
 s_getpc_b64 s[8:9]
 s_add_u32 s8, s8, f@rel32@lo+4
 s_addc_u32 s9, s9, f@rel32@hi+12
 s_add_u32 s4, s8, 4
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend12:
	.amdhsa_kernel an_address_that_is_computed_with
	.end_amdhsa_kernel
	.type from_the_table,@function
; CHECK: {{^}}from_the_table: 2 waits, 1 redundant{{[;$]|$}}
from_the_table:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@gotpcrel32@lo+4
 s_addc_u32 s5, s5, f@gotpcrel32@hi+12
 s_load_dwordx2 s[6:7], s[4:5], 0x0
 s_nop 7
 s_mov_b64 s[4:5], s[6:7]
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend13:
	.amdhsa_kernel from_the_table
	.end_amdhsa_kernel
	.type the_entry_itself_is_no_function,@function
; CHECK: {{^}}the_entry_itself_is_no_function: 2 waits, 2 redundant{{[;$]|$}}
the_entry_itself_is_no_function:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@gotpcrel32@lo+4
 s_addc_u32 s5, s5, f@gotpcrel32@hi+12
 s_load_dwordx2 s[6:7], s[4:5], 0x0
 s_nop 7
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend14:
	.amdhsa_kernel the_entry_itself_is_no_function
	.end_amdhsa_kernel
	.type an_entry_that_is_computed_with,@function
; CHECK: {{^}}an_entry_that_is_computed_with: 2 waits, 2 redundant{{[;$]|$}}
an_entry_that_is_computed_with:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@gotpcrel32@lo+4
 s_addc_u32 s5, s5, f@gotpcrel32@hi+12
 s_lshl_b64 s[6:7], s[4:5], 0x0
 s_mov_b64 s[4:5], s[6:7]
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend15:
	.amdhsa_kernel an_entry_that_is_computed_with
	.end_amdhsa_kernel
	.type another_entry,@function
; CHECK: {{^}}another_entry: 2 waits, 2 redundant{{[;$]|$}}
another_entry:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@gotpcrel32@lo+4
 s_addc_u32 s5, s5, f@gotpcrel32@hi+12
 s_load_dwordx2 s[6:7], s[4:5], 0x8
 s_mov_b64 s[4:5], s[6:7]
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend16:
	.amdhsa_kernel another_entry
	.end_amdhsa_kernel
	.type what_lies_in_a_functions_code,@function
; CHECK: {{^}}what_lies_in_a_functions_code: 2 waits, 2 redundant{{[;$]|$}}
what_lies_in_a_functions_code:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 s_load_dwordx2 s[4:5], s[4:5], 0x0
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend17:
	.amdhsa_kernel what_lies_in_a_functions_code
	.end_amdhsa_kernel
	.type kept_in_lanes,@function
; CHECK: {{^}}kept_in_lanes: 2 waits, 1 redundant{{[;$]|$}}
kept_in_lanes:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 v_writelane_b32 v40, s4, 0
 v_writelane_b32 v40, s5, 1
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, g@rel32@lo+4
 s_addc_u32 s5, s5, g@rel32@hi+12
 v_readlane_b32 s4, v40, 0
 v_readlane_b32 s5, v40, 1
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend18:
	.amdhsa_kernel kept_in_lanes
	.end_amdhsa_kernel
	.type another_lane,@function
; CHECK: {{^}}another_lane: 2 waits, 2 redundant{{[;$]|$}}
another_lane:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 v_writelane_b32 v40, s4, 0
 v_writelane_b32 v40, s5, 1
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, g@rel32@lo+4
 s_addc_u32 s5, s5, g@rel32@hi+12
 v_readlane_b32 s4, v40, 2
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend19:
	.amdhsa_kernel another_lane
	.end_amdhsa_kernel
	.type another_registers,@function
; CHECK: {{^}}another_registers: 2 waits, 2 redundant{{[;$]|$}}
another_registers:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 v_writelane_b32 v40, s4, 0
 v_writelane_b32 v40, s5, 1
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, g@rel32@lo+4
 s_addc_u32 s5, s5, g@rel32@hi+12
 v_readlane_b32 s4, v41, 0
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend20:
	.amdhsa_kernel another_registers
	.end_amdhsa_kernel
	.type a_lane_that_was_overwritten,@function
; CHECK: {{^}}a_lane_that_was_overwritten: 2 waits, 2 redundant{{[;$]|$}}
a_lane_that_was_overwritten:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 v_writelane_b32 v40, s4, 0
 v_writelane_b32 v40, s5, 1
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, g@rel32@lo+4
 s_addc_u32 s5, s5, g@rel32@hi+12
 v_writelane_b32 v40, s20, 0
 v_readlane_b32 s4, v40, 0
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend21:
	.amdhsa_kernel a_lane_that_was_overwritten
	.end_amdhsa_kernel
	.type overwritten_under_another_name,@function
; CHECK: {{^}}overwritten_under_another_name: 2 waits, 2 redundant{{[;$]|$}}
overwritten_under_another_name:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 v_writelane_b32 v40, s4, 0
 v_writelane_b32 v40, s5, 1
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, g@rel32@lo+4
 s_addc_u32 s5, s5, g@rel32@hi+12
 v_writelane_b32 v40, s20, 0x0
 v_readlane_b32 s4, v40, 0
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend21a:
	.amdhsa_kernel overwritten_under_another_name
	.end_amdhsa_kernel
	.type overwritten_by_a_register,@function
; CHECK: {{^}}overwritten_by_a_register: 2 waits, 2 redundant{{[;$]|$}}
overwritten_by_a_register:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 v_writelane_b32 v40, s4, 0
 v_writelane_b32 v40, s5, 1
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, g@rel32@lo+4
 s_addc_u32 s5, s5, g@rel32@hi+12
 v_writelane_b32 v40, s20, s21
 v_readlane_b32 s4, v40, 0
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend21b:
	.amdhsa_kernel overwritten_by_a_register
	.end_amdhsa_kernel
	.type lanes_that_were_overwritten,@function
; CHECK: {{^}}lanes_that_were_overwritten: 2 waits, 2 redundant{{[;$]|$}}
lanes_that_were_overwritten:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 v_writelane_b32 v40, s4, 0
 v_writelane_b32 v40, s5, 1
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, g@rel32@lo+4
 s_addc_u32 s5, s5, g@rel32@hi+12
 v_mov_b32 v40, v1
 v_readlane_b32 s4, v40, 0
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend22:
	.amdhsa_kernel lanes_that_were_overwritten
	.end_amdhsa_kernel
	.type lanes_that_were_read,@function
; CHECK: {{^}}lanes_that_were_read: 2 waits, 1 redundant{{[;$]|$}}
lanes_that_were_read:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 v_writelane_b32 v40, s4, 0
 v_writelane_b32 v40, s5, 1
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, g@rel32@lo+4
 s_addc_u32 s5, s5, g@rel32@hi+12
 v_add_u32 v1, 1, v40
 v_readlane_b32 s4, v40, 0
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend23:
	.amdhsa_kernel lanes_that_were_read
	.end_amdhsa_kernel
	.type overwritten_by_a_carry,@function
; CHECK: {{^}}overwritten_by_a_carry: 2 waits, 2 redundant{{[;$]|$}}
overwritten_by_a_carry:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 v_add_co_u32_e64 v0, s[4:5], v1, v2
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend24:
	.amdhsa_kernel overwritten_by_a_carry
	.end_amdhsa_kernel
	.type overwritten_by_a_scale,@function
; CHECK: {{^}}overwritten_by_a_scale: 2 waits, 2 redundant{{[;$]|$}}
overwritten_by_a_scale:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 v_div_scale_f32 v0, s[4:5], v1, v2, v3
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend25:
	.amdhsa_kernel overwritten_by_a_scale
	.end_amdhsa_kernel
	.type read_as_the_number_of_a_lane,@function
; CHECK: {{^}}read_as_the_number_of_a_lane: 2 waits, 1 redundant{{[;$]|$}}
read_as_the_number_of_a_lane:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 v_readlane_b32 s6, v40, s4
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend26:
	.amdhsa_kernel read_as_the_number_of_a_lane
	.end_amdhsa_kernel
	.type two_ways_with_two,@function
; CHECK: {{^}}two_ways_with_two: 2 waits, 2 redundant{{[;$]|$}}
two_ways_with_two:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 s_cbranch_scc0 .L27
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, g@rel32@lo+4
 s_addc_u32 s5, s5, g@rel32@hi+12
 .L27:
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend27:
	.amdhsa_kernel two_ways_with_two
	.end_amdhsa_kernel
	.type or_the_other_way_round,@function
; CHECK: {{^}}or_the_other_way_round: 2 waits, 2 redundant{{[;$]|$}}
or_the_other_way_round:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, g@rel32@lo+4
 s_addc_u32 s5, s5, g@rel32@hi+12
 s_cbranch_scc0 .L28
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 .L28:
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend28:
	.amdhsa_kernel or_the_other_way_round
	.end_amdhsa_kernel
	.type two_ways_with_one,@function
; CHECK: {{^}}two_ways_with_one: 2 waits, 1 redundant{{[;$]|$}}
two_ways_with_one:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 s_cbranch_scc0 .L29
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 .L29:
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend29:
	.amdhsa_kernel two_ways_with_one
	.end_amdhsa_kernel
	.type around_a_loop,@function
; CHECK: {{^}}around_a_loop: 2 waits, 1 redundant{{[;$]|$}}
around_a_loop:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 .L30:
 s_mov_b64 s[4:5], s[4:5]
 s_cbranch_scc0 .L30
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend30:
	.amdhsa_kernel around_a_loop
	.end_amdhsa_kernel
	.type lost_in_a_loop,@function
; CHECK: {{^}}lost_in_a_loop: 2 waits, 2 redundant{{[;$]|$}}
lost_in_a_loop:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 .L31:
 s_mov_b64 s[6:7], s[4:5]
 s_mov_b64 s[4:5], s[8:9]
 s_cbranch_scc0 .L31
 s_mov_b64 s[4:5], s[6:7]
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend31:
	.amdhsa_kernel lost_in_a_loop
	.end_amdhsa_kernel
	.type a_call_that_names_its_function,@function
; CHECK: {{^}}a_call_that_names_its_function: 2 waits, 1 redundant{{[;$]|$}}
a_call_that_names_its_function:
 s_swappc_b64 s[30:31], f
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend32:
	.amdhsa_kernel a_call_that_names_its_function
	.end_amdhsa_kernel
	.type a_call_that_names_one_of_elsewhere,@function
; CHECK: {{^}}a_call_that_names_one_of_elsewhere: 2 waits, 2 redundant{{[;$]|$}}
a_call_that_names_one_of_elsewhere:
 s_swappc_b64 s[30:31], elsewhere
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend33:
	.amdhsa_kernel a_call_that_names_one_of_elsewhere
	.end_amdhsa_kernel
	.type a_weak_function,@function
; CHECK: {{^}}a_weak_function: 2 waits, 2 redundant{{[;$]|$}}
a_weak_function:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, w@rel32@lo+4
 s_addc_u32 s5, s5, w@rel32@hi+12
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend34:
	.amdhsa_kernel a_weak_function
	.end_amdhsa_kernel
	.type a_global_one,@function
; CHECK: {{^}}a_global_one: 2 waits{{[;$]|$}}
a_global_one:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, "g of two"@rel32@lo+4
 s_addc_u32 s5, s5, "g of two"@rel32@hi+12
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend35:
	.amdhsa_kernel a_global_one
	.end_amdhsa_kernel
	.type named_with_blanks,@function
; CHECK: {{^}}named_with_blanks: 2 waits{{[;$]|$}}
named_with_blanks:
 s_swappc_b64 s[30:31], "g of two"
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend36:
	.amdhsa_kernel named_with_blanks
	.end_amdhsa_kernel
	.type a_weak_one_with_blanks,@function
; CHECK: {{^}}a_weak_one_with_blanks: 2 waits, 2 redundant{{[;$]|$}}
a_weak_one_with_blanks:
 s_swappc_b64 s[30:31], "w of two"
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend37:
	.amdhsa_kernel a_weak_one_with_blanks
	.end_amdhsa_kernel
	.type two_calls,@function
; CHECK: {{^}}two_calls: 2 waits{{[;$]|$}}
two_calls:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 s_swappc_b64 s[30:31], s[4:5]
 s_barrier
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, g@rel32@lo+4
 s_addc_u32 s5, s5, g@rel32@hi+12
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend38:
	.amdhsa_kernel two_calls
	.end_amdhsa_kernel
	.type what_the_callee_calls,@function
; CHECK: {{^}}what_the_callee_calls: 2 waits, 1 redundant{{[;$]|$}}
what_the_callee_calls:
 s_swappc_b64 s[30:31], h
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend39:
	.amdhsa_kernel what_the_callee_calls
	.end_amdhsa_kernel
	.type a_callee_that_calls_unknown_code,@function
; CHECK: {{^}}a_callee_that_calls_unknown_code: 2 waits{{[;$]|$}}
a_callee_that_calls_unknown_code:
 s_swappc_b64 s[30:31], u
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend40:
	.amdhsa_kernel a_callee_that_calls_unknown_code
	.end_amdhsa_kernel
	.type a_tail_call,@function
; CHECK: {{^}}a_tail_call: 2 waits{{[;$]|$}}
a_tail_call:
 s_swappc_b64 s[30:31], tail
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend41:
	.amdhsa_kernel a_tail_call
	.end_amdhsa_kernel
	.type beside_lds,@function
; CHECK: {{^}}beside_lds: 2 waits, 2 redundant{{[;$]|$}}
beside_lds:
 ds_read_b32 v2, v3
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend42:
	.amdhsa_kernel beside_lds
	.end_amdhsa_kernel
	.type beside_a_barrier,@function
; CHECK: {{^}}beside_a_barrier: 2 waits, 2 redundant{{[;$]|$}}
beside_a_barrier:
 s_barrier
 s_swappc_b64 s[30:31], s[4:5]
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend43:
	.amdhsa_kernel beside_a_barrier
	.end_amdhsa_kernel
	.type without_calls,@function
; CHECK: {{^}}without_calls: 2 waits, 1 redundant; 1 LDS
; CHECK: functions left out: beside_a_barrier (a call of code that is not known), beside_lds (a call of code that is not known), u (a call of code that is not known){{$}}
without_calls:
 ds_read_b32 v2, v3
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0)
 s_endpgm
.Lend_without_calls:
	.amdhsa_kernel without_calls
	.end_amdhsa_kernel
