; Paths that meet and part again, as LLVM structures control flow: the register that one of them leaves open is written
; behind, on each path that leads there from it.
; REQUIRES: bitwuzla, pseudocode
; RUN: ldsopt check %s | filecheck %s --check-prefix FREE
; The path that leaves it open goes on without the write.
; RUN: sed 's/^ s_mov_b64 s\[2:3\], -1/ s_mov_b64 s[2:3], 0/' %s | ldsopt check - | filecheck %s --check-prefix OPEN
; What is asked is not what was written.
; RUN: sed 's/^ s_cmp_lg_u32 s2, 1/ s_cmp_lg_u32 s3, 1/' %s | ldsopt check - | filecheck %s --check-prefix OPEN
; A block with an access is not copied.
; RUN: sed 's/^ s_nop 0/ ds_read_b32 v4, v1 offset:1024/' %s | ldsopt check - | filecheck %s --check-prefix ONE
; FREE: no findings in
; FREE: k: {{.*}}waits
; OPEN: unproven wave-race in k
; ONE: unproven wave-race in k

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 s_load_dword s8, s[4:5], 0x0
 s_waitcnt lgkmcnt(0)
 s_cmp_lt_i32 s8, 1
 s_cbranch_scc1 .Lopen
 v_mov_b32_e32 v2, v1
 s_mov_b64 s[2:3], 0
 s_branch .Lflow
.Lopen:
 s_mov_b64 s[2:3], -1
.Lflow:
 s_nop 0
 s_and_b64 s[2:3], s[2:3], exec
 s_cselect_b32 s2, 1, 0
 s_cmp_lg_u32 s2, 1
 s_cbranch_scc1 .Ljoin
 v_mov_b32_e32 v2, v1
 s_mov_b32 s9, 0
.Lloop:
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .Lloop
.Ljoin:
 s_barrier
 v_mov_b32_e32 v3, 1
 ds_write_b32 v2, v3
 s_waitcnt lgkmcnt(0)
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 8
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .args: []
    .kernarg_segment_size: 4
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 4096
    .private_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .uniform_work_group_size: 1
    .wavefront_size: 64
...
	.end_amdgpu_metadata
