; A comparison in front of a join tells about a register behind it only if all paths made the same one.
; RUN: sed 's/s4, 100$/s4, 4/' %s | ldsopt check - --no-races | filecheck %s --check-prefix SAME
; SAME: no findings
; RUN: ldsopt check %s --no-races | filecheck %s --check-prefix OTHER
; OTHER: unproven missing-wait in k

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 s_load_dwordx2 s[4:5], s[0:1], 0x0
 s_mov_b32 m0, 0x100
 s_nop 0
 global_load_lds_dword v[2:3], off
 s_waitcnt lgkmcnt(0)
 s_max_u32 s4, s4, 0
 s_cmp_eq_u32 s5, 0
 s_cbranch_scc1 .Lb
 s_cmp_lt_u32 s4, 4
 s_branch .Lj
.Lb:
 s_cmp_lt_u32 s4, 100
.Lj:
 s_cbranch_scc0 .Lend
 s_lshl_b32 s6, s4, 2
 v_mov_b32_e32 v1, s6
 ds_read_b32 v4, v1
.Lend:
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
	.end_amdhsa_kernel
