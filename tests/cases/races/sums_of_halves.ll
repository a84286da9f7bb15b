; Two waves store one sum of halves, a + b and b + a. The bits differ if both are NaN, which tells of no race: contents that
; executions make up are finite, also as halves.
; RUN: ldsopt check %s --mcpu gfx942 | filecheck %s
; RUN: variant OTHER %s | exits 1 ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix OTHER
; CHECK: 0 definite, 1 unproven
; OTHER: 1 definite, 0 unproven

target triple = "amdgcn-amd-amdhsa"

@sums = internal addrspace(3) global [4096 x float] poison, align 16

define amdgpu_kernel void @both(ptr addrspace(1) readonly %x) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %j = and i32 %t, 63
  %swapped = icmp ugt i32 %t, 63
  br label %loop

loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %first = select i1 %swapped, i32 %i, i32 %j
  %second = select i1 %swapped, i32 %j, i32 %i
  %p = getelementptr <2 x half>, ptr addrspace(1) %x, i32 %first
  %q = getelementptr <2 x half>, ptr addrspace(1) %x, i32 %second
  %a = load half, ptr addrspace(1) %p, align 4
  %b = load half, ptr addrspace(1) %q, align 4
  %wide.a = fpext half %a to float
  %wide.b = fpext half %b to float
  %is.less = fcmp olt float %wide.a, %wide.b
  %sum = fadd float %wide.a, %wide.b ; but OTHER
;OTHER   %sum = fsub float %wide.a, %wide.b
  %row = shl i32 %j, 6
  %at = add i32 %row, %i
  %to = getelementptr float, ptr addrspace(3) @sums, i32 %at
  store float %sum, ptr addrspace(3) %to, align 4
  %next = add nuw nsw i32 %i, 1
  %again = icmp ult i32 %next, 64
  br i1 %again, label %loop, label %end

end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()

attributes #0 = { "amdgpu-flat-work-group-size"="128,128" }
