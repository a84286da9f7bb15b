; What registers hold after arithmetic, masked lanes, branches and loops bounds the bytes that a read of LDS may touch:
; its first and last byte, and none beside these. Where nothing is known it may be any byte.
; RUN: variant TOUCHED %s | ldsopt check - --no-races | filecheck %s --check-prefix TOUCHED
; TOUCHED: 0 definite, 10 unproven
; RUN: variant APART %s | ldsopt check - --no-races | filecheck %s --check-prefix APART
; APART-NOT: bare-barrier in
; APART: examined:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
; A mask that is written nowhere.
; TOUCHED-DAG: unproven bare-barrier in a_mask_that_is_written_nowhere:
	.type a_mask_that_is_written_nowhere,@function
a_mask_that_is_written_nowhere:
;TOUCHED v_mov_b32_e32 v248, 0x4
;APART v_mov_b32_e32 v248, 0x3
 ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x7
;APART v_mov_b32_e32 v250, 0x8
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 4
 s_mov_b32 null, s2
 s_and_saveexec_b32 null, s2
 ds_load_b32 v9, v8
 s_endpgm
	.size a_mask_that_is_written_nowhere, .-a_mask_that_is_written_nowhere
	.amdhsa_kernel a_mask_that_is_written_nowhere
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; The upper half is written.
; TOUCHED-DAG: unproven bare-barrier in the_upper_half_is_written:
	.type the_upper_half_is_written,@function
the_upper_half_is_written:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 0
 s_and_saveexec_b32 s2, vcc_lo
 s_mov_b32 exec_hi, s2
 v_mov_b32_e32 v8, 0x800
 s_mov_b32 exec_lo, s2
 ds_load_b32 v9, v8
 s_endpgm
	.size the_upper_half_is_written, .-the_upper_half_is_written
	.amdhsa_kernel the_upper_half_is_written
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; It is not.
; TOUCHED-DAG: unproven bare-barrier in it_is_not:
	.type it_is_not,@function
it_is_not:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x804
 ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x803
;TOUCHED ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 0
 s_and_saveexec_b32 s2, vcc_lo
 s_nop 0
 v_mov_b32_e32 v8, 0x800
 s_mov_b32 exec_lo, s2
 ds_load_b32 v9, v8
 s_endpgm
	.size it_is_not, .-it_is_not
	.amdhsa_kernel it_is_not
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A comparison that writes exec.
; TOUCHED-DAG: unproven bare-barrier in a_comparison_that_writes_exec:
	.type a_comparison_that_writes_exec,@function
a_comparison_that_writes_exec:
;TOUCHED v_mov_b32_e32 v248, 0x4
;APART v_mov_b32_e32 v248, 0x3
 ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x7
;APART v_mov_b32_e32 v250, 0x8
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 4
 v_cmpx_lt_u32_e32 v8, v1
 ds_load_b32 v9, v8
 s_endpgm
	.size a_comparison_that_writes_exec, .-a_comparison_that_writes_exec
	.amdhsa_kernel a_comparison_that_writes_exec
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Two instructions in one read before either writes.
; TOUCHED-DAG: unproven bare-barrier in two_instructions_in_one_read_before_either_writes:
	.type two_instructions_in_one_read_before_either_writes,@function
two_instructions_in_one_read_before_either_writes:
;TOUCHED v_mov_b32_e32 v248, 0x10
;APART v_mov_b32_e32 v248, 0xf
 ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x13
;APART v_mov_b32_e32 v250, 0x14
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 4
 v_mov_b32_e32 v2, 8
 v_dual_mov_b32 v1, v2 :: v_dual_lshlrev_b32 v8, 2, v1
 ds_load_b32 v9, v8
 s_endpgm
	.size two_instructions_in_one_read_before_either_writes, .-two_instructions_in_one_read_before_either_writes
	.amdhsa_kernel two_instructions_in_one_read_before_either_writes
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: a_mask_that_is_written_nowhere
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: the_upper_half_is_written
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: it_is_not
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: a_comparison_that_writes_exec
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: two_instructions_in_one_read_before_either_writes
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
