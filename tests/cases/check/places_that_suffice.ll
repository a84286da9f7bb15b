; The barriers that a race's remedy names keep its two accesses apart, and leave every barrier one that all pass.
; RUN: variant NONE %s | exits 1 ldsopt check - --json | filecheck %s
; RUN: variant ONE %s | exits 1 ldsopt check - --json | filecheck %s --check-prefix ONE
; RUN: variant BOTH %s | exits 1 ldsopt check - --json | filecheck %s --check-prefix BOTH

; CHECK: behind line [[# @LINE + 31]] and another one behind line [[# @LINE + 35]], or give
; CHECK: "function": "ends"
; CHECK: make both atomic, let one wave do it
; ONE: %a = load i32, ptr addrspace(3) %own
; BOTH-NOT: %a = load i32, ptr addrspace(3) %own
; BOTH-NOT: divergent-barrier

target triple = "amdgcn-amd-amdhsa"

@s = internal addrspace(3) global [256 x i32] poison, align 16

; Not every iteration runs the store, and the load of another wave's bytes behind it. One barrier behind the load leaves
; the two of one iteration together.
define amdgpu_kernel void @in_some_iterations(ptr addrspace(1) %y, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %turned = xor i32 %t, 192
  %other = getelementptr i32, ptr addrspace(3) @s, i32 %turned
  %low = and i32 %t, 63
  %third = getelementptr i32, ptr addrspace(3) @s, i32 %low
  %to = getelementptr i32, ptr addrspace(1) %y, i32 %t
  br label %loop

loop:
  %i = phi i32 [ 0, %0 ], [ %next, %latch ]
  %c = load i32, ptr addrspace(3) %other, align 4
  %is = icmp ult i32 %n, 100
  br i1 %is, label %some, label %latch

some:
  %b = load i32, ptr addrspace(3) %third, align 4
  store i32 %i, ptr addrspace(3) %other, align 4
;BOTH   fence syncscope("workgroup") release
;BOTH   call void @llvm.amdgcn.s.barrier()
;BOTH   fence syncscope("workgroup") acquire
  %a = load i32, ptr addrspace(3) %own, align 4
;BOTH,ONE   fence syncscope("workgroup") release
;BOTH,ONE   call void @llvm.amdgcn.s.barrier()
;BOTH,ONE   fence syncscope("workgroup") acquire
  %ab = add i32 %a, %b
  store i32 %ab, ptr addrspace(1) %to, align 4
  br label %latch

latch:
  store i32 %i, ptr addrspace(3) %third, align 4
  %next = add nuw nsw i32 %i, 1
  %again = icmp ult i32 %next, 4
  br i1 %again, label %loop, label %end

end:
  ret void
}

; Work-items load and end, while others continue to a barrier: one behind the load would make that one a partial one.
define amdgpu_kernel void @ends(ptr addrspace(1) %y) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %turned = xor i32 %t, 64
  %other = getelementptr i32, ptr addrspace(3) @s, i32 %turned
  %to = getelementptr i32, ptr addrspace(1) %y, i32 %t
  %is = icmp ult i32 %t, 100
  br i1 %is, label %some, label %rest

some:
  %a = load i32, ptr addrspace(3) %other, align 4
  store i32 %a, ptr addrspace(1) %to, align 4
  ret void

rest:
  store i32 %t, ptr addrspace(3) %own, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %back = load i32, ptr addrspace(3) %own, align 4
  store i32 %back, ptr addrspace(1) %to, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx942" }
