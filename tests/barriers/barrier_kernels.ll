; The texts of `barrier_kernels.py`.
; === KERNEL
target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [1024 x i32] poison
@b = internal addrspace(3) global [1024 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
declare void @llvm.amdgcn.sched.barrier(i32)
declare void @llvm.amdgcn.s.setprio(i16)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @unknown()
{more}
define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i32 %n) #0 {size} {{
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @a, i32 %t
{body}
}}
attributes #0 = {{ "amdgpu-flat-work-group-size"="{items},{items}" "uniform-work-group-size"="true" }}
!0 = !{{i32 {items}, i32 1, i32 1}}
!1 = !{{!"amdgpu-synchronize-as", !"local"}}
; === LEVEL
  %in{s} = icmp ult i32 %t, {s}
  br i1 %in{s}, label %add{s}, label %next{s}

add{s}:
  %p{s} = getelementptr i32, ptr addrspace(3) %own, i32 {s}
  %x{s} = load i32, ptr addrspace(3) %p{s}
  %y{s} = load i32, ptr addrspace(3) %own
  %z{s} = add i32 %x{s}, %y{s}
  store i32 %z{s}, ptr addrspace(3) %own
  br label %next{s}

next{s}:
  BARRIER
; === ONE_READS
  %is = icmp eq i32 %t, 0
  br i1 %is, label %write, label %end

write:
  %sum = load i32, ptr addrspace(3) @a
  store i32 %sum, ptr addrspace(1) %out
  br label %end

end:
  ret void
