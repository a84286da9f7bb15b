; Kernels that race for LDS begin with r_, all others with f_. Each is one shape; see test_race_shapes.py.

target triple = "amdgcn-amd-amdhsa"

@A = internal addrspace(3) global [1024 x i32] poison, align 16

define amdgpu_kernel void @r_plain(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_plain(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_freeze_poison(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %s = freeze i32 poison
  %s1 = and i32 %s, 1
  %o = shl i32 %s1, 7
  %t1 = and i32 %t, 127
  %i = add i32 %t1, %o
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_rfl(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %gp = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %m = load i32, ptr addrspace(1) %gp
  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %m)
  %w1 = and i32 %w, 3
  %w2 = shl i32 %w1, 6
  %l = and i32 %t, 63
  %i = add i32 %w2, %l
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_rfl_id(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %l = and i32 %t, 63
  %w1 = and i32 %w, -64
  %i = add i32 %w1, %l
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %l2 = xor i32 %i, 5
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %l2
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_atomic_slot(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = atomicrmw add ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @A, i32 1000), i32 1 syncscope("workgroup") monotonic
  %i0 = and i32 %c, 255
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i0
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_atomic_load_slot(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c0 = atomicrmw add ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @A, i32 1000), i32 1 syncscope("workgroup") monotonic
  %c = load atomic i32, ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @A, i32 1000) syncscope("workgroup") monotonic, align 4
  %s = and i32 %c, 1
  %o = shl i32 %s, 6
  %i0 = add i32 %t, %o
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i0
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_scope_wavefront(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %c = atomicrmw add ptr addrspace(3) %p, i32 1 syncscope("wavefront") monotonic
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %c, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_scope_singlethread(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %c = atomicrmw add ptr addrspace(3) %p, i32 1 syncscope("singlethread") monotonic
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %c, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_scope_wavefront_one_as(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %c = atomicrmw add ptr addrspace(3) %p, i32 1 syncscope("wavefront-one-as") monotonic
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %c, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_scope_workgroup(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %c = atomicrmw add ptr addrspace(3) %p, i32 1 syncscope("workgroup") monotonic
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %c, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_scope_agent_one_as(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %c = atomicrmw add ptr addrspace(3) %p, i32 1 syncscope("agent-one-as") monotonic
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %c, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_scope_workgroup_one_as(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %c = atomicrmw add ptr addrspace(3) %p, i32 1 syncscope("workgroup-one-as") monotonic
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %c, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_atomic_plain_mix(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %c = atomicrmw add ptr addrspace(3) %p, i32 1 syncscope("workgroup") monotonic
  %y = load i32, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %y, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_cmpxchg_narrow(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %c = cmpxchg ptr addrspace(3) %p, i32 0, i32 %t syncscope("wavefront") monotonic monotonic
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_atomic_store_narrow(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store atomic i32 %t, ptr addrspace(3) %p syncscope("wavefront") monotonic, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_volatile(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store volatile i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_i16_i8(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i16, ptr addrspace(3) @A, i32 %t
  store i16 1, ptr addrspace(3) %p, align 2
  %b = mul i32 %t, 2
  %b1 = add i32 %b, 129
  %q = getelementptr i8, ptr addrspace(3) @A, i32 %b1
  %x = load i8, ptr addrspace(3) %q, align 1
  %z = zext i8 %x to i32
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %z, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_i16_i8(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i16, ptr addrspace(3) @A, i32 %t
  store i16 1, ptr addrspace(3) %p, align 2
  %b = mul i32 %t, 2
  %b1 = xor i32 %b, 1
  %q = getelementptr i8, ptr addrspace(3) @A, i32 %b1
  %x = load i8, ptr addrspace(3) %q, align 1
  %z = zext i8 %x to i32
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %z, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_i24(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %b = mul i32 %t, 2
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %b
  store i24 1, ptr addrspace(3) %p, align 1
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_i24_3(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %b = mul i32 %t, 3
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %b
  store i24 1, ptr addrspace(3) %p, align 1
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_v3_16(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %b = mul i32 %t, 8
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %b
  store <3 x i32> zeroinitializer, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_v3_12(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %b = mul i32 %t, 12
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %b
  store <3 x i32> zeroinitializer, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_unaligned(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %b = mul i32 %t, 4
  %b1 = add i32 %b, 3
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %b1
  store i32 %t, ptr addrspace(3) %p, align 1
  %q = getelementptr i8, ptr addrspace(3) @A, i32 %b
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_memset(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %b = mul i32 %t, 4
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %b
  call void @llvm.memset.p3.i32(ptr addrspace(3) %p, i8 3, i32 8, i1 false)
  %x = load i32, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_memset_n(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %b = mul i32 %t, 4
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %b
  call void @llvm.memset.p3.i32(ptr addrspace(3) %p, i8 3, i32 %n, i1 false)
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_memcpy(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  call void @llvm.memcpy.p3.p3.i32(ptr addrspace(3) %p, ptr addrspace(3) %q, i32 4, i1 false)
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_intrinsic_barrier_div(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  %c = icmp ult i32 %t, 64
  br i1 %c, label %b1, label %b2
b1:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %b2
b2:
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_2d_unknown(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #1 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %u0 = mul i32 %y, 16
  %u1 = add i32 %u0, %t
  %i = and i32 %u1, 1023
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_256_of_1024(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #2 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = and i32 %t, 255
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_ycol(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %y
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_mbcnt_lo(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x1 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %x1
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_mbcnt_mask(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x1 = call i32 @llvm.amdgcn.mbcnt.lo(i32 15, i32 0)
  %w = and i32 %t, -64
  %i=add i32 %w,%x1
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %x2 = xor i32 %i, 64
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %x2
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_ring2(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
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
  %r = urem i32 %i, 2
  %o = shl i32 %r, 8
  %j = add i32 %o, %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k = add i32 %o, %u
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %k
  %x = load i32, ptr addrspace(3) %q, align 4
  %s1 = add i32 %s, %x
  %i1 = add i32 %i, 1
  br label %h
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_ring2_prev(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
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
  %r = urem i32 %i, 2
  %o = shl i32 %r, 8
  %j = add i32 %o, %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i9 = add i32 %i, 1
  %r9 = urem i32 %i9, 2
  %o9 = shl i32 %r9, 8
  %k = add i32 %o9, %u
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %k
  %x = load i32, ptr addrspace(3) %q, align 4
  %s1 = add i32 %s, %x
  %i1 = add i32 %i, 1
  br label %h
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_ring2_next(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
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
  %r = urem i32 %i, 2
  %o = shl i32 %r, 8
  %j = add i32 %o, %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i9 = add i32 %i, 1
  %r9 = urem i32 %i9, 2
  %o9 = shl i32 %r9, 8
  %k = add i32 %o9, %u
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %k
  %x = load i32, ptr addrspace(3) %q, align 4
  %s1 = add i32 %s, %x
  %i1 = add i32 %i, 1
  br label %h
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_ring3(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
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
  %r = urem i32 %i, 3
  %o = shl i32 %r, 8
  %j = add i32 %o, %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k = add i32 %o, %u
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %k
  %x = load i32, ptr addrspace(3) %q, align 4
  %s1 = add i32 %s, %x
  %i1 = add i32 %i, 1
  br label %h
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_ring3_prev(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
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
  %r = urem i32 %i, 3
  %o = shl i32 %r, 8
  %j = add i32 %o, %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i9 = add i32 %i, 2
  %r9 = urem i32 %i9, 3
  %o9 = shl i32 %r9, 8
  %k = add i32 %o9, %u
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %k
  %x = load i32, ptr addrspace(3) %q, align 4
  %s1 = add i32 %s, %x
  %i1 = add i32 %i, 1
  br label %h
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_ring3_next(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
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
  %r = urem i32 %i, 3
  %o = shl i32 %r, 8
  %j = add i32 %o, %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i9 = add i32 %i, 1
  %r9 = urem i32 %i9, 3
  %o9 = shl i32 %r9, 8
  %k = add i32 %o9, %u
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %k
  %x = load i32, ptr addrspace(3) %q, align 4
  %s1 = add i32 %s, %x
  %i1 = add i32 %i, 1
  br label %h
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_ring3_wrap(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
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
  %w8 = trunc i32 %i to i8
  %w = zext i8 %w8 to i32
  %r = urem i32 %w, 3
  %o = shl i32 %r, 8
  %j = add i32 %o, %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i9 = add i32 %i, 2
  %w98 = trunc i32 %i9 to i8
  %w9 = zext i8 %w98 to i32
  %r9 = urem i32 %w9, 3
  %o9 = shl i32 %r9, 8
  %k = add i32 %o9, %u
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %k
  %x = load i32, ptr addrspace(3) %q, align 4
  %s1 = add i32 %s, %x
  %i1 = add i32 %i, 1
  br label %h
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_swap_cond(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i1, %l ]
  %s = phi i32 [ 0, %0 ], [ %s1, %l ]
  %pa = phi ptr addrspace(3) [ @A, %0 ], [ %pa1, %l ]
  %pb = phi ptr addrspace(3) [ getelementptr (i32, ptr addrspace(3) @A, i32 256), %0 ], [ %pb1, %l ]
  %c = icmp ult i32 %i, %n
  br i1 %c, label %l, label %e
l:
  %p0 = getelementptr i32, ptr addrspace(3) %pa, i32 %t
  store i32 %t, ptr addrspace(3) %p0
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q0 = getelementptr i32, ptr addrspace(3) %pa, i32 %u
  %x = load i32, ptr addrspace(3) %q0
  %s1 = add i32 %s, %x
  %cc = icmp ugt i32 %i, 3
  %pb1 = select i1 %cc, ptr addrspace(3) %pb, ptr addrspace(3) %pa
  %pa1 = select i1 %cc, ptr addrspace(3) %pa, ptr addrspace(3) %pb
  %i1 = add i32 %i, 1
  br label %h
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_div_trip(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i1, %l ]
  %s = phi i32 [ 0, %0 ], [ %s1, %l ]
  %c = icmp ult i32 %i, %t
  br i1 %c, label %l, label %e
l:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %i, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %s1 = add i32 %s, %x
  %i1 = add i32 %i, 1
  br label %h
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_exit_store(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  %c = icmp ugt i32 %t, %n
  br i1 %c, label %e, label %g
e:
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  store i32 7, ptr addrspace(3) %q, align 4
  ret void
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q2 = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q2, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_exit(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  %c = icmp ugt i32 %t, %n
  br i1 %c, label %e, label %g
e:
  ret void
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q2 = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q2, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_two_loops(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i1, %l ]
  %c = icmp ult i32 %i, %n
  br i1 %c, label %l, label %e
l:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %i, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i1 = add i32 %i, 1
  br label %h
e:
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  br label %h2
h2:
  %i2 = phi i32 [ 0, %e ], [ %i3, %h2 ]
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %i2, ptr addrspace(3) %p2, align 4
  %i3 = add i32 %i2, 1
  %c2 = icmp ult i32 %i3, %n
  br i1 %c2, label %h2, label %x2
x2:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_switch(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %m = and i32 %n, 3
  switch i32 %m, label %d [ i32 0, label %d i32 1, label %a ]
a:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %d
d:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  switch i32 %m, label %z [ i32 1, label %b ]
b:
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  br label %z
z:
  %xx = phi i32 [ 0, %d ], [ %x, %b ]
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %xx, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_memtime(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = call i64 @llvm.readcyclecounter()
  %s = trunc i64 %c to i32
  %s1 = and i32 %s, 1
  %o = shl i32 %s1, 6
  %i0 = add i32 %t, %o
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i0
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_ballot(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %cc = icmp ult i32 %t, 100
  %c = call i64 @llvm.amdgcn.ballot.i64(i1 %cc)
  %s = trunc i64 %c to i32
  %s1 = and i32 %s, 1
  %o = shl i32 %s1, 6
  %i0 = add i32 %t, %o
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i0
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_getreg(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %s = call i32 @llvm.amdgcn.s.getreg(i32 6148)
  %s1 = and i32 %s, 1
  %o = shl i32 %s1, 6
  %i0 = add i32 %t, %o
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i0
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_dma(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %gp = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %w0 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %w1 = and i32 %w0, -64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %w1
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %gp, ptr addrspace(3) %p, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 0)
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_dma(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %gp = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %w0 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %w1 = and i32 %w0, -64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %w1
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %gp, ptr addrspace(3) %p, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_dma_offset(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %gp = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %w0 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %w1 = and i32 %w0, -64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %w1
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %gp, ptr addrspace(3) %p, i32 4, i32 64, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 0)
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_dma_one_base(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %gp = getelementptr i32, ptr addrspace(1) %in, i32 %t
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %gp, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_dma1(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %gp = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %w0 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %w1 = and i32 %w0, -64
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %w1
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %gp, ptr addrspace(3) %p, i32 1, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 0)
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_bufdma(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w0 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %w1 = and i32 %w0, -64
  %rs = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 65536, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %rs, ptr addrspace(3) @A, i32 4, i32 %t, i32 0, i32 0, i32 0)
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_append(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @A, i32 1000), i1 false)
  %c1 = and i32 %c, 255
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %c1
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_fadd_plain(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %c = atomicrmw fadd ptr addrspace(3) %p, float 1.0 syncscope("wavefront") monotonic
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_mod(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = urem i32 %t, 192
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_mul_wrap(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i0 = mul i32 %t, 67108864
  %i = lshr i32 %i0, 24
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_gep_neg(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = sub i32 255, %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_gep_i8idx(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = trunc i32 %t to i8
  %p = getelementptr i32, ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @A, i32 200), i8 %i
  store i32 %t, ptr addrspace(3) %p
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_sdiv(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %m = sub i32 %t, 128
  %d = sdiv i32 %m, 2
  %i = add i32 %d, 64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_srem(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %m = sub i32 %t, 128
  %d = srem i32 %m, 64
  %i = add i32 %d, 64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_arg_mod(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i0 = add i32 %t, %n
  %i = urem i32 %i0, 255
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_select_div(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, %n
  %i = select i1 %c, i32 %t, i32 0
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_abs(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %m = sub i32 %t, 100
  %i = call i32 @llvm.abs.i32(i32 %m, i1 false)
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_ctpop(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = call i32 @llvm.ctpop.i32(i32 %t)
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_vec_idx(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %v = insertelement <2 x i32> zeroinitializer, i32 %t, i32 0
  %v2 = lshr <2 x i32> %v, <i32 1, i32 1>
  %i = extractelement <2 x i32> %v2, i32 0
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_float_idx(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %t to float
  %h = fmul float %f, 5.0e-01
  %i = fptoui float %h to i32
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_bpermute(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i0 = call i32 @llvm.amdgcn.ds.bpermute(i32 %n, i32 %t)
  %i = and i32 %i0, 63
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_setinactive(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i0 = call i32 @llvm.amdgcn.readlane.i32(i32 %t, i32 63)
  %i = urem i32 %i0, 5
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_wavebar(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.wave.barrier()
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_fence_only(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") seq_cst
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_again_header(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i1, %l ]
  %s = phi i32 [ 0, %0 ], [ %s2, %l ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %i, ptr addrspace(3) %p, align 4
  %m = and i32 %n, 1
  %c = icmp eq i32 %m, 0
  br i1 %c, label %l, label %b
b:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %s1 = add i32 %s, %x
  br label %l
l:
  %s2 = phi i32 [ %s, %h ], [ %s1, %b ]
  %i1 = add i32 %i, 1
  %d = icmp ult i32 %i1, %n
  br i1 %d, label %h, label %e
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s2, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_again_header(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i1, %l ]
  %s = phi i32 [ 0, %0 ], [ %s2, %l ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %i, ptr addrspace(3) %p, align 4
  %m = and i32 %n, 1
  %c = icmp eq i32 %m, 0
  br i1 %c, label %l, label %b
b:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q, align 4
  %s1 = add i32 %s, %x
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %s2 = phi i32 [ %s, %h ], [ %s1, %b ]
  %i1 = add i32 %i, 1
  %d = icmp ult i32 %i1, %n
  br i1 %d, label %h, label %e
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s2, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_ring3_rem(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i1, %h ]
  %s = phi i32 [ 0, %0 ], [ %s1, %h ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w0a = add i32 %i, 2
  %w0r = urem i32 %w0a, 3
  %w0o = shl i32 %w0r, 8
  %w0j = add i32 %w0o, %t
  %w0p = getelementptr i32, ptr addrspace(3) @A, i32 %w0j
  store i32 %t, ptr addrspace(3) %w0p, align 4
  %r0a = add i32 %i, 0
  %r0r = urem i32 %r0a, 3
  %r0o = shl i32 %r0r, 8
  %r0j = add i32 %r0o, %u
  %r0p = getelementptr i32, ptr addrspace(3) @A, i32 %r0j
  %x0 = load i32, ptr addrspace(3) %r0p, align 4
  %s1 = add i32 %s, %x0
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %h, label %e
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s1, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_ring3_rem(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i1, %h ]
  %s = phi i32 [ 0, %0 ], [ %s1, %h ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w0a = add i32 %i, 3
  %w0r = urem i32 %w0a, 3
  %w0o = shl i32 %w0r, 8
  %w0j = add i32 %w0o, %t
  %w0p = getelementptr i32, ptr addrspace(3) @A, i32 %w0j
  store i32 %t, ptr addrspace(3) %w0p, align 4
  %r0a = add i32 %i, 0
  %r0r = urem i32 %r0a, 3
  %r0o = shl i32 %r0r, 8
  %r0j = add i32 %r0o, %u
  %r0p = getelementptr i32, ptr addrspace(3) @A, i32 %r0j
  %x0 = load i32, ptr addrspace(3) %r0p, align 4
  %s1 = add i32 %s, %x0
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %h, label %e
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s1, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_ring3_rem_unrolled(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i1, %h ]
  %s = phi i32 [ 0, %0 ], [ %s2, %h ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w0a = add i32 %i, 2
  %w0r = urem i32 %w0a, 3
  %w0o = shl i32 %w0r, 8
  %w0j = add i32 %w0o, %t
  %w0p = getelementptr i32, ptr addrspace(3) @A, i32 %w0j
  store i32 %t, ptr addrspace(3) %w0p, align 4
  %r0a = add i32 %i, 0
  %r0r = urem i32 %r0a, 3
  %r0o = shl i32 %r0r, 8
  %r0j = add i32 %r0o, %u
  %r0p = getelementptr i32, ptr addrspace(3) @A, i32 %r0j
  %x0 = load i32, ptr addrspace(3) %r0p, align 4
  %s1 = add i32 %s, %x0
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w1a = add i32 %i, 3
  %w1r = urem i32 %w1a, 3
  %w1o = shl i32 %w1r, 8
  %w1j = add i32 %w1o, %t
  %w1p = getelementptr i32, ptr addrspace(3) @A, i32 %w1j
  store i32 %t, ptr addrspace(3) %w1p, align 4
  %r1a = add i32 %i, 1
  %r1r = urem i32 %r1a, 3
  %r1o = shl i32 %r1r, 8
  %r1j = add i32 %r1o, %u
  %r1p = getelementptr i32, ptr addrspace(3) @A, i32 %r1j
  %x1 = load i32, ptr addrspace(3) %r1p, align 4
  %s2 = add i32 %s1, %x1
  %i1 = add nuw nsw i32 %i, 2
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %h, label %e
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s2, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_ring3_rem_unrolled(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i1, %h ]
  %s = phi i32 [ 0, %0 ], [ %s2, %h ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w0a = add i32 %i, 4
  %w0r = urem i32 %w0a, 3
  %w0o = shl i32 %w0r, 8
  %w0j = add i32 %w0o, %t
  %w0p = getelementptr i32, ptr addrspace(3) @A, i32 %w0j
  store i32 %t, ptr addrspace(3) %w0p, align 4
  %r0a = add i32 %i, 1
  %r0r = urem i32 %r0a, 3
  %r0o = shl i32 %r0r, 8
  %r0j = add i32 %r0o, %u
  %r0p = getelementptr i32, ptr addrspace(3) @A, i32 %r0j
  %x0 = load i32, ptr addrspace(3) %r0p, align 4
  %s1 = add i32 %s, %x0
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w1a = add i32 %i, 5
  %w1r = urem i32 %w1a, 3
  %w1o = shl i32 %w1r, 8
  %w1j = add i32 %w1o, %t
  %w1p = getelementptr i32, ptr addrspace(3) @A, i32 %w1j
  store i32 %t, ptr addrspace(3) %w1p, align 4
  %r1a = add i32 %i, 2
  %r1r = urem i32 %r1a, 3
  %r1o = shl i32 %r1r, 8
  %r1j = add i32 %r1o, %u
  %r1p = getelementptr i32, ptr addrspace(3) @A, i32 %r1j
  %x1 = load i32, ptr addrspace(3) %r1p, align 4
  %s2 = add i32 %s1, %x1
  %i1 = add nuw nsw i32 %i, 2
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %h, label %e
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s2, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_ring3_byte(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  br label %h
h:
  %i = phi i8 [ 0, %0 ], [ %i1, %h ]
  %s = phi i32 [ 0, %0 ], [ %s1, %h ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w0a = add i8 %i, 1
  %w0r = urem i8 %w0a, 3
  %w0z = zext i8 %w0r to i32
  %w0o = shl i32 %w0z, 8
  %w0j = add i32 %w0o, %t
  %w0p = getelementptr i32, ptr addrspace(3) @A, i32 %w0j
  store i32 %t, ptr addrspace(3) %w0p, align 4
  %r0a = add i8 %i, 0
  %r0r = urem i8 %r0a, 3
  %r0z = zext i8 %r0r to i32
  %r0o = shl i32 %r0z, 8
  %r0j = add i32 %r0o, %u
  %r0p = getelementptr i32, ptr addrspace(3) @A, i32 %r0j
  %x0 = load i32, ptr addrspace(3) %r0p, align 4
  %s1 = add i32 %s, %x0
  %i1 = add i8 %i, 1
  %c = icmp ne i8 %i1, 0
  br i1 %c, label %h, label %e
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s1, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @f_ring3_byte(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  br label %h
h:
  %i = phi i8 [ 0, %0 ], [ %i1, %h ]
  %s = phi i32 [ 0, %0 ], [ %s1, %h ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w0a = add i8 %i, 1
  %w0r = urem i8 %w0a, 3
  %w0z = zext i8 %w0r to i32
  %w0o = shl i32 %w0z, 8
  %w0j = add i32 %w0o, %t
  %w0p = getelementptr i32, ptr addrspace(3) @A, i32 %w0j
  store i32 %t, ptr addrspace(3) %w0p, align 4
  %r0a = add i8 %i, 0
  %r0r = urem i8 %r0a, 3
  %r0z = zext i8 %r0r to i32
  %r0o = shl i32 %r0z, 8
  %r0j = add i32 %r0o, %u
  %r0p = getelementptr i32, ptr addrspace(3) @A, i32 %r0j
  %x0 = load i32, ptr addrspace(3) %r0p, align 4
  %s1 = add i32 %s, %x0
  %i1 = add i8 %i, 1
  %c = icmp ult i8 %i1, 200
  br i1 %c, label %h, label %e
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s1, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @r_ring3_wraps_beside_flags(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u0 = add i32 %t, 65
  %u = and i32 %u0, 255
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i1, %l ]
  %j = phi i32 [ 0, %0 ], [ %j1, %l ]
  %k = phi i64 [ 0, %0 ], [ %k1, %l ]
  %s = phi i32 [ 0, %0 ], [ %s1, %l ]
  %is = icmp eq i32 %n, 7
  br i1 %is, label %g, label %l
g:
  %gi = and i32 %i, 0
  %gj = or i32 %gi, %t
  %gp = getelementptr i32, ptr addrspace(3) @A, i32 %gj
  store i32 1, ptr addrspace(3) %gp, align 4
  br label %l
l:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %wa = add i32 %j, 1
  %wr = urem i32 %wa, 3
  %wo = shl i32 %wr, 8
  %wj = add i32 %wo, %t
  %wp = getelementptr i32, ptr addrspace(3) @A, i32 %wj
  store i32 %t, ptr addrspace(3) %wp, align 4
  %ra = add i32 %j, 0
  %rr = urem i32 %ra, 3
  %ro = shl i32 %rr, 8
  %rj = add i32 %ro, %u
  %rp = getelementptr i32, ptr addrspace(3) @A, i32 %rj
  %x = load i32, ptr addrspace(3) %rp, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %s1 = add i32 %s, %x
  %i1 = add nuw nsw i32 %i, 1
  %j1 = add i32 %j, 1
  %k1 = add i64 %k, 1
  %m = sext i32 %n to i64
  %c = icmp ult i64 %k1, %m
  br i1 %c, label %h, label %e
e:
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s1, ptr addrspace(1) %og, align 4
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
attributes #1 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,1024" }
attributes #2 = { "target-cpu"="gfx942" }
