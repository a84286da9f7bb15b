; What is used one after the other comes to share its bytes; what is needed at one time keeps them, and the report says why.
; RUN: variant ONE-AFTER-ANOTHER %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix ONE-AFTER-ANOTHER
; RUN: filecheck %s --check-prefix ONE-AFTER-ANOTHER-CODE < %t.ll
; RUN: variant NO-BARRIER-BETWEEN-LAST %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix NO-BARRIER-BETWEEN-LAST
; RUN: variant FIRST-READ-AGAIN-LATER %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix FIRST-READ-AGAIN-LATER
; RUN: variant UNDER-BRANCH %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix UNDER-BRANCH
; RUN: variant UNWRITTEN %s | exits 1 ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix UNWRITTEN
; ONE-AFTER-ANOTHER: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; ONE-AFTER-ANOTHER: A  bytes 0 to 1023, with B
; ONE-AFTER-ANOTHER: B  bytes 0 to 1023, with A
; ONE-AFTER-ANOTHER-CODE: @ldsopt.arena.k = internal addrspace(3) global [1024 x i8] poison, align 16{{$}}
; ONE-AFTER-ANOTHER-CODE: %pa = getelementptr i32, ptr addrspace(3) @ldsopt.arena.k, i32 %t{{$}}
; ONE-AFTER-ANOTHER-CODE: %qa = getelementptr i32, ptr addrspace(3) @ldsopt.arena.k, i32 %na{{$}}
; ONE-AFTER-ANOTHER-CODE: %pb = getelementptr i32, ptr addrspace(3) @ldsopt.arena.k, i32 %t{{$}}
; ONE-AFTER-ANOTHER-CODE: %qb = getelementptr i32, ptr addrspace(3) @ldsopt.arena.k, i32 %nb{{$}}
; ONE-AFTER-ANOTHER-CODE-NOT: @A
; ONE-AFTER-ANOTHER-CODE-NOT: @B
; NO-BARRIER-BETWEEN-LAST: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; NO-BARRIER-BETWEEN-LAST: what keeps it from less: A, B may share no byte
; NO-BARRIER-BETWEEN-LAST: A, B: both needed in phase 1 (line [[# @LINE + 19]])
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [256 x i32] poison, align 4
@B = internal addrspace(3) global [256 x i32] poison, align 4
;UNWRITTEN @C = internal addrspace(3) global [1 x i32] poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
;UNDER-BRANCH   %c = icmp ult i32 %t, 64
;UNDER-BRANCH   br i1 %c, label %in, label %out
;UNDER-BRANCH in:
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
  fence syncscope("workgroup") release ; but NO-BARRIER-BETWEEN-LAST
  call void @llvm.amdgcn.s.barrier() ; but NO-BARRIER-BETWEEN-LAST
  fence syncscope("workgroup") acquire ; but NO-BARRIER-BETWEEN-LAST
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
;FIRST-READ-AGAIN-LATER   %again = load i32, ptr addrspace(3) %qa
; FIRST-READ-AGAIN-LATER: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; FIRST-READ-AGAIN-LATER: what keeps it from less: A, B may share no byte
; FIRST-READ-AGAIN-LATER: A, B: both needed in phase 2 (line [[# @LINE - 14]])
;UNDER-BRANCH   br label %out
;UNDER-BRANCH out:
;UNDER-BRANCH   fence syncscope("workgroup") release
;UNDER-BRANCH   call void @llvm.amdgcn.s.barrier()
;UNDER-BRANCH   fence syncscope("workgroup") acquire
; UNDER-BRANCH: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; UNDER-BRANCH: nothing shares bytes: a barrier under a branch that may send work-items of one workgroup different ways (line [[# @LINE - 30]])
;UNWRITTEN   %c = load i32, ptr addrspace(3) @C
;UNWRITTEN   store i32 %c, ptr addrspace(1) %to
; UNWRITTEN: ldsopt: error: <stdin>:[[# @LINE - 2]]: reads bytes of @C that no path has written [unwritten-read]
  ret void
}
