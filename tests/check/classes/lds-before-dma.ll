; A store to LDS that is outstanding where its wave starts a copy of the same bytes.
; Lines that begin with WRONG stand in the fault alone, those with RIGHT in its twin alone.
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [256 x i32] poison, align 16
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare void @llvm.amdgcn.s.wait.dscnt(i16)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  store i32 0, ptr addrspace(3) @A
  ; RIGHT call void @llvm.amdgcn.s.wait.dscnt(i16 0)
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 0, i32 0)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %out
  ret void
}
attributes #0 = { "target-cpu"="gfx1250" "amdgpu-flat-work-group-size"="1,32" }
