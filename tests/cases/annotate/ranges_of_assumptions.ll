; The dump of ranges: `llvm.assume` holds wherever the statement is sure to be reached, and says no more.
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check --dump ranges -o %t.ll 2>&1 | filecheck %s
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.assume(i1)
declare void @elsewhere() memory(none)

; CHECK-LABEL: @compares(
define amdgpu_kernel void @compares(i32 %n, i32 %w) {
  store i32 0, ptr addrspace(3) @A
  %x1 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n) ; CHECK: %x1 = {{.*}} ; range [0, 63]{{$}}
  %x2 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n) ; CHECK: %x2 = {{.*}} ; range [0, 63]{{$}}
  %x3 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n) ; CHECK: %x3 = {{.*}} ; range [0, 64]{{$}}
  %x4 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n) ; CHECK: %x4 = {{.*}} ; range 12{{$}}
  %x5 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n) ; CHECK: %x5 = {{[^;]*$}}
  %x6 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n) ; CHECK: %x6 = {{.*}} ; range [16, 63]{{$}}
  %a1 = icmp ult i32 %x1, 64
  %a2 = icmp ugt i32 64, %x2
  %a3 = icmp ule i32 %x3, 64
  %a4 = icmp eq i32 %x4, 12
  %a5 = icmp ult i32 %x5, %w
  %a6 = icmp ult i32 %x6, 64
  %b6 = icmp uge i32 %x6, 16
  call void @llvm.assume(i1 %a1)
  call void @llvm.assume(i1 %a2)
  call void @llvm.assume(i1 %a3)
  call void @llvm.assume(i1 %a4)
  call void @llvm.assume(i1 %a5)
  call void @llvm.assume(i1 %a6)
  call void @llvm.assume(i1 %b6)
  ret void
}
; CHECK-LABEL: @of_an_argument(
define amdgpu_kernel void @of_an_argument(i32 %n) {
  store i32 0, ptr addrspace(3) @A
  %a = icmp ult i32 %n, 64
  call void @llvm.assume(i1 %a)
  %x = shl i32 %n, 2 ; CHECK: %x = {{.*}} ; range [0, 252] step 4{{$}}
  ret void
}
; Between: another block, a barrier, where a wave may stay; a call that may not return.
; CHECK-LABEL: @not_reached(
define amdgpu_kernel void @not_reached(i32 %n, i1 %c) {
  store i32 0, ptr addrspace(3) @A
  %x = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n) ; CHECK: %x = {{[^;]*$}}
  %a = icmp ult i32 %x, 64
  br i1 %c, label %some, label %rest
some:
  call void @llvm.assume(i1 %a)
  br label %rest
rest:
  %y = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n) ; CHECK: %y = {{[^;]*$}}
  %b = icmp ult i32 %y, 64
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.assume(i1 %b)
  %z = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n) ; CHECK: %z = {{[^;]*$}}
  %d = icmp ult i32 %z, 64
  call void @elsewhere()
  call void @llvm.assume(i1 %d)
  ret void
}
