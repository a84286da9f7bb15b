; Waves part where a barrier is decided by what differs between them: which barriers then meet is listed. One that all pass,
; in the kernel or in what it calls, parts none, nor does the only one, which meets itself, nor another call of some.
; RUN: ldsopt check %s --mcpu gfx942 --no-races --json -o %t.json
; RUN: grep -E '"name": "[^f]|"meetings"' %t.json | filecheck %s

target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.sleep(i32)
declare i32 @llvm.amdgcn.workitem.id.x()

; CHECK: "name": "a_barrier_of_all"
; CHECK-NEXT: "meetings": []
define amdgpu_kernel void @a_barrier_of_all() {
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK: "name": "a_barrier_of_some"
; CHECK-NEXT: "meetings": [{{$}}
define amdgpu_kernel void @a_barrier_of_some() {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, 64
  br i1 %c, label %in, label %out
in:
  call void @llvm.amdgcn.s.barrier()
  br label %out
out:
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK: "name": "the_only_one_meets_itself"
; CHECK-NEXT: "meetings": []
define amdgpu_kernel void @the_only_one_meets_itself() {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, 64
  br i1 %c, label %in, label %out
in:
  call void @llvm.amdgcn.s.barrier()
  br label %out
out:
  ret void
}

; CHECK: "name": "another_call_of_some"
; CHECK-NEXT: "meetings": []
define amdgpu_kernel void @another_call_of_some() {
  call void @llvm.amdgcn.s.barrier()
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, 64
  br i1 %c, label %in, label %out
in:
  call void @llvm.amdgcn.s.sleep(i32 1)
  br label %out
out:
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK: "name": "no_barrier"
; CHECK-NEXT: "meetings": []
define amdgpu_kernel void @no_barrier() {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, 64
  br i1 %c, label %in, label %out
in:
  call void @llvm.amdgcn.s.sleep(i32 1)
  br label %out
out:
  ret void
}

; CHECK: "name": "in_a_function"
; CHECK-NEXT: "meetings": []
define internal void @f_in_a_function() {
  call void @llvm.amdgcn.s.barrier()
  ret void
}
define amdgpu_kernel void @in_a_function() {
  call void @f_in_a_function()
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK: "name": "of_some_in_a_function"
; CHECK-NEXT: "meetings": [{{$}}
define internal void @f_of_some_in_a_function() {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, 64
  br i1 %c, label %in, label %out
in:
  call void @llvm.amdgcn.s.barrier()
  br label %out
out:
  ret void
}
define amdgpu_kernel void @of_some_in_a_function() {
  call void @f_of_some_in_a_function()
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK: "name": "another_call_in_a_function"
; CHECK-NEXT: "meetings": []
define internal void @f_another_call_in_a_function() {
  call void @llvm.amdgcn.s.barrier()
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, 64
  br i1 %c, label %in, label %out
in:
  call void @llvm.amdgcn.s.sleep(i32 1)
  br label %out
out:
  ret void
}
define amdgpu_kernel void @another_call_in_a_function() {
  call void @f_another_call_in_a_function()
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK: "name": "in_a_function_that_some_call"
; CHECK-NEXT: "meetings": [{{$}}
define internal void @f_in_a_function_that_some_call() {
  call void @llvm.amdgcn.s.barrier()
  ret void
}
define amdgpu_kernel void @in_a_function_that_some_call() {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, 64
  br i1 %c, label %in, label %out
in:
  call void @f_in_a_function_that_some_call()
  br label %out
out:
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK: "name": "in_none_that_some_call"
; CHECK-NEXT: "meetings": []
define internal void @f_in_none_that_some_call() {
  call void @llvm.amdgcn.s.sleep(i32 1)
  ret void
}
define amdgpu_kernel void @in_none_that_some_call() {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, 64
  br i1 %c, label %in, label %out
in:
  call void @f_in_none_that_some_call()
  br label %out
out:
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK: "name": "in_none_beside_a_barrier"
; CHECK-NEXT: "meetings": []
define internal void @f_in_none_beside_a_barrier() {
  call void @llvm.amdgcn.s.sleep(i32 1)
  ret void
}
define amdgpu_kernel void @in_none_beside_a_barrier() {
  call void @llvm.amdgcn.s.barrier()
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, 64
  br i1 %c, label %in, label %out
in:
  call void @f_in_none_beside_a_barrier()
  br label %out
out:
  call void @llvm.amdgcn.s.barrier()
  ret void
}
