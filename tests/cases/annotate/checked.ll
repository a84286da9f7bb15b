; annotate --check says what was recovered, what was repaired and what is left; and compiles as it is told.

; RUN: ldsopt annotate --check %S/../../../corpus/ir/clang-22/named_gemm_asm_waits.gfx942.ll -o %t.ll --report %t.json 2>&1 | filecheck %s
; RUN: filecheck %s --check-prefix JSON --input-file %t.json
; RUN: ldsopt annotate --check %S/../../hazards/e2b_tbaa_hazard.ll --mcpu gfx942 -o %t.ll --report %t.json 2>&1 | filecheck %s --check-prefix LEFT
; RUN: filecheck %s --check-prefix LEFT-JSON --input-file %t.json
; RUN: ldsopt annotate %S/../../hazards/e2b_tbaa_hazard.ll --mcpu gfx942 -o %t.ll --report %t.json
; RUN: filecheck %s --check-prefix UNASKED --input-file %t.json
; RUN: ldsopt annotate --check --repair %S/../../hazards/e2b_tbaa_hazard.ll --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix REPAIRED
; RUN: ldsopt check %t.ll --mcpu gfx942 --strict --no-races
; RUN: ldsopt annotate --check --repair %S/../../hazards/e10_barrier_fence.ll --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix CANNOT
; RUN: ldsopt annotate --check -O0 %S/../../hazards/e24_wave_wide_write.ll --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix O0
; RUN: ldsopt annotate --check -O3 %S/../../hazards/e24_wave_wide_write.ll --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix O3
; RUN: exits 5 ldsopt annotate --check --llc no-such-llc %S/../../hazards/e2b_tbaa_hazard.ll --mcpu gfx942 -o %t.ll
; RUN: exits 2 ldsopt annotate %S/../../hazards/e2b_tbaa_hazard.ll --no-check --mcpu gfx942 -O2 --timeout 3 -o %t.none 2>&1 | filecheck %s --check-prefix UNUSED
; RUN: not test -e %t.none

; CHECK: recoverable waits: 16, recovered by annotate: 16
; JSON: "check": {
; JSON: "before": {
; JSON-NEXT: "definite": 0,
; JSON-NEXT: "unproven": 4,
; JSON-NEXT: "latent": 48,
; JSON-NEXT: "recoverable": 16
; JSON: "after": {
; JSON-NEXT: "definite": 0,
; JSON-NEXT: "unproven": 0,
; JSON-NEXT: "latent": 0,
; JSON-NEXT: "recoverable": 0
; JSON: "recovered": 16
; JSON: "left": []
; LEFT: findings: 1 definite, 0 unproven, 4 latent before, 1 definite, 0 unproven, 4 latent after
; LEFT: left: 1 definite missing-wait: ldsopt annotate --repair makes the backend wait
; LEFT-JSON: "left": [
; LEFT-JSON: "verdict": "definite"
; LEFT-JSON: "rule": "missing-wait"
; LEFT-JSON: "count": 1
; UNASKED: "check": null
; REPAIRED: 0 definite, 0 unproven, 0 latent after
; REPAIRED-NOT: left:
; CANNOT-DAG: left: 1 unproven dma-across-barrier: wait for the DMA before the barrier
; CANNOT-DAG: left: 1 unproven missing-wait: the IR's alias scopes say that the two are apart
; At -O0 nothing moves in front of anything.
; O0: findings: 0 definite, 0 unproven, 1 latent before
; O3: findings: 1 definite, 0 unproven, 1 latent before
; UNUSED: ldsopt: error: -O, --timeout: annotate compiles only to check
