; Scopes of a call hold for all accesses of its callee, as LLVM's inliner has it, and of that call alone.

; RUN: variant PLAIN %s > %t.ll
; RUN: variant APART %s | ldsopt verify %t.ll - --quick -o - 2>&1 | filecheck %s --check-prefix APART
; RUN: variant FALSE %s | exits 1 ldsopt verify %t.ll - --quick -o - 2>&1 | filecheck %s --check-prefix FALSE
; RUN: variant NESTED %s | exits 1 ldsopt verify %t.ll - --quick -o - 2>&1 | filecheck %s --check-prefix FALSE
; RUN: variant JOINED %s | exits 1 ldsopt verify %t.ll - --quick -o - 2>&1 | filecheck %s --check-prefix FALSE
; RUN: variant FALSE %s | exits 1 ldsopt verify %t.ll - --quick --backend compiled -o - 2>&1 | filecheck %s --check-prefix FALSE
; APART-NOT: false-noalias
; APART: equal (bit by bit)
; FALSE: false-noalias: {{.*}} though the metadata of the two says that they share none
; FALSE-NEXT: %v = load i32, ptr addrspace(3) %a
; FALSE: earlier
; FALSE-NEXT: store i32 %v, ptr addrspace(3) %p
; FALSE: not equivalent to {{.*}}: 1 new finding

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
@B = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
define internal void @put(i32 %v, ptr addrspace(3) %p) {
  store i32 %v, ptr addrspace(3) %p ; but JOINED
;JOINED   store i32 %v, ptr addrspace(3) %p, !alias.scope !4
  ret void
}
define internal void @outer(i32 %v, ptr addrspace(3) %p) {
  call void @put(i32 %v, ptr addrspace(3) %p)
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %id
  %b = getelementptr i32, ptr addrspace(3) @B, i32 %id
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  call void @put(i32 1, ptr addrspace(3) %b) ; but APART
;APART   call void @put(i32 1, ptr addrspace(3) %b), !alias.scope !2
  call void @put(i32 %id, ptr addrspace(3) %a) ; but FALSE, NESTED, JOINED
;FALSE   call void @put(i32 %id, ptr addrspace(3) %a), !alias.scope !2
;NESTED   call void @outer(i32 %id, ptr addrspace(3) %a), !alias.scope !2
;JOINED   call void @put(i32 %id, ptr addrspace(3) %a), !alias.scope !2
  %v = load i32, ptr addrspace(3) %a ; but APART, FALSE, NESTED, JOINED
;APART,FALSE,NESTED   %v = load i32, ptr addrspace(3) %a, !noalias !2
;JOINED   %v = load i32, ptr addrspace(3) %a, !noalias !5
  store i32 %v, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
!3 = distinct !{!3, !0}
!4 = !{!3}
!5 = !{!1, !3}
