; Waves of 64 exchange within 32 lanes before gfx12; a function without a wave size of its own has its callers'.
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @of_32(ptr addrspace(1) %in) #0 {
  %lane = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %v = load i32, ptr addrspace(1) %in
  %x = xor i32 %lane, 16
  %x.4 = shl i32 %x, 2
  %a = call i32 @llvm.amdgcn.ds.bpermute(i32 %x.4, i32 %v) ; permlane: permlanex16
  %y = xor i32 %lane, 20
  %y.4 = shl i32 %y, 2
  %b = call i32 @llvm.amdgcn.ds.bpermute(i32 %y.4, i32 %v) ; permlane: permlanex16
  ret void
}

define amdgpu_kernel void @of_64(ptr addrspace(1) %in) #1 {
  %low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %low)
  %v = load i32, ptr addrspace(1) %in
  %x = xor i32 %lane, 36
  %x.4 = shl i32 %x, 2
  %a = call i32 @llvm.amdgcn.ds.bpermute(i32 %x.4, i32 %v) ; DPP: row_xmask:4
  %y = xor i32 %lane, 32
  %y.4 = shl i32 %y, 2
  %b = call i32 @llvm.amdgcn.ds.bpermute(i32 %y.4, i32 %v) ; own value: own value
  ret void
}

define i32 @of_either(i32 %v) {
  %lane = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %x = xor i32 %lane, 1
  %x.4 = shl i32 %x, 2
  %a = call i32 @llvm.amdgcn.ds.bpermute(i32 %x.4, i32 %v) ; index not known: None
  ret i32 %a
}

declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
attributes #0 = { "target-features"="+wavefrontsize32" }
attributes #1 = { "target-features"="+wavefrontsize64" }
