; A scalar atomic writes its first register only with `glc`, which asks for the old value; without, the register is data.
; DEFINE: %{check} = ldsopt check - --no-races
; RUN: variant PLAIN %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant BUFFER %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant OLD-VALUE %s | exits 1 %{check} | filecheck %s --check-prefix FOUND
; RUN: variant LOADED-DATA %s | exits 1 %{check} | filecheck %s --check-prefix FOUND

; CLEAN: no findings
; FOUND: {{^}}definite register-hazard in k:
; FOUND: register: s8{{$}}

	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text
	.globl k
	.type k,@function
k:
;OLD-VALUE s_atomic_inc s8, s[2:3], 0x0 glc
;OLD-VALUE s_atomic_inc s8, s[4:5], 0x0
;PLAIN s_atomic_inc s8, s[2:3], 0x0
;PLAIN s_atomic_inc s8, s[4:5], 0x0
;BUFFER s_buffer_atomic_add s8, s[4:7], 0x0
;BUFFER s_buffer_atomic_add s8, s[4:7], 0x4
;LOADED-DATA s_load_dword s8, s[2:3], 0x0
;LOADED-DATA s_atomic_inc s8, s[4:5], 0x0
	s_endpgm
	.size k, .-k
	.amdhsa_kernel k
	.end_amdhsa_kernel
