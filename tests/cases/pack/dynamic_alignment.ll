; Dynamic LDS begins behind the arena. Where its accesses state more alignment than it declares, as HIP's `extern __shared__
; float row[]` read as float4, they are right only because the static variables end at such a multiple: the arena does, too.
; RUN: variant SIXTEEN %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix SIXTEEN
; RUN: filecheck %s --check-prefix SIXTEEN-ARENA < %t.ll
; RUN: variant FOUR %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix FOUR
; RUN: variant DECLARED %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix FOUR
; RUN: variant WRONG %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix WRONG
; RUN: variant BESIDE %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix WRONG
; SIXTEEN: kernel k: 2112 -> 1072 bytes of LDS
; SIXTEEN-ARENA: @ldsopt.arena.k = internal addrspace(3) global [1072 x i8] poison, align 16
; FOUR: kernel k: 2112 -> 1068 bytes of LDS
; WRONG: left alone: accesses of dynamic LDS state more alignment than its variables have
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [260 x i32] poison, align 16 ; but WRONG
;WRONG @A = internal addrspace(3) global [261 x i32] poison, align 16
@B = internal addrspace(3) global [267 x i32] poison, align 4
;BESIDE @C = internal addrspace(3) global [16 x i32] poison, section "own"
@dynamic = external addrspace(3) global [0 x float], align 4 ; but DECLARED
;DECLARED @dynamic = external addrspace(3) global [0 x float], align 16

define amdgpu_kernel void @k(ptr addrspace(1) noalias %to) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %pa
  %d = getelementptr <4 x i32>, ptr addrspace(3) @dynamic, i32 %t
;FOUR   store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr addrspace(3) %d, align 4
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr addrspace(3) %d, align 16 ; but FOUR
;BESIDE   store i32 1, ptr addrspace(3) @C
;BESIDE   %vc = load i32, ptr addrspace(3) @C
;BESIDE   store i32 %vc, ptr addrspace(1) %to
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %na = xor i32 %t, 1
  %qa = getelementptr i32, ptr addrspace(3) @A, i32 %na
  %va = load i32, ptr addrspace(3) %qa
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %pb = getelementptr i32, ptr addrspace(3) @B, i32 %t
  store i32 %va, ptr addrspace(3) %pb
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %qb = getelementptr i32, ptr addrspace(3) @B, i32 %na
  %vb = load i32, ptr addrspace(3) %qb
  %dv = load i32, ptr addrspace(3) %d, align 4
  %sum = add i32 %vb, %dv
  %o = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %sum, ptr addrspace(1) %o
  ret void
}
