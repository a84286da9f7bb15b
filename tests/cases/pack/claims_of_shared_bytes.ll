; Sharing bytes makes claims about types, scopes and iterations untrue: they go, and what is said of the value stays.
; RUN: variant DIFFERENT-TYPES %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix DIFFERENT-TYPES
; RUN: filecheck %s --check-prefix DIFFERENT-TYPES-CODE < %t.ll
; RUN: variant SCOPES %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix SCOPES
; RUN: filecheck %s --check-prefix SCOPES-CODE < %t.ll
; RUN: variant PARALLEL-ITERATIONS %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix PARALLEL-ITERATIONS
; RUN: filecheck %s --check-prefix PARALLEL-ITERATIONS-CODE < %t.ll
; RUN: variant NOT-SHARED %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix NOT-SHARED
; RUN: filecheck %s --check-prefix NOT-SHARED-CODE < %t.ll
; RUN: variant INVARIANT %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix INVARIANT
; RUN: filecheck %s --check-prefix INVARIANT-CODE < %t.ll
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [256 x i32] poison, align 4
@B = internal addrspace(3) global [256 x i32] poison, align 4
@C = internal addrspace(3) global [256 x i32] poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %pa, align 4 ; but DIFFERENT-TYPES, SCOPES, PARALLEL-ITERATIONS, NOT-SHARED
;DIFFERENT-TYPES,NOT-SHARED   store i32 %t, ptr addrspace(3) %pa, align 4, !tbaa !4
;SCOPES   store i32 %t, ptr addrspace(3) %pa, align 4, !alias.scope !9, !noalias !10
;PARALLEL-ITERATIONS   store i32 %t, ptr addrspace(3) %pa, align 4, !llvm.access.group !11
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %na = xor i32 %t, 1
  %qa = getelementptr i32, ptr addrspace(3) @A, i32 %na
  %va = load i32, ptr addrspace(3) %qa, align 4 ; but DIFFERENT-TYPES, SCOPES, PARALLEL-ITERATIONS, NOT-SHARED
;DIFFERENT-TYPES,NOT-SHARED   %va = load i32, ptr addrspace(3) %qa, align 4, !tbaa !4
;SCOPES   %va = load i32, ptr addrspace(3) %qa, align 4, !alias.scope !9, !noalias !10
;PARALLEL-ITERATIONS   %va = load i32, ptr addrspace(3) %qa, align 4, !llvm.access.group !11
  %oa = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %va, ptr addrspace(1) %oa, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %pb = getelementptr i32, ptr addrspace(3) @B, i32 %t
  store i32 %t, ptr addrspace(3) %pb, align 4 ; but DIFFERENT-TYPES, SCOPES, PARALLEL-ITERATIONS, NOT-SHARED
;DIFFERENT-TYPES,NOT-SHARED   store i32 %t, ptr addrspace(3) %pb, align 4, !tbaa !5
;SCOPES   store i32 %t, ptr addrspace(3) %pb, align 4, !alias.scope !10, !noalias !9
;PARALLEL-ITERATIONS   store i32 %t, ptr addrspace(3) %pb, align 4, !llvm.access.group !11
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %nb = xor i32 %t, 1
  %qb = getelementptr i32, ptr addrspace(3) @B, i32 %nb
  %vb = load i32, ptr addrspace(3) %qb, align 4 ; but DIFFERENT-TYPES, SCOPES, PARALLEL-ITERATIONS, NOT-SHARED, INVARIANT
;DIFFERENT-TYPES,NOT-SHARED   %vb = load i32, ptr addrspace(3) %qb, align 4, !tbaa !5
; DIFFERENT-TYPES: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; DIFFERENT-TYPES: A  bytes 0 to 1023, with B
; DIFFERENT-TYPES: B  bytes 0 to 1023, with A
; DIFFERENT-TYPES: 4 accesses stripped of claims that shared bytes make untrue
; DIFFERENT-TYPES-CODE: store i32 %t, ptr addrspace(3) %pa, align 4, !alias.scope !15, !noalias !17{{$}}
; DIFFERENT-TYPES-CODE: %va = load i32, ptr addrspace(3) %qa, align 4, !alias.scope !15, !noalias !17{{$}}
; DIFFERENT-TYPES-CODE: store i32 %t, ptr addrspace(3) %pb, align 4, !alias.scope !19, !noalias !17{{$}}
; DIFFERENT-TYPES-CODE: %vb = load i32, ptr addrspace(3) %qb, align 4, !alias.scope !19, !noalias !17{{$}}
; DIFFERENT-TYPES-CODE: !13 = distinct !{!13, !"ldsopt.lds"}{{$}}
; DIFFERENT-TYPES-CODE: !14 = distinct !{!14, !13, !"A"}{{$}}
; DIFFERENT-TYPES-CODE: !15 = !{!14}{{$}}
; DIFFERENT-TYPES-CODE: !16 = distinct !{!16, !13, !"C"}{{$}}
; DIFFERENT-TYPES-CODE: !17 = !{!16}{{$}}
; DIFFERENT-TYPES-CODE: !18 = distinct !{!18, !13, !"B"}{{$}}
; DIFFERENT-TYPES-CODE: !19 = !{!18}{{$}}
; NOT-SHARED: kernel k: 2048 -> 2048 bytes of LDS, LDS allows 32 -> 32 workgroups a compute unit; proved: no placement is better
; NOT-SHARED: A  bytes 0 to 1023
; NOT-SHARED: B  bytes 1024 to 2047
; NOT-SHARED-CODE: store i32 %t, ptr addrspace(3) %pa, align 4, !tbaa !4, !alias.scope !15, !noalias !18{{$}}
; NOT-SHARED-CODE: %va = load i32, ptr addrspace(3) %qa, align 4, !tbaa !4, !alias.scope !15, !noalias !18{{$}}
; NOT-SHARED-CODE: store i32 %t, ptr addrspace(3) %pb, align 4, !tbaa !5, !alias.scope !19, !noalias !20{{$}}
; NOT-SHARED-CODE: %vb = load i32, ptr addrspace(3) %qb, align 4, !tbaa !5, !alias.scope !19, !noalias !20{{$}}
; NOT-SHARED-CODE: !13 = distinct !{!13, !"ldsopt.lds"}{{$}}
; NOT-SHARED-CODE: !14 = distinct !{!14, !13, !"A"}{{$}}
; NOT-SHARED-CODE: !15 = !{!14}{{$}}
; NOT-SHARED-CODE: !16 = distinct !{!16, !13, !"B"}{{$}}
; NOT-SHARED-CODE: !17 = distinct !{!17, !13, !"C"}{{$}}
; NOT-SHARED-CODE: !18 = !{!16, !17}{{$}}
; NOT-SHARED-CODE: !19 = !{!16}{{$}}
; NOT-SHARED-CODE: !20 = !{!14, !17}{{$}}
;SCOPES   %vb = load i32, ptr addrspace(3) %qb, align 4, !alias.scope !10, !noalias !9
; SCOPES: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; SCOPES: A  bytes 0 to 1023, with B
; SCOPES: B  bytes 0 to 1023, with A
; SCOPES: 4 accesses stripped of claims that shared bytes make untrue
; SCOPES-CODE: store i32 %t, ptr addrspace(3) %pa, align 4, !alias.scope !15, !noalias !17{{$}}
; SCOPES-CODE: %va = load i32, ptr addrspace(3) %qa, align 4, !alias.scope !15, !noalias !17{{$}}
; SCOPES-CODE: store i32 %t, ptr addrspace(3) %pb, align 4, !alias.scope !19, !noalias !17{{$}}
; SCOPES-CODE: %vb = load i32, ptr addrspace(3) %qb, align 4, !alias.scope !19, !noalias !17{{$}}
; SCOPES-CODE: !13 = distinct !{!13, !"ldsopt.lds"}{{$}}
; SCOPES-CODE: !14 = distinct !{!14, !13, !"A"}{{$}}
; SCOPES-CODE: !15 = !{!14}{{$}}
; SCOPES-CODE: !16 = distinct !{!16, !13, !"C"}{{$}}
; SCOPES-CODE: !17 = !{!16}{{$}}
; SCOPES-CODE: !18 = distinct !{!18, !13, !"B"}{{$}}
; SCOPES-CODE: !19 = !{!18}{{$}}
;PARALLEL-ITERATIONS   %vb = load i32, ptr addrspace(3) %qb, align 4, !llvm.access.group !11
; PARALLEL-ITERATIONS: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; PARALLEL-ITERATIONS: A  bytes 0 to 1023, with B
; PARALLEL-ITERATIONS: B  bytes 0 to 1023, with A
; PARALLEL-ITERATIONS: 4 accesses stripped of claims that shared bytes make untrue
; PARALLEL-ITERATIONS-CODE: store i32 %t, ptr addrspace(3) %pa, align 4, !alias.scope !15, !noalias !17{{$}}
; PARALLEL-ITERATIONS-CODE: %va = load i32, ptr addrspace(3) %qa, align 4, !alias.scope !15, !noalias !17{{$}}
; PARALLEL-ITERATIONS-CODE: store i32 %t, ptr addrspace(3) %pb, align 4, !alias.scope !19, !noalias !17{{$}}
; PARALLEL-ITERATIONS-CODE: %vb = load i32, ptr addrspace(3) %qb, align 4, !alias.scope !19, !noalias !17{{$}}
; PARALLEL-ITERATIONS-CODE: !13 = distinct !{!13, !"ldsopt.lds"}{{$}}
; PARALLEL-ITERATIONS-CODE: !14 = distinct !{!14, !13, !"A"}{{$}}
; PARALLEL-ITERATIONS-CODE: !15 = !{!14}{{$}}
; PARALLEL-ITERATIONS-CODE: !16 = distinct !{!16, !13, !"C"}{{$}}
; PARALLEL-ITERATIONS-CODE: !17 = !{!16}{{$}}
; PARALLEL-ITERATIONS-CODE: !18 = distinct !{!18, !13, !"B"}{{$}}
; PARALLEL-ITERATIONS-CODE: !19 = !{!18}{{$}}
;INVARIANT   %vb = load i32, ptr addrspace(3) %qb, align 4, !invariant.load !12, !amdgpu.noclobber !12, !nontemporal !13, !range !14, !noundef !12
  %ob = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %vb, ptr addrspace(1) %ob, align 4
  ret void
}
!1 = !{!"int", !3}
!2 = !{!"float", !3}
!3 = !{!"root"}
!4 = !{!1, !1, i64 0}
!5 = !{!2, !2, i64 0}
!6 = distinct !{!6, !"domain"}
!7 = distinct !{!7, !6, !"a"}
!8 = distinct !{!8, !6, !"b"}
!9 = !{!7}
!10 = !{!8}
!11 = distinct !{}
!12 = !{}
;INVARIANT !13 = !{i32 1}
;INVARIANT !14 = !{i32 0, i32 256}
; INVARIANT: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; INVARIANT: A  bytes 0 to 1023, with B
; INVARIANT: B  bytes 0 to 1023, with A
; INVARIANT: 1 access stripped of claims that shared bytes make untrue
; INVARIANT-CODE: store i32 %t, ptr addrspace(3) %pa, align 4, !alias.scope !17, !noalias !19{{$}}
; INVARIANT-CODE: %va = load i32, ptr addrspace(3) %qa, align 4, !alias.scope !17, !noalias !19{{$}}
; INVARIANT-CODE: store i32 %t, ptr addrspace(3) %pb, align 4, !alias.scope !21, !noalias !19{{$}}
; INVARIANT-CODE: %vb = load i32, ptr addrspace(3) %qb, align 4, !nontemporal !13, !range !14, !noundef !12, !alias.scope !21, !noalias !19{{$}}
; INVARIANT-CODE: !15 = distinct !{!15, !"ldsopt.lds"}{{$}}
; INVARIANT-CODE: !16 = distinct !{!16, !15, !"A"}{{$}}
; INVARIANT-CODE: !17 = !{!16}{{$}}
; INVARIANT-CODE: !18 = distinct !{!18, !15, !"C"}{{$}}
; INVARIANT-CODE: !19 = !{!18}{{$}}
; INVARIANT-CODE: !20 = distinct !{!20, !15, !"B"}{{$}}
; INVARIANT-CODE: !21 = !{!20}{{$}}
