; `ldsopt qualify`: what is gained and lost, what fails the gate, what is named, and the small modules that it writes.
; REQUIRES: llc-22
; RUN: rm -rf %t
; RUN: mkdir -p %t/k/deep %t/none
; RUN: variant COPIED %s > %t/k/copied.ll
; RUN: variant PLAIN %s > %t/k/deep/plain.ll
; RUN: printf '#!/bin/sh\n[ "$1" = --version ] && echo LLVM version 99.0.0 && exit\nPATH="$PATH:/usr/bin:/bin"\nllc-22 "$@" | sed "/^\\ts_waitcnt vmcnt(0)/d"\n' > %t/forgetful
; RUN: printf '#!/bin/sh\n[ "$1" = --version ] && echo LLVM version 99.0.0 && exit\nexec llc-22 "$@"\n' > %t/same
; RUN: printf '#!/bin/sh\n[ "$1" = --version ] && echo LLVM version 19.1.0 && exit\ngiven=$(cat)\ncase "$given" in *@plain*) echo "llc: <stdin>:1:1: error: expected top-level entity" >&2; exit 1 ;; esac\nllc-22 "$@" <<E\n$given\nE\n' > %t/older
; RUN: printf '#!/bin/sh\n[ "$1" = --version ] && echo LLVM version 99.0.0 && exit\ngiven=$(cat)\ncase "$given" in *@plain*) echo "LLVM ERROR: Cannot select: intrinsic" >&2; exit 1 ;; esac\nllc-22 "$@" <<E\n$given\nE\n' > %t/broken
; RUN: printf '#!/bin/sh\n[ "$1" = --version ] && echo LLVM version 99.0.0 && exit\necho "llc: <stdin>:1:1: error: expected top-level entity" >&2; exit 1\n' > %t/blind
; RUN: chmod +x %t/forgetful %t/same %t/older %t/broken %t/blind
; DEFINE: %{forgetful} = --compiler llvmlite --compiler %t/forgetful
; DEFINE: %{same} = --compiler llvmlite --compiler %t/same

; A wait that is lost fails the gate, and one that comes back passes it.
; RUN: exits 1 ldsopt qualify %t/k/copied.ll %{forgetful} 2>&1 | filecheck %s --check-prefix LOST
; LOST-DAG: gained: definite missing-wait in
; LOST-DAG: Does not qualify
; LOST-DAG: ldsopt: error: {{.*}}: 1 definite finding gained in 1 module
; RUN: ldsopt qualify %t/k --compiler %t/forgetful --compiler llvmlite | filecheck %s --check-prefix BACK
; BACK-NOT: gained
; BACK-DAG: lost: definite missing-wait in copied:copied
; BACK-DAG: Qualifies: 2 of 2 modules compared

; What one of them cannot read is named, and the others are compared. What has no code any more fails the gate.
; RUN: ldsopt qualify %t/k --compiler llvmlite --compiler %t/older | filecheck %s --check-prefix UNREAD
; RUN: ldsopt qualify %t/k --compiler %t/older --compiler llvmlite | filecheck %s --check-prefix UNREAD
; UNREAD-DAG: 1 of 2 modules compiled by both
; UNREAD-DAG: not compared: deep/plain: llc 19.1.0 cannot read it:
; RUN: exits 1 ldsopt qualify %t/k --compiler llvmlite --compiler %t/broken 2>&1 | filecheck %s --check-prefix BROKEN
; BROKEN-DAG: llc 99.0.0 fails on it
; BROKEN-DAG: ldsopt: error: {{.*}}no code any more for deep/plain
; RUN: ldsopt qualify %t/k --compiler %t/broken --compiler llvmlite
; RUN: exits 4 ldsopt qualify %t/k --compiler llvmlite --compiler %t/blind 2>&1 | filecheck %s --check-prefix BLIND
; BLIND: ldsopt: error: {{.*}}no module of which both compilers make code; llc 99.0.0:

; Reports: markdown has the answer first, and a name of the input stays one cell; JSON holds measures and findings of both.
; RUN: mkdir %t/odd
; RUN: sed 's/@copied/@"a|b`c<i>"/' %t/k/copied.ll > %t/odd/copied.ll
; RUN: exits 1 ldsopt qualify %t/odd %{forgetful} --format markdown | filecheck %s --check-prefix MARKDOWN
; MARKDOWN: {{^}}**Does not qualify: llc 99.0.0 instead of llvmlite
; MARKDOWN: | ``copied:a\|b`c<i>`` | definite missing-wait | 1 |
; MARKDOWN: <summary>Measures</summary>
; MARKDOWN: {{^}}<!-- ldsopt qualify -->{{$}}
; RUN: exits 1 ldsopt qualify %t/k %{forgetful} --json > %t/said.json
; RUN: %{python} -c "import json; found = json.load(open('%t/said.json')); copied, plain = found['modules']; \
; RUN:   assert found['after'] == 'llc 99.0.0' and found['before'].startswith('llvmlite '); \
; RUN:   assert (found['qualifies'], found['counts']['gained']['definite']) == (False, 1); \
; RUN:   assert copied['after']['findings'] == {'definite': 1, 'unproven': 0} and copied['gained'][0]['started']['bases'] == ['A']; \
; RUN:   assert plain['gained'] == plain['lost'] == []; \
; RUN:   assert [m['change'] for f in found['diff']['functions'] for m in f['metrics'] if m['metric'] == 'waits'] == [-1, 0]; \
; RUN:   assert found['diff']['warnings'] == []"

; A small module shows the finding by itself, and is ready for a report; with llvm-reduce see `qualified_by_llvm_reduce.ll`.
; DEFINE: %{kept} = %t/kept/copied.missing-wait.gfx950.ll
; RUN: exits 1 env PATH=%t/none %{python} -m ldsopt qualify %t/k %{forgetful} --keep %t/kept --attempts 80 | filecheck %s --check-prefix KEPT
; RUN: sed '/^$/,$d' %{kept} | filecheck %s --check-prefix HEADER
; RUN: sed '1,/^$/d' %{kept} | filecheck %s --check-prefix BODY
; KEPT: reproducer: {{.*}}/kept/copied.missing-wait.gfx950.ll: missing-wait of copied in 
; HEADER-DAG: {{^}}; llc 99.0.0, gfx950: an LDS access can run while
; HEADER-DAG: {{^}};{{.*}} ldsopt qualify FILE --compiler llvmlite --compiler {{.*}}/forgetful
; HEADER-DAG: {{^}};{{.*}}s_waitcnt vmcnt(0)
; BODY-NOT: %twice
; BODY: "target-cpu"="gfx950"
; RUN: %{python} -c "assert open('%{kept}').read().partition('\n\n')[2].count('\n  ') <= 4"
; RUN: exits 1 ldsopt qualify %{kept} %{forgetful} 2>&1 | filecheck %s --check-prefix LOST
; RUN: exits 1 ldsopt check %{kept} --compiler %t/forgetful
; RUN: ldsopt check %{kept}

; One that needs options says which; equal ones are written once, and none where nothing is gained.
; RUN: variant BARE %s > %t/bare.ll
; RUN: exits 1 ldsopt qualify %t/bare.ll %{forgetful} --mcpu gfx942 -O 2 --keep %t/bare --attempts 1
; RUN: filecheck %s --check-prefix OPTIONS --input-file %t/bare/bare.missing-wait.gfx942.ll
; OPTIONS: -O 2 --mcpu gfx942
; RUN: mkdir %t/twice
; RUN: cp %t/k/copied.ll %t/twice/one.ll
; RUN: cp %t/k/copied.ll %t/twice/two.ll
; RUN: exits 1 ldsopt qualify %t/twice %{forgetful} --keep %t/once --attempts 1 | filecheck %s --check-prefix TWICE
; TWICE-COUNT-2: gained: definite
; RUN: ldsopt qualify %t/k/copied.ll %{same} --keep %t/nothing
; RUN: %{python} -c "import os; assert (len(os.listdir('%t/once')), os.listdir('%t/nothing')) == (1, [])"

; Wrong requests: of several files a bad one is named and the others are compared.
; RUN: printf 'target triple = "amdgcn-amd-amdhsa"\ndefine void @f( {\n' > %t/k/bad.ll
; RUN: exits 3 ldsopt qualify %t/k %{same} 2>&1 | filecheck %s --check-prefix BAD
; BAD-DAG: not read:
; BAD-DAG: bad.ll:3:1: invalid IR
; BAD-DAG: 2 of 2 modules compiled by both
; BAD-DAG: ldsopt: error: 1 of the modules could not be read
; RUN: cp %t/twice/one.ll %t/twice/one.bc
; RUN: exits 2 ldsopt qualify %t/twice %{same} 2>&1 | filecheck %s --check-prefix NAMES
; NAMES: are both called 'one'
; RUN: exits 2 ldsopt qualify - %{same} --keep %t/x 2>&1 | filecheck %s --check-prefix STDIN
; STDIN: can be read once only
; RUN: exits 3 ldsopt qualify %t/k/deep %{same} --keep %t/k/copied.ll 2>&1 | filecheck %s --check-prefix EXISTS
; EXISTS: file exists
target triple = "amdgcn-amd-amdhsa"
;COPIED,BARE @A = internal addrspace(3) global [64 x i32] poison, align 16
;COPIED,BARE declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
;COPIED define amdgpu_kernel void @copied(ptr addrspace(8) %r, ptr addrspace(1) %out, i32 %n) #0 {
;BARE define amdgpu_kernel void @copied(ptr addrspace(8) %r, ptr addrspace(1) %out, i32 %n) {
;COPIED,BARE   %more = add i32 %n, 7
;COPIED,BARE   %twice = shl i32 %more, 1
;COPIED,BARE   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
;COPIED,BARE   %v = load i32, ptr addrspace(3) @A, align 4
;COPIED,BARE   %sum = add i32 %v, %twice
;COPIED,BARE   store i32 %sum, ptr addrspace(1) %out, align 4
;PLAIN define amdgpu_kernel void @plain(ptr addrspace(1) %out) #0 {
;PLAIN   %v = load i32, ptr addrspace(1) %out, align 4
;PLAIN   %w = add i32 %v, 1
;PLAIN   store i32 %w, ptr addrspace(1) %out, align 4
  ret void
}
;COPIED,PLAIN attributes #0 = { "target-cpu"="gfx950" "amdgpu-flat-work-group-size"="64,64" }
