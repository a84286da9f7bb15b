; What registers hold after arithmetic, masked lanes, branches and loops bounds the bytes that a read of LDS may touch:
; its first and last byte, and none beside these. Where nothing is known it may be any byte.
; RUN: variant TOUCHED %s | ldsopt check - --no-races | filecheck %s --check-prefix TOUCHED
; TOUCHED: 0 definite, 4 unproven
; RUN: variant APART %s | ldsopt check - --no-races | filecheck %s --check-prefix APART
; APART-NOT: bare-barrier in
; APART: examined:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
; One in a register of its own.
; TOUCHED-DAG: unproven bare-barrier in id_one_in_a_register_of_its_own:
	.type id_one_in_a_register_of_its_own,@function
id_one_in_a_register_of_its_own:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x400
 ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3ff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size id_one_in_a_register_of_its_own, .-id_one_in_a_register_of_its_own
	.amdhsa_kernel id_one_in_a_register_of_its_own
		.amdhsa_system_vgpr_workitem_id 1
	.end_amdhsa_kernel

; One that is not there.
; TOUCHED-DAG: unproven bare-barrier in id_one_that_is_not_there:
	.type id_one_that_is_not_there,@function
id_one_that_is_not_there:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_write_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size id_one_that_is_not_there, .-id_one_that_is_not_there
	.amdhsa_kernel id_one_that_is_not_there
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: id_one_in_a_register_of_its_own
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: id_one_that_is_not_there
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
