; What a kernel leaves in the variables of its module counts like its buffers, under IR and machine code.
; RUN: variant INTEGER %s > %t.ll
; RUN: variant ROUNDED %s > %t.rounded.ll
; RUN: variant OTHER %s | exits 1 ldsopt verify %t.ll - --quick -o - 2>&1 | filecheck %s --check-prefix OTHER
; RUN: variant OTHER %s > %t.other.ll
; RUN: exits 1 ldsopt verify --machine %t.ll %t.other.ll -o - 2>&1 | filecheck %s --check-prefix OTHER
; RUN: ldsopt verify --machine %t.ll %t.ll -o - 2>&1 | filecheck %s --check-prefix SAME
; RUN: variant INTEGER %s | sed 's/^@counted/@more = addrspace(1) global i64 5\n@counted/' | ldsopt verify %t.ll - --quick -o - 2>&1 | filecheck %s --check-prefix SAME
; RUN: variant CLOSE %s | exits 1 ldsopt verify %t.rounded.ll - --quick -o - 2>&1 | filecheck %s --check-prefix CLOSE
; RUN: variant CLOSE %s | ldsopt verify %t.rounded.ll - --quick --tolerance 0.5 -o - 2>&1 | filecheck %s --check-prefix WITHIN
; OTHER: different: @counted[0] is 2, was 1 (1 of 64 elements differ;
; SAME: equal (bit by bit)
; CLOSE: different: @mean[0] is 1.25, was 1.0 (1 of 1 elements differ;
; WITHIN: equal
target triple = "amdgcn-amd-amdhsa"
@counted = addrspace(1) global [64 x i32] zeroinitializer
@mean = addrspace(1) global float 0.0
@place = addrspace(1) global ptr addrspace(1) @counted
@unsized = external addrspace(1) global [0 x float]

define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  store i32 7, ptr addrspace(1) %out
  store i32 1, ptr addrspace(1) @counted ; but OTHER
;OTHER   store i32 2, ptr addrspace(1) @counted
;ROUNDED   store float 1.0, ptr addrspace(1) @mean
;CLOSE   store float 1.25, ptr addrspace(1) @mean
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="1,64" "target-cpu"="gfx942" }
