; Waves that behind a loop, or in it, are in different iterations: the counter is not one value for all.
; REQUIRES: bitwuzla, pseudocode
; RUN: not ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt

; CHECK-DAG: {{^}}unproven divergent-barrier in other_counts:
; CHECK-DAG: {{^}}definite wave-race in left_by_some:
; CHECK-DAG: {{^}}definite wave-race in one_header:
; CHECK-DAG: {{^}}definite wave-race in meets_again:

target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [4096 x i32] poison, align 16

; The branch that leaves the loop sends all who pass it one way, but only the first wave passes it.
define amdgpu_kernel void @left_by_some() #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = lshr i32 %t, 6
  %lane = and i32 %t, 63
  %is_first = icmp eq i32 %wave, 0
  br label %loop
loop:
  %x = phi i32 [ 0, %begin ], [ %x1, %latch ]
  %y = phi i32 [ 0, %begin ], [ %y1, %latch ]
  %x1 = add nuw nsw i32 %x, 1
  %y1 = add nuw nsw i32 %y, 2
  br i1 %is_first, label %first, label %latch
first:
  %stops = icmp eq i32 %y, 4
  br i1 %stops, label %end, label %latch
latch:
  %more = icmp ult i32 %y, 6
  br i1 %more, label %loop, label %end
end:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %by = sub i32 %wave, %x
  %row = shl i32 %by, 6
  %column = or i32 %row, %lane
  %i = add i32 %column, 256
  %p = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %i
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; Two loops of one header: waves leave the inner one in different iterations.
define amdgpu_kernel void @one_header(i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = lshr i32 %t, 6
  %lane = and i32 %t, 63
  %again = icmp eq i32 %n, 12345
  br label %loop
loop:
  %x = phi i32 [ 0, %begin ], [ %x1, %loop ], [ %x1, %meet ]
  %x1 = add nuw nsw i32 %x, 1
  %more = icmp ult i32 %x, %wave
  br i1 %more, label %loop, label %meet
meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %by = sub i32 %wave, %x
  %row = shl i32 %by, 6
  %column = or i32 %row, %lane
  %i = add i32 %column, 256
  %p = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %i
  store i32 %t, ptr addrspace(3) %p
  br i1 %again, label %loop, label %end
end:
  ret void
}

; Another counter that no branch depends on: where the first wave meets the others, it is an iteration behind.
define amdgpu_kernel void @meets_again(i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = lshr i32 %t, 6
  %lane = and i32 %t, 63
  %again = icmp eq i32 %n, 12345
  %is_first = icmp eq i32 %wave, 0
  br label %loop
loop:
  %x = phi i32 [ 0, %begin ], [ %x1, %next ], [ %x1, %meet ]
  %y = phi i32 [ 0, %begin ], [ %y1, %next ], [ %y1, %meet ]
  %x1 = add nuw nsw i32 %x, 1
  %y1 = add nuw nsw i32 %y, 1
  %goes_on = icmp eq i32 %y, 1
  br i1 %goes_on, label %meet, label %parting
parting:
  br i1 %is_first, label %meet, label %next
next:
  br label %loop
meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %by = sub i32 %wave, %x
  %row = shl i32 %by, 6
  %column = or i32 %row, %lane
  %i = add i32 %column, 256
  %p = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %i
  store i32 %t, ptr addrspace(3) %p
  br i1 %again, label %loop, label %end
end:
  ret void
}

; The first wave passes the barrier of the loop in each iteration, the others in each second one.
define amdgpu_kernel void @other_counts() #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = lshr i32 %t, 6
  %is_first = icmp eq i32 %wave, 0
  br label %loop
loop:
  %x = phi i32 [ 0, %begin ], [ %x1, %next ], [ %x1, %meet ]
  %x1 = add nuw nsw i32 %x, 1
  %odd = and i32 %x, 1
  %goes_on = icmp ne i32 %odd, 0
  br i1 %goes_on, label %meet, label %parting
parting:
  br i1 %is_first, label %meet, label %next
next:
  br label %loop
meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %more = icmp ult i32 %x, 5
  br i1 %more, label %loop, label %end
end:
  %p = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %t
  %other = xor i32 %t, 64
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %other
  store i32 1, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %q
  ret void
}

declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
