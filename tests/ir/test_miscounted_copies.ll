; The texts of `test_miscounted_copies.py`.
; === DECLARATIONS
@lds = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.asyncmark()
declare void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1), ptr addrspace(3), i32 immarg, i32 immarg, i32 immarg)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @elsewhere()
; === GFX950
target triple = "amdgpu9.50-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) inreg %in, ptr addrspace(1) inreg %out) {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %at = shl i32 %id, 4
  %p = getelementptr i8, ptr addrspace(3) @lds, i32 %at
  %q = getelementptr i8, ptr addrspace(3) %p, i32 1028
  %far = getelementptr i8, ptr addrspace(3) @lds, i32 4096
  %a = load i32, ptr addrspace(3) %p, align 16
  %b = load i32, ptr addrspace(3) %q, align 16
  {COPY}
  {MARK}
  %c = load i32, ptr addrspace(3) %p, align 16
  %d = add i32 %a, 1
  {BARRIER}
  store i32 %d, ptr addrspace(3) %q, align 16
  {BARRIER}
  %e = add i32 %b, %c
  %to = getelementptr i8, ptr addrspace(1) %out, i32 %at
  store i32 %e, ptr addrspace(1) %to
  ret void
}}
declare void @llvm.amdgcn.sched.barrier(i32 immarg)
{DECLARATIONS}
