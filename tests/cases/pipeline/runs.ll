; Pipelines that follow each other: when the groups need not meet in between, and what is written then.
; DEFINE: %{order} = sed -f %S/order.sed | tr "\n" " "

; Two loops that read and write: the groups part once and meet once.
; RUN: variant A-FOUR,A-RA0,A-WA2,B-FOUR,B-RA0,B-WA2 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix TWICE
; TWICE: enter: release barrier acquire hold: barrier start: first: load sched release barrier acquire sched sched barrier sched store sched release barrier acquire sched sched barrier sched between: second: load sched release barrier acquire sched sched barrier sched store sched release barrier acquire sched sched barrier sched done: catch: barrier after: end:

; RUN: variant A-FOUR,A-RA0,A-WA2,B-FOUR,B-RA0,B-WA2 %s | ldsopt pipeline - --explain -o %t.ll 2>&1 | filecheck %s --check-prefix FOLLOWS
; FOLLOWS-COUNT-1: follows on the pipeline in front of it: the groups do not meet
; FOLLOWS-NOT: follows on
; RUN: filecheck %s --check-prefix EDGES --input-file %t.ll
; EDGES: br i1 %i.more, label %first, label %between
; EDGES: br i1 %j.more, label %second, label %ldsopt.done.0
; RUN: ldsopt check %t.ll

; Two pipelines that part the groups at different distances, on one edge.
; RUN: variant GAP,EDGE %s | ldsopt pipeline - -q | filecheck %s --check-prefix ONE-EDGE
; ONE-EDGE: br i1 %i.more, label %first, label %ldsopt.done.0
; ONE-EDGE: ldsopt.after.0:
; ONE-EDGE-NEXT: br label %ldsopt.enter.1
; ONE-EDGE: %j = phi i32 [ 0, %ldsopt.start.1 ], [ %j.next, %second ]

; What the last stage reads the next pipeline's first stage writes, at the same time.
; RUN: variant A-RB2,B-WB0 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix SAME-TIME
; SAME-TIME: done: catch: barrier after: release barrier acquire between: enter-1: release barrier acquire hold-1: barrier start-1: second: store sched barrier sched sched barrier sched sched barrier sched done-1: catch-1: barrier after-1: end:

; Two stages apart, but no slot between orders LDS, as neither pipeline needs that for itself; then one does.
; RUN: variant A-RB1,B-WB0 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix UNORDERED
; UNORDERED: done: catch: barrier after: release barrier acquire between: enter-1: release barrier acquire hold-1: barrier start-1: second: store sched barrier sched sched barrier sched sched barrier sched done-1: catch-1: barrier after-1: end:
; RUN: variant A-RA2,B-FOUR,B-RB0,B-WA2,B-WB2 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix ORDERED
; ORDERED: between: second: load sched release barrier acquire sched sched barrier sched store store sched release barrier acquire sched sched barrier sched done: catch: barrier after: end:

; Copies that the next pipeline reads: nothing waits for them; and then something does.
; RUN: variant A-CB0,B-RB0 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix COPY
; COPY: done: catch: barrier after: wait-3952 release barrier acquire between: enter-1: wait-3952 release barrier acquire hold-1: barrier start-1: second: load sched barrier sched sched barrier sched sched barrier sched done-1: catch-1: barrier after-1: end:
; RUN: variant A-FOUR,A-CB0,A-RB2,B-FOUR,B-RB2 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix WAITED
; WAITED: between: second: sched barrier sched sched barrier sched load sched barrier sched sched barrier sched done: catch: barrier after: end:

; Nothing but computing may stand in between, and control has to go straight on.
; RUN: variant A-FOUR,A-RA0,A-WA2,B-FOUR,B-RA0,B-WA2,COMPUTE %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix COMPUTE-BETWEEN
; COMPUTE-BETWEEN: between: second: load sched release barrier acquire sched sched barrier sched store sched release barrier acquire sched sched barrier sched done: catch: barrier after: end:
; RUN: variant A-FOUR,A-RA0,A-WA2,B-FOUR,B-RA0,B-WA2,READ %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix READ-BETWEEN
; READ-BETWEEN: done: catch: barrier after: between: load enter-1: release barrier acquire hold-1: barrier start-1: second: load sched release barrier acquire sched sched barrier sched store sched release barrier acquire sched sched barrier sched done-1: catch-1: barrier after-1: end:
; RUN: variant A-FOUR,A-RA0,A-WA2,B-FOUR,B-RA0,B-WA2,BARRIER %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix BARRIER-BETWEEN
; BARRIER-BETWEEN: done: catch: barrier after: between: barrier enter-1: release barrier acquire hold-1: barrier start-1: second: load sched release barrier acquire sched sched barrier sched store sched release barrier acquire sched sched barrier sched done-1: catch-1: barrier after-1: end:
; RUN: variant A-FOUR,A-RA0,A-WA2,B-FOUR,B-RA0,B-WA2,FENCE %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix FENCE-BETWEEN
; FENCE-BETWEEN: done: catch: barrier after: between: release enter-1: release barrier acquire hold-1: barrier start-1: second: load sched release barrier acquire sched sched barrier sched store sched release barrier acquire sched sched barrier sched done-1: catch-1: barrier after-1: end:
; RUN: variant A-FOUR,A-RA0,A-WA2,B-FOUR,B-RA0,B-WA2,WAIT %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix WAIT-BETWEEN
; WAIT-BETWEEN: done: catch: barrier after: between: wait-3952 enter-1: release barrier acquire hold-1: barrier start-1: second: load sched release barrier acquire sched sched barrier sched store sched release barrier acquire sched sched barrier sched done-1: catch-1: barrier after-1: end:
; RUN: variant A-FOUR,A-RA0,A-WA2,B-FOUR,B-RA0,B-WA2,MID %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix MID-BETWEEN
; MID-BETWEEN: between: mid: second: load sched release barrier acquire sched sched barrier sched store sched release barrier acquire sched sched barrier sched done: catch: barrier after: end:
; RUN: variant A-FOUR,A-RA0,A-WA2,B-FOUR,B-RA0,B-WA2,ROUND %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix ROUND-BETWEEN
; ROUND-BETWEEN: done: catch: barrier after: between: enter-1: release barrier acquire hold-1: barrier start-1: second: load sched release barrier acquire sched sched barrier sched store sched release barrier acquire sched sched barrier sched done-1: catch-1: barrier after-1: end:
; RUN: variant A-FOUR,A-RA0,A-WA2,B-FOUR,B-RA0,B-WA2,ROUND-MID %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix ROUND-MID-BETWEEN
; ROUND-MID-BETWEEN: done: catch: barrier after: between: mid: enter-1: release barrier acquire hold-1: barrier start-1: second: load sched release barrier acquire sched sched barrier sched store sched release barrier acquire sched sched barrier sched done-1: catch-1: barrier after-1: end:

; The gaps have to be the same; priorities change in between; plain pipelines are apart.
; RUN: variant GAP,SAME-GAP %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix SAME-GAPS
; SAME-GAPS: between: second: sched barrier sched sched barrier sched sched barrier sched sched barrier sched sched barrier sched sched barrier sched done: catch: barrier barrier after: end:
; RUN: variant GAP %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix OTHER-GAPS
; OTHER-GAPS: done: catch: barrier barrier after: between: enter-1: release barrier acquire hold-1: barrier start-1: second: sched barrier sched sched barrier sched sched barrier sched sched barrier sched sched barrier sched sched barrier sched done-1: catch-1: barrier after-1: end:
; RUN: variant A-FOUR,A-RA0,A-WA2,B-FOUR,B-RA0,B-WA2,PRIORITY,NEXT-PRIORITY %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix TWO-PRIORITIES
; TWO-PRIORITIES: between: {{ldsopt.on.[0-9.]+:}} priority-2 second: load priority-0 sched release barrier acquire sched priority-0 sched barrier sched store priority-0 sched release barrier acquire sched priority-2 sched barrier sched done: priority-0 catch: barrier after: end:
; RUN: variant A-FOUR,A-RA0,A-WA2,B-FOUR,B-RA0,B-WA2,PRIORITY %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix FIRST-PRIORITY
; FIRST-PRIORITY: between: {{ldsopt.on.[0-9.]+:}} priority-0 second: load sched release barrier acquire sched sched barrier sched store sched release barrier acquire sched sched barrier sched done: catch: barrier after: end:
; RUN: variant A-FOUR,A-RA0,A-WA2,B-FOUR,B-RA0,B-WA2,NEXT-PRIORITY %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix SECOND-PRIORITY
; SECOND-PRIORITY: between: {{ldsopt.on.[0-9.]+:}} priority-2 second: load priority-0 sched release barrier acquire sched priority-0 sched barrier sched store priority-0 sched release barrier acquire sched priority-2 sched barrier sched done: priority-0 catch: barrier after: end:
; RUN: variant A-FOUR,A-RA0,A-WA2,B-FOUR,B-RA0,B-WA2 %s | ldsopt pipeline - -q --plain | %{order} | filecheck %s --check-prefix PLAIN
; PLAIN: enter: release barrier acquire first: load sched release barrier acquire sched sched release barrier acquire sched store sched release barrier acquire sched sched release barrier acquire sched between: enter-1: release barrier acquire second: load sched release barrier acquire sched sched release barrier acquire sched store sched release barrier acquire sched sched release barrier acquire sched end:

; What follows meets what some pipeline of the run left open, which a slot or a wait of the next one may have completed.
; RUN: variant A-WB2,THEN-B %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix LEFT-OPEN
; LEFT-OPEN: between: second: sched barrier sched sched barrier sched sched barrier sched done: catch: barrier after: release barrier acquire end: load
; RUN: variant A-WB2,B-FOUR,B-RA0,B-WA2,THEN-B %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix COMPLETED
; COMPLETED: between: second: load sched release barrier acquire sched sched barrier sched store sched release barrier acquire sched sched barrier sched done: catch: barrier after: end: load
; RUN: variant A-CA2,B-CC0,B-RB2,B-SIX,B-CB5,THEN-A %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix WAITED-FOR
; WAITED-FOR: between: second: copy sched wait-3953 barrier sched sched barrier sched load sched barrier sched sched release barrier acquire sched sched barrier sched copy sched barrier sched done: catch: barrier after: end: load
; RUN: variant A-CA2,B-CC0,B-RB2,B-SIX,THEN-A %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix NOT-WAITED-FOR
; NOT-WAITED-FOR: between: second: copy sched barrier sched sched barrier sched load sched barrier sched sched barrier sched sched barrier sched sched barrier sched done: catch: barrier after: wait-3952 release barrier acquire end: load

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [512 x i32] poison, align 16
@B = internal addrspace(3) global [512 x i32] poison, align 16
@C = internal addrspace(3) global [512 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) %out, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %t, 257
  %wave = and i32 %t, -64
  %A.own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %A.other = getelementptr i32, ptr addrspace(3) @A, i32 %other
  %A.wave = getelementptr i32, ptr addrspace(3) @A, i32 %wave
  %B.own = getelementptr i32, ptr addrspace(3) @B, i32 %t
  %B.other = getelementptr i32, ptr addrspace(3) @B, i32 %other
  %B.wave = getelementptr i32, ptr addrspace(3) @B, i32 %wave
  %C.wave = getelementptr i32, ptr addrspace(3) @C, i32 %wave
  br label %first

first:
  %i = phi i32 [ 0, %entry ], [ %i.next, %first ]
;A-RA0   %r0 = load i32, ptr addrspace(3) %A.other, align 4
;A-CB0   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %B.wave, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void asm sideeffect "; ldsopt.stage a0", "~{memory}"() ; but GAP, PRIORITY
;GAP   call void asm sideeffect "; ldsopt.stage a0 gap=2", "~{memory}"()
;PRIORITY   call void asm sideeffect "; ldsopt.stage a0 prio=1", "~{memory}"()
;A-RB1   %r1 = load i32, ptr addrspace(3) %B.other, align 4
  call void asm sideeffect "; ldsopt.stage a1", "~{memory}"()
;A-RA2   %r2 = load i32, ptr addrspace(3) %A.other, align 4
;A-RB2   %s2 = load i32, ptr addrspace(3) %B.other, align 4
;A-WA2   store i32 %i, ptr addrspace(3) %A.own, align 4
;A-WB2   store i32 %i, ptr addrspace(3) %B.own, align 4
;A-CA2   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %A.wave, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void asm sideeffect "; ldsopt.stage a2", "~{memory}"()
;A-FOUR,GAP   call void asm sideeffect "; ldsopt.stage a3", "~{memory}"()
;GAP   call void asm sideeffect "; ldsopt.stage a4", "~{memory}"()
;GAP   call void asm sideeffect "; ldsopt.stage a5", "~{memory}"()
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %first, label %between ; but EDGE
;EDGE   br i1 %i.more, label %first, label %second

between: ; but EDGE
;READ   %y = load i32, ptr addrspace(3) %B.other
;BARRIER   call void @llvm.amdgcn.s.barrier()
;FENCE   fence syncscope("workgroup") release
;WAIT   call void @llvm.amdgcn.s.waitcnt(i32 3952)
;COMPUTE   %y = mul i32 %t, 7
;ROUND,ROUND-MID   %go = icmp sgt i32 %n, 3
;ROUND   br i1 %go, label %second, label %end
;ROUND-MID   br i1 %go, label %mid, label %end
;MID   br label %mid
  br label %second ; but ROUND, ROUND-MID, MID, EDGE
;MID,ROUND-MID mid:
;MID,ROUND-MID   br label %second

second:
  %j = phi i32 [ 0, %between ], [ %j.next, %second ] ; but MID, ROUND-MID, EDGE
;EDGE   %j = phi i32 [ 0, %first ], [ %j.next, %second ]
;MID,ROUND-MID   %j = phi i32 [ 0, %mid ], [ %j.next, %second ]
;B-WB0   store i32 %j, ptr addrspace(3) %B.own, align 4
;B-RA0   %u0 = load i32, ptr addrspace(3) %A.other, align 4
;B-RB0   %v0 = load i32, ptr addrspace(3) %B.other, align 4
;B-CC0   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %C.wave, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void asm sideeffect "; ldsopt.stage b0", "~{memory}"() ; but SAME-GAP, NEXT-PRIORITY
;SAME-GAP   call void asm sideeffect "; ldsopt.stage b0 gap=2", "~{memory}"()
;NEXT-PRIORITY   call void asm sideeffect "; ldsopt.stage b0 prio=2", "~{memory}"()
  call void asm sideeffect "; ldsopt.stage b1", "~{memory}"()
;B-WA2   store i32 %j, ptr addrspace(3) %A.own, align 4
;B-WB2   store i32 %j, ptr addrspace(3) %B.own, align 4
;B-RB2   %v2 = load i32, ptr addrspace(3) %B.other, align 4
  call void asm sideeffect "; ldsopt.stage b2", "~{memory}"()
;B-FOUR,B-SIX,GAP   call void asm sideeffect "; ldsopt.stage b3", "~{memory}"()
;B-SIX,GAP   call void asm sideeffect "; ldsopt.stage b4", "~{memory}"()
;B-CB5   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %B.wave, i32 4, i32 0, i32 0, i32 0, i32 0)
;B-SIX,GAP   call void asm sideeffect "; ldsopt.stage b5", "~{memory}"()
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %n
  br i1 %j.more, label %second, label %end

end:
;THEN-A   %x = load i32, ptr addrspace(3) %A.other
;THEN-B   %x = load i32, ptr addrspace(3) %B.other
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="512,512" "target-cpu"="gfx942" }
!0 = !{i32 512, i32 1, i32 1}
