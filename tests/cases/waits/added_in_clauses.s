; A wait that is missing inside of a clause stands in front of the clause: between its instructions nothing may stand.
; RUN: variant CODE %s > %t.in.s
; RUN: ldsopt waits %t.in.s -o %t.s -q
; RUN: filecheck %s --input-file %t.s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text

; CHECK-LABEL: inside:
; CHECK: global_load_dword
; CHECK-NEXT: s_waitcnt vmcnt(0)
; CHECK-NEXT: s_clause
; CHECK-NEXT: ds_read_b32 v4
; CHECK-NEXT: ds_read_b32 v3
; CHECK-NEXT: s_nop 0
	.type inside,@function
inside:
 global_load_dword v2, v0, s[0:1]
 s_clause 0x1
 ds_read_b32 v4, v1
 ds_read_b32 v3, v2
 s_waitcnt lgkmcnt(0)
 s_endpgm
	.amdhsa_kernel inside
	.end_amdhsa_kernel

; CHECK-LABEL: behind:
; CHECK: s_clause
; CHECK-NEXT: ds_read_b32 v3
; CHECK-NEXT: ds_read_b32 v4
; CHECK-NEXT: s_waitcnt vmcnt(0)
; CHECK-NEXT: ds_read_b32 v5
	.type behind,@function
behind:
 global_load_dword v2, v0, s[0:1]
 s_clause 0x1
 ds_read_b32 v3, v1
 ds_read_b32 v4, v1 offset:4
 ds_read_b32 v5, v2
 s_endpgm
	.amdhsa_kernel behind
	.end_amdhsa_kernel
