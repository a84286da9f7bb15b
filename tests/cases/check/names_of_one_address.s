; An object may have several names for the beginning of a kernel: a label of hand-written code, or an alias. It is read
; as the kernel, whichever the disassembler prints.
; REQUIRES: llc-22
; DEFINE: %{assemble} = llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu=gfx942 -filetype=obj
; RUN: variant LABEL %s | %{assemble} -o %t.o
; RUN: exits 1 ldsopt check %t.o --no-races -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: variant ALIAS %s | %{assemble} -o %t.o
; RUN: exits 1 ldsopt check %t.o --no-races -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; Each name has the figures of the code.
; RUN: ldsopt measure %t.o | filecheck %s --check-prefix NAMES
; NAMES: {{^}}named 0
; NAMES: {{^}}other_name [device] 0
; RUN: variant WHOLE %s | %{assemble} -o %t.o
; RUN: exits 1 ldsopt check %t.o --no-races -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; CHECK: 1 definite, 0 unproven
; CHECK: definite register-hazard in named:
; RUN: ldsopt measure %t.o | filecheck %s --check-prefix MEASURED
; MEASURED: {{^}}before 1
; MEASURED: {{^}}named 0
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.globl before
	.p2align 8
	.type before,@function
before:
 global_load_dword v1, v0, s[0:1]
 s_waitcnt vmcnt(0)
 s_endpgm
	.size before, .-before
	.globl named
	.p2align 8
	.type named,@function
named:
;LABEL label_begin:
 global_load_dword v1, v0, s[0:1]
 v_mov_b32 v2, v1
 s_endpgm
	.size named, .-named
;ALIAS 	.globl other_name
;ALIAS 	.type other_name,@function
;ALIAS 	.set other_name, named
	.section .rodata
	.amdhsa_kernel before
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 8
	.end_amdhsa_kernel
	.amdhsa_kernel named
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 8
	.end_amdhsa_kernel
