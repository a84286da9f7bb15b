; A wait that is missing waits for all operations where they return out of order, and for those in front where not.
; RUN: variant CODE %s > %t.in.s
; RUN: ldsopt waits %t.in.s -o %t.s -q
; RUN: filecheck %s --input-file %t.s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; CHECK-LABEL: scalar_loads:
; CHECK: s_load_dword s5
; CHECK-NEXT: s_waitcnt lgkmcnt(0)
; CHECK-NEXT: s_add_u32
	.type scalar_loads,@function
scalar_loads:
 s_load_dword s4, s[0:1], 0x0
 s_load_dword s5, s[0:1], 0x40
 s_add_u32 s6, s4, 1
 v_mov_b32_e32 v0, s6
 s_waitcnt lgkmcnt(0)
 s_endpgm
	.size scalar_loads, .-scalar_loads
	.amdhsa_kernel scalar_loads
	.end_amdhsa_kernel

; CHECK-LABEL: reads_of_lds:
; CHECK: ds_read_b32 v3
; CHECK-NEXT: s_waitcnt lgkmcnt(1)
; CHECK-NEXT: v_add_u32
	.type reads_of_lds,@function
reads_of_lds:
 ds_read_b32 v2, v0
 ds_read_b32 v3, v0 offset:64
 v_add_u32_e32 v2, 1, v2
 s_waitcnt lgkmcnt(0)
 v_add_u32_e32 v3, v2, v3
 s_endpgm
	.size reads_of_lds, .-reads_of_lds
	.amdhsa_kernel reads_of_lds
	.end_amdhsa_kernel

; CHECK-LABEL: loads:
; CHECK: global_load_dword v3
; CHECK-NEXT: s_waitcnt vmcnt(1)
; CHECK-NEXT: v_add_u32
	.type loads,@function
loads:
 global_load_dword v2, v0, s[0:1]
 global_load_dword v3, v0, s[0:1] offset:64
 v_add_u32_e32 v2, 1, v2
 s_waitcnt vmcnt(0)
 v_add_u32_e32 v3, v2, v3
 s_endpgm
	.size loads, .-loads
	.amdhsa_kernel loads
	.end_amdhsa_kernel
