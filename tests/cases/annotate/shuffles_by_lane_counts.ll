; The sum of a count of lanes and another number wraps: here it is -1 in the first lane, and small in all others. One move is
; right in all lanes but the first one.
; RUN: ldsopt annotate %s --shuffles --no-check -q -o %t.ll
; RUN: filecheck %s < %t.ll
; RUN: ldsopt verify %s %t.ll --block 64 --arg "i32[64]=arange" --arg "i32[64]=zeros"
; CHECK: %[[MOST:.*]] = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v, i32 177, i32 15, i32 15, i1 true)
; CHECK: %r = call i32 @llvm.amdgcn.update.dpp.i32(i32 %[[MOST]], i32 %v, i32 178, i32 1, i32 1, i1 true)

target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %x
  %lo = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 -1)
  %c = icmp ult i32 %lo, 64
  %nb = xor i32 %t, 1
  %nb2 = xor i32 %t, 2
  %from = select i1 %c, i32 %nb, i32 %nb2
  %from4 = shl i32 %from, 2
  %r = call i32 @llvm.amdgcn.ds.bpermute(i32 %from4, i32 %v)
  %y = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %y
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
!0 = !{i32 64, i32 1, i32 1}
