; A DMA writes four bytes for each lane of the wave, here 256 bytes, and the read is of the bytes of another lane. In
; @mended the DMA's address is laundered.
target triple = "amdgcn-amd-amdhsa"

@lds = internal addrspace(3) global [4096 x i8] poison, align 16

declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)

define amdgpu_kernel void @plain(ptr addrspace(8) %r, ptr addrspace(1) %o) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 0, i32 0, i32 0, i32 0)
  %v = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @lds, i32 4), align 4
  store float %v, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @mended(ptr addrspace(8) %r, ptr addrspace(1) %o) #0 {
  %u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 ptrtoint (ptr addrspace(3) @lds to i32))
  %q = inttoptr i32 %u to ptr addrspace(3)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 4, i32 0, i32 0, i32 0, i32 0)
  %v = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @lds, i32 4), align 4
  store float %v, ptr addrspace(1) %o
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
