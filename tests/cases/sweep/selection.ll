; The modules that a sweep takes, what it does once, and what is no database of a sweep.
; DEFINE: %{rows} = %{python} -c "import sqlite3, sys; [print(*row) for row in sqlite3.connect(sys.argv[1]).execute(sys.argv[2])]"
; DEFINE: %{taken} = %{python} -c "import sqlite3, sys; [print(*row) for row in sqlite3.connect(sys.argv[1]).execute('SELECT path FROM modules WHERE run_id = ' + sys.argv[2] + ' ORDER BY path')]"
; DEFINE: %{found} = %{python} -c "import sqlite3, sys; answer = lambda columns, more: sqlite3.connect(sys.argv[1]).execute('SELECT path, o.step, ' + columns + ' FROM modules m JOIN outcomes o ON o.module_id = m.id JOIN results r ON r.id = o.result_id ' + more + ' WHERE run_id = ' + sys.argv[2]).fetchall(); print(*sorted(map(repr, answer('content, arch, exit_code, death, message', 'LEFT JOIN errors e ON e.result_id = r.id') + answer('name, is_kernel, metric, value', 'JOIN kernels k ON k.result_id = r.id JOIN measures ON kernel_id = k.id') + answer('rule, verdict, function, counter, started, used, fingerprint, says', 'JOIN findings f ON f.result_id = r.id'))), sep=chr(10))"
; DEFINE: %{sweep} = ldsopt sweep %t.d -j 1 --do measure,check
; RUN: mkdir -p %t.d/origin-0 %t.d/origin-1
; RUN: variant K0 %s > %t.d/origin-0/k0.ll
; RUN: variant K1 %s > %t.d/origin-1/k1.ll
; RUN: variant K2 %s > %t.d/origin-0/k2.ll
; RUN: variant K3 %s > %t.d/origin-1/k3.ll

; Nothing is done twice, and the second run knows all of the first. A changed module is done again, and it alone; so is a step with other
; options. Equal modules are worked out once.
; RUN: %{sweep} --out %t.db 2>&1 | filecheck %s --check-prefix FIRST
; FIRST: run 1: 4 modules, 8 steps done now
; RUN: %{sweep} --out %t.db 2>&1 | filecheck %s --check-prefix SECOND
; SECOND: run 2: 4 modules, 0 steps done now{{.*}} 8 known already
; RUN: %{found} %t.db 1 > %t.first
; RUN: %{found} %t.db 2 | cmp - %t.first
; RUN: filecheck %s --check-prefix WHOLE --input-file %t.first
; WHOLE: ('origin-0/k0.ll', 'measure', 'k0', 1, 'waits', 0.0)
; RUN: variant K0,OTHER %s > %t.d/origin-0/k0.ll
; RUN: %{sweep} --out %t.db 2>&1 | filecheck %s --check-prefix CHANGED
; CHANGED: run 3: 4 modules, 2 steps done now{{.*}} 6 known already
; RUN: %{found} %t.db 3 | filecheck %s --check-prefix ANEW
; ANEW: ('origin-0/k0.ll', 'measure', 'other', 1, 'waits', 0.0)
; RUN: ldsopt sweep %t.d -j 1 --do annotate --out %t.db 2>&1 | filecheck %s --check-prefix FOUR
; RUN: ldsopt sweep %t.d -j 1 --do "annotate --precise" --out %t.db 2>&1 | filecheck %s --check-prefix FOUR
; FOUR: 4 modules, 4 steps done now
; RUN: mkdir %t.d/twin
; RUN: cp %t.d/origin-0/k0.ll %t.d/twin/k0.ll
; RUN: %{sweep} --out %t.twin.db 2>&1 | filecheck %s --check-prefix TWIN
; TWIN: run 1: 5 modules, 8 steps done now
; RUN: %{rows} %t.twin.db "SELECT (SELECT count(*) FROM outcomes), (SELECT count(*) FROM results)" | filecheck %s --check-prefix TWICE
; TWICE: 10 8
; RUN: rm -r %t.d/twin

; Shards have every module once, and merged they are the whole; the same shard is merged once.
; RUN: %{sweep} --out %t.1.db --shard 1/3 --label x -q
; RUN: %{sweep} --out %t.2.db --shard 2/3 --label x -q
; RUN: %{sweep} --out %t.3.db --shard 3/3 --label x -q
; RUN: %{sweep} --out %t.all.db -q
; RUN: %{taken} %t.1.db 1 > %t.taken.1
; RUN: %{taken} %t.2.db 1 > %t.taken.2
; RUN: %{taken} %t.3.db 1 > %t.taken.3
; RUN: %{taken} %t.all.db 1 > %t.whole
; RUN: sort %t.taken.1 %t.taken.2 %t.taken.3 | cmp - %t.whole
; RUN: ldsopt sweep merge --out %t.all.db %t.1.db %t.2.db %t.3.db
; RUN: %{found} %t.all.db 1 > %t.first
; RUN: %{found} %t.all.db 2 | cmp - %t.first
; RUN: exits 2 ldsopt sweep merge --out %t.all.db %t.1.db %t.1.db %t.2.db %t.3.db
; RUN: exits 2 %{sweep} --out %t.db --shard 0/3 2>&1 | filecheck %s --check-prefix SHARD
; RUN: exits 2 %{sweep} --out %t.db --shard 4/3 2>&1 | filecheck %s --check-prefix SHARD
; RUN: exits 2 %{sweep} --out %t.db --shard x 2>&1 | filecheck %s --check-prefix SHARD
; RUN: exits 2 %{sweep} --out %t.db --shard 1/ 2>&1 | filecheck %s --check-prefix SHARD
; RUN: exits 2 %{sweep} --out %t.db --shard 1 2>&1 | filecheck %s --check-prefix SHARD
; SHARD: give i/n with i from 1 to n

; Modules that have changed since a time, or since a revision; what is neither.
; RUN: touch -d 2001-09-09 %t.d/origin-0/k0.ll %t.d/origin-0/k2.ll %t.d/origin-1/k3.ll
; RUN: %{sweep} --out %t.since.db --since 2020-01-01 -q
; RUN: %{taken} %t.since.db 1 | filecheck %s --check-prefix SINCE
; SINCE: {{^}}origin-1/k1.ll
; SINCE-NOT: {{.}}
; RUN: %{sweep} --out %t.since.db --since 2001-09-01T00:00:00Z -q
; RUN: %{taken} %t.since.db 2 | cmp - %t.whole
; RUN: exits 2 %{sweep} --out %t.db --since no-such-thing 2>&1 | filecheck %s --check-prefix NO-TIME
; NO-TIME: neither a time
; RUN: git -C %t.d init -q
; RUN: git -C %t.d add .
; RUN: git -C %t.d -c user.name=t -c user.email=t@example.org commit -qm x
; RUN: variant K2,OTHER %s > %t.d/origin-0/k2.ll
; RUN: variant K3,OTHER %s > %t.d/origin-1/new.ll
; RUN: %{sweep} --out %t.revision.db --since HEAD -q
; RUN: %{taken} %t.revision.db 1 | filecheck %s --check-prefix REVISION
; REVISION: {{^}}origin-0/k2.ll
; REVISION-NEXT: origin-1/new.ll
; REVISION-NOT: {{.}}

; Other files are no database of a sweep.
; RUN: %{python} -c "print('no database at all, but long enough to be one' * 100)" > %t.text.db
; RUN: %{python} -c "import sqlite3; sqlite3.connect('%t.other.db').execute('CREATE TABLE t (x)')"
; RUN: exits 3 %{sweep} --out %t.text.db
; RUN: exits 3 %{sweep} --out %t.other.db
; RUN: exits 3 ldsopt sweep report %t.text.db 2>&1 | filecheck %s --check-prefix NO-DATABASE
; RUN: exits 3 ldsopt sweep report %t.other.db 2>&1 | filecheck %s --check-prefix NO-DATABASE
; NO-DATABASE: no database of a sweep
; RUN: exits 3 ldsopt sweep report %t.none.db 2>&1 | filecheck %s --check-prefix NO-FILE
; NO-FILE: no such file

;K0 define amdgpu_kernel void @k0() "target-cpu"="gfx942" {
;K1 define amdgpu_kernel void @k1() "target-cpu"="gfx942" {
;K2 define amdgpu_kernel void @k2() "target-cpu"="gfx942" {
;K3 define amdgpu_kernel void @k3() "target-cpu"="gfx942" {
  ret void
}
;OTHER define amdgpu_kernel void @other() "target-cpu"="gfx942" {
;OTHER   ret void
;OTHER }
