; The reason why nothing shares bytes is the true one: unknown code wherever it is called, an address that leaves our sight.
; RUN: variant UNKNOWN-CODE-BY-KERNEL %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix UNKNOWN-CODE-BY-KERNEL
; RUN: variant UNKNOWN-CODE-BY-FUNCTION %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix UNKNOWN-CODE-BY-FUNCTION
; RUN: variant UNKNOWN-CODE-BY-ITS-ADDRESS %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix UNKNOWN-CODE-BY-ITS-ADDRESS
; RUN: variant OTHER-KERNEL %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix OTHER-KERNEL
; RUN: variant LEAK %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix LEAK
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [256 x i32] poison, align 4
@B = internal addrspace(3) global [256 x i32] poison, align 4
;UNKNOWN-CODE-BY-KERNEL,UNKNOWN-CODE-BY-FUNCTION,UNKNOWN-CODE-BY-ITS-ADDRESS declare void @unknown()

define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 { ; but UNKNOWN-CODE-BY-KERNEL, UNKNOWN-CODE-BY-FUNCTION, UNKNOWN-CODE-BY-ITS-ADDRESS, OTHER-KERNEL
;UNKNOWN-CODE-BY-KERNEL,UNKNOWN-CODE-BY-FUNCTION,UNKNOWN-CODE-BY-ITS-ADDRESS define internal void @f() noinline {
;UNKNOWN-CODE-BY-KERNEL,UNKNOWN-CODE-BY-FUNCTION,UNKNOWN-CODE-BY-ITS-ADDRESS   call void @unknown()
;UNKNOWN-CODE-BY-KERNEL,UNKNOWN-CODE-BY-FUNCTION,UNKNOWN-CODE-BY-ITS-ADDRESS   ret void
;UNKNOWN-CODE-BY-KERNEL,UNKNOWN-CODE-BY-FUNCTION,UNKNOWN-CODE-BY-ITS-ADDRESS }
;UNKNOWN-CODE-BY-KERNEL,UNKNOWN-CODE-BY-FUNCTION,UNKNOWN-CODE-BY-ITS-ADDRESS
;UNKNOWN-CODE-BY-KERNEL,UNKNOWN-CODE-BY-FUNCTION,UNKNOWN-CODE-BY-ITS-ADDRESS define amdgpu_kernel void @k(ptr addrspace(1) %to, ptr %fn) #0 !reqd_work_group_size !0 {
;OTHER-KERNEL define amdgpu_kernel void @k(ptr addrspace(1) %to, ptr %fn) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
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
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
;UNKNOWN-CODE-BY-KERNEL   call void @unknown()
; UNKNOWN-CODE-BY-KERNEL: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; UNKNOWN-CODE-BY-KERNEL: nothing shares bytes: a call of unknown code (unknown) (line [[# @LINE - 2]])
;UNKNOWN-CODE-BY-FUNCTION   call void @f()
; UNKNOWN-CODE-BY-FUNCTION: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; UNKNOWN-CODE-BY-FUNCTION: nothing shares bytes: a call of unknown code (unknown) (line [[# @LINE - 38]])
;UNKNOWN-CODE-BY-ITS-ADDRESS,OTHER-KERNEL   call void %fn()
; UNKNOWN-CODE-BY-ITS-ADDRESS: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; UNKNOWN-CODE-BY-ITS-ADDRESS: nothing shares bytes: a call of unknown code (indirect) (line [[# @LINE - 2]])
;LEAK   store ptr addrspace(3) @A, ptr addrspace(1) %to
; LEAK: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; LEAK: nothing shares bytes: an address in LDS leaves our sight (line [[# @LINE - 28]])
  ret void
}
;OTHER-KERNEL
;OTHER-KERNEL define amdgpu_kernel void @other(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
;OTHER-KERNEL   %c = icmp eq ptr addrspace(3) @A, null
;OTHER-KERNEL   store i1 %c, ptr addrspace(1) %to
;OTHER-KERNEL   ret void
;OTHER-KERNEL }
; OTHER-KERNEL: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; OTHER-KERNEL: nothing shares bytes: a call of unknown code (indirect) (line [[# @LINE - 15]])
; OTHER-KERNEL: kernel other: 1024 bytes of LDS, left alone: an address in LDS leaves our sight (line [[# @LINE - 5]])
; OTHER-KERNEL: nothing shares bytes: an address in LDS leaves our sight (line [[# @LINE - 6]])
