; Texts of `changed_compilers.py`.
; === COPIED
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
define amdgpu_kernel void @copied(ptr addrspace(8) %r, ptr addrspace(1) %out, i32 %n) #0 {
entry:
  %more = add i32 %n, 7
  %twice = shl i32 %more, 1
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %v = load i32, ptr addrspace(3) @A, align 4
  %sum = add i32 %v, %twice
  store i32 %sum, ptr addrspace(1) %out, align 4
  ret void
}
attributes #0 = { "target-cpu"="gfx950" "amdgpu-flat-work-group-size"="64,64" }
