; A number that may be the difference of two addresses: added to one variable's address, it may give another's.
; RUN: variant INTERNAL,MEMORY %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix OFFSET
; An unseen caller of a function may have stored the difference of two variables that it can name.
; RUN: variant EXTERNAL,MEMORY %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix ADDRESS
; RUN: variant EXTERNAL,MEMORY %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix ADDRESS
; RUN: variant EXTERNAL,MEMORY,TAKEN %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix ADDRESS
; RUN: variant EXTERNAL,MEMORY,OWN %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix OFFSET
; OFFSET: f: {{[23]}} LDS accesses: 2 tagged
; ADDRESS: f: {{[23]}} LDS accesses: 1 tagged
target triple = "amdgcn-amd-amdhsa"
;INTERNAL @A = internal addrspace(3) global [64 x float] poison, align 16
;INTERNAL @B = internal addrspace(3) global [64 x float] poison, align 16
;EXTERNAL @A = external addrspace(3) global [64 x float], align 16
;EXTERNAL @B = external addrspace(3) global [64 x float], align 16
;TAKEN @table = addrspace(4) constant ptr @f

define void @f(ptr addrspace(1) %m) "target-cpu"="gfx942" { ; but TAKEN,OWN
;TAKEN,OWN define internal void @f(ptr addrspace(1) %m) "target-cpu"="gfx942" {
;MEMORY   %o = load i32, ptr addrspace(1) %m
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  store float 1.0, ptr addrspace(3) %p
  store float 2.0, ptr addrspace(3) @B
  ret void
}
