; LLVM 22 moves the first store of LDS in front of the asynchronous store that reads it; a fence keeps the order.
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] poison, align 16
declare void @llvm.amdgcn.global.store.async.from.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare void @llvm.amdgcn.s.wait.dscnt(i16)
define amdgpu_kernel void @k(ptr addrspace(1) %g) #0 {
  store i32 1, ptr addrspace(3) @A
  ; RIGHT call void @llvm.amdgcn.s.wait.dscnt(i16 0)
  call void @llvm.amdgcn.global.store.async.from.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
  ; RIGHT fence syncscope("wavefront") acq_rel
  ; RIGHT call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  store i32 2, ptr addrspace(3) @A
  ret void
}
attributes #0 = { "target-cpu"="gfx1250" "amdgpu-flat-work-group-size"="1,32" }
