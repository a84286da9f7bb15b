; A layout with padding is told with the workgroups for which LDS then suffices. Of LDS each kernel takes what it, and
; what it calls, refers to, not what the whole module has.
; RUN: ldsopt banks %s | filecheck %s

; CHECK: @tile: 4096 bytes
; CHECK: 124 bytes more, and LDS for 14 workgroups instead of 16: rows of 128 bytes, 4 bytes behind each

target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [1024 x float] poison, align 4
@other = internal addrspace(3) global [1024 x float] poison, align 4

define amdgpu_kernel void @columns(ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %at = mul i32 %t, 32
  %p = getelementptr float, ptr addrspace(3) @tile, i32 %at
  store float 0.0, ptr addrspace(3) %p
  ret void
}

define amdgpu_kernel void @rows(ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(3) @other, i32 %t
  store float 0.0, ptr addrspace(3) %p
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="32,32" }
