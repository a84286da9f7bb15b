; Loads through a resource in scalar registers: what they give, and until when it is garbage.
; REQUIRES: pseudocode
; DEFINE: %{run} = ldsopt simulate --machine %t.s --arg "a: u32[256]=arange" --arg "b: u32[256]=zeros" --outputs %t.d
; DEFINE: %{words} = %{python} -c "import sys, numpy as np; found = np.load('%t.d/b.npy')[:2].tolist(); assert found == eval(sys.argv[1]), found"

; Beyond its bytes, or its records where it has a stride, a load gives 0.
; RUN: variant OLD,PLAIN,BYTES-512,AT-16,WAITED %s > %t.s
; RUN: %{run} --block 64 -q
; RUN: %{words} "[4, 5]"
; RUN: variant OLD,PLAIN,BYTES-20,AT-16,WAITED %s > %t.s
; RUN: %{run} --block 64 -q
; RUN: %{words} "[4, 0]"
; RUN: variant OLD,PLAIN,BYTES-16,AT-16,WAITED %s > %t.s
; RUN: %{run} --block 64 -q
; RUN: %{words} "[0, 0]"
; RUN: variant OLD,STRIDED,BYTES-5,AT-16,WAITED %s > %t.s
; RUN: %{run} --block 64 -q
; RUN: %{words} "[4, 0]"
; RUN: variant OLD,PLAIN,BYTES-512,BY-REGISTER,WAITED %s > %t.s
; RUN: %{run} --block 64 -q
; RUN: %{words} "[3, 4]"
; It is garbage until it is waited for.
; RUN: variant OLD,PLAIN,BYTES-512,AT-16 %s > %t.s
; RUN: exits 1 %{run} --block 64 -o %t.txt
; RUN: grep -oE ": [a-z-]+:" %t.txt | sort -u | filecheck %s --check-prefix HAZARD
; HAZARD: {{^}}: register-hazard:
; HAZARD-NOT: :

; Narrow loads of gfx12 extend.
; RUN: variant NARROW %s > %t.s
; RUN: %{run} --block 32 -q
; RUN: %{words} "[1, 0xFFFFFF81]"

; What is not executed is named before anything runs.
; RUN: variant GWS,OLD %s > %t.s
; RUN: ldsopt simulate --machine --list-missing %t.s | filecheck %s --check-prefix GWS-MISSING
; GWS-MISSING: ds_gws_barrier v0 gds
; RUN: variant IMAGE,OLD %s > %t.s
; RUN: ldsopt simulate --machine --list-missing %t.s | filecheck %s --check-prefix IMAGE-MISSING
; IMAGE-MISSING: image_load v0, v[1:2], s[8:15] dmask:0x1
; RUN: variant GDS,OLD %s > %t.s
; RUN: ldsopt simulate --machine --list-missing %t.s | filecheck %s --check-prefix GDS-MISSING
; GDS-MISSING: ds_add_u32 v0, v1 gds

;OLD .amdgcn_target "amdgcn-amd-amdhsa--gfx942"
;NARROW .amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text
	.type	k,@function
k:
;OLD  s_load_dwordx4 s[4:7], s[0:1], 0x0
;OLD  s_waitcnt lgkmcnt(0)
;OLD  s_mov_b32 s8, s4
;PLAIN  s_mov_b32 s9, s5
;STRIDED  s_or_b32 s9, s5, 0x40000
;BYTES-512  s_mov_b32 s10, 512
;BYTES-20  s_mov_b32 s10, 20
;BYTES-16  s_mov_b32 s10, 16
;BYTES-5  s_mov_b32 s10, 5
;OLD  s_mov_b32 s11, 0x27000
;AT-16  s_buffer_load_dwordx2 s[12:13], s[8:11], 0x10
;BY-REGISTER  s_mov_b32 s14, 8
;BY-REGISTER  s_buffer_load_dwordx2 s[12:13], s[8:11], s14 offset:0x4
;WAITED  s_waitcnt lgkmcnt(0)
;OLD  v_mov_b32_e32 v2, s12
;OLD  v_mov_b32_e32 v3, s13
;OLD  v_mov_b32_e32 v4, 0
;OLD  global_store_dwordx2 v4, v[2:3], s[6:7]
;NARROW  s_load_b128 s[4:7], s[0:1], 0x0
;NARROW  s_wait_kmcnt 0x0
;NARROW  s_load_u8 s12, s[4:5], 0x4
;NARROW  s_load_i8 s13, s[4:5], 0x204
;NARROW  s_wait_kmcnt 0x0
;NARROW  v_dual_mov_b32 v2, s12 :: v_dual_mov_b32 v3, s13
;NARROW  v_mov_b32_e32 v4, 0
;NARROW  global_store_b64 v4, v[2:3], s[6:7]
;GWS  ds_gws_barrier v0 gds
;IMAGE  image_load v0, v[1:2], s[8:15] dmask:0x1
;GDS  ds_add_u32 v0, v1 gds
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
;OLD     .wavefront_size: 64
;NARROW     .wavefront_size: 32
...
	.end_amdgpu_metadata
