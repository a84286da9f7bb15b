; The texts of `test_compile.py`.
; === UNOPTIMIZED
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %slot = alloca i32, addrspace(5)
  store i32 1, ptr addrspace(5) %slot
  %v = load i32, ptr addrspace(5) %slot
  store i32 %v, ptr addrspace(1) %p
  ret void
}
; === LOOP
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(3) %l) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %i
  %v = load i32, ptr addrspace(1) %a, align 4
  %w = add i32 %v, 7
  store i32 %w, ptr addrspace(1) %a, align 4
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 32
  br i1 %more, label %loop, label %done
done:
  ret void
}
