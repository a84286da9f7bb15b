; Hand-written loops are often entered in their middle. What lies between the two entries is copied if it is arithmetic,
; so that the loop has one entry.
; REQUIRES: bitwuzla, pseudocode
; RUN: ldsopt check -v %s -o - | filecheck %s
; CHECK: in_turn: 1 pair of LDS accesses of two waves in one barrier interval: 1 proved free of races
; RUN: sed 's/s_barrier ; second/s_nop 0/' %s > %t.s
; RUN: exits 1 ldsopt check -v %t.s | filecheck %s --check-prefix=RACE
; RACE: definite wave-race in in_turn

; An access between the entries is not copied.
; RUN: sed 's/s_add_u32 s6, s6, 1/ds_write_b32 v2, v0/' %s > %t.s
; RUN: ldsopt check -v %t.s | filecheck %s --check-prefix=ACCESS
; ACCESS: unproven wave-race in in_turn
; ACCESS: irreducible control flow

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type in_turn,@function
in_turn:
 s_load_dword s4, s[0:1], 0x0
 v_lshlrev_b32_e32 v2, 2, v0
 v_xor_b32_e32 v3, 0x100, v2
 s_mov_b32 s6, 0
 s_waitcnt lgkmcnt(0)
 s_cmp_lt_i32 s4, 1
 s_cbranch_scc1 .Lbody
.Lnext:
 s_add_u32 s6, s6, 1
.Lbody:
 ds_write_b32 v2, v0
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b32 v5, v3
 s_waitcnt lgkmcnt(0)
 s_barrier ; second
 s_cmp_lt_i32 s6, s4
 s_cbranch_scc1 .Lnext
 s_endpgm
	.size in_turn, .-in_turn
	.amdhsa_kernel in_turn
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: in_turn
    .group_segment_fixed_size: 4096
    .kernarg_segment_size: 4
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [128, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: 64
    .args:
      - .offset: 0
        .size: 4
        .value_kind: by_value
...
	.end_amdgpu_metadata
