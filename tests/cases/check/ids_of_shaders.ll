; A shader gets its ids as arguments, also those of its waves (``inreg``): they are not the same for all work-items.
; RUN: ldsopt check -v %s -o - | filecheck %s
; RUN: ldsopt annotate --shuffles --no-check %s -o %t.ll 2>&1 | filecheck %s --check-prefix LANES
; RUN: ldsopt pack %s -o %t.ll 2>&1 | filecheck %s --check-prefix PACKED
; RUN: sed '/^define/s/(i32/(i32 inreg/' %s > %t.scalar.ll
; RUN: ldsopt check -v %t.scalar.ll -o - | filecheck %s
; RUN: ldsopt pack %t.scalar.ll -o %t.ll 2>&1 | filecheck %s --check-prefix PACKED
; RUN: exits 3 ldsopt verify %s %t.scalar.ll --kernel lanes 2>&1 | filecheck %s --check-prefix EXECUTED
; EXECUTED: cannot simulate lanes: a shader's arguments differ by wave and work-item
; As arguments of a kernel they are.
; RUN: sed 's/amdgpu_cs/amdgpu_kernel/' %s > %t.kernel.ll
; RUN: ldsopt check -v %t.kernel.ll -o - | filecheck %s --check-prefix KERNEL
; RUN: ldsopt annotate --shuffles --no-check %t.kernel.ll -o %t.ll 2>&1 | filecheck %s --check-prefix KERNEL-LANES
; RUN: ldsopt pack %t.kernel.ll -o %t.ll 2>&1 | filecheck %s --check-prefix KERNEL-PACKED
; CHECK: unproven wave-race in exchange
; CHECK: no launch could be executed: cannot simulate exchange: a shader's arguments differ by wave and work-item
; CHECK: exchange: 2 pairs {{.*}}: 0 proved free of races, 1 that write the same value, 1 unproven
; LANES: function lanes: {{.*}}: 1 swizzle
; KERNEL: exchange: 2 pairs {{.*}}: 1 proved free of races
; KERNEL-LANES: function lanes: {{.*}}: 1 readlane
; KERNEL-PACKED: kernel phases: 512 -> 256 bytes of LDS
; PACKED: 0 of 2 kernels packed
target triple = "amdgcn-amd-amdpal"
@a = internal addrspace(3) global [64 x i32] poison, align 16
@b = internal addrspace(3) global [64 x i32] poison, align 16
@c = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare void @llvm.amdgcn.s.barrier()

define amdgpu_cs void @exchange(i32 %t, ptr addrspace(1) inreg %out) #1 {
  %p = getelementptr i32, ptr addrspace(3) @c, i32 %t
  store i32 %t, ptr addrspace(3) %p
  %y = xor i32 %t, 64
  %q = getelementptr i32, ptr addrspace(3) @c, i32 %y
  %v = load i32, ptr addrspace(3) %q
  store i32 %v, ptr addrspace(1) %out
  ret void
}

define amdgpu_cs void @lanes(i32 %t, ptr addrspace(1) inreg %out) #0 {
  %c = icmp ugt i32 %t, 9
  br i1 %c, label %some, label %end
some:
  %v = mul i32 %t, 7
  %r = call i32 @llvm.amdgcn.ds.bpermute(i32 12, i32 %v)
  store i32 %r, ptr addrspace(1) %out
  br label %end
end:
  ret void
}

define amdgpu_cs void @phases(i32 %t, ptr addrspace(1) inreg %out) #0 {
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %t
  %q = getelementptr i32, ptr addrspace(3) @b, i32 %t
  %c = icmp ugt i32 %t, 31
  br i1 %c, label %upper, label %lower
upper:
  store i32 %t, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %out
  br label %end
lower:
  store i32 %t, ptr addrspace(3) %q
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w = load i32, ptr addrspace(3) %q
  store i32 %w, ptr addrspace(1) %out
  br label %end
end:
  ret void
}
attributes #0 = { "target-cpu"="gfx1030" "amdgpu-flat-work-group-size"="64,64" "uniform-work-group-size"="true" }
attributes #1 = { "target-cpu"="gfx1030" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
