; A launch is chosen for structs that are arguments, and gives their fields, by value and by reference.

; RUN: variant VALUE %s > %t.value.ll
; RUN: variant REFERENCE %s > %t.reference.ll
; RUN: ldsopt verify %t.value.ll %t.reference.ll -o - 2>&1 | filecheck %s --check-prefix EQUAL
; RUN: variant VALUE,SUB %s | exits 1 ldsopt verify %t.value.ll - -o - 2>&1 | filecheck %s --check-prefix SUB
; RUN: variant REFERENCE,SUB %s | exits 1 ldsopt verify %t.reference.ll - -o - 2>&1 | filecheck %s --check-prefix SUB
; EQUAL: equal (bit by bit)
; SUB: different: arg0_2[0] is
target triple = "amdgcn-amd-amdhsa"
%inner = type { i32, float }
%arguments = type { ptr addrspace(1), %inner, ptr addrspace(1) }
declare i32 @llvm.amdgcn.workitem.id.x()
;VALUE define amdgpu_kernel void @k(%arguments %s) #0 {
;REFERENCE define amdgpu_kernel void @k(ptr addrspace(4) byref(%arguments) align 8 %s) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
;VALUE   %in = extractvalue %arguments %s, 0
;VALUE   %n = extractvalue %arguments %s, 1, 0
;VALUE   %out = extractvalue %arguments %s, 2
;REFERENCE   %in = load ptr addrspace(1), ptr addrspace(4) %s
;REFERENCE   %at_n = getelementptr %arguments, ptr addrspace(4) %s, i32 0, i32 1, i32 0
;REFERENCE   %n = load i32, ptr addrspace(4) %at_n
;REFERENCE   %at_out = getelementptr %arguments, ptr addrspace(4) %s, i32 0, i32 2
;REFERENCE   %out = load ptr addrspace(1), ptr addrspace(4) %at_out
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %x = load i32, ptr addrspace(1) %p
  %y = add i32 %x, %n ; but SUB
;SUB   %y = sub i32 %x, %n
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %y, ptr addrspace(1) %g
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
