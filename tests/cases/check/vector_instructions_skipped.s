; Behind s_setvskip, where a bit of its operand is set, a wave issues no vector instruction up to the next s_setvskip: none
; of them is in a counter, and none writes a register.
; DEFINE: %{check} = ldsopt check - --no-races

; A wait that leaves the skipped load in flight leaves the one before it in flight, where it is skipped.
; RUN: variant SKIPPED,ONE %s | exits 1 %{check} | filecheck %s --check-prefix EARLY
; RUN: variant ONE %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant SKIPPED %s | %{check} | filecheck %s --check-prefix CLEAN
; EARLY: definite register-hazard in k
; EARLY: global_load_dword v2, v0, s[4:5]{{$}}
; EARLY: v_add_u32_e32 v4, v2, v2
; EARLY: no sufficient wait for vmcnt between

; A register has the skipped instruction's result, or what it had before: the two accesses are apart in one case alone.
; RUN: variant SKIPPED,MOVED %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant MOVED %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant SKIPPED,MOVED,BEYOND %s | %{check} | filecheck %s --check-prefix CLEAN
; MEETS: unproven missing-wait in k

; Other code between the two: the instructions that are skipped are not known.
; RUN: variant SKIPPED,SCALAR %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant SKIPPED,ENTERED %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant SKIPPED,LANE %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant LEFT-ON %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant LAST %s | %{check} | filecheck %s --check-prefix UNREAD
; UNREAD: unproven unreadable-code in k
; UNREAD: s_setvskip s6, 1
; UNREAD: vector instructions that s_setvskip may skip, with other code between

; CLEAN: no findings

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 s_load_dwordx2 s[4:5], s[0:1], 0x0
 s_load_dword s6, s[0:1], 0x8
 s_load_dwordx4 s[8:11], s[0:1], 0x10
 v_mov_b32_e32 v6, 0x1000
;BEYOND v_mov_b32_e32 v6, 0x3000
 s_waitcnt lgkmcnt(0)
 s_mov_b32 m0, 0x1000
 s_nop 0
;MOVED buffer_load_dword v0, s[8:11], 0 offen lds
 global_load_dword v2, v0, s[4:5]
;ENTERED s_cbranch_scc1 .LBB0_1
;SKIPPED s_setvskip s6, 1
;LEFT-ON s_setvskip s6, 1
;SCALAR s_add_i32 s6, s6, 1
;ENTERED .LBB0_1:
;LANE v_readfirstlane_b32 s7, v0
;MOVED v_mov_b32_e32 v6, 0x2000
 global_load_dword v3, v0, s[4:5] offset:4 ; but MOVED
;SKIPPED s_setvskip 0, 0
;MOVED ds_read_b32 v7, v6
;ONE s_waitcnt vmcnt(1)
;ONE v_add_u32_e32 v4, v2, v2
 s_waitcnt vmcnt(0) lgkmcnt(0)
 v_add_u32_e32 v4, v2, v3
 s_endpgm
;LAST s_setvskip s6, 1
;LAST .size k, .-k
	.section .rodata
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 65536
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
