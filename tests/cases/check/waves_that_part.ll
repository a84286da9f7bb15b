; Waves part where a barrier is decided by what differs between them: kernels in which they may meet at different
; barriers.
; RUN: ldsopt check %s --mcpu gfx942 --json > %t.json
; RUN: %{python} -c "import json; print(*sorted(one['name'] for one in json.load(open('%t.json'))['functions'] if one['meetings']), sep='\n')" | filecheck %s
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier() #0
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1
declare void @llvm.amdgcn.s.sleep(i32 immarg) #2

; Barriers of all, of some, and in functions that all or some call.
; A barrier of all.
define internal void @parts_01_f() {
  ret void
}
define amdgpu_kernel void @parts_01() {
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; A barrier of some.
; CHECK: {{^}}parts_02{{$}}
define internal void @parts_02_f() {
  ret void
}
define amdgpu_kernel void @parts_02() {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, 64
  br i1 %c, label %in, label %out
in:                                               ; preds = %0
  call void @llvm.amdgcn.s.barrier()
  br label %out
out:                                              ; preds = %in, %0
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; The only one meets itself.
define internal void @parts_03_f() {
  ret void
}
define amdgpu_kernel void @parts_03() {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, 64
  br i1 %c, label %in, label %out
in:                                               ; preds = %0
  call void @llvm.amdgcn.s.barrier()
  br label %out
out:                                              ; preds = %in, %0
  ret void
}

; Another call of some.
define internal void @parts_04_f() {
  ret void
}
define amdgpu_kernel void @parts_04() {
  call void @llvm.amdgcn.s.barrier()
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, 64
  br i1 %c, label %in, label %out
in:                                               ; preds = %0
  call void @llvm.amdgcn.s.sleep(i32 1)
  br label %out
out:                                              ; preds = %in, %0
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; No barrier.
define internal void @parts_05_f() {
  ret void
}
define amdgpu_kernel void @parts_05() {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, 64
  br i1 %c, label %in, label %out
in:                                               ; preds = %0
  call void @llvm.amdgcn.s.sleep(i32 1)
  br label %out
out:                                              ; preds = %in, %0
  ret void
}

; In a function.
define internal void @parts_06_f() {
  call void @llvm.amdgcn.s.barrier()
  ret void
}
define amdgpu_kernel void @parts_06() {
  call void @parts_06_f()
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; Of some in a function.
; CHECK-NEXT: {{^}}parts_07{{$}}
define internal void @parts_07_f() {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, 64
  br i1 %c, label %in, label %out
in:                                               ; preds = %0
  call void @llvm.amdgcn.s.barrier()
  br label %out
out:                                              ; preds = %in, %0
  ret void
}
define amdgpu_kernel void @parts_07() {
  call void @parts_07_f()
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; Another call of some in a function.
define internal void @parts_08_f() {
  call void @llvm.amdgcn.s.barrier()
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, 64
  br i1 %c, label %in, label %out
in:                                               ; preds = %0
  call void @llvm.amdgcn.s.sleep(i32 1)
  br label %out
out:                                              ; preds = %in, %0
  ret void
}
define amdgpu_kernel void @parts_08() {
  call void @parts_08_f()
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; In a function that some call.
; CHECK-NEXT: {{^}}parts_09{{$}}
define internal void @parts_09_f() {
  call void @llvm.amdgcn.s.barrier()
  ret void
}
define amdgpu_kernel void @parts_09() {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, 64
  br i1 %c, label %in, label %out
in:                                               ; preds = %0
  call void @parts_09_f()
  br label %out
out:                                              ; preds = %in, %0
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; In none that some call.
define internal void @parts_10_f() {
  call void @llvm.amdgcn.s.sleep(i32 1)
  ret void
}
define amdgpu_kernel void @parts_10() {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, 64
  br i1 %c, label %in, label %out
in:                                               ; preds = %0
  call void @parts_10_f()
  br label %out
out:                                              ; preds = %in, %0
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; In none that some call beside a barrier.
define internal void @parts_11_f() {
  call void @llvm.amdgcn.s.sleep(i32 1)
  ret void
}
define amdgpu_kernel void @parts_11() {
  call void @llvm.amdgcn.s.barrier()
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, 64
  br i1 %c, label %in, label %out
in:                                               ; preds = %0
  call void @parts_11_f()
  br label %out
out:                                              ; preds = %in, %0
  call void @llvm.amdgcn.s.barrier()
  ret void
}

attributes #0 = { convergent nocallback nofree nounwind willreturn }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
; CHECK-NOT: {{.}}
