; A barrier that all waves pass parts what they do: a write of each work-item's own bytes, and a read of the next wave's.
; REQUIRES: bitwuzla, pseudocode
; DEFINE: %{check} = ldsopt check -
; RUN: variant EXCHANGE,BARRIER %s | %{check} | filecheck %s --check-prefix FREE
; None; another instruction; one to which some waves alone may get; one that all waves or none get to, as those that read may have.
; RUN: variant EXCHANGE %s | exits 1 %{check} | filecheck %s --check-prefix OPEN
; RUN: variant EXCHANGE,NOP %s | exits 1 %{check} | filecheck %s --check-prefix OPEN
; RUN: variant EXCHANGE,OWN,ARM %s | exits 1 %{check} | filecheck %s --check-prefix OPEN
; RUN: variant EXCHANGE,ARGUMENT,ARM %s | exits 1 %{check} | filecheck %s --check-prefix OPEN

; A branch asks what wrote SCC last: a barrier in one arm orders nothing where waves part; it does where all take one path.
; RUN: variant PARTED %s | %{check} | filecheck %s --check-prefix OPEN
; RUN: variant PARTED,MUL %s | %{check} | filecheck %s --check-prefix OPEN
; RUN: variant PARTED,EXTEND %s | %{check} | filecheck %s --check-prefix OPEN
; RUN: variant PARTED,COMPARE %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant PARTED,ADD %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant PARTED,AND %s | %{check} | filecheck %s --check-prefix FREE

; FREE: no findings in
; OPEN: wave-race in k

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
;BARRIER s_barrier
;NOP s_nop 0
;OWN v_readfirstlane_b32 s2, v0
;ARGUMENT s_load_dword s2, s[0:1], 0x0
;ARM s_cmp_eq_u32 s2, 0
;ARM s_cbranch_scc1 .Lx
;ARM s_barrier
;ARM .Lx:
;EXCHANGE ds_read_b32 v2, v1 offset:256
;PARTED v_readfirstlane_b32 s5, v0
;PARTED s_cmp_eq_u32 s5, 0
;MUL s_mul_i32 s4, s3, s3
;EXTEND s_sext_i32_i16 s4, s3
;COMPARE s_cmp_lg_u32 s3, 0
;ADD s_add_u32 s4, s3, s3
;AND s_and_b32 s4, s3, 1
;PARTED s_cbranch_scc1 .Lx
;PARTED s_barrier
;PARTED ds_read_b32 v2, v1 offset:256
;PARTED .Lx:
;PARTED s_barrier
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 4
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
