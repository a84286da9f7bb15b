; Code by hand may end in more ways than LLVM's: a listing is whole if only an assembler can tell where it ends.

; RUN: variant FILLED %s > %t.filled.s
; RUN: ldsopt check %t.filled.s -o - | filecheck %s
; RUN: variant MACRO %s > %t.macro.s
; RUN: ldsopt check %t.macro.s -o - | filecheck %s
; RUN: variant REPEATED %s > %t.repeated.s
; RUN: ldsopt check %t.repeated.s -o - | filecheck %s
; RUN: variant DATA %s > %t.data.s
; RUN: ldsopt check %t.data.s -o - | filecheck %s
; RUN: variant DESCRIBED %s > %t.described.s
; RUN: ldsopt check %t.described.s -o - | filecheck %s
; RUN: ldsopt measure %t.described.s -o - | filecheck %s --check-prefix COUNT
; RUN: variant HERE %s > %t.here.s
; RUN: ldsopt check %t.here.s -o - | filecheck %s
; RUN: variant SHARED %s > %t.shared.s
; RUN: ldsopt check %t.shared.s -o - | filecheck %s --check-prefix SHARED
; CHECK: no findings
; CHECK: k: 0 waits; 1 LDS instruction
; COUNT: instr
; COUNT-NEXT: k 0 0 {{.*}} 64 8 2
; SHARED: nothing is proved of the function

; What fills up memory ends no function, and a label that a comment names is none.
; RUN: variant OPEN %s > %t.open.s
; RUN: exits 3 ldsopt check %t.open.s 2>&1 | filecheck %s --check-prefix OPEN
; RUN: variant LATER %s > %t.later.s
; RUN: exits 3 ldsopt check %t.later.s 2>&1 | filecheck %s --check-prefix LATER
; LLVM says where a function begins and ends; behind a kernel's end comes its descriptor.
; RUN: variant FILLED,BEGUN,ENDED %s > %t.ended.s
; RUN: ldsopt check %t.ended.s -o - | filecheck %s
; RUN: variant FILLED,BEGUN %s > %t.begun.s
; RUN: exits 3 ldsopt check %t.begun.s 2>&1 | filecheck %s --check-prefix BEGUN
; BEGUN: begun.s:[[#]]: the listing is cut off: nothing ends k, which begins here
; OPEN: the listing is cut off: k has neither an end nor another instruction behind s_nop
; LATER: the listing is cut off: k has neither an end nor the label of this branch

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
;MACRO 	.macro finish name
;MACRO 	s_endpgm
;MACRO 	.endm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 4
	.end_amdhsa_kernel; of k
	.text
;SHARED shared_end:
;SHARED 	s_endpgm
;BEGUN ; -- Begin function k
	.type	k,@function
k:
	ds_read_b32 v0, v1
;FILLED,REPEATED,DESCRIBED 	s_endpgm
;FILLED,OPEN 	s_nop 0
;FILLED 	s_nop 0
;MACRO 	finish k
;REPEATED 	.rept 2
;REPEATED 	s_nop 0
;REPEATED 	.endr
;DATA 	.long 0xbf810000
;HERE 	s_branch .
;SHARED 	s_branch shared_end
;LATER 	s_branch 1f
;DESCRIBED 	.amdgpu_metadata
;DESCRIBED amdhsa.kernels:
;DESCRIBED   - .name: k
;DESCRIBED     .symbol: k.kd
;DESCRIBED     .kernarg_segment_align: 8
;DESCRIBED     .kernarg_segment_size: 0
;DESCRIBED     .group_segment_fixed_size: 64
;DESCRIBED     .private_segment_fixed_size: 0
;DESCRIBED     .max_flat_workgroup_size: 64
;DESCRIBED     .sgpr_count: 8
;DESCRIBED     .vgpr_count: 8
;DESCRIBED     .wavefront_size: 64
;DESCRIBED amdhsa.version: [1, 2]
;DESCRIBED 	.end_amdgpu_metadata
;ENDED ; -- End function
