; Kernels that are the same code, and of which the same is stated, are judged once: the findings of the first hold for all, at
; their own lines and labels. The last one has workgroups of one wave, and so other bytes.
; RUN: ldsopt check %s --no-races --verbose | filecheck %s

; CHECK-NOT: in smaller
; CHECK: unproven missing-wait in alike
; CHECK: path: entry:36 -> .LBB1_2:41
; CHECK-NOT: in smaller
; CHECK: unproven missing-wait in first
; CHECK: path: entry:20 -> .LBB0_2:25
; CHECK-NOT: in smaller

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type first,@function
first:
	v_lshlrev_b32_e32 v1, 2, v0
	s_movk_i32 m0, 0x200
	s_nop 0
	buffer_load_dword v1, s[0:3], 0 offen lds
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	s_nop 0
.LBB0_2:
	ds_read_b32 v2, v1
	s_endpgm
	.size first, .-first
	.amdhsa_kernel first
	.end_amdhsa_kernel

	.type alike,@function
alike:
	v_lshlrev_b32_e32 v1, 2, v0
	s_movk_i32 m0, 0x200
	s_nop 0
	buffer_load_dword v1, s[0:3], 0 offen lds
	s_cbranch_scc1 .LBB1_2
; %bb.1:
	s_nop 0
.LBB1_2:
	ds_read_b32 v2, v1
	s_endpgm
	.size alike, .-alike
	.amdhsa_kernel alike
	.end_amdhsa_kernel

	.type smaller,@function
smaller:
	v_lshlrev_b32_e32 v1, 2, v0
	s_movk_i32 m0, 0x200
	s_nop 0
	buffer_load_dword v1, s[0:3], 0 offen lds
	s_cbranch_scc1 .LBB2_2
; %bb.1:
	s_nop 0
.LBB2_2:
	ds_read_b32 v2, v1
	s_endpgm
	.size smaller, .-smaller
	.amdhsa_kernel smaller
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: first
    .max_flat_workgroup_size: 256
  - .name: alike
    .max_flat_workgroup_size: 256
  - .name: smaller
    .max_flat_workgroup_size: 64
...
	.end_amdgpu_metadata
