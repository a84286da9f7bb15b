; Intrinsics that read LDS are accesses like loads.
; Not of base sets: with them it is known that the bases share bytes, since all addresses are constants.
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare <2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3))
declare <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3))
declare <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3))
declare <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3))
declare <2 x i32> @llvm.amdgcn.ds.load.tr4.b64.v2i32(ptr addrspace(3))
declare <3 x i32> @llvm.amdgcn.ds.load.tr6.b96.v3i32(ptr addrspace(3))
declare <2 x i32> @llvm.amdgcn.ds.load.tr8.b64.v2i32(ptr addrspace(3))
declare <8 x i16> @llvm.amdgcn.ds.load.tr16.b128.v8i16(ptr addrspace(3))
declare i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3), i1)
declare i32 @llvm.amdgcn.ds.consume.p3(ptr addrspace(3), i1)
declare void @llvm.amdgcn.ds.atomic.async.barrier.arrive.b64(ptr addrspace(3))
declare i64 @llvm.amdgcn.ds.atomic.barrier.arrive.rtn.b64(ptr addrspace(3), i64)

define amdgpu_kernel void @ds.read.tr4.b64.v2i32(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %x = call <2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3) @A) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @ds.read.tr6.b96.v3i32(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %x = call <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3) @A) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @ds.read.tr8.b64.v2i32(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %x = call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) @A) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @ds.read.tr16.b64.v4i16(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %x = call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) @A) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @ds.load.tr4.b64.v2i32(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %x = call <2 x i32> @llvm.amdgcn.ds.load.tr4.b64.v2i32(ptr addrspace(3) @A) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @ds.load.tr6.b96.v3i32(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %x = call <3 x i32> @llvm.amdgcn.ds.load.tr6.b96.v3i32(ptr addrspace(3) @A) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @ds.load.tr8.b64.v2i32(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %x = call <2 x i32> @llvm.amdgcn.ds.load.tr8.b64.v2i32(ptr addrspace(3) @A) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @ds.load.tr16.b128.v8i16(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %x = call <8 x i16> @llvm.amdgcn.ds.load.tr16.b128.v8i16(ptr addrspace(3) @A) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @ds.append.p3(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) @A, i1 false) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @ds.consume.p3(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.ds.consume.p3(ptr addrspace(3) @A, i1 false) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @ds.atomic.async.barrier.arrive.b64(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.ds.atomic.async.barrier.arrive.b64(ptr addrspace(3) @A) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @ds.atomic.barrier.arrive.rtn.b64(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %x = call i64 @llvm.amdgcn.ds.atomic.barrier.arrive.rtn.b64(ptr addrspace(3) @A, i64 1) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}
