; What registers hold after arithmetic, masked lanes, branches and loops bounds the bytes that a read of LDS may touch:
; its first and last byte, and none beside these. Where nothing is known it may be any byte.
; RUN: variant TOUCHED %s | ldsopt check - --no-races | filecheck %s --check-prefix TOUCHED
; TOUCHED: 0 definite, 3 unproven
; RUN: variant APART %s | ldsopt check - --no-races | filecheck %s --check-prefix APART
; APART-NOT: bare-barrier in
; APART: examined:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text
; Of 32 lanes the next register is none.
; TOUCHED-DAG: unproven bare-barrier in halves_of_32_lanes_the_next_register_is_none:
	.type halves_of_32_lanes_the_next_register_is_none,@function
halves_of_32_lanes_the_next_register_is_none:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x400
 ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3ff
;TOUCHED ds_store_b8 v250, v251
 s_barrier
 s_mov_b32 s7, exec_lo
 v_cmpx_gt_u32_e32 32, v0
 s_mov_b32 s8, 5
 s_or_b32 exec_lo, exec_lo, s7
 v_lshlrev_b32_e32 v8, 2, v0
 ds_load_b32 v9, v8
 s_endpgm
	.size halves_of_32_lanes_the_next_register_is_none, .-halves_of_32_lanes_the_next_register_is_none
	.amdhsa_kernel halves_of_32_lanes_the_next_register_is_none
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TOUCHED-DAG: unproven bare-barrier in halves_of_32_lanes_the_next_register_is_none_s7:
	.type halves_of_32_lanes_the_next_register_is_none_s7,@function
halves_of_32_lanes_the_next_register_is_none_s7:
;TOUCHED v_mov_b32_e32 v248, 0x8000
;TOUCHED ds_store_b8 v248, v249
 s_barrier
 s_mov_b32 s7, exec_lo
 v_cmpx_gt_u32_e32 32, v0
 s_mov_b32 s7, 5
 s_or_b32 exec_lo, exec_lo, s7
 v_lshlrev_b32_e32 v8, 2, v0
 ds_load_b32 v9, v8
 s_endpgm
	.size halves_of_32_lanes_the_next_register_is_none_s7, .-halves_of_32_lanes_the_next_register_is_none_s7
	.amdhsa_kernel halves_of_32_lanes_the_next_register_is_none_s7
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: halves_of_32_lanes_the_next_register_is_none
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: halves_of_32_lanes_the_next_register_is_none_s7
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
