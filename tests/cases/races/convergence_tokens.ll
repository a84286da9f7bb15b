; A call may name a convergence token behind its arguments: the immediate of an LDS-DMA, and the value of a readfirstlane, are
; found all the same.
; RUN: variant OWN %s | ldsopt check - --mcpu gfx942 2>&1 | filecheck %s --check-prefix FREE
; RUN: variant NEXT %s | ldsopt check - --mcpu gfx942 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant OWN %s | ldsopt liveness - --mcpu gfx942 2>&1 | filecheck %s --check-prefix LIVE
; RUN: variant OWN %s | ldsopt annotate - --repair --no-check --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix LEFT
; RUN: variant BARRIER %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix KEPT
; RUN: variant EXCHANGE %s | ldsopt annotate - --shuffles --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix KEPT-EXCHANGE
; RUN: variant BARRIER-WITHOUT %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix MADE
; FREE: : 0 definite, 0 unproven,
; RACE: wave-race in k:
; LIVE: k: 1024 bytes of LDS
; LEFT: left whole: its calls name convergence tokens
; KEPT: kernel k: 1 barrier, 0 made of a wave: 1 unknown
; KEPT: left as they are: calls name convergence tokens
; KEPT-EXCHANGE: gains nothing
; MADE: kernel k: 1 barrier, 1 made of a wave
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare void @llvm.amdgcn.s.barrier()
declare token @llvm.experimental.convergence.entry() ; but BARRIER-WITHOUT

define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) #0 !reqd_work_group_size !0 {
  %token = call token @llvm.experimental.convergence.entry() ; but BARRIER-WITHOUT
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = and i32 %t, 64
  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %first) [ "convergencectrl"(token %token) ] ; but BARRIER-WITHOUT
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %w ; but BARRIER-WITHOUT
;OWN   call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) %p, i32 4, i32 0, i32 0) [ "convergencectrl"(token %token) ]
;NEXT   call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) %p, i32 4, i32 256, i32 0) [ "convergencectrl"(token %token) ]
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %t
;BARRIER,BARRIER-WITHOUT   store i32 %t, ptr addrspace(3) %q
;BARRIER,BARRIER-WITHOUT   fence syncscope("workgroup") release
;BARRIER   call void @llvm.amdgcn.s.barrier() [ "convergencectrl"(token %token) ]
;BARRIER-WITHOUT   call void @llvm.amdgcn.s.barrier()
;BARRIER,BARRIER-WITHOUT   fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %q ; but EXCHANGE
;EXCHANGE   %other = xor i32 %t, 1
;EXCHANGE   %lane = shl i32 %other, 2
;EXCHANGE   %v = call i32 @llvm.amdgcn.ds.bpermute(i32 %lane, i32 %t) [ "convergencectrl"(token %token) ]
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %o
  ret void
}
attributes #0 = { convergent "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
!0 = !{i32 128, i32 1, i32 1}
