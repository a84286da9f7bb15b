; All waves load %p by one scalar load; behind the second barrier wave 0 stores to it.
target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [256 x i32] poison, align 16

define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = getelementptr i32, ptr addrspace(3) @lds, i32 %t
  store i32 %t, ptr addrspace(3) %l, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %x = load i32, ptr addrspace(1) %p, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = xor i32 %t, 255
  %lr = getelementptr i32, ptr addrspace(3) @lds, i32 %r
  %v = load i32, ptr addrspace(3) %lr, align 4
  %s = add i32 %x, %v
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s, ptr addrspace(1) %g, align 4
  %c = icmp eq i32 %t, 0
  br i1 %c, label %st, label %end
st:
  store i32 %s, ptr addrspace(1) %p, align 4
  br label %end
end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" }
!0 = !{i32 256, i32 1, i32 1}
!1 = !{}
!2 = !{!"amdgpu-synchronize-as", !"local"}
