; A ring of DMAs whose waves skip those of rows that are not left. Each of these differs from a clean kernel in one
; thing that makes a wave go another way; those without an expectation are clean.
; RUN: ldsopt check %s --no-races --mcpu gfx1250 --assume unread-dimensions-are-one -o %t.txt
; RUN: grep -oE "^(definite|unproven) (missing-wait|dma-across-barrier) in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -u -k 4,4 -k 2,2 -k 1,1 | filecheck %s
target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [65536 x i8] poison, align 16
declare void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32 immarg) #0
declare void @llvm.amdgcn.s.barrier() #1
declare void @llvm.amdgcn.s.wait.asynccnt(i16 immarg) #2
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #3

; A loop that waves come to again past no barrier: between two tiles nothing in the code tells that an iteration was
; the last one, and the next is the first.
; CHECK: {{^}}unproven dma-across-barrier in again{{$}}
; CHECK-NEXT: {{^}}unproven missing-wait in again{{$}}
define amdgpu_kernel void @again(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #4 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %number = lshr i32 %item, 5
  %row = mul i32 %number, 10
  %own = shl i32 %item, 4
  %turned = sub i32 127, %item
  %other = shl i32 %turned, 4
  %is.low = icmp ult i32 %item, 64
  %is.high = xor i1 %is.low, true
  br label %tile
tile:                                             ; preds = %over.1, %entry
  %t = phi i32 [ 0, %entry ], [ %t.next, %over.1 ]
  %zero.below = icmp slt i32 %row, %n
  %zero.fills = and i1 %zero.below, true
  %zero.at = getelementptr i8, ptr addrspace(3) @S, i32 %own
  br i1 %zero.fills, label %zero.fill, label %zero.behind
zero.fill:                                        ; preds = %tile
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %zero.at, i32 0, i32 0)
  br label %zero.behind
zero.behind:                                      ; preds = %zero.fill, %tile
  %left.1 = add nsw i32 %n, -32
  %more.1 = icmp sgt i32 %n, 32
  %one.below = icmp slt i32 %row, %left.1
  %one.fills = and i1 %one.below, %more.1
  %one.at = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4096), i32 %own
  br i1 %one.fills, label %one.fill, label %one.behind
one.fill:                                         ; preds = %zero.behind
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %one.at, i32 0, i32 0)
  br label %one.behind
one.behind:                                       ; preds = %one.fill, %zero.behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  %bound = add nsw i32 %n, -64
  %enters = icmp sgt i32 %bound, 0
  br label %ahead
ahead:                                            ; preds = %one.behind
  br i1 %enters, label %head, label %behind
head:                                             ; preds = %latch, %ahead
  %at = phi i32 [ 0, %ahead ], [ %at.next, %latch ]
  %slot = phi i32 [ 1, %ahead ], [ %slot.next, %latch ]
  %p0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %p1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %slot.more = add i32 %slot, 1
  %slot.ends = icmp slt i32 %slot.more, 3
  %slot.next = select i1 %slot.ends, i32 %slot.more, i32 0
  %slot.at = mul i32 %slot.next, 4096
  %p.next = getelementptr i8, ptr addrspace(3) @S, i32 %slot.at
  %counted = add i32 %at, 64
  %left = sub i32 %n, %counted
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in.at = getelementptr i8, ptr addrspace(3) %p0, i32 %other
  %in.value = load float, ptr addrspace(3) %in.at, align 16
  store volatile float %in.value, ptr addrspace(1) %o, align 4
  %next.below = icmp slt i32 %row, %left
  %next.fills = and i1 %next.below, true
  %next.at = getelementptr i8, ptr addrspace(3) %p.next, i32 %own
  br i1 %next.fills, label %next.fill, label %next.behind
next.fill:                                        ; preds = %head
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %next.at, i32 0, i32 0)
  br label %next.behind
next.behind:                                      ; preds = %next.fill, %head
  br label %latch
latch:                                            ; preds = %next.behind
  %at.next = add i32 %at, 32
  %again = icmp slt i32 %at.next, %bound
  br i1 %again, label %head, label %behind
behind:                                           ; preds = %latch, %ahead
  %q0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %q1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %some.0 = icmp sgt i32 %n, 0
  %some.1 = icmp sgt i32 %n, 32
  br label %tail
tail:                                             ; preds = %behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  br i1 %some.0, label %read.0, label %over.0
read.0:                                           ; preds = %tail
  %a.at = getelementptr i8, ptr addrspace(3) %q0, i32 %other
  %a.value = load float, ptr addrspace(3) %a.at, align 16
  store volatile float %a.value, ptr addrspace(1) %o, align 4
  br label %over.0
over.0:                                           ; preds = %read.0, %tail
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  br i1 %some.1, label %read.1, label %over.1
read.1:                                           ; preds = %over.0
  %b.at = getelementptr i8, ptr addrspace(3) %q1, i32 %other
  %b.value = load float, ptr addrspace(3) %b.at, align 16
  store volatile float %b.value, ptr addrspace(1) %o, align 4
  br label %over.1
over.1:                                           ; preds = %read.1, %over.0
  %t.next = add i32 %t, 1
  %t.again = icmp slt i32 %t.next, 2
  br i1 %t.again, label %tile, label %out
out:                                              ; preds = %over.1
  ret void
}

; A kernel that reads another id gets no promise.
; CHECK-NEXT: {{^}}unproven dma-across-barrier in another_id{{$}}
; CHECK-NEXT: {{^}}unproven missing-wait in another_id{{$}}
define amdgpu_kernel void @another_id(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #4 {
entry:
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  store volatile i32 %y, ptr addrspace(1) %o, align 4
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %item, 31
  %row = shl i32 %lane, 1
  %own = shl i32 %item, 4
  %turned = sub i32 127, %item
  %other = shl i32 %turned, 4
  %is.low = icmp ult i32 %item, 64
  %is.high = xor i1 %is.low, true
  %zero.below = icmp slt i32 %row, %n
  %zero.fills = and i1 %zero.below, true
  %zero.at = getelementptr i8, ptr addrspace(3) @S, i32 %own
  br i1 %zero.fills, label %zero.fill, label %zero.behind
zero.fill:                                        ; preds = %entry
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %zero.at, i32 0, i32 0)
  br label %zero.behind
zero.behind:                                      ; preds = %zero.fill, %entry
  %left.1 = add nsw i32 %n, -32
  %more.1 = icmp sgt i32 %n, 32
  %one.below = icmp slt i32 %row, %left.1
  %one.fills = and i1 %one.below, %more.1
  %one.at = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4096), i32 %own
  br i1 %one.fills, label %one.fill, label %one.behind
one.fill:                                         ; preds = %zero.behind
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %one.at, i32 0, i32 0)
  br label %one.behind
one.behind:                                       ; preds = %one.fill, %zero.behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %bound = add nsw i32 %n, -64
  %enters = icmp sgt i32 %bound, 0
  br label %ahead
ahead:                                            ; preds = %one.behind
  br i1 %enters, label %head, label %behind
head:                                             ; preds = %latch, %ahead
  %at = phi i32 [ 0, %ahead ], [ %at.next, %latch ]
  %slot = phi i32 [ 1, %ahead ], [ %slot.next, %latch ]
  %p0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %p1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %slot.more = add i32 %slot, 1
  %slot.ends = icmp slt i32 %slot.more, 3
  %slot.next = select i1 %slot.ends, i32 %slot.more, i32 0
  %slot.at = mul i32 %slot.next, 4096
  %p.next = getelementptr i8, ptr addrspace(3) @S, i32 %slot.at
  %counted = add i32 %at, 64
  %left = sub i32 %n, %counted
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in.at = getelementptr i8, ptr addrspace(3) %p0, i32 %other
  %in.value = load float, ptr addrspace(3) %in.at, align 16
  store volatile float %in.value, ptr addrspace(1) %o, align 4
  %next.below = icmp slt i32 %row, %left
  %next.fills = and i1 %next.below, true
  %next.at = getelementptr i8, ptr addrspace(3) %p.next, i32 %own
  br i1 %next.fills, label %next.fill, label %next.behind
next.fill:                                        ; preds = %head
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %next.at, i32 0, i32 0)
  br label %next.behind
next.behind:                                      ; preds = %next.fill, %head
  br label %latch
latch:                                            ; preds = %next.behind
  %at.next = add i32 %at, 32
  %again = icmp slt i32 %at.next, %bound
  br i1 %again, label %head, label %behind
behind:                                           ; preds = %latch, %ahead
  %q0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %q1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %some.0 = icmp sgt i32 %n, 0
  %some.1 = icmp sgt i32 %n, 32
  br label %tail
tail:                                             ; preds = %behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.0, label %read.0, label %over.0
read.0:                                           ; preds = %tail
  %a.at = getelementptr i8, ptr addrspace(3) %q0, i32 %other
  %a.value = load float, ptr addrspace(3) %a.at, align 16
  store volatile float %a.value, ptr addrspace(1) %o, align 4
  br label %over.0
over.0:                                           ; preds = %read.0, %tail
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.1, label %read.1, label %over.1
read.1:                                           ; preds = %over.0
  %b.at = getelementptr i8, ptr addrspace(3) %q1, i32 %other
  %b.value = load float, ptr addrspace(3) %b.at, align 16
  store volatile float %b.value, ptr addrspace(1) %o, align 4
  br label %over.1
over.1:                                           ; preds = %read.1, %over.0
  ret void
}

; Halves of the waves, one a barrier ahead, that are none.
; A wave that goes both ways.
; CHECK-NEXT: {{^}}unproven dma-across-barrier in halves_1{{$}}
define amdgpu_kernel void @halves_1(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #4 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %row = and i32 %item, 7
  %own = shl i32 %item, 4
  %turned = sub i32 127, %item
  %other = shl i32 %turned, 4
  %is.low = icmp ult i32 %item, 48
  %is.high = xor i1 %is.low, true
  %zero.below = icmp slt i32 %row, %n
  %zero.fills = and i1 %zero.below, true
  %zero.at = getelementptr i8, ptr addrspace(3) @S, i32 %own
  br i1 %zero.fills, label %zero.fill, label %zero.behind
zero.fill:                                        ; preds = %entry
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %zero.at, i32 0, i32 0)
  br label %zero.behind
zero.behind:                                      ; preds = %zero.fill, %entry
  %left.1 = add nsw i32 %n, -32
  %more.1 = icmp sgt i32 %n, 32
  %one.below = icmp slt i32 %row, %left.1
  %one.fills = and i1 %one.below, %more.1
  %one.at = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4096), i32 %own
  br i1 %one.fills, label %one.fill, label %one.behind
one.fill:                                         ; preds = %zero.behind
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %one.at, i32 0, i32 0)
  br label %one.behind
one.behind:                                       ; preds = %one.fill, %zero.behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %is.high, label %first.waits, label %first.goes
first.waits:                                      ; preds = %one.behind
  call void @llvm.amdgcn.s.barrier()
  br label %first.goes
first.goes:                                       ; preds = %first.waits, %one.behind
  %bound = add nsw i32 %n, -64
  %enters = icmp sgt i32 %bound, 0
  br label %ahead
ahead:                                            ; preds = %first.goes
  br i1 %enters, label %head, label %behind
head:                                             ; preds = %latch, %ahead
  %at = phi i32 [ 0, %ahead ], [ %at.next, %latch ]
  %slot = phi i32 [ 1, %ahead ], [ %slot.next, %latch ]
  %p0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %p1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %slot.more = add i32 %slot, 1
  %slot.ends = icmp slt i32 %slot.more, 3
  %slot.next = select i1 %slot.ends, i32 %slot.more, i32 0
  %slot.at = mul i32 %slot.next, 4096
  %p.next = getelementptr i8, ptr addrspace(3) @S, i32 %slot.at
  %counted = add i32 %at, 64
  %left = sub i32 %n, %counted
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in.at = getelementptr i8, ptr addrspace(3) %p0, i32 %other
  %in.value = load float, ptr addrspace(3) %in.at, align 16
  store volatile float %in.value, ptr addrspace(1) %o, align 4
  %next.below = icmp slt i32 %row, %left
  %next.fills = and i1 %next.below, true
  %next.at = getelementptr i8, ptr addrspace(3) %p.next, i32 %own
  br i1 %next.fills, label %next.fill, label %next.behind
next.fill:                                        ; preds = %head
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %next.at, i32 0, i32 0)
  br label %next.behind
next.behind:                                      ; preds = %next.fill, %head
  br label %latch
latch:                                            ; preds = %next.behind
  %at.next = add i32 %at, 32
  %again = icmp slt i32 %at.next, %bound
  br i1 %again, label %head, label %behind
behind:                                           ; preds = %latch, %ahead
  %q0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %q1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %some.0 = icmp sgt i32 %n, 0
  %some.1 = icmp sgt i32 %n, 32
  br label %tail
tail:                                             ; preds = %behind
  br i1 %is.low, label %last.waits, label %last.goes
last.waits:                                       ; preds = %tail
  call void @llvm.amdgcn.s.barrier()
  br label %last.goes
last.goes:                                        ; preds = %last.waits, %tail
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.0, label %read.0, label %over.0
read.0:                                           ; preds = %last.goes
  %a.at = getelementptr i8, ptr addrspace(3) %q0, i32 %other
  %a.value = load float, ptr addrspace(3) %a.at, align 16
  store volatile float %a.value, ptr addrspace(1) %o, align 4
  br label %over.0
over.0:                                           ; preds = %read.0, %last.goes
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.1, label %read.1, label %over.1
read.1:                                           ; preds = %over.0
  %b.at = getelementptr i8, ptr addrspace(3) %q1, i32 %other
  %b.value = load float, ptr addrspace(3) %b.at, align 16
  store volatile float %b.value, ptr addrspace(1) %o, align 4
  br label %over.1
over.1:                                           ; preds = %read.1, %over.0
  ret void
}

; The same half waits twice.
; CHECK-NEXT: {{^}}unproven dma-across-barrier in halves_2{{$}}
define amdgpu_kernel void @halves_2(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #4 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %row = and i32 %item, 7
  %own = shl i32 %item, 4
  %turned = sub i32 127, %item
  %other = shl i32 %turned, 4
  %is.low = icmp ult i32 %item, 64
  %is.high = icmp ult i32 %item, 64
  %zero.below = icmp slt i32 %row, %n
  %zero.fills = and i1 %zero.below, true
  %zero.at = getelementptr i8, ptr addrspace(3) @S, i32 %own
  br i1 %zero.fills, label %zero.fill, label %zero.behind
zero.fill:                                        ; preds = %entry
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %zero.at, i32 0, i32 0)
  br label %zero.behind
zero.behind:                                      ; preds = %zero.fill, %entry
  %left.1 = add nsw i32 %n, -32
  %more.1 = icmp sgt i32 %n, 32
  %one.below = icmp slt i32 %row, %left.1
  %one.fills = and i1 %one.below, %more.1
  %one.at = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4096), i32 %own
  br i1 %one.fills, label %one.fill, label %one.behind
one.fill:                                         ; preds = %zero.behind
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %one.at, i32 0, i32 0)
  br label %one.behind
one.behind:                                       ; preds = %one.fill, %zero.behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %is.high, label %first.waits, label %first.goes
first.waits:                                      ; preds = %one.behind
  call void @llvm.amdgcn.s.barrier()
  br label %first.goes
first.goes:                                       ; preds = %first.waits, %one.behind
  %bound = add nsw i32 %n, -64
  %enters = icmp sgt i32 %bound, 0
  br label %ahead
ahead:                                            ; preds = %first.goes
  br i1 %enters, label %head, label %behind
head:                                             ; preds = %latch, %ahead
  %at = phi i32 [ 0, %ahead ], [ %at.next, %latch ]
  %slot = phi i32 [ 1, %ahead ], [ %slot.next, %latch ]
  %p0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %p1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %slot.more = add i32 %slot, 1
  %slot.ends = icmp slt i32 %slot.more, 3
  %slot.next = select i1 %slot.ends, i32 %slot.more, i32 0
  %slot.at = mul i32 %slot.next, 4096
  %p.next = getelementptr i8, ptr addrspace(3) @S, i32 %slot.at
  %counted = add i32 %at, 64
  %left = sub i32 %n, %counted
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in.at = getelementptr i8, ptr addrspace(3) %p0, i32 %other
  %in.value = load float, ptr addrspace(3) %in.at, align 16
  store volatile float %in.value, ptr addrspace(1) %o, align 4
  %next.below = icmp slt i32 %row, %left
  %next.fills = and i1 %next.below, true
  %next.at = getelementptr i8, ptr addrspace(3) %p.next, i32 %own
  br i1 %next.fills, label %next.fill, label %next.behind
next.fill:                                        ; preds = %head
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %next.at, i32 0, i32 0)
  br label %next.behind
next.behind:                                      ; preds = %next.fill, %head
  br label %latch
latch:                                            ; preds = %next.behind
  %at.next = add i32 %at, 32
  %again = icmp slt i32 %at.next, %bound
  br i1 %again, label %head, label %behind
behind:                                           ; preds = %latch, %ahead
  %q0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %q1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %some.0 = icmp sgt i32 %n, 0
  %some.1 = icmp sgt i32 %n, 32
  br label %tail
tail:                                             ; preds = %behind
  br i1 %is.low, label %last.waits, label %last.goes
last.waits:                                       ; preds = %tail
  call void @llvm.amdgcn.s.barrier()
  br label %last.goes
last.goes:                                        ; preds = %last.waits, %tail
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.0, label %read.0, label %over.0
read.0:                                           ; preds = %last.goes
  %a.at = getelementptr i8, ptr addrspace(3) %q0, i32 %other
  %a.value = load float, ptr addrspace(3) %a.at, align 16
  store volatile float %a.value, ptr addrspace(1) %o, align 4
  br label %over.0
over.0:                                           ; preds = %read.0, %last.goes
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.1, label %read.1, label %over.1
read.1:                                           ; preds = %over.0
  %b.at = getelementptr i8, ptr addrspace(3) %q1, i32 %other
  %b.value = load float, ptr addrspace(3) %b.at, align 16
  store volatile float %b.value, ptr addrspace(1) %o, align 4
  br label %over.1
over.1:                                           ; preds = %read.1, %over.0
  ret void
}

; A DMA that may be skipped.
; Rows beyond the tile.
; CHECK-NEXT: {{^}}unproven dma-across-barrier in skipped_1{{$}}
; CHECK-NEXT: {{^}}unproven missing-wait in skipped_1{{$}}
define amdgpu_kernel void @skipped_1(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #4 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = and i32 %item, 7
  %row = or i32 %odd, 40
  %own = shl i32 %item, 4
  %turned = sub i32 127, %item
  %other = shl i32 %turned, 4
  %is.low = icmp ult i32 %item, 64
  %is.high = xor i1 %is.low, true
  %zero.below = icmp slt i32 %row, %n
  %zero.fills = and i1 %zero.below, true
  %zero.at = getelementptr i8, ptr addrspace(3) @S, i32 %own
  br i1 %zero.fills, label %zero.fill, label %zero.behind
zero.fill:                                        ; preds = %entry
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %zero.at, i32 0, i32 0)
  br label %zero.behind
zero.behind:                                      ; preds = %zero.fill, %entry
  %left.1 = add nsw i32 %n, -32
  %more.1 = icmp sgt i32 %n, 32
  %one.below = icmp slt i32 %row, %left.1
  %one.fills = and i1 %one.below, %more.1
  %one.at = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4096), i32 %own
  br i1 %one.fills, label %one.fill, label %one.behind
one.fill:                                         ; preds = %zero.behind
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %one.at, i32 0, i32 0)
  br label %one.behind
one.behind:                                       ; preds = %one.fill, %zero.behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %bound = add nsw i32 %n, -64
  %enters = icmp sgt i32 %bound, 0
  br label %ahead
ahead:                                            ; preds = %one.behind
  br i1 %enters, label %head, label %behind
head:                                             ; preds = %latch, %ahead
  %at = phi i32 [ 0, %ahead ], [ %at.next, %latch ]
  %slot = phi i32 [ 1, %ahead ], [ %slot.next, %latch ]
  %p0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %p1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %slot.more = add i32 %slot, 1
  %slot.ends = icmp slt i32 %slot.more, 3
  %slot.next = select i1 %slot.ends, i32 %slot.more, i32 0
  %slot.at = mul i32 %slot.next, 4096
  %p.next = getelementptr i8, ptr addrspace(3) @S, i32 %slot.at
  %counted = add i32 %at, 64
  %left = sub i32 %n, %counted
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in.at = getelementptr i8, ptr addrspace(3) %p0, i32 %other
  %in.value = load float, ptr addrspace(3) %in.at, align 16
  store volatile float %in.value, ptr addrspace(1) %o, align 4
  %next.below = icmp slt i32 %row, %left
  %next.fills = and i1 %next.below, true
  %next.at = getelementptr i8, ptr addrspace(3) %p.next, i32 %own
  br i1 %next.fills, label %next.fill, label %next.behind
next.fill:                                        ; preds = %head
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %next.at, i32 0, i32 0)
  br label %next.behind
next.behind:                                      ; preds = %next.fill, %head
  br label %latch
latch:                                            ; preds = %next.behind
  %at.next = add i32 %at, 32
  %again = icmp slt i32 %at.next, %bound
  br i1 %again, label %head, label %behind
behind:                                           ; preds = %latch, %ahead
  %q0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %q1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %some.0 = icmp sgt i32 %n, 0
  %some.1 = icmp sgt i32 %n, 32
  br label %tail
tail:                                             ; preds = %behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.0, label %read.0, label %over.0
read.0:                                           ; preds = %tail
  %a.at = getelementptr i8, ptr addrspace(3) %q0, i32 %other
  %a.value = load float, ptr addrspace(3) %a.at, align 16
  store volatile float %a.value, ptr addrspace(1) %o, align 4
  br label %over.0
over.0:                                           ; preds = %read.0, %tail
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.1, label %read.1, label %over.1
read.1:                                           ; preds = %over.0
  %b.at = getelementptr i8, ptr addrspace(3) %q1, i32 %other
  %b.value = load float, ptr addrspace(3) %b.at, align 16
  store volatile float %b.value, ptr addrspace(1) %o, align 4
  br label %over.1
over.1:                                           ; preds = %read.1, %over.0
  ret void
}

; An iteration with nothing left.
; CHECK-NEXT: {{^}}unproven dma-across-barrier in skipped_2{{$}}
; CHECK-NEXT: {{^}}unproven missing-wait in skipped_2{{$}}
define amdgpu_kernel void @skipped_2(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #4 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %row = and i32 %item, 7
  %own = shl i32 %item, 4
  %turned = sub i32 127, %item
  %other = shl i32 %turned, 4
  %is.low = icmp ult i32 %item, 64
  %is.high = xor i1 %is.low, true
  %zero.below = icmp slt i32 %row, %n
  %zero.fills = and i1 %zero.below, true
  %zero.at = getelementptr i8, ptr addrspace(3) @S, i32 %own
  br i1 %zero.fills, label %zero.fill, label %zero.behind
zero.fill:                                        ; preds = %entry
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %zero.at, i32 0, i32 0)
  br label %zero.behind
zero.behind:                                      ; preds = %zero.fill, %entry
  %left.1 = add nsw i32 %n, -32
  %more.1 = icmp sgt i32 %n, 32
  %one.below = icmp slt i32 %row, %left.1
  %one.fills = and i1 %one.below, %more.1
  %one.at = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4096), i32 %own
  br i1 %one.fills, label %one.fill, label %one.behind
one.fill:                                         ; preds = %zero.behind
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %one.at, i32 0, i32 0)
  br label %one.behind
one.behind:                                       ; preds = %one.fill, %zero.behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %bound = add nsw i32 %n, -64
  %enters = icmp sgt i32 %bound, 0
  br label %ahead
ahead:                                            ; preds = %one.behind
  br i1 %enters, label %head, label %behind
head:                                             ; preds = %latch, %ahead
  %at = phi i32 [ 0, %ahead ], [ %at.next, %latch ]
  %slot = phi i32 [ 1, %ahead ], [ %slot.next, %latch ]
  %p0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %p1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %slot.more = add i32 %slot, 1
  %slot.ends = icmp slt i32 %slot.more, 3
  %slot.next = select i1 %slot.ends, i32 %slot.more, i32 0
  %slot.at = mul i32 %slot.next, 4096
  %p.next = getelementptr i8, ptr addrspace(3) @S, i32 %slot.at
  %counted = add i32 %at, 64
  %left = sub i32 %n, %counted
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in.at = getelementptr i8, ptr addrspace(3) %p0, i32 %other
  %in.value = load float, ptr addrspace(3) %in.at, align 16
  store volatile float %in.value, ptr addrspace(1) %o, align 4
  %next.below = icmp slt i32 %row, %left
  %next.fills = and i1 %next.below, true
  %next.at = getelementptr i8, ptr addrspace(3) %p.next, i32 %own
  br i1 %next.fills, label %next.fill, label %next.behind
next.fill:                                        ; preds = %head
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %next.at, i32 0, i32 0)
  br label %next.behind
next.behind:                                      ; preds = %next.fill, %head
  br label %latch
latch:                                            ; preds = %next.behind
  %at.next = add i32 %at, 32
  %again = icmp sle i32 %at.next, %bound
  br i1 %again, label %head, label %behind
behind:                                           ; preds = %latch, %ahead
  %q0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %q1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %some.0 = icmp sgt i32 %n, 0
  %some.1 = icmp sgt i32 %n, 32
  br label %tail
tail:                                             ; preds = %behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.0, label %read.0, label %over.0
read.0:                                           ; preds = %tail
  %a.at = getelementptr i8, ptr addrspace(3) %q0, i32 %other
  %a.value = load float, ptr addrspace(3) %a.at, align 16
  store volatile float %a.value, ptr addrspace(1) %o, align 4
  br label %over.0
over.0:                                           ; preds = %read.0, %tail
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.1, label %read.1, label %over.1
read.1:                                           ; preds = %over.0
  %b.at = getelementptr i8, ptr addrspace(3) %q1, i32 %other
  %b.value = load float, ptr addrspace(3) %b.at, align 16
  store volatile float %b.value, ptr addrspace(1) %o, align 4
  br label %over.1
over.1:                                           ; preds = %read.1, %over.0
  ret void
}

; A first iteration with nothing left.
; CHECK-NEXT: {{^}}unproven dma-across-barrier in skipped_3{{$}}
; CHECK-NEXT: {{^}}unproven missing-wait in skipped_3{{$}}
define amdgpu_kernel void @skipped_3(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #4 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %row = and i32 %item, 7
  %own = shl i32 %item, 4
  %turned = sub i32 127, %item
  %other = shl i32 %turned, 4
  %is.low = icmp ult i32 %item, 64
  %is.high = xor i1 %is.low, true
  %zero.below = icmp slt i32 %row, %n
  %zero.fills = and i1 %zero.below, true
  %zero.at = getelementptr i8, ptr addrspace(3) @S, i32 %own
  br i1 %zero.fills, label %zero.fill, label %zero.behind
zero.fill:                                        ; preds = %entry
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %zero.at, i32 0, i32 0)
  br label %zero.behind
zero.behind:                                      ; preds = %zero.fill, %entry
  %left.1 = add nsw i32 %n, -32
  %more.1 = icmp sgt i32 %n, 32
  %one.below = icmp slt i32 %row, %left.1
  %one.fills = and i1 %one.below, %more.1
  %one.at = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4096), i32 %own
  br i1 %one.fills, label %one.fill, label %one.behind
one.fill:                                         ; preds = %zero.behind
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %one.at, i32 0, i32 0)
  br label %one.behind
one.behind:                                       ; preds = %one.fill, %zero.behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %bound = add nsw i32 %n, -64
  %enters = icmp sgt i32 %bound, -8
  br label %ahead
ahead:                                            ; preds = %one.behind
  br i1 %enters, label %head, label %behind
head:                                             ; preds = %latch, %ahead
  %at = phi i32 [ 0, %ahead ], [ %at.next, %latch ]
  %slot = phi i32 [ 1, %ahead ], [ %slot.next, %latch ]
  %p0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %p1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %slot.more = add i32 %slot, 1
  %slot.ends = icmp slt i32 %slot.more, 3
  %slot.next = select i1 %slot.ends, i32 %slot.more, i32 0
  %slot.at = mul i32 %slot.next, 4096
  %p.next = getelementptr i8, ptr addrspace(3) @S, i32 %slot.at
  %counted = add i32 %at, 64
  %left = sub i32 %n, %counted
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in.at = getelementptr i8, ptr addrspace(3) %p0, i32 %other
  %in.value = load float, ptr addrspace(3) %in.at, align 16
  store volatile float %in.value, ptr addrspace(1) %o, align 4
  %next.below = icmp slt i32 %row, %left
  %next.fills = and i1 %next.below, true
  %next.at = getelementptr i8, ptr addrspace(3) %p.next, i32 %own
  br i1 %next.fills, label %next.fill, label %next.behind
next.fill:                                        ; preds = %head
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %next.at, i32 0, i32 0)
  br label %next.behind
next.behind:                                      ; preds = %next.fill, %head
  br label %latch
latch:                                            ; preds = %next.behind
  %at.next = add i32 %at, 32
  %again = icmp slt i32 %at.next, %bound
  br i1 %again, label %head, label %behind
behind:                                           ; preds = %latch, %ahead
  %q0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %q1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %some.0 = icmp sgt i32 %n, 0
  %some.1 = icmp sgt i32 %n, 32
  br label %tail
tail:                                             ; preds = %behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.0, label %read.0, label %over.0
read.0:                                           ; preds = %tail
  %a.at = getelementptr i8, ptr addrspace(3) %q0, i32 %other
  %a.value = load float, ptr addrspace(3) %a.at, align 16
  store volatile float %a.value, ptr addrspace(1) %o, align 4
  br label %over.0
over.0:                                           ; preds = %read.0, %tail
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.1, label %read.1, label %over.1
read.1:                                           ; preds = %over.0
  %b.at = getelementptr i8, ptr addrspace(3) %q1, i32 %other
  %b.value = load float, ptr addrspace(3) %b.at, align 16
  store volatile float %b.value, ptr addrspace(1) %o, align 4
  br label %over.1
over.1:                                           ; preds = %read.1, %over.0
  ret void
}

; Less is left than is compared.
; CHECK-NEXT: {{^}}unproven dma-across-barrier in skipped_4{{$}}
; CHECK-NEXT: {{^}}unproven missing-wait in skipped_4{{$}}
define amdgpu_kernel void @skipped_4(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #4 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %row = and i32 %item, 7
  %own = shl i32 %item, 4
  %turned = sub i32 127, %item
  %other = shl i32 %turned, 4
  %is.low = icmp ult i32 %item, 64
  %is.high = xor i1 %is.low, true
  %zero.below = icmp slt i32 %row, %n
  %zero.fills = and i1 %zero.below, true
  %zero.at = getelementptr i8, ptr addrspace(3) @S, i32 %own
  br i1 %zero.fills, label %zero.fill, label %zero.behind
zero.fill:                                        ; preds = %entry
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %zero.at, i32 0, i32 0)
  br label %zero.behind
zero.behind:                                      ; preds = %zero.fill, %entry
  %left.1 = add nsw i32 %n, -32
  %more.1 = icmp sgt i32 %n, 32
  %one.below = icmp slt i32 %row, %left.1
  %one.fills = and i1 %one.below, %more.1
  %one.at = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4096), i32 %own
  br i1 %one.fills, label %one.fill, label %one.behind
one.fill:                                         ; preds = %zero.behind
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %one.at, i32 0, i32 0)
  br label %one.behind
one.behind:                                       ; preds = %one.fill, %zero.behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %bound = add nsw i32 %n, -64
  %enters = icmp sgt i32 %bound, 0
  br label %ahead
ahead:                                            ; preds = %one.behind
  br i1 %enters, label %head, label %behind
head:                                             ; preds = %latch, %ahead
  %at = phi i32 [ 0, %ahead ], [ %at.next, %latch ]
  %slot = phi i32 [ 1, %ahead ], [ %slot.next, %latch ]
  %p0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %p1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %slot.more = add i32 %slot, 1
  %slot.ends = icmp slt i32 %slot.more, 3
  %slot.next = select i1 %slot.ends, i32 %slot.more, i32 0
  %slot.at = mul i32 %slot.next, 4096
  %p.next = getelementptr i8, ptr addrspace(3) @S, i32 %slot.at
  %counted = add i32 %at, 72
  %left = sub i32 %n, %counted
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in.at = getelementptr i8, ptr addrspace(3) %p0, i32 %other
  %in.value = load float, ptr addrspace(3) %in.at, align 16
  store volatile float %in.value, ptr addrspace(1) %o, align 4
  %next.below = icmp slt i32 %row, %left
  %next.fills = and i1 %next.below, true
  %next.at = getelementptr i8, ptr addrspace(3) %p.next, i32 %own
  br i1 %next.fills, label %next.fill, label %next.behind
next.fill:                                        ; preds = %head
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %next.at, i32 0, i32 0)
  br label %next.behind
next.behind:                                      ; preds = %next.fill, %head
  br label %latch
latch:                                            ; preds = %next.behind
  %at.next = add i32 %at, 32
  %again = icmp slt i32 %at.next, %bound
  br i1 %again, label %head, label %behind
behind:                                           ; preds = %latch, %ahead
  %q0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %q1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %some.0 = icmp sgt i32 %n, 0
  %some.1 = icmp sgt i32 %n, 32
  br label %tail
tail:                                             ; preds = %behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.0, label %read.0, label %over.0
read.0:                                           ; preds = %tail
  %a.at = getelementptr i8, ptr addrspace(3) %q0, i32 %other
  %a.value = load float, ptr addrspace(3) %a.at, align 16
  store volatile float %a.value, ptr addrspace(1) %o, align 4
  br label %over.0
over.0:                                           ; preds = %read.0, %tail
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.1, label %read.1, label %over.1
read.1:                                           ; preds = %over.0
  %b.at = getelementptr i8, ptr addrspace(3) %q1, i32 %other
  %b.value = load float, ptr addrspace(3) %b.at, align 16
  store volatile float %b.value, ptr addrspace(1) %o, align 4
  br label %over.1
over.1:                                           ; preds = %read.1, %over.0
  ret void
}

; A bound that wraps.
; CHECK-NEXT: {{^}}unproven dma-across-barrier in skipped_5{{$}}
; CHECK-NEXT: {{^}}unproven missing-wait in skipped_5{{$}}
define amdgpu_kernel void @skipped_5(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #4 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %row = and i32 %item, 7
  %own = shl i32 %item, 4
  %turned = sub i32 127, %item
  %other = shl i32 %turned, 4
  %is.low = icmp ult i32 %item, 64
  %is.high = xor i1 %is.low, true
  %zero.below = icmp slt i32 %row, %n
  %zero.fills = and i1 %zero.below, true
  %zero.at = getelementptr i8, ptr addrspace(3) @S, i32 %own
  br i1 %zero.fills, label %zero.fill, label %zero.behind
zero.fill:                                        ; preds = %entry
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %zero.at, i32 0, i32 0)
  br label %zero.behind
zero.behind:                                      ; preds = %zero.fill, %entry
  %left.1 = add nsw i32 %n, -32
  %more.1 = icmp sgt i32 %n, 32
  %one.below = icmp slt i32 %row, %left.1
  %one.fills = and i1 %one.below, %more.1
  %one.at = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4096), i32 %own
  br i1 %one.fills, label %one.fill, label %one.behind
one.fill:                                         ; preds = %zero.behind
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %one.at, i32 0, i32 0)
  br label %one.behind
one.behind:                                       ; preds = %one.fill, %zero.behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %bound = add i32 %n, -64
  %enters = icmp sgt i32 %bound, 0
  br label %ahead
ahead:                                            ; preds = %one.behind
  br i1 %enters, label %head, label %behind
head:                                             ; preds = %latch, %ahead
  %at = phi i32 [ 0, %ahead ], [ %at.next, %latch ]
  %slot = phi i32 [ 1, %ahead ], [ %slot.next, %latch ]
  %p0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %p1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %slot.more = add i32 %slot, 1
  %slot.ends = icmp slt i32 %slot.more, 3
  %slot.next = select i1 %slot.ends, i32 %slot.more, i32 0
  %slot.at = mul i32 %slot.next, 4096
  %p.next = getelementptr i8, ptr addrspace(3) @S, i32 %slot.at
  %counted = add i32 %at, 64
  %left = sub i32 %n, %counted
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in.at = getelementptr i8, ptr addrspace(3) %p0, i32 %other
  %in.value = load float, ptr addrspace(3) %in.at, align 16
  store volatile float %in.value, ptr addrspace(1) %o, align 4
  %next.below = icmp slt i32 %row, %left
  %next.fills = and i1 %next.below, true
  %next.at = getelementptr i8, ptr addrspace(3) %p.next, i32 %own
  br i1 %next.fills, label %next.fill, label %next.behind
next.fill:                                        ; preds = %head
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %next.at, i32 0, i32 0)
  br label %next.behind
next.behind:                                      ; preds = %next.fill, %head
  br label %latch
latch:                                            ; preds = %next.behind
  %at.next = add i32 %at, 32
  %again = icmp slt i32 %at.next, %bound
  br i1 %again, label %head, label %behind
behind:                                           ; preds = %latch, %ahead
  %q0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %q1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %some.0 = icmp sgt i32 %n, 0
  %some.1 = icmp sgt i32 %n, 32
  br label %tail
tail:                                             ; preds = %behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.0, label %read.0, label %over.0
read.0:                                           ; preds = %tail
  %a.at = getelementptr i8, ptr addrspace(3) %q0, i32 %other
  %a.value = load float, ptr addrspace(3) %a.at, align 16
  store volatile float %a.value, ptr addrspace(1) %o, align 4
  br label %over.0
over.0:                                           ; preds = %read.0, %tail
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.1, label %read.1, label %over.1
read.1:                                           ; preds = %over.0
  %b.at = getelementptr i8, ptr addrspace(3) %q1, i32 %other
  %b.value = load float, ptr addrspace(3) %b.at, align 16
  store volatile float %b.value, ptr addrspace(1) %o, align 4
  br label %over.1
over.1:                                           ; preds = %read.1, %over.0
  ret void
}

; A row from memory.
; CHECK-NEXT: {{^}}unproven dma-across-barrier in skipped_6{{$}}
; CHECK-NEXT: {{^}}unproven missing-wait in skipped_6{{$}}
define amdgpu_kernel void @skipped_6(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #4 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %row = and i32 %item, 7
  %own = shl i32 %item, 4
  %turned = sub i32 127, %item
  %other = shl i32 %turned, 4
  %is.low = icmp ult i32 %item, 64
  %is.high = xor i1 %is.low, true
  %zero.below = icmp slt i32 %row, %n
  %zero.fills = and i1 %zero.below, true
  %zero.at = getelementptr i8, ptr addrspace(3) @S, i32 %own
  br i1 %zero.fills, label %zero.fill, label %zero.behind
zero.fill:                                        ; preds = %entry
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %zero.at, i32 0, i32 0)
  br label %zero.behind
zero.behind:                                      ; preds = %zero.fill, %entry
  %left.1 = add nsw i32 %n, -32
  %more.1 = icmp sgt i32 %n, 32
  %one.below = icmp slt i32 %row, %left.1
  %one.fills = and i1 %one.below, %more.1
  %one.at = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4096), i32 %own
  br i1 %one.fills, label %one.fill, label %one.behind
one.fill:                                         ; preds = %zero.behind
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %one.at, i32 0, i32 0)
  br label %one.behind
one.behind:                                       ; preds = %one.fill, %zero.behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %bound = add nsw i32 %n, -64
  %enters = icmp sgt i32 %bound, 0
  br label %ahead
ahead:                                            ; preds = %one.behind
  br i1 %enters, label %head, label %behind
head:                                             ; preds = %latch, %ahead
  %at = phi i32 [ 0, %ahead ], [ %at.next, %latch ]
  %slot = phi i32 [ 1, %ahead ], [ %slot.next, %latch ]
  %p0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %p1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %slot.more = add i32 %slot, 1
  %slot.ends = icmp slt i32 %slot.more, 3
  %slot.next = select i1 %slot.ends, i32 %slot.more, i32 0
  %slot.at = mul i32 %slot.next, 4096
  %p.next = getelementptr i8, ptr addrspace(3) @S, i32 %slot.at
  %counted = add i32 %at, 64
  %left = sub i32 %n, %counted
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in.at = getelementptr i8, ptr addrspace(3) %p0, i32 %other
  %in.value = load float, ptr addrspace(3) %in.at, align 16
  store volatile float %in.value, ptr addrspace(1) %o, align 4
  %some = load volatile i32, ptr addrspace(1) %o, align 4
  %next.below = icmp slt i32 %some, %left
  %next.fills = and i1 %next.below, true
  %next.at = getelementptr i8, ptr addrspace(3) %p.next, i32 %own
  br i1 %next.fills, label %next.fill, label %next.behind
next.fill:                                        ; preds = %head
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %next.at, i32 0, i32 0)
  br label %next.behind
next.behind:                                      ; preds = %next.fill, %head
  br label %latch
latch:                                            ; preds = %next.behind
  %at.next = add i32 %at, 32
  %again = icmp slt i32 %at.next, %bound
  br i1 %again, label %head, label %behind
behind:                                           ; preds = %latch, %ahead
  %q0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %q1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %some.0 = icmp sgt i32 %n, 0
  %some.1 = icmp sgt i32 %n, 32
  br label %tail
tail:                                             ; preds = %behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.0, label %read.0, label %over.0
read.0:                                           ; preds = %tail
  %a.at = getelementptr i8, ptr addrspace(3) %q0, i32 %other
  %a.value = load float, ptr addrspace(3) %a.at, align 16
  store volatile float %a.value, ptr addrspace(1) %o, align 4
  br label %over.0
over.0:                                           ; preds = %read.0, %tail
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.1, label %read.1, label %over.1
read.1:                                           ; preds = %over.0
  %b.at = getelementptr i8, ptr addrspace(3) %q1, i32 %other
  %b.value = load float, ptr addrspace(3) %b.at, align 16
  store volatile float %b.value, ptr addrspace(1) %o, align 4
  br label %over.1
over.1:                                           ; preds = %read.1, %over.0
  ret void
}

; The prologue fills the other rows.
; CHECK-NEXT: {{^}}unproven dma-across-barrier in skipped_7{{$}}
; CHECK-NEXT: {{^}}unproven missing-wait in skipped_7{{$}}
define amdgpu_kernel void @skipped_7(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #4 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %row = and i32 %item, 7
  %own = shl i32 %item, 4
  %turned = sub i32 127, %item
  %other = shl i32 %turned, 4
  %is.low = icmp ult i32 %item, 64
  %is.high = xor i1 %is.low, true
  %zero.below = icmp slt i32 %row, %n
  %zero.fills = and i1 %zero.below, true
  %zero.at = getelementptr i8, ptr addrspace(3) @S, i32 %own
  br i1 %zero.fills, label %zero.fill, label %zero.behind
zero.fill:                                        ; preds = %entry
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %zero.at, i32 0, i32 0)
  br label %zero.behind
zero.behind:                                      ; preds = %zero.fill, %entry
  %left.1 = add nsw i32 %n, -32
  %more.1 = icmp sgt i32 %n, 32
  %one.below = icmp slt i32 %left.1, %row
  %one.fills = and i1 %one.below, %more.1
  %one.at = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4096), i32 %own
  br i1 %one.fills, label %one.fill, label %one.behind
one.fill:                                         ; preds = %zero.behind
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %one.at, i32 0, i32 0)
  br label %one.behind
one.behind:                                       ; preds = %one.fill, %zero.behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %bound = add nsw i32 %n, -64
  %enters = icmp sgt i32 %bound, 0
  br label %ahead
ahead:                                            ; preds = %one.behind
  br i1 %enters, label %head, label %behind
head:                                             ; preds = %latch, %ahead
  %at = phi i32 [ 0, %ahead ], [ %at.next, %latch ]
  %slot = phi i32 [ 1, %ahead ], [ %slot.next, %latch ]
  %p0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %p1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %slot.more = add i32 %slot, 1
  %slot.ends = icmp slt i32 %slot.more, 3
  %slot.next = select i1 %slot.ends, i32 %slot.more, i32 0
  %slot.at = mul i32 %slot.next, 4096
  %p.next = getelementptr i8, ptr addrspace(3) @S, i32 %slot.at
  %counted = add i32 %at, 64
  %left = sub i32 %n, %counted
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in.at = getelementptr i8, ptr addrspace(3) %p0, i32 %other
  %in.value = load float, ptr addrspace(3) %in.at, align 16
  store volatile float %in.value, ptr addrspace(1) %o, align 4
  %next.below = icmp slt i32 %row, %left
  %next.fills = and i1 %next.below, true
  %next.at = getelementptr i8, ptr addrspace(3) %p.next, i32 %own
  br i1 %next.fills, label %next.fill, label %next.behind
next.fill:                                        ; preds = %head
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %next.at, i32 0, i32 0)
  br label %next.behind
next.behind:                                      ; preds = %next.fill, %head
  br label %latch
latch:                                            ; preds = %next.behind
  %at.next = add i32 %at, 32
  %again = icmp slt i32 %at.next, %bound
  br i1 %again, label %head, label %behind
behind:                                           ; preds = %latch, %ahead
  %q0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %q1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %some.0 = icmp sgt i32 %n, 0
  %some.1 = icmp sgt i32 %n, 32
  br label %tail
tail:                                             ; preds = %behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.0, label %read.0, label %over.0
read.0:                                           ; preds = %tail
  %a.at = getelementptr i8, ptr addrspace(3) %q0, i32 %other
  %a.value = load float, ptr addrspace(3) %a.at, align 16
  store volatile float %a.value, ptr addrspace(1) %o, align 4
  br label %over.0
over.0:                                           ; preds = %read.0, %tail
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.1, label %read.1, label %over.1
read.1:                                           ; preds = %over.0
  %b.at = getelementptr i8, ptr addrspace(3) %q1, i32 %other
  %b.value = load float, ptr addrspace(3) %b.at, align 16
  store volatile float %b.value, ptr addrspace(1) %o, align 4
  br label %over.1
over.1:                                           ; preds = %read.1, %over.0
  ret void
}

; A DMA that may be skipped in the last iteration alone, and another iteration follows.
; Half a tile is counted.
define amdgpu_kernel void @skipped_last_1(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #4 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %number = lshr i32 %item, 5
  %row = mul i32 %number, 10
  %own = shl i32 %item, 4
  %turned = sub i32 127, %item
  %other = shl i32 %turned, 4
  %is.low = icmp ult i32 %item, 64
  %is.high = xor i1 %is.low, true
  %zero.below = icmp slt i32 %row, %n
  %zero.fills = and i1 %zero.below, true
  %zero.at = getelementptr i8, ptr addrspace(3) @S, i32 %own
  br i1 %zero.fills, label %zero.fill, label %zero.behind
zero.fill:                                        ; preds = %entry
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %zero.at, i32 0, i32 0)
  br label %zero.behind
zero.behind:                                      ; preds = %zero.fill, %entry
  %left.1 = add nsw i32 %n, -32
  %more.1 = icmp sgt i32 %n, 32
  %one.below = icmp slt i32 %row, %left.1
  %one.fills = and i1 %one.below, %more.1
  %one.at = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4096), i32 %own
  br i1 %one.fills, label %one.fill, label %one.behind
one.fill:                                         ; preds = %zero.behind
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %one.at, i32 0, i32 0)
  br label %one.behind
one.behind:                                       ; preds = %one.fill, %zero.behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %bound = add nsw i32 %n, -64
  %enters = icmp sgt i32 %bound, 0
  br label %ahead
ahead:                                            ; preds = %one.behind
  br i1 %enters, label %head, label %behind
head:                                             ; preds = %latch, %ahead
  %at = phi i32 [ 0, %ahead ], [ %at.next, %latch ]
  %slot = phi i32 [ 1, %ahead ], [ %slot.next, %latch ]
  %p0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %p1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %slot.more = add i32 %slot, 1
  %slot.ends = icmp slt i32 %slot.more, 3
  %slot.next = select i1 %slot.ends, i32 %slot.more, i32 0
  %slot.at = mul i32 %slot.next, 4096
  %p.next = getelementptr i8, ptr addrspace(3) @S, i32 %slot.at
  %counted = add i32 %at, 64
  %left = sub i32 %n, %counted
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in.at = getelementptr i8, ptr addrspace(3) %p0, i32 %other
  %in.value = load float, ptr addrspace(3) %in.at, align 16
  store volatile float %in.value, ptr addrspace(1) %o, align 4
  %next.below = icmp slt i32 %row, %left
  %next.fills = and i1 %next.below, true
  %next.at = getelementptr i8, ptr addrspace(3) %p.next, i32 %own
  br i1 %next.fills, label %next.fill, label %next.behind
next.fill:                                        ; preds = %head
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %next.at, i32 0, i32 0)
  br label %next.behind
next.behind:                                      ; preds = %next.fill, %head
  br label %latch
latch:                                            ; preds = %next.behind
  %at.next = add i32 %at, 32
  %again = icmp slt i32 %at.next, %bound
  br i1 %again, label %head, label %behind
behind:                                           ; preds = %latch, %ahead
  %q0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %q1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %some.0 = icmp sgt i32 %n, 0
  %some.1 = icmp sgt i32 %n, 32
  br label %tail
tail:                                             ; preds = %behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.0, label %read.0, label %over.0
read.0:                                           ; preds = %tail
  %a.at = getelementptr i8, ptr addrspace(3) %q0, i32 %other
  %a.value = load float, ptr addrspace(3) %a.at, align 16
  store volatile float %a.value, ptr addrspace(1) %o, align 4
  br label %over.0
over.0:                                           ; preds = %read.0, %tail
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.1, label %read.1, label %over.1
read.1:                                           ; preds = %over.0
  %b.at = getelementptr i8, ptr addrspace(3) %q1, i32 %other
  %b.value = load float, ptr addrspace(3) %b.at, align 16
  store volatile float %b.value, ptr addrspace(1) %o, align 4
  br label %over.1
over.1:                                           ; preds = %read.1, %over.0
  ret void
}

; Half a tile is counted.
; CHECK-NEXT: {{^}}unproven dma-across-barrier in skipped_last_2{{$}}
; CHECK-NEXT: {{^}}unproven missing-wait in skipped_last_2{{$}}
define amdgpu_kernel void @skipped_last_2(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #4 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %number = lshr i32 %item, 5
  %row = mul i32 %number, 10
  %own = shl i32 %item, 4
  %turned = sub i32 127, %item
  %other = shl i32 %turned, 4
  %is.low = icmp ult i32 %item, 64
  %is.high = xor i1 %is.low, true
  %zero.below = icmp slt i32 %row, %n
  %zero.fills = and i1 %zero.below, true
  %zero.at = getelementptr i8, ptr addrspace(3) @S, i32 %own
  br i1 %zero.fills, label %zero.fill, label %zero.behind
zero.fill:                                        ; preds = %entry
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %zero.at, i32 0, i32 0)
  br label %zero.behind
zero.behind:                                      ; preds = %zero.fill, %entry
  %left.1 = add nsw i32 %n, -32
  %more.1 = icmp sgt i32 %n, 32
  %one.below = icmp slt i32 %row, %left.1
  %one.fills = and i1 %one.below, %more.1
  %one.at = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4096), i32 %own
  br i1 %one.fills, label %one.fill, label %one.behind
one.fill:                                         ; preds = %zero.behind
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %one.at, i32 0, i32 0)
  br label %one.behind
one.behind:                                       ; preds = %one.fill, %zero.behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %bound = add nsw i32 %n, -64
  %enters = icmp sgt i32 %bound, 0
  br label %ahead
ahead:                                            ; preds = %one.behind
  br i1 %enters, label %head, label %behind
head:                                             ; preds = %latch, %ahead
  %at = phi i32 [ 0, %ahead ], [ %at.next, %latch ]
  %slot = phi i32 [ 1, %ahead ], [ %slot.next, %latch ]
  %p0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %p1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %slot.more = add i32 %slot, 1
  %slot.ends = icmp slt i32 %slot.more, 3
  %slot.next = select i1 %slot.ends, i32 %slot.more, i32 0
  %slot.at = mul i32 %slot.next, 4096
  %p.next = getelementptr i8, ptr addrspace(3) @S, i32 %slot.at
  %counted = add i32 %at, 64
  %left = sub i32 %n, %counted
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in.at = getelementptr i8, ptr addrspace(3) %p0, i32 %other
  %in.value = load float, ptr addrspace(3) %in.at, align 16
  store volatile float %in.value, ptr addrspace(1) %o, align 4
  %next.below = icmp slt i32 %row, %left
  %next.fills = and i1 %next.below, true
  %next.at = getelementptr i8, ptr addrspace(3) %p.next, i32 %own
  br i1 %next.fills, label %next.fill, label %next.behind
next.fill:                                        ; preds = %head
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %next.at, i32 0, i32 0)
  br label %next.behind
next.behind:                                      ; preds = %next.fill, %head
  br label %latch
latch:                                            ; preds = %next.behind
  %at.next = add i32 %at, 16
  %again = icmp slt i32 %at.next, %bound
  br i1 %again, label %head, label %behind
behind:                                           ; preds = %latch, %ahead
  %q0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %q1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %some.0 = icmp sgt i32 %n, 0
  %some.1 = icmp sgt i32 %n, 32
  br label %tail
tail:                                             ; preds = %behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.0, label %read.0, label %over.0
read.0:                                           ; preds = %tail
  %a.at = getelementptr i8, ptr addrspace(3) %q0, i32 %other
  %a.value = load float, ptr addrspace(3) %a.at, align 16
  store volatile float %a.value, ptr addrspace(1) %o, align 4
  br label %over.0
over.0:                                           ; preds = %read.0, %tail
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.1, label %read.1, label %over.1
read.1:                                           ; preds = %over.0
  %b.at = getelementptr i8, ptr addrspace(3) %q1, i32 %other
  %b.value = load float, ptr addrspace(3) %b.at, align 16
  store volatile float %b.value, ptr addrspace(1) %o, align 4
  br label %over.1
over.1:                                           ; preds = %read.1, %over.0
  ret void
}

; Another iteration follows.
; CHECK-NEXT: {{^}}unproven dma-across-barrier in skipped_last_3{{$}}
; CHECK-NEXT: {{^}}unproven missing-wait in skipped_last_3{{$}}
define amdgpu_kernel void @skipped_last_3(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #4 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %number = lshr i32 %item, 5
  %row = mul i32 %number, 10
  %own = shl i32 %item, 4
  %turned = sub i32 127, %item
  %other = shl i32 %turned, 4
  %is.low = icmp ult i32 %item, 64
  %is.high = xor i1 %is.low, true
  %zero.below = icmp slt i32 %row, %n
  %zero.fills = and i1 %zero.below, true
  %zero.at = getelementptr i8, ptr addrspace(3) @S, i32 %own
  br i1 %zero.fills, label %zero.fill, label %zero.behind
zero.fill:                                        ; preds = %entry
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %zero.at, i32 0, i32 0)
  br label %zero.behind
zero.behind:                                      ; preds = %zero.fill, %entry
  %left.1 = add nsw i32 %n, -32
  %more.1 = icmp sgt i32 %n, 32
  %one.below = icmp slt i32 %row, %left.1
  %one.fills = and i1 %one.below, %more.1
  %one.at = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4096), i32 %own
  br i1 %one.fills, label %one.fill, label %one.behind
one.fill:                                         ; preds = %zero.behind
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %one.at, i32 0, i32 0)
  br label %one.behind
one.behind:                                       ; preds = %one.fill, %zero.behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %bound = add nsw i32 %n, -64
  %enters = icmp sgt i32 %bound, 0
  br label %ahead
ahead:                                            ; preds = %one.behind
  br i1 %enters, label %head, label %behind
head:                                             ; preds = %latch, %ahead
  %at = phi i32 [ 0, %ahead ], [ %at.next, %latch ]
  %slot = phi i32 [ 1, %ahead ], [ %slot.next, %latch ]
  %p0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %p1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %slot.more = add i32 %slot, 1
  %slot.ends = icmp slt i32 %slot.more, 3
  %slot.next = select i1 %slot.ends, i32 %slot.more, i32 0
  %slot.at = mul i32 %slot.next, 4096
  %p.next = getelementptr i8, ptr addrspace(3) @S, i32 %slot.at
  %counted = add i32 %at, 64
  %left = sub i32 %n, %counted
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in.at = getelementptr i8, ptr addrspace(3) %p0, i32 %other
  %in.value = load float, ptr addrspace(3) %in.at, align 16
  store volatile float %in.value, ptr addrspace(1) %o, align 4
  %next.below = icmp slt i32 %row, %left
  %next.fills = and i1 %next.below, true
  %next.at = getelementptr i8, ptr addrspace(3) %p.next, i32 %own
  br i1 %next.fills, label %next.fill, label %next.behind
next.fill:                                        ; preds = %head
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %next.at, i32 0, i32 0)
  br label %next.behind
next.behind:                                      ; preds = %next.fill, %head
  br label %latch
latch:                                            ; preds = %next.behind
  %at.next = add i32 %at, 32
  %again = icmp slt i32 %at, %bound
  br i1 %again, label %head, label %behind
behind:                                           ; preds = %latch, %ahead
  %q0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %q1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %some.0 = icmp sgt i32 %n, 0
  %some.1 = icmp sgt i32 %n, 32
  br label %tail
tail:                                             ; preds = %behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.0, label %read.0, label %over.0
read.0:                                           ; preds = %tail
  %a.at = getelementptr i8, ptr addrspace(3) %q0, i32 %other
  %a.value = load float, ptr addrspace(3) %a.at, align 16
  store volatile float %a.value, ptr addrspace(1) %o, align 4
  br label %over.0
over.0:                                           ; preds = %read.0, %tail
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.1, label %read.1, label %over.1
read.1:                                           ; preds = %over.0
  %b.at = getelementptr i8, ptr addrspace(3) %q1, i32 %other
  %b.value = load float, ptr addrspace(3) %b.at, align 16
  store volatile float %b.value, ptr addrspace(1) %o, align 4
  br label %over.1
over.1:                                           ; preds = %read.1, %over.0
  ret void
}

; Less is left than is compared.
; CHECK-NEXT: {{^}}unproven dma-across-barrier in skipped_last_4{{$}}
; CHECK-NEXT: {{^}}unproven missing-wait in skipped_last_4{{$}}
define amdgpu_kernel void @skipped_last_4(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #4 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %number = lshr i32 %item, 5
  %row = mul i32 %number, 10
  %own = shl i32 %item, 4
  %turned = sub i32 127, %item
  %other = shl i32 %turned, 4
  %is.low = icmp ult i32 %item, 64
  %is.high = xor i1 %is.low, true
  %zero.below = icmp slt i32 %row, %n
  %zero.fills = and i1 %zero.below, true
  %zero.at = getelementptr i8, ptr addrspace(3) @S, i32 %own
  br i1 %zero.fills, label %zero.fill, label %zero.behind
zero.fill:                                        ; preds = %entry
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %zero.at, i32 0, i32 0)
  br label %zero.behind
zero.behind:                                      ; preds = %zero.fill, %entry
  %left.1 = add nsw i32 %n, -32
  %more.1 = icmp sgt i32 %n, 32
  %one.below = icmp slt i32 %row, %left.1
  %one.fills = and i1 %one.below, %more.1
  %one.at = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4096), i32 %own
  br i1 %one.fills, label %one.fill, label %one.behind
one.fill:                                         ; preds = %zero.behind
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %one.at, i32 0, i32 0)
  br label %one.behind
one.behind:                                       ; preds = %one.fill, %zero.behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %bound = add nsw i32 %n, -64
  %enters = icmp sgt i32 %bound, 0
  br label %ahead
ahead:                                            ; preds = %one.behind
  br i1 %enters, label %head, label %behind
head:                                             ; preds = %latch, %ahead
  %at = phi i32 [ 0, %ahead ], [ %at.next, %latch ]
  %slot = phi i32 [ 1, %ahead ], [ %slot.next, %latch ]
  %p0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %p1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %slot.more = add i32 %slot, 1
  %slot.ends = icmp slt i32 %slot.more, 3
  %slot.next = select i1 %slot.ends, i32 %slot.more, i32 0
  %slot.at = mul i32 %slot.next, 4096
  %p.next = getelementptr i8, ptr addrspace(3) @S, i32 %slot.at
  %counted = add i32 %at, 72
  %left = sub i32 %n, %counted
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in.at = getelementptr i8, ptr addrspace(3) %p0, i32 %other
  %in.value = load float, ptr addrspace(3) %in.at, align 16
  store volatile float %in.value, ptr addrspace(1) %o, align 4
  %next.below = icmp slt i32 %row, %left
  %next.fills = and i1 %next.below, true
  %next.at = getelementptr i8, ptr addrspace(3) %p.next, i32 %own
  br i1 %next.fills, label %next.fill, label %next.behind
next.fill:                                        ; preds = %head
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %next.at, i32 0, i32 0)
  br label %next.behind
next.behind:                                      ; preds = %next.fill, %head
  br label %latch
latch:                                            ; preds = %next.behind
  %at.next = add i32 %at, 32
  %again = icmp slt i32 %at.next, %bound
  br i1 %again, label %head, label %behind
behind:                                           ; preds = %latch, %ahead
  %q0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %q1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %some.0 = icmp sgt i32 %n, 0
  %some.1 = icmp sgt i32 %n, 32
  br label %tail
tail:                                             ; preds = %behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.0, label %read.0, label %over.0
read.0:                                           ; preds = %tail
  %a.at = getelementptr i8, ptr addrspace(3) %q0, i32 %other
  %a.value = load float, ptr addrspace(3) %a.at, align 16
  store volatile float %a.value, ptr addrspace(1) %o, align 4
  br label %over.0
over.0:                                           ; preds = %read.0, %tail
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.1, label %read.1, label %over.1
read.1:                                           ; preds = %over.0
  %b.at = getelementptr i8, ptr addrspace(3) %q1, i32 %other
  %b.value = load float, ptr addrspace(3) %b.at, align 16
  store volatile float %b.value, ptr addrspace(1) %o, align 4
  br label %over.1
over.1:                                           ; preds = %read.1, %over.0
  ret void
}

; Rows beyond the tile.
; CHECK-NEXT: {{^}}unproven dma-across-barrier in skipped_last_5{{$}}
; CHECK-NEXT: {{^}}unproven missing-wait in skipped_last_5{{$}}
define amdgpu_kernel void @skipped_last_5(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #4 {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %number = lshr i32 %item, 5
  %row = mul i32 %number, 12
  %own = shl i32 %item, 4
  %turned = sub i32 127, %item
  %other = shl i32 %turned, 4
  %is.low = icmp ult i32 %item, 64
  %is.high = xor i1 %is.low, true
  %zero.below = icmp slt i32 %row, %n
  %zero.fills = and i1 %zero.below, true
  %zero.at = getelementptr i8, ptr addrspace(3) @S, i32 %own
  br i1 %zero.fills, label %zero.fill, label %zero.behind
zero.fill:                                        ; preds = %entry
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %zero.at, i32 0, i32 0)
  br label %zero.behind
zero.behind:                                      ; preds = %zero.fill, %entry
  %left.1 = add nsw i32 %n, -32
  %more.1 = icmp sgt i32 %n, 32
  %one.below = icmp slt i32 %row, %left.1
  %one.fills = and i1 %one.below, %more.1
  %one.at = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4096), i32 %own
  br i1 %one.fills, label %one.fill, label %one.behind
one.fill:                                         ; preds = %zero.behind
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %one.at, i32 0, i32 0)
  br label %one.behind
one.behind:                                       ; preds = %one.fill, %zero.behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %bound = add nsw i32 %n, -64
  %enters = icmp sgt i32 %bound, 0
  br label %ahead
ahead:                                            ; preds = %one.behind
  br i1 %enters, label %head, label %behind
head:                                             ; preds = %latch, %ahead
  %at = phi i32 [ 0, %ahead ], [ %at.next, %latch ]
  %slot = phi i32 [ 1, %ahead ], [ %slot.next, %latch ]
  %p0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %p1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %slot.more = add i32 %slot, 1
  %slot.ends = icmp slt i32 %slot.more, 3
  %slot.next = select i1 %slot.ends, i32 %slot.more, i32 0
  %slot.at = mul i32 %slot.next, 4096
  %p.next = getelementptr i8, ptr addrspace(3) @S, i32 %slot.at
  %counted = add i32 %at, 64
  %left = sub i32 %n, %counted
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in.at = getelementptr i8, ptr addrspace(3) %p0, i32 %other
  %in.value = load float, ptr addrspace(3) %in.at, align 16
  store volatile float %in.value, ptr addrspace(1) %o, align 4
  %next.below = icmp slt i32 %row, %left
  %next.fills = and i1 %next.below, true
  %next.at = getelementptr i8, ptr addrspace(3) %p.next, i32 %own
  br i1 %next.fills, label %next.fill, label %next.behind
next.fill:                                        ; preds = %head
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %next.at, i32 0, i32 0)
  br label %next.behind
next.behind:                                      ; preds = %next.fill, %head
  br label %latch
latch:                                            ; preds = %next.behind
  %at.next = add i32 %at, 32
  %again = icmp slt i32 %at.next, %bound
  br i1 %again, label %head, label %behind
behind:                                           ; preds = %latch, %ahead
  %q0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %q1 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @S, i32 4096), %ahead ], [ %p.next, %latch ]
  %some.0 = icmp sgt i32 %n, 0
  %some.1 = icmp sgt i32 %n, 32
  br label %tail
tail:                                             ; preds = %behind
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.0, label %read.0, label %over.0
read.0:                                           ; preds = %tail
  %a.at = getelementptr i8, ptr addrspace(3) %q0, i32 %other
  %a.value = load float, ptr addrspace(3) %a.at, align 16
  store volatile float %a.value, ptr addrspace(1) %o, align 4
  br label %over.0
over.0:                                           ; preds = %read.0, %tail
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some.1, label %read.1, label %over.1
read.1:                                           ; preds = %over.0
  %b.at = getelementptr i8, ptr addrspace(3) %q1, i32 %other
  %b.value = load float, ptr addrspace(3) %b.at, align 16
  store volatile float %b.value, ptr addrspace(1) %o, align 4
  br label %over.1
over.1:                                           ; preds = %read.1, %over.0
  ret void
}

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #1 = { convergent nocallback nofree nounwind willreturn }
attributes #2 = { nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { "amdgpu-flat-work-group-size"="128,128" }
; CHECK-NOT: {{.}}
