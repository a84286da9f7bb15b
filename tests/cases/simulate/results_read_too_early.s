; A result that is read one wait state too early is the old one; one that is read in time is not, and more wait states change nothing. As many
; as others take is compared with `check`: tests/emulate/test_wait_states_agree.py.
; REQUIRES: pseudocode
; DEFINE: %{run} = ldsopt simulate --machine --block 64 --arg "a: u32[128]=arange" --arg "b: u32[128]=zeros" -q
; A scalar register that a VALU instruction writes, in an address.
; RUN: variant ADDRESS,N5 %s > %t.right.s
; RUN: variant ADDRESS,ENOUGH %s > %t.enough.s
; RUN: variant ADDRESS,N4 %s > %t.few.s
; RUN: %{run} %t.right.s --outputs %t.right
; RUN: %{run} %t.enough.s --outputs %t.enough
; RUN: %{run} %t.few.s --outputs %t.early --dma earliest
; RUN: %{run} %t.few.s --outputs %t.few
; RUN: cmp %t.right/b.npy %t.enough/b.npy
; RUN: cmp %t.right/b.npy %t.early/b.npy
; RUN: exits 1 cmp %t.right/b.npy %t.few/b.npy
; VCC, of v_div_fmas.
; RUN: variant FMAS,N4 %s > %t.right.s
; RUN: variant FMAS,ENOUGH %s > %t.enough.s
; RUN: variant FMAS,N3 %s > %t.few.s
; RUN: %{run} %t.right.s --outputs %t.right
; RUN: %{run} %t.enough.s --outputs %t.enough
; RUN: %{run} %t.few.s --outputs %t.early --dma earliest
; RUN: %{run} %t.few.s --outputs %t.few
; RUN: cmp %t.right/b.npy %t.enough/b.npy
; RUN: cmp %t.right/b.npy %t.early/b.npy
; RUN: exits 1 cmp %t.right/b.npy %t.few/b.npy
; A lane of a result.
; RUN: variant LANE,N1 %s > %t.right.s
; RUN: variant LANE,ENOUGH %s > %t.enough.s
; RUN: variant LANE %s > %t.few.s
; RUN: %{run} %t.right.s --outputs %t.right
; RUN: %{run} %t.enough.s --outputs %t.enough
; RUN: %{run} %t.few.s --outputs %t.early --dma earliest
; RUN: %{run} %t.few.s --outputs %t.few
; RUN: cmp %t.right/b.npy %t.enough/b.npy
; RUN: cmp %t.right/b.npy %t.early/b.npy
; RUN: exits 1 cmp %t.right/b.npy %t.few/b.npy
; EXEC, of DPP.
; RUN: variant DPP,N5 %s > %t.right.s
; RUN: variant DPP,ENOUGH %s > %t.enough.s
; RUN: variant DPP,N4 %s > %t.few.s
; RUN: %{run} %t.right.s --outputs %t.right
; RUN: %{run} %t.enough.s --outputs %t.enough
; RUN: %{run} %t.few.s --outputs %t.early --dma earliest
; RUN: %{run} %t.few.s --outputs %t.few
; RUN: cmp %t.right/b.npy %t.enough/b.npy
; RUN: cmp %t.right/b.npy %t.early/b.npy
; RUN: exits 1 cmp %t.right/b.npy %t.few/b.npy
; A matrix product's result, on the shorter of two paths.
; RUN: variant MATRIX,N6 %s > %t.right.s
; RUN: variant MATRIX,ENOUGH %s > %t.enough.s
; RUN: variant MATRIX,N5 %s > %t.few.s
; RUN: %{run} %t.right.s --outputs %t.right
; RUN: %{run} %t.enough.s --outputs %t.enough
; RUN: %{run} %t.few.s --outputs %t.early --dma earliest
; RUN: %{run} %t.few.s --outputs %t.few
; RUN: cmp %t.right/b.npy %t.enough/b.npy
; RUN: cmp %t.right/b.npy %t.early/b.npy
; RUN: exits 1 cmp %t.right/b.npy %t.few/b.npy
; What only LLVM asks for is in time.
; RUN: variant ONLY-LLVM %s > %t.s
; RUN: %{run} %t.s --outputs %t.only
; RUN: %{python} -c "import numpy as np; assert set(np.load('%t.only/b.npy')[:64].tolist()) == {7}"

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type	k,@function
k:
 s_load_dwordx4 s[4:7], s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
 s_waitcnt lgkmcnt(0)
 v_mov_b32_e32 v2, 0
;ADDRESS  s_mov_b64 s[8:9], s[6:7]
;ADDRESS  s_nop 7
;ADDRESS  v_mov_b32_e32 v3, 7
;ADDRESS  v_mov_b32_e32 v12, s4
;ADDRESS  s_nop 7
;ADDRESS  v_readfirstlane_b32 s8, v12
;FMAS  s_mov_b64 vcc, 0
;FMAS  v_mov_b32_e32 v4, 1.0
;FMAS  v_mov_b32_e32 v5, 0
;FMAS  s_nop 7
;FMAS  v_cmp_eq_u32_e32 vcc, v0, v0
;LANE  v_mov_b32_e32 v3, 7
;LANE  s_nop 7
;LANE  v_mov_b32_e32 v3, 9
;DPP  v_mov_b32_e32 v3, 7
;DPP  v_mov_b32_e32 v2, 0
;DPP  s_nop 7
;DPP  v_cmpx_gt_u32_e32 vcc, 8, v0
;MATRIX  v_cmp_lt_u32_e32 vcc, 100, v0
;MATRIX  v_mov_b32_e32 v4, 0x3c003c00
;MATRIX  v_mov_b32_e32 v5, 0x3c003c00
;MATRIX  v_mov_b32_e32 v6, 0x3c003c00
;MATRIX  v_mov_b32_e32 v7, 0x3c003c00
;MATRIX  v_mov_b32_e32 v8, 0
;MATRIX  v_mov_b32_e32 v9, 0
;MATRIX  v_mov_b32_e32 v10, 0
;MATRIX  v_mov_b32_e32 v11, 0
;MATRIX  s_nop 7
;MATRIX  s_nop 7
;MATRIX  v_mfma_f32_16x16x16_f16 v[8:11], v[4:5], v[6:7], v[8:11]
;MATRIX  s_cbranch_vccz .LBB0_2
;MATRIX  s_nop 7
;MATRIX  s_nop 7
;MATRIX .LBB0_2:
;N1  s_nop 0
;N3  s_nop 2
;N4  s_nop 3
;N5  s_nop 4
;N6  s_nop 5
;ENOUGH  s_nop 7
;ENOUGH  s_nop 7
;ENOUGH  s_nop 3
;ADDRESS  global_load_dword v3, v1, s[8:9]
;ADDRESS  s_waitcnt vmcnt(0)
;FMAS  v_div_fmas_f32 v3, v4, v4, v5
;LANE  v_readlane_b32 s9, v3, 2
;LANE  s_nop 7
;LANE  v_mov_b32_e32 v3, s9
;DPP  v_mov_b32_dpp v2, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
;DPP  s_nop 7
;DPP  s_mov_b64 exec, -1
;DPP  v_mov_b32_e32 v3, v2
;MATRIX  v_add_f32_e32 v3, v8, v8
;ONLY-LLVM  s_mov_b64 vcc, 0
;ONLY-LLVM  v_mov_b32_e32 v3, 7
;ONLY-LLVM  s_nop 7
;ONLY-LLVM  v_cmp_eq_u32_e32 vcc, v0, v0
;ONLY-LLVM  v_cndmask_b32_e32 v3, v2, v3, vcc
 s_nop 7
 s_nop 7
 s_nop 7
 global_store_dword v1, v3, s[6:7]
 s_waitcnt vmcnt(0)
	s_endpgm
.Lfunc_end0:
	.size	k, .Lfunc_end0-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 1024
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           k
    .private_segment_fixed_size: 0
    .symbol:         k.kd
    .wavefront_size: 64
...
	.end_amdgpu_metadata
