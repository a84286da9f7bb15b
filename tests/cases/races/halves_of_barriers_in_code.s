; The halves of a barrier are those of the workgroup: a signal and a wait of -1, and no others.
; REQUIRES: bitwuzla, pseudocode
; DEFINE: %{check} = ldsopt check -
; RUN: variant SIGNAL,WAIT %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant SIGNAL %s | exits 1 %{check} | filecheck %s --check-prefix OPEN
; RUN: variant NAMED %s | %{check} | filecheck %s --check-prefix OPEN
; RUN: variant BY-M0 %s | %{check} | filecheck %s --check-prefix OPEN

; FREE: no findings in
; OPEN: wave-race in k

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text
	.type k,@function
k:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_store_b32 v1, v0
 s_wait_dscnt 0x0
;SIGNAL s_barrier_signal -1
;WAIT s_barrier_wait -1
;NAMED s_barrier_signal 1
;BY-M0 s_mov_b32 m0, 1
;BY-M0 s_barrier_signal m0
;NAMED,BY-M0 s_barrier_wait 1
 ds_load_b32 v2, v1 offset:256
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
