; Lanes of gfx10 and gfx11 read within their half of a wave of 64 by ds_bpermute: wave 1, which reads across the halves
; what it loaded across them, gets other numbers than wave 0.
; RUN: exits 1 ldsopt check %s --mcpu gfx1100 -mattr +wavefrontsize64 | filecheck %s
; RUN: exits 1 ldsopt check %s --mcpu gfx1030 -mattr +wavefrontsize64 | filecheck %s
; RUN: ldsopt check %s --mcpu gfx1201 -mattr +wavefrontsize64 | filecheck %s --check-prefix=EQUAL
; RUN: ldsopt check %s --mcpu gfx942 | filecheck %s --check-prefix=EQUAL
; RUN: sed 's/%half = shl i32 %wave, 5/%half = shl i32 %wave, 4/' %s | ldsopt check - --mcpu gfx1100 -mattr +wavefrontsize64 | filecheck %s --check-prefix=EQUAL

; CHECK: definite wave-race in halves
; EQUAL: no findings
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16

define amdgpu_kernel void @halves(ptr addrspace(1) noalias %in) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %id, 63
  %wave = lshr i32 %id, 6
  %half = shl i32 %wave, 5
  %other = xor i32 %lane, %half
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %other
  %x = load i32, ptr addrspace(1) %from
  %index = shl i32 %other, 2
  %y = call i32 @llvm.amdgcn.ds.bpermute(i32 %index, i32 %x)
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %lane
  store i32 %y, ptr addrspace(3) %p
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
