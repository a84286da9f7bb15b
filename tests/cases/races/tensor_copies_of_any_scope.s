; Copies of one tensor by two waves write equal bytes, unless their scope lets each see what others have stored since.
; REQUIRES: bitwuzla
; RUN: ldsopt check %s | filecheck %s --check-prefix=EQUAL
; RUN: sed 's/s\[0:7\] ; copy/s[0:7] th:TH_LOAD_NT/' %s | ldsopt check - | filecheck %s --check-prefix=EQUAL
; RUN: sed 's/s\[0:7\] ; copy/s[0:7] scope:SCOPE_SE/' %s | ldsopt check - | filecheck %s
; RUN: sed 's/s\[0:7\] ; copy/s[0:7] scope:SCOPE_SYS/' %s | ldsopt check - | filecheck %s

; CHECK: unproven wave-race in k
; EQUAL: no findings in
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.text
	.type k,@function
k:
 s_mov_b32 s8, 1
 s_mov_b32 s9, 0
 s_mov_b32 s10, 64
 s_mov_b32 s11, 0x80000000
 s_mov_b32 s0, 0x10000
 s_mov_b32 s1, 0
 s_mov_b32 s2, 0
 s_mov_b32 s3, 0x200000
 s_mov_b32 s4, 16
 s_mov_b32 s5, 0
 s_mov_b32 s6, 0
 s_mov_b32 s7, 0
 tensor_load_to_lds s[8:11], s[0:7] ; copy
 s_wait_tensorcnt 0x0
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 12
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .args: []
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 8192
    .private_segment_fixed_size: 0
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [128, 1, 1]
    .wavefront_size: 32
...
	.end_amdgpu_metadata
