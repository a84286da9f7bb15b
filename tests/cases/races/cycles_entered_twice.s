; A cycle with two entries: what is in a register comes from either one, so the branch by it may go on to the writes, and
; around the cycle.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check -v %s -o - | filecheck %s
; CHECK: definite wave-race in entered: 
; RUN: exits 1 ldsopt simulate --machine --block 128 --arg i32=0 %s | filecheck %s --check-prefix=RACE
; RACE: race: wave 0 writes LDS byte 0 that wave 1 touched

; Both entries bring the same: nothing runs the writes.
; RUN: sed 's/s_mov_b32 s6, 0/s_mov_b32 s6, 1/' %s | ldsopt check -v - | filecheck %s --check-prefix=SAME
; SAME: no findings

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type entered,@function
entered:
 s_load_dword s4, s[0:1], 0x0
 v_lshlrev_b32_e32 v2, 2, v0
 v_xor_b32_e32 v3, 0x100, v2
 s_waitcnt lgkmcnt(0)
 s_mov_b32 s7, 3
 s_cmp_eq_u32 s4, 1
 s_cbranch_scc1 .Lother
 s_mov_b32 s6, 0
.Lhead:
 s_sub_i32 s7, s7, 1
 s_cmp_eq_u32 s7, 0
 s_cbranch_scc1 .Lend
 s_branch .Lmiddle
.Lother:
 s_mov_b32 s6, 1
.Lmiddle:
 s_cmp_eq_u32 s6, 1
 s_cbranch_scc1 .Lend
 ds_write_b32 v2, v0
 ds_write_b32 v3, v0
 s_branch .Lhead
.Lend:
 ds_read_b32 v5, v2
 s_endpgm
	.size entered, .-k
	.amdhsa_kernel entered
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: entered
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
