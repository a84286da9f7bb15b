; That a second write covers all of a variable takes the size of a workgroup: stated, or assumed and named.
; RUN: variant PROVED-BY-SIZE-WORKGROUP %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix PROVED-BY-SIZE-WORKGROUP
; RUN: variant NOT-KNOWN %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix NOT-KNOWN
; RUN: variant ASSUMED-RANGES %s | ldsopt pack - --mcpu gfx942 --goal bytes --assume ranges-start-fresh -v -o %t.ll 2>&1 | filecheck %s --check-prefix ASSUMED-RANGES
; RUN: variant ASSUMED-WORKGROUPS %s | ldsopt pack - --mcpu gfx942 --goal bytes --assume workgroup-size=256 -v -o %t.ll 2>&1 | filecheck %s --check-prefix ASSUMED-WORKGROUPS
; PROVED-BY-SIZE-WORKGROUP: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; PROVED-BY-SIZE-WORKGROUP: A  bytes 0 to 1023, with B
; PROVED-BY-SIZE-WORKGROUP: B  bytes 0 to 1023, with A
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [256 x i32] poison, align 4
@B = internal addrspace(3) global [256 x i32] poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 { ; but NOT-KNOWN, ASSUMED-RANGES, ASSUMED-WORKGROUPS
;NOT-KNOWN,ASSUMED-RANGES,ASSUMED-WORKGROUPS define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 {
; NOT-KNOWN: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; NOT-KNOWN: what keeps it from less: A, B may share no byte
; NOT-KNOWN: A, B: both needed in phase 2: a write may leave older bytes that are read later (line [[# @LINE + 22]])
; ASSUMED-RANGES: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; ASSUMED-RANGES: A  bytes 0 to 1023, with B
; ASSUMED-RANGES: B  bytes 0 to 1023, with A
; ASSUMED-RANGES: assumed: ranges-start-fresh: what is written to a variable after its last read is all that is read of it next
; ASSUMED-WORKGROUPS: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; ASSUMED-WORKGROUPS: A  bytes 0 to 1023, with B
; ASSUMED-WORKGROUPS: B  bytes 0 to 1023, with A
; ASSUMED-WORKGROUPS: assumed: workgroup-size=256: every workgroup has this size, none is smaller
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
  %pagain = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %pagain, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %nagain = xor i32 %t, 1
  %qagain = getelementptr i32, ptr addrspace(3) @A, i32 %nagain
  %vagain = load i32, ptr addrspace(3) %qagain, align 4
  %oagain = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %vagain, ptr addrspace(1) %oagain, align 4
  ret void
}
