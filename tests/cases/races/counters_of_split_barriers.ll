; Behind the wait of a split barrier a wave still runs beside those that take places in the next round.
; REQUIRES: bitwuzla
; RUN: exits 1 ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: not grep "wave-race in far_ahead:" %t.txt

; CHECK: {{^}}definite wave-race in beside_the_next_round:

target triple = "amdgcn-amd-amdhsa"
@count = internal addrspace(3) global i32 poison, align 4
@list = internal addrspace(3) global [2048 x i32] poison, align 16

define amdgpu_kernel void @beside_the_next_round(ptr addrspace(1) noalias %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp eq i32 %t, 0
  br i1 %is_first, label %clear, label %begin
clear:
  store i32 0, ptr addrspace(3) @count
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  br label %loop
loop:
  %i = phi i32 [ 0, %begin ], [ %i1, %loop ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  %at = atomicrmw add ptr addrspace(3) @count, i32 1 syncscope("workgroup") monotonic
  %to = getelementptr i32, ptr addrspace(3) @list, i32 %at
  store i32 %t, ptr addrspace(3) %to
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  %ahead = add i32 %at, 300
  %to.1 = getelementptr i32, ptr addrspace(3) @list, i32 %ahead
  store i32 %t, ptr addrspace(3) %to.1
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, 3
  br i1 %more, label %loop, label %done
done:
  ret void
}

; No two places are 500 apart.
define amdgpu_kernel void @far_ahead(ptr addrspace(1) noalias %in, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp eq i32 %t, 0
  br i1 %is_first, label %clear, label %begin
clear:
  store i32 0, ptr addrspace(3) @count
  br label %begin
begin:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  br label %loop
loop:
  %i = phi i32 [ 0, %begin ], [ %i1, %loop ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  %at = atomicrmw add ptr addrspace(3) @count, i32 1 syncscope("workgroup") monotonic
  %to = getelementptr i32, ptr addrspace(3) @list, i32 %at
  store i32 %t, ptr addrspace(3) %to
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  %ahead = add i32 %at, 500
  %to.1 = getelementptr i32, ptr addrspace(3) @list, i32 %ahead
  store i32 %t, ptr addrspace(3) %to.1
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, 3
  br i1 %more, label %loop, label %done
done:
  ret void
}

declare void @llvm.amdgcn.s.barrier.signal(i32 immarg)
declare void @llvm.amdgcn.s.barrier.wait(i16 immarg)
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx1250" "amdgpu-flat-work-group-size"="192,192" }
