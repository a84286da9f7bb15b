; The number of a wave is in a field of ttmp8 on gfx12: with it each wave has bytes of its own.
; REQUIRES: bitwuzla, pseudocode
; DEFINE: %{check} = ldsopt check -
; RUN: variant GFX12,FIELD,ROW %s | %{check} | filecheck %s --check-prefix FREE
; Half of a wave's bytes are the next one's; other fields; another generation.
; RUN: variant GFX12,FIELD,HALF-ROW %s | exits 1 %{check} | filecheck %s --check-prefix OPEN
; RUN: variant GFX12,LOWER,ROW %s | %{check} | filecheck %s --check-prefix OPEN
; RUN: variant GFX12,SHORTER,ROW %s | %{check} | filecheck %s --check-prefix OPEN
; RUN: variant GFX11,FIELD,ROW %s | exits 1 %{check} | filecheck %s --check-prefix OPEN

; FREE: no findings in
; OPEN: wave-race in k

;GFX12 	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
;GFX11 	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
	.type k,@function
k:
;FIELD s_bfe_u32 s2, ttmp8, 0x50019
;LOWER s_bfe_u32 s2, ttmp8, 0x50018
;SHORTER s_bfe_u32 s2, ttmp8, 0x40019
 v_mbcnt_lo_u32_b32 v1, -1, 0
 v_lshlrev_b32_e32 v1, 2, v1
;ROW v_lshl_or_b32 v1, s2, 7, v1
;HALF-ROW v_lshl_or_b32 v1, s2, 6, v1
 ds_store_b32 v1, v0
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
    .wavefront_size: 32
...
	.end_amdgpu_metadata
