; The texts of `test_chosen_launch.py`.
; === KERNEL
target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workgroup.id.x()
{declared}
define amdgpu_kernel void @k(ptr addrspace(1) %in, {parameter}) #0 {{
entry:
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  store i32 0, ptr addrspace(3) @lds
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  {body}
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, {iterations}
  br i1 %again, label %loop, label %done
done:
  {end}
  br label %out
out:
  ret void
}}
attributes #0 = {{ "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }}
