; Machine code is compared with IR as its text allows a compiler to round it, and the report says how it had to.

; REQUIRES: pseudocode
; RUN: variant FMULADD %s > %t.fmuladd.ll
; RUN: variant CONTRACT %s > %t.contract.ll
; RUN: variant FAST %s > %t.fast.ll
; RUN: variant SUBTRACTED %s > %t.subtracted.ll
; RUN: variant FROM-PRODUCT %s > %t.from-product.ll
; RUN: variant PRODUCTS %s > %t.products.ll
; RUN: variant USED-TWICE %s > %t.used-twice.ll
; RUN: variant EXP %s > %t.exp.ll
; RUN: variant APART %s > %t.apart.ll
; RUN: variant NO-SUM %s > %t.no-sum.ll
; RUN: variant NO-PRODUCT %s > %t.no-product.ll
; RUN: ldsopt verify --machine %t.fmuladd.ll %t.fmuladd.ll --block 64 --arg 'f32[192]=random' --arg 'f32[64]=zeros' --quick -o - 2>&1 | filecheck %s --check-prefix FUSED
; RUN: ldsopt verify --machine %t.contract.ll %t.contract.ll --block 64 --arg 'f32[192]=random' --arg 'f32[64]=zeros' --quick -o - 2>&1 | filecheck %s --check-prefix FUSED
; RUN: ldsopt verify --machine %t.fast.ll %t.fast.ll --block 64 --arg 'f32[192]=random' --arg 'f32[64]=zeros' --quick -o - 2>&1 | filecheck %s --check-prefix FUSED
; RUN: ldsopt verify --machine %t.subtracted.ll %t.subtracted.ll --block 64 --arg 'f32[192]=random' --arg 'f32[64]=zeros' --quick -o - 2>&1 | filecheck %s --check-prefix FUSED
; RUN: ldsopt verify --machine %t.from-product.ll %t.from-product.ll --block 64 --arg 'f32[192]=random' --arg 'f32[64]=zeros' --quick -o - 2>&1 | filecheck %s --check-prefix FUSED
; RUN: ldsopt verify --machine %t.products.ll %t.products.ll --block 64 --arg 'f32[192]=random' --arg 'f32[64]=zeros' --quick -o - 2>&1 | filecheck %s --check-prefix FUSED
; RUN: ldsopt verify --machine %t.used-twice.ll %t.used-twice.ll --block 64 --arg 'f32[192]=random' --arg 'f32[64]=zeros' --quick -o - 2>&1 | filecheck %s --check-prefix FUSED
; RUN: variant EXP %s | ldsopt verify --machine %t.exp.ll - --block 64 --arg 'f32[192]=random' --arg 'f32[64]=zeros' --quick -o - 2>&1 | filecheck %s --check-prefix EXPANDED
; RUN: ldsopt verify --machine %t.apart.ll %t.apart.ll --block 64 --arg 'f32[192]=random' --arg 'f32[64]=zeros' --quick -o - 2>&1 | filecheck %s --check-prefix AS-IT-IS
; RUN: exits 1 ldsopt verify --machine %t.contract.ll %t.subtracted.ll --block 64 --arg 'f32[192]=random' --arg 'f32[64]=zeros' --quick -o - 2>&1 | filecheck %s --check-prefix DIFFERENT
; RUN: exits 1 ldsopt verify --machine %t.apart.ll %t.contract.ll --block 64 --arg 'f32[192]=random' --arg 'f32[64]=zeros' --quick -o - 2>&1 | filecheck %s --check-prefix DIFFERENT
; RUN: exits 1 ldsopt verify --machine %t.no-sum.ll %t.contract.ll --block 64 --arg 'f32[192]=random' --arg 'f32[64]=zeros' --quick -o - 2>&1 | filecheck %s --check-prefix DIFFERENT
; RUN: exits 1 ldsopt verify --machine %t.no-product.ll %t.contract.ll --block 64 --arg 'f32[192]=random' --arg 'f32[64]=zeros' --quick -o - 2>&1 | filecheck %s --check-prefix DIFFERENT

; FUSED: 1 multiplication and addition fused
; FUSED: equal (bit by bit)
; EXPANDED: 1 exponential as LLVM expands it
; EXPANDED: equal (bit by bit)
; AS-IT-IS-NOT: fused
; AS-IT-IS: equal (bit by bit)
; DIFFERENT: not equivalent

target triple = "amdgcn-amd-amdhsa"
declare float @llvm.fmuladd.f32(float, float, float)
declare float @llvm.exp.f32(float)
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %o) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr float, ptr addrspace(1) %p, i32 %i
  %a = load float, ptr addrspace(1) %at
  %bt = getelementptr float, ptr addrspace(1) %at, i32 64
  %b = load float, ptr addrspace(1) %bt
  %ct = getelementptr float, ptr addrspace(1) %bt, i32 64
  %c = load float, ptr addrspace(1) %ct
;FMULADD   %r = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
;CONTRACT,SUBTRACTED,FROM-PRODUCT,NO-SUM,PRODUCTS,USED-TWICE   %m = fmul contract float %a, %b
;FAST   %m = fmul fast float %a, %b
;APART,NO-PRODUCT   %m = fmul float %a, %b
;PRODUCTS,USED-TWICE   %n = fmul contract float %c, %b
;CONTRACT,NO-PRODUCT   %r = fadd contract float %m, %c
;FAST   %r = fadd fast float %m, %c
;SUBTRACTED   %r = fsub contract float %c, %m
;FROM-PRODUCT   %r = fsub contract float %m, %c
;NO-SUM,APART   %r = fadd float %m, %c
;PRODUCTS   %r = fadd contract float %m, %n
;USED-TWICE   %s = fadd contract float %m, %n
;USED-TWICE   %r = fmul float %s, %m
;EXP   %r = call float @llvm.exp.f32(float %a)
  %ot = getelementptr float, ptr addrspace(1) %o, i32 %i
  store float %r, ptr addrspace(1) %ot
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
