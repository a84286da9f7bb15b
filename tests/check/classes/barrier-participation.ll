; A barrier that the last wave passes with some of its lanes, while the others go on.
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  ; WRONG %is_in = icmp ult i32 %t, %n
  ; RIGHT %is_in = icmp ult i32 64, %n
  br i1 %is_in, label %hold, label %done
hold:
  call void @llvm.amdgcn.s.barrier()
  br label %done
done:
  call void @llvm.amdgcn.s.barrier()
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %t, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
