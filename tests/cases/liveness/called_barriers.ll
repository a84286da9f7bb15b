; Barriers in functions that a kernel calls.
; RUN: exits 1 ldsopt liveness %s | filecheck %s
@A = internal addrspace(3) global [64 x i32] undef, align 16
@B = internal addrspace(3) global [64 x i32] undef, align 16
@C = internal addrspace(3) global [64 x i32] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.endpgm()

; Phases go on in a function.
; One call after the other.
; CHECK: {{^}}phases_go_on_in_a_function_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [1,3) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [5,7) -{{$}}
define internal void @phases_go_on_in_a_function_1_f(ptr addrspace(3) %p, i32 %t)  {
start:
  %own = getelementptr i32, ptr addrspace(3) %p, i32 %t
  store i32 %t, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = xor i32 %t, 1
  %other = getelementptr i32, ptr addrspace(3) %p, i32 %next
  %v = load i32, ptr addrspace(3) %other
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @phases_go_on_in_a_function_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @phases_go_on_in_a_function_1_f(ptr addrspace(3) @A, i32 %tid)
  call void @phases_go_on_in_a_function_1_f(ptr addrspace(3) @B, i32 %tid)
  ret void
}

; A call, then the kernel itself.
; CHECK: {{^}}phases_go_on_in_a_function_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [1,3) -{{$}}
; CHECK-NEXT: B 256 16 2 [4,5) -{{$}}
define internal void @phases_go_on_in_a_function_2_f(ptr addrspace(3) %p, i32 %t)  {
start:
  %own = getelementptr i32, ptr addrspace(3) %p, i32 %t
  store i32 %t, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = xor i32 %t, 1
  %other = getelementptr i32, ptr addrspace(3) %p, i32 %next
  %v = load i32, ptr addrspace(3) %other
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @phases_go_on_in_a_function_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @phases_go_on_in_a_function_2_f(ptr addrspace(3) @A, i32 %tid)
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  ret void
}

; Kept across a call.
; CHECK: {{^}}phases_go_on_in_a_function_3: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [1,3) B{{$}}
; CHECK-NEXT: B 256 16 0-2 [0,5) A{{$}}
define internal void @phases_go_on_in_a_function_3_f(ptr addrspace(3) %p, i32 %t)  {
start:
  %own = getelementptr i32, ptr addrspace(3) %p, i32 %t
  store i32 %t, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = xor i32 %t, 1
  %other = getelementptr i32, ptr addrspace(3) %p, i32 %next
  %v = load i32, ptr addrspace(3) %other
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @phases_go_on_in_a_function_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  call void @phases_go_on_in_a_function_3_f(ptr addrspace(3) @A, i32 %tid)
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  ret void
}

; In use as the call begins.
; CHECK: {{^}}phases_go_on_in_a_function_4: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [1,3) B{{$}}
; CHECK-NEXT: B 256 16 0,2-3 [0,1) [4,6) A{{$}}
define internal void @phases_go_on_in_a_function_4_f(ptr addrspace(3) %p, i32 %t)  {
start:
  %own = getelementptr i32, ptr addrspace(3) %p, i32 %t
  store i32 %t, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = xor i32 %t, 1
  %other = getelementptr i32, ptr addrspace(3) %p, i32 %next
  %v = load i32, ptr addrspace(3) %other
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @phases_go_on_in_a_function_4(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  call void @phases_go_on_in_a_function_4_f(ptr addrspace(3) @A, i32 %tid)
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  ret void
}

; A call in a call.
; CHECK: {{^}}phases_go_on_in_a_function_5: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [2,4) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [7,9) -{{$}}
; CHECK-NEXT: C 256 16 4-5 [12,14) -{{$}}
define internal void @phases_go_on_in_a_function_5_f(ptr addrspace(3) %p, i32 %t)  {
start:
  %own = getelementptr i32, ptr addrspace(3) %p, i32 %t
  store i32 %t, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = xor i32 %t, 1
  %other = getelementptr i32, ptr addrspace(3) %p, i32 %next
  %v = load i32, ptr addrspace(3) %other
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define internal void @phases_go_on_in_a_function_5_g(ptr addrspace(3) %p, i32 %t)  {
start:
  call void @phases_go_on_in_a_function_5_f(ptr addrspace(3) %p, i32 %t)
  ret void
}
define amdgpu_kernel void @phases_go_on_in_a_function_5(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @phases_go_on_in_a_function_5_g(ptr addrspace(3) @A, i32 %tid)
  call void @phases_go_on_in_a_function_5_f(ptr addrspace(3) @B, i32 %tid)
  call void @phases_go_on_in_a_function_5_g(ptr addrspace(3) @C, i32 %tid)
  ret void
}

; Round a loop.
; CHECK: {{^}}phases_go_on_in_a_function_6: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4 [2,4) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [6,8) -{{$}}
define internal void @phases_go_on_in_a_function_6_f(ptr addrspace(3) %p, i32 %t)  {
start:
  %own = getelementptr i32, ptr addrspace(3) %p, i32 %t
  store i32 %t, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = xor i32 %t, 1
  %other = getelementptr i32, ptr addrspace(3) %p, i32 %next
  %v = load i32, ptr addrspace(3) %other
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @phases_go_on_in_a_function_6(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  call void @phases_go_on_in_a_function_6_f(ptr addrspace(3) @A, i32 %tid)
  call void @phases_go_on_in_a_function_6_f(ptr addrspace(3) @B, i32 %tid)
  %j = add i32 %i, 1
  %m = icmp ult i32 %j, %n
  br i1 %m, label %loop, label %end
end:
  ret void
}

; Kept round a loop.
; CHECK: {{^}}phases_go_on_in_a_function_7: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,3 [2,4) B{{$}}
; CHECK-NEXT: B 256 16 0-3 [1,7) A its value is carried round a loop ({{line [0-9, .]+}}){{$}}
define internal void @phases_go_on_in_a_function_7_f(ptr addrspace(3) %p, i32 %t)  {
start:
  %own = getelementptr i32, ptr addrspace(3) %p, i32 %t
  store i32 %t, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = xor i32 %t, 1
  %other = getelementptr i32, ptr addrspace(3) %p, i32 %next
  %v = load i32, ptr addrspace(3) %other
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @phases_go_on_in_a_function_7(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  call void @phases_go_on_in_a_function_7_f(ptr addrspace(3) @A, i32 %tid)
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  %j = add i32 %i, 1
  %m = icmp ult i32 %j, %n
  br i1 %m, label %loop, label %end
end:
  ret void
}

; A call that all waves make.
; CHECK: {{^}}phases_go_on_in_a_function_8: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [2,4) -{{$}}
; CHECK-NEXT: B 256 16 0,2-3 [7,9) -{{$}}
define internal void @phases_go_on_in_a_function_8_f(ptr addrspace(3) %p, i32 %t)  {
start:
  %own = getelementptr i32, ptr addrspace(3) %p, i32 %t
  store i32 %t, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = xor i32 %t, 1
  %other = getelementptr i32, ptr addrspace(3) %p, i32 %next
  %v = load i32, ptr addrspace(3) %other
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @phases_go_on_in_a_function_8(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %g = icmp ult i32 %n, 10
  br i1 %g, label %yes, label %end
yes:
  call void @phases_go_on_in_a_function_8_f(ptr addrspace(3) @A, i32 %tid)
  br label %end
end:
  call void @phases_go_on_in_a_function_8_f(ptr addrspace(3) @B, i32 %tid)
  ret void
}

; One barrier too few.
; CHECK: {{^}}phases_go_on_in_a_function_9: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,4) B{{$}}
; CHECK-NEXT: B 256 16 1-2 [3,7) A{{$}}
define internal void @phases_go_on_in_a_function_9_sync()  {
start:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @phases_go_on_in_a_function_9(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  call void @phases_go_on_in_a_function_9_sync()
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  call void @phases_go_on_in_a_function_9_sync()
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}

; A barrier that is not on all paths.
; CHECK: {{^}}phases_go_on_in_a_function_10: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,6) B{{$}}
; CHECK-NEXT: B 256 16 0-3 [10,12) A{{$}}
define internal void @phases_go_on_in_a_function_10_f(ptr addrspace(3) %p, i32 %t)  {
start:
  %g = icmp ult i32 %t, 10
  br i1 %g, label %yes, label %end
yes:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %end
end:
  ret void
}
define amdgpu_kernel void @phases_go_on_in_a_function_10(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  call void @phases_go_on_in_a_function_10_f(ptr addrspace(3) @A, i32 %n)
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  call void @phases_go_on_in_a_function_10_f(ptr addrspace(3) @A, i32 %n)
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}

; Two variables in two phases of a function.
; CHECK: {{^}}phases_go_on_in_a_function_11: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [1,3) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [3,6) -{{$}}
define internal void @phases_go_on_in_a_function_11_f(ptr addrspace(3) %p, i32 %t)  {
start:
  %own = getelementptr i32, ptr addrspace(3) %p, i32 %t
  store i32 %t, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = xor i32 %t, 1
  %other = getelementptr i32, ptr addrspace(3) %p, i32 %next
  %v = load i32, ptr addrspace(3) %other
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 1, ptr addrspace(3) @B
  ret void
}
define amdgpu_kernel void @phases_go_on_in_a_function_11(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @phases_go_on_in_a_function_11_f(ptr addrspace(3) @A, i32 %tid)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  ret void
}

; Two variables in one phase of a function.
; CHECK: {{^}}phases_go_on_in_a_function_12: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [1,3) B{{$}}
; CHECK-NEXT: B 256 16 0-3 [1,6) A{{$}}
define internal void @phases_go_on_in_a_function_12_f(ptr addrspace(3) %p, i32 %t)  {
start:
  store i32 1, ptr addrspace(3) @B
  %own = getelementptr i32, ptr addrspace(3) %p, i32 %t
  store i32 %t, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = xor i32 %t, 1
  %other = getelementptr i32, ptr addrspace(3) %p, i32 %next
  %v = load i32, ptr addrspace(3) %other
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @phases_go_on_in_a_function_12(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @phases_go_on_in_a_function_12_f(ptr addrspace(3) @A, i32 %tid)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  ret void
}

; What is not followed is named.
; Some waves call.
; CHECK: {{^}}what_is_not_followed_is_named_1: {{\d+}} bytes of LDS
; CHECK-NEXT: no phases: a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}); every variable is taken to be needed throughout{{$}}
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0 [0,1) B a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0 [0,1) A a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}){{$}}
define internal void @what_is_not_followed_is_named_1_f(ptr addrspace(3) %p, i32 %t)  {
start:
  %own = getelementptr i32, ptr addrspace(3) %p, i32 %t
  store i32 %t, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = xor i32 %t, 1
  %other = getelementptr i32, ptr addrspace(3) %p, i32 %next
  %v = load i32, ptr addrspace(3) %other
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @what_is_not_followed_is_named_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  %g = icmp ult i32 %tid, 10
  br i1 %g, label %yes, label %end
yes:
  call void @what_is_not_followed_is_named_1_f(ptr addrspace(3) @A, i32 %tid)
  br label %end
end:
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  %p4 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  %p5 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v5 = load i32, ptr addrspace(3) %p5
  store i32 %v5, ptr addrspace(1) %out
  ret void
}

; Some waves come to the barrier.
; CHECK: {{^}}what_is_not_followed_is_named_2: {{\d+}} bytes of LDS
; CHECK-NEXT: no phases: a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}); every variable is taken to be needed throughout{{$}}
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0 [0,1) B a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0 [0,1) A a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}){{$}}
define internal void @what_is_not_followed_is_named_2_f(ptr addrspace(3) %p, i32 %t)  {
start:
  %g = icmp ult i32 %t, 10
  br i1 %g, label %yes, label %end
yes:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %end
end:
  ret void
}
define amdgpu_kernel void @what_is_not_followed_is_named_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  call void @what_is_not_followed_is_named_2_f(ptr addrspace(3) @A, i32 %tid)
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  %p4 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  %p5 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v5 = load i32, ptr addrspace(3) %p5
  store i32 %v5, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}what_is_not_followed_is_named_3: {{\d+}} bytes of LDS
; CHECK-NEXT: no phases: a barrier in a function that the kernel calls: what_is_not_followed_is_named_3_f, which may call itself ({{line [0-9, .]+}}); every variable is taken to be needed throughout{{$}}
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0 [0,1) B a barrier in a function that the kernel calls: what_is_not_followed_is_named_3_f, which may call itself ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0 [0,1) A a barrier in a function that the kernel calls: what_is_not_followed_is_named_3_f, which may call itself ({{line [0-9, .]+}}){{$}}
define internal void @what_is_not_followed_is_named_3_f(ptr addrspace(3) %p, i32 %t)  {
start:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @what_is_not_followed_is_named_3_f(ptr addrspace(3) %p, i32 %t)
  ret void
}
define amdgpu_kernel void @what_is_not_followed_is_named_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  call void @what_is_not_followed_is_named_3_f(ptr addrspace(3) @A, i32 %tid)
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}

; Recursion of two.
; CHECK: {{^}}what_is_not_followed_is_named_4: {{\d+}} bytes of LDS
; CHECK-NEXT: no phases: a barrier in a function that the kernel calls: what_is_not_followed_is_named_4_f, which may call itself ({{line [0-9, .]+}}); every variable is taken to be needed throughout{{$}}
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0 [0,1) B a barrier in a function that the kernel calls: what_is_not_followed_is_named_4_f, which may call itself ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0 [0,1) A a barrier in a function that the kernel calls: what_is_not_followed_is_named_4_f, which may call itself ({{line [0-9, .]+}}){{$}}
define internal void @what_is_not_followed_is_named_4_f(ptr addrspace(3) %p, i32 %t)  {
start:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @what_is_not_followed_is_named_4_g(ptr addrspace(3) %p, i32 %t)
  ret void
}
define internal void @what_is_not_followed_is_named_4_g(ptr addrspace(3) %p, i32 %t)  {
start:
  call void @what_is_not_followed_is_named_4_f(ptr addrspace(3) %p, i32 %t)
  ret void
}
define amdgpu_kernel void @what_is_not_followed_is_named_4(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  call void @what_is_not_followed_is_named_4_f(ptr addrspace(3) @A, i32 %tid)
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}what_is_not_followed_is_named_5: {{\d+}} bytes of LDS
; CHECK-NEXT: no phases: a barrier in a function that the kernel calls: what_is_not_followed_is_named_5_f, of which an argument is noalias ({{line [0-9, .]+}}); every variable is taken to be needed throughout{{$}}
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0 [0,1) B a barrier in a function that the kernel calls: what_is_not_followed_is_named_5_f, of which an argument is noalias ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0 [0,1) A a barrier in a function that the kernel calls: what_is_not_followed_is_named_5_f, of which an argument is noalias ({{line [0-9, .]+}}){{$}}
define internal void @what_is_not_followed_is_named_5_f(ptr addrspace(3) noalias %p, i32 %t)  {
start:
  %own = getelementptr i32, ptr addrspace(3) %p, i32 %t
  store i32 %t, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = xor i32 %t, 1
  %other = getelementptr i32, ptr addrspace(3) %p, i32 %next
  %v = load i32, ptr addrspace(3) %other
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @what_is_not_followed_is_named_5(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  call void @what_is_not_followed_is_named_5_f(ptr addrspace(3) @A, i32 %tid)
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}

; A generic noalias pointer.
; CHECK: {{^}}what_is_not_followed_is_named_6: {{\d+}} bytes of LDS
; CHECK-NEXT: no phases: a barrier in a function that the kernel calls: what_is_not_followed_is_named_6_f, of which an argument is noalias ({{line [0-9, .]+}}); every variable is taken to be needed throughout{{$}}
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0 [0,1) B a barrier in a function that the kernel calls: what_is_not_followed_is_named_6_f, of which an argument is noalias ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0 [0,1) A a barrier in a function that the kernel calls: what_is_not_followed_is_named_6_f, of which an argument is noalias ({{line [0-9, .]+}}){{$}}
define internal void @what_is_not_followed_is_named_6_f(ptr noalias %p, i32 %t)  {
start:
  %own = getelementptr i32, ptr %p, i32 %t
  store i32 %t, ptr %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = xor i32 %t, 1
  %other = getelementptr i32, ptr %p, i32 %next
  %v = load i32, ptr %other
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @what_is_not_followed_is_named_6(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  call void @what_is_not_followed_is_named_6_f(ptr addrspacecast (ptr addrspace(3) @A to ptr), i32 %tid)
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}

; Noalias at the call.
; CHECK: {{^}}what_is_not_followed_is_named_7: {{\d+}} bytes of LDS
; CHECK-NEXT: no phases: a barrier in a function that the kernel calls: what_is_not_followed_is_named_7_f, of which an argument is noalias ({{line [0-9, .]+}}); every variable is taken to be needed throughout{{$}}
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0 [0,1) B a barrier in a function that the kernel calls: what_is_not_followed_is_named_7_f, of which an argument is noalias ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0 [0,1) A a barrier in a function that the kernel calls: what_is_not_followed_is_named_7_f, of which an argument is noalias ({{line [0-9, .]+}}){{$}}
define internal void @what_is_not_followed_is_named_7_f(ptr addrspace(3) %p, i32 %t)  {
start:
  %own = getelementptr i32, ptr addrspace(3) %p, i32 %t
  store i32 %t, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = xor i32 %t, 1
  %other = getelementptr i32, ptr addrspace(3) %p, i32 %next
  %v = load i32, ptr addrspace(3) %other
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @what_is_not_followed_is_named_7(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  call void @what_is_not_followed_is_named_7_f(ptr addrspace(3) noalias @A, i32 %tid)
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}what_is_not_followed_is_named_8: {{\d+}} bytes of LDS
; CHECK-NEXT: no phases: a barrier in a function that the kernel calls: what_is_not_followed_is_named_8_f, which is said to be memory(argmem: readwrite) ({{line [0-9, .]+}}); every variable is taken to be needed throughout{{$}}
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0 [0,1) B a barrier in a function that the kernel calls: what_is_not_followed_is_named_8_f, which is said to be memory(argmem: readwrite) ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0 [0,1) A a barrier in a function that the kernel calls: what_is_not_followed_is_named_8_f, which is said to be memory(argmem: readwrite) ({{line [0-9, .]+}}){{$}}
define internal void @what_is_not_followed_is_named_8_f(ptr addrspace(3) %p, i32 %t) memory(argmem: readwrite) {
start:
  %own = getelementptr i32, ptr addrspace(3) %p, i32 %t
  store i32 %t, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = xor i32 %t, 1
  %other = getelementptr i32, ptr addrspace(3) %p, i32 %next
  %v = load i32, ptr addrspace(3) %other
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @what_is_not_followed_is_named_8(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  call void @what_is_not_followed_is_named_8_f(ptr addrspace(3) @A, i32 %tid)
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}

; Nosync at the call.
; CHECK: {{^}}what_is_not_followed_is_named_9: {{\d+}} bytes of LDS
; CHECK-NEXT: no phases: a barrier in a function that the kernel calls: what_is_not_followed_is_named_9_f, which is said to be nosync ({{line [0-9, .]+}}); every variable is taken to be needed throughout{{$}}
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0 [0,1) B a barrier in a function that the kernel calls: what_is_not_followed_is_named_9_f, which is said to be nosync ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0 [0,1) A a barrier in a function that the kernel calls: what_is_not_followed_is_named_9_f, which is said to be nosync ({{line [0-9, .]+}}){{$}}
define internal void @what_is_not_followed_is_named_9_f(ptr addrspace(3) %p, i32 %t)  {
start:
  %own = getelementptr i32, ptr addrspace(3) %p, i32 %t
  store i32 %t, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = xor i32 %t, 1
  %other = getelementptr i32, ptr addrspace(3) %p, i32 %next
  %v = load i32, ptr addrspace(3) %other
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @what_is_not_followed_is_named_9(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  call void @what_is_not_followed_is_named_9_f(ptr addrspace(3) @A, i32 %tid) nosync
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}what_is_not_followed_is_named_10: {{\d+}} bytes of LDS
; CHECK-NEXT: no phases: a barrier in a function that the kernel calls: what_is_not_followed_is_named_10_f, which gets a copy of an argument ({{line [0-9, .]+}}); every variable is taken to be needed throughout{{$}}
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0 [0,1) B a barrier in a function that the kernel calls: what_is_not_followed_is_named_10_f, which gets a copy of an argument ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0 [0,1) A a barrier in a function that the kernel calls: what_is_not_followed_is_named_10_f, which gets a copy of an argument ({{line [0-9, .]+}}){{$}}
define internal void @what_is_not_followed_is_named_10_f(ptr byval(i32) %q)  {
start:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @what_is_not_followed_is_named_10(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  call void @what_is_not_followed_is_named_10_f(ptr byval(i32) null)
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}

; No return.
; CHECK: {{^}}what_is_not_followed_is_named_11: {{\d+}} bytes of LDS
; CHECK-NEXT: no phases: a barrier in a function that the kernel calls: what_is_not_followed_is_named_11_f, which does not return ({{line [0-9, .]+}}); every variable is taken to be needed throughout{{$}}
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0 [0,1) B a barrier in a function that the kernel calls: what_is_not_followed_is_named_11_f, which does not return ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0 [0,1) A a barrier in a function that the kernel calls: what_is_not_followed_is_named_11_f, which does not return ({{line [0-9, .]+}}){{$}}
define internal void @what_is_not_followed_is_named_11_f()  {
start:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @llvm.amdgcn.endpgm()
  unreachable
no:
  br label %no
}
define amdgpu_kernel void @what_is_not_followed_is_named_11(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  call void @what_is_not_followed_is_named_11_f()
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
