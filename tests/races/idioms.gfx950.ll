; Kernels that race for LDS begin with r_, all others with f_. Each is one shape; see test_race_shapes.py.

target triple = "amdgcn-amd-amdhsa"

@A = internal addrspace(3) global [1024 x i32] poison, align 16

define amdgpu_kernel void @f_dma12(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w0 = lshr i32 %t, 6
  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %w0)
  %o = mul i32 %w, 1024
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %g = getelementptr i32, ptr addrspace(1) %in, i32 %t
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %g, ptr addrspace(3) %p, i32 12, i32 0, i32 0)
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_dma12(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w0 = lshr i32 %t, 6
  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %w0)
  %o = mul i32 %w, 512
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %g = getelementptr i32, ptr addrspace(1) %in, i32 %t
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %g, ptr addrspace(3) %p, i32 12, i32 0, i32 0)
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_exchanged_bits_by_table(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w = and i32 %n, 3
  %j = call i32 @llvm.amdgcn.bitop3.i32(i32 %t, i32 85, i32 %w, i32 150)
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_exchanged_bits_by_table(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w = and i32 %n, 3
  %j = call i32 @llvm.amdgcn.bitop3.i32(i32 %t, i32 191, i32 %w, i32 106)
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_kept_bits_by_table(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w = and i32 %n, 3
  %j = call i32 @llvm.amdgcn.bitop3.i32(i32 %t, i32 255, i32 %w, i32 106)
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

attributes #0 = { "target-cpu"="gfx950" "amdgpu-flat-work-group-size"="256,256" }
