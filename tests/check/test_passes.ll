; The texts of `test_passes.py`.
; === RING
target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [16384 x i8] poison, align 16
declare void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #0 {{
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %own = shl i32 %lane, 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %slot = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = xor i32 %slot, 1
  %filled = mul i32 %next, 4096
  %to = getelementptr i8, ptr addrspace(3) @S, i32 %filled
  {launder}
  {DMA}
  call void @llvm.amdgcn.s.wait.asynccnt(i16 {leaves})
  {between}
  %read = mul i32 %slot, 4096
  %from = getelementptr i8, ptr addrspace(3) @S, i32 %read
  %of = getelementptr i8, ptr addrspace(3) %from, i32 %own
  %v = load float, ptr addrspace(3) %of, align 16
  %out = getelementptr float, ptr addrspace(1) %o, i32 %i
  store float %v, ptr addrspace(1) %out
  %i.next = add i32 %i, 1
  %again = icmp slt i32 %i.next, %n
  br i1 %again, label %loop, label %exit
exit:
  ret void
}}
attributes #0 = {{ "amdgpu-flat-work-group-size"="1,256" }}
