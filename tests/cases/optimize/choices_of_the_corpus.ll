; Each kernel gets the best version that `check` passes, and the report says why others are not; of the corpus and of hazards.
; DEFINE: %{ir} = %S/../../../corpus/ir
; DEFINE: %{hazards} = %S/../../hazards
; RUN: ldsopt optimize %{ir}/clang-22/named_gemm.gfx942.ll --effort 0 --explain -o %t.out.ll 2>&1 | filecheck %s --check-prefix GEMM
; RUN: rm -rf %t && mkdir %t
; RUN: cp %{ir}/clang-22/named_gemm.gfx942.ll %t/k.llir
; RUN: printf '{"shared": 40960}' > %t/k.json
; RUN: ldsopt optimize %t --effort 0 -o %t/out 2>&1 | filecheck %s --check-prefix LAUNCHED
; RUN: ldsopt diff %t/k.llir %t/out/k.llir | filecheck %s --check-prefix LAUNCHED-FIGURES
; RUN: ldsopt optimize %{ir}/clang-22/static_phases.gfx942.ll --effort 0 --explain -o %t.out.ll 2>&1 | filecheck %s --check-prefix PHASES
; RUN: ldsopt optimize %{ir}/clang-22/attention.gfx950.ll --effort 0 --goal waits --explain -o %t.out.ll 2>&1 | filecheck %s --check-prefix ATTENTION-WAITS
; RUN: ldsopt optimize %{ir}/clang-22/attention.gfx942.ll --effort 0 --explain -o %t.out.ll 2>&1 | filecheck %s --check-prefix ATTENTION
; RUN: ldsopt optimize %{ir}/clang-22/attention.gfx942.ll --goal occupancy --explain -o %t.out.ll 2>&1 | filecheck %s --check-prefix OCCUPANCY
; RUN: ldsopt optimize %{ir}/clang-22/attention.gfx942.ll --effort 2 --explain -o %t.out.ll 2>&1 | filecheck %s --check-prefix TRIED
; RUN: ldsopt optimize %{ir}/clang-22/block_sort.gfx1250.ll --effort 0 --explain -o %t.out.ll 2>&1 | filecheck %s --check-prefix TRIED
; RUN: ldsopt optimize %{ir}/clang-22/block_patterns.gfx1100.ll --effort 0 --explain -o %t.out.ll 2>&1 | filecheck %s --check-prefix PATTERNS
; RUN: ldsopt optimize %{ir}/clang-22/block_patterns.gfx1100.ll --effort 0 --no-assume noalias-arguments --explain -o %t.out.ll 2>&1 | filecheck %s --check-prefix PATTERNS-REFUSED
; RUN: ldsopt optimize %{hazards}/e2b_tbaa_hazard.ll --effort 0 --mcpu gfx950 --explain -o %t.out.ll 2>&1 | filecheck %s --check-prefix REPAIRED
; RUN: exits 1 ldsopt check %t.out.ll --mcpu gfx950 2>&1 | filecheck %s --check-prefix REPAIRED-CHECKED
; RUN: ldsopt optimize %{hazards}/e26_join_list.ll --effort 0 --mcpu gfx950 --explain -o %t.out.ll 2>&1 | filecheck %s --check-prefix JOIN
; RUN: ldsopt check %t.out.ll --mcpu gfx950 2>&1 | filecheck %s --check-prefix JOIN-CHECKED
; RUN: ldsopt optimize %{hazards}/e10_barrier_fence.ll --effort 0 --mcpu gfx950 --explain -o %t.out.ll 2>&1 | filecheck %s --check-prefix NOT-WORTH
; RUN: ldsopt optimize %{hazards}/e17_unroll_collision.ll --effort 0 --mcpu gfx950 --explain -o %t.out.ll 2>&1 | filecheck %s --check-prefix NOT-MENDED
; RUN: ldsopt optimize %{ir}/clang-22/named_tiles.gfx1201.ll --effort 2 --explain -o %t.out.ll 2>&1 | filecheck %s --check-prefix STRATEGY
; RUN: ldsopt optimize %{ir}/clang-22/named_tiles.gfx1201.ll --effort 0 --explain -o %t.out.ll 2>&1 | filecheck %s --check-prefix NO-EFFORT
; RUN: ldsopt optimize %{ir}/triton-3.9.0/gemm_async_unstaged.gfx950.ll --assume waves-are-whole --explain -o %t.out.ll 2>&1 | filecheck %s --check-prefix NEAR
; RUN: ldsopt optimize %{ir}/triton-3.9.0/gemm_async_staged.gfx950.ll --effort 1 --explain -o %t.out.ll 2>&1 | filecheck %s --check-prefix ONE-WAVE
; Triton's cache states the LDS that launches add: it limits the occupancy, of the output as well, beside which it is stated.
; LAUNCHED: kernel named_gemm: applied `annotate --precise`: waits 50 → 19
; LAUNCHED-FIGURES-NOT: {{occupancy|lds_bytes}}
; LAUNCHED-FIGURES: waits{{ +}}helped   named_gemm: 50 → 19
; GEMM: goal balanced: 1 of 1 kernel better
; GEMM: kernel named_gemm: applied `annotate --precise`: occupancy 3 → 4, waits 50 → 19, waits in loops 49 → 18
; GEMM: annotate: makes the same as annotate --precise
; GEMM: annotate --precise: chosen
; GEMM: check: no new findings (0 definite, 0 unproven)
; GEMM: assumed: nothing
; PHASES: goal balanced: 1 of 1 kernel better
; PHASES: kernel static_phases: applied `pack`: occupancy 4 → 6, vector registers 40 → 34, bytes of LDS 15616 → 10496
; PHASES-NOT: ranked by
; PHASES: pack: chosen
; PHASES: pack --no-share: not tried: sharing bytes gains occupancy already, and this needs more LDS
; ATTENTION-WAITS: goal waits: 1 of 1 kernel better
; ATTENTION-WAITS: kernel attention: applied `annotate --barriers, pack`: waits 34 → 33, waits in loops 25 → 24, weight of waits 130.103 → 119.269
; ATTENTION-WAITS: kernel attention: --goal occupancy would apply `pack`: occupancy 3 → 8, vector registers 89 → 64, bytes of LDS 51712 → 20480
; ATTENTION-WAITS: pack --no-share: would be worse: waits 34 → 35
; ATTENTION: goal balanced: 1 of 1 kernel better
; ATTENTION: kernel attention: applied `annotate --barriers, pack`: occupancy 1 → 2, waits 34 → 33, waits in loops 25 → 24, weight of waits 130.103 → 119.269
; ATTENTION: kernel attention: --goal occupancy would apply `pack`: occupancy 1 → 3, vector registers 89 → 86, bytes of LDS 51712 → 20480
; ATTENTION: pack: would be worse: waits 34 → 35
; ATTENTION: pack --no-share: would be worse: waits 34 → 35
; ATTENTION: annotate --barriers: better than the input, not the best [waits 34 → 33
; ATTENTION: annotate --barriers, pack: chosen
; ATTENTION-NOT: annotate --barriers, pack --no-share
; ATTENTION: annotate --bases all: not tried: there is no LDS-DMA, and something else is better
; TRIED: {{^}} annotate --bases all: {{would be worse|chosen}}
; OCCUPANCY: goal occupancy: 1 of 1 kernel better
; OCCUPANCY: kernel attention: applied `pack, "amdgpu-sched-strategy"="iterative-ilp"`: occupancy 1 → 3, bytes of LDS 51712 → 20480, waits 34 → 30
; OCCUPANCY: pack, "amdgpu-sched-strategy"="iterative-ilp": chosen
; PATTERNS: goal balanced: 3 of 8 kernels better
; PATTERNS: kernel _Z6reducePKfPfi: applied `annotate --fences`: cache invalidations 8 → 0, instructions 143 → 135
; PATTERNS-NOT: ranked by
; PATTERNS: annotate --fences: chosen
; PATTERNS: kernel _Z4scanPi: left as it is
; PATTERNS: kernel _Z8sum_rowsPKfPfii: left as it is
; PATTERNS: kernel _Z9transposePKfPfii: left as it is
; PATTERNS: kernel _Z9histogramPKjPji: applied `annotate --fences`: cache invalidations 2 → 0, instructions 57 → 55
; PATTERNS-NOT: ranked by
; PATTERNS: annotate --fences: chosen
; PATTERNS: kernel _Z8multiplyPKfS0_Pfi: applied `annotate --fences`: cache invalidations 2 → 0, instructions 159 → 157
; PATTERNS-NOT: ranked by
; PATTERNS: annotate --fences: chosen
; PATTERNS: kernel _Z6smoothPfi: left as it is
; PATTERNS: kernel _Z5totalPKfPfPjS1_j: left as it is
; PATTERNS: assumed: noalias-arguments
; PATTERNS-REFUSED: goal balanced: 1 of 8 kernels better
; PATTERNS-REFUSED: kernel _Z6reducePKfPfi: left as it is
; PATTERNS-REFUSED: kernel _Z4scanPi: left as it is
; PATTERNS-REFUSED: kernel _Z8sum_rowsPKfPfii: left as it is
; PATTERNS-REFUSED: kernel _Z9transposePKfPfii: left as it is
; PATTERNS-REFUSED: kernel _Z9histogramPKjPji: applied `annotate --fences`: cache invalidations 2 → 1, instructions 57 → 56
; PATTERNS-REFUSED: kernel _Z8multiplyPKfS0_Pfi: left as it is
; PATTERNS-REFUSED: kernel _Z6smoothPfi: left as it is
; PATTERNS-REFUSED: kernel _Z5totalPKfPfPjS1_j: left as it is
; PATTERNS-REFUSED: assumed: nothing
; REPAIRED: goal balanced: 2 of 4 kernels better
; REPAIRED: kernel oneglobal_tbaa: applied `annotate --bases all`: cost: waits 2 → 3
; REPAIRED: repairs 1 definite missing-wait
; REPAIRED: kernel oneglobal_notbaa: left as it is
; REPAIRED: kernel twoglobal_tbaa: applied `annotate --bases all`: vector registers 3 → 2
; REPAIRED: kernel dmascoped_tbaaload: left as it is
; REPAIRED-CHECKED-NOT: missing-wait
; REPAIRED-CHECKED: examined:
; REPAIRED-CHECKED-NOT: missing-wait
; JOIN: goal balanced: 1 of 1 kernel better
; JOIN: kernel loop_tagged: applied `annotate --precise`: cost: waits 3 → 4
; JOIN: repairs 1 definite missing-wait
; JOIN-CHECKED-NOT: definite missing-wait
; JOIN-CHECKED: examined:
; NOT-WORTH: goal balanced: nothing is better; the output is the input
; NOT-WORTH: kernel bar_nofence: left as it is
; NOT-WORTH: kernel bar_nofence_u: left as it is
; NOT-WORTH: kernel bar_fence: left as it is
; NOT-WORTH: kernel bar_fence_u: left as it is
; NOT-WORTH: kernel bar_fence_local: left as it is
; NOT-WORTH: kernel bar_fence_agent: left as it is
; NOT-WORTH: kernel wr_bar_wr_u: left as it is
; NOT-WORTH: kernel wr_bar_wr_t: left as it is
; NOT-WORTH: kernel wr_nobar_wr_t: left as it is
; NOT-WORTH-NOT: repairs {{[0-9]}}
; NOT-MENDED: goal balanced: nothing is better; the output is the input
; NOT-MENDED: kernel unroll: left as it is
; NOT-MENDED-NOT: repairs {{[0-9]}}
; STRATEGY: goal balanced: 1 of 1 kernel better
; STRATEGY: kernel named_tiles: applied `"amdgpu-sched-strategy"="iterative-ilp"`: waits 43 → 39, waits in loops 30 → 27, weight of waits 83.333 → 64.222
; STRATEGY: "amdgpu-sched-strategy"="iterative-ilp": chosen
; STRATEGY: "amdgpu-sched-strategy"="iterative-minreg": would be no better: nothing that the gate watches is better for it
; NO-EFFORT: goal balanced: nothing is better; the output is the input
; NO-EFFORT: kernel named_tiles: left as it is
; NO-EFFORT-NOT: amdgpu-sched-strategy
; ONE-WAVE: goal balanced: 1 of 1 kernel better
; ONE-WAVE: kernel gemm_async: applied `annotate --shuffles, "amdgpu-agpr-alloc"="0", "amdgpu-sched-strategy"="iterative-ilp"`: occupancy 3 → 6, waits 22 → 15, waits in loops 8 → 4
; ONE-WAVE: annotate --shuffles, "amdgpu-waves-per-eu"="4": better than the input, not the best
; NEAR-NOT: no certain place
; NEAR: kernel gemm_async: applied `annotate --shuffles, "amdgpu-agpr-alloc"="0", "amdgpu-sched-strategy"="iterative-ilp"`: occupancy 3 → 4, waits 27 → 17, waits in loops 12 → 5
; NEAR: annotate --shuffles: would be worse: weight of waits 87.75 → 91, drains 24 → 26, drains in loops 9 → 11
; NEAR: annotate --shuffles, "amdgpu-waves-per-eu"="4": better than the input, not the best
; NEAR: annotate --shuffles, "amdgpu-waves-per-eu"="4", "amdgpu-sched-strategy"="iterative-ilp": better than the input, not the best
; NEAR: annotate --shuffles, "amdgpu-agpr-alloc"="0": would be worse
