; A load that is complete by one path and outstanding by another, where they join: the wait of the first path is needed as
; long as a later one does not complete the load on both. That depends on the loads behind it on either path.
; RUN: ldsopt waits %s -o %t.s 2>&1 | filecheck %s --check-prefix TOLD
; RUN: filecheck %s --input-file %t.s
; TOLD: kernel more_by_the_other: 0 waits removed (unneeded); 1 weakened
; TOLD: kernel more_by_the_first: 0 waits removed (unneeded); 1 weakened
; TOLD: kernel as_many: 1 wait removed (unneeded); 0 weakened

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; CHECK: {{^}}more_by_the_other:
; CHECK: s_waitcnt vmcnt(0)
; CHECK: s_waitcnt vmcnt(2)
	.type more_by_the_other,@function
more_by_the_other:
	global_load_dword v1, v0, s[0:1]
	s_cbranch_scc1 .Lmore
	s_waitcnt vmcnt(0)
	s_branch .Lafter
.Lmore:
	global_load_dword v2, v0, s[0:1] offset:4
	global_load_dword v3, v0, s[0:1] offset:8
.Lafter:
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v4, v1, v1
	s_endpgm
	.size more_by_the_other, .-more_by_the_other
	.amdhsa_kernel more_by_the_other
	.end_amdhsa_kernel

; CHECK: {{^}}more_by_the_first:
; CHECK: s_waitcnt vmcnt(0)
; CHECK: s_waitcnt vmcnt(2)
	.type more_by_the_first,@function
more_by_the_first:
	global_load_dword v1, v0, s[0:1]
	s_cbranch_scc1 .Lnone
	global_load_dword v2, v0, s[0:1] offset:4
	global_load_dword v3, v0, s[0:1] offset:8
	s_branch .Lbehind
.Lnone:
	s_waitcnt vmcnt(0)
.Lbehind:
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v4, v1, v1
	s_endpgm
	.size more_by_the_first, .-more_by_the_first
	.amdhsa_kernel more_by_the_first
	.end_amdhsa_kernel

; CHECK: {{^}}as_many:
; CHECK-NOT: s_waitcnt vmcnt(0)
; CHECK: .Ljoin:
; CHECK-NEXT: s_waitcnt vmcnt(0)
	.type as_many,@function
as_many:
	global_load_dword v1, v0, s[0:1]
	s_cbranch_scc1 .Ljoin
	s_waitcnt vmcnt(0)
.Ljoin:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, v1, v1
	s_endpgm
	.size as_many, .-as_many
	.amdhsa_kernel as_many
	.end_amdhsa_kernel
