; Kinds of memory accesses, by what instructions are called and what they name, whatever architecture has them.

; RUN: ldsopt measure %s --json -o %t.json
; RUN: filecheck %s --input-file %t.json

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; CHECK: "name": "of_lds"
; CHECK: "instructions": 8,
; CHECK-NEXT: "lds_accesses": 7,
; CHECK-NEXT: "dma": 0,
	.type of_lds,@function
of_lds:
	ds_read_b128 v[0:3], v4
	ds_load_2addr_b32 v[0:1], v2 offset1:1
	ds_read_b64_tr_b16 v[0:1], v2
	ds_add_u32 v0, v1
	ds_read_b32 v0, v1
	ds_bvh_stack_rtn_b32 v0, v1, v2, v[3:6]
	lds_direct_load v0 wait_vdst:15
	s_endpgm
	.size of_lds, .-of_lds

; CHECK: "name": "copies_to_lds"
; CHECK: "instructions": 10,
; CHECK-NEXT: "lds_accesses": 0,
; CHECK-NEXT: "dma": 9,
	.type copies_to_lds,@function
copies_to_lds:
	buffer_load_dword v0, s[0:3], 0 offen lds
	buffer_load_dwordx4 off, s[0:3], 0 lds
	buffer_load_format_x v0, s[0:3], 0 idxen lds
	buffer_load_lds_b32 v0, s[0:3], 0
	global_load_lds_dwordx4 v[0:1], off
	scratch_load_lds_dword v0, off
	global_load_async_to_lds_b128 v0, v[2:3], off
	cluster_load_async_to_lds_b32 v0, v[2:3], off
	tensor_load_to_lds s[0:3], s[4:11]
	s_endpgm
	.size copies_to_lds, .-copies_to_lds

; CHECK: "name": "of_neither"
; CHECK: "instructions": 15,
; CHECK-NEXT: "lds_accesses": 0,
; CHECK-NEXT: "dma": 0,
	.type of_neither,@function
of_neither:
	ds_add_u32 v0, v1 gds
	ds_bpermute_b32 v0, v1, v2
	ds_swizzle_b32 v0, v1 offset:16
	ds_nop
	ds_gws_barrier v0 gds
	ds_gws_init v0 gds
	buffer_load_dword v0, v1, s[0:3], 0 offen
	buffer_store_lds_dword s[0:3], 0
	global_store_async_from_lds_b32 v[0:1], v2, off
	tensor_store_from_lds s[0:3], s[4:11]
	global_load_dword v0, v[0:1], off
	flat_load_dword v0, v[2:3]
	v_mov_b32_e32 v0, src_lds_direct
	s_add_u32 s0, s0, lds@rel32@lo+4
	s_endpgm
	.size of_neither, .-of_neither
