; The lanes that run a loop, and those that have left it, are together the lanes that began it. So lanes that did not run
; it have kept what they had, and a register that is set again behind the loop is the same in all lanes: the barrier under
; the branch by it is passed by all waves.
; REQUIRES: bitwuzla, pseudocode
; RUN: ldsopt check -v %s | filecheck %s
; CHECK: 1 unproven
; CHECK-NEXT: {{^$}}
; CHECK-NEXT: unproven wave-race in strided

; It is not the same where some lanes are left out behind the loop, where it is not set again, or is set to what is in
; memory, nor where the mask of those that have left is not kept from one iteration to the next, or is not empty at first.
; RUN: sed '/lanes that left/d' %s | ldsopt check - | filecheck %s --check-prefix=PART
; RUN: sed '/set again/d' %s | ldsopt check - | filecheck %s --check-prefix=PART
; RUN: sed 's/v8, s12 ; set again/v8, v5/' %s | ldsopt check - | filecheck %s --check-prefix=PART
; RUN: sed 's/s_or_b64 s\[10:11\], vcc, s\[10:11\]/s_mov_b64 s[10:11], vcc/' %s | ldsopt check - | filecheck %s --check-prefix=PART
; RUN: sed 's/s_mov_b64 s\[10:11\], 0/s_mov_b64 s[10:11], s[4:5]/' %s | ldsopt check - | filecheck %s --check-prefix=PART
; RUN: sed 's/s_mov_b64 s\[10:11\], 0/s_mov_b64 s[10:11], -1/' %s | ldsopt check - | filecheck %s --check-prefix=PART
; A read that transposes is executed by all lanes, so it may write those that do not run the loop.
; RUN: sed 's/gfx942/gfx950/; s/vmcnt/lgkmcnt/; s/global_load_dword v8, v\[6:7\], off/ds_read_b64_tr_b16 v[8:9], v6/' %s | ldsopt check - | filecheck %s --check-prefix=PART
; PART: unproven divergent-barrier in folded

; An index that active lanes alone count, by the size of the workgroup, is one of their own: no two meet.
; RUN: ldsopt check -v %s --assume indices-do-not-wrap | filecheck %s --check-prefix=COUNTED
; COUNTED: strided: {{.*}} 1 proved free of races
; It is none of their own if it is counted by more or less than the size, or also where lanes have left.
; RUN: sed 's/s_lshl_b32 s5, s4, 2/s_lshl_b32 s5, s4, 1/' %s | exits 1 ldsopt check -v - --assume indices-do-not-wrap | filecheck %s --check-prefix=OPEN
; RUN: sed 's/v_add_u32_e32 v1, s5, v1/s_mov_b64 exec, -1\n v_add_u32_e32 v1, s5, v1\n s_and_b64 exec, exec, vcc/' %s | ldsopt check -v - --assume indices-do-not-wrap | filecheck %s --check-prefix=OPEN
; OPEN: strided: {{.*}} 0 proved free of races, 1 {{unproven|definite}}

; llc without -mcpu states another architecture than that of the code.
; RUN: sed 's/--gfx942/--gfx700/' %s | ldsopt check - | filecheck %s --check-prefix=OTHER
; OTHER: unproven: registers of gfx7 are not followed
; OTHER-NEXT: help: code that llc makes without -mcpu states gfx700: give it the architecture

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type folded,@function
folded:
 s_load_dword s14, s[0:1], 0x0
 s_load_dword s12, s[0:1], 0x4
 v_mov_b32_e32 v2, v0
 s_waitcnt lgkmcnt(0)
 v_mov_b32_e32 v8, s12
 v_cmp_gt_i32_e32 vcc, s14, v0
 s_and_saveexec_b64 s[8:9], vcc
 s_cbranch_execz .Ljoined
 s_mov_b64 s[10:11], 0
.Lloop:
 global_load_dword v8, v[6:7], off
 v_add_u32_e32 v2, 64, v2
 v_cmp_le_i32_e32 vcc, s14, v2
 s_or_b64 s[10:11], vcc, s[10:11]
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v5, v8
 s_andn2_b64 exec, exec, s[10:11]
 s_cbranch_execnz .Lloop
 s_or_b64 exec, exec, s[10:11] ; lanes that left
 v_mov_b32_e32 v8, s12 ; set again
.Ljoined:
 s_or_b64 exec, exec, s[8:9]
 v_and_b32_e32 v8, 0xffff, v8
 v_cmp_lt_u32_e32 vcc, 64, v8
 s_cbranch_vccz .Lend
 v_lshlrev_b32_e32 v3, 2, v0
 ds_write_b32 v3, v2
 s_waitcnt lgkmcnt(0)
 s_barrier
 v_xor_b32_e32 v3, 0x100, v3
 ds_read_b32 v4, v3
.Lend:
 s_barrier
 s_endpgm
	.size folded, .-folded
	.amdhsa_kernel folded
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

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
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: folded
    .group_segment_fixed_size: 4096
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
...
	.end_amdgpu_metadata
