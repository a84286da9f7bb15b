; The dump of ranges: a copy with marks adds its immediate to its address in LDS, as the plain form does.
; RUN: ldsopt annotate %s --mcpu gfx950 --no-check --dump ranges -o %t.ll 2>&1 | filecheck %s
; RUN: ldsopt check %s --mcpu gfx950 --no-races 2>&1 | filecheck %s --check-prefix JUDGED
target triple = "amdgcn-amd-amdhsa"
@T = internal addrspace(3) global [4096 x i8] poison, align 16
declare void @llvm.amdgcn.raw.buffer.load.async.lds(<4 x i32>, ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.struct.buffer.load.async.lds(<4 x i32>, ptr addrspace(3), i32, i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.struct.ptr.buffer.load.async.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.load.async.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.asyncmark()
declare void @llvm.amdgcn.wait.asyncmark(i16)

; CHECK-LABEL: @forms(
define amdgpu_kernel void @forms(<4 x i32> %w, ptr addrspace(8) %r, ptr addrspace(1) %g) {
  %p = getelementptr i8, ptr addrspace(3) @T, i32 64
  call void @llvm.amdgcn.raw.buffer.load.async.lds(<4 x i32> %w, ptr addrspace(3) %p, i32 4, i32 0, i32 0, i32 256, i32 0) ; CHECK: .raw.buffer{{.*}} LDS bytes @T + 320, 256 each{{$}}
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 0, i32 512, i32 0) ; CHECK: .raw.ptr.buffer{{.*}} LDS bytes @T + 576, 256 each{{$}}
  call void @llvm.amdgcn.struct.buffer.load.async.lds(<4 x i32> %w, ptr addrspace(3) %p, i32 4, i32 0, i32 0, i32 0, i32 256, i32 0) ; CHECK: .struct.buffer{{.*}} LDS bytes @T + 320, 256 each{{$}}
  call void @llvm.amdgcn.struct.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 0, i32 0, i32 512, i32 0) ; CHECK: .struct.ptr.buffer{{.*}} LDS bytes @T + 576, 256 each{{$}}
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %g, ptr addrspace(3) %p, i32 4, i32 256, i32 0) ; CHECK: global{{.*}} LDS bytes @T + 320, 256 each{{$}}
  call void @llvm.amdgcn.load.async.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) %p, i32 4, i32 512, i32 0) ; CHECK: load.async.to{{.*}} LDS bytes @T + 576, 256 each{{$}}
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 0, i32 0, i32 0) ; CHECK: i32 0, i32 0) {{.*}} LDS bytes @T + 64, 256 each{{$}}
  ret void
}

; The wait leaves the second copy, and its bytes are read: those are the ones that its immediate leads to.
; JUDGED-NOT: in reads_the_first
; JUDGED: missing-wait in reads_the_second:
; JUDGED-NOT: in reads_the_first
define amdgpu_kernel void @reads_the_first(ptr addrspace(8) %r, ptr addrspace(1) %o) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @T, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @T, i32 4, i32 0, i32 0, i32 1024, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.wait.asyncmark(i16 1)
  %v = load i32, ptr addrspace(3) @T
  store i32 %v, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @reads_the_second(ptr addrspace(8) %r, ptr addrspace(1) %o) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @T, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @T, i32 4, i32 0, i32 0, i32 1024, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.wait.asyncmark(i16 1)
  %v = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @T, i32 1024)
  store i32 %v, ptr addrspace(1) %o
  ret void
}
