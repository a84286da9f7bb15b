; What the slots of kernels of clang 22 and of Triton are: the same on both architectures.
; DEFINE: %{ir} = %S/../../pipeline/ir
; DEFINE: %{pipeline} = ldsopt pipeline -o %t.ll --explain

; RUN: %{pipeline} %{ir}/stages_ring.gfx942.ll 2>&1 | filecheck %s --check-prefix RING
; RUN: %{pipeline} %{ir}/stages_ring.gfx950.ll 2>&1 | filecheck %s --check-prefix RING
; RING: slot 0, in front of fill: orders LDS
; RING: slot 1, in front of add: bare

; RUN: %{pipeline} %{ir}/stages_gemm.gfx942.ll 2>&1 | filecheck %s --check-prefix GEMM
; RUN: %{pipeline} %{ir}/stages_gemm.gfx950.ll 2>&1 | filecheck %s --check-prefix GEMM
; GEMM: slot 0, in front of read: bare
; GEMM: slot 1, in front of multiply: orders LDS
; GEMM: slot 2, in front of write: bare
; GEMM: slot 3, in front of rest: orders LDS

; RUN: %{pipeline} %{ir}/stages_copies.gfx942.ll 2>&1 | filecheck %s --check-prefix COPIES
; RUN: %{pipeline} %{ir}/stages_copies.gfx950.ll 2>&1 | filecheck %s --check-prefix COPIES
; COPIES: slot 0, in front of copy: waits for vmcnt(0)
; COPIES: slot 1, in front of read: bare
; COPIES: slot 2, in front of add: orders LDS

; RUN: %{pipeline} %{ir}/stages_single.gfx942.ll 2>&1 | filecheck %s --check-prefix SINGLE
; RUN: %{pipeline} %{ir}/stages_single.gfx950.ll 2>&1 | filecheck %s --check-prefix SINGLE
; SINGLE: slot 0, in front of copy: bare
; SINGLE: slot 1, in front of halve: waits for vmcnt(0)
; SINGLE: slot 2, in front of read: bare
; SINGLE: slot 3, in front of add: orders LDS

; RUN: %{pipeline} %{ir}/stages_attention.gfx942.ll 2>&1 | filecheck %s --check-prefix ATTENTION
; RUN: %{pipeline} %{ir}/stages_attention.gfx950.ll 2>&1 | filecheck %s --check-prefix ATTENTION
; ATTENTION: slot 0, in front of keys: bare
; ATTENTION: slot 1, in front of scores: orders LDS
; ATTENTION: slot 2, in front of values: bare
; ATTENTION: slot 3, in front of sums: orders LDS

; Marks pass through Triton's compiler: their names, a priority and a gap.
; RUN: %{pipeline} %{ir}/triton-3.7.1/gluon_gemm.gfx942.ll 2>&1 | filecheck %s --check-prefix GLUON
; RUN: %{pipeline} %{ir}/triton-3.7.1/gluon_gemm.gfx950.ll 2>&1 | filecheck %s --check-prefix GLUON
; RUN: %{pipeline} %{ir}/triton-3.9.0/gluon_gemm.gfx942.ll 2>&1 | filecheck %s --check-prefix GLUON
; RUN: %{pipeline} %{ir}/triton-3.9.0/gluon_gemm.gfx950.ll 2>&1 | filecheck %s --check-prefix GLUON
; GLUON: 4 stages: read, load, write, multiply
; GLUON: two groups of 4 waves, the second 1 stage behind
; GLUON: slot 0, in front of read: bare
; GLUON: slot 1, in front of load: orders LDS
; GLUON: slot 2, in front of write: bare
; GLUON: slot 3, in front of multiply: orders LDS
; RUN: filecheck %s --check-prefix PRIORITY --input-file %t.ll
; PRIORITY: call void @llvm.amdgcn.s.setprio(i16 1)
