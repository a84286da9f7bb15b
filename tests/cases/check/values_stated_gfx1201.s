; Descriptors, metadata, and what code computes of arguments bound the addresses of a write. Of the bytes that are
; read behind the barrier, those that are named may be what another wave writes.
; RUN: ldsopt check %s --no-races --json > %t.json
; RUN: %{python} -c "import json; print(*sorted({f['used']['asm_line'] for f in json.load(open('%t.json'))['findings'] if f['rule'] == 'bare-barrier'}), sep='\n')" | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text

; What holds on the only path to a branch is known behind it. A mask says by which path a block was reached; on one of
; them v8 is known.
; Only the path that sets the mask to zero goes on.
	.type flags_1,@function
flags_1:
 s_mov_b32 s0, -1
 s_cbranch_scc1 .L0_2_flags_1
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b32 s0, 0
.L0_2_flags_1:
 s_nop 0
 s_and_not1_b32 vcc_lo, exec_lo, s0
 s_cbranch_vccnz .L0_4_flags_1
 s_endpgm
.L0_4_flags_1:
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x3ff
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x400
 ds_load_u8 v251, v250
	s_endpgm
	.size flags_1, .-flags_1
	.amdhsa_kernel flags_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Whatever it is there.
	.type flags_2,@function
flags_2:
 s_mov_b32 s0, -1
 s_cbranch_scc1 .L0_2_flags_2
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b32 s0, s3
.L0_2_flags_2:
 s_nop 0
 s_and_not1_b32 vcc_lo, exec_lo, s0
 s_cbranch_vccnz .L0_4_flags_2
 s_endpgm
.L0_4_flags_2:
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x3ff
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x400
 ds_load_u8 v251, v250
	s_endpgm
	.size flags_2, .-flags_2
	.amdhsa_kernel flags_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; The other way goes on.
	.type flags_3,@function
flags_3:
 s_mov_b32 s0, -1
 s_cbranch_scc1 .L0_2_flags_3
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b32 s0, 0
.L0_2_flags_3:
 s_nop 0
 s_and_not1_b32 vcc_lo, exec_lo, s0
 s_cbranch_vccz .L0_4_flags_3
 s_endpgm
.L0_4_flags_3:
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
	s_endpgm
	.size flags_3, .-flags_3
	.amdhsa_kernel flags_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Overwritten.
	.type flags_4,@function
flags_4:
 s_mov_b32 s0, -1
 s_cbranch_scc1 .L0_2_flags_4
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b32 s0, 0
.L0_2_flags_4:
 s_mov_b32 s0, s3
 s_and_not1_b32 vcc_lo, exec_lo, s0
 s_cbranch_vccnz .L0_4_flags_4
 s_endpgm
.L0_4_flags_4:
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
	s_endpgm
	.size flags_4, .-flags_4
	.amdhsa_kernel flags_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Overwritten with zero.
	.type flags_5,@function
flags_5:
 s_mov_b32 s0, -1
 s_cbranch_scc1 .L0_2_flags_5
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b32 s0, 0
.L0_2_flags_5:
 s_mov_b32 s0, 0
 s_and_not1_b32 vcc_lo, exec_lo, s0
 s_cbranch_vccnz .L0_4_flags_5
 s_endpgm
.L0_4_flags_5:
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
	s_endpgm
	.size flags_5, .-flags_5
	.amdhsa_kernel flags_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: flags_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: flags_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: flags_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: flags_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: flags_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
