; The texts of `planted_narrowings.py`.
; === ROUNDS
  br label %round
round:
  %i = phi i32 [ 0, %entry ], [ %next, %round ]
  %v = load i32, ptr addrspace(1) %other
  %w = add i32 %v, %x
  BARRIER
  store i32 %w, ptr addrspace(1) %own
  BARRIER
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 3
  br i1 %more, label %round, label %end
end:
  ret void
