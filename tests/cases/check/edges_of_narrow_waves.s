; Branches on EXEC that no wave takes: what only they lead to is no finding. On each edge of a branch a read meets the
; copy ahead of the code: of the first branch of a kernel v100 where it is not taken, v101 where it is, and so on. The
; masks of 32 lanes are single registers.
; RUN: exits 1 ldsopt check %s --no-races --verbose | filecheck %s
; CHECK: 1 definite, 52 unproven

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
; A kernel begins with a lane.
; CHECK: unproven missing-wait in a_kernel_begins_with_a_lane:
; CHECK: ds_read_b32 v100, v42
	.type a_kernel_begins_with_a_lane,@function
a_kernel_begins_with_a_lane:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_cbranch_execz .La_kernel_begins_with_a_lane_edge1
 ds_read_b32 v100, v42
 s_nop 0
.La_kernel_begins_with_a_lane_z:
 s_endpgm
.La_kernel_begins_with_a_lane_edge1:
 ds_read_b32 v101, v42
 s_branch .La_kernel_begins_with_a_lane_z
	.size a_kernel_begins_with_a_lane, .-a_kernel_begins_with_a_lane
	.amdhsa_kernel a_kernel_begins_with_a_lane
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; All lanes.
; CHECK: unproven missing-wait in all_lanes:
; CHECK: ds_read_b32 v100, v42
	.type all_lanes,@function
all_lanes:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_mov_b32 exec_lo, -1
 s_cbranch_execz .Lall_lanes_edge4
 ds_read_b32 v100, v42
 s_nop 0
.Lall_lanes_z:
 s_endpgm
.Lall_lanes_edge4:
 ds_read_b32 v101, v42
 s_branch .Lall_lanes_z
	.size all_lanes, .-all_lanes
	.amdhsa_kernel all_lanes
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; And.
; CHECK: unproven missing-wait in and:
; CHECK: ds_read_b32 v100, v42
; CHECK: ds_read_b32 v101, v42
	.type and,@function
and:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_and_b32 exec_lo, exec_lo, vcc_lo
 s_cbranch_execz .Land_edge2
 ds_read_b32 v100, v42
 s_nop 0
.Land_z:
 s_endpgm
.Land_edge2:
 ds_read_b32 v101, v42
 s_branch .Land_z
	.size and, .-and
	.amdhsa_kernel and
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; And back.
; CHECK: unproven missing-wait in and_back:
; CHECK: ds_read_b32 v100, v42
	.type and_back,@function
and_back:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_xor_saveexec_b32 s2, -1
 s_mov_b32 exec_lo, s2
 s_cbranch_execz .Land_back_edge3
 ds_read_b32 v100, v42
 s_nop 0
.Land_back_z:
 s_endpgm
.Land_back_edge3:
 ds_read_b32 v101, v42
 s_branch .Land_back_z
	.size and_back, .-and_back
	.amdhsa_kernel and_back
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; And may be zero.
; CHECK: unproven missing-wait in and_may_be_zero:
; CHECK: ds_read_b32 v100, v42
; CHECK: ds_read_b32 v101, v42
	.type and_may_be_zero,@function
and_may_be_zero:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_and_b32 s2, s2, exec_lo
 s_or_b32 exec_lo, exec_lo, s2
 s_cbranch_execz .Land_may_be_zero_edge5
 ds_read_b32 v100, v42
 s_nop 0
.Land_may_be_zero_z:
 s_endpgm
.Land_may_be_zero_edge5:
 ds_read_b32 v101, v42
 s_branch .Land_may_be_zero_z
	.size and_may_be_zero, .-and_may_be_zero
	.amdhsa_kernel and_may_be_zero
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Another register is written.
; CHECK: unproven missing-wait in another_register_is_written:
; CHECK: ds_read_b32 v100, v42
	.type another_register_is_written,@function
another_register_is_written:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e64 s2, v0, v1
 s_cbranch_execz .Lanother_register_is_written_edge2
 ds_read_b32 v100, v42
 s_nop 0
.Lanother_register_is_written_z:
 s_endpgm
.Lanother_register_is_written_edge2:
 ds_read_b32 v101, v42
 s_branch .Lanother_register_is_written_z
	.size another_register_is_written, .-another_register_is_written
	.amdhsa_kernel another_register_is_written
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Behind an else.
; CHECK: unproven missing-wait in behind_an_else:
; CHECK: ds_read_b32 v100, v42
	.type behind_an_else,@function
behind_an_else:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_xor_b32 s2, exec_lo, s2
 s_andn2_saveexec_b32 s2, s2
 s_or_b32 exec_lo, exec_lo, s2
 s_cbranch_execz .Lbehind_an_else_edge6
 ds_read_b32 v100, v42
 s_nop 0
.Lbehind_an_else_z:
 s_endpgm
.Lbehind_an_else_edge6:
 ds_read_b32 v101, v42
 s_branch .Lbehind_an_else_z
	.size behind_an_else, .-behind_an_else
	.amdhsa_kernel behind_an_else
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Behind an else with xor.
; CHECK: unproven missing-wait in behind_an_else_with_xor:
; CHECK: ds_read_b32 v100, v42
	.type behind_an_else_with_xor,@function
behind_an_else_with_xor:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_xor_b32 s2, exec_lo, s2
 s_or_saveexec_b32 s2, s2
 s_xor_b32 exec_lo, exec_lo, s2
 s_or_b32 exec_lo, exec_lo, s2
 s_cbranch_execz .Lbehind_an_else_with_xor_edge7
 ds_read_b32 v100, v42
 s_nop 0
.Lbehind_an_else_with_xor_z:
 s_endpgm
.Lbehind_an_else_with_xor_edge7:
 ds_read_b32 v101, v42
 s_branch .Lbehind_an_else_with_xor_z
	.size behind_an_else_with_xor, .-behind_an_else_with_xor
	.amdhsa_kernel behind_an_else_with_xor
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Compared into exec.
; CHECK: unproven missing-wait in compared_into_exec:
; CHECK: ds_read_b32 v100, v42
; CHECK: ds_read_b32 v101, v42
	.type compared_into_exec,@function
compared_into_exec:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmpx_lt_u32_e32 1, v0
 s_cbranch_execz .Lcompared_into_exec_edge2
 ds_read_b32 v100, v42
 s_nop 0
.Lcompared_into_exec_z:
 s_endpgm
.Lcompared_into_exec_edge2:
 ds_read_b32 v101, v42
 s_branch .Lcompared_into_exec_z
	.size compared_into_exec, .-compared_into_exec
	.amdhsa_kernel compared_into_exec
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Else.
; CHECK: unproven missing-wait in else:
; CHECK: ds_read_b32 v100, v42
; CHECK: ds_read_b32 v101, v42
	.type else,@function
else:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_xor_b32 s2, exec_lo, s2
 s_andn2_saveexec_b32 s2, s2
 s_cbranch_execz .Lelse_edge5
 ds_read_b32 v100, v42
 s_nop 0
.Lelse_z:
 s_endpgm
.Lelse_edge5:
 ds_read_b32 v101, v42
 s_branch .Lelse_z
	.size else, .-else
	.amdhsa_kernel else
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Endif.
; CHECK: unproven missing-wait in endif:
; CHECK: ds_read_b32 v100, v42
	.type endif,@function
endif:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_or_b32 exec_lo, exec_lo, s2
 s_cbranch_execz .Lendif_edge4
 ds_read_b32 v100, v42
 s_nop 0
.Lendif_z:
 s_endpgm
.Lendif_edge4:
 ds_read_b32 v101, v42
 s_branch .Lendif_z
	.size endif, .-endif
	.amdhsa_kernel endif
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Exec is a source.
; CHECK: unproven missing-wait in exec_is_a_source:
; CHECK: ds_read_b32 v100, v42
	.type exec_is_a_source,@function
exec_is_a_source:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_and_b32 vcc_lo, exec_lo, vcc_lo
 s_cbranch_execz .Lexec_is_a_source_edge2
 ds_read_b32 v100, v42
 s_nop 0
.Lexec_is_a_source_z:
 s_endpgm
.Lexec_is_a_source_edge2:
 ds_read_b32 v101, v42
 s_branch .Lexec_is_a_source_z
	.size exec_is_a_source, .-exec_is_a_source
	.amdhsa_kernel exec_is_a_source
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Exec is read.
; CHECK: unproven missing-wait in exec_is_read:
; CHECK: ds_read_b32 v100, v42
	.type exec_is_read,@function
exec_is_read:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_mov_b32 s2, exec_lo
 s_cbranch_execz .Lexec_is_read_edge2
 ds_read_b32 v100, v42
 s_nop 0
.Lexec_is_read_z:
 s_endpgm
.Lexec_is_read_edge2:
 ds_read_b32 v101, v42
 s_branch .Lexec_is_read_z
	.size exec_is_read, .-exec_is_read
	.amdhsa_kernel exec_is_read
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Half of exec.
; CHECK: unproven missing-wait in half_of_exec:
; CHECK: ds_read_b32 v100, v42
; CHECK: ds_read_b32 v101, v42
	.type half_of_exec,@function
half_of_exec:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_readfirstlane_b32 exec_lo, v1
 s_cbranch_execz .Lhalf_of_exec_edge2
 ds_read_b32 v100, v42
 s_nop 0
.Lhalf_of_exec_z:
 s_endpgm
.Lhalf_of_exec_edge2:
 ds_read_b32 v101, v42
 s_branch .Lhalf_of_exec_z
	.size half_of_exec, .-half_of_exec
	.amdhsa_kernel half_of_exec
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; If.
; CHECK: unproven missing-wait in if:
; CHECK: ds_read_b32 v100, v42
; CHECK: ds_read_b32 v101, v42
	.type if,@function
if:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_cbranch_execz .Lif_edge3
 ds_read_b32 v100, v42
 s_nop 0
.Lif_z:
 s_endpgm
.Lif_edge3:
 ds_read_b32 v101, v42
 s_branch .Lif_z
	.size if, .-if
	.amdhsa_kernel if
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Joined with another.
; CHECK: unproven missing-wait in joined_with_another:
; CHECK: ds_read_b32 v100, v42
; CHECK: ds_read_b32 v101, v42
	.type joined_with_another,@function
joined_with_another:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_or_b32 exec_lo, exec_lo, s4
 s_cbranch_execz .Ljoined_with_another_edge4
 ds_read_b32 v100, v42
 s_nop 0
.Ljoined_with_another_z:
 s_endpgm
.Ljoined_with_another_edge4:
 ds_read_b32 v101, v42
 s_branch .Ljoined_with_another_z
	.size joined_with_another, .-joined_with_another
	.amdhsa_kernel joined_with_another
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Left lanes come back.
; CHECK: unproven missing-wait in left_lanes_come_back:
; CHECK: ds_read_b32 v100, v42
	.type left_lanes_come_back,@function
left_lanes_come_back:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_andn2_b32 exec_lo, exec_lo, s2
 s_or_b32 exec_lo, exec_lo, s2
 s_cbranch_execz .Lleft_lanes_come_back_edge3
 ds_read_b32 v100, v42
 s_nop 0
.Lleft_lanes_come_back_z:
 s_endpgm
.Lleft_lanes_come_back_edge3:
 ds_read_b32 v101, v42
 s_branch .Lleft_lanes_come_back_z
	.size left_lanes_come_back, .-left_lanes_come_back
	.amdhsa_kernel left_lanes_come_back
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; No lanes.
; CHECK: unproven missing-wait in no_lanes:
; CHECK: ds_read_b32 v100, v42
; CHECK: ds_read_b32 v101, v42
	.type no_lanes,@function
no_lanes:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_mov_b32 exec_lo, 0
 s_cbranch_execz .Lno_lanes_edge4
 ds_read_b32 v100, v42
 s_nop 0
.Lno_lanes_z:
 s_endpgm
.Lno_lanes_edge4:
 ds_read_b32 v101, v42
 s_branch .Lno_lanes_z
	.size no_lanes, .-no_lanes
	.amdhsa_kernel no_lanes
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Or keeps it.
; CHECK: unproven missing-wait in or_keeps_it:
; CHECK: ds_read_b32 v100, v42
	.type or_keeps_it,@function
or_keeps_it:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_or_b32 exec_lo, exec_lo, vcc_lo
 s_cbranch_execz .Lor_keeps_it_edge2
 ds_read_b32 v100, v42
 s_nop 0
.Lor_keeps_it_z:
 s_endpgm
.Lor_keeps_it_edge2:
 ds_read_b32 v101, v42
 s_branch .Lor_keeps_it_z
	.size or_keeps_it, .-or_keeps_it
	.amdhsa_kernel or_keeps_it
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Or saveexec keeps it.
; CHECK: unproven missing-wait in or_saveexec_keeps_it:
; CHECK: ds_read_b32 v100, v42
	.type or_saveexec_keeps_it,@function
or_saveexec_keeps_it:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_or_saveexec_b32 s2, vcc_lo
 s_cbranch_execz .Lor_saveexec_keeps_it_edge2
 ds_read_b32 v100, v42
 s_nop 0
.Lor_saveexec_keeps_it_z:
 s_endpgm
.Lor_saveexec_keeps_it_edge2:
 ds_read_b32 v101, v42
 s_branch .Lor_saveexec_keeps_it_z
	.size or_saveexec_keeps_it, .-or_saveexec_keeps_it
	.amdhsa_kernel or_saveexec_keeps_it
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Other lanes by the newer name.
; CHECK: unproven missing-wait in other_lanes_by_the_newer_name:
; CHECK: ds_read_b32 v100, v42
	.type other_lanes_by_the_newer_name,@function
other_lanes_by_the_newer_name:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_and_not1_b32 s2, s2, exec_lo
 s_or_b32 exec_lo, exec_lo, s2
 s_cbranch_execz .Lother_lanes_by_the_newer_name_edge5
 ds_read_b32 v100, v42
 s_nop 0
.Lother_lanes_by_the_newer_name_z:
 s_endpgm
.Lother_lanes_by_the_newer_name_edge5:
 ds_read_b32 v101, v42
 s_branch .Lother_lanes_by_the_newer_name_z
	.size other_lanes_by_the_newer_name, .-other_lanes_by_the_newer_name
	.amdhsa_kernel other_lanes_by_the_newer_name
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Other lanes left too.
; CHECK: unproven missing-wait in other_lanes_left_too:
; CHECK: ds_read_b32 v100, v42
; CHECK: ds_read_b32 v101, v42
	.type other_lanes_left_too,@function
other_lanes_left_too:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_andn2_b32 exec_lo, exec_lo, s2
 s_andn2_b32 exec_lo, exec_lo, s4
 s_or_b32 exec_lo, exec_lo, s2
 s_cbranch_execz .Lother_lanes_left_too_edge4
 ds_read_b32 v100, v42
 s_nop 0
.Lother_lanes_left_too_z:
 s_endpgm
.Lother_lanes_left_too_edge4:
 ds_read_b32 v101, v42
 s_branch .Lother_lanes_left_too_z
	.size other_lanes_left_too, .-other_lanes_left_too
	.amdhsa_kernel other_lanes_left_too
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Restored.
; CHECK: unproven missing-wait in restored:
; CHECK: ds_read_b32 v100, v42
	.type restored,@function
restored:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_mov_b32 exec_lo, s2
 s_cbranch_execz .Lrestored_edge4
 ds_read_b32 v100, v42
 s_nop 0
.Lrestored_z:
 s_endpgm
.Lrestored_edge4:
 ds_read_b32 v101, v42
 s_branch .Lrestored_z
	.size restored, .-restored
	.amdhsa_kernel restored
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Restored from a copy.
; CHECK: unproven missing-wait in restored_from_a_copy:
; CHECK: ds_read_b32 v100, v42
	.type restored_from_a_copy,@function
restored_from_a_copy:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_mov_b32 s4, s2
 s_mov_b32 exec_lo, s4
 s_cbranch_execz .Lrestored_from_a_copy_edge5
 ds_read_b32 v100, v42
 s_nop 0
.Lrestored_from_a_copy_z:
 s_endpgm
.Lrestored_from_a_copy_edge5:
 ds_read_b32 v101, v42
 s_branch .Lrestored_from_a_copy_z
	.size restored_from_a_copy, .-restored_from_a_copy
	.amdhsa_kernel restored_from_a_copy
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Restored from another.
; CHECK: unproven missing-wait in restored_from_another:
; CHECK: ds_read_b32 v100, v42
; CHECK: ds_read_b32 v101, v42
	.type restored_from_another,@function
restored_from_another:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_mov_b32 exec_lo, s4
 s_cbranch_execz .Lrestored_from_another_edge4
 ds_read_b32 v100, v42
 s_nop 0
.Lrestored_from_another_z:
 s_endpgm
.Lrestored_from_another_edge4:
 ds_read_b32 v101, v42
 s_branch .Lrestored_from_another_z
	.size restored_from_another, .-restored_from_another
	.amdhsa_kernel restored_from_another
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Spill of all lanes.
; CHECK: unproven missing-wait in spill_of_all_lanes:
; CHECK: ds_read_b32 v100, v42
	.type spill_of_all_lanes,@function
spill_of_all_lanes:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_or_saveexec_b32 s2, -1
 s_mov_b32 exec_lo, s2
 s_cbranch_execz .Lspill_of_all_lanes_edge3
 ds_read_b32 v100, v42
 s_nop 0
.Lspill_of_all_lanes_z:
 s_endpgm
.Lspill_of_all_lanes_edge3:
 ds_read_b32 v101, v42
 s_branch .Lspill_of_all_lanes_z
	.size spill_of_all_lanes, .-spill_of_all_lanes
	.amdhsa_kernel spill_of_all_lanes
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Subvector loop.
; CHECK: unproven missing-wait in subvector_loop:
; CHECK: ds_read_b32 v100, v42
; CHECK: ds_read_b32 v101, v42
	.type subvector_loop,@function
subvector_loop:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_subvector_loop_begin s2, .Lsubvector_loop_z
 s_cbranch_execz .Lsubvector_loop_edge2
 ds_read_b32 v100, v42
 s_nop 0
.Lsubvector_loop_z:
 s_endpgm
.Lsubvector_loop_edge2:
 ds_read_b32 v101, v42
 s_branch .Lsubvector_loop_z
	.size subvector_loop, .-subvector_loop
	.amdhsa_kernel subvector_loop
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; The lanes of a whole wave function.
; CHECK: unproven missing-wait in the_lanes_of_a_whole_wave_function:
; CHECK: ds_read_b32 v100, v42
; CHECK: ds_read_b32 v101, v42
	.type the_lanes_of_a_whole_wave_function,@function
the_lanes_of_a_whole_wave_function:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_xor_saveexec_b32 s2, -1
 s_cbranch_execz .Lthe_lanes_of_a_whole_wave_function_edge2
 ds_read_b32 v100, v42
 s_nop 0
.Lthe_lanes_of_a_whole_wave_function_z:
 s_endpgm
.Lthe_lanes_of_a_whole_wave_function_edge2:
 ds_read_b32 v101, v42
 s_branch .Lthe_lanes_of_a_whole_wave_function_z
	.size the_lanes_of_a_whole_wave_function, .-the_lanes_of_a_whole_wave_function
	.amdhsa_kernel the_lanes_of_a_whole_wave_function
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; The mask was overwritten.
; CHECK: unproven missing-wait in the_mask_was_overwritten:
; CHECK: ds_read_b32 v100, v42
; CHECK: ds_read_b32 v101, v42
	.type the_mask_was_overwritten,@function
the_mask_was_overwritten:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_load_dword s2, s0:1], 0x0
 s_or_b32 exec_lo, exec_lo, s2
 s_cbranch_execz .Lthe_mask_was_overwritten_edge5
 ds_read_b32 v100, v42
 s_nop 0
.Lthe_mask_was_overwritten_z:
 s_endpgm
.Lthe_mask_was_overwritten_edge5:
 ds_read_b32 v101, v42
 s_branch .Lthe_mask_was_overwritten_z
	.size the_mask_was_overwritten, .-the_mask_was_overwritten
	.amdhsa_kernel the_mask_was_overwritten
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; The mask was overwritten by a vector instruction.
; CHECK: unproven missing-wait in the_mask_was_overwritten_by_a_vector_instruction:
; CHECK: ds_read_b32 v100, v42
; CHECK: ds_read_b32 v101, v42
	.type the_mask_was_overwritten_by_a_vector_instruction,@function
the_mask_was_overwritten_by_a_vector_instruction:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 v_readfirstlane_b32 s2, v4
 s_or_b32 exec_lo, exec_lo, s2
 s_cbranch_execz .Lthe_mask_was_overwritten_by_a_vector_instruction_edge5
 ds_read_b32 v100, v42
 s_nop 0
.Lthe_mask_was_overwritten_by_a_vector_instruction_z:
 s_endpgm
.Lthe_mask_was_overwritten_by_a_vector_instruction_edge5:
 ds_read_b32 v101, v42
 s_branch .Lthe_mask_was_overwritten_by_a_vector_instruction_z
	.size the_mask_was_overwritten_by_a_vector_instruction, .-the_mask_was_overwritten_by_a_vector_instruction
	.amdhsa_kernel the_mask_was_overwritten_by_a_vector_instruction
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; The mask was read.
; CHECK: unproven missing-wait in the_mask_was_read:
; CHECK: ds_read_b32 v100, v42
	.type the_mask_was_read,@function
the_mask_was_read:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 v_cndmask_b32_e64 v4, v5, v6, s2
 s_or_b32 exec_lo, exec_lo, s2
 s_cbranch_execz .Lthe_mask_was_read_edge5
 ds_read_b32 v100, v42
 s_nop 0
.Lthe_mask_was_read_z:
 s_endpgm
.Lthe_mask_was_read_edge5:
 ds_read_b32 v101, v42
 s_branch .Lthe_mask_was_read_z
	.size the_mask_was_read, .-the_mask_was_read
	.amdhsa_kernel the_mask_was_read
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; The other lanes.
; CHECK: unproven missing-wait in the_other_lanes:
; CHECK: ds_read_b32 v100, v42
	.type the_other_lanes,@function
the_other_lanes:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_xor_b32 s2, exec_lo, s2
 s_or_b32 exec_lo, exec_lo, s2
 s_cbranch_execz .Lthe_other_lanes_edge5
 ds_read_b32 v100, v42
 s_nop 0
.Lthe_other_lanes_z:
 s_endpgm
.Lthe_other_lanes_edge5:
 ds_read_b32 v101, v42
 s_branch .Lthe_other_lanes_z
	.size the_other_lanes, .-the_other_lanes
	.amdhsa_kernel the_other_lanes
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; The saved mask is no wider than exec.
; CHECK: unproven missing-wait in the_saved_mask_is_no_wider_than_exec:
; CHECK: ds_read_b32 v100, v42
; CHECK: ds_read_b32 v101, v42
	.type the_saved_mask_is_no_wider_than_exec,@function
the_saved_mask_is_no_wider_than_exec:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_and_saveexec_b32 s4, s2
 s_or_b32 exec_lo, exec_lo, s4
 s_cbranch_execz .Lthe_saved_mask_is_no_wider_than_exec_edge5
 ds_read_b32 v100, v42
 s_nop 0
.Lthe_saved_mask_is_no_wider_than_exec_z:
 s_endpgm
.Lthe_saved_mask_is_no_wider_than_exec_edge5:
 ds_read_b32 v101, v42
 s_branch .Lthe_saved_mask_is_no_wider_than_exec_z
	.size the_saved_mask_is_no_wider_than_exec, .-the_saved_mask_is_no_wider_than_exec
	.amdhsa_kernel the_saved_mask_is_no_wider_than_exec
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Wrexec.
; CHECK: unproven missing-wait in wrexec:
; CHECK: ds_read_b32 v100, v42
; CHECK: ds_read_b32 v101, v42
	.type wrexec,@function
wrexec:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_andn1_wrexec_b32 s2, vcc_lo
 s_cbranch_execz .Lwrexec_edge2
 ds_read_b32 v100, v42
 s_nop 0
.Lwrexec_z:
 s_endpgm
.Lwrexec_edge2:
 ds_read_b32 v101, v42
 s_branch .Lwrexec_z
	.size wrexec, .-wrexec
	.amdhsa_kernel wrexec
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Xor.
; CHECK: unproven missing-wait in xor:
; CHECK: ds_read_b32 v100, v42
; CHECK: ds_read_b32 v101, v42
	.type xor,@function
xor:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_xor_b32 exec_lo, exec_lo, vcc_lo
 s_cbranch_execz .Lxor_edge2
 ds_read_b32 v100, v42
 s_nop 0
.Lxor_z:
 s_endpgm
.Lxor_edge2:
 ds_read_b32 v101, v42
 s_branch .Lxor_z
	.size xor, .-xor
	.amdhsa_kernel xor
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: a_kernel_begins_with_a_lane
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: all_lanes
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: and
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: and_back
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: and_may_be_zero
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: another_register_is_written
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: behind_an_else
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: behind_an_else_with_xor
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: compared_into_exec
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: else
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: endif
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: exec_is_a_source
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: exec_is_read
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: half_of_exec
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: if
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: joined_with_another
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: left_lanes_come_back
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lanes
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: or_keeps_it
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: or_saveexec_keeps_it
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: other_lanes_by_the_newer_name
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: other_lanes_left_too
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: restored
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: restored_from_a_copy
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: restored_from_another
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: spill_of_all_lanes
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: subvector_loop
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: the_lanes_of_a_whole_wave_function
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: the_mask_was_overwritten
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: the_mask_was_overwritten_by_a_vector_instruction
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: the_mask_was_read
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: the_other_lanes
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: the_saved_mask_is_no_wider_than_exec
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: wrexec
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: xor
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
