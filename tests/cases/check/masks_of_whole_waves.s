; Where each lane of a wave has a work-item, any mask in EXEC is of lanes that the kernel began with: registers keep what is
; known of all lanes. The copy is to bytes from 0x1000, the access below them, if v1 is known.
; DEFINE: %{check} = ldsopt check - --no-races

; RUN: variant MASK %s | %{check} --assume workgroup-size=256 | filecheck %s --check-prefixes CLEAN,NAMED
; RUN: variant MASK,FILLED %s | %{check} --assume workgroup-size=256 | filecheck %s --check-prefixes CLEAN,NAMED
; RUN: variant MASK,ONES %s | %{check} --assume workgroup-size@k=256 | filecheck %s --check-prefix CLEAN
; RUN: variant MASK,STATED %s | %{check} | filecheck %s --check-prefix CLEAN
; `waits` relies on it, too.
; RUN: variant MASK %s > %t.s
; RUN: ldsopt waits %t.s -o %t.out.s --assume workgroup-size=256 2>&1 | filecheck %s --check-prefix WAITS
; RUN: ldsopt waits %t.s -o %t.out.s 2>&1 | filecheck %s --check-prefix REFUSED
; WAITS-NOT: findings
; WAITS: assumed: workgroup-size=256
; REFUSED: findings about waits and order: 0 definite, 1 unproven
; REFUSED-NOT: assumed
; CLEAN: no findings
; NAMED: assumed: workgroup-size=256

; Lanes without a work-item: of a size that is not known, and of one that leaves a wave lanes over.
; RUN: variant MASK %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant MASK %s | %{check} --assume workgroup-size=200 | filecheck %s --check-prefix MEETS
; RUN: variant MASK %s | %{check} --assume workgroup-size@other=256 | filecheck %s --check-prefix MEETS
; RUN: variant MASK,SMALL %s | %{check} | filecheck %s --check-prefix MEETS
; What is written under a mask is in its lanes. Once all are active again, the others have what was there before.
; RUN: variant MASK,LATE %s | %{check} --assume workgroup-size=256 | filecheck %s --check-prefix CLEAN
; RUN: variant MASK,LATE,ONES %s | %{check} --assume workgroup-size=256 | filecheck %s --check-prefix MEETS
; One half of EXEC is filled: the other has the mask.
; RUN: variant MASK,LATE,HALF,ONES %s | %{check} --assume workgroup-size=256 | filecheck %s --check-prefix MEETS
; With all lanes, what is written is in all.
; RUN: variant MASK,LATE,FILLED,ONES %s | %{check} --assume workgroup-size=256 | filecheck %s --check-prefix CLEAN
; MEETS: unproven missing-wait in k

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 s_load_dwordx2 s[8:9], s[0:1], 0x0
 s_load_dword s10, s[0:1], 0x8
 s_waitcnt lgkmcnt(0)
 v_and_b32_e32 v1, 0x3ff, v0
;LATE v_mov_b32_e32 v1, s10
;MASK s_mov_b64 exec, s[8:9]
;FILLED s_mov_b32 exec_lo, -1
;FILLED s_mov_b32 exec_hi, -1
;HALF s_mov_b32 exec_lo, -1
;LATE v_and_b32_e32 v1, 0x3ff, v0
;ONES s_mov_b64 exec, -1
 s_movk_i32 m0, 0x1000
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
 ds_read_b32 v3, v1
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_endpgm
	.size k, .-k
	.section .rodata
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 8
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 16
    .group_segment_fixed_size: 8192
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
;STATED     .reqd_workgroup_size: [256, 1, 1]
;SMALL     .reqd_workgroup_size: [200, 1, 1]
;SMALL     .uniform_work_group_size: 1
;STATED     .uniform_work_group_size: 1
amdhsa.version: [1, 2]
...
	.end_amdgpu_metadata
