; Code that lacks a kernel, its metadata or its descriptor is refused in one line, with a remedy.
; REQUIRES: pseudocode
; DEFINE: %{run} = ldsopt simulate --machine --block 64 --arg "out: u32[4]=zeros"

; A kernel that gfx942 has no waves for: LLVM removes it without a word.
; RUN: exits 3 %{run} %s --mcpu gfx942 2>&1 | filecheck %s --check-prefix DROPPED
; RUN: exits 3 %{run} %s --mcpu gfx942 --kernel b 2>&1 | filecheck %s --check-prefix NAMED
; RUN: %{run} %s --mcpu gfx942 --kernel a
; DROPPED: 1 kernel in the code: a; of b the compiler made none
; NAMED: the compiler made no code of kernel 'b'

; RUN: ldsopt compile %s --mcpu gfx942 -o %t.s
; RUN: sed '/\.amdgpu_metadata/,/\.end_amdgpu_metadata/d' %t.s > %t.bare.s
; RUN: exits 3 %{run} %t.bare.s 2>&1 | filecheck %s --check-prefix METADATA
; RUN: sed '/\.amdhsa_kernel/,/\.end_amdhsa_kernel/d' %t.s > %t.none.s
; RUN: exits 3 %{run} %t.none.s 2>&1 | filecheck %s --check-prefix DESCRIPTOR
; METADATA: 'a' has no metadata{{.*}}the blocks .amdhsa_kernel and .amdgpu_metadata
; DESCRIPTOR: no kernel in the code{{.*}}keep the kernel's descriptor

target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @a(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
define amdgpu_kernel void @b(ptr addrspace(1) %p) "target-features"="+wavefrontsize32" {
  store i32 2, ptr addrspace(1) %p
  ret void
}
