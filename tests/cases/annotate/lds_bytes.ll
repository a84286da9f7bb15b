; The dump of ranges: the bytes of LDS that each access may touch.
; DEFINE: %{dump} = ldsopt annotate %s --no-check --dump ranges -o %t.ll
; RUN: %{dump} --mcpu gfx942 2>&1 | filecheck %s
; RUN: %{dump} --mcpu gfx950 2>&1 | filecheck %s --check-prefix GFX950
; RUN: %{dump} --mcpu gfx1030 2>&1 | filecheck %s --check-prefix GFX1030
; RUN: %{dump} --mcpu gfx1250 2>&1 | filecheck %s --check-prefix GFX1250
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@S = internal addrspace(3) global [512 x i8] poison, align 16
@T = internal addrspace(3) global [4096 x i8] poison, align 16
@external = external addrspace(3) global [16 x i8], align 16
@extern_weak = extern_weak addrspace(3) global [16 x i8], align 16
@weak = weak addrspace(3) global [16 x i8] poison, align 16
@common = common addrspace(3) global [16 x i8] zeroinitializer, align 16
@linkonce = linkonce addrspace(3) global [16 x i8] poison, align 16
@internal = internal addrspace(3) global [16 x i8] poison, align 16
@weak_odr = weak_odr addrspace(3) global [16 x i8] poison, align 16
@linkonce_odr = linkonce_odr hidden addrspace(3) global [16 x i8] poison, align 16
@own = addrspace(3) global [16 x i8] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)
declare void @llvm.memset.p3.i64(ptr addrspace(3), i8, i64, i1)
declare void @llvm.memcpy.p3.p3.i64(ptr addrspace(3), ptr addrspace(3), i64, i1)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p3.p1.i32(ptr addrspace(3), ptr addrspace(1), i32, i1)
declare <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3))
declare i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3), i1)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1), ptr addrspace(3), i32, i32)

; CHECK-LABEL: @size(
; GFX950-LABEL: @size(
define amdgpu_kernel void @size(i32 %n, ptr addrspace(1) %out) {
  %p = getelementptr i8, ptr addrspace(3) @T, i32 64
  %a = load i8, ptr addrspace(3) %p           ; CHECK: %a = {{.*}} LDS bytes @T + 64, 1 each{{$}}
  %b = load <3 x i32>, ptr addrspace(3) %p    ; CHECK: %b = {{.*}} LDS bytes @T + 64, 12 each{{$}}
  %c = load <8 x half>, ptr addrspace(3) %p   ; CHECK: %c = {{.*}} LDS bytes @T + 64, 16 each{{$}}
  %d = load i1, ptr addrspace(3) %p           ; CHECK: %d = {{.*}} LDS bytes @T + 64, 1 each{{$}}
  store double 0.0, ptr addrspace(3) %p       ; CHECK: store double {{.*}} LDS bytes @T + 64, 8 each{{$}}
  store { i8, i32 } zeroinitializer, ptr addrspace(3) %p ; CHECK: store { i8, i32 } {{.*}} LDS bytes @T + 64, 8 each{{$}}
  %e = atomicrmw add ptr addrspace(3) %p, i64 1 monotonic ; CHECK: %e = {{.*}} LDS bytes @T + 64, 8 each{{$}}
  %f = cmpxchg ptr addrspace(3) %p, i32 0, i32 1 monotonic monotonic ; CHECK: %f = {{.*}} LDS bytes @T + 64, 4 each{{$}}
  call void @llvm.memset.p3.i64(ptr addrspace(3) %p, i8 0, i64 100, i1 false) ; CHECK: memset.p3.i64({{.*}} LDS bytes @T + 64, 100 each{{$}}
  call void @llvm.memset.p3.i32(ptr addrspace(3) %p, i8 0, i32 %n, i1 false)  ; CHECK: memset.p3.i32({{.*}} LDS bytes @T + anything, 1 each{{$}}
  call void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) @S, ptr addrspace(3) @T, i64 16, i1 false) ; CHECK: p3.p3.i64({{.*}} LDS bytes @S + 0, 16 each, @T + 0, 16 each{{$}}
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) @S, ptr addrspace(1) %out, i64 16, i1 false) ; CHECK: p3.p1.i64({{.*}} LDS bytes @S + 0, 16 each{{$}}
  call void @llvm.memcpy.p3.p1.i32(ptr addrspace(3) @S, ptr addrspace(1) %out, i32 16, i1 false) ; CHECK: p3.p1.i32({{.*}} LDS bytes @S + 0, 16 each{{$}}
  %g = call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) %p) ; GFX950: %g = {{.*}} LDS bytes @T + 64, 8 each{{$}}
  ret void
}

; A copy writes a piece for each lane of the wave: base + immediate + lane * 4 (AMD CDNA3 ISA, 9.1.9). Lanes of twelve bytes
; lie sixteen apart. Lanes 0 to 31 of 64 may be within the 512 bytes of S, or lanes 32 to 63.
; CHECK-LABEL: @copies(
; GFX1030-LABEL: @copies(
; GFX1250-LABEL: @copies(
define amdgpu_kernel void @copies(i32 %n, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
  %p = getelementptr i8, ptr addrspace(3) @T, i32 64
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 0, i32 0, i32 0)   ; CHECK: %p, i32 4, {{.*}} i32 0, i32 0) {{.*}} LDS bytes @T + 64, 256 each{{$}}
; GFX1030: %p, i32 4, {{.*}} LDS bytes @T + 64, 128 each{{$}}
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 16, i32 0, i32 0, i32 0, i32 0)  ; CHECK: %p, i32 16, {{.*}} LDS bytes @T + 64, 1024 each{{$}}
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 12, i32 0, i32 0, i32 0, i32 0)  ; CHECK: %p, i32 12, {{.*}} LDS bytes @T + 64, 1020 each{{$}}
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 0, i32 256, i32 0) ; CHECK: i32 256, i32 0) {{.*}} LDS bytes @T + 320, 256 each{{$}}
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 1, i32 0, i32 0, i32 0, i32 0)   ; CHECK: %p, i32 1, {{.*}} LDS bytes @T + 64, 256 each{{$}}
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 2, i32 0, i32 0, i32 0, i32 0)   ; CHECK: %p, i32 2, {{.*}} LDS bytes @T + 64, 256 each{{$}}
  %s = select i1 %c, ptr addrspace(3) @S, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 384)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %s, i32 4, i32 0, i32 0, i32 0, i32 0)   ; CHECK: %s, i32 4, {{.*}} LDS bytes @S + [0, 384] step 384, 256 each{{$}}
  %t = select i1 %c, ptr addrspace(3) @S, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 -128)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %t, i32 4, i32 0, i32 0, i32 0, i32 0)   ; CHECK: %t, i32 4, {{.*}} LDS bytes @S + [4294967168, 0] step 128, 256 each{{$}}
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %out, ptr addrspace(3) %p, i32 32, i32 0) ; GFX1250: LDS bytes @T + 96, 16 each{{$}}
  ret void
}

; What lies outside of the variable is left out, where its end is known here.
; CHECK-LABEL: @within(
; GFX950-LABEL: @within(
define amdgpu_kernel void @within(i32 %n, i1 %c, ptr addrspace(1) %out) {
  %r = srem i32 %n, 16
  %i = shl nsw i32 %r, 2
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %i
  %a = load i32, ptr addrspace(3) %p ; CHECK: %a = {{.*}} LDS bytes @S + [0, 60] step 4, 4 each{{$}}
  %m = and i32 %n, 255
  %j = shl i32 %m, 2
  %q = getelementptr i8, ptr addrspace(3) @S, i32 %j
  %b = load i32, ptr addrspace(3) %q ; CHECK: %b = {{.*}} LDS bytes @S + [0, 508] step 4, 4 each{{$}}
  %k = shl i32 %n, 2
  %s = getelementptr i8, ptr addrspace(3) @A, i32 %k
  %d = load i32, ptr addrspace(3) %s ; CHECK: %d = {{.*}} LDS bytes @A + [0, 65532] step 4, 4 each{{$}}
; GFX950: %d = {{.*}} LDS bytes @A + [0, 163836] step 4, 4 each{{$}}
  store i32 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @external, i32 32)     ; CHECK: @external, {{.*}} LDS bytes @external + 32, 4 each{{$}}
  store i32 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @extern_weak, i32 32)  ; CHECK: @extern_weak, {{.*}} LDS bytes @extern_weak + 32, 4 each{{$}}
  store i32 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @weak, i32 32)         ; CHECK: @weak, {{.*}} LDS bytes @weak + 32, 4 each{{$}}
  store i32 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @common, i32 32)       ; CHECK: @common, {{.*}} LDS bytes @common + 32, 4 each{{$}}
  store i32 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @linkonce, i32 32)     ; CHECK: @linkonce, {{.*}} LDS bytes @linkonce + 32, 4 each{{$}}
  store i32 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @internal, i32 32)     ; CHECK: @internal, {{.*}} LDS bytes {{$}}
  store i32 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @weak_odr, i32 32)     ; CHECK: @weak_odr, {{.*}} LDS bytes {{$}}
  store i32 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @linkonce_odr, i32 32) ; CHECK: @linkonce_odr, {{.*}} LDS bytes {{$}}
  store i32 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @own, i32 32)          ; CHECK: @own, {{.*}} LDS bytes {{$}}
  %t = select i1 %c, ptr addrspace(3) @S, ptr addrspace(3) @T
  %e = load i32, ptr addrspace(3) %t ; CHECK: %e = {{.*}} LDS bytes @S + 0, 4 each, @T + 0, 4 each{{$}}
  %u = load ptr addrspace(3), ptr addrspace(1) %out
  %f = load i32, ptr addrspace(3) %u ; CHECK: %f = {{.*}} LDS bytes any{{$}}
  %v = inttoptr i32 64 to ptr addrspace(3)
  %g = load i32, ptr addrspace(3) %v ; CHECK: %g = {{.*}} LDS bytes anything, 1 each{{$}}
  ret void
}

; Where lanes choose between a slot and an address far away, which front-ends do not to copy at all: beyond all LDS it is in no
; variable. Of an address in m0 the lowest 16 to 18 bits alone count: 1 << 25 is byte 0; all bits set lie beyond the 160 KiB of
; gfx950, and are the last byte of 64 KiB.
; CHECK-LABEL: @beyond(
; GFX950-LABEL: @beyond(
define amdgpu_kernel void @beyond(i32 %n, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
  %p = getelementptr i8, ptr addrspace(3) @T, i32 64
  %q1 = select i1 %c, ptr addrspace(3) %p, ptr addrspace(3) inttoptr (i32 2147483647 to ptr addrspace(3))
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %out, ptr addrspace(3) %q1, i32 0, i32 0) ; CHECK: %q1, i32 0, i32 0) {{.*}} LDS bytes @T + 64, 16 each{{$}}
  %q2 = select i1 %c, ptr addrspace(3) %p, ptr addrspace(3) inttoptr (i32 33554432 to ptr addrspace(3))
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %out, ptr addrspace(3) %q2, i32 0, i32 0) ; CHECK: %q2, i32 0, i32 0) {{.*}} LDS bytes @T + 64, 16 each{{$}}
  %q3 = select i1 %c, ptr addrspace(3) %p, ptr addrspace(3) inttoptr (i32 64 to ptr addrspace(3))
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %out, ptr addrspace(3) %q3, i32 0, i32 0) ; CHECK: %q3, {{.*}} LDS bytes anything, 1 each, @T + 64, 16 each{{$}}
  %q4 = select i1 %c, ptr addrspace(3) %p, ptr addrspace(3) inttoptr (i32 163840 to ptr addrspace(3))
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %out, ptr addrspace(3) %q4, i32 0, i32 0) ; CHECK: %q4, {{.*}} LDS bytes anything, 1 each, @T + 64, 16 each{{$}}
  %q5 = select i1 %c, ptr addrspace(3) %p, ptr addrspace(3) inttoptr (i32 -64 to ptr addrspace(3))
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %out, ptr addrspace(3) %q5, i32 0, i32 0) ; CHECK: %q5, {{.*}} LDS bytes anything, 1 each, @T + 64, 16 each{{$}}
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %q2, i32 4, i32 0, i32 0, i32 0, i32 0) ; CHECK: %q2, i32 4, {{.*}} LDS bytes anything, 1 each, @T
  %x = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) %q2, i1 false) ; CHECK: %x = {{.*}} LDS bytes anything, 1 each, @T
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %q1, i32 4, i32 0, i32 0, i32 0, i32 0) ; CHECK: %q1, i32 4, {{.*}} LDS bytes anything, 1 each, @T + 64, 256 each{{$}}
; GFX950: %q1, i32 4, {{.*}} LDS bytes @T + 64, 256 each{{$}}
  %q6 = select i1 %c, ptr addrspace(3) %p, ptr addrspace(3) inttoptr (i64 6442450943 to ptr addrspace(3))
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %q6, i32 4, i32 0, i32 0, i32 0, i32 0) ; CHECK: %q6, {{.*}} LDS bytes anything, 1 each, @T + 64, 256 each{{$}}
  ret void
}
