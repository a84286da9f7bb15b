; The author waits for a DMA in inline assembly, and then reads what it wrote. In @mended the wait is an intrinsic.
target triple = "amdgcn-amd-amdhsa"

declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.s.waitcnt(i32)

define amdgpu_kernel void @plain(ptr addrspace(8) inreg %r, ptr addrspace(3) %p, ptr addrspace(1) %o) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void asm sideeffect "s_waitcnt vmcnt(0)", "~{memory}"()
  %v = load float, ptr addrspace(3) %p
  store float %v, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @mended(ptr addrspace(8) inreg %r, ptr addrspace(3) %p, ptr addrspace(1) %o) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  %v = load float, ptr addrspace(3) %p
  store float %v, ptr addrspace(1) %o
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
