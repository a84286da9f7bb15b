; Features of the command line come behind those that a function states, as llc has it: so the code has the waves that the
; proof knows of. Waves of 32 exchange halves of 64 work-items here; a wave of 64 reads what it wrote itself.
; REQUIRES: llc-22, clang-22
; RUN: ldsopt check %s --mcpu gfx1100 --no-races | filecheck %s --check-prefix NARROW
; RUN: ldsopt check %s --mcpu gfx1100 --no-races --compiler clang-22 | filecheck %s --check-prefix NARROW
; RUN: ldsopt check %s --mcpu gfx1100 --no-races --mattr=+wavefrontsize64 | filecheck %s --check-prefix WIDE
; RUN: ldsopt check %s --mcpu gfx1100 --no-races --mattr=+wavefrontsize64 --compiler clang-22 | filecheck %s --check-prefix WIDE
; RUN: ldsopt check %s --mcpu gfx1100 --no-races --mattr=+wavefrontsize64 --compiler llc-22 | filecheck %s --check-prefix WIDE
; RUN: ldsopt waits %s --mcpu gfx1100 --mattr=+wavefrontsize64 -q -o %t.s
; RUN: filecheck %s --check-prefix CODE --input-file %t.s
; RUN: exits 2 ldsopt check %s --mcpu gfx1100 --mattr=+a=b 2>&1 | filecheck %s --check-prefix WRONG
; WRONG: {{^}}ldsopt: error: --mattr '+a=b': a feature is + or - and a name
; NARROW: unproven bare-barrier in halves
; WIDE: no findings in
; CODE: .amdhsa_wavefront_size32 0

target triple = "amdgcn-amd-amdhsa"

@A = internal addrspace(3) global [256 x i32] poison, align 16

define amdgpu_kernel void @halves(ptr addrspace(1) %p) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %t, 32
  %there = getelementptr i32, ptr addrspace(3) @A, i32 %other
  store i32 %t, ptr addrspace(3) %there
  call void @llvm.amdgcn.s.barrier()
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %x = load i32, ptr addrspace(3) %own
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  store i32 %x, ptr addrspace(1) %to
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-features"="+cumode" }
