target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @scalar(ptr addrspace(1) %p, ptr addrspace(1) %flag, ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %q) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = load i32, ptr addrspace(1) %p, align 4
  store atomic i32 1, ptr addrspace(1) %flag syncscope("agent") release, align 4
  %qq = getelementptr i32, ptr addrspace(1) %q, i32 %t
  %z = load i32, ptr addrspace(1) %qq, align 4
  %y = add i32 %x, %z
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %y, ptr addrspace(1) %g, align 4
  ret void
}
define amdgpu_kernel void @fence(ptr addrspace(1) %p, ptr addrspace(1) %flag, ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %q) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = load i32, ptr addrspace(1) %p, align 4
  fence syncscope("agent") release
  store atomic i32 1, ptr addrspace(1) %flag syncscope("agent") monotonic, align 4
  %qq = getelementptr i32, ptr addrspace(1) %q, i32 %t
  %z = load i32, ptr addrspace(1) %qq, align 4
  %y = add i32 %x, %z
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %y, ptr addrspace(1) %g, align 4
  ret void
}
define amdgpu_kernel void @loop(ptr addrspace(1) %p, ptr addrspace(1) %flag, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %pt = getelementptr i32, ptr addrspace(1) %p, i32 %t
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store atomic i32 %i, ptr addrspace(1) %flag syncscope("agent") release, align 4
  store i32 %i, ptr addrspace(1) %pt, align 4
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
