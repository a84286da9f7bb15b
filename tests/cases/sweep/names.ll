; Names on a command line, and the modules that they mean: files by their bytes, of which each has another number.
; DEFINE: %{sweep} = ldsopt sweep -j 1 --do measure
; DEFINE: %{taken} = %{python} -c "import sqlite3; print(*(f'{size}={path}' for path, size in sqlite3.connect('%t.d/r.db').execute('SELECT path, bytes FROM modules WHERE run_id = (SELECT max(id) FROM runs) ORDER BY id')))"
; RUN: mkdir -p %t.d/a/deep %t.d/b %t.d/empty "%t.d/empty[1]"
; RUN: cd %t.d
; RUN: %{python} -c "[open(name, 'w').write(';' * size) for size, name in enumerate(('a/x.ll', 'a/deep/y.bc', 'a/deep/z.s', 'b/x.ll', 'b/w.txt', 'c[1].ll'), 1)]"

; RUN: exits 3 %{sweep} a/x.ll --out r.db
; RUN: %{taken} | filecheck %s --check-prefix FILE
; FILE: {{^}}1=x.ll{{$}}
; A file that is named is meant, whatever its suffix, and one that is there is no pattern.
; RUN: exits 3 %{sweep} b/w.txt --out r.db
; RUN: %{taken} | filecheck %s --check-prefix TEXT
; TEXT: {{^}}5=w.txt{{$}}
; RUN: exits 3 %{sweep} "c[1].ll" --out r.db
; RUN: %{taken} | filecheck %s --check-prefix THERE
; THERE: {{^}}6=c[1].ll{{$}}
; RUN: exits 3 %{sweep} a --out r.db
; RUN: %{taken} | filecheck %s --check-prefix FOLDER
; RUN: exits 3 %{sweep} a a/x.ll ./a --out r.db
; RUN: %{taken} | filecheck %s --check-prefix FOLDER
; FOLDER: {{^}}2=deep/y.bc 1=x.ll{{$}}
; RUN: exits 3 %{sweep} b a/deep --out r.db
; RUN: %{taken} | filecheck %s --check-prefix FOLDERS
; FOLDERS: {{^}}4=x.ll 2=y.bc{{$}}
; RUN: exits 3 %{sweep} "*/x.ll" --out r.db
; RUN: %{taken} | filecheck %s --check-prefix PATTERN
; PATTERN: {{^}}1=a/x.ll 4=b/x.ll{{$}}
; RUN: exits 3 %{sweep} "a/**/*.bc" --out r.db
; RUN: %{taken} | filecheck %s --check-prefix DEEP
; DEEP: {{^}}2=deep/y.bc{{$}}
; RUN: exits 3 %{sweep} "?" --out r.db
; RUN: %{taken} | filecheck %s --check-prefix ANY
; ANY: {{^}}2=a/deep/y.bc 1=a/x.ll 4=b/x.ll{{$}}

; What means nothing.
; RUN: exits 3 %{sweep} none.ll --out r.db 2>&1 | filecheck %s --check-prefix NONE
; NONE: none.ll: no such file or directory
; RUN: exits 3 %{sweep} a "none*.ll" --out r.db 2>&1 | filecheck %s --check-prefix NONE-MET
; NONE-MET: none*.ll: meets no file
; RUN: exits 2 %{sweep} a - --out r.db 2>&1 | filecheck %s --check-prefix STDIN
; STDIN: standard input is one module
; RUN: exits 3 %{sweep} empty --out r.db 2>&1 | filecheck %s --check-prefix EMPTY
; EMPTY: empty: holds no file with a suffix of .ll, .bc, .llir, .s, .asm, .amdgcn, .o, .hsaco, .co, .so; name other files
; RUN: exits 3 %{sweep} "empty[1]" --out r.db 2>&1 | filecheck %s --check-prefix BRACKETS
; BRACKETS: by a pattern in quotes, such as 'empty[[]1]/**/*'

; One file is handled as ever; several need a directory for their outputs.
; RUN: ldsopt annotate a/x.ll 2>&1 | filecheck %s --check-prefix ONE
; RUN: ldsopt annotate - < b/x.ll 2>&1 | filecheck %s --check-prefix ONE
; RUN: not ldsopt annotate none.ll 2>&1 | filecheck %s --check-prefix ONE
; RUN: ldsopt annotate "c[1].ll" 2>&1 | filecheck %s --check-prefix ONE
; RUN: not ldsopt annotate a 2>&1 | filecheck %s --check-prefix SEVERAL
; RUN: not ldsopt annotate "*.ll" 2>&1 | filecheck %s --check-prefix SEVERAL
; RUN: not ldsopt annotate a/x.ll b/x.ll 2>&1 | filecheck %s --check-prefix SEVERAL
; ONE-NOT: needs a directory to write to
; SEVERAL: needs a directory to write to

; A link that leaves the folder is skipped, but where it is named itself, and one that stays is not.
; RUN: mkdir -p in/deep
; RUN: %{python} -c "import os; open('secret.ll', 'w').write('; secret'); open('in/deep/a.ll', 'w').write(';'); [os.symlink(to, name) for to, name in (('deep/a.ll', 'in/b.ll'), ('../secret.ll', 'in/out.ll'), ('..', 'in/away'))]"
; RUN: exits 3 %{sweep} in --out r.db
; RUN: %{taken} | filecheck %s --check-prefix INSIDE
; INSIDE: {{^}}1={{b|deep/a}}.ll{{$}}
; RUN: exits 3 %{sweep} "in/*.ll" --out r.db
; RUN: %{taken} | filecheck %s --check-prefix ONLY
; ONLY: {{^}}1={{[^ ]*}}{{$}}
; RUN: exits 3 %{sweep} in/out.ll --out r.db
; RUN: %{taken} | filecheck %s --check-prefix NAMED
; NAMED: {{^}}8=out.ll{{$}}
