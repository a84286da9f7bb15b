; An obstacle says why a variable is needed where nothing accesses it: written and never read, or accessed by both.
; RUN: variant OBSTACLE-FIRST %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix OBSTACLE-FIRST
; RUN: variant OBSTACLE-SECOND %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix OBSTACLE-SECOND
; RUN: variant OBSTACLE-ACCESSED-AGAIN %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix OBSTACLE-ACCESSED-AGAIN
; RUN: variant OBSTACLE-BOTH-ACCESSED %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix OBSTACLE-BOTH-ACCESSED
; RUN: variant OBSTACLE-BOTH-ACCESSED-2 %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix OBSTACLE-BOTH-ACCESSED-2
; RUN: variant OBSTACLE-BOTH-ACCESSED-3 %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix OBSTACLE-BOTH-ACCESSED-3
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [256 x i32] poison, align 4
@B = internal addrspace(3) global [256 x i32] poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
;OBSTACLE-SECOND   %s1 = getelementptr i32, ptr addrspace(3) @B, i32 %t
;OBSTACLE-SECOND   store i32 %t, ptr addrspace(3) %s1
;OBSTACLE-SECOND   fence syncscope("workgroup") release
;OBSTACLE-SECOND   call void @llvm.amdgcn.s.barrier()
;OBSTACLE-SECOND   fence syncscope("workgroup") acquire
; OBSTACLE-SECOND: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; OBSTACLE-SECOND: what keeps it from less: A, B may share no byte
; OBSTACLE-SECOND: A, B: both needed in phase 1: written and never read: kept up to the return (line [[# @LINE - 3]])
;OBSTACLE-BOTH-ACCESSED-2   %s1 = getelementptr i32, ptr addrspace(3) @B, i32 %t
;OBSTACLE-BOTH-ACCESSED-2   store i32 %t, ptr addrspace(3) %s1
; OBSTACLE-BOTH-ACCESSED-2: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; OBSTACLE-BOTH-ACCESSED-2: what keeps it from less: A, B may share no byte
; OBSTACLE-BOTH-ACCESSED-2: A, B: both needed in phase 0 (line [[# @LINE - 13]])
  %pa = getelementptr i32, ptr addrspace(3) @A, i32 %t ; but OBSTACLE-FIRST, OBSTACLE-ACCESSED-AGAIN, OBSTACLE-BOTH-ACCESSED, OBSTACLE-BOTH-ACCESSED-3
  store i32 %t, ptr addrspace(3) %pa, align 4 ; but OBSTACLE-FIRST, OBSTACLE-ACCESSED-AGAIN, OBSTACLE-BOTH-ACCESSED, OBSTACLE-BOTH-ACCESSED-3
  fence syncscope("workgroup") release ; but OBSTACLE-FIRST, OBSTACLE-ACCESSED-AGAIN, OBSTACLE-BOTH-ACCESSED
  call void @llvm.amdgcn.s.barrier() ; but OBSTACLE-FIRST, OBSTACLE-ACCESSED-AGAIN, OBSTACLE-BOTH-ACCESSED
  fence syncscope("workgroup") acquire ; but OBSTACLE-FIRST, OBSTACLE-ACCESSED-AGAIN, OBSTACLE-BOTH-ACCESSED
  %na = xor i32 %t, 1 ; but OBSTACLE-FIRST, OBSTACLE-ACCESSED-AGAIN, OBSTACLE-BOTH-ACCESSED, OBSTACLE-BOTH-ACCESSED-3
  %qa = getelementptr i32, ptr addrspace(3) @A, i32 %na ; but OBSTACLE-FIRST, OBSTACLE-ACCESSED-AGAIN, OBSTACLE-BOTH-ACCESSED, OBSTACLE-BOTH-ACCESSED-3
  %va = load i32, ptr addrspace(3) %qa, align 4 ; but OBSTACLE-FIRST, OBSTACLE-ACCESSED-AGAIN, OBSTACLE-BOTH-ACCESSED, OBSTACLE-BOTH-ACCESSED-3
  %oa = getelementptr i32, ptr addrspace(1) %to, i32 %t ; but OBSTACLE-FIRST, OBSTACLE-ACCESSED-AGAIN, OBSTACLE-BOTH-ACCESSED, OBSTACLE-BOTH-ACCESSED-3
  store i32 %va, ptr addrspace(1) %oa, align 4 ; but OBSTACLE-FIRST, OBSTACLE-ACCESSED-AGAIN, OBSTACLE-BOTH-ACCESSED, OBSTACLE-BOTH-ACCESSED-3
;OBSTACLE-FIRST,OBSTACLE-ACCESSED-AGAIN   %s1 = getelementptr i32, ptr addrspace(3) @A, i32 %t
;OBSTACLE-FIRST,OBSTACLE-ACCESSED-AGAIN   store i32 %t, ptr addrspace(3) %s1
; OBSTACLE-FIRST: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; OBSTACLE-FIRST: what keeps it from less: A, B may share no byte
; OBSTACLE-FIRST: A, B: both needed in phase 1: written and never read: kept up to the return (line [[# @LINE + 3]])
  fence syncscope("workgroup") release ; but OBSTACLE-SECOND, OBSTACLE-BOTH-ACCESSED, OBSTACLE-BOTH-ACCESSED-2, OBSTACLE-BOTH-ACCESSED-3
  call void @llvm.amdgcn.s.barrier() ; but OBSTACLE-SECOND, OBSTACLE-BOTH-ACCESSED, OBSTACLE-BOTH-ACCESSED-2, OBSTACLE-BOTH-ACCESSED-3
  fence syncscope("workgroup") acquire ; but OBSTACLE-SECOND, OBSTACLE-BOTH-ACCESSED, OBSTACLE-BOTH-ACCESSED-2, OBSTACLE-BOTH-ACCESSED-3
;OBSTACLE-BOTH-ACCESSED,OBSTACLE-BOTH-ACCESSED-3   %s1 = getelementptr i32, ptr addrspace(3) @A, i32 %t
;OBSTACLE-BOTH-ACCESSED,OBSTACLE-BOTH-ACCESSED-3   store i32 %t, ptr addrspace(3) %s1
; OBSTACLE-BOTH-ACCESSED: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; OBSTACLE-BOTH-ACCESSED: what keeps it from less: A, B may share no byte
; OBSTACLE-BOTH-ACCESSED: A, B: both needed in phase 0 (line [[# @LINE - 36]])
; OBSTACLE-BOTH-ACCESSED-3: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; OBSTACLE-BOTH-ACCESSED-3: what keeps it from less: A, B may share no byte
; OBSTACLE-BOTH-ACCESSED-3: A, B: both needed in phase 1 (line [[# @LINE - 21]])
  %pb = getelementptr i32, ptr addrspace(3) @B, i32 %t ; but OBSTACLE-SECOND, OBSTACLE-BOTH-ACCESSED-2
  store i32 %t, ptr addrspace(3) %pb, align 4 ; but OBSTACLE-SECOND, OBSTACLE-BOTH-ACCESSED-2
  fence syncscope("workgroup") release ; but OBSTACLE-SECOND, OBSTACLE-BOTH-ACCESSED-2
  call void @llvm.amdgcn.s.barrier() ; but OBSTACLE-SECOND, OBSTACLE-BOTH-ACCESSED-2
  fence syncscope("workgroup") acquire ; but OBSTACLE-SECOND, OBSTACLE-BOTH-ACCESSED-2
  %nb = xor i32 %t, 1 ; but OBSTACLE-SECOND, OBSTACLE-BOTH-ACCESSED-2
  %qb = getelementptr i32, ptr addrspace(3) @B, i32 %nb ; but OBSTACLE-SECOND, OBSTACLE-BOTH-ACCESSED-2
  %vb = load i32, ptr addrspace(3) %qb, align 4 ; but OBSTACLE-SECOND, OBSTACLE-BOTH-ACCESSED-2
  %ob = getelementptr i32, ptr addrspace(1) %to, i32 %t ; but OBSTACLE-SECOND, OBSTACLE-BOTH-ACCESSED-2
  store i32 %vb, ptr addrspace(1) %ob, align 4 ; but OBSTACLE-SECOND, OBSTACLE-BOTH-ACCESSED-2
;OBSTACLE-ACCESSED-AGAIN   fence syncscope("workgroup") release
;OBSTACLE-ACCESSED-AGAIN   call void @llvm.amdgcn.s.barrier()
;OBSTACLE-ACCESSED-AGAIN   fence syncscope("workgroup") acquire
;OBSTACLE-ACCESSED-AGAIN   %s2 = getelementptr i32, ptr addrspace(3) @A, i32 %t
;OBSTACLE-ACCESSED-AGAIN   store i32 %t, ptr addrspace(3) %s2
; OBSTACLE-ACCESSED-AGAIN: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; OBSTACLE-ACCESSED-AGAIN: what keeps it from less: A, B may share no byte
; OBSTACLE-ACCESSED-AGAIN: A, B: both needed in phase 1: written and never read: kept up to the return (line [[# @LINE - 26]])
  ret void
}
