; Fills of hazards that are not sure are added where `--repair` asks for them, as `check` says; sure ones always. Code that
; calls others stays as it is, and `waits` says so.

; RUN: exits 1 ldsopt check %s -o %t.txt
; RUN: filecheck %s --check-prefix FOUND --input-file %t.txt
; RUN: ldsopt waits %s -o %t.s 2>&1 | filecheck %s --check-prefix SURE
; RUN: ldsopt waits %s --repair -o %t.repaired.s 2>&1 | filecheck %s --check-prefix REPAIRED
; RUN: exits 1 ldsopt check %t.repaired.s -o %t.left.txt
; RUN: filecheck %s --check-prefix LEFT --input-file %t.left.txt

; FOUND: definite alu-hazard in sure
; FOUND: help: put `v_nop` 8 times in front of the second; `ldsopt waits` adds it, or says why not
; FOUND: unproven source-overwritten in calling
; FOUND: help: put `v_nop` 8 times in front of the second; `ldsopt waits --repair` adds it, or says why not
; FOUND: unproven source-overwritten in unproven
; FOUND: help: put `v_nop` 7 times in front of the second; `ldsopt waits --repair` adds it, or says why not

; SURE: 8 instructions without effect added
; SURE: `v_nop` added 8 times: matrix result
; SURE-NOT: `v_nop` added
; SURE: function calling: its waits stay: it calls others

; REPAIRED: 15 instructions without effect added
; REPAIRED: `v_nop` added 8 times: matrix result
; REPAIRED: `v_nop` added 7 times: source of a matrix instruction
; REPAIRED: function calling: its waits stay: it calls others

; LEFT-NOT: alu-hazard in
; LEFT-NOT: source-overwritten in unproven

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1251"
	.text
	.type sure,@function
	.globl sure
sure:
 v_wmma_f32_16x16x32_f16 v[16:23], v[0:7], v[8:15], v[16:23]
 v_mov_b32_e32 v24, v16
 s_endpgm
	.size sure, .-sure
	.amdhsa_kernel sure
	.end_amdhsa_kernel
	.type unproven,@function
	.globl unproven
unproven:
 v_wmma_f32_16x16x32_f16 v[16:23], v[0:7], v[8:15], v[16:23]
 v_nop
 v_mov_b32_e32 v0, v32
 s_endpgm
	.size unproven, .-unproven
	.amdhsa_kernel unproven
	.end_amdhsa_kernel
	.type callee,@function
callee:
 s_setpc_b64 s[30:31]
	.size callee, .-callee
	.type calling,@function
	.globl calling
calling:
 s_getpc_b64 s[4:5]
 s_add_co_u32 s4, s4, callee@rel32@lo+4
 s_add_co_ci_u32 s5, s5, callee@rel32@hi+12
 v_wmma_f32_16x16x32_f16 v[16:23], v[0:7], v[8:15], v[16:23]
 v_mov_b32_e32 v0, v32
 s_swap_pc_i64 s[30:31], s[4:5]
 s_endpgm
	.size calling, .-calling
	.amdhsa_kernel calling
	.end_amdhsa_kernel
