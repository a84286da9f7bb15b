; Waves that end, callees, assembly and invokes, and what shares no byte with what for their sake.
; RUN: ldsopt liveness %s | filecheck %s
@A = internal addrspace(3) global [64 x i32] undef, align 16
@B = internal addrspace(3) global [64 x i32] undef, align 16
@C = internal addrspace(3) global [64 x i32] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.cluster.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)

; Other workgroups may write what is copied to a cluster. No barrier of this workgroup says when.
; CHECK: {{^}}other_workgroups_may_write_what_is_copied_to_a_cluster_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-3 [0,4) B copies into it go to several workgroups of a cluster ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0-1 [0,2) A{{$}}
define amdgpu_kernel void @other_workgroups_may_write_what_is_copied_to_a_cluster_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx1250" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %pa = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  call void @llvm.amdgcn.cluster.load.async.to.lds.b32(ptr addrspace(1) %in, ptr addrspace(3) %pa, i32 0, i32 0, i32 3)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}other_workgroups_may_write_what_is_copied_to_a_cluster_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 2-3 [2,4) -{{$}}
; CHECK-NEXT: B 256 16 0-1 [0,2) -{{$}}
define amdgpu_kernel void @other_workgroups_may_write_what_is_copied_to_a_cluster_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx1250" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %pa = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %in, ptr addrspace(3) %pa, i32 0, i32 0)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  ret void
}

!0 = !{i32 64, i32 1, i32 1}
