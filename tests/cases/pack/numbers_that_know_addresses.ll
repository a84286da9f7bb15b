; B shares bytes with C unless something may read B in C's phases: here the pointer that is made of a number counted up to B's address.
; RUN: variant COUNTED %s | ldsopt pack - --goal bytes -o /dev/null 2>&1 | filecheck %s --check-prefix COUNTED
; RUN: variant OFFSET %s | ldsopt pack - --goal bytes -o /dev/null 2>&1 | filecheck %s --check-prefix OFFSET
; COUNTED: 0 of 1 kernel packed
; OFFSET: 1 of 1 kernel packed
; OFFSET: on common bytes: B with C
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] poison, align 16
@B = internal addrspace(3) global [1024 x i32] poison, align 16
@C = internal addrspace(3) global [1024 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %m, ptr addrspace(1) %o) "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1024,1024" !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %pb = getelementptr i32, ptr addrspace(3) @B, i32 %t
  %pc = getelementptr i32, ptr addrspace(3) @C, i32 %t
  store i32 1, ptr addrspace(3) %pa
  store i32 2, ptr addrspace(3) %pb
  %a = ptrtoint ptr addrspace(3) @A to i32
  %b = ptrtoint ptr addrspace(3) @B to i32
;COUNTED   br label %loop
;COUNTED loop:
;COUNTED   %n = phi i32 [ 0, %0 ], [ %n1, %loop ]
;COUNTED   %n1 = add i32 %n, 4
;COUNTED   %x = add i32 %a, %n
;COUNTED   %c = icmp eq i32 %x, %b
;COUNTED   br i1 %c, label %go, label %loop
;COUNTED go:
;OFFSET   %n = add i32 0, 0
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %vb = load i32, ptr addrspace(3) %pb
  %va = load i32, ptr addrspace(3) %pa
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 3, ptr addrspace(3) %pc
  %i = add i32 %a, %n
  %p = inttoptr i32 %i to ptr addrspace(3)
  %pp = getelementptr i32, ptr addrspace(3) %p, i32 %t
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %vx = load i32, ptr addrspace(3) %pp
  %vc = load i32, ptr addrspace(3) %pc
  %s1 = add i32 %va, %vb
  %s2 = add i32 %vx, %vc
  %s = add i32 %s1, %s2
  %po = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %s, ptr addrspace(1) %po
  ret void
}
!0 = !{i32 1024, i32 1, i32 1}
