; An object is disassembled to be judged; without a disassembler it is said what to install. Code is made by the user's llc.
; REQUIRES: llc-22
; RUN: ldsopt compile %S/../../../corpus/ir/triton-3.9.0/softmax.gfx942.ll -o %t.o
; RUN: ldsopt check %t.o | filecheck %s
; CHECK: 4 LDS instructions: 4 at bounded addresses
; RUN: exits 5 env PATH=/none ROCM_PATH=/none %{python} -m ldsopt check %t.o 2>&1 | filecheck %s --check-prefix MISSING
; MISSING: llvm-objdump
; RUN: ldsopt compile %S/../../../corpus/ir/triton-3.9.0/softmax.gfx942.ll --llc llc-22 | filecheck %s --check-prefix LLC
; LLC: s_endpgm
