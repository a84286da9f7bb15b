; Small kernels of machine code, and what `check` finds in each. A kernel without an expectation beside it has no
; finding.
; RUN: exits 1 ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -u -k 4,4 -k 2,2 -k 1,1 | filecheck %s
; RUN: filecheck %s --check-prefix REMEDY --input-file %t.txt
; REMEDY: definite missing-wait in shape_01
; REMEDY: help: wait for vmcnt between the two
; RUN: grep -oE "this cannot be read: .*|wait for .* the return" %t.txt | filecheck %s --check-prefix HELP
; HELP: this cannot be read: an offset that is an expression{{$}}
; HELP: this cannot be read: an offset that is an expression{{$}}
; HELP: wait for lgkmcnt in front of the return{{$}}
; HELP: wait for lgkmcnt in front of the return{{$}}
; HELP: wait for vmcnt in front of the return{{$}}
; HELP: wait for vmcnt in front of the return{{$}}
; HELP: this cannot be read: the directive .if, which may make or drop code{{$}}
; HELP: this cannot be read: a call of code that is not known{{$}}
; HELP: this cannot be read: registers with computed numbers or other names{{$}}
; HELP: this cannot be read: registers with computed numbers or other names{{$}}
; HELP: this cannot be read: registers with computed numbers or other names{{$}}
; HELP: this cannot be read: registers with computed numbers or other names{{$}}
; HELP: this cannot be read: registers with computed numbers or other names{{$}}
; HELP: this cannot be read: registers with computed numbers or other names{{$}}
; HELP: this cannot be read: an offset that is an expression{{$}}
; HELP: this cannot be read: an offset that is an expression{{$}}
; HELP: this cannot be read: WAIT_ALL, a macro or no instruction{{$}}
; HELP: this cannot be read: V_MOV_B32, a macro or no instruction{{$}}

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; Others may touch any bytes.
; Ds_append v0.
; CHECK: {{^}}unproven bare-barrier in any_bytes_1{{$}}
	.type any_bytes_1,@function
any_bytes_1:
 v_mov_b32_e32 v250, 0x8000
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_append v0
	s_endpgm
	.size any_bytes_1, .-any_bytes_1
	.amdhsa_kernel any_bytes_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven bare-barrier in any_bytes_2{{$}}
	.type any_bytes_2,@function
any_bytes_2:
 v_mov_b32_e32 v250, 0x8000
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 flat_load_dwordx2 v[0:1], v[2:3]
	s_endpgm
	.size any_bytes_2, .-any_bytes_2
	.amdhsa_kernel any_bytes_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Ds_add_src2_u32 v1 offset:4.
; CHECK-NEXT: {{^}}unproven bare-barrier in any_bytes_3{{$}}
	.type any_bytes_3,@function
any_bytes_3:
 v_mov_b32_e32 v250, 0x8000
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_add_src2_u32 v1 offset:4
	s_endpgm
	.size any_bytes_3, .-any_bytes_3
	.amdhsa_kernel any_bytes_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Ds_read_b32 v0, v1 offset:4*n.
; CHECK-NEXT: {{^}}unproven bare-barrier in any_bytes_4{{$}}
; CHECK-NEXT: {{^}}unproven unreadable-code in any_bytes_4{{$}}
	.type any_bytes_4,@function
any_bytes_4:
 v_mov_b32_e32 v250, 0x8000
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_read_b32 v0, v1 offset:4*n
	s_endpgm
	.size any_bytes_4, .-any_bytes_4
	.amdhsa_kernel any_bytes_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Ds_read_b32 v0, v1 offset:4+4.
; CHECK-NEXT: {{^}}unproven bare-barrier in any_bytes_5{{$}}
; CHECK-NEXT: {{^}}unproven unreadable-code in any_bytes_5{{$}}
	.type any_bytes_5,@function
any_bytes_5:
 v_mov_b32_e32 v250, 0x8000
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_read_b32 v0, v1 offset:4+4
	s_endpgm
	.size any_bytes_5, .-any_bytes_5
	.amdhsa_kernel any_bytes_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; There have to be two waves; without, no address is as large as that.
; -gfx942-bare-barrier?.
; CHECK-NEXT: {{^}}unproven bare-barrier in are_two_1{{$}}
	.type are_two_1,@function
are_two_1:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
	s_endpgm
	.size are_two_1, .-are_two_1
	.amdhsa_kernel are_two_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type are_two_2,@function
are_two_2:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
	s_endpgm
	.size are_two_2, .-are_two_2
	.amdhsa_kernel are_two_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}definite bare-barrier in are_two_3{{$}}
	.type are_two_3,@function
are_two_3:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
	s_endpgm
	.size are_two_3, .-are_two_3
	.amdhsa_kernel are_two_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type are_two_4,@function
are_two_4:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
	s_endpgm
	.size are_two_4, .-are_two_4
	.amdhsa_kernel are_two_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Shapes of kernels written by hand, with a wait that is missing or too weak, and with the right one.
; A loaded value is written to LDS.
; CHECK-NEXT: {{^}}definite register-hazard in missing_1{{$}}
	.type missing_1,@function
missing_1:
 global_load_dword v2, v[10:11], off
 s_nop 0
 ds_write_b32 v3, v2
	s_endpgm
	.size missing_1, .-missing_1
	.amdhsa_kernel missing_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A loaded value is written to LDS.
	.type missing_2,@function
missing_2:
 global_load_dword v2, v[10:11], off
 s_waitcnt vmcnt(0)
 ds_write_b32 v3, v2
	s_endpgm
	.size missing_2, .-missing_2
	.amdhsa_kernel missing_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Reads at the end of an iteration for the next one.
; CHECK-NEXT: {{^}}definite register-hazard in missing_3{{$}}
; CHECK-NEXT: {{^}}unproven register-hazard in missing_3{{$}}
	.type missing_3,@function
missing_3:
 v_lshlrev_b32_e32 v1, 4, v0
 s_mov_b32 s9, 0
 ds_read_b128 v[8:11], v1
 ds_read_b128 v[12:15], v1 offset:4096
 s_waitcnt lgkmcnt(0)
.L0_1_missing_3:
 v_mfma_f32_16x16x16_f16 a[0:3], v[8:9], v[12:13], a[0:3]
 v_mfma_f32_16x16x16_f16 a[0:3], v[10:11], v[14:15], a[0:3]
 ds_read_b128 v[8:11], v1 offset:8192
 ds_read_b128 v[12:15], v1 offset:12288
 s_nop 0
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, 16
 s_cbranch_scc1 .L0_1_missing_3
	s_endpgm
	.size missing_3, .-missing_3
	.amdhsa_kernel missing_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Reads at the end of an iteration for the next one.
	.type missing_4,@function
missing_4:
 v_lshlrev_b32_e32 v1, 4, v0
 s_mov_b32 s9, 0
 ds_read_b128 v[8:11], v1
 ds_read_b128 v[12:15], v1 offset:4096
 s_waitcnt lgkmcnt(0)
.L0_1_missing_4:
 v_mfma_f32_16x16x16_f16 a[0:3], v[8:9], v[12:13], a[0:3]
 v_mfma_f32_16x16x16_f16 a[0:3], v[10:11], v[14:15], a[0:3]
 ds_read_b128 v[8:11], v1 offset:8192
 ds_read_b128 v[12:15], v1 offset:12288
 s_waitcnt lgkmcnt(0)
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, 16
 s_cbranch_scc1 .L0_1_missing_4
	s_endpgm
	.size missing_4, .-missing_4
	.amdhsa_kernel missing_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; One read fewer on one path.
; CHECK-NEXT: {{^}}definite register-hazard in missing_5{{$}}
	.type missing_5,@function
missing_5:
 v_lshlrev_b32_e32 v1, 4, v0
 ds_read_b128 v[8:11], v1
 s_cmp_eq_u32 s8, 0
 s_cbranch_scc1 .L0_1_missing_5
 ds_read_b128 v[12:15], v1 offset:4096
.L0_1_missing_5:
 s_waitcnt lgkmcnt(1)
 v_mfma_f32_16x16x16_f16 a[0:3], v[8:9], v[10:11], a[0:3]
	s_endpgm
	.size missing_5, .-missing_5
	.amdhsa_kernel missing_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; One read fewer on one path.
	.type missing_6,@function
missing_6:
 v_lshlrev_b32_e32 v1, 4, v0
 ds_read_b128 v[8:11], v1
 s_cmp_eq_u32 s8, 0
 s_cbranch_scc1 .L0_1_missing_6
 ds_read_b128 v[12:15], v1 offset:4096
.L0_1_missing_6:
 s_waitcnt lgkmcnt(0)
 v_mfma_f32_16x16x16_f16 a[0:3], v[8:9], v[10:11], a[0:3]
	s_endpgm
	.size missing_6, .-missing_6
	.amdhsa_kernel missing_6
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; None before a barrier.
; CHECK-NEXT: {{^}}unproven bare-barrier in missing_7{{$}}
	.type missing_7,@function
missing_7:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_nop 0
 s_barrier
 v_xor_b32_e32 v1, 0x100, v1
 ds_read_b32 v3, v1
	s_endpgm
	.size missing_7, .-missing_7
	.amdhsa_kernel missing_7
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; None before a barrier.
	.type missing_8,@function
missing_8:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_waitcnt lgkmcnt(0)
 s_barrier
 v_xor_b32_e32 v1, 0x100, v1
 ds_read_b32 v3, v1
	s_endpgm
	.size missing_8, .-missing_8
	.amdhsa_kernel missing_8
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A copy may go to one of two places, one of them beyond LDS.
	.type one_of_two_1,@function
one_of_two_1:
 v_mov_b32_e32 v5, 0x7fffffff
 v_mov_b32_e32 v7, 0x4000
 v_cndmask_b32_e32 v6, v5, v7, vcc
 s_nop 0
 v_readfirstlane_b32 s8, v6
 s_mov_b32 m0, s8
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size one_of_two_1, .-one_of_two_1
	.amdhsa_kernel one_of_two_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in one_of_two_2{{$}}
	.type one_of_two_2,@function
one_of_two_2:
 v_mov_b32_e32 v5, 0x7fffffff
 v_mov_b32_e32 v7, 0x4000
 v_cndmask_b32_e32 v6, v5, v7, vcc
 s_nop 0
 v_readfirstlane_b32 s8, v6
 s_mov_b32 m0, s8
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 16384
 ds_read_b32 v9, v8
	s_endpgm
	.size one_of_two_2, .-one_of_two_2
	.amdhsa_kernel one_of_two_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in one_of_two_3{{$}}
	.type one_of_two_3,@function
one_of_two_3:
 v_mov_b32_e32 v5, 0x7fffffff
 v_mov_b32_e32 v7, 0x4000
 v_cndmask_b32_e32 v6, v5, v7, vcc
 s_nop 0
 v_readfirstlane_b32 s8, v6
 s_mov_b32 m0, s8
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 65532
 ds_read_b32 v9, v8
	s_endpgm
	.size one_of_two_3, .-one_of_two_3
	.amdhsa_kernel one_of_two_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in one_of_two_4{{$}}
	.type one_of_two_4,@function
one_of_two_4:
 v_mov_b32_e32 v5, 0x2000
 v_mov_b32_e32 v7, 0x4000
 v_cndmask_b32_e32 v6, v5, v7, vcc
 s_nop 0
 v_readfirstlane_b32 s8, v6
 s_mov_b32 m0, s8
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 8192
 ds_read_b32 v9, v8
	s_endpgm
	.size one_of_two_4, .-one_of_two_4
	.amdhsa_kernel one_of_two_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type one_of_two_5,@function
one_of_two_5:
 v_mov_b32_e32 v5, 0x2000
 v_mov_b32_e32 v7, 0x4000
 v_cndmask_b32_e32 v6, v5, v7, vcc
 s_nop 0
 v_readfirstlane_b32 s8, v6
 s_mov_b32 m0, s8
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 12288
 ds_read_b32 v9, v8
	s_endpgm
	.size one_of_two_5, .-one_of_two_5
	.amdhsa_kernel one_of_two_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in one_of_two_6{{$}}
	.type one_of_two_6,@function
one_of_two_6:
 v_mov_b32_e32 v5, v1
 v_mov_b32_e32 v7, 0x4000
 v_cndmask_b32_e32 v6, v5, v7, vcc
 s_nop 0
 v_readfirstlane_b32 s8, v6
 s_mov_b32 m0, s8
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size one_of_two_6, .-one_of_two_6
	.amdhsa_kernel one_of_two_6
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A workgroup of one wave has no other wave behind a barrier. Its size is that which it must have, or the most work-
; items.
; The size that a workgroup must have.
	.type one_wave_1,@function
one_wave_1:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_barrier
 s_waitcnt vmcnt(0)
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
	s_endpgm
	.size one_wave_1, .-one_wave_1
	.amdhsa_kernel one_wave_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; The most work-items that it has.
	.type one_wave_2,@function
one_wave_2:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_barrier
 s_waitcnt vmcnt(0)
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
	s_endpgm
	.size one_wave_2, .-one_wave_2
	.amdhsa_kernel one_wave_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A lane more.
; CHECK-NEXT: {{^}}unproven dma-across-barrier in one_wave_3{{$}}
	.type one_wave_3,@function
one_wave_3:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_barrier
 s_waitcnt vmcnt(0)
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
	s_endpgm
	.size one_wave_3, .-one_wave_3
	.amdhsa_kernel one_wave_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Two waves of a size that it must have.
; CHECK-NEXT: {{^}}definite dma-across-barrier in one_wave_4{{$}}
	.type one_wave_4,@function
one_wave_4:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_barrier
 s_waitcnt vmcnt(0)
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
	s_endpgm
	.size one_wave_4, .-one_wave_4
	.amdhsa_kernel one_wave_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; No size at all.
; CHECK-NEXT: {{^}}unproven dma-across-barrier in one_wave_5{{$}}
	.type one_wave_5,@function
one_wave_5:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_barrier
 s_waitcnt vmcnt(0)
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
	s_endpgm
	.size one_wave_5, .-one_wave_5
	.amdhsa_kernel one_wave_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What LLVM prints is read.
	.type read_1,@function
read_1:
 buffer_load_dword v0, v1, s[4:7], 0 offen offset:16
	s_endpgm
	.size read_1, .-read_1
	.amdhsa_kernel read_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type read_2,@function
read_2:
 v_dual_mov_b32 v0, 0 :: v_dual_bitop2_b32 v1, 16, v2 bitop3:0x54
	s_endpgm
	.size read_2, .-read_2
	.amdhsa_kernel read_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type read_3,@function
read_3:
 image_sample v[0:3], [v0, v2], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
	s_endpgm
	.size read_3, .-read_3
	.amdhsa_kernel read_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type read_4,@function
read_4:
 v_mov_b32_dpp v8, v0 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf
	s_endpgm
	.size read_4, .-read_4
	.amdhsa_kernel read_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type read_5,@function
read_5:
 s_waitcnt vmcnt(0) lgkmcnt(0)
	s_endpgm
	.size read_5, .-read_5
	.amdhsa_kernel read_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type read_6,@function
read_6:
 s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	s_endpgm
	.size read_6, .-read_6
	.amdhsa_kernel read_6
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type read_7,@function
read_7:
 v_mov_b32_e32 v0, lds_base@abs32@lo
	s_endpgm
	.size read_7, .-read_7
	.amdhsa_kernel read_7
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type read_8,@function
read_8:
 v_mov_b16_e32 v1.l, v2.h
	s_endpgm
	.size read_8, .-read_8
	.amdhsa_kernel read_8
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Ds_swizzle_b32 v18, v2 offset:swizzle(SWAP,16).
	.type read_9,@function
read_9:
 ds_swizzle_b32 v18, v2 offset:swizzle(SWAP,16)
	s_endpgm
	.size read_9, .-read_9
	.amdhsa_kernel read_9
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A function that is called returns with nothing outstanding, but for stores with a counter of their own.
; A write of LDS.
; CHECK-NEXT: {{^}}unproven outstanding-at-return in returning_1{{$}}
	.type returning_1,@function
returning_1:
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
 ds_write_b32 v0, v1
	s_setpc_b64 s[30:31]
	.size returning_1, .-returning_1

; Behind a barrier.
; CHECK-NEXT: {{^}}unproven outstanding-at-return in returning_2{{$}}
	.type returning_2,@function
returning_2:
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
 ds_write_b32 v0, v1
 s_barrier
	s_setpc_b64 s[30:31]
	.size returning_2, .-returning_2

; That is complete.
	.type returning_3,@function
returning_3:
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
 ds_write_b32 v0, v1
 s_waitcnt lgkmcnt(0)
	s_setpc_b64 s[30:31]
	.size returning_3, .-returning_3

; A copy.
; CHECK-NEXT: {{^}}unproven outstanding-at-return in returning_4{{$}}
	.type returning_4,@function
returning_4:
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
	s_setpc_b64 s[30:31]
	.size returning_4, .-returning_4

; A store that counts with loads.
; CHECK-NEXT: {{^}}unproven outstanding-at-return in returning_5{{$}}
	.type returning_5,@function
returning_5:
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
 global_store_dword v[2:3], v1, off
	s_setpc_b64 s[30:31]
	.size returning_5, .-returning_5

; A dropped cache.
	.type returning_6,@function
returning_6:
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
 buffer_inv sc1
	s_setpc_b64 s[30:31]
	.size returning_6, .-returning_6

; A load.
; CHECK-NEXT: {{^}}definite register-hazard in returning_7{{$}}
	.type returning_7,@function
returning_7:
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
 global_load_dword v1, v[2:3], off
	s_setpc_b64 s[30:31]
	.size returning_7, .-returning_7

; Copies to LDS, accesses of it, and registers: what is missing a wait, and what is not.
; A read of what a copy may still write.
; CHECK-NEXT: {{^}}definite missing-wait in shape_01{{$}}
	.type shape_01,@function
shape_01:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
	s_endpgm
	.size shape_01, .-shape_01
	.amdhsa_kernel shape_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Behind a wait.
	.type shape_02,@function
shape_02:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
	s_endpgm
	.size shape_02, .-shape_02
	.amdhsa_kernel shape_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of other bytes.
	.type shape_03,@function
shape_03:
 s_mov_b32 m0, 0x400
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
	s_endpgm
	.size shape_03, .-shape_03
	.amdhsa_kernel shape_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of the first byte behind.
	.type shape_04,@function
shape_04:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:256
	s_endpgm
	.size shape_04, .-shape_04
	.amdhsa_kernel shape_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of the last bytes before.
; CHECK-NEXT: {{^}}unproven missing-wait in shape_05{{$}}
	.type shape_05,@function
shape_05:
 s_mov_b32 m0, 0x400
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:4
	s_endpgm
	.size shape_05, .-shape_05
	.amdhsa_kernel shape_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of another wave's, behind a barrier.
; CHECK-NEXT: {{^}}unproven dma-across-barrier in shape_06{{$}}
; CHECK-NEXT: {{^}}definite missing-wait in shape_06{{$}}
	.type shape_06,@function
shape_06:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_barrier
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
	s_endpgm
	.size shape_06, .-shape_06
	.amdhsa_kernel shape_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A write that is not complete at a barrier.
; CHECK-NEXT: {{^}}unproven bare-barrier in shape_07{{$}}
	.type shape_07,@function
shape_07:
 v_lshlrev_b32_e32 v8, 2, v0
 ds_write_b32 v8, v1
 s_barrier
 ds_read_b32 v9, v8
	s_endpgm
	.size shape_07, .-shape_07
	.amdhsa_kernel shape_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of other bytes at a barrier.
	.type shape_08,@function
shape_08:
 v_lshlrev_b32_e32 v8, 2, v0
 ds_write_b32 v8, v1
 s_barrier
 ds_read_b32 v9, v8 offset:1024
	s_endpgm
	.size shape_08, .-shape_08
	.amdhsa_kernel shape_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A register that is not loaded yet.
; CHECK-NEXT: {{^}}definite register-hazard in shape_09{{$}}
	.type shape_09,@function
shape_09:
 ds_read_b32 v9, v8
 v_add_u32_e32 v1, v9, v9
	s_endpgm
	.size shape_09, .-shape_09
	.amdhsa_kernel shape_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A register that is.
	.type shape_10,@function
shape_10:
 ds_read_b32 v9, v8
 s_waitcnt lgkmcnt(0)
 v_add_u32_e32 v1, v9, v9
	s_endpgm
	.size shape_10, .-shape_10
	.amdhsa_kernel shape_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Two addresses, one of them the copy's.
; CHECK-NEXT: {{^}}definite missing-wait in shape_11{{$}}
	.type shape_11,@function
shape_11:
 s_mov_b32 m0, 0x800
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0
 ds_read2st64_b32 v[10:11], v8 offset0:1 offset1:8
	s_endpgm
	.size shape_11, .-shape_11
	.amdhsa_kernel shape_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Two addresses beside it.
	.type shape_12,@function
shape_12:
 s_mov_b32 m0, 0x800
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0
 ds_read2st64_b32 v[10:11], v8 offset0:1 offset1:9
	s_endpgm
	.size shape_12, .-shape_12
	.amdhsa_kernel shape_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A copy of 16 bytes a lane.
; CHECK-NEXT: {{^}}unproven missing-wait in shape_13{{$}}
	.type shape_13,@function
shape_13:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dwordx4 v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:1020
	s_endpgm
	.size shape_13, .-shape_13
	.amdhsa_kernel shape_13
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A copy to an address that is not known.
; CHECK-NEXT: {{^}}unproven missing-wait in shape_14{{$}}
	.type shape_14,@function
shape_14:
 s_mov_b32 m0, s9
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
	s_endpgm
	.size shape_14, .-shape_14
	.amdhsa_kernel shape_14
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A copy into the first 1,024 bytes and 256 behind them.
	.type shape_15,@function
shape_15:
 s_and_b32 s9, s9, 0x3fc
 s_mov_b32 m0, s9
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:1276
	s_endpgm
	.size shape_15, .-shape_15
	.amdhsa_kernel shape_15
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A byte of it.
; CHECK-NEXT: {{^}}unproven missing-wait in shape_16{{$}}
	.type shape_16,@function
shape_16:
 s_and_b32 s9, s9, 0x3fc
 s_mov_b32 m0, s9
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:1275
	s_endpgm
	.size shape_16, .-shape_16
	.amdhsa_kernel shape_16
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A copy by an offset too.
; CHECK-NEXT: {{^}}unproven missing-wait in shape_17{{$}}
	.type shape_17,@function
shape_17:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen offset:512 lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
	s_endpgm
	.size shape_17, .-shape_17
	.amdhsa_kernel shape_17
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Which counts for LDS.
	.type shape_18,@function
shape_18:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen offset:1024 lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
	s_endpgm
	.size shape_18, .-shape_18
	.amdhsa_kernel shape_18
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; An update of two halves, one of them the copy's.
; CHECK-NEXT: {{^}}unproven missing-wait in shape_19{{$}}
	.type shape_19,@function
shape_19:
 s_mov_b32 m0, 0x102
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0x100
 ds_pk_add_f16 v8, v1
	s_endpgm
	.size shape_19, .-shape_19
	.amdhsa_kernel shape_19
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; An access whose second address is in LDS.
; CHECK-NEXT: {{^}}unproven missing-wait in shape_20{{$}}
	.type shape_20,@function
shape_20:
 s_mov_b32 m0, 0x800
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0
 ds_add_src2_u32 v8 offset:32
	s_endpgm
	.size shape_20, .-shape_20
	.amdhsa_kernel shape_20
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A copy to an address between two words.
; CHECK-NEXT: {{^}}unproven missing-wait in shape_21{{$}}
	.type shape_21,@function
shape_21:
 s_mov_b32 m0, 0x102
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0x100
 ds_read_u8 v9, v8
	s_endpgm
	.size shape_21, .-shape_21
	.amdhsa_kernel shape_21
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Beside it.
	.type shape_22,@function
shape_22:
 s_mov_b32 m0, 0x102
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0xff
 ds_read_u8 v9, v8
	s_endpgm
	.size shape_22, .-shape_22
	.amdhsa_kernel shape_22
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A flat access.
; CHECK-NEXT: {{^}}unproven missing-wait in shape_23{{$}}
	.type shape_23,@function
shape_23:
 s_mov_b32 m0, 0x4000
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 flat_load_dword v9, v[2:3]
	s_endpgm
	.size shape_23, .-shape_23
	.amdhsa_kernel shape_23
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Code that only an assembler reads.
; CHECK-NEXT: {{^}}unproven register-hazard in shape_24{{$}}
; CHECK-NEXT: {{^}}unproven unreadable-code in shape_24{{$}}
	.type shape_24,@function
shape_24:
 .if x
 s_nop 0
 .endif
 ds_read_b32 v9, v8
 v_mov_b32 v1, v9
	s_endpgm
	.size shape_24, .-shape_24
	.amdhsa_kernel shape_24
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A read of what a copy still writes is definite where work-item 0 surely touches the same bytes.
; Its own bytes.
; CHECK-NEXT: {{^}}definite missing-wait in sure_01{{$}}
	.type sure_01,@function
sure_01:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
	s_endpgm
	.size sure_01, .-sure_01
	.amdhsa_kernel sure_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; The bytes of its wave.
; CHECK-NEXT: {{^}}definite missing-wait in sure_02{{$}}
	.type sure_02,@function
sure_02:
 v_readfirstlane_b32 s0, v0
 s_lshl_b32 m0, s0, 2
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
	s_endpgm
	.size sure_02, .-sure_02
	.amdhsa_kernel sure_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; The bytes of its lane.
; CHECK-NEXT: {{^}}definite missing-wait in sure_03{{$}}
	.type sure_03,@function
sure_03:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mbcnt_lo_u32_b32 v1, -1, 0
 v_mbcnt_hi_u32_b32 v1, -1, v1
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
	s_endpgm
	.size sure_03, .-sure_03
	.amdhsa_kernel sure_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Those of the next lane.
; CHECK-NEXT: {{^}}unproven missing-wait in sure_04{{$}}
	.type sure_04,@function
sure_04:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:4
	s_endpgm
	.size sure_04, .-sure_04
	.amdhsa_kernel sure_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; At an address from an argument.
; CHECK-NEXT: {{^}}unproven missing-wait in sure_05{{$}}
	.type sure_05,@function
sure_05:
 s_load_dword s0, s[0:1], 0x0
 s_waitcnt lgkmcnt(0)
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
	s_endpgm
	.size sure_05, .-sure_05
	.amdhsa_kernel sure_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; At an address between two words.
; CHECK-NEXT: {{^}}unproven missing-wait in sure_06{{$}}
	.type sure_06,@function
sure_06:
 s_mov_b32 m0, 2
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
	s_endpgm
	.size sure_06, .-sure_06
	.amdhsa_kernel sure_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; From another lane.
; CHECK-NEXT: {{^}}unproven missing-wait in sure_07{{$}}
	.type sure_07,@function
sure_07:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_readlane_b32 s0, v0, 3
 s_nop 1
 v_mov_b32_e32 v8, s0
 ds_read_b32 v9, v8
	s_endpgm
	.size sure_07, .-sure_07
	.amdhsa_kernel sure_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; By lanes that may not be active.
; CHECK-NEXT: {{^}}unproven missing-wait in sure_08{{$}}
	.type sure_08,@function
sure_08:
 s_mov_b32 m0, 0
 v_lshlrev_b32_e32 v8, 2, v0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 buffer_load_dword v0, s[4:7], 0 offen lds
 ds_read_b32 v9, v8
	s_endpgm
	.size sure_08, .-sure_08
	.amdhsa_kernel sure_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; By the first that is.
; CHECK-NEXT: {{^}}unproven missing-wait in sure_09{{$}}
	.type sure_09,@function
sure_09:
 v_lshlrev_b32_e32 v8, 2, v0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_readfirstlane_b32 s0, v0
 s_mov_b64 exec, s[2:3]
 s_lshl_b32 m0, s0, 2
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 ds_read_b32 v9, v8
	s_endpgm
	.size sure_09, .-sure_09
	.amdhsa_kernel sure_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; By lanes that are again.
; CHECK-NEXT: {{^}}definite missing-wait in sure_10{{$}}
	.type sure_10,@function
sure_10:
 s_mov_b32 m0, 0
 v_lshlrev_b32_e32 v8, 2, v0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_nop 0
 s_or_b64 exec, exec, s[2:3]
 buffer_load_dword v0, s[4:7], 0 offen lds
 ds_read_b32 v9, v8
	s_endpgm
	.size sure_10, .-sure_10
	.amdhsa_kernel sure_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; One of two.
; CHECK-NEXT: {{^}}unproven missing-wait in sure_11{{$}}
	.type sure_11,@function
sure_11:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v1, 0
 v_mov_b32_e32 v2, 64
 v_cndmask_b32_e32 v8, v1, v2, vcc
 ds_read_b32 v9, v8
	s_endpgm
	.size sure_11, .-sure_11
	.amdhsa_kernel sure_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Where only another wave comes.
; CHECK-NEXT: {{^}}unproven missing-wait in sure_12{{$}}
	.type sure_12,@function
sure_12:
 v_readfirstlane_b32 s0, v0
 s_cmp_lg_u32 s0, 64
 s_cbranch_scc1 .L0_1_sure_12
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
.L0_1_sure_12:
 s_nop 0
	s_endpgm
	.size sure_12, .-sure_12
	.amdhsa_kernel sure_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Behind where waves part.
; CHECK-NEXT: {{^}}definite missing-wait in sure_13{{$}}
	.type sure_13,@function
sure_13:
 v_readfirstlane_b32 s0, v0
 s_cmp_lg_u32 s0, 64
 s_cbranch_scc1 .L0_1_sure_13
 s_nop 1
.L0_1_sure_13:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
	s_endpgm
	.size sure_13, .-sure_13
	.amdhsa_kernel sure_13
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Where only others lack the wait.
; CHECK-NEXT: {{^}}unproven missing-wait in sure_14{{$}}
	.type sure_14,@function
sure_14:
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_readfirstlane_b32 s0, v0
 s_cmp_lg_u32 s0, 64
 s_cbranch_scc1 .L0_1_sure_14
 s_branch .L0_2_sure_14
.L0_1_sure_14:
 s_waitcnt vmcnt(0)
.L0_2_sure_14:
 ds_read_b32 v9, v8
	s_endpgm
	.size sure_14, .-sure_14
	.amdhsa_kernel sure_14
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Where all waves come or none.
; CHECK-NEXT: {{^}}definite missing-wait in sure_15{{$}}
	.type sure_15,@function
sure_15:
 s_load_dword s0, s[0:1], 0x0
 s_waitcnt lgkmcnt(0)
 s_cmp_lg_u32 s0, 64
 s_cbranch_scc1 .L0_1_sure_15
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
.L0_1_sure_15:
 s_nop 0
	s_endpgm
	.size sure_15, .-sure_15
	.amdhsa_kernel sure_15
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Where nobody comes.
; CHECK-NEXT: {{^}}unproven missing-wait in sure_16{{$}}
	.type sure_16,@function
sure_16:
 s_mov_b32 s2, 1
 s_cmp_eq_u32 s2, 2
 s_cbranch_scc0 .L0_1_sure_16
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
.L0_1_sure_16:
 s_nop 0
	s_endpgm
	.size sure_16, .-sure_16
	.amdhsa_kernel sure_16
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What two waves touch across a barrier is definite where the first lanes of both surely do.
; The first lane of another wave.
; CHECK-NEXT: {{^}}definite bare-barrier in two_waves_01{{$}}
	.type two_waves_01,@function
two_waves_01:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
	s_endpgm
	.size two_waves_01, .-two_waves_01
	.amdhsa_kernel two_waves_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A lane that is not the first.
; CHECK-NEXT: {{^}}unproven bare-barrier in two_waves_02{{$}}
	.type two_waves_02,@function
two_waves_02:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 4, v1
 ds_read_b32 v4, v3
	s_endpgm
	.size two_waves_02, .-two_waves_02
	.amdhsa_kernel two_waves_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; With a wait.
	.type two_waves_03,@function
two_waves_03:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_waitcnt lgkmcnt(0)
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
	s_endpgm
	.size two_waves_03, .-two_waves_03
	.amdhsa_kernel two_waves_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; In every iteration.
; CHECK-NEXT: {{^}}definite bare-barrier in two_waves_04{{$}}
	.type two_waves_04,@function
two_waves_04:
 s_mov_b32 s8, 3
.L0_3_two_waves_04:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
 s_waitcnt lgkmcnt(0)
 s_barrier
 s_sub_i32 s8, s8, 1
 s_cmp_lg_u32 s8, 0
 s_cbranch_scc1 .L0_3_two_waves_04
	s_endpgm
	.size two_waves_04, .-two_waves_04
	.amdhsa_kernel two_waves_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Any lane of a copy.
; CHECK-NEXT: {{^}}definite dma-across-barrier in two_waves_05{{$}}
; CHECK-NEXT: {{^}}unproven missing-wait in two_waves_05{{$}}
	.type two_waves_05,@function
two_waves_05:
 v_readfirstlane_b32 s0, v0
 s_lshl_b32 m0, s0, 2
 s_nop 0
 buffer_load_dword v5, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v1, 2, v0
 s_barrier
 v_xor_b32_e32 v3, 268, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
	s_endpgm
	.size two_waves_05, .-two_waves_05
	.amdhsa_kernel two_waves_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; By waves that part.
; CHECK-NEXT: {{^}}unproven bare-barrier in two_waves_06{{$}}
	.type two_waves_06,@function
two_waves_06:
 v_readfirstlane_b32 s9, v0
 s_cmp_lg_u32 s9, 64
 s_cbranch_scc1 .L0_1_two_waves_06
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
.L0_1_two_waves_06:
	s_endpgm
	.size two_waves_06, .-two_waves_06
	.amdhsa_kernel two_waves_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Behind where waves part.
; CHECK-NEXT: {{^}}definite bare-barrier in two_waves_07{{$}}
	.type two_waves_07,@function
two_waves_07:
 v_readfirstlane_b32 s9, v0
 s_cmp_lg_u32 s9, 64
 s_cbranch_scc1 .L0_1_two_waves_07
 s_nop 1
.L0_1_two_waves_07:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
	s_endpgm
	.size two_waves_07, .-two_waves_07
	.amdhsa_kernel two_waves_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Where only some waves wait.
; CHECK-NEXT: {{^}}unproven bare-barrier in two_waves_08{{$}}
	.type two_waves_08,@function
two_waves_08:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 v_readfirstlane_b32 s9, v0
 s_cmp_lg_u32 s9, 64
 s_cbranch_scc1 .L0_1_two_waves_08
 s_waitcnt vmcnt(0) lgkmcnt(0)
.L0_1_two_waves_08:
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
	s_endpgm
	.size two_waves_08, .-two_waves_08
	.amdhsa_kernel two_waves_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; With a barrier of some waves.
; CHECK-NEXT: {{^}}unproven bare-barrier in two_waves_09{{$}}
	.type two_waves_09,@function
two_waves_09:
 v_readfirstlane_b32 s9, v0
 s_cmp_lg_u32 s9, 64
 s_cbranch_scc1 .L0_1_two_waves_09
 s_barrier
.L0_1_two_waves_09:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
	s_endpgm
	.size two_waves_09, .-two_waves_09
	.amdhsa_kernel two_waves_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Where a call may be anything.
; CHECK-NEXT: {{^}}unproven bare-barrier in two_waves_10{{$}}
; CHECK-NEXT: {{^}}unproven unreadable-code in two_waves_10{{$}}
	.type two_waves_10,@function
two_waves_10:
 s_swappc_b64 s[30:31], s[20:21]
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 256, v1
 ds_read_b32 v4, v3
	s_endpgm
	.size two_waves_10, .-two_waves_10
	.amdhsa_kernel two_waves_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What is not spelled as LLVM prints it is not read, and makes nothing definite.
; A register by a symbol.
; CHECK-NEXT: {{^}}unproven register-hazard in unspelled_01{{$}}
; CHECK-NEXT: {{^}}unproven unreadable-code in unspelled_01{{$}}
	.type unspelled_01,@function
unspelled_01:
 ds_read_b32 v9, v8
 .set vgprA, 8
 v_mov_b32_e32 v[vgprA], v1
 v_mov_b32_e32 v1, v9
	s_endpgm
	.size unspelled_01, .-unspelled_01
	.amdhsa_kernel unspelled_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A sum of them.
; CHECK-NEXT: {{^}}unproven register-hazard in unspelled_02{{$}}
; CHECK-NEXT: {{^}}unproven unreadable-code in unspelled_02{{$}}
	.type unspelled_02,@function
unspelled_02:
 ds_read_b32 v9, v8
 v_mov_b32_e32 v[vgprA+1], v1
 v_mov_b32_e32 v1, v9
	s_endpgm
	.size unspelled_02, .-unspelled_02
	.amdhsa_kernel unspelled_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A pair by symbols.
; CHECK-NEXT: {{^}}unproven register-hazard in unspelled_03{{$}}
; CHECK-NEXT: {{^}}unproven unreadable-code in unspelled_03{{$}}
	.type unspelled_03,@function
unspelled_03:
 ds_read_b32 v9, v8
 s_load_dwordx2 s[sgprB:sgprB+1], s[0:1], 0x0
 v_mov_b32_e32 v1, v9
	s_endpgm
	.size unspelled_03, .-unspelled_03
	.amdhsa_kernel unspelled_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A list of registers.
; CHECK-NEXT: {{^}}unproven register-hazard in unspelled_04{{$}}
; CHECK-NEXT: {{^}}unproven unreadable-code in unspelled_04{{$}}
	.type unspelled_04,@function
unspelled_04:
 ds_read_b32 v9, v8
 v_mov_b64 [v8, v9], s[0:1]
 v_mov_b32_e32 v1, v9
	s_endpgm
	.size unspelled_04, .-unspelled_04
	.amdhsa_kernel unspelled_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; An accumulator by another name.
; CHECK-NEXT: {{^}}unproven register-hazard in unspelled_05{{$}}
; CHECK-NEXT: {{^}}unproven unreadable-code in unspelled_05{{$}}
	.type unspelled_05,@function
unspelled_05:
 ds_read_b32 v9, v8
 v_accvgpr_write_b32 acc8, v1
 v_mov_b32_e32 v1, v9
	s_endpgm
	.size unspelled_05, .-unspelled_05
	.amdhsa_kernel unspelled_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A number with a zero in front.
; CHECK-NEXT: {{^}}unproven register-hazard in unspelled_06{{$}}
; CHECK-NEXT: {{^}}unproven unreadable-code in unspelled_06{{$}}
	.type unspelled_06,@function
unspelled_06:
 ds_read_b32 v9, v8
 v_mov_b32 v[08], v1
 v_mov_b32_e32 v1, v9
	s_endpgm
	.size unspelled_06, .-unspelled_06
	.amdhsa_kernel unspelled_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; An offset by a symbol.
; CHECK-NEXT: {{^}}unproven register-hazard in unspelled_07{{$}}
; CHECK-NEXT: {{^}}unproven unreadable-code in unspelled_07{{$}}
	.type unspelled_07,@function
unspelled_07:
 ds_read_b32 v9, v8
 ds_read_b32 v9, v8 offset:size
 v_mov_b32_e32 v1, v9
	s_endpgm
	.size unspelled_07, .-unspelled_07
	.amdhsa_kernel unspelled_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; An offset that is a product.
; CHECK-NEXT: {{^}}unproven register-hazard in unspelled_08{{$}}
; CHECK-NEXT: {{^}}unproven unreadable-code in unspelled_08{{$}}
	.type unspelled_08,@function
unspelled_08:
 ds_read_b32 v9, v8
 ds_read_b32 v9, v8 offset:4*16
 v_mov_b32_e32 v1, v9
	s_endpgm
	.size unspelled_08, .-unspelled_08
	.amdhsa_kernel unspelled_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A macro.
; CHECK-NEXT: {{^}}unproven register-hazard in unspelled_09{{$}}
; CHECK-NEXT: {{^}}unproven unreadable-code in unspelled_09{{$}}
	.type unspelled_09,@function
unspelled_09:
 ds_read_b32 v9, v8
 WAIT_ALL
 v_mov_b32_e32 v1, v9
	s_endpgm
	.size unspelled_09, .-unspelled_09
	.amdhsa_kernel unspelled_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Capital letters.
; CHECK-NEXT: {{^}}unproven register-hazard in unspelled_10{{$}}
; CHECK-NEXT: {{^}}unproven unreadable-code in unspelled_10{{$}}
	.type unspelled_10,@function
unspelled_10:
 ds_read_b32 v9, v8
 V_MOV_B32 v8, v1
 v_mov_b32_e32 v1, v9
	s_endpgm
	.size unspelled_10, .-unspelled_10
	.amdhsa_kernel unspelled_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A lane touches as many bytes as its instruction says: its first and its last one, and not those beside them.
; Gfx942-ds_read_u8 v0, v1-1-offsets0.
; CHECK-NEXT: {{^}}unproven bare-barrier in width_01{{$}}
	.type width_01,@function
width_01:
 v_mov_b32_e32 v250, 0x1000
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_read_u8 v0, v1
	s_endpgm
	.size width_01, .-width_01
	.amdhsa_kernel width_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx942-ds_read_u8 v0, v1-1-offsets0.
	.type width_02,@function
width_02:
 v_mov_b32_e32 v250, 0xfff
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_read_u8 v0, v1
	s_endpgm
	.size width_02, .-width_02
	.amdhsa_kernel width_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx942-ds_read_u8 v0, v1-1-offsets0.
	.type width_03,@function
width_03:
 v_mov_b32_e32 v250, 0x1001
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_read_u8 v0, v1
	s_endpgm
	.size width_03, .-width_03
	.amdhsa_kernel width_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx942-ds_read_u16_d16_hi v0, v1 offset:6-2-offsets1.
; CHECK-NEXT: {{^}}unproven bare-barrier in width_04{{$}}
	.type width_04,@function
width_04:
 v_mov_b32_e32 v250, 0x1006
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_read_u16_d16_hi v0, v1 offset:6
	s_endpgm
	.size width_04, .-width_04
	.amdhsa_kernel width_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx942-ds_read_u16_d16_hi v0, v1 offset:6-2-offsets1.
; CHECK-NEXT: {{^}}unproven bare-barrier in width_05{{$}}
	.type width_05,@function
width_05:
 v_mov_b32_e32 v250, 0x1007
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_read_u16_d16_hi v0, v1 offset:6
	s_endpgm
	.size width_05, .-width_05
	.amdhsa_kernel width_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx942-ds_read_u16_d16_hi v0, v1 offset:6-2-offsets1.
	.type width_06,@function
width_06:
 v_mov_b32_e32 v250, 0x1005
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_read_u16_d16_hi v0, v1 offset:6
	s_endpgm
	.size width_06, .-width_06
	.amdhsa_kernel width_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx942-ds_read_u16_d16_hi v0, v1 offset:6-2-offsets1.
	.type width_07,@function
width_07:
 v_mov_b32_e32 v250, 0x1008
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_read_u16_d16_hi v0, v1 offset:6
	s_endpgm
	.size width_07, .-width_07
	.amdhsa_kernel width_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven bare-barrier in width_08{{$}}
	.type width_08,@function
width_08:
 v_mov_b32_e32 v250, 0x1010
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_write2_b64 v1, v[2:3], v[4:5] offset0:2 offset1:5
	s_endpgm
	.size width_08, .-width_08
	.amdhsa_kernel width_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven bare-barrier in width_09{{$}}
	.type width_09,@function
width_09:
 v_mov_b32_e32 v250, 0x1017
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_write2_b64 v1, v[2:3], v[4:5] offset0:2 offset1:5
	s_endpgm
	.size width_09, .-width_09
	.amdhsa_kernel width_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type width_10,@function
width_10:
 v_mov_b32_e32 v250, 0x100f
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_write2_b64 v1, v[2:3], v[4:5] offset0:2 offset1:5
	s_endpgm
	.size width_10, .-width_10
	.amdhsa_kernel width_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type width_11,@function
width_11:
 v_mov_b32_e32 v250, 0x1018
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_write2_b64 v1, v[2:3], v[4:5] offset0:2 offset1:5
	s_endpgm
	.size width_11, .-width_11
	.amdhsa_kernel width_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven bare-barrier in width_12{{$}}
	.type width_12,@function
width_12:
 v_mov_b32_e32 v250, 0x1028
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_write2_b64 v1, v[2:3], v[4:5] offset0:2 offset1:5
	s_endpgm
	.size width_12, .-width_12
	.amdhsa_kernel width_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven bare-barrier in width_13{{$}}
	.type width_13,@function
width_13:
 v_mov_b32_e32 v250, 0x102f
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_write2_b64 v1, v[2:3], v[4:5] offset0:2 offset1:5
	s_endpgm
	.size width_13, .-width_13
	.amdhsa_kernel width_13
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type width_14,@function
width_14:
 v_mov_b32_e32 v250, 0x1027
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_write2_b64 v1, v[2:3], v[4:5] offset0:2 offset1:5
	s_endpgm
	.size width_14, .-width_14
	.amdhsa_kernel width_14
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type width_15,@function
width_15:
 v_mov_b32_e32 v250, 0x1030
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_write2_b64 v1, v[2:3], v[4:5] offset0:2 offset1:5
	s_endpgm
	.size width_15, .-width_15
	.amdhsa_kernel width_15
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx942-ds_add_rtn_u32 v0, v1, v2-4-offsets5.
; CHECK-NEXT: {{^}}unproven bare-barrier in width_16{{$}}
	.type width_16,@function
width_16:
 v_mov_b32_e32 v250, 0x1000
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_add_rtn_u32 v0, v1, v2
	s_endpgm
	.size width_16, .-width_16
	.amdhsa_kernel width_16
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx942-ds_add_rtn_u32 v0, v1, v2-4-offsets5.
; CHECK-NEXT: {{^}}unproven bare-barrier in width_17{{$}}
	.type width_17,@function
width_17:
 v_mov_b32_e32 v250, 0x1003
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_add_rtn_u32 v0, v1, v2
	s_endpgm
	.size width_17, .-width_17
	.amdhsa_kernel width_17
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx942-ds_add_rtn_u32 v0, v1, v2-4-offsets5.
	.type width_18,@function
width_18:
 v_mov_b32_e32 v250, 0xfff
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_add_rtn_u32 v0, v1, v2
	s_endpgm
	.size width_18, .-width_18
	.amdhsa_kernel width_18
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx942-ds_add_rtn_u32 v0, v1, v2-4-offsets5.
	.type width_19,@function
width_19:
 v_mov_b32_e32 v250, 0x1004
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_add_rtn_u32 v0, v1, v2
	s_endpgm
	.size width_19, .-width_19
	.amdhsa_kernel width_19
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx942-ds_pk_add_f16 v1, v1-4-offsets6.
; CHECK-NEXT: {{^}}unproven bare-barrier in width_20{{$}}
	.type width_20,@function
width_20:
 v_mov_b32_e32 v250, 0x1000
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_pk_add_f16 v1, v1
	s_endpgm
	.size width_20, .-width_20
	.amdhsa_kernel width_20
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx942-ds_pk_add_f16 v1, v1-4-offsets6.
; CHECK-NEXT: {{^}}unproven bare-barrier in width_21{{$}}
	.type width_21,@function
width_21:
 v_mov_b32_e32 v250, 0x1003
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_pk_add_f16 v1, v1
	s_endpgm
	.size width_21, .-width_21
	.amdhsa_kernel width_21
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx942-ds_pk_add_f16 v1, v1-4-offsets6.
	.type width_22,@function
width_22:
 v_mov_b32_e32 v250, 0xfff
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_pk_add_f16 v1, v1
	s_endpgm
	.size width_22, .-width_22
	.amdhsa_kernel width_22
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx942-ds_pk_add_f16 v1, v1-4-offsets6.
	.type width_23,@function
width_23:
 v_mov_b32_e32 v250, 0x1004
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_pk_add_f16 v1, v1
	s_endpgm
	.size width_23, .-width_23
	.amdhsa_kernel width_23
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx942-ds_pk_add_rtn_bf16 v0, v1, v2 offset:8-4-offsets7.
; CHECK-NEXT: {{^}}unproven bare-barrier in width_24{{$}}
	.type width_24,@function
width_24:
 v_mov_b32_e32 v250, 0x1008
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_pk_add_rtn_bf16 v0, v1, v2 offset:8
	s_endpgm
	.size width_24, .-width_24
	.amdhsa_kernel width_24
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx942-ds_pk_add_rtn_bf16 v0, v1, v2 offset:8-4-offsets7.
; CHECK-NEXT: {{^}}unproven bare-barrier in width_25{{$}}
	.type width_25,@function
width_25:
 v_mov_b32_e32 v250, 0x100b
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_pk_add_rtn_bf16 v0, v1, v2 offset:8
	s_endpgm
	.size width_25, .-width_25
	.amdhsa_kernel width_25
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx942-ds_pk_add_rtn_bf16 v0, v1, v2 offset:8-4-offsets7.
	.type width_26,@function
width_26:
 v_mov_b32_e32 v250, 0x1007
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_pk_add_rtn_bf16 v0, v1, v2 offset:8
	s_endpgm
	.size width_26, .-width_26
	.amdhsa_kernel width_26
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx942-ds_pk_add_rtn_bf16 v0, v1, v2 offset:8-4-offsets7.
	.type width_27,@function
width_27:
 v_mov_b32_e32 v250, 0x100c
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_pk_add_rtn_bf16 v0, v1, v2 offset:8
	s_endpgm
	.size width_27, .-width_27
	.amdhsa_kernel width_27
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: any_bytes_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: any_bytes_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: any_bytes_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: any_bytes_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: any_bytes_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: are_two_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: are_two_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [64, 1, 1]
  - .name: are_two_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [65, 1, 1]
  - .name: are_two_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [32, 8, 1]
  - .name: missing_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: missing_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: missing_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: missing_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: missing_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: missing_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: missing_7
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: missing_8
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: one_of_two_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: one_of_two_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: one_of_two_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: one_of_two_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: one_of_two_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: one_of_two_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: one_wave_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [64, 1, 1]
  - .name: one_wave_2
    .max_flat_workgroup_size: 64
    .wavefront_size: 64
  - .name: one_wave_3
    .max_flat_workgroup_size: 65
    .wavefront_size: 64
  - .name: one_wave_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [64, 2, 1]
  - .name: one_wave_5
    .max_flat_workgroup_size: 0
    .wavefront_size: 64
  - .name: read_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: read_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: read_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: read_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: read_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: read_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: read_7
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: read_8
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: read_9
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_13
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_14
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_15
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_16
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_17
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_18
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_19
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_20
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_21
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_22
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_23
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: shape_24
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_13
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_14
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_15
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_16
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: two_waves_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [256, 1, 1]
  - .name: two_waves_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [256, 1, 1]
  - .name: two_waves_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [256, 1, 1]
  - .name: two_waves_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [256, 1, 1]
  - .name: two_waves_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [256, 1, 1]
  - .name: two_waves_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [256, 1, 1]
  - .name: two_waves_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [256, 1, 1]
  - .name: two_waves_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [256, 1, 1]
  - .name: two_waves_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [256, 1, 1]
  - .name: two_waves_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .reqd_workgroup_size: [256, 1, 1]
  - .name: unspelled_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: unspelled_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: unspelled_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: unspelled_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: unspelled_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: unspelled_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: unspelled_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: unspelled_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: unspelled_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: unspelled_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_13
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_14
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_15
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_16
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_17
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_18
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_19
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_20
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_21
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_22
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_23
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_24
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_25
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_26
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: width_27
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
