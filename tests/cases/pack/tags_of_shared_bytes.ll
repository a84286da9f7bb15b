; Tags go by what lies apart: variables that share bytes do not exclude each other.
; RUN: variant SHARED %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix SHARED
; RUN: filecheck %s --check-prefix SHARED-CODE < %t.ll
; RUN: variant APART %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix APART
; RUN: filecheck %s --check-prefix APART-CODE < %t.ll
; RUN: variant MERGED %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix MERGED
; RUN: filecheck %s --check-prefix MERGED-CODE < %t.ll
; RUN: variant MERGED-2 %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share --precise -v -o %t.ll 2>&1 | filecheck %s --check-prefix MERGED-2
; RUN: filecheck %s --check-prefix MERGED-2-CODE < %t.ll
; SHARED: kernel k: 3072 -> 2048 bytes of LDS, LDS allows 21 -> 32 workgroups a compute unit; proved: no placement is better
; SHARED: C  bytes 0 to 1023
; SHARED: A  bytes 1024 to 2047, with B
; SHARED: B  bytes 1024 to 2047, with A
; SHARED: what keeps it from less: A, C may share no byte
; SHARED: A, C: both needed in phase 0 (line [[# @LINE + 46]])
; SHARED-CODE: store i32 %t, ptr addrspace(3) %pc, !alias.scope !3, !noalias !6{{$}}
; SHARED-CODE: store i32 %t, ptr addrspace(3) %pa, align 4, !alias.scope !7, !noalias !3{{$}}
; SHARED-CODE: %va = load i32, ptr addrspace(3) %qa, align 4, !alias.scope !7, !noalias !3{{$}}
; SHARED-CODE: store i32 %t, ptr addrspace(3) %pb, align 4, !alias.scope !8, !noalias !3{{$}}
; SHARED-CODE: %vb = load i32, ptr addrspace(3) %qb, align 4, !alias.scope !8, !noalias !3{{$}}
; SHARED-CODE: %vc = load i32, ptr addrspace(3) %pc, !alias.scope !3, !noalias !6{{$}}
; SHARED-CODE: !1 = distinct !{!1, !"ldsopt.lds"}{{$}}
; SHARED-CODE: !2 = distinct !{!2, !1, !"C"}{{$}}
; SHARED-CODE: !3 = !{!2}{{$}}
; SHARED-CODE: !4 = distinct !{!4, !1, !"A"}{{$}}
; SHARED-CODE: !5 = distinct !{!5, !1, !"B"}{{$}}
; SHARED-CODE: !6 = !{!4, !5}{{$}}
; SHARED-CODE: !7 = !{!4}{{$}}
; SHARED-CODE: !8 = !{!5}{{$}}
; APART: kernel k: 3072 -> 3072 bytes of LDS, LDS allows 21 -> 21 workgroups a compute unit; proved: no placement is better
; APART: A  bytes 0 to 1023
; APART: B  bytes 1024 to 2047
; APART: C  bytes 2048 to 3071
; APART-CODE: store i32 %t, ptr addrspace(3) %pc, !alias.scope !3, !noalias !6{{$}}
; APART-CODE: store i32 %t, ptr addrspace(3) %pa, align 4, !alias.scope !7, !noalias !8{{$}}
; APART-CODE: %va = load i32, ptr addrspace(3) %qa, align 4, !alias.scope !7, !noalias !8{{$}}
; APART-CODE: store i32 %t, ptr addrspace(3) %pb, align 4, !alias.scope !9, !noalias !10{{$}}
; APART-CODE: %vb = load i32, ptr addrspace(3) %qb, align 4, !alias.scope !9, !noalias !10{{$}}
; APART-CODE: %vc = load i32, ptr addrspace(3) %pc, !alias.scope !3, !noalias !6{{$}}
; APART-CODE: !1 = distinct !{!1, !"ldsopt.lds"}{{$}}
; APART-CODE: !2 = distinct !{!2, !1, !"C"}{{$}}
; APART-CODE: !3 = !{!2}{{$}}
; APART-CODE: !4 = distinct !{!4, !1, !"A"}{{$}}
; APART-CODE: !5 = distinct !{!5, !1, !"B"}{{$}}
; APART-CODE: !6 = !{!4, !5}{{$}}
; APART-CODE: !7 = !{!4}{{$}}
; APART-CODE: !8 = !{!5, !2}{{$}}
; APART-CODE: !9 = !{!5}{{$}}
; APART-CODE: !10 = !{!4, !2}{{$}}
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [256 x i32] poison, align 4
@B = internal addrspace(3) global [256 x i32] poison, align 4
@C = internal addrspace(3) global [256 x i32] poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 { ; but MERGED, MERGED-2
;MERGED,MERGED-2 define amdgpu_kernel void @k(ptr addrspace(1) %to, i1 %c) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %pc = getelementptr i32, ptr addrspace(3) @C, i32 %t
  store i32 %t, ptr addrspace(3) %pc
  %pa = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %pa, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %na = xor i32 %t, 1
  %qa = getelementptr i32, ptr addrspace(3) @A, i32 %na
  %va = load i32, ptr addrspace(3) %qa, align 4
  %oa = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %va, ptr addrspace(1) %oa, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %pb = getelementptr i32, ptr addrspace(3) @B, i32 %t
  store i32 %t, ptr addrspace(3) %pb, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %nb = xor i32 %t, 1
  %qb = getelementptr i32, ptr addrspace(3) @B, i32 %nb
  %vb = load i32, ptr addrspace(3) %qb, align 4
  %ob = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %vb, ptr addrspace(1) %ob, align 4
  %vc = load i32, ptr addrspace(3) %pc
  store i32 %vc, ptr addrspace(1) %to
;MERGED,MERGED-2   %u = select i1 %c, ptr addrspace(3) %pa, ptr addrspace(3) %pb
;MERGED,MERGED-2   %z = add i32 %t, 1
;MERGED,MERGED-2   store i32 %z, ptr addrspace(3) %u
; MERGED: kernel k: 3072 -> 3072 bytes of LDS, LDS allows 21 -> 21 workgroups a compute unit; proved: no placement is better
; MERGED: A  bytes 0 to 1023
; MERGED: B  bytes 1024 to 2047
; MERGED: C  bytes 2048 to 3071
; MERGED-CODE: store i32 %t, ptr addrspace(3) %pc, !alias.scope !3, !noalias !6{{$}}
; MERGED-CODE: store i32 %t, ptr addrspace(3) %pa, align 4, !alias.scope !7, !noalias !8{{$}}
; MERGED-CODE: %va = load i32, ptr addrspace(3) %qa, align 4, !alias.scope !7, !noalias !8{{$}}
; MERGED-CODE: store i32 %t, ptr addrspace(3) %pb, align 4, !alias.scope !9, !noalias !10{{$}}
; MERGED-CODE: %vb = load i32, ptr addrspace(3) %qb, align 4, !alias.scope !9, !noalias !10{{$}}
; MERGED-CODE: %vc = load i32, ptr addrspace(3) %pc, !alias.scope !3, !noalias !6{{$}}
; MERGED-CODE: store i32 %z, ptr addrspace(3) %u{{$}}
; MERGED-CODE: !1 = distinct !{!1, !"ldsopt.lds"}{{$}}
; MERGED-CODE: !2 = distinct !{!2, !1, !"C"}{{$}}
; MERGED-CODE: !3 = !{!2}{{$}}
; MERGED-CODE: !4 = distinct !{!4, !1, !"A"}{{$}}
; MERGED-CODE: !5 = distinct !{!5, !1, !"B"}{{$}}
; MERGED-CODE: !6 = !{!4, !5}{{$}}
; MERGED-CODE: !7 = !{!4}{{$}}
; MERGED-CODE: !8 = !{!5, !2}{{$}}
; MERGED-CODE: !9 = !{!5}{{$}}
; MERGED-CODE: !10 = !{!4, !2}{{$}}
; MERGED-2: kernel k: 3072 -> 3072 bytes of LDS, LDS allows 21 -> 21 workgroups a compute unit; proved: no placement is better
; MERGED-2: A  bytes 0 to 1023
; MERGED-2: B  bytes 1024 to 2047
; MERGED-2: C  bytes 2048 to 3071
; MERGED-2-CODE: store i32 %t, ptr addrspace(3) %pc, !alias.scope !3, !noalias !6{{$}}
; MERGED-2-CODE: store i32 %t, ptr addrspace(3) %pa, align 4, !alias.scope !7, !noalias !8{{$}}
; MERGED-2-CODE: %va = load i32, ptr addrspace(3) %qa, align 4, !alias.scope !7, !noalias !8{{$}}
; MERGED-2-CODE: store i32 %t, ptr addrspace(3) %pb, align 4, !alias.scope !9, !noalias !10{{$}}
; MERGED-2-CODE: %vb = load i32, ptr addrspace(3) %qb, align 4, !alias.scope !9, !noalias !10{{$}}
; MERGED-2-CODE: %vc = load i32, ptr addrspace(3) %pc, !alias.scope !3, !noalias !6{{$}}
; MERGED-2-CODE: store i32 %z, ptr addrspace(3) %u, !alias.scope !6, !noalias !3{{$}}
; MERGED-2-CODE: !1 = distinct !{!1, !"ldsopt.lds"}{{$}}
; MERGED-2-CODE: !2 = distinct !{!2, !1, !"C"}{{$}}
; MERGED-2-CODE: !3 = !{!2}{{$}}
; MERGED-2-CODE: !4 = distinct !{!4, !1, !"A"}{{$}}
; MERGED-2-CODE: !5 = distinct !{!5, !1, !"B"}{{$}}
; MERGED-2-CODE: !6 = !{!4, !5}{{$}}
; MERGED-2-CODE: !7 = !{!4}{{$}}
; MERGED-2-CODE: !8 = !{!5, !2}{{$}}
; MERGED-2-CODE: !9 = !{!5}{{$}}
; MERGED-2-CODE: !10 = !{!4, !2}{{$}}
  ret void
}
