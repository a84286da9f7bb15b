; A race's remedy names places for barriers that all work-items pass, and that suffice for all pairs like it.
; RUN: variant NONE %s | exits 1 ldsopt check - | filecheck %s
; RUN: variant NONE %s | exits 1 ldsopt check - --json | filecheck %s --check-prefix JSON
; RUN: variant ALL %s | exits 1 ldsopt check - | filecheck %s --check-prefix ALL

; CHECK: definite wave-race in unrolled
; CHECK: help: put a barrier, with its fences, behind line [[# @LINE + 43]], or give
; CHECK: definite wave-race in in_a_branch
; CHECK: help: put a barrier, with its fences, in front of line [[# @LINE + 78]], or give
; CHECK: definite wave-race in behind_a_loop
; CHECK: help: put a barrier, with its fences, in front of line [[# @LINE + 100]], or give
; CHECK: definite wave-race in counts
; CHECK: help: make the update atomic, let one wave do it, or give each wave bytes of its own
; CHECK: definite wave-race in without_barriers
; CHECK: fences, behind line [[# @LINE + 135]] and another one behind line [[# @LINE + 139]], or give
; CHECK: definite wave-race in nowhere
; JSON: make both atomic, let one wave do it, or give each wave bytes of its own; a barrier between the two would stand where only some

; ALL: definite wave-race in
; ALL-SAME: counts
; ALL: definite wave-race in
; ALL-SAME: nowhere
; ALL-NOT: wave-race in

target triple = "amdgcn-amd-amdhsa"

@s = internal addrspace(3) global [256 x i32] poison, align 16

; The next iteration's store overwrites what other waves may still load.
define amdgpu_kernel void @unrolled(ptr addrspace(1) %x, ptr addrspace(1) %y) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %back = sub i32 255, %t
  %other = getelementptr i32, ptr addrspace(3) @s, i32 %back
  %turned = xor i32 %t, 64
  %third = getelementptr i32, ptr addrspace(3) @s, i32 %turned
  %to = getelementptr i32, ptr addrspace(1) %y, i32 %t
  br label %loop

loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %sum = phi i32 [ 0, %0 ], [ %more, %loop ]
  %from = getelementptr i32, ptr addrspace(1) %x, i32 %i
  %new = load i32, ptr addrspace(1) %from, align 4
  store i32 %new, ptr addrspace(3) %own, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %a = load i32, ptr addrspace(3) %other, align 4
  %b = load i32, ptr addrspace(3) %third, align 4
;ALL   fence syncscope("workgroup") release
;ALL   call void @llvm.amdgcn.s.barrier()
;ALL   fence syncscope("workgroup") acquire
  %ab = add i32 %a, %b
  %more = add i32 %sum, %ab
  %next = add nuw nsw i32 %i, 1
  %again = icmp ult i32 %next, 4
  br i1 %again, label %loop, label %end

end:
  store i32 %more, ptr addrspace(1) %to, align 4
  ret void
}

; Only some work-items load, all store.
define amdgpu_kernel void @in_a_branch(ptr addrspace(1) %y) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @s, i32 %t
  store i32 %t, ptr addrspace(3) %own, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %has = icmp ne i32 %t, 0
  br i1 %has, label %some, label %all

some:
  %before = add i32 %t, -1
  %other = getelementptr i32, ptr addrspace(3) @s, i32 %before
  %a = load i32, ptr addrspace(3) %other, align 4
  br label %all

all:
  %sum = phi i32 [ 0, %0 ], [ %a, %some ]
;ALL   fence syncscope("workgroup") release
;ALL   call void @llvm.amdgcn.s.barrier()
;ALL   fence syncscope("workgroup") acquire
  store i32 %sum, ptr addrspace(3) %own, align 4
  ret void
}

; The number of iterations differs between work-items.
define amdgpu_kernel void @behind_a_loop(ptr addrspace(1) %y) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %back = sub i32 255, %t
  %other = getelementptr i32, ptr addrspace(3) @s, i32 %back
  %to = getelementptr i32, ptr addrspace(1) %y, i32 %t
  br label %loop

loop:
  %i = phi i32 [ %t, %0 ], [ %next, %loop ]
  store i32 %i, ptr addrspace(3) %own, align 4
  %next = add nuw nsw i32 %i, 16
  %again = icmp ult i32 %next, 300
  br i1 %again, label %loop, label %end

end:
;ALL   fence syncscope("workgroup") release
;ALL   call void @llvm.amdgcn.s.barrier()
;ALL   fence syncscope("workgroup") acquire
  %a = load i32, ptr addrspace(3) %other, align 4
  store i32 %a, ptr addrspace(1) %to, align 4
  ret void
}

; Counts that are not atomic, in a loop whose iterations differ between work-items.
define amdgpu_kernel void @counts(ptr addrspace(1) %y) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop

loop:
  %i = phi i32 [ %t, %0 ], [ %next, %loop ]
  %bin = and i32 %i, 3
  %at = getelementptr i32, ptr addrspace(3) @s, i32 %bin
  %old = load i32, ptr addrspace(3) %at, align 4
  %new = add i32 %old, 1
  store i32 %new, ptr addrspace(3) %at, align 4
  %next = add nuw nsw i32 %i, 16
  %again = icmp ult i32 %next, 300
  br i1 %again, label %loop, label %end

end:
  ret void
}

; A loop without barriers needs two: what an iteration loads, the next one overwrites.
define amdgpu_kernel void @without_barriers(ptr addrspace(1) %x, ptr addrspace(1) %y) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %back = sub i32 255, %t
  %other = getelementptr i32, ptr addrspace(3) @s, i32 %back
  %to = getelementptr i32, ptr addrspace(1) %y, i32 %t
  br label %loop

loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %sum = phi i32 [ 0, %0 ], [ %more, %loop ]
  %from = getelementptr i32, ptr addrspace(1) %x, i32 %i
  %new = load i32, ptr addrspace(1) %from, align 4
  store i32 %new, ptr addrspace(3) %own, align 4
;ALL   fence syncscope("workgroup") release
;ALL   call void @llvm.amdgcn.s.barrier()
;ALL   fence syncscope("workgroup") acquire
  %a = load i32, ptr addrspace(3) %other, align 4
;ALL   fence syncscope("workgroup") release
;ALL   call void @llvm.amdgcn.s.barrier()
;ALL   fence syncscope("workgroup") acquire
  %more = add i32 %sum, %a
  %next = add nuw nsw i32 %i, 1
  %again = icmp ult i32 %next, 4
  br i1 %again, label %loop, label %end

end:
  store i32 %more, ptr addrspace(1) %to, align 4
  ret void
}

; In a loop whose iterations differ between work-items no barrier can stand, since another one follows it.
define amdgpu_kernel void @nowhere(ptr addrspace(1) %y) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %to = getelementptr i32, ptr addrspace(1) %y, i32 %t
  br label %loop

loop:
  %i = phi i32 [ %t, %0 ], [ %next, %loop ]
  %bin = and i32 %i, 255
  %at = getelementptr i32, ptr addrspace(3) @s, i32 %bin
  store i32 %i, ptr addrspace(3) %at, align 4
  %back = sub i32 255, %bin
  %other = getelementptr i32, ptr addrspace(3) @s, i32 %back
  %old = load i32, ptr addrspace(3) %other, align 4
  %next = add nuw nsw i32 %i, 16
  %again = icmp ult i32 %next, 300
  br i1 %again, label %loop, label %end

end:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %old, ptr addrspace(1) %to, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx942" }
