; A scalar that is spilled to a lane of a vector register comes back. The hardware takes the lane's number modulo the
; lanes of a wave, so that a wave of 32 has one lane 3 and 35, and one of 64 has two.
; REQUIRES: bitwuzla, pseudocode
; RUN: sed 's/LANE/4/; s/SIZE/32/; s/NARROW/1/' %s | ldsopt check - | filecheck %s --check-prefix FREE
; RUN: sed 's/LANE/35/; s/SIZE/64/; s/NARROW/0/' %s | ldsopt check - | filecheck %s --check-prefix FREE
; RUN: sed 's/LANE/35/; s/SIZE/32/; s/NARROW/1/' %s | exits 1 ldsopt check - | filecheck %s --check-prefix RACE
; One register has several names.
; RUN: sed 's/v40, 0, LANE/v[40], 0, 3/; s/SIZE/32/; s/NARROW/1/' %s | exits 1 ldsopt check - | filecheck %s --check-prefix RACE

; FREE: no findings in
; RACE: definite wave-race in k

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text
	.type k,@function
k:
 v_readfirstlane_b32 s12, v0
 s_and_b32 s12, s12, 0x60
 v_writelane_b32 v40, s12, 3
 v_writelane_b32 v40, 0, LANE
 v_readlane_b32 s14, v40, 3
 v_and_b32_e32 v1, 31, v0
 v_or_b32_e32 v1, s14, v1
 v_lshlrev_b32_e32 v1, 2, v1
 ds_store_b32 v1, v0
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 512
		.amdhsa_wavefront_size32 NARROW
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [128, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: SIZE
...
	.end_amdgpu_metadata
