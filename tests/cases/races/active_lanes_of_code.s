; Lanes that are not active access nothing: one address, to which the lanes of a mask write.
; REQUIRES: bitwuzla, pseudocode
; DEFINE: %{check} = ldsopt check -
; Those of the first wave; one more; all but one; that one; what lanes computed there that were not active, they did not get.
; RUN: variant ZERO,FIRST-64,MASK,INSIDE,BACK %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant ZERO,LANE-64,MASK,INSIDE,BACK %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant ZERO,FIRST-65,MASK,INSIDE,BACK %s | exits 1 %{check} | filecheck %s --check-prefix OPEN
; RUN: variant ZERO,NOT-64,MASK,INSIDE,BACK %s | exits 1 %{check} | filecheck %s --check-prefix OPEN
; RUN: variant ZERO,FIRST-64,MASK,COPIED,RESTORED,OWN,INSIDE-ALL %s | exits 1 %{check} | filecheck %s --check-prefix OPEN
; A branch on active lanes goes where it says.
; RUN: variant ZERO,FIRST-64,MASK,EXECZ,INSIDE,BACK %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant ZERO,FIRST-64,MASK,EXECNZ,INSIDE,BACK %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant ZERO,FIRST-65,MASK,EXECZ,INSIDE,BACK %s | exits 1 %{check} | filecheck %s --check-prefix OPEN
; RUN: variant ZERO,FIRST-65,MASK,EXECNZ,INSIDE,BACK %s | exits 1 %{check} | filecheck %s --check-prefix OPEN
; A register keeps in other lanes what it had: behind the first wave all have 0, unless the write was executed by all.
; RUN: variant ZERO,FIRST-64,MASK,BACK,MOVED,BEHIND %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant ZERO,FIRST-64,MASK,MOVED-INSIDE,BACK,BEHIND %s | exits 1 %{check} | filecheck %s --check-prefix OPEN

; LLVM keeps a condition that is the same for all lanes as a mask, and asks it of EXEC again, to branch. All waves choose it or not.
; RUN: variant CHOSEN,ALL %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant CHOSEN,ALL-BUT %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant CHOSEN,SOME %s | exits 1 %{check} | filecheck %s --check-prefix OPEN

; FREE: no findings in
; OPEN: wave-race in k

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
;ZERO v_mov_b32_e32 v3, 0
;FIRST-64 v_cmp_gt_u32_e32 vcc, 64, v0
;FIRST-65 v_cmp_gt_u32_e32 vcc, 0x41, v0
;NOT-64 v_cmp_ne_u32_e32 vcc, 64, v0
;LANE-64 v_cmp_eq_u32_e32 vcc, 64, v0
;MASK s_and_saveexec_b64 s[4:5], vcc
;EXECZ s_cbranch_execz .Lbehind
;EXECNZ s_cbranch_execnz .Linside
;EXECNZ s_branch .Lbehind
;EXECNZ .Linside:
;COPIED v_mov_b32_e32 v3, v0
;RESTORED s_mov_b64 exec, s[4:5]
;OWN v_lshlrev_b32_e32 v1, 2, v0
;MOVED-INSIDE v_lshlrev_b32_e32 v3, 2, v0
;INSIDE,INSIDE-ALL ds_write_b32 v3, v0
;EXECZ,EXECNZ .Lbehind:
;BACK s_or_b64 exec, exec, s[4:5]
;MOVED v_lshlrev_b32_e32 v3, 2, v0
;BEHIND ds_write_b32 v3, v0
;CHOSEN  s_load_dword s6, s[0:1], 0x0
;CHOSEN  s_waitcnt lgkmcnt(0)
;CHOSEN  v_lshlrev_b32_e32 v1, 2, v0
;CHOSEN  v_xor_b32_e32 v2, 0x100, v1
;ALL,ALL-BUT s_cmp_gt_u32 s6, 7
;ALL s_cselect_b64 s[8:9], -1, 0
;ALL-BUT s_cselect_b64 s[8:9], 0, -1
;SOME v_cmp_gt_u32_e64 s[8:9], 64, v0
;CHOSEN  s_mov_b32 s3, 0
;CHOSEN  s_and_b64 s[12:13], s[8:9], exec
;CHOSEN  s_cselect_b32 s2, 1, 0
;CHOSEN  s_cmp_lg_u32 s2, 1
;CHOSEN  s_cbranch_scc1 .Ly
;CHOSEN .Lx:
;CHOSEN  ds_write_b32 v1, v0
;CHOSEN  s_waitcnt lgkmcnt(0)
;CHOSEN  s_barrier
;CHOSEN  ds_read_b32 v3, v2
;CHOSEN  s_waitcnt lgkmcnt(0)
;CHOSEN  s_barrier
;CHOSEN  s_add_i32 s3, s3, 1
;CHOSEN  s_cmp_lt_i32 s3, 4
;CHOSEN  s_cbranch_scc1 .Lx
;CHOSEN .Ly:
;CHOSEN  ds_write_b32 v2, v0
;CHOSEN  s_waitcnt lgkmcnt(0)
;CHOSEN  s_barrier
;CHOSEN  ds_read_b32 v3, v1
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
