; Obstacles are those of the heaviest set that cannot share: of two sets, each needed at one time.
; RUN: variant SHARED %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix SHARED
; RUN: variant APART %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix APART
; SHARED: kernel k: 7168 -> 4096 bytes of LDS, LDS allows 9 -> 16 workgroups a compute unit; proved: no placement is better
; SHARED: B  bytes 0 to 2047, with C
; SHARED: C  bytes 0 to 3071, with A, B
; SHARED: A  bytes 2048 to 3071, with C
; SHARED: D  bytes 3072 to 4095
; SHARED: what keeps it from less: C, D may share no byte
; SHARED: C, D: both needed in phase 4 (line [[# @LINE + 45]])
; APART: kernel k: 7168 -> 7168 bytes of LDS, LDS allows 9 -> 9 workgroups a compute unit; proved: no placement is better
; APART: C  bytes 0 to 3071
; APART: B  bytes 3072 to 5119
; APART: A  bytes 5120 to 6143
; APART: D  bytes 6144 to 7167
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [256 x i32] poison, align 4
@B = internal addrspace(3) global [512 x i32] poison, align 4
@C = internal addrspace(3) global [768 x i32] poison, align 4
@D = internal addrspace(3) global [256 x i32] poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
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
  %pc = getelementptr i32, ptr addrspace(3) @C, i32 %t
  store i32 %t, ptr addrspace(3) %pc, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %nc = xor i32 %t, 1
  %qc = getelementptr i32, ptr addrspace(3) @C, i32 %nc
  %vc = load i32, ptr addrspace(3) %qc, align 4
  %oc = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %vc, ptr addrspace(1) %oc, align 4
  %pd = getelementptr i32, ptr addrspace(3) @D, i32 %t
  store i32 %t, ptr addrspace(3) %pd, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %nd = xor i32 %t, 1
  %qd = getelementptr i32, ptr addrspace(3) @D, i32 %nd
  %vd = load i32, ptr addrspace(3) %qd, align 4
  %od = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %vd, ptr addrspace(1) %od, align 4
  ret void
}
