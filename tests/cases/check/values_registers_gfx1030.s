; The values of registers through arithmetic, masked lanes, branches and loops. Of the bytes that are read behind the
; barrier, those that are named may be what another wave writes.
; RUN: ldsopt check %s --no-races --json > %t.json
; RUN: %{python} -c "import json; print(*sorted({f['used']['asm_line'] for f in json.load(open('%t.json'))['findings'] if f['rule'] == 'bare-barrier'}), sep='\n')" | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text

; Ids of work-items.
; One in a register of its own.
	.type ids_1,@function
ids_1:
 v_lshlrev_b32_e32 v8, 2, v1
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
	.size ids_1, .-ids_1
	.amdhsa_kernel ids_1
		.amdhsa_system_vgpr_workitem_id 1
	.end_amdhsa_kernel

; One that is not there.
	.type ids_2,@function
ids_2:
 v_mov_b32_e32 v8, v1
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
	s_endpgm
	.size ids_2, .-ids_2
	.amdhsa_kernel ids_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: ids_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: ids_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
