; Descriptors, metadata, and what code computes of arguments bound the bytes that a read of LDS may touch: its first and
; last byte, and none beside these. Where nothing is known it may be any byte.
; RUN: variant TOUCHED %s | ldsopt check - --no-races | filecheck %s --check-prefix TOUCHED
; TOUCHED: 0 definite, 10 unproven
; RUN: variant APART %s | ldsopt check - --no-races | filecheck %s --check-prefix APART
; APART-NOT: bare-barrier in
; APART: examined:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text
; Only the path that sets the mask to zero goes on.
; TOUCHED-DAG: unproven bare-barrier in flag_only_the_path_that_sets_the_mask_to_zero_goes_on:
	.type flag_only_the_path_that_sets_the_mask_to_zero_goes_on,@function
flag_only_the_path_that_sets_the_mask_to_zero_goes_on:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x400
 ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3ff
;TOUCHED ds_store_b8 v250, v251
 s_barrier
 s_mov_b32 s0, -1
 s_cbranch_scc1 .Lflag_only_the_path_that_sets_the_mask_to_zero_goes_on_2
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b32 s0, 0
.Lflag_only_the_path_that_sets_the_mask_to_zero_goes_on_2:
 s_nop 0
 s_and_not1_b32 vcc_lo, exec_lo, s0
 s_cbranch_vccnz .Lflag_only_the_path_that_sets_the_mask_to_zero_goes_on_4
 s_endpgm
.Lflag_only_the_path_that_sets_the_mask_to_zero_goes_on_4:
 ds_load_b32 v9, v8
 s_endpgm
	.size flag_only_the_path_that_sets_the_mask_to_zero_goes_on, .-flag_only_the_path_that_sets_the_mask_to_zero_goes_on
	.amdhsa_kernel flag_only_the_path_that_sets_the_mask_to_zero_goes_on
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Whatever it is there.
; TOUCHED-DAG: unproven bare-barrier in flag_whatever_it_is_there:
	.type flag_whatever_it_is_there,@function
flag_whatever_it_is_there:
;TOUCHED v_mov_b32_e32 v248, 0x0
;APART v_mov_b32_e32 v248, 0x400
 ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0x3ff
;TOUCHED ds_store_b8 v250, v251
 s_barrier
 s_mov_b32 s0, -1
 s_cbranch_scc1 .Lflag_whatever_it_is_there_2
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b32 s0, s3
.Lflag_whatever_it_is_there_2:
 s_nop 0
 s_and_not1_b32 vcc_lo, exec_lo, s0
 s_cbranch_vccnz .Lflag_whatever_it_is_there_4
 s_endpgm
.Lflag_whatever_it_is_there_4:
 ds_load_b32 v9, v8
 s_endpgm
	.size flag_whatever_it_is_there, .-flag_whatever_it_is_there
	.amdhsa_kernel flag_whatever_it_is_there
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; The other way goes on.
; TOUCHED-DAG: unproven bare-barrier in flag_the_other_way_goes_on:
	.type flag_the_other_way_goes_on,@function
flag_the_other_way_goes_on:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_store_b8 v250, v251
 s_barrier
 s_mov_b32 s0, -1
 s_cbranch_scc1 .Lflag_the_other_way_goes_on_2
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b32 s0, 0
.Lflag_the_other_way_goes_on_2:
 s_nop 0
 s_and_not1_b32 vcc_lo, exec_lo, s0
 s_cbranch_vccz .Lflag_the_other_way_goes_on_4
 s_endpgm
.Lflag_the_other_way_goes_on_4:
 ds_load_b32 v9, v8
 s_endpgm
	.size flag_the_other_way_goes_on, .-flag_the_other_way_goes_on
	.amdhsa_kernel flag_the_other_way_goes_on
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Overwritten.
; TOUCHED-DAG: unproven bare-barrier in flag_overwritten:
	.type flag_overwritten,@function
flag_overwritten:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_store_b8 v250, v251
 s_barrier
 s_mov_b32 s0, -1
 s_cbranch_scc1 .Lflag_overwritten_2
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b32 s0, 0
.Lflag_overwritten_2:
 s_mov_b32 s0, s3
 s_and_not1_b32 vcc_lo, exec_lo, s0
 s_cbranch_vccnz .Lflag_overwritten_4
 s_endpgm
.Lflag_overwritten_4:
 ds_load_b32 v9, v8
 s_endpgm
	.size flag_overwritten, .-flag_overwritten
	.amdhsa_kernel flag_overwritten
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Overwritten with zero.
; TOUCHED-DAG: unproven bare-barrier in flag_overwritten_with_zero:
	.type flag_overwritten_with_zero,@function
flag_overwritten_with_zero:
;TOUCHED v_mov_b32_e32 v248, 0x0
;TOUCHED ds_store_b8 v248, v249
;TOUCHED v_mov_b32_e32 v250, 0xffff
;TOUCHED ds_store_b8 v250, v251
 s_barrier
 s_mov_b32 s0, -1
 s_cbranch_scc1 .Lflag_overwritten_with_zero_2
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b32 s0, 0
.Lflag_overwritten_with_zero_2:
 s_mov_b32 s0, 0
 s_and_not1_b32 vcc_lo, exec_lo, s0
 s_cbranch_vccnz .Lflag_overwritten_with_zero_4
 s_endpgm
.Lflag_overwritten_with_zero_4:
 ds_load_b32 v9, v8
 s_endpgm
	.size flag_overwritten_with_zero, .-flag_overwritten_with_zero
	.amdhsa_kernel flag_overwritten_with_zero
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: flag_only_the_path_that_sets_the_mask_to_zero_goes_on
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: flag_whatever_it_is_there
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: flag_the_other_way_goes_on
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: flag_overwritten
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: flag_overwritten_with_zero
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
