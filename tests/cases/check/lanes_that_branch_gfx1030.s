; Branches on EXEC that no wave takes: a read behind them meets no copy ahead of the code. Each edge has a read of its
; own; those that are named have a finding.
; RUN: exits 1 ldsopt check %s --no-races --json > %t.json
; RUN: %{python} -c "import json; print(*sorted({f['used']['asm_line'] for f in json.load(open('%t.json'))['findings'] if f['used']}), sep='\n')" | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text

; Branches on EXEC that no wave takes, by what is known of its lanes.
	.type no_lane_01,@function
no_lane_01:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_cbranch_execz .Ledge1_no_lane_01
; CHECK: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_01:
 s_endpgm
.Ledge1_no_lane_01:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_01
	s_endpgm
	.size no_lane_01, .-no_lane_01
	.amdhsa_kernel no_lane_01
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_02,@function
no_lane_02:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_cbranch_execz .Ledge1_no_lane_02
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_02:
 s_endpgm
.Ledge1_no_lane_02:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_02
	s_endpgm
	.size no_lane_02, .-no_lane_02
	.amdhsa_kernel no_lane_02
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_03,@function
no_lane_03:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e64 s[2:3], v0, v1
 s_cbranch_execz .Ledge2_no_lane_03
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_03:
 s_endpgm
.Ledge2_no_lane_03:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_03
	s_endpgm
	.size no_lane_03, .-no_lane_03
	.amdhsa_kernel no_lane_03
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_04,@function
no_lane_04:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e64 s2, v0, v1
 s_cbranch_execz .Ledge2_no_lane_04
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_04:
 s_endpgm
.Ledge2_no_lane_04:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_04
	s_endpgm
	.size no_lane_04, .-no_lane_04
	.amdhsa_kernel no_lane_04
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_05,@function
no_lane_05:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_mov_b64 s[2:3], exec
 s_cbranch_execz .Ledge2_no_lane_05
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_05:
 s_endpgm
.Ledge2_no_lane_05:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_05
	s_endpgm
	.size no_lane_05, .-no_lane_05
	.amdhsa_kernel no_lane_05
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_06,@function
no_lane_06:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_mov_b32 s2, exec_lo
 s_cbranch_execz .Ledge2_no_lane_06
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_06:
 s_endpgm
.Ledge2_no_lane_06:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_06
	s_endpgm
	.size no_lane_06, .-no_lane_06
	.amdhsa_kernel no_lane_06
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_07,@function
no_lane_07:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_and_b64 vcc, exec, vcc
 s_cbranch_execz .Ledge2_no_lane_07
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_07:
 s_endpgm
.Ledge2_no_lane_07:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_07
	s_endpgm
	.size no_lane_07, .-no_lane_07
	.amdhsa_kernel no_lane_07
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_08,@function
no_lane_08:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_and_b32 vcc_lo, exec_lo, vcc_lo
 s_cbranch_execz .Ledge2_no_lane_08
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_08:
 s_endpgm
.Ledge2_no_lane_08:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_08
	s_endpgm
	.size no_lane_08, .-no_lane_08
	.amdhsa_kernel no_lane_08
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_09,@function
no_lane_09:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_or_b64 exec, exec, vcc
 s_cbranch_execz .Ledge2_no_lane_09
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_09:
 s_endpgm
.Ledge2_no_lane_09:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_09
	s_endpgm
	.size no_lane_09, .-no_lane_09
	.amdhsa_kernel no_lane_09
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_10,@function
no_lane_10:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_or_b32 exec_lo, exec_lo, vcc_lo
 s_cbranch_execz .Ledge2_no_lane_10
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_10:
 s_endpgm
.Ledge2_no_lane_10:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_10
	s_endpgm
	.size no_lane_10, .-no_lane_10
	.amdhsa_kernel no_lane_10
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_11,@function
no_lane_11:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_or_saveexec_b64 s[2:3], vcc
 s_cbranch_execz .Ledge2_no_lane_11
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_11:
 s_endpgm
.Ledge2_no_lane_11:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_11
	s_endpgm
	.size no_lane_11, .-no_lane_11
	.amdhsa_kernel no_lane_11
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_12,@function
no_lane_12:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_or_saveexec_b32 s2, vcc_lo
 s_cbranch_execz .Ledge2_no_lane_12
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_12:
 s_endpgm
.Ledge2_no_lane_12:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_12
	s_endpgm
	.size no_lane_12, .-no_lane_12
	.amdhsa_kernel no_lane_12
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_13,@function
no_lane_13:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_or_saveexec_b64 s[2:3], -1
 s_mov_b64 exec, s[2:3]
 s_cbranch_execz .Ledge3_no_lane_13
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_13:
 s_endpgm
.Ledge3_no_lane_13:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_13
	s_endpgm
	.size no_lane_13, .-no_lane_13
	.amdhsa_kernel no_lane_13
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_14,@function
no_lane_14:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_or_saveexec_b32 s2, -1
 s_mov_b32 exec_lo, s2
 s_cbranch_execz .Ledge3_no_lane_14
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_14:
 s_endpgm
.Ledge3_no_lane_14:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_14
	s_endpgm
	.size no_lane_14, .-no_lane_14
	.amdhsa_kernel no_lane_14
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_15,@function
no_lane_15:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_cbranch_execz .Ledge3_no_lane_15
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_15:
 s_endpgm
.Ledge3_no_lane_15:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_15
	s_endpgm
	.size no_lane_15, .-no_lane_15
	.amdhsa_kernel no_lane_15
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_16,@function
no_lane_16:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_cbranch_execz .Ledge3_no_lane_16
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_16:
 s_endpgm
.Ledge3_no_lane_16:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_16
	s_endpgm
	.size no_lane_16, .-no_lane_16
	.amdhsa_kernel no_lane_16
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_17,@function
no_lane_17:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_mov_b64 exec, -1
 s_cbranch_execz .Ledge4_no_lane_17
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_17:
 s_endpgm
.Ledge4_no_lane_17:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_17
	s_endpgm
	.size no_lane_17, .-no_lane_17
	.amdhsa_kernel no_lane_17
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_18,@function
no_lane_18:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_mov_b32 exec_lo, -1
 s_cbranch_execz .Ledge4_no_lane_18
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_18:
 s_endpgm
.Ledge4_no_lane_18:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_18
	s_endpgm
	.size no_lane_18, .-no_lane_18
	.amdhsa_kernel no_lane_18
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_19,@function
no_lane_19:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_mov_b64 exec, 0
 s_cbranch_execz .Ledge4_no_lane_19
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_19:
 s_endpgm
.Ledge4_no_lane_19:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_19
	s_endpgm
	.size no_lane_19, .-no_lane_19
	.amdhsa_kernel no_lane_19
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_20,@function
no_lane_20:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_mov_b32 exec_lo, 0
 s_cbranch_execz .Ledge4_no_lane_20
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_20:
 s_endpgm
.Ledge4_no_lane_20:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_20
	s_endpgm
	.size no_lane_20, .-no_lane_20
	.amdhsa_kernel no_lane_20
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_21,@function
no_lane_21:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .Ledge4_no_lane_21
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_21:
 s_endpgm
.Ledge4_no_lane_21:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_21
	s_endpgm
	.size no_lane_21, .-no_lane_21
	.amdhsa_kernel no_lane_21
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_22,@function
no_lane_22:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_or_b32 exec_lo, exec_lo, s2
 s_cbranch_execz .Ledge4_no_lane_22
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_22:
 s_endpgm
.Ledge4_no_lane_22:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_22
	s_endpgm
	.size no_lane_22, .-no_lane_22
	.amdhsa_kernel no_lane_22
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_23,@function
no_lane_23:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_mov_b64 exec, s[2:3]
 s_cbranch_execz .Ledge4_no_lane_23
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_23:
 s_endpgm
.Ledge4_no_lane_23:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_23
	s_endpgm
	.size no_lane_23, .-no_lane_23
	.amdhsa_kernel no_lane_23
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_24,@function
no_lane_24:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_mov_b32 exec_lo, s2
 s_cbranch_execz .Ledge4_no_lane_24
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_24:
 s_endpgm
.Ledge4_no_lane_24:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_24
	s_endpgm
	.size no_lane_24, .-no_lane_24
	.amdhsa_kernel no_lane_24
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_25,@function
no_lane_25:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_mov_b64 s[4:5], s[2:3]
 s_mov_b64 exec, s[4:5]
 s_cbranch_execz .Ledge5_no_lane_25
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_25:
 s_endpgm
.Ledge5_no_lane_25:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_25
	s_endpgm
	.size no_lane_25, .-no_lane_25
	.amdhsa_kernel no_lane_25
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_26,@function
no_lane_26:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_mov_b32 s4, s2
 s_mov_b32 exec_lo, s4
 s_cbranch_execz .Ledge5_no_lane_26
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_26:
 s_endpgm
.Ledge5_no_lane_26:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_26
	s_endpgm
	.size no_lane_26, .-no_lane_26
	.amdhsa_kernel no_lane_26
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_27,@function
no_lane_27:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_mov_b64 exec, s[4:5]
 s_cbranch_execz .Ledge4_no_lane_27
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_27:
 s_endpgm
.Ledge4_no_lane_27:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_27
	s_endpgm
	.size no_lane_27, .-no_lane_27
	.amdhsa_kernel no_lane_27
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_28,@function
no_lane_28:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_mov_b32 exec_lo, s4
 s_cbranch_execz .Ledge4_no_lane_28
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_28:
 s_endpgm
.Ledge4_no_lane_28:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_28
	s_endpgm
	.size no_lane_28, .-no_lane_28
	.amdhsa_kernel no_lane_28
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_29,@function
no_lane_29:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_or_b64 exec, exec, s[4:5]
 s_cbranch_execz .Ledge4_no_lane_29
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_29:
 s_endpgm
.Ledge4_no_lane_29:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_29
	s_endpgm
	.size no_lane_29, .-no_lane_29
	.amdhsa_kernel no_lane_29
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_30,@function
no_lane_30:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_or_b32 exec_lo, exec_lo, s4
 s_cbranch_execz .Ledge4_no_lane_30
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_30:
 s_endpgm
.Ledge4_no_lane_30:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_30
	s_endpgm
	.size no_lane_30, .-no_lane_30
	.amdhsa_kernel no_lane_30
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_31,@function
no_lane_31:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_load_dword s2, s[0:1], 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .Ledge5_no_lane_31
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_31:
 s_endpgm
.Ledge5_no_lane_31:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_31
	s_endpgm
	.size no_lane_31, .-no_lane_31
	.amdhsa_kernel no_lane_31
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_32,@function
no_lane_32:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_load_dword s2, s0:1], 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 s_or_b32 exec_lo, exec_lo, s2
 s_cbranch_execz .Ledge5_no_lane_32
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_32:
 s_endpgm
.Ledge5_no_lane_32:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_32
	s_endpgm
	.size no_lane_32, .-no_lane_32
	.amdhsa_kernel no_lane_32
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_33,@function
no_lane_33:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_readfirstlane_b32 s2, v4
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .Ledge5_no_lane_33
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_33:
 s_endpgm
.Ledge5_no_lane_33:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_33
	s_endpgm
	.size no_lane_33, .-no_lane_33
	.amdhsa_kernel no_lane_33
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_34,@function
no_lane_34:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 v_readfirstlane_b32 s2, v4
 s_or_b32 exec_lo, exec_lo, s2
 s_cbranch_execz .Ledge5_no_lane_34
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_34:
 s_endpgm
.Ledge5_no_lane_34:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_34
	s_endpgm
	.size no_lane_34, .-no_lane_34
	.amdhsa_kernel no_lane_34
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_35,@function
no_lane_35:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_cndmask_b32_e64 v4, v5, v6, s[2:3]
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .Ledge5_no_lane_35
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_35:
 s_endpgm
.Ledge5_no_lane_35:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_35
	s_endpgm
	.size no_lane_35, .-no_lane_35
	.amdhsa_kernel no_lane_35
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_36,@function
no_lane_36:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 v_cndmask_b32_e64 v4, v5, v6, s2
 s_or_b32 exec_lo, exec_lo, s2
 s_cbranch_execz .Ledge5_no_lane_36
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_36:
 s_endpgm
.Ledge5_no_lane_36:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_36
	s_endpgm
	.size no_lane_36, .-no_lane_36
	.amdhsa_kernel no_lane_36
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_37,@function
no_lane_37:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_xor_b64 s[2:3], exec, s[2:3]
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .Ledge5_no_lane_37
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_37:
 s_endpgm
.Ledge5_no_lane_37:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_37
	s_endpgm
	.size no_lane_37, .-no_lane_37
	.amdhsa_kernel no_lane_37
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_38,@function
no_lane_38:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_xor_b32 s2, exec_lo, s2
 s_or_b32 exec_lo, exec_lo, s2
 s_cbranch_execz .Ledge5_no_lane_38
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_38:
 s_endpgm
.Ledge5_no_lane_38:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_38
	s_endpgm
	.size no_lane_38, .-no_lane_38
	.amdhsa_kernel no_lane_38
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_39,@function
no_lane_39:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_xor_b64 s[2:3], exec, s[2:3]
 s_andn2_saveexec_b64 s[2:3], s[2:3]
 s_cbranch_execz .Ledge5_no_lane_39
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_39:
 s_endpgm
.Ledge5_no_lane_39:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_39
	s_endpgm
	.size no_lane_39, .-no_lane_39
	.amdhsa_kernel no_lane_39
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_40,@function
no_lane_40:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_xor_b32 s2, exec_lo, s2
 s_andn2_saveexec_b32 s2, s2
 s_cbranch_execz .Ledge5_no_lane_40
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_40:
 s_endpgm
.Ledge5_no_lane_40:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_40
	s_endpgm
	.size no_lane_40, .-no_lane_40
	.amdhsa_kernel no_lane_40
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_41,@function
no_lane_41:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_xor_b64 s[2:3], exec, s[2:3]
 s_andn2_saveexec_b64 s[2:3], s[2:3]
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .Ledge6_no_lane_41
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_41:
 s_endpgm
.Ledge6_no_lane_41:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_41
	s_endpgm
	.size no_lane_41, .-no_lane_41
	.amdhsa_kernel no_lane_41
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_42,@function
no_lane_42:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_xor_b32 s2, exec_lo, s2
 s_andn2_saveexec_b32 s2, s2
 s_or_b32 exec_lo, exec_lo, s2
 s_cbranch_execz .Ledge6_no_lane_42
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_42:
 s_endpgm
.Ledge6_no_lane_42:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_42
	s_endpgm
	.size no_lane_42, .-no_lane_42
	.amdhsa_kernel no_lane_42
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_43,@function
no_lane_43:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_xor_b64 s[2:3], exec, s[2:3]
 s_or_saveexec_b64 s[2:3], s[2:3]
 s_xor_b64 exec, exec, s[2:3]
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .Ledge7_no_lane_43
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_43:
 s_endpgm
.Ledge7_no_lane_43:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_43
	s_endpgm
	.size no_lane_43, .-no_lane_43
	.amdhsa_kernel no_lane_43
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_44,@function
no_lane_44:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_xor_b32 s2, exec_lo, s2
 s_or_saveexec_b32 s2, s2
 s_xor_b32 exec_lo, exec_lo, s2
 s_or_b32 exec_lo, exec_lo, s2
 s_cbranch_execz .Ledge7_no_lane_44
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_44:
 s_endpgm
.Ledge7_no_lane_44:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_44
	s_endpgm
	.size no_lane_44, .-no_lane_44
	.amdhsa_kernel no_lane_44
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_45,@function
no_lane_45:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_and_not1_b64 s[2:3], s[2:3], exec
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .Ledge5_no_lane_45
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_45:
 s_endpgm
.Ledge5_no_lane_45:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_45
	s_endpgm
	.size no_lane_45, .-no_lane_45
	.amdhsa_kernel no_lane_45
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_46,@function
no_lane_46:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_and_not1_b32 s2, s2, exec_lo
 s_or_b32 exec_lo, exec_lo, s2
 s_cbranch_execz .Ledge5_no_lane_46
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_46:
 s_endpgm
.Ledge5_no_lane_46:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_46
	s_endpgm
	.size no_lane_46, .-no_lane_46
	.amdhsa_kernel no_lane_46
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_47,@function
no_lane_47:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_and_b64 s[2:3], s[2:3], exec
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .Ledge5_no_lane_47
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_47:
 s_endpgm
.Ledge5_no_lane_47:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_47
	s_endpgm
	.size no_lane_47, .-no_lane_47
	.amdhsa_kernel no_lane_47
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_48,@function
no_lane_48:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_and_b32 s2, s2, exec_lo
 s_or_b32 exec_lo, exec_lo, s2
 s_cbranch_execz .Ledge5_no_lane_48
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_48:
 s_endpgm
.Ledge5_no_lane_48:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_48
	s_endpgm
	.size no_lane_48, .-no_lane_48
	.amdhsa_kernel no_lane_48
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_49,@function
no_lane_49:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_and_saveexec_b64 s[4:5], s[2:3]
 s_or_b64 exec, exec, s[4:5]
 s_cbranch_execz .Ledge5_no_lane_49
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_49:
 s_endpgm
.Ledge5_no_lane_49:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_49
	s_endpgm
	.size no_lane_49, .-no_lane_49
	.amdhsa_kernel no_lane_49
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_50,@function
no_lane_50:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc_lo, 1, v0
 s_and_saveexec_b32 s2, vcc_lo
 s_and_saveexec_b32 s4, s2
 s_or_b32 exec_lo, exec_lo, s4
 s_cbranch_execz .Ledge5_no_lane_50
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_50:
 s_endpgm
.Ledge5_no_lane_50:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_50
	s_endpgm
	.size no_lane_50, .-no_lane_50
	.amdhsa_kernel no_lane_50
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_51,@function
no_lane_51:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_and_b64 exec, exec, vcc
 s_cbranch_execz .Ledge2_no_lane_51
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_51:
 s_endpgm
.Ledge2_no_lane_51:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_51
	s_endpgm
	.size no_lane_51, .-no_lane_51
	.amdhsa_kernel no_lane_51
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_52,@function
no_lane_52:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_and_b32 exec_lo, exec_lo, vcc_lo
 s_cbranch_execz .Ledge2_no_lane_52
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_52:
 s_endpgm
.Ledge2_no_lane_52:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_52
	s_endpgm
	.size no_lane_52, .-no_lane_52
	.amdhsa_kernel no_lane_52
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_53,@function
no_lane_53:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_xor_b64 exec, exec, vcc
 s_cbranch_execz .Ledge2_no_lane_53
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_53:
 s_endpgm
.Ledge2_no_lane_53:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_53
	s_endpgm
	.size no_lane_53, .-no_lane_53
	.amdhsa_kernel no_lane_53
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_54,@function
no_lane_54:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_xor_b32 exec_lo, exec_lo, vcc_lo
 s_cbranch_execz .Ledge2_no_lane_54
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_54:
 s_endpgm
.Ledge2_no_lane_54:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_54
	s_endpgm
	.size no_lane_54, .-no_lane_54
	.amdhsa_kernel no_lane_54
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_55,@function
no_lane_55:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_andn2_b64 exec, exec, s[2:3]
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .Ledge3_no_lane_55
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_55:
 s_endpgm
.Ledge3_no_lane_55:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_55
	s_endpgm
	.size no_lane_55, .-no_lane_55
	.amdhsa_kernel no_lane_55
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_56,@function
no_lane_56:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_andn2_b32 exec_lo, exec_lo, s2
 s_or_b32 exec_lo, exec_lo, s2
 s_cbranch_execz .Ledge3_no_lane_56
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_56:
 s_endpgm
.Ledge3_no_lane_56:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_56
	s_endpgm
	.size no_lane_56, .-no_lane_56
	.amdhsa_kernel no_lane_56
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_57,@function
no_lane_57:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_andn2_b64 exec, exec, s[2:3]
 s_andn2_b64 exec, exec, s[4:5]
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .Ledge4_no_lane_57
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_57:
 s_endpgm
.Ledge4_no_lane_57:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_57
	s_endpgm
	.size no_lane_57, .-no_lane_57
	.amdhsa_kernel no_lane_57
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_58,@function
no_lane_58:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_andn2_b32 exec_lo, exec_lo, s2
 s_andn2_b32 exec_lo, exec_lo, s4
 s_or_b32 exec_lo, exec_lo, s2
 s_cbranch_execz .Ledge4_no_lane_58
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_58:
 s_endpgm
.Ledge4_no_lane_58:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_58
	s_endpgm
	.size no_lane_58, .-no_lane_58
	.amdhsa_kernel no_lane_58
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_59,@function
no_lane_59:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmpx_lt_u32_e32 1, v0
 s_cbranch_execz .Ledge2_no_lane_59
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_59:
 s_endpgm
.Ledge2_no_lane_59:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_59
	s_endpgm
	.size no_lane_59, .-no_lane_59
	.amdhsa_kernel no_lane_59
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_60,@function
no_lane_60:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmpx_lt_u32_e32 1, v0
 s_cbranch_execz .Ledge2_no_lane_60
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_60:
 s_endpgm
.Ledge2_no_lane_60:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_60
	s_endpgm
	.size no_lane_60, .-no_lane_60
	.amdhsa_kernel no_lane_60
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_61,@function
no_lane_61:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_xor_saveexec_b64 s[2:3], -1
 s_cbranch_execz .Ledge2_no_lane_61
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_61:
 s_endpgm
.Ledge2_no_lane_61:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_61
	s_endpgm
	.size no_lane_61, .-no_lane_61
	.amdhsa_kernel no_lane_61
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_62,@function
no_lane_62:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_xor_saveexec_b32 s2, -1
 s_cbranch_execz .Ledge2_no_lane_62
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_62:
 s_endpgm
.Ledge2_no_lane_62:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_62
	s_endpgm
	.size no_lane_62, .-no_lane_62
	.amdhsa_kernel no_lane_62
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_63,@function
no_lane_63:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_xor_saveexec_b64 s[2:3], -1
 s_mov_b64 exec, s[2:3]
 s_cbranch_execz .Ledge3_no_lane_63
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_63:
 s_endpgm
.Ledge3_no_lane_63:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_63
	s_endpgm
	.size no_lane_63, .-no_lane_63
	.amdhsa_kernel no_lane_63
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_64,@function
no_lane_64:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_xor_saveexec_b32 s2, -1
 s_mov_b32 exec_lo, s2
 s_cbranch_execz .Ledge3_no_lane_64
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_64:
 s_endpgm
.Ledge3_no_lane_64:
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_64
	s_endpgm
	.size no_lane_64, .-no_lane_64
	.amdhsa_kernel no_lane_64
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_65,@function
no_lane_65:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_andn1_wrexec_b64 s[2:3], vcc
 s_cbranch_execz .Ledge2_no_lane_65
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_65:
 s_endpgm
.Ledge2_no_lane_65:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_65
	s_endpgm
	.size no_lane_65, .-no_lane_65
	.amdhsa_kernel no_lane_65
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_66,@function
no_lane_66:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_andn1_wrexec_b32 s2, vcc_lo
 s_cbranch_execz .Ledge2_no_lane_66
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_66:
 s_endpgm
.Ledge2_no_lane_66:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_66
	s_endpgm
	.size no_lane_66, .-no_lane_66
	.amdhsa_kernel no_lane_66
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_67,@function
no_lane_67:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_readfirstlane_b32 exec_lo, v1
 s_cbranch_execz .Ledge2_no_lane_67
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_67:
 s_endpgm
.Ledge2_no_lane_67:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_67
	s_endpgm
	.size no_lane_67, .-no_lane_67
	.amdhsa_kernel no_lane_67
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_68,@function
no_lane_68:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_readfirstlane_b32 exec_lo, v1
 s_cbranch_execz .Ledge2_no_lane_68
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_68:
 s_endpgm
.Ledge2_no_lane_68:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_68
	s_endpgm
	.size no_lane_68, .-no_lane_68
	.amdhsa_kernel no_lane_68
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type no_lane_69,@function
no_lane_69:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_subvector_loop_begin s2, .Lz_no_lane_69
 s_cbranch_execz .Ledge2_no_lane_69
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_69:
 s_endpgm
.Ledge2_no_lane_69:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_69
	s_endpgm
	.size no_lane_69, .-no_lane_69
	.amdhsa_kernel no_lane_69
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type no_lane_70,@function
no_lane_70:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_subvector_loop_begin s2, .Lz_no_lane_70
 s_cbranch_execz .Ledge2_no_lane_70
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_no_lane_70:
 s_endpgm
.Ledge2_no_lane_70:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_no_lane_70
	s_endpgm
	.size no_lane_70, .-no_lane_70
	.amdhsa_kernel no_lane_70
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; The mask of those that left a loop is not zero when the last leaves, and EXEC is not in front of that.
	.type one_by_one,@function
one_by_one:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_mov_b64 s[2:3], 0
.Lloop_one_by_one:
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_or_b64 s[2:3], vcc, s[2:3]
 s_andn2_b64 exec, exec, s[2:3]
 s_cbranch_execnz .Ledge6_one_by_one
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .Ledge8_one_by_one
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_one_by_one:
 s_endpgm
.Ledge6_one_by_one:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lloop_one_by_one
.Ledge8_one_by_one:
 ds_read_b32 v41, v42
 s_branch .Lz_one_by_one
	s_endpgm
	.size one_by_one, .-one_by_one
	.amdhsa_kernel one_by_one
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; Paths through a function.
	.type paths_01,@function
paths_01:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_cbranch_execnz .Ledge1_paths_01
 ds_read_b32 v41, v42
 s_nop 0
.Lz_paths_01:
 s_endpgm
.Ledge1_paths_01:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_paths_01
	s_endpgm
	.size paths_01, .-paths_01
	.amdhsa_kernel paths_01
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type paths_02,@function
paths_02:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_cbranch_execz .Ledge3_paths_02
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_cbranch_execz .Ledge4_paths_02
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_paths_02:
 s_endpgm
.Ledge3_paths_02:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_paths_02
.Ledge4_paths_02:
 ds_read_b32 v41, v42
 s_branch .Lz_paths_02
	s_endpgm
	.size paths_02, .-paths_02
	.amdhsa_kernel paths_02
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type paths_03,@function
paths_03:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_cbranch_execnz .Ledge3_paths_03
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_endpgm
.La_paths_03:
 s_cbranch_execz .Ledge6_paths_03
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_paths_03:
 s_endpgm
.Ledge3_paths_03:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .La_paths_03
.Ledge6_paths_03:
 ds_read_b32 v41, v42
 s_branch .Lz_paths_03
	s_endpgm
	.size paths_03, .-paths_03
	.amdhsa_kernel paths_03
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type paths_04,@function
paths_04:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_cbranch_scc0 .Ledge3_paths_04
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_mov_b64 exec, -1
.La_paths_04:
 s_cbranch_execz .Ledge6_paths_04
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_paths_04:
 s_endpgm
.Ledge3_paths_04:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .La_paths_04
.Ledge6_paths_04:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_paths_04
	s_endpgm
	.size paths_04, .-paths_04
	.amdhsa_kernel paths_04
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type paths_05,@function
paths_05:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_cbranch_scc0 .Ledge1_paths_05
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_or_b64 exec, exec, s[2:3]
.La_paths_05:
 s_cbranch_execz .Ledge6_paths_05
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_paths_05:
 s_endpgm
.Ledge1_paths_05:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .La_paths_05
.Ledge6_paths_05:
 ds_read_b32 v41, v42
 s_branch .Lz_paths_05
	s_endpgm
	.size paths_05, .-paths_05
	.amdhsa_kernel paths_05
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type paths_06,@function
paths_06:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_cbranch_scc0 .Ledge1_paths_06
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_cbranch_execz .Ledge4_paths_06
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.La_paths_06:
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .Ledge8_paths_06
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_paths_06:
 s_endpgm
.Ledge1_paths_06:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .La_paths_06
.Ledge4_paths_06:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .La_paths_06
.Ledge8_paths_06:
 ds_read_b32 v41, v42
 s_branch .Lz_paths_06
	s_endpgm
	.size paths_06, .-paths_06
	.amdhsa_kernel paths_06
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type paths_07,@function
paths_07:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_mov_b64 s[2:3], -1
 s_cbranch_scc0 .Ledge2_paths_07
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_and_b64 exec, exec, vcc
 s_mov_b64 s[2:3], 0
.La_paths_07:
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_execz .Ledge7_paths_07
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Lz_paths_07:
 s_endpgm
.Ledge2_paths_07:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .La_paths_07
.Ledge7_paths_07:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_paths_07
	s_endpgm
	.size paths_07, .-paths_07
	.amdhsa_kernel paths_07
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type paths_08,@function
paths_08:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
.Lloop_paths_08:
 s_cbranch_execz .Ledge2_paths_08
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_cbranch_scc0 .Ledge5_paths_08
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
.Lz_paths_08:
 s_endpgm
.Ledge2_paths_08:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_paths_08
.Ledge5_paths_08:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lloop_paths_08
	s_endpgm
	.size paths_08, .-paths_08
	.amdhsa_kernel paths_08
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type paths_09,@function
paths_09:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
.Lloop_paths_09:
 s_cbranch_execz .Ledge2_paths_09
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 v_cmp_lt_u32_e32 vcc, 1, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_or_b64 exec, exec, s[2:3]
 s_cbranch_scc0 .Ledge6_paths_09
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
.Lz_paths_09:
 s_endpgm
.Ledge2_paths_09:
 ds_read_b32 v41, v42
 s_branch .Lz_paths_09
.Ledge6_paths_09:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lloop_paths_09
	s_endpgm
	.size paths_09, .-paths_09
	.amdhsa_kernel paths_09
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.type paths_10,@function
paths_10:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_cbranch_execz .Ledge1_paths_10
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_branch .Lz_paths_10
.La_paths_10:
 s_mov_b64 exec, 0
.Lz_paths_10:
 s_cbranch_execz .Ledge6_paths_10
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_b32 v41, v42
 s_nop 0
.Ly_paths_10:
 s_endpgm
.Ledge1_paths_10:
 ds_read_b32 v41, v42
 s_branch .La_paths_10
.Ledge6_paths_10:
 ds_read_b32 v41, v42
 s_branch .Ly_paths_10
	s_endpgm
	.size paths_10, .-paths_10
	.amdhsa_kernel paths_10
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: no_lane_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_13
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_14
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_15
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_16
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_17
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_18
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_19
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_20
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_21
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_22
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_23
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_24
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_25
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_26
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_27
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_28
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_29
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_30
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_31
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_32
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_33
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_34
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_35
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_36
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_37
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_38
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_39
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_40
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_41
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_42
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_43
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_44
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_45
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_46
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_47
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_48
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_49
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_50
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_51
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_52
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_53
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_54
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_55
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_56
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_57
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_58
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_59
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_60
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_61
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_62
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_63
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_64
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_65
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_66
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_67
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_68
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_69
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: no_lane_70
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: one_by_one
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: paths_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: paths_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: paths_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: paths_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: paths_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: paths_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: paths_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: paths_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: paths_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: paths_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
