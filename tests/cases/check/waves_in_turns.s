; Two groups of waves take turns, one a barrier ahead of the other. A write is outstanding at a barrier behind which the
; other group accesses other bytes. Of code alone this is known, too, if its last barrier stands behind all accesses.
; RUN: ldsopt check %s | filecheck %s
; CHECK: no findings in
; Without one of the barriers that keep the groups apart.
; RUN: sed '/ ; reads behind/d' %s | ldsopt check - | filecheck %s --check-prefix BROKEN
; RUN: sed '/ ; writes behind/d' %s | ldsopt check - | filecheck %s --check-prefix BROKEN
; BROKEN: unproven bare-barrier in k:
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 v_lshrrev_b32_e32 v1, 3, v0
 v_lshlrev_b32_e32 v2, 3, v0
 v_lshlrev_b32_e32 v3, 6, v1
 v_sub_u32_e32 v3, v2, v3
 v_mul_u32_u24_e32 v2, 0x44, v1
 v_add_lshl_u32 v2, v2, v3, 1
 v_sub_u32_e32 v3, 0x10e8, v2
 v_cmp_gt_u32_e32 vcc, 0x80, v0
 s_and_b64 s[0:1], vcc, exec
 ds_write2_b64 v2, v[4:5], v[6:7] offset1:1
 s_waitcnt lgkmcnt(0)
 s_barrier
 s_cbranch_scc1 .Lbegin
 s_barrier
.Lbegin:
 s_mov_b32 s0, 0
.Lloop:
 s_barrier ; reads behind
 ds_read_b128 v[4:7], v3
 s_barrier
 s_waitcnt lgkmcnt(0)
 s_barrier
 s_barrier ; writes behind
 ds_write2_b64 v2, v[4:5], v[6:7] offset1:1
 s_barrier
 s_add_u32 s0, s0, 1
 s_cmp_lg_u32 s0, 8
 s_waitcnt lgkmcnt(0)
 s_barrier
 s_cbranch_scc1 .Lloop
 v_cmp_lt_u32_e32 vcc, 0x7f, v0
 s_cbranch_vccnz .Lend
 s_barrier
.Lend:
 s_barrier
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 4352
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size: [256, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: 64
...
	.end_amdgpu_metadata
