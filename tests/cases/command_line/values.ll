; Values that no command has a use for: one line that names the option, exit code 2, and nothing is written.
; RUN: exits 2 ldsopt check %s --timeout nan 2>&1 | filecheck %s --check-prefix NAN
; RUN: exits 2 ldsopt check %s --race-seconds nan 2>&1 | filecheck %s --check-prefix NAN
; RUN: exits 2 ldsopt annotate %s --module-timeout nan -o %t.o 2>&1 | filecheck %s --check-prefix NAN
; NAN: ldsopt: error: invalid value for '--{{[a-z-]+}}': nan is no finite number
; RUN: exits 2 ldsopt check %s --timeout inf 2>&1 | filecheck %s --check-prefix INF
; INF: ldsopt: error: invalid value for '--timeout': inf is no finite number
; RUN: exits 2 ldsopt measure %s --mcpu '' 2>&1 | filecheck %s --check-prefix EMPTY
; RUN: exits 2 ldsopt measure %s --grid= 2>&1 | filecheck %s --check-prefix EMPTY
; RUN: exits 2 ldsopt annotate %s --assume '' -o %t.o 2>&1 | filecheck %s --check-prefix EMPTY
; EMPTY: ldsopt: error: invalid value for '--{{.*}}': the value is empty; leave the option out
; RUN: ldsopt measure %s --mattr '' -q
; RUN: exits 2 ldsopt pack %s --no-share --insert-barriers -o %t.o 2>&1 | filecheck %s --check-prefix BOTH
; RUN: exits 2 ldsopt annotate %s --keep-tags --no-check -o %t.o 2>&1 | filecheck %s --check-prefix BOTH
; BOTH: ldsopt: error: --{{insert-barriers|keep-tags}}{{.*}}
; RUN: exits 2 ldsopt check %s --mattr xnack 2>&1 | filecheck %s --check-prefix FEATURE
; RUN: exits 2 ldsopt optimize %s --mattr xnack -o %t.o 2>&1 | filecheck %s --check-prefix FEATURE
; RUN: exits 2 ldsopt waits %s --mattr xnack -o %t.o 2>&1 | filecheck %s --check-prefix FEATURE
; FEATURE: ldsopt: error: --mattr 'xnack': a feature is + or - and a name
; RUN: exits 2 ldsopt instrument %s --costs --report %t.o --check -o %t.o 2>&1 | filecheck %s --check-prefix COSTS
; COSTS: ldsopt: error: --costs writes a table and no module; leave out --report, --check
; RUN: exits 2 ldsopt sweep run %s --do measure --out - 2>&1 | filecheck %s --check-prefix SWEEP
; RUN: exits 2 ldsopt sweep run %s --do measure --out= 2>&1 | filecheck %s --check-prefix SWEEP
; SWEEP: ldsopt: error: {{.*}} names no file; results go into a database: --out FILE
; RUN: exits 2 ldsopt annotate %s -o '' 2>&1 | filecheck %s --check-prefix OUTPUT
; RUN: exits 2 ldsopt check %s -o '' 2>&1 | filecheck %s --check-prefix OUTPUT
; RUN: exits 2 ldsopt compile %s -o '' 2>&1 | filecheck %s --check-prefix OUTPUT
; RUN: exits 2 ldsopt measure %s -o '' 2>&1 | filecheck %s --check-prefix OUTPUT
; RUN: exits 2 ldsopt pack %s -o '' 2>&1 | filecheck %s --check-prefix OUTPUT
; OUTPUT: ldsopt: error: the name of an output file is empty; - is standard output
; RUN: test ! -e %t.o
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @empty() #0 {
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
