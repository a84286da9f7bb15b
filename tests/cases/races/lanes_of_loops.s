; The lanes that run a loop, and those that have left it, are together the lanes that began it. So lanes that did not run
; it have kept what they had, and a register that is set again behind the loop is the same in all lanes: the barrier under
; the branch by it is passed by all waves.
; REQUIRES: bitwuzla, pseudocode
; RUN: ldsopt check -v %s | filecheck %s
; CHECK: no findings

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
...
	.end_amdgpu_metadata
