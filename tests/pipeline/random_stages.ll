; The texts of `random_stages.py`.
; === _HEAD
target triple = "amdgcn-amd-amdhsa"
{variables}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 !reqd_work_group_size !0 {{
entry:
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 4294967295, i32 159744)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %t.r = xor i32 %t, 257
  %t.n = xor i32 %t, 65
  %t.p = xor i32 %t, 1
  %wave = and i32 %t, -64
  %bytes = shl i32 %t, 2
{addresses}{fill}  br label %outer

outer:
  %o = phi i32 [ 0, %entry ], [ %o.next, %end ]
  %before = phi i32 [ 0, %entry ], [ %sum{suffix}, %end ]
  br label %loop0

{loops}end:
{behind}  %o.next = add i32 %o, 1
  %again = icmp slt i32 %o.next, {iterations}
  br i1 %again, label %outer, label %done

done:
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %sum{suffix}, ptr addrspace(1) %to, align 4
  ret void
}}
attributes #0 = {{ "amdgpu-flat-work-group-size"="512,512" "target-cpu"="{cpu}" }}
!0 = !{{i32 512, i32 1, i32 1}}
