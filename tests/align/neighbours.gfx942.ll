; Each work-item sums four neighbours, which float alignment keeps apart.
target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [1024 x float] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %o) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = shl i32 %t, 2
  %p = getelementptr float, ptr addrspace(3) @tile, i32 %i
  store float 1.0, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v0 = load float, ptr addrspace(3) %p, align 4
  %p1 = getelementptr float, ptr addrspace(3) %p, i32 1
  %v1 = load float, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr float, ptr addrspace(3) %p, i32 2
  %v2 = load float, ptr addrspace(3) %p2, align 4
  %p3 = getelementptr float, ptr addrspace(3) %p, i32 3
  %v3 = load float, ptr addrspace(3) %p3, align 4
  %a = fadd float %v0, %v1
  %b = fadd float %v2, %v3
  %c = fadd float %a, %b
  %og = getelementptr float, ptr addrspace(1) %o, i32 %t
  store float %c, ptr addrspace(1) %og, align 4
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx942" }
