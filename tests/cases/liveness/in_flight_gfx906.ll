; Bytes of a copy are in use up to the barrier behind a wait for it, and it is complete: the numbers of these
; segments.
; RUN: ldsopt liveness %s -q --report %t.json
; RUN: %{python} -c "import json; [print(k['name'], *sorted({n for b in k['buffers'] for n in b['accessed']})) for k in json.load(open('%t.json'))['kernels']]" | filecheck %s
@A = internal addrspace(3) global [64 x i32] undef, align 16
@B = internal addrspace(3) global [64 x i32] undef, align 16
@C = internal addrspace(3) global [64 x i32] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
declare void @llvm.amdgcn.s.cluster.barrier()

; The barrier of some architectures waits by itself. For global loads, at a barrier of the workgroup that the backend
; knows, which those in assembly are not.
; CHECK: {{^}}the_barrier_of_some_architectures_waits_by_itself_1 0{{$}}
define amdgpu_kernel void @the_barrier_of_some_architectures_waits_by_itself_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx906" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}the_barrier_of_some_architectures_waits_by_itself_2 0 1{{$}}
define amdgpu_kernel void @the_barrier_of_some_architectures_waits_by_itself_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx906" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK-NEXT: {{^}}the_barrier_of_some_architectures_waits_by_itself_3 0 1 2{{$}}
define amdgpu_kernel void @the_barrier_of_some_architectures_waits_by_itself_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx906" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.cluster.barrier()
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  ret void
}

!0 = !{i32 64, i32 1, i32 1}
