; Elements of outputs that hold poison in the first module may have any value. Other elements are compared. A first module
; that uses poison decides nothing.
; REQUIRES: pseudocode
; DEFINE: %{launch} = --block 64 --arg "p: i32[64]=zeros" --arg "o: i32[64]=zeros"

; RUN: variant POISON,ALL %s > %t.ll
; RUN: variant DEFINED,OTHER %s > %t.other.ll
; RUN: ldsopt verify %t.ll %t.other.ll %{launch} 2>&1 | filecheck %s --check-prefix OPEN
; OPEN: note: 64 elements of o hold poison in the first module: they may have any value, and are not compared
; OPEN: {{^}}equal (bit by bit)

; RUN: ldsopt compile %t.ll -o %t.s
; RUN: ldsopt verify --machine %t.ll %t.s %{launch} 2>&1 | filecheck %s --check-prefix OPEN

; RUN: variant DEFINED,ALL %s > %t.zero.ll
; RUN: exits 1 ldsopt verify %t.zero.ll %t.other.ll %{launch} 2>&1 | filecheck %s --check-prefix DIFFERENT
; DIFFERENT: different: o[0] is -1, was 32 (64 of 64 elements differ
; DIFFERENT: {{^}}not equivalent

; The first 32 elements are 32 in both, or poison in the first one.
; RUN: variant POISON,SOME %s > %t.some.ll
; RUN: exits 1 ldsopt verify %t.some.ll %t.other.ll %{launch} 2>&1 | filecheck %s --check-prefix SOME
; SOME-DAG: different: o[32] is -1, was 7 (32 of 64 elements differ
; SOME-DAG: note: 32 elements of o hold poison in the first module
; SOME: {{^}}not equivalent

; RUN: variant POISON,ALL,USED %s > %t.used.ll
; RUN: exits 3 ldsopt verify %t.used.ll %t.other.ll %{launch} 2>&1 | filecheck %s --check-prefix USED
; USED: no verdict: the first module uses poison under this launch, so it may do anything: br i1 %many, label %more, label %end

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16

define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %o) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %n = load i32, ptr addrspace(1) %a, align 4
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %n, ptr addrspace(3) %own, align 4
  %x = load i32, ptr addrspace(3) %own, align 4
;POISON %count = call i32 @llvm.cttz.i32(i32 %x, i1 true)
;DEFINED %count = call i32 @llvm.cttz.i32(i32 %x, i1 false)
;ALL %z = add i32 %count, 0
;SOME %low = icmp ult i32 %t, 32
;SOME %z = select i1 %low, i32 %count, i32 7
;OTHER %none = icmp eq i32 %x, 0
;OTHER %z = select i1 %none, i32 -1, i32 %count
  %to = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %z, ptr addrspace(1) %to, align 4
;USED %many = icmp eq i32 %count, 77
;USED br i1 %many, label %more, label %end
;USED more:
;USED store i32 1, ptr addrspace(1) %to, align 4
;USED br label %end
;USED end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.cttz.i32(i32, i1)
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
