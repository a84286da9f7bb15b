; All waves may fill LDS with equal bytes: constants, and what a scalar register holds.
; REQUIRES: bitwuzla, pseudocode
; RUN: variant WORD %s | ldsopt check - | filecheck %s --check-prefix FREE
; RUN: variant WIDE %s | ldsopt check - | filecheck %s --check-prefix FREE
; RUN: variant HALF %s | ldsopt check - | filecheck %s --check-prefix FREE
; RUN: variant TWO %s | ldsopt check - | filecheck %s --check-prefix FREE
; RUN: variant SCALAR %s | ldsopt check - | filecheck %s --check-prefix FREE
; RUN: variant SOME %s | ldsopt check - | filecheck %s --check-prefix FREE
; RUN: variant MEMORY %s | ldsopt check - | filecheck %s --check-prefix ASSUMED
; RUN: variant MEMORY %s | ldsopt check - --no-assume no-global-races | filecheck %s --check-prefix UNPROVEN
; RUN: variant ITEMS %s | exits 1 ldsopt check - | filecheck %s --check-prefix DEFINITE
; RUN: variant PART %s | exits 1 ldsopt check - | filecheck %s --check-prefix DEFINITE
; RUN: variant WAVES %s | exits 1 ldsopt check - | filecheck %s --check-prefix DEFINITE
; RUN: variant LANES %s | exits 1 ldsopt check - | filecheck %s --check-prefix DEFINITE
; RUN: variant HIGH %s | exits 1 ldsopt check - | filecheck %s --check-prefix DEFINITE
; RUN: variant OTHER %s | exits 1 ldsopt check - | filecheck %s --check-prefix DEFINITE

; FREE: no findings in
; FREE-NOT: assumed
; ASSUMED: no findings in
; ASSUMED: no-global-races
; UNPROVEN: unproven wave-race in k
; DEFINITE: definite wave-race in k

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 v_and_b32_e32 v1, 63, v0
 v_lshlrev_b32_e32 v1, 4, v1
 v_mov_b32_e32 v2, 7
 v_mov_b32_e32 v3, 0
 v_mov_b32_e32 v4, v3
 v_mov_b32_e32 v5, 0x10002
;WORD  ds_write_b32 v1, v2
; Four registers, of which one is a copy of another.
;WIDE  ds_write_b128 v1, v[2:5]
;HALF  ds_write_b16 v1, v5
;TWO  ds_write2_b32 v1, v2, v3 offset1:1
;SCALAR  s_load_dword s4, s[0:1], 0x8
;SCALAR  s_waitcnt lgkmcnt(0)
;SCALAR  v_mov_b32_e32 v2, s4
;SCALAR  ds_write_b32 v1, v2
; Only some lanes of each wave do.
;SOME  v_cmp_gt_u32_e32 vcc, 0x60, v0
;SOME  s_and_saveexec_b64 s[2:3], vcc
;SOME  ds_write_b32 v1, v2
; What a scalar load finds may change meanwhile.
;MEMORY  s_load_dwordx2 s[4:5], s[0:1], 0x0
;MEMORY  s_waitcnt lgkmcnt(0)
;MEMORY  s_load_dword s4, s[4:5], 0x0
;MEMORY  s_waitcnt lgkmcnt(0)
;MEMORY  v_mov_b32_e32 v2, s4
;MEMORY  ds_write_b32 v1, v2
; The same register, and another value in it.
;ITEMS  v_mov_b32_e32 v2, v0
;ITEMS  ds_write_b32 v1, v2
; One register of two.
;PART  v_mov_b32_e32 v3, v0
;PART  ds_write_b64 v1, v[2:3]
; Each wave has a constant of its own.
;WAVES  v_cmp_gt_u32_e32 vcc, 64, v0
;WAVES  s_and_saveexec_b64 s[2:3], vcc
;WAVES  s_cbranch_execz .Lgo
;WAVES  v_mov_b32_e32 v2, 8
;WAVES .Lgo:
;WAVES  s_mov_b64 exec, s[2:3]
;WAVES  ds_write_b32 v1, v2
; Lanes of one wave have another one.
;LANES  v_cmp_gt_u32_e32 vcc, 32, v0
;LANES  v_cndmask_b32_e32 v2, v2, v3, vcc
;LANES  ds_write_b32 v1, v2
; The upper half of a register of which the lower one is the same.
;HIGH  v_lshl_or_b32 v2, v0, 16, v2
;HIGH  ds_write_b16_d16_hi v1, v2
; The constant is that of the register's last writer.
;OTHER  v_add_u32_e32 v2, v2, v0
;OTHER  ds_write_b32 v1, v2
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 4096
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
      - .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
      - .offset: 8
        .size: 4
        .value_kind: by_value
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 4096
    .private_segment_fixed_size: 0
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [128, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: 64
...
	.end_amdgpu_metadata
