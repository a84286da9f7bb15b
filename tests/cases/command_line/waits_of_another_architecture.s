; Waits that an architecture does not have say that the code is another one's: an llc without -mcpu writes its default into
; the listing of a module whose functions name theirs.
; RUN: variant OTHER %s > %t.other.s
; RUN: exits 3 ldsopt check %t.other.s 2>&1 | filecheck %s
; RUN: exits 3 ldsopt measure %t.other.s 2>&1 | filecheck %s
; RUN: variant OWN %s | ldsopt check - | filecheck %s --check-prefix OWN
; CHECK: cannot read 's_wait_kmcnt 0x0': gfx700 has no such wait; is this code for gfx700?
; OWN: no findings

;OTHER .amdgcn_target "amdgcn-amd-amdhsa--gfx700"
;OWN .amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text
	.type k,@function
k:
 s_load_b64 s[2:3], s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
 s_wait_kmcnt 0x0
 global_store_b32 v1, v0, s[2:3]
 s_endpgm
.Lend:
	.size k, .Lend-k
	.amdhsa_kernel k
	.end_amdhsa_kernel
