; Other workgroups may write what is copied to a cluster, and no barrier of this workgroup says when: @A is needed from the
; beginning on, while @B is used.
; RUN: variant CLUSTER %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant OWN %s | ldsopt liveness - | filecheck %s --check-prefix FREE

; A copy may begin in front of its variable: its first lanes may be off, and the others' bytes are within. What is read there has
; been written.
; RUN: variant IN-FRONT %s | ldsopt liveness - 2>&1 | filecheck %s --check-prefix WRITTEN
; WRITTEN-NOT: error

; FREE: {{^ *}}A {{.*[)]}} -{{( .*)?$}}
; FREE-NEXT: {{^ *}}B {{.*[)]}} -{{( .*)?$}}
; NEEDED: {{^ *}}A {{.*[)]}} B
; NEEDED-NEXT: {{^ *}}B {{.*[)]}} A

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
@B = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.cluster.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare void @llvm.amdgcn.s.waitcnt(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %in, i1 %c) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %own.a = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  %own.b = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  %next.a = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %next.b = getelementptr i32, ptr addrspace(3) @B, i32 %next
  store i32 7, ptr addrspace(3) %own.b
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %b = load i32, ptr addrspace(3) %next.b
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
;CLUSTER   call void @llvm.amdgcn.cluster.load.async.to.lds.b32(ptr addrspace(1) %in, ptr addrspace(3) %own.a, i32 0, i32 0, i32 3)
;OWN   call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %in, ptr addrspace(3) %own.a, i32 0, i32 0)
;CLUSTER,OWN   call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
;IN-FRONT   %at = select i1 %c, i32 -64, i32 128
;IN-FRONT   %to = getelementptr i8, ptr addrspace(3) @A, i32 %at
;IN-FRONT   call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) %to, i32 4, i32 0, i32 0)
;IN-FRONT   call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %read = load i32, ptr addrspace(3) %next.a ; but IN-FRONT
;IN-FRONT   %read = load i32, ptr addrspace(3) @A
  ret void
}
;CLUSTER,OWN attributes #0 = { "target-cpu"="gfx1250" }
;IN-FRONT attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
