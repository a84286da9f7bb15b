; A kernel that tags help and one that packing helps, in one module: each gets its own choice, with the figures that are said.
; DEFINE: %{ir} = %S/../../../corpus/ir
; RUN: ldsopt link %{ir}/clang-22/named_gemm.gfx942.ll %{ir}/clang-22/batch_norm.gfx942.ll -o %t.two.ll
; RUN: ldsopt optimize %t.two.ll --mcpu gfx942 --effort 0 -o %t.out.ll 2>&1 | filecheck %s
; CHECK: goal balanced: 2 of 2 kernels better
; CHECK: kernel named_gemm: applied `annotate --precise`: occupancy 3 → 4, waits 50 → 19
; CHECK: kernel batch_norm: applied `pack --precise`: occupancy 1 → 2, bytes of LDS 41472 → 24576
; CHECK: check: no new findings
; RUN: ldsopt measure %t.out.ll --mcpu gfx942 | filecheck %s --check-prefix FIGURES
; FIGURES-DAG: {{^named_gemm +19 }}
; FIGURES-DAG: {{^batch_norm .* 24576 +2 }}

; A version that is best for one kernel, and that a figure keeps out for another, is scheduled for both.
; RUN: sed s/@gemm_async/@staged/ %{ir}/triton-3.9.0/gemm_async_staged.gfx950.ll > %t.staged.ll
; RUN: ldsopt link %t.staged.ll %{ir}/triton-3.9.0/gemm_async_unstaged.gfx950.ll -o %t.gemms.ll
; RUN: ldsopt optimize %t.gemms.ll --assume waves-are-whole -o %t.out.ll 2>&1 | filecheck %s --check-prefix SCHEDULED
; SCHEDULED: kernel staged: applied `annotate --shuffles, "amdgpu-agpr-alloc"="0", "amdgpu-sched-strategy"="iterative-ilp"`: occupancy 3 → 6
; SCHEDULED: kernel gemm_async: applied `annotate --shuffles, "amdgpu-agpr-alloc"="0", "amdgpu-sched-strategy"="iterative-ilp"`: occupancy 3 → 4

; A kernel near one more wave whose author chose their number keeps that choice, beside one that packing helps.
; RUN: sed 's/gfx942/gfx950/; s/i32 600/i32 500/' %{ir}/clang-22/batch_norm.gfx942.ll > %t.norm.ll
; RUN: sed 's/"amdgpu-flat-work/"amdgpu-waves-per-eu"="1" &/' %{ir}/triton-3.9.0/gemm_async_unstaged.gfx950.ll > %t.author.ll
; RUN: ldsopt link %t.norm.ll %t.author.ll --mcpu gfx950 -o %t.waves.ll
; RUN: ldsopt optimize %t.waves.ll --mcpu gfx950 --assume waves-are-whole -v -o %t.out.ll 2>&1 | filecheck %s --check-prefix AUTHOR
; AUTHOR: kernel batch_norm: applied `pack`
; AUTHOR: kernel gemm_async: applied
; AUTHOR: "amdgpu-waves-per-eu"="4": changes nothing here: the input chooses its amdgpu-waves-per-eu

; Where nothing is better the output is the input, byte by byte.
; RUN: ldsopt optimize %{ir}/triton-3.9.0/softmax.gfx942.ll --effort 0 -o %t.softmax.ll 2>&1 | filecheck %s --check-prefix NOTHING
; NOTHING: nothing is better; the output is the input
; RUN: cmp %t.softmax.ll %{ir}/triton-3.9.0/softmax.gfx942.ll

; What a choice rests on is said.
; RUN: ldsopt optimize %{ir}/clang-22/block_patterns.gfx1100.ll --effort 0 --assume unread-dimensions-are-one -o %t.patterns.ll 2>&1 | filecheck %s --check-prefix ASSUMED
; ASSUMED: assumed: {{.*}}unread-dimensions-are-one
