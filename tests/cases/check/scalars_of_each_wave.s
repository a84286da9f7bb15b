; Some scalar registers begin with another value in each wave: iterations of a loop that one of them ends are not told apart.
; DEFINE: %{check} = ldsopt check - --no-races

; What says which wave is the first; where the wave's scratch begins, behind one id or two.
; RUN: variant FIRST-WAVE,COUNT-S3 %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant SCRATCH,COUNT-S3 %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant SCRATCH-BEHIND-TWO,COUNT-S4 %s | %{check} | filecheck %s --check-prefix FOUND
; The workgroup's ids and the pointer to the arguments are the same for all waves.
; RUN: variant SECOND-ID,COUNT-S3 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant FIRST-WAVE,COUNT-S2 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant FIRST-WAVE,COUNT-S1 %s | %{check} | filecheck %s --check-prefix CLEAN
; A comparison that writes EXEC alone leaves its operands; one that writes scalar registers does not.
; RUN: variant FIRST-WAVE,COUNT-S2,EXEC-ALONE %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant FIRST-WAVE,COUNT-S2,SCALARS %s | %{check} | filecheck %s --check-prefix FOUND
; Half of VCC that is set for all lanes or none is all of it where waves have 32.
; RUN: variant FIRST-WAVE,COUNT-S8,HALF %s | %{check} | filecheck %s --check-prefix CLEAN

; CLEAN: no findings
; FOUND: {{unproven (missing-wait|dma-across-barrier|bare-barrier) in k:}}

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
	.type k,@function
k:
;EXEC-ALONE,SCALARS s_mov_b32 s20, exec_lo
;EXEC-ALONE v_cmpx_lt_u32_e32 s2, v0
;SCALARS v_cmp_lt_u32_e64 s2, s3, v0
;EXEC-ALONE,SCALARS s_mov_b32 exec_lo, s20
;HALF s_cmp_gt_i32 s7, 3
;HALF s_cselect_b32 s2, -1, 0
;HALF v_cmp_gt_u32_e64 vcc_lo, 64, v0
;HALF s_and_b32 vcc_lo, exec_lo, s2
;HALF s_cbranch_vccz .LBB0_9
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.LBB0_1:
 s_mov_b32 m0, s0
 buffer_load_dword v2, s[4:7], 0 offen lds
 s_xor_b32 s0, s0, 0x1000
 v_add_nc_u32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
;COUNT-S1 s_cmp_lt_i32 s9, s1
;COUNT-S2 s_cmp_lt_i32 s9, s2
;COUNT-S3 s_cmp_lt_i32 s9, s3
;COUNT-S4 s_cmp_lt_i32 s9, s4
;COUNT-S8 s_cmp_lt_i32 s9, s8
 s_cbranch_scc1 .LBB0_1
 s_waitcnt vmcnt(0)
.LBB0_9:
 s_endpgm
	.size k, .-k
	.section .rodata,"a"
	.amdhsa_kernel k
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;FIRST-WAVE 		.amdhsa_system_sgpr_workgroup_info 1
;SCRATCH,SCRATCH-BEHIND-TWO 		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
;SECOND-ID,SCRATCH-BEHIND-TWO 		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 0
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 4
    .sgpr_count: 32
    .vgpr_count: 32
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
