; Two groups of waves, one a barrier ahead, copy while the other is behind the next barrier. Each wave copies to bytes of its own.
; REQUIRES: bitwuzla, pseudocode
; RUN: ldsopt check %s | filecheck %s --check-prefix FREE
; Two waves that copy to the same bytes; a copy that may reach the next wave's bytes; a copy that is read there; no knowledge of
; the wave's number; and the same without the waves' bytes, for which races have to be asked.
; RUN: sed 's/^ s_lshl_b32 s3, s2, 10/ s_and_b32 s3, s2, 1/' %s | ldsopt check - | filecheck %s --check-prefix SHARED
; RUN: sed 's/^ s_lshl_b32 s3, s2, 10/ s_lshl_b32 s3, s2, 9/' %s | ldsopt check - | filecheck %s --check-prefix SHARED
; RUN: sed 's/^ s_nop 1/ ds_read_b32 v2, v3/' %s | exits 1 ldsopt check - | filecheck %s --check-prefix READ
; RUN: sed 's/^ s_lshl_b32 s3, s2, 10/ s_load_dword s3, s[0:1], 0x0/' %s | ldsopt check - | filecheck %s --check-prefix SHARED
; RUN: ldsopt check %s --no-races | filecheck %s --check-prefix SHARED
; A promise that cannot hold.
; RUN: sed '/^ *.reqd_/d' %s | exits 3 ldsopt check - --assume workgroup-size=1024 2>&1 | filecheck %s --check-prefix TOLD
; FREE: no findings in
; SHARED: dma-across-barrier in k
; TOLD: error: <stdin>: workgroups of 'k'
; READ: unproven dma-across-barrier in k

	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.text
	.type k,@function
k:
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v3, 2, v1
 v_readfirstlane_b32 s2, v1
 s_nop 4
 s_lshr_b32 s2, s2, 6
 s_lshl_b32 s3, s2, 10
 s_waitcnt lgkmcnt(0)
 s_mov_b32 m0, s3
 s_cmp_lt_u32 s2, 2
 s_cbranch_scc1 .Lahead
 s_barrier
.Lahead:
 buffer_load_dwordx4 v1, s[4:7], 0 offen lds
 s_barrier
 s_nop 1
 s_waitcnt vmcnt(0)
 s_barrier
 s_cmp_ge_u32 s2, 2
 s_cbranch_scc1 .Lend
 s_barrier
.Lend:
 s_waitcnt lgkmcnt(0)
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 8
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .args: []
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 8192
    .private_segment_fixed_size: 0
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size: [256, 1, 1]
    .wavefront_size: 64
...
	.end_amdgpu_metadata
