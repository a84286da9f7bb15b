; A claimed alignment that became larger is a difference, where some lane's address has not that much.
; RUN: ldsopt verify %s %s --mcpu gfx942 --block 64 --dynamic-lds 256 --arg "o: u32[64]=zeros"
; RUN: sed 's/i32, ptr addrspace(3) %p, align 4/i32, ptr addrspace(3) %p, align 16/' %s > %t.ll
; RUN: exits 1 ldsopt verify %s %t.ll --mcpu gfx942 --block 64 --dynamic-lds 256 --arg "o: u32[64]=zeros" -o - 2>&1 | filecheck %s
; CHECK: misaligned
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
@s = external addrspace(3) global [0 x i8], align 16
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 %i, ptr addrspace(3) %p, align 4
  %v = load i32, ptr addrspace(3) %p, align 4
  %r = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %v, ptr addrspace(1) %r, align 4
  ret void
}
