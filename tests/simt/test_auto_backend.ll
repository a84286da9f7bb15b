; The texts of `test_auto_backend.py`.
; === LOOP
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define i32 @twice(i32 %x) {
  %y = add i32 %x, %x
  ret i32 %y
}
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ %id, %entry ], [ %more, %loop ]
  %more = mul i32 %sum, 3
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %done
done:
  %result = call i32 @twice(i32 %more)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %result, ptr addrspace(1) %p
  ret void
}
