; Descriptors, metadata, and what code computes of arguments bound the bytes that a read of LDS may touch: its first and
; last byte, and none beside these. Where nothing is known it may be any byte.
; RUN: variant TOUCHED %s | exits 1 ldsopt check - --no-races | filecheck %s --check-prefix TOUCHED
; TOUCHED: 1 definite, 1 unproven
; RUN: variant APART %s | ldsopt check - --no-races | filecheck %s --check-prefix APART
; APART-NOT: bare-barrier in
; APART: examined:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
; TOUCHED-DAG: definite bare-barrier in shape_6:
; TOUCHED-DAG: unproven bare-barrier in shape_6:
	.type shape_6,@function
shape_6:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x20
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x1f
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size shape_6, .-shape_6
	.amdhsa_kernel shape_6
		.amdhsa_system_vgpr_workitem_id 1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: shape_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
    .reqd_workgroup_size:
      - 16
      - 8
      - 1
...
	.end_amdgpu_metadata
