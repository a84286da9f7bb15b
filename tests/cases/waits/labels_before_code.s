; By hand, a label may share a line with code, and stand behind white space: functions and their code are read, and what
; is missing is added behind the label, where branches lead.
; RUN: exits 1 ldsopt check %s -o - | filecheck %s --check-prefix FOUND
; RUN: sed '/^;/d' %s > %t.in.s
; RUN: ldsopt waits %t.in.s -o %t.s -q
; RUN: filecheck %s --strict-whitespace --input-file %t.s
; RUN: ldsopt check %t.s -o - | filecheck %s --check-prefix CLEAN
; FOUND-DAG: definite register-hazard in first:
; FOUND-DAG: definite register-hazard in second:
; FOUND-DAG: definite register-hazard in third:
; CLEAN: no findings

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type first,@function
	.type second,@function
	.type third,@function
; CHECK: first: ds_read_b32 v0, v1
; CHECK-NEXT: s_waitcnt lgkmcnt(0)
first: ds_read_b32 v0, v1
 v_mov_b32 v2, v0
 s_endpgm

; CHECK: second: ds_read_b32 v0, v1
; CHECK-NEXT: s_waitcnt lgkmcnt(0)
 second: ds_read_b32 v0, v1
 v_mov_b32 v2, v0
 s_endpgm

; CHECK: third:
; CHECK: .L1: 2:{{$}}
; CHECK-NEXT: s_waitcnt lgkmcnt(0)
; CHECK-NEXT: v_mov_b32 v2, v0 ; at: 3
; CHECK: .L3: ds_read_b32
; CHECK-NEXT: s_branch
third:
 s_cbranch_scc0 .L3
.L1: 2: v_mov_b32 v2, v0 ; at: 3
 s_endpgm
.L3: ds_read_b32 v0, v1
 s_branch .L1
	.amdhsa_kernel first
	.end_amdhsa_kernel
	.amdhsa_kernel second
	.end_amdhsa_kernel
	.amdhsa_kernel third
	.end_amdhsa_kernel
