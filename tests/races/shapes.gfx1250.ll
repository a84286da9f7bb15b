; Kernels that race for LDS begin with r_, all others with f_. Each is one shape; see test_race_shapes.py.

target triple = "amdgcn-amd-amdhsa"

@A = internal addrspace(3) global [1024 x i32] poison, align 16

define amdgpu_kernel void @f_split(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_split_between(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_split_store_between(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_split_before(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_signal_only(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_signal_numbers(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.barrier.signal(i32 1)
  call void @llvm.amdgcn.s.barrier.wait(i16 1)
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_cluster_bar(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.barrier.signal(i32 -3)
  call void @llvm.amdgcn.s.barrier.wait(i16 -3)
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_isfirst(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %f = call i1 @llvm.amdgcn.s.barrier.signal.isfirst(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %o = select i1 %f, i32 64, i32 0
  %i0 = add i32 %t, %o
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i0
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_two_signals(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i1, %l ]
  %s = phi i32 [ 0, %0 ], [ %s1, %l ]
  %c = icmp ult i32 %i, %n
  br i1 %c, label %l, label %e
l:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %s1 = add i32 %s, %x
  %i1 = add i32 %i, 1
  br label %h
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_async(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %gp = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %gp, ptr addrspace(3) %p, i32 0, i32 0)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_async(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %gp = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %gp, ptr addrspace(3) %p, i32 0, i32 0)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_async_off(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %gp = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %gp, ptr addrspace(3) %p, i32 128, i32 0)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_async128(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %gp = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %gp, ptr addrspace(3) %p, i32 0, i32 0)
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_async_store(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %gp = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  call void @llvm.amdgcn.global.store.async.from.lds.b32(ptr addrspace(1) %gp, ptr addrspace(3) %q, i32 0, i32 0)
  ret void
}

define amdgpu_kernel void @r_cluster_async(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %gp = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  call void @llvm.amdgcn.cluster.load.async.to.lds.b32(ptr addrspace(1) %gp, ptr addrspace(3) %p, i32 0, i32 0, i32 1)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_tensor(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> <i32 1, i32 0, i32 0, i32 0>, <8 x i32> zeroinitializer, i32 0)
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_wave_id(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w = call i32 @llvm.amdgcn.wave.id()
  %w1 = mul i32 %w, 31
  %l = and i32 %t, 31
  %i=add i32 %w1,%l
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_wave_id(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w = call i32 @llvm.amdgcn.wave.id()
  %w1 = mul i32 %w, 32
  %l = and i32 %t, 31
  %i=add i32 %w1,%l
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_tensor_of_waves(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %w = call i32 @llvm.amdgcn.wave.id()
  %o = mul i32 %w, 512
  %p0 = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %a = ptrtoint ptr addrspace(3) %p0 to i32
  %d0 = insertelement <4 x i32> <i32 1, i32 poison, i32 0, i32 0>, i32 %a, i64 1
  %d1 = insertelement <8 x i32> <i32 65536, i32 poison, i32 0, i32 4194304, i32 4, i32 64, i32 0, i32 0>, i32 %n, i64 1
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %d0, <8 x i32> %d1, i32 0)
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_tensor_of_waves(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %w = call i32 @llvm.amdgcn.wave.id()
  %o = mul i32 %w, 448
  %p0 = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %a = ptrtoint ptr addrspace(3) %p0 to i32
  %d0 = insertelement <4 x i32> <i32 1, i32 poison, i32 0, i32 0>, i32 %a, i64 1
  %d1 = insertelement <8 x i32> <i32 65536, i32 poison, i32 0, i32 4194304, i32 4, i32 64, i32 0, i32 0>, i32 %n, i64 1
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %d0, <8 x i32> %d1, i32 0)
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_tensor_padded(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %w = call i32 @llvm.amdgcn.wave.id()
  %o = mul i32 %w, 384
  %p0 = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %a = ptrtoint ptr addrspace(3) %p0 to i32
  %d0 = insertelement <4 x i32> <i32 1, i32 poison, i32 0, i32 0>, i32 %a, i64 1
  %d1 = insertelement <8 x i32> <i32 118554624, i32 poison, i32 0, i32 4194304, i32 3, i32 64, i32 0, i32 0>, i32 %n, i64 1
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %d0, <8 x i32> %d1, i32 0)
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_tensor_padded(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %w = call i32 @llvm.amdgcn.wave.id()
  %o = mul i32 %w, 416
  %p0 = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %a = ptrtoint ptr addrspace(3) %p0 to i32
  %d0 = insertelement <4 x i32> <i32 1, i32 poison, i32 0, i32 0>, i32 %a, i64 1
  %d1 = insertelement <8 x i32> <i32 118554624, i32 poison, i32 0, i32 4194304, i32 3, i32 64, i32 0, i32 0>, i32 %n, i64 1
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %d0, <8 x i32> %d1, i32 0)
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_tensor_of_the_id(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %w = and i32 %t, 7
  %o = mul i32 %w, 512
  %p0 = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %a = ptrtoint ptr addrspace(3) %p0 to i32
  %d0 = insertelement <4 x i32> <i32 1, i32 poison, i32 0, i32 0>, i32 %a, i64 1
  %d1 = insertelement <8 x i32> <i32 65536, i32 poison, i32 0, i32 4194304, i32 4, i32 64, i32 0, i32 0>, i32 %n, i64 1
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %d0, <8 x i32> %d1, i32 0)
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_tensor_of_the_id(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %w = lshr i32 %t, 5
  %o = mul i32 %w, 512
  %p0 = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %a = ptrtoint ptr addrspace(3) %p0 to i32
  %d0 = insertelement <4 x i32> <i32 1, i32 poison, i32 0, i32 0>, i32 %a, i64 1
  %d1 = insertelement <8 x i32> <i32 65536, i32 poison, i32 0, i32 4194304, i32 4, i32 64, i32 0, i32 0>, i32 %n, i64 1
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %d0, <8 x i32> %d1, i32 0)
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_tensor_cluster(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %w = call i32 @llvm.amdgcn.wave.id()
  %o = mul i32 %w, 512
  %p0 = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %a = ptrtoint ptr addrspace(3) %p0 to i32
  %d0 = insertelement <4 x i32> <i32 1, i32 poison, i32 0, i32 0>, i32 %a, i64 1
  %d1 = insertelement <8 x i32> <i32 65539, i32 poison, i32 0, i32 4194304, i32 4, i32 64, i32 0, i32 0>, i32 %n, i64 1
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %d0, <8 x i32> %d1, i32 0)
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_tensor_store(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %w = call i32 @llvm.amdgcn.wave.id()
  %o = mul i32 %w, 0
  %p0 = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %a = ptrtoint ptr addrspace(3) %p0 to i32
  %d0 = insertelement <4 x i32> <i32 1, i32 poison, i32 0, i32 0>, i32 %a, i64 1
  %d1 = insertelement <8 x i32> <i32 65536, i32 poison, i32 0, i32 4194304, i32 4, i32 64, i32 0, i32 0>, i32 %n, i64 1
  call void @llvm.amdgcn.tensor.store.from.lds.d2(<4 x i32> %d0, <8 x i32> %d1, i32 0)
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_tensor_store_beside(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %w = call i32 @llvm.amdgcn.wave.id()
  %o = mul i32 %w, 0
  %p0 = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %a = ptrtoint ptr addrspace(3) %p0 to i32
  %d0 = insertelement <4 x i32> <i32 1, i32 poison, i32 0, i32 0>, i32 %a, i64 1
  %d1 = insertelement <8 x i32> <i32 65536, i32 poison, i32 0, i32 4194304, i32 4, i32 64, i32 0, i32 0>, i32 %n, i64 1
  call void @llvm.amdgcn.tensor.store.from.lds.d2(<4 x i32> %d0, <8 x i32> %d1, i32 0)
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

attributes #0 = { "target-cpu"="gfx1250" "amdgpu-flat-work-group-size"="256,256" }
