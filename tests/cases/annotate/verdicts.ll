; What edits cost and repair is named: hazards rank before cost, cost before gain, and nothing is silent.
; DEFINE: %{hazards} = %S/../../hazards
; DEFINE: %{unrepaired} = %S/../../accept/dma_across_barrier.ll
; RUN: ldsopt annotate %{hazards}/e16_module_lds_drops_scope.ll --mcpu gfx942 --bases all --keep-tags -o %t.ll 2>&1 | filecheck %s --check-prefix INSISTS
; INSISTS: {{^}}  k: written because of --keep-tags; cost: waits 2 → 3
; RUN: ldsopt annotate %{hazards}/e2b_tbaa_hazard.ll --mcpu gfx950 --repair -o %t.ll 2>&1 | filecheck %s --check-prefix REPAIRS
; REPAIRS: {{^}}  oneglobal_tbaa: repairs 1 definite missing-wait, 1 latent dma-without-scope; cost: waits 2 → 3, 
; A definite finding that stays is the last line.
; RUN: ldsopt annotate %{unrepaired} --repair -o %t.ll 2> %t.annotate
; RUN: ldsopt optimize %{unrepaired} -o %t.ll 2> %t.optimize
; RUN: %{python} -c "assert all(open('%t.' + name).read().splitlines()[-1].startswith('  NOT REPAIRED: the output has 1 definite dma-across-barrier; wait for the DMA') for name in ('annotate', 'optimize'))"
; Code is repaired by exact waits.
; RUN: ldsopt optimize %{unrepaired} -o %t.s 2> %t.err
; RUN: filecheck %s --check-prefix CODE < %t.err
; RUN: ldsopt waits %{unrepaired} -o %t.waits.s
; RUN: %{python} -c "made, exact = (open('%t.' + name).read().count('s_waitcnt vmcnt(0)') for name in ('s', 'waits.s')); assert made == exact"
; CODE-NOT: NOT REPAIRED
; CODE: repairs 1 definite dma-across-barrier by exact waits
; CODE-NOT: NOT REPAIRED
