; Texts of the lanes that run a block.
; === KERNEL
target triple = "amdgcn-amd-amdhsa"
declare i64 @llvm.amdgcn.ballot.i64(i1)
define amdgpu_kernel void @k(i1 %c, i1 %d, i32 %lane) {{
entry:
  %not = xor i1 %c, true
  %bits = call i64 @llvm.amdgcn.ballot.i64(i1 %c)
  %number = xor i32 %lane, 1
  %wide = zext i32 %number to i64
  %shifted = lshr i64 %bits, %wide
  %bit = trunc i64 %shifted to i1
  br i1 {first}, label %a, label %{other}
a:
  br label %middle
middle:
  br i1 {second}, label %end, label %b
b:
  br label %end
end:
  ret void
}}
