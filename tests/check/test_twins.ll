; The texts of `test_twins.py`.
; === _KERNEL
define amdgpu_kernel void @{name}(ptr addrspace(8) %rsrc, ptr addrspace(1) %out, i32 %n) #0 {{
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  br label %{first}
{first}:
  %{i} = phi i32 [ 0, %entry ], [ %more, %{second} ]
  %g = getelementptr i8, ptr addrspace(3) @A, i32 %{i}
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %rsrc, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %{second}
{second}:
  %h = getelementptr i8, ptr addrspace(3) @B, i32 %{i}
  %y = load i32, ptr addrspace(3) %g, align 4
  %z = load i32, ptr addrspace(3) %h, align 4
  {asm}
  %x = load volatile i32, ptr addrspace(3) %g, align 4
  store volatile i32 %x, ptr addrspace(3) @B, align 4
  %yz = add i32 %y, %z
  store volatile i32 %yz, ptr addrspace(1) %out
  call void @llvm.amdgcn.s.barrier()
  %more = add i32 %{i}, {step}
  %c = icmp slt i32 %more, %n
  br i1 %c, label %{first}, label %exit
exit:
  ret void
}}
; === AROUND
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [4096 x i8] poison, align 16
@B = internal addrspace(3) global [4096 x i8] poison, align 16
{more}
{kernels}
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = {{ nounwind "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,256" }}
