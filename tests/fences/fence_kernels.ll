; The texts of `fence_kernels.py`.
; === KERNEL
target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [1024 x i32] poison
@g = addrspace(1) global [1024 x i32] zeroinitializer
@h = addrspace(1) global [1024 x i32] zeroinitializer
@table = addrspace(4) constant [4 x i32] zeroinitializer
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32)
declare void @unknown()
{more}
define amdgpu_kernel void @k({arguments}, i32 %n, i1 %u) #0 {size} {{
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %lds = getelementptr i32, ptr addrspace(3) @L, i32 %tid
  %wave = icmp ult i32 %tid, 32
{body}
}}
attributes #0 = {{ "amdgpu-flat-work-group-size"="64,64" }}
!0 = !{{i32 64, i32 1, i32 1}}
!1 = !{{}}
!2 = !{{!"amdgpu-synchronize-as", !"local"}}
