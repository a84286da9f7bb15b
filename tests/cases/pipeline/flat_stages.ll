; Stages in no loop, as an unrolled one leaves them: run once, cut into the blocks that they stand in.
; DEFINE: %{order} = sed -f %S/order.sed | tr "\n" " "

; Slots that order LDS, and those that wait for copies. Nothing comes round again.
; RUN: variant THREE,W0,R2 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix WRITE-READ
; WRITE-READ: entry: enter: release barrier acquire hold: barrier start: store sched release barrier acquire sched sched barrier sched load sched barrier sched done: catch: barrier after: end:
; RUN: variant FIVE,W0,V1,R2,S4 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix TWO-EACH
; TWO-EACH: entry: enter: release barrier acquire hold: barrier start: store sched release barrier acquire sched store sched barrier sched load sched release barrier acquire sched sched barrier sched load sched barrier sched done: catch: barrier after: end:
; RUN: variant FOUR,W0,V1,R3,S3 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix AT-ONCE
; AT-ONCE: entry: enter: release barrier acquire hold: barrier start: store sched barrier sched store sched release barrier acquire sched sched barrier sched load load sched barrier sched done: catch: barrier after: end:
; RUN: variant THREE,R0,W2 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix READ-WRITE
; READ-WRITE: entry: enter: release barrier acquire hold: barrier start: load sched release barrier acquire sched sched barrier sched store sched barrier sched done: catch: barrier after: end:
; RUN: variant THREE,R1,S2 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix READS
; READS: entry: enter: release barrier acquire hold: barrier start: sched barrier sched load sched barrier sched load sched barrier sched done: catch: barrier after: end:
; RUN: variant FOUR,R0,S1,W2 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix READS-WRITE
; READS-WRITE: entry: enter: release barrier acquire hold: barrier start: load sched release barrier acquire sched load sched barrier sched store sched barrier sched sched barrier sched done: catch: barrier after: end:
; RUN: variant FOUR,W0 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix WRITE
; WRITE: entry: enter: release barrier acquire hold: barrier start: store sched barrier sched sched barrier sched sched barrier sched sched barrier sched done: catch: barrier after: end:
; RUN: variant SIX,C0,D1,R3,S5 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix COPIES
; COPIES: entry: enter: release barrier acquire hold: barrier start: copy sched barrier sched copy sched wait-3953 barrier sched sched barrier sched load sched wait-3952 barrier sched sched barrier sched load sched barrier sched done: catch: barrier after: end:

; A branch between marks, and an author's barrier at the end, which is the last slot's.
; RUN: variant FIVE,W0,GUARDED,R2,S4 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix BRANCHES
; BRANCHES: entry: enter: release barrier acquire hold: barrier start: store sched release barrier acquire sched do: store on: sched barrier sched load sched release barrier acquire sched sched barrier sched load sched barrier sched done: catch: barrier after: end:
; RUN: variant THREE,W0,R2,OWN %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix OWN-BARRIER
; OWN-BARRIER: entry: enter: release barrier acquire hold: barrier start: store sched release barrier acquire sched sched barrier sched load release sched barrier sched acquire done: catch: barrier after: end:

; What stands in the same block in front of the stages and behind them.
; RUN: variant THREE,W0,R2,BARRIER-BEFORE %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix AFTER-BARRIER
; AFTER-BARRIER: entry: barrier enter: release barrier acquire hold: barrier start: store sched release barrier acquire sched sched barrier sched load sched barrier sched done: catch: barrier after: end:
; RUN: variant THREE,W2,READ-BEHIND %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix THEN-READ
; THEN-READ: entry: enter: release barrier acquire hold: barrier start: sched barrier sched sched barrier sched store sched barrier sched done: catch: barrier after: release barrier acquire load end:
; RUN: variant THREE,W2 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix THEN-NOTHING
; THEN-NOTHING: entry: enter: release barrier acquire hold: barrier start: sched barrier sched sched barrier sched store sched barrier sched done: catch: barrier after: end:
; RUN: variant THREE,S0,R2,COPY-BEFORE,BARRIER-BEFORE %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix AFTER-COPY
; AFTER-COPY: entry: copy barrier enter: wait-3952 release barrier acquire hold: barrier start: load sched barrier sched sched barrier sched load sched barrier sched done: catch: barrier after: end:
; RUN: variant THREE,S0,S2,COPY-BEHIND %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix THEN-COPY
; THEN-COPY: entry: enter: release barrier acquire hold: barrier start: load sched barrier sched sched barrier sched load sched barrier sched done: catch: barrier after: copy end:

; What is refused.
; RUN: variant FOUR,W0,R1 %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix CONFLICT
; CONFLICT: stages 'a.1' and 'b.1' both touch @A[0,2048) and run at the same time (the other access: line {{[0-9]+}}): read after write at distance 1, phase gap 1; put a stage between them, or double-buffer
; RUN: variant ALONE,W0 %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix STANDS-ALONE
; STANDS-ALONE: the mark of stage 'a' stands alone, in no loop; put the marks into the body of a loop, or mark the ends of two stages or more
; RUN: variant ARMS %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix IN-ARMS
; IN-ARMS: the marks of stages 'a' and 'b' are not passed on the same paths; put all marks where every path through the stages comes by
; RUN: variant BRANCH %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix IN-A-BRANCH
; IN-A-BRANCH: the marks of stages 'a' and 'b' are not passed on the same paths; put all marks where every path through the stages comes by
; RUN: variant LEFT %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix WAY-OUT
; WAY-OUT: the marks of stages 'a' and 'b' are not passed on the same paths; put all marks where every path through the stages comes by
; RUN: variant LOOP %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix WITH-A-LOOP
; WITH-A-LOOP: a loop inside of stage 'b'; unroll it, or mark the stages of the loop instead
; RUN: variant THREE,W0,S1,BARRIER-WITHIN %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix WITH-A-BARRIER
; WITH-A-BARRIER: a barrier inside of stage 'b'; take it away, or end the stage there with a mark
; RUN: variant SOME %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix NOT-BY-ALL
; NOT-BY-ALL: not all work-items run the stages of stage 'a' equally often; let the branch here depend on what is the same for the whole workgroup; a barrier that only some waves pass hangs the others
; RUN: variant GAP %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix LONG-GAP
; LONG-GAP: a phase gap of 2 with 2 stages: both groups would run the same stage; give it 3 stages or more, or a gap of 1
; RUN: variant LOST %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix NEVER
; NEVER: the mark of stage 'a' stands where control never comes; take it away

; Stages that a compiler peeled off a loop, in front of it and behind it, make three pipelines with it.
; RUN: variant PEELED %s | ldsopt pipeline - -o %t.ll 2>&1 | filecheck %s --check-prefix PARTED
; PARTED: 1 marked loop and 2 sequences of stages in no loop pipelined

; Variables on the stack stay in the entry, and phis behind the stages receive from their last part.
; RUN: variant STACK,THREE,W0,R2 %s | ldsopt pipeline - -q | filecheck %s --check-prefix STACK
; STACK: entry:
; STACK-NEXT: %s = alloca i32, addrspace(5)
; STACK: ldsopt.enter.0:
; RUN: variant PHI,THREE,W0,R2 %s | ldsopt pipeline - -q | filecheck %s --check-prefix LAST
; LAST: %p = phi i32 [ %n, %ldsopt.after.0 ]

; Names that come again are numbered.
; RUN: variant THREE,W0,R2 %s | ldsopt pipeline - --explain --report %t.json -o %t.ll 2>&1 | filecheck %s --check-prefix REPORT
; REPORT: 1 sequence of stages in no loop pipelined
; REPORT: 3 stages in no loop: a.1, b, a.2
; REPORT: slot 0, behind a.2: bare
; REPORT: group 0     a.1 = b   | a.2 |{{$}}
; RUN: filecheck %s --check-prefix JSON --input-file %t.json
; JSON: "in_front_of": null
; JSON: "in_no_loop": true

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [512 x i32] poison, align 16
@B = internal addrspace(3) global [512 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) %out, i32 %n) #0 {
entry:
;STACK   %s = alloca i32, addrspace(5)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %t, 257
  %wave = and i32 %t, -64
  %A.own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %A.other = getelementptr i32, ptr addrspace(3) @A, i32 %other
  %A.wave = getelementptr i32, ptr addrspace(3) @A, i32 %wave
  %B.own = getelementptr i32, ptr addrspace(3) @B, i32 %t
  %B.other = getelementptr i32, ptr addrspace(3) @B, i32 %other
  %B.wave = getelementptr i32, ptr addrspace(3) @B, i32 %wave
;SOME   %c = icmp slt i32 %t, 7
;ARMS   %c = icmp slt i32 %n, 7
;SOME,ARMS   br i1 %c, label %x, label %y
;SOME,ARMS x:
;COPY-BEFORE   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %A.wave, i32 4, i32 0, i32 0, i32 0, i32 0)
;BARRIER-BEFORE   call void @llvm.amdgcn.s.barrier()
;W0   store i32 %n, ptr addrspace(3) %A.own, align 4
;R0   %r0 = load i32, ptr addrspace(3) %A.other, align 4
;S0   %s0 = load i32, ptr addrspace(3) %B.other, align 4
;C0   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %A.wave, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void asm sideeffect "; ldsopt.stage a", "~{memory}"() ; but GAP, LOST
;GAP   call void asm sideeffect "; ldsopt.stage a gap=2", "~{memory}"()
;ARMS   br label %end
;ARMS y:
;BRANCH   %c = icmp slt i32 %n, 7
;BRANCH   br i1 %c, label %x, label %y
;BRANCH x:
;LEFT   %c = icmp slt i32 %n, 7
;LEFT   br i1 %c, label %end, label %y
;LEFT y:
;LOOP   br label %l
;LOOP l:
;LOOP   %i = phi i32 [ 0, %entry ], [ %j, %l ]
;LOOP   %j = add i32 %i, 1
;LOOP   %m = icmp slt i32 %j, %n
;LOOP   br i1 %m, label %l, label %y
;LOOP y:
;V1   store i32 %n, ptr addrspace(3) %B.own, align 4
;R1   %r1 = load i32, ptr addrspace(3) %A.other, align 4
;S1   %s1 = load i32, ptr addrspace(3) %B.other, align 4
;D1   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %B.wave, i32 4, i32 0, i32 0, i32 0, i32 0)
;GUARDED   %c = icmp slt i32 %n, 7
;GUARDED   br i1 %c, label %do, label %on
;GUARDED do:
;GUARDED   store i32 1, ptr addrspace(3) %B.own, align 4
;GUARDED   br label %on
;GUARDED on:
;BARRIER-WITHIN   call void @llvm.amdgcn.s.barrier()
;BARRIER-WITHIN   %w = load i32, ptr addrspace(3) %A.own, align 4
  call void asm sideeffect "; ldsopt.stage b", "~{memory}"() ; but ALONE, LOST
;BRANCH   br label %y
;BRANCH y:
;R2   %r2 = load i32, ptr addrspace(3) %A.other, align 4
;S2   %s2 = load i32, ptr addrspace(3) %B.other, align 4
;W2   store i32 %n, ptr addrspace(3) %A.own, align 4
;THREE,FOUR,FIVE,SIX   call void asm sideeffect "; ldsopt.stage a", "~{memory}"()
;R3   %r3 = load i32, ptr addrspace(3) %A.other, align 4
;S3   %s3 = load i32, ptr addrspace(3) %B.other, align 4
;FOUR,FIVE,SIX   call void asm sideeffect "; ldsopt.stage b", "~{memory}"()
;S4   %s4 = load i32, ptr addrspace(3) %B.other, align 4
;FIVE,SIX   call void asm sideeffect "; ldsopt.stage a", "~{memory}"()
;S5   %s5 = load i32, ptr addrspace(3) %B.other, align 4
;SIX   call void asm sideeffect "; ldsopt.stage b", "~{memory}"()
;OWN   fence syncscope("workgroup") release
;OWN   call void @llvm.amdgcn.s.barrier()
;OWN   fence syncscope("workgroup") acquire
;READ-BEHIND   %x = load i32, ptr addrspace(3) %A.other, align 4
;COPY-BEHIND   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %A.wave, i32 4, i32 0, i32 0, i32 0, i32 0)
;SOME   br label %y
;SOME y:
;PEELED   br label %here
;PEELED here:
;PEELED   br label %loop
;PEELED loop:
;PEELED   %i = phi i32 [ 0, %here ], [ %j, %loop ]
;PEELED   call void asm sideeffect "; ldsopt.stage a", "~{memory}"()
;PEELED   call void asm sideeffect "; ldsopt.stage b", "~{memory}"()
;PEELED   %j = add i32 %i, 1
;PEELED   %m = icmp slt i32 %j, %n
;PEELED   br i1 %m, label %loop, label %end
  br label %end ; but PEELED

end:
;PEELED   call void asm sideeffect "; ldsopt.stage a", "~{memory}"()
;PEELED   call void asm sideeffect "; ldsopt.stage b", "~{memory}"()
;PHI   %p = phi i32 [ %n, %entry ]
  ret void
;LOST lost:
;LOST   call void asm sideeffect "; ldsopt.stage a", "~{memory}"()
;LOST   ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="512,512" "target-cpu"="gfx942" }
