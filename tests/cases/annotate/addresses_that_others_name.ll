; Code that names an LDS variable, or reads M0, may store an address: then a number from memory is no offset.
; RUN: variant ASSEMBLY %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant M0 %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant MODULE %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant UNSEEN,EXTERNAL %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant BY-POINTER,EXTERNAL %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant JUMP,EXTERNAL %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant UNSEEN %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant BY-POINTER %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant PURE %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant SETS-M0 %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant REGISTER,EXTERNAL %s | ldsopt annotate - --bases all --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix STAYS
; STAYS: kernel k: 2 LDS accesses: 2 tagged
; STAYS: proved: no LDS address escapes, so integers from memory and calls are plain offsets
; LEAVES: kernel k: 2 LDS accesses: 1 tagged, 1 ambiguous
; LEAVES-NOT: proved: no LDS address escapes
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x float] poison, align 16
@B = internal addrspace(3) global [64 x float] poison, align 16 ; but EXTERNAL
;EXTERNAL @B = external addrspace(3) global [64 x float], align 16
;MODULE module asm "others: v_mov_b32 v0, B@abs32@lo"
declare void @others()
declare i32 @llvm.read_register.i32(metadata)

define amdgpu_kernel void @k(ptr addrspace(1) %m, ptr %f) "target-cpu"="gfx942" {
;ASSEMBLY   call void asm sideeffect "v_mov_b32 v0, B\0Aglobal_store_dword v1, v0, s[0:1]", "~{v0},~{memory}"()
;M0   call void asm sideeffect "v_mov_b32 v0, m0\0Aglobal_store_dword v1, v0, s[0:1]", "~{v0},~{memory}"()
;MODULE   call void @others()
;UNSEEN   call void @others()
;BY-POINTER   call void %f()
;JUMP   call void asm sideeffect "s_swappc_b64 s[30:31], $0", "s,~{memory}"(ptr %f)
;PURE   %b = call i32 asm "v_mov_b32 $0, B", "=v"()
;SETS-M0   call void asm sideeffect "s_mov_b32 m0, 16", "~{m0}"()
;REGISTER   %b = call i32 @llvm.read_register.i32(metadata !0)
  %o = load i32, ptr addrspace(1) %m
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  store float 1.0, ptr addrspace(3) %p
  store float 2.0, ptr addrspace(3) @B
  ret void
}
!0 = !{!"m0"}
