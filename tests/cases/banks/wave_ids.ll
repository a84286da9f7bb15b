; The first wave has the number 0, of which Triton's kernels for gfx12 make the ids of their work-items.
; RUN: ldsopt banks %s | filecheck %s
; CHECK: : 1 LDS access, from the IR
; CHECK: @tile {{ +}}4 {{ +}}32 {{ +}}1 {{ +}}32.00  store float

target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [4096 x float] poison, align 4

define amdgpu_kernel void @columns() #0 {
  %wave = call i32 @llvm.amdgcn.wave.id()
  %first = shl i32 %wave, 5
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %x, 31
  %t = or disjoint i32 %first, %lane
  %at = shl i32 %t, 5
  %p = getelementptr float, ptr addrspace(3) @tile, i32 %at
  store float 0.0, ptr addrspace(3) %p
  ret void
}

declare i32 @llvm.amdgcn.wave.id()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx1201" "amdgpu-flat-work-group-size"="1,128" }
