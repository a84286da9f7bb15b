; A named barrier beside the workgroup's takes nothing from it: what the workgroup's keeps apart stays apart.
; RUN: variant BOTH %s | ldsopt check - --mcpu gfx1250 | filecheck %s --check-prefix APART
; APART: no findings

; A named barrier alone keeps nothing apart: which waves join it is not followed.
; RUN: variant NAMED %s | ldsopt check - --mcpu gfx1250 | filecheck %s --check-prefix RACE
; RACE: unproven wave-race in k

; A load that LLVM moves past both is behind the workgroup's barrier.
; RUN: variant BOTH,MOVED %s | ldsopt check - --mcpu gfx1250 | filecheck %s --check-prefix MOVED
; MOVED: unproven wave-race in k
; MOVED: the compiler moves an access of LDS across the barrier of line [[# @LINE + 19]], even past fences
target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [64 x i32] poison, align 4
@named = internal addrspace(3) global target("amdgcn.named.barrier", 0) poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.barrier.wait(i16)
declare void @llvm.amdgcn.s.barrier.join(ptr addrspace(3))
declare void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3), i32)
define amdgpu_kernel void @k(ptr addrspace(1) %out, i1 %c) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @a, i32 %t
  %other = xor i32 %t, 32
  %its = getelementptr i32, ptr addrspace(3) @a, i32 %other
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  call void @llvm.amdgcn.s.barrier.join(ptr addrspace(3) @named)
  store i32 %t, ptr addrspace(3) %own ; but MOVED
;MOVED   %v = load i32, ptr addrspace(3) %its
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() ; but NAMED
  call void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3) @named, i32 2)
  call void @llvm.amdgcn.s.barrier.wait(i16 1)
  fence syncscope("workgroup") acquire
;MOVED   br i1 %c, label %then, label %end
;MOVED then:
  %v = load i32, ptr addrspace(3) %its ; but MOVED
  store i32 %v, ptr addrspace(1) %to
;MOVED   br label %end
;MOVED end:
;MOVED   store i32 %t, ptr addrspace(3) %own
  ret void
}
attributes #0 = { "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
