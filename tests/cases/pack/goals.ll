; The goal decides what is worth it: bytes, granules, workgroups, or that a workgroup fits.
; RUN: variant GOAL-FEWER-BYTES %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix GOAL-FEWER-BYTES
; RUN: variant GOAL-ONE-GRANULE-512-BYTES %s | ldsopt pack - --mcpu gfx942 --goal granules -v -o %t.ll 2>&1 | filecheck %s --check-prefix GOAL-ONE-GRANULE-512-BYTES
; RUN: variant GOAL-FEWER-GRANULES %s | ldsopt pack - --mcpu gfx942 --goal granules -v -o %t.ll 2>&1 | filecheck %s --check-prefix GOAL-FEWER-GRANULES
; RUN: variant GOAL-MORE-WORKGROUPS %s | ldsopt pack - --mcpu gfx942 --goal workgroups -v -o %t.ll 2>&1 | filecheck %s --check-prefix GOAL-MORE-WORKGROUPS
; RUN: variant GOAL-NO-MORE-WORKGROUPS %s | ldsopt pack - --mcpu gfx942 --goal workgroups -v -o %t.ll 2>&1 | filecheck %s --check-prefix GOAL-NO-MORE-WORKGROUPS
; RUN: variant GOAL-NO-MORE-WAVES-AT-NO %s | ldsopt pack - --mcpu gfx942 --goal step -v -o %t.ll 2>&1 | filecheck %s --check-prefix GOAL-NO-MORE-WAVES-AT-NO
; RUN: variant GOAL-FITS-ALREADY %s | ldsopt pack - --mcpu gfx942 --goal fit -v -o %t.ll 2>&1 | filecheck %s --check-prefix GOAL-FITS-ALREADY
; RUN: variant GOAL-FITS-ONLY-WHEN-PACKED %s | ldsopt pack - --mcpu gfx942 --goal fit -v -o %t.ll 2>&1 | filecheck %s --check-prefix GOAL-FITS-ONLY-WHEN-PACKED
; GOAL-FEWER-BYTES: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; GOAL-FEWER-BYTES: A  bytes 0 to 1023, with B
; GOAL-FEWER-BYTES: B  bytes 0 to 1023, with A
; GOAL-FEWER-GRANULES: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; GOAL-FEWER-GRANULES: A  bytes 0 to 1023, with B
; GOAL-FEWER-GRANULES: B  bytes 0 to 1023, with A
; GOAL-FITS-ALREADY: kernel k: 2048 bytes of LDS, left alone: nothing to gain
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [256 x i32] poison, align 4 ; but GOAL-ONE-GRANULE-512-BYTES, GOAL-MORE-WORKGROUPS, GOAL-NO-MORE-WORKGROUPS, GOAL-NO-MORE-WAVES-AT-NO, GOAL-FITS-ONLY-WHEN-PACKED
@B = internal addrspace(3) global [256 x i32] poison, align 4 ; but GOAL-ONE-GRANULE-512-BYTES, GOAL-MORE-WORKGROUPS, GOAL-NO-MORE-WORKGROUPS, GOAL-NO-MORE-WAVES-AT-NO, GOAL-FITS-ONLY-WHEN-PACKED
;GOAL-ONE-GRANULE-512-BYTES,GOAL-NO-MORE-WORKGROUPS,GOAL-NO-MORE-WAVES-AT-NO @A = internal addrspace(3) global [64 x i32] poison, align 4
;GOAL-ONE-GRANULE-512-BYTES,GOAL-NO-MORE-WORKGROUPS,GOAL-NO-MORE-WAVES-AT-NO @B = internal addrspace(3) global [64 x i32] poison, align 4
; GOAL-ONE-GRANULE-512-BYTES: kernel k: 512 bytes of LDS, left alone: nothing to gain
; GOAL-NO-MORE-WORKGROUPS: kernel k: 512 bytes of LDS, left alone: nothing to gain
; GOAL-NO-MORE-WAVES-AT-NO: kernel k: 512 -> 256 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; GOAL-NO-MORE-WAVES-AT-NO: A  bytes 0 to 255, with B
; GOAL-NO-MORE-WAVES-AT-NO: B  bytes 0 to 255, with A
;GOAL-MORE-WORKGROUPS @A = internal addrspace(3) global [4096 x i32] poison, align 4
;GOAL-MORE-WORKGROUPS @B = internal addrspace(3) global [4096 x i32] poison, align 4
; GOAL-MORE-WORKGROUPS: kernel k: 32768 -> 16384 bytes of LDS, LDS allows 2 -> 4 workgroups a compute unit; proved: no placement is better
; GOAL-MORE-WORKGROUPS: A  bytes 0 to 16383, with B
; GOAL-MORE-WORKGROUPS: B  bytes 0 to 16383, with A
;GOAL-FITS-ONLY-WHEN-PACKED @A = internal addrspace(3) global [12000 x i32] poison, align 4
;GOAL-FITS-ONLY-WHEN-PACKED @B = internal addrspace(3) global [12000 x i32] poison, align 4
; GOAL-FITS-ONLY-WHEN-PACKED: kernel k: 96000 -> 48000 bytes of LDS, LDS allows 0 -> 1 workgroups a compute unit; proved: no placement is better
; GOAL-FITS-ONLY-WHEN-PACKED: A  bytes 0 to 47999, with B
; GOAL-FITS-ONLY-WHEN-PACKED: B  bytes 0 to 47999, with A

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
  ret void
}
