; Two stores write equal bytes wherever two waves meet. Elsewhere one of them writes more: that is no race.
; RUN: ldsopt check %s | filecheck %s
; RUN: sed 's/v_mov_b32_e32 v2, 8/v_mov_b32_e32 v2, 7/' %s | exits 1 ldsopt check - | filecheck %s --check-prefix=OTHER

; CHECK: unproven wave-race in k
; OTHER: definite wave-race in k

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 v_and_b32_e32 v1, 63, v0
 v_lshlrev_b32_e32 v1, 2, v1
 v_mov_b32_e32 v2, 8
 v_mov_b32_e32 v3, 8
 v_cmp_gt_u32_e32 vcc, 64, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_cbranch_execz .Lother
 ds_write_b32 v1, v3
 s_endpgm
.Lother:
 s_mov_b64 exec, s[2:3]
 v_cmp_gt_u32_e32 vcc, 96, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_cbranch_execz .Lend
 ds_write_b32 v1, v2
.Lend:
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 4
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [128, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: 64
...
	.end_amdgpu_metadata
