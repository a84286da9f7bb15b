; At a barrier without a fence nothing is definite about what only some work-items write and read: they may be of one
; wave, which keeps its order by itself. It is definite if all read it, or if an execution shows it.
; RUN: exits 1 ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: not grep "definite bare-barrier in own" %t.txt

; CHECK-DAG: {{^}}definite bare-barrier in read_by_all:
; CHECK-DAG: {{^}}definite bare-barrier in read_by_another:
; CHECK: {{^}}unproven bare-barrier in own:
; CHECK: {{^}}  unproven: only some work-items execute either, and whether two waves have such is not known

target triple = "amdgcn-amd-amdhsa"
@flag = internal addrspace(3) global i32 poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

define amdgpu_kernel void @own(ptr addrspace(1) noalias %g, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp eq i32 %t, 0
  br i1 %c, label %write, label %wait
write:
  store i32 %n, ptr addrspace(3) @flag
  br label %wait
wait:
  call void @llvm.amdgcn.s.barrier()
  br i1 %c, label %read, label %end
read:
  %v = load i32, ptr addrspace(3) @flag
  store i32 %v, ptr addrspace(1) %g
  br label %end
end:
  ret void
}

define amdgpu_kernel void @read_by_all(ptr addrspace(1) noalias %g, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp eq i32 %t, 0
  br i1 %c, label %write, label %wait
write:
  store i32 %n, ptr addrspace(3) @flag
  br label %wait
wait:
  call void @llvm.amdgcn.s.barrier()
  %v = load i32, ptr addrspace(3) @flag
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %t
  store i32 %v, ptr addrspace(1) %p
  ret void
}

define amdgpu_kernel void @read_by_another(ptr addrspace(1) noalias %g, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp eq i32 %t, 0
  %d = icmp eq i32 %t, 64
  br i1 %c, label %write, label %wait
write:
  store i32 %n, ptr addrspace(3) @flag
  br label %wait
wait:
  call void @llvm.amdgcn.s.barrier()
  br i1 %d, label %read, label %end
read:
  %v = load i32, ptr addrspace(3) @flag
  store i32 %v, ptr addrspace(1) %g
  br label %end
end:
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
