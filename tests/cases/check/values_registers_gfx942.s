; The values of registers through arithmetic, masked lanes, branches and loops. Of the bytes that are read behind the
; barrier, those that are named may be what another wave writes.
; RUN: exits 1 ldsopt check %s --no-races --json > %t.json
; RUN: %{python} -c "import json; print(*sorted({f['used']['asm_line'] for f in json.load(open('%t.json'))['findings'] if f['rule'] == 'bare-barrier'}), sep='\n')" | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; Arithmetic, and what is not known of it.
; A work-item of 256.
	.type arithmetic_01,@function
arithmetic_01:
 v_lshlrev_b32_e32 v8, 2, v0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x3ff
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x400
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_01, .-arithmetic_01
	.amdhsa_kernel arithmetic_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A field of it.
	.type arithmetic_02,@function
arithmetic_02:
 v_bfe_u32 v1, v0, 2, 4
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
	.size arithmetic_02, .-arithmetic_02
	.amdhsa_kernel arithmetic_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A lane.
	.type arithmetic_03,@function
arithmetic_03:
 v_mbcnt_lo_u32_b32 v1, -1, 0
 v_mbcnt_hi_u32_b32 v1, -1, v1
 v_lshlrev_b32_e32 v8, 4, v1
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x3f3
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x3f4
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_03, .-arithmetic_03
	.amdhsa_kernel arithmetic_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A literal.
	.type arithmetic_04,@function
arithmetic_04:
 v_mov_b32_e32 v8, 0x1234
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x1233
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x1234
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x1237
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x1238
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_04, .-arithmetic_04
	.amdhsa_kernel arithmetic_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A sum of three.
	.type arithmetic_05,@function
arithmetic_05:
 v_mov_b32_e32 v1, 64
 v_add3_u32 v8, v1, 16, 0x100
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x14f
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x150
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x153
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x154
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_05, .-arithmetic_05
	.amdhsa_kernel arithmetic_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What carries.
	.type arithmetic_06,@function
arithmetic_06:
 v_mov_b32_e32 v1, 3
 v_add_co_u32_e32 v8, vcc, 4, v1
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x6
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x7
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0xa
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0xb
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_06, .-arithmetic_06
	.amdhsa_kernel arithmetic_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; By an accumulator.
	.type arithmetic_07,@function
arithmetic_07:
 v_mov_b32_e32 v1, 3
 v_accvgpr_write_b32 a0, v1
 v_accvgpr_read_b32 v8, a0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x2
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x3
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x6
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x7
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_07, .-arithmetic_07
	.amdhsa_kernel arithmetic_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; From a scalar.
	.type arithmetic_08,@function
arithmetic_08:
 s_mov_b32 s0, 8
 s_lshl_b32 s0, s0, 2
 v_mov_b32_e32 v8, s0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x1f
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x20
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x23
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x24
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_08, .-arithmetic_08
	.amdhsa_kernel arithmetic_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Two at a time.
	.type arithmetic_09,@function
arithmetic_09:
 s_mov_b64 s[0:1], 5
 v_mov_b32_e32 v8, s0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x4
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x5
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x8
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x9
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_09, .-arithmetic_09
	.amdhsa_kernel arithmetic_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of 16 bits.
	.type arithmetic_10,@function
arithmetic_10:
 s_movk_i32 s0, 0x7fff
 s_addk_i32 s0, 0xffff
 v_mov_b32_e32 v8, s0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x7ffd
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x7ffe
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x8001
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x8002
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_10, .-arithmetic_10
	.amdhsa_kernel arithmetic_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of the first lane.
	.type arithmetic_11,@function
arithmetic_11:
 v_lshlrev_b32_e32 v1, 2, v0
 v_readfirstlane_b32 s0, v1
 v_mov_b32_e32 v8, s0
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
	.size arithmetic_11, .-arithmetic_11
	.amdhsa_kernel arithmetic_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Selected by what constants are.
	.type arithmetic_12,@function
arithmetic_12:
 s_mov_b32 s0, 3
 s_cmp_lt_i32 s0, 3
 s_cselect_b32 s1, s0, 8
 v_mov_b32_e32 v8, s1
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x7
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x8
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0xb
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0xc
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_12, .-arithmetic_12
	.amdhsa_kernel arithmetic_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Two selected.
	.type arithmetic_13,@function
arithmetic_13:
 s_cselect_b64 s[0:1], -1, 0
 v_and_b32_e32 v8, 12, s1
 v_and_b32_e32 v8, s0, v8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0xf
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x10
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_13, .-arithmetic_13
	.amdhsa_kernel arithmetic_13
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Beside a product of 64 bits.
	.type arithmetic_14,@function
arithmetic_14:
 v_mov_b32_e32 v8, 4
 v_mad_u64_u32 v[2:3], s[0:1], v0, s2, v[8:9]
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x3
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x4
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x7
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x8
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_14, .-arithmetic_14
	.amdhsa_kernel arithmetic_14
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A product of 64 bits.
	.type arithmetic_15,@function
arithmetic_15:
 v_mov_b32_e32 v8, 4
 v_mad_u64_u32 v[8:9], s[0:1], v0, s2, v[8:9]
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_15, .-arithmetic_15
	.amdhsa_kernel arithmetic_15
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A carry.
	.type arithmetic_16,@function
arithmetic_16:
 s_mov_b32 s0, 4
 v_add_co_u32_e64 v2, s[0:1], v0, v1
 v_mov_b32_e32 v8, s0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_16, .-arithmetic_16
	.amdhsa_kernel arithmetic_16
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What was loaded.
	.type arithmetic_17,@function
arithmetic_17:
 ds_bpermute_b32 v8, v0, v0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_17, .-arithmetic_17
	.amdhsa_kernel arithmetic_17
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What an atomic found.
	.type arithmetic_18,@function
arithmetic_18:
 v_mov_b32_e32 v8, 4
 global_atomic_add v8, v[2:3], v4, off sc0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_18, .-arithmetic_18
	.amdhsa_kernel arithmetic_18
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of an argument.
	.type arithmetic_19,@function
arithmetic_19:
 s_load_dword s0, s[0:1], 0x0
 v_mov_b32_e32 v8, s0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_19, .-arithmetic_19
	.amdhsa_kernel arithmetic_19
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Moved between lanes.
	.type arithmetic_20,@function
arithmetic_20:
 v_mov_b32_e32 v8, 4
 v_mov_b32_dpp v8, v0 row_shr:1 row_mask:0xf bank_mask:0xf
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_20, .-arithmetic_20
	.amdhsa_kernel arithmetic_20
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A float.
	.type arithmetic_21,@function
arithmetic_21:
 v_mov_b32_e32 v8, 4
 v_add_f32_e32 v8, 1.0, v8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_21, .-arithmetic_21
	.amdhsa_kernel arithmetic_21
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Both of a pair.
	.type arithmetic_22,@function
arithmetic_22:
 v_mov_b32_e32 v8, 4
 v_lshlrev_b64 v[7:8], 2, v[0:1]
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_22, .-arithmetic_22
	.amdhsa_kernel arithmetic_22
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A half of it.
	.type arithmetic_23,@function
arithmetic_23:
 v_mov_b32_e32 v8, 4
 v_mov_b16_e32 v8.h, v1.l
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_23, .-arithmetic_23
	.amdhsa_kernel arithmetic_23
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of a lane by its number.
	.type arithmetic_24,@function
arithmetic_24:
 v_mov_b32_e32 v1, 4
 v_readlane_b32 s0, v1, 63
 v_mov_b32_e32 v8, s0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_24, .-arithmetic_24
	.amdhsa_kernel arithmetic_24
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Clamped.
	.type arithmetic_25,@function
arithmetic_25:
 v_mov_b32_e32 v1, 4
 v_add_u32_e64 v8, v1, v1 clamp
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_25, .-arithmetic_25
	.amdhsa_kernel arithmetic_25
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Swapped.
	.type arithmetic_26,@function
arithmetic_26:
 v_mov_b32_e32 v8, 4
 v_swap_b32 v1, v8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_26, .-arithmetic_26
	.amdhsa_kernel arithmetic_26
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of bits of two.
	.type arithmetic_27,@function
arithmetic_27:
 v_mov_b32_e32 v1, 12
 v_dual_mov_b32 v2, 0 :: v_dual_bitop2_b32 v8, 3, v1 bitop3:0x54
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0xe
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0xf
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x12
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x13
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_27, .-arithmetic_27
	.amdhsa_kernel arithmetic_27
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; By a number that an assembler extends.
	.type arithmetic_28,@function
arithmetic_28:
 s_mov_b64 s[0:1], -100
 v_mov_b32_e32 v8, s1
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_28, .-arithmetic_28
	.amdhsa_kernel arithmetic_28
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; By a number with a zero in front.
	.type arithmetic_29,@function
arithmetic_29:
 v_mov_b32_e32 v8, 010
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_29, .-arithmetic_29
	.amdhsa_kernel arithmetic_29
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Where EXEC was compared.
	.type arithmetic_30,@function
arithmetic_30:
 s_cmp_eq_u32 exec_lo, 5
 s_mov_b32 exec_lo, 7
 s_cselect_b32 s0, exec_lo, 0
 v_mov_b32_e32 v8, s0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_30, .-arithmetic_30
	.amdhsa_kernel arithmetic_30
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Behind a call.
	.type arithmetic_31,@function
arithmetic_31:
 v_mov_b32_e32 v8, 4
 s_swappc_b64 s[30:31], s[0:1]
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size arithmetic_31, .-arithmetic_31
	.amdhsa_kernel arithmetic_31
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Registers with computed numbers say nothing.
	.type computed_1,@function
computed_1:
 v_mov_b32_e32 v8, 4
 v_movreld_b32_e32 v1, v2
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size computed_1, .-computed_1
	.amdhsa_kernel computed_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type computed_2,@function
computed_2:
 v_mov_b32_e32 v8, 4
 s_set_gpr_idx_on s0, gpr_idx(DST)
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size computed_2, .-computed_2
	.amdhsa_kernel computed_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type computed_3,@function
computed_3:
 v_mov_b32_e32 v8, 4
 s_setreg_b32 hwreg(HW_REG_MODE), s0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size computed_3, .-computed_3
	.amdhsa_kernel computed_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type computed_4,@function
computed_4:
 v_mov_b32_e32 v8, 4
 s_setreg_imm32_b32 hwreg(HW_REG_MODE, 12, 8), 0x41
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size computed_4, .-computed_4
	.amdhsa_kernel computed_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type computed_5,@function
computed_5:
 v_mov_b32_e32 v8, 4
 s_setreg_b32 hwreg(n), s0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size computed_5, .-computed_5
	.amdhsa_kernel computed_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Halves of masks.
; Of 64 it is the upper half.
	.type halves_1,@function
halves_1:
 s_mov_b64 s[6:7], exec
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_b64 exec, exec, vcc
 s_mov_b32 s8, 5
 s_or_b64 exec, exec, s[6:7]
 v_lshlrev_b32_e32 v8, 2, v0
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
	.size halves_1, .-halves_1
	.amdhsa_kernel halves_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of 64 it is the upper half.
	.type halves_2,@function
halves_2:
 s_mov_b64 s[6:7], exec
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_b64 exec, exec, vcc
 s_mov_b32 s7, 5
 s_or_b64 exec, exec, s[6:7]
 v_lshlrev_b32_e32 v8, 2, v0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x8000
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size halves_2, .-halves_2
	.amdhsa_kernel halves_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of vcc as well.
	.type halves_3,@function
halves_3:
 s_mov_b64 vcc, exec
 v_cmp_gt_u32_e64 s[2:3], 32, v0
 s_and_b64 exec, exec, s[2:3]
 s_mov_b32 s4, 5
 s_or_b64 exec, exec, vcc
 v_lshlrev_b32_e32 v8, 2, v0
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
	.size halves_3, .-halves_3
	.amdhsa_kernel halves_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of vcc as well.
	.type halves_4,@function
halves_4:
 s_mov_b64 vcc, exec
 v_cmp_gt_u32_e64 s[2:3], 32, v0
 s_and_b64 exec, exec, s[2:3]
 s_mov_b32 vcc_hi, 5
 s_or_b64 exec, exec, vcc
 v_lshlrev_b32_e32 v8, 2, v0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x8000
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size halves_4, .-halves_4
	.amdhsa_kernel halves_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of vcc as well.
	.type halves_5,@function
halves_5:
 s_mov_b64 vcc, exec
 v_cmp_gt_u32_e64 s[2:3], 32, v0
 s_and_b64 exec, exec, s[2:3]
 s_mov_b32 vcc_lo, 5
 s_or_b64 exec, exec, vcc
 v_lshlrev_b32_e32 v8, 2, v0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x8000
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size halves_5, .-halves_5
	.amdhsa_kernel halves_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Ids of work-items.
; The first id.
	.type ids_1,@function
ids_1:
 v_and_b32_e32 v1, 0x3ff, v0
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
	.size ids_1, .-ids_1
	.amdhsa_kernel ids_1
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; The second.
	.type ids_2,@function
ids_2:
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
	.size ids_2, .-ids_2
	.amdhsa_kernel ids_2
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; The second where there is none.
	.type ids_3,@function
ids_3:
 v_bfe_u32 v1, v0, 10, 10
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
	.size ids_3, .-ids_3
	.amdhsa_kernel ids_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of a larger workgroup.
	.type ids_4,@function
ids_4:
 v_lshlrev_b32_e32 v8, 2, v0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0xfff
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x1000
 ds_read_u8 v251, v250
	s_endpgm
	.size ids_4, .-ids_4
	.amdhsa_kernel ids_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Masked lanes.
; What some wrote is one of two.
	.type lanes_01,@function
lanes_01:
 v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_mov_b32_e32 v8, 0x40
 s_or_b64 exec, exec, s[2:3]
 s_nop 0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x43
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x44
 ds_read_u8 v251, v250
	s_endpgm
	.size lanes_01, .-lanes_01
	.amdhsa_kernel lanes_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What all wrote behind is all.
	.type lanes_02,@function
lanes_02:
 v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_mov_b32_e32 v8, 0x40
 s_or_b64 exec, exec, s[2:3]
 v_mov_b32_e32 v8, 8
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x7
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x8
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0xb
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0xc
 ds_read_u8 v251, v250
	s_endpgm
	.size lanes_02, .-lanes_02
	.amdhsa_kernel lanes_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Idle ones keep what they had.
	.type lanes_03,@function
lanes_03:
 v_mov_b32_e32 v8, 0x80
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_mov_b32_e32 v8, 0
 s_mov_b64 exec, s[2:3]
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x83
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x84
 ds_read_u8 v251, v250
	s_endpgm
	.size lanes_03, .-lanes_03
	.amdhsa_kernel lanes_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Those that a mask adds are some.
	.type lanes_04,@function
lanes_04:
 v_cmp_gt_u32_e64 s[4:5], s9, v0
 v_mov_b32_e32 v8, 0x40
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_mov_b32_e32 v8, 0
 s_or_b64 exec, exec, s[4:5]
 v_mov_b32_e32 v8, 0x80
 s_mov_b64 exec, s[2:3]
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x3f
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x40
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x83
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x84
 ds_read_u8 v251, v250
	s_endpgm
	.size lanes_04, .-lanes_04
	.amdhsa_kernel lanes_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Never written they hold anything.
	.type lanes_05,@function
lanes_05:
 v_mov_b32_e32 v8, 0
 s_mov_b64 exec, -1
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size lanes_05, .-lanes_05
	.amdhsa_kernel lanes_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Never written, where a mask adds them.
	.type lanes_06,@function
lanes_06:
 v_mov_b32_e32 v8, 0
 s_or_b64 exec, exec, s[8:9]
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size lanes_06, .-lanes_06
	.amdhsa_kernel lanes_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; All are back, none is idle.
	.type lanes_07,@function
lanes_07:
 s_mov_b64 s[2:3], exec
 s_mov_b64 exec, s[8:9]
 s_mov_b64 exec, s[2:3]
 v_mov_b32_e32 v8, 4
 s_and_saveexec_b64 s[4:5], vcc
 s_mov_b64 exec, s[4:5]
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x3
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x4
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x7
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x8
 ds_read_u8 v251, v250
	s_endpgm
	.size lanes_07, .-lanes_07
	.amdhsa_kernel lanes_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; None is back.
	.type lanes_08,@function
lanes_08:
 s_mov_b64 s[2:3], exec
 s_mov_b64 exec, s[8:9]
 s_nop 0
 v_mov_b32_e32 v8, 4
 s_and_saveexec_b64 s[4:5], vcc
 s_mov_b64 exec, s[2:3]
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size lanes_08, .-lanes_08
	.amdhsa_kernel lanes_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A mask that was overwritten.
	.type lanes_09,@function
lanes_09:
 v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_load_dwordx2 s[2:3], s[0:1], 0x0
 s_or_b64 exec, exec, s[2:3]
 s_nop 0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size lanes_09, .-lanes_09
	.amdhsa_kernel lanes_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A half of it.
	.type lanes_10,@function
lanes_10:
 v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_mov_b32 s3, s9
 s_or_b64 exec, exec, s[2:3]
 s_nop 0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size lanes_10, .-lanes_10
	.amdhsa_kernel lanes_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Matrix instructions write idle ones.
	.type lanes_11,@function
lanes_11:
 v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_mfma_f32_4x4x1_16b_f32 v[8:11], v1, v2, v[8:11]
 s_or_b64 exec, exec, s[2:3]
 s_nop 0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size lanes_11, .-lanes_11
	.amdhsa_kernel lanes_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Writes of accumulators too.
	.type lanes_12,@function
lanes_12:
 v_accvgpr_write_b32 a0, 4
 v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_accvgpr_write_b32 a0, 0
 s_or_b64 exec, exec, s[2:3]
 v_accvgpr_read_b32 v8, a0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size lanes_12, .-lanes_12
	.amdhsa_kernel lanes_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Half a mask is none.
	.type lanes_13,@function
lanes_13:
 v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b32 s2, s4
 v_mov_b32_e32 v8, 0x40
 s_or_b64 exec, exec, s[2:3]
 s_nop 0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size lanes_13, .-lanes_13
	.amdhsa_kernel lanes_13
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Written by none of two arms.
	.type lanes_14,@function
lanes_14:
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_xor_b64 s[2:3], exec, s[2:3]
 v_mov_b32_e32 v8, 16
 s_andn2_saveexec_b64 s[2:3], s[2:3]
 v_mov_b32_e32 v8, 32
 s_or_b64 exec, exec, s[2:3]
 s_nop 0
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size lanes_14, .-lanes_14
	.amdhsa_kernel lanes_14
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Written by all behind both.
	.type lanes_15,@function
lanes_15:
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_xor_b64 s[2:3], exec, s[2:3]
 v_mov_b32_e32 v8, 16
 s_andn2_saveexec_b64 s[2:3], s[2:3]
 v_mov_b32_e32 v8, 32
 s_or_b64 exec, exec, s[2:3]
 v_mov_b32_e32 v8, 4
 s_and_saveexec_b64 s[4:5], vcc
 s_mov_b64 exec, s[4:5]
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x3
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x4
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x7
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x8
 ds_read_u8 v251, v250
	s_endpgm
	.size lanes_15, .-lanes_15
	.amdhsa_kernel lanes_15
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; That leave a loop one by one come back.
	.type lanes_16,@function
lanes_16:
 s_mov_b64 s[4:5], 0
.L0_1_lanes_16:
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_or_b64 s[4:5], vcc, s[4:5]
 s_andn2_b64 exec, exec, s[4:5]
 s_cbranch_execnz .L0_1_lanes_16
 s_or_b64 exec, exec, s[4:5]
 v_mov_b32_e32 v8, 4
 s_and_saveexec_b64 s[6:7], vcc
 s_mov_b64 exec, s[6:7]
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x3
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x4
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x7
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x8
 ds_read_u8 v251, v250
	s_endpgm
	.size lanes_16, .-lanes_16
	.amdhsa_kernel lanes_16
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Before gfx9 nothing is said, as M0 may turn accesses off.
	.type m0,@function
m0:
 v_mov_b32_e32 v8, 4
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x3
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x4
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x7
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x8
 ds_read_u8 v251, v250
	s_endpgm
	.size m0, .-m0
	.amdhsa_kernel m0
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Other bits of hardware registers name none.
; HW_REG_MODE, 4, 2.
	.type other_bits_1,@function
other_bits_1:
 v_mov_b32_e32 v8, 4
 s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x3
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x4
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x7
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x8
 ds_read_u8 v251, v250
	s_endpgm
	.size other_bits_1, .-other_bits_1
	.amdhsa_kernel other_bits_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; HW_REG_WAVE_MODE, 25, 1.
	.type other_bits_2,@function
other_bits_2:
 v_mov_b32_e32 v8, 4
 s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 3
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x3
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x4
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x7
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x8
 ds_read_u8 v251, v250
	s_endpgm
	.size other_bits_2, .-other_bits_2
	.amdhsa_kernel other_bits_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; HW_REG_TRAPSTS, 0, 32.
	.type other_bits_3,@function
other_bits_3:
 v_mov_b32_e32 v8, 4
 s_setreg_imm32_b32 hwreg(HW_REG_TRAPSTS, 0, 32), 3
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x3
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x4
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x7
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x8
 ds_read_u8 v251, v250
	s_endpgm
	.size other_bits_3, .-other_bits_3
	.amdhsa_kernel other_bits_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: arithmetic_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_13
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_14
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_15
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_16
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_17
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_18
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_19
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_20
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_21
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_22
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_23
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_24
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_25
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_26
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_27
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_28
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_29
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_30
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: arithmetic_31
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: computed_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: computed_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: computed_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: computed_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: computed_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: halves_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: halves_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: halves_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: halves_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: halves_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ids_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ids_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ids_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ids_4
    .max_flat_workgroup_size: 1024
    .wavefront_size: 64
  - .name: lanes_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: lanes_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: lanes_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: lanes_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: lanes_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: lanes_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: lanes_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: lanes_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: lanes_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: lanes_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: lanes_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: lanes_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: lanes_13
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: lanes_14
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: lanes_15
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: lanes_16
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: m0
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_bits_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_bits_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: other_bits_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
