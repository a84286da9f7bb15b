; The limits of an input's cost: each says by which option it is raised.
; RUN: variant KERNEL %s > %t.k.ll
; RUN: truncate -s 268435457 %t.large.ll
; RUN: exits 3 ldsopt check %t.large.ll 2>&1 | filecheck %s --check-prefix LARGE
; LARGE: larger than 268435456 bytes; --max-input raises the limit
; RUN: %{python} -c "text = open('%t.k.ll').read(); open('%t.ll', 'w').write(text + ';' * (4096 - len(text)))"
; RUN: exits 3 env LDSOPT_MAX_INPUT=4095 ldsopt check %t.ll --mcpu gfx942 2>&1 | filecheck %s --check-prefix BY-ONE
; BY-ONE: larger than 4095 bytes
; RUN: env LDSOPT_MAX_INPUT=4096 ldsopt check %t.ll --mcpu gfx942
; RUN: env LDSOPT_MAX_INPUT=0 ldsopt check %t.ll --mcpu gfx942
; RUN: env LDSOPT_MAX_INPUT=1M ldsopt check %t.ll --mcpu gfx942
; RUN: exits 3 ldsopt --max-input 1K check %t.ll 2>&1 | filecheck %s --check-prefix OPTION
; OPTION: larger than 1024 bytes
; RUN: exits 2 ldsopt --max-memory much check %t.ll

; A command, and a program that it starts.
; RUN: %{python} -c "open('%t.big.ll', 'w').write('@x = global [60000000 x i8] c\x22' + 'a' * 60000000 + '\x22\n')"
; RUN: exits 3 %{python} -m ldsopt --max-memory 100M check --mcpu gfx942 %t.big.ll 2>&1 | filecheck %s --check-prefix MEMORY
; MEMORY: big.ll: needed more than 100 MiB of memory; --max-memory raises the limit
; RUN: printf '#!/bin/sh\nwhile :; do :; done\n' > %t.lld
; RUN: chmod +x %t.lld
; RUN: exits 4 env LDSOPT_MAX_TIME=1 ldsopt link %t.ll -o %t.hsaco --mcpu gfx942 --lld %t.lld 2>&1 | filecheck %s --check-prefix TIME
; TIME: .lld: error: took longer than 1 s of processor time; --max-time raises the limit
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] undef, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %out) "amdgpu-flat-work-group-size"="1,64" {
;KERNEL  store i32 7, ptr addrspace(1) %out
  ret void
}
