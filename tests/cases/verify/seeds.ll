; `ldsopt fuzz`: seeds in, failures out; only the variants that are asked for are compared.
; RUN: ldsopt fuzz --count 2 --seed 40 --no-check --shape phases 2> %t.said | filecheck %s --match-full-lines
; CHECK: 2 kernels from seed 40, {{.*}} 0 failures
; RUN: ldsopt fuzz --count 2 --seed 9 --no-check --variant pack 2> %t.more | filecheck %s --check-prefix PACK
; PACK: {{\b[1-9]}} different version{{s?}} compared: 0 failures
; RUN: %{python} -c "assert not open('%t.said').read() + open('%t.more').read()"
; RUN: exits 2 ldsopt fuzz --variant unpack 2>&1 | filecheck %s --check-prefix UNKNOWN
; UNKNOWN: {{^}}ldsopt: error: no variant 'unpack'; there are default, bases-all
