; An access may claim a larger alignment than it has bytes. The claim is checked at every address: lanes lie 4 bytes apart, so that a
; claim of 4 holds, and one of 8 in every other lane only.
; RUN: sed 's/align 4/align 8/' %s > %t.ll
; DEFINE: %{launch} = --mcpu gfx942 --block 64 --arg "a: u32[256]=zeros" --arg "b: u32[256]=zeros"
; GLOBAL: : memory-fault:
; GLOBAL-NOT: : {{misaligned|race|uninitialized-read|out-of-bounds}}:
; LDS: : misaligned:
; LDS-NOT: : {{memory-fault|race|uninitialized-read|out-of-bounds}}:

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
declare void @llvm.memset.p3.i64(ptr addrspace(3), i8, i64, i1)
@s = internal addrspace(3) global [256 x i32] zeroinitializer, align 16

; RUN: ldsopt simulate %s --kernel load_of_global %{launch}
; RUN: exits 1 ldsopt simulate %t.ll --kernel load_of_global %{launch} 2>&1 | filecheck %s --check-prefix GLOBAL
define amdgpu_kernel void @load_of_global(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(1) %a, i32 %i
  %v = load i32, ptr addrspace(1) %p, align 4
  ret void
}

; RUN: ldsopt simulate %s --kernel load_of_lds %{launch}
; RUN: exits 1 ldsopt simulate %t.ll --kernel load_of_lds %{launch} 2>&1 | filecheck %s --check-prefix LDS
define amdgpu_kernel void @load_of_lds(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(3) @s, i32 %i
  %v = load i32, ptr addrspace(3) %p, align 4
  ret void
}

; RUN: ldsopt simulate %s --kernel vector_load_of_global %{launch}
; RUN: exits 1 ldsopt simulate %t.ll --kernel vector_load_of_global %{launch} 2>&1 | filecheck %s --check-prefix GLOBAL
define amdgpu_kernel void @vector_load_of_global(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(1) %a, i32 %i
  %v = load <2 x i16>, ptr addrspace(1) %p, align 4
  ret void
}

; RUN: ldsopt simulate %s --kernel vector_load_of_lds %{launch}
; RUN: exits 1 ldsopt simulate %t.ll --kernel vector_load_of_lds %{launch} 2>&1 | filecheck %s --check-prefix LDS
define amdgpu_kernel void @vector_load_of_lds(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(3) @s, i32 %i
  %v = load <2 x i16>, ptr addrspace(3) %p, align 4
  ret void
}

; RUN: ldsopt simulate %s --kernel struct_load_of_global %{launch}
; RUN: exits 1 ldsopt simulate %t.ll --kernel struct_load_of_global %{launch} 2>&1 | filecheck %s --check-prefix GLOBAL
define amdgpu_kernel void @struct_load_of_global(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(1) %a, i32 %i
  %v = load { i16, i16 }, ptr addrspace(1) %p, align 4
  ret void
}

; RUN: ldsopt simulate %s --kernel struct_load_of_lds %{launch}
; RUN: exits 1 ldsopt simulate %t.ll --kernel struct_load_of_lds %{launch} 2>&1 | filecheck %s --check-prefix LDS
define amdgpu_kernel void @struct_load_of_lds(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(3) @s, i32 %i
  %v = load { i16, i16 }, ptr addrspace(3) %p, align 4
  ret void
}

; RUN: ldsopt simulate %s --kernel store_of_global %{launch}
; RUN: exits 1 ldsopt simulate %t.ll --kernel store_of_global %{launch} 2>&1 | filecheck %s --check-prefix GLOBAL
define amdgpu_kernel void @store_of_global(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(1) %a, i32 %i
  store i32 1, ptr addrspace(1) %p, align 4
  ret void
}

; RUN: ldsopt simulate %s --kernel store_of_lds %{launch}
; RUN: exits 1 ldsopt simulate %t.ll --kernel store_of_lds %{launch} 2>&1 | filecheck %s --check-prefix LDS
define amdgpu_kernel void @store_of_lds(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(3) @s, i32 %i
  store i32 1, ptr addrspace(3) %p, align 4
  ret void
}

; RUN: ldsopt simulate %s --kernel atomicrmw_of_global %{launch}
; RUN: exits 1 ldsopt simulate %t.ll --kernel atomicrmw_of_global %{launch} 2>&1 | filecheck %s --check-prefix GLOBAL
define amdgpu_kernel void @atomicrmw_of_global(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(1) %a, i32 %i
  %v = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic, align 4
  ret void
}

; RUN: ldsopt simulate %s --kernel atomicrmw_of_lds %{launch}
; RUN: exits 1 ldsopt simulate %t.ll --kernel atomicrmw_of_lds %{launch} 2>&1 | filecheck %s --check-prefix LDS
define amdgpu_kernel void @atomicrmw_of_lds(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(3) @s, i32 %i
  %v = atomicrmw add ptr addrspace(3) %p, i32 1 monotonic, align 4
  ret void
}

; RUN: ldsopt simulate %s --kernel cmpxchg_of_global %{launch}
; RUN: exits 1 ldsopt simulate %t.ll --kernel cmpxchg_of_global %{launch} 2>&1 | filecheck %s --check-prefix GLOBAL
define amdgpu_kernel void @cmpxchg_of_global(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(1) %a, i32 %i
  %v = cmpxchg ptr addrspace(1) %p, i32 1, i32 2 monotonic monotonic, align 4
  ret void
}

; RUN: ldsopt simulate %s --kernel cmpxchg_of_lds %{launch}
; RUN: exits 1 ldsopt simulate %t.ll --kernel cmpxchg_of_lds %{launch} 2>&1 | filecheck %s --check-prefix LDS
define amdgpu_kernel void @cmpxchg_of_lds(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(3) @s, i32 %i
  %v = cmpxchg ptr addrspace(3) %p, i32 1, i32 2 monotonic monotonic, align 4
  ret void
}

; RUN: ldsopt simulate %s --kernel atomic_load_of_global %{launch}
; RUN: exits 1 ldsopt simulate %t.ll --kernel atomic_load_of_global %{launch} 2>&1 | filecheck %s --check-prefix GLOBAL
define amdgpu_kernel void @atomic_load_of_global(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(1) %a, i32 %i
  %v = load atomic i32, ptr addrspace(1) %p monotonic, align 4
  ret void
}

; RUN: ldsopt simulate %s --kernel atomic_load_of_lds %{launch}
; RUN: exits 1 ldsopt simulate %t.ll --kernel atomic_load_of_lds %{launch} 2>&1 | filecheck %s --check-prefix LDS
define amdgpu_kernel void @atomic_load_of_lds(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(3) @s, i32 %i
  %v = load atomic i32, ptr addrspace(3) %p monotonic, align 4
  ret void
}

; RUN: ldsopt simulate %s --kernel copy_from_of_global %{launch}
; RUN: exits 1 ldsopt simulate %t.ll --kernel copy_from_of_global %{launch} 2>&1 | filecheck %s --check-prefix GLOBAL
define amdgpu_kernel void @copy_from_of_global(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(1) %a, i32 %i
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %q, ptr addrspace(1) align 4 %p, i64 4, i1 false)
  ret void
}

; RUN: ldsopt simulate %s --kernel copy_from_of_lds %{launch}
; RUN: exits 1 ldsopt simulate %t.ll --kernel copy_from_of_lds %{launch} 2>&1 | filecheck %s --check-prefix LDS
define amdgpu_kernel void @copy_from_of_lds(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(3) @s, i32 %i
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) %q, ptr addrspace(3) align 4 %p, i64 4, i1 false)
  ret void
}

; RUN: ldsopt simulate %s --kernel copy_to_of_global %{launch}
; RUN: exits 1 ldsopt simulate %t.ll --kernel copy_to_of_global %{launch} 2>&1 | filecheck %s --check-prefix GLOBAL
define amdgpu_kernel void @copy_to_of_global(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(1) %a, i32 %i
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %p, ptr addrspace(1) %q, i64 4, i1 false)
  ret void
}

; RUN: ldsopt simulate %s --kernel copy_to_of_lds %{launch}
; RUN: exits 1 ldsopt simulate %t.ll --kernel copy_to_of_lds %{launch} 2>&1 | filecheck %s --check-prefix LDS
define amdgpu_kernel void @copy_to_of_lds(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(3) @s, i32 %i
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 4 %p, ptr addrspace(1) %q, i64 4, i1 false)
  ret void
}

; RUN: ldsopt simulate %s --kernel fill_of_global %{launch}
; RUN: exits 1 ldsopt simulate %t.ll --kernel fill_of_global %{launch} 2>&1 | filecheck %s --check-prefix GLOBAL
define amdgpu_kernel void @fill_of_global(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(1) %a, i32 %i
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 4 %p, i8 1, i64 4, i1 false)
  ret void
}

; RUN: ldsopt simulate %s --kernel fill_of_lds %{launch}
; RUN: exits 1 ldsopt simulate %t.ll --kernel fill_of_lds %{launch} 2>&1 | filecheck %s --check-prefix LDS
define amdgpu_kernel void @fill_of_lds(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(3) @s, i32 %i
  call void @llvm.memset.p3.i64(ptr addrspace(3) align 4 %p, i8 1, i64 4, i1 false)
  ret void
}

; Claims at one address for all lanes are checked, and those of lanes far apart hold.
; RUN: ldsopt simulate %s --kernel one_address_2_of_global %{launch}
define amdgpu_kernel void @one_address_2_of_global(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(1) %a, i32 2
  %v = load i32, ptr addrspace(1) %p, align 8
  ret void
}
; RUN: exits 1 ldsopt simulate %s --kernel one_address_1_of_global %{launch} 2>&1 | filecheck %s --check-prefix GLOBAL
define amdgpu_kernel void @one_address_1_of_global(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(1) %a, i32 1
  %v = load i32, ptr addrspace(1) %p, align 8
  ret void
}
; RUN: ldsopt simulate %s --kernel one_address_2_of_lds %{launch}
define amdgpu_kernel void @one_address_2_of_lds(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(3) @s, i32 2
  %v = load i32, ptr addrspace(3) %p, align 8
  ret void
}
; RUN: exits 1 ldsopt simulate %s --kernel one_address_1_of_lds %{launch} 2>&1 | filecheck %s --check-prefix LDS
define amdgpu_kernel void @one_address_1_of_lds(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [4 x i8], ptr addrspace(3) @s, i32 1
  %v = load i32, ptr addrspace(3) %p, align 8
  ret void
}
; RUN: ldsopt simulate %s --kernel far_apart %{launch}
define amdgpu_kernel void @far_apart(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr [8 x i8], ptr addrspace(1) %a, i32 %i
  %v = load i32, ptr addrspace(1) %p, align 8
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
