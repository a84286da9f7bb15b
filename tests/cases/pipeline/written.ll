; The lines that `pipeline` writes, as words that `order.sed` makes of them: around a loop, at its slots, and behind it.
; DEFINE: %{order} = sed -f %S/order.sed | tr "\n" " "

; A loop of four stages, of which the first reads and the third writes: each slot that has to order LDS has fences.
; RUN: variant FOUR,R0,W2 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix READ-WRITE
; READ-WRITE: enter: release barrier acquire hold: barrier start: loop: load sched release barrier acquire sched sched barrier sched store sched release barrier acquire sched sched barrier sched done: catch: barrier after: end:
; RUN: variant FOUR,R0,W2 %s | ldsopt pipeline - -q --fence all | %{order} | filecheck %s --check-prefix ALL
; ALL: enter: release barrier acquire hold: barrier start: loop: load sched release barrier acquire sched sched release barrier acquire sched store sched release barrier acquire sched sched release barrier acquire sched done: catch: barrier after: end:
; RUN: variant FOUR,R0,W2 %s | ldsopt pipeline - -q --plain | %{order} | filecheck %s --check-prefix PLAIN
; PLAIN: enter: release barrier acquire loop: load sched release barrier acquire sched sched release barrier acquire sched store sched release barrier acquire sched sched release barrier acquire sched end:
; RUN: variant FOUR,C0,R2 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix COPIED
; COPIED: enter: release barrier acquire hold: barrier start: loop: copy sched wait-3952 barrier sched sched barrier sched load sched release barrier acquire sched sched barrier sched done: catch: barrier after: end:
; RUN: variant FOUR,C0,R2 %s | ldsopt pipeline - -q --plain | %{order} | filecheck %s --check-prefix PLAIN-COPIED
; PLAIN-COPIED: enter: release barrier acquire loop: copy sched wait-3952 release barrier acquire sched sched wait-3952 release barrier acquire sched load sched wait-3952 release barrier acquire sched sched wait-3952 release barrier acquire sched end:
; RUN: variant SIX,GAP,R0,W3 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix TWO-APART
; TWO-APART: enter: release barrier acquire hold: barrier barrier start: loop: load sched release barrier acquire sched sched barrier sched sched barrier sched store sched release barrier acquire sched sched barrier sched sched barrier sched done: catch: barrier barrier after: end:
; RUN: variant GFX12 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix TWO-HALVES
; TWO-HALVES: enter: release signal meet acquire hold: signal meet start: loop: sched signal meet sched sched signal meet sched sched signal meet sched done: catch: signal meet after: end:

; A stage without a priority has 0 if another has one; behind the loop it is 0 again.
; RUN: variant PRIORITIES %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix PRIORITY
; PRIORITY: enter: release barrier acquire hold: barrier start: priority-1 loop: priority-0 sched barrier sched priority-3 sched barrier sched priority-1 sched barrier sched done: priority-0 catch: barrier after: end:

; Copies from in front of the loop, and those that a function may have started, are waited for.
; RUN: variant FOUR,R0,W2,COPY-BEFORE %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix COPY-FIRST
; COPY-FIRST: enter: wait-3952 release barrier acquire
; RUN: variant FOUR,C0,R2,BODY,LINE,CALL-BEFORE %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix CALL-FIRST
; CALL-FIRST: enter: wait-3952 release barrier acquire

; Behind the loop all meet where what follows touches what no slot has completed.
; RUN: variant SIX,R2,W5 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix LATE
; LATE: after: end:
; RUN: variant SIX,R2,W5,THEN-A %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix LATE-READ
; LATE-READ: after: release barrier acquire end: load
; RUN: variant SIX,R2,W5,THEN-B %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix LATE-OTHER
; LATE-OTHER: after: end: load
; RUN: variant SIX,R2,W5,THEN-RELEASE,THEN-A %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix LATE-FENCED
; LATE-FENCED: after: end: release barrier acquire load
; RUN: variant SIX,R2,W5,THEN-BARRIER,THEN-A %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix LATE-BARE
; LATE-BARE: after: release barrier acquire end: barrier load
; RUN: variant SIX,R2,W5,THEN-BARRIER,THEN-ACQUIRE,THEN-A %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix LATE-ACQUIRE
; LATE-ACQUIRE: after: release barrier acquire end: barrier acquire load
; RUN: variant SIX,R2,W5,LINE,THEN-CALL %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix LATE-CALL
; LATE-CALL: after: release barrier acquire end:
; RUN: variant FOUR,R0,W2,THEN-A %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix COMPLETE
; COMPLETE: after: end: load
; RUN: variant FIVE,C0,D1,R3,THEN-A %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix OLDER-COPY
; OLDER-COPY: after: end: load
; RUN: variant FIVE,C0,D1,R3,THEN-B %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix YOUNGER-COPY
; YOUNGER-COPY: after: wait-3952 release barrier acquire end: load
; RUN: variant SIX,R2,C5,THEN-RELEASE,THEN-A %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix LATE-COPY
; LATE-COPY: after: wait-3952 release barrier acquire end: release barrier acquire load

; The author's own barriers, fences and waits at the end of a stage are taken, not doubled.
; RUN: variant FOUR,R0,W2,BARE %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix OWN-BARRIER
; OWN-BARRIER: loop: load sched release barrier acquire sched sched barrier sched store sched release barrier acquire sched sched barrier sched
; RUN: variant FOUR,R0,W2,FENCED %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix OWN-FENCES
; OWN-FENCES: loop: load release sched barrier sched acquire sched barrier sched store sched release barrier acquire sched sched barrier sched
; RUN: variant FOUR,R0,W2,RELEASED %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix OWN-ACQUIRE-BEHIND
; OWN-ACQUIRE-BEHIND: loop: load release sched barrier acquire sched acquire sched barrier sched store sched release barrier acquire sched sched barrier sched
; RUN: variant FOUR,R0,W2,RELEASED,R1 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix OWN-ACQUIRE-BEFORE-READ
; OWN-ACQUIRE-BEFORE-READ: loop: load release sched barrier sched acquire load sched barrier sched store sched release barrier acquire sched sched barrier sched
; RUN: variant FOUR,R0,W2,GLOBAL %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix OWN-GLOBAL-FENCES
; OWN-GLOBAL-FENCES: loop: load release sched release barrier acquire sched acquire sched barrier sched store sched release barrier acquire sched sched barrier sched
; RUN: variant FOUR,R0,W2,BARRIER-BEHIND %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix OWN-BARRIER-BEHIND
; OWN-BARRIER-BEHIND: loop: load sched release barrier acquire sched sched barrier sched store sched release barrier acquire sched sched barrier sched
; RUN: variant FOUR,R0,W2,GFX12,HALVES %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix OWN-HALVES
; OWN-HALVES: loop: load sched signal meet sched sched signal meet sched store sched signal meet sched sched signal meet sched
; RUN: variant FOUR,R0,W2,HEAD-BARRIER %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix OWN-AT-HEAD
; OWN-AT-HEAD: loop: load sched release barrier acquire sched sched barrier sched store sched release barrier acquire sched sched barrier sched
; RUN: variant FOUR,C0,R2,WAIT0 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix OWN-WAIT
; OWN-WAIT: loop: copy wait-3952 sched barrier sched sched barrier sched load sched release barrier acquire sched sched barrier sched
; RUN: variant FOUR,C0,R2,WAIT1 %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix OWN-WEAK-WAIT
; OWN-WEAK-WAIT: loop: copy wait-3953 sched wait-3952 barrier sched sched barrier sched load sched release barrier acquire sched sched barrier sched
; RUN: variant FOUR,C0,R2,WAIT-BEHIND %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix OWN-WAIT-BEHIND
; OWN-WAIT-BEHIND: loop: copy sched wait-3952 barrier sched wait-3952 sched barrier sched load sched release barrier acquire sched sched barrier sched
; RUN: variant FOUR,R0,W2,HEAD-WAIT %s | ldsopt pipeline - -q | %{order} | filecheck %s --check-prefix OWN-WAIT-AT-HEAD
; OWN-WAIT-AT-HEAD: loop: wait-3952 load sched release barrier acquire sched sched barrier sched store sched release barrier acquire sched sched barrier sched

; Marks may be comments of assembly, calls, or metadata.
; RUN: variant CALLS %s | ldsopt pipeline - -q -o %t.ll --report %t.json
; RUN: filecheck %s --check-prefix CALLED --input-file %t.json
; CALLED: "name": "stage0"
; CALLED-NEXT: "priority": 0
; CALLED: "name": "stage1"
; CALLED-NEXT: "priority": 1
; RUN: variant NODES %s | ldsopt pipeline - -q -o %t.ll --report %t.json
; RUN: filecheck %s --check-prefix NOTED --input-file %t.json
; NOTED: "phase_gap": 2
; NOTED: "name": "read"
; NOTED-NEXT: "priority": null
; NOTED: "name": "fill"
; NOTED-NEXT: "priority": 2
; NOTED: "name": "rest"
; NOTED-NEXT: "priority": 0

; The groups part in front of the loop, and meet behind it; fences order LDS alone.
; RUN: variant FOUR,R0,W2 %s | ldsopt pipeline - -q | filecheck %s --check-prefix TEXT
; TEXT: br label %ldsopt.enter.0
; TEXT: ldsopt.enter.0:
; TEXT-NEXT: fence syncscope("workgroup") release, !mmra [[LOCAL:![0-9]+]]
; TEXT-NEXT: call void @llvm.amdgcn.s.barrier()
; TEXT-NEXT: fence syncscope("workgroup") acquire, !mmra [[LOCAL]]
; TEXT-NEXT: %ldsopt.x.0 = call i32 @llvm.amdgcn.workitem.id.x()
; TEXT-NEXT: %ldsopt.first.0 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.x.0)
; TEXT-NEXT: %ldsopt.late.0 = icmp uge i32 %ldsopt.first.0, 256
; TEXT-NEXT: br i1 %ldsopt.late.0, label %ldsopt.hold.0, label %ldsopt.start.0
; TEXT: ldsopt.hold.0:
; TEXT: br label %ldsopt.start.0
; TEXT: ldsopt.start.0:
; TEXT: br label %loop
; TEXT: %i = phi i32 [ 0, %ldsopt.start.0 ], [ %next, %loop ]
; TEXT-NOT: {{ldsopt.stage|release$|acquire$}}
; TEXT: br i1 %more, label %loop, label %ldsopt.done.0
; TEXT: ldsopt.done.0:
; TEXT-NEXT: br i1 %ldsopt.late.0, label %ldsopt.after.0, label %ldsopt.catch.0
; TEXT: ldsopt.catch.0:
; TEXT: br label %ldsopt.after.0
; TEXT: ldsopt.after.0:
; TEXT-NEXT: br label %end
; TEXT: [[LOCAL]] = !{!"amdgpu-synchronize-as", !"local"}

; The second body that clang keeps of an OpenCL kernel stays as it is.
; RUN: variant FOUR,R0,W2,SECOND %s | ldsopt pipeline - -q | filecheck %s --check-prefix OPENCL
; OPENCL: define void @__clang_ocl_kern_imp_k
; OPENCL: ldsopt.stage s0
; OPENCL: ldsopt.stage s1
; OPENCL: amdgpu_kernel
; OPENCL: ldsopt.enter.0:
; OPENCL-NOT: ldsopt.stage

; Work-items of three dimensions are counted by rows.
; RUN: variant BLOCK %s | ldsopt pipeline - -q | filecheck %s --check-prefix ROWS
; ROWS: %ldsopt.x.0 = call i32 @llvm.amdgcn.workitem.id.x()
; ROWS-NEXT: %ldsopt.y.0 = call i32 @llvm.amdgcn.workitem.id.y()
; ROWS-NEXT: %ldsopt.y.0.rows = mul i32 %ldsopt.y.0, 8
; ROWS-NEXT: %ldsopt.y.0.id = add i32 %ldsopt.x.0, %ldsopt.y.0.rows
; ROWS-NEXT: %ldsopt.z.0 = call i32 @llvm.amdgcn.workitem.id.z()
; ROWS-NEXT: %ldsopt.z.0.rows = mul i32 %ldsopt.z.0, 128
; ROWS-NEXT: %ldsopt.z.0.id = add i32 %ldsopt.y.0.id, %ldsopt.z.0.rows
; ROWS-NEXT: %ldsopt.first.0 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.z.0.id)
; ROWS-NEXT: %ldsopt.late.0 = icmp uge i32 %ldsopt.first.0, 256

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [512 x i32] poison, align 16
@B = internal addrspace(3) global [512 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
;GFX12 declare void @llvm.amdgcn.s.barrier.signal(i32)
;GFX12 declare void @llvm.amdgcn.s.barrier.wait(i16)
;CALLS declare void @ldsopt.pipeline.stage(i32, i32)
;NODES declare void @llvm.amdgcn.sched.barrier(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @unknown() ; but BODY
;BODY define internal void @unknown() {
;BODY   ret void
;BODY }
;SECOND define void @__clang_ocl_kern_imp_k(i32 %n) #0 {
;SECOND entry:
;SECOND   br label %loop
;SECOND loop:
;SECOND   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;SECOND   call void asm sideeffect "; ldsopt.stage s0", "~{memory}"()
;SECOND   call void asm sideeffect "; ldsopt.stage s1", "~{memory}"()
;SECOND   %next = add i32 %i, 1
;SECOND   %more = icmp slt i32 %next, %n
;SECOND   br i1 %more, label %loop, label %end
;SECOND end:
;SECOND   ret void
;SECOND }
;LINE define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) %out, i32 %n) #0 !reqd_work_group_size !0 {
;BLOCK define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) %out, i32 %n) #0 !reqd_work_group_size !1 {
define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) %out, i32 %n) #0 { ; but BLOCK, LINE
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %t, 257
  %wave = and i32 %t, -64
  %A.own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %A.other = getelementptr i32, ptr addrspace(3) @A, i32 %other
  %A.wave = getelementptr i32, ptr addrspace(3) @A, i32 %wave
  %B.other = getelementptr i32, ptr addrspace(3) @B, i32 %other
  %B.wave = getelementptr i32, ptr addrspace(3) @B, i32 %wave
;COPY-BEFORE   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %A.wave, i32 4, i32 0, i32 0, i32 0, i32 0)
;CALL-BEFORE   call void @unknown()
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;HEAD-BARRIER   call void @llvm.amdgcn.s.barrier()
;HEAD-WAIT   call void @llvm.amdgcn.s.waitcnt(i32 3952)
;R0   %r0 = load i32, ptr addrspace(3) %A.other, align 4
;C0   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %A.wave, i32 4, i32 0, i32 0, i32 0, i32 0)
;WAIT0   call void @llvm.amdgcn.s.waitcnt(i32 3952)
;WAIT1   call void @llvm.amdgcn.s.waitcnt(i32 3953)
;FENCED,RELEASED   fence syncscope("workgroup") release
;GLOBAL   fence syncscope("workgroup") release, !mmra !2
;BARE,FENCED,RELEASED,GLOBAL   call void @llvm.amdgcn.s.barrier()
;FENCED   fence syncscope("workgroup") acquire
;GLOBAL   fence syncscope("workgroup") acquire, !mmra !2
;HALVES   call void @llvm.amdgcn.s.barrier.signal(i32 -1)
;HALVES   call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void asm sideeffect "; ldsopt.stage s0", "~{memory}"() ; but GAP, PRIORITIES, CALLS, NODES
;GAP   call void asm sideeffect "; ldsopt.stage s0 gap=2", "~{memory}"()
;PRIORITIES   call void asm sideeffect "; ldsopt.stage s0 prio=1", "~{memory}"()
;CALLS   call void @ldsopt.pipeline.stage(i32 0, i32 0)
;NODES   call void @llvm.amdgcn.sched.barrier(i32 0), !ldsopt.stage !3
;RELEASED   fence syncscope("workgroup") acquire
;BARRIER-BEHIND   call void @llvm.amdgcn.s.barrier()
;WAIT-BEHIND   call void @llvm.amdgcn.s.waitcnt(i32 3952)
;R1   %r1 = load i32, ptr addrspace(3) %B.other, align 4
;D1   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %B.wave, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void asm sideeffect "; ldsopt.stage s1", "~{memory}"() ; but CALLS, NODES
;CALLS   call void @ldsopt.pipeline.stage(i32 1, i32 1)
;NODES   call void @llvm.amdgcn.sched.barrier(i32 0), !ldsopt.stage !4
;R2   %r2 = load i32, ptr addrspace(3) %A.other, align 4
;W2   store i32 %i, ptr addrspace(3) %A.own, align 4
  call void asm sideeffect "; ldsopt.stage s2", "~{memory}"() ; but PRIORITIES, NODES, CALLS
;PRIORITIES   call void asm sideeffect "; ldsopt.stage s2 prio=3", "~{memory}"()
;NODES   call void @llvm.amdgcn.sched.barrier(i32 0), !ldsopt.stage !5
;R3   %r3 = load i32, ptr addrspace(3) %A.other, align 4
;W3   store i32 %i, ptr addrspace(3) %A.own, align 4
;FOUR,FIVE,SIX   call void asm sideeffect "; ldsopt.stage s3", "~{memory}"()
;FIVE,SIX   call void asm sideeffect "; ldsopt.stage s4", "~{memory}"()
;W5   store i32 %i, ptr addrspace(3) %A.own, align 4
;C5   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %A.wave, i32 4, i32 0, i32 0, i32 0, i32 0)
;SIX   call void asm sideeffect "; ldsopt.stage s5", "~{memory}"()
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end

end:
;THEN-RELEASE   fence syncscope("workgroup") release
;THEN-RELEASE,THEN-BARRIER   call void @llvm.amdgcn.s.barrier()
;THEN-RELEASE,THEN-ACQUIRE   fence syncscope("workgroup") acquire
;THEN-A   %x = load i32, ptr addrspace(3) %A.other, align 4
;THEN-B   %x = load i32, ptr addrspace(3) %B.other, align 4
;THEN-A,THEN-B   store i32 %x, ptr addrspace(1) %out, align 4
;THEN-CALL   call void @unknown()
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="512,512" "target-cpu"="gfx942" } ; but GFX12
;GFX12 attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx1201" }
!0 = !{i32 512, i32 1, i32 1}
!1 = !{i32 8, i32 16, i32 4}
!2 = !{!"amdgpu-synchronize-as", !"global"}
!3 = !{!"read"}
!4 = !{!"fill", i32 2}
!5 = !{!"rest", i32 0, i32 2}
