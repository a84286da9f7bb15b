; A stage mark that is misspelled, or that accesses may have moved across, is refused at its line.
; RUN: variant NO-MARKS %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix NO-MARKS
; RUN: variant NO-MARKS-PLAIN %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix NO-MARKS-PLAIN
; RUN: variant NO-NAME %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix NO-NAME
; RUN: variant BAD-NAME %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix BAD-NAME
; RUN: variant UNKNOWN-WORD %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix UNKNOWN-WORD
; RUN: variant PRIORITY-TWICE %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix PRIORITY-TWICE
; RUN: variant NEGATIVE %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix NEGATIVE
; RUN: variant TOO-HIGH %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix TOO-HIGH
; RUN: variant TOO-LONG %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix TOO-LONG
; RUN: variant NO-GAP %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix NO-GAP
; RUN: variant BESIDE %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix BESIDE
; RUN: variant TWO %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix TWO
; RUN: variant NO-SIDE-EFFECT %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix NO-SIDE-EFFECT
; RUN: variant NO-CLOBBER %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix NO-CLOBBER
; RUN: variant CALL %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix CALL
; NO-MARKS: error: <stdin>: no stage marks; mark the ends of a loop's stages
; NO-MARKS-PLAIN: error: <stdin>: no stage marks; mark the ends of a loop's stages
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [512 x i32] poison, align 16
@B = internal addrspace(3) global [512 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @unknown() ; but CALL
;CALL declare void @ldsopt.pipeline.stage(i32, i32)
define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) %out, i32 %n) #0 {
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
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;NO-NAME   call void asm sideeffect "; ldsopt.stage", "~{memory}"()
; NO-NAME: error: <stdin>:[[# @LINE - 1]]: a stage mark without a name; write it as `; ldsopt.stage NAME prio=0..3 gap=1..2`
;BAD-NAME   call void asm sideeffect "; ldsopt.stage 1st", "~{memory}"()
; BAD-NAME: error: <stdin>:[[# @LINE - 1]]: a stage mark with the word '1st'; write it as `; ldsopt.stage NAME prio=0..3 gap=1..2`
;UNKNOWN-WORD   call void asm sideeffect "; ldsopt.stage a fast", "~{memory}"()
; UNKNOWN-WORD: error: <stdin>:[[# @LINE - 1]]: a stage mark with the word 'fast'; write it as `; ldsopt.stage NAME prio=0..3 gap=1..2`
;PRIORITY-TWICE   call void asm sideeffect "; ldsopt.stage a prio=1 prio=2", "~{memory}"()
; PRIORITY-TWICE: error: <stdin>:[[# @LINE - 1]]: a stage mark with the word 'prio=2'; write it as `; ldsopt.stage NAME prio=0..3 gap=1..2`
;NEGATIVE   call void asm sideeffect "; ldsopt.stage a prio=-1", "~{memory}"()
; NEGATIVE: error: <stdin>:[[# @LINE - 1]]: a stage mark with the word 'prio=-1'; write it as `; ldsopt.stage NAME prio=0..3 gap=1..2`
;TOO-HIGH   call void asm sideeffect "; ldsopt.stage a prio=4", "~{memory}"()
; TOO-HIGH: error: <stdin>:[[# @LINE - 1]]: stage 'a' has priority 4; give it one from 0 (lowest) to 3 (highest)
;TOO-LONG   call void asm sideeffect "; ldsopt.stage a gap=3", "~{memory}"()
; TOO-LONG: error: <stdin>:[[# @LINE - 1]]: stage 'a' has a phase gap of 3; give it a gap of 1 or 2
;NO-GAP   call void asm sideeffect "; ldsopt.stage a gap=0", "~{memory}"()
; NO-GAP: error: <stdin>:[[# @LINE - 1]]: stage 'a' has a phase gap of 0; give it a gap of 1 or 2
;BESIDE   call void asm sideeffect "s_nop 0 ; ldsopt.stage a", "~{memory}"()
; BESIDE: error: <stdin>:[[# @LINE - 1]]: a stage mark shares its statement with other assembly; write it as `; ldsopt.stage NAME prio=0..3 gap=1..2`
;TWO   call void asm sideeffect "; ldsopt.stage a\0A; ldsopt.stage b", "~{memory}"()
; TWO: error: <stdin>:[[# @LINE - 1]]: a stage mark shares its statement with other assembly; write it as `; ldsopt.stage NAME prio=0..3 gap=1..2`
;NO-SIDE-EFFECT   call void asm "; ldsopt.stage a", "~{memory}"()
; NO-SIDE-EFFECT: error: <stdin>:[[# @LINE - 1]]: a stage mark without a memory clobber: accesses may have moved across it; write it as `asm volatile("; ldsopt.stage NAME" ::: "memory")`
;NO-CLOBBER   call void asm sideeffect "; ldsopt.stage a", ""()
; NO-CLOBBER: error: <stdin>:[[# @LINE - 1]]: a stage mark without a memory clobber: accesses may have moved across it; write it as `asm volatile("; ldsopt.stage NAME" ::: "memory")`
  call void asm sideeffect "; ldsopt.stage a", "~{memory}"() ; but NO-MARKS, NO-MARKS-PLAIN, CALL
  call void asm sideeffect "; ldsopt.stage b", "~{memory}"() ; but NO-MARKS, NO-MARKS-PLAIN, CALL
;CALL   call void @ldsopt.pipeline.stage(i32 %i, i32 0)
; CALL: error: <stdin>:[[# @LINE - 1]]: @ldsopt.pipeline.stage needs two constants; write `call void @ldsopt.pipeline.stage(i32 NUMBER, i32 PRIORITY)`
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="512,512" "target-cpu"="gfx942" }
