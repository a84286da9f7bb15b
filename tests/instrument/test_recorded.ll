; The texts of `test_recorded.py`.
; === LOOP
  START(all)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  START(iteration, i32 %i)
  %next = add i32 %i, 1
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %i, ptr addrspace(1) %p
  END(iteration)
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  END(all)
  ret void
