; In an object as in a listing some scalar registers begin with another value in each wave; those are of `scalars_of_each_wave.s`.
; REQUIRES: llc-22
; DEFINE: %{assembled} = llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu=gfx1030 -filetype=obj -o %t.o
; RUN: variant FIRST-WAVE,COUNT-S3 %S/scalars_of_each_wave.s | %{assembled}
; RUN: ldsopt check %t.o --no-races | filecheck %s --check-prefix FOUND
; RUN: variant SCRATCH,COUNT-S3 %S/scalars_of_each_wave.s | %{assembled}
; RUN: ldsopt check %t.o --no-races | filecheck %s --check-prefix FOUND
; RUN: variant SCRATCH-BEHIND-TWO,COUNT-S4 %S/scalars_of_each_wave.s | %{assembled}
; RUN: ldsopt check %t.o --no-races | filecheck %s --check-prefix FOUND
; RUN: variant SECOND-ID,COUNT-S3 %S/scalars_of_each_wave.s | %{assembled}
; RUN: ldsopt check %t.o --no-races | filecheck %s --check-prefix CLEAN
; RUN: variant FIRST-WAVE,COUNT-S2 %S/scalars_of_each_wave.s | %{assembled}
; RUN: ldsopt check %t.o --no-races | filecheck %s --check-prefix CLEAN
; RUN: variant FIRST-WAVE,COUNT-S1 %S/scalars_of_each_wave.s | %{assembled}
; RUN: ldsopt check %t.o --no-races | filecheck %s --check-prefix CLEAN
; CLEAN: no findings
; FOUND: {{unproven (missing-wait|dma-across-barrier|bare-barrier) in k:}}
