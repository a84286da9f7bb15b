; Texts of `test_differences.py`.
; === LOOP

define amdgpu_kernel void @k(i32 %n, i32 %m, ptr addrspace(1) %o) {
entry:
  %bound = add i32 %n, -64
  %enters = icmp sgt i32 %bound, 0
  br i1 %enters, label %head, label %end
head:
  %k = phi i32 [ 0, %entry ], [ %k.next, %head ]
  %over = add i32 %k, 64
  %left = sub i32 %n, %over
  %some = icmp slt i32 %m, %left
  store volatile i1 %some, ptr addrspace(1) %o
  %k.next = add i32 %k, 32
  %again = icmp slt i32 %k.next, %bound
  br i1 %again, label %head, label %end
end:
  ret void
}
