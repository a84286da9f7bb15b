; The texts of `test_listing_edits.py`.
; === TEXT
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.type k,@function
k:
	global_load_dword v1, v0, s[0:1]
	ds_read_b32 v2, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)           ; all
	v_mov_b32_e32 v4, v2
	s_endpgm
.Lfunc_end0:
	.amdhsa_kernel k
; === ANNOTATED
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  call void @llvm.amdgcn.s.nop(i16 5)
  store i32 1, ptr addrspace(1) %out
  ret void
}
declare void @llvm.amdgcn.s.nop(i16 immarg)
attributes #0 = { "target-cpu"="gfx942" }
