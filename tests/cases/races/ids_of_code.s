; A kernel that reads ids along two axes has workgroups of an unknown shape, though LDS depends on one id alone: what an
; execution in some shape shows is no definite race, and no proof rests on a single row. Descriptors often ask for ids
; that nothing reads.
; REQUIRES: bitwuzla, pseudocode
; RUN: variant UNREAD %s | ldsopt check - | filecheck %s --check-prefix ROW
; RUN: variant READ %s | ldsopt check - | filecheck %s --check-prefix TILE
; RUN: variant MOVED %s | ldsopt check - | filecheck %s --check-prefix TILE
; RUN: variant LATE %s | ldsopt check - | filecheck %s --check-prefix TILE
; RUN: variant UNREAD %s | sed 's/0x3ff/63/' | exits 1 ldsopt check - | filecheck %s --check-prefix RACE
; RUN: variant READ %s | sed 's/0x3ff/63/' | ldsopt check - | filecheck %s --check-prefix TILE
; RUN: variant READ %s | sed 's/workitem_id 1/workitem_id 0/' | ldsopt check - | filecheck %s --check-prefix ROW

; Of an instruction that masks, or takes a field, the bits count on which its result depends.
; DEFINE: %{new} = sed 's/gfx942/gfx950/' | ldsopt check -
; RUN: variant FIELD %s | sed 's/FIELD/v_and_or_b32 v2, v0, 60, s2/' | %{new} | filecheck %s --check-prefix ROW
; RUN: variant FIELD %s | sed 's/FIELD/v_and_or_b32 v2, 60, v0, s2/' | %{new} | filecheck %s --check-prefix ROW
; RUN: variant FIELD %s | sed 's/FIELD/v_and_or_b32 v2, v0, s3, s2/' | %{new} | filecheck %s --check-prefix TILE
; RUN: variant FIELD %s | sed 's/FIELD/v_and_or_b32 v2, v3, 60, v0/' | %{new} | filecheck %s --check-prefix TILE
; RUN: variant FIELD %s | sed 's/FIELD/v_bfe_i32 v2, v0, 3, 7/' | %{new} | filecheck %s --check-prefix ROW
; RUN: variant FIELD %s | sed 's/FIELD/v_bfe_i32 v2, v0, 3, 8/' | %{new} | filecheck %s --check-prefix TILE
; a ^ (b & c), a ^ (b & ~c), a ^ (b | c), and b alone.
; RUN: variant FIELD %s | sed 's/FIELD/v_bitop3_b32 v2, v3, v0, 48 bitop3:0x78/' | %{new} | filecheck %s --check-prefix ROW
; RUN: variant FIELD %s | sed 's/FIELD/v_bitop3_b32 v2, v3, v0, -16 bitop3:0x78/' | %{new} | filecheck %s --check-prefix TILE
; RUN: variant FIELD %s | sed 's/FIELD/v_bitop3_b32 v2, v3, v0, -16 bitop3:0xb4/' | %{new} | filecheck %s --check-prefix ROW
; RUN: variant FIELD %s | sed 's/FIELD/v_bitop3_b32 v2, v3, v0, 48 bitop3:0x1e/' | %{new} | filecheck %s --check-prefix TILE
; RUN: variant FIELD %s | sed 's/FIELD/v_bitop3_b32 v2, v3, v0, 48 bitop3:0xcc/' | %{new} | filecheck %s --check-prefix TILE
; RUN: variant FIELD %s | sed 's/FIELD/v_bitop3_b32 v2, v0, v3, v3 bitop3:0xcc/' | %{new} | filecheck %s --check-prefix ROW

; ROW: no findings in
; ROW: assumed: unread-dimensions-are-one
; TILE: unproven wave-race in k
; RACE: definite wave-race in k

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 v_mov_b32_e32 v3, 0
 v_and_b32_e32 v4, 0x1ff, v0
; The second id goes to memory alone.
;READ  v_bfe_u32 v2, v0, 10, 10
;MOVED  v_mov_b32_e32 v2, v0
;FIELD  FIELD
;READ,MOVED,FIELD  global_store_dword v3, v2, s[0:1]
 ds_write_b32 v1, v4
; Lanes in which v0 was not written anew have its first value.
;LATE  v_cmp_gt_u32_e32 vcc, 32, v1
;LATE  s_and_saveexec_b64 s[2:3], vcc
;LATE  v_mov_b32_e32 v0, 0
;LATE  s_mov_b64 exec, s[2:3]
;LATE  global_store_dword v3, v0, s[0:1]
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .args: []
    .kernarg_segment_size: 0
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 4096
    .private_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .uniform_work_group_size: 1
    .wavefront_size: 64
...
	.end_amdgpu_metadata
