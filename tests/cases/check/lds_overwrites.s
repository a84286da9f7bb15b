; LDS accesses of a wave complete in order. That one overwrites the register of another is no definite hazard; that it
; reads the register is one.

; RUN: exits 1 ldsopt check %s --no-races -o %t.txt
; RUN: filecheck %s --input-file %t.txt

; CHECK: 1 definite, 2 unproven
; CHECK: definite register-hazard in reads
; CHECK: unproven register-hazard in overwrites
; CHECK: ds_read_b32 v2, v1 offset:256
; CHECK: unproven register-hazard in overwrites_one_of_two
; CHECK: ds_read2_b32 v[2:3], v1 offset0:1 offset1:2

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type overwrites,@function
overwrites:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_read_b32 v2, v1
 ds_read_b32 v2, v1 offset:256
 s_waitcnt lgkmcnt(0)
 s_endpgm
	.section .rodata
	.amdhsa_kernel overwrites
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.text
	.type overwrites_one_of_two,@function
overwrites_one_of_two:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_read_b32 v3, v1
 ds_read2_b32 v[2:3], v1 offset0:1 offset1:2
 s_waitcnt lgkmcnt(0)
 s_endpgm
	.section .rodata
	.amdhsa_kernel overwrites_one_of_two
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.text
	.type reads,@function
reads:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_read_b32 v2, v1
 ds_read_b32 v2, v2 offset:256
 s_waitcnt lgkmcnt(0)
 s_endpgm
	.section .rodata
	.amdhsa_kernel reads
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.text
