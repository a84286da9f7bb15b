; The texts of `test_counted_paths.py`.
; === LOOP
  s_mov_b32 s0, 0
.loop:
  s_add_u32 s0, s0, 1
  s_cbranch_scc1 .loop
  s_nop 1
  s_endpgm
; === NESTED
.outer:
  s_nop 1
.inner:
  s_nop 2
  s_cbranch_scc1 .inner
  s_cbranch_scc0 .outer
  s_endpgm
; === ARMS
  s_cbranch_vccz .other
  s_nop 1
  s_branch .end
.other:
  s_nop 2
.end:
  s_endpgm
; === ARMS_IN_A_LOOP
.loop:
  s_cbranch_vccz .other
  s_nop 1
.other:
  s_cbranch_scc1 .loop
  s_endpgm
