; The texts of `test_replayed.py`.
; === LISTING
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
; %bb.0:
	v_mov_b32_e32 v0, 0
	ds_write_b32 v0, v1
	s_barrier
	v_mov_b32_e32 v2, v1
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	v_mov_b32_e32 v3, v1
.LBB0_2:
	s_endpgm
.Lfunc_end0:
	.size k, .Lfunc_end0-k
