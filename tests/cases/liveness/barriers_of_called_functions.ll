; Barriers of functions that a kernel calls: each call has its own phases, or the reason is told why it has none.
; RUN: exits 1 ldsopt liveness %s -q --report %t.json
; RUN: %{python} -c "import json; [print(k['name'] + ':', k['refused']['text'] if k['refused'] else ', '.join(['phases', *(' and '.join(sorted(c['buffers'])) for c in k['conflicts'])])) for k in json.load(open('%t.json'))['kernels']]" | filecheck %s
; Phases have the lines of the barriers in the function, at each of its calls; there are none where calls are not followed.
; RUN: %{python} -c "import json; first, *_ = found = json.load(open('%t.json'))['kernels']; text = open('%s').read().splitlines(); \
; RUN:   lines = [p['barrier_line'] for p in first['phases'] if p['barrier_line']]; assert len(lines) == 4 and lines[:2] == lines[2:] and all('s.barrier' in text[n - 1] for n in lines); \
; RUN:   assert not any(k['phases'] for k in found if k['refused'])"
; A kernel with barriers in functions gets no marks, as one place would be of several calls; the others have none to get.
; RUN: exits 1 ldsopt liveness %s --mark -o %t.ll
; RUN: not grep "^  .*ldsopt.live" %t.ll

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
@B = internal addrspace(3) global [64 x i32] poison, align 16
@C = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.endpgm()

; CHECK: {{^}}one call after the other: phases{{$}}
define internal void @f(ptr addrspace(3) %p, i32 %t) {
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
define amdgpu_kernel void @"one call after the other"(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  call void @f(ptr addrspace(3) @A, i32 %tid)
  call void @f(ptr addrspace(3) @B, i32 %tid)
  ret void
}
; CHECK: {{^}}a call, then the kernel itself: phases{{$}}
define amdgpu_kernel void @"a call, then the kernel itself"(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @f(ptr addrspace(3) @A, i32 %tid)
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  ret void
}
; CHECK: {{^}}kept across a call: phases, A and B{{$}}
define amdgpu_kernel void @"kept across a call"(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  call void @f(ptr addrspace(3) @A, i32 %tid)
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  ret void
}
; CHECK: {{^}}in use as the call begins: phases, A and B{{$}}
define amdgpu_kernel void @"in use as the call begins"(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  call void @f(ptr addrspace(3) @A, i32 %tid)
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
; CHECK: {{^}}a call in a call: phases{{$}}
define internal void @g(ptr addrspace(3) %p, i32 %t) {
  call void @f(ptr addrspace(3) %p, i32 %t)
  ret void
}
define amdgpu_kernel void @"a call in a call"(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  call void @g(ptr addrspace(3) @A, i32 %tid)
  call void @f(ptr addrspace(3) @B, i32 %tid)
  call void @g(ptr addrspace(3) @C, i32 %tid)
  ret void
}
; CHECK: {{^}}round a loop: phases{{$}}
define amdgpu_kernel void @"round a loop"(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  call void @f(ptr addrspace(3) @A, i32 %tid)
  call void @f(ptr addrspace(3) @B, i32 %tid)
  %j = add i32 %i, 1
  %m = icmp ult i32 %j, %n
  br i1 %m, label %loop, label %end
end:
  ret void
}
; CHECK: {{^}}kept round a loop: phases, A and B{{$}}
define amdgpu_kernel void @"kept round a loop"(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  call void @f(ptr addrspace(3) @A, i32 %tid)
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
; CHECK: {{^}}a call that all waves make: phases{{$}}
define amdgpu_kernel void @"a call that all waves make"(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %g = icmp ult i32 %n, 10
  br i1 %g, label %yes, label %end
yes:
  call void @f(ptr addrspace(3) @A, i32 %tid)
  br label %end
end:
  call void @f(ptr addrspace(3) @B, i32 %tid)
  ret void
}
; CHECK: {{^}}one barrier too few: phases, A and B{{$}}
define internal void @sync() {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @"one barrier too few"(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  call void @sync()
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  call void @sync()
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}
; CHECK: {{^}}a barrier that is not on all paths: phases, A and B{{$}}
define internal void @f10(ptr addrspace(3) %p, i32 %t) {
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
define amdgpu_kernel void @"a barrier that is not on all paths"(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  call void @f10(ptr addrspace(3) @A, i32 %n)
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  call void @f10(ptr addrspace(3) @A, i32 %n)
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
; CHECK: {{^}}two variables in two phases of a function: phases{{$}}
define internal void @f11(ptr addrspace(3) %p, i32 %t) {
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
define amdgpu_kernel void @"two variables in two phases of a function"(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @f11(ptr addrspace(3) @A, i32 %tid)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  ret void
}
; CHECK: {{^}}two variables in one phase of a function: phases, A and B{{$}}
define internal void @f12(ptr addrspace(3) %p, i32 %t) {
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
define amdgpu_kernel void @"two variables in one phase of a function"(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @f12(ptr addrspace(3) @A, i32 %tid)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  ret void
}

; Reasons for which a kernel has no phases.
; CHECK: {{^}}some waves call: {{.*}}a barrier under a branch
define amdgpu_kernel void @"some waves call"(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
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
  call void @f(ptr addrspace(3) @A, i32 %tid)
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
; CHECK: {{^}}some waves come to the barrier: {{.*}}a barrier under a branch
define internal void @f14(ptr addrspace(3) %p, i32 %t) {
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
define amdgpu_kernel void @"some waves come to the barrier"(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  call void @f14(ptr addrspace(3) @A, i32 %tid)
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
; CHECK: {{^}}recursion: {{.*}}f15, which may call itself
define internal void @f15(ptr addrspace(3) %p, i32 %t) {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @f15(ptr addrspace(3) %p, i32 %t)
  ret void
}
define amdgpu_kernel void @"recursion"(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  call void @f15(ptr addrspace(3) @A, i32 %tid)
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}
; CHECK: {{^}}recursion of two: {{.*}}may call itself
define internal void @f16(ptr addrspace(3) %p, i32 %t) {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @g16(ptr addrspace(3) %p, i32 %t)
  ret void
}
define internal void @g16(ptr addrspace(3) %p, i32 %t) {
  call void @f16(ptr addrspace(3) %p, i32 %t)
  ret void
}
define amdgpu_kernel void @"recursion of two"(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  call void @f16(ptr addrspace(3) @A, i32 %tid)
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}
; CHECK: {{^}}noalias: {{.*}}an argument is noalias
define internal void @f17(ptr addrspace(3) noalias %p, i32 %t) {
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
define amdgpu_kernel void @"noalias"(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  call void @f17(ptr addrspace(3) @A, i32 %tid)
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}
; CHECK: {{^}}a generic noalias pointer: {{.*}}an argument is noalias
define internal void @f18(ptr noalias %p, i32 %t) {
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
define amdgpu_kernel void @"a generic noalias pointer"(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  call void @f18(ptr addrspacecast (ptr addrspace(3) @A to ptr), i32 %tid)
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}
; CHECK: {{^}}noalias at the call: {{.*}}an argument is noalias
define amdgpu_kernel void @"noalias at the call"(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  call void @f(ptr addrspace(3) noalias @A, i32 %tid)
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}
; CHECK: {{^}}memory: {{.*}}said to be memory(
define internal void @f20(ptr addrspace(3) %p, i32 %t) memory(readwrite, argmem: none) {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @"memory"(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  call void @f20(ptr addrspace(3) @A, i32 %tid)
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}
; CHECK: {{^}}nosync at the call: {{.*}}said to be nosync
define amdgpu_kernel void @"nosync at the call"(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  call void @f(ptr addrspace(3) @A, i32 %tid) nosync
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}
; CHECK: {{^}}byval: {{.*}}gets a copy
define internal void @f22(ptr byval(i32) %q) {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define amdgpu_kernel void @"byval"(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  call void @f22(ptr byval(i32) null)
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}
; CHECK: {{^}}no return: {{.*}}does not return
define internal void @f23() {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @llvm.amdgcn.endpgm()
  unreachable
no:
  br label %no
}
define amdgpu_kernel void @"no return"(i32 %n, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  call void @f23()
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
