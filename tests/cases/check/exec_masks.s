; Branches on EXEC that no wave takes: each edge of a branch leads to an access of LDS, which meets the copy in front unless nothing
; leads there. An access that is expected is one that waves come to; one that is not is behind an edge that no wave takes.
; DEFINE: %{accesses} = sed -n 's/.*missing-wait in \(.*\):.*/\1:/p; s/.*v41 offset/access/p'
; RUN: ldsopt check %s --no-races --verbose | %{accesses} | filecheck %s
; The same of waves of 32 lanes, whose masks are single registers.
; RUN: sed -Ef %S/narrow.sed %s | ldsopt check - --no-races --verbose | %{accesses} | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
; CHECK-NEXT: a_kernel_begins_with_a_lane:
; CHECK-NEXT: access:2{{$}}
	.type a_kernel_begins_with_a_lane,@function
a_kernel_begins_with_a_lane:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_cbranch_execz .L1_edge1
 ds_write_b32 v42, v41 offset:2
 s_nop 0
.L1_z:
 s_endpgm
.L1_edge1:
 ds_write_b32 v42, v41 offset:3
 s_branch .L1_z
	.size a_kernel_begins_with_a_lane, .-a_kernel_begins_with_a_lane
	.amdhsa_kernel a_kernel_begins_with_a_lane
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_macro_may_write_anything:
; CHECK-NEXT: access:8{{$}}
; CHECK-NEXT: access:9{{$}}
	.type a_macro_may_write_anything,@function
a_macro_may_write_anything:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
;;#ASMSTART
 m s0
;;#ASMEND
 s_cbranch_execz .L2_edge4
 ds_write_b32 v42, v41 offset:8
 s_nop 0
.L2_z:
 s_endpgm
.L2_edge4:
 ds_write_b32 v42, v41 offset:9
 s_branch .L2_z
	.size a_macro_may_write_anything, .-a_macro_may_write_anything
	.amdhsa_kernel a_macro_may_write_anything
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: active_or_neither:
; CHECK-NEXT: access:4{{$}}
; CHECK-NEXT: access:14{{$}}
; CHECK-NEXT: access:5{{$}}
; CHECK-NEXT: access:15{{$}}
	.type active_or_neither,@function
active_or_neither:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .L3_edge2
 ds_write_b32 v42, v41 offset:4
 s_and_b64 exec, exec, vcc
 s_mov_b64 s[2:3], 0
.L3_a:
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .L3_edge7
 ds_write_b32 v42, v41 offset:14
 s_nop 0
.L3_z:
 s_endpgm
.L3_edge2:
 ds_write_b32 v42, v41 offset:5
 s_branch .L3_a
.L3_edge7:
 ds_write_b32 v42, v41 offset:15
 s_branch .L3_z
	.size active_or_neither, .-active_or_neither
	.amdhsa_kernel active_or_neither
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: active_or_with_a_mask:
; CHECK-NEXT: access:2{{$}}
; CHECK-NEXT: access:8{{$}}
; CHECK-NEXT: access:16{{$}}
; CHECK-NEXT: access:3{{$}}
; CHECK-NEXT: access:9{{$}}
	.type active_or_with_a_mask,@function
active_or_with_a_mask:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_cbranch_scc0 .L4_edge1
 ds_write_b32 v42, v41 offset:2
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_cbranch_execz .L4_edge4
 ds_write_b32 v42, v41 offset:8
 s_nop 0
.L4_a:
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .L4_edge8
 ds_write_b32 v42, v41 offset:16
 s_nop 0
.L4_z:
 s_endpgm
.L4_edge1:
 ds_write_b32 v42, v41 offset:3
 s_branch .L4_a
.L4_edge4:
 ds_write_b32 v42, v41 offset:9
 s_branch .L4_a
.L4_edge8:
 ds_write_b32 v42, v41 offset:17
 s_branch .L4_z
	.size active_or_with_a_mask, .-active_or_with_a_mask
	.amdhsa_kernel active_or_with_a_mask
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: all_lanes:
; CHECK-NEXT: access:8{{$}}
	.type all_lanes,@function
all_lanes:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_mov_b64 exec, -1
 s_cbranch_execz .L5_edge4
 ds_write_b32 v42, v41 offset:8
 s_nop 0
.L5_z:
 s_endpgm
.L5_edge4:
 ds_write_b32 v42, v41 offset:9
 s_branch .L5_z
	.size all_lanes, .-all_lanes
	.amdhsa_kernel all_lanes
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: and:
; CHECK-NEXT: access:4{{$}}
; CHECK-NEXT: access:5{{$}}
	.type and,@function
and:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_and_b64 exec, exec, vcc
 s_cbranch_execz .L6_edge2
 ds_write_b32 v42, v41 offset:4
 s_nop 0
.L6_z:
 s_endpgm
.L6_edge2:
 ds_write_b32 v42, v41 offset:5
 s_branch .L6_z
	.size and, .-and
	.amdhsa_kernel and
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: and_back:
; CHECK-NEXT: access:6{{$}}
	.type and_back,@function
and_back:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_xor_saveexec_b64 s[2:3], -1
 s_mov_b64 exec, s[2:3]
 s_cbranch_execz .L7_edge3
 ds_write_b32 v42, v41 offset:6
 s_nop 0
.L7_z:
 s_endpgm
.L7_edge3:
 ds_write_b32 v42, v41 offset:7
 s_branch .L7_z
	.size and_back, .-and_back
	.amdhsa_kernel and_back
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: and_may_be_zero:
; CHECK-NEXT: access:10{{$}}
; CHECK-NEXT: access:11{{$}}
	.type and_may_be_zero,@function
and_may_be_zero:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_and_b64 s[2:3], s[2:3], exec
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .L8_edge5
 ds_write_b32 v42, v41 offset:10
 s_nop 0
.L8_z:
 s_endpgm
.L8_edge5:
 ds_write_b32 v42, v41 offset:11
 s_branch .L8_z
	.size and_may_be_zero, .-and_may_be_zero
	.amdhsa_kernel and_may_be_zero
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: another_register_is_written:
; CHECK-NEXT: access:4{{$}}
	.type another_register_is_written,@function
another_register_is_written:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e64 s[2:3], v0, v1
 s_cbranch_execz .L9_edge2
 ds_write_b32 v42, v41 offset:4
 s_nop 0
.L9_z:
 s_endpgm
.L9_edge2:
 ds_write_b32 v42, v41 offset:5
 s_branch .L9_z
	.size another_register_is_written, .-another_register_is_written
	.amdhsa_kernel another_register_is_written
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: behind_an_else:
; CHECK-NEXT: access:12{{$}}
	.type behind_an_else,@function
behind_an_else:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_xor_b64 s[2:3], exec, s[2:3]
 s_andn2_saveexec_b64 s[2:3], s[2:3]
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .L10_edge6
 ds_write_b32 v42, v41 offset:12
 s_nop 0
.L10_z:
 s_endpgm
.L10_edge6:
 ds_write_b32 v42, v41 offset:13
 s_branch .L10_z
	.size behind_an_else, .-behind_an_else
	.amdhsa_kernel behind_an_else
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: behind_an_else_with_xor:
; CHECK-NEXT: access:14{{$}}
	.type behind_an_else_with_xor,@function
behind_an_else_with_xor:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_xor_b64 s[2:3], exec, s[2:3]
 s_or_saveexec_b64 s[2:3], s[2:3]
 s_xor_b64 exec, exec, s[2:3]
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .L11_edge7
 ds_write_b32 v42, v41 offset:14
 s_nop 0
.L11_z:
 s_endpgm
.L11_edge7:
 ds_write_b32 v42, v41 offset:15
 s_branch .L11_z
	.size behind_an_else_with_xor, .-behind_an_else_with_xor
	.amdhsa_kernel behind_an_else_with_xor
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: compared_into_exec:
; CHECK-NEXT: access:4{{$}}
; CHECK-NEXT: access:5{{$}}
	.type compared_into_exec,@function
compared_into_exec:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmpx_lt_u32_e32 1, v0
 s_cbranch_execz .L12_edge2
 ds_write_b32 v42, v41 offset:4
 s_nop 0
.L12_z:
 s_endpgm
.L12_edge2:
 ds_write_b32 v42, v41 offset:5
 s_branch .L12_z
	.size compared_into_exec, .-compared_into_exec
	.amdhsa_kernel compared_into_exec
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: else:
; CHECK-NEXT: access:10{{$}}
; CHECK-NEXT: access:11{{$}}
	.type else,@function
else:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_xor_b64 s[2:3], exec, s[2:3]
 s_andn2_saveexec_b64 s[2:3], s[2:3]
 s_cbranch_execz .L13_edge5
 ds_write_b32 v42, v41 offset:10
 s_nop 0
.L13_z:
 s_endpgm
.L13_edge5:
 ds_write_b32 v42, v41 offset:11
 s_branch .L13_z
	.size else, .-else
	.amdhsa_kernel else
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: endif:
; CHECK-NEXT: access:8{{$}}
	.type endif,@function
endif:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .L14_edge4
 ds_write_b32 v42, v41 offset:8
 s_nop 0
.L14_z:
 s_endpgm
.L14_edge4:
 ds_write_b32 v42, v41 offset:9
 s_branch .L14_z
	.size endif, .-endif
	.amdhsa_kernel endif
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: exec_is_a_source:
; CHECK-NEXT: access:4{{$}}
	.type exec_is_a_source,@function
exec_is_a_source:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_and_b64 vcc, exec, vcc
 s_cbranch_execz .L15_edge2
 ds_write_b32 v42, v41 offset:4
 s_nop 0
.L15_z:
 s_endpgm
.L15_edge2:
 ds_write_b32 v42, v41 offset:5
 s_branch .L15_z
	.size exec_is_a_source, .-exec_is_a_source
	.amdhsa_kernel exec_is_a_source
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: exec_is_read:
; CHECK-NEXT: access:4{{$}}
	.type exec_is_read,@function
exec_is_read:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_mov_b64 s[2:3], exec
 s_cbranch_execz .L16_edge2
 ds_write_b32 v42, v41 offset:4
 s_nop 0
.L16_z:
 s_endpgm
.L16_edge2:
 ds_write_b32 v42, v41 offset:5
 s_branch .L16_z
	.size exec_is_read, .-exec_is_read
	.amdhsa_kernel exec_is_read
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: execnz:
; CHECK-NEXT: access:3{{$}}
	.type execnz,@function
execnz:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_cbranch_execnz .L17_edge1
 ds_write_b32 v42, v41 offset:2
 s_nop 0
.L17_z:
 s_endpgm
.L17_edge1:
 ds_write_b32 v42, v41 offset:3
 s_branch .L17_z
	.size execnz, .-execnz
	.amdhsa_kernel execnz
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: execnz_taken_means_a_lane:
; CHECK-NEXT: access:6{{$}}
; CHECK-NEXT: access:12{{$}}
; CHECK-NEXT: access:7{{$}}
	.type execnz_taken_means_a_lane,@function
execnz_taken_means_a_lane:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_cbranch_execnz .L18_edge3
 ds_write_b32 v42, v41 offset:6
 s_endpgm
.L18_a:
 s_cbranch_execz .L18_edge6
 ds_write_b32 v42, v41 offset:12
 s_nop 0
.L18_z:
 s_endpgm
.L18_edge3:
 ds_write_b32 v42, v41 offset:7
 s_branch .L18_a
.L18_edge6:
 ds_write_b32 v42, v41 offset:13
 s_branch .L18_z
	.size execnz_taken_means_a_lane, .-execnz_taken_means_a_lane
	.amdhsa_kernel execnz_taken_means_a_lane
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: half_of_exec:
; CHECK-NEXT: access:4{{$}}
; CHECK-NEXT: access:5{{$}}
	.type half_of_exec,@function
half_of_exec:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_readfirstlane_b32 exec_lo, v1
 s_cbranch_execz .L19_edge2
 ds_write_b32 v42, v41 offset:4
 s_nop 0
.L19_z:
 s_endpgm
.L19_edge2:
 ds_write_b32 v42, v41 offset:5
 s_branch .L19_z
	.size half_of_exec, .-half_of_exec
	.amdhsa_kernel half_of_exec
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: if:
; CHECK-NEXT: access:6{{$}}
; CHECK-NEXT: access:7{{$}}
	.type if,@function
if:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_cbranch_execz .L20_edge3
 ds_write_b32 v42, v41 offset:6
 s_nop 0
.L20_z:
 s_endpgm
.L20_edge3:
 ds_write_b32 v42, v41 offset:7
 s_branch .L20_z
	.size if, .-if
	.amdhsa_kernel if
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: joined_with_another:
; CHECK-NEXT: access:8{{$}}
; CHECK-NEXT: access:9{{$}}
	.type joined_with_another,@function
joined_with_another:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_or_b64 exec, exec, s[4:5]
 s_cbranch_execz .L21_edge4
 ds_write_b32 v42, v41 offset:8
 s_nop 0
.L21_z:
 s_endpgm
.L21_edge4:
 ds_write_b32 v42, v41 offset:9
 s_branch .L21_z
	.size joined_with_another, .-joined_with_another
	.amdhsa_kernel joined_with_another
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: kept_in_the_loop:
; CHECK-NEXT: access:4{{$}}
; CHECK-NEXT: access:12{{$}}
; CHECK-NEXT: access:13{{$}}
	.type kept_in_the_loop,@function
kept_in_the_loop:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
.L22_loop:
 s_cbranch_execz .L22_edge2
 ds_write_b32 v42, v41 offset:4
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_scc0 .L22_edge6
 ds_write_b32 v42, v41 offset:12
.L22_z:
 s_endpgm
.L22_edge2:
 ds_write_b32 v42, v41 offset:5
 s_branch .L22_z
.L22_edge6:
 ds_write_b32 v42, v41 offset:13
 s_branch .L22_loop
	.size kept_in_the_loop, .-kept_in_the_loop
	.amdhsa_kernel kept_in_the_loop
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: left_lanes_come_back:
; CHECK-NEXT: access:6{{$}}
	.type left_lanes_come_back,@function
left_lanes_come_back:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_andn2_b64 exec, exec, s[2:3]
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .L23_edge3
 ds_write_b32 v42, v41 offset:6
 s_nop 0
.L23_z:
 s_endpgm
.L23_edge3:
 ds_write_b32 v42, v41 offset:7
 s_branch .L23_z
	.size left_lanes_come_back, .-left_lanes_come_back
	.amdhsa_kernel left_lanes_come_back
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: loop_that_lanes_leave_one_by_one:
; CHECK-NEXT: access:12{{$}}
; CHECK-NEXT: access:16{{$}}
; CHECK-NEXT: access:13{{$}}
	.type loop_that_lanes_leave_one_by_one,@function
loop_that_lanes_leave_one_by_one:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_mov_b64 s[2:3], 0
.L24_loop:
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_or_b64 s[2:3], vcc, s[2:3]
 s_andn2_b64 exec, exec, s[2:3]
 s_cbranch_execnz .L24_edge6
 ds_write_b32 v42, v41 offset:12
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .L24_edge8
 ds_write_b32 v42, v41 offset:16
 s_nop 0
.L24_z:
 s_endpgm
.L24_edge6:
 ds_write_b32 v42, v41 offset:13
 s_branch .L24_loop
.L24_edge8:
 ds_write_b32 v42, v41 offset:17
 s_branch .L24_z
	.size loop_that_lanes_leave_one_by_one, .-loop_that_lanes_leave_one_by_one
	.amdhsa_kernel loop_that_lanes_leave_one_by_one
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: lost_in_the_loop:
; CHECK-NEXT: access:4{{$}}
; CHECK-NEXT: access:10{{$}}
; CHECK-NEXT: access:5{{$}}
; CHECK-NEXT: access:11{{$}}
	.type lost_in_the_loop,@function
lost_in_the_loop:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
.L25_loop:
 s_cbranch_execz .L25_edge2
 ds_write_b32 v42, v41 offset:4
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_cbranch_scc0 .L25_edge5
 ds_write_b32 v42, v41 offset:10
.L25_z:
 s_endpgm
.L25_edge2:
 ds_write_b32 v42, v41 offset:5
 s_branch .L25_z
.L25_edge5:
 ds_write_b32 v42, v41 offset:11
 s_branch .L25_loop
	.size lost_in_the_loop, .-lost_in_the_loop
	.amdhsa_kernel lost_in_the_loop
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: lost_only_where_no_wave_comes:
; CHECK-NEXT: access:2{{$}}
; CHECK-NEXT: access:12{{$}}
	.type lost_only_where_no_wave_comes,@function
lost_only_where_no_wave_comes:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_cbranch_execz .L26_edge1
 ds_write_b32 v42, v41 offset:2
 s_branch .L26_z
.L26_a:
 s_mov_b64 exec, 0
.L26_z:
 s_cbranch_execz .L26_edge6
 ds_write_b32 v42, v41 offset:12
 s_nop 0
.L26_y:
 s_endpgm
.L26_edge1:
 ds_write_b32 v42, v41 offset:3
 s_branch .L26_a
.L26_edge6:
 ds_write_b32 v42, v41 offset:13
 s_branch .L26_y
	.size lost_only_where_no_wave_comes, .-lost_only_where_no_wave_comes
	.amdhsa_kernel lost_only_where_no_wave_comes
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: no_lanes:
; CHECK-NEXT: access:8{{$}}
; CHECK-NEXT: access:9{{$}}
	.type no_lanes,@function
no_lanes:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_mov_b64 exec, 0
 s_cbranch_execz .L27_edge4
 ds_write_b32 v42, v41 offset:8
 s_nop 0
.L27_z:
 s_endpgm
.L27_edge4:
 ds_write_b32 v42, v41 offset:9
 s_branch .L27_z
	.size no_lanes, .-no_lanes
	.amdhsa_kernel no_lanes
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: not_taken_means_a_lane:
; CHECK-NEXT: access:6{{$}}
; CHECK-NEXT: access:8{{$}}
; CHECK-NEXT: access:7{{$}}
	.type not_taken_means_a_lane,@function
not_taken_means_a_lane:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_cbranch_execz .L28_edge3
 ds_write_b32 v42, v41 offset:6
 s_cbranch_execz .L28_edge4
 ds_write_b32 v42, v41 offset:8
 s_nop 0
.L28_z:
 s_endpgm
.L28_edge3:
 ds_write_b32 v42, v41 offset:7
 s_branch .L28_z
.L28_edge4:
 ds_write_b32 v42, v41 offset:9
 s_branch .L28_z
	.size not_taken_means_a_lane, .-not_taken_means_a_lane
	.amdhsa_kernel not_taken_means_a_lane
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: on_both_ways:
; CHECK-NEXT: access:2{{$}}
; CHECK-NEXT: access:12{{$}}
; CHECK-NEXT: access:3{{$}}
	.type on_both_ways,@function
on_both_ways:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_cbranch_scc0 .L29_edge1
 ds_write_b32 v42, v41 offset:2
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_or_b64 exec, exec, s[2:3]
.L29_a:
 s_cbranch_execz .L29_edge6
 ds_write_b32 v42, v41 offset:12
 s_nop 0
.L29_z:
 s_endpgm
.L29_edge1:
 ds_write_b32 v42, v41 offset:3
 s_branch .L29_a
.L29_edge6:
 ds_write_b32 v42, v41 offset:13
 s_branch .L29_z
	.size on_both_ways, .-on_both_ways
	.amdhsa_kernel on_both_ways
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: on_one_path_only:
; CHECK-NEXT: access:6{{$}}
; CHECK-NEXT: access:12{{$}}
; CHECK-NEXT: access:7{{$}}
; CHECK-NEXT: access:13{{$}}
	.type on_one_path_only,@function
on_one_path_only:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_cbranch_scc0 .L30_edge3
 ds_write_b32 v42, v41 offset:6
 s_mov_b64 exec, -1
.L30_a:
 s_cbranch_execz .L30_edge6
 ds_write_b32 v42, v41 offset:12
 s_nop 0
.L30_z:
 s_endpgm
.L30_edge3:
 ds_write_b32 v42, v41 offset:7
 s_branch .L30_a
.L30_edge6:
 ds_write_b32 v42, v41 offset:13
 s_branch .L30_z
	.size on_one_path_only, .-on_one_path_only
	.amdhsa_kernel on_one_path_only
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: or_keeps_it:
; CHECK-NEXT: access:4{{$}}
	.type or_keeps_it,@function
or_keeps_it:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_or_b64 exec, exec, vcc
 s_cbranch_execz .L31_edge2
 ds_write_b32 v42, v41 offset:4
 s_nop 0
.L31_z:
 s_endpgm
.L31_edge2:
 ds_write_b32 v42, v41 offset:5
 s_branch .L31_z
	.size or_keeps_it, .-or_keeps_it
	.amdhsa_kernel or_keeps_it
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: or_saveexec_keeps_it:
; CHECK-NEXT: access:4{{$}}
	.type or_saveexec_keeps_it,@function
or_saveexec_keeps_it:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_or_saveexec_b64 s[2:3], vcc
 s_cbranch_execz .L32_edge2
 ds_write_b32 v42, v41 offset:4
 s_nop 0
.L32_z:
 s_endpgm
.L32_edge2:
 ds_write_b32 v42, v41 offset:5
 s_branch .L32_z
	.size or_saveexec_keeps_it, .-or_saveexec_keeps_it
	.amdhsa_kernel or_saveexec_keeps_it
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: other_lanes_by_the_newer_name:
; CHECK-NEXT: access:10{{$}}
	.type other_lanes_by_the_newer_name,@function
other_lanes_by_the_newer_name:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_and_not1_b64 s[2:3], s[2:3], exec
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .L33_edge5
 ds_write_b32 v42, v41 offset:10
 s_nop 0
.L33_z:
 s_endpgm
.L33_edge5:
 ds_write_b32 v42, v41 offset:11
 s_branch .L33_z
	.size other_lanes_by_the_newer_name, .-other_lanes_by_the_newer_name
	.amdhsa_kernel other_lanes_by_the_newer_name
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: other_lanes_left_too:
; CHECK-NEXT: access:8{{$}}
; CHECK-NEXT: access:9{{$}}
	.type other_lanes_left_too,@function
other_lanes_left_too:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_andn2_b64 exec, exec, s[2:3]
 s_andn2_b64 exec, exec, s[4:5]
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .L34_edge4
 ds_write_b32 v42, v41 offset:8
 s_nop 0
.L34_z:
 s_endpgm
.L34_edge4:
 ds_write_b32 v42, v41 offset:9
 s_branch .L34_z
	.size other_lanes_left_too, .-other_lanes_left_too
	.amdhsa_kernel other_lanes_left_too
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: restored:
; CHECK-NEXT: access:8{{$}}
	.type restored,@function
restored:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_mov_b64 exec, s[2:3]
 s_cbranch_execz .L35_edge4
 ds_write_b32 v42, v41 offset:8
 s_nop 0
.L35_z:
 s_endpgm
.L35_edge4:
 ds_write_b32 v42, v41 offset:9
 s_branch .L35_z
	.size restored, .-restored
	.amdhsa_kernel restored
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: restored_from_a_copy:
; CHECK-NEXT: access:10{{$}}
	.type restored_from_a_copy,@function
restored_from_a_copy:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_mov_b64 s[4:5], s[2:3]
 s_mov_b64 exec, s[4:5]
 s_cbranch_execz .L36_edge5
 ds_write_b32 v42, v41 offset:10
 s_nop 0
.L36_z:
 s_endpgm
.L36_edge5:
 ds_write_b32 v42, v41 offset:11
 s_branch .L36_z
	.size restored_from_a_copy, .-restored_from_a_copy
	.amdhsa_kernel restored_from_a_copy
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: restored_from_another:
; CHECK-NEXT: access:8{{$}}
; CHECK-NEXT: access:9{{$}}
	.type restored_from_another,@function
restored_from_another:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_mov_b64 exec, s[4:5]
 s_cbranch_execz .L37_edge4
 ds_write_b32 v42, v41 offset:8
 s_nop 0
.L37_z:
 s_endpgm
.L37_edge4:
 ds_write_b32 v42, v41 offset:9
 s_branch .L37_z
	.size restored_from_another, .-restored_from_another
	.amdhsa_kernel restored_from_another
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: spill_of_all_lanes:
; CHECK-NEXT: access:6{{$}}
	.type spill_of_all_lanes,@function
spill_of_all_lanes:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_or_saveexec_b64 s[2:3], -1
 s_mov_b64 exec, s[2:3]
 s_cbranch_execz .L38_edge3
 ds_write_b32 v42, v41 offset:6
 s_nop 0
.L38_z:
 s_endpgm
.L38_edge3:
 ds_write_b32 v42, v41 offset:7
 s_branch .L38_z
	.size spill_of_all_lanes, .-spill_of_all_lanes
	.amdhsa_kernel spill_of_all_lanes
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: subvector_loop:
; CHECK-NEXT: access:4{{$}}
; CHECK-NEXT: access:5{{$}}
	.type subvector_loop,@function
subvector_loop:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_subvector_loop_begin s2, .L39_z
 s_cbranch_execz .L39_edge2
 ds_write_b32 v42, v41 offset:4
 s_nop 0
.L39_z:
 s_endpgm
.L39_edge2:
 ds_write_b32 v42, v41 offset:5
 s_branch .L39_z
	.size subvector_loop, .-subvector_loop
	.amdhsa_kernel subvector_loop
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: the_lanes_of_a_whole_wave_function:
; CHECK-NEXT: access:4{{$}}
; CHECK-NEXT: access:5{{$}}
	.type the_lanes_of_a_whole_wave_function,@function
the_lanes_of_a_whole_wave_function:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_xor_saveexec_b64 s[2:3], -1
 s_cbranch_execz .L40_edge2
 ds_write_b32 v42, v41 offset:4
 s_nop 0
.L40_z:
 s_endpgm
.L40_edge2:
 ds_write_b32 v42, v41 offset:5
 s_branch .L40_z
	.size the_lanes_of_a_whole_wave_function, .-the_lanes_of_a_whole_wave_function
	.amdhsa_kernel the_lanes_of_a_whole_wave_function
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: the_mask_was_overwritten:
; CHECK-NEXT: access:10{{$}}
; CHECK-NEXT: access:11{{$}}
	.type the_mask_was_overwritten,@function
the_mask_was_overwritten:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_load_dword s2, s[0:1], 0x0
 s_waitcnt lgkmcnt(0)
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .L41_edge5
 ds_write_b32 v42, v41 offset:10
 s_nop 0
.L41_z:
 s_endpgm
.L41_edge5:
 ds_write_b32 v42, v41 offset:11
 s_branch .L41_z
	.size the_mask_was_overwritten, .-the_mask_was_overwritten
	.amdhsa_kernel the_mask_was_overwritten
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: the_mask_was_overwritten_by_a_vector_instruction:
; CHECK-NEXT: access:10{{$}}
; CHECK-NEXT: access:11{{$}}
	.type the_mask_was_overwritten_by_a_vector_instruction,@function
the_mask_was_overwritten_by_a_vector_instruction:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_readfirstlane_b32 s2, v4
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .L42_edge5
 ds_write_b32 v42, v41 offset:10
 s_nop 0
.L42_z:
 s_endpgm
.L42_edge5:
 ds_write_b32 v42, v41 offset:11
 s_branch .L42_z
	.size the_mask_was_overwritten_by_a_vector_instruction, .-the_mask_was_overwritten_by_a_vector_instruction
	.amdhsa_kernel the_mask_was_overwritten_by_a_vector_instruction
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: the_mask_was_read:
; CHECK-NEXT: access:10{{$}}
	.type the_mask_was_read,@function
the_mask_was_read:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_cndmask_b32_e64 v4, v5, v6, s[2:3]
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .L43_edge5
 ds_write_b32 v42, v41 offset:10
 s_nop 0
.L43_z:
 s_endpgm
.L43_edge5:
 ds_write_b32 v42, v41 offset:11
 s_branch .L43_z
	.size the_mask_was_read, .-the_mask_was_read
	.amdhsa_kernel the_mask_was_read
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: the_other_lanes:
; CHECK-NEXT: access:10{{$}}
	.type the_other_lanes,@function
the_other_lanes:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_xor_b64 s[2:3], exec, s[2:3]
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .L44_edge5
 ds_write_b32 v42, v41 offset:10
 s_nop 0
.L44_z:
 s_endpgm
.L44_edge5:
 ds_write_b32 v42, v41 offset:11
 s_branch .L44_z
	.size the_other_lanes, .-the_other_lanes
	.amdhsa_kernel the_other_lanes
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: the_saved_mask_is_no_wider_than_exec:
; CHECK-NEXT: access:10{{$}}
; CHECK-NEXT: access:11{{$}}
	.type the_saved_mask_is_no_wider_than_exec,@function
the_saved_mask_is_no_wider_than_exec:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_and_saveexec_b64 s[4:5], s[2:3]
 s_or_b64 exec, exec, s[4:5]
 s_cbranch_execz .L45_edge5
 ds_write_b32 v42, v41 offset:10
 s_nop 0
.L45_z:
 s_endpgm
.L45_edge5:
 ds_write_b32 v42, v41 offset:11
 s_branch .L45_z
	.size the_saved_mask_is_no_wider_than_exec, .-the_saved_mask_is_no_wider_than_exec
	.amdhsa_kernel the_saved_mask_is_no_wider_than_exec
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: wrexec:
; CHECK-NEXT: access:4{{$}}
; CHECK-NEXT: access:5{{$}}
	.type wrexec,@function
wrexec:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_andn1_wrexec_b64 s[2:3], vcc
 s_cbranch_execz .L46_edge2
 ds_write_b32 v42, v41 offset:4
 s_nop 0
.L46_z:
 s_endpgm
.L46_edge2:
 ds_write_b32 v42, v41 offset:5
 s_branch .L46_z
	.size wrexec, .-wrexec
	.amdhsa_kernel wrexec
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: xor:
; CHECK-NEXT: access:4{{$}}
; CHECK-NEXT: access:5{{$}}
	.type xor,@function
xor:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_xor_b64 exec, exec, vcc
 s_cbranch_execz .L47_edge2
 ds_write_b32 v42, v41 offset:4
 s_nop 0
.L47_z:
 s_endpgm
.L47_edge2:
 ds_write_b32 v42, v41 offset:5
 s_branch .L47_z
	.size xor, .-xor
	.amdhsa_kernel xor
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: a_kernel_begins_with_a_lane
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_macro_may_write_anything
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: active_or_neither
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: active_or_with_a_mask
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: all_lanes
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: and
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: and_back
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: and_may_be_zero
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: another_register_is_written
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: behind_an_else
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: behind_an_else_with_xor
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: compared_into_exec
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: else
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: endif
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: exec_is_a_source
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: exec_is_read
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: execnz
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: execnz_taken_means_a_lane
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: half_of_exec
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: if
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: joined_with_another
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: kept_in_the_loop
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: left_lanes_come_back
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: loop_that_lanes_leave_one_by_one
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: lost_in_the_loop
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: lost_only_where_no_wave_comes
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: no_lanes
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: not_taken_means_a_lane
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: on_both_ways
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: on_one_path_only
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: or_keeps_it
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: or_saveexec_keeps_it
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_lanes_by_the_newer_name
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_lanes_left_too
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: restored
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: restored_from_a_copy
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: restored_from_another
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: spill_of_all_lanes
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: subvector_loop
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: the_lanes_of_a_whole_wave_function
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: the_mask_was_overwritten
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: the_mask_was_overwritten_by_a_vector_instruction
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: the_mask_was_read
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: the_other_lanes
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: the_saved_mask_is_no_wider_than_exec
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: wrexec
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: xor
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
