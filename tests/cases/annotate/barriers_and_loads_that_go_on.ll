; What seems to keep a load in its block, and does not: a store of what is there already, which LLVM drops, and a store
; behind code of which it makes several blocks. The load of global memory moves past the second barrier, and the third one
; alone keeps it in front of the last store. It stays where its value is stored elsewhere.
; RUN: ldsopt annotate --barriers --no-check %s -o %t.ll 2>&1 | filecheck %s
; RUN: ldsopt annotate --barriers %s -o %t.ll 2>&1 | filecheck %s
; RUN: ldsopt optimize %s -o %t.ll 2>&1 | filecheck %s --check-prefix SAME
; RUN: variant REMAINDER %s | ldsopt annotate --barriers --no-check - -o %t.ll 2>&1 | filecheck %s
; RUN: variant WIDE %s | ldsopt annotate --barriers --no-check - -o %t.ll 2>&1 | filecheck %s
; RUN: variant ALWAYS %s | ldsopt annotate --barriers --no-check - -o %t.ll 2>&1 | filecheck %s
; RUN: variant STORED %s | ldsopt annotate --barriers --no-check - -o %t.ll 2>&1 | filecheck %s --check-prefix GOES
; RUN: variant BEHIND %s | ldsopt annotate --barriers --no-check - -o %t.ll 2>&1 | filecheck %s --check-prefix GOES
; CHECK: kernel k: 3 barriers, 0 made of a wave: 3 needed
; SAME: the output is the input
; GOES: kernel k: 3 barriers, 1 made of a wave: 1 unneeded, 2 needed

target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [256 x i32] poison, align 16

define amdgpu_kernel void @k(ptr addrspace(1) noalias %o, i32 %n, ptr addrspace(1) noalias %A, float %f) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = xor i32 %t, 64
  %pa = getelementptr i32, ptr addrspace(1) %A, i32 %t
  %qa = getelementptr i32, ptr addrspace(1) %A, i32 %x
  %own = getelementptr i32, ptr addrspace(3) @S, i32 %t
  %other = getelementptr i32, ptr addrspace(3) @S, i32 %x
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %h = getelementptr i32, ptr addrspace(1) %g, i32 512
  store i32 %t, ptr addrspace(1) %pa
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %n, ptr addrspace(3) %own
  %v = load i32, ptr addrspace(1) %qa
  %same = or i32 %v, 0                         ; but STORED, BEHIND, REMAINDER, WIDE, ALWAYS
  store i32 %same, ptr addrspace(1) %qa        ; but STORED, BEHIND, REMAINDER, WIDE, ALWAYS
;STORED  store i32 %v, ptr addrspace(1) %g
;ALWAYS  %few = and i32 %v, 7
;ALWAYS  %is.few = icmp ult i32 %few, 8
;ALWAYS  br i1 %is.few, label %on, label %out
;ALWAYS on:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %s = load i32, ptr addrspace(3) %other
  %c = icmp eq i32 %n, 64
;REMAINDER  %r = frem float %f, 3.0
;WIDE  %w = fptosi float %f to i128
;WIDE  %r = sitofp i128 %w to float
;REMAINDER,WIDE  %i = bitcast float %r to i32
;REMAINDER,WIDE  %j = xor i32 %i, %n
;REMAINDER,WIDE  store i32 %j, ptr addrspace(1) %h
;REMAINDER,WIDE,BEHIND  store i32 %v, ptr addrspace(1) %g
  br i1 %c, label %a, label %b
a:
  store i32 %v, ptr addrspace(1) %h
  br label %b
b:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %s, ptr addrspace(1) %pa
  ret void
;ALWAYS out:
;ALWAYS  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx942" }
