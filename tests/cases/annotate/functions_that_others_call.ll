; A function that other modules may call gives back and stores what its callers have. No address of this module's variables is
; among that, unless a caller here gives it one, another module can name a variable, or an address has escaped elsewhere.
; RUN: variant INTERNAL %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant INTERNAL,TAKEN %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant INTERNAL,CALLED %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant INTERNAL,INDIRECT %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant INTERNAL,OWN %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant INTERNAL,ALIAS %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant EXTERNAL %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant INTERNAL,LOCAL-ARGUMENT %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; So does an internal function that unseen code may call by its address, or that assembly names.
; RUN: variant INTERNAL,GETTER,GIVEN %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant INTERNAL,GETTER,IN-A-TABLE %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant INTERNAL,GETTER,IN-ASSEMBLY %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant INTERNAL,GETTER,GETTER-CALLED %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix STAYS
; STAYS: kernel k: 2 LDS accesses: 2 tagged
; STAYS: proved: no LDS address escapes, so integers from memory and calls are plain offsets
; LEAVES: kernel k: 2 LDS accesses: 1 tagged, 1 ambiguous
; LEAVES: an LDS address escapes
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x float] poison, align 16
;INTERNAL @B = internal addrspace(3) global [64 x float] poison, align 16
;EXTERNAL @B = external addrspace(3) global [64 x float], align 16
;ALIAS @C = alias [64 x float], ptr addrspace(3) @B
;IN-A-TABLE @table = addrspace(1) global ptr @getter
;IN-ASSEMBLY module asm "s_branch getter"
;GIVEN declare void @others(ptr)

;GETTER define internal i32 @getter() noinline "target-cpu"="gfx942" {
;GETTER   ret i32 ptrtoint (ptr addrspace(3) @B to i32)
;GETTER }

define weak i32 @shifted(i32 %value, ptr addrspace(1) %m) "target-cpu"="gfx942" {
  %half = lshr i32 %value, 16
  store i32 %half, ptr addrspace(1) %m
;OWN   store ptr addrspace(3) @B, ptr addrspace(1) %m
  ret i32 %half
}

define amdgpu_kernel void @k(ptr addrspace(1) %m, ptr %f) "target-cpu"="gfx942" {
  %o = load i32, ptr addrspace(1) %m
  %a = ptrtoint ptr addrspace(3) @A to i32
  %i = add i32 %a, %o
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p
  store float %x, ptr addrspace(3) @B
;CALLED   %b = ptrtoint ptr addrspace(3) @B to i32
;CALLED   %y = call i32 @shifted(i32 %b, ptr addrspace(1) %m)
;INDIRECT   %b = ptrtoint ptr addrspace(3) @B to i32
;INDIRECT   %y = call i32 %f(i32 %b, ptr addrspace(1) %m)
;GIVEN   call void @others(ptr @getter)
;GETTER-CALLED   %y = call i32 @getter()
;TAKEN   store ptr @shifted, ptr addrspace(1) %m
  ret void
}

;LOCAL-ARGUMENT define amdgpu_kernel void @j(ptr addrspace(1) %m, ptr addrspace(3) %local) "target-cpu"="gfx942" {
;LOCAL-ARGUMENT   store ptr addrspace(3) %local, ptr addrspace(1) %m
;LOCAL-ARGUMENT   ret void
;LOCAL-ARGUMENT }
