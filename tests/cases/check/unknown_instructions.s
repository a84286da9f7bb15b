; What an instruction does that no table knows is not guessed by the beginning of its name: neither which registers it
; writes, and when, nor which bytes of LDS it touches. Nothing is proved of its function.

; RUN: ldsopt check %s -o %t.txt
; RUN: exits 1 ldsopt check --strict %s -o %t.strict
; RUN: filecheck %s --input-file %t.txt

; CHECK: 0 definite, {{[0-9]+}} unproven, 0 latent, 3 functions left out
; CHECK-DAG: this cannot be read: ds_newthing_b64, a macro or no instruction
; CHECK-DAG: this cannot be read: v_newthing_b32, a macro or no instruction
; CHECK-DAG: this cannot be read: global_newthing_b32, a macro or no instruction
; CHECK-DAG: help: no pair of this kernel is judged: check the IR that it was made of, or replace what is not followed
; CHECK-NOT: wait for  between
; CHECK: functions left out: of_lds (ds_newthing_b64, a macro or no instruction)
; CHECK-SAME: of_memory (global_newthing_b32, a macro or no instruction)

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type of_lds,@function
of_lds:
 ds_newthing_b64 v[2:3], v0
 v_mov_b32_e32 v4, v2
 s_endpgm
	.size of_lds, .-of_lds
	.amdhsa_kernel of_lds
	.end_amdhsa_kernel
	.type of_vectors,@function
of_vectors:
 ds_read_b32 v1, v0
 v_newthing_b32 v2, v3
 s_waitcnt lgkmcnt(0)
 v_mov_b32_e32 v4, v1
 s_endpgm
	.size of_vectors, .-of_vectors
	.amdhsa_kernel of_vectors
	.end_amdhsa_kernel
	.type of_memory,@function
of_memory:
 global_newthing_b32 v1, v0, s[0:1]
 s_endpgm
	.size of_memory, .-of_memory
	.amdhsa_kernel of_memory
	.end_amdhsa_kernel
