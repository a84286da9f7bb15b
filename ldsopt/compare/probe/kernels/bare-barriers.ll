; A write to LDS, a barrier that no fence guards, and a read of what another wave may have written. In @mended a wait
; stands in front of the barrier.
target triple = "amdgcn-amd-amdhsa"

declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)

define amdgpu_kernel void @plain(ptr addrspace(3) %p, ptr addrspace(3) %q, i32 %x, ptr addrspace(1) %o) #0 {
  store volatile i32 %x, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.barrier()
  %v = load volatile i32, ptr addrspace(3) %q, align 4
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}

define amdgpu_kernel void @mended(ptr addrspace(3) %p, ptr addrspace(3) %q, i32 %x, ptr addrspace(1) %o) #0 {
  store volatile i32 %x, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.waitcnt(i32 49279)
  call void @llvm.amdgcn.s.barrier()
  %v = load volatile i32, ptr addrspace(3) %q, align 4
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
