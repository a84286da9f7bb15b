; Rule R10: a read behind a join carries no alias information, unless the copies that it waits for have one ahead in its block.
; RUN: variant NONE %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o %t.ll
; RUN: filecheck %s --input-file %t.ll

target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
@N0 = external addrspace(3) global [0 x i8], align 16
@N1 = external addrspace(3) global [0 x i8], align 16
@N2 = external addrspace(3) global [0 x i8], align 16
@N3 = external addrspace(3) global [0 x i8], align 16
@N4 = external addrspace(3) global [0 x i8], align 16
@N5 = external addrspace(3) global [0 x i8], align 16
@N6 = external addrspace(3) global [0 x i8], align 16
@N7 = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)

; CHECK-LABEL: @no_copy_of_a(
; CHECK: %x = load i32, ptr addrspace(3) @A, align 4, !{{alias.scope|noalias}}
define amdgpu_kernel void @no_copy_of_a(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  br i1 %c, label %one, label %two
one:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
two:
  br label %join
join:
  %x = load i32, ptr addrspace(3) @A, align 4
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

; CHECK-LABEL: @copies_of_b(
; CHECK: %x = load i32, ptr addrspace(3) @A, align 4, !{{alias.scope|noalias}}
define amdgpu_kernel void @copies_of_b(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  br i1 %c, label %one, label %two
one:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
two:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
join:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load i32, ptr addrspace(3) @A, align 4
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

; CHECK-LABEL: @copy_of_a_ahead(
; CHECK: %x = load i32, ptr addrspace(3) @A, align 4{{$}}
define amdgpu_kernel void @copy_of_a_ahead(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  br i1 %c, label %one, label %two
one:
  br label %join
two:
  br label %join
join:
  %x = load i32, ptr addrspace(3) @A, align 4
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

; CHECK-LABEL: @copy_of_a_in_an_arm(
; CHECK: %x = load i32, ptr addrspace(3) @A, align 4{{$}}
define amdgpu_kernel void @copy_of_a_in_an_arm(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  br i1 %c, label %one, label %two
one:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
two:
  br label %join
join:
  %x = load i32, ptr addrspace(3) @A, align 4
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

; CHECK-LABEL: @copies_of_either(
; CHECK: %x = load i32, ptr addrspace(3) @A, align 4{{$}}
define amdgpu_kernel void @copies_of_either(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  br i1 %c, label %one, label %two
one:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
two:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
join:
  %x = load i32, ptr addrspace(3) @A, align 4
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

; CHECK-LABEL: @copies_of_a_in_both_arms(
; CHECK: %x = load i32, ptr addrspace(3) @A, align 4{{$}}
define amdgpu_kernel void @copies_of_a_in_both_arms(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  br i1 %c, label %one, label %two
one:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
two:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
join:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load i32, ptr addrspace(3) @A, align 4
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

; CHECK-LABEL: @copies_in_either_order_and_one_behind(
; CHECK: %x = load i32, ptr addrspace(3) @A, align 4, !{{alias.scope|noalias}}
define amdgpu_kernel void @copies_in_either_order_and_one_behind(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  br i1 %c, label %one, label %two
one:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
two:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
join:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load i32, ptr addrspace(3) @A, align 4
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

; CHECK-LABEL: @one_ahead_in_its_block(
; CHECK: %x = load i32, ptr addrspace(3) @A, align 4, !{{alias.scope|noalias}}
define amdgpu_kernel void @one_ahead_in_its_block(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  br i1 %c, label %one, label %two
one:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
two:
  br label %join
join:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load i32, ptr addrspace(3) @A, align 4
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

; A copy behind the read comes ahead of it in the next iteration.
; CHECK-LABEL: @behind_it_in_a_loop(
; CHECK: %x = load i32, ptr addrspace(3) @A, align 4{{$}}
define amdgpu_kernel void @behind_it_in_a_loop(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %loop
loop:
  %x = load i32, ptr addrspace(3) @A, align 4
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  br i1 %c, label %loop, label %end
end:
  ret void
}

; A copy of unknown destination is of a class that no read excludes.
; CHECK-LABEL: @of_any_destination(
; CHECK: %x = load i32, ptr addrspace(3) @A, align 4{{$}}
define amdgpu_kernel void @of_any_destination(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %u = inttoptr i32 %n to ptr addrspace(3)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %u, i32 4, i32 0, i32 0, i32 0, i32 0)
  br i1 %c, label %one, label %two
one:
  br label %join
two:
  br label %join
join:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load i32, ptr addrspace(3) @A, align 4
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

; CHECK-LABEL: @of_any_destination_in_its_block(
; CHECK: %x = load i32, ptr addrspace(3) @A, align 4, !{{alias.scope|noalias}}
define amdgpu_kernel void @of_any_destination_in_its_block(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  br i1 %c, label %one, label %two
one:
  br label %join
two:
  br label %join
join:
  %u = inttoptr i32 %n to ptr addrspace(3)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %u, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load i32, ptr addrspace(3) @A, align 4
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

; LLVM 22 tells eight classes of copies apart in a block.
; CHECK-LABEL: @classes_8(
; CHECK: %x = load i32, ptr addrspace(3) @A, align 4, !{{alias.scope|noalias}}
define amdgpu_kernel void @classes_8(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @N0, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @N1, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @N2, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @N3, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @N4, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @N5, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @N6, i32 4, i32 0, i32 0, i32 0, i32 0)
  br i1 %c, label %one, label %two
one:
  br label %join
two:
  br label %join
join:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load i32, ptr addrspace(3) @A, align 4
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

; CHECK-LABEL: @classes_9(
; CHECK: %x = load i32, ptr addrspace(3) @A, align 4{{$}}
define amdgpu_kernel void @classes_9(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @N0, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @N1, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @N2, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @N3, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @N4, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @N5, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @N6, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @N7, i32 4, i32 0, i32 0, i32 0, i32 0)
  br i1 %c, label %one, label %two
one:
  br label %join
two:
  br label %join
join:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load i32, ptr addrspace(3) @A, align 4
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

; CHECK-LABEL: @without_a_copy(
; CHECK: %x = load i32, ptr addrspace(3) @A, align 4, !{{alias.scope|noalias}}
define amdgpu_kernel void @without_a_copy(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  store i32 1, ptr addrspace(3) @B, align 4
  br i1 %c, label %one, label %two
one:
  br label %join
two:
  br label %join
join:
  %x = load i32, ptr addrspace(3) @A, align 4
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

; The information of the input goes too, that of flat accesses also.
; CHECK-LABEL: @told_by_tbaa(
; CHECK: %x = load i32, ptr addrspace(3) @A, align 4{{$}}
define amdgpu_kernel void @told_by_tbaa(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  br i1 %c, label %one, label %two
one:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
two:
  br label %join
join:
  %x = load i32, ptr addrspace(3) @A, align 4, !tbaa !0
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

; CHECK-LABEL: @flat_load(
; CHECK: %x = load i32, ptr addrspace(3) @A, align 4{{$}}
; CHECK: %v = load i32, ptr %f, align 4{{$}}
define amdgpu_kernel void @flat_load(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %f = load ptr, ptr addrspace(1) %out, align 8
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  br i1 %c, label %one, label %two
one:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
two:
  br label %join
join:
  %x = load i32, ptr addrspace(3) @A, align 4
  store i32 %x, ptr addrspace(1) %out, align 4
  %v = load i32, ptr %f, align 4, !tbaa !0
  ret void
}

; CHECK-LABEL: @flat_load_of_a_constant(
; CHECK: %x = load i32, ptr addrspace(3) @A, align 4{{$}}
; CHECK: %v = load i32, ptr getelementptr (i8, ptr inttoptr (i64 4096 to ptr), i64 4), align 4{{$}}
define amdgpu_kernel void @flat_load_of_a_constant(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %f = load ptr, ptr addrspace(1) %out, align 8
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  br i1 %c, label %one, label %two
one:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
two:
  br label %join
join:
  %x = load i32, ptr addrspace(3) @A, align 4
  store i32 %x, ptr addrspace(1) %out, align 4
  %v = load i32, ptr getelementptr (i8, ptr inttoptr (i64 4096 to ptr), i64 4), align 4, !tbaa !0
  ret void
}

; CHECK-LABEL: @flat_store(
; CHECK: %x = load i32, ptr addrspace(3) @A, align 4{{$}}
; CHECK: store i32 0, ptr %f, align 4{{$}}
define amdgpu_kernel void @flat_store(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %f = load ptr, ptr addrspace(1) %out, align 8
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  br i1 %c, label %one, label %two
one:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
two:
  br label %join
join:
  %x = load i32, ptr addrspace(3) @A, align 4
  store i32 %x, ptr addrspace(1) %out, align 4
  store i32 0, ptr %f, align 4, !tbaa !0
  ret void
}

; CHECK-LABEL: @flat_atomic(
; CHECK: %x = load i32, ptr addrspace(3) @A, align 4{{$}}
; CHECK: %v = atomicrmw add ptr %f, i32 1 monotonic, align 4{{$}}
define amdgpu_kernel void @flat_atomic(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %f = load ptr, ptr addrspace(1) %out, align 8
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  br i1 %c, label %one, label %two
one:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
two:
  br label %join
join:
  %x = load i32, ptr addrspace(3) @A, align 4
  store i32 %x, ptr addrspace(1) %out, align 4
  %v = atomicrmw add ptr %f, i32 1 monotonic, align 4, !tbaa !0
  ret void
}

; CHECK-LABEL: @flat_copy(
; CHECK: %x = load i32, ptr addrspace(3) @A, align 4{{$}}
; CHECK: call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %out, ptr align 4 %f, i64 4, i1 false){{$}}
define amdgpu_kernel void @flat_copy(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  %f = load ptr, ptr addrspace(1) %out, align 8
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  br i1 %c, label %one, label %two
one:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
two:
  br label %join
join:
  %x = load i32, ptr addrspace(3) @A, align 4
  store i32 %x, ptr addrspace(1) %out, align 4
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %out, ptr align 4 %f, i64 4, i1 false), !tbaa !0
  ret void
}

; A store gets no scope, for it would take a slot.
; CHECK-LABEL: @store_ahead(
; CHECK: store i32 1, ptr addrspace(3) @B, align 4, !noalias
define amdgpu_kernel void @store_ahead(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  store i32 1, ptr addrspace(3) @B, align 4
  br i1 %c, label %one, label %two
one:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
two:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
join:
  %x = load i32, ptr addrspace(3) @A, align 4
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

; CHECK-LABEL: @store_in_one_block(
; CHECK: store i32 1, ptr addrspace(3) @B, align 4, !alias.scope
define amdgpu_kernel void @store_in_one_block(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
  store i32 1, ptr addrspace(3) @B, align 4
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  ret void
}

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}
