; The texts of `test_recorded_calibration.py`.
; === BODY
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %head ]
  START(load)
  %at = add i32 %t, %i
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %at
  %v = load i32, ptr addrspace(1) %p
  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %v)
  END(load)
  START(add)
  %x = add i32 %w, %i
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  END(add)
  br i1 %more, label %head, label %behind
behind:
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %q
  ret void
