; Waves exchange global memory over a barrier whose fences order LDS only.
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %x) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %own
  ; WRONG fence syncscope("workgroup") release, !mmra !0
  ; RIGHT fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  ; WRONG fence syncscope("workgroup") acquire, !mmra !0
  ; RIGHT fence syncscope("workgroup") acquire
  %u = xor i32 %t, 64
  %other = getelementptr i32, ptr addrspace(1) %out, i32 %u
  %v = load i32, ptr addrspace(1) %other
  %w = add i32 %v, 1
  %p = getelementptr i32, ptr addrspace(1) %own, i32 128
  store i32 %w, ptr addrspace(1) %p
  %own_lds = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %w, ptr addrspace(3) %own_lds
  ret void
}
attributes #0 = { "target-cpu"="gfx1100" "amdgpu-flat-work-group-size"="128,128" }
!0 = !{!"amdgpu-synchronize-as", !"local"}
