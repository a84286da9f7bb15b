; Bodies of a loop: %i is the work-item, %j the iteration, %r what is added to a sum. %in and %out have a word for each
; work-item, at %pi and %po; %odd is true in every second one. A line in front of each says what it is; what stands in
; braces the tests fill in.

; matrix product
  %x = load i32, ptr addrspace(1) %pi
  %a0 = sext i32 %x to i64
  %a1 = {a1}
  %b = xor i64 %a1, 1157442765409226768
  %z = sitofp i32 %j to float
  %c0 = insertelement <4 x float> {c0}, float %z, i64 0
  %p = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %a1, i64 %b, <4 x float> %c0, i32 0, i32 0, i32 0)
  %p1 = extractelement <4 x float> %p, i64 0
  %p2 = extractelement <4 x float> %p, i64 3
  %p3 = fadd float %p1, %p2
  %r = bitcast float %p3 to i32

; under a mask
  br i1 %odd, label %some, label %skip
some:
  %x = load {type}, ptr addrspace(1) %pi, align 4
  store i32 %j, ptr addrspace(1) %po, align 4
  br label %skip
skip:
  %y = phi {type} [ %x, %some ], [ zeroinitializer, %loop ]
  %y1 = bitcast {type} %y to {same}
  %y2 = extractelement {same} %y1, i64 0
  %r = add i32 %y2, %j

; a value that outlives its lanes
  br label %inner
inner:
  %k = phi i32 [ 0, %loop ], [ %k1, %inner ]
  %q = getelementptr i32, ptr addrspace(1) %in, i32 %k
  %q1 = getelementptr i32, ptr addrspace(1) %pi, i32 0
  %x = load <2 x i16>, ptr addrspace(1) %q1, align 4
  %u = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %k, ptr addrspace(3) %u, align 4
  %w = load i32, ptr addrspace(3) %u, align 4
  %k1 = add i32 %k, 1
  %m = and i32 %i, 7
  %d = icmp ult i32 %k1, %m
  br i1 %d, label %inner, label %after
after:
  %x1 = bitcast <2 x i16> %x to i32
  %r = add i32 %x1, %w

; a resource
  %b = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 {records}, i32 {flags})
  %o = shl i32 %i, 2

; buffer: load
  %r = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %b, i32 %o, i32 0, i32 0)

; buffer: load of two words at an odd place
  %o1 = add i32 %o, 2
  %w = call <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) %b, i32 %o1, i32 4, i32 0)
  %r = extractelement <2 x i32> %w, i64 1

; buffer: load of one word for all
  %j4 = shl i32 %j, 2
  %r = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %b, i32 %j4, i32 0, i32 0)

; buffer: load by some
  br i1 %odd, label %some, label %skip
some:
  %x = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %b, i32 %o, i32 0, i32 0)
  br label %skip
skip:
  %r = phi i32 [ %x, %some ], [ 5, %loop ]

; buffer: store
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %j, ptr addrspace(8) %b, i32 %o, i32 0, i32 0)
  %r = load i32, ptr addrspace(1) %pi

; buffer: store of one word for all
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %j, ptr addrspace(8) %b, i32 16, i32 0, i32 0)
  %r = load i32, ptr addrspace(1) %pi

; copy: by a resource
  %b = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 1048576, i32 0)
  %o = shl i32 %i, 2
  %wave = and i32 %i, -64
  %at = getelementptr i32, ptr addrspace(3) @A, i32 %wave
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  %u = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %r = load i32, ptr addrspace(3) %u, align 4

; copy: by a pointer
  %wave = and i32 %i, -64
  %at = getelementptr i32, ptr addrspace(3) @A, i32 %wave
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %pi, ptr addrspace(3) %at, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  %u = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %r = load i32, ptr addrspace(3) %u, align 4

; copy: without a wait
  %wave = and i32 %i, -64
  %at = getelementptr i32, ptr addrspace(3) @A, i32 %wave
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %pi, ptr addrspace(3) %at, i32 4, i32 0, i32 0)
  %u = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %r = load i32, ptr addrspace(3) %u, align 4

; copy: several, a load between, and the wait for the first
  %b = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 1048576, i32 0)
  %o = shl i32 %i, 2
  %wave = and i32 %i, -64
  %at = getelementptr i32, ptr addrspace(3) @A, i32 %wave
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 0, i32 0)
  %x = load i32, ptr addrspace(1) %pi
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 512, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3954)
  %u = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %r = load i32, ptr addrspace(3) %u, align 4

; copy: twenty at once
  %b = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 1048576, i32 0)
  %o = shl i32 %i, 2
  %wave = and i32 %i, -64
  %at = getelementptr i32, ptr addrspace(3) @A, i32 %wave
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 256, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 256, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 256, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 256, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 256, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 256, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 256, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 256, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 256, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 256, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 256, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 256, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 256, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 256, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 256, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 256, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 256, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 256, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 256, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 256, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  %u = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %r = load i32, ptr addrspace(3) %u, align 4

; copy: out of range
  %b = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 300, i32 0)
  %o = shl i32 %i, 2
  %wave = and i32 %i, -64
  %at = getelementptr i32, ptr addrspace(3) @A, i32 %wave
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  %u = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %r = load i32, ptr addrspace(3) %u, align 4

; copy: behind LDS
  %b = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 1048576, i32 0)
  %o = shl i32 %i, 2
  %at = getelementptr i32, ptr addrspace(3) @A, i32 1000
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  %u = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %r = load i32, ptr addrspace(3) %u, align 4

; copy: to what another wave reads
  %b = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 1048576, i32 0)
  %o = shl i32 %i, 2
  %wave = and i32 %i, -64
  %at = getelementptr i32, ptr addrspace(3) @A, i32 %wave
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  %far = xor i32 %i, 64
  %u = getelementptr i32, ptr addrspace(3) @A, i32 %far
  %r = load i32, ptr addrspace(3) %u

; copy: from what another wave writes
  %other = xor i32 %i, 64
  %po2 = getelementptr i32, ptr addrspace(1) %in, i32 %other
  store i32 %j, ptr addrspace(1) %po2
  %b = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 1048576, i32 0)
  %o = shl i32 %i, 2
  %wave = and i32 %i, -64
  %at = getelementptr i32, ptr addrspace(3) @A, i32 %wave
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  %u = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %r = load i32, ptr addrspace(3) %u, align 4

; copy: over a store of its own
  %b = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 1048576, i32 0)
  %o = shl i32 %i, 2
  %wave = and i32 %i, -64
  %at = getelementptr i32, ptr addrspace(3) @A, i32 %wave
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 0, i32 0)
  %v = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %j, ptr addrspace(3) %v
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  %u = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %r = load i32, ptr addrspace(3) %u, align 4

; copy: a barrier while it is in flight
  %b = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 1048576, i32 0)
  %o = shl i32 %i, 2
  %wave = and i32 %i, -64
  %at = getelementptr i32, ptr addrspace(3) @A, i32 %wave
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %at, i32 4, i32 %o, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  %u = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %r = load i32, ptr addrspace(3) %u, align 4

; move: readfirstlane
  %x = load i32, ptr addrspace(1) %pi
  %r = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x)

; move: readfirstlane of a float
  %x = load i32, ptr addrspace(1) %pi
  %f = bitcast i32 %x to float
  %g = call float @llvm.amdgcn.readfirstlane.f32(float %f)
  %r = bitcast float %g to i32

; move: readlane
  %x = load i32, ptr addrspace(1) %pi
  %l = add i32 %j, 60
  %r = call i32 @llvm.amdgcn.readlane.i32(i32 %x, i32 %l)

; move: readlane by lane
  %x = load i32, ptr addrspace(1) %pi
  %r = call i32 @llvm.amdgcn.readlane.i32(i32 %x, i32 %i)

; move: bpermute
  %x = load i32, ptr addrspace(1) %pi
  %a = mul i32 %x, 52
  %r = call i32 @llvm.amdgcn.ds.bpermute(i32 %a, i32 %x)

; move: bpermute of one value
  %x = load i32, ptr addrspace(1) %pi
  %b = call i32 @llvm.amdgcn.ds.bpermute(i32 %x, i32 %j)
  %q = getelementptr i32, ptr addrspace(1) %in, i32 %b
  %y = load i32, ptr addrspace(1) %q
  %r = add i32 %b, %y

; move: swizzle
  %x = load i32, ptr addrspace(1) %pi
  %r = call i32 @llvm.amdgcn.ds.swizzle(i32 %x, i32 4127)

; move: row_shr of an old value
  %x = load i32, ptr addrspace(1) %pi
  %r = call i32 @llvm.amdgcn.update.dpp.i32(i32 %i, i32 %x, i32 273, i32 15, i32 15, i1 false)

; move: row_shr, bound
  %x = load i32, ptr addrspace(1) %pi
  %r = call i32 @llvm.amdgcn.update.dpp.i32(i32 %j, i32 %x, i32 274, i32 5, i32 3, i1 true)

; move: quad_perm of a float
  %x = load i32, ptr addrspace(1) %pi
  %f = bitcast i32 %x to float
  %g = call float @llvm.amdgcn.update.dpp.f32(float 1.0, float %f, i32 27, i32 14, i32 15, i1 false)
  %r = bitcast float %g to i32

; move: mov.dpp
  %x = load i32, ptr addrspace(1) %pi
  %r = call i32 @llvm.amdgcn.mov.dpp.i32(i32 %x, i32 304, i32 15, i32 15, i1 false)

; move: ballot
  %x = load i32, ptr addrspace(1) %pi
  %c0 = trunc i32 %x to i1
  %b = call i64 @llvm.amdgcn.ballot.i64(i1 %c0)
  %t = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %h = lshr i64 %b, 32
  %u = xor i64 %h, %t
  %u1 = xor i64 %u, %b
  %r = trunc i64 %u1 to i32

; move on gfx1100: mov.dpp8
  %x = load i32, ptr addrspace(1) %pi
  %r = call i32 @llvm.amdgcn.mov.dpp8.i32(i32 %x, i32 3243391)

; move on gfx1100: permlane64
  %x = load i32, ptr addrspace(1) %pi
  %r = call i32 @llvm.amdgcn.permlane64.i32(i32 %x)

; move on gfx1100: bpermute in halves
  %x = load i32, ptr addrspace(1) %pi
  %a = mul i32 %x, 52
  %r = call i32 @llvm.amdgcn.ds.bpermute(i32 %a, i32 %x)

; move on gfx1100: ballot of 32
  %x = load i32, ptr addrspace(1) %pi
  %c0 = trunc i32 %x to i1
  %r = call i32 @llvm.amdgcn.ballot.i32(i1 %c0)

; move on gfx950: read of columns
  %u = getelementptr [8 x i8], ptr addrspace(3) @A, i32 %i
  %v = sext i32 %i to i64
  store i64 %v, ptr addrspace(3) %u
  %c1 = call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %u)
  %c2 = bitcast <4 x half> %c1 to <2 x i32>
  %c3 = extractelement <2 x i32> %c2, i64 0
  %c4 = extractelement <2 x i32> %c2, i64 1
  %r = xor i32 %c3, %c4

; move on gfx1250: read of columns of eight
  %u = getelementptr [16 x i8], ptr addrspace(3) @A, i32 %i
  %v = sext i32 %i to i64
  store i64 %v, ptr addrspace(3) %u
  %u8 = getelementptr i64, ptr addrspace(3) %u, i32 1
  store i64 %v, ptr addrspace(3) %u8
  %c1 = call <8 x i16> @llvm.amdgcn.ds.load.tr16.b128.v8i16(ptr addrspace(3) %u)
  %c2 = bitcast <8 x i16> %c1 to <4 x i32>
  %c3 = extractelement <4 x i32> %c2, i64 0
  %c4 = extractelement <4 x i32> %c2, i64 3
  %r = xor i32 %c3, %c4

; a resource of fat pointers
  %b = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %in, i16 0, i64 {records}, i32 {flags})

; fat pointer: load
  %q = getelementptr i32, ptr addrspace(7) %b, i32 %i
  %r = load i32, ptr addrspace(7) %q, align 4

; fat pointer: load behind two steps, one of them back
  %q0 = getelementptr [3 x i32], ptr addrspace(7) %b, i32 0, i32 2
  %q1 = getelementptr i8, ptr addrspace(7) %q0, i32 -8
  %q = getelementptr i32, ptr addrspace(7) %q1, i32 %i
  %r = load i32, ptr addrspace(7) %q, align 4

; fat pointer: load of two words in elements of one
  %q = getelementptr i32, ptr addrspace(7) %b, i32 %i
  %w = load <2 x i32>, ptr addrspace(7) %q, align 4
  %r = extractelement <2 x i32> %w, i64 1

; fat pointer: load of one word for all
  %q = getelementptr i32, ptr addrspace(7) %b, i32 %j
  %r = load i32, ptr addrspace(7) %q, align 4

; fat pointer: load by some
  %q = getelementptr i32, ptr addrspace(7) %b, i32 %i
  br i1 %odd, label %some, label %skip
some:
  %x = load i32, ptr addrspace(7) %q, align 4
  br label %skip
skip:
  %r = phi i32 [ %x, %some ], [ 5, %loop ]

; fat pointer: store
  %q = getelementptr i32, ptr addrspace(7) %b, i32 %i
  store i32 %j, ptr addrspace(7) %q, align 4
  %r = load i32, ptr addrspace(1) %pi

; fat pointer: a pointer that differs by lane from the beginning
  %q = select i1 %odd, ptr addrspace(7) %b, ptr addrspace(7) %b1
  %r = load i32, ptr addrspace(7) %q, align 4

; fat pointer: a struct
  %q = getelementptr i32, ptr addrspace(7) %b, i32 %i
  %w = load { i32, i32 }, ptr addrspace(7) %q, align 4
  %r = extractvalue { i32, i32 } %w, 1

; fat pointer: a resource made anew in each iteration of a loop that lanes leave one by one
  br label %inner
inner:
  %k = phi i32 [ 0, %loop ], [ %k1, %inner ]
  %k1 = add i32 %k, 1
  %one = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %k)
  %e = getelementptr i32, ptr addrspace(1) %in, i32 %one
  %a = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %e, i16 0, i64 4096, i32 FLAGS)
  %q = getelementptr i32, ptr addrspace(7) %a, i32 %i
  %m = and i32 %i, 7
  %d = icmp ult i32 %k1, %m
  br i1 %d, label %inner, label %after
after:
  %o = phi i32 [ %k, %inner ]
  %r = load i32, ptr addrspace(7) %q, align 4

; what runs in all lanes
  br i1 %odd, label %some, label %skip
some:
  %x = call i32 @llvm.amdgcn.set.inactive.i32(i32 %i, i32 7)
  %m = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %x, i32 273, i32 15, i32 15, i1 false)
  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %m)
  %y = add i32 %m, %f
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %y)
  br label %skip
skip:
  %r = phi i32 [ %w, %some ], [ 0, %loop ]

; one lane of one round
  %last = icmp eq i32 %j, 7
  %me = icmp eq i32 %i, 70
  %meant = and i1 %last, %me
