; Tags by rules alone (R10) lose no wait for DMA where paths join; what the rule does to each access is told by other cases.
; DEFINE: %{joins} = %S/../../annotate/joins
; DEFINE: %{annotate} = ldsopt annotate --mcpu gfx942 --no-check -q
; DEFINE: %{waits} = ldsopt measure - --mcpu gfx942
; CHECK: {{^ +vmcnt\(0\) ×1[ ,]}}
; CHECK-NOT: vmcnt

; The DMAs stand at a loop's end, the read at its head.
; RUN: %{annotate} %{joins}/loop2.ll | %{waits} | filecheck %s
; The DMA is in a guarded arm only.
; RUN: %{annotate} %{joins}/guard4.ll | %{waits} | filecheck %s
; The two arms start DMAs in different orders.
; RUN: %{annotate} %{joins}/br3.ll | %{waits} | filecheck %s
; A prologue and a loop: no less than the wait that is needed.
; RUN: %{annotate} %{joins}/loop3.ll | %{waits} | filecheck %s
; AMDGPULowerModuleLDS would tag the read.
; RUN: %{annotate} %{joins}/loop2s.ll --bases all | %{waits} | filecheck %s
; Two regions of one variable.
; RUN: %{annotate} %{joins}/loop4.ll --precise --bases all --require-proof | %{waits} | filecheck %s
; A DMA that is a global load.
; RUN: %{annotate} %{joins}/loopv.ll | %{waits} | filecheck %s
; Structuring makes a path around both arms of a divergent branch, and around those of a uniform one.
; RUN: %{annotate} %{joins}/two_arms.ll | %{waits} | filecheck %s
; RUN: %{annotate} %{joins}/two_uniform_arms.ll | %{waits} | filecheck %s
