; Modules, libraries and objects become one code object; those of `ldsopt link` in textual form are `link.ll`.
; REQUIRES: lld, llc-22
; DEFINE: %{found} = %{python} -c "import json, sys; print([(one['name'], one['resources']['lds_bytes']) for one in json.load(sys.stdin)['measurements'][0]['functions'] if one['is_kernel']])"
; RUN: variant KERNEL %S/link.ll > %t.a.ll
; RUN: variant CALLEE %S/link.ll > %t.b.ll
; RUN: variant LIBRARY %S/link.ll > %t.lib.ll
; RUN: ldsopt link %t.a.ll %t.b.ll --link-bitcode %t.lib.ll -o %t.hsaco
; RUN: ldsopt measure %t.hsaco --json | %{found} | filecheck %s
; CHECK: {{^}}[('k', 256)]{{$}}

; An object behind modules.
; RUN: ldsopt compile %t.lib.ll --mcpu gfx942 -o %t.lib.o
; RUN: ldsopt link %t.a.ll %t.b.ll %t.lib.o -o %t.hsaco
; RUN: ldsopt measure %t.hsaco | filecheck %s --check-prefix HELPER
; HELPER-DAG: {{^ *}}k {{.*}}
; HELPER-DAG: helper

; What nobody defines is an error in the linker's words.
; RUN: exits 4 ldsopt link %t.a.ll %t.b.ll -o %t.none.hsaco 2>&1 | filecheck %s --check-prefix UNDEFINED
; RUN: not test -e %t.none.hsaco
; UNDEFINED: undefined symbol: helper

; The linker would make a code object without code of a linked one.
; RUN: sed 's/external addrspace(3) global .64 x i32./addrspace(3) global [64 x i32] undef/; /call void @fill/d' %t.a.ll > %t.c.ll
; RUN: ldsopt compile %t.c.ll --link-bitcode %t.lib.ll -o %t.hsaco
; RUN: ldsopt measure %t.hsaco --json | %{found} | filecheck %s
; RUN: exits 3 ldsopt link %t.hsaco -o %t.none.hsaco 2> %t.said
; RUN: %{python} -c "said, = open('%t.said').readlines(); assert '.hsaco: this is a linked code object' in said"
; RUN: not test -e %t.none.hsaco

; Whatever makes code makes a code object of ET_DYN where the output is named so.
; DEFINE: %{dyn} = %{python} -c "assert open('%t.hsaco', 'rb').read(18)[16:] == bytes((3, 0))"
; DEFINE: %{softmax} = %S/../../../corpus/ir/triton-3.9.0/softmax.gfx942.ll
; RUN: ldsopt compile %{softmax} -o %t.hsaco
; RUN: %{dyn}
; RUN: ldsopt optimize %{softmax} -q -o %t.hsaco
; RUN: %{dyn}
; RUN: ldsopt annotate %{softmax} -q -o %t.hsaco
; RUN: %{dyn}
; RUN: ldsopt compile %{softmax} --lld ld.lld-22 -o %t.hsaco
; RUN: %{dyn}

; Linked code stays linked code.
; DEFINE: %{gemm} = %S/../../../corpus/ir/clang-22/named_gemm.gfx942.ll
; RUN: ldsopt compile %{gemm} -o %t.stock.o
; RUN: ldsopt waits %t.stock.o -q -o %t.exact.o
; RUN: %{python} -c "import os; assert os.path.getsize('%t.stock.o') == os.path.getsize('%t.exact.o')"
; RUN: ldsopt link %t.stock.o -o %t.stock.hsaco
; RUN: exits 2 ldsopt waits %t.stock.hsaco -o %t.none.s 2>&1 | filecheck %s --check-prefix STAYS
; RUN: exits 2 ldsopt waits %t.stock.hsaco -o %t.none.o 2>&1 | filecheck %s --check-prefix STAYS
; RUN: not test -e %t.none.s
; RUN: not test -e %t.none.o
; STAYS: name the output .hsaco, not '{{.*}}none.{{[so]}}'
; RUN: ldsopt waits %{gemm} -q -o %t.o
; RUN: ldsopt measure %t.o --format json | %{python} -c "import json, sys; assert json.load(sys.stdin)['measurements'][0]['functions']"
; RUN: ldsopt waits %{gemm} -q -o %t.hsaco
; RUN: ldsopt measure %t.hsaco --format json | %{python} -c "import json, sys; assert json.load(sys.stdin)['measurements'][0]['functions']"

; An object with exact waits is that of the code that was compared; a module cannot have them.
; DEFINE: %{sums} = %S/../../../corpus/ir/flydsl-0.4.2/pipelined_sums.gfx950.ll
; RUN: ldsopt optimize %{sums} --effort 0 --exact-waits -q -o %t.exact.o
; RUN: ldsopt optimize %{sums} --effort 0 -q -o %t.stock.o
; RUN: ldsopt waits %{sums} -q -o %t.waits.o
; RUN: cmp %t.exact.o %t.waits.o
; RUN: not cmp -s %t.exact.o %t.stock.o
; RUN: exits 2 ldsopt optimize %{gemm} --exact-waits -o %t.module.ll 2>&1 | filecheck %s --check-prefix EXACT
; RUN: exits 2 ldsopt optimize %{gemm} --exact-waits -o %t.module.bc 2>&1 | filecheck %s --check-prefix EXACT
; RUN: exits 2 ldsopt optimize %{gemm} --exact-waits -o - 2>&1 | filecheck %s --check-prefix EXACT
; RUN: not test -e %t.module.ll
; RUN: not test -e %t.module.bc
; EXACT-NOT: define
; EXACT: --exact-waits: waits are written into code
