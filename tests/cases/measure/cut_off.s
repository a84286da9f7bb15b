; A listing that is cut off is refused: nobody shall take the figures of its first part for the kernel's.

; RUN: ldsopt measure %s -o - | filecheck %s
; CHECK: k 0 0 {{.*}} 6 {{.*}} 0

; RUN: sed '/^\tv_mov_b32/q' %s > %t.code.s
; RUN: exits 3 ldsopt measure %t.code.s 2>&1 | filecheck %s --check-prefix CODE
; RUN: exits 3 ldsopt check %t.code.s 2>&1 | filecheck %s --check-prefix CODE
; RUN: exits 3 ldsopt waits %t.code.s -o %t.out.s 2>&1 | filecheck %s --check-prefix CODE
; RUN: exits 3 ldsopt diff %s %t.code.s --fail-on regressions 2>&1 | filecheck %s --check-prefix CODE
; CODE: code.s:[[#]]: the listing is cut off: k has neither an end nor another instruction behind v_mov_b32_e32

; Behind a jump to code that never comes, and behind a label that a branch names.
; RUN: sed '/^\ts_endpgm/q' %s > %t.branch.s
; RUN: exits 3 ldsopt check %t.branch.s 2>&1 | filecheck %s --check-prefix BRANCH
; RUN: sed '/^.Llast:/q' %s > %t.label.s
; RUN: exits 3 ldsopt check %t.label.s 2>&1 | filecheck %s --check-prefix TARGET
; BRANCH: branch.s:[[#]]: the listing is cut off: k has neither an end nor the label of this branch
; TARGET: label.s:[[#]]: the listing is cut off: k has no instruction behind its label .Llast

; RUN: sed '/^\t.*amdhsa_next_free_vgpr/q' %s > %t.descriptor.s
; RUN: exits 3 ldsopt measure %t.descriptor.s 2>&1 | filecheck %s --check-prefix DESCRIPTOR
; RUN: sed '/^\t.amdgpu_metadata/q' %s > %t.metadata.s
; RUN: exits 3 ldsopt measure %t.metadata.s 2>&1 | filecheck %s --check-prefix METADATA
; DESCRIPTOR: descriptor.s:[[#]]: the listing is cut off: no .end_amdhsa_kernel closes this
; METADATA: metadata.s:[[#]]: the listing is cut off: no .end_amdgpu_metadata closes this

; Code by hand needs no .size: it ends where no instruction can follow. A label for its size may stand behind that.
; RUN: sed '/^\t.size/d; /^\t.*amdgpu_metadata/d' %s > %t.hand.s
; RUN: ldsopt check %t.hand.s -o - | filecheck %s --check-prefix HAND
; HAND: no findings

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type	k,@function
k:
	s_cmp_eq_u32 s0, 0
	s_cbranch_scc1 .Llast
	v_mov_b32_e32 v0, 0
	s_endpgm
.Llast:
	v_mov_b32_e32 v0, 1
	s_endpgm
.Lend:
	.size	k, .Lend-k
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr 1
		.amdhsa_accum_offset 4
	.end_amdhsa_kernel
	.amdgpu_metadata
	.end_amdgpu_metadata
