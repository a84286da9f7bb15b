; The object that a pointer leads to, by where it comes from: flat, from memory, an integer, a buffer, one of two, or code that is not known.
; RUN: ldsopt annotate %s --fences --no-check -v --mcpu gfx1100 -o %t.ll 2>&1 | filecheck %s

target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [1024 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32)
declare void @unknown()

; Flat pointers.
; CHECK: kernel flat_pointers: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @flat_pointers(ptr noalias %a, ptr noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %v = load i32, ptr %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %v, ptr %b
  ret void
}

; Flat pointers into LDS.
; CHECK: kernel flat_pointers_into_lds: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @flat_pointers_into_lds(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %lds = getelementptr i32, ptr addrspace(3) @L, i32 %tid
  %f = addrspacecast ptr addrspace(3) %lds to ptr
  store i32 1, ptr %f
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr %f
  ret void
}

; Scratch.
; CHECK: kernel scratch: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @scratch(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %s = alloca i32, addrspace(5)
  store i32 1, ptr addrspace(5) %s
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(5) %s
  ret void
}

; A pointer from memory, and a noalias argument.
; CHECK: kernel pointer_from_memory_and_a_noalias: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @pointer_from_memory_and_a_noalias(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %p = load ptr addrspace(1), ptr addrspace(1) %b
  %pa = getelementptr i32, ptr addrspace(1) %a, i32 %tid
  %v = load i32, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %v, ptr addrspace(1) %pa
  ret void
}

; A pointer from memory, where the argument was stored.
; CHECK: kernel pointer_from_memory_where_the_argument: 2 fences of a workgroup, 0 narrowed to LDS: 2 unknown
define amdgpu_kernel void @pointer_from_memory_where_the_argument(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  store ptr addrspace(1) %a, ptr addrspace(1) %b
  %p = load ptr addrspace(1), ptr addrspace(1) %b
  %pa = getelementptr i32, ptr addrspace(1) %a, i32 %tid
  %v = load i32, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %v, ptr addrspace(1) %pa
  ret void
}

; A pointer that was an integer.
; CHECK: kernel pointer_that_was_an_integer: 2 fences of a workgroup, 0 narrowed to LDS: 2 unknown
define amdgpu_kernel void @pointer_that_was_an_integer(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %i = ptrtoint ptr addrspace(1) %a to i64
  %q = inttoptr i64 %i to ptr addrspace(1)
  %v = load i32, ptr addrspace(1) %q
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %v, ptr addrspace(1) %a
  ret void
}

; A pointer that may be either.
; CHECK: kernel pointer_that_may_be_either: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @pointer_that_may_be_either(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %p = select i1 %u, ptr addrspace(1) %a, ptr addrspace(1) %b
  %v = load i32, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %v, ptr addrspace(1) %b
  ret void
}

; A pointer from memory, where the argument was one of two to choose from.
; CHECK: kernel pointer_from_memory_where_the_argument_2: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @pointer_from_memory_where_the_argument_2(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %s = select i1 %u, ptr addrspace(1) %a, ptr addrspace(1) %b
  %p = load ptr addrspace(1), ptr addrspace(1) %b
  %pa = getelementptr i32, ptr addrspace(1) %a, i32 %tid
  %v = load i32, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %v, ptr addrspace(1) %pa
  ret void
}

; A pointer from memory, where the argument was the other of two.
; CHECK: kernel pointer_from_memory_where_the_argument_3: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @pointer_from_memory_where_the_argument_3(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %s = select i1 %u, ptr addrspace(1) %b, ptr addrspace(1) %a
  %p = load ptr addrspace(1), ptr addrspace(1) %b
  %pa = getelementptr i32, ptr addrspace(1) %a, i32 %tid
  %v = load i32, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %v, ptr addrspace(1) %pa
  ret void
}

; An unknown function.
; CHECK: kernel unknown_function: 2 fences of a workgroup, 0 narrowed to LDS: 2 unknown
; CHECK: every pair of accesses counts for every fence: work-items may learn of each other by `call void @unknown()`
define amdgpu_kernel void @unknown_function(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %v = load i32, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @unknown()
  ret void
}

; Assembly that may store.
; CHECK: kernel assembly_that_may_store: 2 fences of a workgroup, 0 narrowed to LDS: 2 unknown
; CHECK: every pair of accesses counts for every fence: work-items may learn of each other by `call void asm sideeffect "global_store_dword v[0:1], v2, off", "~{memory}"()`
define amdgpu_kernel void @assembly_that_may_store(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  store i32 1, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void asm sideeffect "global_store_dword v[0:1], v2, off", "~{memory}"()
  ret void
}

; Assembly that waits.
; CHECK: kernel assembly_that_waits: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @assembly_that_waits(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  store i32 1, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void asm sideeffect "s_waitcnt lgkmcnt(0)", "~{memory}"()
  ret void
}

; A copy of memory.
; CHECK: kernel copy_of_memory: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @copy_of_memory(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %a, i32 %tid
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %b, ptr addrspace(1) %pa, i64 64, i1 false)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 1, ptr addrspace(1) %a
  ret void
}

; Buffers of two arguments.
; CHECK: kernel buffers_of_two_arguments: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @buffers_of_two_arguments(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %ra = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %a, i16 0, i64 64, i32 0)
  %rb = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %b, i16 0, i64 64, i32 0)
  %v = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %ra, i32 0, i32 0, i32 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %v, ptr addrspace(8) %rb, i32 0, i32 0, i32 0)
  ret void
}

; A buffer of one argument.
; CHECK: kernel buffer_of_one_argument: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @buffer_of_one_argument(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  %ra = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %a, i16 0, i64 64, i32 0)
  %v = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %ra, i32 0, i32 0, i32 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %v, ptr addrspace(1) %a
  ret void
}

; A copy from global memory to LDS.
; CHECK: kernel copy_from_global_memory_to_lds: 2 fences of a workgroup, 0 narrowed to LDS: 2 unknown
; CHECK: every pair of accesses counts for every fence: work-items may learn of each other by `call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %a, ptr addrspace(3) @L, i32 4, i32 0, i32 0)`
define amdgpu_kernel void @copy_from_global_memory_to_lds(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %a, ptr addrspace(3) @L, i32 4, i32 0, i32 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
!0 = !{i32 64, i32 1, i32 1}
