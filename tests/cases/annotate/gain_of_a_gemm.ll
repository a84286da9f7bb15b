; A GEMM over named dynamic bases: what tags gain in its code, with the author's waits as intrinsics or in assembly.
; DEFINE: %{ir} = %S/../../../corpus/ir/clang-22

; RUN: ldsopt annotate %{ir}/named_gemm.gfx942.ll --keep-tags -q -o %t.942.ll
; RUN: ldsopt annotate %{ir}/named_gemm.gfx950.ll --keep-tags -q -o %t.950.ll
; RUN: ldsopt annotate %{ir}/named_gemm_asm_waits.gfx942.ll --keep-tags -q -o %t.asm.942.ll
; RUN: ldsopt annotate %{ir}/named_gemm_asm_waits.gfx950.ll --keep-tags -q -o %t.asm.950.ll
; RUN: ldsopt diff %{ir}/named_gemm.gfx942.ll %t.942.ll | filecheck %s --check-prefixes CHECK,OF-50
; RUN: ldsopt diff %{ir}/named_gemm.gfx950.ll %t.950.ll | filecheck %s --check-prefixes CHECK,OF-50
; RUN: ldsopt diff %{ir}/named_gemm_asm_waits.gfx942.ll %t.asm.942.ll | filecheck %s --check-prefixes CHECK,OF-51
; RUN: ldsopt diff %{ir}/named_gemm_asm_waits.gfx950.ll %t.asm.950.ll | filecheck %s --check-prefixes CHECK,OF-51
; CHECK-DAG: instructions helped
; CHECK-DAG: occupancy helped named_gemm: 3 → 4
; OF-50-DAG: {{^}}waits helped named_gemm: 50 → 19
; OF-51-DAG: {{^}}waits helped named_gemm: 51 → 19
; CHECK-DAG: vmcnt0 helped named_gemm: 18 → 2

; Neither spills nor DMAs are more: of all columns behind SGPRs, and in front of barriers.
; RUN: ldsopt measure %t.942.ll %t.950.ll %t.asm.942.ll %t.asm.950.ll | filecheck %s --check-prefix MEASURED
; MEASURED-COUNT-4: {{^named_gemm .*}} 0 0 0 4 {{[0-9]+ +[0-9]+ +20 +48 +2$}}

; Repair loses none of it.
; RUN: ldsopt annotate %{ir}/named_gemm.gfx942.ll --keep-tags --repair -q -o %t.repaired.942.ll
; RUN: ldsopt annotate %{ir}/named_gemm.gfx950.ll --keep-tags --repair -q -o %t.repaired.950.ll
; RUN: ldsopt diff %{ir}/named_gemm.gfx942.ll %t.repaired.942.ll | filecheck %s --check-prefixes CHECK,OF-50
; RUN: ldsopt diff %{ir}/named_gemm.gfx950.ll %t.repaired.950.ll | filecheck %s --check-prefixes CHECK,OF-50
