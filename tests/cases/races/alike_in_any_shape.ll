; All work-items of a tile may store one value to one place, whatever the shape of the workgroup. An IR and its code get
; the same answer.
; REQUIRES: bitwuzla, pseudocode, llc-22
; RUN: variant CONSTANT %s | ldsopt check - | filecheck %s --check-prefix FREE
; RUN: variant ARGUMENT %s | ldsopt check - | filecheck %s --check-prefix FREE
; RUN: variant MEMORY %s | ldsopt check - | filecheck %s --check-prefix ASSUMED
; RUN: variant MEMORY %s | ldsopt check - --no-assume no-global-races | filecheck %s --check-prefix UNPROVEN
; RUN: variant VOLATILE %s | ldsopt check - | filecheck %s --check-prefix UNPROVEN
; RUN: variant WAVE %s | ldsopt check - | filecheck %s --check-prefix UNPROVEN
; RUN: variant ITEM %s | ldsopt check - | filecheck %s --check-prefix UNPROVEN
; RUN: variant LOADED %s | ldsopt check - | filecheck %s --check-prefix UNPROVEN
; RUN: variant ROUNDS %s | ldsopt check - | filecheck %s --check-prefix UNPROVEN
; RUN: variant CONSTANT %s | llc-22 -O3 -mcpu=gfx942 | ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix FREE
; RUN: variant MEMORY %s | llc-22 -O3 -mcpu=gfx942 | ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix ASSUMED
; RUN: variant WAVE %s | llc-22 -O3 -mcpu=gfx942 | ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix UNPROVEN
; RUN: variant ITEM %s | llc-22 -O3 -mcpu=gfx942 | ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix UNPROVEN

; FREE: no findings in
; FREE-NOT: no-global-races
; ASSUMED: no findings in
; ASSUMED: assumed: no-global-races
; UNPROVEN: unproven wave-race in k

target triple = "amdgcn-amd-amdhsa"
@one = internal addrspace(3) global i32 poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i32 %n) #0 {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %row = mul i32 %y, 16
  %i = add i32 %row, %x
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
;CONSTANT   %v = add i32 3, 4
;ARGUMENT   %v = mul i32 %n, %n
;MEMORY   %v = load i32, ptr addrspace(1) %in
;VOLATILE   %v = load volatile i32, ptr addrspace(1) %in
;WAVE   %v = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %i)
;ITEM   %v = add i32 %i, %n
;LOADED   %v = load i32, ptr addrspace(1) %p
; Work-items leave this loop in different rounds.
;ROUNDS   br label %loop
;ROUNDS loop:
;ROUNDS   %v = phi i32 [ 0, %entry ], [ %next, %loop ]
;ROUNDS   %next = add i32 %v, 1
;ROUNDS   %more = icmp ult i32 %next, %x
;ROUNDS   br i1 %more, label %loop, label %on
;ROUNDS on:
  store i32 %v, ptr addrspace(3) @one
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = load i32, ptr addrspace(3) @one
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %r, ptr addrspace(1) %q
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
