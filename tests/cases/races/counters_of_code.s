; A counter grows in the iterations that its lane takes part in. Lanes leave in different iterations, and waves are in different ones: a
; store's rows come apart by its step.
; REQUIRES: bitwuzla, pseudocode
; DEFINE: %{check} = ldsopt check -
; RUN: variant EACH,STEP-256 %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant EACH,STEP-512 %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant EACH,STEP-0 %s | %{check} | filecheck %s --check-prefix FREE
; An iteration later a work-item is where another one, of another wave, began; a step of each lane's own.
; RUN: variant EACH,STEP-128 %s | exits 1 %{check} | filecheck %s --check-prefix OPEN
; RUN: variant EACH,STEP-ID %s | %{check} | filecheck %s --check-prefix OPEN
; A counter that grows for some lanes alone is no uniform one: waves pass the barrier of the same iteration with other counts.
; RUN: variant SOME,BY-256 %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant SOME,BY-64 %s | exits 1 %{check} | filecheck %s --check-prefix OPEN

; FREE: no findings in
; OPEN: wave-race in k

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 v_mov_b32_e32 v1, v0
;EACH s_mov_b64 s[4:5], 0
;SOME s_mov_b32 s6, 0
.Lx:
 v_lshlrev_b32_e32 v2, 2, v1
 ds_write_b32 v2, v0
;STEP-0 v_add_u32_e32 v1, 0x0, v1
;STEP-128 v_add_u32_e32 v1, 0x80, v1
;STEP-256 v_add_u32_e32 v1, 0x100, v1
;STEP-512 v_add_u32_e32 v1, 0x200, v1
;STEP-ID v_add_u32_e32 v1, v0, v1
;EACH v_cmp_lt_u32_e32 vcc, 0x3ff, v1
;EACH s_or_b64 s[4:5], vcc, s[4:5]
;EACH s_andn2_b64 exec, exec, s[4:5]
;EACH s_cbranch_execnz .Lx
;BY-64 v_add_u32_e32 v3, 0x40, v1
;BY-256 v_add_u32_e32 v3, 0x100, v1
;SOME v_cmp_gt_u32_e32 vcc, 64, v0
;SOME s_nop 4
;SOME v_cndmask_b32_e32 v1, v1, v3, vcc
;SOME s_waitcnt lgkmcnt(0)
;SOME s_barrier
;SOME s_add_i32 s6, s6, 1
;SOME s_cmp_lt_u32 s6, 4
;SOME s_cbranch_scc1 .Lx
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
