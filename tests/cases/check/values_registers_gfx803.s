; The values of registers through arithmetic, masked lanes, branches and loops. Of the bytes that are read behind the
; barrier, those that are named may be what another wave writes.
; RUN: ldsopt check %s --no-races --json > %t.json
; RUN: %{python} -c "import json; print(*sorted({f['used']['asm_line'] for f in json.load(open('%t.json'))['findings'] if f['rule'] == 'bare-barrier'}), sep='\n')" | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.text

; Before gfx9 nothing is said, as M0 may turn accesses off.
	.type m0,@function
m0:
 v_mov_b32_e32 v8, 4
 ds_write_b32 v8, v9
 s_barrier
 v_mov_b32_e32 v250, 0x8000
; CHECK: {{^}}[[# @LINE + 1]]{{$}}
 ds_load_u8 v251, v250
	s_endpgm
	.size m0, .-m0
	.amdhsa_kernel m0
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: m0
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
