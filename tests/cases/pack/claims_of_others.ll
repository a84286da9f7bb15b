; Claims about other memory and other variables stay; those of an access whose variable is not known go.
; RUN: variant OTHERS %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix OTHERS
; RUN: filecheck %s --check-prefix OTHERS-CODE < %t.ll
; RUN: variant UNKNOWN %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix UNKNOWN
; RUN: filecheck %s --check-prefix UNKNOWN-CODE < %t.ll
; RUN: variant CALL-NOT-KNOWN %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix CALL-NOT-KNOWN
; RUN: filecheck %s --check-prefix CALL-NOT-KNOWN-CODE < %t.ll
; RUN: variant INTRINSIC %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix INTRINSIC
; RUN: filecheck %s --check-prefix INTRINSIC-CODE < %t.ll
; RUN: variant OTHER-MEMORY %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix OTHER-MEMORY
; RUN: filecheck %s --check-prefix OTHER-MEMORY-CODE < %t.ll
; RUN: variant NOALIAS-USED %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix NOALIAS-USED
; RUN: variant NOALIAS-UNUSED %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix NOALIAS-UNUSED
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [256 x i32] poison, align 4
@B = internal addrspace(3) global [256 x i32] poison, align 4
@C = internal addrspace(3) global [256 x i32] poison, align 4 ; but NOALIAS-USED, NOALIAS-UNUSED
;UNKNOWN @D = internal addrspace(3) global [256 x i32] poison, align 4
;NOALIAS-USED
;NOALIAS-USED define internal void @reads(ptr addrspace(3) noalias %p, ptr addrspace(3) noalias %q) {
;NOALIAS-USED   %x = load volatile i32, ptr addrspace(3) %p
;NOALIAS-USED   store i32 1, ptr addrspace(3) %q
;NOALIAS-USED   ret void
;NOALIAS-USED }
;NOALIAS-UNUSED
;NOALIAS-UNUSED define internal void @reads(ptr addrspace(3) noalias %p, ptr addrspace(3) noalias %q) {
;NOALIAS-UNUSED   %x = load volatile i32, ptr addrspace(3) %p
;NOALIAS-UNUSED   ret void
;NOALIAS-UNUSED }

;CALL-NOT-KNOWN,INTRINSIC,OTHER-MEMORY define internal i32 @own(i32 %x) noinline {
;CALL-NOT-KNOWN,INTRINSIC,OTHER-MEMORY   ret i32 %x
;CALL-NOT-KNOWN,INTRINSIC,OTHER-MEMORY }
;CALL-NOT-KNOWN,INTRINSIC,OTHER-MEMORY declare i32 @llvm.umin.i32(i32, i32)
;CALL-NOT-KNOWN,INTRINSIC,OTHER-MEMORY
define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 { ; but UNKNOWN
;UNKNOWN define amdgpu_kernel void @k(ptr addrspace(1) %to, i1 %c) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %pc = getelementptr i32, ptr addrspace(3) @C, i32 %t ; but UNKNOWN, CALL-NOT-KNOWN, INTRINSIC, OTHER-MEMORY, NOALIAS-USED, NOALIAS-UNUSED
  store i32 %t, ptr addrspace(3) %pc ; but UNKNOWN, CALL-NOT-KNOWN, INTRINSIC, OTHER-MEMORY, NOALIAS-USED, NOALIAS-UNUSED
;CALL-NOT-KNOWN,INTRINSIC,OTHER-MEMORY   store i32 %t, ptr addrspace(3) @C, align 4, !tbaa !4
  %pa = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %pa, align 4 ; but CALL-NOT-KNOWN, INTRINSIC, OTHER-MEMORY
;CALL-NOT-KNOWN,INTRINSIC,OTHER-MEMORY   store i32 %t, ptr addrspace(3) %pa, align 4, !nontemporal !13
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %na = xor i32 %t, 1
  %qa = getelementptr i32, ptr addrspace(3) @A, i32 %na
  %va = load i32, ptr addrspace(3) %qa, align 4 ; but CALL-NOT-KNOWN, INTRINSIC, OTHER-MEMORY
;CALL-NOT-KNOWN,INTRINSIC,OTHER-MEMORY   %va = load i32, ptr addrspace(3) %qa, align 4, !nontemporal !13
  %oa = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %va, ptr addrspace(1) %oa, align 4
;CALL-NOT-KNOWN   %z = call i32 @own(i32 %t), !tbaa !4
;INTRINSIC   %z = call i32 @llvm.umin.i32(i32 %t, i32 9), !tbaa !4
;OTHER-MEMORY   store i32 1, ptr addrspace(1) %to, align 4, !tbaa !4
;NOALIAS-USED,NOALIAS-UNUSED   call void @reads(ptr addrspace(3) @A, ptr addrspace(3) @B)
; NOALIAS-USED: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; NOALIAS-USED: what keeps it from less: A, B may share no byte
; NOALIAS-USED: A, B: both needed in phase 1 (line [[# @LINE - 13]])
; NOALIAS-UNUSED: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; NOALIAS-UNUSED: A  bytes 0 to 1023, with B
; NOALIAS-UNUSED: B  bytes 0 to 1023, with A
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %pb = getelementptr i32, ptr addrspace(3) @B, i32 %t
  store i32 %t, ptr addrspace(3) %pb, align 4 ; but CALL-NOT-KNOWN, INTRINSIC, OTHER-MEMORY
;CALL-NOT-KNOWN,INTRINSIC,OTHER-MEMORY   store i32 %t, ptr addrspace(3) %pb, align 4, !tbaa !4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %nb = xor i32 %t, 1
  %qb = getelementptr i32, ptr addrspace(3) @B, i32 %nb
  %vb = load i32, ptr addrspace(3) %qb, align 4 ; but CALL-NOT-KNOWN, INTRINSIC, OTHER-MEMORY
;CALL-NOT-KNOWN,INTRINSIC,OTHER-MEMORY   %vb = load i32, ptr addrspace(3) %qb, align 4, !tbaa !4
  %ob = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %vb, ptr addrspace(1) %ob, align 4
  %vc = load i32, ptr addrspace(3) %pc ; but OTHERS, UNKNOWN, CALL-NOT-KNOWN, INTRINSIC, OTHER-MEMORY, NOALIAS-USED, NOALIAS-UNUSED
  store i32 %vc, ptr addrspace(1) %to ; but OTHERS, UNKNOWN, CALL-NOT-KNOWN, INTRINSIC, OTHER-MEMORY, NOALIAS-USED, NOALIAS-UNUSED
;OTHERS   %vc = load i32, ptr addrspace(3) %pc, align 4, !tbaa !4
;OTHERS   store i32 %vc, ptr addrspace(1) %to, align 4, !tbaa !4
;UNKNOWN   fence syncscope("workgroup") release
;UNKNOWN   call void @llvm.amdgcn.s.barrier()
;UNKNOWN   fence syncscope("workgroup") acquire
;UNKNOWN   %u = select i1 %c, ptr addrspace(3) @C, ptr addrspace(3) @D
;UNKNOWN   store i32 1, ptr addrspace(3) %u, align 4, !tbaa !4
;UNKNOWN   %z = load i32, ptr addrspace(3) %u
;UNKNOWN   store i32 %z, ptr addrspace(1) %to
;CALL-NOT-KNOWN,INTRINSIC,OTHER-MEMORY   %vc = load i32, ptr addrspace(3) @C, align 4
;CALL-NOT-KNOWN,INTRINSIC,OTHER-MEMORY   store i32 %vc, ptr addrspace(1) %to, align 4
  ret void
}
;OTHERS,UNKNOWN !1 = !{!"int", !3}
;OTHERS,UNKNOWN !2 = !{!"float", !3}
;OTHERS,UNKNOWN !3 = !{!"root"}
;OTHERS,UNKNOWN !4 = !{!1, !1, i64 0}
;OTHERS,UNKNOWN !6 = distinct !{!6, !"domain"}
;OTHERS,UNKNOWN !7 = distinct !{!7, !6, !"a"}
;OTHERS,UNKNOWN !8 = distinct !{!8, !6, !"b"}
; OTHERS: kernel k: 3072 -> 2048 bytes of LDS, LDS allows 21 -> 32 workgroups a compute unit; proved: no placement is better
; OTHERS: C  bytes 0 to 1023
; OTHERS: A  bytes 1024 to 2047, with B
; OTHERS: B  bytes 1024 to 2047, with A
; OTHERS: what keeps it from less: A, C may share no byte
; OTHERS: A, C: both needed in phase 0 (line [[# @LINE - 68]])
; OTHERS-CODE: %vc = load i32, ptr addrspace(3) %pc, align 4, !tbaa !4, !alias.scope !11, !noalias !14{{$}}
; OTHERS-CODE: store i32 %vc, ptr addrspace(1) %to, align 4, !tbaa !4{{$}}
; UNKNOWN: kernel k: 4096 -> 2048 bytes of LDS, LDS allows 16 -> 32 workgroups a compute unit; proved: no placement is better
; UNKNOWN: B  bytes 0 to 1023, with C
; UNKNOWN: C  bytes 0 to 1023, with B
; UNKNOWN: A  bytes 1024 to 2047, with D
; UNKNOWN: D  bytes 1024 to 2047, with A
; UNKNOWN: 1 access stripped of claims that shared bytes make untrue
; UNKNOWN: what keeps it from less: C, D may share no byte
; UNKNOWN: C, D: both needed in phase 4 (line [[# @LINE - 31]])
; UNKNOWN-CODE: @ldsopt.arena.k = internal addrspace(3) global [2048 x i8] poison, align 16{{$}}
;CALL-NOT-KNOWN,INTRINSIC,OTHER-MEMORY !1 = !{!"int", !3}
;CALL-NOT-KNOWN,INTRINSIC,OTHER-MEMORY !2 = !{!"float", !3}
;CALL-NOT-KNOWN,INTRINSIC,OTHER-MEMORY !3 = !{!"root"}
;CALL-NOT-KNOWN,INTRINSIC,OTHER-MEMORY !4 = !{!1, !1, i64 0}
;CALL-NOT-KNOWN,INTRINSIC,OTHER-MEMORY !6 = distinct !{!6, !"domain"}
;CALL-NOT-KNOWN,INTRINSIC,OTHER-MEMORY !7 = distinct !{!7, !6, !"a"}
;CALL-NOT-KNOWN,INTRINSIC,OTHER-MEMORY !8 = distinct !{!8, !6, !"b"}
;CALL-NOT-KNOWN,INTRINSIC,OTHER-MEMORY !13 = !{i32 1}
; CALL-NOT-KNOWN: kernel k: 3072 -> 2048 bytes of LDS, LDS allows 21 -> 32 workgroups a compute unit; proved: no placement is better
; CALL-NOT-KNOWN: C  bytes 0 to 1023
; CALL-NOT-KNOWN: A  bytes 1024 to 2047, with B
; CALL-NOT-KNOWN: B  bytes 1024 to 2047, with A
; CALL-NOT-KNOWN: 3 accesses stripped of claims that shared bytes make untrue
; CALL-NOT-KNOWN: what keeps it from less: A, C may share no byte
; CALL-NOT-KNOWN: A, C: both needed in phase 0 (line [[# @LINE - 94]])
; CALL-NOT-KNOWN-CODE: store i32 %t, ptr addrspace(3) @ldsopt.arena.k, align 4, !tbaa !4, !alias.scope !16, !noalias !19{{$}}
; CALL-NOT-KNOWN-CODE: store i32 %t, ptr addrspace(3) %pa, align 4, !nontemporal !13, !alias.scope !20, !noalias !16{{$}}
; CALL-NOT-KNOWN-CODE: %va = load i32, ptr addrspace(3) %qa, align 4, !nontemporal !13, !alias.scope !20, !noalias !16{{$}}
; INTRINSIC: kernel k: 3072 -> 2048 bytes of LDS, LDS allows 21 -> 32 workgroups a compute unit; proved: no placement is better
; INTRINSIC: C  bytes 0 to 1023
; INTRINSIC: A  bytes 1024 to 2047, with B
; INTRINSIC: B  bytes 1024 to 2047, with A
; INTRINSIC: 2 accesses stripped of claims that shared bytes make untrue
; INTRINSIC: what keeps it from less: A, C may share no byte
; INTRINSIC: A, C: both needed in phase 0 (line [[# @LINE - 104]])
; INTRINSIC-CODE: store i32 %t, ptr addrspace(3) @ldsopt.arena.k, align 4, !tbaa !4, !alias.scope !16, !noalias !19{{$}}
; INTRINSIC-CODE: store i32 %t, ptr addrspace(3) %pa, align 4, !nontemporal !13, !alias.scope !20, !noalias !16{{$}}
; INTRINSIC-CODE: %va = load i32, ptr addrspace(3) %qa, align 4, !nontemporal !13, !alias.scope !20, !noalias !16{{$}}
; INTRINSIC-CODE: %z = call i32 @llvm.umin.i32(i32 %t, i32 9), !tbaa !4{{$}}
; OTHER-MEMORY: kernel k: 3072 -> 2048 bytes of LDS, LDS allows 21 -> 32 workgroups a compute unit; proved: no placement is better
; OTHER-MEMORY: C  bytes 0 to 1023
; OTHER-MEMORY: A  bytes 1024 to 2047, with B
; OTHER-MEMORY: B  bytes 1024 to 2047, with A
; OTHER-MEMORY: 2 accesses stripped of claims that shared bytes make untrue
; OTHER-MEMORY: what keeps it from less: A, C may share no byte
; OTHER-MEMORY: A, C: both needed in phase 0 (line [[# @LINE - 115]])
; OTHER-MEMORY-CODE: store i32 %t, ptr addrspace(3) @ldsopt.arena.k, align 4, !tbaa !4, !alias.scope !16, !noalias !19{{$}}
; OTHER-MEMORY-CODE: store i32 %t, ptr addrspace(3) %pa, align 4, !nontemporal !13, !alias.scope !20, !noalias !16{{$}}
; OTHER-MEMORY-CODE: %va = load i32, ptr addrspace(3) %qa, align 4, !nontemporal !13, !alias.scope !20, !noalias !16{{$}}
; OTHER-MEMORY-CODE: store i32 1, ptr addrspace(1) %to, align 4, !tbaa !4{{$}}
