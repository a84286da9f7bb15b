; REQUIRES: pseudocode, llc-22
; Machine code reads vectors that are arguments by their bytes: a chosen launch gives elements of their types.

; RUN: variant SUM %S/vector_arguments.ll > %t.ll
; RUN: variant OTHER %S/vector_arguments.ll > %t.other.ll
; RUN: llc-22 -O3 -mcpu=gfx942 %t.ll -o %t.s
; RUN: llc-22 -O3 -mcpu=gfx942 %t.other.ll -o %t.other.s
; RUN: ldsopt verify --machine %t.ll %t.s -o - 2>&1 | filecheck %s --check-prefix EQUAL
; RUN: exits 1 ldsopt verify --machine %t.ll %t.other.s -o - 2>&1 | filecheck %s --check-prefix OTHER
; EQUAL: equal (bit by bit)
; OTHER: different: arg0[0] is
