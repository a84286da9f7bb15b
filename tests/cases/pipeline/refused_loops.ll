; A marked loop of a shape that is no pipeline is refused, with its line and a remedy, and nothing is written.
; RUN: variant GOOD %s | ldsopt pipeline - -o %t.ll 2>&1 | filecheck %s --check-prefix GOOD
; RUN: variant ONE-STAGE %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix ONE-STAGE
; RUN: variant IN-NO-LOOP %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix IN-NO-LOOP
; RUN: variant TWICE %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix TWICE
; RUN: variant IN-AN-ARM %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix IN-AN-ARM
; RUN: variant INNER-LOOP %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix INNER-LOOP
; RUN: variant TWO-LATCHES %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix TWO-LATCHES
; RUN: variant LEFT-EARLY %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix LEFT-EARLY
; RUN: variant NO-WAY-OUT %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix NO-WAY-OUT
; RUN: variant TWO-ENTRIES %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix TWO-ENTRIES
; RUN: variant SWITCH %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix SWITCH
; RUN: variant IRREDUCIBLE %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix IRREDUCIBLE
; RUN: variant TRIP-COUNTS %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix TRIP-COUNTS
; RUN: variant RETURNED %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix RETURNED
; RUN: variant ENDED %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix ENDED
; RUN: variant ONE-STAGE %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix ONE-STAGE
; RUN: variant IN-NO-LOOP %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix IN-NO-LOOP
; RUN: variant TWICE %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix TWICE
; RUN: variant IN-AN-ARM %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix IN-AN-ARM
; RUN: variant INNER-LOOP %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix INNER-LOOP
; RUN: variant TWO-LATCHES %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix TWO-LATCHES
; RUN: variant LEFT-EARLY %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix LEFT-EARLY
; RUN: variant NO-WAY-OUT %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix NO-WAY-OUT
; RUN: variant TWO-ENTRIES %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix TWO-ENTRIES
; RUN: variant SWITCH %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix SWITCH
; RUN: variant IRREDUCIBLE %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix IRREDUCIBLE
; RUN: variant TRIP-COUNTS %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix TRIP-COUNTS
; RUN: variant RETURNED %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix RETURNED
; RUN: variant ENDED %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix ENDED
; GOOD: 1 marked loop pipelined
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [512 x i32] poison, align 16
@B = internal addrspace(3) global [512 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @unknown()
define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) %out, i32 %n) #0 { ; but INNER-LOOP
;INNER-LOOP define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) %out, i32 %n, i1 %c) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %t, 257
  %wave = and i32 %t, -64
  %A.own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %A.other = getelementptr i32, ptr addrspace(3) @A, i32 %other
  %A.wave = getelementptr i32, ptr addrspace(3) @A, i32 %wave
  %A.rest = sub i32 %t, %wave
  %A.flip = xor i32 %A.rest, 1
  %A.near = getelementptr i32, ptr addrspace(3) %A.wave, i32 %A.flip
  %B.own = getelementptr i32, ptr addrspace(3) @B, i32 %t
  %B.other = getelementptr i32, ptr addrspace(3) @B, i32 %other
  %B.wave = getelementptr i32, ptr addrspace(3) @B, i32 %wave
  %B.rest = sub i32 %t, %wave
  %B.flip = xor i32 %B.rest, 1
  %B.near = getelementptr i32, ptr addrspace(3) %B.wave, i32 %B.flip
;TWO-ENTRIES   %c = trunc i32 %n to i1
;TWO-ENTRIES   br i1 %c, label %loop, label %x
;TWO-ENTRIES x:
;RETURNED   %c = icmp slt i32 %t, %n
;RETURNED   br i1 %c, label %go, label %end
;RETURNED go:
;ENDED   call void @unknown()
; ENDED: error: <stdin>:[[# @LINE - 1]]: a wave may end here, so that not all work-items run the loop of stage 's0'; let the compiler inline what is called here; a barrier that only some waves pass hangs the others
  br label %loop ; but SWITCH, IRREDUCIBLE
 ; but TWO-ENTRIES, SWITCH, IRREDUCIBLE, RETURNED
;SWITCH   switch i32 %n, label %loop [
;SWITCH     i32 7, label %end
;SWITCH   ]
; SWITCH: error: <stdin>:[[# @LINE - 3]]: the loop of stage 's0' is entered by a switch; use a plain branch there
;IRREDUCIBLE   %c = trunc i32 %n to i1
;IRREDUCIBLE   br i1 %c, label %p, label %q
;IRREDUCIBLE p:
;IRREDUCIBLE   br i1 %c, label %q, label %loop
;IRREDUCIBLE q:
;IRREDUCIBLE   br label %p
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ] ; but IN-AN-ARM, INNER-LOOP, TWO-LATCHES, LEFT-EARLY, TWO-ENTRIES, IRREDUCIBLE, RETURNED
;TWO-ENTRIES   %i = phi i32 [ 0, %entry ], [ 1, %x ], [ %next, %loop ]
; TWO-ENTRIES: error: <stdin>:[[# @LINE + 8]]: the loop of stage 's0' is entered from 2 blocks; give it one block in front: run `opt -passes=loop-simplify`
;IRREDUCIBLE   %i = phi i32 [ 0, %p ], [ %next, %loop ]
; IRREDUCIBLE: error: <stdin>:[[# @LINE - 43]]: the control flow of 'k' has a loop with two entries; run `opt -passes=fix-irreducible`, or take the goto away
;RETURNED   %i = phi i32 [ 0, %go ], [ %next, %loop ]
; RETURNED: error: <stdin>:[[# @LINE - 23]]: not all work-items run the loop of stage 's0' equally often; let the branch here depend on what is the same for the whole workgroup; a barrier that only some waves pass hangs the others
  store i32 %i, ptr addrspace(3) %A.own, align 4 ; but ONE-STAGE, TWICE, IN-AN-ARM, INNER-LOOP, TWO-LATCHES, LEFT-EARLY
;ONE-STAGE   %r0.0 = load i32, ptr addrspace(3) %A.other, align 4
; ONE-STAGE: error: <stdin>:[[# @LINE + 1]]: the loop has one stage, 's0'; a pipeline needs two; mark the end of a second stage
  call void asm sideeffect "; ldsopt.stage s0", "~{memory}"() ; but TWICE, IN-AN-ARM, INNER-LOOP, TWO-LATCHES, LEFT-EARLY
  call void asm sideeffect "; ldsopt.stage s1", "~{memory}"() ; but ONE-STAGE, TWICE, IN-AN-ARM, INNER-LOOP, TWO-LATCHES, LEFT-EARLY
  %r2.0 = load i32, ptr addrspace(3) %A.other, align 4 ; but ONE-STAGE, TWICE, IN-AN-ARM, INNER-LOOP, TWO-LATCHES, LEFT-EARLY
  call void asm sideeffect "; ldsopt.stage s2", "~{memory}"() ; but ONE-STAGE, TWICE, IN-AN-ARM, INNER-LOOP, TWO-LATCHES, LEFT-EARLY
  call void asm sideeffect "; ldsopt.stage s3", "~{memory}"() ; but ONE-STAGE, TWICE, IN-AN-ARM, INNER-LOOP, TWO-LATCHES, LEFT-EARLY
;TWICE   call void asm sideeffect "; ldsopt.stage a", "~{memory}"()
;TWICE   call void asm sideeffect "; ldsopt.stage b", "~{memory}"()
;TWICE   call void asm sideeffect "; ldsopt.stage a", "~{memory}"()
; TWICE: error: <stdin>:[[# @LINE - 1]]: stage 'a' ends twice in one iteration; give each stage a name of its own, or keep the compiler from unrolling the loop: `#pragma clang loop unroll(disable)`
;IN-AN-ARM   %i = phi i32 [ 0, %entry ], [ %next, %on ]
;IN-AN-ARM   %odd = trunc i32 %i to i1
;IN-AN-ARM   br i1 %odd, label %do, label %on
;IN-AN-ARM do:
;IN-AN-ARM   call void asm sideeffect "; ldsopt.stage a", "~{memory}"()
;IN-AN-ARM   br label %on
;IN-AN-ARM on:
;IN-AN-ARM   call void asm sideeffect "; ldsopt.stage b", "~{memory}"()
; IN-AN-ARM: error: <stdin>:[[# @LINE - 4]]: the mark of stage 'a' is not passed in every iteration; put it where every path through the loop's body comes by
;INNER-LOOP   %i = phi i32 [ 0, %entry ], [ %next, %on ]
;INNER-LOOP   call void asm sideeffect "; ldsopt.stage a", "~{memory}"()
;INNER-LOOP   br label %inner
;INNER-LOOP inner:
;INNER-LOOP   br i1 %c, label %inner, label %on
;INNER-LOOP on:
;INNER-LOOP   call void asm sideeffect "; ldsopt.stage b", "~{memory}"()
; INNER-LOOP: error: <stdin>:[[# @LINE - 3]]: a loop inside of stage 'b'; unroll it, or mark the stages of the inner loop instead
;TWO-LATCHES   %i = phi i32 [ 0, %entry ], [ %i, %loop ], [ %next, %on ]
;TWO-LATCHES   call void asm sideeffect "; ldsopt.stage a", "~{memory}"()
;TWO-LATCHES   call void asm sideeffect "; ldsopt.stage b", "~{memory}"()
;TWO-LATCHES   %odd = trunc i32 %i to i1
;TWO-LATCHES   br i1 %odd, label %loop, label %on
;TWO-LATCHES on:
; TWO-LATCHES: error: <stdin>:[[# @LINE - 5]]: the loop of stage 'a' comes back to its head from 2 blocks; let every `continue` lead to one end of the body, or run `opt -passes=loop-simplify`
;LEFT-EARLY   %i = phi i32 [ 0, %entry ], [ %next, %on ]
;LEFT-EARLY   call void asm sideeffect "; ldsopt.stage a", "~{memory}"()
;LEFT-EARLY   %odd = trunc i32 %i to i1
;LEFT-EARLY   br i1 %odd, label %end, label %on
;LEFT-EARLY on:
;LEFT-EARLY   call void asm sideeffect "; ldsopt.stage b", "~{memory}"()
; LEFT-EARLY: error: <stdin>:[[# @LINE - 3]]: the loop of stage 'a' is left in the middle of an iteration; leave it at its end only; an unrotated loop is turned by `opt -passes=loop-rotate`
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n ; but TRIP-COUNTS
;TRIP-COUNTS   %more = icmp slt i32 %next, %t
; TRIP-COUNTS: error: <stdin>:[[# @LINE + 1]]: not all work-items run the loop of stage 's0' equally often; let the branch here depend on what is the same for the whole workgroup; a barrier that only some waves pass hangs the others
  br i1 %more, label %loop, label %end ; but NO-WAY-OUT
;NO-WAY-OUT   br label %loop
; NO-WAY-OUT: error: <stdin>:[[# @LINE - 46]]: the loop of stage 's0' has 0 exits; leave it by one branch at its end

end:
;IN-NO-LOOP   call void asm sideeffect "; ldsopt.stage late", "~{memory}"()
; IN-NO-LOOP: error: <stdin>:[[# @LINE - 1]]: the mark of stage 'late' stands alone, in no loop; put the marks into the body of a loop, or mark the ends of two stages or more
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="512,512" "target-cpu"="gfx942" }
