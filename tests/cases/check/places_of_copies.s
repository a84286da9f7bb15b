; The address of a copy may count without its lowest two bits: one to 0x102 may write the bytes from 0x100 on, and 256 more.
; DEFINE: %{check} = ldsopt check - --no-races
; RUN: sed s/PLACE/0xff/ %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: sed s/PLACE/0x100/ %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: sed s/PLACE/0x200/ %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: sed s/PLACE/0x203/ %s | %{check} | filecheck %s --check-prefix CLEAN
; CLEAN: no findings
; FOUND: unproven missing-wait in k:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 s_mov_b32 m0, 0x102
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, PLACE
 ds_read_u8 v9, v8
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
	.end_amdhsa_kernel
