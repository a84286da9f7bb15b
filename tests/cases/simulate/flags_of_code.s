; Waves of machine code that tell each other by a word of LDS what they have done there: wave 0 clears the flag, fills words
; and sets the flag; wave 1 spins on it and reads the words.
; REQUIRES: pseudocode
; DEFINE: %{run} = ldsopt simulate --machine --block 128 --arg "a: u32[128]=arange" --arg "b: u32[128]=zeros"
; RUN: variant LOOP,TOLD,AFTER %s > %t.s
; RUN: %{run} %t.s --outputs %t.values
; RUN: %{python} -c "import numpy as np; assert np.load('%t.values/b.npy')[64:].tolist() == list(range(0, 256, 4))"
; RUN: %{run} %t.s --schedule reverse --dma earliest
; RUN: %{run} %t.s --schedule random
; RUN: %{run} %t.s --schedule fine
; RUN: %{run} %t.s --schedule fine --seed 4 --dma earliest
; An address that is made anew in each iteration is the same.
; RUN: variant LOOP,ANEW,TOLD,AFTER %s > %t.s
; RUN: %{run} %t.s
; The flag is set too early; words are read ahead of the flag; a word that is read once is no flag, and neither are reads at changing
; addresses or in a loop that stores.
; RUN: variant LOOP,EARLY,AFTER %s > %t.s
; RUN: exits 1 %{run} %t.s 2>&1 | filecheck %s
; RUN: variant LOOP,TOLD,AHEAD %s > %t.s
; RUN: exits 1 %{run} %t.s 2>&1 | filecheck %s
; RUN: variant TOLD,AFTER %s > %t.s
; RUN: exits 1 %{run} %t.s 2>&1 | filecheck %s
; RUN: variant WALK,TOLD %s > %t.s
; RUN: exits 1 %{run} %t.s 2>&1 | filecheck %s
; RUN: variant LOOP,STORING,TOLD,AFTER %s > %t.s
; RUN: exits 1 %{run} %t.s 2>&1 | filecheck %s
; CHECK: : race:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 s_load_dwordx4 s[4:7], s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
 s_waitcnt lgkmcnt(0)
 v_mov_b32_e32 v2, 0
 v_and_b32_e32 v6, 63, v0
 v_lshlrev_b32_e32 v6, 2, v6
 v_lshrrev_b32_e32 v7, 6, v0
 v_readfirstlane_b32 s8, v7
 s_cmp_lg_u32 s8, 0
 s_cbranch_scc1 .Lbarrier
 ds_write_b32 v2, v2 offset:512
 s_waitcnt lgkmcnt(0)
.Lbarrier:
 s_barrier
 s_cmp_lg_u32 s8, 0
 s_cbranch_scc1 .Lconsume
;EARLY  v_mov_b32_e32 v4, 1
;EARLY  ds_write_b32 v2, v4 offset:512
 ds_write_b32 v6, v6
 s_waitcnt lgkmcnt(0)
;TOLD  v_mov_b32_e32 v4, 1
;TOLD  ds_write_b32 v2, v4 offset:512
 s_endpgm
.Lconsume:
;AHEAD  ds_read_b32 v5, v6
;WALK  v_mov_b32_e32 v5, 0
.Lspin:
;ANEW  v_mov_b32_e32 v2, 0
 ds_read_b32 v3, v2 offset:512 ; but WALK
;WALK  ds_read_b32 v3, v2
;WALK  v_add_u32_e32 v2, 4, v2
 s_waitcnt lgkmcnt(0)
;WALK  v_add_u32_e32 v5, v5, v3
;STORING  global_store_dword v1, v3, s[6:7]
 v_cmp_eq_u32_e32 vcc, 1, v3 ; but WALK
;WALK  v_cmp_eq_u32_e32 vcc, 64, v2
;LOOP,WALK  s_cbranch_vccz .Lspin
;AFTER  ds_read_b32 v5, v6
 s_waitcnt lgkmcnt(0)
 global_store_dword v1, v5, s[6:7]
 s_waitcnt vmcnt(0)
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - {.address_space: global, .offset: 0, .size: 8, .value_kind: global_buffer}
      - {.address_space: global, .offset: 8, .size: 8, .value_kind: global_buffer}
    .group_segment_fixed_size: 1024
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name: k
    .private_segment_fixed_size: 0
    .symbol: k.kd
    .wavefront_size: 64
...
	.end_amdgpu_metadata
