; A second buffer that costs waves is given back, also where the code of another kernel only moves to other lines.
; RUN: ldsopt annotate %s --mcpu gfx942 --double-buffer -o %t.ll 2>&1 | filecheck %s

; CHECK: note: small: --double-buffer costs {{.*}}bytes of LDS 512 → 1024
; CHECK: kernel large: 2 barriers in loops: 1 value carried on, 1 gains nothing
; CHECK-NEXT: left as it is: its code would be worse: {{.*}}occupancy
; CHECK: kernel small: 2 barriers in loops: 1 gone by two buffers, 1 value carried on

target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [2048 x i32] poison, align 4
@few = internal addrspace(3) global [128 x i32] poison, align 4
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @large(ptr addrspace(1) noalias %out, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %id, 127
  %mine = getelementptr i32, ptr addrspace(3) @tile, i32 %id
  %theirs = getelementptr i32, ptr addrspace(3) @tile, i32 %other
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %loop ]
  store i32 %i, ptr addrspace(3) %mine, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %x = load i32, ptr addrspace(3) %theirs, align 4
  %sum.next = add i32 %sum, %x
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %again = icmp ult i32 %i.next, %n
  br i1 %again, label %loop, label %exit
exit:
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %sum.next, ptr addrspace(1) %at, align 4
  ret void
}

define amdgpu_kernel void @small(ptr addrspace(1) noalias %out, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %id, 127
  %mine = getelementptr i32, ptr addrspace(3) @few, i32 %id
  %theirs = getelementptr i32, ptr addrspace(3) @few, i32 %other
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %loop ]
  store i32 %i, ptr addrspace(3) %mine, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %x = load i32, ptr addrspace(3) %theirs, align 4
  %sum.next = add i32 %sum, %x
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %again = icmp ult i32 %i.next, %n
  br i1 %again, label %loop, label %exit
exit:
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %sum.next, ptr addrspace(1) %at, align 4
  ret void
}

define amdgpu_kernel void @beside(ptr addrspace(1) %out) {
  %x = load i32, ptr addrspace(1) %out, align 4
  %y = add i32 %x, 1
  store i32 %y, ptr addrspace(1) %out, align 4
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
!0 = !{i32 128, i32 1, i32 1}
