; REQUIRES: pseudocode, llc-22
; A compiler's code takes tickets in another order than the IR that it is of: the first version follows that order.

; RUN: variant LDS %S/atomic_order.ll > %t.ll
; RUN: variant LDS,WRONG %S/atomic_order.ll > %t.wrong.ll
; RUN: variant GLOBAL %S/atomic_order.ll > %t.global.ll
; RUN: llc-22 -O3 -mcpu=gfx942 %t.ll -o %t.s
; RUN: llc-22 -O3 -mcpu=gfx942 %t.wrong.ll -o %t.wrong.s
; RUN: llc-22 -O3 -mcpu=gfx942 %t.global.ll -o %t.global.s
; RUN: llc-22 -O1 -mcpu=gfx942 %t.ll -o %t.other.s
; RUN: ldsopt verify --machine %t.ll %t.s --grid 2 --block 256 --arg 'in: i32[512]=random' --arg 'out: i32[1024]=zeros' --arg 'count: i32[2]=zeros' -o - 2>&1 | filecheck %s --check-prefixes EQUAL
; RUN: ldsopt verify --machine %t.global.ll %t.global.s --grid 2 --block 256 --arg 'in: i32[512]=random' --arg 'out: i32[1024]=zeros' --arg 'count: i32[2]=zeros' -o - 2>&1 | filecheck %s --check-prefixes EQUAL
; RUN: ldsopt verify --machine %t.other.s %t.s --grid 2 --block 256 --arg 'in: i32[512]=random' --arg 'out: i32[1024]=zeros' --arg 'count: i32[2]=zeros' -o - 2>&1 | filecheck %s --check-prefixes CODE
; RUN: exits 1 ldsopt verify --machine %t.ll %t.wrong.s --grid 2 --block 256 --arg 'in: i32[512]=random' --arg 'out: i32[1024]=zeros' --arg 'count: i32[2]=zeros' -o - 2>&1 | filecheck %s --check-prefixes DIFFERS

; EQUAL-NOT: different:
; EQUAL: the order of atomic accesses decides; compared in the second module's order:
; EQUAL: equal (bit by bit) under 8 schedules
; CODE: equal (bit by bit) under
; DIFFERS: different: out[
; DIFFERS: not equivalent
