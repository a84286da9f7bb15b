; An argument of the kernel and a distance from it: a copy writes 256 bytes from there on, and a read touches up to 1,024 of others, or the
; same.
; DEFINE: %{check} = ldsopt check - --no-races

; What differs by a known distance is apart, with the lowest two bits of M0 that may not count.
; RUN: variant PLAIN %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant AT-100 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant COPY-1000,AT-1100 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant COPY-1000,AT-BFC %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant AT-FF %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant COPY-1000,AT-10FF %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant COPY-1000,AT-C00 %s | %{check} | filecheck %s --check-prefix FOUND
; The same argument: moved, added to, taken from, by way of a vector register, loaded again, by a pointer that was moved, among others.
; RUN: variant MOVED %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant ADDED %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant TAKEN %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant VECTOR %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant RELOADED %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant POINTER-MOVED %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant AMONG %s | %{check} | filecheck %s --check-prefix CLEAN
; Another argument, or another pointer; one that is changed; past the caches; at an offset that is not known; overwritten; twice, shifted,
; changed in its place; a bit of it set, added to a product; on one path another. It may be anywhere.
; RUN: variant ANOTHER %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant NO-POINTER %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant POINTER-CHANGED %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant PAST-CACHES %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant ANY-OFFSET %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant OVERWRITTEN %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant TWICE %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant SHIFTED %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant SYMBOL %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant MULTIPLIED %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant SET %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant BIT-SET %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant PRODUCT %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant ONE-PATH %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant ANOTHER,AT-4000 %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant NO-POINTER,AT-4000 %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant POINTER-CHANGED,AT-4000 %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant PAST-CACHES,AT-4000 %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant ANY-OFFSET,AT-4000 %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant OVERWRITTEN,AT-4000 %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant TWICE,AT-4000 %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant SHIFTED,AT-4000 %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant SYMBOL,AT-4000 %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant MULTIPLIED,AT-4000 %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant SET,AT-4000 %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant BIT-SET,AT-4000 %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant PRODUCT,AT-4000 %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant ONE-PATH,AT-4000 %s | %{check} | filecheck %s --check-prefix FOUND
; Loaded again in another iteration it is the same, at the same place.
; RUN: variant LOOP,LOOP-SAME %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant LOOP,LOOP-OTHER %s | %{check} | filecheck %s --check-prefix FOUND

; Words of arguments that a kernel has in scalar registers from the beginning on are those that are loaded; they begin behind all others.
; RUN: variant PRELOADED,BASE-S3,ASKS %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant PRELOADED,BASE-S5,ASKS,ASKS-DISPATCH %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant PRELOADED,BASE-S2,ASKS %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant PRELOADED,BASE-S3 %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant PRELOADED,BASE-S3,ASKS,ASKS-DISPATCH %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant PRELOADED,BASE-S3,ASKS-COUNT %s | %{check} | filecheck %s --check-prefix FOUND

; CLEAN: no findings
; FOUND: unproven missing-wait in k:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
;POINTER-MOVED  s_mov_b64 s[20:21], s[4:5]
;POINTER-MOVED  s_load_dword s8, s[20:21], 0x10
;AMONG  s_load_dwordx2 s[8:9], s[4:5], 0x10
;NO-POINTER  s_load_dword s8, s[6:7], 0x10
;POINTER-CHANGED  s_add_u32 s4, s4, 8
;POINTER-CHANGED  s_load_dword s8, s[4:5], 0x10
;PAST-CACHES  s_load_dword s8, s[4:5], 0x10 glc
;ANY-OFFSET  s_load_dword s8, s[4:5], s3
 s_load_dword s8, s[4:5], 0x10 ; but POINTER-MOVED, AMONG, NO-POINTER, POINTER-CHANGED, PAST-CACHES, ANY-OFFSET, LOOP, PRELOADED
;PRELOADED s_load_dword s8, s[0:1], 0x14
 s_waitcnt lgkmcnt(0) ; but LOOP
;MOVED  s_mov_b32 s9, s8
;ADDED  s_add_u32 s9, s8, 64
;ADDED  s_addk_i32 s9, 0xffc0
;TAKEN  s_sub_u32 s9, s8, 64
;VECTOR  v_mov_b32_e32 v5, s8
;VECTOR  s_nop 0
;VECTOR  v_readfirstlane_b32 s9, v5
;RELOADED  s_load_dword s9, s[4:5], 0x10
;RELOADED  s_waitcnt lgkmcnt(0)
;ANOTHER  s_load_dword s9, s[4:5], 0x14
;ANOTHER  s_waitcnt lgkmcnt(0)
;OVERWRITTEN  s_mov_b32 s9, s8
;OVERWRITTEN  s_load_dword s9, s[2:3], 0x0
;OVERWRITTEN  s_waitcnt lgkmcnt(0)
;TWICE  s_add_u32 s9, s8, s8
;SHIFTED  s_lshl_b32 s9, s8, 1
;SYMBOL  s_mov_b32 s9, s8
;SYMBOL  s_addk_i32 s9, size
;MULTIPLIED  s_mov_b32 s9, s8
;MULTIPLIED  s_mulk_i32 s9, 3
;SET  s_mov_b32 s9, s8
;SET  s_movk_i32 s9, 0x40
;BIT-SET  v_lshl_or_b32 v5, v0, 2, s8
;BIT-SET  v_readfirstlane_b32 s9, v5
;PRODUCT  v_mad_u32_u24 v5, v0, 4, s8
;PRODUCT  v_readfirstlane_b32 s9, v5
;ONE-PATH  s_cmp_eq_u32 s3, 0
;ONE-PATH  s_mov_b32 s9, s8
;ONE-PATH  s_cbranch_scc1 .LBB0_1
;ONE-PATH  s_mov_b32 s9, s2
;ONE-PATH .LBB0_1:
 s_add_i32 m0, s8, 0 ; but COPY-1000, LOOP
;COPY-1000 s_add_i32 m0, s8, 0x1000
 s_nop 0 ; but LOOP
 buffer_load_dword v0, s[12:15], 0 offen lds ; but LOOP
 v_lshl_add_u32 v1, v0, 2, s8 ; but MOVED, ADDED, TAKEN, VECTOR, RELOADED, ANOTHER, OVERWRITTEN, TWICE, SHIFTED, SYMBOL, MULTIPLIED, SET, BIT-SET, PRODUCT, ONE-PATH, LOOP, PRELOADED
;MOVED,ADDED,TAKEN,VECTOR,RELOADED,ANOTHER,OVERWRITTEN,TWICE,SHIFTED,SYMBOL,MULTIPLIED,SET,BIT-SET,PRODUCT,ONE-PATH v_lshl_add_u32 v1, v0, 2, s9
;BASE-S2 v_lshl_add_u32 v1, v0, 2, s2
;BASE-S3 v_lshl_add_u32 v1, v0, 2, s3
;BASE-S5 v_lshl_add_u32 v1, v0, 2, s5
 ds_read_b32 v2, v1 offset:0x400 ; but AT-100, AT-FF, AT-10FF, AT-1100, AT-C00, AT-BFC, AT-4000, TAKEN, LOOP
;AT-100 ds_read_b32 v2, v1 offset:0x100
;AT-FF ds_read_b32 v2, v1 offset:0xff
;AT-10FF ds_read_b32 v2, v1 offset:0x10ff
;AT-1100 ds_read_b32 v2, v1 offset:0x1100
;AT-C00 ds_read_b32 v2, v1 offset:0xc00
;AT-BFC ds_read_b32 v2, v1 offset:0xbfc
;AT-4000 ds_read_b32 v2, v1 offset:0x4000
;TAKEN ds_read_b32 v2, v1 offset:0x440
;LOOP  s_mov_b32 s9, 0
;LOOP .LBB0_1:
;LOOP-SAME s_load_dword s8, s[4:5], 0x0
;LOOP-OTHER s_load_dword s8, s[4:5], s6
;LOOP  s_waitcnt lgkmcnt(0)
;LOOP  s_mov_b32 m0, s8
;LOOP  v_lshl_add_u32 v1, v0, 2, s8
;LOOP  ds_read_b32 v2, v1 offset:512
;LOOP  buffer_load_dword v0, s[12:15], 0 offen lds
;LOOP  s_add_i32 s9, s9, 1
;LOOP  s_cmp_lt_i32 s9, s7
;LOOP  s_waitcnt lgkmcnt(0)
;LOOP  s_cbranch_scc1 .LBB0_1
;LOOP  s_waitcnt vmcnt(0)
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_dispatch_ptr 1 ; but PRELOADED
		.amdhsa_user_sgpr_queue_ptr 1 ; but PRELOADED
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;ASKS 		.amdhsa_user_sgpr_kernarg_preload_length 2
;ASKS-COUNT 		.amdhsa_user_sgpr_kernarg_preload_length COUNT
;ASKS,ASKS-COUNT 		.amdhsa_user_sgpr_kernarg_preload_offset 4
;ASKS-DISPATCH 		.amdhsa_user_sgpr_dispatch_id 1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
