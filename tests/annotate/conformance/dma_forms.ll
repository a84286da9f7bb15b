; Every form of LDS-DMA: into one base, into the other, and into either.
; Not of base sets: with them it is known that the bases share bytes, since all addresses are constants.
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.buffer.load.lds(<4 x i32>, ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.struct.buffer.load.lds(<4 x i32>, ptr addrspace(3), i32, i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.struct.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.load.to.lds.p7(ptr addrspace(7), ptr addrspace(3), i32, i32, i32)

define amdgpu_kernel void @raw.buffer.load.lds(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.raw.buffer.load.lds(<4 x i32> zeroinitializer, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0) ; expect: A
  call void @llvm.amdgcn.raw.buffer.load.lds(<4 x i32> zeroinitializer, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0) ; expect: B
  %q = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
  call void @llvm.amdgcn.raw.buffer.load.lds(<4 x i32> zeroinitializer, ptr addrspace(3) %q, i32 4, i32 0, i32 0, i32 0, i32 0) ; expect: ldsopt.unknown
  %x = load float, ptr addrspace(3) @A ; expect: A
  ret void
}

define amdgpu_kernel void @raw.ptr.buffer.load.lds(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0) ; expect: A
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0) ; expect: B
  %q = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 4, i32 0, i32 0, i32 0, i32 0) ; expect: ldsopt.unknown
  %x = load float, ptr addrspace(3) @A ; expect: A
  ret void
}

define amdgpu_kernel void @struct.buffer.load.lds(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.struct.buffer.load.lds(<4 x i32> zeroinitializer, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0, i32 0) ; expect: A
  call void @llvm.amdgcn.struct.buffer.load.lds(<4 x i32> zeroinitializer, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0, i32 0) ; expect: B
  %q = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
  call void @llvm.amdgcn.struct.buffer.load.lds(<4 x i32> zeroinitializer, ptr addrspace(3) %q, i32 4, i32 0, i32 0, i32 0, i32 0, i32 0) ; expect: ldsopt.unknown
  %x = load float, ptr addrspace(3) @A ; expect: A
  ret void
}

define amdgpu_kernel void @struct.ptr.buffer.load.lds(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.struct.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0, i32 0) ; expect: A
  call void @llvm.amdgcn.struct.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0, i32 0) ; expect: B
  %q = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
  call void @llvm.amdgcn.struct.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 4, i32 0, i32 0, i32 0, i32 0, i32 0) ; expect: ldsopt.unknown
  %x = load float, ptr addrspace(3) @A ; expect: A
  ret void
}

define amdgpu_kernel void @global.load.lds(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %out, ptr addrspace(3) @A, i32 4, i32 0, i32 0) ; expect: A
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %out, ptr addrspace(3) @B, i32 4, i32 0, i32 0) ; expect: B
  %q = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %out, ptr addrspace(3) %q, i32 4, i32 0, i32 0) ; expect: ldsopt.unknown
  %x = load float, ptr addrspace(3) @A ; expect: A
  ret void
}

define amdgpu_kernel void @load.to.lds.p1(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %out, ptr addrspace(3) @A, i32 4, i32 0, i32 0) ; expect: A
  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %out, ptr addrspace(3) @B, i32 4, i32 0, i32 0) ; expect: B
  %q = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %out, ptr addrspace(3) %q, i32 4, i32 0, i32 0) ; expect: ldsopt.unknown
  %x = load float, ptr addrspace(3) @A ; expect: A
  ret void
}

define amdgpu_kernel void @load.to.lds.p7(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.load.to.lds.p7(ptr addrspace(7) null, ptr addrspace(3) @A, i32 4, i32 0, i32 0) ; expect: A
  call void @llvm.amdgcn.load.to.lds.p7(ptr addrspace(7) null, ptr addrspace(3) @B, i32 4, i32 0, i32 0) ; expect: B
  %q = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
  call void @llvm.amdgcn.load.to.lds.p7(ptr addrspace(7) null, ptr addrspace(3) %q, i32 4, i32 0, i32 0) ; expect: ldsopt.unknown
  %x = load float, ptr addrspace(3) @A ; expect: A
  ret void
}
