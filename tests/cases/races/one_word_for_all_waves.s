; One arm has each wave's own bytes, the other those of another wave: free as long as all waves go to the same arm. An argument is
; the same for all of them; a word that they load from memory is by an assumption, which can be refused.
; REQUIRES: bitwuzla
; RUN: variant ARGUMENT %s | ldsopt check - | filecheck %s --check-prefix FREE
; RUN: variant ARGUMENT %s | ldsopt check - --no-assume no-global-races | filecheck %s --check-prefix FREE
; RUN: variant MEMORY %s | ldsopt check - | filecheck %s --check-prefix ASSUMED
; RUN: variant MEMORY %s | ldsopt check - --no-assume no-global-races | filecheck %s --check-prefix REFUSED
; FREE: no findings in
; FREE-NOT: no-global-races
; ASSUMED: no findings in
; ASSUMED: assumed: {{.*}}no-global-races
; REFUSED: unproven wave-race in k:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 s_load_dwordx2 s[4:5], s[0:1], 0x0
 s_waitcnt lgkmcnt(0)
;ARGUMENT  s_load_dword s6, s[0:1], 0x8
;MEMORY  s_load_dword s6, s[4:5], 0x8
 s_waitcnt lgkmcnt(0)
 v_lshlrev_b32 v1, 2, v0
 v_xor_b32 v2, 0x100, v1
 v_mov_b32 v3, 0
 global_store_dword v3, v0, s[4:5] offset:8
 s_cmp_eq_u32 s6, 0
 s_cbranch_scc1 .LBB0_1
 ds_write_b32 v1, v0
 s_endpgm
.LBB0_1:
 ds_write_b32 v2, v0
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
