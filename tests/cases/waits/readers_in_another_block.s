; Two instructions of a block read a matrix result of another one too soon. The states in front of the first count for
; the second; so they do where the result comes round a loop.
; RUN: variant CODE %s > %t.in.s
; RUN: ldsopt waits %t.in.s -o %t.s 2>&1 | filecheck %s --check-prefix SAYS
; RUN: filecheck %s --input-file %t.s
; RUN: ldsopt check %t.s -o - | filecheck %s --check-prefix CLEAN

; SAYS: 13 wait states added
; CLEAN: no findings

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
; CHECK-LABEL: branch:
; CHECK: .LBB0_2:
; CHECK-NEXT: s_nop 6
; CHECK-NEXT: v_add_f32_e32 v12, 1.0, v8
; CHECK-NEXT: v_add_f32_e32 v13, 1.0, v9
	.type	branch,@function
branch:
	s_cbranch_scc1 .LBB0_2
	v_mfma_f32_16x16x16_f16 v[8:11], v[2:3], v[2:3], v[8:11]
.LBB0_2:
	v_add_f32_e32 v12, 1.0, v8
	v_add_f32_e32 v13, 1.0, v9
	s_endpgm
.Lfunc_end0:
	.size	branch, .Lfunc_end0-branch
	.amdhsa_kernel branch
	.end_amdhsa_kernel
; CHECK-LABEL: loop:
; CHECK: .LBB1_1:
; CHECK-NEXT: s_nop 5
; CHECK-NEXT: v_add_f32_e32 v12, 1.0, v8
; CHECK-NEXT: v_add_f32_e32 v13, 1.0, v9
	.type	loop,@function
loop:
.LBB1_1:
	v_add_f32_e32 v12, 1.0, v8
	v_add_f32_e32 v13, 1.0, v9
	v_mfma_f32_16x16x16_f16 v[8:11], v[2:3], v[2:3], v[8:11]
	s_cbranch_scc1 .LBB1_1
	s_endpgm
.Lfunc_end1:
	.size	loop, .Lfunc_end1-loop
	.amdhsa_kernel loop
	.end_amdhsa_kernel
