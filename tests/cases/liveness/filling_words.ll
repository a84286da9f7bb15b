; A store of one address writes all of a variable of that size, where all work-items get there if one does: @A is dead while
; it lies idle and @B is used.

; A store of all; one on each path of a branch that all take alike; one that needs no size of the workgroup.
; RUN: variant SIZED,ALL %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant SIZED,ALIKE,BOTH %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant ALL %s | ldsopt liveness - | filecheck %s --check-prefix FREE

; None; half; more than there is; what was there counts; there or nowhere; some; some here and some there; all or nobody.
; RUN: variant SIZED %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant SIZED,HALF %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant SIZED,MORE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant SIZED,ATOMIC %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant SIZED,NOWHERE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant SIZED,PARTED %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant SIZED,PARTED,BOTH %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant SIZED,ALIKE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED

; FREE: {{^ *}}A {{.*[)]}} -{{( .*)?$}}
; FREE-NEXT: {{^ *}}B {{.*[)]}} -{{( .*)?$}}
; NEEDED: {{^ *}}A {{.*[)]}} B
; NEEDED-NEXT: {{^ *}}B {{.*[)]}} A

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global i32 poison, align 16
@B = internal addrspace(3) global i32 poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(i32 %n, i1 %c) #0
;SIZED   !reqd_work_group_size !0
{
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 7, ptr addrspace(3) @A
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %first = load i32, ptr addrspace(3) @A
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 7, ptr addrspace(3) @B
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %b = load i32, ptr addrspace(3) @B
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
;ALL   store i32 7, ptr addrspace(3) @A
;HALF   store i16 1, ptr addrspace(3) @A
;MORE   store i64 1, ptr addrspace(3) @A
;ATOMIC   %old = atomicrmw add ptr addrspace(3) @A, i32 1 monotonic
;NOWHERE   %q = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) inttoptr (i32 2147483647 to ptr addrspace(3))
;NOWHERE   store i32 1, ptr addrspace(3) %q
;PARTED   %w = icmp ult i32 %tid, %n
;ALIKE   %w = and i1 %c, %c
;PARTED,ALIKE   br i1 %w, label %x, label %y
;PARTED,ALIKE x:
;PARTED,ALIKE   store i32 7, ptr addrspace(3) @A
;PARTED,ALIKE   br label %z
;PARTED,ALIKE y:
;BOTH   store i32 7, ptr addrspace(3) @A
;PARTED,ALIKE   br label %z
;PARTED,ALIKE z:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %last = load i32, ptr addrspace(3) @A
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
