; The architecture is the user's, else the functions', else the triple's; what they say may not contradict.
; RUN: ldsopt measure %s --mcpu gfx950 | filecheck %s --check-prefix KNOWN
; RUN: sed 's/() {/() "target-cpu"="gfx950" {/' %s > %t.named.ll
; RUN: ldsopt measure %t.named.ll | filecheck %s --check-prefix KNOWN
; RUN: ldsopt measure %t.named.ll --mcpu gfx950 | filecheck %s --check-prefix KNOWN
; RUN: sed 's/amdgcn-/amdgpu9.50-/' %s > %t.triple.ll
; RUN: ldsopt measure %t.triple.ll | filecheck %s --check-prefix KNOWN
; KNOWN: {{  gfx950  }}

; RUN: exits 3 ldsopt measure %s 2>&1 | filecheck %s --check-prefix NONE
; RUN: sed 's/() {/() "target-cpu"="" {/' %s | exits 3 ldsopt measure - 2>&1 | filecheck %s --check-prefix NONE
; RUN: sed 's/() {/() "target-cpu"="generic" {/' %s | exits 3 ldsopt measure - 2>&1 | filecheck %s --check-prefix NONE
; NONE: {{^}}ldsopt: error: {{.*}}: no architecture: {{.*}}; say which with --mcpu, e.g. --mcpu gfx942{{$}}

; RUN: exits 3 ldsopt measure %t.named.ll --mcpu gfx942 2>&1 | filecheck %s --check-prefix OTHER
; OTHER: a function says "target-cpu"="gfx950", but gfx942 is asked for
; RUN: exits 3 ldsopt measure %t.triple.ll --mcpu gfx942 2>&1 | filecheck %s --check-prefix OTHER-TRIPLE
; OTHER-TRIPLE: gfx942 is asked for
; RUN: sed 's/() {/() "target-cpu"="gfx9999" {/' %s | exits 3 ldsopt measure - 2>&1 | filecheck %s --check-prefix UNKNOWN
; UNKNOWN: unknown GPU architecture 'gfx9999'
; What is mistyped is told before anything is read.
; RUN: printf 'no IR at all' | exits 2 ldsopt measure - --mcpu gfx94 2>&1 | filecheck %s --check-prefix MISTYPED
; MISTYPED: unknown GPU architecture 'gfx94'; did you mean gfx942

; Of a module in Triton's cache it is in the file beside it, if that is Triton's; beside other IR such a file means nothing.
; RUN: rm -rf %t
; RUN: mkdir %t
; RUN: cp %s %t/k.llir
; RUN: cp %s %t/k.ll
; RUN: printf '{"target": {"backend": "hip", "arch": "gfx950", "warp_size": 64}}' > %t/k.json
; RUN: ldsopt measure %t/k.llir | filecheck %s --check-prefix KNOWN
; RUN: exits 3 ldsopt measure %t/k.ll 2>&1 | filecheck %s --check-prefix NONE
; RUN: printf '{"target": {"backend": "cuda", "arch": 90}}' > %t/k.json
; RUN: exits 3 ldsopt measure %t/k.llir 2>&1 | filecheck %s --check-prefix NONE
; RUN: printf '{"target": "hip"}' > %t/k.json
; RUN: exits 3 ldsopt measure %t/k.llir 2>&1 | filecheck %s --check-prefix NONE
; RUN: printf 'no JSON' > %t/k.json
; RUN: exits 3 ldsopt measure %t/k.llir 2>&1 | filecheck %s --check-prefix NONE
; RUN: %{python} -c "open('%t/k.json', 'w').write('[' * 100_000)"
; RUN: exits 3 ldsopt measure %t/k.llir 2>&1 | filecheck %s --check-prefix NONE
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k() {
  ret void
}
