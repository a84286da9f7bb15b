; The texts of `test_loop_iterations.py`.
; === NESTED

target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [64 x i32] poison, align 4
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(i32 inreg %n) {{
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  call void @llvm.amdgcn.s.barrier()
  %j.next = add i32 %j, 1
  %more = icmp ult i32 %j.next, %n
  br i1 %more, label %inner, label %latch
latch:
  {in_latch}
  %i.next = add i32 %i, 1
  %again = icmp ult i32 %i.next, %n
  br i1 %again, label %outer, label %end
end:
  store volatile i32 2, ptr addrspace(3) @S
  ret void
}}
; === BEHIND

@S = internal addrspace(3) global [64 x i32] poison, align 4
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(i32 inreg %n, i32 inreg %x) {
entry:
  br label %head
head:
  %slot = phi i32 [ 0, %entry ], [ %next, %head ]
  %inside = getelementptr i32, ptr addrspace(3) @S, i32 %slot
  store volatile i32 0, ptr addrspace(3) %inside
  call void @llvm.amdgcn.s.barrier()
  %next = xor i32 %slot, 8
  %more = icmp ult i32 %n, %x
  br i1 %more, label %head, label %end
end:
  %last = phi i32 [ %next, %head ]
  %moved = getelementptr i32, ptr addrspace(3) @S, i32 %last
  store volatile i32 1, ptr addrspace(3) %moved
  %fixed = getelementptr i32, ptr addrspace(3) @S, i32 %x
  store volatile i32 2, ptr addrspace(3) %fixed
  %below = icmp ult i32 %x, %slot
  br i1 %below, label %guarded, label %out
guarded:
  store volatile i32 3, ptr addrspace(3) %fixed
  %bounded = getelementptr i32, ptr addrspace(3) @S, i32 %x
  store volatile i32 4, ptr addrspace(3) %bounded
  br label %out
out:
  ret void
}
