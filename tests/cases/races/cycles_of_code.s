; A branch into the middle of a cycle, past an access: nothing is told of the kernel, unless a size that is told rules the branch out.
; REQUIRES: bitwuzla, pseudocode
; RUN: ldsopt check -v %s -o - | filecheck %s
; CHECK: unproven wave-race in entered: 
; CHECK: s_load_dword s4, s[0:1], 0x0
; CHECK: irreducible control flow
; CHECK: entered: 1 pair of {{.*}} 0 proved free of races, 1 unproven

; RUN: ldsopt check -v --assume workgroup-size=256 %s -o - | filecheck %s --check-prefix=TOLD
; TOLD: entered: 2 pairs of {{.*}} 2 proved free of races
; TOLD: assumed: workgroup-size=256 (made by --assume)

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type entered,@function
entered:
 s_load_dword s4, s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
 s_mov_b32 s5, 0
 s_waitcnt lgkmcnt(0)
 s_and_b32 s4, s4, 0xffff
 s_cmp_lt_u32 s4, 64
 s_cbranch_scc1 .Lmiddle
.Lhead:
 s_add_i32 s5, s5, 1
 ds_read_b32 v2, v1
.Lmiddle:
 ds_write_b32 v1, v0
 s_cmp_lt_u32 s5, 3
 s_cbranch_scc1 .Lhead
 s_endpgm
	.size entered, .-entered
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
    .max_flat_workgroup_size: 1024
    .wavefront_size: 64
    .args:
      - .offset: 0
        .size: 2
        .value_kind: hidden_group_size_x
      - .offset: 2
        .size: 2
        .value_kind: hidden_group_size_y
...
	.end_amdgpu_metadata
