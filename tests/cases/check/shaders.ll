; Waves start at a shader as at a kernel: nothing is outstanding there, as it may be where a function is called.
; REQUIRES: llc-22
; RUN: ldsopt check %s -o - | filecheck %s
; RUN: llc-22 -O3 -mcpu=gfx1100 %s -o %t.s
; RUN: ldsopt check %t.s -o - | filecheck %s
; RUN: grep -v 'Kernel info' %t.s > %t.bare.s
; RUN: exits 1 ldsopt check %t.bare.s -o - | filecheck %s --check-prefix BARE
; RUN: sed 's/; Kernel info/; Function info/' %t.s > %t.called.s
; RUN: exits 1 ldsopt check %t.called.s -o - | filecheck %s --check-prefix BARE

; CHECK: no findings in
; BARE: definite register-hazard in shader

target triple = "amdgcn--amdpal"
@s = internal addrspace(3) global [64 x i32] poison, align 4

define amdgpu_cs void @shader(i32 inreg %a, i32 %t, ptr addrspace(1) %o) #0 {
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  store i32 %a, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %n = xor i32 %t, 32
  %q = getelementptr i32, ptr addrspace(3) @s, i32 %n
  %v = load i32, ptr addrspace(3) %q
  store i32 %v, ptr addrspace(1) %o
  ret void
}
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { "target-cpu"="gfx1100" }
