; Texts of `test_access_overlap.py`.
; === KERNEL

target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [1024 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
define internal void @f() noinline {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %at = add nuw nsw i32 %id, 512
  %far = getelementptr inbounds i32, ptr addrspace(3) @S, i32 %at
  store volatile i32 4, ptr addrspace(3) %far
  ret void
}
define amdgpu_kernel void @k() !reqd_work_group_size !0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %back = sub nuw nsw i32 127, %id
  %own = getelementptr inbounds i32, ptr addrspace(3) @S, i32 %id
  %far = getelementptr inbounds i8, ptr addrspace(3) %own, i32 2048
  %turned = getelementptr inbounds i32, ptr addrspace(3) @S, i32 %back
  store volatile i32 0, ptr addrspace(3) %own
  store volatile i32 1, ptr addrspace(3) %far
  store volatile i32 2, ptr addrspace(3) %turned
  %odd = trunc i32 %id to i1
  br i1 %odd, label %arm, label %end
arm:
  store volatile i32 3, ptr addrspace(3) %own
  br label %end
end:
  ret void
}
!0 = !{i32 128, i32 1, i32 1}
