; A floating-point function of scalar registers has one result for all waves, as a division of two arguments has: a
; barrier under a branch that it decides is passed by all waves or none.
; REQUIRES: bitwuzla
; DEFINE: %{check} = ldsopt check -
; RUN: variant FUNCTION,WHOLE %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant ROOT,WHOLE %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant FUNCTION,FLOAT %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant BARE %s | %{check} | filecheck %s --check-prefix FREE
; FREE: no findings in

; Of a number that each wave has for itself, or with rounding that the code changes, it may differ.
; RUN: variant OF-A-WAVE,FUNCTION,WHOLE %s | %{check} | filecheck %s --check-prefix OPEN
; RUN: variant OF-A-WAVE,FUNCTION,FLOAT %s | %{check} | filecheck %s --check-prefix OPEN
; RUN: variant BARE,MODE %s | %{check} | filecheck %s --check-prefix OPEN
; RUN: variant FUNCTION,WHOLE,MODE %s | %{check} | filecheck %s --check-prefix OPEN
; OPEN: divergent-barrier in k

; Two functions of one number are two numbers: places that they give may be one.
; RUN: variant FUNCTION,PLACES %s | %{check} | filecheck %s --check-prefix PLACES
; PLACES: unproven wave-race in k

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text
	.type k,@function
k:
 s_load_b32 s2, s[0:1], 0x0
;OF-A-WAVE v_readfirstlane_b32 s4, v0
 s_wait_kmcnt 0x0
;OF-A-WAVE s_add_co_u32 s2, s2, s4
;MODE s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 0, 4), 3
;FUNCTION v_s_rcp_f32 s3, s2
;ROOT v_s_sqrt_f32 s3, s2
 v_lshlrev_b32_e32 v1, 2, v0
 ds_store_b32 v1, v0
;WHOLE s_cmp_gt_u32 s3, 7
;FLOAT s_cmp_gt_f32 s3, 1.0
;BARE s_cmp_gt_f32 s2, 1.0
;WHOLE,FLOAT,BARE s_cbranch_scc1 .Lend
;WHOLE,FLOAT,BARE s_wait_dscnt 0x0
;WHOLE,FLOAT,BARE s_barrier_signal -1
;WHOLE,FLOAT,BARE s_barrier_wait -1
;PLACES v_s_exp_f32 s4, s2
;PLACES s_and_b32 s3, s3, 0x3fc
;PLACES s_and_b32 s4, s4, 0x3fc
;PLACES s_wait_alu depctr_sa_sdst(0)
;PLACES v_add_nc_u32_e32 v2, s3, v1
;PLACES v_add_nc_u32_e32 v3, s4, v1
;PLACES ds_store_b32 v2, v0 offset:4096
;PLACES ds_load_b32 v4, v3 offset:4096
.Lend:
 ds_load_b32 v5, v1
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 16384
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
    .kernarg_segment_size: 4
    .args:
      - .offset: 0
        .size: 4
        .value_kind: by_value
...
	.end_amdgpu_metadata
