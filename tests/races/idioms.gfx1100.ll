; Kernels that race for LDS begin with r_, all others with f_. Each is one shape; see test_race_shapes.py.

target triple = "amdgcn-amd-amdhsa"

@A = internal addrspace(3) global [1024 x i32] poison, align 16

define amdgpu_kernel void @f_wave32(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 16
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_wave32(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 32
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_wave64(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #1 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 32
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_wave64(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #1 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_mbcnt32(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %w = and i32 %t, -32
  %j = or i32 %w, %l
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_mbcnt32(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %w0 = lshr i32 %t, 6
  %w = shl i32 %w0, 6
  %j = or i32 %w, %l
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

attributes #0 = { "target-cpu"="gfx1100" "amdgpu-flat-work-group-size"="256,256" }
attributes #1 = { "target-cpu"="gfx1100" "target-features"="+wavefrontsize64" "amdgpu-flat-work-group-size"="256,256" }
