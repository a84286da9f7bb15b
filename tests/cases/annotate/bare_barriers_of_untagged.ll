; Rule R8: barriers of functions without tags, and of tags by which none loses a wait, are left alone.
; RUN: variant TWO %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix SAID
; RUN: filecheck %s --check-prefix RULES --input-file %t.ll
; RUN: variant TWO,LOSES-NOTHING %s | ldsopt annotate - --mcpu gfx942 -q -o %t.ll
; RUN: filecheck %s --check-prefix CHECKED --input-file %t.ll
; RUN: variant ONE %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix NOTHING
; RUN: filecheck %s --check-prefix SAME --input-file %t.ll
; SAID: kernel k: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown; 1 barrier without a fence: LDS wait added (R8)
; SAID: kernel untagged: 2 LDS accesses: 0 tagged, 2 ambiguous, 0 unknown; 1 asm statement of waits made intrinsics (R7)
; NOTHING: unchanged
; SAME-NOT: {{alias.scope|s.waitcnt}}

; The bytes that were read are written behind the barrier.
; RULES-LABEL: define {{.*}}@k(
; RULES: %x = load float, ptr addrspace(3) %p, align 4, !alias.scope
; RULES-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; RULES-NEXT: call void @llvm.amdgcn.s.barrier()
; CHECKED-LABEL: define {{.*}}@k(
; CHECKED: %x = load float, ptr addrspace(3) %p, align 4, !alias.scope
; CHECKED-NEXT: call void @llvm.amdgcn.s.barrier()

target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16 ; but ONE
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
define amdgpu_kernel void @k(i32 %o, ptr addrspace(1) %out, ptr addrspace(8) %r) {
;ONE   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.barrier()
  store float %x, ptr addrspace(3) @A, align 4
  ret void
}

; Nothing is tagged where nothing is told apart: no barrier waits for more, in assembly or not.
; RULES-LABEL: define {{.*}}@untagged(
; RULES: %x = load float, ptr addrspace(3) %p, align 4{{$}}
; RULES-NEXT: call void @llvm.amdgcn.s.barrier()
; RULES-NEXT: fence syncscope("singlethread") seq_cst
; RULES-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 49535)
; RULES-NEXT: call void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @untagged(i1 %c) { ; but ONE, LOSES-NOTHING
  %p = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B ; but ONE, LOSES-NOTHING
  %x = load float, ptr addrspace(3) %p, align 4 ; but ONE, LOSES-NOTHING
  call void @llvm.amdgcn.s.barrier() ; but ONE, LOSES-NOTHING
  call void asm sideeffect "s_waitcnt lgkmcnt(1)\0As_barrier", ""() ; but ONE, LOSES-NOTHING
  store float %x, ptr addrspace(3) %p, align 4 ; but ONE, LOSES-NOTHING
  ret void ; but ONE, LOSES-NOTHING
} ; but ONE, LOSES-NOTHING
