; LDS barriers of gfx1250: a producer's arrival makes a tile ready, a consumer's arrivals make it empty again.
; DEFINE: %{run} = ldsopt simulate - --mcpu gfx1250 --block 64 --arg "in: i32[512]=arange" --arg "out: i32[512]=zeros" --arg i32=3 --kernel
; DEFINE: %{each} = %{run} stores --schedule
; RUN: variant RIGHT %s | %{each} forward | filecheck %s --check-prefix RIGHT
; RUN: variant RIGHT %s | %{each} reverse | filecheck %s --check-prefix RIGHT
; RUN: variant RIGHT %s | %{each} fine | filecheck %s --check-prefix RIGHT
; RUN: variant RIGHT,ATOMIC %s | %{each} fine | filecheck %s --check-prefix RIGHT
; RIGHT: no findings

; A wait or an arrival is missing, or comes too early.
; RUN: variant UNWAITED %s | exits 1 %{run} stores | filecheck %s --check-prefix RACE
; RUN: variant EARLY %s | exits 1 %{run} stores | filecheck %s --check-prefix RACE
; RUN: variant RELEASED %s | exits 1 %{each} fine | filecheck %s --check-prefix RACE
; RACE: race: wave {{[01]}} {{reads|writes}} LDS byte {{[0-9]+}} that wave {{[01]}} {{wrote|touched}}, with no barrier between
; RUN: variant MANY %s | exits 1 %{run} stores | filecheck %s --check-prefix LOST
; RUN: variant KEPT %s | exits 1 %{run} stores | filecheck %s --check-prefix LOST
; LOST: deadlock: wave {{[01]}} waits in a loop, and no wave will store what ends it

; An asynchronous arrival comes behind the copies in front of it, a tensor copy's own behind it and the earlier ones.
; DEFINE: %{late} = %{run} copies --dma latest
; DEFINE: %{soon} = %{run} copies --dma earliest --schedule reverse
; RUN: variant ASYNC,BEHIND %s | %{late} | filecheck %s --check-prefix RIGHT
; RUN: variant ASYNC,BEHIND %s | %{soon} | filecheck %s --check-prefix RIGHT
; RUN: variant ASYNC,BEHIND %s | %{late} --no-checks | filecheck %s --check-prefix RIGHT
; RUN: variant ASYNC,BETWEEN %s | exits 1 %{late} | filecheck %s --check-prefix RACE
; RUN: variant ASYNC,BETWEEN %s | exits 1 %{soon} | filecheck %s --check-prefix RACE
; RUN: variant ASYNC,PLAIN %s | exits 1 %{late} | filecheck %s --check-prefix RACE
; RUN: variant ASYNC,PLAIN %s | exits 1 %{soon} | filecheck %s --check-prefix RACE
; RUN: variant OFSECOND %s | %{late} | filecheck %s --check-prefix RIGHT
; RUN: variant OFSECOND %s | %{soon} | filecheck %s --check-prefix RIGHT
; RUN: variant OFFIRST %s | exits 1 %{late} | filecheck %s --check-prefix RACE
; RUN: variant OFFIRST %s | exits 1 %{soon} | filecheck %s --check-prefix RACE

; The wait is for all that arrived: two waves, each with a part of the tile.
; RUN: variant RIGHT %s | ldsopt simulate - --mcpu gfx1250 --block 96 --arg "out: i32[512]=zeros" --kernel parts | filecheck %s --check-prefix RIGHT

; Versions are compared under every schedule. What an execution shows is definite.
; RUN: variant RIGHT %s > %t.a.ll
; RUN: variant ATOMIC %s > %t.b.ll
; RUN: variant EARLY %s > %t.c.ll
; RUN: ldsopt verify %t.a.ll %t.b.ll --mcpu gfx1250 --kernel stores --block 64 --arg "in: i32[512]=arange" --arg "out: i32[512]=zeros" --arg i32=3 | filecheck %s --check-prefix EQUAL
; RUN: variant ASYNC,BEHIND %s > %t.d.ll
; RUN: variant OFSECOND %s > %t.e.ll
; RUN: ldsopt verify %t.d.ll %t.e.ll --mcpu gfx1250 --kernel copies --block 64 --arg "in: i32[512]=arange" --arg "out: i32[512]=zeros" --arg i32=3 | filecheck %s --check-prefix EQUAL
; EQUAL: equal
; RUN: ldsopt check %t.a.ll --mcpu gfx1250 | filecheck %s --check-prefix FREE
; RUN: exits 1 ldsopt check %t.c.ll --mcpu gfx1250 | filecheck %s --check-prefix DEFINITE
; FREE-NOT: definite wave-race
; DEFINITE: definite wave-race in stores
target triple = "amdgcn-amd-amdhsa"
@words = internal addrspace(3) global [2 x i64] poison, align 16
@tile = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.sleep(i32)
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
declare i64 @llvm.amdgcn.ds.atomic.barrier.arrive.rtn.b64(ptr addrspace(3), i64)
declare void @llvm.amdgcn.ds.atomic.async.barrier.arrive.b64(ptr addrspace(3))
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32>, <8 x i32>, i32)

; Wave 0 stores a tile, each lane arrives; wave 1 reads it.
define amdgpu_kernel void @stores(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %rounds) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %id)
  %lane = and i32 %id, 31
  %isfirst = icmp eq i32 %id, 0
  %isproducer = icmp eq i32 %wave, 0
  %empty = getelementptr i64, ptr addrspace(3) @words, i32 1
  %own = getelementptr i32, ptr addrspace(3) @tile, i32 %lane
  %mirrored = xor i32 %lane, 31
  %theirs = getelementptr i32, ptr addrspace(3) @tile, i32 %mirrored
  br i1 %isfirst, label %initialize, label %begin
initialize:
  store i64 133143986207, ptr addrspace(3) @words ; but MANY
;MANY  store i64 137438953504, ptr addrspace(3) @words
  store i64 133143986207, ptr addrspace(3) %empty
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  br i1 %isproducer, label %produce, label %consume
produce:
  %p = phi i32 [ 0, %begin ], [ %p.next, %produced ]
  %p.odd = and i32 %p, 1
  %p.phase = xor i32 %p.odd, 1
  br label %full ; but RELEASED
;RELEASED  br label %fill
full:
  call void @llvm.amdgcn.s.sleep(i32 1)
  %e.word = load i64, ptr addrspace(3) %empty ; but ATOMIC
;ATOMIC  %e.word = load atomic i64, ptr addrspace(3) %empty syncscope("workgroup") acquire, align 8
  %e.low = trunc i64 %e.word to i32
  %e.bits = lshr i32 %e.low, 29
  %e.phase = and i32 %e.bits, 1
  %isfull = icmp eq i32 %e.phase, %p.phase
  br i1 %isfull, label %full, label %fill
fill:
;EARLY  %sooner = call i64 @llvm.amdgcn.ds.atomic.barrier.arrive.rtn.b64(ptr addrspace(3) @words, i64 1)
  %value = add i32 %lane, %p
  store i32 %value, ptr addrspace(3) %own
  %later = call i64 @llvm.amdgcn.ds.atomic.barrier.arrive.rtn.b64(ptr addrspace(3) @words, i64 1) ; but EARLY
  br label %produced
produced:
  %p.next = add i32 %p, 1
  %p.more = icmp slt i32 %p.next, %rounds
  br i1 %p.more, label %produce, label %end
consume:
  %c = phi i32 [ 0, %begin ], [ %c.next, %consumed ]
  %c.phase = and i32 %c, 1
  br label %ready ; but UNWAITED
;UNWAITED  br label %take
ready:
  call void @llvm.amdgcn.s.sleep(i32 1)
  %r.word = load i64, ptr addrspace(3) @words ; but ATOMIC
;ATOMIC  %r.word = load atomic i64, ptr addrspace(3) @words syncscope("workgroup") acquire, align 8
  %r.low = trunc i64 %r.word to i32
  %r.bits = lshr i32 %r.low, 29
  %r.phase = and i32 %r.bits, 1
  %isempty = icmp eq i32 %r.phase, %c.phase
  br i1 %isempty, label %ready, label %take
take:
  %got = load i32, ptr addrspace(3) %theirs
  %done = call i64 @llvm.amdgcn.ds.atomic.barrier.arrive.rtn.b64(ptr addrspace(3) %empty, i64 1) ; but KEPT
  %at = mul i32 %c, 32
  %index = add i32 %at, %lane
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %index
  store i32 %got, ptr addrspace(1) %place
  br label %consumed
consumed:
  %c.next = add i32 %c, 1
  %c.more = icmp slt i32 %c.next, %rounds
  br i1 %c.more, label %consume, label %end
end:
  ret void
}

; Wave 0 copies two halves of a tile; wave 1 reads both.
define amdgpu_kernel void @copies(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %rounds) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %id)
  %lane = and i32 %id, 31
  %isfirst = icmp eq i32 %id, 0
  %isproducer = icmp eq i32 %wave, 0
  %first = getelementptr i32, ptr addrspace(3) @tile, i32 %lane
  %second = getelementptr i32, ptr addrspace(3) %first, i32 32
  br i1 %isfirst, label %initialize, label %begin
initialize:
;ASYNC  store i64 133143986207, ptr addrspace(3) @words
;OFFIRST,OFSECOND  store i64 0, ptr addrspace(3) @words
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  br i1 %isproducer, label %produce, label %ready
produce:
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %lane
  %further = getelementptr i32, ptr addrspace(1) %from, i32 32
;ASYNC  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %from, ptr addrspace(3) %first, i32 0, i32 0)
;BETWEEN  call void @llvm.amdgcn.ds.atomic.async.barrier.arrive.b64(ptr addrspace(3) @words)
;ASYNC  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %further, ptr addrspace(3) %second, i32 0, i32 0)
;BEHIND  call void @llvm.amdgcn.ds.atomic.async.barrier.arrive.b64(ptr addrspace(3) @words)
;PLAIN  %ordinary = call i64 @llvm.amdgcn.ds.atomic.barrier.arrive.rtn.b64(ptr addrspace(3) @words, i64 1)
;OFFIRST,OFSECOND  %source = ptrtoint ptr addrspace(1) %in to i64
;OFFIRST,OFSECOND  %low = trunc i64 %source to i32
;OFFIRST,OFSECOND  %top = lshr i64 %source, 32
;OFFIRST,OFSECOND  %high = trunc i64 %top to i32
;OFFIRST,OFSECOND  %to = ptrtoint ptr addrspace(3) @tile to i32
;OFFIRST,OFSECOND  %next = add i32 %to, 128
;OFFIRST,OFSECOND  %a = insertelement <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>, i32 %to, i64 1
;OFFIRST,OFSECOND  %b = insertelement <4 x i32> %a, i32 %low, i64 2
;OFFIRST,OFSECOND  %tile0 = insertelement <4 x i32> %b, i32 %high, i64 3
;OFFIRST,OFSECOND  %behind = add i32 %low, 128
;OFFIRST,OFSECOND  %moved = insertelement <4 x i32> %tile0, i32 %next, i64 1
;OFFIRST,OFSECOND  %tile1 = insertelement <4 x i32> %moved, i32 %behind, i64 2
;OFFIRST,OFSECOND  %barrier = ptrtoint ptr addrspace(3) @words to i32
;OFFIRST,OFSECOND  %eighth = lshr i32 %barrier, 3
;OFFIRST,OFSECOND  %sizes = or i32 %eighth, 2097152
;OFFIRST,OFSECOND  %plain = insertelement <8 x i32> <i32 131072, i32 poison, i32 65536, i32 2097152, i32 1, i32 32, i32 0, i32 0>, i32 %sizes, i64 1
;OFFIRST,OFSECOND  %arriving = insertelement <8 x i32> %plain, i32 393216, i64 0
;OFFIRST  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %tile0, <8 x i32> %arriving, i32 0)
;OFFIRST  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %tile1, <8 x i32> %plain, i32 0)
;OFSECOND  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %tile0, <8 x i32> %plain, i32 0)
;OFSECOND  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %tile1, <8 x i32> %arriving, i32 0)
  br label %end
ready:
  call void @llvm.amdgcn.s.sleep(i32 1)
  %r.word = load i64, ptr addrspace(3) @words
  %r.low = trunc i64 %r.word to i32
  %r.phase = lshr i32 %r.low, 29
  %isempty = icmp eq i32 %r.phase, 0
  br i1 %isempty, label %ready, label %take
take:
  %x = load i32, ptr addrspace(3) %first
  %y = load i32, ptr addrspace(3) %second
  %sum = add i32 %x, %y
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %lane
  store i32 %sum, ptr addrspace(1) %place
  br label %end
end:
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  ret void
}

; Waves 0 and 1 store a part each and arrive; wave 2 reads both.
define amdgpu_kernel void @parts(ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %id)
  %lane = and i32 %id, 31
  %isfirst = icmp eq i32 %id, 0
  %isproducer = icmp ult i32 %first, 64
  br i1 %isfirst, label %initialize, label %begin
initialize:
  store i64 270582939711, ptr addrspace(3) @words
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  br i1 %isproducer, label %produce, label %ready
produce:
  %own = getelementptr i32, ptr addrspace(3) @tile, i32 %id
  store i32 %id, ptr addrspace(3) %own
  %count = call i64 @llvm.amdgcn.ds.atomic.barrier.arrive.rtn.b64(ptr addrspace(3) @words, i64 1)
  br label %end
ready:
  call void @llvm.amdgcn.s.sleep(i32 1)
  %word = load i64, ptr addrspace(3) @words
  %low = trunc i64 %word to i32
  %phase = lshr i32 %low, 29
  %isempty = icmp eq i32 %phase, 0
  br i1 %isempty, label %ready, label %take
take:
  %left = getelementptr i32, ptr addrspace(3) @tile, i32 %lane
  %right = getelementptr i32, ptr addrspace(3) %left, i32 32
  %x = load i32, ptr addrspace(3) %left
  %y = load i32, ptr addrspace(3) %right
  %sum = add i32 %x, %y
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %lane
  store i32 %sum, ptr addrspace(1) %place
  br label %end
end:
  ret void
}
