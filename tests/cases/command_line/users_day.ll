; A day with the program: what a new user tries, and what they are told.
; RUN: rm -rf %t
; RUN: mkdir -p %t/build/kernels/fp8
; RUN: variant PLAIN %s > %t/k.ll

; Outputs are called as their input, and keep the name of the source.
; RUN: ldsopt annotate %t/k.ll --mcpu gfx942 --respell -q | filecheck %s --check-prefix CALLED
; CALLED: {{^}}; ModuleID = '{{.*}}/k.ll'
; CALLED-NEXT: {{^}}source_filename = "{{.*}}/k.ll"
; RUN: sed '1i source_filename = "my.c"' %t/k.ll > %t/s.ll
; RUN: ldsopt annotate %t/s.ll --mcpu gfx942 -q | filecheck %s --check-prefix KEPT
; KEPT: source_filename = "my.c"

; What does not fit is one line, and no bug.
; RUN: exits 3 sh -c '%{python} -m ldsopt --help > /dev/full' 2>&1 | filecheck %s --check-prefix FULL --match-full-lines
; RUN: exits 3 sh -c '%{python} -m ldsopt measure %t/k.ll --mcpu gfx942 > /dev/full' 2>&1 | filecheck %s --check-prefix FULL --match-full-lines
; RUN: exits 3 sh -c '%{python} -m ldsopt annotate %t/k.ll --mcpu gfx942 > /dev/full' 2>&1 | filecheck %s --check-prefix FULL --match-full-lines
; RUN: exits 3 sh -c '%{python} -m ldsopt simulate --list-missing %t > /dev/full' 2>&1 | filecheck %s --check-prefix FULL --match-full-lines
; FULL: ldsopt: error: {{(<stdout>: )?}}cannot write: no space left on device

; A reader that goes away is no error, and nobody who reads is not the answer no: 1 would fail a gate under `pipefail`.
; DEFINE: %{gemm} = %S/../../../corpus/ir/clang-22/named_gemm.gfx942.ll
; RUN: bash -c 'set -o pipefail; %{python} -m ldsopt annotate %{gemm} -q 2> %t/said | head -c 1 > %t/first; test $? = 0 -o $? = 141'
; RUN: %{python} -c "assert not open('%t/said').read()"
; RUN: exits 141 bash -c 'set -o pipefail; %{python} -m ldsopt schema check 2> %t/said | true'
; RUN: %{python} -c "assert not open('%t/said').read()"
; RUN: exits 141 bash -c 'set -o pipefail; %{python} -m ldsopt measure %{gemm} 2> %t/said | true'
; RUN: %{python} -c "assert not open('%t/said').read()"
; RUN: exits 141 bash -c 'set -o pipefail; %{python} -m ldsopt annotate %{gemm} -q 2> %t/said | true'
; RUN: %{python} -c "assert not open('%t/said').read()"

; A quiet one says on standard error what is wrong, and nothing else.
; RUN: ldsopt annotate %t/k.ll --mcpu gfx942 -q > %t/out 2> %t/annotate.quiet
; RUN: ldsopt check %t/k.ll --mcpu gfx942 -q > %t/out 2> %t/check.quiet
; RUN: ldsopt compile %t/k.ll --mcpu gfx942 -q > %t/out 2> %t/compile.quiet
; RUN: ldsopt liveness %t/k.ll --mcpu gfx942 -q > %t/out 2> %t/liveness.quiet
; RUN: ldsopt measure %t/k.ll --mcpu gfx942 -q > %t/out 2> %t/measure.quiet
; RUN: ldsopt pack %t/k.ll --mcpu gfx942 -q > %t/out 2> %t/pack.quiet
; RUN: exits 3 ldsopt annotate %t/none.ll -q > %t/out 2> %t/annotate.none
; RUN: exits 3 ldsopt check %t/none.ll -q > %t/out 2> %t/check.none
; RUN: exits 3 ldsopt compile %t/none.ll -q > %t/out 2> %t/compile.none
; RUN: exits 3 ldsopt liveness %t/none.ll -q > %t/out 2> %t/liveness.none
; RUN: exits 3 ldsopt measure %t/none.ll -q > %t/out 2> %t/measure.none
; RUN: exits 3 ldsopt pack %t/none.ll -q > %t/out 2> %t/pack.none
; RUN: %{python} -c "from pathlib import Path; said = {kind: [file.read_text() for file in Path('%t').glob('*.' + kind)] for kind in ('quiet', 'none')}; \
; RUN:   assert said['quiet'] == [''] * 6 and len(said['none']) == 6; \
; RUN:   assert all(one.endswith(': error: %t/none.ll: no such file or directory\n') and one.count('\n') == 1 for one in said['none'])"

; Folders are held against their record from wherever one stands: the recipe for CI in README.md.
; RUN: cp %t/k.ll %t/build/kernels/a.gfx942.ll
; RUN: cp %t/k.ll %t/build/kernels/fp8/b.gfx942.ll
; RUN: cd %t; ldsopt measure build/kernels --json -o main.json; ldsopt annotate build/kernels/fp8/b.gfx942.ll -q -o build/kernels/fp8/b.gfx942.ll
; RUN: cd %t; ldsopt diff main.json build/kernels --format markdown --fail-on regressions | filecheck %s --check-prefix HELD
; RUN: cd %t/build/kernels; ldsopt diff %t/main.json . --format markdown --fail-on regressions | filecheck %s --check-prefix HELD
; HELD-NOT: a.gfx942:
; HELD: fp8/b.gfx942

; Dynamic LDS counts against LDS and occupancy: named dynamic bases have no size in the IR, which only the launch knows.
; RUN: ldsopt measure %{gemm} --json > %t/plain.json
; RUN: ldsopt measure %{gemm} --dynamic-lds 40000 --json > %t/launched.json
; RUN: %{python} -c "import json; plain, launched = (json.load(open(f'%t/{name}.json'))['measurements'][0]['functions'][0] for name in ('plain', 'launched')); \
; RUN:   assert [(one['resources']['lds_bytes'], one['resources']['occupancy']) for one in (plain, launched)] == [(0, 3), (40000, 1)]; assert plain['waits'] == launched['waits']"
; RUN: exits 3 ldsopt measure %{gemm} --dynamic-lds 65537 2>&1 | filecheck %s --check-prefix LARGE
; LARGE: kernel 'named_gemm' needs 65537 bytes of LDS with the 65537 of the launch; a workgroup on gfx942 has 65536
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

define amdgpu_kernel void @copy(ptr addrspace(8) %from, ptr addrspace(1) %to, i32 %at) "amdgpu-flat-work-group-size"="64,64" {
  %b = getelementptr i8, ptr addrspace(3) @B, i32 %at
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) %b, align 4
  store float %x, ptr addrspace(1) %to, align 4
  ret void
}
