; The texts of `test_unchanged_kernels.py`.
; === HEAD
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
@G = addrspace(1) global i32 0
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
; === KERNEL
define amdgpu_kernel void @NAME(ptr addrspace(8) %rsrc, ptr addrspace(1) %out, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %rsrc, ptr addrspace(3) @A, i32 4, i32 %i, i32 0, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @B, i32 %id
  %v = load volatile i32, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.barrier()
  MORE
  %next = add i32 %i, %v
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  store i32 %next, ptr addrspace(1) %out
  ret void
}
