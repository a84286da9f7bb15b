; A barrier of a workgroup that is one wave is made one of the wave; else an exchange between waves needs it.
; RUN: variant ITEMS-64-GFX942 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix ITEMS-64-GFX942
; RUN: variant ITEMS-128-GFX942 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix ITEMS-128-GFX942
; RUN: variant ITEMS-64-GFX1100 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx1100 -o %t.ll 2>&1 | filecheck %s --check-prefix ITEMS-64-GFX1100
; RUN: variant ITEMS-32-GFX1201 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx1201 -o %t.ll 2>&1 | filecheck %s --check-prefix ITEMS-32-GFX1201
; RUN: variant DISTANCE-1 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix DISTANCE-1
; RUN: variant DISTANCE-63 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix DISTANCE-63
; RUN: variant DISTANCE-64 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix DISTANCE-64
; RUN: variant HALF %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx1201 -o %t.ll 2>&1 | filecheck %s --check-prefix HALF
; RUN: variant ITEMS-64-GFX942 %s | ldsopt annotate - --barriers --no-check -q --mcpu gfx942 | filecheck %s --check-prefix WAVE
; WAVE: fence syncscope("wavefront") release
; WAVE-NEXT: call void @llvm.amdgcn.wave.barrier()
; WAVE: fence syncscope("wavefront") acquire
; ITEMS-128-GFX942: kernel k: 1 barrier, 0 made of a wave: 1 needed
; ITEMS-128-GFX942: <stdin>:[[# @LINE + 16]]: needed
target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [1024 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)

define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @a, i32 %t
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %first = load i32, ptr addrspace(1) %from
  store i32 %first, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() ; but HALF
;HALF   call void @llvm.amdgcn.s.barrier.signal(i32 -1)
;HALF   %w = load i32, ptr addrspace(3) %own
;HALF   call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  %x = xor i32 %t, 64 ; but ITEMS-64-GFX942, ITEMS-64-GFX1100, ITEMS-32-GFX1201, DISTANCE-1, DISTANCE-63, HALF
;ITEMS-64-GFX942,ITEMS-64-GFX1100   %x = xor i32 %t, 32
;ITEMS-32-GFX1201   %x = xor i32 %t, 16
;DISTANCE-1   %x = xor i32 %t, 1
;DISTANCE-63   %x = xor i32 %t, 63
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %x ; but HALF
  %v = load i32, ptr addrspace(3) %p ; but HALF
;HALF   %sum = load i32, ptr addrspace(3) @a
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %to ; but HALF
;HALF   store i32 %sum, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" } ; but ITEMS-64-GFX942, ITEMS-64-GFX1100, ITEMS-32-GFX1201, DISTANCE-1, DISTANCE-63, DISTANCE-64, HALF
!0 = !{i32 128, i32 1, i32 1} ; but ITEMS-64-GFX942, ITEMS-64-GFX1100, ITEMS-32-GFX1201, DISTANCE-1, DISTANCE-63, DISTANCE-64, HALF
;ITEMS-64-GFX942,ITEMS-64-GFX1100 attributes #0 = { "amdgpu-flat-work-group-size"="64,64" "uniform-work-group-size"="true" }
;ITEMS-64-GFX942,ITEMS-64-GFX1100 !0 = !{i32 64, i32 1, i32 1}
; ITEMS-64-GFX942: kernel k: 1 barrier, 1 made of a wave: 1 of one wave
; ITEMS-64-GFX942: <stdin>:[[# @LINE - 23]]: of one wave
; ITEMS-64-GFX1100: kernel k: 1 barrier, 0 made of a wave: 1 needed
; ITEMS-64-GFX1100: <stdin>:[[# @LINE - 25]]: needed
;ITEMS-32-GFX1201,HALF attributes #0 = { "amdgpu-flat-work-group-size"="32,32" "uniform-work-group-size"="true" }
;ITEMS-32-GFX1201,HALF !0 = !{i32 32, i32 1, i32 1}
; ITEMS-32-GFX1201: kernel k: 1 barrier, 1 made of a wave: 1 of one wave
; ITEMS-32-GFX1201: <stdin>:[[# @LINE - 29]]: of one wave
; HALF: kernel k: 2 barriers, 0 made of a wave: 2 unknown
; HALF: left as they are: `call void @llvm.amdgcn.s.barrier.signal(i32 -1)` is half of a barrier
; HALF: <stdin>:[[# @LINE - 31]]: unknown
; HALF: <stdin>:[[# @LINE - 30]]: unknown
;DISTANCE-1,DISTANCE-63,DISTANCE-64 attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
;DISTANCE-1,DISTANCE-63,DISTANCE-64 !0 = !{i32 256, i32 1, i32 1}
; DISTANCE-1: kernel k: 1 barrier, 1 made of a wave: 1 unneeded
; DISTANCE-1: <stdin>:[[# @LINE - 37]]: unneeded
; DISTANCE-1: assumed: noalias-arguments
; DISTANCE-63: kernel k: 1 barrier, 1 made of a wave: 1 unneeded
; DISTANCE-63: <stdin>:[[# @LINE - 40]]: unneeded
; DISTANCE-63: assumed: noalias-arguments
; DISTANCE-64: kernel k: 1 barrier, 0 made of a wave: 1 needed
; DISTANCE-64: <stdin>:[[# @LINE - 43]]: needed
