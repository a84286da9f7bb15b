; Each access of code counts as what it may touch.
; REQUIRES: bitwuzla, pseudocode
; DEFINE: %{check} = ldsopt check -
; Atomics among themselves, reads among themselves, flat accesses where nothing makes an address of LDS generic; another register of the
; hardware says nothing of that.
; RUN: variant ONE-PLACE,ATOMIC %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant OWN,WRITE,FLAT %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant OWN,OTHER-REGISTER,WRITE,FLAT %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant READS %s | %{check} | filecheck %s --check-prefix FREE
; A number that asks for an encoding of 32 bits, as LLVM prints literals that have a shorter one.
; RUN: variant OWN-BY-LITERAL,WRITE %s | %{check} | filecheck %s --check-prefix FREE
; RUN: variant ONE-BY-LITERAL,WRITE %s | exits 1 %{check} | filecheck %s --check-prefix OPEN
; An atomic and a read, a plain write of one place, a counter and a write; flat accesses where the base of LDS is read; a register that
; code computes the number of; lanes that were not there.
; RUN: variant ONE-PLACE,ATOMIC,READ %s | exits 1 %{check} | filecheck %s --check-prefix OPEN
; RUN: variant ONE-PLACE,WRITE %s | exits 1 %{check} | filecheck %s --check-prefix OPEN
; RUN: variant OWN,APPEND,WRITE %s | %{check} | filecheck %s --check-prefix OPEN
; RUN: variant OWN,BASE,WRITE,FLAT %s | %{check} | filecheck %s --check-prefix OPEN
; RUN: variant OWN,BASE-REGISTER,WRITE,FLAT %s | %{check} | filecheck %s --check-prefix OPEN
; RUN: variant OWN,COMPUTED,WRITE %s | %{check} | filecheck %s --check-prefix OPEN
; RUN: variant OWN,ALL-LANES,WRITE %s | %{check} | filecheck %s --check-prefixes OPEN,WHOLE
; RUN: variant OWN,ALL-LANES,WRITE %s | %{check} --assume workgroup-size=128 | filecheck %s --check-prefixes FREE,TOLD
; RUN: variant ONE-PLACE,ALL-LANES,WRITE %s | exits 1 %{check} --assume workgroup-size=128 | filecheck %s --check-prefix OPEN

; Of 256 work-items some have the other array's bytes; of 128 none has; 512 are more than there may be.
; RUN: variant OWN,WRITE,ARRAYS %s | exits 1 %{check} -o %t.txt
; RUN: variant OWN,WRITE,ARRAYS %s | %{check} --assume workgroup-size=128 | filecheck %s --check-prefixes FREE,TOLD
; RUN: variant OWN,WRITE,ARRAYS %s | exits 3 %{check} --assume workgroup-size=512 2>&1 | filecheck %s --check-prefix REFUSED
; REFUSED: workgroup-size

; FREE: no findings in
; OPEN: wave-race in k
; WHOLE: help: if all workgroups are whole, say so (--assume workgroup-size=X,Y,Z)
; TOLD: assumed: workgroup-size=128

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
;ONE-PLACE v_mov_b32_e32 v1, 0
;OWN v_lshlrev_b32_e32 v1, 2, v0
;OWN-BY-LITERAL v_mov_b32_e32 v1, lit(0x2)
;OWN-BY-LITERAL v_lshlrev_b32_e32 v1, v1, v0
;ONE-BY-LITERAL v_mov_b32_e32 v1, lit(0x2)
;ONE-BY-LITERAL v_and_b32_e32 v1, lit(0x0), v0
;BASE s_mov_b64 s[4:5], src_shared_base
;BASE-REGISTER s_getreg_b32 s4, 0x780f
;OTHER-REGISTER s_getreg_b32 s4, hwreg(HW_REG_HW_ID)
;COMPUTED v_movrels_b32_e32 v1, v2
;ALL-LANES s_mov_b64 exec, -1
;APPEND ds_append v2
;ATOMIC ds_add_u32 v1, v0
;READ ds_read_b32 v2, v1
;WRITE ds_write_b32 v1, v0
;ARRAYS v_mov_b32_e32 v2, 0x200
;ARRAYS v_lshl_add_u32 v2, v0, 2, v2
;ARRAYS ds_read_b32 v3, v2
;FLAT flat_store_dword v[4:5], v0
;READS ds_read_b32 v1, v0
;READS v_mov_b32_e32 v2, 0
;READS ds_read_b32 v2, v2
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
