; A loaded bound of a loop is the same for all work-items by either assumption, or by both; else what may write it is named.
; RUN: variant NOALIAS %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix NOALIAS
; RUN: variant NOALIAS-2 %s | ldsopt pack - --mcpu gfx942 --goal bytes --assume arguments-do-not-alias -v -o %t.ll 2>&1 | filecheck %s --check-prefix NOALIAS-2
; RUN: variant PLAIN %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix PLAIN
; RUN: variant PLAIN-2 %s | ldsopt pack - --mcpu gfx942 --goal bytes --assume arguments-do-not-alias -v -o %t.ll 2>&1 | filecheck %s --check-prefix PLAIN-2
; NOALIAS: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; NOALIAS: A  bytes 0 to 1023, with B
; NOALIAS: B  bytes 0 to 1023, with A
; NOALIAS: assumed: noalias-arguments: noalias of a kernel's argument holds between all of its work-items
; NOALIAS-2: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; NOALIAS-2: A  bytes 0 to 1023, with B
; NOALIAS-2: B  bytes 0 to 1023, with A
; NOALIAS-2: assumed: noalias-arguments: noalias of a kernel's argument holds between all of its work-items
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [256 x i32] poison, align 4
@B = internal addrspace(3) global [256 x i32] poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) noalias %to, ptr addrspace(1) noalias readonly %rounds) #0 !reqd_work_group_size !0 { ; but PLAIN, PLAIN-2
;PLAIN,PLAIN-2 define amdgpu_kernel void @k(ptr addrspace(1) %to, ptr addrspace(1) %rounds) #0 !reqd_work_group_size !0 {
; PLAIN: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; PLAIN: nothing shares bytes: a barrier under a branch that may send work-items of one workgroup different ways: what is loaded here may differ between them, or is written meanwhile (line [[# @LINE + 6]])
; PLAIN-2: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; PLAIN-2: A  bytes 0 to 1023, with B
; PLAIN-2: B  bytes 0 to 1023, with A
; PLAIN-2: assumed: arguments-do-not-alias: no two pointer arguments of a kernel lead to a common byte, and none to a variable of the module
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %n = load i32, ptr addrspace(1) %rounds, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
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
  %j = add i32 %i, 1
  %again = icmp ult i32 %j, %n
  br i1 %again, label %loop, label %end
end:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
