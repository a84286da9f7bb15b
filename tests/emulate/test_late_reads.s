; The texts of `test_late_reads.py`.
; === HEAD
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b32_e32 v10, 2, v0
	v_lshrrev_b32_e32 v11, 6, v0
	v_readfirstlane_b32 s12, v11
	s_mov_b32 s8, 0
	s_mov_b32 s9, 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s8, s4
	s_mov_b32 s9, s5
	s_mov_b32 s10, 0x200
	s_mov_b32 s11, 0x27000
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v5, s5
	s_mov_b32 m0, 0
; === ACROSS_BARRIER
	s_cmp_eq_u32 s12, {writer}
	s_cbranch_scc1 .Lbarrier
	{load}
	{waits}
.Lbarrier:
	s_barrier
	s_cmp_eq_u32 s12, {reader}
	s_cbranch_scc1 .Lread
	v_mov_b32_e32 v7, 7
	{store}
	s_endpgm
.Lread:
	s_waitcnt {wait}
	{to_v2}
	v_add_u32_e32 v2, 100, v2
	global_store_dword v10, v2, s[6:7]
; === HANDED_BACK
	s_cmp_eq_u32 s12, 1
	v_mov_b32_e32 v7, 1
	s_cbranch_scc1 .Lspin
	global_load_dword v2, v1, s[4:5]
	s_waitcnt {wait}
	global_store_dword v1, v7, s[4:5] offset:256
	global_load_dword v3, v1, s[6:7] offset:512
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 100, v2
	global_store_dword v10, v2, s[6:7]
	s_endpgm
.Lspin:
	global_load_dword v6, v1, s[4:5] offset:256
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v6
	s_cbranch_vccz .Lspin
	global_store_dword v1, v7, s[4:5]
; === OWN_STORE
	v_mov_b32_e32 v7, 7
	{load}
	{store}
	s_waitcnt {wait}
	{to_v2}
	v_add_u32_e32 v2, 100, v2
	global_store_dword v10, v2, s[6:7]
; === OVERTAKEN
	v_mov_b32_e32 v7, 7
	s_load_dword s13, s[4:5], 0x0
	global_store_dword v1, v7, s[4:5] offset:{offset}
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s13
	v_add_u32_e32 v2, 100, v2
	global_store_dword v10, v2, s[6:7]
