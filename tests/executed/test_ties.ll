; The texts of `test_ties.py`.
; === HEAD
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %g, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 %tid, ptr addrspace(3) %p
; === BEHIND_BREAK
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %own = icmp eq i32 %i, %tid
  br i1 %own, label %found, label %latch
latch:
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 4
  br i1 %more, label %loop, label %end
found:
  store volatile i32 %i, ptr addrspace(3) %p
  br label %end
end:
