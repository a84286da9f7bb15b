; The texts of `test_random_words.py`.
; === LOOP
br label %pre{n}
pre{n}:
br label %loop{n}
loop{n}:
{i} = phi i32 [ 0, %pre{n} ], [ {i}.1, %end{n} ]
{old} = phi i32 [ {start}, %pre{n} ], [ {last}, %end{n} ]
{body}br label %end{n}
end{n}:
{i}.1 = add nuw nsw i32 {i}, 1
{i}.c = icmp ult i32 {i}.1, {rounds}
br i1 {i}.c, label %loop{n}, label %behind{n}
behind{n}:
; === KERNEL
define amdgpu_kernel void @{name}(ptr addrspace(1) noalias %p, i32 %n) #0 {{
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %turned = xor i32 %t, 64
  %other = getelementptr i32, ptr addrspace(3) @A, i32 %turned
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  store i32 0, ptr addrspace(3) %own
  %is_low = icmp ult i32 %t, 4
  br i1 %is_low, label %clear, label %begin
clear:
  %counter = getelementptr i32, ptr addrspace(3) @C, i32 %t
  store i32 0, ptr addrspace(3) %counter
  %mine = getelementptr i32, ptr addrspace(3) @F, i32 %t
  store i32 %n, ptr addrspace(3) %mine
  br label %begin
begin:
{FENCED}br label %loop
loop:
  %i = phi i32 [ 0, %begin ], [ %i1, %end ]
  %i1 = add i32 %i, 1
{body}  br label %end
end:
{again}done:
{FENCED}  store i32 %t, ptr addrspace(1) %to
  ret void
}}
; === AGAIN
  %bits = and i32 {go}, {bit}
  %goes = icmp eq i32 %bits, 0
  %is_first = icmp ult i32 %i1, 4
  %is_more = and i1 %goes, %is_first
  br i1 %is_more, label %loop, label %done
; === ONCE
  br i1 false, label %loop, label %done
