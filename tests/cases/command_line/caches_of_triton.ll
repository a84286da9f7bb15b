; A cache of Triton's has a folder for each compilation, which another version of Triton calls otherwise.
; DEFINE: %{gemm} = %S/../../../corpus/ir/clang-22/named_gemm.gfx942.ll
; DEFINE: %{tiles} = %S/../../../corpus/ir/clang-22/named_tiles.gfx90a.ll
; RUN: rm -rf %t
; RUN: mkdir -p %t/old/A %t/old/B %t/new/C %t/new/D %t/new/E
; RUN: ldsopt compile %{tiles} --emit asm -o %t/old/A/tiles.amdgcn
; RUN: ldsopt compile %{gemm} --emit asm -o %t/old/B/gemm.amdgcn
; RUN: cp %t/old/A/tiles.amdgcn %t/new/C
; RUN: cp %t/old/B/gemm.amdgcn %t/new/D
; RUN: %{python} -c "from pathlib import Path; \
; RUN:   made = [*Path('%t').rglob('*.amdgcn')]; assert len(made) == 4; \
; RUN:   [(file.with_suffix('.hsaco').write_bytes(b'\x7fELF, which is not read beside the assembly'), file.with_suffix('.ttgir').write_text('module {}')) for file in made]"

; It is measured by its assembly, and compared by the names of kernels.
; RUN: ldsopt measure %t/old | filecheck %s --check-prefix MEASURED
; MEASURED-NOT: .hsaco
; MEASURED: {{^.*}}/old/A/tiles.amdgcn
; MEASURED: {{^.*}}/old/B/gemm.amdgcn
; MEASURED-NOT: .amdgcn
; Without IR the other commands take it, too; beside IR they do not.
; RUN: ldsopt check %t/old | filecheck %s --check-prefix MEASURED
; RUN: ldsopt sweep %t/old --do measure --out %t/s.db 2>&1 | filecheck %s --check-prefix SWEPT
; SWEPT: 2 modules, 2 steps done now (2 done)
; RUN: mkdir %t/ir
; RUN: cp %{tiles} %t/old/A/tiles.amdgcn %t/ir
; RUN: ldsopt check %t/ir | filecheck %s --check-prefix IR
; IR-NOT: .amdgcn (
; IR: {{^.*}}.gfx90a.ll (
; IR-NOT: .amdgcn (
; RUN: ldsopt diff %t/old %t/new --fail-on regressions | filecheck %s --check-prefix PAIRED
; PAIRED-DAG: paired by their names
; PAIRED-DAG: No changes.
; RUN: cp %t/new/D/gemm.amdgcn %t/gemm
; RUN: sed 's/^\ts_endpgm/\ts_waitcnt vmcnt(0)\n\ts_endpgm/' %t/gemm > %t/new/D/gemm.amdgcn
; RUN: exits 1 ldsopt diff %t/old %t/new --fail-on regressions | filecheck %s --check-prefix MORE
; MORE: named_gemm

; What a side has twice is not paired; what it has for two architectures is paired by both.
; DEFINE: %{pairs} = %{python} -c "import json, sys; print(*sorted(one['module'] + ' ' + one['presence'] for one in json.load(sys.stdin)['functions']), sep='; ')"
; RUN: cp %t/gemm %t/new/D/gemm.amdgcn
; RUN: cp %t/gemm %t/new/E/gemm.amdgcn
; RUN: ldsopt diff %t/old %t/new --json | %{pairs} | filecheck %s --check-prefix TWICE
; TWICE: {{^}}B/gemm lost; D/gemm gained; E/gemm gained; tiles both{{$}}
; RUN: sed 's/gfx942/gfx90a/' %t/gemm > %t/new/E/gemm.amdgcn
; RUN: ldsopt diff %t/old %t/new --json | %{pairs} | filecheck %s --check-prefix BOTH
; BOTH: {{^}}E/gemm gained; gemm.gfx942 both; tiles both{{$}}

; Triton's code has no static LDS; the JSON beside it says what a launch adds, and what compiled it.
; RUN: rm -r %t/new/E
; RUN: %{python} -c "import json; from pathlib import Path; \
; RUN:   [file.with_suffix('.json').write_text(json.dumps({'shared': shared, 'triton_version': '3.9.0'})) for side, shared in (('old', 32768), ('new', 65536)) for file in Path('%t', side).rglob('*.amdgcn')]"
; RUN: exits 1 ldsopt diff %t/old %t/new --fail-on regressions | filecheck %s --check-prefix LDS
; LDS-NOT: not known which compiler
; LDS-DAG: lds_bytes 32768 → 65536
; LDS-DAG: triton 3.9.0
