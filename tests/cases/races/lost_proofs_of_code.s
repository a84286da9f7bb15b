; `verify --machine` of code that does the same in each execution, without the proof that waves do not race.
; REQUIRES: bitwuzla, pseudocode
; RUN: sed 's/v_and_b32_e32 v4, 0x3ff, v1/v_and_b32_e32 v4, v2, v1/' %s > %t.loaded.s
; RUN: sed 's/v_and_b32_e32 v4, 0x3ff, v1/v_and_b32_e32 v4, 0x7ff, v1/' %s > %t.constant.s
; RUN: ldsopt verify %s %t.loaded.s --machine --block 256 --arg 'i32[256]=1023' > %t.lost 2>&1
; RUN: filecheck %s --check-prefix LOST --input-file %t.lost
; RUN: filecheck %s --check-prefix SAME --input-file %t.lost
; RUN: ldsopt verify %s %t.constant.s --machine --block 256 --arg 'i32[256]=1023' > %t.kept 2>&1
; RUN: filecheck %s --check-prefix KEPT --input-file %t.kept

; SAME: equal (bit by bit)
; LOST: note: {{.*}}loaded.s: k: that its waves do not race for LDS is proved of the input, and not of the output: {{.*}}an address

; KEPT-NOT: note:
; KEPT: equal (bit by bit)
; KEPT-NOT: note:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 s_load_dwordx2 s[2:3], s[0:1], 0x0
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v3, 2, v1
 s_waitcnt lgkmcnt(0)
 global_load_dword v2, v3, s[2:3]
 s_waitcnt vmcnt(0)
 v_and_b32_e32 v4, 0x3ff, v1
 v_lshlrev_b32_e32 v4, 2, v4
 ds_write_b32 v4, v1
 s_waitcnt lgkmcnt(0)
 ds_read_b32 v5, v4
 s_waitcnt lgkmcnt(0)
 global_store_dword v3, v5, s[2:3]
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .group_segment_fixed_size: 4096
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
    .kernarg_segment_size: 8
    .args:
      - .offset: 0
        .size: 8
        .value_kind: global_buffer
...
	.end_amdgpu_metadata
