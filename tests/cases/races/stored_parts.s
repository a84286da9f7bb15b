; Stored values that a part of a register decides, a question about all lanes, or a lane that is not the first.
; REQUIRES: bitwuzla, pseudocode
; RUN: variant KEPT %s | ldsopt check - | filecheck %s --check-prefix ALIKE
; RUN: variant KEPT2 %s | exits 1 ldsopt check - | filecheck %s --check-prefix DEFINITE
; RUN: variant BYTE %s | ldsopt check - | filecheck %s --check-prefix ALIKE
; RUN: variant BYTE2 %s | ldsopt check - | filecheck %s --check-prefix UNPROVEN
; RUN: variant BITS %s | ldsopt check - | filecheck %s --check-prefix FREE
; RUN: variant BITS2 %s | ldsopt check - | filecheck %s --check-prefix UNPROVEN
; RUN: variant ASKED %s | ldsopt check - | filecheck %s --check-prefix ALIKE
; RUN: variant ASKED2 %s | exits 1 ldsopt check - | filecheck %s --check-prefix DEFINITE
; RUN: variant FIRST %s | ldsopt check - | filecheck %s --check-prefix ALIKE
; RUN: variant FIRST2 %s | exits 1 ldsopt check - | filecheck %s --check-prefix DEFINITE
; RUN: variant FIRST3 %s | exits 1 ldsopt check - | filecheck %s --check-prefix DEFINITE
; RUN: variant SAME %s | ldsopt check - | filecheck %s --check-prefix ASSUMED
; RUN: variant SAME %s | ldsopt check - --no-assume no-global-races | filecheck %s --check-prefix UNPROVEN
; RUN: variant ZERO %s | ldsopt check - | filecheck %s --check-prefix ALIKE
; RUN: variant SUM %s | ldsopt check - | filecheck %s --check-prefix ALIKE
; RUN: variant SUM2 %s | exits 1 ldsopt check - | filecheck %s --check-prefix DEFINITE

; ALIKE: no findings in
; FREE: no findings in
; ASSUMED: no findings in
; ASSUMED: no-global-races
; UNPROVEN: unproven wave-race in k
; DEFINITE: definite wave-race in k

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 v_and_b32_e32 v1, 63, v0
 v_cvt_f32_u32_e32 v5, v1
 v_cvt_f32_u32_e32 v6, v0
 v_lshlrev_b32_e32 v1, 2, v1
 v_lshlrev_b32_e32 v7, 2, v0
 s_load_dwordx2 s[4:5], s[0:1], 0x0
 s_waitcnt lgkmcnt(0)
; A conversion to two bytes keeps the other half of its register.
;KEPT  v_mov_b32_e32 v2, v5
;KEPT  v_cvt_pk_fp8_f32 v2, v1, v1
;KEPT  ds_write_b32 v1, v2
;KEPT2  v_mov_b32_e32 v2, v6
;KEPT2  v_cvt_pk_fp8_f32 v2, v1, v1
;KEPT2  ds_write_b32 v1, v2
; So does SDWA, with or without its suffix.
;BYTE  v_mov_b32_e32 v2, v5
;BYTE  v_mul_f32 v2, v5, v5 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD
;BYTE  ds_write_b32 v1, v2
;BYTE2  v_mov_b32_e32 v2, v6
;BYTE2  v_mul_f32 v2, v5, v5 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD
;BYTE2  ds_write_b32 v1, v2
; A byte with a sign has 1 in the upper bits, too: both places are possible.
;BITS  v_mov_b32_e32 v3, 0
;BITS  ds_read_u8 v3, v3 offset:2048
;BITS  s_waitcnt lgkmcnt(0)
;BITS  v_and_b32_e32 v3, 0x100, v3
;BITS  v_cmp_eq_u32_e32 vcc, 0, v3
;BITS  s_nop 1
;BITS  v_cndmask_b32_e32 v4, v1, v7, vcc
;BITS  ds_write_b32 v4, v6
;BITS2  v_mov_b32_e32 v3, 0
;BITS2  ds_read_i8 v3, v3 offset:2048
;BITS2  s_waitcnt lgkmcnt(0)
;BITS2  v_and_b32_e32 v3, 0x100, v3
;BITS2  v_cmp_eq_u32_e32 vcc, 0, v3
;BITS2  s_nop 1
;BITS2  v_cndmask_b32_e32 v4, v1, v7, vcc
;BITS2  ds_write_b32 v4, v6
; A branch asks for the mask of all lanes. Lane 5 decides.
;ASKED  v_and_b32_e32 v3, 63, v0
;ASKED  v_cmp_eq_u32_e32 vcc, 5, v3
;ASKED  s_cbranch_vccz .Lgo
;ASKED  v_mov_b32_e32 v5, 8
;ASKED .Lgo:
;ASKED  ds_write_b32 v1, v5
;ASKED2  v_cmp_eq_u32_e32 vcc, 5, v0
;ASKED2  s_cbranch_vccz .Lgo
;ASKED2  v_mov_b32_e32 v5, 8
;ASKED2 .Lgo:
;ASKED2  ds_write_b32 v1, v5
; The first active lane may be any.
;FIRST  v_readfirstlane_b32 s6, v5
;FIRST  s_nop 1
;FIRST  v_mov_b32_e32 v2, s6
;FIRST  ds_write_b32 v1, v2
;FIRST2  v_cmp_lt_u32_e32 vcc, 16, v1
;FIRST2  s_nop 4
;FIRST2  v_cndmask_b32_e32 v2, v5, v6, vcc
;FIRST2  v_cmp_lt_u32_e32 vcc, 16, v1
;FIRST2  s_and_saveexec_b64 s[2:3], vcc
;FIRST2  s_nop 4
;FIRST2  v_readfirstlane_b32 s6, v2
;FIRST2  s_nop 1
;FIRST2  s_mov_b64 exec, s[2:3]
;FIRST2  v_mov_b32_e32 v2, s6
;FIRST2  ds_write_b32 v1, v2
; The lanes differ, not their values.
;FIRST3  v_cmp_lt_u32_e32 vcc, 5, v0
;FIRST3  s_and_saveexec_b64 s[2:3], vcc
;FIRST3  s_nop 4
;FIRST3  v_readfirstlane_b32 s6, v5
;FIRST3  s_nop 1
;FIRST3  s_mov_b64 exec, s[2:3]
;FIRST3  v_mov_b32_e32 v2, s6
;FIRST3  ds_write_b32 v1, v2
; What all lanes load from one address is equal by an assumption.
;SAME  v_mov_b32_e32 v3, 0
;SAME  global_load_dword v2, v3, s[4:5]
;SAME  s_waitcnt vmcnt(0)
;SAME  ds_write_b32 v1, v2
; Of two halves one is 0.
;ZERO  v_mov_b32_e32 v3, 0
;ZERO  s_mov_b32 s6, 0x5040100
;ZERO  v_perm_b32 v2, v3, v5, s6
;ZERO  v_and_b32_e32 v2, 7, v2
;ZERO  ds_write_b32 v1, v2
; The upper word of a sum depends on no mask that is written beside it.
;SUM  v_mov_b32_e32 v2, v5
;SUM  v_mov_b32_e32 v3, 0
;SUM  v_mad_u64_u32 v[2:3], s[6:7], v1, v5, v[2:3]
;SUM  ds_write_b32 v1, v3
;SUM2  v_mov_b32_e32 v2, v6
;SUM2  v_mov_b32_e32 v3, v0
;SUM2  v_mad_u64_u32 v[2:3], s[6:7], v1, v5, v[2:3]
;SUM2  ds_write_b32 v1, v3
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .args:
      - .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 4096
    .private_segment_fixed_size: 0
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [128, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: 64
...
	.end_amdgpu_metadata
