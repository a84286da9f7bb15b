; The texts of `test_records_in_lds.py`.
; === LOOP
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %head ]
  START(iteration)
  MARK(there, i32 %i)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  END(iteration)
  br i1 %more, label %head, label %behind
behind:
  %last = phi i32 [ %next, %head ]
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %last, ptr addrspace(1) %p
  ret void
; === TWO_KINDS
  %own = getelementptr i32, ptr addrspace(3) @tile, i32 %t
  START(all)
  store i32 %t, ptr addrspace(3) %own
  %j = xor i32 %t, 1
  %other = getelementptr i32, ptr addrspace(3) @tile, i32 %j
  %v = load i32, ptr addrspace(3) %other
  END(all)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %p
  ret void
