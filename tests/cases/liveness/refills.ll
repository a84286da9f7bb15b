; Buffers that loops fill anew, and those that are needed from iteration to iteration.
; RUN: exits 1 ldsopt liveness %s | filecheck %s
@A = internal addrspace(3) global [64 x i32] undef, align 16
@B = internal addrspace(3) global [64 x i32] undef, align 16
@C = internal addrspace(3) global [64 x i32] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)

; A buffer that is filled anew in each iteration is free in between.
; By a store of one's own element.
; CHECK: {{^}}a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4 [1,3) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %round ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; Whatever is stored.
; CHECK: {{^}}a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4 [1,3) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %round ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 %k, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; At an address that an argument decides.
; CHECK: {{^}}a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_3: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4 [1,3) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %round ]
  %at = add i32 %tid, %n
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 7, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; At an address computed in front of the loop, in each iteration from it.
; CHECK: {{^}}a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_4: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4 [1,3) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_4(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %early = shl i32 %tid, 2
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %round ]
  %at = mul i32 %early, 4
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 7, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; By those who did not return before the loop.
; CHECK: {{^}}a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_5: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4 [3,5) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [5,7) -{{$}}
define amdgpu_kernel void @a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_5(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %early = icmp ugt i32 %tid, %n
  br i1 %early, label %gone, label %stay
gone:
  ret void
stay:
  br label %round
round:
  %k = phi i32 [ 0, %stay ], [ %k1, %round ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; Under a guard that follows from the work-item's id.
; CHECK: {{^}}a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_6: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4 [1,5) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [5,7) -{{$}}
define amdgpu_kernel void @a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_6(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %no ]
  %g = icmp ult i32 %tid, 10
  br i1 %g, label %yes, label %no
yes:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p
  br label %no
no:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; Under a guard that an argument decides.
; CHECK: {{^}}a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_7: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4 [1,5) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [5,7) -{{$}}
define amdgpu_kernel void @a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_7(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %no ]
  %g = icmp ult i32 %tid, %n
  br i1 %g, label %yes, label %no
yes:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p
  br label %no
no:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; In both arms of a branch.
; CHECK: {{^}}a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_8: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4 [1,6) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [6,8) -{{$}}
define amdgpu_kernel void @a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_8(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %o ]
  %g = icmp ult i32 %tid, %n
  br i1 %g, label %l, label %m
l:
  %pl = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %pl
  br label %o
m:
  %at = add i32 %tid, 1
  %pm = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 7, ptr addrspace(3) %pm
  br label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; Whatever a switch without cases is given.
; CHECK: {{^}}a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_9: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4 [1,6) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [6,8) -{{$}}
define amdgpu_kernel void @a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_9(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %no ]
  %g = icmp ult i32 %tid, 10
  br i1 %g, label %yes, label %no
yes:
  %y = load volatile i32, ptr addrspace(1) %in
  switch i32 %y, label %q []
q:
  %v = phi i32 [ %tid, %yes ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %v
  store i32 7, ptr addrspace(3) %p
  br label %no
no:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; By a loop with a bound of any size.
; CHECK: {{^}}a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_10: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4 [2,6) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [6,8) -{{$}}
define amdgpu_kernel void @a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_10(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %filled ]
  br label %fill
fill:
  %i = phi i32 [ %tid, %round ], [ %j, %full ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 7, ptr addrspace(3) %p
  br label %full
full:
  %j = add i32 %i, 64
  %m = icmp ult i32 %j, %n
  br i1 %m, label %fill, label %filled
filled:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; By a loop in which it changes what is stored.
; CHECK: {{^}}a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_11: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4 [2,8) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [8,10) -{{$}}
define amdgpu_kernel void @a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_11(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %filled ]
  br label %fill
fill:
  %i = phi i32 [ %tid, %round ], [ %j, %full ]
  %y = load volatile i32, ptr addrspace(1) %in
  %g = icmp eq i32 %y, 0
  br i1 %g, label %q, label %r
q:
  br label %r
r:
  %val = phi i32 [ 1, %fill ], [ 2, %q ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 7, ptr addrspace(3) %p
  br label %full
full:
  %j = add i32 %i, 64
  %m = icmp ult i32 %j, %n
  br i1 %m, label %fill, label %filled
filled:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; And then written by some through the same pointer.
; CHECK: {{^}}a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_12: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-2,5 [1,6) - not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 3-4 [6,8) -{{$}}
define amdgpu_kernel void @a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_12(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %no ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %y = load volatile i32, ptr addrspace(1) %in
  %g = icmp eq i32 %y, %tid
  br i1 %g, label %yes, label %no
yes:
  store i32 1, ptr addrspace(3) %p
  br label %no
no:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; And then added to through the same pointer.
; CHECK: {{^}}a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_13: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4 [1,3) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between_13(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %round ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p
  %old = atomicrmw add ptr addrspace(3) %p, i32 1 monotonic
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; A buffer is needed from iteration to iteration if.
; The address depends on the iteration.
; CHECK: {{^}}a_buffer_is_needed_from_iteration_to_iteration_if_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [1,6) B its value is carried round a loop ({{line [0-9, .]+}}); a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @a_buffer_is_needed_from_iteration_to_iteration_if_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %round ]
  %at = add i32 %tid, %k
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 7, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; The address comes from memory.
; CHECK: {{^}}a_buffer_is_needed_from_iteration_to_iteration_if_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [1,6) B its value is carried round a loop ({{line [0-9, .]+}}); a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @a_buffer_is_needed_from_iteration_to_iteration_if_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %round ]
  %y = load volatile i32, ptr addrspace(1) %in
  %at = and i32 %y, 63
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 7, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; The address is frozen anew.
; CHECK: {{^}}a_buffer_is_needed_from_iteration_to_iteration_if_3: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [1,6) B its value is carried round a loop ({{line [0-9, .]+}}); a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @a_buffer_is_needed_from_iteration_to_iteration_if_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %round ]
  %at = freeze i32 poison
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 7, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; The address may be undef.
; CHECK: {{^}}a_buffer_is_needed_from_iteration_to_iteration_if_4: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [1,6) B its value is carried round a loop ({{line [0-9, .]+}}); a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @a_buffer_is_needed_from_iteration_to_iteration_if_4(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %round ]
  %at = and i32 undef, 63
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 7, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; The address follows from the lanes that are there.
; CHECK: {{^}}a_buffer_is_needed_from_iteration_to_iteration_if_5: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [1,6) B its value is carried round a loop ({{line [0-9, .]+}}); a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @a_buffer_is_needed_from_iteration_to_iteration_if_5(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %round ]
  %at = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %tid)
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 7, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; The guard depends on the iteration.
; CHECK: {{^}}a_buffer_is_needed_from_iteration_to_iteration_if_6: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [1,8) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [5,7) A{{$}}
define amdgpu_kernel void @a_buffer_is_needed_from_iteration_to_iteration_if_6(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %no ]
  %g = icmp ult i32 %tid, %k
  br i1 %g, label %yes, label %no
yes:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p
  br label %no
no:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; The guard comes from memory.
; CHECK: {{^}}a_buffer_is_needed_from_iteration_to_iteration_if_7: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [1,8) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [5,7) A{{$}}
define amdgpu_kernel void @a_buffer_is_needed_from_iteration_to_iteration_if_7(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %no ]
  %y = load volatile i32, ptr addrspace(1) %in
  %g = icmp eq i32 %y, %tid
  br i1 %g, label %yes, label %no
yes:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p
  br label %no
no:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; The loop's bound depends on the iteration.
; CHECK: {{^}}a_buffer_is_needed_from_iteration_to_iteration_if_8: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [1,9) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [6,8) A{{$}}
define amdgpu_kernel void @a_buffer_is_needed_from_iteration_to_iteration_if_8(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %filled ]
  br label %fill
fill:
  %i = phi i32 [ %tid, %round ], [ %j, %full ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 7, ptr addrspace(3) %p
  br label %full
full:
  %j = add i32 %i, 64
  %m = icmp ult i32 %j, %k
  br i1 %m, label %fill, label %filled
filled:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; The loop's first element depends on the iteration.
; CHECK: {{^}}a_buffer_is_needed_from_iteration_to_iteration_if_9: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [1,9) B its value is carried round a loop ({{line [0-9, .]+}}); a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [6,8) A{{$}}
define amdgpu_kernel void @a_buffer_is_needed_from_iteration_to_iteration_if_9(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %filled ]
  br label %fill
fill:
  %i = phi i32 [ %k, %round ], [ %j, %full ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 7, ptr addrspace(3) %p
  br label %full
full:
  %j = add i32 %i, 64
  %m = icmp ult i32 %j, %n
  br i1 %m, label %fill, label %filled
filled:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; The loop's end comes from memory.
; CHECK: {{^}}a_buffer_is_needed_from_iteration_to_iteration_if_10: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [1,9) B it is carried round a loop, and how often may differ between work-items by what is loaded here ({{line [0-9, .]+}}); its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [6,8) A{{$}}
define amdgpu_kernel void @a_buffer_is_needed_from_iteration_to_iteration_if_10(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %filled ]
  br label %fill
fill:
  %i = phi i32 [ %tid, %round ], [ %j, %full ]
  %y = load volatile i32, ptr addrspace(1) %in
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 7, ptr addrspace(3) %p
  br label %full
full:
  %j = add i32 %i, 64
  %m = icmp ne i32 %j, %y
  br i1 %m, label %fill, label %filled
filled:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; In the loop the store is perhaps not made.
; CHECK: {{^}}a_buffer_is_needed_from_iteration_to_iteration_if_11: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [1,10) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [7,9) A{{$}}
define amdgpu_kernel void @a_buffer_is_needed_from_iteration_to_iteration_if_11(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %filled ]
  br label %fill
fill:
  %i = phi i32 [ %tid, %round ], [ %j, %full ]
  %y = load volatile i32, ptr addrspace(1) %in
  %g = icmp eq i32 %y, 0
  br i1 %g, label %q, label %full
q:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 7, ptr addrspace(3) %p
  br label %full
full:
  %j = add i32 %i, 64
  %m = icmp ult i32 %j, %n
  br i1 %m, label %fill, label %filled
filled:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; In the loop the address depends on a choice made on the path.
; CHECK: {{^}}a_buffer_is_needed_from_iteration_to_iteration_if_12: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [1,11) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [8,10) A{{$}}
define amdgpu_kernel void @a_buffer_is_needed_from_iteration_to_iteration_if_12(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %filled ]
  br label %fill
fill:
  %i = phi i32 [ %tid, %round ], [ %j, %full ]
  %y = load volatile i32, ptr addrspace(1) %in
  %g = icmp eq i32 %y, 0
  br i1 %g, label %q, label %r
q:
  br label %r
r:
  %val = phi i32 [ %i, %fill ], [ 2, %q ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %val
  store i32 7, ptr addrspace(3) %p
  br label %full
full:
  %j = add i32 %i, 64
  %m = icmp ult i32 %j, %n
  br i1 %m, label %fill, label %filled
filled:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; CHECK: {{^}}a_buffer_is_needed_from_iteration_to_iteration_if_13: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [1,7) B it is carried round a loop, and how often may differ between work-items by what is loaded here ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0-4 [1,7) A it is carried round a loop, and how often may differ between work-items by what is loaded here ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
define amdgpu_kernel void @a_buffer_is_needed_from_iteration_to_iteration_if_13(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %on ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p
  %y = load volatile i32, ptr addrspace(1) %in
  %g = icmp eq i32 %y, %tid
  br i1 %g, label %end, label %on
on:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; Waves may end in between.
; CHECK: {{^}}a_buffer_is_needed_from_iteration_to_iteration_if_14: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [1,6) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0-4 [1,6) A its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
define amdgpu_kernel void @a_buffer_is_needed_from_iteration_to_iteration_if_14(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %round ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p
  call void asm sideeffect "s_cbranch_scc0 1f\0As_endpgm\0A1:", ""()
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; An iteration may go past it.
; CHECK: {{^}}a_buffer_is_needed_from_iteration_to_iteration_if_15: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [1,8) B its value is carried round a loop ({{line [0-9, .]+}}); a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [5,7) A{{$}}
define amdgpu_kernel void @a_buffer_is_needed_from_iteration_to_iteration_if_15(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %on ]
  %g = icmp ult i32 %k, 2
  br i1 %g, label %first, label %on
first:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p
  br label %on
on:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; It is read in front of the fill.
; CHECK: {{^}}a_buffer_is_needed_from_iteration_to_iteration_if_16: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [1,7) B its value is carried round a loop ({{line [0-9, .]+}}); a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 3-4 [4,6) A{{$}}
define amdgpu_kernel void @a_buffer_is_needed_from_iteration_to_iteration_if_16(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %round ]
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v5 = load i32, ptr addrspace(3) %p5
  store i32 %v5, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; It is read in front of the fill, by one's own element.
; CHECK: {{^}}a_buffer_is_needed_from_iteration_to_iteration_if_17: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [1,7) B its value is carried round a loop ({{line [0-9, .]+}}); a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 3-4 [4,6) A{{$}}
define amdgpu_kernel void @a_buffer_is_needed_from_iteration_to_iteration_if_17(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %round ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  %o = load i32, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %o, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; Another store wrote other bytes, once.
; CHECK: {{^}}a_buffer_is_needed_from_iteration_to_iteration_if_18: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [0,6) B its value is carried round a loop ({{line [0-9, .]+}}); a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @a_buffer_is_needed_from_iteration_to_iteration_if_18(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %in.0 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 5, ptr addrspace(3) %in.0
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %round ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; Another store writes elsewhere in each iteration.
; CHECK: {{^}}a_buffer_is_needed_from_iteration_to_iteration_if_19: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [1,7) B its value is carried round a loop ({{line [0-9, .]+}}); a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 3-4 [4,6) A{{$}}
define amdgpu_kernel void @a_buffer_is_needed_from_iteration_to_iteration_if_19(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %round ]
  %at = add i32 %tid, %k
  %px = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 7, ptr addrspace(3) %px
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; More was written through the pointer than is filled.
; CHECK: {{^}}a_buffer_is_needed_from_iteration_to_iteration_if_20: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [1,9) B its value is carried round a loop ({{line [0-9, .]+}}); a write may leave older bytes that are read later ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 3-4 [6,8) A{{$}}
define amdgpu_kernel void @a_buffer_is_needed_from_iteration_to_iteration_if_20(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %no ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i16 7, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %y = load volatile i32, ptr addrspace(1) %in
  %g = icmp eq i32 %y, %tid
  br i1 %g, label %yes, label %no
yes:
  store i32 1, ptr addrspace(3) %p
  br label %no
no:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; An atomic only changes it.
; CHECK: {{^}}a_buffer_is_needed_from_iteration_to_iteration_if_21: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [1,6) B its value is carried round a loop ({{line [0-9, .]+}}); a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @a_buffer_is_needed_from_iteration_to_iteration_if_21(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %round ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  %o = atomicrmw add ptr addrspace(3) %p, i32 1 monotonic
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; Without a loop one fill says nothing of another. The work-items that wrote first may have been more than those that
; write again.
; CHECK: {{^}}without_a_loop_one_fill_says_nothing_of_another: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,5) [6,8) B not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define amdgpu_kernel void @without_a_loop_one_fill_says_nothing_of_another(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %early = icmp ugt i32 %tid, %n
  br i1 %early, label %gone, label %stay
gone:
  ret void
stay:
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; A region that fills holds its variable from its first store on. @B is used by others while a loop fills @A: in one
; phase they are in each other's way.
; CHECK: {{^}}a_region_that_fills_holds_its_variable_from_its_first_store_on: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4 [2,6) B{{$}}
; CHECK-NEXT: B 256 16 0,2-4 [1,4) [6,9) A its value is carried round a loop ({{line [0-9, .]+}}){{$}}
define amdgpu_kernel void @a_region_that_fills_holds_its_variable_from_its_first_store_on(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %filled ]
  br label %fill
fill:
  %i = phi i32 [ %tid, %round ], [ %j, %full ]
  %q = load i32, ptr addrspace(3) @B
  store i32 %q, ptr addrspace(1) %out
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 7, ptr addrspace(3) %p
  br label %full
full:
  %j = add i32 %i, 64
  %m = icmp ult i32 %j, %n
  br i1 %m, label %fill, label %filled
filled:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; What is stored ahead of a part that all walk through is needed up to there. The part begins behind the last barrier
; of its block, and holds what is stored from there on alone.
; CHECK: {{^}}what_is_stored_ahead_of_a_part_that_all_walk_through_is_needed_up_to_there_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4,6 [1,8) B{{$}}
; CHECK-NEXT: B 256 16 1-2 [2,4) A{{$}}
define amdgpu_kernel void @what_is_stored_ahead_of_a_part_that_all_walk_through_is_needed_up_to_there_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %no ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %g = icmp ult i32 %tid, 10
  br i1 %g, label %yes, label %no
yes:
  store i32 %tid, ptr addrspace(1) %out
  br label %no
no:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  %p4 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; CHECK: {{^}}what_is_stored_ahead_of_a_part_that_all_walk_through_is_needed_up_to_there_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-2,7 [1,6) -{{$}}
; CHECK-NEXT: B 256 16 4-5 [7,9) -{{$}}
define amdgpu_kernel void @what_is_stored_ahead_of_a_part_that_all_walk_through_is_needed_up_to_there_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %no ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %g = icmp ult i32 %tid, 10
  br i1 %g, label %yes, label %no
yes:
  store i32 %tid, ptr addrspace(1) %out
  br label %no
no:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; Of two loops within each other the outer one counts. The inner loop runs through rows, another in each iteration of
; the outer one.
; CHECK: {{^}}of_two_loops_within_each_other_the_outer_one_counts_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4 [2,4) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [4,6) -{{$}}
define amdgpu_kernel void @of_two_loops_within_each_other_the_outer_one_counts_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %out. ]
  br label %in.
in.:
  %i = phi i32 [ 0, %round ], [ %j, %in. ]
  %at = add i32 %tid, %n
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 7, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j = add i32 %i, 1
  %m = icmp ult i32 %j, 3
  br i1 %m, label %in., label %out.
out.:
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; CHECK: {{^}}of_two_loops_within_each_other_the_outer_one_counts_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [1,8) B its value is carried round a loop ({{line [0-9, .]+}}); a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [4,6) A{{$}}
define amdgpu_kernel void @of_two_loops_within_each_other_the_outer_one_counts_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %out. ]
  br label %in.
in.:
  %i = phi i32 [ 0, %round ], [ %j, %in. ]
  %at = add i32 %tid, %k
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 7, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j = add i32 %i, 1
  %m = icmp ult i32 %j, 3
  br i1 %m, label %in., label %out.
out.:
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; CHECK: {{^}}of_two_loops_within_each_other_the_outer_one_counts_3: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [1,8) B its value is carried round a loop ({{line [0-9, .]+}}); a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [4,6) A{{$}}
define amdgpu_kernel void @of_two_loops_within_each_other_the_outer_one_counts_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %out. ]
  br label %in.
in.:
  %i = phi i32 [ 0, %round ], [ %j, %in. ]
  %at = add i32 %tid, %i
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 7, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j = add i32 %i, 1
  %m = icmp ult i32 %j, 3
  br i1 %m, label %in., label %out.
out.:
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

; The reason is still told where it is carried.
; CHECK: {{^}}the_reason_is_still_told_where_it_is_carried: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [1,6) B its value is carried round a loop ({{line [0-9, .]+}}); a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @the_reason_is_still_told_where_it_is_carried(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %x = load i32, ptr addrspace(1) %in
  %z = icmp eq i32 %x, %tid
  br label %round
round:
  %k = phi i32 [ 0, %entry ], [ %k1, %round ]
  %at = add i32 %tid, %k
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 7, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
