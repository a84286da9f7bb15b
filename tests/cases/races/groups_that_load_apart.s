; A scalar load gives all waves the same between two barriers only. Here the first wave loads, and writes, a barrier ahead.
; RUN: ldsopt check %s | filecheck %s
; The same in a kernel whose barriers do not count, as one may be passed by a part of a wave.
; RUN: sed 's/lt_u32_e32 vcc, 63/lt_u32_e32 vcc, 31/' %s | ldsopt check - | filecheck %s
; Who loads in front of all barriers loads at one time.
; RUN: sed '/^ s_load_dword /d; s/^ ; first/ s_load_dword s6, s[0:1], 0x0/' %s | ldsopt check - | filecheck %s --check-prefix=FREE

; CHECK: unproven wave-race in k
; FREE: no findings in

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 v_cmp_lt_u32_e32 vcc, 63, v0
 v_cmp_gt_u32_e64 s[4:5], 64, v0
 ; first
 s_and_saveexec_b64 s[2:3], vcc
 s_cbranch_execz .Lgo
 s_barrier
.Lgo:
 s_or_b64 exec, exec, s[2:3]
 s_load_dword s6, s[0:1], 0x0
 s_waitcnt lgkmcnt(0)
 s_barrier
 s_and_saveexec_b64 s[2:3], s[4:5]
 s_cbranch_execz .Lend
 s_barrier
.Lend:
 s_or_b64 exec, exec, s[2:3]
 s_waitcnt lgkmcnt(0)
 s_barrier
 v_lshrrev_b32_e32 v1, 6, v0
 v_and_b32_e32 v2, 63, v0
 v_add_u32_e32 v1, s6, v1
 v_and_b32_e32 v1, 3, v1
 v_lshlrev_b32_e32 v2, 2, v2
 v_lshl_or_b32 v1, v1, 8, v2
 ds_write_b32 v1, v0
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_user_sgpr_count 2
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 4
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [128, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: 64
...
	.end_amdgpu_metadata
