; Exit codes of check, what it is given, and where its report goes.

; RUN: exits 1 ldsopt check %S/../../hazards/e2b_tbaa_hazard.ll --mcpu gfx942 -o %t.txt 2>&1 | filecheck %s --check-prefix DEFINITE
; RUN: filecheck %s --input-file %t.txt
; RUN: ldsopt check %S/../../hazards/e22_loop_carried_ring.ll --mcpu gfx942 --no-races 2>&1 | filecheck %s --check-prefix UNPROVEN
; RUN: exits 1 ldsopt check %S/../../hazards/e22_loop_carried_ring.ll --mcpu gfx942 --no-races --strict -o %t.txt 2>&1 | filecheck %s --check-prefix STRICT
; RUN: exits 1 ldsopt check %S/../../hazards/e2_untagged_dma_hazard.ll --mcpu gfx942 --no-races --strict -o %t.txt 2>&1 | filecheck %s --check-prefix BOTH
; RUN: exits 1 ldsopt check %S/../../hazards/e2_untagged_dma_hazard.ll --mcpu gfx942 --no-races --max-findings 1 -o %t.txt 2>&1 | filecheck %s --check-prefix FIVE
; RUN: filecheck %s --check-prefix MOST --input-file %t.txt
; RUN: ldsopt check %S/../../hazards/e23_laundered_ring.ll --mcpu gfx942 --strict --no-races | filecheck %s
; RUN: ldsopt check %S/../../hazards/e8_plain_ds.ll --mcpu gfx942 --no-races | filecheck %s --check-prefix CLEAN
; RUN: exits 1 ldsopt check %S/../../hazards/e2b_tbaa_hazard.ll --mcpu gfx942 --format sarif -o %t.sarif 2>&1 | filecheck %s --check-prefix DEFINITE
; RUN: filecheck %s --check-prefix SARIF --input-file %t.sarif
; RUN: exits 3 ldsopt check %S/../../hazards/e2b_tbaa_hazard.ll 2>&1 | filecheck %s --check-prefix NO-ARCH
; RUN: exits 1 ldsopt check - --mcpu gfx942 < %S/../../hazards/e2b_tbaa_hazard.ll | filecheck %s --check-prefix STDIN
; RUN: ldsopt check %s --mcpu gfx942 | filecheck %s --check-prefix NOTHING
; RUN: ldsopt check %S/../../../corpus/ir/clang-22/named_gemm.gfx942.ll --json --no-assume named-bases | filecheck %s --check-prefix REFUSED
; RUN: ldsopt annotate %S/../../hazards/e22_loop_carried_ring.ll --mcpu gfx942 -o %t.bc --no-assume named-bases
; RUN: ldsopt check %t.bc --mcpu gfx942 --no-races --json | filecheck %s --check-prefix BITCODE

; DEFINITE: ldsopt: error: {{.*}}e2b_tbaa_hazard.ll: {{[0-9]+}} definite findings
; DEFINITE-NOT: ldsopt
; CHECK: recoverable waits: 0{{$}}
; UNPROVEN-NOT: ldsopt: error
; UNPROVEN: recoverable waits: 0{{$}}
; STRICT: e22_loop_carried_ring.ll: 2 unproven findings
; BOTH: e2_untagged_dma_hazard.ll: 5 definite findings and 2 unproven findings
; FIVE: e2_untagged_dma_hazard.ll: 5 definite findings{{$}}
; MOST: missing-wait in
; MOST-NOT: missing-wait in
; MOST: {{[0-9]+}} findings not shown
; CLEAN: ): no findings in 11 examined classes; recoverable waits: 0
; SARIF: "version": "2.1.0"
; NO-ARCH: --mcpu
; STDIN: <stdin> (gfx942,
; NOTHING: : no findings in 14 examined classes; recoverable waits: 0
; REFUSED: "assumptions": [
; REFUSED-NOT: named-bases
; REFUSED: ],
; A module of bitcode has no lines of its own.
; BITCODE: "line": null
; BITCODE-NOT: "line": {{[0-9]}}

declare void @f()
