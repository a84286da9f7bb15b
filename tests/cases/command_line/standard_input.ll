; A module, or the code of one, on standard input.
; DEFINE: %{tiles} = %S/../../../corpus/ir/clang-22/named_tiles.gfx90a.ll
; RUN: ldsopt measure - < %{tiles} 2>&1 | filecheck %s
; RUN: ldsopt check - < %{tiles} 2>&1 | filecheck %s
; RUN: ldsopt banks - < %{tiles} 2>&1 | filecheck %s
; RUN: ldsopt liveness - < %{tiles} 2>&1 | filecheck %s
; RUN: ldsopt annotate - < %{tiles} 2>&1 | filecheck %s
; RUN: ldsopt pack - < %{tiles} 2>&1 | filecheck %s
; RUN: ldsopt optimize - < %{tiles} 2>&1 | filecheck %s
; RUN: ldsopt waits - < %{tiles} 2>&1 | filecheck %s
; RUN: ldsopt compile %{tiles} -o %t.s
; RUN: ldsopt measure - < %t.s | filecheck %s
; RUN: ldsopt check - < %t.s | filecheck %s
; CHECK: <stdin>
; RUN: printf 'define voi @k()\n' | exits 3 ldsopt measure - 2>&1 | filecheck %s --check-prefix INVALID
; INVALID: {{^}}ldsopt: error: <stdin>:1:8: invalid IR: 
