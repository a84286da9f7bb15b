; `waits` takes out the `s_nop` that no two instructions need, and no other.
; RUN: variant MARKED %s > %t.s
; RUN: ldsopt waits -v %t.s -o %t.out.s 2> %t.txt
; RUN: filecheck %s --check-prefixes CODE,KEPT --input-file %t.out.s
; RUN: filecheck %s --check-prefix TOLD --input-file %t.txt
; RUN: ldsopt waits %t.s --author-waits tighten -o %t.tight.s
; RUN: filecheck %s --check-prefixes CODE,TIGHT --input-file %t.tight.s
; Code without a compiler's mark, and an architecture that is not known whole, keep all.
; RUN: variant UNMARKED %s > %t.unmarked.s
; RUN: ldsopt waits -v %t.unmarked.s -o %t.out.s 2> %t.txt
; RUN: cmp %t.unmarked.s %t.out.s
; RUN: filecheck %s --check-prefix UNMARKED --input-file %t.txt
; UNMARKED: s_nop that came with the code stay: no compiler's mark says that their author did not write them
; RUN: variant OTHER %s > %t.other.s
; RUN: ldsopt waits -v %t.other.s -o %t.out.s 2> %t.txt
; RUN: cmp %t.other.s %t.out.s
; RUN: filecheck %s --check-prefix OTHER --input-file %t.txt
; OTHER: s_nop that came with the code stay: not all that gfx1100 needs wait states for is known

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942" ; but OTHER
;OTHER 	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
; What a pair needs stays.
; CODE-LABEL: matrix:
; CODE: s_nop 6{{$}}
; CODE-NEXT: global_store_dword
; CODE: s_endpgm
; TOLD-LABEL: kernel matrix:
; TOLD-NOT: s_nop
	.globl matrix ; -- Begin function matrix ; but UNMARKED
	.type matrix,@function
matrix:
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop 6
 global_store_dword v9, v0, s[0:1]
 s_endpgm
.Lfunc_end0:
	.size matrix, .Lfunc_end0-matrix
	.amdhsa_kernel matrix
	.end_amdhsa_kernel
; LLVM counts no instruction of inline assembly: two stand between, and three wait states are enough for the five.
; CODE-LABEL: inline_assembly:
; CODE: s_nop 2{{$}}
; CODE-NEXT: global_load_dword
; CODE: s_endpgm
; TOLD-LABEL: kernel inline_assembly:
; TOLD: s_nop 5 -> 3: fewer wait states are enough for all instructions around it
	.globl inline_assembly ; -- Begin function inline_assembly ; but UNMARKED
	.type inline_assembly,@function
inline_assembly:
 v_readfirstlane_b32 s4, v1
 ;;#ASMSTART
 v_mov_b32_e32 v20, v30
 v_mov_b32_e32 v21, v30
 ;;#ASMEND
 s_nop 4
 global_load_dword v2, v7, s[4:5]
 s_endpgm
.Lfunc_end1:
	.size inline_assembly, .Lfunc_end1-inline_assembly
	.amdhsa_kernel inline_assembly
	.end_amdhsa_kernel
; CODE-LABEL: without_assembly:
; CODE: s_nop 4{{$}}
; CODE-NEXT: global_load_dword
; CODE: s_endpgm
; TOLD-LABEL: kernel without_assembly:
; TOLD-NOT: s_nop
	.globl without_assembly ; -- Begin function without_assembly ; but UNMARKED
	.type without_assembly,@function
without_assembly:
 v_readfirstlane_b32 s4, v1
 s_nop 4
 global_load_dword v2, v7, s[4:5]
 s_endpgm
.Lfunc_end2:
	.size without_assembly, .Lfunc_end2-without_assembly
	.amdhsa_kernel without_assembly
	.end_amdhsa_kernel
; A register that the scalar unit writes anew needs none.
; CODE-LABEL: written_anew:
; CODE-NOT: s_nop
; CODE: s_endpgm
; TOLD-LABEL: kernel written_anew:
; TOLD: s_nop removed: no two instructions need it
	.globl written_anew ; -- Begin function written_anew ; but UNMARKED
	.type written_anew,@function
written_anew:
 v_cmp_gt_f32_e64 s[0:1], v4, v5
 s_or_b64 s[0:1], s[0:1], s[6:7]
 s_nop 0
 v_cndmask_b32_e64 v4, v5, v4, s[0:1]
 s_endpgm
.Lfunc_end3:
	.size written_anew, .Lfunc_end3-written_anew
	.amdhsa_kernel written_anew
	.end_amdhsa_kernel
; CODE-LABEL: as_compared:
; CODE: s_nop 1{{$}}
; CODE-NEXT: v_cndmask_b32_e64
; CODE: s_endpgm
; TOLD-LABEL: kernel as_compared:
; TOLD-NOT: s_nop
	.globl as_compared ; -- Begin function as_compared ; but UNMARKED
	.type as_compared,@function
as_compared:
 v_cmp_gt_f32_e64 s[0:1], v4, v5
 s_nop 1
 v_cndmask_b32_e64 v4, v5, v4, s[0:1]
 s_endpgm
.Lfunc_end4:
	.size as_compared, .Lfunc_end4-as_compared
	.amdhsa_kernel as_compared
	.end_amdhsa_kernel
; Another path that is shorter counts.
; CODE-LABEL: shorter_path:
; CODE: s_nop 0{{$}}
; CODE-NEXT: v_cndmask_b32_e32
; CODE: s_endpgm
; TOLD-LABEL: kernel shorter_path:
; TOLD-NOT: s_nop
	.globl shorter_path ; -- Begin function shorter_path ; but UNMARKED
	.type shorter_path,@function
shorter_path:
 v_cmp_gt_f32_e32 vcc, v4, v5
 s_cbranch_scc0 .Lshort
 v_mov_b32_e32 v20, v30
 v_mov_b32_e32 v20, v30
 v_mov_b32_e32 v20, v30
 v_mov_b32_e32 v20, v30
 v_mov_b32_e32 v20, v30
 v_mov_b32_e32 v20, v30
.Lshort:
 s_nop 0
 v_cndmask_b32_e32 v4, v5, v4, vcc
 s_endpgm
.Lfunc_end5:
	.size shorter_path, .Lfunc_end5-shorter_path
	.amdhsa_kernel shorter_path
	.end_amdhsa_kernel
; CODE-LABEL: long_path:
; CODE-NOT: s_nop
; CODE: s_endpgm
; TOLD-LABEL: kernel long_path:
; TOLD: s_nop removed: no two instructions need it
	.globl long_path ; -- Begin function long_path ; but UNMARKED
	.type long_path,@function
long_path:
 v_cmp_gt_f32_e32 vcc, v4, v5
 v_mov_b32_e32 v20, v30
 v_mov_b32_e32 v20, v30
 v_mov_b32_e32 v20, v30
 v_mov_b32_e32 v20, v30
 v_mov_b32_e32 v20, v30
 v_mov_b32_e32 v20, v30
 s_nop 0
 v_cndmask_b32_e32 v4, v5, v4, vcc
 s_endpgm
.Lfunc_end6:
	.size long_path, .Lfunc_end6-long_path
	.amdhsa_kernel long_path
	.end_amdhsa_kernel
; The author's stay unless asked.
; CODE-LABEL: authors:
; KEPT-NEXT: ;;#ASMSTART
; KEPT-NEXT: s_nop 3{{$}}
; TIGHT-NOT: s_nop
; CODE: s_endpgm
; TOLD-LABEL: kernel authors:
; TOLD-NOT: s_nop
	.globl authors ; -- Begin function authors ; but UNMARKED
	.type authors,@function
authors:
 ;;#ASMSTART
 s_nop 3
 ;;#ASMEND
 s_endpgm
.Lfunc_end7:
	.size authors, .Lfunc_end7-authors
	.amdhsa_kernel authors
	.end_amdhsa_kernel
; A hazard that the table has not and LLVM has keeps it.
; CODE-LABEL: packed:
; CODE: s_nop 0{{$}}
; CODE-NEXT: v_mul_f32_e32
; CODE: s_endpgm
; TOLD-LABEL: kernel packed:
; TOLD: s_nop stays: 0 wait states may be too few between v_pk_add_f32 and v_mul_f32_e32
	.globl packed ; -- Begin function packed ; but UNMARKED
	.type packed,@function
packed:
 v_pk_add_f32 v[0:1], v[2:3], v[4:5]
 s_nop 0
 v_mul_f32_e32 v6, v0, v0
 s_endpgm
.Lfunc_end8:
	.size packed, .Lfunc_end8-packed
	.amdhsa_kernel packed
	.end_amdhsa_kernel
; CODE-LABEL: loads:
; CODE: s_nop 0{{$}}
; CODE-NEXT: buffer_load_dword
; CODE: s_endpgm
; TOLD-LABEL: kernel loads:
; TOLD: s_nop stays
	.globl loads ; -- Begin function loads ; but UNMARKED
	.type loads,@function
loads:
 buffer_load_dword v0, v1, s[0:3], 0 offen
 s_nop 0
 buffer_load_dword v1, v2, s[0:3], 0 offen
 s_endpgm
.Lfunc_end9:
	.size loads, .Lfunc_end9-loads
	.amdhsa_kernel loads
	.end_amdhsa_kernel
; CODE-LABEL: double_matrix:
; CODE: s_nop 0{{$}}
; CODE-NEXT: v_mov_b32_e32
; CODE: s_endpgm
; TOLD-LABEL: kernel double_matrix:
; TOLD: s_nop stays
	.globl double_matrix ; -- Begin function double_matrix ; but UNMARKED
	.type double_matrix,@function
double_matrix:
 v_mfma_f64_4x4x4_4b_f64 v[0:1], v[2:3], v[4:5], v[0:1]
 s_nop 0
 v_mov_b32_e32 v8, v9
 s_endpgm
.Lfunc_end10:
	.size double_matrix, .Lfunc_end10-double_matrix
	.amdhsa_kernel double_matrix
	.end_amdhsa_kernel
; Of two in a row the nearest stays whole, and the other has what is still wanted.
; CODE-LABEL: two_in_a_row:
; CODE: s_nop 0{{$}}
; CODE-NEXT: s_nop 3{{$}}
; CODE-NEXT: global_load_dword
; CODE: s_endpgm
; TOLD-LABEL: kernel two_in_a_row:
; TOLD: s_nop 3 -> 1: fewer wait states are enough for all instructions around it
	.globl two_in_a_row ; -- Begin function two_in_a_row ; but UNMARKED
	.type two_in_a_row,@function
two_in_a_row:
 v_readfirstlane_b32 s4, v1
 s_nop 2
 s_nop 3
 global_load_dword v2, v7, s[4:5]
 s_endpgm
.Lfunc_end11:
	.size two_in_a_row, .Lfunc_end11-two_in_a_row
	.amdhsa_kernel two_in_a_row
	.end_amdhsa_kernel
