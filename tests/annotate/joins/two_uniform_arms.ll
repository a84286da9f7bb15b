target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.s.waitcnt(i32 immarg)
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(8) inreg %r, ptr addrspace(1) %o, i32 %n) #0 {
b0:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %v = add i32 %n, 0
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  %m0 = and i32 %v, 1
  %c0 = icmp eq i32 %m0, 0
  br i1 %c0, label %b1, label %b2
b1:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 128, i32 0, i32 0, i32 0)
  br label %b3
b2:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 256, i32 0, i32 0, i32 0)
  br label %b3
b3:
  %x = load i32, ptr addrspace(3) @A, align 4
  store i32 %x, ptr addrspace(1) %o, align 4
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,64" }
