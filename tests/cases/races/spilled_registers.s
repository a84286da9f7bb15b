; A register that is spilled to scratch comes back: a word of scratch at a constant place is followed as a register is.
; REQUIRES: bitwuzla, pseudocode
; RUN: variant WORD %s | ldsopt check - | filecheck %s --check-prefix FREE
; RUN: variant WIDE %s | ldsopt check - | filecheck %s --check-prefix FREE
; RUN: variant HALVES %s | ldsopt check - | filecheck %s --check-prefix FREE
; RUN: variant ACTIVE %s | ldsopt check - | filecheck %s --check-prefix RACE
; RUN: variant OTHER %s | ldsopt check - | filecheck %s --check-prefix RACE
; RUN: variant OTHERHALF %s | ldsopt check - | filecheck %s --check-prefix RACE
; RUN: variant BYTE %s | ldsopt check - | filecheck %s --check-prefix RACE
; RUN: variant COMPUTED %s | ldsopt check - | filecheck %s --check-prefix RACE
; RUN: variant UNEVEN %s | ldsopt check - | filecheck %s --check-prefix RACE
; RUN: variant ECC %s | ldsopt check - | filecheck %s --check-prefix RACE
; RUN: variant NUMBER %s | ldsopt check - | filecheck %s --check-prefix RACE
; RUN: variant TOLD %s | ldsopt check - | filecheck %s --check-prefix RACE
; RUN: variant FLAT %s | ldsopt check - | filecheck %s --check-prefix RACE

; FREE: no findings in
; RACE: unproven wave-race in k

;HALVES 	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942" ; but HALVES
	.text
	.type k,@function
k:
 v_lshlrev_b32_e32 v1, 2, v0
 v_and_b32_e32 v6, 31, v0
 v_mov_b32_e32 v2, 0
 v_mov_b32_e32 v3, 0
;WORD  scratch_store_dword off, v1, off offset:8
;WORD  scratch_store_dword off, v2, off offset:4
;WORD  s_waitcnt vmcnt(0)
;WORD  scratch_load_dword v4, off, off offset:8
;WIDE  scratch_store_dwordx2 off, v[0:1], off offset:8
;WIDE  s_waitcnt vmcnt(0)
;WIDE  scratch_load_dword v4, off, off offset:12
; The upper half is 0.
;HALVES  scratch_store_short off, v1, off offset:10
;HALVES  s_waitcnt vmcnt(0)
;HALVES  v_mov_b32_e32 v4, 0
;HALVES  scratch_load_short_d16 v4, off, off offset:10
; With SRAM ECC the load may change the upper half.
;ECC  v_lshlrev_b32_e32 v4, 16, v1
;ECC  scratch_store_short off, v2, off
;ECC  s_waitcnt vmcnt(0)
;ECC  scratch_load_short_d16 v4, off, off
;ECC  s_waitcnt vmcnt(0)
;ECC  v_lshrrev_b32_e32 v4, 16, v4
; Other lanes' words keep what they had.
;ACTIVE  scratch_store_dword off, v2, off
;ACTIVE  v_cmp_gt_u32_e32 vcc, 32, v0
;ACTIVE  s_and_saveexec_b64 s[2:3], vcc
;ACTIVE  scratch_store_dword off, v1, off
;ACTIVE  s_mov_b64 exec, s[2:3]
;ACTIVE  s_waitcnt vmcnt(0)
;ACTIVE  scratch_load_dword v4, off, off
; A word is overwritten, by itself, as a part of more, or by a half.
;OTHER  scratch_store_dword off, v1, off offset:8
;OTHER  scratch_store_dwordx3 off, v[1:3], off
;OTHER  s_waitcnt vmcnt(0)
;OTHER  scratch_load_dword v4, off, off offset:8
;OTHERHALF  scratch_store_dword off, v1, off offset:8
;OTHERHALF  scratch_store_short off, v2, off offset:8
;OTHERHALF  s_waitcnt vmcnt(0)
;OTHERHALF  scratch_load_dword v4, off, off offset:8
;BYTE  scratch_store_dword off, v1, off offset:8
;BYTE  scratch_store_byte off, v2, off offset:8
;BYTE  s_waitcnt vmcnt(0)
;BYTE  scratch_load_dword v4, off, off offset:8
; A place that a register tells, and one that is no word's.
;COMPUTED  v_mov_b32_e32 v5, 8
;COMPUTED  scratch_store_dword off, v1, off offset:8
;COMPUTED  scratch_store_dword v5, v2, off
;COMPUTED  s_waitcnt vmcnt(0)
;COMPUTED  scratch_load_dword v4, off, off offset:8
;UNEVEN  scratch_store_dword off, v1, off offset:8
;UNEVEN  scratch_store_dword off, v2, off offset:6
;UNEVEN  s_waitcnt vmcnt(0)
;UNEVEN  scratch_load_dword v4, off, off offset:8
;NUMBER  s_getreg_b32 s4, hwreg(20)
;NUMBER  scratch_store_dword off, v1, off offset:8
;NUMBER  global_store_dword v[2:3], v2, off
;NUMBER  s_waitcnt vmcnt(0)
;NUMBER  scratch_load_dword v4, off, off offset:8
;TOLD  s_getreg_b32 s4, hwreg(HW_REG_FLAT_SCR_LO)
;TOLD  scratch_store_dword off, v1, off offset:8
;TOLD  global_store_dword v[2:3], v2, off
;TOLD  s_waitcnt vmcnt(0)
;TOLD  scratch_load_dword v4, off, off offset:8
;FLAT  s_mov_b64 s[4:5], src_private_base
;FLAT  v_mov_b32_e32 v3, s5
;FLAT  scratch_store_dword off, v1, off offset:8
;FLAT  flat_store_dword v[2:3], v2 offset:8
;FLAT  s_waitcnt vmcnt(0) lgkmcnt(0)
;FLAT  scratch_load_dword v4, off, off offset:8
 s_waitcnt vmcnt(0)
 ds_write_b32 v4, v0
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_private_segment_fixed_size 64
		.amdhsa_enable_private_segment 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .args: []
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 4096
    .private_segment_fixed_size: 64
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [128, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: 64
...
	.end_amdgpu_metadata
