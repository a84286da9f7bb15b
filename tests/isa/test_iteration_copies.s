; The texts of `test_iteration_copies.py`.
; === LOOP

	s_cbranch_scc0 .LBB0_3
.LBB0_1:
	ds_read_b32 v2, v3
	s_cbranch_execz .LBB0_2
	buffer_load_dword v9, s[0:3], 0 offen lds
.LBB0_2:
	s_cbranch_scc1 .LBB0_1
.LBB0_3:
	ds_read_b32 v4, v5
	s_waitcnt lgkmcnt(0)
	s_endpgm
; === AROUND

	s_nop 0
.LBB0_1:
	s_barrier
.LBB0_2:
	ds_read_b32 v2, v3
	s_cbranch_vccz .LBB0_4
	buffer_load_dword v9, s[0:3], 0 offen lds
.LBB0_4:
	s_cbranch_scc1 .LBB0_2
	s_cbranch_vccnz .LBB0_1
	s_endpgm
