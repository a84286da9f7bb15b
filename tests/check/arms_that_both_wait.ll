; Two waves copy, and wait in both arms of a branch that all take the same way; LLVM asks its condition twice.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
@A = internal addrspace(3) global [512 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(8) %r, ptr addrspace(1) %o, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %bytes = shl i32 %t, 2
  %wave.of.lane = lshr i32 %t, 6
  %wave = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave.of.lane)
  %wave.bytes = shl i32 %wave, 8
  %own = getelementptr i8, ptr addrspace(3) @A, i32 %wave.bytes
  %in.other = xor i32 %bytes, 256
  %other = getelementptr i8, ptr addrspace(3) @A, i32 %in.other
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %own, i32 4, i32 %bytes, i32 0, i32 0, i32 0)
  %c = icmp sgt i32 %n, 0
  br i1 %c, label %p, label %q
p:
  call void asm sideeffect "s_waitcnt vmcnt(0) lgkmcnt(0)\0As_barrier", "~{memory}"()
  br label %join
q:
  call void asm sideeffect "s_waitcnt vmcnt(0) lgkmcnt(0)\0As_barrier", "~{memory}"()
  br label %join
join:
  %v = load i32, ptr addrspace(3) %other
  %to = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %v, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
!0 = !{i32 128, i32 1, i32 1}
