; What seems to need a loaded value in its block, and goes before LLVM moves loads: only the code tells that one stays.
; RUN: ldsopt check -v %s | filecheck %s --check-prefix STAYS
; RUN: variant TWIN %s | ldsopt check -v - | filecheck %s
; RUN: variant CAST %s | ldsopt check -v - | filecheck %s
; RUN: variant ZERO %s | ldsopt check -v - | filecheck %s
; RUN: variant WIDE-SHIFT %s | ldsopt check -v - | filecheck %s
; RUN: variant POISON %s | ldsopt check -v - | filecheck %s
; RUN: variant ALWAYS %s | ldsopt check -v - | filecheck %s
; RUN: variant ONE-CASE %s | ldsopt check -v - | filecheck %s
; RUN: variant DEAD-PHI %s | ldsopt check -v - | filecheck %s
; CHECK: pairs of accesses of global memory of two waves in one barrier interval: {{.*}} unproven
; STAYS: pairs of accesses of global memory of two waves in one barrier interval: [[#]] proved free of races{{$}}

target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @k(ptr addrspace(1) noalias %o, i32 %n, ptr addrspace(1) noalias %A) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = xor i32 %t, 64
  %pa = getelementptr i32, ptr addrspace(1) %A, i32 %t
  %qa = getelementptr i32, ptr addrspace(1) %A, i32 %x
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %h = getelementptr i32, ptr addrspace(1) %g, i32 512
  store i32 %t, ptr addrspace(1) %pa
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
;DEAD-PHI  br label %loop
;DEAD-PHI loop:
;DEAD-PHI  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;DEAD-PHI  %dead = phi i32 [ 0, %entry ], [ %v, %loop ]
  %v = load i32, ptr addrspace(1) %qa
  store i32 %v, ptr addrspace(1) %g       ; but TWIN, CAST, ZERO, WIDE-SHIFT, POISON, ALWAYS, ONE-CASE, DEAD-PHI
;TWIN  %twin = getelementptr i32, ptr addrspace(1) %A, i32 %x
;TWIN  store i32 %v, ptr addrspace(1) %twin
;CAST  %w = bitcast i32 %v to float
;CAST  store float %w, ptr addrspace(1) %qa
;ZERO  %w = or i32 %v, 0
;ZERO  store i32 %w, ptr addrspace(1) %qa
;WIDE-SHIFT  %w = shl i32 %v, 40
;WIDE-SHIFT  store i32 %w, ptr addrspace(1) %g
;POISON  %q = shl i32 %t, 40
;POISON  %w = add i32 %v, %q
;POISON  store i32 %w, ptr addrspace(1) %g
;ALWAYS  %w = and i32 %v, 7
;ALWAYS  %few = icmp ult i32 %w, 8
;ALWAYS  br i1 %few, label %on, label %never
;ALWAYS never:
;ALWAYS  store i32 7, ptr addrspace(1) %g
;ALWAYS  br label %on
;ALWAYS on:
;ONE-CASE  switch i32 %v, label %never [ i32 0, label %on
;ONE-CASE    i32 1, label %on ]
;ONE-CASE never:
;ONE-CASE  unreachable
;ONE-CASE on:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
;DEAD-PHI  %next = add i32 %i, 1
;DEAD-PHI  %goes = icmp slt i32 %next, %n
;DEAD-PHI  br i1 %goes, label %loop, label %out
;DEAD-PHI out:
;DEAD-PHI  fence syncscope("workgroup") release
;DEAD-PHI  call void @llvm.amdgcn.s.barrier()
;DEAD-PHI  fence syncscope("workgroup") acquire
  %c = icmp eq i32 %n, 7
  br i1 %c, label %a, label %b
a:
  store i32 %v, ptr addrspace(1) %h
  store i32 0, ptr addrspace(1) %pa
  ret void
b:
  store i32 1, ptr addrspace(1) %pa
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx942" }
