; Descriptors, metadata, and what code computes of arguments bound the addresses of a write. Of the bytes that are
; read behind the barrier, those that are named may be what another wave writes.
; RUN: exits 1 ldsopt check %s --no-races --json > %t.json
; RUN: %{python} -c "import json; print(*sorted({f['used']['asm_line'] for f in json.load(open('%t.json'))['findings'] if f['rule'] == 'bare-barrier'}), sep='\n')" | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text

; The required size of a workgroup bounds its ids.
	.type required,@function
required:
 v_lshlrev_b32_e32 v8, 2, v1
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x0
; CHECK: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x1f
; CHECK-NEXT: {{^}}[[# @LINE + 1]]{{$}}
 ds_read_u8 v251, v250
 v_mov_b32_e32 v250, 0x20
 ds_read_u8 v251, v250
	s_endpgm
	.size required, .-required
	.amdhsa_kernel required
		.amdhsa_system_vgpr_workitem_id 1
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: required
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
    .reqd_workgroup_size:
      - 16
      - 8
      - 1
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
