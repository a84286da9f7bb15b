; The values of registers through arithmetic, masked lanes, branches and loops. Of the bytes that are read behind the
; barrier, those that are named may be what another wave writes.
; RUN: ldsopt check %s --no-races --json > %t.json
; RUN: %{python} -c "import json; print(*sorted({f['used']['asm_line'] for f in json.load(open('%t.json'))['findings'] if f['rule'] == 'bare-barrier'}), sep='\n')" | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text

; Halves of masks.
; Of 32 lanes the next register is none.
	.type halves_1,@function
halves_1:
 s_mov_b32 s7, exec_lo
 v_cmpx_gt_u32_e32 32, v0
 s_mov_b32 s8, 5
 s_or_b32 exec_lo, exec_lo, s7
 v_lshlrev_b32_e32 v8, 2, v0
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
	.size halves_1, .-halves_1
	.amdhsa_kernel halves_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of 32 lanes the next register is none.
	.type halves_2,@function
halves_2:
 s_mov_b32 s7, exec_lo
 v_cmpx_gt_u32_e32 32, v0
 s_mov_b32 s7, 5
 s_or_b32 exec_lo, exec_lo, s7
 v_lshlrev_b32_e32 v8, 2, v0
 ds_store_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x8000
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
	s_endpgm
	.size halves_2, .-halves_2
	.amdhsa_kernel halves_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: halves_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: halves_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
