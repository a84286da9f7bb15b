; The compiled code has the last word on tags: a kernel that gains keeps them, one that does not only on request, or for a repair.
; DEFINE: %{tagged} = ldsopt annotate --no-check --mcpu gfx942 -q
; DEFINE: %{judged} = ldsopt annotate --mcpu gfx942 -q
; RUN: variant GAINS %s > %t.gains.ll
; RUN: %{tagged} %t.gains.ll -o %t.tagged.ll
; RUN: filecheck %s < %t.tagged.ll
; RUN: %{judged} %t.gains.ll -o %t.judged.ll
; RUN: cmp %t.tagged.ll %t.judged.ll
; CHECK: !alias.scope
; RUN: variant IDLE %s > %t.idle.ll
; RUN: %{tagged} %t.idle.ll -o %t.tagged.ll
; RUN: %{judged} %t.idle.ll -o %t.judged.ll
; RUN: not grep alias.scope %t.judged.ll
; RUN: %{judged} %t.idle.ll --keep-tags -o %t.judged.ll
; RUN: cmp %t.tagged.ll %t.judged.ll
; RUN: %{judged} %t.idle.ll --repair -o %t.judged.ll
; RUN: filecheck %s < %t.judged.ll
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(8) %r, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
;GAINS   %b = getelementptr i8, ptr addrspace(3) @B, i32 1024
;GAINS   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %b, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load i32, ptr addrspace(3) @A
  store i32 %x, ptr addrspace(1) %out
;IDLE   store i32 0, ptr addrspace(3) @B
  ret void
}
