; R10 for static variables: each variable of an access behind arms that start copies is hidden from the pass that would tag
; the access.
; RUN: variant NONE %s | ldsopt annotate - --mcpu gfx942 --bases all --no-check -q -o - | filecheck %s

target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [4096 x i8] poison, align 16
@T = internal addrspace(3) global [4096 x i8] poison, align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)
declare void @llvm.memcpy.p3.p3.i32(ptr addrspace(3), ptr addrspace(3), i32, i1)
declare void @llvm.memcpy.p3.p1.i32(ptr addrspace(3), ptr addrspace(1), i32, i1)

; CHECK-LABEL: @lds(
; CHECK: join:
; CHECK-NEXT: [[NEW:%ldsopt.dma[0-9.]+]].addr = ptrtoint ptr addrspace(3) %p to i32
; CHECK-NEXT: [[NEW]].dst = inttoptr i32 [[NEW]].addr to ptr addrspace(3)
; CHECK-NEXT: %v = load i32, ptr addrspace(3) [[NEW]].dst, align 4{{$}}
define amdgpu_kernel void @lds(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %q = getelementptr i8, ptr addrspace(3) @S, i32 4
  %f = addrspacecast ptr addrspace(3) %p to ptr
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @T, i32 4, i32 0, i32 0, i32 0, i32 0)
  br i1 %c, label %one, label %two
one:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
two:
  br label %join
join:
  %v = load i32, ptr addrspace(3) %p, align 4
  %x = add i32 %n, 0
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

; CHECK-LABEL: @flat(
; CHECK: join:
; CHECK-NEXT: [[NEW:%ldsopt.dma[0-9.]+]].addr = ptrtoint ptr %f to i64
; CHECK-NEXT: [[NEW]].dst = inttoptr i64 [[NEW]].addr to ptr
; CHECK-NEXT: %v = load i32, ptr [[NEW]].dst, align 4{{$}}
define amdgpu_kernel void @flat(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %q = getelementptr i8, ptr addrspace(3) @S, i32 4
  %f = addrspacecast ptr addrspace(3) %p to ptr
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @T, i32 4, i32 0, i32 0, i32 0, i32 0)
  br i1 %c, label %one, label %two
one:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
two:
  br label %join
join:
  %v = load i32, ptr %f, align 4
  %x = add i32 %n, 0
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

; CHECK-LABEL: @flat_store_of_an_lds_address(
; CHECK: join:
; CHECK-NEXT: [[NEW:%ldsopt.dma[0-9.]+]].addr = ptrtoint ptr %f to i64
; CHECK-NEXT: [[NEW]].dst = inttoptr i64 [[NEW]].addr to ptr
; CHECK-NEXT: store ptr addrspace(3) %p, ptr [[NEW]].dst, align 4{{$}}
define amdgpu_kernel void @flat_store_of_an_lds_address(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %q = getelementptr i8, ptr addrspace(3) @S, i32 4
  %f = addrspacecast ptr addrspace(3) %p to ptr
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @T, i32 4, i32 0, i32 0, i32 0, i32 0)
  br i1 %c, label %one, label %two
one:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
two:
  br label %join
join:
  store ptr addrspace(3) %p, ptr %f, align 4
  %x = add i32 %n, 0
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

; CHECK-LABEL: @filled(
; CHECK: join:
; CHECK-NEXT: [[NEW:%ldsopt.dma[0-9.]+]].addr = ptrtoint ptr addrspace(3) %p to i32
; CHECK-NEXT: [[NEW]].dst = inttoptr i32 [[NEW]].addr to ptr addrspace(3)
; CHECK-NEXT: call void @llvm.memset.p3.i32(ptr addrspace(3) [[NEW]].dst, i8 0, i32 16, i1 false){{$}}
define amdgpu_kernel void @filled(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %q = getelementptr i8, ptr addrspace(3) @S, i32 4
  %f = addrspacecast ptr addrspace(3) %p to ptr
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @T, i32 4, i32 0, i32 0, i32 0, i32 0)
  br i1 %c, label %one, label %two
one:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
two:
  br label %join
join:
  call void @llvm.memset.p3.i32(ptr addrspace(3) %p, i8 0, i32 16, i1 false)
  %x = add i32 %n, 0
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

; CHECK-LABEL: @copied_within_lds(
; CHECK: join:
; CHECK-NEXT: [[NEW:%ldsopt.dma[0-9.]+]].addr = ptrtoint ptr addrspace(3) %q to i32
; CHECK-NEXT: [[NEW]].dst = inttoptr i32 [[NEW]].addr to ptr addrspace(3)
; CHECK-NEXT: [[OTHER:%ldsopt.dma[0-9.]+]].addr = ptrtoint ptr addrspace(3) %p to i32
; CHECK-NEXT: [[OTHER]].dst = inttoptr i32 [[OTHER]].addr to ptr addrspace(3)
; CHECK-NEXT: call void @llvm.memcpy.p3.p3.i32(ptr addrspace(3) [[OTHER]].dst, ptr addrspace(3) [[NEW]].dst, i32 16, i1 false){{$}}
define amdgpu_kernel void @copied_within_lds(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %q = getelementptr i8, ptr addrspace(3) @S, i32 4
  %f = addrspacecast ptr addrspace(3) %p to ptr
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @T, i32 4, i32 0, i32 0, i32 0, i32 0)
  br i1 %c, label %one, label %two
one:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
two:
  br label %join
join:
  call void @llvm.memcpy.p3.p3.i32(ptr addrspace(3) %p, ptr addrspace(3) %q, i32 16, i1 false)
  %x = add i32 %n, 0
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

; CHECK-LABEL: @copied_into_lds(
; CHECK: join:
; CHECK-NEXT: [[NEW:%ldsopt.dma[0-9.]+]].addr = ptrtoint ptr addrspace(3) %p to i32
; CHECK-NEXT: [[NEW]].dst = inttoptr i32 [[NEW]].addr to ptr addrspace(3)
; CHECK-NEXT: call void @llvm.memcpy.p3.p1.i32(ptr addrspace(3) [[NEW]].dst, ptr addrspace(1) %out, i32 16, i1 false){{$}}
define amdgpu_kernel void @copied_into_lds(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %q = getelementptr i8, ptr addrspace(3) @S, i32 4
  %f = addrspacecast ptr addrspace(3) %p to ptr
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @T, i32 4, i32 0, i32 0, i32 0, i32 0)
  br i1 %c, label %one, label %two
one:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
two:
  br label %join
join:
  call void @llvm.memcpy.p3.p1.i32(ptr addrspace(3) %p, ptr addrspace(1) %out, i32 16, i1 false)
  %x = add i32 %n, 0
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}
