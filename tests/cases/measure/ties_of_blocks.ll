; Machine blocks get the count of a block of the IR, of waves and not of lanes. A row is: waves, waits, LDS accesses, copies, barriers.
; DEFINE: %{two} = ldsopt measure - --block 128 --arg i32[256]=arange --arg i32=5
; DEFINE: %{one} = ldsopt measure - --block 64 --arg i32[256]=arange --arg i32=5
; Each wave stores once at the beginning; it passes a barrier; it reads and writes in each of five iterations.
; RUN: variant NOTHING %s | %{two} | filecheck %s --check-prefix NOTHING
; NOTHING: {{^}}k {{ +}}2 {{ +}}{{\d+}} {{ +}}2 {{ +}}0 {{ +}}0 
; NOTHING-NOT: is not known
; RUN: variant BARRIER %s | %{two} | filecheck %s --check-prefix BARRIER
; BARRIER: {{^}}k {{ +}}2 {{ +}}{{\d+}} {{ +}}2 {{ +}}0 {{ +}}2 
; BARRIER-NOT: is not known
; RUN: variant LOOP %s | %{two} | filecheck %s --check-prefix LOOP
; LOOP: {{^}}k {{ +}}2 {{ +}}{{\d+}} {{ +}}22 {{ +}}0 {{ +}}0 
; LOOP-NOT: is not known
; All waves have even lanes; then half of the waves enters the branch with no lane active.
; RUN: variant BRANCH,EVEN %s | %{two} | filecheck %s --check-prefix BRANCH
; RUN: variant BRANCH,HALF,STORE %s | %{two} | filecheck %s --check-prefix BRANCH
; BRANCH: {{^}}k {{ +}}2 {{ +}}{{\d+}} {{ +}}4 {{ +}}0 {{ +}}0 
; BRANCH-NOT: is not known
; A load keeps its branch: the wave that has no lane for it jumps, and does not wait.
; RUN: variant BRANCH,HALF,LOAD %s | %{two} | filecheck %s --check-prefix JUMPS
; JUMPS: vmcnt(0) {{.*}}executed 1{{$|,}}
; JUMPS: {{^}}k {{ +}}2 {{ +}}{{\d+}} {{ +}}3 {{ +}}0 {{ +}}0 
; JUMPS-NOT: is not known
; A block to which lanes come from two sides of a branch runs once for both; so does what is behind a break. All lanes may take
; one path.
; RUN: variant EITHER,BY-LANE %s | %{one} | filecheck %s --check-prefix BOTH
; RUN: variant EITHER,ALIKE %s | %{one} | filecheck %s --check-prefix ALIKE
; BOTH: {{^}}k {{ +}}1 {{ +}}{{\d+}} {{ +}}3 {{ +}}0 {{ +}}0 
; BOTH-NOT: is not known
; ALIKE: {{^}}k 
; ALIKE-NOT: is not known
; RUN: variant BREAK %s | %{one} | filecheck %s --check-prefix BREAK
; BREAK: {{^}}k {{ +}}1 {{ +}}{{\d+}} {{ +}}2 {{ +}}0 {{ +}}0 
; BREAK-NOT: is not known
; A callee has counts of its own.
; RUN: variant CALLS %s | %{two} | filecheck %s --check-prefix CALLEE
; CALLEE: {{^}}f [device] {{ +}}4 {{ +}}{{\d+}} {{ +}}4 {{ +}}0 {{ +}}0 
; CALLEE: {{^}}k {{ +}}2 {{ +}}{{\d+}} {{ +}}2 {{ +}}0 {{ +}}0 
; CALLEE-NOT: is not known

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
;CALLS define void @f(ptr addrspace(3) %p) noinline {
;CALLS   store volatile i32 1, ptr addrspace(3) %p
;CALLS   ret void
;CALLS }
define amdgpu_kernel void @k(ptr addrspace(1) %g, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 %tid, ptr addrspace(3) %p
;BARRIER   call void @llvm.amdgcn.s.barrier()
;LOOP   br label %loop
;LOOP loop:
;LOOP   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;LOOP   %old = load volatile i32, ptr addrspace(3) %p
;LOOP   %new = add i32 %old, %i
;LOOP   store volatile i32 %new, ptr addrspace(3) %p
;LOOP   %next = add i32 %i, 1
;LOOP   %more = icmp ult i32 %next, %n
;LOOP   br i1 %more, label %loop, label %end
;LOOP end:
;EVEN   %bit = and i32 %tid, 1
;HALF   %bit = and i32 %tid, 64
;BRANCH   %even = icmp eq i32 %bit, 0
;BRANCH   br i1 %even, label %then, label %end
;BRANCH then:
;LOAD   %q = getelementptr i32, ptr addrspace(1) %g, i32 %tid
;LOAD   %w = load volatile i32, ptr addrspace(1) %q
;LOAD   store i32 %w, ptr addrspace(3) %p
;EVEN,STORE   store i32 1, ptr addrspace(3) %p
;BRANCH   br label %end
;BRANCH end:
;BY-LANE   %a = icmp ult i32 %tid, 8
;ALIKE   %a = icmp ult i32 %n, 8
;EITHER   br i1 %a, label %both, label %or
;EITHER or:
;EITHER   %v = load volatile i32, ptr addrspace(3) %p
;EITHER   %b = icmp ugt i32 %v, 40
;EITHER   br i1 %b, label %both, label %end
;EITHER both:
;EITHER   store volatile i32 7, ptr addrspace(3) %p
;EITHER   br label %end
;EITHER end:
;BREAK   br label %loop
;BREAK loop:
;BREAK   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;BREAK   %own = icmp eq i32 %i, %tid
;BREAK   br i1 %own, label %found, label %latch
;BREAK latch:
;BREAK   %next = add i32 %i, 1
;BREAK   %more = icmp ult i32 %next, 4
;BREAK   br i1 %more, label %loop, label %end
;BREAK found:
;BREAK   store volatile i32 %i, ptr addrspace(3) %p
;BREAK   br label %end
;BREAK end:
;CALLS   call void @f(ptr addrspace(3) %p)
;CALLS   call void @f(ptr addrspace(3) %p)
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="64,256" "target-cpu"="gfx942" }
