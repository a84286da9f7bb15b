; Two DMAs with the same scopes, and a read of what the second writes. In @mended their addresses are laundered, so that
; the read is not told apart from the first by its address.
target triple = "amdgcn-amd-amdhsa"

@lds = internal addrspace(3) global [4096 x float] poison, align 16

declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)

define amdgpu_kernel void @plain(ptr addrspace(8) %r, ptr addrspace(1) %o) #0 {
  %p = getelementptr i8, ptr addrspace(3) @lds, i32 1024
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !2
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !2
  %v = load float, ptr addrspace(3) %p, !alias.scope !2
  store float %v, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @mended(ptr addrspace(8) %r, ptr addrspace(1) %o) #0 {
  %p = getelementptr i8, ptr addrspace(3) @lds, i32 1024
  %a = call i32 @llvm.amdgcn.readfirstlane.i32(i32 ptrtoint (ptr addrspace(3) @lds to i32))
  %b = call i32 @llvm.amdgcn.readfirstlane.i32(i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @lds, i32 1024) to i32))
  %la = inttoptr i32 %a to ptr addrspace(3)
  %lb = inttoptr i32 %b to ptr addrspace(3)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %la, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !2
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %lb, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !2
  %v = load float, ptr addrspace(3) %p, !alias.scope !2
  store float %v, ptr addrspace(1) %o
  ret void
}

!0 = distinct !{!0, !"domain"}
!1 = distinct !{!1, !0, !"copied"}
!2 = !{!1}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
