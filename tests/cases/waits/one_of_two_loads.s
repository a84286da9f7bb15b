; `waits` says how much less is enough: the first load of two is needed first.
; RUN: variant CODE %s > %t.in.s
; RUN: ldsopt waits %t.in.s -o %t.s -q
; RUN: exits 1 diff %t.in.s %t.s | filecheck %s
; CHECK: {{^}}< s_waitcnt vmcnt(0){{$}}
; CHECK-NEXT: ---
; CHECK-NEXT: {{^}}> s_waitcnt vmcnt(1){{$}}
; CHECK-NOT: {{^[<>]}}

	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.text
	.type k,@function
k:
 v_lshlrev_b32_e32 v1, 4, v0
 global_load_dwordx4 v[8:11], v1, s[2:3]
 global_load_dwordx4 v[12:15], v1, s[2:3] offset:1024
 s_waitcnt vmcnt(0)
 ds_write_b128 v1, v[8:11]
 s_waitcnt vmcnt(0)
 ds_write_b128 v1, v[12:15] offset:8192
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b128 v[16:19], v1 offset:64
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
	.end_amdhsa_kernel
