; What code loads as the size of its workgroup is the size that the kernel requires, or that the user says.
; REQUIRES: bitwuzla, pseudocode
; RUN: ldsopt check -v %s -o - | filecheck %s --check-prefix=OPEN
; RUN: ldsopt check -v --assume workgroup-size=256 %s -o - | filecheck %s --check-prefix=TOLD
; RUN: sed 's/\.wavefront_size/.reqd_workgroup_size: [256, 1, 1]\n    .wavefront_size/' %s > %t.s
; RUN: ldsopt check -v %t.s -o - | filecheck %s --check-prefix=STATED
; RUN: ldsopt check -v --assume workgroup-size=256 %t.s -o - | filecheck %s --check-prefix=TOLD
; Along y the same bytes again.
; RUN: ldsopt check -v --assume workgroup-size=128,2 %s -o - | filecheck %s --check-prefix=OTHER

; OPEN: help: give each wave bytes of its own{{.*}}; of workgroups of a known size more is told (--assume workgroup-size=X,Y,Z)
; OPEN: strided: {{.*}} 0 proved free of races, 1 unproven
; OPEN: guarded: {{.*}} 3 proved free of races
; OPEN: last: {{.*}} 2 unproven

; TOLD: strided: {{.*}} 1 proved free of races
; TOLD-NEXT: guarded: 1 pair of {{.*}} 1 proved free of races
; TOLD-NEXT: last: 1 pair of {{.*}} 1 proved free of races
; TOLD: assumed: workgroup-size=256 (made by --assume)

; A kernel that requires a size may still have a smaller last workgroup.
; STATED: strided: {{.*}} 1 proved free of races
; STATED-NEXT: guarded: 1 pair of {{.*}} 1 proved free of races
; STATED-NEXT: last: {{.*}} 2 unproven

; OTHER: strided: {{.*}} 0 proved free of races, 1 unproven

; An index that active lanes alone count, by the size of the workgroup, is one of their own: no two meet.
; RUN: ldsopt check -v %s --assume indices-do-not-wrap | filecheck %s --check-prefix=COUNTED
; COUNTED: strided: {{.*}} 1 proved free of races
; It is none of their own if it is counted by more or less than the size, or also where lanes have left.
; RUN: sed 's/s_lshl_b32 s5, s4, 2/s_lshl_b32 s5, s4, 1/' %s | exits 1 ldsopt check -v - --assume indices-do-not-wrap | filecheck %s --check-prefix=APART
; RUN: sed 's/v_add_u32_e32 v1, s5, v1/s_mov_b64 exec, -1\n v_add_u32_e32 v1, s5, v1\n s_and_b64 exec, exec, vcc/' %s | ldsopt check -v - --assume indices-do-not-wrap | filecheck %s --check-prefix=APART
; APART: strided: {{.*}} 0 proved free of races, 1 {{unproven|definite}}

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
; for (i = t; i < n; i += size) a[i] = i
	.type strided,@function
strided:
 s_load_dword s4, s[0:1], 0x4
 s_load_dword s8, s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, v0
 s_mov_b64 s[6:7], 0
 s_waitcnt lgkmcnt(0)
 s_and_b32 s4, s4, 0xffff
 s_lshl_b32 s5, s4, 2
.Lstrided:
 ds_write_b32 v1, v2
 v_add_u32_e32 v2, s4, v2
 v_add_u32_e32 v1, s5, v1
 v_cmp_le_u32_e32 vcc, s8, v2
 s_or_b64 s[6:7], vcc, s[6:7]
 s_andn2_b64 exec, exec, s[6:7]
 s_cbranch_execnz .Lstrided
 s_endpgm
	.size strided, .-strided
	.amdhsa_kernel strided
		.amdhsa_group_segment_fixed_size 16384
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; All store to the same bytes where there is one work-item.
	.type guarded,@function
guarded:
 s_load_dword s4, s[0:1], 0x4
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 s_and_b32 s4, s4, 0xffff
 s_cmp_eq_u32 s4, 1
 s_cbranch_scc0 .Lguarded
 ds_write_b32 v2, v0
.Lguarded:
 s_endpgm
	.size guarded, .-guarded
	.amdhsa_kernel guarded
		.amdhsa_group_segment_fixed_size 16384
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; All store to the same bytes where the last workgroup is smaller.
	.type last,@function
last:
 s_load_dword s4, s[0:1], 0x8
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 s_lshr_b32 s4, s4, 16
 s_cmp_eq_u32 s4, 0
 s_cbranch_scc1 .Llast
 ds_write_b32 v2, v0
.Llast:
 s_endpgm
	.size last, .-last
	.amdhsa_kernel last
		.amdhsa_group_segment_fixed_size 16384
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: strided
    .group_segment_fixed_size: 16384
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 1024
    .wavefront_size: 64
    .args:
      - .offset: 0
        .size: 4
        .value_kind: by_value
      - .offset: 4
        .size: 2
        .value_kind: hidden_group_size_x
      - .offset: 6
        .size: 2
        .value_kind: hidden_group_size_y
      - .offset: 8
        .size: 2
        .value_kind: hidden_group_size_z
      - .offset: 10
        .size: 2
        .value_kind: hidden_remainder_x
      - .offset: 12
        .size: 2
        .value_kind: hidden_remainder_y
      - .offset: 14
        .size: 2
        .value_kind: hidden_remainder_z
  - .name: guarded
    .group_segment_fixed_size: 16384
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 1024
    .wavefront_size: 64
    .args:
      - .offset: 0
        .size: 4
        .value_kind: by_value
      - .offset: 4
        .size: 2
        .value_kind: hidden_group_size_x
      - .offset: 6
        .size: 2
        .value_kind: hidden_group_size_y
      - .offset: 8
        .size: 2
        .value_kind: hidden_group_size_z
      - .offset: 10
        .size: 2
        .value_kind: hidden_remainder_x
      - .offset: 12
        .size: 2
        .value_kind: hidden_remainder_y
      - .offset: 14
        .size: 2
        .value_kind: hidden_remainder_z
  - .name: last
    .group_segment_fixed_size: 16384
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 1024
    .wavefront_size: 64
    .args:
      - .offset: 0
        .size: 4
        .value_kind: by_value
      - .offset: 4
        .size: 2
        .value_kind: hidden_group_size_x
      - .offset: 6
        .size: 2
        .value_kind: hidden_group_size_y
      - .offset: 8
        .size: 2
        .value_kind: hidden_group_size_z
      - .offset: 10
        .size: 2
        .value_kind: hidden_remainder_x
      - .offset: 12
        .size: 2
        .value_kind: hidden_remainder_y
      - .offset: 14
        .size: 2
        .value_kind: hidden_remainder_z
...
	.end_amdgpu_metadata
