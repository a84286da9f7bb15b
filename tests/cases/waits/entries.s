; DEFINE: %{waits} = ldsopt waits -v
; Functions that code outside of them leads into keep their waits: by a branch, a computed address, a call, or where code goes on.
; RUN: variant BRANCH %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant CONDITION %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant BEGINNING %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant JUMP %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant COMPUTED-CALL %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant CALL %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant GOES-ON %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant ONE-PATH %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix STAYS
; STAYS: 0 waits removed (unneeded); 0 weakened, 0 strengthened, 0 added
; STAYS: {{(function|kernel)}} b: its waits stay: {{.*}}line
; So they do where code of no function leads into them, and where labels, tables and numbers of the assembly may.
; A label that ends as a number does is none.
; RUN: variant NO-FUNCTION %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix SAME
; RUN: variant BEHIND %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix SAME
; RUN: variant NUMBER-LABEL %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix SAME
; RUN: variant NUMBER %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix SAME
; RUN: variant TABLE %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix SAME
; RUN: variant GLOBAL %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix SAME
; RUN: variant ALIAS %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix SAME
; RUN: variant PAST-NUMBER %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix SAME
; RUN: variant PAST-LABEL %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix SAME
; RUN: variant VECTOR %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix SAME
; RUN: variant DISTANCES %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix SAME
; RUN: variant INNER,EQUAL %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix SAME
; RUN: variant INNER,SET %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix SAME
; RUN: variant INNER,UPPER %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix SAME
; RUN: variant LIKE-A-NUMBER %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix SAME
; SAME: 0 waits removed (unneeded); 0 weakened, 0 strengthened, 0 added
; What is entered at its beginning alone may change: padding, branches within, and an address of its own are no entries.
; RUN: variant ALONE %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix CHANGED
; RUN: variant WITHIN %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix CHANGED
; RUN: variant PADDING %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix CHANGED
; RUN: variant OWN-TABLE %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix CHANGED
; RUN: variant OWN-LABEL,EQUAL %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix CHANGED
; RUN: variant OWN-LABEL,SET %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix CHANGED
; RUN: variant OWN-LABEL,UPPER %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix CHANGED
; RUN: variant OWN-NUMBER %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix CHANGED
; RUN: variant DEPTH %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix CHANGED
; CHANGED: 1 wait removed (unneeded)
; A function whose code goes on keeps what the code behind it may need: the load's register is used there.
; RUN: variant WAIT-GOES-ON %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix A-STAYS
; A-STAYS: {{(function|kernel)}} a: its waits stay: {{.*}}goes on
; Words that nothing leads to are no code: a table of constants may read as waits, and the kernel reads them.
; RUN: variant WORDS %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix OTHER
; RUN: variant WORDS-BRANCH %s | %{waits} - -o %t.s 2>&1 | filecheck %s --check-prefix OTHER
; OTHER: 1 wait removed (unneeded)
; OTHER-NOT: a: its waits stay
; OTHER: kernel b: 1 wait removed
; A function that is called at its beginning can be read; one that is entered elsewhere cannot.
; RUN: variant CALLED %s | exits 1 ldsopt check - --no-races | filecheck %s --check-prefix READ
; RUN: variant CALLED-WITHIN %s | ldsopt check - --no-races | filecheck %s --check-prefix UNREAD
; READ-NOT: unreadable-code in b
; UNREAD: unreadable-code in b

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.globl a
	.p2align 8
	.type a,@function
a:
;BRANCH  global_load_dword v3, v0, s[0:1]
;BRANCH  s_branch middle
;CONDITION  global_load_dword v3, v0, s[0:1]
;CONDITION  s_cbranch_scc1 middle
;CONDITION  s_endpgm
;BEGINNING  global_load_dword v3, v0, s[0:1]
;BEGINNING  s_branch b
;JUMP  global_load_dword v3, v0, s[0:1]
;JUMP  s_getpc_b64 s[8:9]
;JUMP .Lhere:
;JUMP  s_add_u32 s8, s8, middle-.Lhere
;JUMP  s_addc_u32 s9, s9, 0
;JUMP  s_setpc_b64 s[8:9]
;JUMP  s_endpgm
;COMPUTED-CALL  global_load_dword v3, v0, s[0:1]
;COMPUTED-CALL  s_getpc_b64 s[8:9]
;COMPUTED-CALL .Lhere:
;COMPUTED-CALL  s_add_u32 s8, s8, middle-.Lhere
;COMPUTED-CALL  s_addc_u32 s9, s9, 0
;COMPUTED-CALL  s_swappc_b64 s[30:31], s[8:9]
;COMPUTED-CALL  s_endpgm
;CALL  global_load_dword v3, v0, s[0:1]
;CALL  s_call_b64 s[30:31], middle
;CALL  s_endpgm
;GOES-ON  global_load_dword v3, v0, s[0:1]
;GOES-ON  s_nop 1
;ONE-PATH  global_load_dword v3, v0, s[0:1]
;ONE-PATH  s_cbranch_scc1 .Lon
;ONE-PATH  s_endpgm
;ONE-PATH .Lon:
;ONE-PATH  s_nop 1
;NO-FUNCTION  s_branch other
;BEHIND  global_load_dword v3, v0, s[0:1]
;NUMBER-LABEL  global_load_dword v3, v0, s[0:1]
;NUMBER-LABEL  s_branch 1f
;NUMBER  global_load_dword v3, v0, s[0:1]
;NUMBER  s_branch 5
;TABLE  s_endpgm
;GLOBAL  s_endpgm
;ALIAS  global_load_dword v3, v0, s[0:1]
;ALIAS  s_branch other
;PAST-NUMBER  global_load_dword v3, v0, s[0:1]
;PAST-NUMBER  s_branch 1f+4
;PAST-LABEL  global_load_dword v3, v0, s[0:1]
;PAST-LABEL  s_branch .La_end+256
;VECTOR  global_load_dword v3, v0, s[0:1]
;VECTOR  v_mov_b32_e32 v9, middle
;VECTOR  s_endpgm
;DISTANCES  s_endpgm
;ALONE  s_endpgm
;WITHIN  global_load_dword v3, v0, s[0:1]
;WITHIN  s_cbranch_scc1 .Lon
;WITHIN  s_endpgm
;WITHIN .Lon:
;WITHIN  s_endpgm
;PADDING  s_endpgm
;PADDING  s_nop 0
;OWN-TABLE  s_getpc_b64 s[8:9]
;OWN-TABLE .Lhere:
;OWN-TABLE  s_add_u32 s8, s8, table-.Lhere
;OWN-TABLE  s_addc_u32 s9, s9, 0
;OWN-TABLE  s_load_dwordx2 s[2:3], s[8:9], 0x0
;OWN-TABLE  s_endpgm
;OWN-TABLE table:
;OWN-TABLE  s_endpgm
;INNER  global_load_dword v3, v0, s[0:1]
;INNER .La_own:
;INNER  s_branch inner
;OWN-LABEL  global_load_dword v3, v0, s[0:1]
;OWN-LABEL .La_own:
;OWN-LABEL  s_branch .La_own
;LIKE-A-NUMBER  global_load_dword v3, v0, s[0:1]
;LIKE-A-NUMBER  s_branch x2f
;OWN-NUMBER  s_endpgm
;DEPTH  v_mov_b32_e32 v9, depth
;DEPTH  s_endpgm
;WAIT-GOES-ON  v_mov_b32_e32 v4, 1
;WAIT-GOES-ON  global_load_dword v3, v0, s[0:1]
;WAIT-GOES-ON  s_waitcnt vmcnt(0)
;WAIT-GOES-ON  s_nop 1
;WORDS  s_getpc_b64 s[2:3]
;WORDS .Lpc:
;WORDS  s_add_u32 s2, s2, table-.Lpc
;WORDS  s_addc_u32 s3, s3, 0
;WORDS  s_load_dwordx4 s[8:11], s[2:3], 0x0
;WORDS  s_waitcnt lgkmcnt(0)
;WORDS  v_mov_b32_e32 v1, s8
;WORDS  global_store_dword v0, v1, s[0:1]
;WORDS  s_endpgm
;WORDS table:
;WORDS  s_waitcnt vmcnt(0)
;WORDS  s_waitcnt lgkmcnt(0)
;WORDS  s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
;WORDS  s_nop 0
;WORDS .Lbehind:
;WORDS  s_endpgm
;WORDS-BRANCH  s_getpc_b64 s[2:3]
;WORDS-BRANCH .Lpc:
;WORDS-BRANCH  s_add_u32 s2, s2, table-.Lpc
;WORDS-BRANCH  s_addc_u32 s3, s3, 0
;WORDS-BRANCH  s_load_dwordx4 s[8:11], s[2:3], 0x0
;WORDS-BRANCH  s_waitcnt lgkmcnt(0)
;WORDS-BRANCH  v_mov_b32_e32 v1, s8
;WORDS-BRANCH  global_store_dword v0, v1, s[0:1]
;WORDS-BRANCH  s_branch .Lbehind
;WORDS-BRANCH table:
;WORDS-BRANCH  s_waitcnt vmcnt(0)
;WORDS-BRANCH  s_waitcnt lgkmcnt(0)
;WORDS-BRANCH  s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
;WORDS-BRANCH  s_nop 0
;WORDS-BRANCH .Lbehind:
;WORDS-BRANCH  s_endpgm
;CALLED  global_load_dword v3, v0, s[0:1]
;CALLED  s_getpc_b64 s[8:9]
;CALLED .Lhere:
;CALLED  s_add_u32 s8, s8, b-.Lhere
;CALLED  s_addc_u32 s9, s9, 0
;CALLED  s_swappc_b64 s[30:31], s[8:9]
;CALLED  s_endpgm
;CALLED-WITHIN  global_load_dword v3, v0, s[0:1]
;CALLED-WITHIN  s_getpc_b64 s[8:9]
;CALLED-WITHIN .Lhere:
;CALLED-WITHIN  s_add_u32 s8, s8, middle-.Lhere
;CALLED-WITHIN  s_addc_u32 s9, s9, 0
;CALLED-WITHIN  s_swappc_b64 s[30:31], s[8:9]
;CALLED-WITHIN  s_endpgm
.La_end:
	.size a, .La_end-a
;NO-FUNCTION other:
;NO-FUNCTION  global_load_dword v3, v0, s[0:1]
;NO-FUNCTION  s_branch middle
;BEHIND  s_nop 1
;BEHIND  s_nop 2
	.globl b
	.p2align 8
	.type b,@function
b:
 global_load_dword v3, v0, s[0:1]
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v4, 1
;OWN-NUMBER  s_cbranch_scc1 1f
middle: ; but LIKE-A-NUMBER
;LIKE-A-NUMBER x2f:
1: ; but EQUAL, SET, UPPER, DEPTH
;EQUAL inner = .
;SET 	.set inner, .
;UPPER 	.SET inner, middle
;DEPTH depth = 2
 s_waitcnt vmcnt(0)
 v_add_f32_e32 v5, v3, v4
 s_endpgm
.Lb_end:
	.size b, .Lb_end-b
	.section .rodata,"a"
	.p2align 6
;TABLE 	.quad middle
;GLOBAL 	.globl middle
;ALIAS other = middle
;DISTANCES 	.uleb128 middle-a
	.amdhsa_kernel a
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 40
		.amdhsa_accum_offset 8
	.end_amdhsa_kernel
	.amdhsa_kernel b ; but CALLED, CALLED-WITHIN
		.amdhsa_next_free_vgpr 8 ; but CALLED, CALLED-WITHIN
		.amdhsa_next_free_sgpr 40 ; but CALLED, CALLED-WITHIN
		.amdhsa_accum_offset 8 ; but CALLED, CALLED-WITHIN
	.end_amdhsa_kernel ; but CALLED, CALLED-WITHIN
