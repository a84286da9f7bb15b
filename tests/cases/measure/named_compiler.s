; A compiler named for code that is compiled already is not used: the note says so, the figures are the code's own.

; RUN: ldsopt measure %s --compiler llc-22 -o - 2>&1 | filecheck %s
; RUN: ldsopt diff %s %s --compiler llc-22 -o - 2>&1 | filecheck %s
; RUN: ldsopt check %s --compiler llc-22 -o - 2>&1 | filecheck %s
; RUN: ldsopt measure %s -o - 2>&1 | filecheck %s --check-prefix=UNNAMED

; CHECK: ldsopt: note: {{.*}}named_compiler.s: compiled code, for which --compiler is not used
; UNNAMED-NOT: --compiler
; UNNAMED: vmcnt(0)

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.globl	k
	.type	k,@function
k:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	global_load_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	global_store_dword v0, v1, s[0:1]
	s_endpgm
