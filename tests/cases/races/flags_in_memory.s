; A wave waits for a flag in global memory that another one stores behind its write to LDS: that it reads without a race.
; RUN: ldsopt check %s | filecheck %s
; RUN: sed '/^ ds_read/d; s/^ ; early/ ds_read_b32 v5, v1/' %s | exits 1 ldsopt check - | filecheck %s --check-prefix=RACE
; An atomic that returns what another wave has stored tells as much.
; RUN: sed 's/load_dword v4, v2, s\[2:3\] sc0/atomic_or v4, v2, v2, s[2:3] sc0/' %s | ldsopt check - | filecheck %s
; Code that is not optimized keeps the flag's address in lanes of a register, and no race is definite there.
; RUN: sed 's/^ ; early/ v_writelane_b32 v5, s2, 0\n v_writelane_b32 v5, s3, 1\n s_nop 0/; s/^ ; again/ v_readlane_b32 s6, v5, 0\n v_readlane_b32 s7, v5, 1\n s_nop 4/; s/v4, v2, s\[2:3\]/v4, v2, s[6:7]/' %s | ldsopt check - | filecheck %s

; CHECK: unproven wave-race in k
; RACE: definite wave-race in k

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 s_load_dwordx2 s[2:3], s[0:1], 0x0
 v_and_b32_e32 v1, 63, v0
 v_lshlrev_b32_e32 v1, 2, v1
 v_mov_b32_e32 v2, 0
 v_mov_b32_e32 v3, 9
 v_cmp_gt_u32_e32 vcc, 64, v0
 s_waitcnt lgkmcnt(0)
 s_and_saveexec_b64 s[4:5], vcc
 s_cbranch_execz .Lwait
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 global_store_dword v2, v3, s[2:3] sc0
 s_endpgm
.Lwait:
 s_mov_b64 exec, s[4:5]
 ; early
.Lspin:
 ; again
 global_load_dword v4, v2, s[2:3] sc0
 s_waitcnt vmcnt(0)
 v_cmp_ne_u32_e32 vcc, 9, v4
 s_cbranch_vccnz .Lspin
 ds_read_b32 v5, v1
 s_waitcnt lgkmcnt(0)
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .args:
      - .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [128, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: 64
...
	.end_amdgpu_metadata
