; The first active lane is one of those that EXEC has where the lane is read, though nothing else there depends on EXEC:
; here lane 0, which did not write. So both waves write the same bytes.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check %s | filecheck %s
; CHECK: definite wave-race in read
; Read by the lanes that wrote, it is what they wrote, in each wave.
; RUN: sed '/lanes that did not/d' %s | ldsopt check -v - -o - | filecheck %s --check-prefix=FREE
; FREE: read: 1 pair of {{.*}} 1 proved free of races
; RUN: sed '/lanes that did not/d' %s | ldsopt simulate --machine --block 128 - | filecheck %s --check-prefix=RUNS
; RUNS: no findings

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type read,@function
read:
 v_and_b32_e32 v4, 0xc0, v0
 v_lshlrev_b32_e32 v4, 2, v4
 v_sub_u32_e32 v3, 0, v4
 v_and_b32_e32 v5, 63, v0
 v_cmp_gt_u32_e32 vcc, 60, v5
 s_and_saveexec_b64 s[12:13], vcc
 v_cmp_lt_u32_e32 vcc, 31, v5
 s_and_saveexec_b64 s[8:9], vcc
 s_mov_b64 s[10:11], exec
 v_mov_b32_e32 v3, 0
 s_nop 0
 s_mov_b64 exec, s[8:9] ; lanes that did not
 v_readfirstlane_b32 s6, v3
 s_mov_b64 exec, s[10:11]
 v_lshlrev_b32_e32 v6, 2, v0
 v_add_u32_e32 v6, s6, v6
 ds_write_b32 v6, v0
 s_endpgm
	.size read, .-read
	.amdhsa_kernel read
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: read
    .group_segment_fixed_size: 4096
    .kernarg_segment_size: 0
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [128, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: 64
    .args: []
...
	.end_amdgpu_metadata
