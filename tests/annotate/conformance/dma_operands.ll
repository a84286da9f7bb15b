; The destination is found in the text of a call, however it is written. Names that edits add are new.
; Not of base sets: with them it is known that the bases share bytes, since all addresses are constants.
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

define amdgpu_kernel void @value.0(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %n
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) nonnull align 4 %p, i32 4, i32 0, i32 0, i32 0, i32 0) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @value.1(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %"p, align 4" = getelementptr i8, ptr addrspace(3) @A, i32 %n
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) nonnull align 4 %"p, align 4", i32 4, i32 0, i32 0, i32 0, i32 0) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @value.2(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %"p)" = getelementptr i8, ptr addrspace(3) @A, i32 %n
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) nonnull align 4 %"p)", i32 4, i32 0, i32 0, i32 0, i32 0) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @value.3(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %"a(b" = getelementptr i8, ptr addrspace(3) @A, i32 %n
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) nonnull align 4 %"a(b", i32 4, i32 0, i32 0, i32 0, i32 0) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @value.4(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %"readfirstlane" = getelementptr i8, ptr addrspace(3) @A, i32 %n
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) nonnull align 4 %"readfirstlane", i32 4, i32 0, i32 0, i32 0, i32 0) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @value.5(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %"x  y" = getelementptr i8, ptr addrspace(3) @A, i32 %n
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) nonnull align 4 %"x  y", i32 4, i32 0, i32 0, i32 0, i32 0) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @value.6(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %p.1-$ = getelementptr i8, ptr addrspace(3) @A, i32 %n
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) nonnull align 4 %p.1-$, i32 4, i32 0, i32 0, i32 0, i32 0) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @null.address(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) null, i32 4, i32 0, i32 0, i32 0, i32 0) ; expect: ldsopt.unknown
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @undef.address(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) undef, i32 4, i32 0, i32 0, i32 0, i32 0) ; expect: ldsopt.unknown
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @poison.address(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) poison, i32 4, i32 0, i32 0, i32 0, i32 0) ; expect: ldsopt.unknown
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @plain.call(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @tail.call(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @notail.call(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  notail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @name.of.ours(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %ldsopt.dma0.dst = getelementptr i8, ptr addrspace(3) @A, i32 %n
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0) ; expect: A
  store i32 0, ptr addrspace(3) @B ; expect: B
  ret void
}

define amdgpu_kernel void @behind.phis(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
entry:
  br label %next
next:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0) ; expect: A
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0) ; expect: B
  %j = add i32 %i, 1
  br i1 %c, label %next, label %done
done:
  ret void
}
