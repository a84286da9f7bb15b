; Parts of machine code that a kernel of a few instructions shows.
; REQUIRES: pseudocode
; DEFINE: %{run} = ldsopt simulate --machine %t.s --arg "a: u32[1024]=arange" --arg "b: u32[1024]=zeros" --outputs %t.d
; DEFINE: %{words} = %{python} -c "import sys, numpy as np; found = np.load('%t.d/b.npy'); wanted = eval(sys.argv[1]); assert found[:len(wanted)].tolist() == wanted, found"

; A sign is that of the part which is read. v2 holds 1.0 and 2.0 as halves, v5 the same with signs, v4 2.0 as a float.
; RUN: variant SIGNS %s > %t.s
; RUN: %{run} --block 64 -q
; RUN: %{words} "[one for one in (0x40000000, 0x0, 0xbf800000, 0x40400000, 0xbf800000, 0x4200, 0xbc00, 0x4200, 0x4200, 0xbc00) for _ in range(64)]"

; Each lane of 64 asks for the one 36 further on; on gfx11 it stays within its half of the wave.
; RUN: variant FAR-GFX9 %s > %t.s
; RUN: %{run} --block 64 -q
; RUN: %{words} "[(i + 36) % 64 for i in range(64)]"
; RUN: variant FAR-GFX11 %s > %t.s
; RUN: %{run} --block 64 -q
; RUN: %{words} "[i // 32 * 32 + (i + 36) % 32 for i in range(64)]"
; RUN: variant FAR-GFX12 %s > %t.s
; RUN: %{run} --block 64 -q
; RUN: %{words} "[(i + 36) % 64 for i in range(64)]"

; Bits of three halves leave the upper half empty; the table 0x96 is the sum without carries of all three.
; RUN: variant BITS %s > %t.s
; RUN: %{run} --block 64 -q
; RUN: %{words} "[0x1234 ^ 0x0FF0 ^ 0xFFFF] * 64"

; A product of two pairs of bfloats, 1 and 2 by 0.5 and 3, is added to 1.
; RUN: variant BRAIN %s > %t.s
; RUN: %{run} --block 64 -q
; RUN: %{words} "[0x40F00000] * 64"

; What drops a cache of gfx90a changes no register.
; RUN: variant DROP %s > %t.s
; RUN: %{run} --block 64 -q
; RUN: %{words} "[7] * 64"
; RUN: variant DROP-VOLATILE %s > %t.s
; RUN: %{run} --block 64 -q
; RUN: %{words} "[7] * 64"

; 64 bits that go nowhere leave EXEC as it is.
; RUN: variant NOWHERE %s > %t.s
; RUN: %{run} --block 64 -q
; RUN: %{words} "[7] * 64"

; A comparison that is never true uses none of its operands, not even one that DPP takes from another lane.
; RUN: variant NEVER %s > %t.s
; RUN: %{run} --block 64 -q
; RUN: %{words} "[5] * 64"

; gfx12 counts loads and LDS apart.
; RUN: variant BOTH %s > %t.s
; RUN: %{run} --block 32 | filecheck %s --check-prefix NONE
; NONE: no findings
; RUN: %{words} "[*range(0, 64, 2)]"
; RUN: variant DS-ALONE %s > %t.s
; RUN: exits 1 %{run} --block 32 | filecheck %s --check-prefix HAZARD
; HAZARD: : register-hazard:

; A barrier that is not the workgroup's is refused: some waves meet at it, so it orders less, and is not taken for it.
; RUN: variant NAMED %s > %t.s
; RUN: exits 3 %{run} --block 32 2>&1 | filecheck %s --check-prefix REFUSED
; RUN: variant BY-M0 %s > %t.s
; RUN: exits 3 %{run} --block 32 2>&1 | filecheck %s --check-prefix REFUSED
; RUN: variant WAITED %s > %t.s
; RUN: exits 3 %{run} --block 32 2>&1 | filecheck %s --check-prefix REFUSED
; RUN: variant CLUSTER %s > %t.s
; RUN: exits 3 %{run} --block 32 2>&1 | filecheck %s --check-prefix REFUSED
; REFUSED: cannot be executed: a named barrier, or one of a cluster
; RUN: variant WHOLE %s > %t.s
; RUN: %{run} --block 32 -q

;SIGNS,FAR-GFX9 .amdgcn_target "amdgcn-amd-amdhsa--gfx942"
;BITS,BRAIN .amdgcn_target "amdgcn-amd-amdhsa--gfx950"
;DROP,DROP-VOLATILE .amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
;FAR-GFX11,NOWHERE,NEVER .amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
;FAR-GFX12,BOTH,DS-ALONE,NAMED,BY-M0,WAITED,CLUSTER,WHOLE .amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text
	.type	k,@function
k:
;SIGNS,BITS,BRAIN,DROP,DROP-VOLATILE,FAR-GFX9  s_load_dwordx4 s[4:7], s[0:1], 0x0
;FAR-GFX11,NOWHERE,NEVER,FAR-GFX12,BOTH,DS-ALONE  s_load_b128 s[4:7], s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
;SIGNS,BITS,BRAIN,DROP,DROP-VOLATILE  s_waitcnt lgkmcnt(0)
;SIGNS  v_mov_b32_e32 v2, 0x40003c00
;SIGNS  v_mov_b32_e32 v4, 0x40000000
;SIGNS  v_mov_b32_e32 v5, 0xc000bc00
;SIGNS  v_mov_b32_e32 v3, 0
;SIGNS  v_fma_mix_f32 v3, v2, v2, v2 op_sel_hi:[1,1,1]
;SIGNS  global_store_dword v1, v3, s[6:7] offset:0
;SIGNS  v_mov_b32_e32 v3, 0
;SIGNS  v_fma_mix_f32 v3, -v2, v2, v2 op_sel_hi:[1,1,1]
;SIGNS  global_store_dword v1, v3, s[6:7] offset:256
;SIGNS  v_mov_b32_e32 v3, 0
;SIGNS  v_fma_mix_f32 v3, -v2, v2, v2 op_sel:[1,0,0] op_sel_hi:[1,1,1]
;SIGNS  global_store_dword v1, v3, s[6:7] offset:512
;SIGNS  v_mov_b32_e32 v3, 0
;SIGNS  v_fma_mix_f32 v3, v4, |v5|, v2 op_sel_hi:[0,1,1]
;SIGNS  global_store_dword v1, v3, s[6:7] offset:768
;SIGNS  v_mov_b32_e32 v3, 0
;SIGNS  v_fma_mix_f32 v3, -v4, v2, v2 op_sel_hi:[0,1,1]
;SIGNS  global_store_dword v1, v3, s[6:7] offset:1024
;SIGNS  v_mov_b32_e32 v3, 0
;SIGNS  v_add_f16_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_0
;SIGNS  global_store_dword v1, v3, s[6:7] offset:1280
;SIGNS  v_mov_b32_e32 v3, 0
;SIGNS  v_add_f16_sdwa v3, -v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_0
;SIGNS  global_store_dword v1, v3, s[6:7] offset:1536
;SIGNS  v_mov_b32_e32 v3, 0
;SIGNS  v_add_f16_sdwa v3, |v5|, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_0
;SIGNS  global_store_dword v1, v3, s[6:7] offset:1792
;SIGNS  v_mov_b32_e32 v3, 0
;SIGNS  v_mad_f16 v3, v2, v2, v2 op_sel:[1,0,0,0]
;SIGNS  global_store_dword v1, v3, s[6:7] offset:2048
;SIGNS  v_mov_b32_e32 v3, 0
;SIGNS  v_mad_f16 v3, -v2, v2, v2 op_sel:[1,0,0,0]
;SIGNS  global_store_dword v1, v3, s[6:7] offset:2304
;FAR-GFX9  v_add_u32_e32 v2, 0x90, v1
;FAR-GFX9  s_waitcnt lgkmcnt(0)
;FAR-GFX9  ds_bpermute_b32 v3, v2, v0
;FAR-GFX9  s_waitcnt lgkmcnt(0)
;FAR-GFX9  global_store_dword v1, v3, s[6:7]
;FAR-GFX11  v_add_nc_u32_e32 v2, 0x90, v1
;FAR-GFX11  s_waitcnt lgkmcnt(0)
;FAR-GFX11  ds_bpermute_b32 v3, v2, v0
;FAR-GFX11  s_waitcnt lgkmcnt(0)
;NOWHERE  s_waitcnt lgkmcnt(0)
;NOWHERE  s_mov_b64 null, s[6:7]
;NOWHERE  v_mov_b32_e32 v3, 7
;NEVER  s_mov_b64 s[8:9], -1
;NEVER  v_cmp_f_f32_e64_dpp s[8:9], v0, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
;NEVER  v_cndmask_b32_e64 v3, 5, 6, s[8:9]
;NEVER  s_waitcnt lgkmcnt(0)
;FAR-GFX11,NOWHERE,NEVER  global_store_b32 v1, v3, s[6:7]
;FAR-GFX12  v_add_nc_u32_e32 v2, 0x90, v1
;FAR-GFX12  s_wait_dscnt 0x0
;FAR-GFX12  s_wait_kmcnt 0x0
;FAR-GFX12  ds_bpermute_b32 v3, v2, v0
;FAR-GFX12  s_wait_dscnt 0x0
;FAR-GFX12  s_wait_kmcnt 0x0
;FAR-GFX12  global_store_b32 v1, v3, s[6:7]
;BITS  v_mov_b32_e32 v2, 0xABCD1234
;BITS  v_mov_b32_e32 v4, 0x11110FF0
;BITS  v_mov_b32_e32 v5, 0x7777FFFF
;BITS  v_bitop3_b16 v3, v2, v4, v5 bitop3:0x96
;BRAIN  v_mov_b32_e32 v2, 0x40003F80
;BRAIN  v_mov_b32_e32 v4, 0x40403F00
;BRAIN  v_mov_b32_e32 v5, 1.0
;BRAIN  v_dot2_f32_bf16 v3, v2, v4, v5
;BRAIN  s_nop 2
;DROP,DROP-VOLATILE  v_mov_b32_e32 v3, 7
;DROP  buffer_wbinvl1
;DROP-VOLATILE  buffer_wbinvl1_vol
;BITS,BRAIN,DROP,DROP-VOLATILE  global_store_dword v1, v3, s[6:7]
;BOTH,DS-ALONE  s_wait_kmcnt 0x0
;BOTH,DS-ALONE  global_load_b32 v2, v1, s[4:5]
;BOTH,DS-ALONE  ds_store_b32 v1, v0
;BOTH,DS-ALONE  ds_load_b32 v3, v1
;BOTH  s_wait_loadcnt_dscnt 0x0
;DS-ALONE  s_wait_dscnt 0x0
;BOTH,DS-ALONE  v_add_nc_u32_e32 v4, v2, v3
;BOTH,DS-ALONE  global_store_b32 v1, v4, s[6:7]
;NAMED  s_barrier_signal 1
;BY-M0  s_barrier_signal m0
;WAITED  s_barrier_wait 1
;CLUSTER  s_barrier_signal -3
;WHOLE  s_barrier_signal -1
;WHOLE  s_barrier_wait -1
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
    .wavefront_size: 64 ; but BOTH, DS-ALONE, NAMED, BY-M0, WAITED, CLUSTER, WHOLE
;BOTH,DS-ALONE,NAMED,BY-M0,WAITED,CLUSTER,WHOLE     .wavefront_size: 32
...
	.end_amdgpu_metadata
