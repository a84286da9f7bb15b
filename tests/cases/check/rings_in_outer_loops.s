; A ring of three slots in a loop around its loop, as Triton's code for gfx950: each visit begins with the same slot, and
; may leave the loop out. The iterations of the inner loop are counted anew in each visit.
; REQUIRES: pseudocode
; DEFINE: %{check} = ldsopt check - --no-races

; RUN: %{check} < %s | filecheck %s --check-prefix APART
; APART-NOT: in k:
; APART: k: {{.*}}waits
; APART-NOT: in k:

; What is awaited too late, or not at all behind the loop.
; RUN: sed 's/^ s_waitcnt vmcnt(1) lgkm/ s_waitcnt vmcnt(2) lgkm/' %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: sed 's/^ s_waitcnt vmcnt(0)/ s_nop 0/' %s | %{check} | filecheck %s --check-prefix MEETS
; The loop fills the slot that it reads.
; RUN: sed 's/^ s_mov_b32 s6, 1$/ s_mov_b32 s6, 2/' %s | %{check} | filecheck %s --check-prefix MEETS
; What a visit reads behind the loop is the slot filled last.
; RUN: sed 's/^ v_add_u32_e32 v6, s7, v3 ; behind/ v_add_u32_e32 v6, s8, v3/' %s | %{check} | filecheck %s --check-prefix MEETS
; The slots go on where the last visit ended.
; RUN: sed 's/^ s_mov_b32 s6, 1$/ s_nop 0/' %s | %{check} | filecheck %s --check-prefix MEETS
; MEETS: unproven {{missing-wait|dma-across-barrier}} in k:

; Waves that part at a barrier: one may be in another visit. They part by what lanes or the hardware gave them.
; RUN: sed 's/^ s_nop 1/ s_cbranch_vccz .Lskip/' %s | %{check} | filecheck %s --check-prefix PARTED
; RUN: sed 's/^ s_nop 1/ s_memtime s[2:3]\n s_waitcnt lgkmcnt(0)\n s_cmp_eq_u32 s2, 0\n s_cbranch_scc1 .Lskip/' %s | %{check} | filecheck %s --check-prefix PARTED
; RUN: sed 's/^ s_nop 1/ s_cbranch_cdbguser .Lskip/' %s | %{check} | filecheck %s --check-prefix PARTED
; How often they run the loop is kept in a lane of a vector register, of which nothing else is known.
; RUN: sed 's/^ v_readlane_b32 s18, v40, 3/ v_readlane_b32 s18, v40, 4/' %s | %{check} | filecheck %s --check-prefix PARTED
; RUN: sed 's/^ s_nop 1/ v_mov_b32_e32 v40, v0/' %s | %{check} | filecheck %s --check-prefix PARTED
; RUN: sed 's/^ v_writelane_b32 v40, s12, 3/ v_writelane_b32 v40, s12, s13/' %s | %{check} | filecheck %s --check-prefix PARTED
; RUN: sed 's/^ s_nop 1/ s_set_gpr_idx_on s13, 8\n v_mov_b32_e32 v8, v0\n s_set_gpr_idx_off/' %s | %{check} | filecheck %s --check-prefix PARTED
; All lanes have it, as where LLVM divides.
; RUN: sed 's/^ v_readlane_b32 s18, v40, 3/ v_readfirstlane_b32 s18, v41/' %s | %{check} | filecheck %s --check-prefix APART
; RUN: sed 's/^ v_readlane_b32 s18, v40, 3/ v_readfirstlane_b32 s18, v41/;s/^ v_cvt_f32_u32_e32 v41, s12/ v_cvt_f32_u32_e32 v41, v3/' %s | %{check} | filecheck %s --check-prefix PARTED
; RUN: sed 's/^ v_readlane_b32 s18, v40, 3/ v_readfirstlane_b32 s18, v41/;s/^ s_nop 1/ v_mbcnt_lo_u32_b32 v41, s12, 0/' %s | %{check} | filecheck %s --check-prefix PARTED
; RUN: sed 's/^ v_readlane_b32 s18, v40, 3/ v_readfirstlane_b32 s18, v41/;s/^ s_nop 1/ s_nop 1\n v_mov_b32_dpp v41, v41 row_shr:1 row_mask:0xf bank_mask:0xf/' %s | %{check} | filecheck %s --check-prefix PARTED
; RUN: sed 's/^ v_readlane_b32 s18, v40, 3/ v_readfirstlane_b32 s18, v41/;s/^ s_nop 1/ s_and_saveexec_b64 s[16:17], vcc\n v_mov_b32_e32 v41, 9\n s_mov_b64 exec, s[16:17]/' %s | %{check} | filecheck %s --check-prefix PARTED
; RUN: sed 's/^ v_readlane_b32 s18, v40, 3/ v_readfirstlane_b32 s18, v41/;s/^ s_nop 1/ s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s12/' %s | %{check} | filecheck %s --check-prefix PARTED

; PARTED: unproven dma-across-barrier in k:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.text
	.type k,@function
k:
 v_and_b32_e32 v3, 0x3ff, v0
 v_lshlrev_b32_e32 v3, 2, v3
 v_cmp_eq_u32_e32 vcc, 0, v3
 s_load_dwordx2 s[12:13], s[4:5], 0x0
 v_mov_b32_e32 v4, 0
 v_mov_b32_e32 v5, 0
 s_mov_b32 s14, 0
 s_waitcnt lgkmcnt(0)
 v_writelane_b32 v40, s12, 3
 v_cvt_f32_u32_e32 v41, s12
 v_cvt_u32_f32_e32 v41, v41
.Louter:
 s_nop 1
 s_barrier
.Lskip:
 s_mov_b32 m0, 0
 s_nop 0
 global_load_lds_dwordx4 v[4:5], off
 s_movk_i32 s8, 0x1000
 s_mov_b32 m0, s8
 s_nop 0
 global_load_lds_dwordx4 v[4:5], off
 s_mov_b32 s6, 1
 s_mov_b32 s7, 0
 s_mov_b32 s9, 0
 s_waitcnt vmcnt(1)
 s_barrier
 s_cmp_lt_i32 s12, 1
 s_cbranch_scc1 .Lbehind
.Linner:
 s_add_i32 s6, s6, 1
 s_cmp_lt_i32 s6, 3
 s_cselect_b32 s6, s6, 0
 s_lshl_b32 s10, s6, 12
 s_mov_b32 m0, s10
 v_add_u32_e32 v6, s7, v3
 global_load_lds_dwordx4 v[4:5], off
 ds_read_b32 v7, v6
 s_mov_b32 s7, s8
 s_mov_b32 s8, s10
 s_add_i32 s9, s9, 1
 s_waitcnt vmcnt(1) lgkmcnt(0)
 s_barrier
 v_readlane_b32 s18, v40, 3
 s_cmp_lt_i32 s9, s18
 s_cbranch_scc1 .Linner
.Lbehind:
 v_add_u32_e32 v6, s7, v3 ; behind
 ds_read_b32 v7, v6
 s_waitcnt vmcnt(0)
 s_waitcnt lgkmcnt(0)
 s_add_i32 s14, s14, 1
 s_cmp_lt_i32 s14, s13
 s_cbranch_scc1 .Louter
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 12288
		.amdhsa_user_sgpr_count 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 48
		.amdhsa_next_free_sgpr 20
		.amdhsa_accum_offset 48
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .args: []
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 12288
    .private_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .uniform_work_group_size: 1
    .wavefront_size: 64
...
	.end_amdgpu_metadata
