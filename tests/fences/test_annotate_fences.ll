; The texts of `test_annotate_fences.py`.
; === LOOP
br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  BARRIER
  store i32 %i, ptr addrspace(3) %lds
  BARRIER
  %v = load i32, ptr addrspace(3) @L
  %next = add i32 %i, %v
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
