; A number that a launch passes decides where rows of a table lie. That they meet with some numbers proves nothing: perhaps no
; launch passes these. That they meet with all that are tried does.
; REQUIRES: bitwuzla
; RUN: variant ROWS %s | ldsopt check - -v | filecheck %s --check-prefix ROWS
; RUN: variant ROWS,FIELD %s | ldsopt check - -v | filecheck %s --check-prefix ROWS
; RUN: variant ROWS,CALLED %s | ldsopt check - -v | filecheck %s --check-prefix IN-CALLEE
; Two numbers that are equal prove no more: a launch may pass two that differ.
; RUN: variant APART %s | ldsopt check - -v | filecheck %s --check-prefix APART
; RUN: variant FIELDS %s | ldsopt check - -v | filecheck %s --check-prefix APART
; RUN: variant OTHERS %s | exits 1 ldsopt check - | filecheck %s --check-prefix OTHERS
; RUN: variant OTHERS,CALLED %s | exits 1 ldsopt check - | filecheck %s --check-prefix OTHERS
; RUN: variant OTHERS,FIELD %s | exits 1 ldsopt check - | filecheck %s --check-prefix OTHERS

; ROWS-NOT: definite wave-race
; ROWS: unproven wave-race in k
; ROWS: k: 2 pairs of LDS accesses of two waves in one barrier interval: 0 proved free of races, 2 unproven
; IN-CALLEE-NOT: definite wave-race
; IN-CALLEE: unproven wave-race in k
; APART-NOT: definite wave-race
; APART: unproven wave-race in k
; OTHERS: definite wave-race in {{k|at}}

target triple = "amdgcn-amd-amdhsa"
%sizes = type { i32, i32 }
@s = internal addrspace(3) global [8192 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
;FIELD define amdgpu_kernel void @k(ptr addrspace(1) %out, %sizes %sizes) #0 {
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %pitch) #0 { ; but FIELD, APART, FIELDS
;FIELDS define amdgpu_kernel void @k(ptr addrspace(1) %out, %sizes %sizes) #0 {
;APART define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %pitch, i32 %other) #0 {
;FIELD,FIELDS  %pitch = extractvalue %sizes %sizes, 1
;FIELDS  %other = extractvalue %sizes %sizes, 0
;CALLED  call void @at(ptr addrspace(1) %out, i32 %pitch)
;CALLED  ret void
;CALLED }
;CALLED define internal void @at(ptr addrspace(1) %out, i32 %pitch) noinline {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %x = and i32 %id, 15
  %y = lshr i32 %id, 4
  %row = mul i32 %y, %pitch
  %i = add i32 %row, %x ; but APART, FIELDS
;APART,FIELDS  %i = add i32 %id, %pitch
;APART,FIELDS  %far = add i32 %id, 64
;APART,FIELDS  %j = add i32 %far, %other
  %p = getelementptr [8192 x i32], ptr addrspace(3) @s, i32 0, i32 %i
  store i32 %id, ptr addrspace(3) %p
;APART,FIELDS  %q = getelementptr [8192 x i32], ptr addrspace(3) @s, i32 0, i32 %j
;APART,FIELDS  %v = load i32, ptr addrspace(3) %q
;OTHERS  %y.other = xor i32 %y, 8
;OTHERS  %row.other = mul i32 %y.other, %pitch
;OTHERS  %j = add i32 %row.other, %x
;OTHERS  %q = getelementptr [8192 x i32], ptr addrspace(3) @s, i32 0, i32 %j
;OTHERS  %v = load i32, ptr addrspace(3) %q
;ROWS  %v = load i32, ptr addrspace(3) %p
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %v, ptr addrspace(1) %o
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
