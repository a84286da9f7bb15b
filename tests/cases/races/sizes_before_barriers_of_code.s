; A barrier behind a branch that only workgroups of another size take: what is said of it rests on the size, too.
; REQUIRES: bitwuzla, pseudocode
; RUN: ldsopt check -v %s -o - | filecheck %s --check-prefix=OPEN
; RUN: ldsopt check -v --assume workgroup-size=256 %s -o - | filecheck %s --check-prefix=TOLD
; RUN: ldsopt check -v --assume workgroup-size=7 %s -o - | filecheck %s --check-prefix=SMALL

; OPEN: unproven divergent-barrier in parted
; OPEN-NOT: assumed:
; TOLD: no findings
; TOLD: assumed: workgroup-size=256 (made by --assume)
; One wave has nobody to part from.
; SMALL: no findings

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type parted,@function
parted:
 s_load_dword s4, s[0:1], 0x4
 v_cmp_eq_u32_e32 vcc, 0, v0
 s_waitcnt lgkmcnt(0)
 s_and_b32 s4, s4, 0xffff
 s_cmp_eq_u32 s4, 0x80
 s_cbranch_scc0 .Lparted
 s_cbranch_vccz .Lparted
 s_barrier
.Lparted:
 s_barrier
 s_endpgm
	.size parted, .-parted
	.amdhsa_kernel parted
		.amdhsa_group_segment_fixed_size 16384
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: parted
    .group_segment_fixed_size: 16384
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 1024
    .wavefront_size: 64
    .args:
      - .offset: 4
        .size: 2
        .value_kind: hidden_group_size_x
      - .offset: 6
        .size: 2
        .value_kind: hidden_group_size_y
...
	.end_amdgpu_metadata
