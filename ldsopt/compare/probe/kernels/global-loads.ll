; LDS reads with DMAs between that are global loads, and then uses of what was read. A wait for the first of three reads
; leaves two in flight, whatever DMAs there are. In @mended each DMA stands between waits.
target triple = "amdgcn-amd-amdhsa"

declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.s.waitcnt(i32)

define amdgpu_kernel void @plain(ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) inreg %q, ptr addrspace(1) %o) #0 {
  %p1 = getelementptr i8, ptr addrspace(3) %p, i32 4096
  %p2 = getelementptr i8, ptr addrspace(3) %p, i32 8192
  %q1 = getelementptr i8, ptr addrspace(3) %q, i32 4096
  %v = load volatile i32, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %g, ptr addrspace(3) %q, i32 4, i32 0, i32 0)
  %w = load volatile i32, ptr addrspace(3) %p1, align 4
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %g, ptr addrspace(3) %q1, i32 4, i32 0, i32 0)
  %x = load volatile i32, ptr addrspace(3) %p2, align 4
  call void asm sideeffect "; first use $0", "v"(i32 %v)
  call void asm sideeffect "; second use $0", "v"(i32 %w)
  call void asm sideeffect "; third use $0", "v"(i32 %x)
  ret void
}

define amdgpu_kernel void @mended(ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) inreg %q, ptr addrspace(1) %o) #0 {
  %p1 = getelementptr i8, ptr addrspace(3) %p, i32 4096
  %p2 = getelementptr i8, ptr addrspace(3) %p, i32 8192
  %q1 = getelementptr i8, ptr addrspace(3) %q, i32 4096
  %v = load volatile i32, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.waitcnt(i32 49279)
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %g, ptr addrspace(3) %q, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 49279)
  %w = load volatile i32, ptr addrspace(3) %p1, align 4
  call void @llvm.amdgcn.s.waitcnt(i32 49279)
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %g, ptr addrspace(3) %q1, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 49279)
  %x = load volatile i32, ptr addrspace(3) %p2, align 4
  call void asm sideeffect "; first use $0", "v"(i32 %v)
  call void asm sideeffect "; second use $0", "v"(i32 %w)
  call void asm sideeffect "; third use $0", "v"(i32 %x)
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
