; Newer LLVM's domains of alias scopes say whether their scopes are disjoint. An access in such a domain excludes the other
; scopes of the domain without a word; LLVM 22 has to be told. The flag's own spelling stays in the output, and a domain that
; is added has a flag too.
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check --bases all -q | filecheck %s
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check --bases all --respell -q | filecheck %s --check-prefix=OLD
; RUN: sed 's/i1 true, !"of the/i1 false, !"of the/' %s | ldsopt annotate - --mcpu gfx942 --no-check --bases all --respell -q | filecheck %s --check-prefix=FALSE
; RUN: sed 's/!alias.scope !6/!alias.scope !{!5}/' %s | exits 3 ldsopt annotate - --mcpu gfx942 2>&1 | filecheck %s --check-prefix=INLINE

target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

; CHECK-LABEL: define {{.*}}@k(
; CHECK: %x = load i32, ptr addrspace(1) %p, !alias.scope !4{{$}}
; CHECK: store i32 %x, ptr addrspace(1) %q, !alias.scope !6, !noalias !8{{$}}
; CHECK: load i32, ptr addrspace(3) @B, !alias.scope !{{[0-9]+}}, !noalias !{{[0-9]+}}{{$}}
; OLD-LABEL: define {{.*}}@k(
; OLD: %x = load i32, ptr addrspace(1) %p, align 4, !alias.scope [[P:![0-9]+]], !noalias [[NOT_P:![0-9]+]]{{$}}
; OLD: store i32 %x, ptr addrspace(1) %q, align 4, !alias.scope [[Q:![0-9]+]], !noalias [[NOT_Q:![0-9]+]]{{$}}
; FALSE-LABEL: define {{.*}}@k(
; FALSE: %x = load i32, ptr addrspace(1) %p, align 4, !alias.scope [[P:![0-9]+]]{{$}}
; INLINE: error: {{.*}}domain must have one or two operands
define amdgpu_kernel void @k(ptr addrspace(8) inreg %r, ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %x = load i32, ptr addrspace(1) %p, !alias.scope !4
  store i32 %x, ptr addrspace(1) %q, !alias.scope !6, !noalias !8
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %y = load i32, ptr addrspace(3) @B
  store i32 %y, ptr addrspace(1) %p
  ret void
}

; CHECK: !2 = distinct !{!2, i1 true, !"of the arguments"}
; CHECK: = distinct !{!{{[0-9]+}}, i1 false, !"ldsopt.lds"}
; OLD-DAG: [[P]] = !{[[OF_P:![0-9]+]]}
; OLD-DAG: [[NOT_P]] = !{[[OF_Q:![0-9]+]], [[THIRD:![0-9]+]]}
; OLD-DAG: [[Q]] = !{[[OF_Q]]}
; OLD-DAG: [[NOT_Q]] = !{[[APART:![0-9]+]], [[OF_P]], [[THIRD]]}
; OLD-DAG: [[OF_P]] = distinct !{[[OF_P]], [[DOMAIN:![0-9]+]]}
; OLD-DAG: [[DOMAIN]] = distinct !{[[DOMAIN]], !"of the arguments"}
; OLD-DAG: [[APART]] = distinct !{[[APART]], [[ALONE:![0-9]+]]}
; OLD-DAG: [[ALONE]] = distinct !{[[ALONE]]}
!2 = distinct !{!2, i1 true, !"of the arguments"}
!3 = distinct !{!3, !2}
!4 = !{!3}
!5 = distinct !{!5, !2}
!6 = !{!5}
!7 = distinct !{!7, !2}
!8 = !{!9}
!9 = distinct !{!9, !10}
!10 = distinct !{!10, i1 false}
!11 = !{!"llvm.loop.unroll.enable", i1 false}
!kept = !{!11}
