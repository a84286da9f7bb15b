; An integer argument is an offset where the host gives it or callers that are all seen; else it may be an address.
; RUN: variant KERNEL %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix OFFSET
; RUN: variant SPIR-KERNEL %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix OFFSET
; RUN: variant SHADER %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix OFFSET
; RUN: variant EXTERNAL %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix ADDRESS
; RUN: variant HIDDEN %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix ADDRESS
; RUN: variant LINKONCE-ODR %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix ADDRESS
; RUN: variant INTERNAL %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix OFFSET
; RUN: variant PRIVATE %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix OFFSET
; RUN: variant IN-A-TABLE %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix ADDRESS
; RUN: variant WITH-AN-ALIAS %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix ADDRESS
; RUN: variant STORED %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix ADDRESS
; RUN: variant CALLED-WITH-AN-OFFSET %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix OFFSET
; RUN: variant CALLED-WITH-AN-ADDRESS %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix ADDRESS
; RUN: variant GIVEN-TO-A-CALL %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix ADDRESS
; RUN: variant WITHOUT-ITS-CFI %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix ADDRESS
; RUN: variant BY-ITS-EQUIVALENT %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix ADDRESS
; OFFSET: f: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; ADDRESS: f: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
;IN-A-TABLE @table = addrspace(4) constant ptr @f
;WITH-AN-ALIAS @other_name = alias void (i32), ptr @f

;KERNEL define amdgpu_kernel void @f(i32 %o) {
;SPIR-KERNEL define spir_kernel void @f(i32 %o) {
;SHADER define amdgpu_cs void @f(i32 %o) {
;EXTERNAL define void @f(i32 %o) {
;HIDDEN define hidden void @f(i32 %o) {
;LINKONCE-ODR define linkonce_odr void @f(i32 %o) {
;INTERNAL define internal void @f(i32 %o) {
;PRIVATE define private void @f(i32 %o) {
;IN-A-TABLE define internal void @f(i32 %o) {
;WITH-AN-ALIAS define internal void @f(i32 %o) {
;STORED define internal void @f(i32 %o) {
;CALLED-WITH-AN-OFFSET define internal void @f(i32 %o) {
;CALLED-WITH-AN-ADDRESS define internal void @f(i32 %o) {
;GIVEN-TO-A-CALL define internal void @f(i32 %o) {
;WITHOUT-ITS-CFI define internal void @f(i32 %o) {
;BY-ITS-EQUIVALENT define internal void @f(i32 %o) {
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p
  ret void
}
;STORED define void @stores(ptr %m) {
;STORED   store ptr @f, ptr %m
;STORED   ret void
;STORED }
;CALLED-WITH-AN-OFFSET define void @calls() {
;CALLED-WITH-AN-OFFSET   call void @f(i32 8)
;CALLED-WITH-AN-OFFSET   ret void
;CALLED-WITH-AN-OFFSET }
;CALLED-WITH-AN-ADDRESS define void @gives() {
;CALLED-WITH-AN-ADDRESS   call void @f(i32 ptrtoint (ptr addrspace(3) @B to i32))
;CALLED-WITH-AN-ADDRESS   ret void
;CALLED-WITH-AN-ADDRESS }
;GIVEN-TO-A-CALL define void @hands_on(ptr %h) {
;GIVEN-TO-A-CALL   call void %h(ptr @f)
;GIVEN-TO-A-CALL   ret void
;GIVEN-TO-A-CALL }
;WITHOUT-ITS-CFI define void @no_cfi(ptr %m) {
;WITHOUT-ITS-CFI   store ptr no_cfi @f, ptr %m
;WITHOUT-ITS-CFI   ret void
;WITHOUT-ITS-CFI }
;BY-ITS-EQUIVALENT define void @equivalent(ptr %m) {
;BY-ITS-EQUIVALENT   store ptr dso_local_equivalent @f, ptr %m
;BY-ITS-EQUIVALENT   ret void
;BY-ITS-EQUIVALENT }
