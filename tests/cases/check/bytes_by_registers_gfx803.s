; What registers hold after arithmetic, masked lanes, branches and loops bounds the bytes that a read of LDS may touch:
; its first and last byte, and none beside these. Where nothing is known it may be any byte.
; RUN: variant TOUCHED %s | ldsopt check - --no-races | filecheck %s --check-prefix TOUCHED
; TOUCHED: 0 definite, 1 unproven
; RUN: variant APART %s | ldsopt check - --no-races | filecheck %s --check-prefix APART
; APART-NOT: bare-barrier in
; APART: examined:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.text
; Before gfx9 nothing is said, as M0 may turn accesses off.
; TOUCHED-DAG: unproven bare-barrier in before_gfx9:
	.type before_gfx9,@function
before_gfx9:
;TOUCHED v_mov_b32_e32 v248, 0x8000
;TOUCHED ds_write_b8 v248, v249
 s_barrier
 v_mov_b32_e32 v8, 4
 ds_read_b32 v9, v8
 s_endpgm
	.size before_gfx9, .-before_gfx9
	.amdhsa_kernel before_gfx9
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: before_gfx9
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
