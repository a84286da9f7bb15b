; The store of one iteration and the barrier of the next: LLVM 22 drops the wait of a release in a loop.
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %other.t = xor i32 %t, 128
  %other = getelementptr i32, ptr addrspace(1) %out, i32 %other.t
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  ; RIGHT call void @llvm.amdgcn.s.wait.storecnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %other, align 4
  %w = add i32 %v, %i
  store i32 %w, ptr addrspace(1) %own, align 4
  %i1 = add i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %end
end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.wait.storecnt(i16)
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx1201" }
