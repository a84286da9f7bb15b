; A loop that all lanes leave at once, in one that they leave apart, restores EXEC behind its branches. So the lanes that
; store in it have the rows that they set in front of both: `v5` is not known in others.
; REQUIRES: bitwuzla
; RUN: ldsopt check -v %s | filecheck %s
; CHECK: no findings

; EXEC is not the same in each iteration of the inner loop if that sets it to more lanes, or to others.
; RUN: sed 's/s_or_b64 exec, exec, s\[12:13\] ; restored/s_mov_b64 exec, s[8:9]/' %s | ldsopt check - | filecheck %s --check-prefix=MORE
; RUN: sed 's/s_or_b64 exec, exec, s\[12:13\] ; restored/s_xor_b64 exec, exec, s[8:9]/' %s | ldsopt check - | filecheck %s --check-prefix=MORE
; RUN: sed 's/s_or_b64 exec, exec, s\[12:13\] ; restored/s_or_saveexec_b64 s[12:13], s[8:9]/' %s | ldsopt check - | filecheck %s --check-prefix=MORE
; The mask of a loop that has the masks of another one in its registers is not that of the other.
; RUN: sed 's/s_mov_b32 s4, 0/s_mov_b64 exec, s[8:9]/' %s | ldsopt check - | filecheck %s --check-prefix=MORE
; Without the loop around it, whose end would not show it either, its own end alone has to.
; RUN: sed '/^ v_add_u32_e32 v2/,/^ s_cbranch_execnz/d' %s | ldsopt check - | filecheck %s
; RUN: sed '/^ v_add_u32_e32 v2/,/^ s_cbranch_execnz/d; s/s_or_b64 exec, exec, s\[12:13\] ; restored/s_mov_b64 exec, -1/' %s | ldsopt check - | filecheck %s --check-prefix=MORE
; MORE: unproven wave-race in rows
; In fewer lanes nothing more is stored.
; RUN: sed 's/s_or_b64 exec, exec, s\[12:13\] ; restored//' %s | ldsopt check - | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type rows,@function
rows:
 s_load_dword s14, s[0:1], 0x0
 v_mov_b32_e32 v2, v0
 s_waitcnt lgkmcnt(0)
 v_cmp_gt_i32_e32 vcc, s14, v0
 s_and_saveexec_b64 s[8:9], vcc
 s_cbranch_execz .Lend
 v_lshlrev_b32_e32 v5, 4, v0
 s_mov_b64 s[10:11], 0
.Louter:
 s_mov_b32 s4, 0
 v_mov_b32_e32 v6, v5
.Linner:
 v_cmp_ne_u32_e32 vcc, 5, v2
 s_and_saveexec_b64 s[12:13], vcc
 s_cbranch_execz .Ljoined
 ds_write_b32 v6, v2
.Ljoined:
 s_or_b64 exec, exec, s[12:13] ; restored
 v_add_u32_e32 v6, 4, v6
 s_add_i32 s4, s4, 1
 s_cmp_lt_u32 s4, 4
 s_cbranch_scc1 .Linner
 v_add_u32_e32 v2, 0x80, v2
 v_cmp_le_i32_e32 vcc, s14, v2
 s_or_b64 s[10:11], vcc, s[10:11]
 s_andn2_b64 exec, exec, s[10:11]
 s_cbranch_execnz .Louter
.Lend:
 s_endpgm
	.size rows, .-rows
	.amdhsa_kernel rows
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_accum_offset 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [1, 1]
amdhsa.kernels:
  - .name: rows
    .symbol: rows.kd
    .kernarg_segment_size: 8
    .group_segment_fixed_size: 2048
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .sgpr_count: 24
    .vgpr_count: 16
    .max_flat_workgroup_size: 128
    .reqd_workgroup_size: [128, 1, 1]
...
	.end_amdgpu_metadata
