; Kernels of the corpus in which fewer bytes of LDS would be no gain, and one in which a barrier more is.
; DEFINE: %{ir} = %S/../../../corpus/ir

; Bytes that cost waits and buy no waves are left.
; RUN: ldsopt pack %{ir}/clang-22/top_k.gfx1250.ll -o %t.ll 2>&1 | filecheck %s --check-prefix TOP-K
; TOP-K: 53264 bytes of LDS, left alone: 12296 bytes fewer let no more waves run at a time, and its code would be worse: waits 31 → 32
; RUN: ldsopt pack %{ir}/clang-22/transpose_gemm.gfx950.ll -o %t.ll 2>&1 | filecheck %s --check-prefix GEMM
; GEMM: 52224 bytes of LDS, left alone: 4 waves would run at a time instead of 3, and its code would be worse: waits 16 → 17

; No barrier is added where no more waves run: it would halve 2048 bytes, of which all waves that there may be have enough.
; RUN: ldsopt pack --insert-barriers %{ir}/flydsl-0.4.2/row_softmax.gfx90a.ll -o %t.ll 2>&1 | filecheck %s --check-prefix SOFTMAX
; RUN: ldsopt pack --insert-barriers %{ir}/flydsl-0.4.2/row_softmax.gfx1201.ll -o %t.ll 2>&1 | filecheck %s --check-prefix SOFTMAX
; SOFTMAX: 2048 bytes of LDS, left alone: nothing to gain
