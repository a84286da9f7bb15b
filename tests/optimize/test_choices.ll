; The texts of `test_choices.py`.
; === FENCED
target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [128 x i32] poison, align 4
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %g
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  store i32 %x, ptr addrspace(3) %p
  store volatile i32 0, ptr addrspace(3) @s
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q = getelementptr i32, ptr addrspace(3) %p, i32 1
  %y = load i32, ptr addrspace(3) %q
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %y, ptr addrspace(1) %o
  ret void
}
; === KERNEL
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.s.waitcnt(i32 immarg)
define amdgpu_kernel void @k(ptr addrspace(8) %r, ptr addrspace(1) %out, i32 %n) {{
  %a = getelementptr i8, ptr addrspace(3) @A, i32 %n
  %b = getelementptr i8, ptr addrspace(3) @B, i32 %n
{body}  ret void
}}
