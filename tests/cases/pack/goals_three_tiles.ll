; Three of 32 KiB: on 32 KiB all three pairs share bytes; to fit into 64 KiB one pair is enough.
; RUN: variant TILES %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix TILES
; RUN: variant TILES-2 %s | ldsopt pack - --mcpu gfx942 --goal fit -v -o %t.ll 2>&1 | filecheck %s --check-prefix TILES-2
; TILES: kernel k: 98304 -> 32768 bytes of LDS, LDS allows 0 -> 2 workgroups a compute unit; proved: no placement is better
; TILES: A  bytes 0 to 32767, with B, C
; TILES: B  bytes 0 to 32767, with A, C
; TILES: C  bytes 0 to 32767, with A, B
; TILES-2: kernel k: 98304 -> 65536 bytes of LDS, LDS allows 0 -> 1 workgroups a compute unit; proved: no placement is better
; TILES-2: B  bytes 0 to 32767, with C
; TILES-2: C  bytes 0 to 32767, with B
; TILES-2: A  bytes 32768 to 65535
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [8192 x i32] poison, align 4
@B = internal addrspace(3) global [8192 x i32] poison, align 4
@C = internal addrspace(3) global [8192 x i32] poison, align 4

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
  ret void
}
