; Two branches of a kernel compute the base of an address, of the same numbers. By one sum the waves of both write rows
; of their own.
; REQUIRES: bitwuzla, pseudocode
; DEFINE: %{check} = ldsopt check -
; RUN: variant KNOWN %s | %{check} | filecheck %s --check-prefix FREE
; FREE: no findings in

; By two functions, of which no more is known than what they are functions of, they need not.
; RUN: variant UNKNOWN %s | exits 1 %{check} | filecheck %s --check-prefix MEET
; MEET: definite wave-race in k

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 s_load_dwordx2 s[6:7], s[0:1], 0x0
 v_readfirstlane_b32 s2, v0
 s_waitcnt lgkmcnt(0)
 s_cmp_gt_u32 s2, 63
 s_cbranch_scc1 .Lother
;UNKNOWN s_pack_ll_b32_b16 s4, s6, s7
;KNOWN s_add_u32 s4, s6, s7
 s_branch .Lend
.Lother:
;UNKNOWN s_pack_hh_b32_b16 s4, s6, s7
;KNOWN s_add_u32 s4, s6, s7
.Lend:
 s_and_b32 s4, s4, 0x3fc
 v_lshlrev_b32_e32 v1, 2, v0
 v_add_u32_e32 v1, s4, v1
 ds_write_b32 v1, v0
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 16384
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 8
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .kernarg_segment_size: 8
    .args:
      - .offset: 0
        .size: 4
        .value_kind: by_value
      - .offset: 4
        .size: 4
        .value_kind: by_value
...
	.end_amdgpu_metadata
