; A front-end that names no target keeps variables in the generic address space. LLVM's optimizer makes registers of
; them there; one that is left no backend compiles. The error says both, with a triple and without.
; RUN: exits 3 ldsopt check %s --mcpu gfx942 2>&1 | filecheck %s --check-prefix REMEDY
; RUN: sed '1i target triple = "amdgcn-amd-amdhsa"' %s > %t.ll
; RUN: exits 3 ldsopt check %t.ll --mcpu gfx942 2>&1 | filecheck %s --check-prefix REMEDY
; RUN: sed 's/alloca i32/alloca i32, addrspace(5)/; s/ptr %kept/ptr addrspace(5) %kept/' %t.ll > %t.private.ll
; RUN: ldsopt check %t.private.ll --mcpu gfx942 -o -
; REMEDY: {{^}}ldsopt: error: {{.*}}: {{.*}}alloca on amdgpu must be in addrspace(5){{.*}} %kept = alloca i32, align 4; say `addrspace(5)` there; a module without a target triple may be optimized first (`opt -O2`){{$}}

define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %kept = alloca i32
  store volatile i32 1, ptr %kept
  %v = load volatile i32, ptr %kept
  store i32 %v, ptr addrspace(1) %out
  ret void
}
