; A pointer further on in the arguments is made by a sum and one of its carry.
; REQUIRES: bitwuzla, pseudocode
; RUN: ldsopt check -v --assume workgroup-size=256 %s -o - | filecheck %s
; RUN: sed 's/gfx942/gfx1200/; s/s_waitcnt lgkmcnt(0)/s_wait_kmcnt 0x0/; s/s_load_dword /s_load_b32 /; s/s_add_u32 \(.*\), 4$/s_add_co_u32 \1, 4/; s/s_addc_u32/s_add_co_ci_u32/; s/ds_write_b32/ds_store_b32/; s/v_add_u32/v_add_nc_u32/; s/v_cmp_le_u32_e32 vcc/v_cmp_le_u32_e32 vcc_lo/; s/s\[6:7\]/s6/g; s/s_or_b64 s6, vcc/s_or_b32 s6, vcc_lo/; s/s_andn2_b64 exec, exec/s_and_not1_b32 exec_lo, exec_lo/; s/s_mov_b64 s6/s_mov_b32 s6/; s/wavefront_size: 64/wavefront_size: 32/' %s > %t.s
; RUN: ldsopt check -v --assume workgroup-size=256 %t.s -o - | filecheck %s
; RUN: sed 's/s_add_co_u32 s10, s0, 4/s_add_nc_u64 s[10:11], s[0:1], 4/; /s_add_co_ci_u32/d' %t.s | ldsopt check -v --assume workgroup-size=256 - -o - | filecheck %s

; CHECK: further: {{.*}} 1 proved free of races

; Another carry, another sum, and another word.
; RUN: sed 's/; between/s_cmp_eq_u32 s8, 0/' %s | ldsopt check -v --assume workgroup-size=256 - -o - | filecheck %s --check-prefix=OTHER
; RUN: sed 's/; between/s_mov_b32 s10, s8/' %s | ldsopt check -v --assume workgroup-size=256 - -o - | filecheck %s --check-prefix=OTHER
; RUN: sed 's/s_addc_u32 s11, s1, 0/s_addc_u32 s11, s1, 1/' %s | ldsopt check -v --assume workgroup-size=256 - -o - | filecheck %s --check-prefix=OTHER
; RUN: sed 's/s_addc_u32 s11, s1, 0/s_addc_u32 s11, s0, 0/' %s | ldsopt check -v --assume workgroup-size=256 - -o - | filecheck %s --check-prefix=OTHER
; RUN: sed '/s_addc_u32/d' %s | ldsopt check -v --assume workgroup-size=256 - -o - | filecheck %s --check-prefix=OTHER
; RUN: sed 's/s_load_dword s4, s\[10:11\], 0x4/s_load_dword s4, s[10:11], 0x0/' %s | ldsopt check -v --assume workgroup-size=256 - -o - | filecheck %s --check-prefix=OTHER
; RUN: sed 's/s_load_dword s4, s\[10:11\], 0x4/s_load_dword s4, s[10:11], 0x8/' %s | ldsopt check -v --assume workgroup-size=256 - -o - | filecheck %s --check-prefix=OTHER
; The lowest bits of a pointer do not count, nor do those of an offset.
; RUN: sed 's/s_add_u32 s10, s0, 4/s_add_u32 s10, s0, 2/; s/s_load_dword s4, s\[10:11\], 0x4/s_load_dword s4, s[10:11], 0x6/' %s | ldsopt check -v --assume workgroup-size=256 - -o - | filecheck %s --check-prefix=OTHER
; OTHER: further: {{.*}} 0 proved free of races, 1 unproven

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type further,@function
further:
 s_add_u32 s10, s0, 4
 ; between
 s_addc_u32 s11, s1, 0
 s_load_dword s4, s[10:11], 0x4
 s_load_dword s8, s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, v0
 s_mov_b64 s[6:7], 0
 s_waitcnt lgkmcnt(0)
 s_and_b32 s4, s4, 0xffff
 s_lshl_b32 s5, s4, 2
.Lfurther:
 ds_write_b32 v1, v2
 v_add_u32_e32 v2, s4, v2
 v_add_u32_e32 v1, s5, v1
 v_cmp_le_u32_e32 vcc, s8, v2
 s_or_b64 s[6:7], vcc, s[6:7]
 s_andn2_b64 exec, exec, s[6:7]
 s_cbranch_execnz .Lfurther
 s_endpgm
	.size further, .-further
	.amdhsa_kernel further
		.amdhsa_group_segment_fixed_size 16384
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: further
    .group_segment_fixed_size: 16384
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 1024
    .wavefront_size: 64
    .args:
      - .offset: 0
        .size: 4
        .value_kind: by_value
      - .offset: 8
        .size: 2
        .value_kind: hidden_group_size_x
      - .offset: 10
        .size: 2
        .value_kind: hidden_group_size_y
...
	.end_amdgpu_metadata
