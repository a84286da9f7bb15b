; What registers hold after arithmetic, masked lanes, branches and loops bounds the bytes that a read of LDS may touch:
; its first and last byte, and none beside these. Where nothing is known it may be any byte.
; RUN: variant TOUCHED %s | ldsopt check - --no-races | filecheck %s --check-prefix TOUCHED
; TOUCHED: 0 definite, 3 unproven
; RUN: variant APART %s | ldsopt check - --no-races | filecheck %s --check-prefix APART
; APART-NOT: bare-barrier in
; APART: examined:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.text
; Transposing reads are executed by idle lanes too.
; TOUCHED-DAG: unproven bare-barrier in transposing:
	.type transposing,@function
transposing:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x40
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_mov_b32_e32 v8, 0x40
 ds_read_b64_tr_b16 v[10:11], v8
 s_endpgm
	.size transposing, .-transposing
	.amdhsa_kernel transposing
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Others are not.
; TOUCHED-DAG: unproven bare-barrier in plain:
	.type plain,@function
plain:
;TOUCHED v_mov_b32_e32 v248, 0x40
;APART v_mov_b32_e32 v248, 0x0
 ds_write_b8 v248, v249
 s_barrier
 v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_mov_b32_e32 v8, 0x40
 ds_read_b64 v[10:11], v8
 s_endpgm
	.size plain, .-plain
	.amdhsa_kernel plain
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: transposing
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: plain
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
