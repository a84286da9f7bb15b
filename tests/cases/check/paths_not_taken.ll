; Branches that may seem decided for every wave, and are not: what is done behind them is looked at all the same. Each
; kernel reads what its own DMA may still be writing, on one path alone. In the variant CLOSED that path is closed.
; RUN: variant OPEN %s | exits 1 ldsopt check - --mcpu gfx1250 --no-races --strict | filecheck %s
; RUN: variant OPEN %s | exits 1 ldsopt check - --mcpu gfx1250 --no-races --strict --no-assume unread-dimensions-are-one | filecheck %s --check-prefix UNPROMISED
; RUN: variant CLOSED %s | ldsopt check - --mcpu gfx1250 --no-races | filecheck %s --check-prefix SHUT
; RUN: variant CLOSED %s | ldsopt check - --mcpu gfx1250 --no-races --no-assume unread-dimensions-are-one | filecheck %s --check-prefix ASKED-ONCE

; CHECK-DAG: missing-wait in outer
; CHECK-DAG: missing-wait in ended
; UNPROMISED: missing-wait in asked
; SHUT-NOT: missing-wait in {{outer|ended}}
; SHUT: examined:
; ASKED-ONCE-NOT: missing-wait in asked
; ASKED-ONCE: examined:

target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [65536 x i8] poison, align 16
declare void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.endpgm()

; Each iteration of the inner loop fills. Where the outer one ends, no iteration has begun.
define amdgpu_kernel void @outer(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n, i32 %m) #0 {
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %own = shl i32 %lane, 4
  %here = getelementptr i8, ptr addrspace(3) @S, i32 %own
  %there = getelementptr i8, ptr addrspace(3) %here, i32 4096
  %few = and i32 %lane, 31
  %some = icmp slt i32 %few, 8
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %j.next, %after ]
  %goes.on = icmp slt i32 %j, %m
  br i1 %goes.on, label %ahead, label %end
ahead:
  br label %head
head:
  %i = phi i32 [ 0, %ahead ], [ %i.next, %join ]
  br i1 %some, label %fill, label %join
fill:
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %here, i32 0, i32 0)
  br label %join
join:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %again = icmp slt i32 %i.next, %n
  br i1 %again, label %head, label %after
after:
  %j.next = add i32 %j, 1
  br label %outer
end:
;CLOSED   call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  %v = load float, ptr addrspace(3) %here, align 16
  store volatile float %v, ptr addrspace(1) %o
  ret void
}

; Every other iteration reads, by what a first lane has: asked once, ahead of the loop, it says of a wave that it reads always
; or never; asked in each iteration, it may be something else each time.
define amdgpu_kernel void @asked(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n, i32 %m) #0 {
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %own = shl i32 %lane, 4
  %here = getelementptr i8, ptr addrspace(3) @S, i32 %own
  %there = getelementptr i8, ptr addrspace(3) %here, i32 4096
  %few = and i32 %lane, 31
  %some = icmp slt i32 %few, 8
;CLOSED   %bit = and i32 %m, 1
;CLOSED   %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %bit)
;CLOSED   %is.odd = icmp eq i32 %first, 1
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %join ]
  %bit = and i32 %i, 1 ; but CLOSED
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %bit) ; but CLOSED
  %is.odd = icmp eq i32 %first, 1 ; but CLOSED
  br i1 %is.odd, label %reads, label %fills
reads:
  call void @llvm.amdgcn.s.barrier()
  %v = load float, ptr addrspace(3) %here, align 16
  store volatile float %v, ptr addrspace(1) %o
  br label %join
fills:
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %here, i32 0, i32 0)
  br label %join
join:
  %i.next = add i32 %i, 1
  %again = icmp slt i32 %i.next, %n
  br i1 %again, label %head, label %end
end:
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  %wave = lshr i32 %lane, 5
  %number = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave)
  %is.late = icmp ult i32 %number, 2
  br i1 %is.late, label %late, label %between
late:
  call void @llvm.amdgcn.s.barrier()
  br label %between
between:
  %is.early = xor i1 %is.late, true
  store volatile i32 0, ptr addrspace(1) %o
  br i1 %is.early, label %early, label %behind
early:
  call void @llvm.amdgcn.s.barrier()
  br label %behind
behind:
  ret void
}

; Waves end ahead of what all others do.
define internal void @leave(i32 %lane, ptr addrspace(3) %p, ptr addrspace(1) %o) noinline {
  %some = icmp ult i32 %lane, 64
  br i1 %some, label %last, label %back
last:
  %v = load float, ptr addrspace(3) %p, align 16
  store volatile float %v, ptr addrspace(1) %o
  call void @llvm.amdgcn.endpgm()
  unreachable
back:
  ret void
}
define amdgpu_kernel void @ended(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n, i32 %m) #0 {
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %own = shl i32 %lane, 4
  %here = getelementptr i8, ptr addrspace(3) @S, i32 %own
  %there = getelementptr i8, ptr addrspace(3) %here, i32 4096
  %few = and i32 %lane, 31
  %some = icmp slt i32 %few, 8
  br i1 %some, label %fill, label %join
fill:
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %here, i32 0, i32 0)
  br label %join
join:
  call void @leave(i32 %lane, ptr addrspace(3) %here, ptr addrspace(1) %o) ; but CLOSED
;CLOSED   call void @leave(i32 %lane, ptr addrspace(3) %there, ptr addrspace(1) %o)
  br label %next
next:
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %there, i32 0, i32 0)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" }
