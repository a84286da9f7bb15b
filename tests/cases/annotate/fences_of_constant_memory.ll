; A pointer cast to constant memory and back leads where it led; an access through constant memory reads what nobody writes.
; RUN: ldsopt annotate %s --fences --no-check -v --mcpu gfx1100 -o %t.ll 2>&1 | filecheck %s

target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [1024 x i32] poison
@table = addrspace(4) constant [4 x i32] zeroinitializer
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p4(ptr addrspace(4), i16, i64, i32)

define internal i32 @through(ptr addrspace(4) %p) noinline {
  %back = addrspacecast ptr addrspace(4) %p to ptr addrspace(1)
  %v = load i32, ptr addrspace(1) %back
  ret i32 %v
}

define internal i32 @constant(ptr addrspace(4) %p) noinline {
  %v = load i32, ptr addrspace(4) %p
  ret i32 %v
}

; A cast to constant memory.
; CHECK: kernel cast_to_constant_memory: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @cast_to_constant_memory(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  store i32 1, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %c = addrspacecast ptr addrspace(1) %a to ptr addrspace(4)
  %back = addrspacecast ptr addrspace(4) %c to ptr addrspace(1)
  %v = load i32, ptr addrspace(1) %back
  ret void
}

; A cast to constant memory of 32 bits.
; CHECK: kernel cast_to_constant_memory_of_32_bits: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @cast_to_constant_memory_of_32_bits(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  store i32 1, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %c = addrspacecast ptr addrspace(1) %a to ptr addrspace(6)
  %back = addrspacecast ptr addrspace(6) %c to ptr addrspace(1)
  %v = load i32, ptr addrspace(1) %back
  ret void
}

; A cast to flat and constant memory.
; CHECK: kernel cast_to_flat_and_constant_memory: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @cast_to_flat_and_constant_memory(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  store i32 1, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %f = addrspacecast ptr addrspace(1) %a to ptr
  %c = addrspacecast ptr %f to ptr addrspace(4)
  %g = addrspacecast ptr addrspace(4) %c to ptr
  %back = addrspacecast ptr %g to ptr addrspace(1)
  %v = load i32, ptr addrspace(1) %back
  ret void
}

; A cast to a choice of such pointers.
; CHECK: kernel cast_to_a_choice_of_such_pointers: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @cast_to_a_choice_of_such_pointers(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  store i32 1, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %c = addrspacecast ptr addrspace(1) %a to ptr addrspace(4)
  %s = select i1 %u, ptr addrspace(4) %c, ptr addrspace(4) @table
  %back = addrspacecast ptr addrspace(4) %s to ptr addrspace(1)
  %v = load i32, ptr addrspace(1) %back
  ret void
}

; A cast to a buffer of such a pointer.
; CHECK: kernel cast_to_a_buffer_of_such_a_pointer: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @cast_to_a_buffer_of_such_a_pointer(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  store i32 1, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %c = addrspacecast ptr addrspace(1) %a to ptr addrspace(4)
  %r = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p4(ptr addrspace(4) %c, i16 0, i64 64, i32 0)
  %back = getelementptr i8, ptr addrspace(7) %r, i32 0
  %v = load i32, ptr addrspace(7) %back
  ret void
}

; A vector of pointers.
; CHECK: kernel vector_of_pointers: 2 fences of a workgroup, 0 narrowed to LDS: 2 unknown
define amdgpu_kernel void @vector_of_pointers(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  store i32 1, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %both = getelementptr i32, ptr addrspace(1) %a, <2 x i64> zeroinitializer
  %back = extractelement <2 x ptr addrspace(1)> %both, i64 0
  %v = load i32, ptr addrspace(1) %back
  ret void
}

; A function through.
; CHECK: kernel function_through: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
define amdgpu_kernel void @function_through(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  store i32 1, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %c = addrspacecast ptr addrspace(1) %a to ptr addrspace(4)
  %v = call i32 @through(ptr addrspace(4) %c)
  ret void
}

; A function constant.
; CHECK: kernel function_constant: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @function_constant(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  store i32 1, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %c = addrspacecast ptr addrspace(1) %a to ptr addrspace(4)
  %v = call i32 @constant(ptr addrspace(4) %c)
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
!0 = !{i32 64, i32 1, i32 1}
