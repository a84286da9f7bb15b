; The small module of `ldsopt qualify` where llvm-reduce is there: it shows the finding by itself.
; REQUIRES: llc-22, long
; RUN: rm -rf %t
; RUN: mkdir -p %t/k
; RUN: variant COPIED %S/qualified_compilers.ll > %t/k/copied.ll
; RUN: printf '#!/bin/sh\n[ "$1" = --version ] && echo LLVM version 99.0.0 && exit\nPATH="$PATH:/usr/bin:/bin"\nllc-22 "$@" | sed "/^\\ts_waitcnt vmcnt(0)/d"\n' > %t/forgetful
; RUN: chmod +x %t/forgetful
; DEFINE: %{forgetful} = --compiler llvmlite --compiler %t/forgetful
; DEFINE: %{kept} = %t/kept/copied.missing-wait.gfx950.ll
; RUN: exits 1 ldsopt qualify %t/k %{forgetful} --keep %t/kept --attempts 80 | filecheck %s
; CHECK: reproducer: {{.*}}/kept/copied.missing-wait.gfx950.ll: missing-wait of copied in 
; RUN: sed '/^$/,$d' %{kept} | filecheck %s --check-prefix HEADER
; RUN: sed '1,/^$/d' %{kept} | filecheck %s --check-prefix BODY
; HEADER-DAG: {{^}}; llc 99.0.0, gfx950: an LDS access can run while
; HEADER-DAG: {{^}};{{.*}} ldsopt qualify FILE --compiler llvmlite --compiler {{.*}}/forgetful
; HEADER-DAG: {{^}};{{.*}}s_waitcnt vmcnt(0)
; BODY-NOT: %twice
; BODY: "target-cpu"="gfx950"
; RUN: %{python} -c "assert open('%{kept}').read().partition('\n\n')[2].count('\n  ') <= 4"
; RUN: exits 1 ldsopt qualify %{kept} %{forgetful}
; RUN: exits 1 ldsopt check %{kept} --compiler %t/forgetful
; RUN: ldsopt check %{kept}
