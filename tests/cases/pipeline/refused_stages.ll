; What may not stand in a stage, or not where it stands, is refused with its line and a remedy.
; RUN: variant BARRIER %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix BARRIER
; RUN: variant ASM-BARRIER %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix ASM-BARRIER
; RUN: variant WAIT %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix WAIT
; RUN: variant TWO-BARRIERS %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix TWO-BARRIERS
; RUN: variant ONE-AT-HEAD %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix ONE-AT-HEAD
; RUN: variant UNKNOWN-CALL %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix UNKNOWN-CALL
; RUN: variant INDIRECT-CALL %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix INDIRECT-CALL
; RUN: variant ASM-LDS %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix ASM-LDS
; RUN: variant FLAT %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix FLAT
; RUN: variant BEHIND-LAST %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix BEHIND-LAST
; RUN: variant GAPS-DIFFER %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix GAPS-DIFFER
; RUN: variant LONG-GAP %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix LONG-GAP
; RUN: variant SOME-WAVES %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix SOME-WAVES
; RUN: variant BARRIER %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix BARRIER
; RUN: variant ASM-BARRIER %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix ASM-BARRIER
; RUN: variant WAIT %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix WAIT
; RUN: variant TWO-BARRIERS %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix TWO-BARRIERS
; RUN: variant ONE-AT-HEAD %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix ONE-AT-HEAD
; RUN: variant UNKNOWN-CALL %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix UNKNOWN-CALL
; RUN: variant INDIRECT-CALL %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix INDIRECT-CALL
; RUN: variant ASM-LDS %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix ASM-LDS
; RUN: variant FLAT %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix FLAT
; RUN: variant BEHIND-LAST %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix BEHIND-LAST
; RUN: variant GAPS-DIFFER %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix GAPS-DIFFER
; RUN: variant LONG-GAP %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix LONG-GAP
; RUN: variant SOME-WAVES %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix SOME-WAVES
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [512 x i32] poison, align 16
@B = internal addrspace(3) global [512 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @unknown()
define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) %out, i32 %n) #0 { ; but INDIRECT-CALL
;INDIRECT-CALL define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) %out, i32 %n, ptr %f) #0 {
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
  store i32 %i, ptr addrspace(3) %A.own, align 4 ; but BARRIER, ASM-BARRIER, WAIT, TWO-BARRIERS, ONE-AT-HEAD, UNKNOWN-CALL, INDIRECT-CALL, ASM-LDS, FLAT, GAPS-DIFFER, LONG-GAP
;BARRIER   %r0.0 = load i32, ptr addrspace(3) %A.other, align 4
;ASM-BARRIER   %r0.0 = load i32, ptr addrspace(3) %A.other, align 4
;WAIT   %r0.0 = load i32, ptr addrspace(3) %A.other, align 4
;TWO-BARRIERS   %r0.0 = load i32, ptr addrspace(3) %A.other, align 4
;ONE-AT-HEAD   call void @llvm.amdgcn.s.barrier()
;ONE-AT-HEAD   %x = load i32, ptr addrspace(3) %A.own
;UNKNOWN-CALL   %r0.0 = load i32, ptr addrspace(3) %A.other, align 4
;UNKNOWN-CALL   call void @unknown()
; UNKNOWN-CALL: error: <stdin>:[[# @LINE - 1]]: a call of 'unknown', whose effects are not known, inside of stage 's0'; let the compiler inline it
;INDIRECT-CALL   %r0.0 = load i32, ptr addrspace(3) %A.other, align 4
;INDIRECT-CALL   call void %f()
; INDIRECT-CALL: error: <stdin>:[[# @LINE - 1]]: a call of a pointer, whose effects are not known, inside of stage 's0'; let the compiler inline it
;ASM-LDS   %r0.0 = load i32, ptr addrspace(3) %A.other, align 4
;ASM-LDS   call void asm sideeffect "ds_write_b32 v0, v1", "~{memory}"()
; ASM-LDS: error: <stdin>:[[# @LINE - 1]]: inline assembly that may touch LDS, or of which it is not known what it does, inside of stage 's0'; use intrinsics
;FLAT   %r0.0 = load i32, ptr addrspace(3) %A.other, align 4
;FLAT   %flat = addrspacecast ptr addrspace(3) %A.own to ptr
;FLAT   store i32 0, ptr %flat
; FLAT: error: <stdin>:[[# @LINE - 1]]: an access by a flat pointer, which may reach LDS, inside of stage 's0'; cast it to the address space it points into
  call void asm sideeffect "; ldsopt.stage s0", "~{memory}"() ; but GAPS-DIFFER, LONG-GAP
;BARRIER   %r1.0 = load i32, ptr addrspace(3) %A.other, align 4
;BARRIER   call void @llvm.amdgcn.s.barrier()
;BARRIER   %x = load i32, ptr addrspace(3) %A.own
; BARRIER: error: <stdin>:[[# @LINE - 2]]: a barrier inside of stage 's1'; take it away, or end the stage there with a mark
;ASM-BARRIER   %r1.0 = load i32, ptr addrspace(3) %A.other, align 4
;ASM-BARRIER   call void asm sideeffect "s_barrier", ""()
;ASM-BARRIER   %x = load i32, ptr addrspace(3) %A.own
; ASM-BARRIER: error: <stdin>:[[# @LINE - 2]]: a barrier inside of stage 's1'; take it away, or end the stage there with a mark
;WAIT   %r1.0 = load i32, ptr addrspace(3) %A.other, align 4
;WAIT   call void @llvm.amdgcn.s.waitcnt(i32 3952)
;WAIT   %x = load i32, ptr addrspace(3) %A.own
; WAIT: error: <stdin>:[[# @LINE - 2]]: a wait inside of stage 's1'; move it to the end of a stage, right in front of the mark
;TWO-BARRIERS   call void @llvm.amdgcn.s.barrier()
;TWO-BARRIERS   call void @llvm.amdgcn.s.barrier()
; TWO-BARRIERS: error: <stdin>:[[# @LINE - 1]]: two barriers at the end of stage 's1'; leave one, or end a stage without instructions between them with a mark
;ONE-AT-HEAD   call void @llvm.amdgcn.s.barrier()
; ONE-AT-HEAD: error: <stdin>:[[# @LINE - 32]]: two barriers at the end of stage 's1'; leave one, or end a stage without instructions between them with a mark
;LONG-GAP   call void asm sideeffect "; ldsopt.stage s0 gap=2", "~{memory}"()
; LONG-GAP: error: <stdin>:[[# @LINE - 1]]: a phase gap of 2 with 2 stages: both groups would run the same stage; give it 3 stages or more, or a gap of 1
  call void asm sideeffect "; ldsopt.stage s1", "~{memory}"() ; but GAPS-DIFFER
  %r2.0 = load i32, ptr addrspace(3) %A.other, align 4 ; but BARRIER, ASM-BARRIER, WAIT, TWO-BARRIERS, ONE-AT-HEAD, UNKNOWN-CALL, INDIRECT-CALL, ASM-LDS, FLAT, GAPS-DIFFER, LONG-GAP
;GAPS-DIFFER   call void asm sideeffect "; ldsopt.stage s0 gap=1", "~{memory}"()
;GAPS-DIFFER   call void asm sideeffect "; ldsopt.stage s1 gap=2", "~{memory}"()
; GAPS-DIFFER: error: <stdin>:[[# @LINE - 1]]: stage 's1' has a phase gap of 2, another stage of the loop has another; give the gap at one stage only
  call void asm sideeffect "; ldsopt.stage s2", "~{memory}"() ; but ASM-BARRIER, ONE-AT-HEAD, UNKNOWN-CALL, INDIRECT-CALL, ASM-LDS, FLAT, LONG-GAP
  call void asm sideeffect "; ldsopt.stage s3", "~{memory}"() ; but BARRIER, ASM-BARRIER, WAIT, TWO-BARRIERS, ONE-AT-HEAD, UNKNOWN-CALL, INDIRECT-CALL, ASM-LDS, FLAT, GAPS-DIFFER, LONG-GAP
;BEHIND-LAST   store i32 %i, ptr addrspace(3) %A.own
; BEHIND-LAST: error: <stdin>:[[# @LINE - 1]]: LDS is touched behind the last mark of the loop; put a mark at the very end of the loop's body
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end

end:
;SOME-WAVES   %is.upper = icmp ugt i32 %t, 255
;SOME-WAVES   br i1 %is.upper, label %upper, label %both
;SOME-WAVES upper:
;SOME-WAVES   call void @llvm.amdgcn.s.barrier()
;SOME-WAVES   br label %both
;SOME-WAVES both:
; SOME-WAVES: error: <stdin>:[[# @LINE - 3]]: only some waves of 'k' pass this barrier, as where a loop is a warp pipeline already; leave it as it is, and let `ldsopt check` prove it
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="512,512" "target-cpu"="gfx942" }
