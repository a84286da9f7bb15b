"""The functions of the library, and two kernels to try them on. Their names stand in `ldsopt`.

Reading and annotating run in the calling process: LLVM may end it on hostile input. `isolated` runs any job in a
child that may die in its place; the command line runs every command in one.
"""

EXAMPLE = """
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

define amdgpu_kernel void @copy(ptr addrspace(8) %from, ptr addrspace(1) %to, i32 %at) "amdgpu-flat-work-group-size"="64,64" {
  %b = getelementptr i8, ptr addrspace(3) @B, i32 %at
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) %b, align 4
  store float %x, ptr addrspace(1) %to, align 4
  ret void
}
"""  # noqa: E501
"""A kernel of one wave that reads one named base while a DMA fills another."""

REVERSAL = """
target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [64 x float] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

define amdgpu_kernel void @reverse(ptr addrspace(1) %from, ptr addrspace(1) %to, i32 %n) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr float, ptr addrspace(1) %from, i32 %id
  %x = load float, ptr addrspace(1) %a, align 4
  %own = getelementptr float, ptr addrspace(3) @lds, i32 %id
  store float %x, ptr addrspace(3) %own, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = xor i32 %id, 63
  %place = getelementptr float, ptr addrspace(3) @lds, i32 %other
  %y = load float, ptr addrspace(3) %place, align 4
  %b = getelementptr float, ptr addrspace(1) %to, i32 %id
  store float %y, ptr addrspace(1) %b, align 4
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
"""
"""A kernel that turns 64 numbers around by way of LDS."""
