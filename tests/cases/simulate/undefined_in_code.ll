; A variable of another module is reached through a slot of the global offset table. Until it is linked in the slot holds
; nothing, so that code which names it is refused, and not executed as if the variable lay at address 0.
; REQUIRES: pseudocode
; RUN: variant THERE %s > %t.there.ll
; RUN: ldsopt compile %t.there.ll -o %t.there.s
; RUN: filecheck %s --check-prefix TABLE --input-file %t.there.s
; RUN: ldsopt verify %t.there.ll %t.there.s --machine | filecheck %s --check-prefix EQUAL
; RUN: variant ELSEWHERE %s > %t.ll
; RUN: ldsopt compile %t.ll -o %t.s
; RUN: filecheck %s --check-prefix TABLE --input-file %t.s
; RUN: exits 3 ldsopt simulate %t.s --machine --block 64 --arg i32[64]=zeros 2>&1 | filecheck %s --check-prefix REFUSED
; TABLE: flag@gotpcrel32
; EQUAL: {{^}}equal
; REFUSED: cannot be executed: the code defines no function or variable flag

target triple = "amdgcn-amd-amdhsa"
;THERE @flag = addrspace(1) global i32 7, align 4
;ELSEWHERE @flag = external addrspace(1) global i32, align 4
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %v = load i32, ptr addrspace(1) @flag, align 4
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %v, ptr addrspace(1) %p, align 4
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
