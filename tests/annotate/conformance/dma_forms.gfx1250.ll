; Asynchronous copies into LDS, each lane's to an address of its own. Those out of LDS are reads of it, and copies of tensors
; are left.
; Not of base sets: with them it is known that the bases share bytes, since all addresses are constants.
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.global.load.async.to.lds.b8(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.global.load.async.to.lds.b64(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.cluster.load.async.to.lds.b8(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.cluster.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.cluster.load.async.to.lds.b64(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.cluster.load.async.to.lds.b128(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.global.store.async.from.lds.b8(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.global.store.async.from.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.global.store.async.from.lds.b64(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.global.store.async.from.lds.b128(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32>, <8 x i32>, i32)

define amdgpu_kernel void @global.load.async.to.lds.b8(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.global.load.async.to.lds.b8(ptr addrspace(1) %out, ptr addrspace(3) @A, i32 0, i32 0) ; expect: A
  call void @llvm.amdgcn.global.load.async.to.lds.b8(ptr addrspace(1) %out, ptr addrspace(3) @B, i32 0, i32 0) ; expect: B
  %q = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
  call void @llvm.amdgcn.global.load.async.to.lds.b8(ptr addrspace(1) %out, ptr addrspace(3) %q, i32 0, i32 0) ; expect: ldsopt.unknown
  %x = load float, ptr addrspace(3) @A ; expect: A
  ret void
}

define amdgpu_kernel void @global.load.async.to.lds.b32(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %out, ptr addrspace(3) @A, i32 0, i32 0) ; expect: A
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %out, ptr addrspace(3) @B, i32 0, i32 0) ; expect: B
  %q = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %out, ptr addrspace(3) %q, i32 0, i32 0) ; expect: ldsopt.unknown
  %x = load float, ptr addrspace(3) @A ; expect: A
  ret void
}

define amdgpu_kernel void @global.load.async.to.lds.b64(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.global.load.async.to.lds.b64(ptr addrspace(1) %out, ptr addrspace(3) @A, i32 0, i32 0) ; expect: A
  call void @llvm.amdgcn.global.load.async.to.lds.b64(ptr addrspace(1) %out, ptr addrspace(3) @B, i32 0, i32 0) ; expect: B
  %q = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
  call void @llvm.amdgcn.global.load.async.to.lds.b64(ptr addrspace(1) %out, ptr addrspace(3) %q, i32 0, i32 0) ; expect: ldsopt.unknown
  %x = load float, ptr addrspace(3) @A ; expect: A
  ret void
}

define amdgpu_kernel void @global.load.async.to.lds.b128(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %out, ptr addrspace(3) @A, i32 0, i32 0) ; expect: A
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %out, ptr addrspace(3) @B, i32 0, i32 0) ; expect: B
  %q = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %out, ptr addrspace(3) %q, i32 0, i32 0) ; expect: ldsopt.unknown
  %x = load float, ptr addrspace(3) @A ; expect: A
  ret void
}

define amdgpu_kernel void @cluster.load.async.to.lds.b8(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.cluster.load.async.to.lds.b8(ptr addrspace(1) %out, ptr addrspace(3) @A, i32 0, i32 0, i32 0) ; expect: A
  call void @llvm.amdgcn.cluster.load.async.to.lds.b8(ptr addrspace(1) %out, ptr addrspace(3) @B, i32 0, i32 0, i32 0) ; expect: B
  %q = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
  call void @llvm.amdgcn.cluster.load.async.to.lds.b8(ptr addrspace(1) %out, ptr addrspace(3) %q, i32 0, i32 0, i32 0) ; expect: ldsopt.unknown
  %x = load float, ptr addrspace(3) @A ; expect: A
  ret void
}

define amdgpu_kernel void @cluster.load.async.to.lds.b32(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.cluster.load.async.to.lds.b32(ptr addrspace(1) %out, ptr addrspace(3) @A, i32 0, i32 0, i32 0) ; expect: A
  call void @llvm.amdgcn.cluster.load.async.to.lds.b32(ptr addrspace(1) %out, ptr addrspace(3) @B, i32 0, i32 0, i32 0) ; expect: B
  %q = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
  call void @llvm.amdgcn.cluster.load.async.to.lds.b32(ptr addrspace(1) %out, ptr addrspace(3) %q, i32 0, i32 0, i32 0) ; expect: ldsopt.unknown
  %x = load float, ptr addrspace(3) @A ; expect: A
  ret void
}

define amdgpu_kernel void @cluster.load.async.to.lds.b64(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.cluster.load.async.to.lds.b64(ptr addrspace(1) %out, ptr addrspace(3) @A, i32 0, i32 0, i32 0) ; expect: A
  call void @llvm.amdgcn.cluster.load.async.to.lds.b64(ptr addrspace(1) %out, ptr addrspace(3) @B, i32 0, i32 0, i32 0) ; expect: B
  %q = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
  call void @llvm.amdgcn.cluster.load.async.to.lds.b64(ptr addrspace(1) %out, ptr addrspace(3) %q, i32 0, i32 0, i32 0) ; expect: ldsopt.unknown
  %x = load float, ptr addrspace(3) @A ; expect: A
  ret void
}

define amdgpu_kernel void @cluster.load.async.to.lds.b128(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.cluster.load.async.to.lds.b128(ptr addrspace(1) %out, ptr addrspace(3) @A, i32 0, i32 0, i32 0) ; expect: A
  call void @llvm.amdgcn.cluster.load.async.to.lds.b128(ptr addrspace(1) %out, ptr addrspace(3) @B, i32 0, i32 0, i32 0) ; expect: B
  %q = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
  call void @llvm.amdgcn.cluster.load.async.to.lds.b128(ptr addrspace(1) %out, ptr addrspace(3) %q, i32 0, i32 0, i32 0) ; expect: ldsopt.unknown
  %x = load float, ptr addrspace(3) @A ; expect: A
  ret void
}

define amdgpu_kernel void @store.b8(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.global.store.async.from.lds.b8(ptr addrspace(1) %out, ptr addrspace(3) @A, i32 0, i32 0) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @store.b32(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.global.store.async.from.lds.b32(ptr addrspace(1) %out, ptr addrspace(3) @A, i32 0, i32 0) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @store.b64(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.global.store.async.from.lds.b64(ptr addrspace(1) %out, ptr addrspace(3) @A, i32 0, i32 0) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @store.b128(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.global.store.async.from.lds.b128(ptr addrspace(1) %out, ptr addrspace(3) @A, i32 0, i32 0) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @tensor(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> zeroinitializer, <8 x i32> zeroinitializer, i32 0)
  %x = load float, ptr addrspace(3) @A ; expect: A
  store float %x, ptr addrspace(3) @B ; expect: B
  ret void
}
