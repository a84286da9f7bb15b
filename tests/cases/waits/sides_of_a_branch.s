; What is outstanding on one side of a branch does not count on the other: neither for a missing wait, nor for a reason.
; RUN: ldsopt waits %s -o %t.s --json | filecheck %s --check-prefix REASON
; RUN: filecheck %s --input-file %t.s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; CHECK: {{^}}missing:
; CHECK: .Lother:
; CHECK-NEXT: global_load_dword v4
; CHECK-NEXT: s_waitcnt vmcnt(1)
	.type missing,@function
missing:
	global_load_dword v3, v0, s[0:1]
	s_cmp_eq_u32 s50, 1
	s_cbranch_scc1 .Lother
	global_load_dword v2, v0, s[0:1] offset:4
	s_endpgm
.Lother:
	global_load_dword v4, v0, s[0:1] offset:8
	v_mov_b32_e32 v5, v3
	s_endpgm
	.size missing, .-missing
	.amdhsa_kernel missing
	.end_amdhsa_kernel

; CHECK: {{^}}early:
; CHECK-NEXT: global_load_dword v1
; CHECK-NOT: s_waitcnt
; CHECK: s_cbranch_scc1
; REASON: "completed_by": [{{$}}
; REASON-NEXT: 39,
; REASON-NEXT: 43
	.type early,@function
early:
	global_load_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	s_cbranch_scc1 .Lsecond
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, v1, v1
	s_endpgm
.Lsecond:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, v1, v1
	s_endpgm
	.size early, .-early
	.amdhsa_kernel early
	.end_amdhsa_kernel
