; IR that invites LLVM to forget a copy: its address is known to LLVM, or it lacks a scope where a read has `noalias`.
; RUN: exits 1 ldsopt check %s --no-races -v -o %t.txt
; RUN: filecheck %s --input-file %t.txt

; Where all waits are the author's there is none to lose.
; RUN: variant OPEN %S/told_sizes.ll | exits 1 ldsopt check - --mcpu gfx1250 --no-races -o %t.async
; RUN: filecheck %s --check-prefix ASYNC --input-file %t.async
; ASYNC: 0 latent

; CHECK: 7 latent
; CHECK: latent dma-not-laundered, 4: alias analysis sees
; CHECK-NEXT: bare, line
; CHECK-NEXT: scoped_alone, line
; CHECK-NEXT: without_any_claim, line
; CHECK-NEXT: without_any_claim, line
; CHECK-NEXT: latent dma-without-scope, 3: an LDS-DMA has no alias scope
; CHECK-NEXT: beside_a_claim, line
; CHECK-NEXT: laundered_beside_a_claim, line
; CHECK-NEXT: laundered_with_a_claim, line
; CHECK-EMPTY:

target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

define amdgpu_kernel void @bare(ptr addrspace(8) %r) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  ret void
}
define amdgpu_kernel void @laundered(ptr addrspace(8) %r) #0 {
  %x.addr = ptrtoint ptr addrspace(3) @A to i32
  %x.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x.addr)
  %x.dst = inttoptr i32 %x.uniform to ptr addrspace(3)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %x.dst, i32 4, i32 0, i32 0, i32 0, i32 0)
  ret void
}
define amdgpu_kernel void @beside_a_claim(ptr addrspace(8) %r) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %v = load volatile i32, ptr addrspace(3) @A, align 4, !noalias !2
  ret void
}
define amdgpu_kernel void @laundered_beside_a_claim(ptr addrspace(8) %r) #0 {
  %x.addr = ptrtoint ptr addrspace(3) @A to i32
  %x.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x.addr)
  %x.dst = inttoptr i32 %x.uniform to ptr addrspace(3)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %x.dst, i32 4, i32 0, i32 0, i32 0, i32 0)
  %v = load volatile i32, ptr addrspace(3) @A, align 4, !noalias !2
  ret void
}
define amdgpu_kernel void @laundered_with_a_claim(ptr addrspace(8) %r) #0 {
  %x.addr = ptrtoint ptr addrspace(3) @A to i32
  %x.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x.addr)
  %x.dst = inttoptr i32 %x.uniform to ptr addrspace(3)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %x.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !noalias !2
  %v = load volatile i32, ptr addrspace(3) @A, align 4, !noalias !2
  ret void
}
define amdgpu_kernel void @laundered_and_scoped(ptr addrspace(8) %r) #0 {
  %x.addr = ptrtoint ptr addrspace(3) @A to i32
  %x.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x.addr)
  %x.dst = inttoptr i32 %x.uniform to ptr addrspace(3)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %x.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !2
  %v = load volatile i32, ptr addrspace(3) @A, align 4, !noalias !2
  ret void
}
define amdgpu_kernel void @scoped_alone(ptr addrspace(8) %r) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !2
  %v = load volatile i32, ptr addrspace(3) @A, align 4, !noalias !2
  ret void
}
define amdgpu_kernel void @without_any_claim(ptr addrspace(8) %r) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !2
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
!0 = distinct !{!0, !"d"}
!1 = distinct !{!1, !0, !"s"}
!2 = !{!1}
