; The number of an LDS address, as an address in other memory: A's and B's are not disjoint there, and the accesses get no tags.
; RUN: variant PRIVATE %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s
; RUN: filecheck %s --check-prefix CODE < %t.ll
; RUN: variant PRIVATE %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll 2>&1 | filecheck %s
; RUN: filecheck %s --check-prefix CODE < %t.ll
; RUN: variant REGION %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll 2>&1 | filecheck %s
; RUN: filecheck %s --check-prefix CODE < %t.ll
; RUN: variant CONSTANT %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll 2>&1 | filecheck %s
; RUN: filecheck %s --check-prefix CODE < %t.ll
; RUN: variant FLAT %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s
; RUN: variant FLAT %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll 2>&1 | filecheck %s
; RUN: variant LDS %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix TAGGED
; CHECK: kernel k: 5 LDS accesses: 2 tagged, 3 ambiguous, 0 unknown
; TAGGED: kernel k: 5 LDS accesses: 5 tagged, 0 ambiguous, 0 unknown
; CODE: store i32 1, ptr addrspace({{[25]}}) {{[^!]*$}}
; CODE: store i32 2, ptr addrspace({{[25]}}) {{[^!]*$}}
; CODE: load i32, ptr addrspace({{[25]}}) {{[^!]*$}}
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x float] poison, align 16
@B = internal addrspace(3) global [64 x float] poison, align 16

define amdgpu_kernel void @k(ptr addrspace(1) %m, i32 %n) "target-cpu"="gfx90a" {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %b = ptrtoint ptr addrspace(3) @B to i32
  %i = add i32 %b, %n
;PRIVATE   %p = inttoptr i32 %a to ptr addrspace(5)
;PRIVATE   %q = inttoptr i32 %i to ptr addrspace(5)
;PRIVATE   store i32 1, ptr addrspace(5) %p
;PRIVATE   store i32 2, ptr addrspace(5) %q
;PRIVATE   %x = load i32, ptr addrspace(5) %p
;REGION   %p = inttoptr i32 %a to ptr addrspace(2)
;REGION   %q = inttoptr i32 %i to ptr addrspace(2)
;REGION   store i32 1, ptr addrspace(2) %p
;REGION   store i32 2, ptr addrspace(2) %q
;REGION   %x = load i32, ptr addrspace(2) %p
;CONSTANT   store i32 1, ptr addrspace(5) inttoptr (i32 ptrtoint (ptr addrspace(3) @A to i32) to ptr addrspace(5))
;CONSTANT   store i32 2, ptr addrspace(5) inttoptr (i32 ptrtoint (ptr addrspace(3) @B to i32) to ptr addrspace(5))
;CONSTANT   %x = load i32, ptr addrspace(5) inttoptr (i32 ptrtoint (ptr addrspace(3) @A to i32) to ptr addrspace(5))
;FLAT   %p = inttoptr i32 %a to ptr
;FLAT   %q = inttoptr i32 %i to ptr
;FLAT   store i32 1, ptr %p
;FLAT   store i32 2, ptr %q
;FLAT   %x = load i32, ptr %p
;LDS   %p = inttoptr i32 %a to ptr addrspace(3)
;LDS   %q = inttoptr i32 %i to ptr addrspace(3)
;LDS   store i32 1, ptr addrspace(3) %p
;LDS   store i32 2, ptr addrspace(3) %q
;LDS   %x = load i32, ptr addrspace(3) %p
  store i32 %x, ptr addrspace(1) %m
  store float 1.0, ptr addrspace(3) @A
  store float 1.0, ptr addrspace(3) @B
  ret void
}
