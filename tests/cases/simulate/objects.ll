; An object gives what its IR gives: `machine_code.ll` has the kernel.
; REQUIRES: pseudocode, llc-22
; RUN: variant FENCED %S/machine_code.ll | ldsopt compile - --emit obj -o %t.o
; RUN: ldsopt simulate %t.o --machine --block 128 --arg "in: i32[128]=arange" --arg "out: i32[128]=zeros" --outputs %t | filecheck %s
; RUN: %{python} -c "import numpy; assert (numpy.load('%t/out.npy') == (numpy.arange(128) ^ 64) + 1).all()"
; CHECK: no findings
