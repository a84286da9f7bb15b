; Kernels that race for LDS begin with r_, all others with f_. Each is one shape; see test_race_shapes.py.

target triple = "amdgcn-amd-amdhsa"

@A = internal addrspace(3) global [1024 x i32] poison, align 16

define amdgpu_kernel void @r_dma16(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %gp = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %w0 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %w1 = and i32 %w0, -64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %w1
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %gp, ptr addrspace(3) %p, i32 16, i32 0, i32 0)
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_dma16(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %gp = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %w0 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %w1 = and i32 %w0, -64
  %w4 = mul i32 %w1, 4
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %w4
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %gp, ptr addrspace(3) %p, i32 16, i32 0, i32 0)
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_readtr(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %p = getelementptr i64, ptr addrspace(3) @A, i32 %t
  store i64 1, ptr addrspace(3) %p, align 8
  %q = getelementptr i64, ptr addrspace(3) @A, i32 %u
  %xv = call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) %q)
  %xe = extractelement <4 x i16> %xv, i32 0
  %x = zext i16 %xe to i32
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

attributes #0 = { "target-cpu"="gfx950" "amdgpu-flat-work-group-size"="256,256" }
