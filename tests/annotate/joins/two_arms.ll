target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(8) inreg %r, ptr addrspace(1) %o) #0 {
entry:
  %B1 = getelementptr i8, ptr addrspace(3) @B, i32 4096
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 0, ptr addrspace(3) %B1
  %c = icmp ult i32 %tid, 16
  br i1 %c, label %one, label %two
one:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join
two:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 128, i32 0, i32 0, i32 0)
  store i32 5, ptr addrspace(1) %o
  br label %join
join:
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %o
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,64" }
