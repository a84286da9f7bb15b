; Bitcode that is too new for LLVM 22 is read by the compiler that is named, or refused with the remedy. Both compilers here read any
; bitcode as the same newer module.
; DEFINE: %{newer} = %S/../../ir/compat/async_gemm_step.gfx950.ll
; RUN: %{python} -c "open('%t.gfx950.bc', 'wb').write(b'BC\xc0\xde' + bytes(60))"
; RUN: mkdir -p %t.d %t.alone %t.fails
; RUN: printf '#!/bin/sh\n[ "$1" = --version ] && echo "clang version 24.0.0" && exit\ncat > /dev/null; cat %{newer}\n' > %t.clang
; RUN: printf '#!/bin/sh\ncat > /dev/null; cat %{newer}\n' > %t.d/llvm-dis-24
; RUN: printf '#!/bin/sh\necho "LLVM version 24.0.0"\n' > %t.d/llc-24
; RUN: printf '#!/bin/sh\necho "LLVM version 23.0.0"\n' > %t.alone/llc-23
; RUN: printf '#!/bin/sh\necho error: Invalid record >&2; exit 1\n' > %t.fails/llvm-dis
; RUN: cp %t.d/llc-24 %t.fails/llc
; RUN: chmod +x %t.clang %t.d/llvm-dis-24 %t.d/llc-24 %t.alone/llc-23 %t.fails/llvm-dis %t.fails/llc

; RUN: ldsopt annotate %t.gfx950.bc --no-check --compiler clang:%t.clang -o %t.out.ll
; RUN: cmp %t.out.ll %{newer}
; RUN: ldsopt annotate %t.gfx950.bc --no-check --compiler clang:%t.clang -o %t.out.bc
; RUN: cmp %t.out.bc %t.gfx950.bc
; RUN: ldsopt annotate %t.gfx950.bc --no-check --compiler llc:%t.d/llc-24 -o %t.out.ll
; RUN: cmp %t.out.ll %{newer}
; RUN: ldsopt annotate %t.gfx950.bc --no-check --compiler llc:%t.d/llc-24 -o %t.out.bc
; RUN: cmp %t.out.bc %t.gfx950.bc

; Commands say of it what they say of the text. What stands for the compiler makes no code.
; RUN: ldsopt pack %t.gfx950.bc --compiler clang:%t.clang -o %t.o.ll 2>&1 | filecheck %s --check-prefix PACK
; RUN: exits 3 ldsopt pipeline %t.gfx950.bc --compiler clang:%t.clang -o %t.o.ll 2>&1 | filecheck %s --check-prefix PIPELINE
; RUN: ldsopt liveness %t.gfx950.bc --compiler clang:%t.clang --report %t.json 2>&1 | filecheck %s --check-prefix LIVENESS
; RUN: ldsopt simulate %t.gfx950.bc --compiler clang:%t.clang --list-missing | filecheck %s --check-prefix MISSING
; RUN: not ldsopt optimize %t.gfx950.bc --compiler clang:%t.clang -o %t.o.ll 2>&1 | filecheck %s --check-prefix OPTIMIZE
; PACK: gfx950.bc (gfx950): no kernel has a static LDS variable
; PIPELINE: no stage marks; mark the ends of a loop's stages
; LIVENESS: step uses dynamic LDS only, which shares no bytes
; MISSING: 1 of 1 modules can run
; OPTIMIZE: wrote {{.*}} in place of assembly

; RUN: exits 3 ldsopt compile %t.gfx950.bc -o %t.s 2>&1 | filecheck %s --check-prefix REMEDY
; RUN: exits 3 ldsopt compile %t.gfx950.bc --compiler llc:%t.alone/llc-23 -o %t.s 2>&1 | filecheck %s --check-prefix REMEDY
; RUN: exits 3 ldsopt annotate %t.gfx950.bc -o %t.o.ll 2>&1 | filecheck %s --check-prefix REMEDY
; RUN: exits 3 ldsopt optimize %t.gfx950.bc -o %t.o.ll 2>&1 | filecheck %s --check-prefix REMEDY
; RUN: exits 3 ldsopt pack %t.gfx950.bc -o %t.o.ll 2>&1 | filecheck %s --check-prefix REMEDY
; RUN: exits 3 ldsopt simulate %t.gfx950.bc --list-missing 2>&1 | filecheck %s --check-prefix REMEDY
; REMEDY: {{name that one's clang or llc with --compiler|1 file could not be read}}
; RUN: exits 4 ldsopt compile %t.gfx950.bc --compiler llc:%t.fails/llc -o %t.s 2>&1 | filecheck %s --check-prefix FAILS
; FAILS: gfx950.bc: llc 24.0.0 cannot read it either: error: Invalid record

; What is readable here is read here, text under that name too.
; RUN: variant SMALL %s > %t.small.bc
; RUN: ldsopt annotate %t.small.bc --no-check --mcpu gfx942 --compiler llc:%t.fails/llc -o %t.own.bc
; RUN: ldsopt annotate %t.small.bc --no-check --mcpu gfx942 --compiler llc:%t.fails/llc -o %t.own.ll --respell
; RUN: %{python} -c "import llvmlite.binding as llvm; open('%t.small.bc', 'wb').write(llvm.parse_assembly(open('%t.own.ll').read()).as_bitcode())"
; RUN: ldsopt annotate %t.small.bc --no-check --compiler llc:%t.fails/llc -o %t.own.bc
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k() {
  ret void
}
