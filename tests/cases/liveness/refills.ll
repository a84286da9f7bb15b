; Buffers that are filled anew in each iteration of a loop share bytes, however large the workgroup is. @A and @B are filled
; and read by turns, and nothing says how many work-items there are.

; @A is filled by a store of one's own element; whatever is stored; at an address that an argument decides; or that is computed
; in front of the loop; by those who did not return before it.
; RUN: variant OWN %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant COUNTED %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant AT,BY-ARGUMENT %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant AT,AHEAD %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant RETURNS,OWN %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; Under a guard that follows from the id, or that an argument decides; in both arms of a branch; whatever a switch without
; cases is given.
; RUN: variant GUARD,BELOW-10,OWN %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant GUARD,BELOW-ARGUMENT,OWN %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant ARMS,BELOW-ARGUMENT,OWN %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant LOADS,GUARD,BELOW-10,SWITCH %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; By a loop with a bound of any size, and one in which it changes what is stored.
; RUN: variant FILLS,FROM-ITEM,TO-ARGUMENT,EACH %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant FILLS,FROM-ITEM,TO-ARGUMENT,LOADS,CHOICE,EACH %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; And then written by some, or added to, through the same pointer.
; RUN: variant OWN,AGAIN,LOADS-AGAIN %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant OWN,ADDED %s | ldsopt liveness - | filecheck %s --check-prefix FREE

; @A is needed from iteration to iteration if the address depends on the iteration, comes from memory, is frozen anew, may be
; undef, or follows from the lanes that are there.
; RUN: variant AT,BY-ITERATION %s | ldsopt liveness - | filecheck %s --check-prefix CARRIED
; RUN: variant LOADS,AT,BY-MEMORY %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant AT,FROZEN %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant AT,BY-UNDEF %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant AT,BY-LANES %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; The guard depends on the iteration, or comes from memory.
; RUN: variant GUARD,BELOW-ITERATION,OWN %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant LOADS,GUARD,IF-LOADED,OWN %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; The bound of the loop that fills, or its first element, depends on the iteration; its end comes from memory; in it the store
; is perhaps not made, or goes where a choice made on the path says; it reads @B, which others use meanwhile.
; RUN: variant FILLS,FROM-ITEM,TO-ITERATION,EACH %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant FILLS,FROM-ITERATION,TO-ARGUMENT,EACH %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant FILLS,FROM-ITEM,LOADS,TO-LOADED,EACH %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant FILLS,FROM-ITEM,TO-ARGUMENT,LOADS,PERHAPS,EACH %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant FILLS,FROM-ITEM,TO-ARGUMENT,LOADS,CHOICE,CHOSEN %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant FILLS,FROM-ITEM,TO-ARGUMENT,READS-B,EACH %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; Work-items return in between, or waves may end; an iteration may go past the fill.
; RUN: variant OWN,RETURN-LATER,LOADS-AGAIN %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant OWN,WAVES-END %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant GUARD,EARLY-ITERATIONS,OWN %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; It is read in front of the fill, by a neighbour or by one's own element.
; RUN: variant READ-AHEAD,OWN %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant READ-OWN %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; Another store wrote other bytes once, or writes elsewhere in each iteration; more was written through the pointer than is
; filled; an atomic only changes it.
; RUN: variant WRITTEN-ONCE,OWN %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant ELSEWHERE,OWN %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant OWN-HALF,AGAIN,LOADS-AGAIN %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant ATOMIC %s | exits 1 ldsopt liveness - | filecheck %s --check-prefix NEEDED

; A part that all walk through begins behind the last barrier of its block: what is stored ahead of it is needed up to there.
; RUN: variant OWN,B-BETWEEN,PART %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant OWN,PART,B-BEHIND %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; Of two loops within each other the outer one counts: the inner one runs through rows, which are others in its iterations.
; RUN: variant INNER,ROW-N %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant INNER,ROW-K %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant INNER,ROW-I %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; Without a loop one fill says nothing of another: the work-items that wrote first may have been more.
; RUN: variant ONCE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED

; FREE: {{^ *}}A {{.*[)]}} -{{( .*)?$}}
; FREE-NEXT: {{^ *}}B {{.*[)]}} -{{( .*)?$}}
; NEEDED: {{^ *}}A {{.*[)]}} B
; NEEDED-NEXT: {{^ *}}B {{.*[)]}} A
; CARRIED: {{^ *}}A {{.*[)]}} B {{.*}}carried round a loop

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
@B = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(i32 %n, ptr addrspace(1) %out, ptr addrspace(1) %in) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  %neighbour = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %neighbour.own = getelementptr i32, ptr addrspace(3) @A, i32 %plus
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
;ONCE   store i32 7, ptr addrspace(3) %own
;ONCE   fence syncscope("workgroup") release
;ONCE   call void @llvm.amdgcn.s.barrier()
;ONCE   fence syncscope("workgroup") acquire
;ONCE   %once = load i32, ptr addrspace(3) %neighbour
;ONCE   fence syncscope("workgroup") release
;ONCE   call void @llvm.amdgcn.s.barrier()
;ONCE   fence syncscope("workgroup") acquire
;ONCE   %pb0 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
;ONCE   store i32 7, ptr addrspace(3) %pb0
;ONCE   fence syncscope("workgroup") release
;ONCE   call void @llvm.amdgcn.s.barrier()
;ONCE   fence syncscope("workgroup") acquire
;ONCE   %qb0 = getelementptr i32, ptr addrspace(3) @B, i32 %next
;ONCE   %b0 = load i32, ptr addrspace(3) %qb0
;ONCE   fence syncscope("workgroup") release
;ONCE   call void @llvm.amdgcn.s.barrier()
;ONCE   fence syncscope("workgroup") acquire
;ONCE   %early = icmp ugt i32 %tid, %n
;ONCE   br i1 %early, label %end, label %stay
;ONCE stay:
;ONCE   store i32 7, ptr addrspace(3) %own
;ONCE   fence syncscope("workgroup") release
;ONCE   call void @llvm.amdgcn.s.barrier()
;ONCE   fence syncscope("workgroup") acquire
;ONCE   %late = load i32, ptr addrspace(3) %neighbour
;ONCE   ret void
;AHEAD   %ahead = shl i32 %tid, 2
;WRITTEN-ONCE   store i32 5, ptr addrspace(3) %some
;RETURNS   %early = icmp ugt i32 %tid, %n
;RETURNS   br i1 %early, label %end, label %before
  br label %before ; but RETURNS, ONCE
before:
  br label %round
round:
  %k = phi i32 [ 0, %before ], [ %k1, %last ]
;INNER   br label %row
;INNER row:
;INNER   %i = phi i32 [ 0, %round ], [ %j, %row ]
;ROW-N   %at = add i32 %tid, %n
;ROW-K   %at = add i32 %tid, %k
;ROW-I   %at = add i32 %tid, %i
;INNER   %to = getelementptr i32, ptr addrspace(3) @A, i32 %at
;INNER   store i32 7, ptr addrspace(3) %to
;READ-AHEAD   %first = load i32, ptr addrspace(3) %neighbour
;READ-AHEAD   fence syncscope("workgroup") release
;READ-AHEAD   call void @llvm.amdgcn.s.barrier()
;READ-AHEAD   fence syncscope("workgroup") acquire
;READ-OWN   %first = load i32, ptr addrspace(3) %own
;READ-OWN   fence syncscope("workgroup") release
;READ-OWN   call void @llvm.amdgcn.s.barrier()
;READ-OWN   fence syncscope("workgroup") acquire
;READ-OWN   store i32 %first, ptr addrspace(3) %own
;ELSEWHERE   %else = add i32 %tid, %k
;ELSEWHERE   %elsewhere = getelementptr i32, ptr addrspace(3) @A, i32 %else
;ELSEWHERE   store i32 7, ptr addrspace(3) %elsewhere
;ELSEWHERE   fence syncscope("workgroup") release
;ELSEWHERE   call void @llvm.amdgcn.s.barrier()
;ELSEWHERE   fence syncscope("workgroup") acquire
;FILLS   br label %fill
;FILLS fill:
;FROM-ITEM   %i = phi i32 [ %tid, %round ], [ %j, %full ]
;FROM-ITERATION   %i = phi i32 [ %k, %round ], [ %j, %full ]
;LOADS   %y = load volatile i32, ptr addrspace(1) %in
;READS-B   %b.meanwhile = load i32, ptr addrspace(3) @B
;BELOW-10   %g = icmp ult i32 %tid, 10
;BELOW-ARGUMENT   %g = icmp ult i32 %tid, %n
;BELOW-ITERATION   %g = icmp ult i32 %tid, %k
;IF-LOADED   %g = icmp eq i32 %y, %tid
;EARLY-ITERATIONS   %g = icmp ult i32 %k, 2
;CHOICE,PERHAPS   %g = icmp eq i32 %y, 0
;PERHAPS   br i1 %g, label %yes, label %full
;CHOICE   br i1 %g, label %choose, label %yes
;CHOICE choose:
;CHOICE   br label %yes
;GUARD,ARMS   br i1 %g, label %yes, label %no
;GUARD,CHOICE,PERHAPS,ARMS yes:
;CHOICE   %choice = phi i32 [ %i, %fill ], [ 2, %choose ]
;SWITCH   switch i32 %y, label %case []
;SWITCH case:
;SWITCH   %at = phi i32 [ %tid, %yes ]
;BY-ARGUMENT   %at = add i32 %tid, %n
;AHEAD   %at = mul i32 %ahead, 4
;BY-ITERATION   %at = add i32 %tid, %k
;BY-MEMORY   %at = and i32 %y, 63
;FROZEN   %at = freeze i32 poison
;BY-UNDEF   %at = and i32 undef, 63
;BY-LANES   %at = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %tid)
;CHOSEN   %at = add i32 %choice, 0
;AT,SWITCH,CHOSEN   %to = getelementptr i32, ptr addrspace(3) @A, i32 %at
;AT,SWITCH,CHOSEN   store i32 7, ptr addrspace(3) %to
;EACH   %to = getelementptr i32, ptr addrspace(3) @A, i32 %i
;EACH   store i32 7, ptr addrspace(3) %to
;OWN   store i32 7, ptr addrspace(3) %own
;OWN-HALF   store i16 7, ptr addrspace(3) %own
;COUNTED   store i32 %k, ptr addrspace(3) %own
;ATOMIC,ADDED   %old = atomicrmw add ptr addrspace(3) %own, i32 1 monotonic
;GUARD   br label %no
;ARMS   br label %filled
;GUARD,ARMS no:
;ARMS   store i32 7, ptr addrspace(3) %neighbour.own
;ARMS   br label %filled
;ARMS filled:
;FILLS   br label %full
;FILLS full:
;FILLS   %j = add i32 %i, 64
;TO-ARGUMENT   %m = icmp ult i32 %j, %n
;TO-ITERATION   %m = icmp ult i32 %j, %k
;TO-LOADED   %m = icmp ne i32 %j, %y
;FILLS   br i1 %m, label %fill, label %filled
;FILLS filled:
;AGAIN   fence syncscope("workgroup") release
;AGAIN   call void @llvm.amdgcn.s.barrier()
;AGAIN   fence syncscope("workgroup") acquire
;LOADS-AGAIN   %y = load volatile i32, ptr addrspace(1) %in
;LOADS-AGAIN   %g = icmp eq i32 %y, %tid
;RETURN-LATER   br i1 %g, label %end, label %on
;RETURN-LATER on:
;AGAIN   br i1 %g, label %yes, label %no
;AGAIN yes:
;AGAIN   store i32 1, ptr addrspace(3) %own
;AGAIN   br label %no
;AGAIN no:
;WAVES-END   call void asm sideeffect "s_cbranch_scc0 1f\0As_endpgm\0A1:", ""()
;B-BETWEEN   fence syncscope("workgroup") release
;B-BETWEEN   call void @llvm.amdgcn.s.barrier()
;B-BETWEEN   fence syncscope("workgroup") acquire
;B-BETWEEN   %pb2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
;B-BETWEEN   store i32 7, ptr addrspace(3) %pb2
;B-BETWEEN   fence syncscope("workgroup") release
;B-BETWEEN   call void @llvm.amdgcn.s.barrier()
;B-BETWEEN   fence syncscope("workgroup") acquire
;B-BETWEEN   %qb2 = getelementptr i32, ptr addrspace(3) @B, i32 %next
;B-BETWEEN   %b2 = load i32, ptr addrspace(3) %qb2
;B-BETWEEN   fence syncscope("workgroup") release
;B-BETWEEN   call void @llvm.amdgcn.s.barrier()
;B-BETWEEN   fence syncscope("workgroup") acquire
;PART   %g = icmp ult i32 %tid, 10
;PART   br i1 %g, label %yes, label %no
;PART yes:
;PART   store i32 %tid, ptr addrspace(1) %out
;PART   br label %no
;PART no:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %a = load i32, ptr addrspace(3) %neighbour
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %pb1 = getelementptr i32, ptr addrspace(3) @B, i32 %tid ; but PART
  store i32 7, ptr addrspace(3) %pb1 ; but PART
  fence syncscope("workgroup") release ; but PART
  call void @llvm.amdgcn.s.barrier() ; but PART
  fence syncscope("workgroup") acquire ; but PART
  %qb1 = getelementptr i32, ptr addrspace(3) @B, i32 %next ; but PART
  %b1 = load i32, ptr addrspace(3) %qb1 ; but PART
  fence syncscope("workgroup") release ; but PART
  call void @llvm.amdgcn.s.barrier() ; but PART
  fence syncscope("workgroup") acquire ; but PART
;B-BEHIND   %pb3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
;B-BEHIND   store i32 7, ptr addrspace(3) %pb3
;B-BEHIND   fence syncscope("workgroup") release
;B-BEHIND   call void @llvm.amdgcn.s.barrier()
;B-BEHIND   fence syncscope("workgroup") acquire
;B-BEHIND   %qb3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
;B-BEHIND   %b3 = load i32, ptr addrspace(3) %qb3
;B-BEHIND   fence syncscope("workgroup") release
;B-BEHIND   call void @llvm.amdgcn.s.barrier()
;B-BEHIND   fence syncscope("workgroup") acquire
;INNER   %j = add i32 %i, 1
;INNER   %m = icmp ult i32 %j, 3
;INNER   br i1 %m, label %row, label %last
  br label %last ; but INNER
last:
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}
