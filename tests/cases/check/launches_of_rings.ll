; Rings that are filled by launches of any size: a lane fills the row of its own that is below the argument, so a wave without such a lane
; skips its copy, and a wait for all but the last waits for an older one than it was written for. gfx1250 adds no waits. What goes wrong in
; random kernels of this shape when they are executed is found (tests/check/test_launch_paths.py).
; DEFINE: %{check} = ldsopt check - --mcpu gfx1250 --no-races
; DEFINE: %{clean} = filecheck %s --check-prefix CLEAN
; DEFINE: %{missing} = filecheck %s --check-prefix MISSING
; DEFINE: %{rules} = filecheck %s --check-prefixes ACROSS,MISSING
; DEFINE: %{across} = filecheck %s --check-prefix ACROSS
; CLEAN-NOT: {{(missing-wait|dma-across-barrier) in}}
; CLEAN: examined:
; ACROSS: unproven dma-across-barrier in k
; MISSING: unproven missing-wait in k

; Without the promise that workgroups are one row, lanes are not known: in one kernel the first lane of each wave has row 0, others have rows
; of the next tile. The promise is named where it is used. A stated size needs none, and a kernel that reads another id gets none.
; RUN: variant TWICE %s | %{check} | filecheck %s --check-prefix PROMISED
; RUN: variant TWICE %s | %{check} --no-assume unread-dimensions-are-one | filecheck %s --check-prefixes ACROSS,MISSING,REFUSED
; RUN: variant TWICE,STATED %s | %{check} --no-assume unread-dimensions-are-one | filecheck %s --check-prefix CLEAN
; RUN: variant TWICE,STATED %s | %{check} | filecheck %s --check-prefix REFUSED
; RUN: variant TWICE,OTHER %s | %{check} | %{rules}
; PROMISED-NOT: {{(missing-wait|dma-across-barrier) in}}
; PROMISED: assumed: unread-dimensions-are-one (
; REFUSED-NOT: assumed:
; REFUSED: examined:

; It tells waves apart where no lane may skip a copy: whatever decides is the same for all lanes, and each wave fills bytes of its own.
; RUN: variant TWICE,ALIKE %s | %{check} --json | grep '"rule": "missing-wait"' | wc -l | grep -x 3
; RUN: variant TWICE,ALIKE %s | %{check} --json | grep '"rule": "dma-across-barrier"' | wc -l | grep -x 3
; RUN: variant TWICE,ALIKE %s | %{check} --no-assume unread-dimensions-are-one --json | grep '"rule": "missing-wait"' | wc -l | grep -x 3
; RUN: variant TWICE,ALIKE %s | %{check} --no-assume unread-dimensions-are-one --json | grep '"rule": "dma-across-barrier"' | wc -l | grep -x 6

; The promise that sizes are not negative lets nothing wrap. It is named where negative ones would do something else, and excuses nothing else.
; RUN: variant WRAPS %s | %{check} | filecheck %s --check-prefixes UNPROVEN,NOT-NEEDED
; RUN: variant WRAPS %s | %{check} --assume sizes-are-not-negative | filecheck %s --check-prefix NOT-NEGATIVE
; RUN: variant CLEAN %s | %{check} --assume sizes-are-not-negative | filecheck %s --check-prefix NOT-NEEDED
; RUN: variant LOOSE %s | %{check} --assume sizes-are-not-negative | %{missing}
; RUN: variant ELEVEN %s | %{check} --assume sizes-are-not-negative | %{missing}
; RUN: variant SHORT %s | %{check} --assume sizes-are-not-negative | %{missing}
; UNPROVEN: : 0 definite, {{[1-9]}}
; NOT-NEGATIVE: : no findings
; NOT-NEGATIVE: assumed:{{.*}} sizes-are-not-negative
; NOT-NEEDED-NOT: sizes-are-not-negative
; NOT-NEEDED: examined:

; A kernel that differs from a clean one in one thing may skip a copy: rows beyond the tile; an iteration with nothing left; a first one with
; nothing left; less is left than is compared; a bound that wraps; a row from memory; a prologue that fills the other rows.
; RUN: variant CLEAN %s | %{check} | %{clean}
; RUN: variant FORTY %s | %{check} | %{missing}
; RUN: variant EQUAL %s | %{check} | %{missing}
; RUN: variant EARLY %s | %{check} | %{missing}
; RUN: variant LESS %s | %{check} | %{missing}
; RUN: variant WRAPS %s | %{check} | %{missing}
; RUN: variant MEMORY %s | %{check} | %{missing}
; RUN: variant TURNED %s | %{check} | %{missing}

; A wave whose rows are past what is left skips its copy in the last iteration alone. Not so where half a tile is counted, where another
; iteration follows, where less is left than is compared, or with rows beyond the tile.
; RUN: variant TEN %s | %{check} | %{clean}
; RUN: variant TEN,HALF %s | %{check} | %{missing}
; RUN: variant TEN,LATE %s | %{check} | %{missing}
; RUN: variant TEN,LESS %s | %{check} | %{missing}
; RUN: variant TWELVE %s | %{check} | %{missing}

; All of that for one tile after the other. Past no barrier nothing in the code tells that an iteration was the last one of its tile.
; RUN: variant TEN,TILES %s | %{check} | %{clean}
; RUN: variant TEN,TILES,OPEN %s | %{check} | %{rules}

; Half of the waves are a barrier ahead. Halves that are none: a wave that goes both ways, and the same half that waits twice.
; RUN: variant STAGGERED,UNEVEN %s | %{check} | %{across}
; RUN: variant STAGGERED,SAME %s | %{check} | %{across}

target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [65536 x i8] poison, align 16
declare void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #0 { ; but STATED
;STATED define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %row = and i32 %item, 7 ; but TWICE, TEN, ELEVEN, TWELVE, FORTY
;TWICE   %lane = and i32 %item, 31
;TWICE   %row = shl i32 %lane, 1
;TEN,ELEVEN,TWELVE   %number = lshr i32 %item, 5
;TEN   %row = mul i32 %number, 10
;ELEVEN   %row = mul i32 %number, 11
;TWELVE   %row = mul i32 %number, 12
;FORTY   %odd = and i32 %item, 7
;FORTY   %row = or i32 %odd, 40
  %own = shl i32 %item, 4
  %turned = sub i32 127, %item
  %other = shl i32 %turned, 4
  %is.low = icmp ult i32 %item, 64 ; but UNEVEN
;UNEVEN   %is.low = icmp ult i32 %item, 48
  %is.high = xor i1 %is.low, true ; but SAME
;SAME   %is.high = icmp ult i32 %item, 64
;OTHER   %y = call i32 @llvm.amdgcn.workitem.id.y()
;OTHER   store volatile i32 %y, ptr addrspace(1) %o
;TILES   br label %tile
;TILES tile:
;TILES   %t = phi i32 [ 0, %entry ], [ %t.next, %over.1 ]
  %zero.below = icmp slt i32 %row, %n ; but ALIKE
;ALIKE   %zero.below = icmp slt i32 0, %n
  %zero.fills = and i1 %zero.below, true
  %zero.at = getelementptr i8, ptr addrspace(3) @S, i32 %own
  br i1 %zero.fills, label %zero.fill, label %zero.behind
zero.fill:
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %zero.at, i32 0, i32 0)
  br label %zero.behind
zero.behind:
  %left.1 = add nsw i32 %n, -32
  %more.1 = icmp sgt i32 %n, 32
  %one.below = icmp slt i32 %row, %left.1 ; but ALIKE, TURNED
;ALIKE   %one.below = icmp slt i32 0, %left.1
;TURNED   %one.below = icmp slt i32 %left.1, %row
  %one.fills = and i1 %one.below, %more.1
  %one.at = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4096), i32 %own
  br i1 %one.fills, label %one.fill, label %one.behind
one.fill:
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %one.at, i32 0, i32 0)
  br label %one.behind
one.behind:
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1) ; but STAGGERED
;STAGGERED   call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release ; but OPEN
  call void @llvm.amdgcn.s.barrier() ; but OPEN
  fence syncscope("workgroup") acquire ; but OPEN
;STAGGERED   br i1 %is.high, label %first.waits, label %first.goes
;STAGGERED first.waits:
;STAGGERED   call void @llvm.amdgcn.s.barrier()
;STAGGERED   br label %first.goes
;STAGGERED first.goes:
  %bound = add nsw i32 %n, -64 ; but WRAPS
;WRAPS   %bound = add i32 %n, -64
  %enters = icmp sgt i32 %bound, 0 ; but EARLY
;EARLY   %enters = icmp sgt i32 %bound, -8
  br label %ahead
ahead:
  br i1 %enters, label %head, label %behind
head:
  %at = phi i32 [ 0, %ahead ], [ %at.next, %latch ]
  %slot = phi i32 [ 1, %ahead ], [ %slot.next, %latch ]
  %p0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %p1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %slot.more = add i32 %slot, 1
  %slot.ends = icmp slt i32 %slot.more, 3
  %slot.next = select i1 %slot.ends, i32 %slot.more, i32 0
  %slot.at = mul i32 %slot.next, 4096
  %p.next = getelementptr i8, ptr addrspace(3) @S, i32 %slot.at
  %counted = add i32 %at, 64 ; but LESS
;LESS   %counted = add i32 %at, 72
  %left = sub i32 %n, %counted
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1) ; but STAGGERED, LOOSE
;STAGGERED   call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
;LOOSE   call void @llvm.amdgcn.s.wait.asynccnt(i16 2)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in.at = getelementptr i8, ptr addrspace(3) %p0, i32 %other
  %in.value = load float, ptr addrspace(3) %in.at, align 16
  store volatile float %in.value, ptr addrspace(1) %o
  %next.below = icmp slt i32 %row, %left ; but ALIKE, MEMORY
;ALIKE   %next.below = icmp slt i32 0, %left
;MEMORY   %from.memory = load volatile i32, ptr addrspace(1) %o
;MEMORY   %next.below = icmp slt i32 %from.memory, %left
  %next.fills = and i1 %next.below, true
  %next.at = getelementptr i8, ptr addrspace(3) %p.next, i32 %own
  br i1 %next.fills, label %next.fill, label %next.behind
next.fill:
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %next.at, i32 0, i32 0)
  br label %next.behind
next.behind:
  br label %latch
latch:
  %at.next = add i32 %at, 32 ; but HALF
;HALF   %at.next = add i32 %at, 16
  %again = icmp slt i32 %at.next, %bound ; but EQUAL, LATE
;EQUAL   %again = icmp sle i32 %at.next, %bound
;LATE   %again = icmp slt i32 %at, %bound
  br i1 %again, label %head, label %behind
behind:
  %q0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %q1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %some.0 = icmp sgt i32 %n, 0
  %some.1 = icmp sgt i32 %n, 32
  br label %tail
tail:
;STAGGERED   br i1 %is.low, label %last.waits, label %last.goes
;STAGGERED last.waits:
;STAGGERED   call void @llvm.amdgcn.s.barrier()
;STAGGERED   br label %last.goes
;STAGGERED last.goes:
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0) ; but SHORT
;SHORT   call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release ; but OPEN
  call void @llvm.amdgcn.s.barrier() ; but OPEN
  fence syncscope("workgroup") acquire ; but OPEN
  br i1 %some.0, label %read.0, label %over.0
read.0:
  %a.at = getelementptr i8, ptr addrspace(3) %q0, i32 %other
  %a.value = load float, ptr addrspace(3) %a.at, align 16
  store volatile float %a.value, ptr addrspace(1) %o
  br label %over.0
over.0:
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release ; but OPEN
  call void @llvm.amdgcn.s.barrier() ; but OPEN
  fence syncscope("workgroup") acquire ; but OPEN
  br i1 %some.1, label %read.1, label %over.1
read.1:
  %b.at = getelementptr i8, ptr addrspace(3) %q1, i32 %other
  %b.value = load float, ptr addrspace(3) %b.at, align 16
  store volatile float %b.value, ptr addrspace(1) %o
  br label %over.1
over.1:
;TILES   %t.next = add i32 %t, 1
;TILES   %t.again = icmp slt i32 %t.next, 2
;TILES   br i1 %t.again, label %tile, label %out
;TILES out:
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" }
;STATED !0 = !{i32 128, i32 1, i32 1}
