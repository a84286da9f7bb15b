; The values of registers through arithmetic, masked lanes, branches and loops. Of the bytes that are read behind the
; barrier, those that are named may be what another wave writes.
; RUN: ldsopt check %s --no-races --json > %t.json
; RUN: %{python} -c "import json; print(*sorted({f['used']['asm_line'] for f in json.load(open('%t.json'))['findings'] if f['rule'] == 'bare-barrier'}), sep='\n')" | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text

; Masked lanes of waves of 32.
; A mask that is written nowhere.
	.type lanes_of_32_1,@function
lanes_of_32_1:
 v_mov_b32_e32 v8, 4
 s_mov_b32 null, s2
 s_and_saveexec_b32 null, s2
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x3
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x4
; CHECK: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x7
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x8
 ds_load_u8 v251, v250
	s_endpgm
	.size lanes_of_32_1, .-lanes_of_32_1
	.amdhsa_kernel lanes_of_32_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; The upper half is written.
	.type lanes_of_32_2,@function
lanes_of_32_2:
 v_mov_b32_e32 v8, 0
 s_and_saveexec_b32 s2, vcc_lo
 s_mov_b32 exec_hi, s2
 v_mov_b32_e32 v8, 0x800
 s_mov_b32 exec_lo, s2
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
	s_endpgm
	.size lanes_of_32_2, .-lanes_of_32_2
	.amdhsa_kernel lanes_of_32_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; It is not.
	.type lanes_of_32_3,@function
lanes_of_32_3:
 v_mov_b32_e32 v8, 0
 s_and_saveexec_b32 s2, vcc_lo
 s_nop 0
 v_mov_b32_e32 v8, 0x800
 s_mov_b32 exec_lo, s2
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x803
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x804
 ds_load_u8 v251, v250
	s_endpgm
	.size lanes_of_32_3, .-lanes_of_32_3
	.amdhsa_kernel lanes_of_32_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A comparison that writes exec.
	.type lanes_of_32_4,@function
lanes_of_32_4:
 v_mov_b32_e32 v8, 4
 v_cmpx_lt_u32_e32 v8, v1
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x3
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x4
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x7
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x8
 ds_load_u8 v251, v250
	s_endpgm
	.size lanes_of_32_4, .-lanes_of_32_4
	.amdhsa_kernel lanes_of_32_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Two instructions in one read before either writes.
	.type lanes_of_32_5,@function
lanes_of_32_5:
 v_mov_b32_e32 v1, 4
 v_mov_b32_e32 v2, 8
 v_dual_mov_b32 v1, v2 :: v_dual_lshlrev_b32 v8, 2, v1
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0xf
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x10
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x13
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
 v_mov_b32_e32 v250, 0x14
 ds_load_u8 v251, v250
	s_endpgm
	.size lanes_of_32_5, .-lanes_of_32_5
	.amdhsa_kernel lanes_of_32_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: lanes_of_32_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lanes_of_32_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lanes_of_32_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lanes_of_32_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: lanes_of_32_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
