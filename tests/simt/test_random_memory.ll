; The texts of `test_random_memory.py`.
; === PART
  %i{n} = add i32 {start}, {offset}
  %t{n} = getelementptr i32, ptr addrspace(1) %addresses, i32 %i{n}
  %a{n} = load i32, ptr addrspace(1) %t{n}
  %j{n} = add i32 %base, {offset}
  %d{n} = getelementptr [16 x i8], ptr addrspace(1) %data, i32 %j{n}
  %o{n} = getelementptr [16 x i8], ptr addrspace(1) %out, i32 %j{n}
  %v{n} = load {type}, ptr addrspace(1) %d{n}
  %on{n} = icmp ne i32 %a{n}, -1
  br i1 %on{n}, label %do{n}, label %no{n}
do{n}:
  %p{n} = getelementptr i8, ptr addrspace({space}) {base}, i32 %a{n}
  {what}
  br label %no{n}
no{n}:
; === KERNEL
@A = internal addrspace(3) global [{SIZE} x i8] poison, align 16
@B = internal addrspace(3) global [{SIZE} x i8] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %addresses, ptr addrspace(1) %data, ptr addrspace(1) %out, i64 %bars,
    ptr addrspace(1) %buffer) {{
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %iteration = phi i32 [ 0, %entry ], [ %next, %latch ]
  %first = mul i32 %iteration, {stride}
  %base = add i32 %first, %id
{body}
  %wide = zext i32 %iteration to i64
  %bits = lshr i64 %bars, %wide
  %bar = trunc i64 %bits to i1
  br i1 %bar, label %meet, label %latch
meet:
  {release}
  call void @llvm.amdgcn.s.barrier()
  {acquire}
  br label %latch
latch:
  %next = add i32 %iteration, 1
  %more = icmp ult i32 %next, {count}
  br i1 %more, label %loop, label %end
end:
  ret void
}}
{metadata}
