; Kernels with exchanges as clang 22 compiles them: which of their fences order LDS alone, and what is said of it.
; DEFINE: %{patterns} = %S/../../../corpus/ir/clang-22/block_patterns.gfx1100.ll

; RUN: ldsopt annotate %{patterns} -o %t.ll --fences --explain --report %t.json 2>&1 | filecheck %s
; CHECK: no tags: no dynamic LDS base
; CHECK: 34 more of 70 fences would be narrowed by: ldsopt annotate --fences --assume unread-dimensions-are-one {{.*}}block_patterns.gfx1100.ll
; CHECK: kernel _Z6reducePKfPfi: 16 fences of a workgroup, 16 narrowed to LDS: 16 proved
; CHECK: kernel _Z9histogramPKjPji: 4 fences of a workgroup, 4 narrowed to LDS: 4 proved
; CHECK: kernel _Z8multiplyPKfS0_Pfi: 4 fences of a workgroup, 4 narrowed to LDS: 4 proved
; CHECK: kernel _Z5totalPKfPfPjS1_j: 6 fences of a workgroup, 0 narrowed to LDS: 6 synchronizes further
; CHECK: refuse with --no-assume noalias-arguments

; The report's lines are those of the output.
; RUN: %{python} -c "import json; out = open('%t.ll').read().split('\n'); found = [fence for one in json.load(open('%t.json'))['fences']['kernels'] for fence in one['fences']]; assert found and all(out[fence['line'] - 1].startswith('  fence syncscope') for fence in found) and all(out[one['line'] - 1].strip().startswith(one['instruction']) for fence in found for one in fence['pair'])"

; Tags go beside them; without the transform fences stay, and the code has what they ask for.
; RUN: ldsopt annotate %{patterns} -o %t.both.ll --fences --bases all --no-check 2>&1 | filecheck %s --check-prefix BOTH
; BOTH: 9 bases told apart
; BOTH: 16 narrowed to LDS
; RUN: ldsopt annotate -q %{patterns} -o %t.plain.s
; RUN: ldsopt annotate -q %{patterns} -o %t.narrowed.s --fences
; RUN: test $(grep -c buffer_gl0_inv %t.narrowed.s) -lt $(grep -c buffer_gl0_inv %t.plain.s)

; Debug locations of fences stay.
; RUN: ldsopt annotate -q %S/../../../corpus/ir/triton-3.5.1/layernorm.gfx1100.ll --fences --assume arguments-do-not-alias -o %t.located.ll
; RUN: filecheck %s --check-prefix LOCATED --input-file %t.located.ll
; LOCATED-COUNT-10: {{^  fence .*, !dbg ![0-9]+.*, !mmra ![0-9]+|^  fence .*, !mmra ![0-9]+.*, !dbg ![0-9]+}}
; LOCATED-NOT: {{^  fence }}
