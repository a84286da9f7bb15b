; Kernels that race for LDS begin with r_, all others with f_. Each is one shape; see test_race_shapes.py.

target triple = "amdgcn-amd-amdhsa"

@A = internal addrspace(3) global [1024 x i32] poison, align 16
@B = internal addrspace(3) global [1024 x i32] poison, align 16

define amdgpu_kernel void @r_partial_wave(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #3 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = sub i32 99, %t
  %b = and i32 %t, 64
  %c = add i32 %t, 1
  %d = and i32 %c, 31
  %e = or i32 %b, %d
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %a
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_partial_wave(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #3 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = sub i32 99, %t
  %b = and i32 %t, 64
  %c = add i32 %t, 1
  %d = and i32 %c, 31
  %e = or i32 %b, %d
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %e
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_one_lane_more(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #4 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_one_lane_more(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #4 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_rows_of_two(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #5 !reqd_work_group_size !5 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %z = call i32 @llvm.amdgcn.workitem.id.z()
  %yz = mul i32 %z, 8
  %row = add i32 %y, %yz
  %rx = mul i32 %row, 32
  %l = add i32 %rx, %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %l
  store i32 %t, ptr addrspace(3) %p, align 4
  %m = xor i32 %l, 32
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %m
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_rows_of_two(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #5 !reqd_work_group_size !5 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %z = call i32 @llvm.amdgcn.workitem.id.z()
  %yz = mul i32 %z, 8
  %row = add i32 %y, %yz
  %rx = mul i32 %row, 32
  %l = add i32 %rx, %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %l
  store i32 %t, ptr addrspace(3) %p, align 4
  %m = xor i32 %l, 64
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %m
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_rows_of_a_smaller_group(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #7 !reqd_work_group_size !5 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %z = call i32 @llvm.amdgcn.workitem.id.z()
  %yz = mul i32 %z, 8
  %row = add i32 %y, %yz
  %rx = mul i32 %row, 32
  %l = add i32 %rx, %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %l
  store i32 %t, ptr addrspace(3) %p, align 4
  %m = xor i32 %l, 32
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %m
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_cubes(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #6 !reqd_work_group_size !6 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %z = call i32 @llvm.amdgcn.workitem.id.z()
  %yz = mul i32 %z, 4
  %row = add i32 %y, %yz
  %rx = mul i32 %row, 16
  %l = add i32 %rx, %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %l
  store i32 %t, ptr addrspace(3) %p, align 4
  %m = xor i32 %l, 48
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %m
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_cubes(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #6 !reqd_work_group_size !6 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %z = call i32 @llvm.amdgcn.workitem.id.z()
  %yz = mul i32 %z, 4
  %row = add i32 %y, %yz
  %rx = mul i32 %row, 16
  %l = add i32 %rx, %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %l
  store i32 %t, ptr addrspace(3) %p, align 4
  %m = xor i32 %l, 80
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %m
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_exit_behind(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ugt i32 %t, 127
  br i1 %c, label %go, label %on
go:
  %i = add i32 %t, 256
  %pg = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %pg, align 4
  ret void
on:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_atomic_load_of_wave(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store atomic i32 %t, ptr addrspace(3) %p monotonic, align 4
  %x = load atomic i32, ptr addrspace(3) %p syncscope("wavefront") monotonic, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_atomic_load_of_group(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store atomic i32 %t, ptr addrspace(3) %p monotonic, align 4
  %x = load atomic i32, ptr addrspace(3) %p syncscope("workgroup") monotonic, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_cmpxchg_beside_load(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %c = cmpxchg ptr addrspace(3) %p, i32 0, i32 %t syncscope("agent") monotonic monotonic, align 4
  %x = load i32, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_atomic_one_as(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %c = atomicrmw add ptr addrspace(3) %p, i32 1 syncscope("wavefront-one-as") monotonic, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_atomic_bytes_beside(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %c = atomicrmw add ptr addrspace(3) %p, i32 1 monotonic, align 4
  %b = getelementptr i8, ptr addrspace(3) %p, i32 3
  %x = load i8, ptr addrspace(3) %b, align 1
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_halves_as_words(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %h = trunc i32 %t to i16
  %p = getelementptr i16, ptr addrspace(3) @A, i32 %t
  store i16 %h, ptr addrspace(3) %p, align 2
  %i = lshr i32 %t, 1
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_halves_as_words(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %h = trunc i32 %t to i16
  %p = getelementptr i16, ptr addrspace(3) @A, i32 %t
  store i16 %h, ptr addrspace(3) %p, align 2
  %j = lshr i32 %t, 1
  %i = xor i32 %j, 32
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_words_between(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %b = shl i32 %t, 2
  %c = add i32 %b, 2
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %c
  store i32 %t, ptr addrspace(3) %p, align 1
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_words_between(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %b = shl i32 %t, 2
  %c = add i32 %b, 2
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %c
  store i32 %t, ptr addrspace(3) %p, align 1
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_pairs_of_words(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %v = insertelement <2 x i32> zeroinitializer, i32 %t, i32 0
  %p = getelementptr <2 x i32>, ptr addrspace(3) @A, i32 %t
  store <2 x i32> %v, ptr addrspace(3) %p, align 8
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_pairs_of_words(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %v = insertelement <2 x i32> zeroinitializer, i32 %t, i32 0
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store <2 x i32> %v, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_quads_unaligned(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %v = insertelement <4 x i32> zeroinitializer, i32 %t, i32 0
  %b = mul i32 %t, 15
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %b
  store <4 x i32> %v, ptr addrspace(3) %p, align 1
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_masked_all(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %mi = icmp ugt i32 %t, 250
  %mv = insertelement <1 x i1> poison, i1 %mi, i32 0
  %p = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v = insertelement <1 x i32> poison, i32 %t, i32 0
  call void @llvm.masked.store.v1i32.p3(<1 x i32> %v, ptr addrspace(3) align 4 %p, <1 x i1> splat (i1 true))
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_masked_lane(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %mi = icmp ugt i32 %t, 250
  %mv = insertelement <1 x i1> poison, i1 %mi, i32 0
  %p = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v = insertelement <1 x i32> poison, i32 %t, i32 0
  call void @llvm.masked.store.v1i32.p3(<1 x i32> %v, ptr addrspace(3) align 4 %p, <1 x i1> %mv)
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_through_integers(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %b = ptrtoint ptr addrspace(3) @A to i32
  %o = shl i32 %t, 2
  %s = add i32 %b, %o
  %p = inttoptr i32 %s to ptr addrspace(3)
  store i32 %t, ptr addrspace(3) %p, align 4
  %s2 = xor i32 %o, 12
  %s3 = add i32 %b, %s2
  %q = inttoptr i32 %s3 to ptr addrspace(3)
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_through_integers(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %b = ptrtoint ptr addrspace(3) @A to i32
  %o = shl i32 %t, 2
  %s = add i32 %b, %o
  %p = inttoptr i32 %s to ptr addrspace(3)
  store i32 %t, ptr addrspace(3) %p, align 4
  %s2 = xor i32 %o, 256
  %s3 = add i32 %b, %s2
  %q = inttoptr i32 %s3 to ptr addrspace(3)
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_negated_twice(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %b = ptrtoint ptr addrspace(3) @A to i32
  %o = shl i32 %t, 2
  %s = add i32 %b, %o
  %g = sub i32 0, %s
  %h = xor i32 %g, -1
  %p = inttoptr i32 %s to ptr addrspace(3)
  store i32 %t, ptr addrspace(3) %p, align 4
  %s3 = sub i32 %h, 255
  %q = inttoptr i32 %s3 to ptr addrspace(3)
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_high_bits_of_64(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w = zext i32 %t to i64
  %h = or i64 %w, 4294967296
  %p = getelementptr i32, ptr addrspace(3) @A, i64 %h
  store i32 %t, ptr addrspace(3) %p, align 4
  %u = xor i32 %t, 64
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_flat_store(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %f = addrspacecast ptr addrspace(3) %p to ptr
  store i32 %t, ptr %f, align 4
  %u = xor i32 %t, 64
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_flat_or_global(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %f = addrspacecast ptr addrspace(3) %p to ptr
  %g = addrspacecast ptr addrspace(1) %out to ptr
  %c = icmp eq i32 %n, 0
  %m = select i1 %c, ptr %g, ptr %f
  store i32 %t, ptr %m, align 4
  %u = xor i32 %t, 64
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_switch_in_loop(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i1, %l ]
  %m = urem i32 %i, 3
  %u = xor i32 %t, 64
  switch i32 %m, label %l [ i32 0, label %w
  i32 1, label %g ]
w:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  br label %l
g:
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  br label %l
l:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %h, label %e
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_switch_in_loop(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i1, %l ]
  %m = urem i32 %i, 3
  %u = xor i32 %t, 64
  switch i32 %m, label %l [ i32 0, label %w
  i32 1, label %g ]
w:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  br label %l
g:
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  br label %l
l:
  %k9 = add i32 %i, 0
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %h, label %e
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_switch_either_round(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i1, %l ]
  %m = urem i32 %i, 3
  %u = xor i32 %t, 64
  switch i32 %m, label %l [ i32 2, label %w
  i32 0, label %g ]
w:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  br label %l
g:
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  br label %l
l:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %h, label %e
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_barrier_of_even_rounds(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i1, %l ]
  %u = xor i32 %t, 64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  %ev = and i32 %i, 1
  %z = icmp eq i32 %ev, 0
  br i1 %z, label %b, label %g
b:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %g
g:
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  br label %l
l:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %h, label %e
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_inner_rounds(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i1, %l ]
  %j1 = and i32 %i, 3
  %j2 = shl i32 %j1, 7
  %j = add i32 %j2, %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  br label %l
l:
  %k9 = add i32 %i, 0
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %h, label %e
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_inner_rounds(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i1, %l ]
  %j1 = and i32 %i, 3
  %j2 = shl i32 %j1, 8
  %j = add i32 %j2, %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %j
  %x = load i32, ptr addrspace(3) %q, align 4
  br label %l
l:
  %k9 = add i32 %i, 0
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %h, label %e
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_break_before_barrier(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 64
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i1, %l ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  %c = icmp eq i32 %i, %n
  br i1 %c, label %e, label %l
l:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %ql = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %xl = load i32, ptr addrspace(3) %ql, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i1 = add i32 %i, 1
  br label %h
e:
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_break_before_barrier(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 64
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i1, %l ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  %c = icmp eq i32 %i, %n
  br i1 %c, label %e, label %l
l:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %ql = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %xl = load i32, ptr addrspace(3) %ql, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i1 = add i32 %i, 1
  br label %h
e:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_rounds_by_item(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i1, %h ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %t
  br i1 %c, label %h, label %e
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_left_in_other_rounds(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w = lshr i32 %t, 6
  %m = sub i32 4, %w
  %l = and i32 %t, 63
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i1, %h ]
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %m
  br i1 %c, label %h, label %e
e:
  %a = add i32 %i1, %w
  %b = shl i32 %a, 6
  %j = add i32 %b, %l
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_irreducible(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 64
  %c = icmp eq i32 %n, 0
  br i1 %c, label %a, label %b
a:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  %d = icmp ult i32 %n, 5
  br i1 %d, label %b, label %e
b:
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %d2 = icmp ult i32 %n, 9
  br i1 %d2, label %a, label %e
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_one_wave_fills(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w0 = lshr i32 %t, 6
  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %w0)
  %z = icmp eq i32 %w, 0
  %u = xor i32 %t, 64
  br i1 %z, label %a, label %b
a:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  br label %b
b:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_one_wave_fills(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w0 = lshr i32 %t, 6
  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %w0)
  %z = icmp eq i32 %w, 0
  %u = xor i32 %t, 64
  br i1 %z, label %a, label %b
a:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  br label %b
b:
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_readlane_of_argument(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %m = and i32 %n, 63
  %r = call i32 @llvm.amdgcn.readlane.i32(i32 %t, i32 %m)
  %l = and i32 %t, 63
  %s = mul i32 %r, 63
  %d = sub i32 %r, %m
  %j0 = lshr i32 %d, 1
  %j = add i32 %j0, %l
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_readlane_of_argument(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %m = and i32 %n, 63
  %r = call i32 @llvm.amdgcn.readlane.i32(i32 %t, i32 %m)
  %l = and i32 %t, 63
  %d = and i32 %r, -64
  %j = or i32 %d, %l
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_dpp(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %d = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %t, i32 273, i32 15, i32 15, i1 false)
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %d
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_swizzled(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %d = call i32 @llvm.amdgcn.ds.swizzle(i32 %t, i32 1055)
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  %u = xor i32 %d, 64
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_global_atomic_slot(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %s = load atomic i32, ptr addrspace(1) %in monotonic, align 4
  %s6 = shl i32 %s, 6
  %j0 = add i32 %t, %s6
  %j = and i32 %j0, 255
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_shift_of_argument(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %m = and i32 %n, 7
  %j = lshr i32 %t, %m
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_shift_of_argument(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %m = and i32 %n, 1
  %j = lshr i32 %t, %m
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_signed_byte(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %b = trunc i32 %t to i8
  %c = sext i8 %b to i32
  %j = add i32 %c, 128
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_seven_bits(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %b = trunc i32 %t to i7
  %j = zext i7 %b to i32
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_umin(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %j = call i32 @llvm.umin.i32(i32 %t, i32 200)
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_umin(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %j = call i32 @llvm.umin.i32(i32 %t, i32 190)
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_smax(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %j = call i32 @llvm.smax.i32(i32 %t, i32 63)
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_smax(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %j = call i32 @llvm.smax.i32(i32 %t, i32 65)
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_ctlz(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %j = call i32 @llvm.ctlz.i32(i32 %t, i1 false)
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_fshl(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %j0 = call i32 @llvm.fshl.i32(i32 %t, i32 %t, i32 25)
  %j = and i32 %j0, 255
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_uadd_sat(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = sub i32 %t, 100
  %j0 = call i32 @llvm.usub.sat.i32(i32 %t, i32 100)
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j0
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_log2_cttz(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %m = and i32 %n, 7
  %w = shl i32 1, %m
  %k = call i32 @llvm.cttz.i32(i32 %w, i1 true)
  %row = lshr i32 %t, %k
  %half = lshr i32 %w, 1
  %less = add i32 %half, -1
  %column = and i32 %t, %less
  %b = shl i32 %row, %k
  %j = or i32 %b, %column
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_log2_cttz(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %m = and i32 %n, 7
  %w = shl i32 1, %m
  %k = call i32 @llvm.cttz.i32(i32 %w, i1 true)
  %row = lshr i32 %t, %k
  %less = add i32 %w, -1
  %column = and i32 %t, %less
  %b = shl i32 %row, %k
  %j = or i32 %b, %column
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_log2_ctlz(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %m = and i32 %n, 7
  %w = shl i32 1, %m
  %z = call i32 @llvm.ctlz.i32(i32 %w, i1 true)
  %k = sub i32 31, %z
  %row = lshr i32 %t, %k
  %half = lshr i32 %w, 1
  %less = add i32 %half, -1
  %column = and i32 %t, %less
  %b = shl i32 %row, %k
  %j = or i32 %b, %column
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_log2_ctlz(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %m = and i32 %n, 7
  %w = shl i32 1, %m
  %z = call i32 @llvm.ctlz.i32(i32 %w, i1 true)
  %k = sub i32 31, %z
  %row = lshr i32 %t, %k
  %less = add i32 %w, -1
  %column = and i32 %t, %less
  %b = shl i32 %row, %k
  %j = or i32 %b, %column
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_sadd_sat(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %s = call i32 @llvm.sadd.sat.i32(i32 %t, i32 2147483500)
  %j = sub i32 %s, 2147483300
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_sadd_sat(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %s = call i32 @llvm.sadd.sat.i32(i32 %t, i32 2147483300)
  %j = sub i32 %s, 2147483300
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_ssub_sat(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %s = call i32 @llvm.ssub.sat.i32(i32 -2147483500, i32 %t)
  %j = and i32 %s, 1023
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_ssub_sat(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %s = call i32 @llvm.ssub.sat.i32(i32 -2147483392, i32 %t)
  %j = and i32 %s, 1023
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_alignbyte(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %h = shl i32 %t, 16
  %s = call i32 @llvm.amdgcn.alignbyte(i32 %h, i32 -1, i32 2)
  %j0 = lshr i32 %s, 8
  %j = and i32 %j0, 255
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_alignbyte(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %h = add i32 %t, 0
  %s = call i32 @llvm.amdgcn.alignbyte(i32 %h, i32 -1, i32 3)
  %j0 = lshr i32 %s, 8
  %j = and i32 %j0, 255
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_two_static(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  %u = xor i32 %t, 64
  %q = getelementptr i32, ptr addrspace(3) @B, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_either_variable(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, 100
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %b = getelementptr i32, ptr addrspace(3) @B, i32 %t
  %p = select i1 %c, ptr addrspace(3) %a, ptr addrspace(3) %b
  store i32 %t, ptr addrspace(3) %p, align 4
  %u = xor i32 %t, 64
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_either_variable(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, 100
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %b = getelementptr i32, ptr addrspace(3) @B, i32 %t
  %p = select i1 %c, ptr addrspace(3) %a, ptr addrspace(3) %b
  store i32 %t, ptr addrspace(3) %p, align 4
  %u = xor i32 %t, 3
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_both_arms(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w0 = lshr i32 %t, 6
  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %w0)
  %o = and i32 %w, 1
  %z = icmp eq i32 %o, 0
  %u = xor i32 %t, 64
  br i1 %z, label %a, label %b
a:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  br label %e
b:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  br label %e
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_arms_of_argument(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %z = icmp eq i32 %n, 0
  %u = xor i32 %t, 64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  br i1 %z, label %a, label %b
a:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %e
b:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %e
e:
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_unknown_size(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #2 {
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

define amdgpu_kernel void @r_unknown_size(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #2 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 96
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_barrier_called(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  call void @maybe(i32 %n)
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_sign_kept_in_part(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %h = trunc i32 %t to i16
  %m = sub i16 0, %h
  %w = sext i16 %m to i64
  %c = trunc i64 %w to i32
  %i = add i32 %c, 300
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %j = sub i32 299, %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %j
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_sign_kept_in_part(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %h = trunc i32 %t to i16
  %m = sub i16 0, %h
  %w = sext i16 %m to i64
  %c = trunc i64 %w to i32
  %i = add i32 %c, 300
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %j = sub i32 300, %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %j
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_sign_of_a_constant(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #3 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = sext i8 -4 to i32
  %s = add i32 %t, 16
  %i = add i32 %s, %c
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %j = add i32 %t, 13
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %j
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_sign_of_a_constant(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #3 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = sext i8 -4 to i32
  %s = add i32 %t, 16
  %i = add i32 %s, %c
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %j = add i32 %t, 12
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %j
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define internal void @maybe(i32 %n) noinline {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %a, label %b
a:
  call void @llvm.amdgcn.s.barrier()
  br label %b
b:
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
attributes #2 = { "target-cpu"="gfx942" }
attributes #3 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="100,100" }
attributes #4 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="65,65" }
attributes #5 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
attributes #6 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
attributes #7 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,256" }
!5 = !{i32 32, i32 8, i32 1}
!6 = !{i32 16, i32 4, i32 4}
